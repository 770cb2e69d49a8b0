"""The part of a host that takes choices back and makes them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.saves.save_file import SaveFile

from .history import CannotUndo, History, Moment, Stop, Stopped, Tail, TakenBack, last_choice, turn_start


class TakingBack:
    """Undo, redo, and reset of a turn."""

    if TYPE_CHECKING:
        _game: Game
        _table: Table
        _save: SaveFile
        _history: History
        _last_log: int

        @property
        def over(self) -> bool: ...
        @property
        def humans(self) -> list[Seat]: ...
        def autosave(self) -> None: ...
        def _answer(self, seat: Seat, option: str) -> None: ...
        def _ask_anew(self) -> None: ...

    def undo(self, holder: Seat = NOBODY) -> TakenBack:
        """Take back the newest choice of a person, and save; CannotUndo says what stops it.

        What follows from it without a choice goes with it. holder: the seat at the keyboard, which takes back nothing
        that another one has chosen in private; NOBODY may take back anything.
        """
        tail = self._tail(holder)
        return self._take_back(tail, last_choice(tail, self._game))

    def reset_turn(self, holder: Seat = NOBODY) -> TakenBack:
        """Take back the newest turn, as far as that goes, and save; CannotUndo if nothing of it can be."""
        tail = self._tail(holder)
        first = turn_start(tail, self._game)
        taken = self._take_back(tail, first)
        begun = first >= 0 and tail.moments[first].rule in self._game.turns
        whole = begun or first > 0 or tail.stopped.why is not Stop.REVEALED
        return taken if whole else taken._replace(stopped=tail.stopped)

    def redo(self) -> TakenBack:
        """Make the choice again that was taken back last, and save; CannotUndo if there is none."""
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
            another = len(decision.options) > 1 and not (rule == decision.rule and rule in self._game.together)
            if rule and another:
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
        undone, seat = self._save.undone, chosen[-1].choice.seat
        of_another = chosen[-1].private and holder not in (NOBODY, seat)
        if of_another or seat not in self.humans or (undone and undone[0].seat != seat):
            raise CannotUndo(Stopped(Stop.ANSWERED, seat=seat))
        return tail

    def _take_back(self, tail: Tail, first: int) -> TakenBack:
        """Put back the table as it was before that moment of the tail."""
        taken: list[Moment] = tail.moments[first:]
        save = self._save
        save.undone = [moment.choice for moment in taken] + save.undone
        save.cut_back(len(save.choices) - len(taken), len(save.log) - sum(moment.entries for moment in taken))
        self._table, self._last_log = taken[0].before, len(save.log)
        self._ask_anew()
        self.autosave()
        chosen = [moment for moment in taken if not moment.single]
        return TakenBack(chosen[0].choice.seat, len(chosen), any(moment.private for moment in taken))
