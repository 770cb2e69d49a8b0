"""How hexes are called on the screen: by their label, while the map is laid by where they lie."""

from __future__ import annotations

from resurgence_tui.games.residuum.hexes import TOWN, cells, ends, order
from resurgence_tui.games.residuum.labels import label
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.phrases import HEXES
from resurgence_tui.i18n.text import Words


def hex_name(words: Words, view: View, hex: str) -> str:
    """``H4``, or ``E2N1`` while the map is laid; the town by its name."""
    if hex == TOWN:
        return words.text("trade_town")
    if called := label(view, hex):
        return called
    r, q = order(hex)
    return words.text(HEXES[("e" if q >= 0 else "w") + ("s" if r >= 0 else "n")], q=abs(q), r=abs(r))


def hex_named(words: Words, view: View, called: str) -> str:
    """The hex that is called so, however it is spelt; "" for none."""
    wanted = "".join(called.split()).casefold()
    return next((hex for hex in view.terrain if hex_name(words, view, hex).casefold() == wanted), "")


def spot_name(words: Words, view: View, spot: str) -> str:
    """A hex, or an edge by its two hexes."""
    if ":" not in spot:
        return hex_name(words, view, spot)
    one, other = ends(spot)
    return words.text("map_edge", first=hex_name(words, view, one), last=hex_name(words, view, other))


def is_hex(spot: str) -> bool:
    """Whether a spot is a hex, with a tile or without."""
    try:
        return bool(cells(spot))
    except ValueError:
        return False
