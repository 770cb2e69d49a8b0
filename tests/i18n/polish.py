"""What the tests of the Polish words share: which words are English, and whole games as they are told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

from resurgence_tui.assets_path import assets
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Fact
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.i18n.reference import MENTIONED
from resurgence_tui.saves.store import Store

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
FOLDER = assets() / "i18n"
WORD = re.compile(r"[^\W\d_]{3,}")

NOT_SAID = re.compile(
    r"""
    ^\#.*                                                               # a comment
    | ^-?[a-zA-Z][\w-]*[ ]*=                                            # the key of an entry
    | ^[ ]+\.[a-zA-Z][\w-]*[ ]*=                                        # an attribute
    | ^[ ]*\*?\[[ ]*[\w.-]+[ ]*\]                                       # what a form is for
    | \{\s*-?[a-zA-Z][\w-]*(?:\.[\w-]+)?                                # another entry, or a function
    | [(,]\s*[a-zA-Z]+:                                                # what a value of it is called
    | \$[\w-]+                                                         # a variable
    """,
    re.MULTILINE | re.VERBOSE,
)
"""What stands in a file of words and is not said."""

NAMES = {"anna", "boris", "celina", "dmitri", "bot", "eager", "random"}
"""Names of seats. Those of bots are made of what a bot is called on the command line."""

OF_THE_PROGRAM = {
    *("auto", "beginner", "bot", "check", "content", "date", "draft", "eager", "export", "file", "help", "jsonl"),
    *("language", "lead", "name", "new", "path", "plain", "play", "points", "random", "redo", "replay", "results"),
    *("resume", "resurgence", "rules", "save", "saves", "schema", "score", "seat", "seats", "seed", "show"),
    *("simulate", "solo", "stronghold", "town", "version", "village", "config", "settings", "toml", "int", "str"),
}
"""Words of the command line and of files, which are the same in all languages."""


def files(language: str) -> list[Path]:
    """The files of a language, as they lie in its folder."""
    return sorted(path.relative_to(FOLDER / language) for path in (FOLDER / language).rglob("*.ftl"))


@cache
def messages(language: str, file: Path) -> dict[str, ast.Message]:
    """The entries of a file, read by Fluent."""
    resource = FluentResource((FOLDER / language / file).read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of an entry and all within it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words that stand in the entries of a language, found without Fluent, which takes seconds for them."""
    texts = ((FOLDER / language / file).read_text(encoding="utf-8") for file in files(language))
    return frozenset(word.lower() for text in texts for word in words_in(NOT_SAID.sub(" ", text)))


def vocabulary_by_fluent(language: str) -> frozenset[str]:
    """The same, read by Fluent."""
    texts = (
        part.value
        for file in files(language)
        for message in messages(language, file).values()
        for part in nodes(message)
        if isinstance(part, ast.TextElement | ast.StringLiteral)
    )
    return frozenset(word.lower() for text in texts for word in words_in(text))


def words_in(text: str) -> list[str]:
    """The words of a text, without the ids of rules."""
    return WORD.findall(MENTIONED.sub(" ", text))


@cache
def english_alone() -> frozenset[str]:
    """Words that stand in English entries and in no Polish one, and are no names."""
    return vocabulary("en") - vocabulary("pl") - NAMES


def english_in(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """Words of a text that stand in English entries and in no Polish one."""
    english = english_alone()
    return sorted({word for word in words_in(text) if word.lower() in english and word.lower() not in allowed})


@cache
def told(game: str) -> tuple[list[str], list[Fact]]:
    """The names of a recorded game, and all that happened in it."""
    save = Store(GAMES).read(GAMES / game)
    content = GAME.content(made_with=save.content_hash)
    table = GAME.start(len(save.setup.seats), save.setup.seed, save.setup.options, content)
    facts = list(table.facts)
    for seat, option in save.choices:
        choose(table, seat, option, GAME.book)
        facts += table.facts
    return [seat.name for seat in save.setup.seats], facts
