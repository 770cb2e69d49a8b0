"""The whole log of a game, full screen: to read round by round, to search, and to see the rule behind each sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from resurgence_tui.i18n.families import RULE
from resurgence_tui.ui import theme
from resurgence_tui.ui.screens.confirm import ask_before
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.bars import Bar, Entry, TextBar
from resurgence_tui.ui.widgets.found_log import FoundLog
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.log import Log, LogLine
from resurgence_tui.ui.widgets.painter import Painter, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet

LONGEST = 40
"""Signs of what can be looked for."""


class RuleLine(Sheet):
    """A rule by its id and how it begins."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._rule = self._text = self._problem = ""

    def show(self, rule: str, text: str) -> None:
        """Show another rule; "" for none."""
        if rule != self._rule or self._problem:
            self._rule, self._text, self._problem = rule, text, ""
            self.repaint()

    def say(self, problem: str) -> None:
        """Show a sentence in its place, until another rule comes."""
        self._rule, self._text, self._problem = "", "", problem
        self.repaint()

    def paint(self, sheet: Painter) -> None:
        """The id, then the words in as many lines as there are."""
        for y, line in enumerate(wrapped(self._problem, sheet.width - 2, sheet.height, sheet.signs)):
            sheet.text(1, y, line, theme.WARNING)
        if self._rule:
            indent = sheet.text(1, 0, self._rule, theme.LEGAL) + 2
            for y, line in enumerate(wrapped(self._text, sheet.width - indent - 1, sheet.height, sheet.signs)):
                sheet.text(indent, y, line)


class BackFromLine(Protocol):
    """Whether the game can go back to a line of the log; lines are counted from 0, headings included."""

    def refused(self, line: int) -> str:
        """Why it cannot, in a sentence; "" if it can."""

    def question(self, line: int) -> str:
        """What to ask before; "" for nothing."""


