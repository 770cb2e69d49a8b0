"""One question with yes and no, for every place that needs one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from resurgence_tui.ui.screens.backdrop import Backdrop
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.key_line import shown_key

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class ConfirmScreen(Backdrop, GuardedScreen, ModalScreen[bool]):
    """Dismissed with the answer. question: a sentence. yes, no: keys of the words.

    likely: Yes has the focus; else No, so that a hasty Enter does no harm.
    """

    CSS_PATH = "confirm.tcss"
    BINDINGS = [
        Binding("y", "answer(True)", "ui_yes", id="yes"),
        Binding("n", "answer(False)", "ui_no", id="no"),
        Binding("escape", "answer(False)", "ui_back", show=False),
        Binding("left,up", "app.focus_previous", "ui_key_move", show=False),
        Binding("right,down", "app.focus_next", "ui_key_move", show=False),
    ]

    def __init__(self, question: str, *, yes: str = "ui_yes", no: str = "ui_no", likely: bool = False) -> None:
        super().__init__()
        self._question, self._yes, self._no, self._likely = question, yes, no, likely

    def compose(self) -> ComposeResult:
        """The question and two buttons."""
        words = self.app.words
        with Vertical(id="box"):
            yield Static(self._question, id="question", markup=False)
            with Horizontal(id="answers"):
                yield Button(words.text(self._yes), id="yes")
                yield Button(words.text(self._no), id="no")
            yield Static("", id="told", markup=False)

    def on_mount(self) -> None:
        """Enter gives the answer that does no harm."""
        self.query_one("#yes" if self._likely else "#no", Button).focus()
        if self._likely and self.app.gate.keys.may_be_down == "enter":
            self._tell(self._works_at_once("enter"))

    def on_button_pressed(self, pressed: Button.Pressed) -> None:
        """A button was picked, though not by the key that has opened the question and is still held."""
        pressed.stop()
        if not self._refuses():
            self.dismiss(pressed.button.id == "yes")

    def action_answer(self, sure: bool) -> None:
        """A key was pressed."""
        if not (sure and self._refuses()):
            self.dismiss(sure)

    def _refuses(self) -> bool:
        """Whether the key does not count here, which is told."""
        keys = self.app.gate.keys
        of_enter = not keys.clicked and keys.key == "enter"
        return self.app.gate.refuses(
            lambda spent: self._tell(self._works_at_once(keys.key) if of_enter else spent), lambda _: self._tell("")
        )

    def _works_at_once(self, key: str) -> str:
        """What to press instead of a key that was used for what was asked before and may still be held."""
        return self.app.words.text("ui_spent_answer", key=shown_key(self.app.words, key))

    def _tell(self, text: str) -> None:
        """Say it below the answers."""
        told = self.query_one("#told", Static)
        told.update(text)
        told.display = bool(text)


def ask_before(
    app: Program, question: str, then: Callable[[], object], *, yes: str = "ui_yes", no: str = "ui_no",
    likely: bool = False,
) -> None:
    """Ask over whatever is shown; do something if the answer is yes. The rest is as ConfirmScreen has it."""

    def answered(sure: bool | None) -> None:
        if sure:
            then()

    app.push_screen(ConfirmScreen(question, yes=yes, no=no, likely=likely), answered)
