"""The keys of sentences stand whole in the code, so that a search finds where a sentence is used."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import resurgence_tui
from resurgence_tui.assets_path import assets
from resurgence_tui.i18n.text import entries

FOLDER = assets() / "i18n" / "en"
GAME = "resurgence"

OF_IDS = {f"{GAME}/{name}.ftl" for name in ("cards", "examples", "glossary", "rules")}
"""Keys that are ids of components, signs and rules: they come from the content and the rule reference."""

GLUED = {
    *("guide.ftl", "history.ftl", "pins.ftl", "reference.ftl", "replay.ftl", "saves.ftl", "settings.ftl"),
    *("table.ftl", "ui.ftl", "undo.ftl"),
    *(f"{GAME}/{name}.ftl" for name in "boards cli guide history how option places score side solo".split()),
    *(f"{GAME}/{name}.ftl" for name in "table table_text turn ui undo".split()),
}
"""Files some of whose keys are still put together in the code."""

FILES = sorted(str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.ftl"))

WHOLE = [name for name in FILES if name not in OF_IDS | GLUED]


def strings() -> set[str]:
    """All strings that stand in the code."""
    found = set()
    for module in Path(resurgence_tui.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@pytest.fixture(scope="module")
def written() -> set[str]:
    return strings()


@pytest.mark.parametrize("file", WHOLE)
def test_every_key_of_the_file_stands_whole_in_the_code(file: str, written: set[str]) -> None:
    assert [key for key, _ in entries(FOLDER / file) if not key.startswith("-") and key not in written] == []


def test_the_facts_questions_options_and_faces_of_the_game_are_among_them() -> None:
    assert {f"{GAME}/{name}.ftl" for name in ("faces", "log", "news", "options")} <= set(WHOLE)
    assert {"news.ftl", "phrases.ftl"} <= set(WHOLE)