class WholeLog(GuardedScreen, Screen[int]):
    """Letters start a search; while one is on, only the sentences found are shown.

    Dismissed with the line to go back to, if the player wants that. back: None where nothing can be taken back.
    """

    AUTO_FOCUS = "#whole"
    DEFAULT_CSS = """
    WholeLog { layout: vertical; }
    WholeLog #whole { height: 1fr; padding: 0 1; }
    WholeLog #wanted { background: $surface; }
    WholeLog #behind { height: 2; background: $panel; }
    """
    TOLD_KEYS = (("Enter", "news_key_rule"),)
    BINDINGS = [
        Binding("slash", "search", "news_key_search", id="search"),
        Binding("n", "step(1)", "news_key_hits", key_display="n N"),
        Binding("N", "step(-1)", show=False),
        Binding("left", "round(-1)", "news_key_rounds", key_display="Left/Right"),
        Binding("right", "round(1)", show=False),
        Binding("backspace", "shorter", show=False),
        Binding("ctrl+u", "back_to_line", "news_key_back", id="back_to_line"),
        Binding("escape,L", "leave", "ui_key_back", id="back"),
    ]

    def __init__(self, lines: Sequence[LogLine], back: BackFromLine | None = None) -> None:
        super().__init__()
        self._lines, self._back = tuple(lines), back
        self._wanted = ""
        self._typing = False

    def compose(self) -> ComposeResult:
        """Rounds and search above, the rule behind the sentence below."""
        yield Bar(id="rounds")
        yield TextBar(id="wanted")
        yield FoundLog(id="whole")
        yield RuleLine(id="behind")
        yield KeyLine(self.app.words)

    @property
    def whole(self) -> FoundLog:
        """The log."""
        return self.query_one(FoundLog)

    def on_mount(self) -> None:
        """At the newest sentence."""
        self.watch(self.whole, "index", self._moved, init=False)
        self.whole.fill(self._lines)
        self._show_search()
        self.call_after_refresh(self._moved)

    # What is shown

    def _moved(self) -> None:
        """Another sentence is under the cursor: its round above, its rule below."""
        words, whole = self.app.words, self.whole
        self.query_one("#rounds", Bar).entries = tuple(
            Entry(str(number), str(number), words.text("news_setup" if not number else "news_round_tab"))
            for number in whole.rounds
        )
        self.query_one("#rounds", Bar).front = str(whole.round)
        self.query_one(RuleLine).show(self.rule_here(), words.text(RULE.key(self.rule_here())))
        self._show_search()

    def _show_search(self) -> None:
        words, whole = self.app.words, self.whole
        bar = self.query_one("#wanted", TextBar)
        count = words.text("news_hits", hit=whole.hit, count=whole.hits) if self._wanted else (
            words.text("news_sentences", count=whole.hits))
        if not (self._wanted or self._typing):
            bar.parts = ((words.text("news_search"), theme.QUIET),)
        else:
            cursor = ((" ", theme.CURSOR),) if self._typing else ()
            bar.parts = (("/ ", theme.LEGAL), (self._wanted, theme.STRONG), *cursor)
        bar.aside = ((count if whole.hits else words.text("news_no_hit"), theme.QUIET),)

    def rule_here(self) -> str:
        """The rule behind the sentence under the cursor."""
        line = self.whole.line
        return line.rule if line is not None else ""

    # Search

    def _look_for(self, wanted: str) -> None:
        self._wanted = wanted[:LONGEST]
        self.whole.look_for(self._wanted)
        self._moved()

    def on_key(self, event: events.Key) -> None:
        """Letters are looked for; while something is, n and N move on, unless it is still being typed."""
        typed = event.character if event.is_printable else None
        moving = self._wanted and event.key in ("n", "N")
        if typed and (self._typing or (typed.isalpha() and not moving and event.key != "L")):
            self._typing = True
            self._look_for(self._wanted + typed)
        elif typed and typed.isdigit() and self.whole.go_to_round(int(typed)):
            self._moved()
        else:
            return
        event.stop()
        event.prevent_default()

    def action_search(self) -> None:
        """Type what to look for."""
        self._typing = True
        self._show_search()

    def action_shorter(self) -> None:
        """Take back the last sign."""
        self._typing = True
        self._look_for(self._wanted[:-1])

    def action_leave(self) -> None:
        """End the search, else leave."""
        if self._wanted or self._typing:
            self._typing = False
            self._look_for("")
        else:
            self.dismiss()

    # Taking back

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The key for it is there only where there is something to go back to."""
        return action != "back_to_line" or self._back is not None

    def action_back_to_line(self) -> None:
        """Take back what was chosen since the sentence under the cursor; what cannot be is told below."""
        line = self.whole.place
        if self._back is None or line < 0:
            return
        if refused := self._back.refused(line):
            self.query_one(RuleLine).say(refused)
        elif question := self._back.question(line):
            ask_before(self.app, question, lambda: self.dismiss(line), yes="undo-line-yes", no="ui_back")
        else:
            self.dismiss(line)

    # Moving

    def action_step(self, by: int) -> None:
        """On to the next hit, or back."""
        self._typing = False
        self.whole.step(by)
        self._show_search()

    def action_round(self, by: int) -> None:
        """To the beginning of the round before or after."""
        rounds = self.whole.rounds
        if self.whole.round in rounds:
            at = rounds.index(self.whole.round) + by
            if 0 <= at < len(rounds):
                self.whole.go_to_round(rounds[at])

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """A round was clicked."""
        event.stop()
        self.whole.go_to_round(int(event.entry))

    def on_click(self, event: events.Click) -> None:
        """A click on the search begins or ends it; one on the rule opens it."""
        if event.widget is None:
            return
        if event.widget.id == "wanted":
            if self._wanted:
                self.action_leave()
            else:
                self.action_search()
        elif event.widget.id == "behind" and self.rule_here():
            self.app.navigator.open_rules(self.rule_here())

    def on_log_explain(self, event: Log.Explain) -> None:
        """Enter ends the typing first; then it is about the sentence."""
        event.stop()
        if self._typing:
            self._typing = False
            self._show_search()
        else:
            self.app.navigator.open_rules(event.rule)
