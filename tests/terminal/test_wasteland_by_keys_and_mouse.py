"""A whole game of Residuum in the real program, once with keys alone, once with the mouse alone."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from tests.opened import opened

from .terminal import KEYS, Terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")

SETTINGS = 'animation = false\nmoments = "skip"\npace = "at-once"\nreveals = "never"\n'
MOST = 900
MENU, GOALS, HERE = "Choose an action", "where to?", "What is to be done in"
SURE = "Press 0 again"
EVERY = 3
"""In every so manieth turn somebody goes somewhere; a random game of sixteen turns is long enough."""


class Player:
    """Anna, who answers by what stands on the screen. A bot of chance sits beside her."""

    def __init__(self, folder: Path, by_mouse: bool) -> None:
        config = folder / "config"
        config.mkdir()
        (config / "settings.toml").write_text(SETTINGS, encoding="utf-8")
        options = {"map": "dealt", "bases": "dealt"}
        setup = make_setup(parse_seats("Anna,bot:random"), 8, options=options, game="residuum")
        host = Library(Store(folder / "saves")).new(setup)
        self.path = host.path
        host.close()
        env = {"RESURGENCE_SAVES": str(folder / "saves"), "RESURGENCE_CONFIG": str(config)}
        self.terminal = Terminal("resume", str(self.path), size=(120, 36), **env)
        self.by_mouse, self.turn, self.moved, self.last = by_mouse, "", False, ""

    def press(self, key: str) -> None:
        """Press a key. One that is pressed twice would count as held down."""
        if key == self.last:
            os.write(self.terminal.fd, KEYS["f12"].encode())
        self.last = key
        assert self.terminal.press(key), "the program has ended"

    def take(self, label: str, key: str) -> None:
        """The row with these words, by its key or a click."""
        if self.by_mouse:
            assert self.terminal.click(label), "the program has ended"
        else:
            self.press(key)

    def click_hex(self, wanted: str) -> None:
        """Click on the hex that shows what is wanted, a regular expression."""
        for y, line in enumerate(self.terminal.screen.display):
            found = re.search(wanted, line[:74])
            if found:
                x = found.start() + 1
                os.write(self.terminal.fd, f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m".encode())
                self.terminal.pump()
                return
        raise AssertionError(f"{wanted} is not on the map:\n{self.terminal.text}")

    def begin_move(self) -> None:
        """Pick an Outrider up on the map; if it may go, with all that may come along."""
        self.moved = True
        if self.by_mouse:
            self.take("Move ", "")
        else:
            self.press("1")

    def rows(self) -> list[str]:
        """The labels of the menu's rows."""
        found = (re.match(r"[► ] 1 (\S.*?)(?:  |$)", line[75:]) for line in self.terminal.screen.display)
        return [one[1].strip(" █│") for one in found if one]

    def answer(self) -> None:
        """One key or click, and what it brings about."""
        before = self.terminal.text
        self.give(before)
        for _ in range(40):
            if self.terminal.text != before:
                break
            self.terminal.pump()

    def give(self, text: str) -> None:
        """Answer what stands on the screen."""
        if "esc close" in text or "Esc back" in text:
            self.take("Esc", "escape")
        elif HERE in text:
            self.take("esc back", "escape")
        elif MENU in text:
            turn = re.search(r"Turn (\d+) of", text)
            if turn and turn[1] != self.turn:
                self.turn, self.moved = turn[1], int(turn[1]) % EVERY != 1
            if not self.moved and self.rows() == ["Move"]:
                self.begin_move()
            else:
                self.take("End the turn", "0")
        elif GOALS in text and self.by_mouse:
            self.click_hex(r"(?<=_╱‾)◆")
        elif GOALS in text:
            self.press("enter")  # the cursor is on the map
        elif "Enter takes all of it" in text:
            self.take("Enter takes all of it.", "enter")
        elif re.search(r"Enter makes (no|this) offer", text):
            self.take("Enter makes", "enter")
        elif self.rows():
            self.take(self.rows()[0][:20], "1")
        else:
            self.terminal.pump()


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_a_whole_game_of_residuum_is_played(tmp_path: Path, by: str) -> None:
    """From the draft to the score: production, moves, payments, sixteen turns."""
    player = Player(tmp_path, by == "mouse")
    player.terminal.wait_for("F1")
    for _ in range(MOST):
        if "Final score" in player.terminal.text:
            break
        player.answer()
    player.terminal.wait_for("Final score")
    save = opened(player.path)
    assert save["over"]
    mine = [option for seat, option in save["choices"] if seat == 0]
    for verb in ("keep", "yield", "to", "pay", "act:end"):
        assert any(option.startswith(verb) for option in mine), verb
    assert mine.count("act:end") == 16
    player.press("\x11")
    assert player.terminal.end() == 0
