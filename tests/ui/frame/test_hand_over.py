"""The curtain: nothing of the table is behind it, and nothing but the seat's word lifts it."""

from pathlib import Path

import pytest

from resurgence_tui.i18n.text import words
from resurgence_tui.ui.screens.hand_over import Curtain, HandOverScreen
from resurgence_tui.ui.widgets.key_line import shown_key
from tests.ui.frame.frames import SIZES, an_app, on_screen, painted, question, save_running, see, until


@pytest.mark.parametrize("size", SIZES)
async def test_the_curtain_names_the_seat_and_shows_nothing_else(tmp_path: Path, size: tuple[int, int]) -> None:
    async with an_app(tmp_path, size) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain("Boris")))
        await on_screen(pilot, "HandOverScreen")
        words = " ".join(painted(app).replace("│", " ").split())
        assert "Boris, please take the keyboard. Everybody else: look away. Press Enter when nobody is looking" in words
        assert "Quit" not in words and "open boards" not in words


@pytest.mark.parametrize("way", ["enter", "click"])
async def test_enter_or_a_click_lifts_it_and_other_keys_do_not(tmp_path: Path, way: str) -> None:
    lifted: list[bool | None] = []
    async with an_app(tmp_path) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain("Boris")), lifted.append)
        await on_screen(pilot, "HandOverScreen")
        await pilot.press("escape", "space", "q", "p", "tab", "down", "backspace")
        await pilot.click(offset=(3, 3))
        assert isinstance(app.screen, HandOverScreen) and not lifted
        await (pilot.press("enter") if way == "enter" else pilot.click("#alone"))
        await on_screen(pilot, "TitleScreen")
    assert lifted == [True]


@pytest.mark.parametrize("name", ["Zoë & co", "李小龍先生李小龍先生李小龍先生李小龍先生", "{ $name }", "x" * 24])
async def test_any_name_stands_as_it_is(tmp_path: Path, name: str) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain(name)))
        await see(pilot, "Everybody else")
        shown = "".join(painted(app).replace("│", " ").split())
        assert "".join(name.split()) in shown


async def test_p_shows_the_public_boards_only_where_there_are_some(tmp_path: Path) -> None:
    shown: list[str] = []
    async with an_app(tmp_path) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain("Boris", lambda: shown.append("public"))))
        await on_screen(pilot, "HandOverScreen")
        await pilot.press("p")
        assert shown == ["public"]
        assert isinstance(app.screen, HandOverScreen)
        await see(pilot, "p open boards")


async def test_it_stays_when_the_terminal_changes_its_size_and_when_it_was_too_small(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain("Boris")))
        await on_screen(pilot, "HandOverScreen")
        await pilot.resize_terminal(160, 48)
        await see(pilot, "Boris, please take the keyboard.")
        await pilot.resize_terminal(60, 20)
        await on_screen(pilot, "TooSmallScreen")
        await pilot.press("enter", "p", "escape")
        await pilot.resize_terminal(80, 24)
        await on_screen(pilot, "HandOverScreen")


async def test_rules_and_help_open_before_the_curtain_and_come_back_to_it(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain("Boris")))
        await on_screen(pilot, "HandOverScreen")
        for key, screen in (("f1", "RulesScreen"), ("question_mark", "HelpScreen")):
            await pilot.press(key)
            await on_screen(pilot, screen)
            await pilot.press("escape")
            await on_screen(pilot, "HandOverScreen")


@pytest.mark.smoke
async def test_a_game_with_a_private_question_opens_behind_the_curtain(tmp_path: Path) -> None:
    save_running(tmp_path, answers=4)
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: app.screen.query_one("#menu"))
        await pilot.press("s", "enter")
        await on_screen(pilot, "HandOverScreen")
        assert "Salvage" not in painted(app)


async def test_a_key_pressed_twice_by_the_last_seat_does_not_lift_the_next_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HandOverScreen, "SETTLE", 60.0)
    lifted: list[bool | None] = []
    async with an_app(tmp_path) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain("Boris")), lifted.append)
        await on_screen(pilot, "HandOverScreen")
        await pilot.press("enter", "enter")
        await pilot.click("#alone")
        assert isinstance(app.screen, HandOverScreen) and not lifted
        monkeypatch.setattr(HandOverScreen, "SETTLE", 0.0)
        await pilot.press("enter")
        assert isinstance(app.screen, HandOverScreen) and not lifted, "Enter was used last"
        await pilot.press("space")
        await on_screen(pilot, "TitleScreen")
    assert lifted == [True]


async def test_it_says_when_it_can_be_lifted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HandOverScreen, "SETTLE", 0.4)
    lifted: list[bool | None] = []
    async with an_app(tmp_path) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain("Boris")), lifted.append)
        await on_screen(pilot, "HandOverScreen")
        assert "one moment ..." in painted(app) and "Press Enter when nobody is looking" not in painted(app)
        await pilot.press("enter")
        assert not lifted
        await see(pilot, "Press Space when nobody is looking", "Space lift")
        await pilot.press("space")
        await on_screen(pilot, "TitleScreen")
    assert lifted == [True]


@pytest.mark.parametrize(("key", "said"), [("space", "spację"), ("enter", "Enter")])
def test_polish_names_the_key_in_its_case(key: str, said: str) -> None:
    polish = words("pl")
    assert polish.text("curtain_alone", key=shown_key(polish, key)) == f"Naciśnij {said}, gdy nikt nie patrzy"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("key", ["space", "enter", "backspace"])
def test_a_held_key_is_told_in_the_line_of_the_smallest_window(language: str, key: str) -> None:
    read = words(language)
    assert len(read.text("ui_spent_key", key=shown_key(read, key))) <= 69


async def test_esc_before_the_curtain_offers_the_menu_and_shows_nothing_of_the_table(tmp_path: Path) -> None:
    save_running(tmp_path, answers=4)
    async with an_app(tmp_path) as (pilot, app):
        await until(pilot, lambda: app.screen.query_one("#menu"))
        await pilot.press("s", "enter")
        await on_screen(pilot, "HandOverScreen")
        await see(pilot, "Esc save and leave")
        await pilot.press("escape")
        await question(pilot, "Save the game and go to the menu?")
        assert "Salvage" not in painted(app)
        await pilot.press("enter")
        await on_screen(pilot, "HandOverScreen")
        await pilot.press("escape")
        await on_screen(pilot, "ConfirmScreen")
        await pilot.press("y")
        await on_screen(pilot, "TitleScreen")
        assert app.host is None


@pytest.mark.parametrize("key", ["z", "down"])
async def test_what_was_told_goes_with_the_next_key(tmp_path: Path, key: str) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.push_screen(HandOverScreen(Curtain("Boris", back=lambda: "Nothing to undo.")))
        await on_screen(pilot, "HandOverScreen")
        for _ in range(2):  # asked again, it is told again
            await pilot.press("u")
            await see(pilot, "Nothing to undo.")
        await pilot.press(key)
        await until(pilot, lambda: "Nothing to undo." not in painted(app))
        assert isinstance(app.screen, HandOverScreen)
