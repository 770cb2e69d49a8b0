"""Options of a turn in Step 3: placements, and what may be done once the token stands."""

from __future__ import annotations

from resurgence_tui.engine.types import Decision

from .names import Content, View, a_token
from .option_lines import REST, Asked, Numbers, OptionText, verb
from .printed_words import effect_text, goods_text, space_brief, trigger_text

REST_FOOD = (1, 0, 0, 0, 0)


def penalty_due(view: View, content: Content, space: str) -> int:
    """How many goods the tokens in a Zone cost whoever has none there yet (PLACE-06); 0 for rooms and rest."""
    for zone in content.zones:
        if zone.id == space:
            mutants = view.mutants[zone.index]
            due: int = view.crowd(zone.index) + mutants + mutants * content.events[view.event].penalty_per_hostile
            return due
    return 0


def _look_at_space(
    view: View, content: Content, decision: Decision, token: str, area: str, space: str, *cards: str
) -> Numbers:
    return (penalty_due(view, content, space),)


@verb("place", _look_at_space)
def _place(asked: Asked, token: str, area: str, space: str, *cards: str) -> OptionText:
    words = asked.words
    start = words.text("note_from", area=words.text(area)) if cards or space == REST else ""
    note = asked.notes(start, asked.using(cards))
    if space == REST:
        return OptionText(asked.label("rest", token=a_token(words, token)), "", rest_gain(asked), note)
    brief = asked.short and asked.content is not None
    place = space_brief(words, space, asked.content) if brief else asked.named(space)
    label = asked.label("place", token=words.text(token), place=place)
    return OptionText(label, *space_effect(asked, space), note, asked.told(space))


def rest_gain(asked: Asked) -> str:
    """What resting brings (REST-02)."""
    return asked.words.text("plus", amount=goods_text(asked.words, REST_FOOD, asked.short))


def space_effect(asked: Asked, space: str) -> tuple[str, str]:
    """Penalty and effect of a space."""
    due = asked.seen[0] if asked.seen else 0
    cost = asked.words.text("penalty_short" if asked.short else "penalty", count=due) if due else ""
    effect = asked.content.effects.get(space) if asked.content is not None else None
    return cost, effect_text(asked.words, effect, asked.short) if effect is not None else ""


@verb("effect")
def _use(asked: Asked, space: str) -> OptionText:
    return OptionText(asked.label("effect", place=asked.named(space)), *asked.effect(space), "", asked.told(space))


@verb("event")
def _event(asked: Asked, event: str) -> OptionText:
    return OptionText(asked.label("event", event=asked.named(event)), *asked.effect(event), "", asked.told(event))


@verb("mission")
@verb("complete")
def _complete(asked: Asked, mission: str) -> OptionText:
    return asked.mission(mission, asked.label("complete", mission=asked.named(mission)))


@verb("card")
def _card(asked: Asked, card: str, mission: str = "") -> OptionText:
    if mission:
        label = asked.label("complete_too", mission=asked.named(mission))
        return asked.mission(mission, label, asked.using((card,)))
    when = trigger_text(asked.words, asked.content.cards[card], asked.short) if asked.content is not None else ""
    return OptionText(asked.label("card", card=asked.named(card)), *asked.effect(card), when, asked.told(card))


@verb("switch")
def _switch(asked: Asked, card: str, token: str, start: str, end: str) -> OptionText:
    words = asked.words
    label = asked.label("switch", token=a_token(words, token), start=words.text(start), end=words.text(end))
    return OptionText(label, "", "", asked.using((card,)), asked.told(card))


@verb("done")
def _done(asked: Asked) -> OptionText:
    return OptionText(asked.label("done"))


@verb("leave")
def _leave(asked: Asked) -> OptionText:
    key = f"leave_{asked.rule}"
    return OptionText(asked.words.text(key if asked.words.has(key) else "leave"))
