"""Rescue by the Row, plan and complete by the Mission, clear by the room: by place as by the menu."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.table.screen import TableScreen
from tests.build import Table, a_table
from tests.ui.table.playing import a_screen, decided, host_at, menu_of
from tests.ui.table.test_all_spaces import way_with_arrows

Build = Callable[[], Table]


def rescuing() -> Table:
    """Anna rescues at the Kremlin; she can pay for three of the five."""
    t = a_table(2).assigned(0, metro="laborer").assigned(1, metro="laborer").with_items(0, food=3)
    t.at("PLACE-01", seat=0)
    return t.do("place:laborer:metro:kremlin_upper", "effect:kremlin_upper")


def planning() -> Table:
    """Anna plans a Mission at the Museum; at level 3 any of both columns."""
    t = a_table(2).at_level(0, 3).assigned(0, metro="hero").assigned(1, metro="laborer").at("PLACE-01", seat=0)
    return t.do("place:hero:metro:museum_row_upper", "effect:museum_row_upper")


def completing() -> Table:
    """Two of Anna's planned Missions fit the place of her token."""
    t = a_table(2).assigned(0, metro="laborer laborer").assigned(1, metro="laborer")
    t.with_items(0, food=6, fuel=2, parts=2, ammo=2).planned(0, "starter_stovepipe_row", "basic_lantern_lane")
    return t.at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper")


def clearing() -> Table:
    """Anna clears one of her rooms."""
    t = a_table(2).at_level(0, 2).with_items(0, parts=2).assigned(0, harbor="laborer").assigned(1, metro="laborer")
    t.at("PLACE-01", seat=0)
    return t.do("place:laborer:harbor:hope_island_right", "effect:hope_island_right", "pay:parts2")


CASES = [
    (rescuing, at.ROW, "survivor_pilot", "rescue:survivor_pilot"),
    (rescuing, at.ROW, "survivor_brewer", "rescue:survivor_brewer"),
    (planning, at.MISSIONS, "basic_toll_post", "plan:basic_toll_post"),
    (planning, at.MISSIONS, "advanced_vaccine_line", "plan:advanced_vaccine_line"),
    (completing, at.COMPOUND, "basic_lantern_lane", "mission:basic_lantern_lane"),
    (clearing, at.COMPOUND, "room_garage", "build:room_garage"),
]
SIZED = [*((*case, (80, 24)) for case in CASES), *((*case, (160, 48)) for case in CASES[::-3])]
"""All of them where boards take turns, two where all are in view."""


async def pick(pilot: Pilot[None], screen: TableScreen, way: str, board_id: str, spot: str, option: str) -> None:
    """Pick an option in the menu, on its board by keys, or on its board by mouse."""
    if way == "menu":
        place = [row.id for row in menu_of(screen).rows].index(option)
        await pilot.press(*["down"] * place, "enter")
        return
    board = next(one for one in screen.top.boards if one.id == board_id)
    screen.top.bring(board_id, focus=way == "keys")
    await pilot.pause()
    if way == "keys":
        if board.cursor not in board.legal:
            board.cursor = next(name for name in board.drawing.spots if name in board.legal)
        await pilot.press(*way_with_arrows(board, spot), "enter")
    else:
        region = board.drawing.spots[spot].regions[0]
        edge = 1 if board.has_class("-framed") else 0
        await pilot.click(board, offset=(region.x + 2 + edge, region.y + edge))


@pytest.mark.rule("SURV-20", "MIS-03", "ACT-05", "BUILD-01")
@pytest.mark.parametrize(
    ("build", "board", "spot", "option", "size"), SIZED, ids=[f"{one[3]} {one[4][0]}" for one in SIZED]
)
async def test_by_place_and_by_menu_give_the_same_table(
    build: Build, board: str, spot: str, option: str, size: tuple[int, int]
) -> None:
    tables = []
    for way in ("menu", "keys", "mouse"):
        host = host_at(build())
        async with a_screen(host, size) as (pilot, screen):
            assert screen.top.question.rows_at(spot) == [option]
            assert screen.top.question.board in (board, at.CITY)
            await pick(pilot, screen, way, board, spot, option)
            await decided(pilot, host, 0)
            assert host._save.choices[0].option == option
            tables.append((host._save.choices, host._game.dump(host._table)))
    assert tables[0] == tables[1] == tables[2]
