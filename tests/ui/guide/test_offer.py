"""The way into the guided game: the menu, who learns together, and being told of it once."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.resurgence.guide.tables import TABLES
from resurgence_tui.ui.screens.first_game import offer_first_game
from resurgence_tui.ui.screens.title import TitleScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.name_input import NameInput
from tests.ui.frame.frames import (
    SIZES,
    an_app,
    click_text,
    menu_rows,
    on_screen,
    painted,
    save_finished,
    save_running,
    see,
    until,
)  # fmt: skip


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been offered to anybody yet."""
    monkeypatch.setenv("RESURGENCE_CONFIG", str(tmp_path / "config"))


@pytest.mark.parametrize(("number", "table"), enumerate(TABLES, 1))
async def test_each_table_starts_a_guided_game_of_those_who_learn_together(
    tmp_path: Path, number: int, table: str
) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("f")
        await see(pilot, "First game: who plays?", "Alone, against the Mutants")
        await pilot.press(str(number))
        await on_screen(pilot, "NamesScreen")
        await pilot.press(*["enter"] * (TABLES[table].people))
        await until(pilot, lambda: app.host is not None and type(app.screen).__name__ == "MoscowTableScreen")
        host = app.host
        assert host is not None and is_guided(host)
        assert len(host.setup.seats) == TABLES[table].seats
        assert [seat.player for seat in host.setup.seats].count("bot:eager") == (1 if table == "bot" else 0)
        assert host.setup.options == {"start": "beginner", "guide": "on"} | (
            {"solo": "village"} if table == "alone" else {})
        await see(pilot, "Your first game")


@pytest.mark.parametrize("size", SIZES)
async def test_by_mouse_and_back_again(tmp_path: Path, size: tuple[int, int]) -> None:
    async with an_app(tmp_path, size) as (pilot, app):
        await click_text(pilot, "First game")
        await see(pilot, "who plays?")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
        assert app.host is None and not list(tmp_path.glob("*.json"))
        await click_text(pilot, "First game")
        await see(pilot, "who plays?")
        await click_text(pilot, "Two people")
        await on_screen(pilot, "NamesScreen")
        await click_text(pilot, "Start the game")
        await until(pilot, lambda: app.host is not None and app.host.names == ["Anna", "Boris"])


async def test_names_are_asked_once_and_remembered(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("f", "1")
        await on_screen(pilot, "NamesScreen")
        await see(pilot, "What is your name?")
        await pilot.press("left_square_bracket", "x", "enter")
        await see(pilot, "A name cannot contain square brackets.")
        await pilot.press(*["backspace"] * 2, *"Zoe", "enter")
        await until(pilot, lambda: app.host is not None and app.host.names == ["Zoe", "Bot Eager 1"])
        app.navigator.to_menu()
        await on_screen(pilot, "TitleScreen")
        await pilot.press("f", "1")
        await until(pilot, lambda: app.host is not None and app.host.names == ["Zoe", "Bot Eager 1"])
        app.navigator.to_menu()
        await on_screen(pilot, "TitleScreen")
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        names = [app.screen.query_one(f"#name{seat}", NameInput).value for seat in range(3)]
        assert names == ["Zoe", "Anna", "Boris"]


async def test_names_of_a_new_game_are_remembered_in_front_of_those_before(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.preferences.change(names="Zoe,Yan")
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        app.screen.query_one("#name1", NameInput).value = "Ivo"
        await pilot.press("f5")
        await until(pilot, lambda: app.host is not None and app.host.names == ["Zoe", "Ivo"])
        assert app.settings.names == "Zoe,Ivo,Yan"


async def test_esc_leaves_the_question_for_names_without_a_game(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("f", "3")
        await on_screen(pilot, "NamesScreen")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
        assert app.host is None and app.settings.names == ""


async def test_the_cursor_begins_on_the_first_game_and_with_a_save_on_resume(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: at_row(app) == "guided")
    save_running(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: at_row(app) == "resume")
        await pilot.press("down")
        assert at_row(app) == "saved"


async def test_the_cursor_stays_where_the_player_has_put_it(tmp_path: Path) -> None:
    save_running(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        title = app.screen
        assert isinstance(title, TitleScreen)
        await pilot.press("end")
        before = at_row(app)
        title._found(title._newest())
        await pilot.pause()
        assert at_row(app) == before == "quit"


def at_row(app: ResurgenceApp) -> str:
    """The entry that the cursor of the menu stands on."""
    row = app.screen.query_one(DecisionMenu).row
    return row.id if row is not None else ""


async def test_who_has_never_finished_a_game_is_told_where_to_start_until_a_game_is_begun(tmp_path: Path) -> None:
    save_running(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: menu_rows(app)["guided"] == "new here? Start with this")
        assert "new here?" in painted(app)
        await pilot.press("l")
        await on_screen(pilot, "RulesScreen")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
        assert menu_rows(app)["guided"]
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
        await until(pilot, lambda: menu_rows(app)["guided"] == "")
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: menu_rows(app)["resume"] != "")
        assert menu_rows(app)["guided"] == ""


async def test_who_has_finished_a_game_is_told_nothing(tmp_path: Path) -> None:
    save_finished(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: menu_rows(app)["resume"] != "")
        assert menu_rows(app)["guided"] == ""


async def test_a_game_that_cannot_be_started_says_why(tmp_path: Path) -> None:
    told: list[str] = []
    app = ResurgenceApp(library=Library(Store(tmp_path)), settings=Settings(content=str(tmp_path / "none")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        offer_first_game(app, "resurgence", TABLES, told.append)
        await see(pilot, "who plays?")
        await pilot.press("enter")
        await on_screen(pilot, "NamesScreen")
        await pilot.press("enter")
        await until(pilot, lambda: told != [])
    assert len(told) == 1 and told[0].endswith(".") and app.host is None
