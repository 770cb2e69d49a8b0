"""Several questions that are one act, as lines of a form.

What all pieces make (RSD-ASK-08 to RSD-ASK-10), who is fed at the year's end (RSD-ASK-53), what is spent in a conflict
(RSD-ASK-43 to RSD-ASK-47).

The lists of the questions to come say what may be chosen; the questions are then answered one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from resurgence_tui.engine.types import Decision, Seat, Value

from .board import active_outposts, outrider_hexes
from .rulebook import LISTS
from .rules.calendar import provisions_due
from .rules.casualties import active_outriders
from .rules.counting import UNSAID
from .rules.production import other_kind
from .state import State
from .usual import usual
from .vocab import FOOD, PROVISIONS

MAKING = ("RSD-ASK-08", "RSD-ASK-09", "RSD-ASK-10")
FEEDING = ("RSD-ASK-53",)
BOOSTING = ("RSD-ASK-43", "RSD-ASK-44", "RSD-ASK-46", "RSD-ASK-47")
FAMILIES = {rule: family for family in (MAKING, FEEDING, BOOSTING) for rule in family}
"""Rule that asks -> the questions of its form."""

NO_CARD = "boost:none"


@dataclass(slots=True)
class Line:
    """A question to come, with its options and the one that is chosen. card: a card of RSD-ASK-43 that this line is
    about; such lines are one question together."""

    decision: Decision
    chosen: str
    card: str = ""


class ChoicePlan:
    """The lines of a form, and the answers that they give."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.is_touched = False
        """Whether another option than the first proposal was chosen in any line."""

        self._left = list(range(len(lines)))

    def options(self, place: int) -> tuple[str, ...]:
        """What may stand in a line now."""
        return self.lines[place].decision.options

    def choose(self, place: int, option: str) -> None:
        """Choose in a line."""
        if option in self.options(place):
            self.is_touched |= option != self.lines[place].chosen
            self.lines[place].chosen = option

    def change(self, place: int, by: int) -> None:
        """Choose the next or the previous option of a line, as far as there is one."""
        options = self.options(place)
        at = options.index(self.lines[place].chosen) + by
        self.choose(place, options[min(max(at, 0), len(options) - 1)])

    def answer(self, decision: Decision) -> str:
        """The answer to a question of the form, "" to any other."""
        if not self.lines or decision.rule not in FAMILIES[self.lines[0].decision.rule]:
            return ""
        for place in self._left:
            line = self.lines[place]
            asked = line.decision
            if (asked.rule, asked.context) == (decision.rule, decision.context):
                if line.card and line.chosen not in decision.options:
                    continue
                self._left.remove(place)
                if line.card and line.chosen == NO_CARD:
                    continue
                return line.chosen if line.chosen in decision.options else ""
        if NO_CARD in decision.options:
            return NO_CARD
        return decision.options[0] if len(decision.options) == 1 else ""


class FeedPlan(ChoicePlan):
    """Who is fed with what: a later line has what the lines before leave."""

    def __init__(self, lines: list[Line], state: State, seat: Seat) -> None:
        super().__init__(lines)
        self._store = tuple(state.seats[seat].store)
        self._due = {"feed:provisions": (PROVISIONS, provisions_due(state, seat)),
                     "feed:food": (FOOD, state.content.numbers.year_end_food)}  # fmt: skip
        for place in range(len(lines)):
            lines[place].chosen = self.options(place)[0]

    def left(self, before: int | None = None) -> list[int]:
        """What is left of the store after the lines, or after those before one."""
        store = list(self._store)
        for line in self.lines[:before]:
            if line.chosen in self._due:
                kind, count = self._due[line.chosen]
                store[kind] -= count
        return store

    def options(self, place: int) -> tuple[str, ...]:
        """What the lines before leave."""
        store = self.left(place)
        return (*(word for word, (kind, count) in self._due.items() if store[kind] >= count), "feed:none")

    def choose(self, place: int, option: str) -> None:
        """Choose in a line; lines below that this leaves nothing take what there is."""
        super().choose(place, option)
        for below in range(place + 1, len(self.lines)):
            options = self.options(below)
            if self.lines[below].chosen not in options:
                self.lines[below].chosen = options[0]


def plan_for(view: State, decision: Decision) -> ChoicePlan | None:
    """The form that a question begins; None where it begins none, or one line would be all of it."""
    family = FAMILIES.get(decision.rule)
    if family is None:
        return None
    makers: dict[tuple[str, ...], Callable[[State, Decision], Iterator[Line]]] = {
        MAKING: _making, FEEDING: _feeding, BOOSTING: _boosting,
    }  # fmt: skip
    lines = list(makers[family](view, decision))
    if len(lines) < 2:
        return None
    return FeedPlan(lines, view, decision.seat) if family is FEEDING else ChoicePlan(lines)


def _asked(view: State, seat: Seat, rule: str, *context: Value) -> Decision:
    return Decision(rule, seat, tuple(LISTS[rule](view, seat, *context)), context)


def _making(view: State, decision: Decision) -> Iterator[Line]:
    """This question, then what stands behind it in the order of production (RSD-PROD-16)."""
    seat = decision.seat
    to_come: list[Decision] = []
    if decision.rule != "RSD-ASK-10":
        to_come += [_asked(view, seat, "RSD-ASK-09", hex) for hex in active_outposts(view, seat)]
    to_come += [_asked(view, seat, "RSD-ASK-10", hex) for hex in outrider_hexes(view, seat)
                if other_kind(view, seat, hex) >= 0]
    alike = [one for one in to_come if (one.rule, one.context) == (decision.rule, decision.context)]
    if alike:
        to_come = to_come[to_come.index(alike[0]) + 1 :]
    for one in (decision, *to_come):
        if len(one.options) > 1:
            yield Line(one, usual(view, one))


def _feeding(view: State, decision: Decision) -> Iterator[Line]:
    """Every active Outrider in hex order, where none has been asked about."""
    seat, me = decision.seat, view.seats[decision.seat]
    hexes = outrider_hexes(view, seat)
    hex, number = decision.context
    here = [one for one in active_outriders(view, seat) if me.outriders[one] == hex]
    if hex != hexes[0] or number not in (here[0], here[-1]):
        return
    rest = [one for one in here if one != number]
    numbers = [*([number] if rest != here else []), *(rest if number == here[0] else rest[::-1])]
    numbers += [one for place in hexes[1:] for one in active_outriders(view, seat) if me.outriders[one] == place]
    for one in numbers:
        yield Line(_asked(view, seat, "RSD-ASK-53", me.outriders[one], one), "")


def _boosting(view: State, decision: Decision) -> Iterator[Line]:
    """Each card that could be used, and what the questions after them may spend."""
    seat = decision.seat
    place = BOOSTING.index(decision.rule)
    for rule in BOOSTING[place:]:
        if rule == "RSD-ASK-43":
            for option in decision.options:
                if option != NO_CARD:
                    one = Decision(rule, seat, (NO_CARD, option), ())
                    yield Line(one, NO_CARD, option)
            continue
        asked = decision if rule == decision.rule else _asked(
            view, seat, rule, *((UNSAID,) if rule == "RSD-ASK-47" else ())
        )
        if len(asked.options) > 1:
            yield Line(asked, next(one for one in asked.options if one == "nuclear:none" or one.endswith(":0")))
