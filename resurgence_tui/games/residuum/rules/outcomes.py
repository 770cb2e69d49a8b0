"""RSD-WIN, RSD-EXIT: what a conflict brings: Oil, plunder, pieces, withdrawal, and the blast of a host's nukes."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat

from ..board import (
    basecamps_at,
    has_outpost,
    is_piece_at,
    nearest_for_basecamp,
    neighbours,
    nuclear_room,
    others_active_at,
    others_at,
    outposts_at,
    outriders_at,
)
from ..hexes import TOWN, around, in_order
from ..rulebook import book, lists
from ..state import Meeting, State
from ..vocab import ARMED, NO_BASECAMP, NUCLEAR, OIL, RESOURCE_OF, RESOURCES
from .casualties import fall, loads_to_supply, loose_to_supply, outposts_to_supply, outriders_to_supply, put_out
from .meetings import go_back, may_be_moved_to
from .moving import step_to
from .production import makes
from .store import take_in

BASECAMP, OUTPOST, CARRIED, OUTRIDERS = "basecamp", "outpost", "carried", "outriders"


def what_is_beaten(state: State, host: Seat, hex: str) -> str:
    """What the visitor has beaten: an active Basecamp (RSD-WIN-01), an active Outpost (RSD-WIN-06), a Basecamp that is
    carried (RSD-WIN-16), or Outriders alone (RSD-WIN-11)."""
    if host in basecamps_at(state, hex, active_only=True):
        return BASECAMP
    if has_outpost(state, host, hex):
        return OUTPOST
    return CARRIED if state.seats[host].basecamp == hex else OUTRIDERS


@book.task("RSD-WIN-24")
def visitor_wins(state: State, seat: Seat) -> None:
    """Oil on the hex, plunder, pieces, withdrawal, blast of the host's nukes, in this order (RSD-WIN-24)."""
    host, hex = state.meeting.host, state.meeting.hex
    beaten = what_is_beaten(state, host, hex)
    marks = state.seats[host].marks
    state.then("RSD-MEET-09", seat)
    if any(marks[one] & ARMED for one in outriders_at(state, host, hex)):
        state.then("RSD-NUKE-12", host, hex)
    state.then("RSD-EXIT-05", seat)
    state.then("RSD-WIN-04", seat, beaten)
    if beaten == OUTRIDERS:
        state.then("RSD-WIN-12", seat, host, len(outriders_at(state, host, hex)))
    else:
        state.then("RSD-WIN-02", seat, beaten)
    state.then("RSD-UPG-05", seat)


@book.task("RSD-UPG-05")
def capture_oil(state: State, seat: Seat) -> None:
    """Oil on a location that was lost goes to the winner, besides everything else (RSD-UPG-05, RSD-WIN-23)."""
    meeting = state.meeting
    host = state.seats[meeting.host]
    if meeting.hex in host.oil:
        host.oil.remove(meeting.hex)
        state.seats[seat].store[OIL] += state.content.costs["upgrade"][0][OIL]
        state.tell("oil_captured", seat, meeting.hex)


def _fits(state: State, seat: Seat, loser: Seat, kind: int) -> bool:
    """Whether a loser holds a cube of a type that the winner has room for."""
    return state.seats[loser].store[kind] > 0 and (kind != NUCLEAR or nuclear_room(state, seat) > 0)


def plunder_kinds(state: State, seat: Seat, beaten: str) -> list[int]:
    """The types that may be taken whole: any of a Basecamp's (RSD-WIN-02), of an Outpost's those that it could have
    made now (RSD-WIN-08)."""
    host, hex = state.meeting.host, state.meeting.hex
    kinds = list(makes(state, host, "outpost", hex)) if beaten == OUTPOST else range(len(RESOURCES))
    return [kind for kind in kinds if _fits(state, seat, host, kind)]


@book.task("RSD-WIN-02")
def plunder(state: State, seat: Seat, beaten: str) -> None:
    """All cubes of one type; from who holds none of them nothing is taken (RSD-WIN-22)."""
    if plunder_kinds(state, seat, beaten):
        state.put("RSD-ASK-48", seat, beaten)
    else:
        state.tell("nothing_taken", seat)


