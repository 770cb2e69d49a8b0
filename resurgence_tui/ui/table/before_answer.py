"""Before a choice that brings nothing now, or after which the game goes on and reveals something hidden: one question.

What brings nothing is lost with the token or the goods it takes; a reveal ends undo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import Words

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class BeforeAnswer:
    """Asks over the table of a game, unless the player wants no such questions (settings ``waste``, ``reveals``).

    wasted: the question before an option that would bring nothing, "" where it brings something.
    """

    def __init__(self, app: Program, words: Words, host: Host, wasted: Callable[[str], str]) -> None:
        self._app, self._words, self._host, self._wasted = app, words, host, wasted

    def then(self, ticket: str, answers: Sequence[str], give: Callable[[], object], asked: bool = False) -> None:
        """Give the answers to the question with that ticket: at once, or once the player says so.

        asked: whether the player has been asked about this choice already.
        """
        settings = self._app.settings
        wasted = self._wasted(answers[0]) if settings.waste == "ask" else ""
        reveals = not asked and settings.reveals == "ask" and self._host.shows_by_going_on(ticket, answers)
        doubts = [wasted, self._words.text("table-reveal-ask") if reveals else ""]
        if not any(doubts):
            give()
            return
        from resurgence_tui.ui.screens.confirm import ask_before

        text = " ".join(doubt for doubt in doubts if doubt)
        ask_before(self._app, text, give, yes="table-reveal-go-on", no="ui_back", likely=not wasted)
