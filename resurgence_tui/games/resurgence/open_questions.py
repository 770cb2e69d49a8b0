"""Whether the questions and tasks of a loaded table are those that the rules would ask and run.

A saved table holds every open decision with its options. Here each rule that asks lists them anew from the table, so
that a file cannot offer what the rules do not; tasks are checked against the functions that run them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain

from resurgence_tui.engine.errors import IllegalChoice
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.registry import registers
from resurgence_tui.engine.types import NOBODY, Decision, Task

from .content.printed import Bundle, Cost
from .earlier_questions import earlier
from .rulebook import book
from .rules import event_cards, rewards
from .rules.encounters_expansion import KIND_WORDS, ask_trade
from .rules.flow import ALONE, NEXT_ROUND, ROUND, SETUP, SOLO_SETUP, round_rules, setup_rules
from .rules.items import ways, with_food
from .rules.option_ids import ADD, ASSIGN, LEAVE, prefixed
from .rules.rescuing_survivors import free_rescues, payable_rescues
from .rules.reward_items import ASKERS
from .rules.solo_mutant_actions import action_options
from .rules.step3_placing_tokens import payments_for, placements
from .rules.step3_worker_actions import offer_actions
from .rules.step4_upkeep import can_raise_level, income_options
from .soundness import problems
from .state import State
from .view import clone
from .vocab import AREA_WORDS, SPECIALISTS, ZONE_OF

Options = Iterable[str]
Lister = Callable[[State, Decision], Iterator[Options]]

LISTERS: dict[str, Lister] = {}
"""Rule that asks -> the lists of options that its question may have in this table."""


def question_problems(state: State) -> list[str]:
    """What is wrong with the open questions and the tasks of a table whose components are sound, one sentence each."""
    try:
        return [*_tasks(state), *_flow(state), *_asked(state), *_led_to(state)]
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        return [f"a question or task does not fit the table ({type(error).__name__})"]


def ask_again(state: State) -> None:
    """Let open questions that other rules have asked have the options that today's rules list.

    A question that today's rules would not ask stays as it is, and `question_problems` finds it.
    """
    for place, asked in enumerate(state.open):
        try:
            lists = [tuple(options) for options in LISTERS[asked.rule](state, asked)]
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
            continue
        if lists and asked.options not in lists and lists[0]:
            state.open[place] = asked._replace(options=lists[0])


def _tasks(state: State) -> Iterator[str]:
    """Every task is known and has the values that its function takes."""
    seats = len(state.seats)
    for stack in (state.agenda, *state.private):
        for task in stack:
            if not NOBODY <= task.seat < seats or not _fits(book.tasks.get(task.rule), task):
                yield f"the task {task.rule[:20]} is not possible"
    if state.private and not any(asked.private for asked in state.open):
        yield "a simultaneous step waits for nobody"


NEXT_IN_STEP = {1: ("DRAW-01", "ASG-01", "LEAD-01"), 2: ("LEAD-03", "SOLO-21", "GEN-02"), 3: ("ENC-16", "UPK-A")}
"""Step -> the parts of the round that may come next while somebody is asked in it; in Step 4, those after UPK-A."""


PARTS = frozenset((*SETUP, *SOLO_SETUP, *ROUND, *NEXT_ROUND, *chain(*ALONE.values()), "ENC-16", "SCORE-08"))
"""The parts of setup and rounds, which no part puts on the agenda."""


def _flow(state: State) -> Iterator[str]:
    """Below all that the present part has put on the agenda lies the rest of the setup or round, in its order."""
    if state.over:
        return
    rules = round_rules(state) if state.round else setup_rules(state)
    coming = [task.rule for task in state.agenda]
    flow = 0
    while flow < min(len(coming), len(rules)) and coming[flow] == rules[-1 - flow]:
        flow += 1
    after = rules[len(rules) - flow :]
    if state.step == 4:
        fits = bool(after) and "UPK-A" not in after
    else:
        fits = bool(after) and (not state.step or after[0] in NEXT_IN_STEP.get(state.step, ()))
    turns = [place for place, rule in enumerate(coming) if rule == "PLACE-01"]
    if not fits or turns != ([flow] if state.step == 3 else []) or not PARTS.isdisjoint(coming[flow:]):
        yield "what is still to come in the round is not possible"
    elif state.turn.seat != NOBODY and any(
        task.seat not in (NOBODY, state.turn.seat) for task in state.agenda[flow + 1 :]
    ):
        yield "what is still to come in the turn is not possible"


def _fits(function: Callable[..., None] | None, task: Task) -> bool:
    """Whether a function takes the values of a task, by number and type."""
    if function is None:
        return False
    wanted, more = _parameters(function)
    if len(task.values) < len(wanted) or (more is None and len(task.values) > len(wanted)):
        return False
    kinds = (*wanted, *(more for _ in task.values[len(wanted) :]))
    return all(kind in (type(value).__name__, _UNTOLD) for value, kind in zip(task.values, kinds, strict=True))


_UNTOLD = str(inspect.Parameter.empty)
"""The type of a parameter of a compiled function, which tells none; it refuses what does not fit when it is called."""


@cache
def _parameters(function: Callable[..., None]) -> tuple[tuple[str, ...], str | None]:
    """The types of the values that a task function takes after table and seat, and of further ones, as written."""
    wanted: list[str] = []
    for parameter in list(inspect.signature(function).parameters.values())[2:]:
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            return tuple(wanted), str(parameter.annotation)
        wanted.append(str(parameter.annotation))
    return tuple(wanted), None


def _asked(state: State) -> Iterator[str]:
    """Every open question has the options that its rule lists, and is private exactly in a simultaneous step."""
    for asked in state.open:
        lister = LISTERS.get(asked.rule)
        if lister is None:
            yield f"no rule {asked.rule[:20]} asks"
        elif not any(tuple(options) == asked.options for options in _possible(state, asked, lister)):
            yield f"the options of {asked.rule} are not those of the rule"
        if asked.private != bool(state.private):
            yield f"{asked.rule} is asked in the wrong kind of step"


def _possible(state: State, asked: Decision, lister: Lister) -> Iterator[Options]:
    """The lists of options that a question may have, in this edition of the rules or an earlier one."""
    yield from lister(state, asked)
    yield from earlier(state, asked, lister(state, asked))


def _led_to(state: State) -> Iterator[str]:
    """An option of each kind is tried: it can be taken and leads to a sound table."""
    for asked in state.open:
        for option in {option.partition(":")[0]: option for option in asked.options}.values():
            after = clone(state)
            try:
                choose(after, asked.seat, option, book)
            except IllegalChoice:
                yield f"{option[:40]} cannot be chosen"
                return
            if problems(after):
                yield f"{option[:40]} leads to a table that is not sound"
                return


def _lists(*rules: str) -> Callable[[Lister], Lister]:
    return registers(LISTERS, *rules)


def _word(asked: Decision) -> str:
    """The id that a question carries as its context."""
    (word,) = asked.context
    if not isinstance(word, str):
        raise ValueError(f"{asked.rule} asks about {word}")
    return word


@_lists("SET-19")
def _offer(state: State, asked: Decision) -> Iterator[Options]:
    open_cards = {"hero": state.heroes, "starter": state.starters}[_word(asked)]
    yield [prefixed("take", card) for card in open_cards]


@_lists("SOLO-10")
def _solo_hand(state: State, asked: Decision) -> Iterator[Options]:
    if not asked.context:
        yield [prefixed("discard", card) for card in state.seats[asked.seat].hand]


@_lists(*(f"SOLO-{side}-{district}" for side in "AB" for district in ("ARB", "MUS", "REV", "BAR", "KRE", "HOP")))
def _mutant_action(state: State, asked: Decision) -> Iterator[Options]:
    district = state.content.mutant_district[state.mutant_open[-1]]
    action = state.content.mutant_actions[state.action_side][district]
    if action.id == _word(asked) and action.rule == asked.rule and state.turn.seat == asked.seat:
        yield action_options(state, asked.seat, action)


@_lists("ENC-04")
def _encounters(state: State, asked: Decision) -> Iterator[Options]:
    (district,) = asked.context
    kinds = [word for word, count in zip(KIND_WORDS, state.encounter_drawn, strict=True) for _ in range(count)]
    if district == state.content.mutant_district[state.mutant_open[-1]] and len(kinds) == 2:
        yield (f"put:{kinds[0]}:{kinds[1]}", f"put:{kinds[1]}:{kinds[0]}")
        yield (f"put:{kinds[1]}:{kinds[0]}", f"put:{kinds[0]}:{kinds[1]}")


@_lists("ENC-10")
def _trade(state: State, asked: Decision) -> Iterator[Options]:
    if _word(asked) == "token_stalker":
        again = clone(state)
        again.open = []
        ask_trade(again, asked.seat)
        yield again.open[0].options


@_lists("SAL-02")
def _hand(state: State, asked: Decision) -> Iterator[Options]:
    if not asked.context:
        yield [prefixed("keep", card) for card in state.seats[asked.seat].hand]


@_lists("SAL-11")
def _specialists(state: State, asked: Decision) -> Iterator[Options]:
    if _word(asked) == "salvage_kit":
        yield [*(ADD[token] for token in SPECIALISTS), LEAVE]


@_lists("ASG-01")
def _assignment(state: State, asked: Decision) -> Iterator[Options]:
    drawn = state.seats[asked.seat].drawn
    if asked.context == (sum(drawn),):
        yield ASSIGN[next(token for token, count in enumerate(drawn) if count)]


@_lists("AMB-135")
def _drawn(state: State, asked: Decision) -> Iterator[Options]:
    if any("draw" in bundle.asks for bundle in _bundles(state, _word(asked))):
        yield from (ASSIGN[token] for token, count in enumerate(state.seats[asked.seat].drawn) if count)


@_lists("PLACE-01")
def _placements(state: State, asked: Decision) -> Iterator[Options]:
    if state.turn.seat == asked.seat and not asked.context:
        yield placements(state, asked.seat)


@_lists("PLACE-06")
def _penalty(state: State, asked: Decision) -> Iterator[Options]:
    if state.turn.space == _word(asked):
        yield payments_for(state, asked.seat, ZONE_OF[state.turn.space])


@_lists("ACT-01")
def _actions(state: State, asked: Decision) -> Iterator[Options]:
    if state.turn.seat == asked.seat and state.turn.space == _word(asked):
        again = clone(state)
        again.open = []
        offer_actions(again, asked.seat)
        yield again.open[0].options


@_lists("GEN-04")
def _payment(state: State, asked: Decision) -> Iterator[Options]:
    source, content = _word(asked), state.content
    if source == f"level_{state.seats[asked.seat].level + 1}":
        yield ways(state, asked.seat, (content.levels[state.seats[asked.seat].level + 1].cost,))
        return
    costs: tuple[Cost, ...] = content.effects[source].pays
    if costs[0].row_price:
        card = state.agenda[-1].values[0]
        price = content.row_prices(len(state.seats))[state.row.index(str(card))]
        costs = tuple(with_food(cost, price) for cost in costs)
    yield ways(state, asked.seat, costs)


@_lists("MIS-13")
def _mission_payment(state: State, asked: Decision) -> Iterator[Options]:
    mission = _word(asked)
    if mission in state.seats[asked.seat].slots and state.agenda[-1] == Task("MIS-14", asked.seat, (mission,)):
        yield ways(state, asked.seat, (state.content.missions[mission].cost,), mission=True)


def _bundles(state: State, source: str) -> Sequence[Bundle]:
    """What a source of rewards may give."""
    content = state.content
    if source.startswith("track_"):
        track, _, space = source.removeprefix("track_").partition("_")
        spaces = content.tracks[AREA_WORDS.index(track)]
        return (spaces[[str(number) for number in range(len(spaces))].index(space)],)
    if source == "token_stalker":
        return (Bundle(asks=("plan",)),)
    if source in content.missions:
        return (content.missions[source].reward,)
    if source in content.rubble:
        return (content.rubble[source],)
    if source in content.salvage:
        return (content.salvage[source], content.numbers.beginner)
    event = content.events.get(source)
    if event is not None and event.per_card is not None:
        return (event.per_card,)
    return content.effects[source].gains


@_lists("GEN-03")
def _goods(state: State, asked: Decision) -> Iterator[Options]:
    for bundle in _bundles(state, _word(asked)):
        if bundle.res:
            yield rewards.goods_options((0, 1, 2), bundle.res)
        if bundle.sup:
            yield rewards.goods_options((3, 4), bundle.sup)


@_lists("AMB-128")
def _order(state: State, asked: Decision) -> Iterator[Options]:
    source, *items = map(str, asked.context)
    possible = [_items(bundle) for bundle in _bundles(state, source)]
    if any(all(items.count(item) <= listed.count(item) for item in items) for listed in possible):
        yield [prefixed("next", item) for item in dict.fromkeys(items) if rewards.can_happen(state, asked.seat, item)]


def _items(bundle: Bundle) -> list[str]:
    """The parts of a bundle that are asked for one by one."""
    goods = [f"{kind}:{count}" for kind, count in (("res", bundle.res), ("sup", bundle.sup)) if count]
    return [*goods, *bundle.asks]


@_lists("AMB-56")
def _alternatives(state: State, asked: Decision) -> Iterator[Options]:
    gains = state.content.effects[_word(asked)].gains
    yield [f"gain:{rewards.bundle_word(b)}" for b in gains if rewards.bundle_can_happen(state, asked.seat, b)]


@_lists("MIS-03", "RET-01", "GEN-09", "DRAW-05", "LEAD-12", "SURV-23", "BUILD-01", "ROOM-HEADQUARTERS")
def _reward_item(state: State, asked: Decision) -> Iterator[Options]:
    source = _word(asked)
    for bundle in _bundles(state, source):
        for item in bundle.asks:
            rule, lister = ASKERS[item]
            if rule == asked.rule:
                yield [*lister(state, asked.seat), *([LEAVE] if rewards.may_leave(state, source, item) else [])]


@_lists("SURV-20")
def _paid_rescue(state: State, asked: Decision) -> Iterator[Options]:
    yield payable_rescues(state, asked.seat, state.content.effects[_word(asked)])


@_lists("MIS-18")
def _row_bonus(state: State, asked: Decision) -> Iterator[Options]:
    me = state.seats[asked.seat]
    if me.row_bonus and any(column[-1:] == [_word(asked)] for column in me.columns):
        yield [*free_rescues(state, asked.seat), LEAVE]


@_lists("MIS-16")
def _columns(state: State, asked: Decision) -> Iterator[Options]:
    mission = _word(asked)
    if state.seats[asked.seat].completing == mission:
        columns = state.content.missions[mission].columns
        yield [prefixed("column", state.content.column_ids[column]) for column in columns]


@_lists("UPK-B")
def _income(state: State, asked: Decision) -> Iterator[Options]:
    column = state.content.column_ids.index(_word(asked))
    number = len(state.seats[asked.seat].columns[column])
    yield income_options(tuple(bundle.goods for bundle in state.content.column_income[column]), number)


@_lists("UPK-C")
def _level(state: State, asked: Decision) -> Iterator[Options]:
    if can_raise_level(state, asked.seat) and asked.context == (state.seats[asked.seat].level + 1,):
        yield ("raise", "stay")


@_lists("EVT-05", "UPK-B1")
def _event(state: State, asked: Decision) -> Iterator[Options]:
    if _word(asked) == state.event:
        yield [prefixed("event", state.event), LEAVE]


@_lists("AMB-143", "AMB-144")
def _event_choice(state: State, asked: Decision) -> Iterator[Options]:
    again = clone(state)
    again.open = []
    event = state.content.events[state.event]
    (context,) = asked.context
    if asked.rule == "AMB-143" and context == event.id:
        event_cards.ask_alternative(again, asked.seat, event)
    elif asked.rule == "AMB-144" and isinstance(context, int) and 1 <= context <= event.exchange:
        event_cards.ask_exchange(again, asked.seat, context)
    if again.open:
        yield again.open[0].options
