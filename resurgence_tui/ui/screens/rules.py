"""The reference: rules, signs and cards by chapter, a search through all, each with its example and what is beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from resurgence_tui.i18n.reference import (
    CARDS_SECTION,
    MOST_BESIDE,
    RULES_SECTION,
    SECTIONS,
    SIGNS_SECTION,
    Article,
    Reference,
    spans,
)
from resurgence_tui.ui import theme
from resurgence_tui.ui.reference import reference_of
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.article_pane import FOUND, ArticlePane, BesideLine
from resurgence_tui.ui.widgets.bars import Bar, Entry
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.line_list import LineList
from resurgence_tui.ui.widgets.painter import Painter

CALLED = {
    "all": "reference_section_all",
    RULES_SECTION: "reference_section_rules",
    SIGNS_SECTION: "reference_section_signs",
    CARDS_SECTION: "reference_section_cards",
}
"""The parts that can be listed, and what they are called."""

COUNTS = {
    RULES_SECTION: "reference_count_rules",
    SIGNS_SECTION: "reference_count_signs",
    CARDS_SECTION: "reference_count_cards",
}
"""How many there are of a part."""

COLUMN = 9
"""Cells for what an article is called, at least."""


class ArticleList(LineList):
    """Articles under the names of their chapters, or what a search has found."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.articles: list[Article] = []
        self._asked = ""

    def show(self, articles: list[Article], headings: Sequence[str], at: int = 0, asked: str = "") -> None:
        """List other articles, with the highlight on one of them."""
        self.articles, self._asked = articles, asked
        self.fill(headings, at)

    @property
    def article(self) -> Article | None:
        """The highlighted article."""
        return self.articles[self.index] if self.articles else None

    def chapter(self, step: int) -> None:
        """The highlight goes to the first article of the next chapter, or of this one or the one before."""
        heads = [place for place, name in enumerate(self._headings) if not place or name != self._headings[place - 1]]
        if step > 0:
            self.index = next((place for place in heads if place > self.index), self.index)
        elif heads:
            self.index = max(place for place in heads if place < self.index or not place)

    def paint_item(self, sheet: Painter, place: int, under: Style) -> None:
        """What it is called, and what it is about."""
        article = self.articles[place]
        x = self._lit(sheet, 2, article.called, (theme.STRONG if place == self.index else theme.PLAIN) + under)
        kind = article.chapter if article.chapter != self._headings[place] else ""
        about = article.title or article.text or kind
        self._lit(sheet, max(x + 2, COLUMN + 2), about, theme.QUIET + under)

    def _lit(self, sheet: Painter, x: int, text: str, style: Style) -> int:
        """A text with what is searched for standing out; the column after it."""
        end = sheet.text(x, 0, text, style, self.width - x)
        for start, stop in spans(text, self._asked) if self._asked else ():
            at = x + cell_len(text[:start])
            if at + cell_len(text[start:stop]) < self.width:
                sheet.text(at, 0, text[start:stop], style + FOUND)
        return end


