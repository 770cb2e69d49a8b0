"""Asks once what the people at the keyboard are called."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from resurgence_tui.ui.screens.backdrop import Backdrop
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.name_input import NAMES, NameInput, name_problem


class NamesScreen(Backdrop, GuardedScreen, ModalScreen[list[str]]):
    """A field for each person; dismissed with the names, or with None. known: the names to begin with."""

    CSS_PATH = "names.tcss"
    AUTO_FOCUS = "#name0"
    BINDINGS = [
        Binding("down", "near(1)", "new_key_next", show=False),
        Binding("up", "near(-1)", show=False),
        Binding("escape", "leave", "ui_key_back", show=False),
    ]

    def __init__(self, count: int, known: Sequence[str]) -> None:
        super().__init__()
        self._count, self._known = count, list(known)

    def compose(self) -> ComposeResult:
        """The question, the fields and a button."""
        words = self.app.words
        with Vertical(id="box"):
            yield Static(words.text("name_ask", count=self._count), id="question", markup=False)
            for seat in range(self._count):
                known = self._known[seat] if seat < len(self._known) else ""
                yield NameInput(known, placeholder=words.text(NAMES[seat]), id=f"name{seat}")
            with Horizontal(id="answers"):
                yield Button(words.text("new_go"), id="go")
                yield Button(words.text("ui_back"), id="back")
            yield Static("", id="told", markup=False)

    @property
    def names(self) -> list[str]:
        """What stands in the fields, or what is proposed in an empty one."""
        return [field.value.strip() or field.placeholder for field in self.query(NameInput)]

    def action_near(self, by: int) -> None:
        """To the next field; from the last one the game starts."""
        if by > 0 and self.focused is not None and self.focused.id == f"name{self._count - 1}":
            self._start()
        elif by > 0:
            self.focus_next()
        else:
            self.focus_previous()

    def action_leave(self) -> None:
        """Back, and no game."""
        self.dismiss(None)

    def on_input_submitted(self, submitted: NameInput.Submitted) -> None:
        """Enter in a field."""
        submitted.stop()
        self.action_near(1)

    def on_button_pressed(self, pressed: Button.Pressed) -> None:
        """Start, or back."""
        pressed.stop()
        if pressed.button.id == "go":
            self._start()
        else:
            self.dismiss(None)

    def _start(self) -> None:
        """Take the names, unless one of them will not do, which is told."""
        names = self.names
        for seat, name in enumerate(names):
            problem = name_problem(self.app.words, name, names[:seat] + names[seat + 1 :])
            if problem:
                told = self.query_one("#told", Static)
                told.update(problem)
                told.display = True
                self.query_one(f"#name{seat}", NameInput).focus()
                return
        self.dismiss(names)
