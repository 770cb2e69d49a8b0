"""A disk that fails, as the table tells of it: once in the prompt, and by a key that tries again."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.protocol import Deeds, Key

SAVE_AGAIN = "save_again"


class SavingNews(NamedTuple):
    """A notice or a problem, each in one sentence or ""."""

    notice: str = ""
    problem: str = ""


class SavingNotes:
    """Knows what has been said of saving. ask_again: shows the question again with what is to be told."""

    KEYS = (Key("exclamation_mark", SAVE_AGAIN, "saves-help-again"),)

    def __init__(self, words: Words, host: Host, ask_again: Callable[[SavingNews], object]) -> None:
        self._words, self._host, self._ask_again = words, host, ask_again
        self._said = ""

    def deeds(self) -> Deeds:
        """What the key does."""
        return {SAVE_AGAIN: self.save_again}

    def save_again(self) -> None:
        """Try at once to save what could not be saved, and say whether it is."""
        if self._host.save_problem is None:
            return
        self._host.settle()
        self._said = ""
        self._ask_again(SavingNews(notice=self._words.text("saves-again") if self._host.save_problem is None else ""))

    def news(self) -> SavingNews:
        """Once why the game cannot be saved, which the last line goes on to tell, and once that it is saved again."""
        problem = error_text(self._words, self._host.save_problem or "")
        if problem == self._said:
            return SavingNews()
        self._said = problem
        return SavingNews(problem=problem) if problem else SavingNews(notice=self._words.text("saves-again"))
