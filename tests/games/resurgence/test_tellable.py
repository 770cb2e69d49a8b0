"""What may stand in a log that the choices cannot be asked about: all that the rules tell, and nothing that fails."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from resurgence_tui.app.history_of_points import points_by_round
from resurgence_tui.engine.types import NOBODY, Fact, LogEntry
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.tellable import SHAPES, SHAPES_OF_TABLE
from resurgence_tui.i18n.resurgence.fact_rules import RULES, fact_rule
from resurgence_tui.i18n.resurgence.fact_words import fact_text
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.reading import parse
from resurgence_tui.ui.resurgence.news import MoscowNews
from tests.saves.tampering import a_fact

FIXTURES = Path(__file__).parents[2] / "fixtures"
NAMES = ("Anna", "Boris", "Cleo", "Dora")


@cache
def a_table(seats: int = 4) -> State:
    """A table at its start."""
    return GAME.start(seats, 1, {"solo": "town"} if seats == 1 else {}, GAME.content())


def test_every_fact_has_its_kinds_of_values() -> None:
    assert {*SHAPES, *SHAPES_OF_TABLE} == {*RULES, "declined"}
    assert not set(SHAPES) & set(SHAPES_OF_TABLE)


@pytest.mark.parametrize("file", sorted((FIXTURES / "games").glob("*.json")), ids=lambda file: file.stem)
def test_all_that_the_rules_have_told_may_be_told(file: Path) -> None:
    save = parse(file.read_bytes(), file.name)
    table = a_table(len(save.setup.seats))
    assert [entry for entry in save.log if not GAME.may_tell(table, entry)] == []


@pytest.mark.parametrize(
    "entry",
    [
        LogEntry(1, 1, Fact("scored", 4, ("basic_night_cull", 2))),
        LogEntry(1, 1, Fact("scored", -1, ("basic_night_cull", 2))),
        LogEntry(1, 1, Fact("scored", 0, ("basic_night_cull",))),
        LogEntry(1, 1, Fact("scored", 0, ("basic_night_cull", "2"))),
        LogEntry(1, 1, Fact("scored", 0, ("level_2", 2))),
        LogEntry(1, 1, Fact("scored", 0, ("track_metro_99", 2))),
        LogEntry(1, 1, Fact("scored", 0, ("basic_night_cull", 10**15))),
        LogEntry(7, 1, Fact("passed", 0)),
        LogEntry(1, 6, Fact("passed", 0)),
        LogEntry(1, 1, Fact("passed", 0, (), 4)),
        LogEntry(1, 1, Fact("recalled", 0)),
        LogEntry(1, 1, Fact("none", 0)),
        LogEntry(1, 1, Fact("assignment_revealed", 0, ("metro:laborer",))),
        LogEntry(1, 1, Fact("drew_tokens", 0, ("laborer",) * 101)),
    ],
)
def test_what_cannot_happen_may_not_be_told(entry: LogEntry) -> None:
    assert not GAME.may_tell(a_table(), entry)


@pytest.mark.games
def test_whatever_may_be_told_can_be_put_into_words_and_counted() -> None:
    chance, found, table, log = Random(1), set[str](), a_table(), []
    while len(log) < 4_000:
        key, seat, values, eyes = a_fact(chance)
        entry = LogEntry(chance.randrange(7), chance.randrange(6), Fact(key, seat, tuple(values), eyes))
        if GAME.may_tell(table, entry):
            log.append(entry)
            found.add(key)
            text = fact_text(words(), entry.fact, NAMES, table.content)
            assert text is None or "{" not in text
            assert fact_rule(entry.fact)
    assert found == {*SHAPES, *SHAPES_OF_TABLE}
    for seat in range(4):
        for number in range(0, len(log), 100):
            MoscowNews(words()).news(log[number : number + 100], seat, 4)
    points_by_round(GAME, GAME.view(table, NOBODY), log)
