"""Options about Mutants and Encounters: how a Mutant action is met, and which token goes into which Zone."""

from __future__ import annotations

from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.sentences import OptionText

from .names import brief, name
from .option_lines import Asked, verb
from .printed_keys import ENCOUNTER_TOKENS
from .printed_words import card_text, effect_text


@verb("mutants", lambda view, content, decision, points: (int(view.mutant_vp),))
def _mutants(asked: Asked, points: str) -> OptionText:
    """The Mutants gain VP, where one could have paid, and what they have then."""
    note = ""
    if asked.seen:
        then = asked.seen[0] + int(points)
        short = asked.words.attribute("answer_note_mutants_then", "short", count=then) if asked.short else None
        note = short or asked.words.text("answer_note_mutants_then", count=then)
    return OptionText(asked.label("answer_mutants", count=int(points)), note=note)


@verb("exhaust")
def _exhaust(asked: Asked, *cards: str) -> OptionText:
    """Ready cards that are exhausted, with what they could have done this round."""
    label = asked.label("answer_exhaust", cards=listed(asked.words, [asked.named(card) for card in cards]))
    if asked.content is None:
        return OptionText(label)
    abilities = [card_text(asked.words, asked.content.cards[card], asked.short) for card in cards]
    return OptionText(label, note=row(asked.words, abilities, "list_semicolon"))


@verb("flip")
def _flip(asked: Asked, room: str) -> OptionText:
    """A Rubble token that is turned up, with what its room can never do."""
    effect = asked.content.effects.get(room) if asked.content is not None else None
    note = ""
    if effect is not None:
        note = asked.words.text("answer_note_forgo", gain=effect_text(asked.words, effect, asked.short))
    return OptionText(asked.label("answer_flip", room=asked.named(room)), note=note, long=asked.told(room))


@verb("put")
def _put(asked: Asked, one: str, two: str) -> OptionText:
    """Two different Encounter tokens, the first of which goes into the District's first Zone."""
    words = asked.words
    tokens = [words.text(ENCOUNTER_TOKENS[kind], count=1) for kind in (one, two)]
    if asked.content is None:
        return OptionText(row(words, tokens))
    zones = [zone.id for zone in asked.content.zones if zone.district == int(asked.source)]
    first, second = (brief(words, zone) for zone in zones)
    both = zip(zones, tokens, strict=True)
    told = [words.text("list_told", what=name(words, zone), text=token) for zone, token in both]
    label = asked.label("answer_put", one=tokens[0], first=first, two=tokens[1], second=second)
    return OptionText(label, long=row(words, told, "list_semicolon"))
