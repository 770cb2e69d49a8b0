"""SAL: the Salvage draft, or the beginner start."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle

from ..rulebook import book
from ..state import State
from ..vocab import SPECIALISTS
from .option_ids import ADD, LEAVE, prefixed
from .rewards import collect


@book.task("SET-23")
def start_variant(state: State, seat: int) -> None:
    """Exactly one start for the whole table: draft or beginner (SET-23, AMB-07).

    Alone the draft is SOLO-10 (AMB-16).
    """
    if state.start == "beginner":
        state.then("SAL-10", seat)
    else:
        state.then("SOLO-10" if state.solo else "SAL-01", seat)


@book.task("SAL-01")
def deal_salvage(state: State, seat: int) -> None:
    """Deal the Salvage cards (SAL-01); those not dealt leave the game unseen."""
    cards = list(state.content.salvage)
    shuffle(state, cards, "salvage deck")
    for me in state.seats:
        me.hand = [cards.pop() for _ in range(state.content.numbers.salvage_dealt)]
    state.aside += cards
    state.then("SAL-02", seat)


@book.task("SAL-02")
def draft_round(state: State, seat: int) -> None:
    """All seats keep a card in private (SAL-02, AMB-132); then the hands are passed on."""
    state.then("SAL-02/pass", seat)
    state.then_together("SAL-02/pick", len(state.seats))


@book.task("SAL-02/pick")
def ask_pick(state: State, seat: int) -> None:
    """Ask which card of the hand is kept; the last one is forced."""
    state.ask("SAL-02", seat, [prefixed("keep", card) for card in state.seats[seat].hand])


@book.answer("SAL-02")
def keep(state: State, seat: int, option: str) -> None:
    """Keep the card face down."""
    card = option.partition(":")[2]
    me = state.seats[seat]
    me.hand.remove(card)
    me.picks.append(card)
    state.tell("kept", seat, card)


@book.task("SAL-02/pass")
def pass_hands(state: State, seat: int) -> None:
    """Pass the rest of each hand clockwise and go on, or reveal when the hands are empty."""
    hands = [me.hand for me in state.seats]
    if not any(hands):
        state.then("SAL-03", seat)
        return
    for giver, hand in enumerate(hands):
        state.seats[(giver + 1) % len(hands)].hand = hand
    state.then("SAL-02", seat)


@book.task("SAL-03")
def reveal_picks(state: State, seat: int) -> None:
    """All reveal; each seat collects everything shown (SAL-03 to SAL-05), in turn order where something is asked."""
    for one in state.clockwise():
        state.tell("salvage_revealed", one, *state.seats[one].picks)
    state.then_each("SAL-03/seat", state.clockwise())


@book.task("SAL-03/seat")
def collect_salvage(state: State, seat: int) -> None:
    """Give what the seat's Salvage cards show; the cards are used up."""
    me = state.seats[seat]
    picks, me.picks = me.picks, []
    state.gone += picks
    for card in reversed(picks):
        state.then("SAL-04", seat, card)


@book.task("SAL-04")
def collect_card(state: State, seat: int, card: str) -> None:
    """Goods move the trackers, a Specialist goes from supply to bag (SAL-04, SAL-05)."""
    collect(state, seat, state.content.salvage[card], card)


@book.task("SAL-10")
def beginner_start(state: State, seat: int) -> None:
    """Every seat gains one of each good, then may add a Specialist (SAL-10, SAL-11)."""
    for one in state.clockwise():
        collect(state, one, state.content.numbers.beginner._replace(asks=()), "salvage_kit")
    state.then_each("SAL-11", state.clockwise())


@book.task("SAL-11")
def ask_specialist(state: State, seat: int) -> None:
    """Ask for the Specialist of the beginner start."""
    state.ask("SAL-11", seat, [*(ADD[token] for token in SPECIALISTS), LEAVE], "salvage_kit")
