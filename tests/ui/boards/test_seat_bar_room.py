"""The seats in two lines share the width by need: nobody keeps blanks while a name beside is cut."""

from __future__ import annotations

import pytest

from resurgence_tui.ui.resurgence.boards.seat_bar import shared
from tests.ui.table.playing import a_screen, new_host, painted, until


@pytest.mark.parametrize(
    ("rooms", "needs", "wanted"),
    [
        ([29, 29], [10, 29], [29, 29]),
        ([43, 29], [20, 34], [38, 34]),
        ([43, 29, 29], [40, 31, 31], [40, 31, 30]),
        ([20, 20], [25, 25], [20, 20]),
    ],
)
def test_room_is_given_only_as_far_as_it_is_lacking_and_there(
    rooms: list[int], needs: list[int], wanted: list[int]
) -> None:
    found = shared(rooms, needs)
    assert sorted(found) == sorted(wanted) and sum(found) == sum(rooms)


async def test_the_names_of_three_programs_can_be_told_apart_beside_a_short_one() -> None:
    host = new_host("Anna,bot:eager*3", seed=3, start="beginner")
    for seat in (1, 2, 3):
        host.setup.seats[seat].name = f"Bot Program {seat}"
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        line = painted(pilot).splitlines()[0]
        assert all(f"Bot Program {seat} bot" in line for seat in (1, 2, 3)), line
        assert line.rstrip().endswith("bot 1st 0VP L1")
