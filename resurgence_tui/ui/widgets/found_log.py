"""A log to search in: it shows those sentences that hold each of some words, under their headings; for any game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rich.style import Style
from textual import events

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.log import Log, LogLine
from resurgence_tui.ui.widgets.painter import Painter

FOUND = theme.VP + Style(underline=True)
"""The words that were looked for."""


@lru_cache(64)
def as_found(style: Style) -> Style:
    """How words that were looked for are written."""
    return style + FOUND


class FoundLog(Log):
    """The cursor goes from sentence to sentence and passes the headings over."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._all: tuple[LogLine, ...] = ()
        self._wanted: tuple[str, ...] = ()
        self._places: list[int] = []

    @property
    def place(self) -> int:
        """Where the sentence under the cursor stands among all of them; -1 if none is shown."""
        return self._places[self.index % len(self._places)] if self._places else -1

    @property
    def hits(self) -> int:
        """How many sentences are shown."""
        return sum(not entry.heading for entry in self._entries)

    @property
    def hit(self) -> int:
        """Which of them is under the cursor, counted from 1; 0 if none is shown."""
        if not self.hits:
            return 0
        return sum(not entry.heading for entry in self._entries[: self.index % len(self._entries) + 1])

    def fill(self, entries: Sequence[LogLine]) -> None:
        """Take all sentences, and go to the newest."""
        self._all = tuple(entries)
        self.look_for("")

    def look_for(self, wanted: str) -> None:
        """Show the sentences that hold each of these words; the cursor stays on its sentence, or goes to the next."""
        at = self.place if self._places else len(self._all)
        self._wanted = tuple(wanted.casefold().split())
        self._places = found(self._all, self._wanted)
        self.show([self._all[place] for place in self._places])
        after = [number for number, place in enumerate(self._places) if place >= at and self._is_hit(number)]
        before = [number for number in range(len(self._places)) if self._is_hit(number)]
        if after or before:
            self.go_to(after[0] if after else before[-1])
        self.repaint()

    def _is_hit(self, number: int) -> bool:
        return not self._entries[number].heading

    def go_to(self, number: int) -> None:
        """Put the cursor on a sentence; where it is the first one below a heading, that is seen too."""
        if number and self._entries[number - 1].heading:
            self.index = number - 1
        self.index = number

    def step(self, by: int) -> None:
        """On to another sentence; at the ends the cursor stays."""
        hits = [number for number in range(len(self._entries)) if self._is_hit(number)]
        if hits:
            now = self.index % len(self._entries)
            at = sum(number < now for number in hits)
            self.go_to(hits[min(max(at + by, 0), len(hits) - 1)])

    def on_key(self, event: events.Key) -> None:
        """Move from hit to hit."""
        page = max(self.size.height - 1, 1)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -self.hits, "end": self.hits}
        if event.key in steps:
            self.step(steps[event.key])
            event.stop()
            event.prevent_default()

    # Rounds

    @property
    def rounds(self) -> list[int]:
        """The rounds that the log tells of, all of them."""
        return list(dict.fromkeys(entry.round for entry in self._all if entry.round >= 0))

    @property
    def round(self) -> int:
        """The round that the sentence under the cursor is in."""
        if not self._entries:
            return -1
        until = self._entries[: self.index % len(self._entries) + 1]
        return next((entry.round for entry in reversed(until) if entry.round >= 0), -1)

    def go_to_round(self, number: int) -> bool:
        """To the first sentence of a round, with its heading at the top; whether there is one."""
        for place, entry in enumerate(self._entries):
            if entry.round == number:
                first = next(line for line, (owner, _, _) in enumerate(self._lines) if owner == place)
                self.index = next(at for at in range(place, len(self._entries)) if self._is_hit(at))
                self.top = min(first, max(len(self._lines) - self.room, 0))
                self.repaint()
                return True
        return False

    # Drawing

    def look_of(self, line: int) -> object:
        """The words that were looked for count too."""
        return super().look_of(line), self._wanted

    def paint_line(self, sheet: Painter, line: int) -> None:
        """One line of a sentence, with the words that were looked for."""
        super().paint_line(sheet, line)
        if self._entries[self._lines[line][0]].heading or not self._wanted:
            return
        chars, styles = sheet.drawing().rows[0]
        text = "".join(chars).casefold()
        if len(text) == len(chars):
            for word in self._wanted:
                for match in re.finditer(re.escape(word), text):
                    for x in range(max(match.start(), 3), match.end()):
                        styles[x] = as_found(styles[x])


def found(entries: Sequence[LogLine], wanted: Sequence[str]) -> list[int]:
    """The places of the sentences that hold each of the words, and of the headings above them."""
    places: list[int] = []
    heading = -1
    for place, entry in enumerate(entries):
        if entry.heading:
            heading = place
        elif all(word in entry.text.casefold() for word in wanted):
            if heading >= 0:
                places.append(heading)
                heading = -1
            places.append(place)
    return places
