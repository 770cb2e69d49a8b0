"""SOLO-23 to SOLO-25, SOLO-40 to SOLO-49, SOLO-A, SOLO-B: Mutant cards in Step 3 and what the Mutants do."""

from __future__ import annotations

from itertools import combinations

from ..content.printed import Mission, MutantAction
from ..rulebook import book
from ..state import State, blank_turn
from ..vocab import ROOM_IDS
from .items import pay, ways
from .option_ids import LEAVE, parse_goods, prefixed

CARDS_A_ROUND = 3
"""SOLO-23, SOLO-24."""


def card_is_due(state: State, placements_left: bool, just_revealed: bool) -> bool:
    """Whether a Mutant card comes now: before each of the first three placements, the rest when no token is left.

    SOLO-23, SOLO-24, AMB-107, AMB-148.
    """
    return bool(state.solo) and len(state.mutant_open) < CARDS_A_ROUND and not (placements_left and just_revealed)


@book.task("SOLO-23")
def reveal_and_act(state: State, seat: int) -> None:
    """Turn up a Mutant card with its tokens, then resolve the action of its District, once a card (ENC-15, AMB-149)."""
    state.turn = blank_turn()
    state.then("SOLO-46", 0)
    state.then("UPK-F2", -1)


@book.task("SOLO-46")
def mutant_action(state: State, seat: int) -> None:
    """The action on the side now showing (AMB-115). Only the Electrician may help with a payment (AMB-113)."""
    district = state.content.mutant_district[state.mutant_open[-1]]
    action = state.content.mutant_actions[state.action_side][district]
    state.tell("mutant_action", -1, action.id)
    state.turn.seat = seat
    if action.mission:
        complete_for_mutants(state)
    if action.discard_row:
        discard_row(state, action.discard_row)
    if action.mutants:
        mutants_gain(state, action.mutants, action.id)
    if options := action_options(state, seat, action):
        state.ask(action.rule, seat, options, action.id)


def action_options(state: State, seat: int, action: MutantAction) -> list[str]:
    """The ways to meet an action that can be carried out in full (SOLO-46, AMB-100, AMB-101); none means nothing.

    Where only a card would make a payment possible, it need not be used. A card to exhaust may be the Hero, and without
    a ready one nothing is asked (SOLO-47).
    """
    found: list[str] = []
    me = state.seats[seat]
    ready = [card for card in me.cards if card not in me.spent]
    for choice in action.choices:
        if choice.cost is not None:
            found += ways(state, seat, (choice.cost,))
        elif choice.exhaust:
            found += [":".join(("exhaust", *cards)) for cards in combinations(ready, choice.exhaust)]
        else:
            found.append(f"mutants:{choice.mutants}")
    if action.flip_rubble:
        rooms = [room for room, rubble in enumerate(me.rubble) if rubble and room not in me.flipped]
        found += [prefixed("flip", ROOM_IDS[room]) for room in rooms]
    if found and all(option.startswith("pay:") and parse_goods(option)[1] for option in found):
        found.append(LEAVE)
    return found


def answer_action(state: State, seat: int, option: str, action: str) -> None:
    """Pay, exhaust, flip a Rubble token, let the Mutants gain, or leave a payment that needs a card."""
    verb, *words = option.split(":")
    if verb == "pay":
        pay(state, seat, option, action)
    elif verb == "exhaust":
        for card in words:
            state.seats[seat].spent.append(card)
            state.tell("card_exhausted", seat, card)
    elif verb == LEAVE:
        state.tell("declined", seat, "payment")
    elif verb == "flip":
        flip_rubble(state, seat, ROOM_IDS.index(words[0]), action)
    else:
        mutants_gain(state, int(words[0]), action)


for _district in ("ARB", "MUS", "REV", "BAR", "KRE", "HOP"):
    for _side in ("A", "B"):
        book.answer(f"SOLO-{_side}-{_district}")(answer_action)


def mutants_gain(state: State, points: int, source: str) -> None:
    """The Mutants score."""
    state.mutant_vp += points
    state.tell("mutants_scored", -1, source, points)


def flip_rubble(state: State, seat: int, room: int, action: str) -> None:
    """The token stays face up and bars the room for good; the Mutants gain the VP it shows (SOLO-49, AMB-103)."""
    me = state.seats[seat]
    me.flipped.append(room)
    state.tell("rubble_flipped", seat, ROOM_IDS[room], me.rubble[room])
    mutants_gain(state, state.content.rubble[me.rubble[room]].vp, action)


def discard_row(state: State, number: int) -> None:
    """The rightmost cards of the Row are discarded; it is not slid or refilled before Upkeep (SOLO-48, AMB-105)."""
    for space in reversed(range(len(state.row))):
        if state.row[space] and number:
            number -= 1
            state.survivor_discard.append(state.row[space])
            state.tell("row_discarded", -1, state.row[space])
            state.row[space] = ""


def worth_to_mutants(mission: Mission) -> int:
    """VP that a Mission gives the Mutants: what is printed, and 1 for any other rewards (SOLO-42, AMB-104)."""
    reward = mission.reward
    other = any(reward.goods) or reward.res or reward.sup or reward.asks or reward.ends
    return reward.vp + (1 if other else 0)


def complete_for_mutants(state: State) -> None:
    """The Mutants complete a Mission of the column of the round (SOLO-40): without cost or District (SOLO-44), the one
    worth most to them, of several the lowest (SOLO-41).

    It leaves the game (SOLO-43), and the Action board is flipped (SOLO-45).
    """
    column = state.basics if state.round <= state.content.numbers.normal_leadership_cards else state.advanced
    missions = [state.content.missions[name] for name in column if name]
    if missions:
        best = max(reversed(missions), key=worth_to_mutants)
        column[column.index(best.id)] = ""
        state.gone.append(best.id)
        state.tell("mutants_completed", -1, best.id)
        mutants_gain(state, worth_to_mutants(best), best.id)
    state.action_side = 1 - state.action_side
    state.tell("board_flipped", -1, "ab"[state.action_side])
