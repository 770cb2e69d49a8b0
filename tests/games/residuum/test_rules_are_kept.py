"""Every rule of the rulebook stands beside what keeps it, and has a test; ``rule_ids.txt`` lists them all.

Rulings (AMB) and worked examples (EX) say how rules are meant, so they need not stand in the code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import resurgence_tui.games.residuum as game

HERE = Path(__file__).parent
RULES = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
RANGE = re.compile(r"RSD-([A-Z]+)-(\d+) to\s+RSD-\1-(\d+)")


def named(folder: Path, pattern: str) -> Iterator[str]:
    """The ids of rules that the modules of a folder name; a range stands for all between."""
    for module in sorted(folder.glob(pattern)):
        text = module.read_text(encoding="utf-8")
        yield from re.findall(r"RSD-[A-Z]+-\d+", text)
        for family, first, last in RANGE.findall(text):
            yield from (f"RSD-{family}-{number:02}" for number in range(int(first), int(last) + 1))


def test_every_rule_stands_beside_what_keeps_it() -> None:
    found = {*named(Path(game.__file__).parent, "**/*.py")}
    wanted = [rule for rule in RULES if not rule.startswith(("RSD-AMB-", "RSD-EX-"))]
    assert len(wanted) > 500 and [rule for rule in wanted if rule not in found] == []


def test_every_rule_has_a_test_and_no_test_names_a_rule_that_is_not_there() -> None:
    found = {*named(HERE, "test_*.py")} - {"RSD-NO-01"}
    assert [rule for rule in RULES if rule not in found] == []
    assert sorted(found - {*RULES}) == []
