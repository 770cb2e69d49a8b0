"""The arrows between packages, and a few habits, hold for every module that there is."""

import ast
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Container, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from resurgence_tui.games import GAMES
from tests.source import nodes, parsed

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "resurgence_tui"

MOST_BASES = 3
"""Bases of our own that a class may have."""

MOST_METHODS, MOST_IN_TABLE_SCREEN = 90, 60
"""Methods that a class may have with its bases of our own, in whatever files they lie."""


def modules(folder: Path = PACKAGE) -> list[Path]:
    """Every module below a folder, in a steady order."""
    return sorted(folder.rglob("*.py"))


def imported(module: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a module imports from elsewhere, inside functions too."""
    for node in nodes(module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module


def python(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in the checkout, apart from what the tests have imported."""
    variables = {**os.environ, **environment}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=variables, capture_output=True, text=True, check=False
    )


def test_the_arrows_between_packages_hold() -> None:
    lint = "from importlinter.cli import lint_imports_command as lint; lint(['--no-cache', '--no-logo'])"
    done = python("-c", lint)
    assert done.returncode == 0, done.stdout + done.stderr


THINGS = re.compile("solo|encounter|mutant|survivor|district", re.IGNORECASE)
"""What only this game has."""


def test_what_only_one_game_has_is_named_in_its_own_folders_alone() -> None:
    folders = [PACKAGE / name for name in ("app", "bots", "cli", "engine", "i18n", "saves", "ui")]
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".tcss")]
    files += (ROOT / "assets" / "i18n").glob("*/*.ftl")
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        if "resurgence" not in file.relative_to(ROOT).parts
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if THINGS.search(line)
    ]
    assert found == []


def imports_of_ours() -> dict[str, set[str]]:
    """Each module of the package and the modules of it that it imports: for types alone and inside functions too."""
    names = {".".join(module.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): module
             for module in modules()}
    found: dict[str, set[str]] = {}
    for name, module in names.items():
        package = name if module.name == "__init__.py" else name.rpartition(".")[0]
        found[name] = set()
        for node in nodes(module):
            if isinstance(node, ast.Import):
                wanted = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                start = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
                base = ".".join([*start, *([node.module] if node.module else [])])
                wanted = {one if (one := f"{base}.{alias.name}") in names else base for alias in node.names}
            else:
                continue
            found[name] |= wanted & names.keys() - {name}
    return found


def test_no_imports_run_in_a_circle() -> None:
    try:
        TopologicalSorter(imports_of_ours()).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_every_folder_of_modules_is_a_package_so_that_the_arrows_see_it() -> None:
    bare = {module.parent for module in modules() if not (module.parent / "__init__.py").exists()}
    assert sorted(str(folder.relative_to(ROOT)) for folder in bare) == []


def test_only_ui_imports_textual() -> None:
    found = [
        f"{module.relative_to(ROOT)}:{line} {name}"
        for module in modules()
        if PACKAGE / "ui" not in module.parents
        for line, name in imported(module)
        if name.split(".")[0] == "textual"
    ]
    assert found == []


def test_reading_the_command_line_does_not_wait_for_textual() -> None:
    done = python("-c", "import sys, resurgence_tui.cli.main; print('textual' in sys.modules)")
    assert (done.returncode, done.stdout.strip()) == (0, "False"), done.stdout + done.stderr


