"""The rule reference: families and their rules, a search, each rule with its example and the rules beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, Static

from resurgence_tui.assets_path import assets
from resurgence_tui.i18n.text import LATE, Words, entries
from resurgence_tui.ui import theme
from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.line_list import LineList
from resurgence_tui.ui.widgets.painter import Painter, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

RULE, FAMILY = "rule_", "family_"
MOST_BESIDE = 9
"""Rules beside one that can be gone to: each has a digit."""


class Reference:
    """The rules of one language in the order of the rulebook, and what the search reads of them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        keys = [key for key, _ in entries(assets() / "i18n" / words.language / LATE)]
        self.rules = [key.removeprefix(RULE) for key in keys if key.startswith(RULE)]
        self._read: dict[str, str] = {}

    def text(self, rule: str) -> str:
        """What the rule says."""
        return self.words.text(RULE + rule)

    def family(self, rule: str) -> str:
        """Name of the family that a rule belongs to."""
        return self.words.text(FAMILY + rule.partition("-")[0])

    def example(self, rule: str) -> str:
        """A case worked out, or ""."""
        example = self.words.attribute(RULE + rule, "example")
        return self.words.text("rules_example", example=example) if example else ""

    def beside(self, rule: str) -> list[str]:
        """The rules that belong to one."""
        see = self.words.attribute(RULE + rule, "see")
        return see.split(", ")[:MOST_BESIDE] if see else []

    def found(self, wanted: str) -> list[str]:
        """The rules with that id or family, else all that hold each of the words."""
        asked = wanted.casefold().split()
        if not asked:
            return self.rules
        if len(asked) == 1:
            same = [rule for rule in self.rules if rule.casefold() == asked[0]]
            start = asked[0].rstrip("-") + "-"
            if found := same or [rule for rule in self.rules if rule.casefold().startswith(start)]:
                return found
        return [rule for rule in self.rules if all(word in self._whole(rule) for word in asked)]

    def _whole(self, rule: str) -> str:
        if rule not in self._read:
            parts = (rule, self.family(rule), self.text(rule), self.example(rule))
            self._read[rule] = " ".join(parts).casefold()
        return self._read[rule]


