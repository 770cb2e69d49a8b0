"""SURV-20 to SURV-25: take a card of the Survivor Row, add its token to the bag."""

from __future__ import annotations

from functools import lru_cache

from ..content.printed import Cost, Effect
from ..rulebook import book
from ..state import State
from .items import ask_payment, can_pay, with_food
from .option_ids import LEAVE, prefixed
from .reward_items import lists
from .triggers import AFTER_RESCUE, wake


@lists("rescue", "SURV-23")
def free_rescues(state: State, seat: int) -> list[str]:
    """Every card of the Row (AMB-72, AMB-125); none if the Row is empty (SURV-25)."""
    return [prefixed("rescue", card) for card in state.row if card]


def payable_rescues(state: State, seat: int, effect: Effect) -> list[str]:
    """The Row cards whose price, with the rest of the effect's cost, the seat can pay (SURV-20, ROOM-KITCHEN)."""
    prices = state.content.row_prices(len(state.seats))
    payable = {price: can_pay(state, seat, rescue_costs(effect.pays, price)) for price in {*prices}}
    return [prefixed("rescue", card) for card, price in zip(state.row, prices, strict=True) if card and payable[price]]


@lru_cache(maxsize=1 << 8)
def rescue_costs(pays: tuple[Cost, ...], price: int) -> tuple[Cost, ...]:
    """What a card costs at that price: of several costs one is picked."""
    return tuple(with_food(cost, price) for cost in pays)


def ask_paid_rescue(state: State, seat: int, source: str) -> None:
    """Ask which card is rescued for its price."""
    state.ask("SURV-20", seat, payable_rescues(state, seat, state.content.effects[source]), source)


@book.answer("SURV-20")
def pay_for_rescue(state: State, seat: int, option: str, source: str) -> None:
    """Pay the price printed under the card's space and what the effect costs besides, then take the card."""
    card = option.partition(":")[2]
    price = state.content.row_prices(len(state.seats))[state.row.index(card)]
    state.then("SURV-20", seat, card)
    ask_payment(state, seat, rescue_costs(state.content.effects[source].pays, price), source)


@book.answer("SURV-23")
@book.answer("MIS-18")
def free_rescue(state: State, seat: int, option: str, *context: str) -> None:
    """Take a card without paying, or leave it (AMB-71)."""
    if option == LEAVE:
        state.tell("declined", seat, "rescue")
    else:
        gain_survivor(state, seat, option.partition(":")[2])


@book.task("SURV-20")
def gain_survivor(state: State, seat: int, card: str) -> None:
    """Move a Row card to the seat's cards and a token of its type from supply to bag; its space stays empty (ZONE-14).

    Without a token of the type only the card comes (SURV-21). The card is ready (SURV-24), but
    barred for the rest of the own turn (SURV-06).
    """
    me = state.seats[seat]
    state.row[state.row.index(card)] = ""
    me.cards.append(card)
    kind = state.content.cards[card].type
    token = me.supply[kind] > 0
    if token:
        me.supply[kind] -= 1
        me.bag[kind] += 1
    state.tell("rescued", seat, card, int(token))
    if state.turn.seat == seat:
        state.turn.rescued.append(card)
    wake(state, seat, AFTER_RESCUE)
