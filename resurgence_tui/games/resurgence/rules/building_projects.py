"""BUILD: clear a room of its Rubble."""

from __future__ import annotations

from ..rulebook import book
from ..state import State
from ..vocab import ROOM_IDS
from .option_ids import LEAVE, prefixed
from .reward_items import lists
from .rewards import collect
from .triggers import AFTER_BUILD, wake


@lists("build", "BUILD-01")
def buildable(state: State, seat: int) -> list[str]:
    """The own rooms with Rubble whose level is at or below the Compound's (BUILD-01, BUILD-05).

    A token that lies face up bars its room for good (SOLO-49).
    """
    me = state.seats[seat]
    rooms = state.content.rooms
    return [
        prefixed("build", ROOM_IDS[room])
        for room, token in enumerate(me.rubble)
        if token and rooms[room].level <= me.level and room not in me.flipped
    ]


@book.answer("BUILD-01")
def build(state: State, seat: int, option: str, source: str) -> None:
    """Flip the Rubble of the room chosen, unseen until now (BUILD-02), give its reward and take it out of the game
    (BUILD-03, BUILD-04), or leave it.

    Goods of the reward are gains like any other (BUILD-06).
    """
    if option == LEAVE:
        state.tell("declined", seat, "build")
        return
    word = option.partition(":")[2]
    me, room = state.seats[seat], ROOM_IDS.index(word)
    rubble = me.rubble[room]
    me.rubble[room] = ""
    state.gone.append(rubble)
    state.tell("built", seat, word, rubble)
    collect(state, seat, state.content.rubble[rubble], rubble)
    wake(state, seat, AFTER_BUILD)
