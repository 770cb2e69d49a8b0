"""What is told after choices were taken back: neither log nor news nor marks speak of what has not happened."""

from __future__ import annotations

from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence.log_text import MoscowLogText
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.table.playing import KeyPlayer, a_screen, new_host, tap
from tests.ui.telling.tables import one_step


def log_is_true(screen: TableScreen) -> bool:
    """Whether the log shows what a log read anew would."""
    eyes = screen.hand_over.viewer
    anew = MoscowLogText(words(), screen.host).lines(eyes, screen.looks)
    return list(screen.top.log_of_game.entries) == anew


async def test_undo_redo_and_other_choices_leave_a_true_log() -> None:
    async with a_screen(new_host("Anna,Boris", 5, "beginner"), (160, 48)) as (pilot, screen):
        player, undone = KeyPlayer(pilot, screen, seed=4), 0
        while screen.host.decisions < 90:
            await one_step(player)
            before = screen.host.decisions
            if screen.hand_over.needs_curtain() is None:
                await tap(pilot, "u")
                await pilot.pause()
                undone += screen.host.decisions < before
                assert log_is_true(screen)
                if screen.host.decisions < before and undone % 2:
                    await tap(pilot, "ctrl+r")
                    await pilot.pause()
                    assert log_is_true(screen)
            if screen.hand_over.needs_curtain() is None and undone > 12:
                break
        assert undone > 5
