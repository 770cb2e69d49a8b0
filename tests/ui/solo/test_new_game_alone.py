"""A game alone, and one with Encounters, set up by keys alone and by mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.games import game_called
from resurgence_tui.ui.screens.new_game import NewGameScreen, readable
from resurgence_tui.ui.widgets.picker import Picker
from tests.ui.frame.frames import SIZES, an_app, click_text, on_screen, painted, see, until

BACK, ON = (0, 0), (5, 0)
LEVELS = [("Mutant Village", "village", 0), ("Mutant Town", "town", 10), ("Mutant Stronghold", "stronghold", 20)]


@pytest.mark.rule("SOLO-08", "ENC-01")
async def test_solo_08_keys_alone_start_a_game_alone(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        while not (app.focused and app.focused.id == "count"):
            await pilot.press("up")
        await pilot.press("left")
        await see(pilot, "Alone against the Mutants", "Mutant Village", "They start with 0 VP")
        await pilot.press("down", "ctrl+u", *"Zoe", "enter", "down", "down")
        await pilot.press("right", "right")
        await see(pilot, "Mutant Stronghold", "They start with 20 VP")
        await pilot.press("down")
        await see(pilot, "You keep 2 of 3 Salvage cards")
        await pilot.press("right")
        await see(pilot, "You start with 1 of each good")
        await pilot.press("left", "down", "right", "down", *"4711", "enter", "enter")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None and app.host.names == ["Zoe"]
        assert app.host.setup.options == {"start": "draft", "solo": "stronghold", "encounters": True}
        assert app.host.view(0).mutant_vp == 20 and app.host.setup.seed == 4711


@pytest.mark.rule("ENC-14", "AMB-112")
async def test_enc_14_keys_alone_start_a_game_for_two_with_encounters_and_bonus_events(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        while not (app.focused and app.focused.id == "option-encounters"):
            await pilot.press("up")
        await pilot.press("right", "down", "right")
        await pilot.press("f5")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None and app.host.names == ["Anna", "Boris"]
        assert app.host.setup.options == {"start": "draft", "encounters": True, "bonus_events": True}


@pytest.mark.rule("SOLO-02", "AMB-112")
async def test_amb_112_bonus_events_that_were_on_do_not_come_along_into_a_game_alone(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await pilot.click("#option-bonus_events", offset=ON)
        await pilot.click("#count", offset=BACK)
        await until(pilot, lambda: app.screen.query_one("#option-bonus_events").disabled)
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        assert screen.options() == {"start": "draft", "solo": "village"}
        assert "Bonus Events" not in painted(app)
        await pilot.click("#count", offset=ON)
        await until(pilot, lambda: not app.screen.query_one("#option-bonus_events").disabled)
        assert screen.options() == {"start": "draft", "bonus_events": True}


async def test_solo_08_the_mouse_alone_picks_each_level_and_starts_it(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await click_text(pilot, "New game")
        await on_screen(pilot, "NewGameScreen")
        await pilot.click("#count", offset=BACK)
        screen, picker = app.screen, app.screen.query_one("#option-solo", Picker)
        assert isinstance(screen, NewGameScreen)
        for label, level, points in LEVELS:
            while picker.label != label:
                await pilot.click("#option-solo", offset=ON)
            await see(pilot, f"They start with {points} VP")
            assert screen.options() == {"start": "draft", "solo": level}
        await click_text(pilot, "Start the game")
        await until(pilot, lambda: app.host is not None)
        _, level, points = LEVELS[-1]
        assert app.host is not None and app.host.view(0).mutant_vp == points
        assert app.host.setup.options == {"start": "draft", "solo": level}


@pytest.mark.parametrize("size", SIZES)
async def test_all_of_it_fits(tmp_path: Path, size: tuple[int, int]) -> None:
    async with an_app(tmp_path, size) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        always = "Seats", "Start", "Extras", "no Encounters", "Seed", "Start the game", "F5 start"
        await pilot.click("#count", offset=BACK)
        await see(pilot, *always, "Level", "Mutant Village", "Beat their final score.")
        assert "{" not in painted(app)
        for _ in range(3):
            await pilot.click("#count", offset=ON)
        await see(pilot, *always, "Dmitri", "no Bonus Events", "Bonus Events: harsher Events.")
        assert "{" not in painted(app)


def test_a_content_pack_that_cannot_be_read_does_not_upset_the_form(tmp_path: Path) -> None:
    assert readable(game_called("resurgence"), tmp_path / "nowhere") is None
