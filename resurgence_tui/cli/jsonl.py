"""A game as JSON lines over standard input and output, for programs: docs/bots.md."""

from __future__ import annotations

import json
import sys
from typing import Any, TextIO

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.app.results import keep_result
from resurgence_tui.app.rivals import last_line
from resurgence_tui.bots.lines import NO_ANSWER, NO_JSON, STALE, UNLISTED, Unfit, answer_in, fitting
from resurgence_tui.engine.errors import IllegalChoice, SaveError, StaleChoice
from resurgence_tui.engine.game import Game
from resurgence_tui.games import game_called
from resurgence_tui.i18n.text import words, words_of
from resurgence_tui.printable import escaped_json
from resurgence_tui.ui.screens.doubt import doubt_sentence
from resurgence_tui.ui.screens.locked import locked_sentence

from .console import Refusal, say
from .programs import tell_of_programs
from .questions import asked
from .session import ended

REFUSED = {
    NO_JSON: "cli_jsonl_no_json",
    NO_ANSWER: "cli_jsonl_no_answer",
    STALE: "cli_jsonl_stale",
    UNLISTED: "cli_jsonl_unknown",
}
"""What is said of answers that do not fit."""


class AnswerRefused(Exception):
    """An answer that does not fit: one sentence for the program that gave it."""


def play_jsonl(host: Host) -> int:
    """Ask one question at a time until the game is over or nobody answers; 0, or a Refusal if it could not be saved."""
    for seat, pin in enumerate(host.pins):
        if pin.salt:
            host.close()
            raise Refusal(words().text("cli_jsonl_pin", name=host.names[seat]))
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace", newline="\n")
    if host.locked_by is not None:
        raise Refusal(locked_sentence(words_of(host.setup), host.locked_by))
    if doubt := doubt_sentence(words(), host):
        say(Refusal(doubt))
    Lines(host, sys.stdin, sys.stdout).play()
    return ended(host)


class Lines:
    """The conversation about one game."""

    def __init__(self, host: Host, source: TextIO, target: TextIO) -> None:
        self.host, self.source, self.target = host, source, target
        self.words = words_of(host.setup)
        self.game: Game = game_called(host.setup.game)

    def play(self) -> int:
        """Ask and listen; the host answers single options and bots. 0 at the end of game or input."""
        host = self.host
        self.run_on()
        while not host.over:
            ask = host.asks()[0]
            self.send(self.question(ask))
            if not self.answered(ask):
                return 0
            self.run_on()
        self.send(self.end())
        if problem := keep_result(host):
            say(SaveError(problem))
        return 0

    def run_on(self) -> None:
        """Let bots answer; what is wrong with programs among them is told on standard error, beside the lines."""
        tell_of_programs(self.host)
        self.host.run_on()
        tell_of_programs(self.host)

    def end(self) -> dict[str, Any]:
        """The last line: the scores, against a rival also its points and whether it was beaten."""
        return last_line(self.host.scores, self.host.winners, self.host.sides)

    def answered(self, ask: Ask) -> bool:
        """Listen until the question has been answered; False if the input ends first."""
        for line in self.source:
            try:
                self.host.submit(*self.answer(line, ask))
                return True
            except (AnswerRefused, StaleChoice, IllegalChoice) as error:
                self.send({"error": str(error), "ticket": ask.ticket})
        return False

    def answer(self, line: str, ask: Ask) -> tuple[str, str]:
        """Ticket and option of an answer to this question; AnswerRefused says what does not fit."""
        try:
            return ask.ticket, fitting(answer_in(line), ask.ticket, ask.decision.options)
        except Unfit as unfit:
            values = {"option": _short(unfit.said), "rule": ask.decision.rule} if unfit.what == UNLISTED else {}
            raise AnswerRefused(self.words.text(REFUSED[unfit.what], **values)) from None

    def question(self, ask: Ask) -> dict[str, Any]:
        """A question with all that its seat may know."""
        view = self.host.view(ask.decision.seat)
        return {"ticket": ask.ticket, **asked(self.words, self.game, ask.decision, view, self.host.names)}

    def send(self, message: dict[str, Any]) -> None:
        """Write one line, at once."""
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self.target.write(escaped_json(line) + "\n")
        self.target.flush()


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:77] + "..."
