"""Whose turn it is, what is asked and why, in two or three lines that never move."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, Part, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Prompt:
    """badge: the seat's number and name. asked: what is asked. why: one line about it. news: what others did meanwhile.

    problem: what went wrong just now; it stands in place of the why until the next prompt. trail: how far the turn is,
    flush right in the first line where there is room.
    """

    badge: str = ""
    badge_style: Style = theme.STRONG
    asked: str = ""
    why: str = ""
    news: str = ""
    problem: str = ""
    trail: tuple[Part, ...] = ()


class PromptLine(Sheet):
    """Draws a Prompt: whose turn and what is asked first, then the why, then the news as far as there is room."""

    DEFAULT_CSS = "PromptLine { height: 2; background: $panel; color: $foreground; }"

    prompt: reactive[Prompt] = reactive(Prompt(), init=False, repaint=False)

    def watch_prompt(self) -> None:
        """Another prompt."""
        self.repaint()

    def paint(self, sheet: Painter) -> None:
        """The prompt."""
        prompt = self.prompt
        x = sheet.parts(0, 0, [(f" {prompt.badge} ", prompt.badge_style)] if prompt.badge else [])
        end = sheet.text(x + 1, 0, prompt.asked, theme.STRONG)
        start = sheet.width - 1 - sum(cell_len(text) for text, _ in prompt.trail)
        if end + 2 <= start:
            sheet.parts(start, 0, prompt.trail)
        second = (prompt.problem, theme.WARNING) if prompt.problem else (prompt.why, theme.PLAIN)
        news = (prompt.news, theme.QUIET)
        room = max(sheet.height - 1, 1)
        lines = wrapped(second[0], sheet.width - 2, room - 1 if news[0] and room > 1 else room, sheet.signs)
        for y, line in enumerate(lines):
            sheet.text(1, 1 + y, line, second[1])
        if len(lines) < room:
            sheet.text(1, 1 + len(lines), *news)
