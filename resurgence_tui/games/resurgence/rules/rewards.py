"""Rewards, bonuses and effects: what is given unasked, and what is asked for item by item (GEN-03, AMB-128,
AMB-130, AMB-134).

A bundle's goods and VP come at once. Its other items are asked one at a time, in the owner's order, with 'leave' where
declining can matter (``may_leave``); an item that cannot happen is passed over. Each kind of item has one function that
lists its options (``ASKERS``) and one that answers.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from ..content.printed import Bundle, Effect
from ..rulebook import book
from ..state import State
from ..vocab import EventKind
from .alike import alike_bundles, all_alike
from .items import ALL_ITEMS, ask_payment, can_pay, gain, score
from .option_ids import LEAVE, goods_word, parse_goods, prefixed
from .rescuing_survivors import ask_paid_rescue, payable_rescues
from .reward_items import ASKERS, DRAW


def collect(state: State, seat: int, bundle: Bundle, source: str) -> None:
    """Give a bundle: goods and VP now, its other items as tasks, which may turn out to be impossible (ZONE-13)."""
    goods, vp, res, sup, items, _ = bundle
    if sup:
        items = (f"sup:{sup}", *items)
    if res:
        items = (f"res:{res}", *items)
    if items:
        state.then("AMB-128", seat, source, *items)
    if any(goods):
        gain(state, seat, goods, source)
    if vp:
        score(state, seat, vp, source)


def is_goods(item: str) -> bool:
    """Whether a reward item is Resources or Supplies of choice, which always come (AMB-130)."""
    return item.startswith(("res:", "sup:"))


def can_happen(state: State, seat: int, item: str) -> bool:
    """Whether a reward item can do anything now (AMB-134)."""
    return is_goods(item) or bool(ASKERS[item][1](state, seat))


def bundle_can_happen(state: State, seat: int, bundle: Bundle) -> bool:
    """Whether anything in a bundle can happen now; goods that a limit would swallow count (AMB-42, AMB-134)."""
    if any(bundle.goods) or bundle.vp or bundle.res or bundle.sup:
        return True
    return any(can_happen(state, seat, item) for item in bundle.asks)


@book.task("AMB-128")
def next_reward(state: State, seat: int, source: str, *items: str) -> None:
    """Ask for one reward item, or first which one comes next if several can happen."""
    doable = [item for item in dict.fromkeys(items) if can_happen(state, seat, item)]
    if len(doable) == 1:
        take_item(state, seat, doable[0], source, *items)
    elif doable:
        state.ask("AMB-128", seat, [prefixed("next", item) for item in doable], source, *items)


@book.answer("AMB-128")
def take_next(state: State, seat: int, option: str, source: str, *items: str) -> None:
    """The owner has said which reward item comes next."""
    take_item(state, seat, option.partition(":")[2], source, *items)


def take_item(state: State, seat: int, item: str, source: str, *items: str) -> None:
    """Open the question of one reward item; the others wait."""
    rest = list(items)
    rest.remove(item)
    if rest:
        state.then("AMB-128", seat, source, *rest)
    if is_goods(item):
        kind, _, count = item.partition(":")
        options = goods_options((0, 1, 2) if kind == "res" else (3, 4), int(count))
        if all_alike(state, seat, [parse_goods(option)[0] for option in options]):
            take_goods(state, seat, options[0], source)
        else:
            state.ask("GEN-03", seat, options, source)
        return
    rule, lister = ASKERS[item]
    if may_leave(state, source, item):
        state.ask(rule, seat, [*lister(state, seat), LEAVE], source)
    elif item == DRAW:
        state.then(rule, seat, source)
    else:
        state.ask(rule, seat, lister(state, seat), source)


def may_leave(state: State, source: str, item: str) -> bool:
    """Whether an item that is asked for may be left (AMB-130).

    Not where declining could only lose or was just decided: the effect's cost has been paid, or the item is all of an
    effect that was picked (a space, a card, the Event of a District, the Stalker's plan). Salvage always comes.
    """
    if item == "complete" or source.startswith(("salvage_", "token_")):
        return False
    effect = state.content.effects.get(source)
    if effect is None:
        return True
    if effect.pays:
        return False
    event = state.content.events.get(source)
    if event is not None and event.kind != EventKind.BINOCULARS:
        return True
    return not all(bundle == Bundle(asks=(item,)) for bundle in effect.gains if item in bundle.asks)


_GOODS_OPTIONS: Final[dict[tuple[tuple[int, ...], int], list[str]]] = {}


def goods_options(kinds: tuple[int, ...], count: int) -> list[str]:
    """All mixes of ``count`` goods of these kinds as options (ROOM-13)."""
    known = _GOODS_OPTIONS.get((kinds, count))
    if known is None:
        mixes = combinations_with_replacement(kinds, count)
        known = [f"gain:{goods_word(tuple(mix.count(item) for item in ALL_ITEMS))}" for mix in mixes]
        _GOODS_OPTIONS[(kinds, count)] = known
    return known


@book.answer("GEN-03")
def take_goods(state: State, seat: int, option: str, source: str) -> None:
    """Gain the mix of goods that was chosen."""
    gain(state, seat, parse_goods(option)[0], source)


def bundle_word(bundle: Bundle) -> str:
    """A short id of a bundle that is one of several alternatives: ``food1``, ``vp2``, ``plan``."""
    words = [goods_word(bundle.goods)] if any(bundle.goods) else []
    words += [
        f"{name}{amount}" for name, amount in (("res", bundle.res), ("sup", bundle.sup), ("vp", bundle.vp)) if amount
    ]
    return ":".join([*words, *bundle.asks])


def effect_can_happen(state: State, seat: int, effect: Effect) -> bool:
    """Whether an effect may be offered: its cost can be paid and something of it can happen (AMB-134)."""
    pays, gains = effect
    if pays:
        if pays[0].row_price:
            return bool(payable_rescues(state, seat, effect))
        if not can_pay(state, seat, pays):
            return False
    return any(bundle_can_happen(state, seat, bundle) for bundle in gains)


def perform(state: State, seat: int, source: str) -> None:
    """Carry out the effect of a Zone, room, Event or card: pay first, then gain."""
    effect = state.content.effects[source]
    if effect.pays and effect.pays[0].row_price:
        ask_paid_rescue(state, seat, source)
        return
    if effect.pays:
        state.then("GEN-03", seat, source)
        ask_payment(state, seat, effect.pays, source)
    else:
        give(state, seat, source)


@book.task("GEN-03")
def give(state: State, seat: int, source: str) -> None:
    """Give what an effect gains, after its cost was paid.

    Of several alternatives the owner picks one that can happen (AMB-56), unless all bring the same (AMB-130).
    """
    gains = state.content.effects[source].gains
    if len(gains) == 1:
        collect(state, seat, gains[0], source)
        return
    possible = [bundle for bundle in gains if bundle_can_happen(state, seat, bundle)]
    if alike_bundles(state, seat, possible):
        collect(state, seat, possible[0], source)
    else:
        state.ask("AMB-56", seat, [f"gain:{bundle_word(bundle)}" for bundle in possible], source)


@book.answer("AMB-56")
def take_alternative(state: State, seat: int, option: str, source: str) -> None:
    """Give the alternative that was picked."""
    for bundle in state.content.effects[source].gains:
        if option == f"gain:{bundle_word(bundle)}":
            collect(state, seat, bundle, source)
