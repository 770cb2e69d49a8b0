"""What stands and lies where, in words: pieces of a hex by owner, hexes with their terrain, sides."""

from __future__ import annotations

from typing import NamedTuple

from resurgence_tui.engine.types import Seat
from resurgence_tui.games.residuum.board import neighbours, outposts_at, outriders_at
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import ACTIVE, ARMED
from resurgence_tui.i18n.lists import listed

from .phrases import Reader, direction_text


class Standing(NamedTuple):
    """How many pieces of one seat are in a hex, active and out of action. armed: active Outriders with a nuke."""

    basecamp: int
    outposts: int
    outriders: int
    armed: int
    lying_basecamp: int
    lying_outposts: int
    lying_outriders: int
    barricades: int
    oil: bool


def standing(view: View, seat: Seat, hex: str) -> Standing:
    """The pieces of a seat in a hex; Barricades on its edges do not count."""
    me = view.seats[seat]
    here, active = int(me.basecamp == hex), len(outriders_at(view, seat, hex))
    armed = sum(where == hex and bool(mark & ARMED) for where, mark in zip(me.outriders, me.marks, strict=True))
    lying = sum(where == hex and not mark & ACTIVE for where, mark in zip(me.outriders, me.marks, strict=True))
    return Standing(
        here * me.basecamp_active, len(outposts_at(view, seat, hex, True)), active, armed,
        here * (not me.basecamp_active), len(outposts_at(view, seat, hex, False)), lying, me.loose.count(hex),
        hex in me.oil,
    )  # fmt: skip


def pieces_text(read: Reader, found: Standing) -> str:
    """``1 Outpost and 2 Outriders; out of action 1 Barricade``; "" if there are none."""
    outriders = read.many([("outrider", found.outriders)])
    if found.armed and found.outriders == 1:
        outriders = read.text("answer_armed_one", pieces=outriders)
    elif found.armed:
        outriders = read.text("answer_armed", pieces=outriders, count=found.armed)
    parts = [read.many([("basecamp", found.basecamp)]), read.many([("outpost", found.outposts)]), outriders]
    parts.append(read.text("answer_oil") if found.oil else "")
    active = listed(read.words, [part for part in parts if part])
    lying = read.many(
        [
            ("basecamp", found.lying_basecamp), ("outpost", found.lying_outposts),
            ("outrider", found.lying_outriders), ("barricade", found.barricades),
        ]
    )  # fmt: skip
    if active and lying:
        return read.text("answer_active_and_lying", pieces=active, lying=lying)
    return active or (read.text("answer_lying", pieces=lying) if lying else "")


def owners(read: Reader, hex: str) -> list[str]:
    """Whose pieces are in a hex, a seat a part: ``Boris: 1 Outpost``."""
    assert read.view is not None
    found = []
    for seat in range(len(read.view.seats)):
        if pieces := pieces_text(read, standing(read.view, seat, hex)):
            found.append(read.text("answer_there", name=read.player(seat), pieces=pieces))
    return found


def place_text(read: Reader, hex: str, origin: str = "") -> str:
    """A hex with its terrain, ``H4, Gold Mine``; from a hex beside it with the way, ``east: H4, Gold Mine``."""
    assert read.view is not None
    if hex == TOWN:
        return read.named("trade_town")
    told = {"hex": read.hex(hex), "terrain": read.named(read.view.terrain[hex])}
    way = direction_text(read.words, origin, hex) if origin else ""
    return read.text("answer_way", way=way, **told) if way else read.text("answer_place", **told)


def terrains_beside(read: Reader, hex: str) -> list[str]:
    """The terrains of the hexes beside one, by name, in hex order; the town last."""
    assert read.view is not None
    return [read.named(read.view.terrain[one]) for one in neighbours(read.view, hex)]
