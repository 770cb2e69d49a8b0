"""What differs between two views of the map by the same eyes."""

from __future__ import annotations

from resurgence_tui.games.residuum.hexes import ends
from resurgence_tui.games.residuum.view import View
from resurgence_tui.ui.residuum.boards.hex_pieces import owners, standing
from resurgence_tui.ui.residuum.boards.wasteland_board import UNCHANGED, Changed


def changes_of(before: View | None, now: View | None) -> Changed:
    """The hexes on which something came, went, fell or rose, or whose terrain is another one."""
    if before is None or now is None or before is now or not before.round:
        return UNCHANGED
    found = {
        hex for hex, terrain in now.terrain.items()
        if before.terrain.get(hex) != terrain or _stands(before, hex) != _stands(now, hex)
    }  # fmt: skip
    for edge in before.barricades.items() ^ now.barricades.items():
        found.update(ends(edge[0]))
    return frozenset(found)


def _stands(view: View, hex: str) -> list[tuple[int, object]]:
    return sorted((seat, standing(view, seat, hex)) for seat in owners(view, hex))
