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


def _number(key: str, most: int, least: int = 0) -> Callable[[object, Sequence[Token]], int]:
    """What reads a whole number within these limits. key: of the sentence that refuses any other word."""

    def read(kind: object, tokens: Sequence[Token]) -> int:
        found = digits(tokens[0].value, most)
        if found is None or found < least:
            raise Refusal(words().text(key, option=tokens[0].keyword or "", most=str(most)))
        return found

    return read


seed = _number("cli_bad_seed", LARGEST_SEED)
"""The seed in a word; the parser alone would round what is no whole number."""

count = _number("cli_bad_count", LARGEST_COUNT, least=1)
"""A number of games or processes, at least 1."""

port = _number("cli_bad_port", LARGEST_PORT)
"""The number of a port; 0 for any that is free."""

moment = _number("cli_bad_moment", LARGEST_COUNT)
"""A moment of a game: the number of choices made by then."""


def _path(key: str) -> Callable[[object, Sequence[Token]], Path]:
    """What reads the name of a file or folder; an empty one would pass for the folder that one is in. key: of the
    sentence that refuses it."""

    def read(kind: object, tokens: Sequence[Token]) -> Path:
        if not tokens[0].value:
            raise Refusal(words().text(key, option=tokens[0].keyword or "TARGET"))
        return Path(tokens[0].value)

    return read


target = _path("cli_no_name")
"""A file to write."""

folder = _path("cli_no_folder_name")
"""A folder."""
