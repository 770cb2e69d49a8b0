"""A whole table drawn from all that fit a view: what a seat cannot know is dealt anew (GEN-10, AMB-131, AMB-146).

Every card that the view does not show lies in one of the places that it shows face down; of tokens in a bag or behind a
screen the types are known together, since everything else of the seat lies in the open.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from resurgence_tui.engine.chance import Draws, mix
from resurgence_tui.engine.table import UNKNOWN, Known, unredacted
from resurgence_tui.engine.types import Decision, Seat

from .rules.option_ids import ASSIGN, prefixed
from .soundness import kinds_of, piles_of
from .state import SeatState, State
from .view import IN_HAND, View, clone, places_after
from .vocab import AREAS, TOKENS


def imagine(view: View, chance: Draws) -> State:
    """A sound table that looks to the seat of the view exactly like it; ValueError for what is no view."""
    table = clone(view)
    known = unredacted(table, len(view.seats), chance)
    deal_cards(table, known, piles_of(view), chance)
    if view.veiled:
        for seat, me in enumerate(table.seats):
            if seat != known.seat:
                deal_tokens(table, seat, me, chance)
    table.open = [asked if asked.options else asked_again(table, asked) for asked in table.open]
    return table


def deal_cards(table: State, known: Known, piles: Mapping[str, list[str]], chance: Draws) -> None:
    """Deal the cards and Rubble tokens that the view does not show to the places that lie face down.

    piles: what lies on the table, UNKNOWN where it lies face down.
    """
    content = table.content
    shown = {*chain.from_iterable(piles.values()), *table.gone}
    unseen: dict[str, list[str]] = {}
    for kind in FACE_DOWN:
        ids = kinds_of(content, bool(table.solo), table.bonus_events)[kind]
        unseen[kind] = sorted(ids - shown)
        mix(unseen[kind], chance)
    deal_draft(table, known, unseen["Salvage cards"], chance)
    for me in table.seats:
        me.rubble = [unseen["Rubble tokens"].pop() if token == UNKNOWN else token for token in me.rubble]
    deal_leaders(table, unseen["Mutant Leadership cards"])
    table.survivor_deck = dealt(table.survivor_deck, unseen["Survivor cards"])
    table.basic_deck = dealt(table.basic_deck, unseen["Basic Missions"])
    table.advanced_deck = dealt(table.advanced_deck, unseen["Advanced Missions"])
    table.event_deck = dealt(table.event_deck, unseen["Event cards"])
    table.mutant_deck = dealt(table.mutant_deck, unseen["Mutant cards"])
    left = [card for kind, cards in unseen.items() for card in cards if kind != "Salvage cards"]
    if len(left) < len(table.aside):  # the Salvage cards have been dealt
        left += unseen["Salvage cards"]
    mix(left, chance)
    table.aside = left


FACE_DOWN = (
    "Survivor cards", "Heroes", "Starter Missions", "Basic Missions", "Advanced Missions", "Event cards",
    "Mutant Leadership cards", "Mutant cards", "Directives", "Rubble tokens", "Salvage cards",
)  # fmt: skip
"""The kinds of cards and tokens, each of which fills its own places."""


def dealt(pile: list[str], unseen: list[str]) -> list[str]:
    """As many cards as a face-down pile has, taken from those unseen."""
    return [unseen.pop() for _ in pile]


def deal_leaders(table: State, unseen: list[str]) -> None:
    """Those with the hazard icon lie below the others (SOLO-05)."""
    size, hazards = len(table.leader_deck), table.content.numbers.hazard_leadership_cards
    below = [card for card in unseen if card in table.content.leadership_hazard][: min(size, hazards)]
    above = [card for card in unseen if card in table.content.leadership_normal][: size - len(below)]
    table.leader_deck = below + above
    unseen[:] = [card for card in unseen if card not in table.leader_deck]


def deal_draft(table: State, known: Known, unseen: list[str], chance: Draws) -> None:
    """Salvage cards in the hands and picks of others: those that the seat has passed on lie where they went on to."""
    for dealt_to, cards in known.memory:
        passed = list(cards)
        unseen[:] = [card for card in unseen if card not in passed]
        mix(passed, chance)
        for owner, pick in places_after(table, known.seat, dealt_to):
            me = table.seats[owner]
            place = me.hand.index(UNKNOWN) if pick == IN_HAND else pick
            (me.hand if pick == IN_HAND else me.picks)[place] = passed.pop()
    for me in table.seats:
        me.hand = [unseen.pop() if card == UNKNOWN else card for card in me.hand]
        me.picks = [unseen.pop() if card == UNKNOWN else card for card in me.picks]


def deal_tokens(table: State, seat: Seat, me: SeatState, chance: Draws) -> None:
    """Split the tokens of a seat that lie in its bag and behind its screen, each way equally likely.

    Tokens are assigned in the order of their types (ASG-01), so those still to be assigned come after all others.
    """
    standing = [*me.rooms, *table.zones[seat :: len(table.seats)], *([table.turn.token] * (table.turn.seat == seat))]
    tokens: list[int] = []
    for token, total in enumerate(table.content.numbers.seat_tokens):
        lying = me.supply[token] + me.rest[token] + me.retired[token] + standing.count(token)
        tokens += [token] * (total - lying)
    mix(tokens, chance)
    drawn, assigned = sum(me.drawn), sum(me.areas)
    hand = sorted(tokens[: drawn + assigned])
    me.areas = [0] * (len(AREAS) * len(TOKENS))
    for token in hand[:assigned]:
        me.areas[chance.below(len(AREAS)) * len(TOKENS) + token] += 1
    me.drawn = [hand[assigned:].count(token) for token in TOKENS]
    me.bag = [tokens[drawn + assigned :].count(token) for token in TOKENS]


def asked_again(table: State, asked: Decision) -> Decision:
    """A private question of another seat, with the options that it has on this table (AMB-132)."""
    me = table.seats[asked.seat]
    if asked.rule == "SAL-02":
        return asked._replace(options=tuple(prefixed("keep", card) for card in me.hand))
    token = next(token for token, count in enumerate(me.drawn) if count)
    return asked._replace(options=tuple(ASSIGN[token]), context=(sum(me.drawn),))
