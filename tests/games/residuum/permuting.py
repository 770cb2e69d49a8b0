"""Tables that a seat cannot tell apart, for tests that nothing hidden is used or shown."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.table import Hide, Table, hidden_fields
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.rules.completing import completable
from resurgence_tui.games.residuum.state import State


def permuted(state: State, seat: Seat, seed: int) -> State:
    """The same table, with what the seat cannot know in another order and other chance to come."""
    other, dice = GAME.clone(state), Table(seed=seed)
    other.seed, other.chance = seed, {}
    for name, hide in hidden_fields(State).items():
        if hide is Hide.ALL:
            shuffle(dice, getattr(other, name), "any")
    for owner, me in enumerate(other.seats):
        if owner != seat and not other.private:
            could = bool(completable(other, owner))
            before = (me.hand[:], other.discovery_deck[:])
            size = min(len(me.hand), len(other.discovery_deck))
            me.hand[:size], other.discovery_deck[:size] = other.discovery_deck[:size], me.hand[:size]
            if bool(completable(other, owner)) != could:  # which the menu shows to all
                me.hand, other.discovery_deck = before
        if owner != seat and me.conflict_hand:
            me.conflict_hand[0], other.conflict_deck[0] = other.conflict_deck[0], me.conflict_hand[0]
    other.facts = [fact for fact in other.facts if fact.eyes in (seat, NOBODY)]
    return other
