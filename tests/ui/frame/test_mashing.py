"""Keys faster than screens open and close: nothing breaks, and no key counts for a screen it was not meant for."""

from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from resurgence_tui.app.library import Library
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.screens.hand_over import Curtain, HandOverScreen
from tests.ui.frame.frames import an_app, finished, on_screen, painted, save_running, screen_name, setup_of, until

CHARACTERS = {"escape": "\x1b", "enter": "\r", "question_mark": "?", "space": " "}

ALL = (
    "n escape escape escape escape",
    "n q q q q q q",
    "n enter escape enter escape",
    "question_mark q q q q q q",
    "question_mark q question_mark q question_mark q",
    "question_mark enter enter enter enter",
    "l escape escape escape",
    "l a b escape escape slash escape",
    "f1 escape f1 escape f1 escape",
    "f1 f1 f1 escape escape escape",
    "s escape s escape escape",
    "escape escape escape escape",
    "f10 escape f10 escape",
    "x enter x enter x",
    "t escape t escape",
    "h enter h enter",
)
BURSTS = [ALL[start::4] for start in range(4)]
"""Four handfuls: one after the other they meet whatever those before have left open."""


async def burst(pilot: Pilot[None], keys: str) -> None:
    """Type all keys before the program has looked at the first."""
    app = pilot.app
    for key in keys.split():
        app.post_message(events.Key(key, CHARACTERS.get(key, key if len(key) == 1 else None)))
    for _ in range(6):
        await pilot.pause(0.02)


@pytest.mark.parametrize("bursts", BURSTS, ids=" / ".join)
async def test_the_menu_bears_it(tmp_path: Path, bursts: tuple[str, ...]) -> None:
    save_running(tmp_path, answers=1)
    async with an_app(tmp_path) as (pilot, _):
        for keys in bursts:
            await burst(pilot, keys)


@pytest.mark.parametrize("bursts", BURSTS, ids=" / ".join)
async def test_the_table_bears_it(tmp_path: Path, bursts: tuple[str, ...]) -> None:
    host = Library().new(setup_of(["Anna", "Boris"], ["human", "human"]))
    async with an_app(tmp_path, start=host) as (pilot, _):
        for keys in bursts:
            await burst(pilot, keys)


@pytest.mark.parametrize("keys", ALL[1::6])
async def test_the_table_bears_it_while_it_is_laid(tmp_path: Path, keys: str) -> None:
    app = ResurgenceApp(lambda: Library().new(setup_of(["Anna", "Boris"], ["human", "human"])), library=Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await burst(pilot, keys)
        await until(pilot, lambda: app.host is not None)
        await burst(pilot, keys)


@pytest.mark.parametrize("name", ["new", "saved", "rules", "help", "score", "curtain", "confirm"])
async def test_every_screen_bears_being_closed_before_it_is_open(tmp_path: Path, name: str) -> None:
    from resurgence_tui.ui.reference import reference_of
    from resurgence_tui.ui.screens.help import HelpScreen
    from resurgence_tui.ui.screens.new_game import NewGameScreen
    from resurgence_tui.ui.screens.rules import RulesScreen
    from resurgence_tui.ui.screens.saved_games import SavedGamesScreen
    from resurgence_tui.ui.screens.score import ScoreScreen

    async with an_app(tmp_path) as (pilot, app):
        for _ in range(3):
            screen = {
                "new": NewGameScreen, "saved": SavedGamesScreen, "rules": lambda: RulesScreen(reference_of(app)),
                "help": lambda: HelpScreen(app.screen), "score": lambda: ScoreScreen(finished()),
                "curtain": lambda: HandOverScreen(Curtain("Anna")), "confirm": lambda: ConfirmScreen("Sure?"),
            }[name]()  # fmt: skip
            app.push_screen(screen)
            screen.dismiss()
            screen.dismiss()
            await pilot.pause(0.05)
        assert screen_name(app) == "TitleScreen"


@pytest.mark.parametrize("keys", ["n", "l", "s", "question_mark"])
async def test_the_program_can_end_while_a_screen_opens(tmp_path: Path, keys: str) -> None:
    async with an_app(tmp_path) as (pilot, _):
        await burst(pilot, f"{keys} ctrl+q")


async def test_the_last_screen_is_never_taken_away(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.screen.dismiss()
        app.pop_screen()
        await pilot.pause()
        assert screen_name(app) == "TitleScreen"


async def test_keys_typed_on_past_the_start_answer_nothing(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await burst(pilot, "f5 1 enter 2 enter enter 1")
        await on_screen(pilot, "MoscowTableScreen")
        assert app.host is not None
        assert all(not seat.picks for seat in app.host.view(-1).seats) and "Anna" in painted(app)
        log = app.host.log_length
        await burst(pilot, "1")
        assert app.host.log_length > log, "later keys do count"
