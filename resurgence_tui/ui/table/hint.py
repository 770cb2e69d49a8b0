"""A hint by key or from the game menu: what a bot would do with the open question, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.engine.valuation import Act
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.protocol import Deeds, Key, OpenQuestion, Table

if TYPE_CHECKING:
    from resurgence_tui.app.hints import Proposal, Rank

HINT = "hint"


class Hint:
    """Proposes an answer; nothing is answered.

    row_of: the row of the menu that stands for an act, "" if none does; the cursor is put on it, and so the boards
    mark its place. picks: the acts of several answers that have a row. mark: gives the row the sign of a suggestion
    too, since the keys may go elsewhere. tell: tells something only until something else is shown, so that nothing of
    it stays when the curtain is drawn; whether all of it can be read there. lay_open: shows what has no room there on a
    sheet of its own. is_read_first: whether something is to be read before the question. rank: what acts a guide
    suggests, None where there is none.
    """

    KEYS = (Key("q", HINT, "hint-help"),)

    def __init__(
        self, words: Words, host: Host, question: OpenQuestion, table: Table, *,
        row_of: Callable[[Sequence[str]], str], picks: Callable[[], Sequence[Act]], mark: Callable[[str], object],
        tell: Callable[[str], bool], lay_open: Callable[[str], object], is_read_first: Callable[[], bool],
        rank: Callable[[], Rank | None],
    ) -> None:
        self._words, self._host, self._question, self._table = words, host, question, table
        self._row_of, self._picks, self._mark, self._tell, self._lay_open = row_of, picks, mark, tell, lay_open
        self._is_read_first, self._rank = is_read_first, rank
        self._ticket, self._act = "", Act()
        """What was proposed last, and for which question."""

    def deeds(self) -> Deeds:
        """What the key does."""
        return {HINT: self.show}

    def show(self) -> None:
        """Say what a bot would do."""
        ask = self._question.ask
        if ask is None or self._is_read_first():
            self._table.say(self._words.text("hint-unasked" if ask is None else "hint-read-first"))
            return
        from resurgence_tui.app.hints import proposal_for

        proposal = proposal_for(self._host, ask, self._picks(), self._rank())
        if proposal is None:
            self._table.say(self._words.text("hint-none"))
            return
        self._ticket, self._act = ask.ticket, proposal.act
        if not self._point_at(self._act) and self._question.back() is not None:
            self._table.ask_again()
            self._point_at(self._act)
        told = self._told(proposal)
        if not self._tell(told):
            self._lay_open(told)

    def follow(self) -> None:
        """Point at what was proposed in a second look at the same question too."""
        ask = self._question.ask
        if ask is not None and ask.ticket == self._ticket:
            self._point_at(self._act)

    def _point_at(self, act: Act) -> bool:
        """Put the cursor and the sign on the row of an act; whether it has one."""
        row = self._row_of(act)
        if row:
            self._table.ask_again(row)
            self._mark(row)
        return bool(row)

    def _told(self, proposal: Proposal) -> str:
        return hint_text(self._words, proposal, self._host.names)


def hint_text(words: Words, proposal: Proposal, names: Sequence[str]) -> str:
    """A proposal with what speaks for it, and against it. names: of the seats."""
    from resurgence_tui.i18n.act_words import act_text, reasons_text

    text, what = words.text, act_text(words, proposal.answered, names)
    if proposal.better:
        better = act_text(words, proposal.better, names)
        return text("hint-better", what=what, better=better, points=max(round(proposal.behind), 1))
    reasons = reasons_text(words, proposal.reasons, proposal.rest)
    if not reasons:
        return text("hint-alike", what=what)
    against = reasons_text(words, proposal.against, -proposal.rest)
    if against:
        reasons = text("hint-less", reasons=reasons, against=against)
    return text("hint-told", what=what, reasons=reasons)
