"""An article of the reference as it is read: name, text, lines of a card, example, and the articles beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from resurgence_tui.i18n.reference import CARDS_SECTION, RULES_SECTION, Article, spans
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.inside_textual import JumpScroll
from resurgence_tui.ui.widgets.painter import Painter, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet

FOUND = theme.LEGAL + Style(underline=True)
"""What is searched for, on lines that are painted."""

FOUND_NAME = "bold underline $accent"
"""The same, in texts."""


def lit(text: str, asked: str) -> Content:
    """A text with the words that are searched for standing out."""
    content = Content(text)
    for start, end in spans(text, asked) if asked.strip() else ():
        content = content.stylize(FOUND_NAME, start, end)
    return content


class ArticlePane(JumpScroll, can_focus=False):
    """Shows one article after the other; a line beside it that is clicked is told by BesideLine.Picked."""

    DEFAULT_CSS = """
    ArticlePane {
        height: 1fr;
        padding: 0 2;
        background: $surface;
        scrollbar-size-vertical: 1;
        & Static { height: auto; max-width: 90; }
        & #called { color: $accent; text-style: bold; }
        & #text, & #lines, & #example, & #story, & #see { margin-top: 1; }
        & #example { color: $primary; }
        & #story { text-style: italic; }
        & #beside { height: auto; }
    }
    """

    def __init__(self, words: Words, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words = words

    def compose(self) -> ComposeResult:
        """All parts; those that an article lacks are not shown."""
        yield Static("", id="called", markup=False)
        yield Static("", id="chapter", classes="quiet", markup=False)
        for part in ("text", "lines", "story", "example"):
            yield Static("", id=part, markup=False)
        yield Static(self._words.text("reference_see"), id="see", classes="quiet", markup=False)
        yield Vertical(id="beside")

    def show(self, article: Article, beside: Sequence[Article], asked: str = "") -> None:
        """Show an article. asked: what is searched for."""
        words, is_rule = self._words, article.section == RULES_SECTION
        title = words.text("list_told", what=article.called, text=article.title) if article.title else article.called
        rule = beside[0] if article.section == CARDS_SECTION and beside else article
        told = rule.aside if rule.section == RULES_SECTION else ""
        example = words.text("reference_example", example=told) if told else ""
        for part, text in (
            ("called", lit(title, asked)),
            ("chapter", lit(article.chapter, asked)),
            ("text", lit(article.text, asked)),
            ("lines", self._lines(article, asked)),
            ("story", Content("" if is_rule else article.aside)),
            ("example", lit(example, asked)),
        ):
            shown = self.query_one(f"#{part}", Static)
            shown.update(text)
            shown.display = bool(text)
        self.query_one("#see").display = bool(beside)
        self._show_beside(beside)
        self.scroll_home()

    def _lines(self, article: Article, asked: str) -> Content:
        """The lines of a card, each behind its label."""
        return Content("\n").join(
            Content.assemble(
                (self._words.text("list_told", what=label, text="").rstrip(), "bold"), " ", lit(text, asked)
            )
            for label, text in article.lines
        )

    def _show_beside(self, articles: Sequence[Article]) -> None:
        """One line for each article beside it; lines are kept, since making them costs more than filling them."""
        holder = self.query_one("#beside", Vertical)
        lines = list(holder.query(BesideLine))
        for line in lines[len(articles) :]:
            line.display = False
        for place, article in enumerate(articles):
            if place == len(lines):
                lines.append(BesideLine())
                holder.mount(lines[place])
            lines[place].show(place + 1, article)
            lines[place].display = True


class BesideLine(Sheet):
    """An article beside the one that is shown: its digit, its id, how it begins, in two lines where it needs them."""

    INDENT: ClassVar[int] = 2
    DEFAULT_CSS = "BesideLine { height: 2; background: $surface; }"

    class Picked(Message):
        """A click on it."""

        def __init__(self, article: str) -> None:
            super().__init__()
            self.article = article

    def __init__(self) -> None:
        super().__init__()
        self._digit, self._article, self._called, self._text = "", "", "", ""

    def show(self, digit: int, article: Article) -> None:
        """Show an article."""
        self._digit, self._article, self._called = str(digit), article.id, article.called
        self._text = article.title or article.text or article.chapter
        if self.size.width:
            self.styles.height = max(len(self._lines()), 1)
        self.repaint()

    def paint(self, sheet: Painter) -> None:
        """The id before the words; what does not fit ends with dots."""
        x = sheet.text(0, 0, self._digit, theme.LEGAL)
        sheet.text(x + 1, 0, self._called, theme.STRONG)
        for y, line in enumerate(self._lines()):
            skip = len(self._called) if y == 0 else 0
            sheet.text(self.INDENT + skip, y, line[skip:], theme.QUIET)

    def _lines(self) -> list[str]:
        """Id and words, broken."""
        return wrapped(f"{self._called} {self._text}", max(self.size.width - self.INDENT, 1), 2, self.signs)

    def on_resize(self) -> None:
        """As high as the words need."""
        self.styles.height = max(len(self._lines()), 1)

    def on_click(self, event: events.Click) -> None:
        """Go there."""
        event.stop()
        self.post_message(self.Picked(self._article))
