"""Options that take something: cards, tokens, Missions, rooms, steps on tracks, levels."""

from __future__ import annotations

from resurgence_tui.engine.types import Decision
from resurgence_tui.i18n.sentences import OptionText

from .names import AREAS, FROM_PILE, TOKENS, Content, View, a_token, brief
from .option_lines import Asked, Numbers, verb
from .printed_keys import SPECIALISTS
from .printed_words import (
    bundle_text,
    card_text,
    costs_text,
    effect_text,
    gain_text,
    income_text,
    level_gain_text,
    places_text,
)

ROOM = "room_"


@verb("take", lambda view, content, decision, card: (int(view.even_heroes),))
def _take(asked: Asked, card: str) -> OptionText:
    """A Hero or a Starter Mission of the setup; what a Hero brings where they are made even."""
    if asked.source == "starter":
        return _planned(asked, card)
    ability, gain = "", ""
    if asked.content is not None:
        ability = card_text(asked.words, asked.content.cards[card], asked.short)
        goods = asked.content.even_goods[card] if asked.seen == (1,) else None
        gain = gain_text(asked.words, goods, asked.short) if goods is not None and any(goods.goods) else ""
    return OptionText(asked.named(card), "", gain, ability, asked.told(card))


@verb("plan")
def _planned(asked: Asked, mission: str) -> OptionText:
    """A Mission that may be planned, with where it is completed."""
    if asked.content is None:
        return OptionText(asked.named(mission))
    printed = asked.content.missions[mission]
    kind = asked.words.text("answer_note_advanced") if printed.kind == "advanced" else ""
    place = places_text(asked.words, printed, asked.short)
    return asked.mission(mission, asked.named(mission), asked.notes(place, kind))


@verb("keep")
def _keep(asked: Asked, card: str) -> OptionText:
    gain = gain_text(asked.words, asked.content.salvage[card], asked.short) if asked.content is not None else ""
    return OptionText(asked.named(card), "", gain)


@verb("discard")
def _discard(asked: Asked, card: str) -> OptionText:
    """A Salvage card that is put away, with what it would have brought."""
    note = ""
    if asked.content is not None:
        gain = bundle_text(asked.words, asked.content.salvage[card], asked.short)
        note = asked.words.text("answer_note_forgo", gain=gain)
    return OptionText(asked.label("answer_discard", card=asked.named(card)), note=note)


@verb("assign")
def _assign(asked: Asked, token: str, area: str) -> OptionText:
    """Where a token goes, with what it counts there for Leadership while that is still to come."""
    words, note = asked.words, ""
    if asked.content is not None and asked.rule == "ASG-01":
        note = words.text("answer_note_leadership", count=asked.content.numbers.leadership_values[TOKENS.index(token)])
    return OptionText(asked.label("answer_assign", token=words.text(token), area=words.text(area)), note=note)


def _look_at_supply(view: View, content: Content, decision: Decision, token: str) -> Numbers:
    return (view.seats[decision.seat].supply[TOKENS.index(token)],)


@verb("add", _look_at_supply)
def _add(asked: Asked, token: str) -> OptionText:
    note = asked.words.text("answer_note_in_supply", count=asked.seen[0]) if asked.seen else ""
    return OptionText(asked.label("answer_add", token=a_token(asked.words, token)), note=note)


def _look_at_pile(view: View, content: Content, decision: Decision, pile: str, token: str) -> Numbers:
    seat = view.seats[decision.seat]
    return ((seat.bag if pile == "bag" else seat.rest)[TOKENS.index(token)],)


@verb("retire", _look_at_pile)
def _retire(asked: Asked, pile: str, token: str) -> OptionText:
    words = asked.words
    note = words.text("answer_note_there", count=asked.seen[0]) if asked.seen else ""
    label = asked.label("answer_retire", token=a_token(words, token), pile=words.text(FROM_PILE[pile]))
    return OptionText(label, note=note)


def _look_at_bag(view: View, content: Content, decision: Decision) -> Numbers:
    seat = view.seats[decision.seat]
    return sum(seat.bag), sum(seat.rest)


