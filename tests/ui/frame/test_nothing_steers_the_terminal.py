"""Whatever stands in files, no screen paints anything that could steer the terminal, and every line keeps its width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from textual.pilot import Pilot

from resurgence_tui.i18n import text
from resurgence_tui.i18n.text import Words
from resurgence_tui.printable import is_shown
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.diff_renderer import Frame
from tests.ui.frame.frames import an_app, finished, on_screen, painted, save_running, screen_name
from tests.ui.table.playing import tap

EVIL = "\x1b]0;x\x07\u202e\x9b2J\u2066\xad\ue000"
OURS = re.compile(r"\x1b\[[\d;]*[GHm]")
"""What the program itself tells the terminal: where to write, and in which colours."""

FROM_THE_MENU = {
    "n": "NewGameScreen", "s": "SavedGamesScreen", "h": "HallOfFameScreen", "c": "SettingsScreen", "l": "RulesScreen",
}  # fmt: skip
OVER_THE_TABLE = ("L", "x", "p", "i", "f10", "s")


@pytest.fixture
def evil_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every sentence, face, sign and label ends with what steers a terminal; in words of their own, which nobody keeps.
    """
    look_up = Words._look_up
    text._words.cache_clear()

    def spoiled(self: Words, key: str, attribute: str, values: dict[str, Any]) -> str | None:
        found = look_up(self, key, attribute, values)
        return found + EVIL if found and len(found) > 1 else found  # keys of the menu stay keys

    monkeypatch.setattr(Words, "_look_up", spoiled)
    yield
    text._words.cache_clear()


class Look:
    """Looks at what is painted after each key."""

    def __init__(self, pilot: Pilot[None], app: ResurgenceApp) -> None:
        self.pilot, self.app = pilot, app
        self.screens = set[str]()

    async def after(self, *keys: str) -> None:
        """Press keys, and look after each of them."""
        for key in keys:
            await tap(self.pilot, key)
            await self.pilot.pause()
            self.now()

    def now(self) -> None:
        """All cells of the screen, and all bytes that would be written for it."""
        name, width = screen_name(self.app), self.app.size.width
        for line in painted(self.app).split("\n"):
            assert all(map(is_shown, line)), (name, line)
            assert cell_len(line) == width, (name, line)
        update = Frame().changes(self.app.screen._compositor.render_full_update())
        told = update.render_segments(Console())
        assert all(map(is_shown, OURS.sub("", told))), name
        self.screens.add(name)


async def test_no_screen_is_steered_by_words(tmp_path: Path, evil_words: None) -> None:
    path = save_running(tmp_path)
    (tmp_path / f"a{EVIL}.json").write_text("{", encoding="utf-8")
    async with an_app(tmp_path) as (pilot, app):
        look = Look(pilot, app)
        for key, screen in FROM_THE_MENU.items():
            await on_screen(pilot, "TitleScreen")
            await tap(pilot, key)
            await on_screen(pilot, screen)
            look.now()
            await look.after("down", "escape")
        await on_screen(pilot, "TitleScreen")
        app.navigator.open_game(app.library.resume(path))
        await on_screen(pilot, "MoscowTableScreen")
        for key in OVER_THE_TABLE:
            await look.after(key, "escape")
        host = app.host
        assert host is not None
        app.preferences.change(reveals="never", waste="never", free_gains=False)
        while not host.is_private:
            await look.after("down", "1")  # a key between, since a held one answers but one question
        await on_screen(pilot, "HandOverScreen")
        await look.after("question_mark", "escape", "p", "escape", "enter")
        app.navigator.show_score(finished())
        await on_screen(pilot, "ScoreScreen")
        await look.after("1", "2", "3")
        app.notify(EVIL, markup=False)
        await pilot.pause()
        look.now()
    assert look.screens >= {
        "TitleScreen", "NewGameScreen", "HallOfFameScreen", "SettingsScreen", "RulesScreen", "HelpScreen",
        "SavedGamesScreen", "MoscowTableScreen", "WholeLog", "InfoScreen", "PointsScreen", "ChoiceScreen",
        "HandOverScreen", "MoscowPublicBoards", "ScoreScreen",
    }  # fmt: skip
