"""An auction at its table, which is made of the common parts: bids in secret, the map, and all that lies around."""

from __future__ import annotations

import pytest

from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.ui import theme
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.screens.help import HelpScreen
from resurgence_tui.ui.screens.points import PointsScreen
from resurgence_tui.ui.screens.rules import RulesScreen
from resurgence_tui.ui.screens.score import ScoreScreen
from resurgence_tui.ui.screens.whole_log import WholeLog
from resurgence_tui.ui.table.card_face import FaceScreen
from resurgence_tui.ui.table.dialogs import ChoiceScreen, InfoScreen
from tests.tiny.boards import MapBoard
from tests.tiny.playing import answer, auction, to_the_map
from tests.tiny.table_kit import AuctionPublic
from tests.tiny.ui.sitting import (
    SIZES,
    at_the_table,
    bid,
    click_field,
    lift,
    painted,
    pick,
    play_to_the_end,
    to_the_flag,
    until,
)

pytestmark = pytest.mark.screen


@pytest.mark.parametrize("size", SIZES)
async def test_bids_are_made_behind_curtains_and_stay_secret(size: tuple[int, int]) -> None:
    host = auction(seed=5)
    async with at_the_table(host, size) as (pilot, screen):
        await pick(pilot, "bid:3")
        assert "On which pile would it go?" in painted(pilot) and "Your secret bid is 3" in painted(pilot)
        await pick(pilot, "colour:red")
        assert isinstance(pilot.app.screen, HandOverScreen) and "Boris" in painted(pilot)
        await lift(pilot)
        assert "How much do you bid?" in painted(pilot)
        await pilot.press("l")
        assert "bids 3" not in painted(pilot) and "Anna draws" not in painted(pilot)
        assert screen.view.players[0].secret == ["?", "?"]
        assert "{" not in painted(pilot)
        await bid(pilot, 1)
        assert "How many stones do you pay with?" in painted(pilot)


async def test_what_is_open_to_all_can_be_looked_at_before_the_curtain_is_lifted() -> None:
    async with at_the_table(auction(seed=5)) as (pilot, _):
        await pick(pilot, "bid:3")
        await pick(pilot, "colour:red")
        await pilot.press("p")
        assert isinstance(pilot.app.screen, AuctionPublic)
        text = painted(pilot)
        assert "Quay" in text and "Public" in text and "bids 3" not in text
        await pilot.press("m", "right", "i")
        assert isinstance(pilot.app.screen, FaceScreen)
        await pilot.press("escape", "l")
        assert "Round 1 of the auction begins" in painted(pilot) and "Anna draws" not in painted(pilot)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HandOverScreen)


# The map


@pytest.mark.parametrize("size", SIZES)
async def test_a_flag_is_put_by_a_click_on_the_map(size: tuple[int, int]) -> None:
    host = auction(seed=5)
    async with at_the_table(host, size) as (pilot, screen):
        await to_the_flag(pilot)
        assert screen.query_one(MapBoard).legal == {f"field_{number}" for number in range(1, 7)}
        await click_field(pilot, 5)
        await until(pilot, lambda: host.view(NOBODY).flags[4] == 0)
        await lift(pilot)
        row = next(line for line in painted(pilot).splitlines()[::-1] if " 1 " in line and "│" in line)
        assert row.index(" 1 ") > 5


async def test_the_map_is_walked_with_the_arrow_keys_and_menu_and_map_go_along() -> None:
    host = auction(seed=5)
    async with at_the_table(host) as (pilot, screen):
        await to_the_flag(pilot)
        await pilot.press("m")
        board = screen.query_one(MapBoard)
        assert board.has_focus
        await pilot.press("right", "down")
        assert board.cursor == "field_5" and screen.top.menu.row.id == "flag:field_5"
        assert "Flag on the Well: 1 points" in painted(pilot)
        await pilot.press("escape", "up")
        assert screen.top.menu.row.id == "flag:field_4" and board.pointed == "field_4"
        await pilot.press("m", "enter")
        await until(pilot, lambda: host.view(NOBODY).flags[3] == 0)


async def test_a_field_that_is_taken_says_why_and_then_shows_what_it_is() -> None:
    host = to_the_map(auction(seed=5))
    answer(host, 0, "flag:field_2", "bid:0", "colour:blue")
    answer(host, 1, "bid:2", "colour:blue")
    answer(host, 1, "stones:0")
    answer(host, 0, "let")
    async with at_the_table(host) as (pilot, screen):
        assert screen.pending.seat == 1 and screen.pending.rule == "PLACE"
        await click_field(pilot, 2)
        assert "There is a flag already." in painted(pilot) and host.view(NOBODY).flags.count(NOBODY) == 5
        await click_field(pilot, 2)
        assert isinstance(pilot.app.screen, FaceScreen) and "A flag here scores 1" in painted(pilot)


async def test_what_is_left_to_do_is_said_once_before_no_flag_is_put() -> None:
    host = to_the_map(auction(seed=5))
    async with at_the_table(host) as (pilot, _):
        await pilot.press("0")
        assert "You can still use Quay, Square" in painted(pilot)
        assert host.view(NOBODY).round == 1
        await pilot.press("0")
        await until(pilot, lambda: host.view(NOBODY).round == 2)


async def test_a_reveal_is_asked_about_before() -> None:
    host = to_the_map(auction(seed=5))
    async with at_the_table(host, settings=Settings()) as (pilot, _):
        await pick(pilot, "flag:field_1")
        assert isinstance(pilot.app.screen, ConfirmScreen)  # the next round draws stones
        await pilot.press("y")
        await until(pilot, lambda: host.view(NOBODY).round == 2)


