"""RSD-MEET, RSD-DEAL, RSD-EXIT: a convoy enters a hex of others: words, a deal, or a fight; a visitor steps away."""

from __future__ import annotations

from typing import Literal

from resurgence_tui.engine.types import RuleId, Seat

from ..board import basecamps_at, neighbours, nuclear_room, others_active_at, others_at
from ..hexes import TOWN
from ..rulebook import book, lists
from ..state import Meeting, State
from ..vocab import NUCLEAR, RESOURCE_OF, RESOURCES
from .counting import UNSAID, number_options, number_said
from .legal_moves import Load, load_fits
from .moving import mark_met, place_convoy, step_to
from .nukes import armed_in_convoy, blast
from .store import pairs, take_in


@book.task("RSD-MEET-01")
def start(state: State, seat: Seat, origin: str, hex: str) -> None:
    """A convoy has entered a hex with active pieces of others: one meeting a hex, and one an Outrider, in a turn
    (RSD-MEET-01, RSD-MEET-02). Of several hosts the visitor chooses one; third seats are not concerned
    (RSD-MEET-03, RSD-MEET-09)."""
    mark_met(state, seat)
    state.fought.append(hex)
    state.meeting = Meeting(visitor=seat, hex=hex, origin=origin)
    hosts = others_active_at(state, seat, hex)
    if len(hosts) > 1:
        state.put("RSD-ASK-34", seat)
    else:
        meet(state, seat, hosts[0])


@lists("RSD-ASK-34")
def host_options(state: State, seat: Seat) -> list[str]:
    """Whom to meet (RSD-ASK-34)."""
    return [f"meet:seat{one + 1}" for one in others_active_at(state, seat, state.meeting.hex)]


@book.answer("RSD-ASK-34")
def take_host(state: State, seat: Seat, option: str) -> None:
    """That seat is the host."""
    meet(state, seat, int(option.removeprefix("meet:seat")) - 1)


def meet(state: State, seat: Seat, host: Seat) -> None:
    """The visitor says a word."""
    state.meeting.host = host
    state.tell("meeting_started", seat, state.meeting.hex, host)
    state.put("RSD-ASK-35", seat)


@lists("RSD-ASK-35")
def word_options(state: State, seat: Seat) -> list[str]:
    """To trade, or nothing; it binds nobody (RSD-ASK-35, RSD-MEET-04)."""
    return ["word:trade", "word:none"]


@book.answer("RSD-ASK-35")
def take_word(state: State, seat: Seat, option: str) -> None:
    """The host answers."""
    meeting = state.meeting
    state.tell("word_given", seat, meeting.hex, meeting.host, option.removeprefix("word:"))
    state.put("RSD-ASK-36", meeting.host)


@lists("RSD-ASK-36")
def answer_options(state: State, seat: Seat) -> list[str]:
    """To welcome or to resist (RSD-ASK-36, RSD-MEET-05)."""
    return ["welcome", "resist"]


@book.answer("RSD-ASK-36")
def take_answer(state: State, seat: Seat, option: str) -> None:
    """Welcomed, the visitor shows its intent; resisted, there is a conflict whatever it meant (RSD-MEET-06,
    RSD-MEET-07)."""
    meeting = state.meeting
    if option == "welcome":
        state.tell("welcomed", seat, meeting.hex, meeting.visitor)
        state.put("RSD-ASK-37", meeting.visitor)
    else:
        state.tell("resisted", seat, meeting.hex, meeting.visitor)
        fight(state, resisted=1)


@lists("RSD-ASK-37")
def intent_options(state: State, seat: Seat) -> list[str]:
    """To trade or to attack (RSD-ASK-37)."""
    return ["intent:trade", "intent:attack"]


@book.answer("RSD-ASK-37")
def take_intent(state: State, seat: Seat, option: str) -> None:
    """A trade sets no nuke off (RSD-NUKE-09)."""
    meeting, intent = state.meeting, option.removeprefix("intent:")
    state.tell("intent_shown", seat, meeting.hex, meeting.host, intent)
    if intent == "trade":
        state.then("RSD-DEAL-06", seat)
        state.then("RSD-DEAL-02", seat, 1)
    else:
        fight(state, resisted=0)


def fight(state: State, resisted: int) -> None:
    """A conflict; but nukes of the visitor blow up in its place, unless the host's active Basecamp is there
    (RSD-NUKE-11, RSD-NUKE-13)."""
    meeting = state.meeting
    at_basecamp = meeting.host in basecamps_at(state, meeting.hex, active_only=True)
    if armed_in_convoy(state, meeting.visitor) and not at_basecamp:
        hex, visitor = meeting.hex, meeting.visitor
        state.meeting = Meeting()
        blast(state, visitor, hex, "attack")
    else:
        state.then("RSD-FIGHT-01", meeting.visitor, resisted)


def _other(state: State, seat: Seat) -> Seat:
    """The one whom a seat meets."""
    return state.meeting.host if seat == state.meeting.visitor else state.meeting.visitor


@book.task("RSD-DEAL-02")
def make_offer(state: State, seat: Seat, number: int) -> None:
    """An offer: what is given, what is wanted, type by type, of what both hold (RSD-DEAL-01, RSD-DEAL-02,
    RSD-DEAL-07). number: 1, or 2 of the answer to it."""
    state.meeting.give, state.meeting.want = [0] * len(RESOURCES), [0] * len(RESOURCES)
    state.then("RSD-DEAL-03", seat, number)
    state.then("RSD-ASK-39", seat, 0)
    state.then("RSD-ASK-38", seat, 0)


