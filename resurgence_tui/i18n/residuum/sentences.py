"""What Residuum supplies as ``i18n.sentences.Sentences``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resurgence_tui.engine.options import Value
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.i18n.reference import Article
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words

from .fact_words import fact_text
from .families import SCORE_LINE


def prompt_text(words: Words, decision: Decision, names: Sequence[str]) -> str:
    """What is asked."""
    return f"{decision.rule} {' '.join(map(str, decision.context))}"


def why_text(words: Words, decision: Decision, view: Any, *, names: Sequence[str]) -> str:
    """Why it is asked."""
    return str(decision.rule)


def option_parts(words: Words, decision: Decision, option: str, view: Any) -> OptionText:
    """An option."""
    return OptionText(option.replace(":", " ").replace("_", " "))


def line_text(words: Words, parts: OptionText) -> str:
    """An option as one line of text."""
    return parts.label


def lacking(words: Words, decision: Decision, view: Any) -> dict[str, str]:
    """Nothing is listed that would bring nothing."""
    return {}


def table_lines(words: Words, view: Any, names: Sequence[str]) -> list[str]:
    """The table, a thing a line."""
    return [f"{hex}: {terrain}" for hex, terrain in view.terrain.items()]


def score_lines(words: Words, view: Any, names: Sequence[str]) -> list[str]:
    """The score sheets of a finished game."""
    return [f"{name}: {sum(me.sheet.values())}" for name, me in zip(names, view.seats, strict=True)]


def verdict(words: Words, view: Any, names: Sequence[str], winners: Sequence[Seat]) -> str:
    """Who has won."""
    return ", ".join(names[seat] for seat in winners)


def sheet_line(words: Words, line: str, view: Any = None) -> str:
    """What a line of the score sheet is called."""
    return words.text(SCORE_LINE.key(line))


def revealed_key(what: str) -> str:
    """The key of a sentence about what was revealed."""
    return ""


def faces(words: Words, content: Any) -> list[Article]:
    """All components that can be looked up."""
    return []


def about_option(words: Words, option: str, value: Value, seats: int, content: Any) -> str:
    """What a value of an option means."""
    return ""
