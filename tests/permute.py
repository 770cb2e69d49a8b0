"""Tables that a seat cannot tell apart, for tests that nothing hidden is used or shown."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.table import Hide, Table, hidden_fields
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State


def permuted(state: State, seat: int, seed: int) -> State:
    """The same table, with what the seat cannot know in another order and other chance to come."""
    other, dice = GAME.clone(state), Table(seed=seed)
    other.seed, other.chance = seed, {}
    for name, hide in hidden_fields(State).items():
        if hide is Hide.ALL:
            shuffle(dice, getattr(other, name), "any")
    for owner, me in enumerate(other.seats):
        hidden = [room for room, token in enumerate(me.rubble) if token and room not in me.flipped]
        tokens = [me.rubble[room] for room in hidden]
        shuffle(dice, tokens, "any")
        for room, token in zip(hidden, tokens, strict=True):
            me.rubble[room] = token
        if owner != seat:
            me.hand = me.hand[::-1]
            if other.veiled:
                me.bag, me.drawn, me.areas = me.bag[::-1], me.drawn[::-1], me.areas[::-1]
    if not any(me.picks for me in state.seats):  # nobody has passed anything on yet
        unseen = [me for owner, me in enumerate(other.seats) if owner != seat]
        for me, hand in zip(unseen, [me.hand for me in [*unseen[1:], *unseen[:1]]], strict=True):
            me.hand = hand
    other.facts = [fact for fact in other.facts if fact.eyes in (seat, -1)]
    return other
