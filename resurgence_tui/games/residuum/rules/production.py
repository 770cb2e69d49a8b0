"""RSD-PROD: every active piece of the seat on turn produces on its own."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat

from ..board import (
    active_outposts,
    any_outrider_at,
    bonus,
    is_proof,
    outrider_hexes,
    outriders_at,
    season,
)
from ..rulebook import book, lists
from ..state import State
from ..vocab import FOOD, GOLD, PROVISIONS, RESOURCE_OF, RESOURCES, WATER, WOOD
from .store import gain, take_in


def makes(state: State, seat: Seat, piece: str, hex: str) -> dict[int, int]:
    """What a piece could make in a hex now, by resource: one of these (RSD-PROD-01 to RSD-PROD-09). Outposts make no
    Gold alone (RSD-PROD-11), and not what the season bars; the rest they make (RSD-CAL-07). The table has no Nuclear
    (RSD-PROD-18)."""
    amounts = state.content.makes[state.terrain[hex]][piece]
    found = {kind: count for kind, count in enumerate(amounts) if count}
    if piece != "outpost":
        return found
    if not any_outrider_at(state, seat, hex):
        found.pop(GOLD, None)
    for kind in barred_kinds(state, seat, hex):
        found.pop(kind, None)
    return found


def barred_kinds(state: State, seat: Seat, hex: str) -> list[int]:
    """What the season keeps Outposts in a hex from making: Wood on a Woodland in autumn, Water in winter, and Food if
    the content says so (RSD-CAL-02 to RSD-CAL-06, RSD-FX-13, RSD-AMB-15)."""
    if is_proof(state, seat, "season"):
        return []
    terrain, now = state.terrain[hex], season(state)
    if now == "autumn":
        return [WOOD] if terrain == "woodland" else []
    if now != "winter":
        return []
    found = [WATER] if terrain in ("water_source", "contaminated_water") else []
    return [*found, *([FOOD] if state.content.numbers.winter_food else [])]


@book.task("RSD-FX-04")
def income(state: State, seat: Seat) -> None:
    """What cards bring at the start of each production (RSD-FX-04)."""
    for card in state.seats[seat].completed:
        if state.content.cards[card].moment == "lasting":
            for effect in state.content.cards[card].effects:
                if effect.kind == "income":
                    gain(state, seat, effect.goods, card)


@book.task("RSD-PROD-16")
def produce(state: State, seat: Seat) -> None:
    """Basecamp, Outposts in hex order, Outriders by hex in hex order; what was said last turn is remembered
    (RSD-PROD-10, RSD-PROD-16)."""
    me = state.seats[seat]
    me.yields_before, me.yields = me.yields, {}
    for hex in reversed(outrider_hexes(state, seat)):
        state.then("RSD-ASK-10", seat, hex)
    for hex in reversed(active_outposts(state, seat)):
        state.then("RSD-ASK-09", seat, hex)
    if me.basecamp_active:
        state.then("RSD-ASK-08", seat)


def _make(state: State, seat: Seat, piece: str, hex: str, kind: int, amount: int) -> None:
    amounts = [amount if one == kind else 0 for one in range(len(RESOURCES))]
    taken = take_in(state, seat, amounts)
    state.tell("produced", seat, piece, hex, RESOURCES[kind], taken[kind])


def _yields(made: dict[int, int]) -> list[str]:
    return [f"yield:{RESOURCES[kind]}" for kind in made]


def _note(state: State, seat: Seat, piece: str, hex: str, option: str) -> None:
    state.seats[seat].yields[f"{piece}:{hex}"] = option


@lists("RSD-ASK-08", asked=True)
def basecamp_options(state: State, seat: Seat) -> list[str]:
    """What the Basecamp can make; it cannot be declined (RSD-ASK-08, RSD-PROD-17)."""
    return _yields(makes(state, seat, "basecamp", state.seats[seat].basecamp))


@book.answer("RSD-ASK-08")
def basecamp_makes(state: State, seat: Seat, option: str) -> None:
    """X Provisions come with whatever it makes, by the map as it is now (RSD-PROD-14, RSD-PROD-15)."""
    hex, kind = state.seats[seat].basecamp, RESOURCE_OF[option.removeprefix("yield:")]
    _note(state, seat, "basecamp", hex, option)
    _make(state, seat, "basecamp", hex, kind, makes(state, seat, "basecamp", hex)[kind])
    more = bonus(state, seat)
    if more:
        _make(state, seat, "bonus", hex, PROVISIONS, more)


@book.task("RSD-ASK-09")
def ask_outpost(state: State, seat: Seat, hex: str) -> None:
    """An Outpost makes; Provisions are never barred (RSD-CAL-07)."""
    state.put("RSD-ASK-09", seat, hex)


@lists("RSD-ASK-09")
def outpost_options(state: State, seat: Seat, hex: str) -> list[str]:
    """What the Outpost can make (RSD-ASK-09)."""
    return _yields(makes(state, seat, "outpost", hex))


@book.answer("RSD-ASK-09")
def outpost_makes(state: State, seat: Seat, option: str, hex: str) -> None:
    """It is made."""
    kind = RESOURCE_OF[option.removeprefix("yield:")]
    _note(state, seat, "outpost", hex, option)
    _make(state, seat, "outpost", hex, kind, makes(state, seat, "outpost", hex)[kind])


def other_kind(state: State, seat: Seat, hex: str) -> int:
    """What the Outriders of a hex can make besides Provisions, -1 if nothing."""
    return next((kind for kind in makes(state, seat, "outrider", hex) if kind != PROVISIONS), -1)


@book.task("RSD-ASK-10")
def ask_outriders(state: State, seat: Seat, hex: str) -> None:
    """The Outriders of a hex make, each on its own; nothing is asked where they have no choice."""
    if other_kind(state, seat, hex) >= 0:
        state.put("RSD-ASK-10", seat, hex)
        return
    made = makes(state, seat, "outrider", hex)
    if made:
        _make(state, seat, "outrider", hex, PROVISIONS, made[PROVISIONS] * len(outriders_at(state, seat, hex)))


@lists("RSD-ASK-10")
def outrider_options(state: State, seat: Seat, hex: str) -> list[str]:
    """How many make the other resource (RSD-ASK-10)."""
    word = RESOURCES[other_kind(state, seat, hex)]
    return [f"yield:{word}:{number}" for number in range(len(outriders_at(state, seat, hex)) + 1)]


@book.answer("RSD-ASK-10")
def outriders_make(state: State, seat: Seat, option: str, hex: str) -> None:
    """So many make the other resource, the rest Provisions."""
    made, number = makes(state, seat, "outrider", hex), int(option.rpartition(":")[2])
    _note(state, seat, "outrider", hex, option)
    kind, rest = other_kind(state, seat, hex), len(outriders_at(state, seat, hex)) - number
    for one, count in ((kind, number), (PROVISIONS, rest)):
        if count:
            _make(state, seat, "outrider", hex, one, made[one] * count)


