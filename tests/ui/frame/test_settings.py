"""The settings on the screen: each change holds at once, for the table below too, and is kept."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from rich.color import Color as RichColor
from textual.color import Color
from textual.pilot import Pilot
from textual.widgets import Input, Static

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import FILE, KEYS, Fault, Settings, choices_of, read_settings
from resurgence_tui.assets_path import assets
from resurgence_tui.i18n import settings_words
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import theme
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.palettes import PALETTES, REDUCED
from resurgence_tui.ui.screens.settings import PICKED
from tests.ui.frame.frames import (
    SIZES,
    an_app,
    click_text,
    on_screen,
    painted,
    question,
    save_running,
    see,
    until,
)  # fmt: skip
from tests.ui.table.playing import new_host

IN_ONE_LANGUAGE = [key for key in PICKED if key != "language"]

UI = Path(__file__).parents[3] / "resurgence_tui" / "ui"


def config() -> Path:
    """The folder of the settings in this test."""
    return Path(os.environ["RESURGENCE_CONFIG"])


def put(text: str) -> None:
    """Write the file of the settings."""
    config().mkdir(parents=True, exist_ok=True)
    (config() / FILE).write_text(text, encoding="utf-8")


@pytest.fixture(autouse=True)
def _dressed_as_usual() -> AsyncIterator[None]:
    yield
    theme.use_theme("frozen-city")


@asynccontextmanager
async def settings_open(
    app: ResurgenceApp, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[Pilot[None], ResurgenceApp]]:
    """The screen of settings, over the menu."""
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        yield pilot, app
        await until(pilot, lambda: not [worker for worker in app.workers if worker.is_running])


def why(app: ResurgenceApp, key: str) -> str:
    """The line below a field."""
    return str(app.screen.query_one(f"#{key}-why", Static).render())


def grounds(app: ResurgenceApp) -> set[str]:
    """The grounds of all cells on the terminal."""
    strips = app.screen._compositor.render_strips()
    styles = [segment.style for strip in strips for segment in strip]
    return {Color.from_rich_color(style.bgcolor).hex.lower() for style in styles if style and style.bgcolor}


# Ways


async def test_settings_open_by_key_by_letter_and_by_a_click_and_never_twice(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        for way in ("f2", "c", "click"):
            if way == "click":
                await click_text(pilot, "Change settings")
            else:
                await pilot.press(way)
            await on_screen(pilot, "SettingsScreen")
            depth = len(app.screen_stack)
            await pilot.press("f1")
            await on_screen(pilot, "RulesScreen")
            await pilot.press("f2")
            await pilot.pause()
            assert len(app.screen_stack) == depth + 1
            await pilot.press("escape")
            await on_screen(pilot, "SettingsScreen")
            await pilot.press("escape" if way == "f2" else "f2")
            await on_screen(pilot, "TitleScreen")


async def test_f2_opens_them_on_every_screen_of_a_game_and_leads_back(tmp_path: Path) -> None:
    save_running(tmp_path, answers=4)
    async with an_app(tmp_path) as (pilot, app):
        await see(pilot, "Anna")
        await pilot.press("r")
        for screen in ("HandOverScreen", "MoscowTableScreen"):
            await on_screen(pilot, screen)
            await pilot.press("left", "right")  # what is told of the other seats goes with the first key
            before = painted(app)
            await pilot.press("f2")
            await on_screen(pilot, "SettingsScreen")
            await pilot.press("escape")
            await on_screen(pilot, screen)
            assert painted(app) == before
            if screen == "HandOverScreen":
                await pilot.press("enter")


@pytest.mark.parametrize("size", SIZES)
async def test_everything_fits_and_every_value_says_what_it_does(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("RESURGENCE_SAVES", "/tmp/s")  # a longer path may need a line that 80 by 24 does not have
    async with settings_open(ResurgenceApp(library=Library()), size) as (pilot, app):
        for key in IN_ONE_LANGUAGE:
            app.screen.query_one(f"#{key}").focus()
            for _ in choices_of(key):
                await pilot.press("right")
                await see(pilot, why(app, key))
                shown = painted(app)
                assert len(why(app, key)) > 20
                assert words().text("settings_back") in shown and "Saved in" in shown


# Changes


async def test_a_theme_holds_at_once_for_every_screen_and_for_the_next_time(tmp_path: Path) -> None:
    app = ResurgenceApp(start=new_host(skip=4), library=Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await on_screen(pilot, "HandOverScreen")
        await pilot.press("enter")
        await on_screen(pilot, "MoscowTableScreen")
        assert PALETTES["frozen-city"].ground["background"] in grounds(app)
        for name in ("snow-light", "high-contrast", "colour-blind", "frozen-city"):
            await pilot.press("f2")
            await on_screen(pilot, "SettingsScreen")
            await pilot.press("right")
            await until(pilot, lambda: app.theme == name)  # noqa: B023
            await pilot.press("escape")
            await on_screen(pilot, "MoscowTableScreen")
            await until(pilot, lambda: PALETTES[name].ground["background"] in grounds(app))  # noqa: B023
            others = {p.ground["background"] for p in PALETTES.values()} - {PALETTES[name].ground["background"]}
            assert not grounds(app) & others
            assert read_settings()[0].theme == name


async def test_a_theme_holds_at_once_for_the_city_below_the_menu(tmp_path: Path) -> None:
    async with settings_open(ResurgenceApp(library=Library())) as (pilot, app):
        await pilot.press("right", "escape")
        await on_screen(pilot, "TitleScreen")
        light, dark = PALETTES["snow-light"].ground, PALETTES["frozen-city"].ground
        await until(pilot, lambda: light["near"] in grounds(app))
        assert not grounds(app) & set(dark.values())


async def test_the_game_menu_leads_to_them(tmp_path: Path) -> None:
    async with an_app(tmp_path, start=new_host()) as (pilot, _app):
        await on_screen(pilot, "MoscowTableScreen")
        await pilot.press("f10")
        await click_text(pilot, "Settings (F2)")
        await on_screen(pilot, "SettingsScreen")
        await pilot.press("escape")
        await on_screen(pilot, "MoscowTableScreen")


async def test_signs_hold_at_once_for_the_table_below(tmp_path: Path) -> None:
    app = ResurgenceApp(start=new_host(skip=4), library=Library())
    async with app.run_test(size=(160, 48)) as pilot:
        await on_screen(pilot, "HandOverScreen")
        await pilot.press("enter")
        await on_screen(pilot, "MoscowTableScreen")
        await pilot.press("left", "right")  # what is told of the other seats goes with the first key
        before = painted(app)
        assert not before.isascii()
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        await pilot.press("down", "left")
        await pilot.pause()
        assert painted(app).isascii()
        await pilot.press("escape")
        await on_screen(pilot, "MoscowTableScreen")
        await until(pilot, lambda: painted(app).isascii())
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        await pilot.press("down", "left")
        await pilot.press("escape")
        await on_screen(pilot, "MoscowTableScreen")
        await until(pilot, lambda: painted(app) == before)
    assert read_settings()[0].signs == "unicode"


async def test_animation_and_questions_by_mouse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RESURGENCE_SAVES", "/tmp/s")
    async with settings_open(ResurgenceApp(library=Library())) as (pilot, app):
        assert app.animation_level == "full"
        await pilot.click("#animation")
        assert (app.settings.animation, app.animation_level) == (False, "none")
        await pilot.click("#animation", offset=(0, 0))
        assert (app.settings.animation, app.animation_level) == (True, "full")
        await pilot.click("#confirmations")
        assert read_settings() == (Settings(confirmations=False), [])
        await click_text(pilot, "Questions")
        assert app.focused is not None and app.focused.id == "confirmations"
        await click_text(pilot, "Done")
        await on_screen(pilot, "TitleScreen")


async def test_what_was_set_holds_the_next_time(tmp_path: Path) -> None:
    put('theme = "high-contrast"\nsigns = "ascii"\nanimation = false\n')
    async with an_app(tmp_path) as (pilot, app):
        await see(pilot, "New game")
        assert painted(app).isascii()
        assert app.animation_level == "none"
        assert PALETTES["high-contrast"].ground["background"] in grounds(app)


@pytest.mark.parametrize("name", list(PALETTES))
async def test_a_terminal_of_sixteen_colours_gets_those(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("COLORTERM")
    put(f'theme = "{name}"\n')
    async with an_app(tmp_path) as (pilot, app):
        await see(pilot, "New game")
        allowed = {*REDUCED[name].text.values(), *REDUCED[name].ground.values()}
        strips = app.screen._compositor.render_strips()
        styles = [segment.style for strip in strips for segment in strip if segment.style]
        used = {colour for one in styles for colour in (one.color, one.bgcolor) if colour is not None}
        for colour in used:  # the style sheets may be one off in a part of a colour
            near = [other for other in allowed if distance(colour, other) <= 2]
            assert near, colour


def distance(colour: RichColor, other: str) -> int:
    """How far two colours are apart in the part in which they differ most."""
    return max(abs(a - b) for a, b in zip(colour.get_truecolor(), Color.parse(other).rgb, strict=True))


@pytest.mark.parametrize("asked", [True, False])
async def test_without_questions_esc_before_the_curtain_leaves_at_once_and_deleting_asks_all_the_same(
    tmp_path: Path, asked: bool
) -> None:
    put(f"confirmations = {str(asked).lower()}\n")
    save_running(tmp_path, answers=4)
    async with an_app(tmp_path) as (pilot, _app):
        await see(pilot, "Anna")
        await pilot.press("r")
        await on_screen(pilot, "HandOverScreen")
        await pilot.press("escape")
        if asked:
            await question(pilot, "Save the game and go to the menu?")
            await pilot.press("y")
        await on_screen(pilot, "TitleScreen")
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("d")
        await on_screen(pilot, "ConfirmScreen")
        await pilot.press("n")


# Folders


def pack(folder: Path) -> Path:
    """A content pack with the values of the game itself."""
    folder.mkdir()
    file = "numbers.json"
    (folder / file).write_bytes((assets() / "content" / "resurgence" / file).read_bytes())
    return folder


async def fill(pilot: Pilot[None], key: str, text: str) -> None:
    """Type into a field and press Enter."""
    field = pilot.app.screen.query_one(f"#{key}", Input)
    field.focus()
    field.value = text
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()


async def test_a_saves_folder_is_tried_kept_and_used_by_the_next_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RESURGENCE_SAVES")
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    games = tmp_path / "games"
    async with settings_open(ResurgenceApp()) as (pilot, app):
        await fill(pilot, "saves", str(blocked / "deeper"))
        assert why(app, "saves") == f"{blocked} is not a folder."
        await fill(pilot, "saves", "~nobody-of-that-name/games")
        assert why(app, "saves") == "No home folder found for ~nobody-of-that-name/games."
        assert (app.settings.saves, read_settings()[0].saves) == ("", "")
        await fill(pilot, "saves", str(games))
        assert why(app, "saves") == words().text("settings_kept")
        assert read_settings()[0].saves == str(games)
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await pilot.press("f5")
        await on_screen(pilot, "MoscowTableScreen")
        assert [path.suffix for path in games.iterdir() if not path.name.startswith(".")] == [".json"]


async def test_what_wins_over_the_settings_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RESURGENCE_SIGNS", "ascii")
    monkeypatch.setenv("RESURGENCE_SAVES", str(tmp_path / "env"))
    content = tmp_path / "cards"
    put(f'signs = "unicode"\nsaves = "{tmp_path}"\n')
    async with settings_open(ResurgenceApp(content=content)) as (_pilot, app):
        assert painted(app).isascii()
        assert why(app, "signs") == "RESURGENCE_SIGNS sets ascii and overrides this until you quit."
        assert why(app, "saves").startswith("RESURGENCE_SAVES sets /")
        assert why(app, "content").startswith("--content sets /")
        assert app.library.store is not None and app.library.store.folder == tmp_path / "env"
        assert app.content == content


async def test_a_content_pack_is_read_before_it_is_kept(tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.mkdir()
    (bad / "missions.json").write_text('[{"id": "no_such_mission"}]', encoding="utf-8")
    good = pack(tmp_path / "good")
    async with settings_open(ResurgenceApp(library=Library())) as (pilot, app):
        await fill(pilot, "content", str(tmp_path / "nowhere"))
        assert why(app, "content") == f"There is no folder {tmp_path / 'nowhere'}."
        await fill(pilot, "content", str(bad))
        assert "missions.json" in why(app, "content") and "no_such_mission" in why(app, "content")
        assert app.content is None
        await fill(pilot, "content", str(good))
        assert (app.content, read_settings()[0].content) == (good, str(good))
        await fill(pilot, "content", "")
        assert (app.content, read_settings()[0].content) == (None, "")


async def test_leaving_a_field_keeps_it_and_escape_puts_back_what_was_there(tmp_path: Path) -> None:
    cards = pack(tmp_path / "cards")
    async with settings_open(ResurgenceApp(library=Library())) as (pilot, app):
        field = app.screen.query_one("#content", Input)
        field.focus()
        await pilot.press(*"nowhere")
        assert why(app, "content") == words().text("settings_typing")
        await pilot.press("escape")
        assert (field.value, why(app, "content")) == ("", words().text("settings_content_why"))
        field.value = str(cards)
        await pilot.press("down")
        await until(pilot, lambda: app.settings.content == str(cards))
        await pilot.press("up", "escape")
        await on_screen(pilot, "TitleScreen")


# The file


async def test_what_is_wrong_with_the_file_is_told_at_the_start_and_named_here(tmp_path: Path) -> None:
    put('theme = "pink"\nsigns = "ascii"\nanimation = perhaps\n')
    async with an_app(tmp_path) as (pilot, app):
        await see(pilot, "Line 1 of settings.toml", "Press F2")
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        told = str(app.screen.query_one("#problems", Static).render()).split("\n")
        assert told == app.preferences.problem_texts() and len(told) == 2
        assert "Line 1" in told[0] and "Line 3" in told[1]
        assert str(app.screen.query_one("#file", Static).render()) == str(config() / FILE)
        assert app.settings == Settings(signs="ascii")
        await pilot.press("right", "left")
        await until(pilot, lambda: app.preferences.problem_texts() == told[1:])
        assert str(app.screen.query_one("#problems", Static).render()) == told[1]


async def test_a_file_that_cannot_be_written_is_told_once_and_the_settings_hold(tmp_path: Path) -> None:
    config().parent.mkdir(parents=True, exist_ok=True)
    config().write_text("no folder", encoding="utf-8")
    async with settings_open(ResurgenceApp(library=Library())) as (pilot, app):
        await pilot.press("right")
        await see(pilot, "Your settings cannot be saved")
        assert app.settings.theme == "snow-light" and app.theme == "snow-light"
        app.clear_notifications()
        await pilot.press("right")
        await until(pilot, lambda: app.theme == "high-contrast")
        await pilot.pause()
        assert "cannot be saved" not in painted(app)
    assert config().read_text(encoding="utf-8") == "no folder"


async def test_another_language_appears_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    more = tmp_path / "assets"
    (more / "i18n" / "xx").mkdir(parents=True)
    for file in (assets() / "i18n" / "en").glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        (more / "i18n" / "xx" / file.name).write_text(
            text.replace("settings_language_name = English", "settings_language_name = Xish").replace(
                "title_quit = Quit", "title_quit = Quix"), encoding="utf-8")
    (more / "i18n" / "en").symlink_to(assets() / "i18n" / "en")
    (more / "content").symlink_to(assets() / "content")
    for module in ("app.settings", "i18n.text"):
        monkeypatch.setattr(f"resurgence_tui.{module}.assets", lambda: more)
    async with settings_open(ResurgenceApp(library=Library())) as (pilot, app):
        app.screen.query_one("#language").focus()
        await pilot.press("right", "right")
        await until(pilot, lambda: "Xish" in painted(app))
        assert app.settings.language == "xx"
        assert app.words.text("title_quit") == "Quix"
        assert app.words.language == "xx"


# Words


def test_every_setting_value_and_problem_has_a_sentence() -> None:
    assert {*PICKED, "saves", "content"} <= set(settings_words.SETTINGS)
    values = {(key, value) for key in IN_ONE_LANGUAGE for value in choices_of(key)} | {("language", "auto")}
    assert set(settings_words.VALUES) == values
    assert set(settings_words.PROBLEMS) == set(get_args(Fault))


@pytest.mark.parametrize(("key", "place"), [*product(IN_ONE_LANGUAGE, (0, 1))])
def test_every_value_is_explained_in_one_line(key: str, place: int) -> None:
    told = words().attribute(settings_words.VALUES[key, choices_of(key)[place]], "why")
    assert told is not None and len(told) <= 62


def test_every_key_is_explained_in_the_documents() -> None:
    text = (Path(__file__).parents[3] / "docs" / "settings.md").read_text(encoding="utf-8")
    for key in KEYS:
        assert f"\n| `{key}` |" in text
        for choice in choices_of(key):
            assert choice in text
