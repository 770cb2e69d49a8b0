"""The points of a game that scores only at its end: one true sentence before it, and a chart of the scoring after."""

from __future__ import annotations

import pytest

from resurgence_tui.app.history_of_points import points_of
from resurgence_tui.app.host import Host
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.screens.points import PointsScreen
from resurgence_tui.ui.screens.points_story import story_of
from resurgence_tui.ui.screens.score_picture import score_drawing, score_text
from resurgence_tui.ui.widgets.gains_table import GainsTable
from resurgence_tui.ui.widgets.line_chart import LineChart
from tests.ui.residuum.games import first_turn, new_game
from tests.ui.table.playing import SIZES, a_screen, painted

SENTENCE = "Nobody scores during this game: all points are counted at its end."


@pytest.fixture(scope="module")
def finished() -> Host:
    """A game whose players end each turn at once."""
    host = new_game()
    while not host.over:
        host.run_on()
        for ask in host.asks()[:1]:
            decision = ask.decision
            ends = decision.rule == MENU and "act:end" in decision.options
            answer = "act:end" if ends else usual(host.view(decision.seat), decision) or decision.options[0]
            host.submit(ask.ticket, answer)
    return host


@pytest.mark.parametrize("size", SIZES)
async def test_during_the_game_one_sentence_stands_in_place_of_chart_and_turns(size: tuple[int, int]) -> None:
    async with a_screen(first_turn(), size) as (pilot, _):
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PointsScreen)
        shown = painted(pilot)
        assert SENTENCE in shown and "incomplete" not in shown and "Before" not in shown and "+" not in shown
        assert not pilot.app.screen.query(LineChart) and not pilot.app.screen.query(GainsTable)
        await pilot.press("1", "2", "tab", "left", "right")
        await pilot.pause()
        assert painted(pilot) == shown
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, PointsScreen)


def test_files_of_a_running_game_say_the_same() -> None:
    host, read = first_turn(), words(game="residuum")
    for text in (score_text(read, host), score_drawing(read, host).text):
        assert SENTENCE in " ".join(text.split()) and "+" not in text and "incomplete" not in text


def test_nothing_is_scored_before_the_end(finished: Host) -> None:
    for host in (first_turn(), finished):
        history = points_of(host)
        assert history.told and all(set(side.totals) == {0} for side in history.sides)


def test_in_the_end_the_chart_shows_the_parts_of_the_scoring_alone(finished: Host) -> None:
    read = words(game="residuum")
    story = story_of(read, finished)
    turns = str(finished.progress.rounds)
    assert story.has_points and story.chart.ticks == (turns, "Pieces", "Cards", "Res")
    assert sorted(line.points[-1] for line in story.chart.lines) == sorted(finished.scores)
    assert all(line.points[0] == 0 and len(line.points) == 4 for line in story.chart.lines)
    assert [row.label for row in story.gains.rows] == [read.text("history-final")]
    assert story.sentences and not any("led" in sentence or "incomplete" in sentence for sentence in story.sentences)
