"""After the terminal has changed its size everything is drawn for the size that it has then."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.ui.table.playing import a_screen, new_host, painted

SIZES = [(80, 24), (160, 48), (80, 24), (120, 36), (160, 48), (120, 36), (80, 24)]


@pytest.mark.parametrize("skip", [0, 30])
async def test_boards_and_log_are_drawn_for_the_size_they_have(skip: int) -> None:
    async with a_screen(new_host("Anna,bot:eager", skip=skip), SIZES[0]) as (pilot, screen):
        before = painted(pilot)
        for _, size in pairwise(SIZES):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            painted(pilot)
            for board in screen.top.boards:
                if board.display:
                    assert (board.drawing.width, board.drawing.height) == board.size, (size, board.id)
            log = screen.top.log_of_game
            assert not log.display or log._wrapped_at == log.width
        assert painted(pilot) == before
