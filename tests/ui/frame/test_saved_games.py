"""The saved games: what the list shows, and what can be done with a game."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Input

from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Listing, Store
from resurgence_tui.ui.screens.listings import variants
from resurgence_tui.ui.widgets.column_list import ColumnList
from tests.ui.frame.frames import (
    BOT,
    SIZES,
    an_app,
    click_text,
    on_screen,
    painted,
    question,
    save_finished,
    save_running,
    screen_name,
    see,
    until,
)  # fmt: skip

WIDE = ("李小龍先生", "Ünïcödé & sons")
LONG = ("A name of 24 characters.", "Another one of the sort.", "And a third, as long too", "The fourth is no shorter")


def cell_of(line: str, text: str) -> int:
    """The column in which a text starts."""
    return cell_len(line[: line.index(text)])


async def to_list(pilot, app) -> None:
    """Open the list."""
    await pilot.press("s")
    await on_screen(pilot, "SavedGamesScreen")
    await until(pilot, lambda: app.screen.query_one("#title").render())


@pytest.mark.parametrize("size", SIZES)
async def test_columns_stay_aligned_whatever_names_hold(tmp_path: Path, size: tuple[int, int]) -> None:
    save_running(tmp_path, ("Anna", "Boris"))
    save_running(tmp_path, WIDE, seed=2)
    save_running(tmp_path, LONG, seed=3)
    async with an_app(tmp_path, size) as (pilot, app):
        await to_list(pilot, app)
        lines = painted(app).split("\n")
        places = {cell_of(line, "today ") for line in lines[2:6] if "today " in line}
        assert len(places) == 1
        assert all(cell_len(line) == size[0] for line in lines)


async def test_the_list_tells_how_far_games_are_and_which_seats_are_bots(tmp_path: Path) -> None:
    save_running(tmp_path, ("Anna", "Boris"), ["human", BOT])
    save_finished(tmp_path, ("Celina", "Dmitri"))
    async with an_app(tmp_path, (160, 48)) as (pilot, app):
        await to_list(pilot, app)
        await see(pilot, "Anna, Boris (bot)", "setup", "finished", "Celina (bot), Dmitri (bot)")


async def test_without_games_the_folder_is_named(tmp_path: Path) -> None:
    async with an_app(tmp_path / "none") as (pilot, app):
        await pilot.press("s")
        await see(pilot, "No saved game yet.", "Folder:")
        await pilot.press("enter", "r", "d")
        assert screen_name(app) == "SavedGamesScreen"
        await click_text(pilot, "Back")
        await on_screen(pilot, "TitleScreen")


async def test_a_damaged_game_says_why_and_can_only_be_deleted(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text('{"format": 1', encoding="utf-8")
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        await see(pilot, "damaged  ", "'broken.json' is damaged")
        assert painted(app).count("'broken.json'") == 1
        await pilot.press("r")
        assert not app.screen.query_one("#new-name", Input).display
        await pilot.press("enter")
        await pilot.pause()
        assert screen_name(app) == "SavedGamesScreen" and app.host is None
        await pilot.press("d")
        await on_screen(pilot, "ConfirmScreen")
        await pilot.press("y")
        await see(pilot, "Deleted broken.")
        assert not list(tmp_path.glob("*.json"))


async def test_a_damaged_game_with_a_sound_older_generation_is_offered_as_it_was(tmp_path: Path) -> None:
    path = save_running(tmp_path, answers=2)
    path.write_text("{", encoding="utf-8")
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        await pilot.press("enter")
        await question(pilot, "is damaged", "An older copy of this game can be read.")
        await pilot.press("enter")
        await until(pilot, lambda: app.host is not None)


@pytest.mark.parametrize("by_mouse", [False, True])
async def test_a_game_is_resumed(tmp_path: Path, by_mouse: bool) -> None:
    save_running(tmp_path, ("Anna", "Boris"))
    save_running(tmp_path, ("Celina", "Dmitri"), seed=2)
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        if by_mouse:
            await click_text(pilot, "Anna, Boris")
            await click_text(pilot, "Resume")
        else:
            await pilot.press("down", "enter")
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None and app.host.names == ["Anna", "Boris"]


async def test_a_finished_game_opens_at_its_score(tmp_path: Path) -> None:
    save_finished(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        await see(pilot, "Show the score")
        await pilot.press("enter")
        await on_screen(pilot, "ScoreScreen")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("Winter", "Winter"), ("李小龍 & co { $x }", "李小龍 & co { $x }"), ("[bold]x[/]", "boldx/"), ("  a   b ", "a b")],
)
async def test_a_game_gets_another_name(tmp_path: Path, typed: str, kept: str) -> None:
    path = save_running(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        await pilot.press("r")
        field = app.screen.query_one("#new-name", Input)
        await until(pilot, lambda: app.focused is field)
        field.value = typed
        await pilot.press("enter")
        await see(pilot, f"The game is now called {kept}.")
        assert Store(tmp_path).read(path).name == kept
        assert app.focused is app.screen.query_one(ColumnList)


async def test_escape_and_an_empty_name_keep_the_old_one(tmp_path: Path) -> None:
    path = save_running(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        await click_text(pilot, "Rename")
        field = app.screen.query_one("#new-name", Input)
        field.value = "  "
        field.focus()
        await pilot.press("enter")
        await see(pilot, "A name needs at least one character.")
        await pilot.press("escape")
        assert not field.display and screen_name(app) == "SavedGamesScreen"
        assert Store(tmp_path).read(path).name == "Anna, Boris"


async def test_deleting_asks_first_and_enter_alone_deletes_nothing(tmp_path: Path) -> None:
    path = save_running(tmp_path, answers=2)
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        for keys in (("enter",), ("escape",), ("n",)):
            await pilot.press("d")
            await question(pilot, "Delete Anna, Boris and its older copies")
            await pilot.press(*keys)
            await on_screen(pilot, "SavedGamesScreen")
            assert path.exists()
        await click_text(pilot, "Delete")
        await on_screen(pilot, "ConfirmScreen")
        await pilot.click("#yes")
        await see(pilot, "Deleted Anna, Boris.")
        assert not list(tmp_path.iterdir())


async def test_many_games_scroll_and_the_highlight_stays_in_view(tmp_path: Path) -> None:
    for number in range(40):
        (tmp_path / f"game{number:02}.json").write_text("{", encoding="utf-8")
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        await pilot.press("end")
        await see(pilot, "►")
        assert app.screen.query_one(ColumnList).index == 39
        await pilot.press("pageup", "up", "home")
        assert app.screen.query_one(ColumnList).index == 0
        await see(pilot, "►", "Game", "Progress")


async def test_a_file_that_is_gone_meanwhile_is_told(tmp_path: Path) -> None:
    path = save_running(tmp_path)
    async with an_app(tmp_path) as (pilot, app):
        await to_list(pilot, app)
        path.unlink()
        await pilot.press("enter")
        await see(pilot, "No file")
        await pilot.press("r", "enter")
        await see(pilot, "No file")


VARIANTS = {
    (): "",
    ("solo", "town"): "Mutant Town",
    ("solo", "stronghold", "encounters", True): "Mutant Stronghold, Encounters",
    ("encounters", True, "bonus_events", True): "Encounters, Bonus Events",
    ("solo", "a level of another version"): "",
}


@pytest.mark.parametrize("pairs", VARIANTS, ids=lambda pairs: "-".join(map(str, pairs)) or "none")
def test_variants_are_named_in_the_order_in_which_they_are_chosen(pairs: tuple[str | bool, ...]) -> None:
    options = {"start": "draft", **dict(zip(pairs[::2], pairs[1::2], strict=True))}
    game = Listing(Path("x"), "x", "", datetime.now(UTC), [], [], 0, False, None, options=options, game="resurgence")
    assert variants(words(), game) == VARIANTS[pairs]


def test_a_switch_that_results_are_kept_apart_by_is_named_once() -> None:
    options = {"map": "dealt", "simpler": True}
    game = Listing(Path("x"), "x", "", datetime.now(UTC), [], [], 0, False, None, options=options, game="residuum")
    assert variants(words(), game) == "Simpler game"


async def test_the_list_tells_the_level_and_the_variants_of_each_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    alone = Library(store).new(make_setup(parse_seats("Anna"), 1, options={"solo": "town", "encounters": True}))
    together = make_setup(parse_seats("Celina,Dmitri"), 2, options={"encounters": True, "bonus_events": True})
    Library(store).new(together).abandon()
    async with an_app(tmp_path, (120, 36)) as (pilot, app):
        await see(pilot, "Anna; Resurgence, Town, Encounters; setup; today")
        await to_list(pilot, app)
        await see(pilot, "Anna; Resurgence, Town, Encounters", "abandoned", "setup")
        await see(pilot, "Celina, Dmitri; Resurgence, Encounters, Bon…")
        await until(pilot, lambda: "abandoned" in str(app.screen.query_one("#details").render()))
        await pilot.press("down")
        await see(pilot, "Anna; Resurgence, Mutant Town, Encounters; setup; today")
    assert alone.path is not None
