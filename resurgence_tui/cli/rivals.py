"""What programs are told of rivals that a game itself plays: docs/bots.md."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.engine.sides import Side
from resurgence_tui.engine.types import Seat


def rivals_of(sides: Sequence[Side], winners: Sequence[Seat]) -> dict[str, int | bool]:
    """The points of each rival by its name, and whether they were beaten; nothing where there is none."""
    rivals: dict[str, int | bool] = {side.rival: side.points for side in sides if side.rival}
    return rivals | {"won": bool(winners)} if rivals else {}
