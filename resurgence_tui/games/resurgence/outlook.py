"""What a placement or an assignment would mean, for the screen: what is legal, what it costs, why it is not.

Everything comes from the rules' own functions, applied to a view; nothing is decided here that the rules do not decide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from resurgence_tui.engine.types import Decision, Seat

from .content.printed import NOTHING, Effect, Mission, ZoneSpec
from .lacking import Lack, lack_of, lacks
from .payments import Needs, needs_in, ordered, planned_at
from .rules.encounters_expansion import BEAST_VP_FOR_MUTANTS
from .rules.final_scoring import score_mutants
from .rules.items import ALL_ITEMS, is_payable, ready_pay_cards
from .rules.option_ids import FIRST_ROOM, SPACES, parse_goods
from .rules.rewards import effect_can_happen
from .rules.solo_rules import band_of, steps_of
from .rules.step2_leadership import area_total
from .rules.step3_placing_tokens import payments_for, penalty, penalty_costs, placements
from .rules.step3_survivor_cards import ready_cards
from .rules.triggers import BIT, GAIN_BITS
from .state import EMPTY, REST, State
from .view import View, clone
from .vocab import AREA_WORDS, Area, Trigger


class SpaceOutlook(NamedTuple):
    """One Zone, room or the Rest Area as the seat that places could use it now.

    options: the legal placements there. penalty: goods to pay first. reason: "" if legal, else one of REASONS. wakes:
    the seat's ready cards that placing there, or the goods of its effect, would wake. missions: planned Missions that
    could be completed there. lacking: those that fit the place, but could not be paid. supplies: how many goods of the
    penalty have to be Ammo or Meds (ENC-09). ways: every way to pay the penalty, the likely one first. event: the
    Event that could be used there. lack: why the effect there would bring nothing, None if it would bring something.
    met: whether an Encounter waits there.
    """

    options: tuple[str, ...]
    penalty: int
    reason: str
    wakes: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    supplies: int = 0
    ways: tuple[str, ...] = ()
    event: str = ""
    lack: Lack | None = None
    met: bool = False

    @property
    def wasted(self) -> Lack | None:
        """Why a token would bring nothing there, None if anything there brings something."""
        return None if self.wakes or self.missions or self.event or self.met else self.lack


REASONS = ("own_token", "rubble", "closed", "no_token", "needs_type", "cannot_pay", "no_supply")
"""Why a token may not be placed: the own one is there, Rubble lies on the room, or lies face up for good, nothing is
assigned to the access, nothing of the type asked for, the penalty cannot be paid, or a Beast's Ammo or Meds cannot."""


def penalty_of(view: State, zone: int) -> int:
    """What a placement in a Zone costs now, for seats that have no token of their own there (PLACE-06)."""
    return penalty(view, zone)


def supplies_of(view: View, zone: int) -> int:
    """How many goods of a Zone's penalty have to be Ammo or Meds: one for each Beast (ENC-09, ENC-11)."""
    return sum(cost.sup for cost in penalty_costs(view, zone))


def outlook(view: State, seat: Seat) -> dict[str, SpaceOutlook]:
    """Every space, by id, as the seat could use it now; nothing while the seat is not placing."""
    asked = view.decision_of(seat)
    if asked is None or asked.rule != "PLACE-01":
        return {}
    by_space: dict[str, list[str]] = {space: [] for space in SPACES}
    for option in asked.options:
        by_space[option.split(":")[3]].append(option)
    return {space: _look_at(view, seat, space, index, by_space[space]) for index, space in enumerate(SPACES)}


def wasted(view: State, decision: Decision) -> dict[str, Lack]:
    """The options that would bring nothing now, placements among them, each with what is lacking."""
    if decision.rule != "PLACE-01":
        return lacks(view, decision)
    looks = outlook(view, decision.seat).values()
    return {option: look.wasted for look in looks for option in look.options if look.wasted is not None}


def _look_at(view: State, seat: Seat, space: str, index: int, options: list[str]) -> SpaceOutlook:
    """One space."""
    free = index < FIRST_ROOM and view.token_at(index, seat) == EMPTY
    due, supplies = (penalty(view, index), supplies_of(view, index)) if free else (0, 0)
    if not options:
        return SpaceOutlook((), due, why_not(view, seat, index, due), supplies=supplies)
    if space == REST:
        return SpaceOutlook(tuple(options), 0, "")
    ways = ordered(view, seat, payments_for(view, seat, index), _needs(view, seat, index)) if due else ()
    missions, lacking = _missions(view, seat, index, ways)
    lack = _lack(view, seat, index, ways)
    wakes, event = _wakes(view, seat, index, happens=lack is None or lack.reason == "full"), _event(view, seat, index)
    met = index < FIRST_ROOM and bool(view.beasts[index] or view.stalkers[index])
    return SpaceOutlook(tuple(options), due, "", wakes, missions, lacking, supplies, ways, event, lack, met)


