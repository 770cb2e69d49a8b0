"""GAME binds the parts of Residuum for the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from resurgence_tui.engine.machine import run
from resurgence_tui.engine.options import Value, check_options
from resurgence_tui.engine.sides import Points, Progress
from resurgence_tui.engine.types import Decision, Fact, LogEntry, Seat

from . import imagining, moments, tellable
from . import view as views
from .breakdowns import BREAKDOWNS
from .content.catalogue import Catalogue, from_changes, load
from .edition import EDITION
from .giving_up import gives_up
from .open_questions import question_problems
from .options import MODE_OPTION, OPTIONS
from .rulebook import book
from .rules import final_scoring
from .rules.flow import empty_table
from .soundness import chosen_of, problems
from .standing import SCORE_SHEET, sides_of
from .state import ADAPTER, State

ACTS = (
    ("yield", (8, 9, 10)),
    ("act", (*range(11, 26), 29, 30)),
    ("town", (31, 32)),
    ("offer", (38, 39)),
    ("year", (52, 53)),
)
"""Questions that are one act to a player, by their numbers (RSD-ASK-54).

The kernel finds what stops taking back: chance (RSD-UNDO-01), answers of others (RSD-UNDO-02, RSD-UNDO-08), the close
of a private step (RSD-UNDO-03, RSD-UNDO-09), the next seat (RSD-UNDO-06, RSD-UNDO-10); all else can be taken back
(RSD-UNDO-04).
"""


class Residuum:
    """The game for the kernel, see ``engine.game.Game``."""

    name = "residuum"
    book = book
    edition = EDITION
    seats = (2, 4)
    """RSD-GEN-01."""
    options = OPTIONS
    mode_option = MODE_OPTION
    sheet = SCORE_SHEET
    turns: frozenset[str] = frozenset()
    """None: turns are told apart by the log (RSD-UNDO-05)."""
    together: Mapping[str, str] = MappingProxyType(
        {f"RSD-ASK-{number:02}": act for act, numbers in ACTS for number in numbers}
    )
    begins = frozenset({"RSD-ASK-11"})
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
            raise ValueError(f"Residuum is played by {self.seats[0]} to {self.seats[1]} seats, not {seats}.")
        chosen = check_options(self.options, options, seats)
        state = empty_table(seats, seed, content)
        state.map, state.bases = str(chosen["map"]), str(chosen["bases"])
        state.simpler = bool(chosen["simpler"])
        run(state, book)
        return state

    def dump(self, table: State) -> dict[str, Any]:
        """The table as JSON values."""
        dumped: dict[str, Any] = ADAPTER.dump_python(table, mode="json")
        return dumped

    def load(self, data: Any, content: Catalogue, edition: int | None = None) -> State:
        """A table from JSON values, validated. ValueError if they are not a sound table (RSD-INV-14)."""
        state = ADAPTER.validate_python(data)
        state.content = content
        if self.dump(state) != data:
            raise ValueError("the table has fields that are unknown, missing or of another kind")
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
        """Final points, or a running count as if the game ended now."""
        return [final_scoring.points(table, seat) for seat in range(len(table.seats))]

    def dated(self, before: State | None, facts: Iterable[Fact]) -> list[LogEntry]:
        """Facts with the turn and the place in turn order they fall in."""
        if before is None:
            facts = list(facts)
            seats = len({fact.seat for fact in facts if fact.key == "character_dealt"})
            return moments.dated(0, 0, seats, 0, facts)
        return moments.dated(before.round, before.step, len(before.seats), before.first, facts)

    def progress(self, table: State) -> Progress:
        """The turn that is played; seats count them together."""
        turns = table.content.numbers.turns
        return Progress(min(table.round, turns), turns)

    def points_in(self, log: Iterable[LogEntry]) -> list[Points]:
        """Nothing is scored before the end."""
        return []

    def unasked(self, view: Callable[[], State], decision: Decision) -> str:
        """Everything is asked: whatever comes in costs a place, a card or a turn that could be used otherwise."""
        return ""

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of the content files, a property for each."""
        from .content.schema import schema

        return schema()


GAME = Residuum()
