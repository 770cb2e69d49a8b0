"""A hint by key or from the game menu: what a bot would do with the open question, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.engine.valuation import Act
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.protocol import Deeds, Key, OpenQuestion, Table

if TYPE_CHECKING:
    from resurgence_tui.app.hints import Proposal

HINT = "hint"


class Hint:
    """Proposes an answer; nothing is answered.

    row_of: the row of the menu that stands for an act, "" if none does; the cursor is put on it, and so the boards
    mark its place. picks: the acts of several answers that have a row. mark: gives the row the sign of a suggestion
    too, since the keys may go elsewhere. tell: tells something only until something else is shown, so that nothing of
    it stays when the curtain is drawn; whether all of it can be read there. lay_open: shows what has no room there on a
    sheet of its own.
    """

    KEYS = (Key("q", HINT, "hint-help"),)

    def __init__(
        self, words: Words, host: Host, question: OpenQuestion, table: Table, *,
        row_of: Callable[[Sequence[str]], str], picks: Callable[[], Sequence[Act]], mark: Callable[[str], object],
        tell: Callable[[str], bool], lay_open: Callable[[str], object],
    ) -> None:
        self._words, self._host, self._question, self._table = words, host, question, table
        self._row_of, self._picks, self._mark, self._tell, self._lay_open = row_of, picks, mark, tell, lay_open

    def deeds(self) -> Deeds:
        """What the key does."""
        return {HINT: self.show}

    def show(self) -> None:
        """Say what a bot would do."""
        ask = self._question.ask
        if ask is None:
            self._table.say(self._words.text("hint-unasked"))
            return
        from resurgence_tui.app.hints import proposal_for

        proposal = proposal_for(self._host, ask, self._picks())
        if proposal is None:
            self._table.say(self._words.text("hint-none"))
            return
        if row := self._row_of(proposal.act):
            self._table.ask_again(row)
            self._mark(row)
        told = self._told(proposal)
        if not self._tell(told):
            self._lay_open(told)

    def _told(self, proposal: Proposal) -> str:
        from resurgence_tui.i18n.act_words import act_text, reasons_text

        what = act_text(self._words, proposal.answered, self._host.names)
        if not proposal.reasons:
            return self._words.text("hint-alike", what=what)
        return self._words.text("hint-told", what=what, reasons=reasons_text(self._words, proposal.reasons))
