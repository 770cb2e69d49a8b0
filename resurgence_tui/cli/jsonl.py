"""A game as JSON lines over standard input and output, for programs: docs/bots.md."""

from __future__ import annotations

import json
import sys
from typing import Any, TextIO

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.app.results import keep_result
from resurgence_tui.engine.errors import IllegalChoice, SaveError, StaleChoice
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Hide, hidden_fields
from resurgence_tui.games import game_called
from resurgence_tui.i18n.text import words, words_of
from resurgence_tui.printable import escaped_json
from resurgence_tui.ui.screens.doubt import doubt_sentence

from .console import Refusal, say
from .locked import refuse_locked
from .questions import option_lines, prompt_of
from .rivals import rivals_of
from .session import ended


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
    refuse_locked(host)
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
        host.run_on()
        while not host.over:
            ask = host.asks()[0]
            self.send(self.question(ask))
            if not self.answered(ask):
                return 0
            host.run_on()
        self.send(self.end())
        if problem := keep_result(host):
            say(SaveError(problem))
        return 0

    def end(self) -> dict[str, Any]:
        """The last line: the scores, against a rival also its points and whether it was beaten."""
        host = self.host
        return {"over": True, "scores": host.scores, "winners": host.winners, **rivals_of(host.sides, host.winners)}

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
        text = self.words.text
        try:
            given = json.loads(line)
        except (ValueError, RecursionError):
            raise AnswerRefused(text("cli_jsonl_no_json")) from None
        if not isinstance(given, dict) or not isinstance(given.get("choose"), str) or "ticket" not in given:
            raise AnswerRefused(text("cli_jsonl_no_answer"))
        if given["ticket"] != ask.ticket:
            raise AnswerRefused(text("cli_jsonl_stale"))
        if given["choose"] not in ask.decision.options:
            raise AnswerRefused(text("cli_jsonl_unknown", option=_short(given["choose"]), rule=ask.decision.rule))
        return ask.ticket, given["choose"]

    def question(self, ask: Ask) -> dict[str, Any]:
        """A question with all that its seat may know."""
        decision, host = ask.decision, self.host
        view = host.view(decision.seat)
        lines = option_lines(self.words, decision, view, host.names)
        return {
            "ticket": ask.ticket,
            "seat": decision.seat,
            "rule": decision.rule,
            "prompt": prompt_of(self.words, decision, host.names, view),
            "options": [{"id": option, "text": line} for option, line in zip(decision.options, lines, strict=True)],
            "view": view_json(self.game, view),
        }

    def send(self, message: dict[str, Any]) -> None:
        """Write one line, at once."""
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self.target.write(escaped_json(line) + "\n")
        self.target.flush()


def view_json(game: Game, view: Any) -> dict[str, Any]:
    """A view as JSON values, without the fields that are in no view."""
    secret = {name for name, hide in hidden_fields(type(view)).items() if hide is Hide.SECRET}
    return {name: value for name, value in game.dump(view).items() if name not in secret}


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:77] + "..."