def _needs(view: State, seat: Seat, index: int) -> Needs:
    """What the goods are needed for when a token goes to a Zone."""
    effect = view.content.zones[index].effect
    sure = len(effect.gains) == 1 and not effect.pays
    return needs_in(view, seat, SPACES[index], effect.gains[0].goods if sure else NOTHING)


def _lack(view: State, seat: Seat, index: int, ways: tuple[str, ...]) -> Lack | None:
    """Why the effect of a space would bring nothing, however the penalty is paid; None if it would bring something.

    The one that is told is that of the likely way.
    """
    _, effect = _place_bits(view, index)
    if not ways:
        return lack_of(view, seat, effect)
    table = clone(view)
    me, items, spent = table.seats[seat], list(view.seats[seat].items), list(view.seats[seat].spent)
    found: Lack | None = None
    for goods, cards in map(parse_goods, ways):
        me.items = [have - due for have, due in zip(items, goods, strict=True)]
        me.spent = [*spent, *cards]
        lack = lack_of(table, seat, effect)
        if lack is None:
            return None
        found = found or lack
    return found


def why_not(view: State, seat: Seat, index: int, due: int) -> str:
    """The first rule that forbids a placement on a Zone or room (PLACE-03 to PLACE-08, PLACE-13)."""
    me = view.seats[seat]
    if index < FIRST_ROOM:
        spec = view.content.zones[index]
        tokens, access, own = spec.tokens, spec.access, view.token_at(index, seat)
    else:
        room = view.content.rooms[index - FIRST_ROOM]
        if me.rubble[room.index]:
            return "closed" if room.index in me.flipped else "rubble"
        tokens, access, own = room.tokens, int(Area.COMPOUND), me.rooms[room.index]
    if own != EMPTY:
        return "own_token"
    held = [token for token in range(5) if me.areas[access * 5 + token]]
    if not held:
        return "no_token"
    if not any(tokens[token] for token in held):
        return "needs_type"
    return "cannot_pay" if due > sum(me.items) else "no_supply"


def _place_bits(view: State, index: int) -> tuple[int, Effect]:
    """The triggers that placing on a space brings about, and the space's effect."""
    if index >= FIRST_ROOM:
        return BIT[Trigger.PLACE_ROOM], view.content.rooms[index - FIRST_ROOM].effect
    zone: ZoneSpec = view.content.zones[index]
    bits = BIT[Trigger.PLACE_METRO if zone.access == Area.METRO else Trigger.PLACE_HARBOR]
    if view.mutants[index]:
        bits |= BIT[Trigger.PLACE_MUTANT_ZONE]
    return bits, zone.effect


def _wakes(view: State, seat: Seat, index: int, happens: bool) -> tuple[str, ...]:
    """The cards that a placement would wake. happens: whether the effect of the space can be used."""
    bits, effect = _place_bits(view, index)
    for bundle in effect.gains[:1] if happens else ():
        for item, amount in enumerate(bundle.goods):
            if amount:
                bits |= GAIN_BITS[item]
        for ask, trigger in (
            ("plan", Trigger.AFTER_PLAN),
            ("rescue", Trigger.AFTER_RESCUE),
            ("build", Trigger.AFTER_BUILD),
        ):
            if ask in bundle.asks:
                bits |= BIT[trigger]
    return tuple(card.id for card in ready_cards(view, seat) if card.gains and bits & BIT[card.trigger])


