"""MIS: planning Missions, completing them, the row bonus.

HERO-COSMONAUT and ROOM-HEADQUARTERS, which complete one more or elsewhere.
"""

from __future__ import annotations

from ..content.printed import Mission
from ..rulebook import book
from ..state import State
from .items import ask_payment, can_pay, pay
from .option_ids import LEAVE, ZONE_NUMBER, prefixed
from .rescuing_survivors import free_rescues
from .reward_items import lists
from .rewards import collect
from .triggers import AFTER_MISSION, AFTER_PLAN, wake


@lists("plan", "MIS-03")
def plannable(state: State, seat: int) -> list[str]:
    """The available Missions that may be planned, whatever brings the plan (MIS-02): a slot must be free (MIS-04),
    Advanced ones need level 3 (MIS-06)."""
    me, numbers = state.seats[seat], state.content.numbers
    if len(me.slots) >= numbers.planning_slots:
        return []
    found = [prefixed("plan", mission) for mission in state.basics if mission]
    if me.level >= numbers.advanced_level:
        found += [prefixed("plan", mission) for mission in state.advanced if mission]
    return found


@book.answer("MIS-03")
def plan(state: State, seat: int, option: str, source: str) -> None:
    """Take an available Mission into a slot, which only completing it frees (MIS-05), or leave it; its space stays
    empty until Upkeep (MIS-08).

    In the own turn PLAN cards wake, whatever brought the plan (SURV-36).
    """
    if option == LEAVE:
        state.tell("declined", seat, "plan")
        return
    mission = option.partition(":")[2]
    column = state.basics if mission in state.basics else state.advanced
    column[column.index(mission)] = ""
    state.seats[seat].slots.append(mission)
    state.tell("planned", seat, mission)
    if state.turn.seat == seat:
        state.turn.planned.append(mission)
    wake(state, seat, AFTER_PLAN)


def fits_place(state: State, mission: Mission) -> bool:
    """Whether the token placed this turn stands where the Mission wants it; in a room none does."""
    zone = ZONE_NUMBER.get(state.turn.space)
    return zone is not None and fits_zone(state, mission, zone)


def fits_zone(state: State, mission: Mission, zone: int) -> bool:
    """Whether a token in the Zone stands where the Mission wants it: in one of its Districts (MIS-10, MIS-12), or
    beside a Mutant (MIS-11, AMB-69), which no Beast or Stalker replaces (ENC-08)."""
    if mission.mutant:
        return state.mutants[zone] > 0
    return state.content.zones[zone].district in mission.districts


def is_payable(state: State, seat: int, mission: Mission) -> bool:
    """Whether the Mission's cost can be paid now, PAY cards included (MIS-13, MIS-20)."""
    return can_pay(state, seat, (mission.cost,), mission=True)


def free_to_complete(state: State, seat: int) -> list[Mission]:
    """Planned Missions that were not planned this turn (MIS-07); those of the setup (MIS-21) and those planned outside
    the own turn (MIS-23) are free."""
    missions, barred = state.content.missions, state.turn.planned
    return [missions[name] for name in state.seats[seat].slots if name not in barred]


def completable(state: State, seat: int, zone: int) -> list[str]:
    """Missions that the placement of this turn in a Zone allows to complete; at most one a turn (ACT-05, MIS-15)."""
    if not state.seats[seat].slots or state.turn.mission_used:
        return []
    return [
        prefixed("mission", mission.id)
        for mission in free_to_complete(state, seat)
        if fits_zone(state, mission, zone) and is_payable(state, seat, mission)
    ]


def chainable(state: State, seat: int, card: str) -> list[str]:
    """Second Missions that the Cosmonaut may complete in the turn of the first, whatever was done in between
    (HERO-COSMONAUT, AMB-52, AMB-138)."""
    first = state.turn.chain
    if not first:
        return []
    zone = ZONE_NUMBER.get(state.turn.space)
    if zone is not None:
        fitting = [m for m in free_to_complete(state, seat) if fits_zone(state, m, zone)]
    else:
        printed = state.content.missions[first]
        fitting = [m for m in free_to_complete(state, seat) if _related(printed, m)]
    return [f"card:{card}:{m.id}" for m in fitting if is_payable(state, seat, m)]


def _related(first: Mission, second: Mission) -> bool:
    """Whether two Missions share a District icon, or are both Mutant Missions (AMB-52, at Headquarters)."""
    return (first.mutant and second.mutant) or any(district in second.districts for district in first.districts)


@lists("complete", "ROOM-HEADQUARTERS")
def completable_anywhere(state: State, seat: int) -> list[str]:
    """Headquarters: any planned Mission not planned this turn, wherever it belongs (ROOM-15)."""
    if state.turn.mission_used:
        return []
    return [prefixed("complete", m.id) for m in free_to_complete(state, seat) if is_payable(state, seat, m)]


@book.answer("ROOM-HEADQUARTERS")
def complete_anywhere(state: State, seat: int, option: str, source: str) -> None:
    """Complete the Mission chosen; it is the turn's only one."""
    start_mission(state, seat, option.partition(":")[2])


def start_mission(state: State, seat: int, mission: str) -> None:
    """Ask for the payment of a Mission; once paid it is completed (MIS-22)."""
    state.turn.mission_used = True
    state.turn.chain = "" if state.turn.chain else mission  # a second one uses the chance up
    state.then("MIS-14", seat, mission)
    ask_payment(state, seat, (state.content.missions[mission].cost,), mission, rule="MIS-13", mission=True)


@book.answer("MIS-13")
def pay_mission(state: State, seat: int, option: str, mission: str) -> None:
    """Pay every item on the left of the card; it leaves its slot (AMB-139)."""
    pay(state, seat, option, mission)
    me = state.seats[seat]
    me.slots.remove(mission)
    me.completing = mission


@book.task("MIS-14")
def reward_mission(state: State, seat: int, mission: str) -> None:
    """Collect the rewards; then the card goes to its column, the row bonus follows, MISSION cards wake (AMB-139)."""
    state.tell("completed", seat, mission)
    state.then("MIS-16", seat, mission)
    collect(state, seat, state.content.missions[mission].reward, mission)


@book.task("MIS-16")
def choose_column(state: State, seat: int, mission: str) -> None:
    """Ask for the column if the card's icons leave a choice (MIS-17, AMB-68)."""
    columns = state.content.missions[mission].columns
    if len(columns) == 1:
        file_mission(state, seat, columns[0], mission)
    else:
        state.ask("MIS-16", seat, [prefixed("column", state.content.column_ids[column]) for column in columns], mission)


@book.answer("MIS-16")
def answer_column(state: State, seat: int, option: str, mission: str) -> None:
    """Put the card into the column chosen."""
    file_mission(state, seat, state.content.column_ids.index(option.partition(":")[2]), mission)


def file_mission(state: State, seat: int, column: int, mission: str) -> None:
    """The card lies in its column and counts as completed.

    The first full row brings a Free Rescue, once a game (MIS-18).
    """
    me = state.seats[seat]
    me.completing = ""
    me.columns[column].append(mission)
    state.tell("filed", seat, mission, state.content.column_ids[column])
    wake(state, seat, AFTER_MISSION)
    if not me.row_bonus and all(me.columns):
        me.row_bonus = True
        cards = free_rescues(state, seat)
        state.tell("row_bonus", seat, int(bool(cards)))
        if cards:
            state.ask("MIS-18", seat, [*cards, LEAVE], mission)
