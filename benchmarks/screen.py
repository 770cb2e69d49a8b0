"""How fast the screens are: command to first paint, key to paint, and bytes a key, in a pseudo-terminal.

Run by hand, from the checkout, on a machine with nothing else to do (needs pyte, a development dependency, and Linux
or macOS):

    .venv/bin/python benchmarks/screen.py [--sizes 80x24,120x36,160x48] [--cases ...] [--rounds N] [--starts N]
                                          [--against DIR]

Key to paint is the time from writing the key to the last byte of the burst that it brings about; a burst ends when the
program has been quiet for 80 ms, which are not counted. On a busy machine ask for more (``--quiet 0.25``), and look at
the seconds of the processor (Linux), for which other programs do not count. Animations are off. ``--against`` measures
another checkout, with the interpreter of its own ``.venv``, in turns with this one, so that both meet the same noise.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import NamedTuple

from pseudo_terminal import QUIET, Burst, Terminal

ROOT = Path(__file__).resolve().parent.parent
CURTAIN = "look away"


class Case(NamedTuple):
    """Keys that are pressed again and again. game: the save to start from, none for the menu. before: keys to get
    there. timed: only every so manieth key counts, from which on. presses: in one run."""

    name: str
    game: str
    before: str
    keys: str
    presses: int = 24
    every: tuple[int, int] = (1, 0)


CASES = (
    Case("menu", "", "", "down down up up"),
    Case("options", "placing", "", "down down up up"),
    Case("city", "placing", "c", "right down left up"),  # by its key: Tab goes to the board that comes first
    Case("tabs", "placing", "", "o s m k l c"),
    Case("answer", "answers", "", "f12 enter", presses=32, every=(2, 1)),  # alone, Enter would count as held down
    Case("assign", "assigning", "", "right right right down"),
    Case("sheet opens", "placing", "", "x esc", every=(2, 0)),
    Case("sheet closes", "placing", "", "x esc", every=(2, 1)),
    Case("hexes", "hexes", "tab m", "left right up down"),
    Case("rules open", "placing", "", "? esc", every=(2, 0)),
)


class Project(NamedTuple):
    """A checkout, the interpreter that runs it, and where its saved games lie."""

    name: str
    folder: Path
    python: str
    games: Path

    def terminal(self, size: tuple[int, int], *arguments: str) -> Terminal:
        """The program in a terminal."""
        config = self.games / "config"
        env = {"RESURGENCE_SAVES": str(self.games / "saves"), "RESURGENCE_CONFIG": str(config)}
        return Terminal([self.python, "-m", "resurgence_tui", *arguments], *size, str(self.folder), **env)

    def save_games(self) -> None:
        """Lay the games ready, and the settings."""
        script = ROOT / "benchmarks" / "screen_games.py"
        env = {**os.environ, "PYTHONPATH": str(self.folder)}
        subprocess.run([self.python, str(script), str(self.games)], cwd=self.folder, env=env, check=True)
        (self.games / "saves").mkdir()
        (self.games / "config").mkdir()
        (self.games / "config" / "settings.toml").write_text(self.settings(), encoding="utf-8")

    def settings(self) -> str:
        """No animation, nothing that waits, no question before a reveal or a waste, nothing taken unasked, as far
        as this checkout has such settings."""
        known = (self.folder / "resurgence_tui" / "app" / "settings.py").read_text(encoding="utf-8")
        wanted = {"animation": "false", "reveals": '"never"', "moments": '"skip"', "pace": '"at-once"'}
        wanted |= {"waste": '"never"', "free_gains": "false"}
        return "".join(f"{key} = {value}\n" for key, value in wanted.items() if f"    {key}: " in known)

    def run(self, case: Case, size: tuple[int, int], serial: int, quiet: float) -> list[Burst]:
        """One run of a case: the bursts that count."""
        saves = self.games / "saves"
        for old in saves.iterdir():
            old.unlink()
        given = []
        if case.game:
            game = saves / f"{case.game}{serial}.json"
            game.write_bytes((self.games / f"{case.game}.json").read_bytes())
            given = ["resume", str(game)]
        terminal = self.terminal(size, *given)
        terminal.quiet = quiet
        terminal.first_paint()
        terminal.wait_for("Anna" if case.game else "Quit")
        terminal.burst(time.perf_counter(), quiet=0.4, patience=0.4)
        for key in case.before.split():
            terminal.press(key)
        keys, found = case.keys.split(), []
        every, start = case.every
        for number in range(case.presses):
            burst = terminal.press(keys[number % len(keys)])
            if number % every == start and burst.size:
                found.append(burst)
            if CURTAIN in terminal.text:
                break
        terminal.close()
        return found


def spread(values: list[float], scale: float = 1.0) -> str:
    """Median and 95th percentile."""
    p95 = sorted(values)[int(len(values) * 0.95)]
    return f"{median(values) * scale:8.1f} {p95 * scale:8.1f}"


def measure_keys(projects: list[Project], cases: list[Case], sizes: list[str], rounds: int, quiet: float) -> None:
    """Print, for each case and size, how long keys take until all is painted, and how many bytes that is."""
    print(
        f"{'case':<13} {'size':>7}  {'':<8} {'p50 ms':>8} {'p95 ms':>8} {'p50 B':>8} {'p95 B':>8} {'cpu ms':>7}  keys"
    )
    for case in cases:
        for size in sizes:
            columns, rows = map(int, size.split("x"))
            found: dict[str, list[Burst]] = defaultdict(list)
            for serial in range(rounds):
                for project in projects:
                    found[project.name] += project.run(case, (columns, rows), serial, quiet)
            for project in projects:
                bursts = found[project.name]
                if bursts:
                    times = spread([burst.last for burst in bursts], 1000)
                    sizes_ = spread([float(burst.size) for burst in bursts])
                    used = sum(burst.used for burst in bursts) / len(bursts) * 1000
                    print(
                        f"{case.name:<13} {size:>7}  {project.name:<8} {times} {sizes_} {used:7.1f}  {len(bursts)}",
                        flush=True,
                    )


STARTS = {"menu": ("", "Quit"), "resume": ("placing", "Anna")}
"""What is started: from which saved game, and words that stand there once all of it does."""


class Start(NamedTuple):
    """Seconds until something is painted and until all stands there, by the clock and of the processor."""

    painted: float
    used: float
    stands: float
    used_then: float


def timed(terminal: Terminal, words: str) -> Start:
    """One start, from the command until its words stand there."""
    painted, used = terminal.first_paint(), terminal.used()
    terminal.quiet = 0.0
    terminal.wait_for(words)
    found = Start(painted, used, time.perf_counter() - terminal.started, terminal.used())
    terminal.close()
    return found


def measure_starts(projects: list[Project], starts: int, size: tuple[int, int]) -> None:
    """Print how long commands take until something is painted and until all stands there, and how many times as long
    as a bare Textual app that is. On a busy machine the least of many starts says most."""
    bare = [sys.executable, str(ROOT / "benchmarks" / "bare.py")]
    found: dict[tuple[str, str], list[Start]] = defaultdict(list)
    for _ in range(starts + 1):
        found["bare", ""].append(timed(Terminal(bare, *size, str(ROOT)), "Quit"))
        for command, (game, words) in STARTS.items():
            for project in projects:
                given = ["resume", str(project.games / f"{game}.json")] if game else []
                found[command, project.name].append(timed(project.terminal(size, *given), words))
    least = {key: Start(*map(min, zip(*values[1:], strict=True))) for key, values in found.items()}
    print(f"{'start':<15} {'painted':>10} {'processor':>15} {'all of it':>15} {'processor':>15}   least ms, times bare")
    for (command, name), start in least.items():
        times = (f"{one * 1000:8.0f} {one / (by or 1):6.2f}" for one, by in zip(start, least["bare", ""], strict=True))
        print(f"{command:<6} {name:<8}", *times, flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sizes", default="80x24,120x36,160x48")
    parser.add_argument("--cases", default="", help="names, with commas; all by default")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each case")
    parser.add_argument("--quiet", type=float, default=QUIET, help="seconds of silence that end a burst")
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--against", type=Path, help="another checkout, with its own .venv")
    given = parser.parse_args()
    wanted = given.cases.split(",") if given.cases else [case.name for case in CASES]
    cases = [case for case in CASES if case.name in wanted]
    with tempfile.TemporaryDirectory() as folder:
        here = Project("here", ROOT, sys.executable, Path(folder) / "here")
        projects = [here]
        if given.against:
            other = given.against.resolve()
            projects.insert(0, Project("before", other, str(other / ".venv/bin/python"), Path(folder) / "before"))
        for project in projects:
            project.games.mkdir()
            project.save_games()
        if given.starts:
            measure_starts(projects, given.starts, (160, 48))
        measure_keys(projects, cases, given.sizes.split(","), given.rounds, given.quiet)


if __name__ == "__main__":
    main()
