"""The score: the sheet adds up, and the verdict says why."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.cells import cell_len

from resurgence_tui.app.library import Library
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.resurgence.sentences import verdict
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.screens.points_story import story_of
from resurgence_tui.ui.screens.score_text import score_of
from resurgence_tui.ui.widgets.score_sheet import as_text, lengths
from tests.ui.frame.frames import SIZES, an_app, finished, on_screen, painted, save_finished, see, until

FOUR = ("Anna", "Boris", "Celina", "Dmitri")


def said_of(scores: list[int], leads: list[int], winner: int) -> str:
    """What is said of a finished game of which only the result is known."""
    seats = [
        SimpleNamespace(tracks=[lead, 0, 0], sheet={"track": score}) for lead, score in zip(leads, scores, strict=True)
    ]
    view = SimpleNamespace(solo="", over=True, seats=seats)
    return verdict(words(), view, FOUR[: len(scores)], [winner])


@pytest.mark.rule("SCORE-08")
def test_score_08_the_lines_of_each_seat_add_up_to_its_score() -> None:
    host = finished(FOUR)
    score = score_of(words(), host)
    for seat, total in enumerate(host.scores):
        assert sum(line.points[seat] for line in score.lines if line.part >= 0) == total
        assert sum(line.points[seat] for line in score.lines if line.part < 0) == host.view(NOBODY).seats[seat].vp
    assert score.totals == tuple(host.scores) and score.winners == tuple(host.winners)
    assert not [line.label for line in score.lines if "{" in line.label]


@pytest.mark.rule("TIE-01")
def test_tie_01_most_points_win() -> None:
    assert said_of([30, 41], [20, 2], 1) == "Boris wins with 41 VP."


@pytest.mark.rule("TIE-02")
def test_tie_02_a_tie_broken_by_leadership_is_told_in_words() -> None:
    assert said_of([41, 41], [9, 12], 1) == (
        "Anna and Boris have 41 VP each; Boris stands higher on the Leadership tracks, 12 to 9."
    )


@pytest.mark.rule("TIE-03")
def test_tie_03_a_tie_broken_by_the_order_of_play_is_told_in_words() -> None:
    said = said_of([41, 41, 41, 12], [9, 9, 3, 15], 1)
    assert said.startswith("Anna, Boris and Celina have 41 VP")
    assert "Boris comes later in the order of play" in said


def test_bars_are_as_long_as_their_sum_says() -> None:
    assert lengths([1, 1, 1], 10, 3) == [3, 4, 3]
    assert sum(lengths([7, 0, 3, 9, 2], 55, 21)) == 55
    assert lengths([0, 0], 10, 1) == [0, 0]


def test_the_sheet_as_text_keeps_its_columns_with_wide_names() -> None:
    text = as_text(score_of(words(), finished(("李小龍先生", "Boris"))))
    lines = text.rstrip("\n").split("\n")
    assert len({cell_len(line) for line in lines}) == 1
    assert "  Missions" in text


@pytest.mark.parametrize("size", [*SIZES, (120, 36)])
async def test_all_of_it_fits_for_four(tmp_path: Path, size: tuple[int, int]) -> None:
    path = save_finished(tmp_path, FOUR)
    host = Library(Store(tmp_path)).resume(path)
    async with an_app(tmp_path, size, host) as (pilot, app):
        await on_screen(pilot, "ScoreScreen")
        await see(pilot, "wins with", "Total", "Missions, at the end", "Resources left", "Leadership  D")
        await see(pilot, "t table", "a play again", "s save to files", "m menu")
        shown = painted(app)
        assert all(str(score) in shown for score in host.scores)
        assert ("  Rubble" in shown or "  Missions" in shown) == (size != (80, 24))


@pytest.mark.parametrize("size", SIZES)
async def test_what_decided_the_game_stands_on_the_first_page_as_far_as_it_has_room(
    size: tuple[int, int], tmp_path: Path
) -> None:
    path = save_finished(tmp_path)
    host = Library(Store(tmp_path)).resume(path)
    async with an_app(tmp_path, size, host) as (pilot, app):
        await on_screen(pilot, "ScoreScreen")
        await pilot.pause()
        sentences = story_of(words(), host).sentences
        first, last = sentences[0], sentences[-1]
        assert painted(app).count(first[:50]) == 1, "beside the chart it is not told twice"
        assert (last[:50] in painted(app)) == (size != (80, 24)), "whole sentences only"


async def test_actions_of_the_score(tmp_path: Path) -> None:
    path = save_finished(tmp_path)
    host = Library(Store(tmp_path)).resume(path)
    async with an_app(tmp_path, start=host) as (pilot, app):
        await on_screen(pilot, "ScoreScreen")
        await pilot.press("t")
        await on_screen(pilot, "MoscowTableScreen")
        app.navigator.show_score(host)
        await on_screen(pilot, "ScoreScreen")
        await pilot.press("t")
        await on_screen(pilot, "MoscowTableScreen")
        assert len([one for one in app.screen_stack if type(one).__name__ == "MoscowTableScreen"]) == 1
        app.navigator.show_score(host)
        await on_screen(pilot, "ScoreScreen")
        await pilot.press("m")
        await on_screen(pilot, "TitleScreen")
        assert app.host is None


async def test_play_again_keeps_the_seats_and_takes_another_seed(tmp_path: Path) -> None:
    path = save_finished(tmp_path)
    host = Library(Store(tmp_path)).resume(path)
    async with an_app(tmp_path, start=host) as (pilot, app):
        await on_screen(pilot, "ScoreScreen")
        await pilot.press("a")
        await until(pilot, lambda: app.host is not host)
        assert app.host is not None
        assert app.host.setup.seats == host.setup.seats and app.host.setup.seed != host.setup.seed
