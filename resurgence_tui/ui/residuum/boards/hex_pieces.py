"""What stands in a hex as a few characters: a badge for the pieces in action, small letters for those that lie.

The seat's number, then `B` Basecamp, `P` Outpost, `R` Outrider, with a number from two on; `!` one of them carries a
nuke; small letters are out of action, `k` a Barricade that lies there, `*` Oil of the transport.
"""

from __future__ import annotations

from typing import NamedTuple

from resurgence_tui.engine.types import Seat
from resurgence_tui.games.residuum.board import has_armed_at, is_piece_at, outposts_at, outriders_at
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Part

OIL, ARMED = "*", "!"

PIECES = ("basecamp", "outpost", "outrider")
"""Pieces in the order in which they stand."""


class Standing(NamedTuple):
    """What a seat has in a hex: Basecamp, Outposts, Outriders in action, and lying; then Barricades lying and Oil."""

    active: tuple[int, int, int]
    lying: tuple[int, int, int]
    barricades: int
    oil: bool
    armed: bool


def standing(view: View, seat: Seat, hex: str) -> Standing:
    """What a seat has in a hex."""
    me = view.seats[seat]
    here, riders = me.basecamp == hex, len(outriders_at(view, seat, hex))
    down = me.outriders.count(hex) - riders
    return Standing(
        (int(here and me.basecamp_active), len(outposts_at(view, seat, hex, True)), riders),
        (int(here and not me.basecamp_active), len(outposts_at(view, seat, hex, False)), down),
        me.loose.count(hex), hex in me.oil, has_armed_at(view, seat, hex),
    )


def seats_in_order(view: View) -> list[Seat]:
    """The seats clockwise from the one on turn."""
    first = max(view.mover, 0)
    return [(first + step) % len(view.seats) for step in range(len(view.seats))]


def owners(view: View, hex: str) -> list[Seat]:
    """The seats that have anything in a hex, the one on turn first."""
    return [seat for seat in seats_in_order(view) if is_piece_at(view, seat, hex) or hex in view.seats[seat].oil]


def sign(words: Words, piece: str) -> str:
    """The letter of a piece in action."""
    return words.attribute(piece, "sign") or ""


def _counted(letter: str, count: int) -> str:
    return letter * count if count < 2 else f"{letter}{count}"


def piece_parts(words: Words, view: View, hex: str, looks: Looks) -> list[Part]:
    """The pieces in a hex, seat by seat."""
    found: list[Part] = []
    letters = [sign(words, piece) for piece in PIECES]
    for seat in owners(view, hex):
        what, number = standing(view, seat, hex), str(seat + 1)
        colour = looks[seat].colour % len(theme.SEATS)
        active = "".join(map(_counted, letters, what.active))
        lying = "".join(map(_counted, map(str.lower, letters), what.lying))
        lying += _counted(sign(words, "barricade").lower(), what.barricades)
        badge, quiet = theme.SEATS[colour], styles.lying(theme.SEAT_TEXT[colour], view.terrain[hex])
        if active:
            found.append((number + active + (ARMED if what.armed else ""), badge))
            found += [(lying, quiet)] * bool(lying)
        elif lying:
            found.append((number + lying, quiet))
        found += [(OIL if active or lying else number + OIL, quiet)] * what.oil
    return found
