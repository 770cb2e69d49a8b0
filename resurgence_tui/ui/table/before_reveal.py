"""Before a choice after which the game goes on and reveals something hidden: one question, since undo ends there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.screens.confirm import ConfirmScreen

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class BeforeReveal:
    """Asks over the table of a game, unless the player wants no such questions (setting ``reveals``)."""

    def __init__(self, app: Program, words: Words, host: Host) -> None:
        self._app, self._words, self._host = app, words, host

    def then(self, ticket: str, answers: Sequence[str], give: Callable[[], object], asked: bool = False) -> None:
        """Give the answers to the question with that ticket: at once, or once the player says so.

        asked: whether the player has been asked about this choice already.
        """
        never = asked or self._app.settings.reveals == "never"
        if never or not self._host.shows_by_going_on(ticket, answers):
            give()
            return
        question = ConfirmScreen(self._words.text("reveal-ask"), yes="reveal-go-on", no="ui_back", likely=True)

        def answered(sure: bool | None) -> None:
            if sure:
                give()

        self._app.push_screen(question, answered)