def _missions(view: State, seat: Seat, index: int, ways: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The planned Missions that fit a space: those that could be paid after the penalty, and those that could not.

    What the effect of the space is sure to bring, without a cost of its own, counts (ACT-01: in any order).
    """
    planned = planned_at(view, seat, SPACES[index])
    if not planned:
        return (), ()
    _, effect = _place_bits(view, index)
    sure = effect.gains[0].goods if len(effect.gains) == 1 and not effect.pays else (0,) * len(ALL_ITEMS)
    held = [have + more for have, more in zip(view.seats[seat].items, sure, strict=True)]
    left: list[tuple[list[int], tuple[str, ...]]] = [(held, ())]
    if ways:
        paid = map(parse_goods, ways)
        left = [([have - due for have, due in zip(held, goods, strict=True)], cards) for goods, cards in paid]
    missions = tuple(mission.id for mission in planned if _is_payable_from(view, seat, mission, left))
    return missions, tuple(mission.id for mission in planned if mission.id not in missions)


def _is_payable_from(
    view: State, seat: Seat, mission: Mission, left: Sequence[tuple[list[int], tuple[str, ...]]]
) -> bool:
    """Whether a Mission could be paid with any of these holdings; cards: those that the penalty has used up."""
    helpers = ready_pay_cards(view, seat, mission=True)
    return any(
        is_payable(tuple(held), (mission.cost,), *(helper if helper not in cards else "" for helper in helpers))
        for held, cards in left
    )


def _event(view: State, seat: Seat, index: int) -> str:
    """The Event that a placement in a Zone could use (ACT-04)."""
    event = view.event_card
    if event.effect is None or index >= FIRST_ROOM:
        return ""
    here = event.district == view.content.zones[index].district
    return event.id if here and effect_can_happen(view, seat, event.effect) else ""


class LeaderForecast(NamedTuple):
    """What the Mutant Leadership card of the round would bring in one area (SOLO-21, SOLO-22).

    total: the own Leadership there. band: the part of the card it falls into. mine, theirs: by how many spaces the
    player and the Mutants advance. spaces: those that the player enters, each with its bonus. better: the lowest total
    of the next band, 0 where there is none.
    """

    total: int
    band: int
    mine: int
    theirs: int
    spaces: tuple[int, ...]
    better: int


def leader_forecast(view: View, totals: Sequence[int]) -> tuple[LeaderForecast, ...]:
    """Who would advance in each area, and how far, with these totals; empty while no Leadership card lies open.

    From the tracks as they stand now, whose last space ends every advance (LEAD-10, AMB-106).
    """
    if not view.leader:
        return ()
    found = []
    for area, bands in enumerate(view.content.mutant_leadership[view.leader].bands):
        band, last = band_of(bands, totals[area]), len(view.content.tracks[area]) - 1
        mine, theirs = steps_of(band)
        at = view.seats[0].tracks[area]
        spaces = tuple(range(at + 1, min(at + mine, last) + 1))
        theirs = min(theirs, last - view.mutant_tracks[area])
        better = next((least for least in bands if least > totals[area]), 0)
        found.append(LeaderForecast(totals[area], band, len(spaces), theirs, spaces, better))
    return tuple(found)


class Reach(NamedTuple):
    """What an assignment would bring as the table lies now, by area.

    totals: the Leadership values (LEAD-02). spaces: where its tokens could be placed without the help of cards, and
    the penalty of each; supplies: how much of it has to be Ammo or Meds, where any does. leaders: alone, what the
    Mutant Leadership card would bring.
    """

    totals: tuple[int, ...]
    spaces: tuple[dict[str, int], ...]
    leaders: tuple[LeaderForecast, ...] = ()
    supplies: Mapping[str, int] = {}


def reach(view: State, seat: Seat, areas: list[int]) -> Reach:
    """Look ahead from an assignment that is only being thought about; areas: tokens at ``area * 5 + token``."""
    table = clone(view)
    table.seats[seat].areas = list(areas)
    spaces: tuple[dict[str, int], ...] = ({}, {}, {})
    for option in placements(table, seat):
        _, _, area, space, *cards = option.split(":")
        if space != REST and not cards:
            index = SPACES.index(space)
            spaces[AREA_WORDS.index(area)][space] = penalty(table, index) if index < FIRST_ROOM else 0
    totals = tuple(area_total(table, seat, area) for area in (0, 1, 2))
    beasts = {SPACES[zone]: due for zone in range(FIRST_ROOM) if (due := supplies_of(table, zone))}
    return Reach(totals, spaces, leader_forecast(table, totals), beasts)


def assigned_totals(view: View, seat: Seat) -> tuple[int, ...]:
    """The Leadership totals of the round: those of the reveal, before it those of the tokens assigned so far."""
    if view.step > 1 and view.totals:
        return tuple(view.totals[seat * 3 : seat * 3 + 3])
    return tuple(area_total(view, seat, area) for area in (0, 1, 2))


def beast_toll(view: View) -> int:
    """VP that the Mutants gain at the start of the Upkeep for the Beasts that are on the map now (ENC-16)."""
    return sum(view.beasts) * BEAST_VP_FOR_MUTANTS if view.solo else 0


def mutants_if_over(view: View) -> int:
    """The Mutants' final score if the game ended with the tracks and Directives as they are now (SOLO-31)."""
    table = clone(view)
    score_mutants(table)
    return sum(table.mutant_sheet.values())
