"""Keys that are held down in the real program, and what came of it."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from resurgence_tui.app.library import Library
from resurgence_tui.app.replay import read_replay
from resurgence_tui.saves.store import Store

from .moments import rule, save_at
from .terminal import KEYS, Terminal

CURTAIN = "Everybody else: look away."


class Rate(NamedTuple):
    """Seconds until a held key comes for the second time, and how often a second it comes from then on."""

    first: float
    often: float


def any_rate(chance: Random) -> Rate:
    """From the slowest to the fastest that keyboards are set to."""
    return Rate(chance.choice((0.2, 0.25, 0.5, 0.66, 1.0, 1.5)), chance.choice((5, 11, 20, 30, 45, 60)))


def hold(terminal: Terminal, key: str, rate: Rate, repeats: float) -> list[str]:
    """Hold a key, for so many seconds after its first repeat; the pictures seen meanwhile and right after it."""
    seen = []
    due = begun = time.monotonic()
    while due - begun < rate.first + repeats:
        while (left := due - time.monotonic()) > 0:
            terminal.pump(quiet=min(left, 0.02), most=left)
        os.write(terminal.fd, KEYS.get(key, key).encode())
        due += rate.first if due == begun else 1 / rate.often
        seen.append(terminal.text)
    for _ in range(8):
        terminal.pump(0.1)
        seen.append(terminal.text)
    return seen


class Games:
    """Saved games to hold keys in: one waits for secret cards of both seats, one for their tokens, one for a space."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.drafting = save_at(folder / "drafting", rule("SAL-02", 0))
        self.assigning = save_at(folder / "assigning", rule("ASG-01", 2))
        self.placing = save_at(folder / "placing", rule("PLACE-01", 2))

    def open(self, game: Path, name: str) -> tuple[Terminal, Path]:
        """A copy of a game in a terminal, and its file."""
        folder = self.folder / name
        folder.mkdir()
        path = Path(shutil.copy(game, folder))
        env = {"RESURGENCE_SAVES": str(folder), "RESURGENCE_CONFIG": str(folder / "config")}
        return Terminal("resume", str(path), **env), path


def choices(path: Path) -> list[tuple[int, int, int]]:
    """Seat, round and step of every answer that had an alternative."""
    replay = read_replay(Library(Store(path.parent)), path)
    steps = [replay.step(moment) for moment in range(replay.first + 1, replay.last + 1)]
    made = [(step, replay.view(step.number - 1)) for step in steps if step is not None and not step.single]
    return [(step.seat, before.round, before.step) for step, before in made]


def close(terminal: Terminal) -> None:
    """End the program."""
    terminal.press("\x11")
    terminal.end()


def curtains_lifted(games: Games, name: str, rate: Rate, repeats: float = 2.0) -> int:
    """Hold the Enter that ends the assignment of one seat: 1 if the table of the next one came to be seen."""
    terminal, _ = games.open(games.assigning, name)
    terminal.lift()
    terminal.wait_for("In hand: ")
    for _ in range(40):
        if "In hand: 0" in terminal.text:
            break
        terminal.press("1")
    seen = hold(terminal, "enter", rate, repeats)
    fell = next((place for place, text in enumerate(seen) if CURTAIN in text), None)
    assert fell is not None, f"the curtain did not fall:\n{seen[-1]}"
    close(terminal)
    return int(any(CURTAIN not in text for text in seen[fell:]))


def answers_for_others(games: Games, name: str, key: str, rate: Rate, repeats: float = 2.0) -> int:
    """Hold a key at the table: how many answers it gave for another seat, step or round than that it was pressed in."""
    terminal, path = games.open(games.placing, name)
    terminal.wait_for("Place a Survivor")
    terminal.pump(1.0)
    before = len(choices(path))
    hold(terminal, key, rate, repeats)
    close(terminal)
    made = choices(path)[before:]
    assert made, f"the key has not answered at all:\n{terminal.text}"
    return sum(one != made[0] for one in made)


def answers_at_once(games: Games, name: str, rate: Rate, repeats: float = 1.0) -> int:
    """Hold the key that lifts a curtain: how many answers it gave behind it."""
    terminal, path = games.open(games.drafting, name)
    terminal.wait_for("when nobody is looking")
    before = len(choices(path))
    seen = hold(terminal, terminal.lift_key, rate, repeats)
    assert CURTAIN not in seen[-1], f"the curtain did not rise:\n{seen[-1]}"
    close(terminal)
    return len(choices(path)) - before
