"""Programs of other people that fail, as the table tells of it: once, beside the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.program_words import program_text
from resurgence_tui.i18n.text import Words

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class ProgramNews:
    """Tells on which seats a program should play and does not."""

    SECONDS: ClassVar[float] = 15.0
    """For which it is shown."""

    def __init__(self, words: Words, host: Host, app: Program) -> None:
        self._words, self._host, self._app = words, host, app

    def tell(self) -> None:
        """Tell what has not been told yet."""
        for seat, fault, bot in self._host.bots.news():
            told = program_text(self._words, self._host.names[seat], fault, bot)
            self._app.notify(told, severity="warning", markup=False, timeout=self.SECONDS)