@lists("RSD-ASK-48")
def plunder_options(state: State, seat: Seat, beaten: str) -> list[str]:
    """Which type (RSD-ASK-48)."""
    return [f"plunder:{RESOURCES[kind]}" for kind in plunder_kinds(state, seat, beaten)]


@book.answer("RSD-ASK-48")
def take_plunder(state: State, seat: Seat, option: str, beaten: str) -> None:
    """The cubes change hands."""
    kind = RESOURCE_OF[option.removeprefix("plunder:")]
    rob(state, seat, state.meeting.host, kind, state.seats[state.meeting.host].store[kind])


def rob(state: State, seat: Seat, loser: Seat, kind: int, count: int) -> None:
    """Cubes go from the loser to the winner, of Nuclear no more than fit (RSD-GEN-09)."""
    taken = take_in(state, seat, [count if one == kind else 0 for one in range(len(RESOURCES))])[kind]
    state.seats[loser].store[kind] -= taken
    state.tell("plundered", seat, loser, RESOURCES[kind], taken)


@book.task("RSD-WIN-12")
def take_singles(state: State, seat: Seat, loser: Seat, left: int) -> None:
    """Single cubes, one for each active Outrider that the rule names (RSD-WIN-12, RSD-WIN-18, RSD-WIN-22)."""
    if left and single_options(state, seat, loser, left):
        state.put("RSD-ASK-49", seat, loser, left)
    elif left:
        state.tell("nothing_taken", seat)


@lists("RSD-ASK-49")
def single_options(state: State, seat: Seat, loser: Seat, left: int) -> list[str]:
    """Of which type, never Nuclear (RSD-ASK-49)."""
    return [f"take:{RESOURCES[kind]}" for kind in range(NUCLEAR) if state.seats[loser].store[kind]]


@book.answer("RSD-ASK-49")
def take_single(state: State, seat: Seat, option: str, loser: Seat, left: int) -> None:
    """One cube changes hands; once a cube."""
    rob(state, seat, loser, RESOURCE_OF[option.removeprefix("take:")], 1)
    if left > 1:
        state.then("RSD-WIN-12", seat, loser, left - 1)


@book.task("RSD-WIN-04")
def move_beaten(state: State, seat: Seat, beaten: str) -> None:
    """What becomes of the host's pieces; active Barricades stay, and so does whatever no outcome names (RSD-WIN-03,
    RSD-WIN-04, RSD-WIN-07, RSD-WIN-09, RSD-WIN-13, RSD-WIN-14, RSD-LOSS-06)."""
    host, hex = state.meeting.host, state.meeting.hex
    me = state.seats[host]
    here = outriders_at(state, host, hex)
    if beaten == BASECAMP:
        loads_to_supply(state, host, hex, "conflict")
        fall(state, host, here)
        return
    if beaten == CARRIED:
        loads_to_supply(state, host, hex, "conflict")
        if state.terrain[hex] in NO_BASECAMP and nearest_for_basecamp(state, host, hex):
            state.put("RSD-ASK-50", seat)
        else:
            set_down(state, hex)
        return
    carriers = [one for one in here if me.marks[one] & ARMED]
    outriders_to_supply(state, host, carriers, "blast")  # RSD-NUKE-16
    put_out(state, host, [one for one in here if one not in carriers], "conflict")
    if beaten == OUTPOST:
        for number in outposts_at(state, host, hex, True):
            me.outposts_active[number] = False
            state.tell_all("outpost_beaten", host, hex)
        loose_to_supply(state, host, hex, me.loose.count(hex), "conflict")
    else:
        loads_to_supply(state, host, hex, "conflict")


@lists("RSD-ASK-50")
def drag_options(state: State, seat: Seat) -> list[str]:
    """Where the Basecamp and its Outriders are moved to (RSD-ASK-50)."""
    return [f"drag:{hex}" for hex in nearest_for_basecamp(state, state.meeting.host, state.meeting.hex)]