def test_the_menu_loads_no_game_no_parser_and_no_models(tmp_path: Path) -> None:
    """Each of these would let the first paint wait; what a game is made of is loaded when one is opened."""
    look = (
        "import sys; from resurgence_tui.cli.screens import import_event_loop; import_event_loop()\n"
        "from resurgence_tui.ui.lean_textual import import_textual; import_textual()\n"
        "from resurgence_tui.ui.app import ResurgenceApp\n"
        "from resurgence_tui.ui.screens.title import TitleScreen; from asyncio import run\n"
        "async def menu():\n"
        "    async with ResurgenceApp().run_test(size=(120, 36)):\n"
        "        print(*sys.modules)\n"
        "run(menu())"
    )
    done = python("-c", look, RESURGENCE_SAVES=str(tmp_path))
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "resurgence_tui.ui.screens.title" in loaded
    heavy = {"pydantic", "cyclopts", "tomlkit", "fluent.runtime", "importlib.resources", "resurgence_tui.app.host"}
    heavy |= {"ssl", "textual.command", "textual.widgets._select", "tempfile", "difflib", "platform"}
    assert loaded & heavy == set()
    rules = [name for name in loaded if re.match(r"resurgence_tui\.games\.\w+\.(rules|state|view|content)", name)]
    assert rules == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_does_not_wait_for_what_lies_over_it_later(game: str) -> None:
    """Curtain, PINs, faces of cards, hints and the public boards are imported when they are first asked for."""
    look = (
        "import sys; from resurgence_tui.cli.screens import import_event_loop; import_event_loop()\n"
        "from resurgence_tui.ui.lean_textual import import_textual; import_textual()\n"
        "from resurgence_tui.stand_ins import leave_out_plugins; leave_out_plugins()\n"
        f"from resurgence_tui.ui.games import screens_of; screens_of({game!r}).load(); print(*sys.modules)"
    )
    done = python("-c", look)
    assert done.returncode == 0, done.stderr
    ui = "resurgence_tui.ui."
    late = {f"{ui}screens.{name}" for name in ("hand_over", "pins", "confirm")}
    late |= {f"{ui}table.{name}" for name in ("card_face", "public_boards")}
    late |= {"resurgence_tui.app.hints", "resurgence_tui.app.replay", "importlib.metadata", "textual.command"}
    loaded = set(done.stdout.split())
    assert f"{ui}table.screen" in loaded
    assert loaded & late == set()


def test_results_are_told_without_a_screen_or_a_parser(tmp_path: Path) -> None:
    """Most of what the command took was once the loading of what it does not need."""
    look = (
        "import sys; from resurgence_tui.cli.main import main; main(['results']); "
        "print([name for name in ('textual', 'cyclopts', 'rich.console') if name in sys.modules])"
    )
    done = python("-c", look, RESURGENCE_SAVES=str(tmp_path))
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["[]"]), done.stdout + done.stderr


def test_the_kernel_loads_alone() -> None:
    names = sorted(
        ".".join(module.relative_to(ROOT).with_suffix("").parts) for module in modules(PACKAGE / "engine")
    )
    look = f"import importlib, sys; [importlib.import_module(name) for name in {names!r}]; print(*sys.modules)"
    done = python("-c", look)
    assert done.returncode == 0, done.stderr
    ours = {name for name in done.stdout.split() if name.startswith("resurgence_tui.")}
    assert sorted(name for name in ours if not name.startswith("resurgence_tui.engine")) == []


def test_nothing_reads_the_specification_beside_the_checkout() -> None:
    outside = re.compile(r"\.\.[/\\]+shared|[\"']shared[\"']")
    files = [file for folder in (PACKAGE, ROOT / "tests") for file in modules(folder) if file != Path(__file__)]
    found = [str(file.relative_to(ROOT)) for file in files if outside.search(file.read_text(encoding="utf-8"))]
    assert found == []


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """Every class of the package by its name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for module in modules():
        for node in nodes(module):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def own_bases(node: ast.ClassDef, known: Container[str]) -> list[str]:
    """The bases of a class that are classes of the package."""
    names = [base.id if isinstance(base, ast.Name) else getattr(base, "attr", "") for base in node.bases]
    return [name for name in names if name in known]


def methods_with_bases(name: str, known: dict[str, list[ast.ClassDef]]) -> int:
    """How many methods a class and all its bases in the package define, those that are defined twice counted twice."""
    found, waiting, seen = 0, [name], set[str]()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        for node in known[one]:
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
            found += len(methods)
            waiting += own_bases(node, known)
    return found


def test_no_class_name_stands_for_two_things_on_the_screens() -> None:
    counted = Counter(
        node.name for module in modules(PACKAGE / "ui")
        for node in parsed(module).body if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in counted.items() if count > 1] == []


def test_no_class_is_a_heap_of_others() -> None:
    known = classes()
    wide = {name: bases for name, nodes in known.items() for node in nodes
            if len(bases := own_bases(node, known)) > MOST_BASES}
    assert wide == {}


def test_no_class_knows_too_much() -> None:
    known = classes()
    counts = {name: methods_with_bases(name, known) for name in known}
    assert {name: count for name, count in counts.items() if count > MOST_METHODS} == {}
    screens = [name for name in known if name.endswith("MoscowTableScreen")]
    assert screens and {name: counts[name] for name in screens if counts[name] > MOST_IN_TABLE_SCREEN} == {}
