"""What can be looked up: the rules with their examples, the signs on the boards, and cards; and a search through all.

It knows no game: rules and signs are whatever the late Fluent files hold, cards are given to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from .families import EXAMPLE, RULE, RULE_FAMILY, SIGN, SIGN_GROUP, Family
from .text import LATE, VARIABLE, Value, Words

RULES_FILE, FAMILIES_FILE, _, SIGNS_FILE = LATE

RULES_SECTION, SIGNS_SECTION, CARDS_SECTION = "rules", "signs", "cards"
SECTIONS = (RULES_SECTION, SIGNS_SECTION, CARDS_SECTION)

MOST_BESIDE = 9
"""Articles beside one that can be gone to: each has a digit."""

FEW = 2
"""A rule behind so many cards names them; one behind more names none."""

HEADLINE = 48
"""Characters at the beginning of a text that say what it is about."""

NOT_FOUND = 99

MENTIONED = re.compile(r"\b[A-Z]{2,5}(?:-[A-Z0-9]+)+\b")
"""What looks like the id of a rule: ``UPK-C5``, or with the name of the game ``RSD-TOWN-07``."""


class Article(NamedTuple):
    """Something to read about.

    id: of the rule or card, or the key of the sign. called: what it is looked up by: a rule's id, the sign itself, a
    card's name. title: in a word or two. lines: (label, text), as on a card. aside: an example, or a line of story.
    beside: ids of articles that belong to it.
    """

    id: str
    called: str
    title: str
    section: str
    chapter: str
    text: str
    lines: tuple[tuple[str, str], ...] = ()
    aside: str = ""
    beside: tuple[str, ...] = ()

    @property
    def body(self) -> str:
        """The text and all lines."""
        return " ".join([self.text, *(f"{label} {text}" for label, text in self.lines)])


class Reference:
    """All articles of one language in the order of the rulebook.

    cards: those of the game, if any. marks: the signs that the boards are drawn with, by the names that the glossary
    uses for them.
    """

    def __init__(self, words: Words, cards: Iterable[Article] = (), marks: Mapping[str, Value] | None = None) -> None:
        self.words = words
        self._marks = dict(marks or {})
        self.rules = list(self._ids(RULES_FILE, RULE))
        self._families = list(self._ids(FAMILIES_FILE, RULE_FAMILY))
        self._known = frozenset(self.rules)
        self._made: dict[str, Article] = {}
        self._unmade = chain(map(self._rule, self.rules), self._signs(), cards)
        self._reversed: dict[str, list[str]] = {}

    def _ids(self, file: str, family: Family) -> Iterable[str]:
        return filter(None, (family.id_in(key) for key, _ in self.words.entries_of(file)))

    # Articles

    @property
    def articles(self) -> dict[str, Article]:
        """All articles by their ids."""
        for _ in self.make():
            pass
        return self._made

    def make(self) -> Iterator[None]:
        """Make the articles that are not made yet one by one, for whoever has time now: all together take 100 ms."""
        for article in self._unmade:
            self._made[article.id] = article
            yield

    def section(self, name: str) -> list[Article]:
        """The articles of a section."""
        return [article for article in self.articles.values() if article.section == name]

    def families(self) -> list[str]:
        """The families of rules, in order."""
        return self._families

    def family_of(self, rule: str) -> str:
        """The family of a rule: the longest one that its id begins with, else what stands before the first dash."""
        known = (family for family in self._families if rule.startswith(f"{family}-"))
        return max(known, key=len, default=rule.partition("-")[0])

    def _rule(self, rule: str) -> Article:
        words, key, worked_out = self.words, RULE.key(rule), EXAMPLE.key(rule)
        text = words.text(key)
        example = words.text(worked_out) if words.has(worked_out) else ""
        title = words.attribute(key, "title") or ""
        chapter = words.text(RULE_FAMILY.key(self.family_of(rule)))
        see = words.attribute(key, "see") or ""
        beside = [*filter(None, see.split(", ")), *MENTIONED.findall(text), *MENTIONED.findall(example)]
        known = [other for other in dict.fromkeys(beside) if other in self._known and other != rule]
        return Article(rule, rule, title, RULES_SECTION, chapter, text, (), example, tuple(known))

    def _signs(self) -> Iterator[Article]:
        """The glossary: a heading, then its signs."""
        words, chapter = self.words, ""
        for key, source in words.entries_of(SIGNS_FILE):
            if SIGN_GROUP.id_in(key):
                chapter = words.text(key)
            elif SIGN.id_in(key):
                shown = {name: self._shown(name) for name in VARIABLE.findall(source)}
                sign, text, see = (words.attribute(key, part, **shown) or "" for part in ("sign", "text", "see"))
                beside = tuple(other for other in see.split(", ") if other in self._known)
                yield Article(key, sign, words.text(key), SIGNS_SECTION, chapter, text, (), "", beside)

    def _shown(self, name: str) -> Value:
        """A mark, or what the boards write for a component."""
        words = self.words
        return self._marks.get(name) or words.attribute(name, "short") or words.attribute(name, "sign") or name

    def beside(self, article: Article) -> list[Article]:
        """The articles that belong to one: those that it names, then those that name it."""
        if not self._reversed:
            self._reversed = self._named_by(RULES_SECTION)
            for rule, cards in self._named_by(CARDS_SECTION).items():
                self._reversed.setdefault(rule, []).extend(cards if len(cards) <= FEW else ())
        ids = dict.fromkeys([*article.beside, *self._reversed.get(article.id, ())])
        return [self.articles[one] for one in ids if one in self.articles][:MOST_BESIDE]

    def _named_by(self, section: str) -> dict[str, list[str]]:
        """For each article the articles of a section that name it."""
        found: dict[str, list[str]] = {}
        for other in self.section(section):
            for named in other.beside:
                found.setdefault(named, []).append(other.id)
        return found

    # Searching

    def exact(self, asked: str) -> list[Article]:
        """The articles of that id, name or sign, with those about it; none where it is only what some are about."""
        wanted = normal(asked)
        found = [article for article in self.articles.values() if wanted and rank(article, wanted) == 0]
        return found if any(is_called(article, wanted) for article in found) else []

    def found(self, asked: str) -> list[Article]:
        """All that hold the words, the best first: what is called so, then titles, then texts; else in order."""
        wanted = normal(asked)
        if not wanted:
            return list(self.articles.values())
        ranked = [(rank(article, wanted), article) for article in self.articles.values()]
        return [article for place, article in sorted(ranked, key=lambda pair: pair[0]) if place < NOT_FOUND]

    def closest(self, asked: str, most: int = 4) -> list[str]:
        """Ids and names that look like what was asked for."""
        names = {normal(name): name for article in self.articles.values()
                 for name in (article.called, article.title) if name}
        return [names[one] for one in get_close_matches(normal(asked), names, n=most, cutoff=0.6)]


def normal(text: str) -> str:
    """A text as it is searched."""
    return " ".join(text.casefold().split())


def is_called(article: Article, wanted: str) -> bool:
    """Whether that is an article's id or name, or one of its signs, with or without a number before it.

    Where the ids of rules begin with the name of the game, they are called so without it too.
    """
    called = article.called.casefold()
    if article.section == RULES_SECTION and "-" in wanted and called.endswith(f"-{wanted}"):
        return True
    bare = wanted.lstrip("0123456789") if article.section == SIGNS_SECTION else wanted
    return wanted == called or wanted in called.split(", ") or (bare or wanted) in called.split(", ")


@lru_cache(maxsize=1 << 11)
def whole_text(article: Article) -> str:
    """All that an article holds, as it is searched."""
    return f"{article.called} {article.title} {article.chapter} {article.body} {article.aside}".casefold()


Patterns = tuple[re.Pattern[str], ...]


@lru_cache(maxsize=64)
def patterns(wanted: str) -> tuple[Patterns, Patterns]:
    """What finds the words that are searched for: as whole words, and as beginnings of words."""
    starts = [starting(word) for word in wanted.split()]
    whole = tuple(re.compile(start + r"\b", re.IGNORECASE) for start in starts)
    return whole, tuple(re.compile(start, re.IGNORECASE) for start in starts)


def starting(word: str) -> str:
    """A pattern: the word at the beginning of a word."""
    return (r"\b" if word[:1].isalnum() else "") + re.escape(word)


def rank(article: Article, wanted: str) -> int:
    """How well an article fits what is searched for: 0 is best, NOT_FOUND does not."""
    words = wanted.split()
    whole = whole_text(article)
    if wanted == article.title.casefold() or is_called(article, wanted):
        return 0
    if not all(word in whole for word in words):
        return NOT_FOUND
    if article.called.casefold().startswith(wanted.rstrip("-") + "-"):
        return 1
    places = (
        f"{article.called} {article.title}",
        article.text[:HEADLINE],
        article.chapter,
        article.body,
        whole,
    )
    for place, text in enumerate(places, 1):
        for less, found in enumerate(patterns(wanted)):
            if all(one.search(text) for one in found):
                return 2 * place + less
    return NOT_FOUND - 1


def spans(text: str, asked: str) -> list[tuple[int, int]]:
    """Where the words that are searched for stand in a text: (start, end), in order."""
    found: set[tuple[int, int]] = set()
    for word in normal(asked).split():
        at = [match.span() for match in re.finditer(starting(word), text, re.IGNORECASE)]
        found.update(at or (match.span() for match in re.finditer(re.escape(word), text, re.IGNORECASE)))
    return sorted(found)
