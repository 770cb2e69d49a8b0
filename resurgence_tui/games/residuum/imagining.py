"""A whole table drawn from all that fit a view: what a seat cannot know is dealt anew (RSD-HIDE-01 to RSD-HIDE-12).

Every tile and card that the view does not show lies in one of the places that it shows face down. What all may read off
the menu of the seat on turn, whether it can complete a card, holds of the hand that it is dealt (RSD-HIDE-14).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from resurgence_tui.engine.chance import Draws, mix
from resurgence_tui.engine.table import UNKNOWN, unredacted
from resurgence_tui.engine.types import Decision

from .rulebook import LISTS
from .rules.completing import could_be_completed
from .state import SeatState, State
from .view import View, clone

COMPLETE = "act:complete"


def imagine(view: View, chance: Draws) -> State:
    """A sound table that looks to the seat of the view exactly like it; ValueError for what is no view."""
    table = clone(view)
    unredacted(table, len(view.seats), chance)
    _deal_tiles(table, chance)
    _deal_discoveries(table, chance)
    _deal_town(table, chance)
    _deal_conflict(table, chance)
    table.open = [asked if asked.options else _asked_again(table, asked) for asked in table.open]
    return table


def _unseen(printed: Iterable[str], shown: Iterable[str], chance: Draws) -> list[str]:
    """What of the printed things is not shown, in any order."""
    left = list((Counter(printed) - Counter(shown)).elements())
    mix(left, chance)
    return left


def _dealt(pile: Sequence[str], unseen: list[str]) -> list[str]:
    """A pile with the cards that are not shown in it taken from those unseen."""
    return [unseen.pop() if card == UNKNOWN else card for card in pile]


def _deal_tiles(table: State, chance: Draws) -> None:
    """The stack, while the map is laid; the Starting hexes are all there until the holes are filled."""
    content = table.content
    block = {"town", *content.block}
    laid = [terrain for hex, terrain in table.terrain.items() if hex not in block]
    if table.stack:
        table.stack = _dealt(table.stack, _unseen(content.stacks[len(table.seats)], [*laid, *table.drawn], chance))
    if table.starting:
        table.starting = _dealt(table.starting, _unseen(content.starting, [], chance))


def _deal_discoveries(table: State, chance: Draws) -> None:
    """Hands of others, what they look at and have picked, the face-down discard and the deck."""
    places = [pile for me in table.seats for pile in (me.hand, me.looked, me.picked, me.completed)]
    shown = [card for pile in (*places, table.discovery_open) for card in pile if card != UNKNOWN]
    unseen = _unseen(table.content.discoveries, shown, chance)
    for asked in table.open:
        _deal_hand_of_menu(table, asked, unseen)
    for me in table.seats:
        me.hand, me.looked, me.picked = (_dealt(pile, unseen) for pile in (me.hand, me.looked, me.picked))
    table.discovery_discard = _dealt(table.discovery_discard, unseen)
    table.discovery_deck = _dealt(table.discovery_deck, unseen)


def _deal_hand_of_menu(table: State, asked: Decision, unseen: list[str]) -> None:
    """A hand that fits the menu of its seat: it holds a card that can be completed, or none; one that is just being
    completed is there too."""
    me = table.seats[asked.seat]
    if UNKNOWN not in me.hand or me.finished or asked.rule not in ("RSD-ASK-11", "RSD-ASK-28"):
        return
    fitting = could_be_completed(table, asked.seat, sorted(unseen))
    if asked.rule == "RSD-ASK-28" or COMPLETE in asked.options:
        _take(me, next(card for card in unseen if card in fitting), unseen)
        return
    for _ in range(me.hand.count(UNKNOWN)):
        _take(me, next(card for card in unseen if card not in fitting), unseen)


def _take(me: SeatState, card: str, unseen: list[str]) -> None:
    """A card that is not shown lies in a hand."""
    unseen.remove(card)
    me.hand[me.hand.index(UNKNOWN)] = card


def _deal_town(table: State, chance: Draws) -> None:
    shown = [*table.town_discard, table.town_card, *(card for me in table.seats for card in me.kept)]
    table.town_deck = _dealt(table.town_deck, _unseen(table.content.town_cards, shown, chance))


def _deal_conflict(table: State, chance: Draws) -> None:
    """Cards of the other side, those laid unseen and put aside, and the deck."""
    hands = [pile for me in table.seats for pile in (me.conflict_hand, me.laid)]
    shown = [card for pile in hands for card in pile if card != UNKNOWN]
    unseen = _unseen(table.content.conflict_cards, shown, chance)
    for me in table.seats:
        me.conflict_hand, me.laid, me.blind = (_dealt(pile, unseen) for pile in (me.conflict_hand, me.laid, me.blind))
    table.aside = _dealt(table.aside, unseen)
    table.conflict_deck = _dealt(table.conflict_deck, unseen)


def _asked_again(table: State, asked: Decision) -> Decision:
    """A private question of another seat, with the options that it has on this table."""
    return asked._replace(options=tuple(LISTS[asked.rule](table, asked.seat)))
