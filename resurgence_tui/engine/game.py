"""What a game must supply, so that hosts, saves, bots and screens need not know which one is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from .breakdown import Breakdown
from .chance import Draws
from .options import OptionSpec, Value
from .rulebook import Rulebook
from .sides import Points, Progress, SheetSpec, Side
from .table import Table
from .types import Decision, Fact, LogEntry, RuleId, Seat


class Game(Protocol):
    """A game that the program can play.

    Tables are changed only by ``engine.machine.choose`` with the game's rulebook.
    """

    name: str
    book: Rulebook
    edition: int
    """Number of the rules, from 1. Whoever makes a rule do something else raises it: choices made before may then be
    illegal, or lead elsewhere."""
    seats: tuple[int, int]
    """Fewest and most seats."""
    options: tuple[OptionSpec, ...]
    """What is chosen before a game; checked by ``engine.options.check_options`` and nowhere else."""
    mode_option: str
    """The option by whose values results are kept apart; "" if all games of so many seats are kept together."""
    sheet: SheetSpec
    """The lines of its score sheet."""
    turns: frozenset[RuleId]
    """Rules whose question begins a seat's turn: as far as "reset my turn" goes back."""
    together: Mapping[RuleId, str]
    """Rules whose questions belong to an act of several, by the name of the act: questions of one act that follow each
    other are one to a player, and are taken back as one."""
    begins: frozenset[RuleId]
    """Those of them whose question always begins an act anew, such as a menu that each act is chosen from."""
    breakdowns: tuple[Breakdown, ...]
    """What a report on many games tells seats apart by; a game may have none."""

    def content(self, pack: str | None = None, made_with: str = "") -> Any:
        """The printed components, with a content pack over them if its folder is given.

        made_with: the hash of what a save was made with; if that had earlier values of the game, these are taken, and
        the content says so (``earlier``). ContentError names what is wrong.
        """

    def content_from(self, changed: Mapping[str, Any], made_with: str = "") -> Any:
        """The components that a save was made with, from the entries stored in it. made_with: see ``content``."""

    def start(self, seats: int, seed: int, options: Mapping[str, Any], content: Any) -> Table:
        """A new table, run to its first question. ValueError if it cannot be set up so (OptionProblem: its options)."""

    def clone(self, table: Any) -> Any:
        """A copy that shares nothing that changes."""

    def view(self, table: Any, seat: Seat) -> Any:
        """The table as one seat may see it (NOBODY: what is open to all), of the table's own type.

        The view of a seat seen by the same seat is the same again.
        """

    def imagine(self, view: Any, chance: Draws) -> Any:
        """A whole table, sound and ready to be played on, drawn from all that fit what the seat of a view knows.

        Its own view for that seat is the one given. Its decks and streams of chance come from ``chance`` alone, so
        whatever is tried on it foretells nothing.
        """

    def dump(self, table: Any) -> dict[str, Any]:
        """The table as JSON values."""

    def load(self, data: Any, content: Any, edition: int | None = None) -> Any:
        """A table from JSON values, fully validated; ValueError if they are not a sound table.

        edition: of the rules that it was saved by. What those left out or asked in another way is put as today's rules
        have it.
        """

    def fits(self, table: Any, seats: int, options: Mapping[str, Value]) -> bool:
        """Whether a table is one of a game that was set up so. options: all of them, as they were checked."""

    def may_tell(self, table: Any, entry: LogEntry) -> bool:
        """Whether something of that kind can happen in the game of a table, so that it can be put into words."""

    def winners(self, table: Any) -> list[Seat]:
        """Who has won, once the game is over."""

    def scores(self, table: Any) -> list[int]:
        """Points of each seat: final ones once the game is over, else those scored so far."""

    def dated(self, before: Any, facts: Iterable[Fact]) -> list[LogEntry]:
        """Facts with the round and step they fall in.

        before: the table before the choice that brought them about, None for those of the setup.
        """

    def sides(self, table: Any) -> list[Side]:
        """Who scores: the seats in order, then rivals without a seat. table: or a view of it."""

    def progress(self, table: Any) -> Progress:
        """How far the game is. table: or a view of it."""

    def points_in(self, log: Iterable[LogEntry]) -> list[Points]:
        """All points that a log tells of, in its order, but for those of the final scoring, which stand on sheets."""

    def gives_up(self, option: str) -> bool:
        """Whether an option does without something, so that an eager player takes another one."""

    def unasked(self, view: Callable[[], Any], decision: Decision) -> str:
        """The option that can be taken for a seat without asking it, since no other one could ever be better for it;
        "" where it has to be asked. It neither shows anything hidden nor does without anything.

        view: makes the table as that seat may see it, which takes time.
        """

    def table_schema(self) -> dict[str, Any]:
        """JSON Schema of a table as it is dumped."""

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of the files of a content pack, a property for each."""
