"""The board as a widget: cursor, picks, looks, marks, and that only what changed is painted again."""

from __future__ import annotations

from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region

from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.vocab import ZONE_IDS
from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import PALETTES
from resurgence_tui.ui.resurgence.boards.compound_board import CompoundBoard
from resurgence_tui.ui.resurgence.boards.main_board import MainBoard
from resurgence_tui.ui.widgets.board import Board

from .positions import LOOKS, WORDS, mid_game


class OneBoard(App[None]):
    """A board alone on the screen, and what it says."""

    AUTO_FOCUS = None

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.said: list[tuple[str, str, bool]] = []

    def on_mount(self) -> None:
        self.register_theme(theme.theme_of(PALETTES["frozen-city"]))
        self.theme = "frozen-city"

    def compose(self) -> ComposeResult:
        yield self.board

    def on_board_picked(self, picked: Board.Picked) -> None:
        self.said.append(("picked", picked.spot, picked.legal))

    def on_board_highlighted(self, looked: Board.Highlighted) -> None:
        self.said.append(("looked", looked.spot, False))


def city() -> MainBoard:
    board = MainBoard(WORDS)
    board.view, board.looks = mid_game(), LOOKS
    return board


def lines(board: Board) -> list[str]:
    return [board.render_line(y).text for y in range(board.size.height)]


async def test_arrows_move_among_legal_spots_and_enter_picks() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(72, 24)) as pilot:
        board.light(["arbat_upper", "revolution_square_left", "kremlin_lower"])
        board.focus()
        await pilot.press("right", "enter")
        assert app.said[-1] == ("picked", "revolution_square_left", True)
        await pilot.press("down")
        assert board.cursor == "kremlin_lower"
        await pilot.press("down", "down")
        assert board.cursor == "kremlin_lower"


async def test_shift_looks_around_among_all_spots() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(72, 24)) as pilot:
        board.light(["arbat_upper"])
        board.focus()
        await pilot.press("shift+down", "enter")
        assert app.said[-1] == ("picked", "arbat_lower", False)
        assert ("looked", "arbat_lower", False) in app.said


async def test_every_spot_can_be_reached_with_arrows() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(80, 13)) as pilot:
        board.focus()
        await pilot.pause()
        seen = {board.cursor}
        for _ in range(3):
            for way in ("down", "down", "down", "up", "up", "up", "right"):
                board.action_step(way)
                seen.add(board.cursor)
        assert seen == set(ZONE_IDS)


@pytest.mark.parametrize("size", [(76, 14), (78, 18), (96, 22), (80, 10)])
async def test_every_zone_is_picked_by_a_click_and_under_the_arrows(size: tuple[int, int]) -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=size) as pilot:
        board.light(ZONE_IDS)
        board.focus()
        await pilot.pause()
        for zone, spot in board.drawing.spots.items():
            place = spot.regions[0]
            await pilot.click(offset=(place.right - 2, place.y + 1))
            assert app.said[-1] == ("picked", zone, True) and board.cursor == zone
        walked, way = {board.cursor}, [board.cursor]
        while way:
            start = way.pop()
            for step in ("up", "down", "left", "right"):
                board.cursor = start
                board.action_step(step)
                if board.cursor not in walked:
                    walked.add(board.cursor)
                    way.append(board.cursor)
        assert walked == set(ZONE_IDS)


async def test_a_click_picks_and_the_mouse_looks() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(80, 24)) as pilot:
        board.light(["arbat_lower"])
        place = board.drawing.spots["arbat_lower"].regions[0]
        await pilot.hover(offset=(place.x + 2, place.y + 2))
        assert app.said[-1] == ("looked", "arbat_lower", False)
        await pilot.click(offset=(place.x + 2, place.y + 2))
        assert ("picked", "arbat_lower", True) in app.said


async def test_legal_spots_have_a_marker_and_a_heavy_frame_not_only_a_colour() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(80, 24)) as pilot:
        before = lines(board)
        board.light(["arbat_lower"], ["zone"])
        await pilot.pause()
        place = board.drawing.spots["arbat_lower"].regions[0]
        after = lines(board)
        assert before[place.y][0] == "╭" and after[place.y].startswith("◆ Metro ━")
        assert after[place.y + 1][0] == "┃"
        assert after[place.bottom - 1].startswith("┗━")
        assert "Metro" in after[place.y]


async def test_small_zones_keep_a_cell_for_the_marker() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(80, 13)) as pilot:
        before = lines(board)
        board.light(list(ZONE_IDS))
        board.changed = frozenset(ZONE_IDS)
        board.focus()
        await pilot.pause()
        after = lines(board)
        differ = [(x, y) for y in range(13) for x in range(80) if before[y][x] != after[y][x]]
        assert len(differ) == 12
        assert all(before[y][x] == " " for x, y in differ)


