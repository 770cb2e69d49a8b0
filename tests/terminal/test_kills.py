"""The program is killed at any moment of a running game: at most the key that was not answered yet is lost.

RESURGENCE_KILLS sets how often (12 if not), RESURGENCE_KILLS_SEED the first seed; a failure names its own. Most
kills strike the game as JSON lines, where each question says that the answer before it was taken; the others the
real screen, where the log says so.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library, open_save
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli.check import fault
from resurgence_tui.engine.types import Choice
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.lock import claim
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.resurgence.log_text import MoscowLogText
from resurgence_tui.ui.table.seats import SeatLook
from tests.build import content

from .terminal import ROOT, Terminal

KILLS = int(os.environ.get("RESURGENCE_KILLS", "12"))
FIRST = int(os.environ.get("RESURGENCE_KILLS_SEED", "1"))
PARTS = 4
PATIENCE = 20.0
"""Seconds until a picture is painted as a whole, on a machine that has much to do."""

FRAME = re.compile(r"^ ?(\d|MU)? +|[│█▁▂▃▄▅▆▇▔▕┃ ]+$")
"""What surrounds a line of the log: the mark of a seat or of the Mutants, and the scroll bar."""

SIZE = (200, 48)
"""A window in which the log is always to be seen."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")


def a_running_game(folder: Path, chance: Random) -> Path:
    """A saved game some way on, in which one person plays: so there is no curtain."""
    solo = chance.random() < 0.5
    seats, options = ("Anna", {"solo": "village"}) if solo else ("Anna,bot:random", {})
    host = Library(Store(folder)).new(make_setup(parse_seats(seats), chance.randrange(1000), options=dict(options)))
    for _ in range(chance.randrange(8, 60)):
        host.run_on()
        ask = host.asks()[0]
        host.submit(ask.ticket, chance.choice(ask.decision.options))
    host.run_on()
    host.close()
    assert host.path is not None and not host.over
    return host.path


def saved(path: Path) -> list[Choice]:
    """The choices in the newest file, after a look whether the game is whole and free."""
    store = Store(path.parent)
    save = store.read(path)
    game, table = open_save(save)
    assert fault(game, table, save) == ""
    return save.choices


def is_left_well(path: Path) -> None:
    """Whoever was killed holds no lock; nothing of it is listed as a game."""
    claim(path).release()
    assert [game.path for game in Store(path.parent).list()] == [path]
    assert [game.problem for game in Store(path.parent).list()] == [None]


# As lines


