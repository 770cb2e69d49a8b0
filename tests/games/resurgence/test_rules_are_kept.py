"""Every rule of the reference stands beside what keeps it.

That is the docstring of a function, a class or a constant, an entry of the rulebook, or the field ``rule`` of a
component. Rulings (AMB) say how a rule is meant, so they need not.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import resurgence_tui.games.resurgence as game
from resurgence_tui.assets_path import assets
from tests.source import parsed

RULE_ID = re.compile(r"(?<![A-Z0-9-])[A-Z]{2,}-[A-Z0-9]+(?:-[A-Z0-9]+)*(?![A-Z0-9-])")


def rules() -> list[str]:
    """The ids of the rule reference, without the rulings."""
    reference = (assets() / "i18n" / "en" / "resurgence" / "rule.ftl").read_text(encoding="utf-8")
    return [rule for rule in re.findall(r"^rule_(\S+) =", reference, re.MULTILINE) if not rule.startswith("AMB-")]


def beside_code(code: ast.Module) -> Iterator[str]:
    """What stands beside the functions, classes and constants of a module: docstrings and decorators."""
    for node in ast.walk(code):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield ast.get_docstring(node) or ""
            yield from map(ast.unparse, node.decorator_list)
        body = getattr(node, "body", None)
        if isinstance(body, list):
            for one, following in pairwise(body):
                if isinstance(one, ast.Assign | ast.AnnAssign) and isinstance(following, ast.Expr):
                    yield ast.unparse(following.value)


def of_components(printed: object) -> Iterator[str]:
    """The rules that components name as theirs."""
    if isinstance(printed, dict):
        if isinstance(printed.get("rule"), str):
            yield printed["rule"]
        printed = list(printed.values())
    if isinstance(printed, list):
        for part in printed:
            yield from of_components(part)


def test_every_rule_stands_beside_what_keeps_it() -> None:
    modules = Path(game.__file__).parent.rglob("*.py")
    texts = [text for module in modules for text in beside_code(parsed(module))]
    for file in (assets() / "content" / "resurgence").glob("*.json"):
        texts += of_components(json.loads(file.read_text(encoding="utf-8")))
    found = {rule for text in texts for rule in RULE_ID.findall(text)}
    assert len(rules()) > 300
    assert [rule for rule in rules() if rule not in found] == []


def test_a_list_of_ids_or_a_range_keeps_no_rule() -> None:
    source = '''"""GEN-01 of a module."""
RULES = ("GEN-02", "GEN-03")

def keeps():
    """GEN-04 to GEN-06."""
    return "GEN-07"

LIMIT = 9
"""GEN-08."""

@book.task("GEN-09")
def task(): ...
'''
    found = {rule for text in beside_code(ast.parse(source)) for rule in RULE_ID.findall(text)}
    assert found == {"GEN-04", "GEN-06", "GEN-08", "GEN-09"}
