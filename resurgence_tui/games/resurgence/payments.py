"""Ways to pay in a helpful order: what no planned Mission and no level needs goes first; and what each takes away.

The rules list every way (GEN-04). Here, from the seat's own view, they are compared by what is left of the goods.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from resurgence_tui.engine.types import Decision, Seat

from .content.printed import NOTHING, Cost, Mission
from .rules.items import ALL_ITEMS, SUPPLY_ITEMS, is_payable, ready_pay_cards
from .rules.option_ids import FIRST_ROOM, SPACES, parse_goods
from .rules.step4_upkeep import next_level
from .state import State
from .view import View


class Needs(NamedTuple):
    """What a seat's goods are needed for. coming: goods that are sure to come before a Mission has to be paid.

    here: planned Missions that can still be completed in this turn where its token stands. later: the costs of all
    others. level: what the next level asks for, as one cost; None at the top.
    """

    coming: tuple[int, ...]
    here: tuple[Mission, ...]
    later: tuple[Cost, ...]
    level: Cost | None


def likely_first(view: View, decision: Decision) -> tuple[str, ...]:
    """The ways to pay of a decision, the one first that is missed least; the options of any other as they are."""
    if not decision.options or not all(option.startswith("pay:") for option in decision.options):
        return decision.options
    return ordered(view, decision.seat, decision.options, needs_at(view, decision))


def ordered(view: State, seat: Seat, ways: Sequence[str], needs: Needs) -> tuple[str, ...]:
    """Ways to pay by what they take away: from a Mission in this very place, cards, from other Missions, from the next
    level; then Resources go before Ammo and Meds, and what is left over most first, as the rules list them."""
    return tuple(sorted(ways, key=lambda way: _price(view, seat, way, needs)))


def _price(view: State, seat: Seat, way: str, needs: Needs) -> tuple[int, ...]:
    """How much a way to pay is missed, to be compared with the other ways of the same seat: what is missing already
    is missing with each of them."""
    goods, cards = parse_goods(way)
    left = [have - due for have, due in zip(view.seats[seat].items, goods, strict=True)]
    planned = (*(mission.cost for mission in needs.here), *needs.later)
    return (
        len(taken_away(view, seat, way, needs)),
        len(cards),
        sum(_short(left, cost) for cost in planned),
        _short(left, needs.level) if needs.level is not None else 0,
        sum(goods[item] for item in SUPPLY_ITEMS),
    )


def taken_away(view: State, seat: Seat, way: str, needs: Needs) -> tuple[str, ...]:
    """The Missions in this very place that can be paid now, and could not be after that payment."""
    if not needs.here:
        return ()
    goods, cards = parse_goods(way)
    held = [have + more for have, more in zip(view.seats[seat].items, needs.coming, strict=True)]
    left = [have - due for have, due in zip(held, goods, strict=True)]
    helpers = ready_pay_cards(view, seat, mission=True)
    ready = tuple(helper if helper not in cards else "" for helper in helpers)
    return tuple(
        mission.id
        for mission in needs.here
        if is_payable(tuple(held), (mission.cost,), *helpers) and not is_payable(tuple(left), (mission.cost,), *ready)
    )


def losses(view: View, decision: Decision) -> dict[str, tuple[str, ...]]:
    """The ways to pay that take away what a planned Mission in this very place needs, each with the Missions."""
    if not any(option.startswith("pay:") for option in decision.options):
        return {}
    needs = needs_at(view, decision)
    found = {
        option: taken_away(view, decision.seat, option, needs)
        for option in decision.options
        if option.startswith("pay:")
    }
    return {option: missions for option, missions in found.items() if missions}


def needs_at(view: State, decision: Decision) -> Needs:
    """What the goods are needed for when that decision asks how something is paid."""
    source = str(decision.context[0]) if decision.context else ""
    effect = view.content.effects.get(source)
    sure = effect is not None and len(effect.gains) == 1 and (decision.rule == "GEN-04" or not effect.pays)
    space = view.turn.space if view.turn.seat == decision.seat else ""
    coming = effect.gains[0].goods if sure and effect is not None else NOTHING
    return needs_in(view, decision.seat, space, coming, paid=source)


def needs_in(view: State, seat: Seat, space: str, coming: tuple[int, ...] = NOTHING, paid: str = "") -> Needs:
    """What the goods are needed for with a token in a space, "" for none. paid: the Mission that is being paid."""
    planned = [view.content.missions[name] for name in view.seats[seat].slots if name != paid]
    here = () if view.turn.mission_used or paid in view.content.missions else planned_at(view, seat, space)
    here = tuple(mission for mission in here if mission.id not in view.turn.planned)
    level = next_level(view, seat)
    cost = None
    if level is not None:
        hold = (0, 0, 0, level.ammo, level.meds)
        food, fuel, parts, ammo, meds = (due + kept for due, kept in zip(level.cost.goods, hold, strict=True))
        cost = level.cost._replace(goods=(food, fuel, parts, ammo, meds))
    return Needs(coming, here, tuple(mission.cost for mission in planned if mission not in here), cost)


def planned_at(view: State, seat: Seat, space: str) -> tuple[Mission, ...]:
    """The planned Missions that fit a space: its District, a Mutant in the Zone, or where any may be completed."""
    planned = tuple(view.content.missions[name] for name in view.seats[seat].slots)
    index = SPACES.index(space) if space in SPACES else -1
    if 0 <= index < FIRST_ROOM:
        district = view.content.zones[index].district
        return tuple(m for m in planned if (view.mutants[index] > 0 if m.mutant else district in m.districts))
    effect = view.content.effects.get(space)
    anywhere = effect is not None and "complete" in effect.gains[0].asks
    return planned if anywhere else ()


def _short(held: Sequence[int], cost: Cost) -> int:
    """How many goods are missing for a cost."""
    left = [have - due for have, due in zip(held, cost.goods, strict=True)]
    spare = [max(left[item], 0) for item in ALL_ITEMS]
    res, sup = max(cost.res - sum(spare[:3]), 0), max(cost.sup - sum(spare[3:]), 0)
    other = max(cost.any - (sum(spare) - (cost.res - res) - (cost.sup - sup)), 0)
    return sum(max(-amount, 0) for amount in left) + res + sup + other
