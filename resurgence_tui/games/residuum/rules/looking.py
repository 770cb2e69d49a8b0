"""RSD-DISC: discovery cards are looked at, kept and discarded, in private."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.types import Seat

from ..rulebook import book, lists
from ..state import State
from .acts import act
from .paying import affords, charge, points_of

STREAM = "discoveries"


def can_look(state: State) -> bool:
    """Whether there is a card to look at, in the deck or to make a new one of (RSD-DISC-03)."""
    return bool(state.discovery_deck or state.discovery_discard or state.discovery_open)


@act(
    "discover",
    lambda state, seat: not state.seats[seat].drawn and can_look(state) and affords(state, seat, "discover"),
)
def begin_discovering(state: State, seat: Seat) -> None:
    """Draw a discovery card, once a turn, for Provisions (RSD-ACT-18)."""
    state.seats[seat].drawn = True
    state.then("RSD-DISC-01", seat, state.content.numbers.draw_looks)
    charge(state, seat, "discover", points_of(state, seat, "discover"))


@book.task("RSD-DISC-01")
def look(state: State, seat: Seat, count: int) -> None:
    """Look at the top cards in private; an empty deck is made anew of the discard first, a lone card is taken
    (RSD-DISC-01, RSD-DISC-03, RSD-FX-15)."""
    if not state.discovery_deck:
        state.discovery_deck = [*state.discovery_discard, *state.discovery_open]
        state.discovery_discard, state.discovery_open = [], []
        shuffle(state, state.discovery_deck, STREAM)
    me = state.seats[seat]
    me.looked = [state.discovery_deck.pop() for _ in range(min(count, len(state.discovery_deck)))]
    state.in_private("RSD-ASK-26", (seat,))


@lists("RSD-ASK-26", asked=True)
def keep_options(state: State, seat: Seat) -> list[str]:
    """One of the cards looked at (RSD-ASK-26)."""
    return [f"keep:{card}" for card in sorted(state.seats[seat].looked)]


@book.answer("RSD-ASK-26")
def keep(state: State, seat: Seat, option: str) -> None:
    """Into the hand; the others go under the deck in the order seen."""
    me, card = state.seats[seat], option.removeprefix("keep:")
    me.looked.remove(card)
    for other in me.looked:
        state.discovery_deck.insert(0, other)
    me.looked = []
    me.hand.append(card)
    state.tell_all("discovery_drawn", seat)
    state.tell("discovery_drawn", seat, card)
    state.then("RSD-DISC-02", seat)


@book.task("RSD-DISC-02")
def limit_hand(state: State, seat: Seat) -> None:
    """With more than 6 cards in hand, discard at once (RSD-DISC-02)."""
    if len(state.seats[seat].hand) > state.content.numbers.hand_limit:
        state.put("RSD-ASK-27", seat)


@lists("RSD-ASK-27")
def discard_options(state: State, seat: Seat) -> list[str]:
    """Any card of the hand, the new one too (RSD-ASK-27)."""
    return [f"discard:{card}" for card in sorted(state.seats[seat].hand)]


@book.answer("RSD-ASK-27")
def discard(state: State, seat: Seat, option: str) -> None:
    """Face down on the discard."""
    card = option.removeprefix("discard:")
    state.seats[seat].hand.remove(card)
    state.discovery_discard.append(card)
    state.tell_all("discovery_discarded", seat)
    state.tell("discovery_discarded", seat, card)
    state.then("RSD-DISC-02", seat)
