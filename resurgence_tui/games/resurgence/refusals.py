"""Why a place that one looks at is not among the answers to what is asked, once a token stands.

The rules list what is legal. Here, for the screen, the first rule is named that keeps a Survivor, Mission, room, card
or track from being among them; placements have their own reasons (``outlook``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from resurgence_tui.engine.types import Decision

from .content.printed import Cost
from .rules.items import with_food
from .rules.step3_missions import fits_place, is_payable
from .rules.triggers import BIT
from .state import State
from .vocab import AREA_WORDS, ROOM_OF, ZONE_OF

REFUSALS = (
    "too_dear", "needs_level", "is_clear", "face_up", "planned_now", "one_a_turn", "wrong_place", "lacks", "card_used",
    "card_new", "asleep", "no_use", "when_paying", "when_placing", "effect_used", "token_elsewhere", "track_full",
    "other_track", "event_elsewhere", "event_used", "no_token_there",
)  # fmt: skip
"""All reasons."""


class Refusal(NamedTuple):
    """Why a place is not legal: one of REFUSALS, "" where nothing is known. number: a level. cost: what cannot be paid.

    place: the space where the token of this turn stands, or the District of the Event.
    """

    reason: str = ""
    number: int = 0
    cost: tuple[Cost, ...] = ()
    place: str = ""


NOTHING_KNOWN = Refusal()

Finder = Callable[[State, Decision, str], Refusal]


def refusal(view: State, asked: Decision, spot: str) -> Refusal:
    """Why a place is not among the answers; nothing if one of them names it."""
    if any(spot in option.split(":")[1:] for option in asked.options):
        return NOTHING_KNOWN
    find = FINDERS.get(asked.rule)
    return find(view, asked, spot) if find is not None else NOTHING_KNOWN


def _row(view: State, asked: Decision, spot: str) -> Refusal:
    """A Survivor whose price, with the rest of the cost, cannot be paid (SURV-20)."""
    if spot not in view.row:
        return NOTHING_KNOWN
    price = view.content.row_prices(len(view.seats))[view.row.index(spot)]
    costs = view.content.effects[str(asked.context[0])].pays
    return Refusal("too_dear", cost=tuple(with_food(cost, price) for cost in costs))


def _plan(view: State, asked: Decision, spot: str) -> Refusal:
    """An Advanced Mission below its level (MIS-06)."""
    return Refusal("needs_level", view.content.numbers.advanced_level) if spot in view.advanced else NOTHING_KNOWN


def _rubble(view: State, asked: Decision, spot: str) -> Refusal:
    """A room that is clear, barred for good (SOLO-49), or of a level not yet reached (BUILD-05)."""
    if spot not in ROOM_OF:
        return NOTHING_KNOWN
    me, room = view.seats[asked.seat], ROOM_OF[spot]
    if not me.rubble[room]:
        return Refusal("is_clear")
    if room in me.flipped:
        return Refusal("face_up")
    return Refusal("needs_level", view.content.rooms[room].level)


def _mission(view: State, asked: Decision, spot: str, anywhere: bool = False) -> Refusal:
    """A planned Mission that cannot be completed now (MIS-07, MIS-10 to MIS-15)."""
    mission, turn = view.content.missions[spot], view.turn
    if spot in turn.planned:
        return Refusal("planned_now")
    if turn.mission_used and not anywhere:
        return Refusal("one_a_turn")
    if not anywhere and not fits_place(view, mission):
        return Refusal("wrong_place", place=turn.space)
    payable = is_payable(view, asked.seat, mission)
    return NOTHING_KNOWN if payable else Refusal("lacks", cost=(mission.cost,))


def _headquarters(view: State, asked: Decision, spot: str) -> Refusal:
    """As elsewhere, but for the place."""
    return _mission(view, asked, spot, anywhere=True) if spot in view.seats[asked.seat].slots else NOTHING_KNOWN


def _card(view: State, asked: Decision, spot: str) -> Refusal:
    """An own card that cannot be used now (SURV-01 to SURV-06, AMB-134)."""
    card, turn = view.content.cards[spot], view.turn
    if spot in view.seats[asked.seat].spent:
        return Refusal("card_used")
    if spot in turn.rescued:
        return Refusal("card_new")
    if card.replace or card.discount:
        return Refusal("when_paying")
    if card.use_as:
        return Refusal("when_placing")
    if card.switch:
        return Refusal("no_token_there")
    awake = bool(turn.chain) if card.chain else turn.awake & BIT[card.trigger]
    return Refusal("no_use" if awake else "asleep")


def _event(view: State) -> Refusal:
    """The Event of the round, where it cannot be used (ACT-04)."""
    event, zone = view.event_card, ZONE_OF.get(view.turn.space)
    if event.effect is None or event.district < 0:
        return NOTHING_KNOWN
    if zone is None or view.content.zones[zone].district != event.district:
        return Refusal("event_elsewhere", event.district)
    return Refusal("event_used" if view.turn.event_used else "no_use")


def _turn(view: State, asked: Decision, spot: str) -> Refusal:
    """What the turn does not allow any more, or not here."""
    me = view.seats[asked.seat]
    if spot in me.slots:
        return _mission(view, asked, spot)
    if spot in me.cards:
        return _card(view, asked, spot)
    if spot == view.event:
        return _event(view)
    if spot == view.turn.space:
        return Refusal("effect_used" if view.turn.effect_used else "no_use")
    here = spot in ZONE_OF or spot in ROOM_OF
    return Refusal("token_elsewhere", place=view.turn.space) if here else NOTHING_KNOWN


def _track(view: State, asked: Decision, spot: str) -> Refusal:
    """A track whose end is reached (LEAD-10), or which the bonus is not about."""
    if spot not in AREA_WORDS:
        return NOTHING_KNOWN
    track = AREA_WORDS.index(spot)
    full = view.seats[asked.seat].tracks[track] >= len(view.content.tracks[track]) - 1
    return Refusal("track_full" if full else "other_track")


def _demand(view: State, asked: Decision, spot: str) -> Refusal:
    """What cannot be given to the Mutants: a card that is used, a room without hidden Rubble."""
    if spot in view.seats[asked.seat].cards and any(option.startswith("exhaust:") for option in asked.options):
        return Refusal("card_used")
    if any(option.startswith("flip:") for option in asked.options):
        return _rubble(view, asked, spot)
    return NOTHING_KNOWN


FINDERS: dict[str, Finder] = {
    "SURV-20": _row,
    "MIS-03": _plan,
    "BUILD-01": _rubble,
    "ROOM-HEADQUARTERS": _headquarters,
    "ACT-01": _turn,
    "LEAD-12": _track,
    **{f"SOLO-{side}-{district}": _demand for side in "AB" for district in ("ARB", "MUS", "REV", "BAR", "KRE", "HOP")},
}
"""Rule that asks -> why a place is not among its answers."""
