"""Options as lines of a menu: what is done, what it costs, what it brings, and what else one should know."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.engine.types import Decision
from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words

from . import goods_options as goods_options
from . import mutant_options as mutant_options
from . import reward_options as reward_options
from .names import Content, View, name
from .option_lines import REST, VERBS, Asked, seen_by
from .printed_words import exchange_text, remembered, space_brief
from .turn_options import has_price, look_at_zone, rest_gain, space_effect, stalker_note


def option_parts(
    words: Words, decision: Decision, option: str, view: View = None, content: Content = None, short: bool = False,
    *, names: Sequence[str] = (),
) -> OptionText:
    """An option in parts, so that a menu can align them. view: the table as the seat sees it, for what depends on it.

    content: that of the view if left out; without either, parts that need them are empty. short: in signs (``2Fo``).
    names: not needed.
    """
    word, *parts = option.split(":")
    printed = content if content is not None or view is None else view.content
    seen = seen_by(view, printed, decision, word, tuple(parts))
    source = str(decision.context[0]) if decision.context else ""
    return _parts(Asked(words, printed, decision.rule, source, seen, short), word, tuple(parts))


@remembered
def _parts(asked: Asked, word: str, names: tuple[str, ...]) -> OptionText:
    parts = VERBS[word](asked, *names)
    return parts if parts.long else parts._replace(long=line_text(asked.words, parts))


def option_text(words: Words, decision: Decision, option: str) -> str:
    """An option in a few words, without what depends on the table; no two options of a decision read the same."""
    parts = option_parts(words, decision, option)
    return words.text("answer_line_note", line=parts.label, note=parts.note) if parts.note else parts.label


def line_text(words: Words, parts: OptionText) -> str:
    """All parts in one line: ``Complete Soup Line at the Theatre: pay 3 Food > 1 VP, +1 any track``."""
    detail = words.text("printed_pay", cost=parts.cost) if parts.cost else parts.gain
    if parts.cost and parts.gain:
        if parts.own_price:
            detail = row(words, [detail, parts.gain], "list_semicolon")
        else:
            detail = exchange_text(words, detail, parts.gain)
    line = words.text("list_told", what=parts.label, text=detail) if detail else parts.label
    return words.text("answer_line_note", line=line, note=parts.note) if parts.note else line


def space_parts(words: Words, space: str, view: View, content: Content = None, short: bool = False) -> OptionText:
    """A space by itself, for menus that ask for the space first and then for the token: name, penalty, effect."""
    printed = content if content is not None else view.content
    asked = Asked(words, printed, "PLACE-01", "", look_at_zone(view, printed, space), short)
    if space == REST:
        return OptionText(words.text(REST), "", rest_gain(asked), "", words.text("printed_rest"))
    label = space_brief(words, space, printed) if short else name(words, space)
    cost, gain = space_effect(asked, space)
    return OptionText(label, cost, gain, stalker_note(asked), asked.told(space), has_price(asked, space))
