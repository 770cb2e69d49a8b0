"""Sheets and questions lie above a screen that stays in sight as it is, in any size."""

from __future__ import annotations

import pytest

from tests.ui.table.playing import a_screen, new_host, painted

pytestmark = pytest.mark.paints


@pytest.mark.parametrize("key", ["f10", "x"])
async def test_around_a_sheet_the_table_is_seen_as_it_is(key: str) -> None:
    async with a_screen(new_host("Anna,bot:eager", skip=30), (160, 48)) as (pilot, screen):
        for size in ((160, 48), (80, 24), (120, 36)):
            await pilot.resize_terminal(*size)
            await pilot.press(key)
            await pilot.pause()
            above = painted(pilot).split("\n")
            assert pilot.app.screen is not screen
            box = pilot.app.screen.children[0].region
            await pilot.resize_terminal(size[0] + 1, size[1])
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert painted(pilot).split("\n") == above
            await pilot.press("escape")
            await pilot.pause()
            assert pilot.app.screen is screen
            below = painted(pilot).split("\n")
            assert box.area > 0
            for y, (one, other) in enumerate(zip(above, below, strict=True)):
                if y not in box.line_range:
                    assert one == other
                else:
                    assert (one[: box.x], one[box.right :]) == (other[: box.x], other[box.right :])
