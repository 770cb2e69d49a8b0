"""The examples of docs/how-to.md, section by section."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "how-to.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_kind_of_thing_has_its_example() -> None:
    shown = [title for title, text in SECTIONS.items() if BLOCK.search(text)]
    assert shown == [
        "A rule", "A card", "A sentence", "A name that declines", "A widget", "A key", "A whole game",
        "A guided first game",
    ]


@pytest.mark.parametrize("title", [title for title, text in SECTIONS.items() if BLOCK.search(text)])
def test_an_example_is_true(title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    module = ModuleType("how_to")
    monkeypatch.setitem(sys.modules, module.__name__, module)  # where dataclasses look for the names in their fields
    for kind, file, text in BLOCK.findall(SECTIONS[title]):
        if file:
            (tmp_path / file).write_text(text, encoding="utf-8")
        else:
            assert kind == "python"
            exec(compile(text, f"docs/how-to.md, {title}", "exec"), module.__dict__)
