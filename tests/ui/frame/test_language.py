"""Polish on the screens: chosen in the settings it is spoken at once, and no English word is left."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings, read_settings
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from tests.i18n.polish import GAMES, OF_THE_PROGRAM, WORD, english_in
from tests.ui.frame.frames import on_screen, painted, save_running, see, until
from tests.ui.pictures.scenes import SCENES, SIZES, Scene, picture_of

POLISH = Settings(language="pl", reveals="never", guide_offered=True)


def saved(folder: Path, language: str = "en") -> Path:
    """A game of two people at its first placements; a save names the language that it was started in."""
    path = save_running(folder, answers=30)
    assert Store(folder).read(path).setup.language == language
    return path


async def test_another_language_changes_the_open_table_at_once(tmp_path: Path) -> None:
    library = Library(Store(tmp_path))
    app = ResurgenceApp(library.resume(saved(tmp_path)), library=library, settings=Settings(reveals="never"))
    async with app.run_test(size=(120, 36)) as pilot:
        await see(pilot, "Moscow")
        asked = app.navigator.host.asks()[0].decision
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        app.screen.query_one("#language").focus()
        await pilot.press("right", "right")
        await see(pilot, "Ustawienia")
        assert app.screen.focused is not None and app.screen.focused.id == "language"
        assert app.settings.language == "pl" == read_settings()[0].language
        await pilot.press("escape")
        await see(pilot, "Moskwa")
        assert english_in(painted(app)) == []
        assert app.navigator.host.asks()[0].decision == asked
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        app.screen.query_one("#language").focus()
        await pilot.press("left")
        await see(pilot, "Settings")
        await pilot.press("escape")
        await see(pilot, "Moscow")


async def test_what_only_one_person_may_see_is_behind_the_curtain_again(tmp_path: Path) -> None:
    library = Library(Store(tmp_path))
    app = ResurgenceApp(library.resume(save_running(tmp_path, answers=6)), library=library)
    async with app.run_test(size=(80, 24)) as pilot:
        await on_screen(pilot, "HandOverScreen")
        await pilot.press("enter")
        await on_screen(pilot, "MoscowTableScreen")
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        app.screen.query_one("#language").focus()
        await pilot.press("right", "right", "escape")
        await on_screen(pilot, "HandOverScreen")
        await see(pilot, "przejmij klawiaturę")
        await pilot.press("enter")
        await on_screen(pilot, "MoscowTableScreen")
        assert english_in(painted(app)) == []


async def test_the_menu_below_the_settings_speaks_the_language_too(tmp_path: Path) -> None:
    app = ResurgenceApp(library=Library(Store(tmp_path)), settings=Settings(guide_offered=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await see(pilot, "New game")
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        app.screen.query_one("#language").focus()
        await pilot.press("right", "right", "escape")
        await on_screen(pilot, "NewGameScreen")
        await see(pilot, "Nowa gra")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
        await see(pilot, "Zapisane gry")


async def test_a_save_is_read_in_the_language_of_its_reader(tmp_path: Path) -> None:
    app = ResurgenceApp(library=Library(Store(tmp_path)), settings=POLISH)
    path = saved(tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        app.navigator.open_game(app.library.resume(path))
        await see(pilot, "Moskwa")
        assert english_in(painted(app)) == []


async def test_the_environment_wins_over_the_settings_and_they_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RESURGENCE_LANGUAGE", "pl")
    app = ResurgenceApp(library=Library(Store(tmp_path)), settings=Settings(language="en", guide_offered=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await see(pilot, "Nowa gra")
        await pilot.press("f2")
        await on_screen(pilot, "SettingsScreen")
        app.screen.query_one("#language").focus()
        await see(pilot, "RESURGENCE_LANGUAGE ustawia pl")
        await pilot.press("left")
        await pilot.pause()
        assert app.words is words("pl")


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_no_english_word_is_left_in_a_scene(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each at another of the three sizes."""
    monkeypatch.setenv("RESURGENCE_LANGUAGE", "pl")
    drawing = await picture_of(scene, SIZES[SCENES.index(scene) % len(SIZES)], tmp_path)
    assert len(drawing.text) > 800
    assert english_in(drawing.text) == []


async def test_no_english_word_is_left_on_the_screens_of_the_menu(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RESURGENCE_CONFIG", "/none")  # a long path would be cut within a word
    for game in ("alone_village_5.json", "4_seats_draft_2.json"):
        os.link(GAMES / game, tmp_path / game)
    app, seen = ResurgenceApp(library=Library(Store(tmp_path)), settings=POLISH), {}
    paths = os.environ["RESURGENCE_CONFIG"] + os.environ["RESURGENCE_SAVES"]
    allowed = OF_THE_PROGRAM | {word.lower() for word in WORD.findall(paths)}
    async with app.run_test(size=(120, 36)) as pilot:
        await see(pilot, "Nowa gra")
        for key, screen, more in (
            ("s", "SavedGamesScreen", ()), ("h", "HallOfFameScreen", ("tab",)), ("l", "RulesScreen", ("down", "tab")),
            ("question_mark", "HelpScreen", ("pagedown",)), ("f2", "SettingsScreen", ()),
            ("n", "NewGameScreen", ("down",)),
        ):  # fmt: skip
            await pilot.press(key)
            await on_screen(pilot, screen)
            await pilot.press(*more)
            await until(pilot, lambda: not [worker for worker in app.workers if worker.is_running])
            await pilot.pause()
            seen[screen] = english_in(painted(app), allowed)
            await pilot.press("escape")
            await on_screen(pilot, "TitleScreen")
    assert {screen: found for screen, found in seen.items() if found} == {}
    assert len(seen) == 6
