"""The table as a whole: secrets, sizes, tabs, bots, what lies over it, and what is told once."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.resurgence.table_kit import MoscowKit
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.screens.help import HelpScreen
from resurgence_tui.ui.screens.rules import RulesScreen
from resurgence_tui.ui.screens.score import ScoreScreen
from resurgence_tui.ui.screens.settings import SettingsScreen
from resurgence_tui.ui.screens.title import TitleScreen
from resurgence_tui.ui.table.dialogs import ChoiceScreen, InfoScreen
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.bars import Bar
from tests.ui.table.playing import SIZES, a_screen, decided, menu_of, new_host, painted, until


def at_draft(seats: str = "Anna,Boris") -> Host:
    """A game at the first private pick of the draft."""
    host = new_host(seats, seed=7)
    while not any(ask.decision.private for ask in host.asks()):
        host.submit(host.asks()[0].ticket, host.asks()[0].decision.options[0])
    return host


async def lift(pilot: Pilot[None]) -> None:
    """Say that the seat that the curtain names sits here, if it hangs."""
    await pilot.pause()
    while isinstance(pilot.app.screen, HandOverScreen):
        await pilot.press("enter")


# Secrets


@pytest.mark.rule("SAL-02", "GEN-10")
@pytest.mark.parametrize("size", SIZES[::2])
async def test_the_draft_shows_a_seat_its_own_cards_only(size: tuple[int, int]) -> None:
    host = at_draft()
    name = words().text
    async with a_screen(host, size) as (pilot, screen):
        for _ in range(4):
            if isinstance(pilot.app.screen, HandOverScreen):
                seen = painted(pilot)
                assert not [card for card in host._game.content().salvage if name(card) in seen]
                await pilot.press("enter")
            seat = screen.pending.seat
            own = {*host._table.seats[seat].hand, *host._table.seats[seat].picks}
            for keys in (["o"], ["o"], ["l"], ["c"], ["x"]):
                await pilot.press(*keys)
                text = painted(pilot)
                others = [card for card in host._game.content().salvage if card not in own and name(card) in text]
                assert others == [], keys
            await pilot.press("escape", "escape")
            before = host.decisions
            screen.top.menu.focus()
            await pilot.press("1")
            await decided(pilot, host, before)


async def test_the_curtain_can_be_drawn_at_any_time_and_by_click() -> None:
    async with a_screen(new_host(skip=12)) as (pilot, screen):
        await lift(pilot)
        rule = screen.pending.rule
        for draw in ("key", "click"):
            if draw == "key":
                await pilot.press("f9")
            else:
                text = screen.top.keys.text()
                await pilot.click(screen.top.keys, offset=(text.index("hide"), 0))
            await pilot.pause()
            assert isinstance(pilot.app.screen, HandOverScreen)
            assert screen.view is host_view_of_nobody(screen)
            await pilot.press("enter")
            assert screen.pending.rule == rule


def host_view_of_nobody(screen: TableScreen) -> object:
    """The view that is open to all, as the host keeps it."""
    return screen.host.view(-1)


# Shapes


async def test_a_resize_in_the_middle_loses_neither_focus_nor_what_was_picked() -> None:
    async with a_screen(new_host("Anna,bot:random", start="beginner", skip=8)) as (pilot, screen):
        await pilot.press("s")
        assert screen.focused is not None and screen.focused.id == "row"
        for size in (*SIZES[1:], (100, 30), *SIZES[:1]):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert screen.focused is not None and screen.focused.id == "row"
            assert screen.top.in_front("row")
            assert screen.focused.size.area > 0
        await pilot.press("escape")
        index = min(2, len(menu_of(screen).rows) - 1)
        menu_of(screen).index = index
        rows = [row.id for row in menu_of(screen).rows]
        await pilot.resize_terminal(160, 48)
        await pilot.pause()
        assert [row.id for row in menu_of(screen).rows] == rows and menu_of(screen).index == index


@pytest.mark.parametrize("size", [(1, 1), (10, 3), (79, 23), (81, 25), (119, 35), (159, 47), (300, 100)])
async def test_any_size_is_survived(size: tuple[int, int]) -> None:
    host = new_host("Anna,Boris", skip=30)
    async with a_screen(host, (160, 48)) as (pilot, _):
        await pilot.resize_terminal(*size)
        await pilot.pause()
        await pilot.press("down", "c", "o", "escape")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert painted(pilot).strip()


async def test_tabs_by_key_and_by_click_and_the_next_compound() -> None:
    async with a_screen(new_host("Anna,bot:random,bot:random", start="beginner", skip=6)) as (pilot, screen):
        for key, board in (("s", "row"), ("m", "missions"), ("k", "leadership"), ("l", "log"), ("c", "city")):
            screen.top.tabs.focus()
            await pilot.press(key)
            assert screen.top.front == board
        text = screen.top.tabs.text()
        await pilot.click(screen.top.tabs, offset=(text.index("Compound"), 0))
        assert screen.top.front == "compound"
        first = screen.top.compound.seat
        await pilot.press("o")
        assert screen.top.compound.seat == (first + 1) % 3
        await pilot.click(screen.top.boards[-1], offset=(3, 0))
        assert screen.top.compound.seat == 0


# Bots


async def test_a_seat_is_handed_to_a_bot_and_back() -> None:
    host = new_host("Anna,Boris", start="beginner", skip=6)
    async with a_screen(host) as (pilot, screen):
        await pilot.press("g")
        assert isinstance(pilot.app.screen, ChoiceScreen)
        menu = pilot.app.screen.query_one("DecisionMenu")
        row = next(place for place, one in enumerate(menu.rows) if one.id == "1:bot:random")  # type: ignore[attr-defined]
        await pilot.press(menu.key_of(row))  # type: ignore[attr-defined]
        await until(pilot, lambda: host.humans == [0])
        await lift(pilot)
        await until(pilot, lambda: screen.pending.seat == 0)
        await pilot.press("g")
        menu = pilot.app.screen.query_one("DecisionMenu")
        row = next(place for place, one in enumerate(menu.rows) if one.id == "1:human")  # type: ignore[attr-defined]
        await pilot.press(menu.key_of(row))  # type: ignore[attr-defined]
        await until(pilot, lambda: host.humans == [0, 1])


async def test_bots_alone_play_one_answer_at_a_time_until_a_person_takes_a_seat() -> None:
    host = new_host("bot:random,bot:random", start="beginner")
    async with a_screen(host) as (pilot, screen):
        before = host.decisions
        await until(pilot, lambda: host.decisions > before + 2)
        assert "Bots are playing" in painted(pilot)
        host.hand_to(0, "human")
        await until(pilot, lambda: screen.pending.seat == 0 or isinstance(pilot.app.screen, HandOverScreen))
        await lift(pilot)
        await until(pilot, lambda: screen.pending.seat == 0)


# What lies over the table


async def test_the_rule_behind_the_question_and_behind_a_sentence_of_the_log() -> None:
    async with a_screen(new_host(skip=2)) as (pilot, screen):
        rule = screen.pending.rule
        await pilot.press("f1")
        assert isinstance(pilot.app.screen, RulesScreen)
        await until(pilot, lambda: rule in painted(pilot))
        await pilot.press("escape")
        await pilot.press("l", "up", "enter")
        assert isinstance(pilot.app.screen, RulesScreen)


async def test_the_help_tells_the_keys_and_what_the_signs_mean() -> None:
    async with a_screen(new_host(skip=2), (120, 60)) as (pilot, screen):
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        text = painted(pilot)
        assert "the rule of this place, or of the question" in text and "Fo Fu Pa Am Me" in text
        lines = [" ".join(words().text(key) for key in both) for both in MoscowKit.LEGEND.items()]
        assert all(" ".join(line.split()) in " ".join(text.split()) for line in lines[:5])
        await pilot.press("question_mark")
        assert pilot.app.screen is screen
        text = screen.top.keys.text()
        assert text.index("F1 rule") < text.index("? keys")


async def test_piles_and_retired_tokens_are_shown() -> None:
    async with a_screen(new_host(skip=60)) as (pilot, screen):
        await lift(pilot)
        await pilot.press("x")
        assert isinstance(pilot.app.screen, InfoScreen)
        assert "Survivor cards to come" in painted(pilot) and "Esc back" in painted(pilot)
        await pilot.press("x")
        assert pilot.app.screen is screen
        for key in ("enter", "escape"):
            await pilot.press("x", key)
            assert pilot.app.screen is screen
        await pilot.press("x")
        bar = pilot.app.screen.query_one(Bar)
        await pilot.click(bar, offset=(1, 0))
        assert pilot.app.screen is screen


@pytest.mark.parametrize("size", SIZES[:1])
async def test_rules_settings_and_help_open_above_what_lies_over_the_table(size: tuple[int, int]) -> None:
    async with a_screen(new_host(skip=60), size) as (pilot, screen):
        await lift(pilot)
        for key, lies in (("f10", ChoiceScreen), ("g", ChoiceScreen), ("x", InfoScreen)):
            await pilot.press(key)
            over = pilot.app.screen
            assert isinstance(over, lies)
            for above, opened in (("f1", RulesScreen), ("f2", SettingsScreen), ("question_mark", HelpScreen)):
                await pilot.press(above)
                await until(pilot, lambda opened=opened: isinstance(pilot.app.screen, opened))
                await pilot.press("escape")
                assert pilot.app.screen is over
            await pilot.press("escape")
            assert pilot.app.screen is screen


async def test_the_game_is_saved_and_left_or_abandoned_after_a_question() -> None:
    host = new_host(skip=2)
    async with a_screen(host) as (pilot, _):
        await pilot.press("f10", "end", "up", "enter")
        await pilot.press("n")
        assert not host.abandoned
        await pilot.press("f10", "end", "up", "enter")
        await pilot.press("y")
        await until(pilot, lambda: host.abandoned)
        assert "was abandoned" in painted(pilot)
        await pilot.press("escape", "2")
        await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen))


async def test_a_problem_with_saving_is_told_once() -> None:
    class FullStore:
        """A folder that takes nothing."""

        def write(self, save: object, path: object) -> None:
            raise SaveError("The disk is full.")

    setup = make_setup(parse_seats("Anna,bot:random"), 5)
    host = Library(FullStore()).new(setup)  # type: ignore[arg-type]
    async with a_screen(host) as (pilot, screen):
        assert "The disk is full." in painted(pilot)
        await pilot.press("1")
        await until(pilot, lambda: screen.host.decisions > 0)
        await pilot.pause()
        assert "The disk is full." not in painted(pilot)


async def test_a_finished_game_can_still_be_looked_at() -> None:
    host = new_host("bot:random,bot:random", start="beginner")
    host.run_on()
    host.hand_to(0, "human")
    app = ResurgenceApp(start=host, library=Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.pause()
        assert "The game is over" in painted(pilot)
        await pilot.press("k", "l", "o", "1")
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
