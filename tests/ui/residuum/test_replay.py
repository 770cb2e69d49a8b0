"""A game of Residuum to step through: every choice in words, the map at each moment."""

from __future__ import annotations

from random import Random

from resurgence_tui.app.library import Library
from resurgence_tui.app.replay import replay_of
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.residuum.replay_kit import WastelandReplayScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from tests.ui.residuum.games import new_game, play_until
from tests.ui.table.playing import UNASKED, painted


async def test_a_whole_game_can_be_stepped_through() -> None:
    host = play_until(new_game(seed=5), "RSD-ASK-42", 0)
    chance = Random(5)
    while not host.over:
        host.run_on()
        for ask in host.asks()[:1]:
            host.submit(ask.ticket, chance.choice(ask.decision.options))
    app = ResurgenceApp(library=Library(), settings=UNASKED)
    async with app.run_test(size=(120, 36)) as pilot:
        app.push_screen(WastelandReplayScreen(replay_of(host.save_file())))
        await pilot.pause()
        menu = app.screen.query_one(DecisionMenu)
        assert len(menu.rows) == host.decisions + 1
        assert not [row.label for row in menu.rows if "{" in row.label or "RSD" in row.label]
        first = painted(pilot)
        for key in ("right", "right", "down", "m", "s", "t", "left"):
            await pilot.press(key)
            await pilot.pause()
        assert painted(pilot) != first
