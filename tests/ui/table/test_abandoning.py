"""A game that is given up has no score: the table says what Enter does, and Enter does that."""

from __future__ import annotations

import pytest

from resurgence_tui.ui.screens.title import TitleScreen
from resurgence_tui.ui.table.dialogs import ChoiceScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from tests.ui.residuum.games import first_turn
from tests.ui.table.playing import SIZES, a_screen, new_host, painted, until


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["resurgence", "residuum"])
async def test_an_abandoned_game_promises_no_score(game: str, size: tuple[int, int]) -> None:
    host = first_turn() if game == "residuum" else new_host("Anna,bot:random")
    async with a_screen(host, size) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(pilot.app.screen, ChoiceScreen))
        menu = pilot.app.screen.query_one(DecisionMenu)
        await pilot.press(menu.key_of([row.id for row in menu.rows].index("abandon")))
        await until(pilot, lambda: "It ends without a result." in painted(pilot))
        await pilot.press("y")
        await until(pilot, lambda: host.abandoned and pilot.app.screen is screen)
        told = " ".join(painted(pilot).split())
        assert "The game was abandoned." in told and "Press Enter for the menu." in told and "score" not in told
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen))
