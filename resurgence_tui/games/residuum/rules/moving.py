"""RSD-MOVE, RSD-NET: a convoy is chosen, loaded, sent and paid for; then it is there."""

from __future__ import annotations

from collections.abc import Iterator

from resurgence_tui.engine.types import Seat

from ..board import Counts, others_active_at, outposts_at, outrider_hexes, pick
from ..hexes import TOWN
from ..rulebook import book, lists
from ..state import Convoy, State
from ..vocab import ACTIVE, CLASS_OF_MARKS, CLASSES, MET
from . import legal_moves as legal
from .acts import ONWARD, Can, act, asks
from .legal_moves import MOVE, NETWORK, Load
from .paying import charge


def _can_go(kind: str) -> Can:
    return lambda state, seat: any(legal.can_leave(state, seat, kind, hex) for hex in outrider_hexes(state, seat))


act(MOVE, _can_go(MOVE))(asks("RSD-ASK-12", MOVE))  # RSD-ACT-04
act(NETWORK, _can_go(NETWORK))(asks("RSD-ASK-12", NETWORK))  # RSD-ACT-05


@lists("RSD-ASK-12")
def origin_options(state: State, seat: Seat, kind: str) -> list[str]:
    """From which hex (RSD-ASK-12)."""
    return [f"from:{hex}" for hex in outrider_hexes(state, seat) if legal.can_leave(state, seat, kind, hex)]


@book.answer("RSD-ASK-12")
def take_origin(state: State, seat: Seat, option: str, kind: str) -> None:
    """Ask who goes."""
    state.put("RSD-ASK-13", seat, kind, option.removeprefix("from:"))


@lists("RSD-ASK-13")
def convoy_options(state: State, seat: Seat, kind: str, origin: str) -> list[str]:
    """Which Outriders; those out of action cannot move (RSD-ASK-13, RSD-MOVE-05)."""
    return [legal.convoy_word(classes) for classes in legal.convoys(state, seat, kind, origin)]


def _classes(option: str) -> Counts:
    found = dict.fromkeys(CLASSES, 0)
    for part in option.split(":")[1:]:
        found[part[:-1]] = int(part[-1])
    return found["fresh"], found["met"], found["armed"], found["armedmet"]


@book.answer("RSD-ASK-13")
def take_convoy(state: State, seat: Seat, option: str, kind: str, origin: str) -> None:
    """Ask what comes along, if anything that lies there can; what is not carried stays (RSD-MOVE-04)."""
    classes = _classes(option)
    if len(legal.loads(state, seat, kind, origin, classes)) > 1:
        state.put("RSD-ASK-14", seat, kind, origin, *classes)
    else:
        state.put("RSD-ASK-15", seat, kind, origin, *classes, *legal.NO_LOAD)


@lists("RSD-ASK-14")
def load_options(state: State, seat: Seat, kind: str, origin: str, *classes: int) -> list[str]:
    """Which load (RSD-ASK-14)."""
    return [legal.load_word(load) for load in legal.loads(state, seat, kind, origin, _four(classes))]


def _four(classes: tuple[int, ...]) -> Counts:
    fresh, met, armed, both = classes
    return fresh, met, armed, both


@book.answer("RSD-ASK-14")
def take_load(state: State, seat: Seat, option: str, kind: str, origin: str, *classes: int) -> None:
    """Ask where to."""
    carried = {"outpost": 0, "barricades": 0, "basecamp": 0}
    for part in option.split(":")[1:]:
        if part != "none":
            word = part.rstrip("0123456789")
            carried[word] = int(part[len(word) :])
    state.put("RSD-ASK-15", seat, kind, origin, *classes, *carried.values())


def _split(numbers: tuple[int, ...]) -> tuple[Counts, Load]:
    return _four(numbers[:4]), Load(*numbers[4:])


@lists("RSD-ASK-15")
def target_options(state: State, seat: Seat, kind: str, origin: str, *numbers: int) -> list[str]:
    """Where to (RSD-ASK-15). numbers: Outriders by class, then the load."""
    return [f"to:{hex}" for hex in legal.WHERE[kind](state, seat, origin, *_split(numbers))]


@book.answer("RSD-ASK-15")
def take_target(state: State, seat: Seat, option: str, kind: str, origin: str, *numbers: int) -> None:
    """Pay; then the convoy is there."""
    send(state, seat, kind, origin, option.removeprefix("to:"), *_split(numbers))


