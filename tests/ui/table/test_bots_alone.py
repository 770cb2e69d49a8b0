"""A game that bots alone play: what a person alone can do is not offered, and its keys say why they do nothing."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.host import Host
from resurgence_tui.ui.table.dialogs import ChoiceScreen
from resurgence_tui.ui.table.passing import Passing
from tests.ui.table.playing import a_screen, menu_of, new_host, painted, until

TOLD = "Only bots play here, so that key does nothing. Press g to take over a seat."


def bots_alone() -> Host:
    """A game after ten answers of the bots that play it."""
    host = new_host("bot:random,bot:random")
    for _ in range(10):
        assert host.step()
    return host


@pytest.mark.parametrize("key", ["u", "U", "ctrl+r", "e", "q", "h"])
async def test_a_key_for_people_says_why_it_does_nothing_while_the_bots_play_on(key: str) -> None:
    host = bots_alone()
    with patch.object(Passing, "TOLD", 1000.0):
        async with a_screen(host) as (pilot, screen):
            await pilot.press(key)
            begin = host.decisions
            await until(pilot, lambda: host.decisions > begin + 1)
            assert TOLD in " ".join(painted(pilot).split()) and pilot.app.screen is screen
            assert not is_guided(host)


async def test_the_sentence_goes_again() -> None:
    host = bots_alone()
    with patch.object(Passing, "TOLD", 0.05):
        async with a_screen(host) as (pilot, _):
            for key in ("u", "u"):
                await pilot.press(key)
            await until(pilot, lambda: TOLD not in " ".join(painted(pilot).split()))
            assert "Bots are playing." in painted(pilot)


async def test_what_people_alone_can_do_is_not_offered() -> None:
    host = bots_alone()
    async with a_screen(host, (160, 48)) as (pilot, screen):
        entries = {one.id for one in screen.top.keys.entries}
        assert not {"undo", "redo", "guide", "curtain"} & entries and "seats" in entries
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(pilot.app.screen, ChoiceScreen))
        offered = [row.id for row in pilot.app.screen.query_one(type(menu_of(screen))).rows]
        assert offered == ["back", "save_and_leave", "points", "files", "rules", "settings", "help", "abandon"]
