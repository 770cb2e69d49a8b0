"""Lines of a menu and what they are made from: the table is first reduced to a few numbers, from which a line is made.

So lines can be remembered although prices and penalties change: equal numbers give equal words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from resurgence_tui.engine.registry import registers
from resurgence_tui.engine.types import Decision
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words

from .names import Content, View, name
from .printed_words import bundle_text, cost_text, costs_text, gains_text

REST = "rest"

Numbers = tuple[int, ...]


class Asked(NamedTuple):
    """What a line is made from. content: None where nobody has it. seen: numbers of the table, none without a view."""

    words: Words
    content: Content
    rule: str
    source: str
    seen: Numbers
    short: bool

    def label(self, key: str, **values: str | int) -> str:
        """The words of an option."""
        return self.words.text(key, **values)

    def named(self, thing: str) -> str:
        """The name of a component."""
        return name(self.words, thing)

    def told(self, thing: str) -> str:
        """Name and printed text of a card or place; empty where it has none."""
        text = self.words.attribute(thing, "text")
        return self.words.text("list_told", what=self.named(thing), text=text) if text else ""

    def using(self, cards: tuple[str, ...]) -> str:
        """The note that names the cards used."""
        if not cards:
            return ""
        return self.words.text("answer_note_with", cards=listed(self.words, [self.named(card) for card in cards]))

    def notes(self, *notes: str) -> str:
        """Notes in a row, without the empty ones."""
        line = ""
        for note in notes:
            line = self.words.text("list_comma", first=line, last=note) if line and note else line or note
        return line

    def effect(self, thing: str) -> tuple[str, str]:
        """Cost and gain of the effect of a Zone, room, Event or card."""
        effect = self.content.effects.get(thing) if self.content is not None else None
        if effect is None:
            return "", ""
        return costs_text(self.words, effect.pays, self.short), gains_text(self.words, effect.gains, self.short)

    def mission(self, mission: str, label: str, note: str = "") -> OptionText:
        """A Mission with its cost and reward."""
        if self.content is None:
            return OptionText(label, note=note)
        printed = self.content.missions[mission]
        cost = cost_text(self.words, printed.cost, self.short)
        return OptionText(label, cost, bundle_text(self.words, printed.reward, self.short), note)


Maker = Callable[..., OptionText]
"""Makes a line from what is asked and the words of the option after its verb."""

Look = Callable[..., Numbers]
"""Finds the numbers that a line needs, from view, content, decision and the words of the option after its verb."""

VERBS: dict[str, Maker] = {}
LOOKS: dict[str, Look] = {}


def verb(word: str, look: Look | None = None) -> Callable[[Maker], Maker]:
    """Register the function that words the options of a verb, and how it looks at the table."""
    if look is not None:
        LOOKS[word] = look
    return registers(VERBS, word)


def seen_by(view: View, content: Content, decision: Decision, word: str, names: tuple[str, ...]) -> Numbers:
    """The numbers of the table that the line of an option depends on; empty without a view."""
    look = LOOKS.get(word)
    return look(view, content, decision, *names) if look is not None and view is not None else ()
