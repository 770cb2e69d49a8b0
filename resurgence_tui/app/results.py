"""Results of games played alone: kept once when such a game ends, and the best of each difficulty to show."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.results import Result, Results, best
from resurgence_tui.saves.store import Store

from .host import Host

LEVEL = "solo"
"""The option of a setup that names the difficulty of a game against the game itself."""


class Best(NamedTuple):
    """The best results by difficulty. problem: in one sentence why they are not known, or ""."""

    results: dict[str, Result]
    problem: str = ""


def result_of(host: Host) -> Result | None:
    """How a game alone against the game ended; None if it is no such game, or not played to its end by a person."""
    level = host.setup.options.get(LEVEL)
    if not isinstance(level, str) or not level or not host.over or host.abandoned or not host.humans:
        return None
    view = host.view(NOBODY)
    return Result(
        game=host.setup.game,
        game_id=host.game_id,
        level=level,
        name=host.names[0],
        points=host.scores[0],
        against=sum(view.mutant_sheet.values()),
        ended=datetime.now(UTC),
    )


def keep_result(host: Host) -> str:
    """Keep the result of a game alone that is over, beside its save and once only; why that was not possible, or ""."""
    result = result_of(host)
    if result is None or host.path is None:
        return ""
    try:
        Results(host.path.parent).add(result)
    except SaveError as error:
        return str(error)
    return ""


def best_results(store: Store | None, game: str = "resurgence") -> Best:
    """The best result of each difficulty that is kept beside the saved games."""
    if store is None:
        return Best({})
    try:
        return Best(best(Results(store.folder).read(), game))
    except SaveError as error:
        return Best({}, str(error))
