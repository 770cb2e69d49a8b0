"""Errors of the layers below are found again by their English sentences and said in the language of the reader."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import resurgence_tui
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import words
from tests.source import nodes

from .polish import english_in

PACKAGE = Path(resurgence_tui.__file__).parent

TO_PROGRAMMERS = {
    "No bot can think about X.",
    "The curtain does not wait for that seat.",
    "X cannot be set to X.",
}
"""What players never meet."""


def said(node: ast.expr) -> str:
    """A sentence as it is written down, with X for what is different each time."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "X" for part in node.values)
    return ""


def raised() -> Iterator[str]:
    """The sentences of the errors that saving, setting up and bots raise."""
    for folder in ("app", "saves", "bots"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in nodes(path):
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                    sentence = said(node.exc.args[0])
                    if " " in sentence:
                        yield sentence


@pytest.mark.games
def test_every_error_of_saving_and_setting_up_has_a_sentence() -> None:
    sentences = set(raised())
    assert len(sentences) > 50
    told = {one: error_text(words("pl"), one) for one in sentences}
    assert {one for one in sentences if told[one] == one} == TO_PROGRAMMERS
    assert [one for one in sentences - TO_PROGRAMMERS if english_in(told[one])] == []


@pytest.mark.parametrize(
    ("english", "polish"),
    [
        ("No file 'x.json'.", "Nie ma pliku „x.json”."),
        ("'x' is damaged (cut short or overwritten).",
         "„x”: plik jest uszkodzony (ucięty albo nadpisany)."),
        ("The game cannot be saved in '/s': no space left on device.",
         "Nie można zapisać gry w „/s”: brak miejsca na dysku."),
        ("This version cannot go on with the save: No file 'x'.",
         "Ta wersja nie może kontynuować tego zapisu: Nie ma pliku „x”."),
        ("Something nobody has written down.", "Something nobody has written down."),
    ],
)  # fmt: skip
def test_an_error_is_said_again_with_all_that_stands_in_it(english: str, polish: str) -> None:
    assert error_text(words("pl"), english) == polish
    assert error_text(words("en"), ValueError(english)) == english
