"""What a game supplies to be put into words; front ends ask for it by the name of the game.

Python chooses keys and passes values; all words are in ``assets/i18n``. What a player wrote, such as the name of a
seat, is put into a sentence as it is: show sentences as plain text, never as markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from resurgence_tui.engine.options import Value
from resurgence_tui.engine.types import Decision, Fact, Seat
from resurgence_tui.games import listed

from .reference import Article
from .text import Words


class OptionText(NamedTuple):
    """A line of a menu; a part with nothing to say is empty.

    cost: what is paid. gain: what comes. note: cards used, where something lies, when a card wakes.
    label and note tell the options of a decision apart. long: one or two sentences for whoever looks closer.
    own_price: the gain names a price too, so that the cost is not what it is had for. nothing: an amount of nothing,
    which is not told where other answers of the same act are.
    """

    label: str
    cost: str = ""
    gain: str = ""
    note: str = ""
    long: str = ""
    own_price: bool = False
    nothing: bool = False


class Sentences(Protocol):
    """The sentences of a game. words: those of the game. view: what the reader may see. names: of the seats.

    Besides, its words hold ``title``, ``title_about``, ``how_1``, for rivals ``side_rival`` and ``cli_plain_lost``, and
    the families of keys in ``i18n.families``, each with the ids of the game (``tests/tiny/test_words.py`` lists them).

    What it has besides is laid over the words of the program.
    """

    def fact_text(
        self, words: Words, fact: Fact, names: Sequence[str], content: Any = None, view: Any = None
    ) -> str | None:
        """A fact of the log in a sentence; None where it is not worth one.

        view: for what is called after the table as it lies now, such as the places of a map; None if there is none.
        """

    def prompt_text(self, words: Words, decision: Decision, names: Sequence[str], view: Any = None) -> str:
        """What is asked, in a short line. view: as above."""

    def why_text(self, words: Words, decision: Decision, view: Any, *, names: Sequence[str]) -> str:
        """Why it is asked, and what the answer leads to."""

    def option_parts(
        self, words: Words, decision: Decision, option: str, view: Any, *, names: Sequence[str] = ()
    ) -> OptionText:
        """An option, with what it costs and brings. names: of the seats, for options that are about one of them."""

    def line_text(self, words: Words, parts: OptionText) -> str:
        """An option as one line of text."""

    def lacking(self, words: Words, decision: Decision, view: Any) -> dict[str, str]:
        """The options that would bring nothing now, each with what is lacking, in a few words."""

    def table_lines(self, words: Words, view: Any, names: Sequence[str]) -> list[str]:
        """The table as lines of text, a thing a line, made to be read aloud."""

    def own_lines(self, words: Words, view: Any, names: Sequence[str], seat: Seat) -> list[str]:
        """Where a seat stands and what it has, in a few lines, as far as the view shows it; whose turn it is, if not
        its own.
        """

    def secret_lines(self, words: Words, view: Any, names: Sequence[str], seat: Seat) -> list[str]:
        """What of its own only that seat may read, such as a hand of cards; none where the view does not show it."""

    def score_lines(self, words: Words, view: Any, names: Sequence[str]) -> list[str]:
        """The score sheets of a finished game, a side a line."""

    def verdict(self, words: Words, view: Any, names: Sequence[str], winners: Sequence[Seat]) -> str:
        """Who has won a finished game, by how much, and where sides have the same score, why."""

    def sheet_line(self, words: Words, line: str, view: Any = None) -> str:
        """What a line of the score sheet is called. view: None where the table is not known."""

    def revealed_key(self, what: str) -> str:
        """The key of a sentence about what ``engine.reveal.revealed`` names; "" for none of its own."""

    def faces(self, words: Words, content: Any) -> Iterable[Article]:
        """All components that can be looked up, as they are printed; those of an iterator are made one by one."""

    def thing_text(self, words: Words, thing: str) -> str:
        """The name of what a report on many games is about, by its id (``Game.breakdowns``)."""

    def about_option(self, words: Words, option: str, value: Value, seats: int, content: Any) -> str:
        """What a value of an option means for so many seats; "" if there is nothing to say. content: None if unread."""


def sentences_of(name: str) -> Sentences:
    """The sentences of the game of that name."""
    module: Any = import_module(listed(name).sentences)
    found: Sentences = module
    return found
