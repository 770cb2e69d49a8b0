"""Results of finished games: kept once when a game ends, and the best of each mode to show."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from itertools import islice
from typing import NamedTuple

from resurgence_tui.engine.errors import GameError, SaveError
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.saves.results import Known, Result, Results, Side, Tally, best
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store

from .host import Host
from .library import load_save

AT_ONCE = 200
"""So many results that were found in saves are kept in one go."""

Told = Callable[[int, int], None]
"""Hears how many of how many files have been looked at."""


class Best(NamedTuple):
    """The best results by mode. problem: in one sentence why they are not known, or ""."""

    results: dict[str, Result]
    problem: str = ""


def result_of(host: Host, ended: datetime | None = None) -> Result | None:
    """How a game ended; None if it was not played to its end, or by bots alone. ended: when, else now."""
    if not host.over or host.abandoned or not host.humans:
        return None
    scored = host.sides
    sides = [
        Side(name=one.name, player=one.player, points=side.points, sheet=dict(side.sheet), earned=dict(side.earned))
        for one, side in zip(host.setup.seats, scored, strict=False)
    ]
    rivals = [Tally(points=side.points, sheet=dict(side.sheet)) for side in scored if side.rival]
    return Result(
        game=host.setup.game,
        game_id=host.game_id,
        ended=ended or datetime.now(UTC),
        options=dict(host.setup.options),
        sides=tuple(sides),
        rival=rivals[0] if rivals else None,
        winners=tuple(host.winners),
        changed=host.doubt is not None and host.doubt.changed,
    )


def keep_result(host: Host) -> str:
    """Keep the result of a game that is over, beside its save and once only; why that was not possible, or ""."""
    if host.path is None:
        return ""
    try:
        result = result_of(host)
        if result is not None:
            Results(host.path.parent).add(result)
    except SaveError as error:
        return str(error)
    except ValueError:
        return "The result is not kept: its numbers are beyond all measure."
    return ""


def best_results(store: Store | None, game: str = DEFAULT_GAME) -> Best:
    """The best result of each mode of a game that is kept beside the saved games."""
    known = known_results(store)
    return Best(best(known.results, game), known.problem)


def known_results(store: Store | None) -> Known:
    """All results that are kept beside the saved games."""
    return Results(store.folder).read() if store is not None else Known([])


def gathered_results(store: Store | None, told: Told = lambda done, total: None) -> Known:
    """All results, with those of finished games whose saves are there but whose results are not: they are kept now.

    told: hears how many of how many files have been looked at. What it raises ends the search; what has been found by
    then is kept, but for the newest `AT_ONCE`.
    """
    if store is None:
        return Known([])
    known = known_results(store)
    have = {result.game_id for result in known.results if result.known}
    found = (result for save in store.finished(have, told) if (result := _result_in(save)) is not None)
    if known.newer:
        return known
    lost: list[Result] = []
    problem = known.problem
    while some := list(islice(found, AT_ONCE)):
        try:
            Results(store.folder).add(*some)
        except SaveError as error:
            lost, problem = [*lost, *some], str(error)
    return Known([*known_results(store).results, *lost], problem)


def _result_in(save: SaveFile) -> Result | None:
    """The result of a finished game, from a save without choices."""
    with suppress(GameError, ValueError):
        return result_of(Host(*load_save(save, stored_content=True), save), save.saved)
    return None
