"""What has happened, in words, newest last: a widget for any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.message import Message
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, wrapped
from resurgence_tui.ui.widgets.scroller import Scroller

MOST_LINES = 6
"""Lines that one sentence may take."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence. rule: the rule behind it, or "". badge: the seat's mark before it. heading: a round or step.

    round: of a heading, the round that it is in.
    """

    text: str
    rule: str = ""
    badge: str = ""
    badge_style: Style = theme.STRONG
    heading: bool = False
    round: int = -1


class Log(Scroller, can_focus=True):
    """Sentences that scroll; with the focus, arrows move from one to the next and Enter or F1 asks for its rule."""

    DEFAULT_CSS = """
    Log {
        background: $background;
        color: $foreground;
        &.-framed { border-top: round $border-blurred; border-title-color: $primary; border-title-style: bold; }
        &.-framed:focus { border-top: heavy $primary; }
        &.-framed.-ascii { border-top: ascii $border; }
        &.-framed.-ascii:focus { border-top: ascii $primary; }
    }
    """

    index: reactive[int] = reactive(-1, init=False, repaint=False)
    """The sentence under the cursor; -1: the newest."""

    marked: reactive[int] = reactive(-1, init=False, repaint=False)
    """The sentence that is marked and in view, wherever the focus is; -1: none."""

    class Explain(Message):
        """The rule behind a sentence is asked for."""

        def __init__(self, rule: str) -> None:
            super().__init__()
            self.rule = rule

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._entries: tuple[LogLine, ...] = ()
        self._lines: list[tuple[int, str, bool]] = []
        self._wrapped_at = 0

    @property
    def entries(self) -> tuple[LogLine, ...]:
        """The sentences shown, oldest first."""
        return self._entries

    @property
    def line(self) -> LogLine | None:
        """The sentence under the cursor."""
        return self._entries[self.index] if self._entries else None

    def show(self, entries: Sequence[LogLine]) -> None:
        """Show these sentences. Those that were there already are not wrapped again; the newest is scrolled to.

        A log that nobody sees is wrapped once it is shown.
        """
        entries = tuple(entries)
        if entries == self._entries:
            return
        if not self.display:
            self._entries, self._lines, self._wrapped_at = entries, [], 0
            self.set_reactive(Log.index, -1)
            return
        known = len(self._entries)
        grown = entries[:known] == self._entries
        self._entries = entries
        if not grown or self._wrapped_at != self.width:
            self._wrap_all()
        else:
            self._wrap(known)
        self.set_reactive(Log.index, -1)
        self._settle()

    @property
    def length(self) -> int:
        """All lines of all sentences."""
        return len(self._lines)

    def _wrap_all(self) -> None:
        self._lines = []
        self._wrapped_at = self.width
        self._wrap(0)

    def _wrap(self, first: int) -> None:
        for place in range(first, len(self._entries)):
            entry = self._entries[place]
            indent = 0 if entry.heading else 3
            width = max(self._wrapped_at - indent, 8)
            for number, text in enumerate(wrapped(entry.text, width, MOST_LINES, self.signs)):
                self._lines.append((place, text, number == 0))

    def _settle(self) -> None:
        """Go to the end and paint."""
        self.top = max(len(self._lines) - self.room, 0)
        self.repaint()

    def fit(self) -> None:
        """Wrapped for the width it has, also where a frame has come or gone."""
        if self._entries and self._wrapped_at != self.width:
            self.on_resize()

    def paint_line(self, sheet: Painter, line: int) -> None:
        """One line of a sentence."""
        place, text, first = self._lines[line]
        entry = self._entries[place]
        here = self._is_here(place)
        under = Style(bgcolor=theme.CURSOR_GROUND) if here else Style()
        if here:
            sheet.text(0, 0, " " * self.width, under)
        if entry.heading:
            sheet.text(0, 0, text, theme.TITLE + under)
        else:
            if first and entry.badge:
                sheet.text(0, 0, entry.badge, entry.badge_style)
            sheet.text(3, 0, text, theme.PLAIN + under)

    def look_of(self, line: int) -> object:
        """The text with its sentence, and whether the cursor is on it."""
        place, text, first = self._lines[line]
        return text, first, self._entries[place], self._is_here(place)

    def _is_here(self, place: int) -> bool:
        return place == (self.index % len(self._entries) if self.has_focus else self.marked)

    # Reactions

    def on_resize(self) -> None:
        """Wrap again where the width is another; the sentence under the cursor stays in view, else the newest."""
        if self._wrapped_at != self.width:
            self._wrap_all()
        self._settle()
        if self.index >= 0:
            self.watch_index()

    def watch_index(self) -> None:
        """Bring the sentence under the cursor into view."""
        if self._entries:
            place = self.index % len(self._entries)
            mine = [line for line, (owner, _, _) in enumerate(self._lines) if owner == place]
            if mine:
                self.reveal(mine[0], mine[-1])
        self.repaint()

    def watch_marked(self) -> None:
        """Put the cursor on the marked sentence too."""
        if 0 <= self.marked < len(self._entries):
            self.index = self.marked
            self.repaint()

    def on_key(self, event: events.Key) -> None:
        """Move from sentence to sentence; Enter asks for the rule."""
        count = len(self._entries)
        page = max(self.size.height - 1, 1)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -count, "end": count}
        if event.key in steps and count:
            self.index = min(max(self.index % count + steps[event.key], 0), count - 1)
        elif event.key == "enter":
            self.explain()
        else:
            return
        event.stop()
        event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """A click puts the cursor on a sentence; where it is there already, it asks for the rule."""
        line = self.line_at(event)
        if line is None:
            return
        if self.index == self._lines[line][0]:
            self.explain()
        self.index = self._lines[line][0]

    def explain(self) -> None:
        """Ask for the rule behind the sentence under the cursor."""
        if self.line is not None and self.line.rule:
            self.post_message(self.Explain(self.line.rule))
