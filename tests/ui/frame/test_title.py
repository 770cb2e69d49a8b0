"""The first menu, by keys and by mouse."""

from pathlib import Path
from typing import Literal

import pytest
from textual.css.stylesheet import Stylesheet

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from tests.ui.frame.frames import (
    SIZES,
    an_app,
    click_text,
    menu_rows,
    on_screen,
    painted,
    question,
    save_finished,
    save_running,
    screen_name,
    see,
    until,
)  # fmt: skip

WAYS = [
    ("n", "New game", "NewGameScreen"),
    ("s", "Saved games", "SavedGamesScreen"),
    ("l", "Look up the rules", "RulesScreen"),
]


@pytest.mark.parametrize(("size", "by_mouse"), [(SIZES[0], True), (SIZES[1], False), (SIZES[1], True)])
async def test_each_entry_opens_by_its_letter_and_by_a_click_and_escape_comes_back(
    tmp_path: Path, size: tuple[int, int], by_mouse: bool
) -> None:
    async with an_app(tmp_path, size) as (pilot, _app):
        for key, label, screen in WAYS:
            await (click_text(pilot, label) if by_mouse else pilot.press(key))
            await on_screen(pilot, screen)
            await pilot.press("escape")
            await on_screen(pilot, "TitleScreen")


async def test_arrows_and_enter_pick_an_entry(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, _app):
        await pilot.press("home", "down", "down", "down", "enter")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("escape", "up", "up", "up", "enter")
        await on_screen(pilot, "NewGameScreen")


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_quit_ends_the_program(tmp_path: Path, by_mouse: bool) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await (click_text(pilot, "Quit") if by_mouse else pilot.press("q"))
        await until(pilot, lambda: app._exit)
    assert app.return_code == 0


async def test_without_a_game_resume_says_so(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await see(pilot, "no saved game")
        await pilot.press("r")
        await see(pilot, "No saved game")
        assert screen_name(app) == "TitleScreen"


async def test_resume_names_the_newest_game_that_is_not_over_and_opens_it(tmp_path: Path) -> None:
    save_running(tmp_path, ("Celina", "Dmitri"), answers=3)
    save_finished(tmp_path)
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: menu_rows(app)["resume"])
        note = menu_rows(app)["resume"]
        assert note.startswith("Celina, Dmitri; ") and "; today " in note
        await pilot.press("r")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None and app.host.names == ["Celina", "Dmitri"]


async def test_a_damaged_game_is_gone_on_with_from_its_older_generation(tmp_path: Path) -> None:
    save_running(tmp_path, ("Celina", "Dmitri"), answers=3)
    path = save_running(tmp_path, answers=3, seed=2)
    choices = len(Store(tmp_path).read(f"{path}.1").choices)
    path.write_text("{", encoding="utf-8")
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: menu_rows(app)["resume"])
        assert menu_rows(app)["resume"].startswith("Anna, Boris; Resurgence; damaged; today ")
        await pilot.press("r")
        await question(pilot, "is damaged", "An older copy of this game can be read.")
        await pilot.press("enter")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None
        assert (app.host.names, app.host.decisions) == (["Anna", "Boris"], choices)


async def test_the_name_of_a_game_stands_as_it_was_typed(tmp_path: Path) -> None:
    save_running(tmp_path, ("An&na", "{ $x }"))
    async with an_app(tmp_path) as (pilot, _app):
        await see(pilot, "An&na, { $x }")


@pytest.mark.parametrize("size", [*SIZES, (80, 60), (250, 24)])
async def test_banner_menu_and_keys_fit(tmp_path: Path, size: tuple[int, int]) -> None:
    async with an_app(tmp_path, size) as (_pilot, app):
        lines = painted(app).split("\n")
        assert len(lines) == size[1]
        assert any("██" in line for line in lines[:12])
        assert "Quit" in "\n".join(lines[8:24])
        assert "F1 rules" in lines[-1]


async def test_poor_terminals_get_ascii_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RESURGENCE_SIGNS", "ascii")
    path = save_running(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: menu_rows(app)["resume"])
        assert painted(app).isascii()
        for keys, screen in (("n", "NewGameScreen"), ("s", "SavedGamesScreen"), ("l", "RulesScreen")):
            await pilot.press(*keys)
            await on_screen(pilot, screen)
            assert painted(app).isascii()
            await pilot.press("escape")
        app.navigator.show_score(Library(Store(tmp_path)).resume(path))
        await on_screen(pilot, "ScoreScreen")
        assert painted(app).isascii()


@pytest.mark.parametrize("name", ["frozen-city", "snow-light"])
async def test_style_sheets_are_laid_on_once_when_the_menu_comes_up(
    name: Literal["frozen-city", "snow-light"], monkeypatch: pytest.MonkeyPatch
) -> None:
    again = []
    monkeypatch.setattr(Stylesheet, "reparse", lambda sheets: again.append(sheets))
    app = ResurgenceApp(library=Library(), settings=Settings(theme=name))
    async with app.run_test(size=(80, 24)) as pilot:
        await on_screen(pilot, "TitleScreen")
        assert again == []
        assert app.theme == name and app.has_class(f"-theme-{name}")
        assert app.has_class("-light-mode") == (name == "snow-light") != app.has_class("-dark-mode")
