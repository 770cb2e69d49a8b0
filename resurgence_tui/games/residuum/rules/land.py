"""RSD-LAND: Water Sources are contaminated, Radiation Zones created."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat

from ..board import basecamps_at, classes_at, in_box, neighbours, outrider_hexes, pick
from ..hexes import TOWN, around, in_order
from ..rulebook import book, lists
from ..state import State
from ..vocab import CLASSES, NUCLEAR, TERRAIN_OF
from .acts import Can, act, asks
from .casualties import put_out
from .store import payable, spend, word_of

BRINGS = {"contaminate": "contaminated_water", "irradiate": "radiation_zone"}
"""Action -> the terrain that it makes."""

SPARED = frozenset(("water_source", "contaminated_water", "trade_town", "radiation_zone"))
"""Terrains that cannot become a Radiation Zone (RSD-LAND-03)."""


def lay_over(state: State, hex: str, terrain: str) -> None:
    """Another tile lies on a hex, and the old one goes to the box; the new one is taken already (RSD-COMP-05)."""
    state.box[TERRAIN_OF[state.terrain[hex]]] += 1
    state.terrain[hex] = terrain


def take_from_box(state: State, hex: str, terrain: str) -> None:
    """A tile of the box lies on a hex (RSD-LAND-08)."""
    state.box[TERRAIN_OF[terrain]] -= 1
    lay_over(state, hex, terrain)


def change_from_box(state: State, seat: Seat, hex: str, terrain: str, cause: str) -> None:
    """The same in play, and it is told."""
    old = state.terrain[hex]
    take_from_box(state, hex, terrain)
    state.tell_all("terrain_changed", seat, hex, old, terrain, cause)


def can_be_contaminated(state: State, hex: str) -> bool:
    """A Water Source, whoever has what there, also that of the block (RSD-LAND-04, RSD-LAND-09)."""
    return state.terrain[hex] == "water_source"


def can_be_irradiated(state: State, hex: str) -> bool:
    """Any other terrain but the town, without a Basecamp (RSD-LAND-03, RSD-LAND-09)."""
    return state.terrain[hex] not in SPARED and not basecamps_at(state, hex)


def in_reach(state: State, seat: Seat, kind: str, target: str) -> list[str]:
    """Hexes with own active Outriders from which it can be done: beside the Water Source, not on it (RSD-LAND-01);
    beside or on the hex to be irradiated (RSD-LAND-02)."""
    near = around(target) if kind == "contaminate" else (*around(target), target)
    return [hex for hex in outrider_hexes(state, seat) if hex in near and hex != TOWN]


def targets(state: State, seat: Seat, kind: str) -> list[str]:
    """Hexes that can be changed, with the tile in the box and a way to pay (RSD-LAND-08)."""
    if not in_box(state, BRINGS[kind]) or not payable(state, seat, state.content.costs[kind]):
        return []
    fits = can_be_contaminated if kind == "contaminate" else can_be_irradiated
    near = {one for hex in outrider_hexes(state, seat) for one in (hex, *neighbours(state, hex))}
    return in_order(hex for hex in near if fits(state, hex) and in_reach(state, seat, kind, hex))


def _can(kind: str) -> Can:
    return lambda state, seat: bool(targets(state, seat, kind))


act("contaminate", _can("contaminate"))(asks("RSD-ASK-23", "contaminate"))  # RSD-ACT-21
act("irradiate", _can("irradiate"))(asks("RSD-ASK-23", "irradiate"))  # RSD-ACT-22


@lists("RSD-ASK-23")
def target_options(state: State, seat: Seat, kind: str) -> list[str]:
    """Which hex (RSD-ASK-23)."""
    return [f"target:{hex}" for hex in targets(state, seat, kind)]


@book.answer("RSD-ASK-23")
def take_target(state: State, seat: Seat, option: str, kind: str) -> None:
    """Ask how it is paid."""
    state.put("RSD-ASK-24", seat, kind, option.removeprefix("target:"))


@lists("RSD-ASK-24")
def cost_options(state: State, seat: Seat, kind: str, target: str, *who: str) -> list[str]:
    """The named costs that can be paid (RSD-ASK-24); a nuke is armed of one Nuclear more (RSD-NUKE-02)."""
    found = payable(state, seat, state.content.costs[kind])
    if kind == "arm":
        found = [way for way in found if state.seats[seat].store[NUCLEAR] > way[NUCLEAR]]
    return [f"cost:{word_of(way)}" for way in found]


@book.answer("RSD-ASK-24")
def take_cost(state: State, seat: Seat, option: str, kind: str, target: str, *who: str) -> None:
    """Pay; where Nuclear does it, ask which Outrider is put out of action too (RSD-LAND-07)."""
    way = next(one for one in state.content.costs[kind] if f"cost:{word_of(one)}" == option)
    spend(state, seat, way, kind)
    if kind == "arm":
        state.then("RSD-NUKE-01", seat, target, *who)
    elif way[NUCLEAR]:
        state.put("RSD-ASK-25", seat, kind, target)
    else:
        state.then("RSD-LAND-05", seat, kind, target, "", "")


def who_options(state: State, seat: Seat, hexes: list[str], classes: tuple[int, ...]) -> list[str]:
    """Outriders by hex and class."""
    return [
        f"who:{hex}:{CLASSES[kind]}" for hex in hexes for kind in classes if classes_at(state, seat, hex)[kind]
    ]


@book.task("RSD-LAND-05")
def poison(state: State, seat: Seat, kind: str, target: str, hex: str, word: str) -> None:
    """The tile changes, and all Outriders there, of all seats, active or not, are put out of action; Outposts and
    Barricades stay, and no meeting takes place (RSD-LAND-05, RSD-LAND-06, RSD-LAND-10). hex, word: where the Outrider
    that did it with Nuclear stands, and its class; "" where Nuclear did not pay (RSD-LAND-07)."""
    doer = pick(state, seat, hex, _single(word))[:1] if hex else []
    change_from_box(state, seat, target, BRINGS[kind], kind)
    for one in range(len(state.seats)):
        here = [number for number, where in enumerate(state.seats[one].outriders) if where == target]
        hit = [*here, *(number for number in doer if one == seat and number not in here)]
        put_out(state, one, hit, kind)


def _single(word: str) -> tuple[int, int, int, int]:
    fresh, met, armed, both = (int(one == word) for one in CLASSES)
    return fresh, met, armed, both
