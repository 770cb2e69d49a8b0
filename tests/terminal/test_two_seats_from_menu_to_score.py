"""Two people at one keyboard play a whole game in the real program, stop and resume on the way, and never see a secret.

A test word bundle gives the secrets words that nothing else has: each Salvage card a name of its own, and every line
of the log that only one seat may read the seat's name in a frame. After every key the save tells what is secret now,
and the screen is searched for it.
"""

from __future__ import annotations

import os
import re
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.build import content
from tests.opened import opened

from .terminal import KEYS, LIFT, Terminal

NAMES = ("Anna", "Boris")
CURTAIN = "Everybody else: look away."
MOST_KEYS = 1_000

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")


def secret_word(salvage: str) -> str:
    """The unmistakable name of a Salvage card; no blanks, so that no line break hides it."""
    return f"Zq{list(content().salvage).index(salvage):02d}qZ"


def write_words(folder: Path) -> None:
    """The word bundle that marks all that is private."""
    lines = [f"{salvage} = {secret_word(salvage)}" for salvage in content().salvage]
    for key in ("log_drew_tokens", "log_assigned", "log_kept"):
        lines.append(f"{key} = Zx{{ $name }}xZ")
    (folder / "secrets.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def hidden_from_others(table: dict[str, Any], seat: int) -> set[str]:
    """The words of what only that seat may know."""
    owner = table["seats"][seat]
    return {secret_word(card) for card in (*owner["hand"], *owner["picks"])} | {f"Zx{NAMES[seat]}xZ"}


class Players:
    """Both players and the search: presses keys by what stands on the screen."""

    def __init__(self, saves: Path, words: Path) -> None:
        self.saves, self.env = saves, {"RESURGENCE_SAVES": str(saves), "RESURGENCE_WORDS": str(words)}
        self.terminal = Terminal(**self.env)
        self.areas = cycle("123")
        self.eyes: str | None = None
        self.curtains: list[str] = []
        self.last = ""
        self.searched = 0
        self.hidden: dict[int, set[str]] = {seat: set() for seat in range(len(NAMES))}
        self.secrets_seen: set[str] = set()
        self._saved: dict[str, Any] = {}
        self._written: tuple[int, ...] = ()

    @property
    def save(self) -> dict[str, Any]:
        """The save of the game as it stands on disk, read when it was written anew."""
        (path,) = self.saves.glob("resurgence-*.json")
        state = path.stat()
        written = state.st_ino, state.st_mtime_ns, state.st_size
        if written != self._written:
            self._saved, self._written = opened(path), written
        return self._saved

    def look(self) -> None:
        """Search the screen for what the one who looks may not know.

        A screen that has not caught up with the last key yet may show what was open before it; it must be gone soon.
        """
        if not list(self.saves.glob("*.json")):
            return
        table = self.save["table"]
        before, self.hidden = self.hidden, {seat: hidden_from_others(table, seat) for seat in range(len(NAMES))}
        self.note_curtain()
        if not (CURTAIN in self.terminal.text or any(asked[4] for asked in table["open"])):
            return
        self.searched += 1
        for seat, name in enumerate(NAMES):
            if self.eyes == name:
                self.secrets_seen |= self.shown(self.hidden[seat])
                continue
            assert not (found := self.shown(self.hidden[seat] & before[seat])), self.told(found, name)
            for _ in range(40):
                if not self.shown(self.hidden[seat]):
                    break
                self.terminal.pump()
            self.note_curtain()
            assert self.eyes == name or not (found := self.shown(self.hidden[seat])), self.told(found, name)

    def shown(self, words: set[str]) -> set[str]:
        """Which of these words stand on the screen or in the window's title."""
        return {word for word in words if word in self.terminal.text or word in self.terminal.screen.title}

    def told(self, found: set[str], name: str) -> str:
        """What to say when a secret was found."""
        return f"{found} of {name} can be seen by {self.eyes}:\n{self.terminal.text}"

    def note_curtain(self) -> None:
        """Remember for whom the curtain is drawn; behind it nobody looks."""
        text = self.terminal.text
        if CURTAIN in text:
            (name,) = [name for name in NAMES if f"{name}, please take the keyboard." in text]
            if not self.curtains or self.eyes is not None or self.curtains[-1] != name:
                self.curtains.append(name)
            self.eyes = None

    def press(self, key: str) -> None:
        """Press a key, wait for what it does, and look."""
        before = self.terminal.text
        if key == self.last:  # else it would count as held down, and answer nothing of another seat
            os.write(self.terminal.fd, KEYS["f12"].encode())
        self.last = key
        assert self.terminal.press(key), "the program has ended"
        for _ in range(20):
            if self.terminal.text != before:
                break
            self.terminal.pump()
        self.look()

    def next_key(self) -> str:
        """What to press now."""
        text = self.terminal.text
        if CURTAIN in text:
            self.terminal.wait_for(LIFT)
            self.note_curtain()
            self.eyes = self.curtains[-1]
            return self.terminal.lift_key
        if "This reveals something hidden" in text:
            return "y"
        hand = re.search(r"In hand: (\d+)", text)
        if hand:
            return next(self.areas) if int(hand[1]) else "enter"
        if "Enter: " in text or "still due" in text:  # goods are put together; as they are filled in will do
            return "enter"
        return "1"

    def play_until(self, done: str) -> None:
        """Play on until a word stands on the screen."""
        for _ in range(MOST_KEYS):
            if done in self.terminal.text:
                return
            self.press(self.next_key())
        raise AssertionError(f"'{done}' never came:\n{self.terminal.text}")


@pytest.mark.long
def test_a_game_for_two_from_the_menu_to_the_score_with_a_stop_on_the_way(tmp_path: Path) -> None:
    """Menu, new game, draft, three rounds, stop, resume, three rounds, score; no secret of the other seat is shown."""
    saves, words = tmp_path / "saves", tmp_path / "words"
    saves.mkdir()
    words.mkdir()
    write_words(words)
    players = Players(saves, words)
    players.terminal.wait_for("New game")
    players.press("n")
    players.terminal.wait_for("Anna")
    players.press("enter")
    players.terminal.wait_for("Take a Hero")
    players.play_until("Round 3")
    players.play_until(CURTAIN)
    before = players.save
    players.press("\x11")
    assert players.terminal.end() == 0
    players.terminal = Terminal(size=(200, 48), **players.env)  # here the log is always on the screen
    players.terminal.wait_for("Resume")
    players.press("r")
    players.terminal.wait_for(CURTAIN)
    assert players.save["choices"] == before["choices"]
    assert players.save["table"] == before["table"]
    players.play_until("Final score")
    assert players.save["over"] is True
    assert {*players.curtains} == {*NAMES}
    assert len(players.curtains) >= 3 + 6  # each private step has at least one
    assert players.searched > 60
    assert {f"Zx{name}xZ" for name in NAMES} <= players.secrets_seen
    assert any(word.startswith("Zq") for word in players.secrets_seen)
    players.press("\x11")
    assert players.terminal.end() == 0
