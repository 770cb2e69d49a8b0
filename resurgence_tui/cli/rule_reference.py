"""The rule reference: a rule, sign or card by its name, all that hold some words, or the table of contents."""

from __future__ import annotations

import sys
import textwrap
from collections import Counter
from collections.abc import Mapping
from difflib import SequenceMatcher

from resurgence_tui.app.library import printed
from resurgence_tui.games import DEFAULT_GAME, GAMES, game_called
from resurgence_tui.i18n.families import RULE_FAMILY
from resurgence_tui.i18n.reference import RULES_SECTION, SIGNS_SECTION, Article, Reference, normal
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words, words
from resurgence_tui.ui.signs import ASCII, UNICODE
from resurgence_tui.ui.surroundings import size_of

from .console import Refusal

WIDTH = 100
SIGNS = "signs"
"""What is asked for to get the whole glossary."""


def print_rules(query: str, game: str = DEFAULT_GAME) -> int:
    """Print what was asked for of the rules of a game; Refusal, with suggestions, if there is nothing of the kind.

    What the default game has not, and only one other game calls so, is taken from there.
    """
    read = words(game=game)
    book = reference(read)
    asked = " ".join(query.split())
    if not asked:
        print("\n".join(contents(read, book)))
        return 0
    found = matching(book, asked)
    if not found:
        others = {name: reference(words(game=name)) for name in GAMES if game == DEFAULT_GAME != name}
        known = [(words(game=name), here) for name, other in others.items() if (here := called(other, asked))]
        if len(known) != 1:
            raise Refusal(unknown(read, {game: book, **others}, asked))
        ((read, found),) = known
    print("\n\n".join("\n".join(entry(read, article)) for article in found))
    return 0


def reference(read: Words) -> Reference:
    """Rules, signs and cards, with the marks that the output can show."""
    unicode = "utf" in (sys.stdout.encoding or "").lower()
    marks = (UNICODE if unicode else ASCII)._asdict()
    cards = sentences_of(read.game).faces(read, printed(game_called(read.game), None))
    return Reference(read, cards, marks)


def matching(book: Reference, asked: str) -> list[Article]:
    """What is called so, else the signs, else all that hold the words, the best first."""
    if found := called(book, asked):
        return found
    return book.section(SIGNS_SECTION) if asked.casefold() == SIGNS else book.found(asked)


def called(book: Reference, asked: str) -> list[Article]:
    """What is called so, else a family of rules."""
    families = [family for family in book.families() if is_family(family, asked.casefold().rstrip("-"))]
    return book.exact(asked) or [
        article for article in book.section(RULES_SECTION) if book.family_of(article.id) in families]


def is_family(family: str, wanted: str) -> bool:
    """Whether a family of rules is meant, with or without the name of the game before it."""
    return wanted == family.casefold() or family.casefold().endswith(f"-{wanted}")


def contents(read: Words, book: Reference) -> list[str]:
    """The table of contents: each family with the number of its rules, the signs, and how to ask."""
    counted, width = Counter(map(book.family_of, book.rules)), max(map(len, (f"{SIGNS} ", *book.families())))
    lines = [f"{name:<{width}} {read.text(RULE_FAMILY.key(name))} ({counted[name]})" for name in book.families()]
    signs = read.text("cli_rules_signs", count=len(book.section(SIGNS_SECTION)))
    return [*lines, f"{SIGNS:<{width}} {signs}", "", *filled(read.text("cli_rules_hint"))]


def entry(read: Words, article: Article) -> list[str]:
    """One article as lines of text: what it is called, its text or its lines, an example, related rules."""
    title = read.text("list_told", what=article.called, text=article.title) if article.title else article.called
    lines = [title if article.section == RULES_SECTION else f"{title} ({article.chapter})"]
    lines += filled(article.text, "  ")
    for label, text in article.lines:
        lines += filled(read.text("list_told", what=label, text=text), "  ")
    if article.aside:
        key = "cli_rules_example" if article.section == RULES_SECTION else ""
        lines += filled(read.text(key, example=article.aside) if key else article.aside, "  ")
    if article.beside:
        lines += filled(read.text("cli_rules_see", rules=", ".join(article.beside)), "  ")
    return lines


def filled(sentence: str, indent: str = "") -> list[str]:
    """A sentence in lines that fit the terminal."""
    width = min(size_of(sys.stdout).columns, WIDTH)
    return textwrap.wrap(sentence, max(width, 20), initial_indent=indent, subsequent_indent=indent)


def unknown(read: Words, books: Mapping[str, Reference], asked: str) -> str:
    """What to say when nothing was found, with names that look alike, of the game that has the one most alike.

    books: by the names of the games, the one that was asked first; any but the default one is named.
    """
    close = {game: book.closest(asked) for game, book in books.items()}

    def likeness(game: str) -> float:
        return max((SequenceMatcher(None, normal(asked), normal(one)).ratio() for one in close[game]), default=0)

    game = max(close, key=likeness)
    if not close[game]:
        key = "cli_rules_unknown" if game == DEFAULT_GAME else "cli_rules_unknown_in"
        return read.text(key, query=asked, game=game)
    key = "cli_rules_unknown_close" if game == DEFAULT_GAME else "cli_rules_unknown_close_in"
    return read.text(key, query=asked, close=", ".join(close[game]), game=game)
