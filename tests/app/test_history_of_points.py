"""Where the points of a game came from, round by round: told by the log, and equal to what lies on the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.history_of_points import BEFORE, START, PointsHistory, SideHistory, points_by_round, points_of
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.sides import Points
from resurgence_tui.engine.types import NOBODY, Fact, LogEntry
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.points import points_in
from resurgence_tui.saves.save_file import make_setup
from tests.build import a_table

FIXTURES = sorted((Path(__file__).parents[1] / "fixtures" / "games").glob("*.json"))


def entry(round_: int, key: str, seat: int, *values: str | int) -> LogEntry:
    """One line of a log."""
    return LogEntry(round_, 3, Fact(key, seat, values))


LOG = [
    entry(1, "scored", 0, "starter_first_watch", 2),
    entry(1, "placed", 0, "kremlin_upper"),
    entry(2, "scored", 1, "track_metro", 3),
    entry(2, "scored", 0, "rubble_1", 1),
    entry(2, "scored", 0, "rubble_2", 2),
    entry(3, "scored", 1, "event_frost", -1),
]


def test_points_are_read_from_the_facts_by_kind_of_source() -> None:
    log = [*LOG, entry(3, "mutants_scored", NOBODY, "token_beast", 4), entry(3, "mutants_scored", NOBODY, "SOLO-49", 2)]
    assert points_in(log) == [
        Points(1, 0, "missions", 2),
        Points(2, 1, "tracks", 3),
        Points(2, 0, "rubble", 1),
        Points(2, 0, "rubble", 2),
        Points(3, 1, "events", -1),
        Points(3, NOBODY, "encounters", 4),
        Points(3, NOBODY, "actions", 2),
    ]


def test_a_running_game_by_round_and_source() -> None:
    t = a_table(2).with_vp(0, 5).with_vp(1, 2)
    t.state.round = 3
    history = points_by_round(GAME, t.state, LOG)
    assert history == PointsHistory(
        sides=(
            SideHistory(({}, {"missions": 2}, {"rubble": 3}, {}), {}),
            SideHistory(({}, {}, {"tracks": 3}, {"events": -1}), {}),
        ),
        rounds=6,
        reached=3,
        over=False,
        told=True,
    )
    assert [side.totals for side in history.sides] == [(0, 2, 5, 5), (0, 0, 3, 2)]
    assert history.sides[1].sources == {"tracks": 3, "events": -1}


def test_points_that_the_log_does_not_tell_of_were_there_before() -> None:
    t = a_table(2).with_vp(0, 9).with_vp(1, 2)
    t.state.round = 3
    history = points_by_round(GAME, t.state, LOG)
    assert not history.told
    assert history.sides[0].gains[0] == {BEFORE: 4} and history.sides[0].totals == (4, 6, 9, 9)
    assert history.sides[1].gains[0] == {} and history.sides[1].totals == (0, 0, 3, 2)


@pytest.mark.rule("SOLO-08")
def test_solo_08_the_mutants_are_the_last_side_and_start_with_what_the_level_says() -> None:
    t = a_table(1, solo="stronghold")
    t.mutants_have(vp=24)
    t.state.round = 1
    history = points_by_round(GAME, t.state, [entry(1, "mutants_scored", NOBODY, "SOLO-A-ARB", 4)])
    assert history.told and history.sides[1] == SideHistory(({START: 20}, {"actions": 4}), {})


@pytest.mark.games
@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_whole_games_add_up_in_every_round_and_to_the_score(path: Path) -> None:
    host = Library().resume(path)
    history, view = points_of(host), host.view(NOBODY)
    assert (history.told, history.over, history.reached, history.rounds) == (True, True, 6, 6)
    for seat, side in zip(view.seats, history.sides, strict=False):
        earned = {source: points for source, points in seat.earned.items() if points}
        assert {source: points for source, points in side.sources.items() if points} == earned
        assert side.totals[-1] == seat.vp and seat.vp + sum(side.final.values()) == sum(seat.sheet.values())
    if view.solo:
        mutants = history.sides[-1]
        assert mutants.totals[-1] == view.mutant_vp
        assert mutants.totals[-1] + sum(mutants.final.values()) == sum(view.mutant_sheet.values())


def test_while_tokens_are_assigned_in_secret_the_points_are_those_that_everybody_knows() -> None:
    host: Host = Library().new(make_setup(parse_seats("Anna,Boris"), 3, options={"start": "beginner"}))
    while host.view(NOBODY).round < 3 or not host.is_private:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    before = points_of(host)
    while host.is_private and len(host.asks()) == 2:
        ask = host.ask_of(0)
        assert ask is not None
        host.submit(ask.ticket, ask.decision.options[0])
        assert points_of(host) == before
    assert [side.totals[-1] for side in before.sides] == host.scores
