"""A game that bots alone play: keys that are for people say so in place of their deeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.protocol import Table


class BotsAlone:
    """Refuses what only a person at the table can do.

    The table is drawn anew at every answer of a bot, so the sentence is kept for a moment.
    later: calls something after so many seconds; what it returns can be stopped.
    """

    TOLD: ClassVar[float] = 3.0
    """Seconds for which the sentence stands."""

    def __init__(
        self, words: Words, host: Host, table: Table, later: Callable[[float, Callable[[], object]], Any]
    ) -> None:
        self._words, self._host, self._table, self._later = words, host, table, later
        self._until: Any = None

    def guarded(self, deed: Callable[[], object]) -> Callable[[], object]:
        """A deed that is refused while bots alone play."""
        return lambda: deed() if self._host.humans or self._host.over else self._refuse()

    def _refuse(self) -> None:
        if self._until is not None:
            self._until.stop()
        self._until = self._later(self.TOLD, self._forget)
        self._table.note(self._words.text("table-bots-alone"))
        self._table.ask_again()

    def _forget(self) -> None:
        self._until = None
        if not self._host.humans:
            self._table.note("")
            self._table.ask_again()
