"""RSD-DRAFT: each seat drafts three discovery cards, in private."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.types import Seat

from ..rulebook import book, lists
from ..state import State
from .looking import STREAM
from .town import STREAM as TOWN_STREAM


@book.task("RSD-DRAFT-01")
def start_drafts(state: State, seat: Seat) -> None:
    """The decks are shuffled; three times round, from the lead seat clockwise, each seat drafts once (RSD-DRAFT-01)."""
    shuffle(state, state.discovery_deck, STREAM)
    shuffle(state, state.town_deck, TOWN_STREAM)
    state.then("RSD-DRAFT-04", seat)
    state.then_each("RSD-DRAFT-02", state.from_lead() * state.content.numbers.draft_cards)


@book.task("RSD-DRAFT-02")
def look(state: State, seat: Seat) -> None:
    """Look at the top three cards; the one that was put back is seen by the next seat (RSD-DRAFT-02, RSD-DRAFT-03)."""
    me = state.seats[seat]
    me.looked = [state.discovery_deck.pop() for _ in range(state.content.numbers.draft_looks)]
    state.in_private("RSD-ASK-04", (seat,))


@lists("RSD-ASK-04", asked=True)
def keep_options(state: State, seat: Seat) -> list[str]:
    """One of the three (RSD-ASK-04)."""
    return [f"keep:{card}" for card in sorted(state.seats[seat].looked)]


@book.answer("RSD-ASK-04")
def keep(state: State, seat: Seat, option: str) -> None:
    """Into the hand."""
    me, card = state.seats[seat], option.removeprefix("keep:")
    me.looked.remove(card)
    me.hand.append(card)
    state.tell_all("card_kept", seat)
    state.tell("card_kept", seat, card)
    state.put("RSD-ASK-05", seat)


@lists("RSD-ASK-05")
def bury_options(state: State, seat: Seat) -> list[str]:
    """One of the others (RSD-ASK-05)."""
    return [f"bury:{card}" for card in sorted(state.seats[seat].looked)]


@book.answer("RSD-ASK-05")
def bury(state: State, seat: Seat, option: str) -> None:
    """Face down on the discard; what is left goes back on top of the deck."""
    me, card = state.seats[seat], option.removeprefix("bury:")
    me.looked.remove(card)
    state.discovery_discard.append(card)
    state.tell("card_buried", seat, card)
    for other in reversed(me.looked):
        state.discovery_deck.append(other)
        state.tell("card_returned", seat, other)
    me.looked = []


@book.task("RSD-DRAFT-04")
def end_drafts(state: State, seat: Seat) -> None:
    """The discard is shuffled into the deck (RSD-DRAFT-04)."""
    state.discovery_deck += state.discovery_discard
    state.discovery_discard = []
    shuffle(state, state.discovery_deck, STREAM)
