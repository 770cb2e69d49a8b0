"""What is suggested has a sign of its own, in the menu and on the board, also while the cursor is elsewhere."""

from __future__ import annotations

from tests.ui.boards.test_board_widget import OneBoard, city, lines
from tests.ui.table.playing import painted
from tests.ui.table.test_decision_menu import a_menu


async def test_the_row_that_is_suggested_has_a_sign_before_its_key() -> None:
    async with a_menu() as (pilot, menu, _):
        menu.advised = "clinic"
        await pilot.pause()
        assert [line.strip()[:9] for line in painted(pilot).splitlines() if "★" in line] == ["★3 Clinic"]
        menu.advised = ""
        await pilot.pause()
        assert "★" not in painted(pilot)


async def test_a_place_that_is_suggested_is_marked_only_while_it_is_legal_and_the_cursor_is_elsewhere() -> None:
    app = OneBoard(board := city())
    async with app.run_test(size=(72, 24)) as pilot:
        board.advised = "kremlin_lower"
        board.light(["arbat_upper", "kremlin_lower"])
        board.focus()
        await pilot.pause()
        assert ["★" in line for line in lines(board)].count(True) == 1
        board.cursor = "kremlin_lower"
        await pilot.pause()
        assert not any("★" in line for line in lines(board))
        board.cursor = "arbat_upper"
        board.light(["arbat_upper"])
        await pilot.pause()
        assert not any("★" in line for line in lines(board))
