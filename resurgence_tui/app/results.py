"""Results of finished games: kept once when a game ends, and the best of each mode to show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from types import MappingProxyType
from typing import NamedTuple

from resurgence_tui.engine.errors import GameError, SaveError
from resurgence_tui.engine.sides import Side as Scored
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.saves.results import Known, Result, Results, Side, Tally, best
from resurgence_tui.saves.save_file import SaveFile, Setup
from resurgence_tui.saves.store import Store

from .host import Host
from .library import load_save

Told = Callable[[int, int], None]
"""Hears how many of how many files have been looked at."""


class Best(NamedTuple):
    """The best results by mode. problem: in one sentence why they are not known, or "".

    counts: how many results of each mode are kept.
    """

    results: dict[str, Result]
    problem: str = ""
    counts: Mapping[str, int] = MappingProxyType({})


def result_of(host: Host, ended: datetime | None = None) -> Result | None:
    """How a game ended; None if it was not played to its end, or by bots alone. ended: when, else now."""
    if not host.over or host.abandoned or not host.humans:
        return None
    changed = host.doubt is not None and host.doubt.changed
    return _result(host.setup, host.game_id, ended or datetime.now(UTC), host.sides, host.winners, changed)


def _result(
    setup: Setup, game_id: str, ended: datetime, scored: Sequence[Scored], winners: Sequence[int], changed: bool
) -> Result:
    """The result of a game that was played to its end. scored: the seats in order, then rivals without a seat."""
    sides = [
        Side(name=one.name, player=one.player, points=side.points, sheet=dict(side.sheet), earned=dict(side.earned))
        for one, side in zip(setup.seats, scored, strict=False)
    ]
    rivals = [Tally(points=side.points, sheet=dict(side.sheet)) for side in scored if side.rival]
    return Result(
        game=setup.game,
        game_id=game_id,
        ended=ended,
        options=dict(setup.options),
        sides=tuple(sides),
        rival=rivals[0] if rivals else None,
        winners=tuple(winners),
        changed=changed,
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
    counts = Counter(result.mode for result in known.results if result.game == game)
    return Best(best(known.results, game), known.problem, counts)


def known_results(store: Store | None) -> Known:
    """All results that are kept beside the saved games."""
    return Results(store.folder).read() if store is not None else Known([])


def gathered_results(store: Store | None, told: Told = lambda done, total: None) -> Known:
    """All results, with those of finished games whose saves are there but whose results are not: they are kept now.

    told: hears how many of how many files have been looked at. What it raises ends the search; what has been found by
    then is kept.
    """
    if store is None:
        return Known([])
    known = known_results(store)
    have = {result.game_id for result in known.results if result.known}
    if known.newer:
        return known
    found: list[Result] = []
    try:
        for save in store.finished(have, told):
            if (result := _result_in(save)) is not None:
                found.append(result)
    finally:  # all in one go: each time the whole file is written anew
        problem = _kept(store, found)
    if not found:
        return known
    if problem:
        return Known([*known_results(store).results, *found], problem)
    return Known(known_results(store).results, known.problem)


def _kept(store: Store, found: Sequence[Result]) -> str:
    """Keep what was found in saves; why that was not possible, or ""."""
    try:
        if found:
            Results(store.folder).add(*found)
    except SaveError as error:
        return str(error)
    return ""


def _result_in(save: SaveFile) -> Result | None:
    """The result of a finished game, from a save without choices: what a `Host` of it would tell, without one."""
    setup = save.setup
    with suppress(GameError, ValueError):
        game, table = load_save(save, stored_content=True)
        if table.over and not save.abandoned and any(seat.human for seat in setup.seats):
            changed = save.base is not None and save.base.changed
            return _result(setup, save.game_id, save.saved, game.sides(table), game.winners(table), changed)
    return None