async def test_changed_spots_are_marked_unless_legal() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(80, 13)) as pilot:
        board.changed = frozenset({"arbat_upper", "arbat_lower"})
        board.light(["arbat_lower"])
        await pilot.pause()
        marks = {name: lines(board)[board.drawing.spots[name].mark[1]][0] for name in ("arbat_upper", "arbat_lower")}
        assert marks == {"arbat_upper": theme.UNICODE.changed, "arbat_lower": theme.UNICODE.legal}


async def test_a_legal_spot_that_has_changed_bears_its_mark_underlined() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(80, 13)) as pilot:
        board.changed = frozenset({"arbat_upper"})
        board.light(["arbat_upper", "arbat_lower"])
        await pilot.pause()
        found = {}
        for name in ("arbat_upper", "arbat_lower"):
            x, y = board.drawing.spots[name].mark
            cell = next(segment for segment in board.render_line(y).crop(x, x + 1) if segment.text)
            found[name] = (cell.text, bool(cell.style and cell.style.underline))
        legal = theme.UNICODE.legal
        assert found == {"arbat_upper": (legal, True), "arbat_lower": (legal, False)}


async def test_the_cursor_shows_only_with_the_focus() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(80, 13)) as pilot:
        await pilot.pause()
        assert theme.UNICODE.cursor not in "".join(lines(board))
        board.focus()
        await pilot.pause()
        assert theme.UNICODE.cursor in "".join(lines(board))


async def test_dimming_is_for_the_kind_that_is_asked_about() -> None:
    board = CompoundBoard(WORDS)
    board.view, board.looks = mid_game(), LOOKS
    app = OneBoard(board)
    async with app.run_test(size=(80, 24)) as pilot:
        hero = board.view.seats[0].cards[0]
        before = board.render_line(board.drawing.spots[hero].mark[1])
        board.light(["room_checkpoint"])
        await pilot.pause()
        assert board.render_line(board.drawing.spots[hero].mark[1]) == before
        line = board.render_line(board.drawing.spots["room_clinic"].mark[1])
        assert any(segment.style and segment.style.color == theme.DIM.color for segment in line)


async def test_only_the_region_that_differs_is_refreshed() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(72, 24)) as pilot:
        await pilot.pause()
        asked: list[tuple[Any, ...]] = []
        refresh = board.refresh
        board.refresh = lambda *regions, **more: (asked.append(regions), refresh(*regions, **more))[1]  # type: ignore
        other = GAME.clone(mid_game())
        other.zones[0] = -1 if other.zones[0] >= 0 else 2
        board.take(other, LOOKS)
        touched = [region for regions in asked for region in regions]
        place = board.drawing.spots["arbat_upper"].regions[0]
        assert touched and all(place.contains_region(region) for region in touched)
        assert sum(region.area for region in touched) < 30
        asked.clear()
        board.take(GAME.clone(other), LOOKS)
        assert [regions for regions in asked if regions] == []
        assert Region(0, 0, 72, 24) not in touched


async def test_a_view_after_a_resize_is_drawn_at_the_new_size() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(72, 24)) as pilot:
        await pilot.resize_terminal(80, 13)
        await pilot.pause()
        assert (board.drawing.width, board.drawing.height) == (80, 13)
        assert all(len(line) == 80 for line in lines(board))


async def test_another_sign_set_draws_everything_anew() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(72, 24)) as pilot:
        board.signs = theme.ASCII
        board.light(list(ZONE_IDS)[:3])
        board.focus()
        await pilot.pause()
        assert "".join(lines(board)).isascii()


async def test_names_in_a_title_are_no_markup() -> None:
    board = CompoundBoard(WORDS, classes="-framed")
    board.view, board.looks, board.seat = mid_game(), LOOKS, 2
    app = OneBoard(board)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        top = "".join(segment.text for segment in board.render_lines(Region(0, 0, 80, 1))[0])
        assert "[b]Zoë[/b]" in top


async def test_without_a_view_a_board_is_blank() -> None:
    app = OneBoard(board := MainBoard(WORDS))
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.press("enter", "left")
        assert app.said == [] or all(kind == "looked" for kind, _, _ in app.said)
        assert set("".join(lines(board))) == {" "}


async def test_what_a_row_of_the_menu_stands_for_has_the_ground_of_the_cursor_and_not_its_sign() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(72, 24)) as pilot:
        board.light(["arbat_upper", "kremlin_lower"])
        board.pointed = "kremlin_lower"
        x, y = board.drawing.spots["kremlin_lower"].mark
        shown = lines(board)
        assert theme.UNICODE.cursor not in "".join(shown) and shown[y][x] == theme.UNICODE.legal
        board.focus()
        await pilot.pause()
        assert "".join(lines(board)).count(theme.UNICODE.cursor) == 1
