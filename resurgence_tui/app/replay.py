"""Any moment of a saved game again, forwards and backwards, as each seat saw it then.

A finished game is open to everybody. Of a game that goes on only that is shown which the viewer may see now: what is
open to all, and the secrets of the one person at the table where only one plays and has no PIN.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.journal import make_all, make_each, same
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY, Decision, LogEntry, Seat
from resurgence_tui.saves.names import clean_title
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store

from .host import Host
from .library import Library, open_as_made
from .past_of_save import doubt_of, has_earlier_values, origin_of

SPACING = 25
"""Choices from one kept table to the next: stepping back plays at most so many again."""


class Step(NamedTuple):
    """One choice of the game. number: from 1; moment ``number`` is the table after it.

    asked: what was asked, without options, and option "", where the viewer may not know them. turn: a turn, or a step
    of the round, begins with it. entries: how long the log was after it. round, step: of the game, when it was made.
    """

    number: int
    asked: Decision
    option: str
    turn: bool
    entries: int
    round: int
    step: int

    @property
    def seat(self) -> Seat:
        """Who chose."""
        return self.asked.seat

    @property
    def single(self) -> bool:
        """Whether there was no alternative."""
        return len(self.asked.options) == 1


class Place(NamedTuple):
    """Where a replay is looked at, and how.

    moment: None for where it is best to begin. viewer: through whose eyes, one of those that the replay allows; None
    for those that it begins with. reviewed: the moment at which the choice that comes next is told, not the last one.
    """

    moment: int | None = None
    viewer: Seat | None = None
    reviewed: int | None = None


class Replay:
    """A saved game, moment by moment: 0 is its start, ``last`` the table as it was saved.

    first: the earliest moment that is known, where the past of the save begins. doubt: why that is not the start.
    has_earlier_values: whether its cards have values that new games no longer have.
    """

    def __init__(self, game: Game, table: Table, save: SaveFile) -> None:
        self._game, self._saved, self._save = game, table, save
        self.setup = save.setup
        self.is_public = table.over
        """Whether everybody may see everything."""
        lone = [] if save.lone is None else [save.lone]
        self.viewers: list[Seat] = [NOBODY, *(range(len(save.setup.seats)) if self.is_public else lone)]
        """Through whose eyes the game may be looked at; NOBODY: what is open to all."""
        self._kept: dict[int, Table] = {}
        self._steps: list[Step] = []
        self.doubt, self.has_earlier_values = doubt_of(save), has_earlier_values(table)
        self.first, self.last = 0, len(save.choices)
        self._first_entries = 0
        if not self._plays():
            self.first, self._steps = self.last, []
            self._kept = {self.last: table}

    # Moments

    def view(self, moment: int, viewer: Seat = NOBODY) -> Any:
        """The table at a moment as a seat saw it; ValueError if that may not be shown."""
        return self._game.view(self._at(moment), self._allowed(viewer))

    def scores(self, moment: int) -> list[int]:
        """Points of each seat at a moment."""
        return self._game.scores(self._at(moment))

    def log(self, moment: int, viewer: Seat = NOBODY, since: int = 0) -> list[LogEntry]:
        """What had happened by then, as far as a seat may see it. since: entries of the whole log to pass over."""
        eyes = self._allowed(viewer)
        return [entry for entry in self._save.log[since : self.entries(moment)] if entry.fact.eyes in (NOBODY, eyes)]

    def entries(self, moment: int) -> int:
        """How long the whole log was at a moment."""
        if moment >= self.last:
            return len(self._save.log)
        self._known(moment)
        return self._step(moment).entries if moment > self.first else self._first_entries

    def step(self, moment: int, viewer: Seat = NOBODY) -> Step | None:
        """The choice that led to a moment; None at the first one. Its option is blank where it was made in private."""
        eyes = self._allowed(viewer)
        self._known(moment)
        if moment == self.first:
            return None
        step = self._step(moment)
        if step.asked.private and not self.is_public and step.seat != eyes:
            return step._replace(option="", asked=step.asked._replace(options=(), context=()))
        return step

    # From one moment to another

    def by_decision(self, moment: int, way: int) -> int:
        """The next moment (way 1) or the one before (way -1) at which somebody had a choice to make."""
        return self._next(moment, way, lambda step: not step.single)

    def by_turn(self, moment: int, way: int) -> int:
        """The next or last moment at which a turn began or the step of the round changed."""
        return self._next(moment, way, lambda step: step.turn)

    def by_round(self, moment: int, way: int) -> int:
        """The next or last moment at which a round began."""
        return self._next(moment, way, self._begins_round)

    def at_round(self, number: int) -> int:
        """The first moment of a round; the last one there is if the game did not come so far."""
        return next((step.number - 1 for step in self._steps if step.round >= number), self.last)

    def _next(self, moment: int, way: int, fits: Callable[[Step], bool]) -> int:
        """The nearest moment before a choice that fits; the first or last one if there is none."""
        self._known(moment)
        numbers = range(moment + 2, self.last + 1) if way > 0 else range(moment, self.first, -1)
        for number in numbers:
            if fits(self._step(number)):
                return number - 1
        return self.last if way > 0 else self.first

    def _step(self, moment: int) -> Step:
        """The choice that led to a moment after the first one."""
        return self._steps[moment - self.first - 1]

    def _begins_round(self, step: Step) -> bool:
        """Whether a round began before a choice."""
        before = step.number - 1
        return before > self.first and step.round != self._step(before).round

    # Another game from here

    def what_if(self, moment: int, title: str, store: Store | None = None) -> Host:
        """A new game that begins at a moment of this one; SaveError unless this one is over.

        A game that goes on is not continued twice: that would show what is still hidden in it.
        """
        if not self.is_public:
            raise SaveError("Only a game that is over can be played on from one of its moments.")
        now, table = datetime.now(UTC), self._at(moment)
        save = self._save.model_copy(
            deep=True,
            update={
                "game_id": str(uuid4()), "name": clean_title(title) or self._save.name, "created": now, "saved": now,
                "over": False, "abandoned": False, "undone": [], "pins": [],
            },
        )  # fmt: skip
        save.cut_back(moment, self.entries(moment))
        save.note_anew()
        host = Host(self._game, table, save, store)
        host.autosave()
        return host

    # Playing again

    def _allowed(self, viewer: Seat) -> Seat:
        if viewer not in self.viewers:
            raise ValueError("The game goes on; what that seat sees is not shown.")
        return viewer

    def _known(self, moment: int) -> None:
        if not self.first <= moment <= self.last:
            raise ValueError(f"There is no moment {moment}.")

    def _at(self, moment: int) -> Table:
        """A table of that moment, for the caller to keep."""
        self._known(moment)
        start = max(kept for kept in self._kept if kept <= moment)
        table: Table = self._game.clone(self._kept[start])
        make_all(self._game, table, self._save.choices[start:moment])
        return table

    def _plays(self) -> bool:
        """Play all choices and note every step; whether they give the table that was saved."""
        content, choices = getattr(self._saved, "content", None), self._save.choices
        try:
            table, self.first, length = origin_of(self._game, content, self._save)
            self._first_entries = length
            when, last_asked = (0, 0), (-1, 0)
            if self.first and length:
                when = self._save.log[length - 1].round, self._save.log[length - 1].step
            for made in make_each(self._game, table, choices[self.first :], self.first):
                if (made.number - 1 - self.first) % SPACING == 0:
                    self._kept[made.number - 1] = made.before
                assert made.asked is not None
                entries = self._game.dated(made.before, table.facts)
                length += len(entries)
                turn = made.asked.rule in self._game.turns or when != last_asked
                self._steps.append(Step(made.number, made.asked, made.choice.option, turn, length, *when))
                last_asked, when = when, (entries[-1].round, entries[-1].step) if entries else when
        except Exception:  # rules that have changed may fail on old choices in any way
            return False
        self._kept.setdefault(self.first, self._game.clone(table))
        return same(self._game, table, self._saved)


def read_replay(library: Library, path: Path) -> Replay:
    """The game in a file, to look at, with the cards that it was made with. SaveError, in one sentence, if not."""
    return replay_of((library.store or Store(path.parent)).read(path))


def replay_of(save: SaveFile) -> Replay:
    """A saved game to look at, with the cards that it was made with. SaveError, in one sentence, if it is not sound."""
    return Replay(*open_as_made(save), save)
