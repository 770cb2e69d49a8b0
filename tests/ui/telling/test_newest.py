"""Before a table is painted only the end of its log is told: the same lines as in the whole of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.residuum.log_text import WastelandLogText
from resurgence_tui.ui.resurgence.log_text import MoscowLogText
from resurgence_tui.ui.table.log_text import GameLogText
from resurgence_tui.ui.table.seats import looks_of
from tests.ui.residuum.games import MENU, new_game, play_until
from tests.ui.solo.alone import alone
from tests.ui.table.playing import a_screen, until
from tests.ui.telling.tables import a_game


def log_texts(kind: str) -> tuple[GameLogText, GameLogText, int]:
    """The log of one game twice, and whose eyes read it."""
    if kind == "residuum":
        host = play_until(new_game(), MENU)
        made = [WastelandLogText(words(game="residuum"), host) for _ in range(2)]
        return made[0], made[1], NOBODY
    host = alone(skip=90) if kind == "alone" else a_game("Anna,bot:eager*2", 40)
    moscow = [MoscowLogText(words(), host) for _ in range(2)]
    return moscow[0], moscow[1], 0


@pytest.mark.parametrize("kind", ["several", "alone", "residuum"])
@pytest.mark.parametrize("least", [1, 7, 24, 60, 10_000])
def test_the_end_of_a_log_is_told_as_in_the_whole(kind: str, least: int) -> None:
    one, other, eyes = log_texts(kind)
    looks = looks_of(one.game.setup.seats)
    newest, whole = one.newest(eyes, looks, least), other.lines(eyes, looks)
    shown = min(least, len(whole))
    assert shown and newest[-shown:] == whole[-shown:]
    assert one.lines(eyes, looks) == whole
    assert one.newest(eyes, looks, least) == whole
    assert one.entries_read(eyes) == other.entries_read(eyes)


async def test_the_whole_log_is_there_once_the_table_is(tmp_path: Path) -> None:
    host = a_game("Anna,bot:eager*3", 60)
    async with a_screen(host, (160, 48)) as (pilot, screen):
        await until(pilot, lambda: screen.is_laid)
        whole = MoscowLogText(words(), host).lines(screen.hand_over.viewer, screen.looks)
        assert len(whole) > 48
        assert list(screen.top.log_of_game.entries) == whole
