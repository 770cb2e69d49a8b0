"""EVT-05: what Event cards do when revealed and in Upkeep; those with a District are an option of the turn (ACT-04)."""

from __future__ import annotations

from ..content.printed import Alternative, Event
from ..rulebook import book
from ..state import State
from ..vocab import ITEM_WORDS, EventKind, Item
from .items import ALL_ITEMS, pay, score, trade_items, ways_to_pay
from .option_ids import LEAVE, prefixed
from .rewards import collect, effect_can_happen, give, perform


def start_immediate(state: State) -> None:
    """An Event without District or Upkeep works at once, for all in turn order from the First Player."""
    if state.event_card.kind == EventKind.IMMEDIATE:
        state.then_each("EVT-05", state.clockwise(), "EVT-05")


@book.task("UPK-B1")
def start_upkeep_event(state: State, seat: int) -> None:
    """An Event that speaks of the Upkeep step works after the column income (UPK-B1, AMB-81)."""
    if state.event_card.kind == EventKind.UPKEEP:
        state.then_each("EVT-05", state.clockwise(), "UPK-B1")


@book.task("EVT-05")
def resolve_event(state: State, seat: int, rule: str) -> None:
    """One seat meets the Event.

    What only gives is given unasked; what may be paid is asked; what must be is chosen (AMB-143).
    """
    event = state.event_card
    if event.alternatives:
        ask_alternative(state, seat, event)
    elif any(event.lose_each):
        lose_goods(state, seat, event)
    elif event.per_card is not None:
        count = min(len(state.seats[seat].cards), event.per_card_max)
        each = event.per_card
        goods = tuple(amount * count for amount in each.goods)
        collect(state, seat, each._replace(goods=goods, vp=each.vp * count), event.id)  # type: ignore[arg-type]
    elif event.exchange:
        ask_exchange(state, seat, event.exchange)
    elif event.effect is not None and effect_can_happen(state, seat, event.effect):
        if event.effect.pays:
            state.ask(rule, seat, [prefixed("event", event.id), LEAVE], event.id)
        else:
            give(state, seat, event.id)


@book.answer("EVT-05")
@book.answer("UPK-B1")
def take_event(state: State, seat: int, option: str, event: str) -> None:
    """Pay for the Event's gain, or leave it."""
    if option == LEAVE:
        state.tell("declined", seat, "event")
    else:
        perform(state, seat, event)


def _alternative_options(state: State, seat: int, alternative: Alternative) -> list[str]:
    """How a seat can carry out one alternative in full; no card helps (AMB-143)."""
    if alternative.cost is not None:
        return list(ways_to_pay(tuple(state.seats[seat].items), (alternative.cost,)))
    if alternative.lose_vp:
        return [f"lose:vp{alternative.lose_vp}"]
    return [f"fewer:{alternative.draw_fewer}"]


def ask_alternative(state: State, seat: int, event: Event) -> None:
    """Ask which of a compulsory Event's alternatives is carried out."""
    state.ask(
        "AMB-143", seat, [o for one in event.alternatives for o in _alternative_options(state, seat, one)], event.id
    )


@book.answer("AMB-143")
def meet_event(state: State, seat: int, option: str, event: str) -> None:
    """Pay, lose VP (never below 0, AMB-142), or draw fewer tokens this round (AMB-150)."""
    verb, _, amount = option.partition(":")
    if verb == "pay":
        pay(state, seat, option, event)
    elif verb == "lose":
        score(state, seat, -int(amount.removeprefix("vp")), event)
    else:
        state.seats[seat].draw_fewer += int(amount)
        state.tell("draws_fewer", seat, int(amount))


def lose_goods(state: State, seat: int, event: Event) -> None:
    """Goods are taken unasked, each kind on its own; 1 VP is lost for each one missing (AMB-152)."""
    me = state.seats[seat]
    taken = tuple(min(me.items[item], event.lose_each[item]) for item in ALL_ITEMS)
    for item in ALL_ITEMS:
        me.items[item] -= taken[item]
    state.tell("lost", seat, event.id, *taken)
    missing = sum(event.lose_each) - sum(taken)
    if missing:
        score(state, seat, -missing, event.id)


def ask_exchange(state: State, seat: int, left: int) -> None:
    """Ask for one exchange of one unit, up to the number printed (AMB-144)."""
    items = state.seats[seat].items
    options = [
        f"trade:{ITEM_WORDS[give_item]}:{ITEM_WORDS[take]}"
        for give_item in ALL_ITEMS
        if items[give_item]
        for take in ALL_ITEMS
        if take != give_item
    ]
    if options:
        state.ask("AMB-144", seat, [*options, LEAVE], left)


@book.answer("AMB-144")
def exchange(state: State, seat: int, option: str, left: int) -> None:
    """Exchange one unit and ask again while exchanges are left, or leave it."""
    if option == LEAVE:
        state.tell("declined", seat, "event")
        return
    _, give_word, take_word = option.split(":")
    trade_items(state, seat, Item(ITEM_WORDS.index(give_word)), Item(ITEM_WORDS.index(take_word)), state.event)
    if left > 1:
        ask_exchange(state, seat, left - 1)
