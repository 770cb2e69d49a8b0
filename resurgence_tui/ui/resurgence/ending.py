"""Before a turn ends: once, in the line of the question, what would still be possible; the same pick again ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.i18n.sentences import listed, name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence.pending import Pending
from resurgence_tui.ui.resurgence.tabletop import Tabletop

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

DONE = "done"
WORTH_ASKING = ("effect", "event", "stalker", "mission", "card")
"""Verbs of a turn that bring something. To switch a token is possible in most turns and is not asked about."""


class Ending:
    """The part of the table screen that asks before a turn ends too early, unless the player wants no such questions.
    """

    if TYPE_CHECKING:
        app: ResurgenceApp
        words: Words
        pending: Pending

        @property
        def top(self) -> Tabletop: ...
        def say(self, problem: str) -> None: ...

    def holds_back(self, row: str) -> bool:
        """Whether the turn is not ended yet: the first time that somebody ends it with something left to do."""
        pending = self.pending
        if row != DONE or pending.warned or not self.app.settings.confirmations:
            return False
        left = self.left_to_do()
        if not left:
            return False
        pending.warned = True
        self.top.menu.look_at(DONE)
        self.app.gate.asked_anew()
        self.say(self.words.text("ending-sure", things=listed(self.words, left)))
        return True

    def left_to_do(self) -> list[str]:
        """What the turn still allows, each by the name of the place, card or Mission."""
        ask = self.pending.ask
        if ask is None or ask.decision.rule != "ACT-01":
            return []
        found = []
        for option in ask.decision.options:
            verb, *things = option.split(":")
            if verb == "stalker":
                found.append(self.words.text("token_stalker", count=1))
            elif verb in WORTH_ASKING:
                found.append(name(self.words, things[-1]))
        return list(dict.fromkeys(found))
