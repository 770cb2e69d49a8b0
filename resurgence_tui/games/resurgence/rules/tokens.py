"""RET, DRAW-03 to DRAW-06 and Specialist tokens: what enters and leaves a bag."""

from __future__ import annotations

from functools import partial

from resurgence_tui.engine.piles import draw_kinds

from ..rulebook import book
from ..state import State
from ..vocab import AREA_WORDS, SPECIALISTS, TOKEN_WORDS, Token
from .option_ids import ADD, ASSIGN, ASSIGNED, LEAVE, RETIRE
from .reward_items import DRAW, lists


@lists("retire", "RET-01")
def retirable(state: State, seat: int) -> list[str]:
    """Any token type in the own bag or Rest Area, Hero included (RET-02, AMB-145)."""
    me = state.seats[seat]
    return [
        RETIRE[where][token]
        for where, pile in enumerate((me.bag, me.rest))
        for token, count in enumerate(pile)
        if count
    ]


@book.answer("RET-01")
def retire(state: State, seat: int, option: str, source: str) -> None:
    """Remove a token from the game for good, or leave it (RET-03, RET-04)."""
    if option == LEAVE:
        state.tell("declined", seat, "retire")
        return
    _, where, word = option.split(":")
    me, token = state.seats[seat], TOKEN_WORDS.index(word)
    (me.bag if where == "bag" else me.rest)[token] -= 1
    me.retired[token] += 1
    state.tell("retired", seat, where, word)


def _addable(kinds: tuple[Token, ...], state: State, seat: int) -> list[str]:
    """The Specialist types among these of which the supply has a token left (ZONE-15, AMB-63)."""
    return [ADD[token] for token in kinds if state.seats[seat].supply[token]]


for _item, _kinds in (
    ("spec_any", SPECIALISTS), ("spec_ranger", (Token.RANGER,)), ("spec_scholar", (Token.SCHOLAR,)),
    ("spec_builder", (Token.BUILDER,)),
):  # fmt: skip
    lists(_item, "GEN-09")(partial(_addable, _kinds))


@book.answer("GEN-09")
@book.answer("SAL-11")
def add_specialist(state: State, seat: int, option: str, source: str) -> None:
    """Put a Specialist token from the supply into the bag, or leave it."""
    if option == LEAVE:
        state.tell("declined", seat, "specialist")
        return
    word = option.partition(":")[2]
    me, token = state.seats[seat], TOKEN_WORDS.index(word)
    me.supply[token] -= 1
    me.bag[token] += 1
    state.tell("specialist_added", seat, word)


def draw_tokens(state: State, seat: int, number: int) -> list[int]:
    """Draw that many tokens from the own bag into ``drawn``; their types, fewer if there are no more (DRAW-06).

    The Rest Area goes into the bag only when the bag cannot supply the next token (DRAW-03, DRAW-04, DRAW-05).
    """
    me, bag = state.seats[seat], f"bag {seat}"
    tokens = draw_kinds(state, me.bag, number, bag)
    if len(tokens) < number and any(me.rest):
        state.tell("refilled", seat, sum(me.rest))
        me.bag, me.rest = me.rest, [0, 0, 0, 0, 0]
        tokens += draw_kinds(state, me.bag, number - len(tokens), bag)
    for token in tokens:
        me.drawn[token] += 1
    return tokens


@lists(DRAW, "DRAW-05")
def drawable(state: State, seat: int) -> list[str]:
    """Draw, if bag or Rest Area has a token (ROOM-12)."""
    me = state.seats[seat]
    return [DRAW] if any(me.bag) or any(me.rest) else []


@book.answer("DRAW-05")
def draw_or_leave(state: State, seat: int, option: str, source: str) -> None:
    """Draw one token, or leave it."""
    if option == LEAVE:
        state.tell("declined", seat, "draw")
    else:
        draw_openly(state, seat, source)


@book.task("DRAW-05")
def draw_openly(state: State, seat: int, source: str) -> None:
    """Draw one token in the open, with the Rest Area where the bag is empty, and ask where it goes (AMB-135)."""
    (token,) = draw_tokens(state, seat, 1)
    state.tell("drew_openly", seat, TOKEN_WORDS[token])
    state.ask("AMB-135", seat, ASSIGN[token], source)


@book.answer("AMB-135")
def assign_drawn(state: State, seat: int, option: str, source: str) -> None:
    """Assign a token drawn outside Step 1; it can be placed on a later own turn of the round (AMB-37)."""
    assign(state, seat, option)


def assign(state: State, seat: int, option: str) -> None:
    """Move a drawn token to an area of the Assignment board (ASG-01)."""
    token, area = ASSIGNED[option]
    me = state.seats[seat]
    me.drawn[token] -= 1
    me.areas[area * 5 + token] += 1
    state.tell("assigned", seat, TOKEN_WORDS[token], AREA_WORDS[area])
