"""How words of a command line are read, and how options are shown in the help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cyclopts import Parameter, Token

from resurgence_tui.i18n.text import Words, words

from .console import Refusal

LARGEST_SEED = (1 << 63) - 1
LARGEST_PORT = (1 << 16) - 1
LARGEST_COUNT = 999_999_999


def option(
    key: str, *names: str, converter: Callable[..., Any] | None = None, shown: bool = True, says: Words | None = None
) -> Parameter:
    """How an option is shown in the help; key: of its text. says: the words that hold it."""
    told = (says or words()).text(key)
    return Parameter(
        name=names or None, help=told, negative="", show_default=False, show_choices=False, converter=converter,
        show=shown,
    )  # fmt: skip


def digits(word: str, most: int) -> int | None:
    """The number that a word of nothing but digits means; None for any other word and above the most."""
    plain = word.isascii() and word.isdigit() and len(word) <= len(str(most))
    return int(word) if plain and int(word) <= most else None


def seed(kind: object, tokens: Sequence[Token]) -> int:
    """The seed in a word; the parser alone would round what is no whole number."""
    found = digits(tokens[0].value, LARGEST_SEED)
    if found is None:
        raise Refusal(words().text("cli_bad_seed"))
    return found


def count(kind: object, tokens: Sequence[Token]) -> int:
    """A number of games or processes, at least 1."""
    found = digits(tokens[0].value, LARGEST_COUNT)
    if not found:
        raise Refusal(words().text("cli_at_least_one", option=tokens[0].keyword or ""))
    return found


def port(kind: object, tokens: Sequence[Token]) -> int:
    """The number of a port; 0 for any that is free."""
    found = digits(tokens[0].value, LARGEST_PORT)
    if found is None:
        raise Refusal(words().text("cli_bad_port", most=str(LARGEST_PORT)))
    return found


def moment(kind: object, tokens: Sequence[Token]) -> int:
    """A moment of a game: the number of choices made by then."""
    found = digits(tokens[0].value, LARGEST_COUNT)
    if found is None:
        raise Refusal(words().text("cli_bad_moment"))
    return found


def target(kind: object, tokens: Sequence[Token]) -> Path:
    """A file to write; an empty name would pass for the folder that one is in."""
    if not tokens[0].value:
        raise Refusal(words().text("cli_no_name", option=tokens[0].keyword or "TARGET"))
    return Path(tokens[0].value)
