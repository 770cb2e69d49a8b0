"""Answers on their way to the host: one, or several in a row that were chosen in one pick."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resurgence_tui.app.host import Host
from resurgence_tui.engine.errors import IllegalChoice, StaleChoice
from resurgence_tui.engine.types import NOBODY, Decision, Fact, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.protocol import OpenQuestion

NextAnswer = Callable[[Decision], str]
"""The answer to a question that follows, "" where none was foreseen."""


class Answers:
    """Gives answers to the host, and puts into words what was done without asking.

    done: called with each answer that was taken: the length of the log before it, the option. told: a fact in a
    sentence, None where there is nothing to tell. named: the keys of the facts that are told where there was nothing to
    choose, paid: those that are told within several answers. unasked: whether what only gives is taken unasked.
    """

    def __init__(
        self, words: Words, host: Host, question: OpenQuestion, *,
        done: Callable[[int, str], object],
        told: Callable[[Fact], str | None], named: frozenset[str], paid: frozenset[str], unasked: Callable[[], bool],
    ) -> None:
        self._words, self._host, self._question = words, host, question
        self._done, self._told, self._named, self._paid = done, told, named, paid
        self._unasked = unasked
        self.problem = ""
        """Why the last answer was not taken, "" if it was."""

    def submit(self, ticket: str, option: str) -> bool:
        """Answer the question with that ticket; whether it was taken. Why not is in ``problem``."""
        before = self._host.log_length
        try:
            self._host.submit(ticket, option)
        except StaleChoice:
            self.problem = self._words.text("table-stale")
        except IllegalChoice:
            self.problem = self._words.text("table-illegal")
        else:
            self.problem = ""
            self._done(before, option)
            return True
        return False

    def give(self, ticket: str, options: Sequence[str]) -> str:
        """Give answers, each to its own question, as long as one seat is asked; what was paid meanwhile, in words."""
        seat, start = self._question.seat, self._host.log_length
        if len(options) == 1:
            self.submit(ticket, options[0])
            return ""
        with self._host.one_pick():
            self._give_each(seat, ticket, options)
        return self._tell(seat, start, self._paid)

    def _give_each(self, seat: Seat, ticket: str, options: Sequence[str]) -> None:
        for option in options:
            if not self.submit(ticket, option):
                return
            ask = self._host.ask_of(seat)
            while ask is not None and len(ask.decision.options) == 1 and self._host.step():
                ask = self._host.ask_of(seat)
            if ask is None:
                return
            ticket = ask.ticket

    def give_all(self, next_answer: NextAnswer) -> str:
        """Answer the questions of the seat that is asked for as long as an answer is foreseen; nothing is told of them.
        """
        seat, ask = self._question.seat, self._question.ask
        with self._host.one_pick():
            while ask is not None:
                option = next_answer(ask.decision)
                if not option or not self.submit(ask.ticket, option):
                    break
                ask = self._host.ask_of(seat)
        self._question.forget_plans()
        return ""

    def run_on(self, enough: Callable[[], bool]) -> str:
        """Let bots and single answers go by until it is enough; what was done for whoever is still asked, and what was
        taken unasked, in words."""
        seat, start = self._question.seat, self._host.log_length
        self._host.unasked.on = self._unasked()
        self._host.run_on(enough)
        taken = [fact for fact in self._host.unasked.news() if fact.eyes == NOBODY]
        others = self._tell(seat, start, self._named, taken)
        return " ".join(text for text in (self._taken(taken), others) if text)

    def _taken(self, facts: Sequence[Fact]) -> str:
        """What people were given without being asked. It is told whoever is asked next: it was done in the open."""
        what = " ".join(text for text in map(self._told, facts) if text)
        return self._words.text("table-unasked", what=what) if what else ""

    def _tell(self, seat: Seat, start: int, keys: frozenset[str], besides: Sequence[Fact] = ()) -> str:
        """What a seat has done since a point of the log, if it is still its turn and nothing is private.

        besides: what is told already.
        """
        if seat == NOBODY or self._host.is_private or self._host.ask_of(seat) is None:
            return ""
        facts = [entry.fact for entry in self._host.log(seat, start) if entry.fact.seat == seat]
        told = [self._told(fact) for fact in facts if fact.key in keys and fact not in besides]
        return " ".join(text for text in told if text)
