"""GAME binds the parts of Resurgence for the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from resurgence_tui.engine.machine import run
from resurgence_tui.engine.options import Value, check_options
from resurgence_tui.engine.sides import Points, Progress
from resurgence_tui.engine.types import Decision, Fact, LogEntry, Seat

from . import imagining, moments, tellable, unasked
from . import view as views
from .breakdowns import BREAKDOWNS
from .content.catalogue import Catalogue, from_changes, load
from .edition import EDITION
from .giving_up import gives_up
from .open_questions import ask_again, question_problems
from .options import MODE_OPTION, OPTIONS
from .points import points_in
from .rulebook import book
from .rules import final_scoring
from .rules.flow import follow, setup_rules
from .rules.setup import empty_table
from .soundness import chosen_of, covers, problems
from .standing import SCORE_SHEET, seat_points, sides_of
from .state import ADAPTER, State


class Resurgence:
    """The game for the kernel, see ``engine.game.Game``."""

    name = "resurgence"
    book = book
    edition = EDITION
    seats = (1, 4)
    options = OPTIONS
    mode_option = MODE_OPTION
    sheet = SCORE_SHEET
    turns = frozenset({"PLACE-01"})
    together: Mapping[str, str] = MappingProxyType({"ASG-01": "assign"})
    begins: frozenset[str] = frozenset()
    breakdowns = BREAKDOWNS
    content = staticmethod(load)
    content_from = staticmethod(from_changes)
    clone = staticmethod(views.clone)
    view = staticmethod(views.view)
    imagine = staticmethod(imagining.imagine)
    may_tell = staticmethod(tellable.may_tell)
    sides = staticmethod(sides_of)
    gives_up = staticmethod(gives_up)
    table_schema = staticmethod(ADAPTER.json_schema)

    def start(self, seats: int, seed: int, options: Mapping[str, Any], content: Catalogue) -> State:
        """A new game at its first question. ValueError, in one sentence, if the setup is not possible."""
        if not self.seats[0] <= seats <= self.seats[1]:
            raise ValueError(f"Resurgence is played by {self.seats[0]} to {self.seats[1]} seats, not {seats}.")
        chosen = check_options(self.options, options, seats)
        state = empty_table(seats, seed)
        state.content, state.start, state.solo = content, str(chosen["start"]), str(chosen["solo"])
        state.encounters, state.bonus_events = bool(chosen["encounters"]), bool(chosen["bonus_events"])
        state.even_heroes = bool(chosen["even_heroes"])
        follow(state, setup_rules(state))
        run(state, book)
        return state

    def dump(self, table: State) -> dict[str, Any]:
        """The table as JSON values."""
        dumped: dict[str, Any] = ADAPTER.dump_python(table, mode="json")
        return dumped

    def load(self, data: Any, content: Catalogue, edition: int | None = None) -> State:
        """A table from JSON values, validated. ValueError if they are not a sound table.

        edition: of the rules that it was saved by. Fields that those did not have are blank, and what they asked in
        another way is asked as it is today.
        """
        state = ADAPTER.validate_python(data)
        state.content = content
        earlier, dumped = edition is not None and edition < self.edition, self.dump(state)
        if dumped != data and not (earlier and covers(dumped, data)):
            raise ValueError("the table has fields that are unknown, missing or of another kind")
        if earlier:
            ask_again(state)
        if found := problems(state) or question_problems(state):
            raise ValueError(found[0])
        return state

    def fits(self, table: State, seats: int, options: Mapping[str, Value]) -> bool:
        """Whether a table is one of a game that was set up so."""
        return len(table.seats) == seats and chosen_of(table) == options

    def winners(self, table: State) -> list[Seat]:
        """Who has won a finished game."""
        return final_scoring.winners(table) if table.over else []

    def scores(self, table: State) -> list[int]:
        """Final scores, or the VP scored so far."""
        return [seat_points(table, seat) for seat in range(len(table.seats))]

    def dated(self, before: State | None, facts: Iterable[Fact]) -> list[LogEntry]:
        """Facts with the round and step they fall in."""
        return moments.dated(before.round, before.step, facts) if before else moments.dated(0, 0, facts)

    def progress(self, table: State) -> Progress:
        """The round that is played."""
        return Progress(table.round, table.content.numbers.rounds)

    def points_in(self, log: Iterable[LogEntry]) -> list[Points]:
        """All points that a log tells of, but for those of the final scoring."""
        return points_in(log)

    def unasked(self, view: Callable[[], State], decision: Decision) -> str:
        """What a seat may be given without being asked (AMB-130)."""
        return unasked.unasked(view(), decision) if decision.rule in unasked.RULES else ""

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of the content files, a property for each."""
        from .content.schema import schema

        return schema()


GAME = Resurgence()