@book.answer("RSD-ASK-50")
def take_drag(state: State, seat: Seat, option: str) -> None:
    """They are moved together (RSD-WIN-17)."""
    set_down(state, option.removeprefix("drag:"))


def set_down(state: State, hex: str) -> None:
    """A beaten Basecamp becomes active, free; the Outriders that defended it lie there out of action (RSD-WIN-16)."""
    host = state.meeting.host
    me, here = state.seats[host], outriders_at(state, host, state.meeting.hex)
    me.basecamp, me.basecamp_active = hex, state.terrain[hex] not in NO_BASECAMP
    for one in here:
        me.outriders[one] = hex
    fall(state, host, here)
    if me.basecamp_active:
        state.tell_all("basecamp_activated", host, hex)


@book.task("RSD-EXIT-05")
def ask_withdrawal(state: State, seat: Seat) -> None:
    """The visitor withdraws (RSD-WIN-05, RSD-WIN-10, RSD-WIN-15)."""
    state.put("RSD-ASK-51", seat)


def withdrawals(state: State, seat: Seat) -> list[str]:
    """Two hexes away: over one without an active piece of another seat, to one without a piece of anybody, neither the
    town, nor the hex of the conflict or beside it (RSD-EXIT-06 to RSD-EXIT-08). If there is none own pieces are allowed
    there, and if there is none again it goes back (RSD-EXIT-09)."""
    hex, origin = state.meeting.hex, state.meeting.origin
    first = [one for one in neighbours(state, hex) if one != TOWN and not others_active_at(state, seat, one)]
    near = (TOWN, hex, *around(hex))
    found = in_order(
        two
        for one in first
        for two in neighbours(state, one)
        if two not in near and not others_at(state, seat, two) and may_be_moved_to(state, seat, two)
    )
    return [one for one in found if not is_piece_at(state, seat, one)] or found or [origin]


@lists("RSD-ASK-51")
def withdrawal_options(state: State, seat: Seat) -> list[str]:
    """Where to (RSD-ASK-51)."""
    return [f"withdraw:{hex}" for hex in withdrawals(state, seat)]


@book.answer("RSD-ASK-51")
def withdraw(state: State, seat: Seat, option: str) -> None:
    """The convoy is there, together and with its load, whatever the way costs (RSD-EXIT-06)."""
    hex = option.removeprefix("withdraw:")
    step_to(state, seat, hex)
    state.tell("withdrew", seat, state.meeting.hex, hex)


@book.task("RSD-WIN-18")
def host_wins(state: State, seat: Seat) -> None:
    """The host takes single cubes, none without an Outrider there (RSD-WIN-18, RSD-WIN-19); then the convoy is lost."""
    meeting = state.meeting
    state.then("RSD-MEET-09", seat)
    state.then("RSD-WIN-20", meeting.visitor)
    state.then("RSD-WIN-12", seat, meeting.visitor, len(outriders_at(state, seat, meeting.hex)))


@book.task("RSD-WIN-20")
def lose_convoy(state: State, seat: Seat) -> None:
    """The convoy is put out of action, and what it carried goes to the supply (RSD-WIN-20, RSD-EXIT-04)."""
    hex, convoy = state.meeting.hex, state.convoy
    outposts, barricades = outposts_at(state, seat, hex, False)[: convoy.outposts], convoy.barricades
    put_out(state, seat, convoy.members, "conflict")
    outposts_to_supply(state, seat, outposts, "conflict")
    loose_to_supply(state, seat, hex, barricades, "conflict")


@book.task("RSD-WIN-21")
def draw(state: State, seat: Seat) -> None:
    """Nobody loses anything but boosters (RSD-WIN-21)."""
    go_back(state, seat)
    state.then("RSD-MEET-09", seat)


@book.task("RSD-MEET-09")
def end_meeting(state: State, seat: Seat) -> None:
    """Visitor and host part; the turn goes on with the seat on turn (RSD-MEET-09, RSD-ASK-55)."""
    state.meeting = Meeting()
