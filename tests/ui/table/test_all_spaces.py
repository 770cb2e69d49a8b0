"""Each of the 12 Zones, the 10 rooms and the Rest Area, played by place with keys or mouse and by the menu."""

from __future__ import annotations

from collections import deque

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.games.resurgence.vocab import ROOM_IDS, ZONE_IDS
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.board import STEPS, nearest
from tests.build import a_table
from tests.ui.table.playing import a_screen, decided, host_at, menu_of, until

SPACES = (*ZONE_IDS, *ROOM_IDS, "rest")
SMALL, LARGE = (80, 24), (160, 48)
CASES = [*enumerate((space, SMALL) for space in SPACES), *enumerate((space, LARGE) for space in SPACES[3:-1:6])]
"""All of them where boards take turns, some where all are in view. The number says which way is left out."""


def everything_open() -> Host:
    """Anna may go everywhere, mostly with several tokens; some Zones cost something that she can pay in several ways.
    """
    position = (
        a_table(2).at_level(0, 3).cleared(0, *ROOM_IDS).with_items(0, food=2, fuel=1, ammo=2)
        .with_bag(0, "laborer laborer ranger ranger scholar scholar builder builder hero")
        .assigned(0, metro="ranger scholar builder", harbor="ranger scholar builder", compound="hero laborer")
        .assigned(1, metro="laborer").placed(1, "laborer", "kremlin_lower").mutants("arbat", "kremlin")
        .at("PLACE-01", seat=0)
    )
    return host_at(position)


def way_with_arrows(board: ViewBoard, goal: str) -> list[str]:
    """The shortest row of arrow keys from the cursor to a place, among the legal ones."""
    spots = board.drawing.spots
    legal = [spot for name, spot in spots.items() if name in board.legal]
    ways: dict[str, list[str]] = {board.cursor: []}
    queue = deque([board.cursor])
    while queue and goal not in ways:
        here = queue.popleft()
        for key in STEPS:
            there = nearest(spots.get(here), key, legal)
            if there and there not in ways:
                ways[there] = [*ways[here], key]
                queue.append(there)
    return ways[goal]


async def by_menu(pilot: Pilot[None], screen: TableScreen, space: str) -> None:
    """Arrow keys and Enter in the menu, twice where a token is asked for."""
    place = [row.id for row in menu_of(screen).rows].index(space)
    await pilot.press(*["down"] * place, "enter")
    await pilot.pause()
    if screen.pending.space_picked:
        await pilot.press("enter")


async def by_keys(pilot: Pilot[None], screen: TableScreen, space: str) -> None:
    """The board's letter, arrow keys among what is lit, Enter; the Rest Area has a letter of its own."""
    if space == "rest":
        await pilot.press("r")
    else:
        board = screen.top.compound if space in ROOM_IDS else screen.top.city
        if screen.top.in_front("compound") and board is screen.top.compound:
            board.focus()
        else:
            await pilot.press("o" if board is screen.top.compound else "c")
        await pilot.pause()
        await pilot.press(*way_with_arrows(board, space))
        assert board.cursor == space and screen.focused is board
        await pilot.press("enter")
    await pilot.pause()
    if screen.pending.space_picked:
        await pilot.press("enter")


async def by_mouse(pilot: Pilot[None], screen: TableScreen, space: str) -> None:
    """Tabs, places and rows are clicked."""
    menu = menu_of(screen)
    if space == "rest":
        await pilot.click(menu, offset=(6, menu.size.height - 1))
    else:
        board = screen.top.compound if space in ROOM_IDS else screen.top.city
        if not board.display:
            await pilot.click(screen.top.tabs, offset=(screen.top.tabs.text().index("Compound"), 0))
            await pilot.pause()
        region = board.drawing.spots[space].regions[0]
        edge = 1 if board.has_class("-framed") else 0
        await pilot.click(board, offset=(region.x + 2 + edge, region.y + edge))
    await pilot.pause()
    if screen.pending.space_picked:
        await pilot.click(menu, offset=(6, 0))


WAYS = (by_menu, by_keys, by_mouse)


@pytest.mark.rule("PLACE-01", "PLACE-02", "REST-01")
@pytest.mark.parametrize(("number", "case"), CASES, ids=lambda value: str(value))
async def test_by_place_and_by_menu_every_space_gives_the_same_table(
    number: int, case: tuple[str, tuple[int, int]]
) -> None:
    """The place itself by keys or mouse, or the menu: each way goes to two of three spaces."""
    space, size = case
    tables = []
    for play in (WAYS[number % 3], WAYS[(number + 1) % 3]):
        host = everything_open()
        async with a_screen(host, size) as (pilot, screen):
            assert screen.top.question.legal >= set(SPACES)
            await play(pilot, screen, space)
            await decided(pilot, host, 0)
            await pilot.pause()
            if screen.pending.rule == "PLACE-06":
                before = host.decisions
                await pilot.press("enter")
                await decided(pilot, host, before)
            await until(pilot, lambda: screen.pending.rule != "PLACE-06")
            tables.append((host.decisions, host._game.dump(host._table)))
            me = host.view(0).seats[0]
            stands = me.rooms[ROOM_IDS.index(space)] if space in ROOM_IDS else sum(me.rest) if space == "rest" else (
                host.view(0).token_at(ZONE_IDS.index(space), 0))
            assert stands >= 0
    assert tables[0] == tables[1]
