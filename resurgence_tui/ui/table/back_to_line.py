"""Back to a line of the log: what would be taken back is asked about in the whole log, and done at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resurgence_tui.app.history import CannotUndo, TakenBack
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Seat
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Words
from resurgence_tui.i18n.undo_words import stopped_text


class BackToLine:
    """What ``WholeLog`` needs to know of the lines it shows.

    eyes: whose log it is. entries: for each line how many entries of it had been read with that line. holder: the seat
    at the keyboard.
    """

    def __init__(self, words: Words, host: Host, eyes: Seat, entries: Sequence[int], holder: Seat) -> None:
        self._words, self._host, self.eyes, self._entries, self.holder = words, host, eyes, entries, holder

    def way(self, line: int) -> Callable[[Seat], TakenBack]:
        """Takes back what was chosen since a line."""
        return lambda holder: self._host.undo_to(self.eyes, self._entries[line], holder)

    def refused(self, line: int) -> str:
        """Why the game cannot go back to a line, in a sentence; "" if it can."""
        try:
            self._host.way_back(self.eyes, self._entries[line], self.holder)
        except CannotUndo as error:
            return stopped_text(self._words, self._host.names, *error.stopped)
        return ""

    def question(self, line: int) -> str:
        """What is asked before more than one choice is taken back; "" where it is one. Only where it can be."""
        acts = self._host.way_back(self.eyes, self._entries[line], self.holder).acts
        if len(acts) < 2:
            return ""
        names = listed(self._words, [self._host.names[seat] for seat in dict.fromkeys(acts)])
        return self._words.text("undo-line-sure", count=len(acts), names=names)
