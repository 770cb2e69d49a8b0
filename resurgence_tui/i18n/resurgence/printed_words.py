"""What is printed on the components in words: goods, costs, rewards, effects, Missions, cards, Events, Directives.

All texts follow the content as it is, so that a content pack needs no words for the values it changes. Each has a short
form of signs and numbers (``short=True``) for boards and narrow menus. None depends on the table: all are remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.text import Words

from .names import AREAS, DISTRICTS, ITEMS, TOKENS, Content, Printed, brief
from .printed_keys import ABILITIES, PARTS, TRIGGERS

Goods = tuple[int, ...]
"""Amounts by item."""

remembered = lru_cache(maxsize=1 << 13)


SHORT = {
    "end_rooms2": "printed_short_end_rooms2",
    "end_survivors2": "printed_short_end_survivors2",
    "end_missions2": "printed_short_end_missions2",
}
"""Step whose sign says too little -> its short name."""

EVENT_TIMES = {
    "immediate": "printed_event_at_immediate",
    "upkeep": "printed_event_at_upkeep",
}
"""Kind of Event without a District -> when it works."""

COUNTS = {
    "fuel": "printed_count_fuel",
    "food": "printed_count_food",
    "largest_column": "printed_count_largest_column",
    "completed_missions": "printed_count_completed_missions",
    "lowest_track": "printed_count_lowest_track",
    "tracks_total": "printed_count_tracks_total",
    "cleared_rooms": "printed_count_cleared_rooms",
    "cards": "printed_count_cards",
    "ranger_cards": "printed_count_ranger_cards",
    "scholar_cards": "printed_count_scholar_cards",
    "builder_cards": "printed_count_builder_cards",
    "ranger_tokens": "printed_count_ranger_tokens",
    "scholar_tokens": "printed_count_scholar_tokens",
    "builder_tokens": "printed_count_builder_tokens",
}
"""What a Directive counts -> its name."""


def amount(words: Words, key: str, count: int, short: bool) -> str:
    """``2 Food`` or ``2Fo``: so many of a part of a cost or reward that has a number."""
    if not short:
        return words.text(PARTS[key], count=count)
    return words.text("printed_amount_short", count=count, what=brief(words, PARTS[key]))


def step(words: Words, key: str, count: int, short: bool) -> str:
    """``plan`` or ``draw 2``: a part of a reward that is a step of its own."""
    if not short:
        return words.text(PARTS[key], count=count)
    named = words.text(SHORT[key]) if key in SHORT else brief(words, PARTS[key])
    return named if count == 1 else words.text("printed_step_short", count=count, what=named)


def together(words: Words, parts: Sequence[str], short: bool) -> str:
    """Parts in a row: ``2 Food, 1 Fuel`` or ``2Fo 1Fu``."""
    return row(words, parts, "list_short" if short else "list_comma")


def goods_parts(words: Words, goods: Goods, short: bool = False) -> list[str]:
    """Each kind of goods there is any of, with its number."""
    return [amount(words, item, count, short) for item, count in zip(ITEMS, goods, strict=True) if count]


@remembered
def goods_text(words: Words, goods: Goods, short: bool = False) -> str:
    """``2 Food, 1 Fuel`` or ``2Fo 1Fu``; ``nothing`` if there are none."""
    return together(words, goods_parts(words, goods, short), short) or words.text("printed_goods_none")


@remembered
def goods_phrase(words: Words, goods: Goods) -> str:
    """Goods within a sentence: ``2 Food, 1 Fuel and 1 Part``."""
    return listed(words, goods_parts(words, goods)) or words.text("printed_goods_none")


def _plus(words: Words, text: str, wanted: bool) -> str:
    return words.text("printed_plus", amount=text) if wanted and text[:1].isdigit() else text


def _bundle_parts(words: Words, bundle: Printed, short: bool, plus: bool) -> list[str]:
    """The parts of a bundle: VP first, then goods, goods of choice, steps, end-game VP."""
    parts = [amount(words, "vp", bundle.vp, short)] if bundle.vp else []
    parts += goods_parts(words, bundle.goods, short)
    parts += [amount(words, kind, count, short) for kind, count in (("res", bundle.res), ("sup", bundle.sup)) if count]
    parts = [_plus(words, part, plus) for part in parts]
    parts += [step(words, kind, bundle.asks.count(kind), short) for kind in dict.fromkeys(bundle.asks)]
    parts += [step(words, kind, bundle.ends.count(kind), short) for kind in dict.fromkeys(bundle.ends)]
    return parts


@remembered
def bundle_text(words: Words, bundle: Printed, short: bool = False) -> str:
    """What a bundle holds: ``5 VP, retire`` or ``5VP retire``; empty if nothing."""
    return together(words, _bundle_parts(words, bundle, short, False), short)


@remembered
def gain_text(words: Words, bundle: Printed, short: bool = False) -> str:
    """What a bundle brings, as a change: ``+1 Meds, plan``."""
    return together(words, _bundle_parts(words, bundle, short, True), short)


@remembered
def cost_text(words: Words, cost: Printed, short: bool = False) -> str:
    """What is paid: ``1 Fuel, Food below the card`` or ``1Fu price``; empty if it is free."""
    parts = goods_parts(words, cost.goods, short)
    chosen = (("res", cost.res), ("sup", cost.sup), ("any", cost.any))
    parts += [amount(words, kind, count, short) for kind, count in chosen if count]
    if cost.row_price:
        parts.append(step(words, "row_price", 1, short))
    return together(words, parts, short)


def costs_text(words: Words, costs: Sequence[Printed], short: bool = False) -> str:
    """The costs of which one is paid."""
    return listed(words, [cost_text(words, cost, short) for cost in costs], "list_or")


@remembered
def gains_text(words: Words, gains: Sequence[Printed], short: bool = False, plus: bool = True) -> str:
    """The bundles of which one is gained."""
    text = gain_text if plus else bundle_text
    return listed(words, [text(words, bundle, short) for bundle in gains], "list_or")


@remembered
def effect_text(words: Words, effect: Printed, short: bool = False) -> str:
    """``+2 Parts``, or with a cost ``1 Fuel > 2 Ammo``."""
    if not effect.pays:
        return gains_text(words, effect.gains, short)
    return exchange_text(words, costs_text(words, effect.pays, short), gains_text(words, effect.gains, short, False))


def exchange_text(words: Words, cost: str, gain: str) -> str:
    """A cost and what it brings."""
    return words.text("printed_pays_for", cost=cost, gain=gain)


def income_text(words: Words, gains: Sequence[Printed], short: bool = False) -> str:
    """What a Mission in a column brings in each Upkeep: ``1 Food or 1 Fuel``."""
    return gains_text(words, tuple(gains), short, False)


@remembered
def space_brief(words: Words, space: str, content: Content) -> str:
    """A Zone or room in few letters: ``Revol. right``, ``Garage``."""
    for zone in content.zones:
        if zone.id == space:
            return words.text("list_short", first=brief(words, DISTRICTS[zone.district]), last=brief(words, space))
    return brief(words, space)


@remembered
def places_text(words: Words, mission: Printed, short: bool = False) -> str:
    """Where a Mission is completed: ``Museum Row or Arbat``, ``Mutant``."""
    if mission.mutant:
        return words.text("mutant")
    ids = [DISTRICTS[district] for district in mission.districts]
    if short:
        return row(words, [brief(words, district) for district in ids], "list_slash")
    return listed(words, [words.text(district) for district in ids], "list_or")


@remembered
def mission_text(words: Words, mission: Printed, short: bool = False) -> str:
    """``Kremlin: 1 Food, 1 Ammo > 2 VP, 1 Fuel``; short without the place: ``1Fo 1Am > 2VP 1Fu``."""
    exchange = exchange_text(words, cost_text(words, mission.cost, short), bundle_text(words, mission.reward, short))
    return exchange if short else words.text("list_told", what=places_text(words, mission), text=exchange)


@remembered
def card_text(words: Words, card: Printed, short: bool = False) -> str:
    """The ability of a Survivor or Hero in one line: ``after a rescue: +1 Food`` or ``rescue: +1Fo``."""
    return words.text("list_told", what=trigger_text(words, card, short), text=ability_text(words, card, short))


def trigger_text(words: Words, card: Printed, short: bool = False) -> str:
    """When a card wakes: ``after a rescue``."""
    key = TRIGGERS[card.trigger]
    return brief(words, key) if short else words.text(key)


@remembered
def ability_text(words: Words, card: Printed, short: bool = False) -> str:
    """What a card does, without when: ``+1 Food``, ``Ranger as Builder or Builder as Ranger``."""
    if card.gains:
        return gains_text(words, card.gains, short)
    if card.switch:
        return _switch_text(words, card, short)
    if card.use_as:
        return _use_as_text(words, card, short)
    kinds = {"replace_supply_with_res": card.replace, "chain_mission": card.chain, "discount_supply": card.discount}
    keys = [ABILITIES[kind] for kind, has in kinds.items() if has]
    return together(words, [brief(words, key) if short else words.text(key) for key in keys], short)


def _switch_text(words: Words, card: Printed, short: bool) -> str:
    """Between which areas a card moves a token."""
    areas = [AREAS[area] for area in dict.fromkeys(start for start, _ in card.switch)]
    if len(areas) == len(AREAS):
        return words.text("printed_switch_any_short" if short else "printed_switch_any")
    one, two = (brief(words, area, "sign") if short else words.text(area) for area in areas)
    return words.text("printed_switch_two_short" if short else "printed_switch_two", one=one, two=two)


def _use_as_text(words: Words, card: Printed, short: bool) -> str:
    """Which token a card lets stand for which."""
    ways: dict[int, list[str]] = {}
    for token, other in card.use_as:
        ways.setdefault(token, []).append(TOKENS[other])

    def named(token: str) -> str:
        return brief(words, token, "sign") if short else words.text(token)

    parts = []
    for token, others in ways.items():
        two = row(words, [named(o) for o in others], "list_slash") if short else _either(words, others)
        parts.append(words.text("printed_use_as", one=named(TOKENS[token]), two=two))
    return row(words, parts, "list_short") if short else listed(words, parts, "list_or")


def _either(words: Words, tokens: Sequence[str]) -> str:
    return listed(words, [words.text(token) for token in tokens], "list_or")


@remembered
def event_text(words: Words, event: Printed, short: bool = False) -> str:
    """What an Event does, and when: ``in Arbat: any Resource > Ammo or Meds``; ``no effect`` for The Beginning."""
    what = _event_what(words, event, short)
    if not what:
        return words.text("printed_event_nothing")
    if event.penalty_per_hostile:
        return what
    if event.district >= 0:
        district = DISTRICTS[event.district]
        when = words.text("printed_event_in", place=brief(words, district) if short else words.text(district))
    else:
        when = words.text(EVENT_TIMES[event.kind])
    return words.text("list_told", what=when, text=what)


def _event_what(words: Words, event: Printed, short: bool) -> str:
    if event.effect is not None:
        return effect_text(words, event.effect, short)
    if event.alternatives:
        return listed(words, [alternative_text(words, one, short) for one in event.alternatives], "list_or")
    if any(event.lose_each):
        return words.text("printed_event_lose_each", goods=goods_text(words, event.lose_each, short))
    if event.per_card is not None:
        gain = gain_text(words, event.per_card, short)
        return words.text("printed_event_per_card", gain=gain, count=event.per_card_max)
    if event.exchange:
        return words.text("printed_event_exchange", count=event.exchange)
    return words.text("printed_event_penalty", count=event.penalty_per_hostile) if event.penalty_per_hostile else ""


def alternative_text(words: Words, alternative: Printed, short: bool = False) -> str:
    """One choice of an Event that must be met: ``pay 2 Food``, ``lose 2 VP``, ``draw 1 fewer``."""
    if alternative.cost is not None:
        return words.text("printed_pay", cost=cost_text(words, alternative.cost, short))
    if alternative.lose_vp:
        return words.text("printed_lose", what=amount(words, "vp", alternative.lose_vp, short))
    return words.text("printed_draw_fewer", count=alternative.draw_fewer)


@remembered
def directive_text(words: Words, directive: Printed, short: bool = False) -> str:
    """What a Directive counts and pays: ``Fuel left: 3 for 2 VP, 5 for 4 VP``, short ``Fuel: 3:2 5:4``."""
    if directive.product:
        counted = row(words, [count_text(words, count, short) for count in directive.product], "list_times")
        return words.text("printed_directive_product", what=counted, count=directive.divide)
    key = "printed_threshold_short" if short else "printed_threshold"
    steps = [words.text(key, count=least, vp=points) for least, points in directive.thresholds]
    return words.text("list_told", what=count_text(words, directive.count, short), text=together(words, steps, short))


def count_text(words: Words, count: str, short: bool = False) -> str:
    """What a Directive counts."""
    return brief(words, COUNTS[count]) if short else words.text(COUNTS[count])


@remembered
def level_text(words: Words, level: Printed, short: bool = False) -> str:
    """What a level needs and brings: ``hold 3 Ammo, 3 Meds, pay 2 Food, 1 Fuel > draw 5, 2 VP at the end``."""
    brings = level_gain_text(words, level, short)
    if not (level.ammo or level.meds or any(level.cost.goods)):
        return brings
    hold = goods_text(words, (0, 0, 0, level.ammo, level.meds), short)
    exchange = exchange_text(words, cost_text(words, level.cost, short), brings)
    return words.text("printed_level_line", hold=hold, text=exchange)


@remembered
def level_gain_text(words: Words, level: Printed, short: bool = False) -> str:
    """``draw 5, 2 VP at the end`` or ``draw 5 2vp``."""
    vp = words.text("printed_vp_end_short" if short else "printed_vp_end", count=level.vp)
    return together(words, [words.text("printed_draws", count=level.draw), *([vp] if level.vp else [])], short)
