"""Which questions may be answered for a seat: what only gives is taken, and the better of two gains (AMB-130).

The rules ask all the same, and the answer is a choice like any other. Derived from the effects as they are printed, and
from the seat's own view. In doubt the seat is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from resurgence_tui.engine.types import Decision, Seat

from .content.catalogue import Catalogue
from .content.printed import Bundle
from .rules.alike import best_of
from .rules.items import ALL_ITEMS, RESOURCE_ITEMS, SUPPLY_ITEMS
from .rules.option_ids import DONE, parse_goods
from .rules.rewards import bundle_word
from .state import State
from .view import View
from .vocab import AREA_WORDS

GOODS_OF_CHOICE = frozenset({"GEN-03", "UPK-B"})
"""Rules whose options are nothing but goods to gain."""

RULES = GOODS_OF_CHOICE | {"ACT-01", "AMB-56"}
"""Rules whose questions may be answered so."""


def unasked(view: View, decision: Decision) -> str:
    """The option that the seat may be given without being asked, "" if it has to be asked."""
    if decision.rule == "ACT-01":
        return _gift(view, decision)
    if decision.rule == "AMB-56":
        return _alternative(view, decision)
    if decision.rule in GOODS_OF_CHOICE:
        return _best(view, decision, [parse_goods(option)[0] for option in decision.options])
    return ""


def _best(view: State, decision: Decision, gains: Sequence[tuple[int, ...]]) -> str:
    place = best_of(view, decision.seat, gains)
    return decision.options[place] if place >= 0 else ""


def _alternative(view: State, decision: Decision) -> str:
    """Of alternatives that differ in goods alone the one that brings no less than the others (AMB-56)."""
    by_word = {f"gain:{bundle_word(one)}": one for one in view.content.effects[str(decision.context[0])].gains}
    bundles = [by_word[option] for option in decision.options]
    if len({one._replace(goods=()) for one in bundles}) > 1:  # type: ignore[arg-type]
        return ""
    return _best(view, decision, [one.goods for one in bundles])


def _gift(view: State, decision: Decision) -> str:
    """An effect, Event or card of the turn that gives goods or VP and asks for nothing.

    While something else may be done in the turn, only what no limit could make a loss of, whatever that brings: else
    it could be worth more later in the turn.
    """
    if _are_demanded(view):
        return ""
    for option in decision.options:
        bundle = _given(view, option)
        if bundle is not None and (
            {*decision.options} == {option, DONE} or _has_room(view, decision.seat, option, bundle)
        ):
            return option
    return ""


def _given(view: State, option: str) -> Bundle | None:
    """What an option of the turn gives, None where it asks for anything: a cost, a choice, a step of its own.

    A card is used up by it for the round; what it gives later in the round would be the same (SURV-13).
    """
    verb, _, name = option.partition(":")
    if verb not in ("effect", "event", "card") or ":" in name:
        return None
    effect = view.content.effects[name]
    if effect.pays or len(effect.gains) != 1:
        return None
    bundle = effect.gains[0]
    return bundle if bundle == Bundle(goods=bundle.goods, vp=bundle.vp) else None


def _are_demanded(view: State) -> bool:
    """Whether a Mutant action may take goods or ready cards from whoever has them, with no way out (SOLO-23)."""
    return bool(view.solo) and any(
        choice.exhaust or not any(way.mutants for way in action.choices)
        for side in view.content.mutant_actions
        for action in side
        for choice in action.choices
    )


def _has_room(view: State, seat: Seat, option: str, bundle: Bundle) -> bool:
    """Whether no limit is reached by a gain in this turn, with all else that may still come in it (GEN-05, GEN-06)."""
    held, limits = view.seats[seat].items, view.content.numbers.limits
    coming = most_to_come(view, seat)
    return all(not bundle.goods[item] or held[item] + coming[item] <= limits[item] for item in ALL_ITEMS)


def most_to_come(view: State, seat: Seat) -> tuple[int, ...]:
    """The most of each item that the seat could still gain in its turn, whatever it does; rather too much."""
    content, me, turn = view.content, view.seats[seat], view.turn
    total = [1 if view.encounters else 0 for _ in ALL_ITEMS]  # traded with a Stalker
    sources: list[Sequence[Bundle]] = [content.cards[name].gains for name in me.cards if name not in me.spent]
    sources += [[content.missions[name].reward] for name in me.slots]
    if turn.space in content.effects and not turn.effect_used:
        sources.append(content.effects[turn.space].gains)
    if view.event_card.effect is not None and not turn.event_used:
        sources.append(view.event_card.effect.gains)
    for bundles in sources:
        each = [_most(content, bundle, depth=3) for bundle in bundles]
        for item in ALL_ITEMS:
            total[item] += max((goods[item] for goods in each), default=0)
    return tuple(total)


def _most(content: Catalogue, bundle: Bundle, depth: int) -> list[int]:
    """The most of each item that a bundle brings with what follows from it. depth: how far it is followed."""
    found = list(bundle.goods)
    for kinds, count in ((RESOURCE_ITEMS, bundle.res), (SUPPLY_ITEMS, bundle.sup)):
        for item in kinds:
            found[item] += count
    for ask in bundle.asks if depth else ():
        following = [_most(content, one, depth - 1) for one in _behind(content, ask)]
        for item in ALL_ITEMS:
            found[item] += max((goods[item] for goods in following), default=0)
    return found


def _behind(content: Catalogue, ask: str) -> Iterator[Bundle]:
    """What an item that is asked for may bring: bonuses of tracks, and what lies under Rubble."""
    kind, _, track = ask.partition("_")
    if kind == "lead":
        for area, spaces in enumerate(content.tracks):
            if track in ("any", AREA_WORDS[area]):
                yield from spaces
    elif ask == "build":
        yield from content.rubble.values()
