"""A game that bots alone play: keys that are for people say so in place of their deeds."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.protocol import Table


class BotsAlone:
    """Refuses what only a person at the table can do."""

    def __init__(self, words: Words, host: Host, table: Table) -> None:
        self._words, self._host, self._table = words, host, table

    def guarded(self, deed: Callable[[], object]) -> Callable[[], object]:
        """A deed that is refused while bots alone play."""
        return lambda: deed() if self._host.humans or self._host.over else self._refuse()

    def _refuse(self) -> None:
        self._table.say(self._words.text("table-bots-alone"))
