"""The whole log: to read round by round, to search, and to see the rule of each sentence, by keys and by mouse."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from resurgence_tui.i18n.resurgence.sentences import fact_text
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.screens.rules import RulesScreen
from resurgence_tui.ui.screens.whole_log import WholeLog
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.found_log import FoundLog, found
from resurgence_tui.ui.widgets.log import LogLine
from tests.ui.table.playing import a_screen, painted, tap, until
from tests.ui.telling.tables import a_game, press_button, until_asked

SIZES = [(80, 24), (160, 48)]

LINES = (
    LogLine("Setup", "GEN-02", heading=True, round=0),
    LogLine("Anna takes the Hero Cosmonaut.", "SET-19"),
    LogLine("Round 1 of 6, Draw and Assign", "GEN-02", heading=True, round=1),
    LogLine("Anna draws 4 tokens.", "DRAW-01"),
    LogLine("Boris draws 4 tokens.", "DRAW-01"),
    LogLine("Round 1 of 6, Leadership", "GEN-02", heading=True, round=1),
    LogLine("Boris advances to space 1 of the Metro track.", "LEAD-08"),
)


@asynccontextmanager
async def a_log(size: tuple[int, int] = (80, 24), key: str = "L") -> AsyncIterator[tuple[Pilot[None], WholeLog]]:
    """The whole log of a game in its third round, opened from the table by a key."""
    host = until_asked(a_game("Anna,Boris", 80), "PLACE-01", 0, 2)
    async with a_screen(host, size) as (pilot, _):
        await tap(pilot, key)
        await until(pilot, lambda: isinstance(pilot.app.screen, WholeLog))
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, WholeLog)
        yield pilot, screen


def sentence(screen: WholeLog) -> str:
    """The sentence under the cursor."""
    line = screen.whole.line
    return line.text if line is not None else ""


async def typed(pilot: Pilot[None], text: str) -> None:
    """Type a text."""
    for key in text:
        await tap(pilot, key)


# Search


@pytest.mark.parametrize(
    ("wanted", "places"),
    [
        ((), [0, 1, 2, 3, 4, 5, 6]),
        (("anna",), [0, 1, 2, 3]),
        (("boris", "draws"), [2, 4]),
        (("metro",), [5, 6]),
        (("round",), []),
        (("nobody",), []),
    ],
)
def test_found_are_sentences_with_all_the_words_and_their_headings(wanted: tuple[str, ...], places: list[int]) -> None:
    assert found(LINES, wanted) == places


@pytest.mark.parametrize("size", SIZES)
async def test_typing_shows_only_what_is_found_and_counts_it(size: tuple[int, int]) -> None:
    async with a_log(size) as (pilot, screen):
        everything = screen.whole.hits
        assert words().text("news_sentences", count=everything) in painted(pilot)
        await typed(pilot, "boris")
        expected = [line for line in screen._lines if not line.heading and "boris" in line.text.casefold()]
        assert [line for line in screen.whole.entries if not line.heading] == expected
        assert f"{len(expected)} of {len(expected)}" in painted(pilot) and sentence(screen) == expected[-1].text
        await pilot.press("space")
        await typed(pilot, "places")
        fewer = [line for line in expected if "places" in line.text]
        assert [line for line in screen.whole.entries if not line.heading] == fewer and 0 < len(fewer) < len(expected)
        await tap(pilot, "backspace")
        await typed(pilot, "zzz")
        await pilot.pause()
        assert screen.whole.hits == 0 and "nothing found" in painted(pilot)
        await tap(pilot, "enter")
        await tap(pilot, "down")
        await tap(pilot, "n")
        await tap(pilot, "escape")
        assert screen.whole.hits == everything and pilot.app.screen is screen
        await tap(pilot, "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


async def test_n_and_arrows_go_from_hit_to_hit_and_esc_stays_at_the_sentence() -> None:
    async with a_log() as (pilot, screen):
        await tap(pilot, "slash")
        await typed(pilot, "anna")
        await tap(pilot, "enter")
        hits = [line.text for line in screen.whole.entries if not line.heading]
        assert len(hits) > 5 and sentence(screen) == hits[-1]
        ways = (("N", -2), ("N", -3), ("up", -4), ("n", -3), ("down", -2), ("home", 0), ("up", 0), ("end", -1))
        for key, place in ways:
            await tap(pilot, key)
            assert sentence(screen) == hits[place], key
        await tap(pilot, "home")
        here = screen.whole.line
        await tap(pilot, "escape")
        assert screen.whole.line is here and screen.whole.hits > len(hits)


async def test_what_is_found_is_marked_without_colour() -> None:
    async with a_log() as (pilot, screen):
        await typed(pilot, "bor")
        await pilot.pause()
        marked = []
        for y in range(screen.whole.size.height):
            strip = screen.whole.render_line(y)
            marked += [segment.text for segment in strip if segment.style and segment.style.underline]
        assert marked and {text.casefold() for text in marked} == {"bor"}


# Rounds


@pytest.mark.parametrize("size", SIZES)
async def test_rounds_are_jumped_to_by_digit_arrow_and_click(size: tuple[int, int]) -> None:
    async with a_log(size) as (pilot, screen):
        assert screen.whole.rounds == [0, 1, 2, 3] and screen.whole.round == 3
        digits = (("1", 1), ("3", 3), ("0", 0))
        for key, expected in (*digits, ("right", 1), ("right", 2), ("left", 1), ("left", 0), ("left", 0)):
            await tap(pilot, key)
            assert screen.whole.round == expected, key
        bar = screen.query_one("#rounds")
        await press_button(pilot, bar.text().index("2 Round"), bar.region.y)  # type: ignore[attr-defined]
        await until(pilot, lambda: screen.whole.round == 2)
        heading = words().text("table-heading", round="Round 2 of 6", step="Draw and Assign")
        assert heading in painted(pilot)
        await tap(pilot, "9")
        assert screen.whole.round == 2 and pilot.app.screen is screen


# Rules


@pytest.mark.parametrize("size", SIZES)
async def test_the_rule_is_told_below_and_opened_by_enter_f1_and_click(size: tuple[int, int]) -> None:
    async with a_log(size) as (pilot, screen):
        await typed(pilot, "draws")
        await tap(pilot, "enter")
        assert screen.rule_here() == "DRAW-01" and "DRAW-01" in painted(pilot)
        behind = screen.query_one("#behind").region
        for how in ("enter", "f1", (behind.x + 3, behind.y), None):
            if isinstance(how, str):
                await tap(pilot, how)
            else:
                last = [y for y in range(screen.whole.size.height) if "draws" in screen.whole.render_line(y).text][-1]
                await press_button(pilot, *(how or (20, screen.whole.region.y + last)))
            await until(pilot, lambda: isinstance(pilot.app.screen, RulesScreen))
            await until(pilot, lambda: "DRAW-01" in painted(pilot))
            await tap(pilot, "escape")
            await until(pilot, lambda: pilot.app.screen is screen)


async def test_a_click_on_another_sentence_only_goes_there() -> None:
    async with a_log() as (pilot, screen):
        await tap(pilot, "1")
        first = sentence(screen)
        await pilot.pause()
        await press_button(pilot, 20, screen.whole.region.y + 4)
        await pilot.pause()
        assert pilot.app.screen is screen and sentence(screen) != first
        assert sentence(screen)[:20] in screen.whole.render_line(4).text


async def test_the_search_is_begun_and_ended_by_mouse() -> None:
    async with a_log() as (pilot, screen):
        bar = screen.query_one("#wanted").region
        await press_button(pilot, bar.x + 3, bar.y)
        await typed(pilot, "1")
        assert screen._wanted == "1"
        await press_button(pilot, bar.x + 3, bar.y)
        assert screen._wanted == ""
        await press_button(pilot, painted(pilot).splitlines()[-1].index("Esc"), 23)
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


# Where it comes from


async def test_the_key_of_the_log_pressed_again_opens_it_too() -> None:
    host = until_asked(a_game("Anna,Boris", 40), "PLACE-01")
    for size in SIZES:
        async with a_screen(host, size) as (pilot, screen):
            await tap(pilot, "l")
            assert pilot.app.screen is screen and screen.top.log_of_game.has_focus
            await tap(pilot, "l")
            await until(pilot, lambda: isinstance(pilot.app.screen, WholeLog))


async def test_it_tells_each_seat_what_that_seat_may_see() -> None:
    host = a_game("Anna,Boris", 9, start="draft")
    async with a_screen(host) as (pilot, screen):
        eyes = screen.hand_over.viewer
        await tap(pilot, "L")
        await until(pilot, lambda: isinstance(pilot.app.screen, WholeLog))
        log = pilot.app.screen
        assert isinstance(log, WholeLog)
        await until(pilot, lambda: bool(log.whole.entries))
        shown = [line.text for line in log.query_one(FoundLog).entries]
        hidden = [fact_text(words(), entry.fact, host.names) for entry in host.log(1 - eyes)
                  if entry.fact.eyes == 1 - eyes]
        own = [fact_text(words(), entry.fact, host.names) for entry in host.log(eyes) if entry.fact.eyes == eyes]
        assert len(hidden) > 2 and not set(hidden) & set(shown) and set(own) <= set(shown)
        assert shown == [line.text for line in screen.kit.log_text.lines(eyes, screen.looks)]
