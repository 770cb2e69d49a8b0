"""A game that another program has open: it can be looked at here, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.saves.lock import Holder
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import GameLocked, Store

from .history import CannotUndo, Stop, Stopped, TakenBack
from .host import Host
from .undo import WayBack


class ReadOnlyHost(Host):
    """Shows the game as it was saved last. Nobody is asked, bots do not play on, and nothing is written.

    holder: the program that has it open. again: opens the game anew, to play on if it is free by now.
    """

    def __init__(
        self, game: Game, table: Table, save: SaveFile, path: Path, holder: Holder, again: Callable[[], Host]
    ) -> None:
        super().__init__(game, table, save, None, path)
        self.locked_by = holder
        self._again = again
        self._looked_at = Store.stamp(path)

    def look_again(self) -> Host:
        """The game to play on if the other program has left it, else this one as it is saved now; GameError if it is
        gone or damaged meanwhile."""
        fresh = self._again()
        if isinstance(fresh, ReadOnlyHost):
            self._game, self._table, self._save = fresh._game, fresh._table, fresh._save
            self._last_log, self.locked_by, self._looked_at = fresh._last_log, fresh.locked_by, fresh._looked_at
            self._ask_anew()
            return self
        return fresh

    def follow(self) -> bool:
        """Take over what the other program has saved since, if anything; whether there was something."""
        if self.path is None or Store.stamp(self.path) == self._looked_at:
            return False
        try:
            return self.look_again() is self
        except GameError:
            return False

    def _ask_anew(self) -> None:
        """Nobody is asked here."""
        super()._ask_anew()
        self._asks.clear()

    def hand_to(self, seat: int, player: str) -> None:
        """Who plays is decided where the game is open."""
        raise self._refusal()

    def abandon(self) -> None:
        """The game is given up where it is open."""
        raise self._refusal()

    def can_undo(self, holder: Seat = NOBODY) -> bool:
        """Nothing is taken back here."""
        return False

    def undo(self, holder: Seat = NOBODY) -> TakenBack:
        """Nothing is taken back here."""
        raise CannotUndo(Stopped(Stop.NOTHING))

    def reset_turn(self, holder: Seat = NOBODY) -> TakenBack:
        """Nothing is taken back here."""
        return self.undo()

    def way_back(self, eyes: Seat, entries: int, holder: Seat = NOBODY) -> WayBack:
        """Nothing is taken back here."""
        raise CannotUndo(Stopped(Stop.NOTHING))

    def redo(self) -> TakenBack:
        """Nothing is made again here."""
        return self.undo()

    def _refusal(self) -> GameLocked:
        return GameLocked(self.locked_by or Holder())
