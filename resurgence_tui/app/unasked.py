"""What the host takes for people without asking them, as far as they want that: see ``Game.unasked``.

Such an answer is a choice like any other in the save. It follows from the one before, and is taken back with it.
"""

from __future__ import annotations

from resurgence_tui.engine.foresight import shows_by_going_on
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import Decision, Fact
from resurgence_tui.saves.save_file import SaveFile


class Unasked:
    """Answers questions of people that need not be put, while it is on."""

    def __init__(self, game: Game, save: SaveFile) -> None:
        self._game, self._save = game, save
        self.on = False
        """Whether anything is taken unasked: front ends say so, by the setting of the player."""
        self._untold: list[Fact] = []

    def option(self, table: Table, decision: Decision) -> str:
        """What is taken for the seat, "" where it is asked.

        It is asked in private steps, whose answers are nobody else's business, and where the game would go on to
        something hidden: then nothing could be taken back any more.
        """
        seat = decision.seat
        if not self.on or decision.private or not self._save.setup.seats[seat].human:
            return ""
        option = self._game.unasked(lambda: self._game.view(table, seat), decision)
        return "" if option and shows_by_going_on(self._game, table, seat, [option]) else option

    def note(self, facts: list[Fact]) -> None:
        """Remember what was brought about so, until it is told."""
        self._untold += facts

    def news(self) -> list[Fact]:
        """What has been brought about since this was called last."""
        told, self._untold = self._untold, []
        return told
