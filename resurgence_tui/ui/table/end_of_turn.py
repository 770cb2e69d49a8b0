"""Before a turn ends: once, in the prompt, what would still be possible; the same pick again ends it."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.engine.types import Decision
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.protocol import OpenQuestion
from resurgence_tui.ui.table.tabletop import Tabletop

DONE = "done"
"""The option that ends a turn, in every game."""


class EndOfTurn:
    """Asks before a turn ends too early, unless the player wants no such questions.

    left_to_do: what a turn still allows, each by its name. asks: whether to ask.
    asked_anew: called when the same pick means something else from now on, so that a held key does not go on with it.
    """

    def __init__(
        self, words: Words, question: OpenQuestion, top: Tabletop, *,
        left_to_do: Callable[[Decision], list[str]], asks: Callable[[], bool],
        asked_anew: Callable[[], object],
    ) -> None:
        self._words, self._question, self._top = words, question, top
        self._left_to_do, self._asks, self._asked_anew = left_to_do, asks, asked_anew

    def holds_back(self, row: str) -> bool:
        """True if ending the turn needs confirmation: the first time that it is picked with something left to do."""
        question = self._question
        if row != DONE or question.ask is None or question.warned or not self._asks():
            return False
        left = self._left_to_do(question.ask.decision)
        if not left:
            return False
        question.warned = True
        self._asked_anew()
        self._top.menu.look_at(DONE)
        self._top.say(self._words.text("table-ending-sure", things=listed(self._words, left)))
        return True
