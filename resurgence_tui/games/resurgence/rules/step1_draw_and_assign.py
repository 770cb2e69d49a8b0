"""EVT-01 to EVT-04, DRAW, ASG.

The Event of the round, the draw from the bags, and the assignment behind the screens.
"""

from __future__ import annotations

from ..rulebook import book
from ..state import State
from ..vocab import TOKEN_WORDS
from .event_cards import start_immediate
from .option_ids import ASSIGN
from .tokens import assign, draw_tokens


@book.task("EVT-02")
def reveal_event(state: State, seat: int) -> None:
    """From round 2 on (EVT-01): pass the First Player token on (EVT-02) and turn up the next Event (EVT-03), which
    works at once if it says so (EVT-05).

    The Event of round 1 lies open from the start; a content pack may give it an effect (EVT-06, AMB-08).
    """
    if state.round > 1:
        state.first = (state.first + 1) % len(state.seats)
        state.event_discard.append(state.event)
        state.event = state.event_deck.pop()
        state.tell("event_revealed", state.first, state.event)
    start_immediate(state)


@book.task("DRAW-01")
def draw_all(state: State, seat: int) -> None:
    """Every seat draws as many tokens as its level says, hidden until Step 2 (DRAW-01, DRAW-02)."""
    state.step = 1
    state.veiled = True
    for drawer in state.clockwise():
        me = state.seats[drawer]
        number = max(0, state.content.levels[me.level].draw - me.draw_fewer)
        me.draw_fewer = 0
        drawn = draw_tokens(state, drawer, number)
        state.tell("drew", drawer, len(drawn))
        state.tell_only(drawer, "drew_tokens", drawer, *[TOKEN_WORDS[token] for token in sorted(drawn)])


@book.task("ASG-01")
def open_assignment(state: State, seat: int) -> None:
    """All seats assign at the same time, each in private (ASG-02, AMB-132)."""
    state.then_together("ASG-01/token", len(state.seats))


@book.task("ASG-01/token")
def assign_next(state: State, seat: int) -> None:
    """Ask where the next drawn token goes; none is held back (ASG-03)."""
    drawn = state.seats[seat].drawn
    for token, count in enumerate(drawn):
        if count:
            state.ask("ASG-01", seat, ASSIGN[token], sum(drawn))
            return


@book.answer("ASG-01")
def answer_assign(state: State, seat: int, option: str, left: int) -> None:
    """Put the token into the area chosen and go on with the next."""
    assign(state, seat, option)
    assign_next(state, seat)
