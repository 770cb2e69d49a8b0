"""The program with two games on its shelf: the auction from the menu to the hall of fame, and Resurgence beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.library import Library
from resurgence_tui.app.replay import read_replay
from resurgence_tui.app.results import known_results
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games import DEFAULT_GAME, GAMES
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.hall_of_fame import HallOfFameScreen
from resurgence_tui.ui.screens.new_game import NewGameScreen
from resurgence_tui.ui.screens.points_story import story_of
from resurgence_tui.ui.screens.saved_games import SavedGamesScreen
from resurgence_tui.ui.screens.score import ScoreScreen
from resurgence_tui.ui.screens.score_picture import score_drawing, score_text, table_text
from resurgence_tui.ui.screens.shelf import ShelfScreen
from resurgence_tui.ui.screens.title import TitleScreen
from resurgence_tui.ui.theme import ASCII
from resurgence_tui.ui.widgets.picker import Picker
from tests.tiny.playing import WHOLE, auction, play_on, to_a_pair, to_the_map
from tests.tiny.replay_kit import AuctionReplay
from tests.tiny.table_kit import AuctionScreen
from tests.tiny.ui.sitting import (
    SIZES,
    at_the_menu,
    at_the_score,
    click_field,
    lift,
    painted,
    pick,
    play_to_the_end,
    table,
    to_the_flag,
    until,
)

pytestmark = pytest.mark.screen

FOREIGN = ("Survivor", "Mutant", "Moscow", "District", "Compound", "Mission", "Leadership", " VP", "Resurgence")
"""What the auction has none of."""


def assert_no_foreign_words(pilot: Pilot[None], *allowed: str) -> None:
    """Nothing on the terminal is without words, or of the other game."""
    text = painted(pilot)
    assert "{" not in text
    assert [word for word in FOREIGN if word in text and word not in allowed] == []


async def to_the_auction(pilot: Pilot[None]) -> None:
    """From the menu to the shelf and back, with the auction."""
    await pick(pilot, "shelf")
    assert isinstance(pilot.app.screen, ShelfScreen)
    await pick(pilot, "tiny")
    await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen) and "AUCTION" in painted(pilot))


async def new_auction(pilot: Pilot[None], *switches: str) -> None:
    """A new game from the menu, with some switches on."""
    await pick(pilot, "new")
    await until(pilot, lambda: isinstance(pilot.app.screen, NewGameScreen))
    for switch in switches:
        pilot.app.screen.query_one(f"#option-{switch}", Picker).focus()
        await pilot.press("right")
    await pilot.press("f5")
    await until(pilot, lambda: any(isinstance(one, AuctionScreen) for one in pilot.app.screen_stack))
    await lift(pilot)


@pytest.mark.parametrize("size", SIZES)
async def test_the_shelf_turns_the_menu_to_another_game(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_the_menu(tmp_path, size) as pilot:
        assert "Six rounds to make your settlement" in " ".join(painted(pilot).split())
        await pick(pilot, "shelf")
        text = painted(pilot)
        assert "Resurgence" in text and "Auction" in text
        await pilot.press("end")
        await pilot.pause()
        assert "nobody says what he pays" in painted(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen) and "AUCTION" in painted(pilot))
        assert "nobody says what he pays" in painted(pilot)
        assert "guided" not in [row.id for row in pilot.app.screen.query_one("DecisionMenu").rows]  # type: ignore[attr-defined]
        assert_no_foreign_words(pilot)
        await pick(pilot, "shelf")
        await pick(pilot, DEFAULT_GAME)
        await until(pilot, lambda: "AUCTION" not in painted(pilot))
        assert "guided" in [row.id for row in pilot.app.screen.query_one("DecisionMenu").rows]  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", SIZES[:2])
async def test_the_new_game_screen_offers_the_options_of_the_game(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_the_menu(tmp_path, size) as pilot:
        await to_the_auction(pilot)
        await pick(pilot, "new")
        await until(pilot, lambda: isinstance(pilot.app.screen, NewGameScreen))
        text = painted(pilot)
        assert "Few coins" in text and "Everybody begins with four coins." in text and "no map" in text
        assert_no_foreign_words(pilot)
        await pilot.press("f1")
        await until(pilot, lambda: "four coins, or" in painted(pilot))
        await pilot.press("escape")
        pilot.app.screen.query_one("#count", Picker).focus()
        await pilot.press("right", "right")  # four seats: a full purse is not for so many
        pilot.app.screen.query_one("#option-coins", Picker).focus()
        await pilot.press("right")
        assert "Many coins" not in painted(pilot)


async def test_an_auction_from_the_shelf_to_the_hall_of_fame(tmp_path: Path) -> None:
    async with at_the_menu(tmp_path, (100, 40)) as pilot:
        await to_the_auction(pilot)
        await new_auction(pilot, "map", "house")
        host = table(pilot).host
        assert (host.setup.game, host.progress.rounds) == ("tiny", 3) and len(host.sides) == 3
        await to_the_flag(pilot)
        assert_no_foreign_words(pilot)
        await click_field(pilot, 2)
        await until(pilot, lambda: host.view(NOBODY).flags[1] == 0)

        await lift(pilot)
        await pilot.press("f10")
        await pick(pilot, "save_and_leave")
        await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen) and "AUCTION" in painted(pilot))
        await until(pilot, lambda: "Anna" in painted(pilot))
        await pick(pilot, "resume")
        await until(pilot, lambda: any(isinstance(one, AuctionScreen) for one in pilot.app.screen_stack))
        await lift(pilot)
        assert table(pilot).host.view(NOBODY).flags[1] == 0

        await play_to_the_end(pilot, seed=4)
        await until(pilot, lambda: isinstance(pilot.app.screen, ScoreScreen))
        assert "Flags" in painted(pilot) and "The house" in painted(pilot)
        assert_no_foreign_words(pilot)
        (result,) = known_results(Store(tmp_path)).results
        assert (result.game, result.mode) == ("tiny", "few")

        await pilot.press("m")
        await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen))
        await pick(pilot, "hall")
        await until(pilot, lambda: isinstance(pilot.app.screen, HallOfFameScreen) and "Anna" in painted(pilot))
        assert "Few" in painted(pilot) and "Auction" in painted(pilot)
        assert_no_foreign_words(pilot, "Resurgence")


async def test_a_saved_auction_is_stepped_through(tmp_path: Path) -> None:
    host = play_on(auction(tmp_path, seed=3))
    host.close()
    async with at_the_menu(tmp_path, (100, 40)) as pilot:
        await pick(pilot, "saved")
        await until(pilot, lambda: isinstance(pilot.app.screen, SavedGamesScreen) and "Anna" in painted(pilot))
        await pilot.press("p")
        await until(pilot, lambda: isinstance(pilot.app.screen, AuctionReplay))
        screen = pilot.app.screen
        assert isinstance(screen, AuctionReplay) and "Lot 1 of 3" in painted(pilot)
        await pilot.press("end")
        await pilot.pause()
        assert screen.moment == host.decisions
        await pilot.press("home", "down", "down")
        await pilot.pause()
        assert screen.moment == 2
        assert_no_foreign_words(pilot)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, SavedGamesScreen))


async def test_games_of_both_kinds_lie_side_by_side(tmp_path: Path) -> None:
    Library(Store(tmp_path)).new(make_setup(parse_seats("Wanda,Xaver"), 3)).close()
    play_on(auction(tmp_path, seed=3), 4).close()
    async with at_the_menu(tmp_path, (120, 36)) as pilot:
        await pick(pilot, "saved")
        await until(pilot, lambda: "Wanda" in painted(pilot) and "Anna" in painted(pilot))
        assert "{" not in painted(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: any(isinstance(one, AuctionScreen) for one in pilot.app.screen_stack))
        await lift(pilot)
        assert pilot.app.words.text("how_1").startswith("You bid in secret")  # type: ignore[attr-defined]


async def test_menu_settings_rules_and_help_are_those_of_the_auction(tmp_path: Path) -> None:
    async with at_the_menu(tmp_path, (120, 50)) as pilot:
        await to_the_auction(pilot)
        for key, told in (("f1", "Before the auction"), ("question_mark", "You bid in secret"), ("f2", "Settings")):
            await pilot.press(key)
            await until(pilot, lambda told=told: told in painted(pilot))  # type: ignore[misc]
            assert_no_foreign_words(pilot, "Moscow")  # a theme of the program is called after it
            await pilot.press("escape")
            await pilot.pause()
        assert isinstance(pilot.app.screen, TitleScreen)


@pytest.mark.parametrize("moment", [None, 3])
async def test_a_game_and_a_replay_are_opened_from_the_command_line(tmp_path: Path, moment: int | None) -> None:
    host = play_on(auction(tmp_path, seed=3), 5)
    host.close()
    library = Library(Store(tmp_path))
    assert host.path is not None
    path = host.path
    start = (lambda: library.resume(path)) if moment is None else (lambda: read_replay(library, path))
    app = ResurgenceApp(start=start, library=library, at=moment)
    async with app.run_test(size=(80, 24)) as pilot:
        shown = AuctionScreen if moment is None else AuctionReplay
        await until(pilot, lambda: any(isinstance(one, shown) for one in app.screen_stack))
        await lift(pilot)
        assert "Lot 1 of 3" in painted(pilot)
        if isinstance(app.screen, AuctionReplay):
            assert app.screen.moment == moment


async def test_another_auction_is_played_with_the_same_options() -> None:
    host = play_on(auction(seed=3))
    async with at_the_score(host) as pilot:
        await pilot.press("a")
        await until(pilot, lambda: any(isinstance(one, AuctionScreen) for one in pilot.app.screen_stack))
        again = table(pilot).host
        assert (again.setup.game, again.setup.options) == ("tiny", WHOLE) and not again.over


async def test_the_hall_of_fame_tells_the_games_apart(tmp_path: Path) -> None:
    play_on(auction(tmp_path, seed=3)).close()
    play_on(auction(tmp_path, seed=4, coins="many", quick=False)).close()
    async with at_the_menu(tmp_path, (120, 36)) as pilot:
        await pick(pilot, "hall")
        await until(pilot, lambda: isinstance(pilot.app.screen, HallOfFameScreen) and "Auction, Many" in painted(pilot))
        for key in (*"g" * (len(GAMES) + 1), "right", "e", "e", "e", "n", "a", "2", "1", "enter", "escape"):
            await pilot.press(key)
            await pilot.pause()
            assert "{" not in painted(pilot), key


# Score and files


@pytest.mark.parametrize("size", SIZES)
async def test_a_game_that_ends_at_once_has_a_score(size: tuple[int, int]) -> None:
    async with at_the_score(to_a_pair(auction(seed=5)), size) as pilot:
        assert "Lots" in painted(pilot)
        assert_no_foreign_words(pilot)


def test_the_chart_has_a_tick_for_each_round_that_was_played() -> None:
    host = to_a_pair(auction(seed=5))
    chart = story_of(words(game="tiny"), host).chart
    assert chart.ticks == ("0", "1", "2", "Map", "Purse")
    assert {len(line.points) for line in chart.lines} == {len(chart.ticks)}
    running = to_the_map(auction(seed=5))
    assert story_of(words(game="tiny"), running).chart.ticks == ("0", "1", "2", "3")


def test_score_and_table_are_written_to_files() -> None:
    host, read = play_on(auction(seed=3)), words(game="tiny")
    for text in (score_text(read, host), table_text(read, host, ASCII), score_drawing(read, host).text):
        assert "{" not in text and [word for word in FOREIGN if word in text] == []
    assert "Quay" in table_text(read, host)
