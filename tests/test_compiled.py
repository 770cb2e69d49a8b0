"""The build switch RESURGENCE_COMPILED: off, nothing changes; on, recorded games and games of bots stay as they are.

Compiling takes minutes, so the second is run by hand: ``pytest -m long tests/test_compiled.py``.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]


def _hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hook = _hook()


def test_the_switch_alone_brings_in_what_compiling_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does not ask for it gets a pure wheel, for which nothing but hatchling is installed."""
    monkeypatch.delenv(hook.SWITCH, raising=False)
    assert WheelBuilder(str(ROOT)).config.dependencies == []
    monkeypatch.setenv(hook.SWITCH, "1")
    assert WheelBuilder(str(ROOT)).config.dependencies == list(hook.NEEDED)


def test_kernel_and_all_rules_of_the_game_are_compiled() -> None:
    """Each pattern finds something, and no module of the rules or of the valuation is left out."""
    found = hook.modules(ROOT)
    assert all(any(Path(name).match(pattern) for name in found) for pattern in hook.COMPILED)
    game = ROOT / "resurgence_tui" / "games" / "resurgence"
    rules = {path.name for folder in ("rules", "valuation") for path in (game / folder).glob("*.py")}
    assert {Path(name).name for name in found} >= rules - {"__init__.py"}


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_recorded_games_are_the_same_when_compiled(tmp_path: Path) -> None:
    """Each choice leads to the same questions, facts, table and score."""
    if not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        pytest.skip("there is no C compiler to compile kernel and rules with")
    pytest.importorskip("setuptools", reason="mypyc builds its extensions with setuptools: pip install setuptools")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheel")],
        cwd=ROOT, env={**os.environ, hook.SWITCH: "1"}, check=True,
    )  # fmt: skip
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    assert not wheel.stem.endswith("-any")
    site = tmp_path / "site"
    with ZipFile(wheel) as opened:
        opened.extractall(site)
    shutil.copytree(ROOT / "tests", site / "tests", ignore=shutil.ignore_patterns("__pycache__", "ui"))
    shutil.copy(ROOT / "pyproject.toml", site)
    look = "from resurgence_tui.engine import machine; from resurgence_tui.games.resurgence.rules import items; "
    look += "from resurgence_tui.games.resurgence.valuation import worth; "
    files = subprocess.check_output(
        [sys.executable, "-c", look + "print(machine.__file__, items.__file__, worth.__file__)"], cwd=site, text=True
    ).split()
    assert all(file.startswith(str(site)) and not file.endswith(".py") for file in files)
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/recorded/test_recorded_games.py"],
        cwd=site, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout[-3000:]
    games = [sys.executable, "-c", BOTS_PLAY]
    played = subprocess.check_output(games, cwd=site)
    assert played == subprocess.check_output(games, cwd=ROOT)
    assert b"True" in played
    assert b"False" not in played


BOTS_PLAY = """
from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called, valued
from resurgence_tui.bots.thinking_bots import HardBot
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import game_called

game = game_called("resurgence")
bots = [bot_called(name, game) for name in ("bot:normal", "bot:easy")]
bots.append(HardBot(game, valued(game), Watch(), playouts=4))
table = game.start(len(bots), 11, {"encounters": True}, game.content())
while not table.over:
    asked = table.open[0]
    look = lambda: game.view(table, asked.seat)
    option = bots[asked.seat].answer(look, asked, BotChance(11, asked.seat, table.answered))
    choose(table, asked.seat, option, game.book)
    print(option)
    if not table.answered % 25:
        dumped = game.dump(table)
        print(game.dump(game.load(dumped, table.content)) == dumped)
print(*game.scores(table))
"""
"""Plays a game of bots, and prints what they chose and came to, and whether the table can be loaded on the way."""
