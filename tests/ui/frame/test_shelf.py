"""The shelf: with several games the menu offers another one, and everything tells which; with one there is none."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.library import Library
from resurgence_tui.app.results import keep_result
from resurgence_tui.assets_path import assets
from resurgence_tui.games import GAMES
from resurgence_tui.saves.save_file import SeatSetup, make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.new_game import NewGameScreen
from tests.ui.frame.frames import SIZES, an_app, click_text, on_screen, painted, save_running, see, until

OTHER_WORDS = {
    "title": {"title": "Twin", "title_about": "The same once more."},
    "option": {"option_encounters_either": "Beasts or not"},
}
"""File -> key -> what the second game says there."""


@pytest.fixture
def twin(alone: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """Two games: the second is listed after the first."""
    folder = tmp_path_factory.mktemp("words") / "twin"
    shutil.copytree(assets() / "i18n" / "en" / "resurgence", folder)
    for name, said in OTHER_WORDS.items():
        file = folder / f"{name}.ftl"
        kept = [line for line in file.read_text(encoding="utf-8").splitlines() if line.partition(" =")[0] not in said]
        file.write_text("\n".join(kept + [f"{key} = {value}" for key, value in said.items()]) + "\n", encoding="utf-8")
    module = "tests.ui.frame.twin"
    listed = GAMES["resurgence"]._replace(game=module, options=module, words=str(folder))
    monkeypatch.setitem(GAMES, "twin", listed)
    return "twin"


async def to_twin(pilot: Pilot[None]) -> None:
    """Take the second game from the shelf."""
    await on_screen(pilot, "TitleScreen")
    await pilot.press("a")
    await on_screen(pilot, "ShelfScreen")
    await pilot.press("down", "enter")
    await on_screen(pilot, "TitleScreen")
    await see(pilot, "The same once more.")


async def test_with_one_game_there_is_no_shelf(tmp_path: Path, alone: None) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await see(pilot, "New game")
        assert "Another game" not in painted(app)
        await pilot.press("a")
        await on_screen(pilot, "TitleScreen")


@pytest.mark.parametrize("size", SIZES)
async def test_keys_take_a_game_from_the_shelf_and_esc_leaves_it_there(
    tmp_path: Path, twin: str, size: tuple[int, int]
) -> None:
    async with an_app(tmp_path, size) as (pilot, app):
        await see(pilot, "Another game", "Moscow under ice")
        await pilot.press("a")
        await on_screen(pilot, "ShelfScreen")
        await see(pilot, "Games", "Resurgence", "Twin", "Moscow under ice")
        await pilot.press("down")
        await see(pilot, "The same once more.")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
        assert app.game == "resurgence"
        await see(pilot, "Moscow under ice")
        await to_twin(pilot)
        assert app.game == app.words.game == twin and "{" not in painted(app)
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")


async def test_the_mouse_takes_a_game_from_the_shelf(tmp_path: Path, twin: str) -> None:
    async with an_app(tmp_path) as (pilot, _):
        await see(pilot, "Another game")
        await click_text(pilot, "Another game")
        await on_screen(pilot, "ShelfScreen")
        await click_text(pilot, "Twin")
        await on_screen(pilot, "TitleScreen")
        await see(pilot, "The same once more.")


async def test_a_new_game_is_one_of_the_game_that_was_taken(tmp_path: Path, twin: str) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await to_twin(pilot)
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await see(pilot, "New game: Twin")
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        screen.query_one("#count").focus()
        await pilot.press("right")
        assert screen.count == 3
        await pilot.press("right")
        assert screen.count == 2
        await pilot.press("f5")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None and app.host.setup.game == twin and app.host.game.name == twin


async def test_saved_games_say_of_which_game_they_are_and_the_menu_follows_the_one_that_is_opened(
    tmp_path: Path, twin: str
) -> None:
    save_running(tmp_path)
    seats = [SeatSetup(name=name, colour=colour) for colour, name in enumerate(("Celina", "Dmitri"))]
    Library(Store(tmp_path)).new(make_setup(seats, 1, game=twin)).close()
    async with an_app(tmp_path) as (pilot, app):
        await on_screen(pilot, "TitleScreen")
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await see(pilot, "Celina, Dmitri; Twin; setup")
        await pilot.press("down")
        await see(pilot, "Anna, Boris; Resurgence; setup")
        await pilot.press("up", "enter")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None and app.host.setup.game == app.game == app.words.game == twin
        await on_screen(pilot, "MoscowTableScreen")
        app.navigator.leave_game()
        await on_screen(pilot, "TitleScreen")
        await see(pilot, "The same once more.")


def a_finished_game(folder: Path, game: str) -> None:
    """A game of a person and a bot, both played by chance, whose result is kept."""
    seats = [SeatSetup(name=game.title(), colour=0), SeatSetup(name="Bot", colour=1, player="bot:random")]
    host = Library(Store(folder)).new(make_setup(seats, 3, game=game))
    while not host.over:
        host.run_on()
        for ask in host.asks()[:1]:
            host.submit(ask.ticket, ask.decision.options[0])
    assert keep_result(host) == ""


async def test_the_hall_of_fame_lists_all_games_or_one(tmp_path: Path, twin: str) -> None:
    for game in GAMES:
        a_finished_game(tmp_path, game)
    async with an_app(tmp_path, (100, 30)) as (pilot, app):
        await on_screen(pilot, "TitleScreen")
        await pilot.press("h")
        await on_screen(pilot, "HallOfFameScreen")
        await see(pilot, "all games", "Resurgence, 2 seats", "Twin, 2 seats")
        assert "Encounters" not in painted(app)
        await pilot.press("g")
        await until(pilot, lambda: "Twin, 2 seats" not in painted(app))
        await see(pilot, "Resurgence, 2 seats", "4 seats", "Village", "Encounters or not")
        await pilot.press("g")
        await see(pilot, "Twin, 2 seats", "3 seats", "Beasts or not")
        assert "4 seats" not in painted(app) and "Village" not in painted(app)
        await pilot.press("enter")
        await on_screen(pilot, "ResultScreen")
        await see(pilot, "Scored during the game", "Total")


async def test_a_game_that_is_resumed_is_told_in_its_own_words(tmp_path: Path, twin: str) -> None:
    seats = [SeatSetup(name=name, colour=colour) for colour, name in enumerate(("Celina", "Dmitri"))]
    host = Library(Store(tmp_path)).new(make_setup(seats, 1, game=twin))
    app = ResurgenceApp(start=host, library=Library(Store(tmp_path)))
    async with app.run_test(size=(80, 24)) as pilot:
        await on_screen(pilot, "MoscowTableScreen")
        assert app.words.text("title") == "Twin"
        await pilot.press("f1")
        await on_screen(pilot, "RulesScreen")
        await pilot.press("escape")
        await on_screen(pilot, "MoscowTableScreen")
