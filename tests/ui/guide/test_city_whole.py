"""The smallest terminal: whatever the guide says and wherever the answer is given, every Zone of the city is whole."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.city_plan import LEAST_HEIGHT
from resurgence_tui.ui.resurgence.boards.main_board import draw_city
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD, STEPPER
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.guide.following import Follower, guided_host
from tests.ui.table.playing import SIZES, a_screen, painted, tap, until

ROOMY = LEAST_HEIGHT - 1
"""Rows with which the city is still a list, and no Zone can touch another."""


def torn_zones(pilot: Pilot[None], screen: TableScreen) -> list[str]:
    """The Zones of the city that are not on the terminal as on a board with rows to spare; but for those below news."""
    top, view = screen.top, screen.view
    assert view is not None
    lines, board, news = painted(pilot).splitlines(), top.city, top.news
    width = board.content_size.width
    whole = draw_city(view, board.looks, words(), width, ROOMY, board.signs, board.payer, board.changes)
    texts, torn = ["".join(chars) for chars, _ in whole.rows], []
    for name, spot in board.drawing.spots.items():
        here, there = spot.regions[0].translate(board.content_region.offset), whole.spots[name].regions[0]
        if news.is_open and news.region.overlaps(here):
            continue
        shown = [lines[y][here.x + 1 : here.right] for y in range(here.y, here.bottom)]
        if shown != [texts[y][there.x + 1 : there.right] for y in range(there.y, there.bottom)]:
            torn.append(name)
    assert board.drawing.spots.keys() == whole.spots.keys() and len(whole.spots) == 12
    return torn


async def city_in_front(pilot: Pilot[None], screen: TableScreen) -> None:
    """Turn to the city as it lies beside what is asked now."""
    screen.top.bring(at.CITY)
    await pilot.pause()
    await until(pilot, lambda: screen.top.city.region == screen.top.places(screen.size)[at.CITY])


@pytest.mark.parametrize("table", ["bot", "alone"])
async def test_every_zone_is_whole_in_every_lesson(table: str) -> None:
    async with a_screen(guided_host(table), SIZES[0]) as (pilot, screen):
        pupil, slots, crowded = Follower(pilot, screen), set(), 0
        while screen.view is None or screen.view.round < 3:
            if not screen.top.offering:
                await city_in_front(pilot, screen)
                assert torn_zones(pilot, screen) == [], (screen.guide.lesson, screen.top.slot)
                slots.add(screen.top.slot)
                crowded = max(crowded, painted(pilot).count("pay "))
            await pupil.step()
        assert {at.MENU, ASSIGNMENT_BOARD} <= slots <= {at.MENU, ASSIGNMENT_BOARD, STEPPER}
        assert crowded >= 3


async def test_news_that_are_opened_beside_a_lesson_tear_no_zone() -> None:
    async with a_screen(guided_host(), SIZES[0]) as (pilot, screen):
        pupil, news = Follower(pilot, screen), screen.top.news
        while screen.guide.lesson is None or screen.guide.talking or not (screen.news.wait or news.is_open):
            await pupil.step()
        await city_in_front(pilot, screen)
        for shown in (not news.is_open, news.is_open):
            await tap(pilot, "n")
            await until(pilot, lambda wanted=shown: news.is_open == wanted)  # type: ignore[misc]
            await pilot.pause()
            assert torn_zones(pilot, screen) == []
