"""What is not public in Textual is used in one module, and Textual is pinned to the release it was checked with."""

from __future__ import annotations

import ast
import inspect
import os
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import textual

from tests.source import nodes

ROOT = Path(__file__).parents[1]
INSIDE = "inside_textual.py"
OF_OTHERS = {name for name in dir(tuple) if name.startswith("_")} | {"_replace", "_asdict", "_fields", "_make"} | {
    name for name in dir(os) if name.startswith("_")}  # fmt: skip
"""Of named tuples and of the system; they are no names of Textual's where they are used of something else."""


@cache
def private_names() -> frozenset[str]:
    """All names that begin with one underscore and belong to classes of Textual, or to their objects."""
    found: set[str] = set()
    for module in ("app", "screen", "widget", "dom", "message_pump", "driver", "containers", "_compositor", "reactive"):
        source = inspect.getsource(import_module(f"textual.{module}"))
        found |= set(re.findall(r"\bself\.(_[a-z]\w*)", source)) | set(re.findall(r"\bdef (_[a-z]\w*)", source))
    return frozenset(found) - OF_OTHERS


def modules() -> Iterator[Path]:
    """The modules that may import Textual."""
    yield from sorted((ROOT / "resurgence_tui" / "ui").rglob("*.py"))
    yield from sorted((ROOT / "resurgence_tui" / "cli").glob("*.py"))


def foreign_uses(path: Path) -> list[str]:
    """Where a module reaches into Textual: imports of private modules, and private names of other objects."""
    found = []
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and re.match(r"textual(\.\w+)*\._", node.module or ""):
            found.append(f"{path.name}:{node.lineno} imports {node.module}")
        elif isinstance(node, ast.Attribute) and node.attr in private_names():
            of = node.value
            if not (isinstance(of, ast.Name) and of.id in ("self", "cls", "os")):
                found.append(f"{path.name}:{node.lineno} uses {node.attr}")
    return found


def test_only_one_module_reaches_into_textual() -> None:
    uses = [use for path in modules() if path.name != INSIDE for use in foreign_uses(path)]
    assert uses == []
    assert foreign_uses(ROOT / "resurgence_tui" / "ui" / INSIDE), "the search finds what is there"


def test_no_other_class_takes_the_place_of_something_private_of_its_bases() -> None:
    import resurgence_tui.ui as ui

    found = []
    for info in pkgutil.walk_packages(ui.__path__, "resurgence_tui.ui."):
        module = import_module(info.name)
        if info.name.endswith("." + INSIDE.removesuffix(".py")):
            continue
        for one in vars(module).values():
            if not inspect.isclass(one) or one.__module__ != info.name:
                continue
            theirs = [base for base in one.__mro__ if base.__module__.split(".")[0] == "textual"]
            found += [
                f"{info.name}.{one.__name__}.{name}"
                for name, value in vars(one).items()
                if re.match(r"_[a-z]", name) and callable(value) and any(name in vars(base) for base in theirs)
            ]
    assert found == []


def test_textual_is_pinned_to_a_minor_release() -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    (pinned,) = [one for one in needs if one.startswith("textual")]
    least, most = re.findall(r"\d+\.\d+", pinned)
    assert textual.__version__.startswith(f"{least}.")
    assert most == f"{least.split('.')[0]}.{int(least.split('.')[1]) + 1}"
