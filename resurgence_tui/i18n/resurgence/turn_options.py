"""Options of a turn in Step 3: placements, and what may be done once the token stands."""

from __future__ import annotations

from typing import NamedTuple

from resurgence_tui.engine.types import Decision
from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words

from .names import Content, View, a_token, brief, kind_of
from .option_lines import REST, Asked, Numbers, verb
from .printed_words import amount, effect_text, goods_text, space_brief, together, trigger_text

REST_FOOD = (1, 0, 0, 0, 0)

BEAST_VP = 2
"""What beating a Beast brings (ENC-09)."""


class ZoneLook(NamedTuple):
    """What a Zone costs whoever has no token there yet, and whom one meets.

    due: goods to pay in all (PLACE-06), of which one is Ammo or Meds for each Beast (ENC-09).
    """

    due: int = 0
    beasts: int = 0
    stalkers: int = 0


def look_at_zone(view: View, content: Content, space: str) -> ZoneLook:
    """What stands in a Zone; nothing in rooms and at rest."""
    for zone in content.zones:
        if zone.id == space:
            beasts = view.beasts[zone.index]
            hostile = view.mutants[zone.index] + beasts
            due = view.crowd(zone.index) + hostile + hostile * dearer(view, content)
            return ZoneLook(due, beasts, view.stalkers[zone.index])
    return ZoneLook()


def dearer(view: View, content: Content) -> int:
    """How many goods more the Event asks for each Mutant and Beast (AMB-151)."""
    more: int = content.events[view.event].penalty_per_hostile if view.event else 0
    return more


def _look_at_space(
    view: View, content: Content, decision: Decision, token: str, area: str, space: str, *cards: str
) -> Numbers:
    return look_at_zone(view, content, space)


@verb("place", _look_at_space)
def _place(asked: Asked, token: str, area: str, space: str, *cards: str) -> OptionText:
    words = asked.words
    start = words.text("answer_note_from", area=words.text(area)) if cards or space == REST else ""
    note = asked.notes(start, asked.using(cards), stalker_note(asked))
    if space == REST:
        return OptionText(asked.label("answer_rest", token=a_token(words, token)), "", rest_gain(asked), note)
    brief = asked.short and asked.content is not None
    place = space_brief(words, space, asked.content) if brief else asked.named(space)
    to_place = "answer_place_room" if kind_of(space) == "room" else "answer_place"
    label = asked.label(to_place, token=words.text(token), place=place)
    return OptionText(label, *space_effect(asked, space), note, asked.told(space), has_price(asked, space))


def rest_gain(asked: Asked) -> str:
    """What resting brings (REST-02)."""
    return asked.words.text("printed_plus", amount=goods_text(asked.words, REST_FOOD, asked.short))


def space_effect(asked: Asked, space: str) -> tuple[str, str]:
    """Penalty and effect of a space, with the VP for a Beast that is met there."""
    words, short, look = asked.words, asked.short, ZoneLook(*asked.seen)
    effect = asked.content.effects.get(space) if asked.content is not None else None
    gain = effect_text(words, effect, short) if effect is not None else ""
    if look.beasts:
        beaten = words.text("printed_plus", amount=amount(words, "vp", BEAST_VP * look.beasts, short))
        gains = [beaten, gain] if gain else [beaten]
        gain = row(words, gains, "list_semicolon") if has_price(asked, space) else together(words, gains, short)
    return penalty_text(words, look, short), gain


def has_price(asked: Asked, space: str) -> bool:
    """Whether the effect of a space is paid for."""
    effect = asked.content.effects.get(space) if asked.content is not None else None
    return effect is not None and bool(effect.pays)


def penalty_text(words: Words, look: ZoneLook, short: bool) -> str:
    """What is paid to enter a Zone: ``2 goods``, or with a Beast ``Ammo or Meds, 1 good``."""
    parts = [amount(words, "sup", look.beasts, short)] if look.beasts else []
    if look.due > look.beasts:
        parts.append(words.text("printed_penalty_short" if short else "printed_penalty", count=look.due - look.beasts))
    return together(words, parts, short)


def stalker_note(asked: Asked) -> str:
    """What a Stalker in the Zone offers (ENC-10)."""
    if not ZoneLook(*asked.seen).stalkers:
        return ""
    return brief(asked.words, "answer_note_stalker") if asked.short else asked.words.text("answer_note_stalker")


@verb("effect")
def _use(asked: Asked, space: str) -> OptionText:
    label = asked.label("answer_effect_room" if kind_of(space) == "room" else "answer_effect", place=asked.named(space))
    return OptionText(label, *asked.effect(space), "", asked.told(space))


@verb("event")
def _event(asked: Asked, event: str) -> OptionText:
    label = asked.label("answer_event", event=asked.named(event))
    return OptionText(label, *asked.effect(event), "", asked.told(event))


STALKER = {
    "plan": "answer_stalker_plan",
    "trade": "answer_stalker_trade",
}
"""What a Stalker offers -> its option."""


@verb("stalker")
def _stalker(asked: Asked, offer: str) -> OptionText:
    """What a Stalker offers: to plan a Mission, or to trade one good for another."""
    label = asked.label(STALKER[offer])
    if offer == "plan":
        return OptionText(label)
    words = asked.words
    taken = brief(words, "answer_another_good") if asked.short else words.text("answer_another_good")
    return OptionText(label, amount(words, "any", 1, asked.short), taken)


@verb("mission")
@verb("complete")
def _complete(asked: Asked, mission: str) -> OptionText:
    return asked.mission(mission, asked.label("answer_complete", mission=asked.named(mission)))


@verb("card")
def _card(asked: Asked, card: str, mission: str = "") -> OptionText:
    if mission:
        label = asked.label("answer_complete_too", mission=asked.named(mission))
        return asked.mission(mission, label, asked.using((card,)))
    when = trigger_text(asked.words, asked.content.cards[card], asked.short) if asked.content is not None else ""
    return OptionText(asked.label("answer_card", card=asked.named(card)), *asked.effect(card), when, asked.told(card))


@verb("switch")
def _switch(asked: Asked, card: str, token: str, start: str, end: str) -> OptionText:
    words = asked.words
    label = asked.label("answer_switch", token=a_token(words, token), start=words.text(start), end=words.text(end))
    return OptionText(label, "", "", asked.using((card,)), asked.told(card))


@verb("done")
def _done(asked: Asked) -> OptionText:
    return OptionText(asked.label("answer_done"))


LEAVES = {
    "SAL-11": "answer_leave_SAL-11",
    "GEN-09": "answer_leave_GEN-09",
    "EVT-05": "answer_leave_EVT-05",
    "UPK-B1": "answer_leave_UPK-B1",
    "AMB-144": "answer_leave_AMB-144",
    "LEAD-12": "answer_leave_LEAD-12",
    "MIS-03": "answer_leave_MIS-03",
    "RET-01": "answer_leave_RET-01",
    "DRAW-05": "answer_leave_DRAW-05",
    "BUILD-01": "answer_leave_BUILD-01",
    "SURV-23": "answer_leave_SURV-23",
    "MIS-18": "answer_leave_MIS-18",
    "SOLO-B-ARB": "answer_leave_SOLO-B-ARB",
}
"""Rule that asks -> how one does without."""


@verb("leave")
def _leave(asked: Asked) -> OptionText:
    return OptionText(asked.words.text(LEAVES.get(asked.rule, "answer_leave")))