class RulesScreen(GuardedScreen, Screen[None]):
    """Opens at an article, or at the first rule. here: rules and cards that matter on the table now."""

    CSS_PATH = "rules.tcss"
    IS_REFERENCE = True
    TOLD_KEYS = (("Arrows", "ui_key_move"), ("+ -", "reference_key_chapter"), ("1-9", "reference_key_beside"))
    AUTO_FOCUS = "#rules"
    BINDINGS = [
        Binding("slash", "search", "reference_key_search", id="search"),
        *(Binding(str(digit), f"beside({digit})", show=False) for digit in range(1, MOST_BESIDE + 1)),
        Binding("backspace", "before", "reference_key_before", id="before"),
        Binding("plus", "chapter(1)", show=False),
        Binding("minus", "chapter(-1)", show=False),
        Binding("escape", "leave", "ui_key_back", id="back"),
        Binding("pagedown,ctrl+d", "scroll(1)", show=False),
        Binding("pageup,ctrl+u", "scroll(-1)", show=False),
    ]

    def __init__(self, reference: Reference, at: str | None = None, here: Iterable[str] = ()) -> None:
        super().__init__()
        self.reference = reference
        known = reference.articles
        self._here = [known[one] for one in dict.fromkeys(here) if one in known]
        self._start = known.get(at or "")
        self.section = self._start.section if self._start else RULES_SECTION
        self._shown: Article | None = None
        self._before: list[Article] = []

    def anew(self) -> RulesScreen:
        """The same article in the language that is read now."""
        return RulesScreen(reference_of(self.app), self._shown.id if self._shown else None)

    def compose(self) -> ComposeResult:
        """Search above the list, the article beside it."""
        words = self.app.words
        yield Static(words.text("reference_heading"), classes="heading", markup=False)
        with Horizontal(id="halves"):
            with Vertical(id="left"):
                yield Input(placeholder=words.text("reference_search"), select_on_focus=False, id="search")
                yield Bar(id="sections")
                yield Static("", id="count", classes="quiet", markup=False)
                yield ArticleList(id="rules")
            yield ArticlePane(words, id="right")
        yield KeyLine(words)

    def on_mount(self) -> None:
        """At the article asked for."""
        self.query_one("#search", Input).cursor_blink = False
        self._list(self._start)

    @property
    def wanted(self) -> str:
        """What is searched for."""
        return self.query_one("#search", Input).value

    # What is listed

    def _list(self, at: Article | None = None) -> None:
        """List the section, or what the search has found in it."""
        words, wanted = self.app.words, self.wanted
        if wanted.strip():
            found = [one for one in self.reference.found(wanted) if self.section in ("", one.section)]
            headings = [""] * len(found)
            count = words.text("reference_found", count=len(found))
        else:
            self.section = self.section or RULES_SECTION
            found, headings = self._browsed()
            count = words.text(COUNTS[self.section], count=len(found) - self._listed_here)
        self._show_sections()
        place = next((place for place, one in enumerate(found) if at is not None and one.id == at.id), 0)
        self.query_one(ArticleList).show(found, headings, place, wanted)
        self.query_one("#count", Static).update(count if found else self._none(wanted))
        self._show(found[place] if found else None)

    @property
    def _listed_here(self) -> int:
        """How many articles stand above the rules because they matter now."""
        return len(self._here) if self.section == RULES_SECTION else 0

    def _browsed(self) -> tuple[list[Article], list[str]]:
        """The articles of the section under their chapters; above the rules what matters on the table now."""
        found = self.reference.section(self.section)
        here = self._here[: self._listed_here]
        now = [self.app.words.text("reference_here")] * len(here)
        return [*here, *found], [*now, *(one.chapter for one in found)]

    def _none(self, wanted: str) -> str:
        """That nothing was found, and what looks like it."""
        close = self.reference.closest(wanted, 2)
        words = self.app.words
        return words.text("reference_none_close", close=", ".join(close)) if close else words.text("reference_none")

    def _show_sections(self) -> None:
        bar = self.query_one("#sections", Bar)
        bar.entries = tuple(Entry(name, "", self.app.words.text(CALLED[name])) for name in self._sections)
        bar.front = self.section or "all"

    @property
    def _sections(self) -> tuple[str, ...]:
        """The parts that can be listed; in a search all together as well."""
        return ("all", *SECTIONS) if self.wanted.strip() else SECTIONS

    def turn_to(self, section: str) -> None:
        """List another part."""
        self.section = "" if section == "all" else section
        self._list(self._shown)

    # What is shown

    def _show(self, article: Article | None) -> None:
        """An article in full."""
        self._shown = article or self._shown
        if article is not None:
            self.query_one(ArticlePane).show(article, self.reference.beside(article), self.wanted)

    def go_to(self, article: str) -> None:
        """Show an article, wherever it is in the list; Backspace comes back."""
        if article not in self.reference.articles:
            return
        if self._shown is not None:
            self._before.append(self._shown)
        self._reveal(self.reference.articles[article])

    def _reveal(self, article: Article) -> None:
        listed = self.query_one(ArticleList)
        if article not in listed.articles:
            with self.prevent(Input.Changed):
                self.query_one("#search", Input).value = ""
            self.section = article.section
            self._list(article)
        listed.index = listed.articles.index(article)
        self._show(article)

    # Reactions

    def on_line_list_highlighted(self, looked: LineList.Highlighted) -> None:
        """Another article is highlighted."""
        looked.stop()
        article = self.query_one(ArticleList).article
        if article is not None and article != self._shown:
            self._show(article)

    def on_line_list_picked(self, picked: LineList.Picked) -> None:
        """Enter on a card: to the rule behind it."""
        picked.stop()
        article = self.query_one(ArticleList).article
        if article is not None and article.section == CARDS_SECTION:
            self.action_beside(1)

    def on_beside_line_picked(self, picked: BesideLine.Picked) -> None:
        """A click on an article beside this one."""
        picked.stop()
        self.go_to(picked.article)

    def on_bar_picked(self, picked: Bar.Picked) -> None:
        """A click on the name of a part."""
        picked.stop()
        self.turn_to(picked.entry)

    def on_input_changed(self, changed: Input.Changed) -> None:
        """Search while typing, through all parts."""
        changed.stop()
        if not changed.value.strip():
            self.section = self._shown.section if self._shown is not None else RULES_SECTION
            self._list(self._shown)
            return
        self.section = ""
        self._list()

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """To what was found."""
        submitted.stop()
        self.set_focus(self.query_one(ArticleList))

    def on_key(self, event: events.Key) -> None:
        """In the search field the arrows lead to the list; in the list letters start a search, Left and Right turn to
        another part.

        What is typed on before the field has the focus comes this way too.
        """
        field = self.query_one("#search", Input)
        searching = self.focused is field
        typed = event.character if event.is_printable else None
        if searching and event.key in ("down", "up"):
            self.set_focus(self.query_one(ArticleList))
        elif not searching and event.key in ("left", "right"):
            self._turn(1 if event.key == "right" else -1)
        elif typed and (searching or typed.isalpha() or typed in "([{"):
            self.set_focus(field)
            field.value += typed
            field.cursor_position = len(field.value)
        else:
            return
        event.stop()
        event.prevent_default()

    def _turn(self, step: int) -> None:
        sections = self._sections
        now = self.section or "all"  # the text of the field may have gone, and with it "all", a moment before the list
        place = sections.index(now) if now in sections else 0
        self.turn_to(sections[(place + step) % len(sections)])

    def action_search(self) -> None:
        """To the search field."""
        self.set_focus(self.query_one("#search", Input))

    def action_chapter(self, step: int) -> None:
        """To the next chapter, or the one before."""
        self.query_one(ArticleList).chapter(step)

    def action_beside(self, digit: int) -> None:
        """To an article beside this one."""
        beside = self.reference.beside(self._shown) if self._shown is not None else []
        if digit <= len(beside):
            self.go_to(beside[digit - 1].id)

    def action_before(self) -> None:
        """Back to the article from which one came."""
        if self._before:
            self._reveal(self._before.pop())

    def action_scroll(self, by: int) -> None:
        """Read on in a long text."""
        pane = self.query_one(ArticlePane)
        if by > 0:
            pane.scroll_page_down()
        else:
            pane.scroll_page_up()

    def action_leave(self) -> None:
        """End the search, else leave."""
        field = self.query_one("#search", Input)
        if field.value:
            field.value = ""
            self.set_focus(self.query_one(ArticleList))
        else:
            self.dismiss()