class RuleList(LineList):
    """Rules under the names of their families."""

    def __init__(self, book: Reference, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._book = book
        self.rules: list[str] = []

    def show(self, rules: list[str], at: str = "") -> None:
        """List other rules, with the highlight on one of them."""
        self.rules = rules
        self.fill([self._book.family(rule) for rule in rules], rules.index(at) if at in rules else 0)

    @property
    def rule(self) -> str:
        """The highlighted rule, or ""."""
        return self.rules[self.index] if self.rules else ""

    def paint_item(self, sheet: Painter, place: int, under: Style) -> None:
        """The id, and how the rule begins."""
        rule = self.rules[place]
        x = sheet.text(2, 0, rule, (theme.STRONG if place == self.index else theme.PLAIN) + under)
        x = max(x + 2, 11)
        sheet.text(x, 0, self._book.text(rule), theme.QUIET + under, self.width - x)


class RulesScreen(Steady, Screen[None]):
    """Opens at a rule, or at the first."""

    app: ResurgenceApp
    CSS_PATH = "rules.tcss"
    IS_REFERENCE = True
    TOLD_KEYS = (("Up Down", "ui_key_move"), ("1-9", "rules_key_beside"))
    AUTO_FOCUS = "#rules"
    BINDINGS = [
        Binding("slash", "search", "rules_key_search", id="search"),
        *(Binding(str(digit), f"beside({digit})", show=False) for digit in range(1, MOST_BESIDE + 1)),
        Binding("backspace", "before", "rules_key_before", id="before"),
        Binding("escape", "leave", "ui_key_back", id="back"),
        Binding("pagedown,ctrl+d", "scroll(1)", show=False),
        Binding("pageup,ctrl+u", "scroll(-1)", show=False),
    ]

    def __init__(self, rule: str | None = None) -> None:
        super().__init__()
        self._start = rule or ""
        self._rule = ""
        self._before: list[str] = []

    def compose(self) -> ComposeResult:
        """Search above the list, the rule beside it."""
        words = self.app.words
        self.reference = Reference(words)
        yield Static(words.text("rules_heading"), classes="heading", markup=False)
        with Horizontal(id="halves"):
            with Vertical(id="left"):
                yield Input(placeholder=words.text("rules_search"), select_on_focus=False, id="search")
                yield Static("", id="count", classes="quiet", markup=False)
                yield RuleList(self.reference, id="rules")
            with VerticalScroll(id="right"):
                yield Static("", id="rule", markup=False)
                yield Static("", id="family", classes="quiet", markup=False)
                yield Static("", id="text", markup=False)
                yield Static("", id="example", markup=False)
                yield Static(words.text("rules_see"), id="see", classes="quiet", markup=False)
                yield Vertical(id="beside")
        yield KeyLine(words)

    def on_mount(self) -> None:
        """At the rule asked for."""
        self.query_one(KeyLine).signs = self.app.signs
        self.query_one(RuleList).signs = self.app.signs
        self.query_one("#right").can_focus = False
        self.query_one("#search", Input).cursor_blink = False
        self._list("", self._start)

    def _list(self, wanted: str, at: str = "") -> None:
        words, found = self.app.words, self.reference.found(wanted)
        self.query_one(RuleList).show(found, at)
        count = words.text("rules_count", count=len(found)) if found else words.text("rules_none")
        self.query_one("#count", Static).update(count)
        self._show(at if at in found else (found[0] if found else ""))

    def _show(self, rule: str) -> None:
        """The text of a rule."""
        if not rule or rule == self._rule:
            return
        self._rule = rule
        book = self.reference
        for name, text in (
            ("rule", rule),
            ("family", book.family(rule)),
            ("text", book.text(rule)),
            ("example", book.example(rule)),
        ):
            self.query_one(f"#{name}", Static).update(text)
        self.query_one("#example").display = bool(book.example(rule))
        beside = book.beside(rule)
        self.query_one("#see").display = bool(beside)
        self._show_beside(beside)
        self.query_one("#right", VerticalScroll).scroll_home(animate=False)

    def _show_beside(self, rules: list[str]) -> None:
        """One line for each rule beside this one; lines are kept, since making them costs more than filling them."""
        holder = self.query_one("#beside", Vertical)
        lines = list(holder.query(BesideLine))
        for line in lines[len(rules) :]:
            line.display = False
        for place, rule in enumerate(rules):
            if place == len(lines):
                lines.append(BesideLine())
                lines[place].signs = self.app.signs
                holder.mount(lines[place])
            lines[place].show(place + 1, rule, self.reference.text(rule))
            lines[place].display = True

    def go_to(self, rule: str) -> None:
        """Show a rule, wherever it is in the list; Backspace comes back."""
        if rule not in self.reference.rules:
            return
        if self._rule:
            self._before.append(self._rule)
        self._reveal(rule)

    def _reveal(self, rule: str) -> None:
        rules = self.query_one(RuleList)
        if rule not in rules.rules:
            with self.prevent(Input.Changed):
                self.query_one("#search", Input).value = ""
            self._list("", rule)
        rules.index = rules.rules.index(rule)
        self._show(rule)

    # Reactions

    def on_line_list_looked(self, looked: LineList.Looked) -> None:
        """Another rule is highlighted."""
        looked.stop()
        self._show(self.query_one(RuleList).rule)

    def on_beside_line_picked(self, picked: BesideLine.Picked) -> None:
        """A click on a rule beside this one."""
        picked.stop()
        self.go_to(picked.rule)

    def on_input_changed(self, changed: Input.Changed) -> None:
        """Search while typing."""
        changed.stop()
        self._list(changed.value)

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """To what was found."""
        submitted.stop()
        self.set_focus(self.query_one(RuleList))

    def on_key(self, event: events.Key) -> None:
        """In the search field the arrows lead to the list; in the list letters start a search.

        What is typed on before the field has the focus comes this way too.
        """
        field = self.query_one("#search", Input)
        searching = self.focused is field
        typed = event.character if event.is_printable else None
        if searching and event.key in ("down", "up"):
            self.set_focus(self.query_one(RuleList))
        elif typed and (searching or typed.isalpha()):
            self.set_focus(field)
            field.value += typed
            field.cursor_position = len(field.value)
        else:
            return
        event.stop()
        event.prevent_default()

    def action_search(self) -> None:
        """To the search field."""
        self.set_focus(self.query_one("#search", Input))

    def action_beside(self, digit: int) -> None:
        """To a rule beside this one."""
        beside = self.reference.beside(self._rule)
        if digit <= len(beside):
            self.go_to(beside[digit - 1])

    def action_before(self) -> None:
        """Back to the rule from which one came."""
        if self._before:
            self._reveal(self._before.pop())

    def action_scroll(self, by: int) -> None:
        """Read on in a long text."""
        right = self.query_one("#right", VerticalScroll)
        if by > 0:
            right.scroll_page_down(animate=False)
        else:
            right.scroll_page_up(animate=False)

    def action_leave(self) -> None:
        """End the search, else leave."""
        field = self.query_one("#search", Input)
        if field.value:
            field.value = ""
            self.set_focus(self.query_one(RuleList))
        else:
            self.dismiss()


class BesideLine(Sheet):
    """A rule beside the one that is shown: its digit, its id, how it begins, in two lines where it needs them."""

    INDENT: ClassVar[int] = 2
    DEFAULT_CSS = "BesideLine { height: 2; background: $surface; }"

    class Picked(Message):
        """A click on it."""

        def __init__(self, rule: str) -> None:
            super().__init__()
            self.rule = rule

    def __init__(self) -> None:
        super().__init__()
        self._rule = ("", "", "")

    def show(self, digit: int, rule: str, text: str) -> None:
        """Show a rule."""
        self._rule = (str(digit), rule, text)
        if self.size.width:
            self.styles.height = max(len(self._lines()), 1)
        self.repaint()

    def paint(self, sheet: Painter) -> None:
        """The id before the words; what does not fit ends with dots."""
        digit, rule, _ = self._rule
        x = sheet.text(0, 0, digit, theme.LEGAL)
        sheet.text(x + 1, 0, rule, theme.STRONG)
        for y, line in enumerate(self._lines()):
            skip = len(rule) if y == 0 else 0
            sheet.text(self.INDENT + skip, y, line[skip:], theme.QUIET)

    def _lines(self) -> list[str]:
        """Id and words, broken."""
        _, rule, text = self._rule
        return wrapped(f"{rule} {text}", max(self.size.width - self.INDENT, 1), 2, self.signs)

    def on_resize(self) -> None:
        """As high as the words need."""
        super().on_resize()
        self.styles.height = max(len(self._lines()), 1)

    def on_click(self, event: events.Click) -> None:
        """Go there."""
        event.stop()
        self.post_message(self.Picked(self._rule[1]))
