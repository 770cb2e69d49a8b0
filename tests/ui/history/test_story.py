"""What decided a game, in sentences; the chart and the rounds of whole games add up to the score."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.engine.types import Fact, LogEntry
from resurgence_tui.games.resurgence.rules.final_scoring import score_game
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.screens.points_story import story_of
from resurgence_tui.ui.widgets.gains_table import Gain
from tests.build import a_table
from tests.ui.solo.alone import host_of
from tests.ui.table.playing import host_at, new_host

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "games").glob("*.json"))


def a_host(seats: str, *gains: tuple[int, int, str, int], over: bool = True, reached: int = 6) -> Host:
    """A game in which seats have scored so: (round, seat, source, points); nothing else counts in the end."""
    count = len(seats.split(","))
    t = a_table(count).directives("directive_a1", "directive_b1")
    for seat in range(count):
        t.with_items(seat).at_level(seat, 1)
        t.with_vp(seat, sum(points for _, who, _, points in gains if who == seat))
    t.state.round = reached
    if over:
        score_game(t.state, -1)
    host = host_at(t, seats)
    host.save_file().log += [LogEntry(round_, 3, Fact("scored", seat, (source, points)))
                             for round_, seat, source, points in gains]  # fmt: skip
    return host


STORIES = {
    "ahead all along": (
        [(1, 0, "basic_1", 3), (4, 1, "rubble_1", 2)],
        "Anna led from round 1.",
        "Anna against Boris: before the end +1.",
        "Best round: Anna in round 1, +3 VP, mostly Missions.",
    ),
    "ahead from a round on": (
        [(1, 0, "basic_1", 3), (4, 1, "rubble_1", 5), (4, 1, "survivor_x", 2)],
        "Boris led from round 4.",
        "Boris against Anna: before the end +4.",
        "Best round: Boris in round 4, +7 VP, mostly Rubble.",
    ),
    "level after the last round": (
        [(2, 0, "track_metro", 3), (4, 1, "event_x", 3)],
        "Nobody led alone after the last round; final scoring gave Boris 0 VP and Anna 0 VP.",
        "Tied at the end: Anna and Boris, 3 VP each.",
        "Best round: Anna in round 2, +3 VP, mostly Tracks.",
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_the_end_is_told_in_sentences(story: str) -> None:
    gains, *told = STORIES[story]
    host = a_host("Anna,Boris", *gains)
    assert [side.sheet["track"] for side in host.view(-1).seats] == host.scores
    assert list(story_of(words(), host).sentences) == told


def test_a_game_that_the_final_scoring_turned() -> None:
    t = a_table(2).directives("directive_a1", "directive_b1").with_vp(0, 2).with_vp(1, 5).with_items(0, ammo=13)
    t.with_items(1).at_level(0, 1).at_level(1, 1)
    t.state.round = 6
    score_game(t.state, -1)
    host = host_at(t)
    host.save_file().log += [
        LogEntry(1, 3, Fact("scored", 0, ("basic_1", 2))), LogEntry(3, 3, Fact("scored", 1, ("rubble_1", 5)))
    ]  # fmt: skip
    gained = host.scores[0] - 2
    assert host.scores[0] > host.scores[1] == 5
    first, second, _ = story_of(words(), host).sentences
    assert first == (
        f"Boris led after the last round, 5 to 2. Final scoring turned it: Anna +{gained}, Boris +0."
    )
    assert second == f"Anna against Boris: Compound +{gained}, before the end -3."


RUNNING = {
    "nobody": ([], ["Nobody has scored yet."]),
    "one": ([(1, 1, "basic_1", 3)], ["In the lead: Boris, 3 VP."]),
    "two": ([(1, 1, "basic_1", 3), (2, 0, "basic_2", 3)], ["Tied for the lead: Anna and Boris, 3 VP each."]),
}


@pytest.mark.parametrize("case", RUNNING)
def test_before_the_end_the_story_says_who_leads_and_what_is_still_to_come(case: str) -> None:
    gains, lead = RUNNING[case]
    story = story_of(words(), a_host("Anna,Boris,Celina", *gains, over=False, reached=2))
    to_come = "Still to come: levels, goods, Leadership, Directives, Missions at the end."
    assert list(story.sentences[:2]) == [*lead, to_come]
    assert story.chart.ticks == tuple("0123456") and not story.chart.split
    assert {len(line.points) for line in story.chart.lines} == {3}
    assert [row.label for row in story.gains.rows] == ["Round 1", "Round 2"] and story.gains.sum == "So far"


def test_the_rounds_mark_who_gained_most_alone() -> None:
    host = a_host("Anna,Boris", (1, 0, "basic_1", 3), (1, 1, "basic_2", 3), (2, 1, "event_x", -1), (3, 0, "hero_x", 2))
    rows = {row.label: row.gains for row in story_of(words(), host).gains.rows}
    assert rows["Round 1"] == (Gain(3, "Missions"), Gain(3, "Missions"))
    assert rows["Round 2"] == (Gain(0), Gain(-1, "Events"))
    assert rows["Round 3"] == (Gain(2, "Cards", True), Gain(0))


def test_what_the_log_does_not_tell_of_is_said_and_stands_at_the_start() -> None:
    t = a_table(2).with_vp(0, 9)
    t.state.round = 2
    story = story_of(words(), host_at(t))
    assert story.sentences[-1] == (
        "This game's log is incomplete; points missing from it count as scored at the start."
    )
    assert (story.gains.rows[0].label, story.gains.rows[0].gains[0]) == ("Start", Gain(9, "Earlier", True))


@pytest.mark.rule("SOLO-08", "SOLO-31")
def test_solo_31_the_mutants_have_a_line_and_a_column_of_their_own() -> None:
    t = a_table(1, solo="town").directives("directive_a1", "directive_b1").with_vp(0, 30).at_level(0, 1)
    t.mutants_have(vp=12)
    t.state.round = 6
    score_game(t.state, -1)
    host = host_of(t)
    host.save_file().log += [
        LogEntry(1, 3, Fact("scored", 0, ("basic_1", 30))),
        LogEntry(2, 3, Fact("mutants_scored", -1, ("SOLO-A-ARB", 2))),
    ]
    story = story_of(words(), host)
    assert story.gains.names == ("Anna", "Mutants") and story.gains.marks[1][0] == " MU "
    assert (story.gains.rows[0].label, story.gains.rows[0].gains) == ("Start", (Gain(0), Gain(10, "Level", True)))
    mutants = next(line for line in story.chart.lines if line.name == "Mutants")
    assert mutants.points[:7] == (10, 10, 12, 12, 12, 12, 12)
    assert mutants.points[-1] == sum(host.view(-1).mutant_sheet.values())
    assert story.gains.totals == (host.scores[0], mutants.points[-1])


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_whole_games_end_at_the_score_and_every_source_has_a_name(path: Path) -> None:
    host = Library().resume(path)
    story = story_of(words(), host)
    ends = {line.name: line.points[-1] for line in story.chart.lines}
    assert {name: ends[name] for name in host.names} == dict(zip(host.names, host.scores, strict=True))
    for side, total in enumerate(story.gains.totals):
        assert sum(row.gains[side].points for row in story.gains.rows) == total
        assert all(row.gains[side].source for row in story.gains.rows if row.gains[side].points)
    told = [*story.sentences, *(gain.source for row in story.gains.rows for gain in row.gains), *story.chart.ticks]
    assert not [text for text in told if "{" in text]
    assert len(story.sentences) >= 2


def test_the_one_ahead_lies_on_top_of_the_chart() -> None:
    host = new_host("Anna,Boris,Celina", seed=3, start="beginner", skip=3000)
    assert host.over
    assert story_of(words(), host).chart.lines[-1].name == host.names[host.winners[0]]
