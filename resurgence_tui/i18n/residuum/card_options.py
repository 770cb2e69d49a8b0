"""Options that are cards: to draft, keep, put away, discard, complete, use, or boost a conflict with."""

from __future__ import annotations

from resurgence_tui.games.residuum.rules.effects import EFFECTS
from resurgence_tui.games.residuum.vocab import RESOURCE_OF
from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.sentences import OptionText

from .option_lines import Asked, verb
from .printed_words import cost_text, effect_text, effects_text, requirement_text

CONFLICT = frozenset(("RSD-ASK-42", "RSD-ASK-45"))
"""Questions in which a card is one of a conflict, told by its value."""


def card_line(asked: Asked, card: str, paid: bool = False) -> OptionText:
    """A card with all that is printed on it. paid: its cost and what it needs do not matter any more."""
    words, content = asked.words, asked.view.content
    gain = effects_text(words, content, card)
    if paid:
        return OptionText(asked.read.named(card), gain=gain)
    requirement = requirement_text(words, content, card)
    needs = asked.label("answer_needs", requirement=requirement) if requirement else ""
    star = asked.label("answer_star") if content.cards[card].star else ""
    return OptionText(asked.read.named(card), cost_text(words, content, card), gain, asked.notes(needs, star))


def lost_now(asked: Asked, card: str) -> str:
    """The effects of a card that could do nothing now; "" if all would work (RSD-DISC-12)."""
    content = asked.view.content
    lost = [
        effect_text(asked.words, effect)
        for effect in content.cards[card].effects
        if effect.kind in EFFECTS and not EFFECTS[effect.kind].can(asked.view, asked.seat, effect)
    ]
    return asked.label("answer_lost", effects=row(asked.words, lost)) if lost else ""


@verb("keep", "bury", "discard")
def _card(asked: Asked, card: str) -> OptionText:
    return card_line(asked, card)


@verb("card")
def _chosen(asked: Asked, card: str) -> OptionText:
    """A card of a conflict, a card that is completed, or one that is used."""
    if asked.decision.rule in CONFLICT:
        held = asked.me.conflict_hand.count(card)
        note = asked.label("answer_of_hand", count=held) if held > 1 else ""
        return OptionText(asked.label("answer_lay_card", value=card), note=note)
    line = card_line(asked, card, paid=asked.decision.rule == "RSD-ASK-29")
    if asked.decision.rule == "RSD-ASK-28" and asked.view.content.cards[card].moment != "once":
        return line
    return line._replace(note=asked.notes(line.note, lost_now(asked, card)))


@verb("boost")
def _boost(asked: Asked, card: str) -> OptionText:
    return OptionText(asked.label("answer_boost_none")) if card == "none" else card_line(asked, card, paid=True)


@verb("choose")
def _choose(asked: Asked, resource: str) -> OptionText:
    """One of the types that a card offers."""
    card, place = asked.context(0), int(asked.decision.context[1])
    effect = asked.view.content.cards[card].effects[place]
    return OptionText(asked.label("answer_choose", goods=asked.amount(resource, effect.goods[RESOURCE_OF[resource]])))