def send(state: State, seat: Seat, kind: str, origin: str, target: str, classes: Counts, load: Load) -> None:
    """Let a convoy be paid for, and go (RSD-ASK-57)."""
    if kind == NETWORK:
        state.then("RSD-NET-01", seat, origin, target, *classes, *load)
        cost, barred = (
            legal.network_cost(state, seat, origin, classes), legal.network_is_barred(state, seat, origin),
        )  # fmt: skip
        charge(state, seat, NETWORK, cost, barred)
        return
    state.then("RSD-MOVE-01", seat, origin, target, *classes, *load)
    cost = legal.move_cost(state, seat, origin, target, classes, load)
    charge(state, seat, MOVE, cost, legal.move_is_barred(state, seat, origin, target), int(target == TOWN))


@book.task("RSD-NET-01")
def go_by_network(state: State, seat: Seat, origin: str, target: str, *numbers: int) -> None:
    """The convoy is at another own location; Barricades on the way cost nothing (RSD-NET-08)."""
    classes, load = _split(numbers)
    me = state.seats[seat]
    if origin in me.oil and origin not in me.oil_used:
        me.oil_used.append(origin)
    form_convoy(state, seat, origin, classes, load)
    place_convoy(state, seat, origin, target)
    state.tell("networked", seat, origin, target, sum(classes), load.barricades)


@book.task("RSD-MOVE-01")
def go(state: State, seat: Seat, origin: str, target: str, *numbers: int) -> None:
    """The convoy enters an adjacent hex: the town, a meeting, or neither, as where nothing but pieces out of action of
    others lies (RSD-MOVE-14)."""
    classes, load = _split(numbers)
    form_convoy(state, seat, origin, classes, load)
    place_convoy(state, seat, origin, target)
    state.tell("moved", seat, origin, target, sum(classes), *load)
    if target == TOWN:
        state.then("RSD-TOWN-10", seat, origin)
    elif others_active_at(state, seat, target):
        state.then("RSD-MEET-01", seat, origin, target)


def form_convoy(state: State, seat: Seat, origin: str, classes: Counts, load: Load) -> None:
    """These Outriders and loads move together from now on."""
    state.convoy = Convoy(
        members=pick(state, seat, origin, classes), outposts=load.outposts, barricades=load.barricades,
        basecamp=load.basecamp,
    )  # fmt: skip


def place_convoy(state: State, seat: Seat, origin: str, target: str) -> None:
    """Put the convoy and its load from one hex into another, whatever of others lies there out of action; cubes are not
    on the map (RSD-MOVE-20, RSD-MOVE-21)."""
    me, convoy = state.seats[seat], state.convoy
    for one in convoy.members:
        me.outriders[one] = target
    if convoy.outposts:
        me.outposts[outposts_at(state, seat, origin, False)[0]] = target
    for _ in range(convoy.barricades):
        me.loose.remove(origin)
        me.loose.append(target)
    if convoy.basecamp:
        me.basecamp = target


def mark_met(state: State, seat: Seat) -> None:
    """Every member of the convoy has been a visitor in this turn (RSD-MEET-02)."""
    for one in state.convoy.members:
        state.seats[seat].marks[one] |= MET


def latest_convoy(state: State, seat: Seat) -> tuple[str, Counts, Load] | None:
    """Hex, classes and load of the latest convoy, if its Outriders are still active and together; of the load what
    still lies out of action there (RSD-MOVE-19)."""
    me, convoy = state.seats[seat], state.convoy
    hexes = {me.outriders[one] for one in convoy.members}
    if len(hexes) != 1 or not all(me.marks[one] & ACTIVE for one in convoy.members):
        return None
    (hex,) = hexes
    if not hex or hex == TOWN:
        return None
    classes = [0, 0, 0, 0]
    for one in convoy.members:
        classes[CLASS_OF_MARKS[me.marks[one]]] += 1
    return hex, _four(tuple(classes)), Load(
        min(convoy.outposts, len(outposts_at(state, seat, hex, False))),
        min(convoy.barricades, me.loose.count(hex)),
        int(bool(convoy.basecamp) and me.basecamp == hex and not me.basecamp_active),
    )  # fmt: skip


def _onward(state: State, seat: Seat) -> Iterator[str]:
    latest = latest_convoy(state, seat)
    if latest is not None:
        yield from legal.targets(state, seat, *latest)


ONWARD.append(lambda state, seat: list(_onward(state, seat)))


@book.task("RSD-MOVE-19")
def go_onward(state: State, seat: Seat, target: str) -> None:
    """The latest convoy goes on, by the same rules and at the same price (RSD-MOVE-19, RSD-AMB-33)."""
    latest = latest_convoy(state, seat)
    assert latest is not None
    hex, classes, load = latest
    send(state, seat, MOVE, hex, target, classes, load)


def step_to(state: State, seat: Seat, target: str) -> None:
    """A forced move: free, together, with its load; whatever it costs is ignored (RSD-EXIT-06)."""
    (origin,) = {state.seats[seat].outriders[one] for one in state.convoy.members}
    place_convoy(state, seat, origin, target)


