"""A field for a name, which says in one sentence why a name will not do."""

from __future__ import annotations

from collections.abc import Iterable

from textual.message import Message
from textual.widgets import Input

from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.names import LONGEST_NAME, clean_name

NAMES = ("new_name_1", "new_name_2", "new_name_3", "new_name_4")
"""The name that is proposed for each seat."""


def name_problem(words: Words, text: str, others: Iterable[str] = ()) -> str:
    """Why a text cannot be the name of a seat beside the others, or "" if it can."""
    try:
        name = clean_name(text)
    except ValueError:
        stripped = text.strip()
        if not stripped:
            return words.text("name_empty")
        if len(stripped) > LONGEST_NAME:
            return words.text("name_long", most=LONGEST_NAME, count=len(stripped))
        return words.text("name_bracket" if "[" in stripped or "]" in stripped else "name_hidden")
    alike = name.casefold() in (other.strip().casefold() for other in others)
    return words.text("name_taken", name=name) if alike else ""


class NameInput(Input):
    """One line of text; Enter goes on. The screen sets ``problem``, since names are compared with one another."""

    DEFAULT_CSS = """
    NameInput {
        width: 28;
        height: 1;
        border: none;
        padding: 0 1;
        background: $surface;
        &:focus { border: none; background: $boost; text-style: bold; }
        &.-wrong { background: $error 25%; }
    }
    """

    class Edited(Message):
        """The text has changed."""

    def __init__(self, value: str = "", *, placeholder: str = "", id: str | None = None) -> None:
        super().__init__(value, placeholder=placeholder, id=id, select_on_focus=True)
        self.cursor_blink = False
        self.problem = ""

    def on_input_changed(self, event: Input.Changed) -> None:
        """Tell the screen."""
        event.stop()
        self.post_message(self.Edited())

    def mark(self, problem: str) -> None:
        """Show that the text will not do, or that it will ("")."""
        self.problem = problem
        self.set_class(bool(problem), "-wrong")
