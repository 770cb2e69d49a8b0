"""The part of a host that takes choices back and makes them again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.saves.save_file import SaveFile

from .history import (
    CannotUndo,
    History,
    Moment,
    Stop,
    Stopped,
    Tail,
    TakenBack,
    act_start,
    chosen_acts,
    goes_on,
    last_choice,
    turn_start,
)
from .picks import Picks


class WayBack(NamedTuple):
    """All that would be taken back, from the first of these moments on. acts: whose choices they are, oldest first."""

    moments: list[Moment]
    first: int
    acts: list[Seat]


class UndoRedo:
    """Undo, redo, reset of a turn, and back to a line of the log."""

    if TYPE_CHECKING:
        _game: Game
        _table: Table
        _save: SaveFile
        _history: History
        _last_log: int
        _picks: Picks

        @property
        def over(self) -> bool: ...
        @property
        def humans(self) -> list[Seat]: ...
        def autosave(self) -> None: ...
        def _answer(self, seat: Seat, option: str) -> None: ...
        def _ask_anew(self) -> None: ...

    def undo(self, holder: Seat = NOBODY) -> TakenBack:
        """Take back the newest choice of a person, and save; CannotUndo says what stops it.

        What follows from it without a choice goes with it, and so do the other choices of one pick, and the act in
        which that began, as far back as nothing came to light since. holder: the seat at the keyboard, which takes back
        nothing that another one has chosen in private; NOBODY may take back anything.
        """
        tail = self._tail(holder)
        first, begin = last_choice(tail, self._game), len(self._save.choices) - len(tail.moments)
        newest = max(number for number, moment in enumerate(tail.moments) if not moment.single)
        picked = self._picks.around(begin + newest).start - begin
        return self._take_back(tail.moments, act_start(tail, max(min(first, picked), 0), self._game))

    def can_undo(self, holder: Seat = NOBODY) -> bool:
        """Whether ``undo`` would take something back for that holder."""
        try:
            self._tail(holder)
        except CannotUndo:
            return False
        return True

    @contextmanager
    def one_pick(self) -> Iterator[None]:
        """What is answered within was picked by one key, so one undo takes it back, and one redo makes it again."""
        first = len(self._save.choices)
        try:
            yield
        finally:
            self._picks.add(range(first, len(self._save.choices)))

    def reset_turn(self, holder: Seat = NOBODY) -> TakenBack:
        """Take back the newest turn, as far as that goes, and save; CannotUndo if nothing of it can be."""
        tail = self._tail(holder)
        first = turn_start(tail, self._game)
        taken = self._take_back(tail.moments, first)
        begun = first >= 0 and tail.moments[first].rule in self._game.turns
        whole = begun or first > 0 or tail.stopped.why is not Stop.REVEALED
        return taken if whole else taken._replace(stopped=tail.stopped)

    def way_back(self, eyes: Seat, entries: int, holder: Seat = NOBODY) -> WayBack:
        """What has to be taken back for the log to end where a seat could read so many entries of it.

        An act that told more than that stays whole. All of it can be taken back, or CannotUndo says what stops it.
        holder: as in ``undo``.
        """
        if self.over:
            raise CannotUndo(Stopped(Stop.OVER))
        seen = [number for number, entry in enumerate(self._save.log) if entry.fact.eyes in (NOBODY, eyes)]
        past, first = self._history.since(self._save.choices, seen[entries - 1], len(self._save.log))
        number, what = self._history.newest_reveal(past, first)
        for later in range(len(past.moments) - 1, number, -1):
            moment = past.moments[later]
            if later >= first and not moment.single and not self._may_take_back(moment, holder):
                raise CannotUndo(Stopped(Stop.ANSWERED, seat=moment.choice.seat))
        if what:
            raise CannotUndo(Stopped(Stop.REVEALED, what))
        acts = [seat for start, seat in chosen_acts(past.moments, self._game) if start >= first]
        return WayBack(past.moments, first, acts)

    def undo_to(self, eyes: Seat, entries: int, holder: Seat = NOBODY) -> TakenBack:
        """Take back all that was chosen since, and save; CannotUndo, with nothing changed, where ``way_back`` says so.
        """
        way = self.way_back(eyes, entries, holder)
        return self._take_back(way.moments, way.first)._replace(choices=len(way.acts))

    def redo(self) -> TakenBack:
        """Make the choice again that was taken back last, with all of its pick, and save; CannotUndo if there is none.
        """
        undone = self._save.undone
        if not undone:
            raise CannotUndo(Stopped(Stop.NOTHING))
        seat, rule, private = undone[0].seat, "", False
        while undone:
            choice = undone[0]
            decision = self._table.decision_of(choice.seat)
            if decision is None or choice.option not in decision.options:
                undone.clear()
                break
            another = len(decision.options) > 1 and not goes_on(self._game, rule, decision.rule)
            made = len(self._save.choices)
            if rule and another and made not in self._picks.around(made - 1):
                break
            rule, private = decision.rule if len(decision.options) > 1 else rule, private or decision.private
            self._answer(choice.seat, choice.option)
        if not rule:
            raise CannotUndo(Stopped(Stop.NOTHING))
        self.autosave()
        return TakenBack(seat, 1, private)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be made again."""
        return bool(self._save.undone)

    @property
    def last_seat(self) -> Seat:
        """The seat that has answered last, NOBODY before the first answer."""
        return self._save.choices[-1].seat if self._save.choices else NOBODY

    def _tail(self, holder: Seat) -> Tail:
        """What can be taken back; CannotUndo if nothing."""
        if self.over:
            raise CannotUndo(Stopped(Stop.OVER))
        tail = self._history.tail(self._save.choices)
        chosen = [moment for moment in tail.moments if not moment.single]
        if not chosen:
            raise CannotUndo(tail.stopped)
        if not self._may_take_back(chosen[-1], holder):
            raise CannotUndo(Stopped(Stop.ANSWERED, seat=chosen[-1].choice.seat))
        return tail

    def _may_take_back(self, moment: Moment, holder: Seat) -> bool:
        """Whether that choice is a person's, and none that another seat than the one at the keyboard made in private.
        """
        seat = moment.choice.seat
        return seat in self.humans and not (moment.private and holder not in (NOBODY, seat))

    def _take_back(self, moments: list[Moment], first: int) -> TakenBack:
        """Put back the table as it was before that one of the newest moments.

        What can be made again is what the first seat of them had chosen, up to the choice of another one: that one is
        free to choose anew.
        """
        taken = moments[first:]
        chosen = [moment for moment in taken if not moment.single]
        save, seat = self._save, chosen[0].choice.seat
        own = list(takewhile(lambda moment: moment.single or moment.choice.seat == seat, taken))
        later = save.undone if len(own) == len(taken) and save.undone and save.undone[0].seat == seat else []
        save.undone = [moment.choice for moment in own] + later
        save.cut_back(len(save.choices) - len(taken), len(save.log) - sum(moment.entries for moment in taken))
        self._table, self._last_log = taken[0].before, len(save.log)
        self._ask_anew()
        self.autosave()
        return TakenBack(seat, len(chosen), any(moment.private for moment in taken))
