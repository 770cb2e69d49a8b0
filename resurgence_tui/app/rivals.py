"""What programs are told at the end of a game: docs/bots.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resurgence_tui.engine.sides import Side
from resurgence_tui.engine.types import Seat


def rivals_of(sides: Sequence[Side], winners: Sequence[Seat]) -> dict[str, int | bool]:
    """The points of each rival by its name, and whether they were beaten; nothing where there is none."""
    rivals: dict[str, int | bool] = {side.rival: side.points for side in sides if side.rival}
    return rivals | {"won": bool(winners)} if rivals else {}


def last_line(scores: Sequence[int], winners: Sequence[Seat], sides: Sequence[Side]) -> dict[str, Any]:
    """The scores, against a rival also its points and whether it was beaten."""
    return {"over": True, "scores": list(scores), "winners": list(winners), **rivals_of(sides, winners)}
