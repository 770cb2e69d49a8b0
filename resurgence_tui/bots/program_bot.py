"""A bot that lets a program of somebody else answer, and another bot once that program fails."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any

from resurgence_tui.engine.types import Decision
from resurgence_tui.printable import escaped_json

from .bot import Bot, BotChance, Look, View
from .lines import NO_JSON, Unfit, answer_in, fitting
from .program import Failed, Fault, Program
from .watch import Watch

PATIENCE = 10.0
"""Seconds that a program may take for an answer."""

FIRST_PATIENCE = 30.0
"""The same for its first answer, before which it starts."""

Phrase = Callable[[Decision, View], Mapping[str, Any]]
"""A question as a program is asked it, but for the ticket: words and values for JSON."""


class ProgramBot:
    """Asks a program, which is started for its first question and gets what its seat may see, and nothing else.

    The first thing that is wrong (it cannot be started, ends, is silent, writes nonsense, chooses what is not listed)
    ends it; from then on the stand-in answers, that question too. words: its command. watch: stopped when an answer is
    not waited for any more. patience: seconds for the first answer, and for each other one.
    """

    slow = True

    def __init__(
        self, words: Sequence[str], phrase: Phrase, stand_in: Bot, watch: Watch,
        patience: tuple[float, float] = (FIRST_PATIENCE, PATIENCE),
    ) -> None:  # fmt: skip
        self._words, self._phrase, self._stand_in, self._watch = tuple(words), phrase, stand_in, watch
        self._patience, self._later_patience = patience
        self._program: Program | None = None
        self._tickets = count(1)
        self._dropped: set[object] = set()
        self.fault: Fault | None = None
        """Why the stand-in answers, None while the program does."""

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """What the program chooses; once it has failed, what its stand-in does."""
        if self.fault is None:
            self._watch.start()
            try:
                return self._asked(decision, look())
            except Failed as failed:
                self._fail(failed.fault)
            except Unfit as unfit:
                self._fail(Fault(unfit.what, unfit.said))
        return self._stand_in.answer(look, decision, rng)

    def _asked(self, decision: Decision, view: View) -> str:
        """Ask the program; the first option if its answer is not waited for any more, as nobody takes that one."""
        program = self._program = self._program or Program(self._words)
        ticket = str(next(self._tickets))
        program.send(_line({"ticket": ticket, **self._phrase(decision, view)}))
        while True:
            line = program.line(self._patience, lambda: self._watch.is_running)
            if line is None:
                self._dropped.add(ticket)
                return decision.options[0]
            try:
                answer = answer_in(line)
            except Unfit as unfit:
                raise Unfit(unfit.what, line.strip() if unfit.what == NO_JSON else "") from None
            if not isinstance(answer.ticket, str) or answer.ticket not in self._dropped:
                option = fitting(answer, ticket, decision.options)
                self._patience = self._later_patience
                return option

    def end(self, last: Mapping[str, Any] | None = None) -> None:
        """End the program, which may be asked again all the same: then it is started anew. last: its last line."""
        program, self._program = self._program, None
        if program is not None:
            if last is not None:
                program.send(_line(last))
            program.end()

    def _fail(self, fault: Fault) -> None:
        self.fault = fault
        self.end()


def _line(message: Mapping[str, Any]) -> str:
    return escaped_json(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