def kill_lines(path: Path, chance: Random) -> str:
    """Play some answers as JSON lines and kill the program; how much of the last answer was kept."""
    shadow = Host(*open_save(Store(path.parent).read(path)), Store(path.parent).read(path))
    command = [sys.executable, "-m", "resurgence_tui", "play", "--jsonl", str(path), "--saves", str(path.parent)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as program:
        assert program.stdin is not None and program.stdout is not None
        questions = [json.loads(program.stdout.readline())]
        answers: list[str] = []
        for last in [False] * chance.randrange(1, 4) + [True]:
            if "over" in questions[-1]:
                break
            answers.append(chance.choice(questions[-1]["options"])["id"])
            answer = {"ticket": questions[-1]["ticket"], "choose": answers[-1]}
            print(json.dumps(answer), file=program.stdin, flush=True)
            if not last:
                questions.append(json.loads(program.stdout.readline()))
        time.sleep(chance.uniform(0, 0.03))
        program.kill()
        questions += [json.loads(line) for line in program.stdout.read().splitlines(keepends=True) if line[-1] == "\n"]
    found = saved(path)
    taken = [expected(shadow)]
    for answer in answers:
        ask = shadow.asks()[0]
        shadow.submit(ask.ticket, answer)
        taken += [list(shadow._save.choices), expected(shadow)]
    assert found in taken[2 * (len(questions) - 1) :], "a choice that was acknowledged is lost, or another was made"
    return "kept" if found == taken[-1] else "lost"


def expected(shadow: Host) -> list[Choice]:
    """All choices once the bots have answered too."""
    shadow.run_on()
    return list(shadow._save.choices)


# On the screen


class Player:
    """Plays on the real screen, and knows what the log there has told."""

    def __init__(self, path: Path, config: Path) -> None:
        env: dict[str, Any] = {"RESURGENCE_SAVES": str(path.parent), "RESURGENCE_CONFIG": str(config)}
        self.path = path
        self.terminal = Terminal("resume", str(path), size=SIZE, **env)
        self.terminal.wait_for("F1 rule")
        self.settle()

    def settle(self) -> None:
        """Wait until nothing changes any more."""
        before = ""
        while self.terminal.text != before:
            before = self.terminal.text
            assert self.terminal.pump(quiet=0.12)

    def log(self) -> list[str]:
        """The lines in the panel of the log, to the bottom of the table, without scroll bar and marks."""
        lines = self.terminal.text.split("\n")
        for row, line in enumerate(lines):
            column = line.find("─Log─")
            if column >= 0:
                panel = [line[column:] for line in lines[row + 1 : -1]]
                return [line for shown in panel if (line := FRAME.sub("", shown).strip())]
        raise AssertionError(f"There is no log:\n{self.terminal.text}")

    def untold(self) -> list[str]:
        """The lines of the log that the save knows nothing of."""
        known = told_by(self.path)
        return [line for line in self.log() if line not in known]

    def nothing_lost(self, before: list[Choice]) -> list[Choice]:
        """The choices in the file: those of before, and all that the log on the screen tells of."""
        end = time.monotonic() + PATIENCE
        while lost := self.untold():
            assert time.monotonic() < end, f"the log tells of what is not saved: {lost}"
            self.terminal.pump()  # it was painted in part only
        return grown(self.path, before)

    def press(self, keys: str) -> None:
        """Type, without waiting."""
        os.write(self.terminal.fd, keys.encode())

    def kill(self) -> None:
        """Kill the program, and read what it has still painted."""
        os.kill(self.terminal.pid, 9)
        self.terminal.end()


def next_keys(text: str, chance: Random) -> str:
    """What answers the question on the screen, by and by."""
    if "This reveals something hidden" in text:
        return "y"
    if "In hand: " in text:
        return "\r" if "In hand: 0" in text else chance.choice("123")
    if "Enter: pay" in text or "Enter: gain" in text or "still due" in text:
        return "\r"
    return chance.choice("11123")


def kill_screen(path: Path, chance: Random, config: Path) -> str:
    """Play some keys on the screen and kill the program; whether the last of them was kept."""
    player = Player(path, config)
    before = saved(path)
    for _ in range(chance.randrange(1, 4)):
        player.press(next_keys(player.terminal.text, chance))
        player.settle()
        before = player.nothing_lost(before)
    player.press(next_keys(player.terminal.text, chance) * chance.choice((1, 1, 3)))
    time.sleep(chance.uniform(0, 0.15))
    player.kill()
    lost = player.untold()
    assert len(lost) <= 1, f"the log told of what is not saved: {lost}"  # one line may be painted in part
    return "kept" if len(grown(path, before)) > len(before) else "lost"


def grown(path: Path, before: list[Choice]) -> list[Choice]:
    """The choices in the file, which go on from those of before."""
    found = saved(path)
    assert found[: len(before)] == before, "a choice is lost that was saved before"
    return found


def told_by(path: Path) -> str:
    """All that the log of the saved game tells the one person who plays it."""
    host = Library().resume(path)
    looks = tuple(SeatLook(seat.name, seat.colour, not seat.human) for seat in host.setup.seats)
    lines = MoscowLogText(words(), host).lines(HandOver(host).viewer, looks)
    return " ".join(" ".join(line.text.split()) for line in lines)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_program_that_is_killed_loses_at_most_the_key_that_was_not_answered(part: int, tmp_path: Path) -> None:
    content()
    found: Counter[str] = Counter()
    for seed in range(FIRST + part, FIRST + KILLS, PARTS):
        chance = Random(seed)
        path = a_running_game(tmp_path / str(seed), chance)
        try:
            if seed % 4 != seed // 4 % 4:
                found[kill_lines(path, chance)] += 1
            else:
                found[kill_screen(path, chance, tmp_path / "config")] += 1
            is_left_well(path)
        except BaseException as error:
            raise AssertionError(f"RESURGENCE_KILLS_SEED={seed} RESURGENCE_KILLS=1: {error}") from error
    assert found.total() == len(range(FIRST + part, FIRST + KILLS, PARTS)), found
