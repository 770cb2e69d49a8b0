"""A new game: sensible values to start with, names that are checked while they are typed, keys alone, mouse alone."""

from pathlib import Path

import pytest
from textual.widgets import Input, Static

from resurgence_tui.saves.save_file import Setup
from resurgence_tui.ui.screens.new_game import NewGameScreen
from resurgence_tui.ui.widgets.name_input import NameInput
from resurgence_tui.ui.widgets.picker import Picker
from tests.ui.frame.frames import SIZES, an_app, click_text, on_screen, painted, see, until

BACK, ON = (0, 0), (5, 0)
"""Where a picker is clicked for previous value and after."""


def setup_now(screen: NewGameScreen) -> Setup:
    """What would be started."""
    setup = screen.setup()
    assert setup is not None
    return setup


@pytest.mark.smoke
async def test_two_keys_start_a_game_for_two(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await pilot.press("enter")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None
        assert app.host.names == ["Anna", "Boris"]
        assert app.host.humans == [0, 1]
        assert app.host.setup.options == {"start": "draft"}
        assert len(list(tmp_path.glob("*.json"))) == 1


async def test_keys_alone_set_everything(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        screen.query_one("#count").focus()
        await pilot.press("right", "right", "down")
        await pilot.press(*"Zoe", "enter", "right", "down", "right", "right", "tab")
        for _ in range(3 * 3):
            await pilot.press("down")
        await pilot.press("right", "down", "right", "down", "right", "right", "enter", "right", "enter", *"4711")
        setup = setup_now(screen)
        assert [seat.name for seat in setup.seats] == ["Zoe", "Boris", "Celina", "Dmitri"]
        assert [seat.colour for seat in setup.seats] == [1, 0, 2, 3]
        assert [seat.player for seat in setup.seats] == ["bot:normal", "human", "human", "human"]
        assert setup.options == {"start": "beginner", "encounters": True, "even_heroes": True} and setup.seed == 4711
        await pilot.press("enter", "enter")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None and app.host.setup.seed == 4711


async def test_the_mouse_alone_starts_a_game_for_three_with_a_bot(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await click_text(pilot, "New game")
        await on_screen(pilot, "NewGameScreen")
        await pilot.click("#count", offset=ON)
        await see(pilot, "Celina")
        await pilot.click("#player2", offset=ON)
        await pilot.click("#player2", offset=ON)
        await pilot.click("#player2", offset=BACK)
        await pilot.click("#option-start", offset=ON)
        await see(pilot, "All start with the same goods")
        await click_text(pilot, "Start the game")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None
        assert [seat.player for seat in app.host.setup.seats] == ["human", "human", "bot:easy"]
        assert app.host.setup.options == {"start": "beginner"}


@pytest.mark.parametrize("size", SIZES)
async def test_all_of_it_fits(tmp_path: Path, size: tuple[int, int]) -> None:
    async with an_app(tmp_path, size) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await pilot.click("#count", offset=ON)
        await pilot.click("#count", offset=ON)
        await see(pilot, "Anna", "Boris", "Celina", "Dmitri", "Seed", "Start the game", "F5 start")
        for number in range(4):
            field = app.screen.query_one(f"#name{number}")
            field.focus()
            await pilot.press("ctrl+u")
        await see(pilot, "A name needs at least one character.")
        assert painted(app).count("A name needs at least one character.") == 4
        await see(pilot, "Start the game", "Seed")


async def test_what_another_game_shows_behind_it_covers_nothing(tmp_path: Path) -> None:
    async with an_app(tmp_path, (80, 24)) as (pilot, app):
        app.navigator.pick_game("residuum")
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await pilot.click("#count", offset=ON)
        await pilot.click("#count", offset=ON)
        await see(pilot, "Anna", "Dmitri", "Extras", "Seed", "Start the game", "F5 start")


BAD = [
    ("", "A name needs at least one character."),
    ("   ", "A name needs at least one character."),
    ("x" * 25, "A name has at most 24 characters; this one has 25."),
    ("boris", "Another seat is called boris."),
    ("BORIS ", "Another seat is called BORIS."),
    ("a\x07b", "This name contains a character that cannot be shown."),
    ("a\u202eb", "This name contains a character that cannot be shown."),
    ("[bold]x[/]", "A name cannot contain square brackets."),
]


async def test_a_name_that_will_not_do_is_told_beside_its_field_and_starts_nothing(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        field = app.screen.query_one("#name0", NameInput)
        for name, sentence in BAD:
            field.value = "Anna"
            await until(pilot, lambda: not field.problem)
            app.screen.query_one("#go").focus()
            field.value = name
            await see(pilot, sentence)
            lines = painted(app).split("\n")
            row = next(y for y, line in enumerate(lines) if "< " in line and "Blue" in line)
            assert sentence in lines[row + 1]
            await pilot.press("f5")
            await pilot.pause()
            assert app.host is None
            assert app.focused is field
            await see(pilot, "Fix the name before you start.")


NAMES = ("x" * 24, "Анна", "李小龍", "O'Neill & {co}", "a\\b", "$x", "\U0001f600", "Zoë")


async def test_names_of_all_kinds_start_a_game_as_they_are_typed(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        for name in NAMES:
            screen.query_one("#name0", NameInput).value = name
            await pilot.pause()
            assert setup_now(screen).seats[0].name == name
        await pilot.press("f5")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None and app.host.names[0] == NAMES[-1]


async def test_two_seats_alike_are_both_marked_until_one_is_mended(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        first, second = (app.screen.query_one(f"#name{seat}", NameInput) for seat in (0, 1))
        first.value = "boris"
        await until(pilot, lambda: first.problem and second.problem)
        second.value = "Boris II"
        await until(pilot, lambda: not first.problem and not second.problem)


async def test_a_seat_that_does_not_play_spoils_nothing(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        app.screen.query_one("#name3", NameInput).value = ""
        await pilot.press("f5")
        await until(pilot, lambda: app.host is not None)


async def test_colours_stay_different(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        app.screen.query_one("#colour0").focus()
        for _ in range(7):
            await pilot.press("right")
            colours = [app.screen.query_one(f"#colour{seat}", Picker).value for seat in range(4)]
            assert sorted(colours) == [0, 1, 2, 3]


async def test_a_seed_that_is_no_number_is_told_and_starts_nothing(tmp_path: Path) -> None:
    told = "A seed is a whole number of at most 18 digits."
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        field = app.screen.query_one("#seed", Input)
        for seed in ("-1", "1.5", "seven", "9" * 19, "١"):
            field.value = "7"
            await until(pilot, lambda: told not in painted(app))
            field.value = seed
            await see(pilot, told)
            await pilot.press("f5")
            await pilot.pause()
            assert app.host is None


async def test_an_empty_seed_is_another_one_each_time_and_told_to_nobody(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        assert setup_now(screen).seed != setup_now(screen).seed
        await pilot.press("f5")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None
        app.action_help()
        await on_screen(pilot, "HelpScreen")
        told = " ".join(str(line.render()) for line in app.screen.query(".how"))
        assert told and str(app.host.setup.seed) not in told


async def test_what_the_library_refuses_is_told_in_one_sentence(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.preferences.content_given = tmp_path / "nowhere"
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        await pilot.press("enter")
        await until(pilot, lambda: str(app.screen.query_one("#problem").render()))
        assert app.host is None


async def test_letters_and_digits_typed_while_start_has_the_focus_change_nothing(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        before = painted(app)
        await pilot.press(*"abxyz 0123456789")
        assert painted(app) == before and app.host is None
        assert app.focused is not None and app.focused.id == "go"


async def test_each_bot_says_how_it_plays(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        screen.query_one("#player1").focus()
        told = []
        for _ in screen.players:
            told.append(str(screen.query_one("#why1", Static).render()))
            await pilot.press("right")
        assert told[0] == "" and len(set(told)) == len(screen.players) == 6
        assert str(screen.query_one("#why0", Static).render()) == ""
