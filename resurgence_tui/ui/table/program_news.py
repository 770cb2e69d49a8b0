"""Programs of other people that fail, as the table tells of it: once, beside the question."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.program_words import program_text
from resurgence_tui.i18n.text import Words


class ProgramNews:
    """Tells on which seats a program should play and does not. warn: shows a sentence long enough to be read."""

    def __init__(self, words: Words, host: Host, warn: Callable[[str], object]) -> None:
        self._words, self._host, self._warn = words, host, warn

    def tell(self) -> None:
        """Tell what has not been told yet."""
        for seat, fault, bot in self._host.bots.news():
            self._warn(program_text(self._words, self._host.names[seat], fault, bot))