def _part_of_offer(rule: RuleId, verb: Literal["give", "want"]) -> None:
    """Register the questions of what is given, or wanted: one after the other for each type that its giver holds, which
    is the seat itself or the other one."""

    def giver_of(state: State, seat: Seat) -> Seat:
        return seat if verb == "give" else _other(state, seat)

    @book.task(rule)
    def ask(state: State, seat: Seat, kind: int) -> None:
        for one in range(kind, len(RESOURCES)):
            if state.seats[giver_of(state, seat)].store[one]:
                state.put(rule, seat, RESOURCES[one], UNSAID)
                return

    @lists(rule)
    def options(state: State, seat: Seat, word: str, tens: int) -> list[str]:
        """How many: nobody gives what it does not hold, or gets Nuclear beyond the limit (RSD-DEAL-05)."""
        giver, kind = giver_of(state, seat), RESOURCE_OF[word]
        held = state.seats[giver].store[kind]
        most = min(held, nuclear_room(state, _other(state, giver))) if kind == NUCLEAR else held
        return number_options(f"{verb}:{word}", range(most + 1), tens)

    @book.answer(rule)
    def take(state: State, seat: Seat, option: str, word: str, tens: int) -> None:
        number, ten = number_said(option, tens)
        if number == UNSAID:
            state.put(rule, seat, word, ten)
            return
        part = state.meeting.give if verb == "give" else state.meeting.want
        part[RESOURCE_OF[word]] = number
        state.then(rule, seat, RESOURCE_OF[word] + 1)


_part_of_offer("RSD-ASK-38", "give")
_part_of_offer("RSD-ASK-39", "want")


@book.task("RSD-DEAL-03")
def put_offer(state: State, seat: Seat, number: int) -> None:
    """The other answers; with nothing given or wanted it is no offer, and the talk is over (RSD-DEAL-03)."""
    meeting = state.meeting
    if not any((*meeting.give, *meeting.want)):
        state.tell("no_offer", seat)
        return
    state.tell("offer_made", seat, *pairs(meeting.give), "for", *pairs(meeting.want))
    state.put("RSD-ASK-40", _other(state, seat), number)


@lists("RSD-ASK-40")
def deal_options(state: State, seat: Seat, number: int) -> list[str]:
    """To accept, to decline, or to the first offer to answer with another (RSD-ASK-40)."""
    may_answer = number < state.content.numbers.offers_a_meeting
    return ["accept", "decline", *(["counter"] if may_answer else [])]


@book.answer("RSD-ASK-40")
def take_deal(state: State, seat: Seat, option: str, number: int) -> None:
    """An accepted offer is carried out at once, in full; nothing else is kept by the rules (RSD-DEAL-04)."""
    meeting, other = state.meeting, _other(state, seat)
    if option == "counter":
        state.then("RSD-DEAL-02", seat, number + 1)
    elif option == "decline":
        state.tell("offer_declined", seat)
    else:
        state.tell("offer_accepted", seat, *pairs(meeting.give), "for", *pairs(meeting.want))
        for giver, amounts in ((other, meeting.give), (seat, meeting.want)):
            for kind, count in enumerate(amounts):
                state.seats[giver].store[kind] -= count
        take_in(state, seat, meeting.give)
        take_in(state, other, meeting.want)


@book.task("RSD-DEAL-06")
def step_away(state: State, seat: Seat) -> None:
    """With or without a deal the visitor leaves (RSD-DEAL-06)."""
    state.put("RSD-ASK-41", seat)


def convoy_load(state: State) -> Load:
    """What the convoy carries."""
    return Load(state.convoy.outposts, state.convoy.barricades, state.convoy.basecamp)


def may_be_moved_to(state: State, seat: Seat, hex: str) -> bool:
    """Whether a forced move may end in a hex: a second Outpost or the own Basecamp's hex with a nuke bars it
    (RSD-EXIT-10)."""
    armed = armed_in_convoy(state, seat)
    return load_fits(state, seat, hex, convoy_load(state)) and not (armed and hex == state.seats[seat].basecamp)


def steps_away(state: State, seat: Seat) -> list[str]:
    """The hexes beside the meeting, but for the town, without a piece of another seat (RSD-EXIT-03)."""
    return [
        hex
        for hex in neighbours(state, state.meeting.hex)
        if hex != TOWN and not others_at(state, seat, hex) and may_be_moved_to(state, seat, hex)
    ]


@lists("RSD-ASK-41")
def away_options(state: State, seat: Seat) -> list[str]:
    """Where to; back if there is nowhere (RSD-ASK-41, RSD-EXIT-11)."""
    return [f"exit:{hex}" for hex in steps_away(state, seat) or [state.meeting.origin]]


@book.answer("RSD-ASK-41")
def take_away(state: State, seat: Seat, option: str) -> None:
    """The convoy goes, and the meeting is over."""
    hex, meeting = option.removeprefix("exit:"), state.meeting
    state.tell("stepped_away" if hex in steps_away(state, seat) else "went_back", seat, meeting.hex, hex)
    step_to(state, seat, hex)
    state.meeting = Meeting()


def go_back(state: State, seat: Seat) -> None:
    """A draw: the convoy is where it came from, free and with its load (RSD-WIN-21, RSD-EXIT-02)."""
    meeting = state.meeting
    place_convoy(state, seat, meeting.hex, meeting.origin)
    state.tell("went_back", seat, meeting.hex, meeting.origin)