@verb("draw", _look_at_bag)
def _draw(asked: Asked) -> OptionText:
    """A token from the bag, which is filled first if it is empty."""
    note = ""
    if asked.seen:
        bag, rest = asked.seen
        key = "answer_note_in_bag" if bag else "answer_note_refilled"
        note = asked.words.text(key, count=bag or rest)
    return OptionText(asked.label("answer_draw"), note=note)


def _look_at_track(view: View, content: Content, decision: Decision, area: str) -> Numbers:
    return (view.seats[decision.seat].tracks[AREAS.index(area)] + 1,)


@verb("advance", _look_at_track)
def _advance(asked: Asked, area: str) -> OptionText:
    """A step on a track, with the bonus of the space that is entered."""
    words = asked.words
    if not asked.seen or asked.content is None:
        return OptionText(asked.label("answer_advance", area=words.text(area)))
    (space,) = asked.seen
    bonus = asked.content.tracks[AREAS.index(area)][space]
    return OptionText(
        asked.label("answer_advance", area=words.text(area)),
        "",
        gain_text(words, bonus, asked.short),
        words.text("answer_note_space", space=space),
    )


def _look_at_row(view: View, content: Content, decision: Decision, card: str) -> Numbers:
    """The price of the card, and whether its token is left."""
    price = content.row_prices(len(view.seats))[view.row.index(card)] if decision.rule == "SURV-20" else 0
    return price, int(view.seats[decision.seat].supply[content.cards[card].type] > 0)


@verb("rescue", _look_at_row)
def _rescue(asked: Asked, card: str) -> OptionText:
    """A card of the Survivor Row, with its price, its token and its ability."""
    words = asked.words
    if asked.content is None:
        return OptionText(asked.named(card))
    printed = asked.content.cards[card]
    cost = gain = ""
    if asked.seen:
        price, left = asked.seen
        kind = TOKENS[printed.type]
        plain = brief(words, SPECIALISTS[kind]) if asked.short else words.text(SPECIALISTS[kind], count=1)
        gain = plain if left else words.text("printed_no_token")
        cost = _price(asked, price) if asked.rule == "SURV-20" else ""
    ability = card_text(words, printed, asked.short)
    return OptionText(asked.named(card), cost, gain, ability, asked.told(card))


def _price(asked: Asked, price: int) -> str:
    """What a rescue costs: the Food below the card and what the place asks besides."""
    effect = asked.content.effects[asked.source]
    costs = [
        cost._replace(goods=(cost.goods[0] + price, *cost.goods[1:]), row_price=False) if cost.row_price else cost
        for cost in effect.pays
    ]
    return costs_text(asked.words, costs, asked.short)


@verb("build")
def _build(asked: Asked, room: str) -> OptionText:
    """A room with Rubble, with what it will do once it is clear."""
    effect = asked.content.effects.get(room) if asked.content is not None else None
    note = effect_text(asked.words, effect, asked.short) if effect is not None else ""
    return OptionText(asked.label("answer_build", room=asked.named(room)), note=note, long=asked.told(room))


@verb("column")
def _column(asked: Asked, column: str) -> OptionText:
    note = ""
    if asked.content is not None:
        income = asked.content.column_income[asked.content.column_ids.index(column)]
        note = asked.words.text("answer_note_income", gain=income_text(asked.words, income, asked.short))
    return OptionText(asked.named(column), note=note)


@verb("raise")
def _raise(asked: Asked) -> OptionText:
    number = int(asked.source)
    label = asked.label("answer_raise", level=number)
    if asked.content is None:
        return OptionText(label)
    level = asked.content.levels[number]
    return OptionText(
        label,
        costs_text(asked.words, (level.cost,), asked.short),
        level_gain_text(asked.words, level, asked.short),
        long=asked.told(f"level_{number}"),
    )


@verb("stay")
def _stay(asked: Asked) -> OptionText:
    return OptionText(asked.label("answer_stay", level=int(asked.source) - 1))
