"""Options that are places: tiles and cells, Basecamps, moves, hexes and edges of actions, forced moves."""

from __future__ import annotations

from collections.abc import Iterator

from resurgence_tui.games.residuum.board import bonus, is_hazard, neighbours, others_active_at
from resurgence_tui.games.residuum.hexes import TOWN, edge_id, ends, touching
from resurgence_tui.games.residuum.rules.barricades import take_over_cost
from resurgence_tui.games.residuum.rules.legal_moves import (
    Load,
    move_cost,
    move_is_barred,
    network_cost,
    network_is_barred,
)
from resurgence_tui.games.residuum.vocab import CLASSES, POOR
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.sentences import OptionText

from .names import amounts
from .option_lines import Asked, verb
from .phrases import direction_text
from .pieces import owners, place_text, standing, terrains_beside

NETWORK = "network"


# Setup


@verb("tile")
def _tile(asked: Asked, terrain: str) -> OptionText:
    return OptionText(asked.read.named(terrain))


@verb("lay")
def _lay(asked: Asked, hex: str) -> OptionText:
    """A cell, and what a tile would touch there."""
    touched = listed(asked.words, list(dict.fromkeys(terrains_beside(asked.read, hex))))
    count = touching(hex, asked.view.terrain)
    return OptionText(asked.read.hex(hex), note=asked.label("answer_touches", count=count, terrains=touched))


@verb("row")
def _row(asked: Asked, word: str) -> OptionText:
    count = int(word[1:])
    if not count:
        return OptionText(asked.label("answer_row_town"))
    return OptionText(asked.label("answer_row_north" if word[0] == "n" else "answer_row_south", count=count))


@verb("base")
def _base(asked: Asked, hex: str) -> OptionText:
    """A place of the Basecamp, with what its neighbours would bring."""
    count = bonus(asked.view, asked.seat, hex)
    rich = [asked.view.terrain[one] for one in neighbours(asked.view, hex) if asked.view.terrain[one] not in POOR]
    beside = listed(asked.words, [asked.read.named(terrain) for terrain in rich])
    key = "answer_bonus_beside" if rich else "answer_bonus"
    return OptionText(asked.read.hex(hex), note=asked.label(key, count=count, terrains=beside))


@verb("swap")
def _swap(asked: Asked, hex: str) -> OptionText:
    return OptionText(asked.label("answer_swap_none") if hex == "none" else place_text(asked.read, hex))


# Moves


@verb("from")
def _from(asked: Asked, hex: str) -> OptionText:
    return OptionText(place_text(asked.read, hex), note=asked.notes(*owners(asked.read, hex)))


CLASS_KEYS = {
    "fresh": "answer_class_fresh",
    "met": "answer_class_met",
    "armed": "answer_class_armed",
    "armedmet": "answer_class_armedmet",
}
"""Class of Outriders -> so many of them."""


def outriders_text(asked: Asked, counts: Iterator[tuple[str, int]]) -> str:
    """Outriders by their class."""
    return listed(asked.words, [asked.label(CLASS_KEYS[word], count=count) for word, count in counts if count])


@verb("convoy")
def _convoy(asked: Asked, *parts: str) -> OptionText:
    counts = ((part[:-1], int(part[-1])) for part in parts)
    return OptionText(outriders_text(asked, counts))


@verb("load")
def _load(asked: Asked, *parts: str) -> OptionText:
    if parts == ("none",):
        return OptionText(asked.label("answer_load_none"))
    found = {}
    for part in parts:
        word = part.rstrip("0123456789")
        found[word.removesuffix("s")] = int(part[len(word) :])
    named = ((piece, found.get(piece, 0)) for piece in ("basecamp", "outpost", "barricade"))
    return OptionText(asked.label("answer_load", load=amounts(asked.words, named)))


@verb("to")
def _to(asked: Asked, hex: str) -> OptionText:
    """A goal: the way, what it costs and what waits there."""
    kind, origin, *numbers = asked.decision.context
    fresh, met, armed, both, *load = map(int, numbers)
    classes = fresh, met, armed, both
    if kind == NETWORK:
        cost = network_cost(asked.view, asked.seat, str(origin), classes)
        barred = network_is_barred(asked.view, asked.seat, str(origin))
        label = place_text(asked.read, hex)
    else:
        cost = move_cost(asked.view, asked.seat, str(origin), hex, classes, Load(*load))
        barred = move_is_barred(asked.view, asked.seat, str(origin), hex)
        label = place_text(asked.read, hex, str(origin))
    notes = way_notes(asked, str(origin), hex, barred)
    return OptionText(label, asked.amount("points", cost), note=asked.notes(*notes))


