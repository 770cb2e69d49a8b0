"""What happened since a seat's last turn: the list by seat, when it comes and goes, and what it must not tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.library import Library
from resurgence_tui.engine.types import Fact, LogEntry
from resurgence_tui.i18n.resurgence import news_words as told
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.resurgence.news import MUTANTS, MoscowNews
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.news import TABLE, NewsRow
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.table.playing import KeyPlayer, a_screen, new_host, painted, tap, until
from tests.ui.telling.tables import a_game, lift, panel, press_button, until_asked

SIZES = [(80, 24), (120, 36), (160, 48)]


def log_of(*facts: Fact) -> list[LogEntry]:
    """These facts in the third round."""
    return [LogEntry(3, 3, fact) for fact in facts]


WAITS = "n since your last turn"


async def ask_for_it(pilot: Pilot[None], screen: TableScreen) -> None:
    """Where the list would cover what is asked about, the prompt names its key: press it."""
    if screen.news.wait:
        assert panel(screen) == "" and WAITS in painted(pilot)
        await tap(pilot, "n")
    assert panel(screen) and WAITS not in painted(pilot)


# The whole text, at real tables


TOLD = (
    ("Anna,Boris", 40, "draft", """
╭─ Since your last turn ───────────────────────────────────────────────────────╮
│     Table Round 2; Event Tarpaulin Bazaar; Mutants: Arbat and No Mutants     │
│  1  Anna  First Player                                                       │
╰────────────────────────────────────────────────────── n again   L whole log ─╯
"""),
    ("Anna,Boris", 107, "draft", """
╭─ Since your last turn ───────────────────────────────────────────────────────╮
│  1  Anna  plans The Trap Line; Harbor track 6; Hero in Hope Island,     +2VP │
│           right                                                              │
│  2  Boris Metro track 1                                                      │
╰────────────────────────────────────────────────────── n again   L whole log ─╯
"""),
    ("Anna,Boris", 117, "draft", """
╭─ Since your last turn ───────────────────────────────────────────────────────╮
│  1  Anna Laborer in Kremlin, upper; completes First Watch on the Wall;  +2VP │
│          rescues Sailor                                                      │
╰────────────────────────────────────────────────────── n again   L whole log ─╯
"""),
    ("Anna,Boris", 133, "draft", """
╭─ Since your last turn ───────────────────────────────────────────────────────╮
│  2  Boris Compound track 4; Laborer in the Checkpoint                        │
│  1  Anna  Harbor track 8                                                +3VP │
╰────────────────────────────────────────────────────── n again   L whole log ─╯
"""),
    ("Anna,bot:eager,bot:random", 33, "beginner", """
╭─ Since your last turn ───────────────────────────────────────────────────────╮
│     Table        Round 3; Event Muster at the Wall; Mutants: Arbat           │
│  2  Bot Eager 1  raises to level 2                                        L2 │
│  3  Bot Random 1 First Player                                                │
╰────────────────────────────────────────────────────── n again   L whole log ─╯
"""),
    ("Anna,bot:eager,bot:random", 76, "beginner", """
