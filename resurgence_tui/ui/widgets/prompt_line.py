"""Whose turn it is, what is asked and why, in two or three lines that never move."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, Part, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet

LONGEST = 40
"""More lines than any sentence has."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """badge: the seat's number and name. asked: what is asked. why: one line about it. news: what else happened.

    notice: what the player has just done and no board shows, problem: what went wrong just now; they stand in place of
    the why until the next prompt. wanted: the player has asked for the notice, which may then stand in place of the
    question too.
    trail: how far the turn is, flush right in the first line where there is room.
    """

    badge: str = ""
    badge_style: Style = theme.STRONG
    asked: str = ""
    why: str = ""
    news: str = ""
    notice: str = ""
    wanted: bool = False
    problem: str = ""
    trail: tuple[Part, ...] = ()


class PromptLine(Sheet):
    """Draws a Prompt: whose turn and what is asked first, in two lines if need be, then the why, then the news.

    Where there is no room for both, the news are shown until they are `read`, then the why. A problem or a
    wanted notice that has no room below the question stands in its place, as any does in a single line.
    """

    DEFAULT_CSS = "PromptLine { height: 2; background: $panel; color: $foreground; }"

    prompt: reactive[Prompt] = reactive(Prompt(), init=False, repaint=False)
    unread = True

    def watch_prompt(self, old: Prompt, new: Prompt) -> None:
        """Another prompt."""
        if (old.badge, old.asked, old.news) != (new.badge, new.asked, new.news):
            self.unread = True
        self.repaint()

    def read(self) -> None:
        """The player has gone on to something else."""
        if self.unread:
            self.unread = False
            self.repaint()

    def shows_whole(self, told: str) -> bool:
        """Whether a problem or notice can be read to its end here."""
        sheet = Painter(self.size.width, self.size.height, self.signs)
        return len(self._told(told, sheet, self._badge(sheet), LONGEST)) <= max(sheet.height, 1)

    def paint(self, sheet: Painter) -> None:
        """The prompt."""
        prompt = self.prompt
        x = self._badge(sheet)
        most = 2 if sheet.height > 2 else 1
        asked, *rest = wrapped(prompt.asked, sheet.width - x - 2, most, sheet.signs) or [""]
        first = 1 + len(rest)
        told = prompt.problem or prompt.notice
        may_take_all = prompt.problem or prompt.wanted or sheet.height <= first
        if may_take_all and len(wrapped(told, sheet.width - 2, LONGEST, sheet.signs)) > sheet.height - first:
            style = theme.WARNING if prompt.problem else theme.STRONG
            for y, line in enumerate(self._told(told, sheet, x, max(sheet.height, 1))):
                sheet.text(1 if y else x + 1, y, line, style)
            return
        for y, line in enumerate(rest, 1):
            sheet.text(x + 1, y, line, theme.STRONG)
        end = sheet.text(x + 1, 0, asked, theme.STRONG)
        start = sheet.width - 1 - sum(cell_len(text) for text, _ in prompt.trail)
        if end + 2 <= start:
            sheet.parts(start, 0, prompt.trail)
        for y, (line, style) in enumerate(self._lines(prompt, sheet.height - first, sheet), first):
            sheet.text(1, y, line, style)

    def _badge(self, sheet: Painter) -> int:
        """Whose turn it is; the column after it."""
        prompt = self.prompt
        return sheet.parts(0, 0, [(f" {prompt.badge} ", prompt.badge_style)] if prompt.badge else [])

    def _told(self, told: str, sheet: Painter, x: int, most: int) -> list[str]:
        """What is told, in lines: the first beside the badge that ends at x. most: so many lines."""
        beside = sheet.width - x - 2
        if most == 1:
            return wrapped(told, beside, 1, sheet.signs)
        first, *_ = wrapped(told, beside, LONGEST, sheet.signs) or [""]
        rest = " ".join(told.split())[len(first) :].strip()
        return [first, *wrapped(rest, sheet.width - 2, most - 1, sheet.signs)]

    def _lines(self, prompt: Prompt, lines: int, sheet: Painter) -> list[Part]:
        """What stands below the question. lines: so many are left."""
        room, width = max(lines, 1), sheet.width - 2
        said, style = prompt.problem or prompt.notice or prompt.why, theme.WARNING if prompt.problem else theme.PLAIN
        why = wrapped(said, width, room, sheet.signs)
        left = room - len(why)
        news: list[str] = []
        if prompt.news and left:
            news = wrapped(prompt.news, width, left, sheet.signs)
        elif prompt.news and self.unread and not (prompt.problem or prompt.notice):
            why, news = [], wrapped(prompt.news, width, room, sheet.signs)
        return [*((line, style) for line in why), *((line, theme.QUIET) for line in news)]
