"""DIR-A1 to DIR-B8: what each Directive counts and pays."""

from __future__ import annotations

from collections.abc import Callable

from ..content.printed import Directive
from ..state import State
from ..vocab import Item, Token


def cleared_rooms(state: State, seat: int) -> int:
    """Rooms without Rubble, Checkpoint included (TERM-07)."""
    return state.seats[seat].rubble.count("")


def cards_of_type(state: State, seat: int, token: Token) -> int:
    """Survivor cards of a type; the Hero is of none (DIR-14, AMB-93)."""
    return sum(state.content.cards[card].type == token for card in state.seats[seat].cards)


def tokens_owned(state: State, seat: int, token: Token) -> int:
    """Own tokens in bag and Rest Area, where all are after UPK-A; not the supply, not retired ones (AMB-90)."""
    me = state.seats[seat]
    return me.bag[token] + me.rest[token]


COUNTS: dict[str, Callable[[State, int], int]] = {
    "fuel": lambda state, seat: state.seats[seat].items[Item.FUEL],
    "food": lambda state, seat: state.seats[seat].items[Item.FOOD],
    "largest_column": lambda state, seat: max(map(len, state.seats[seat].columns)),
    "lowest_track": lambda state, seat: min(state.seats[seat].tracks),
    "tracks_total": lambda state, seat: sum(state.seats[seat].tracks),
    "cleared_rooms": cleared_rooms,
    "rooms": cleared_rooms,
    "cards": lambda state, seat: len(state.seats[seat].cards),
    "survivors": lambda state, seat: len(state.seats[seat].cards),
    "completed_missions": lambda state, seat: sum(map(len, state.seats[seat].columns)),
    "missions": lambda state, seat: sum(map(len, state.seats[seat].columns)),
    "ranger_cards": lambda state, seat: cards_of_type(state, seat, Token.RANGER),
    "scholar_cards": lambda state, seat: cards_of_type(state, seat, Token.SCHOLAR),
    "builder_cards": lambda state, seat: cards_of_type(state, seat, Token.BUILDER),
    "ranger_tokens": lambda state, seat: tokens_owned(state, seat, Token.RANGER),
    "scholar_tokens": lambda state, seat: tokens_owned(state, seat, Token.SCHOLAR),
    "builder_tokens": lambda state, seat: tokens_owned(state, seat, Token.BUILDER),
}
"""What a Directive or an end-game icon may count, by the words of the content."""


def count_of(state: State, seat: int, count: str) -> int:
    """How many of what the word names a seat has."""
    return COUNTS[count](state, seat)


def directive_points(state: State, seat: int, card: Directive) -> int:
    """VP of a Directive for a seat that may score it.

    The highest threshold reached, or half the product, rounded down.
    """
    if card.product:
        product = 1
        for count in card.product:
            product *= count_of(state, seat, count)
        return product // card.divide
    reached = count_of(state, seat, card.count)
    return max((points for least, points in card.thresholds if reached >= least), default=0)
