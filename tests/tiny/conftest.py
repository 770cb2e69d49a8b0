"""The auction stands on the shelf beside Resurgence; what was remembered of games by their names is forgotten."""

from collections.abc import Iterator

import pytest

from resurgence_tui.app import library
from resurgence_tui.cli import commands, new_game
from resurgence_tui.games import GAMES
from resurgence_tui.i18n import text
from tests.cli.conftest import run
from tests.tiny.shelf import LISTED

__all__ = ["run"]

REMEMBERED = (commands.app_for, new_game.new_game_of, library._own_content, text._words)


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, "tiny", LISTED)
    for remembered in REMEMBERED:
        remembered.cache_clear()
    yield
    for remembered in REMEMBERED:
        remembered.cache_clear()
