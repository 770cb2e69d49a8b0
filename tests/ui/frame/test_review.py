"""The review after a game: on the screen with its keys and the mouse."""

from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.screens.review import ReviewScreen
from tests.ui.frame.frames import an_app, click_text, on_screen, painted, see, until
from tests.ui.table.playing import tap


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a game that a bot has played alone, and one that goes on."""
    folder = tmp_path_factory.mktemp("reviewed")
    library = Library(Store(folder))
    for seats, options in (("bot:easy", {"solo": "village"}), ("Anna,bot:easy", {})):
        host = library.new(make_setup(parse_seats(seats), 3, options=options))
        host.run_on()
        host.close()
    return folder


def host_in(folder: Path) -> Host:
    """The finished game."""
    return Library(Store(folder)).resume(file_in(folder))


def file_in(folder: Path, over: bool = True) -> Path:
    return next(game.path for game in Store(folder).list() if game.over is over)


async def test_r_names_the_dearest_choices_and_enter_opens_the_replay_there(folder: Path) -> None:
    async with an_app(folder, (80, 24), lambda: host_in(folder)) as (pilot, app):
        await on_screen(pilot, "ScoreScreen")
        await see(pilot, "r review")
        await pilot.press("r")
        await on_screen(pilot, "ReviewScreen")
        await see(pilot, "Bot Easy 1", "Round 3", "6.1 points", "Hero to Compound, Laborer to Metro",
                  "Better: Hero to Harbor, Laborer to Metro (3 times) and Scholar to Metro.",
                  "Enter replay from there")  # fmt: skip
        await pilot.press("down")
        await see(pilot, "Laborer to Arbat, upper", "Better: Scholar to Barbarian Gate, left.",
                  "It promised about 4.2 points more: 1.3 from Directives", "0.6 from all else")  # fmt: skip
        await pilot.press("enter")
        await until(pilot, lambda: "Replay" in type(app.screen).__name__)
        assert app.screen.moment == 162
        await see(pilot, "1 Bot Easy 1  Place a Survivor", "Reviewed choice, made next: Laborer to Arbat, upper.",
                  "Easy 1 saw it.")  # fmt: skip
        await pilot.press("down")
        await see(pilot, "Moment 163 of")
        assert "Reviewed choice" not in painted(app)
        await pilot.press("up")
        await see(pilot, "Reviewed choice, made next: Laborer to Arbat, upper.")
        await pilot.press("escape")
        await on_screen(pilot, "ReviewScreen")
        await click_text(pilot, "6.1 points")
        await see(pilot, "Chosen: Hero to Compound, Laborer to Metro (3 times) and Scholar to Metro.")
        await click_text(pilot, "6.1 points")
        await until(pilot, lambda: "Replay" in type(app.screen).__name__)
        assert app.screen.moment == 61
        await pilot.press("escape")
        await on_screen(pilot, "ReviewScreen")
        await pilot.press("escape", "r")
        await see(pilot, "Better: ")
        assert not app.screen.workers._workers, "what was found once is looked for again"


async def test_while_it_looks_through_the_game_it_says_so_and_can_be_left(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("resurgence_tui.ui.screens.gathering.PAUSE", 0)
    told = []
    working = ReviewScreen._working
    monkeypatch.setattr(
        ReviewScreen, "_working", lambda self, done, total: (told.append(done), working(self, done, total))
    )
    async with an_app(folder, (80, 24), lambda: host_in(folder)) as (pilot, app):
        await on_screen(pilot, "ScoreScreen")
        await tap(pilot, "r")  # without waiting for the work to end
        await until(pilot, lambda: len(told) > 3 and "Looking at choice" in painted(app))
        review = app.screen
        await tap(pilot, "escape")
        await on_screen(pilot, "ScoreScreen")
        assert review.found is None
        far = len(told)
        await pilot.pause(0.3)
        assert len(told) <= far + 1