def way_notes(asked: Asked, origin: str, hex: str, barred: int) -> Iterator[str]:
    """What one should know of a move: a meeting, what lies there, a Barricade, a hazard, who cannot pay."""
    if hex == TOWN:
        return
    if hosts := others_active_at(asked.view, asked.seat, hex):
        yield asked.label("answer_meets", names=listed(asked.words, [asked.read.player(seat) for seat in hosts]))
    yield from owners(asked.read, hex)
    owner = asked.view.barricades.get(edge_id(origin, hex), asked.seat)
    if owner != asked.seat:
        yield asked.label("answer_tax", name=asked.read.player(owner))
    if is_hazard(asked.view, hex):
        yield asked.label("answer_hazard")
    if barred:
        yield asked.label("answer_no_provisions")


# Hexes of actions


@verb("rally", "into", "drag")
def _hex(asked: Asked, hex: str) -> OptionText:
    return OptionText(place_text(asked.read, hex))


@verb("at")
def _at(asked: Asked, hex: str, owner: str = "") -> OptionText:
    """A place of an action; to take over with the owner of the Outpost."""
    if not owner:
        return OptionText(place_text(asked.read, hex), note=asked.notes(*owners(asked.read, hex)))
    other = int(owner.removeprefix("seat")) - 1
    label = asked.label(
        "answer_outpost_of", hex=asked.read.hex(hex), terrain=asked.read.named(asked.view.terrain[hex]),
        name=asked.read.player(other),
    )  # fmt: skip
    return OptionText(label, asked.amount("points", take_over_cost(asked.view, asked.seat, hex, other)))


@verb("edge")
def _edge(asked: Asked, *hexes: str) -> OptionText:
    """An edge: of the hex that was chosen by its side, else by its two hexes."""
    kind, *chosen = asked.decision.context
    edge = ":".join(hexes)
    if chosen:
        beyond = next(hex for hex in ends(edge) if hex != chosen[0])
        label = asked.label(
            "answer_side", way=direction_text(asked.words, str(chosen[0]), beyond), hex=asked.read.hex(beyond),
            terrain=asked.read.named(asked.view.terrain[beyond]),
        )  # fmt: skip
        return OptionText(label, note=asked.notes(*owners(asked.read, beyond)))
    if kind == "destroy_barricade":
        owner = asked.read.player(asked.view.barricades[edge])
        return OptionText(asked.label("answer_between_of", name=owner, **asked.read.edge(edge)))
    return OptionText(asked.label("answer_between", **asked.read.edge(edge)))


@verb("target")
def _target(asked: Asked, hex: str) -> OptionText:
    """A hex that is poisoned, and whose Outriders are hit."""
    hit = []
    for seat in range(len(asked.view.seats)):
        found = standing(asked.view, seat, hex)
        if count := found.outriders + found.lying_outriders:
            pieces = asked.amount("outrider", count)
            hit.append(asked.label("answer_hit", name=asked.read.player(seat), pieces=pieces))
    note = asked.label("answer_hits", pieces=listed(asked.words, hit)) if hit else ""
    return OptionText(place_text(asked.read, hex), note=note)


@verb("who")
def _who(asked: Asked, hex: str, word: str) -> OptionText:
    assert word in CLASSES
    outrider = asked.label(CLASS_KEYS[word], count=1)
    return OptionText(asked.label("answer_who", outrider=outrider, hex=asked.read.hex(hex)))


# Forced moves


@verb("exit", "withdraw")
def _exit(asked: Asked, hex: str) -> OptionText:
    """Where a convoy leaves to."""
    hazard = asked.label("answer_hazard") if is_hazard(asked.view, hex) else ""
    origin = asked.view.meeting.hex
    label = place_text(asked.read, hex, origin)
    return OptionText(label, note=asked.notes(*owners(asked.read, hex), hazard))