@pytest.mark.parametrize("size", SIZES)
async def test_a_game_without_a_map_has_no_board_for_it(size: tuple[int, int]) -> None:
    host = auction(seed=5, coins="many")
    async with at_the_table(host, size) as (pilot, screen):
        assert "Quay" not in painted(pilot) and "Round 1 of the auction begins" in painted(pilot)
        await pilot.press("m", "l", "escape")
        assert not screen.query_one(MapBoard).display
        await play_to_the_end(pilot)
        assert isinstance(pilot.app.screen, ScoreScreen)


# Taking back


async def test_a_flag_is_taken_back_by_key_only_until_stones_are_drawn() -> None:
    host = to_the_map(auction(seed=5))
    async with at_the_table(host) as (pilot, screen):
        await pilot.press("u")
        assert screen.pending.rule == "REACT" and screen.pending.seat == 1
        assert "Boris undid a choice" in painted(pilot)
        await pilot.press("ctrl+r")
        assert screen.pending.rule == "PLACE"
        await pick(pilot, "flag:field_1")
        await lift(pilot)
        await pilot.press("u")
        assert "Can't undo" in painted(pilot) and host.view(NOBODY).flags[0] == 0
        assert "{" not in painted(pilot)


async def test_the_game_goes_back_to_a_line_of_the_whole_log() -> None:
    host = to_the_map(auction(seed=5))
    async with at_the_table(host) as (pilot, screen):
        await pilot.press("L")
        assert isinstance(pilot.app.screen, WholeLog) and "lays" in painted(pilot)
        await pilot.press("escape")
        assert pilot.app.screen is screen


# What lies around


async def test_all_that_explains_the_table_speaks_of_the_auction() -> None:
    host = to_the_map(auction(seed=5))
    async with at_the_table(host, (100, 40)) as (pilot, screen):
        for key, shown, told in (
            ("f1", RulesScreen, "Who keeps a card may put a flag"),
            ("question_mark", HelpScreen, "You bid in secret"),
            ("x", InfoScreen, "cards are still to come"),
            ("p", PointsScreen, "Lots"),
            ("g", ChoiceScreen, "Boris"),
            ("f10", ChoiceScreen, "Abandon"),
        ):
            await pilot.press(key)
            await until(pilot, lambda told=told: told in painted(pilot))  # type: ignore[misc]
            assert isinstance(pilot.app.screen, shown)
            text = painted(pilot)
            assert "{" not in text, key
            for foreign in ("Survivor", "Mutant", "Moscow", "District", "Compound", "Mission", " VP"):
                assert foreign not in text, (key, foreign)
            await pilot.press("escape")
            assert pilot.app.screen is screen


async def test_the_news_tell_what_others_and_the_house_did() -> None:
    host = auction(seed=5)
    async with at_the_table(host, (120, 36)) as (pilot, _):
        await to_the_flag(pilot)
        await click_field(pilot, 1)
        await bid(pilot, 0)
        await bid(pilot, 2)
        await pick(pilot, "stones:0")
        await pick(pilot, "object")
        await lift(pilot)
        await pilot.press("n")
        assert "objects to" in painted(pilot) or "flag on the Quay" in painted(pilot)
        assert "{" not in painted(pilot)


async def test_the_curtain_is_drawn_by_key_and_a_bot_takes_a_seat() -> None:
    host = auction(seed=5)
    async with at_the_table(host) as (pilot, screen):
        await pilot.press("h")
        assert isinstance(pilot.app.screen, HandOverScreen)
        await lift(pilot)
        await pilot.press("g")
        await pick(pilot, "1:bot:eager")
        await until(pilot, lambda: host.humans == [0])
        await lift(pilot)
        await pick(pilot, "bid:0")
        assert screen.pending.rule == "COLOUR"


@pytest.mark.parametrize("size", SIZES[::2])
async def test_a_whole_game_by_keys_ends_with_its_score(size: tuple[int, int]) -> None:
    host = auction(seats="Anna,Boris,Cleo", seed=8)
    async with at_the_table(host, size) as (pilot, _):
        await play_to_the_end(pilot, seed=3)
        assert isinstance(pilot.app.screen, ScoreScreen)
        text = painted(pilot)
        assert "Flags" in text and "Purse" in text and "The house" in text
        assert "{" not in text and " VP" not in text
        await pilot.press("t")
        await pilot.pause()
        assert "The game is over." in painted(pilot)


async def test_signs_may_be_ascii() -> None:
    host = to_the_map(auction(seed=5))
    async with at_the_table(host, settings=Settings(signs="ascii", reveals="never")) as (pilot, screen):
        assert screen.top.menu.signs is theme.ASCII
        await click_field(pilot, 3)
        await until(pilot, lambda: host.view(NOBODY).flags[2] == 0)
        await lift(pilot)
        assert painted(pilot).isascii()


async def test_bots_alone_play_by_themselves() -> None:
    host = auction(seats="bot:eager,bot:random", seed=5)
    async with at_the_table(host) as (pilot, _):
        assert "Bots are playing" in painted(pilot)
        await until(pilot, lambda: host.decisions > 3)


async def test_every_key_of_the_table_does_something_that_this_game_has() -> None:
    async with at_the_table(to_the_map(auction(seed=5))) as (pilot, screen):
        keys = sorted(key for key, one in screen.active_bindings.items() if one.binding.action.startswith("do("))
        assert {"escape", "u", "n", "q"} <= set(keys) and "e" not in keys
        for key in (*keys, "e"):
            await pilot.press(key)
            await pilot.pause()
            while pilot.app.screen is not screen:
                await pilot.app.pop_screen()