╭─ Since your last turn ───────────────────────────────────────────────────────╮
│  2  Bot Eager 1  retires a Ranger; Metro track 3; Ranger in Kremlin, lower;  │
│                  plans Tram Ambulance                                        │
│  3  Bot Random 1 Compound track 5; Ranger in Barbarian Gate, right           │
│  1  Anna         Harbor track 4                                              │
╰────────────────────────────────────────────────────── n again   L whole log ─╯
"""),
)
"""Who plays, after how many answers, from which start; and what the seat that is asked then is told."""


@pytest.mark.parametrize(("seats", "answers", "start", "text"), TOLD)
async def test_the_seat_that_is_asked_is_told_what_the_others_did(
    seats: str, answers: int, start: str, text: str
) -> None:
    host = a_game(seats, answers, start=start)
    async with a_screen(host) as (pilot, screen):
        await ask_for_it(pilot, screen)
        assert panel(screen) == text.strip("\n")


async def test_behind_the_curtain_there_is_no_list_and_it_comes_when_it_is_lifted() -> None:
    app = ResurgenceApp(start=a_game("Anna,Boris", 40, start="draft"), library=Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandOverScreen) and "Since your last turn" not in painted(pilot)
        screen = next(one for one in app.screen_stack if isinstance(one, TableScreen))
        assert panel(screen) == ""
        await lift(pilot)
        assert panel(screen) == TOLD[0][3].strip("\n")


async def test_while_it_is_played_each_list_is_what_the_log_says_then() -> None:
    async with a_screen(new_host("Anna,Boris,bot:eager", 5), SIZES[1]) as (pilot, screen):
        player, lists = KeyPlayer(pilot, screen, seed=2), []
        while screen.host.decisions < 120:
            if isinstance(pilot.app.screen, HandOverScreen):
                assert panel(screen) == ""
                await lift(pilot)
            else:
                await player.answer()
                await pilot.pause()
            if panel(screen):
                seat = screen.pending.seat
                lists.append(seat)
                assert screen.top.news.news == MoscowNews(screen.words).news(screen.host.log(seat), seat, 3)
                assert any(row.seat != seat for row in screen.top.news.news.rows)
    assert len(lists) > 10 and {0, 1} == set(lists)


@pytest.mark.parametrize("size", SIZES)
async def test_after_a_load_the_same_list_is_there(size: tuple[int, int], tmp_path: Path) -> None:
    host = until_asked(a_game("Anna,bot:eager,Boris", 60, tmp_path), "PLACE-01", 2)
    async with a_screen(host, size) as (pilot, screen):
        assert screen.pending.seat == 2
        await ask_for_it(pilot, screen)
        before = painted(pilot)
        assert "Since your last turn" in before and "Bot Eager 1" in panel(screen) and "Anna" in panel(screen)
    assert host.path is not None
    again = Library(Store(tmp_path)).resume(host.path)
    async with a_screen(again, size) as (pilot, screen):
        await ask_for_it(pilot, screen)
        await until(pilot, lambda: painted(pilot) == before)


async def test_alone_the_list_comes_only_when_it_is_asked_for() -> None:
    host = a_game("Anna", 30, solo="village")
    while not any(row.seat == MUTANTS for row in MoscowNews(words()).news(host.log(0), 0, 1).rows):
        host.submit(host.asks()[0].ticket, host.asks()[0].decision.options[0])
        host.run_on()
    async with a_screen(host) as (pilot, screen):
        assert panel(screen) == ""
        await tap(pilot, "n")
        assert " MU Mutants" in panel(screen)


# It comes once, where it covers nothing that is asked about, and goes with any key, which acts all the same


@pytest.mark.parametrize("size", SIZES)
async def test_it_does_not_lie_over_the_board_that_is_asked_about_until_it_is_wanted(size: tuple[int, int]) -> None:
    host = until_asked(a_game("Anna,Boris", 60), "PLACE-01", 0, 2)
    async with a_screen(host, size) as (pilot, screen):
        narrow = size == (80, 24)
        assert (screen.news.wait, screen.top.news.is_open, WAITS in painted(pilot)) == (narrow, not narrow, narrow)
        assert not screen.top.news.is_open or not screen.top.news.region.overlaps(screen.top.city.region)
        await tap(pilot, "down")
        assert (screen.news.wait, WAITS in painted(pilot)) == (narrow, narrow)  # it waits for its key
        await ask_for_it(pilot, screen) if narrow else await tap(pilot, "n")
        assert screen.top.news.is_open and not screen.news.wait


async def test_in_a_terminal_made_smaller_it_makes_way_for_what_is_asked_about() -> None:
    host = until_asked(a_game("Anna,Boris", 60), "PLACE-01", 0, 2)
    async with a_screen(host, SIZES[1]) as (pilot, screen):
        assert screen.top.news.is_open
        await pilot.resize_terminal(*SIZES[0])
        await until(pilot, lambda: WAITS in painted(pilot))
        assert panel(screen) == ""
        await ask_for_it(pilot, screen)  # who wants it has it, whatever it covers
        await pilot.resize_terminal(80, 25)
        await pilot.pause(0.1)
        assert panel(screen)


async def test_what_waits_is_offered_until_the_turn_is_over() -> None:
    host = until_asked(a_game("Anna,Boris", 60), "PLACE-01", 0, 2)
    async with a_screen(host) as (pilot, screen):
        assert screen.news.wait
        screen.update()
        screen.ask_again()
        await until(pilot, lambda: WAITS in painted(pilot))
        await tap(pilot, "r")
        await tap(pilot, "1")
        await until(pilot, lambda: screen.pending.seat == 1 or isinstance(pilot.app.screen, HandOverScreen))
        assert screen.news._waiting[0] != 0


@pytest.mark.parametrize("size", SIZES)
async def test_any_key_closes_it_and_acts_and_n_brings_it_back(size: tuple[int, int]) -> None:
    host = until_asked(a_game("Anna,Boris", 60), "PLACE-01", 0, 2)
    async with a_screen(host, size) as (pilot, screen):
        await ask_for_it(pilot, screen)
        shown = panel(screen)
        await tap(pilot, "down")
        assert panel(screen) == "" and screen.top.menu.index == 1
        await tap(pilot, "n")
        assert panel(screen) == shown and screen.top.menu.index == 1
        await tap(pilot, "n")
        assert panel(screen) == ""
        await tap(pilot, "n")
        await tap(pilot, "s")
        assert panel(screen) == "" and screen.top.in_front("row")
        screen.update()
        assert panel(screen) == ""


async def test_esc_closes_the_news_and_not_more() -> None:
    async with a_screen(until_asked(a_game("Anna,Boris", 60), "PLACE-01", 0, 2), (120, 36)) as (pilot, screen):
        await ask_for_it(pilot, screen)
        await tap(pilot, "escape")
        await until(pilot, lambda: not panel(screen))
        assert pilot.app.screen is screen, "the game menu comes with the next Esc"
        await tap(pilot, "escape")
        await until(pilot, lambda: pilot.app.screen is not screen)


async def test_by_mouse_a_click_on_it_closes_it_and_its_key_below_brings_it_back() -> None:
    host = until_asked(a_game("Anna,Boris", 60), "PLACE-01", 0, 2)
    async with a_screen(host) as (pilot, screen):
        await ask_for_it(pilot, screen)
        await pilot.pause()
        place = screen.top.news.region
        before = host.decisions
        await press_button(pilot, place.x + 5, place.y + 1)
        assert panel(screen) == "" and host.decisions == before
        text = screen.top.keys.text()
        await press_button(pilot, text.index("news"), screen.top.keys.region.y)
        assert "Since your last turn" in painted(pilot)


async def test_where_nothing_has_happened_the_key_says_so() -> None:
    async with a_screen(new_host("Anna,bot:eager", 5)) as (pilot, screen):
        assert panel(screen) == ""
        await tap(pilot, "n")
        assert panel(screen).splitlines()[0].startswith("╭─ So far ─")
        player = KeyPlayer(pilot, screen)
        while not any(entry.fact.key == "kept" for entry in screen.host.log(0)):
            await player.answer()
        assert screen.pending.rule == "SAL-02"
        await tap(pilot, "n")
        await pilot.pause()
        assert panel(screen) == "" and "Nothing has happened since your last turn." in painted(pilot)


async def test_it_is_shorter_where_there_is_little_room_and_covers_no_question() -> None:
    host = until_asked(a_game("Anna,bot:eager*3", 40), "PLACE-01")
    while len(MoscowNews(words()).news(host.log(0), 0, 4).rows) < 3:
        host.submit(host.asks()[0].ticket, host.asks()[0].decision.options[0])
        until_asked(host, "PLACE-01")
    for size in SIZES:
        async with a_screen(host, size) as (pilot, screen):
            await ask_for_it(pilot, screen)
            await pilot.pause()
            place, asked = screen.top.news.region, screen.top.prompt.region
            assert place.height >= 3 and place.bottom <= asked.y and place.width == asked.width
            assert place.y >= 2
            told_of = {row.seat for row in MoscowNews(screen.words).news(host.log(0), 0, 4).rows} - {TABLE}
            assert len(told_of) > 1 and screen.pending.seat == 0
            assert all(host.names[seat] in panel(screen) for seat in told_of)


# Secrets


async def test_nothing_private_of_another_seat_is_told() -> None:
    async with a_screen(new_host("Anna,Boris,Celina", 5)) as (pilot, screen):
        player, lists = KeyPlayer(pilot, screen, seed=3), 0
        while screen.host.decisions < 50:
            if isinstance(pilot.app.screen, HandOverScreen):
                await lift(pilot)
            else:
                await player.answer()
            await tap(pilot, "n")
            if panel(screen) == "":
                await tap(pilot, "n")
            await pilot.pause()
            eyes = screen.hand_over.viewer
            if eyes < 0 or not panel(screen):
                continue
            lists += 1
            view = screen.host.view(eyes)
            private = [entry.fact for seat in range(3) if seat != eyes for entry in screen.host.log(seat)
                       if entry.fact.eyes == seat]
            open_facts = MoscowNews(screen.words).news(screen.host.log(eyes), eyes, 3).rows
            assert open_facts == screen.top.news.news.rows
            cards = {screen.words.text(str(fact.values[0])) for fact in private if fact.key == "kept"}
            if view.round == 0 and not any(entry.fact.key == "salvage_revealed" for entry in screen.host.log(eyes)):
                assert not [card for card in cards if card in panel(screen)]
            assert "assign" not in panel(screen)
            await tap(pilot, "n")
    assert lists > 20


# From facts to rows


def test_rows_stand_clockwise_with_the_own_one_last_and_tell_points_and_level() -> None:
    log = log_of(
        Fact("turn_ended", 1), Fact("placed", 2, ("hero", "room_garage")),
        Fact("turn_ended", 2), Fact("scored", 0, ("basic_first_watch", 3)), Fact("scored", 0, ("track_metro_6", 1)),
        Fact("level_raised", 0, (2,)), Fact("level_raised", 0, (3,)), Fact("scored", 2, ("event_x", -2)),
        Fact("advanced", 1, ("metro", 4)), Fact("advanced", 1, ("metro", 5)), Fact("scored", 1, ("track_metro_5", 2)),
        Fact("round_started", 0, (4,)), Fact("mutants_moved", -1, ("mutant_arbat",)),
        Fact("mutants_moved", -1, ("mutant_kremlin",)),
    )  # fmt: skip
    assert MoscowNews(words()).news(log, 1, 3).rows == (
        NewsRow(TABLE, "Round 4; Mutants: Arbat and Kremlin"),
        NewsRow(2, "Hero in the Garage", "-2VP"),
        NewsRow(0, "raises to level 2; raises to level 3", "+4VP L3"),
        NewsRow(1, "Metro track 5", "+2VP"),
    )


def test_in_the_middle_of_a_turn_the_list_is_the_one_from_before_it() -> None:
    theirs = (Fact("placed", 1, ("laborer", "arbat_upper")), Fact("turn_ended", 1))
    before = log_of(Fact("rested", 0, ("laborer",)), *theirs)
    during = log_of(Fact("penalty_paid", 0, ("arbat_upper", 1, 0, 0, 0, 0)), Fact("placed", 0, ("hero", "arbat_upper")),
                    Fact("scored", 0, ("basic_first_watch", 3)))
    after = log_of(Fact("turn_ended", 0))
    rows = (NewsRow(1, "Laborer in Arbat, upper"),)
    assert MoscowNews(words()).news(before, 0, 2).rows == rows
    assert MoscowNews(words()).news([*before, *during], 0, 2).rows == rows
    assert MoscowNews(words()).news([*before, *during, *after], 0, 2).rows == ()


def test_alone_the_mutants_have_a_row() -> None:
    log = log_of(
        Fact("turn_ended", 0), Fact("mutants_advanced", -1, ("metro", 2)), Fact("mutants_scored", -1, ("x", 3)),
        Fact("mutants_completed", -1, ("basic_first_watch",)), Fact("board_flipped", -1, ("b",)),
    )  # fmt: skip
    assert MoscowNews(words()).news(log, 0, 1).rows == (
        NewsRow(TABLE, "Mutant Action board: side B"),
        NewsRow(MUTANTS, f"Metro track 2; completes {words().text('basic_first_watch')}", "+3VP"),
    )


def test_every_deed_has_words() -> None:
    asked = []

    class Listening(type(words())):  # type: ignore[misc]
        def text(self, key: str, /, **values: object) -> str:
            asked.append(key)
            return super().text(key, **values)

    listening = Listening("en")
    values = {"placed": ("laborer", "arbat_upper"), "retired": ("bag", "hero"), "advanced": ("metro", 2)}
    values |= {"mutants_advanced": ("metro", 2), "rested": ("laborer",), "specialist_added": ("ranger",)}
    values |= {"level_raised": (2,), "final_score": (30,), "round_started": (2,), "board_flipped": ("a",)}
    for kinds in (told.DEEDS, told.OF_TABLE, told.OF_MUTANTS):
        for key in kinds:
            (text,) = told.deeds(listening, [Fact(key, 0, values.get(key, ("hero_surgeon",)))], kinds)
            assert text and "{" not in text, key
    assert [key for key in asked if not words().has(key)] == []
