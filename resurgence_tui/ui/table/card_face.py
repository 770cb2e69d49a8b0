"""The whole face of a card, place or sign over the table: trigger, cost, reward, story, and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.binding import Binding
from textual.containers import Container
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from resurgence_tui.i18n.reference import MOST_BESIDE, Article, Reference
from resurgence_tui.ui.table.dialogs import Overlay
from resurgence_tui.ui.widgets.article_pane import ArticlePane, BesideLine
from resurgence_tui.ui.widgets.bars import Bar, Entry
from resurgence_tui.ui.widgets.key_line import worded

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class FaceScreen(Overlay):
    """Shows one of several faces; Left and Right turn to the others.

    told: for each the id of its article, and what can be said of it on the table now, or "".
    """

    CSS_PATH = ["dialogs.tcss", "card_face.tcss"]  # type: ignore[assignment]
    IS_KEPT = True
    BINDINGS = [
        Binding("escape,enter,i,f10", "close", show=False),
        Binding("left,up", "turn(-1)", show=False),
        Binding("right,down", "turn(1)", show=False),
        Binding("f1", "beside(1)", show=False),
        *(Binding(str(digit), f"beside({digit})", show=False) for digit in range(1, MOST_BESIDE + 1)),
    ]

    def __init__(self, reference: Reference, told: Sequence[tuple[str, str]], at: int = 0) -> None:
        super().__init__("")
        self._take(reference, told, at)

    @classmethod
    def filled(cls, app: Program, reference: Reference, told: Sequence[tuple[str, str]], at: int = 0) -> FaceScreen:
        """One with these faces: the one that was closed before, if there is one."""
        screen = app.spare(cls)
        if screen is None:
            return cls(reference, told, at)
        screen.left = False
        screen._take(reference, told, at)
        screen._fill()
        return screen

    def _take(self, reference: Reference, told: Sequence[tuple[str, str]], at: int) -> None:
        self._reference, self._told = reference, list(told)
        self._at = min(max(at, 0), len(self._told) - 1)

    def inside(self) -> Sequence[Widget]:
        """The face, what can be said of it now, and the keys."""
        return [Static("", id="now", markup=False), ArticlePane(self.app.words, id="face"), Bar(id="face-keys")]

    def on_mount(self) -> None:
        """The first face."""
        self._fill()

    def empty(self) -> None:
        """Nothing that was said of the table."""
        self._told, self._at = [(self._told[0][0], "")], 0
        self.query_one("#now", Static).update("")

    def _fill(self) -> None:
        text, keys = self.app.words.text, self.query_one(Bar)
        entries = [Entry("beside", "1-9", text("reference_key_beside")), Entry("explain", "F1", text("face-key-rule"))]
        if len(self._told) > 1:
            entries.append(Entry("turn", worded(self.app.words, "Left/Right"), text("face-key-turn")))
        keys.entries = (*entries, Entry("close", "Esc", text("ui_key_back")))
        self._show()

    @property
    def article(self) -> Article:
        """What is shown."""
        return self._reference.articles[self._told[self._at][0]]

    def _show(self) -> None:
        article, now = self.article, self._told[self._at][1]
        self.query_one(Container).border_title = Content(article.called)
        told = self.query_one("#now", Static)
        told.update(now)
        told.display = bool(now)
        self.query_one(ArticlePane).show(article, self._reference.beside(article))

    def action_turn(self, step: int) -> None:
        """To another face."""
        self._at = (self._at + step) % len(self._told)
        self._show()

    def action_beside(self, digit: int) -> None:
        """To an article beside this one, in the reference."""
        beside = self._reference.beside(self.article)
        if digit <= len(beside):
            self.app.navigator.open_rules(beside[digit - 1].id, [self.article.id])

    def rule_here(self) -> str:
        """The rule behind it."""
        return next((one.id for one in self._reference.beside(self.article)), self.article.id)

    def on_beside_line_picked(self, picked: BesideLine.Picked) -> None:
        """A click on an article beside this one."""
        picked.stop()
        self.app.navigator.open_rules(picked.article, [self.article.id])

    def on_bar_picked(self, picked: Bar.Picked) -> None:
        """A click on a key."""
        picked.stop()
        if picked.entry == "turn":
            self.action_turn(1)
        elif picked.entry == "close":
            self.action_close()
        else:
            self.action_beside(1)
