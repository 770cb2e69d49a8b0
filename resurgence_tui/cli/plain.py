"""A game as numbered lines of text, for screen readers and pipes.

Whoever is asked reads the question with its options and answers with a number or words. Before a private question of
another person the screen is cleared and that person is called to the keyboard. In open turns several people read the
same lines: then what only one of them may read is printed only where it is asked for, behind a cover.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple, TextIO

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.history import CannotUndo, TakenBack
from resurgence_tui.app.host import Ask, Host
from resurgence_tui.app.pins import Pins
from resurgence_tui.app.results import keep_result
from resurgence_tui.app.settings import read_settings
from resurgence_tui.engine.types import NOBODY, Decision, Seat
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.pin_words import wrong_pin_text
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import words_of
from resurgence_tui.i18n.undo_words import stopped_text
from resurgence_tui.ui.screens.doubt import doubt_sentence

from .locked import until_free
from .plain_asides import Asides
from .plain_log import PlainLog
from .printing import cleaned, raw
from .programs import program_lines
from .questions import is_word, matching, option_lines
from .session import ended

CLEAR = "\x1b[3J\x1b[2J\x1b[H\x1b[3J"
"""Scrollback, screen, cursor home; and again the scrollback, since some terminals push a cleared screen into it."""

LINE = "-" * 40
LONGEST_WORD = 60
"""Characters of an answer that are repeated where it does not fit."""

REDO, YES = "cli_plain_words_redo", "cli_plain_words_yes"
"""Keys of the words that make a choice again, and that agree."""

UNTOLD = ("done",)
"""Options that are not worth a line where they are the only one."""


class Leave(Exception):
    """The player has quit, or the input has ended."""


def play_plain(host: Host) -> int:
    """Play until the game is over, the player quits or the input ends; 0, or a Refusal if it could not be saved."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    free = until_free(host, sys.stdin, sys.stdout)
    if free is None:
        return 0
    settings, _ = read_settings()
    free.unasked.on = settings.free_gains and not is_guided(free)
    typed = sys.stdin.isatty()
    asks = Asks(reveals=typed and settings.reveals == "ask", waste=typed and settings.waste == "ask")
    Plain(free, sys.stdin, sys.stdout, asks).play()
    return ended(free)


class Asks(NamedTuple):
    """Whether to ask once before a choice that a reveal makes final, and before one that brings nothing now.

    The table does; a program that writes its answers into a pipe is not asked: it has no slips, and would have to know
    of questions that no rule asks.
    """

    reveals: bool = False
    waste: bool = False


NEVER = Asks()

HELD = 2.0
"""Seconds. An Enter that is held down repeats sooner than that, whatever the keyboard is set to."""


class Plain:
    """The conversation about one game."""

    def __init__(self, host: Host, source: TextIO, target: TextIO, asks: Asks = NEVER) -> None:
        self.host, self.source, self.target, self.asks = host, source, cleaned(target), asks
        self.hands = HandOver(host)
        self.words = words_of(host.setup, aloud=True)
        self.sentences = sentences_of(host.setup.game)
        self.log = PlainLog(host, self.words)
        self.asides = Asides(host, self.words, self.log, self.print, self.covered)
        self.pins = Pins(host)
        self.private_seat = NOBODY
        """Whose screen it is: what was printed last is for the eyes of that seat alone; NOBODY if all may read it."""

        self.problem: str | None = None
        self.heard_at = monotonic()

    def say(self, key: str, **values: str | int) -> None:
        """Print a sentence."""
        self.print(self.words.text(key, **values))

    def print(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self.asides.printed(line)
            self.target.write(line + "\n")

    def play(self) -> int:
        """Go from question to question; 0."""
        self.say("cli_plain_start", game=self.words.text("title"), names=", ".join(self.host.names))
        self.tell_seed()
        self.say("cli_plain_keys")
        self.say("cli_plain_keys_more")
        if doubt := doubt_sentence(self.words, self.host):
            self.print(doubt)
        self.tell_problem()
        try:
            while True:
                self.run_on()
                if self.host.over:
                    break
                self.ask(self.hand_over())
        except Leave:
            self.leave()
            return 0
        self.end()
        return 0

    def run_on(self) -> None:
        """Let bots answer, and carry out what leaves people no choice, telling so."""
        if not self.host.humans:
            self.host.run_on()
        while True:
            line = self.only_option() or self.unasked_option()
            if line:
                self.open_log()
                self.print(line)
            if not self.host.step():
                break
        self.tell_problem()

    def only_option(self) -> str:
        """The line that tells a person of the only option they have now; empty if the next step is another one."""
        lone = self.host.lone is not None
        for ask in self.host.asks():
            decision = ask.decision
            if len(decision.options) > 1 and decision.seat not in self.host.humans:
                return ""
            if len(decision.options) == 1:
                if decision.seat not in self.host.humans or decision.options[0] in UNTOLD:
                    return ""
                if decision.private and not lone:
                    return ""
                view = self.view_of(decision)
                line = option_lines(self.words, decision, view, self.host.names)[0]
                prompt = self.sentences.prompt_text(self.words, decision, self.host.names, view)
                name = self.host.names[decision.seat]
                return self.words.text("cli_plain_only", name=name, prompt=prompt, option=line)
        return ""

    def unasked_option(self) -> str:
        """The line that tells a person of what is taken for them without asking; empty if the next step is another."""
        for ask in self.host.asks():
            decision = ask.decision
            if len(decision.options) == 1 or decision.seat not in self.host.humans:
                return ""
            if decision.private and self.host.lone is None:
                return ""
            if option := self.host.unasked_option(decision):
                lines = option_lines(self.words, decision, self.view_of(decision), self.host.names)
                line = lines[decision.options.index(option)]
                return self.words.text("cli_plain_unasked", name=self.host.names[decision.seat], option=line)
        return ""

    def open_log(self) -> None:
        """Print what has happened since, as far as all who sit here may know it."""
        self.print(*self.log.for_all())

    def hand_over(self) -> Ask:
        """Let the seat that is asked next come to the keyboard, behind a curtain where it needs one; its question."""
        while (seat := self.hands.needs_curtain()) is not None and not self.curtain(seat):
            continue
        if seat is not None:
            self.hands.lift(seat)
            self.print(*self.log.for_seat(seat))
            self.private_seat = seat
        else:
            if self.private_seat != NOBODY and not self.private_now():
                self.wipe()
            private = self.private_seat != NOBODY
            self.print(*(self.log.for_seat(self.hands.viewer) if private else self.log.for_all()))
            seat = self.hands.next_human()
        ask = None if seat is None else self.host.ask_of(seat)
        assert ask is not None, "nobody is asked although the game goes on"
        return ask

    def view_of(self, decision: Decision) -> Any:
        """The table that a question and its options are told by: what only the asked seat may read is left out while
        others read on.
        """
        return self.host.view(decision.seat if decision.private or self.host.lone is not None else NOBODY)

    def private_now(self) -> bool:
        """Whether a question is open that not everybody may see."""
        return any(ask.decision.private for ask in self.host.asks())

    def curtain(self, seat: Seat) -> bool:
        """Hide what is there, call the seat and wait for it; False if the seat before takes back its answer."""
        self.hands.draw()  # for the seat before too, which may be asked again
        self.wipe()
        self.say("cli_plain_curtain", name=self.host.names[seat])
        while True:
            word = self.read_at_curtain()
            if word == "q":
                raise Leave
            if not word:
                break
            if word == "u" and self.host.last_seat not in (NOBODY, seat):
                if self.take_back(self.host.undo, self.host.last_seat):
                    return False
                continue
            self.say("cli_plain_curtain", name=self.host.names[seat])
        self.unlock(seat)
        return True

    def unlock(self, seat: Seat) -> None:
        """Ask for the PIN of a seat, if it has one, until it fits."""
        while self.pins.has(seat) and not self.pins.open(seat, self.secret()):
            self.print(wrong_pin_text(self.words, self.pins.pause(seat)))

    def covered(self, ask: Ask, show: Callable[[], object]) -> None:
        """Show what only the asked seat may read; in an open turn behind a cover, wiped before the question returns."""
        if self.hands.reader != NOBODY:
            show()
            return
        seat = ask.decision.seat
        self.clear()
        self.say("cli_plain_only_for", name=self.host.names[seat])
        word = self.read_at_curtain()
        if word == "q":
            raise Leave
        if not word:
            self.unlock(seat)
            try:
                show()
                self.say("cli_plain_cover")
                if self.read().casefold() == "q":
                    raise Leave
            finally:
                self.clear()
        self.question(ask)

    def at_terminal(self) -> bool:
        """Whether somebody types what is read."""
        return self.source is sys.stdin and sys.stdin.isatty()

    def secret(self) -> str:
        """A PIN, which a terminal does not show."""
        if self.at_terminal():
            from getpass import getpass

            try:
                return getpass("PIN: ")
            except EOFError:
                raise Leave from None
        return self.read()

    def make_again(self, holder: Seat) -> TakenBack:
        """Make the choice again that was taken back last."""
        return self.host.redo()

    def take_back(self, way: Callable[[Seat], TakenBack], holder: Seat) -> bool:
        """Take back or make again, and say so or why not; whether it was done."""
        try:
            taken = way(holder)
        except CannotUndo as error:
            self.print(stopped_text(self.words, self.host.names, *error.stopped))
            return False
        if taken.seat != self.hands.viewer:
            self.hands.give_back(taken.seat)
        self.log.rewind(self.host.log_length)
        key = "cli_plain_made_again" if way == self.make_again else "cli_plain_taken_back"
        self.say(key, name=self.host.names[taken.seat])
        return True

    def wipe(self) -> None:
        """Clear what was for one seat alone; before, that seat is told what its last answer did, which is old later."""
        if self.private_seat != NOBODY:
            self.print(*self.log.own(self.private_seat))
        self.private_seat = NOBODY
        self.clear()

    def clear(self) -> None:
        """Clear screen and scrollback; where the output is no terminal, a line of dashes."""
        if self.target.isatty():
            raw(self.target).write(CLEAR)
        else:
            self.print(LINE)
        self.asides.forget()

    def ask(self, ask: Ask) -> None:
        """Put a question and listen until it has been answered."""
        lines = self.question(ask)
        while True:
            word = self.read()
            key = word.casefold()
            if key == "q":
                raise Leave
            if key == "?":
                self.question(ask, explain=True)
            elif key == "b":
                self.print(*self.sentences.table_lines(self.words, self.host.view(self.hands.reader), self.host.names))
                self.question(ask)
            elif key == "u" or is_word(self.words, REDO, key):
                if self.take_back(self.host.undo if key == "u" else self.make_again, ask.decision.seat):
                    return
            elif not key:
                self.say("cli_plain_how")
            elif self.asides.answer(key, ask, self.hands.reader):
                continue
            else:
                found = matching(ask.decision.options, lines, word)
                if len(found) != 1:
                    self.doubt(word, found, lines)
                elif self.is_meant(ask, option := ask.decision.options[found[0]]):
                    self.host.submit(ask.ticket, option)
                    return
                else:
                    self.question(ask)

    def is_meant(self, ask: Ask, option: str) -> bool:
        """Whether an answer is given; asked first if it is wasted, or a reveal makes it final.

        Anything but a word for yes goes back.
        """
        decision = ask.decision
        view = self.view_of(decision)
        lack = self.sentences.lacking(self.words, decision, view).get(option, "") if self.asks.waste else ""
        reveals = self.asks.reveals and self.host.shows_by_going_on(ask.ticket, [option])
        if not lack and not reveals:
            return True
        if lack:
            self.say("cli_plain_waste", lack=lack)
        self.say("cli_plain_reveal" if reveals else "cli_plain_anyway")
        word = self.read().casefold()
        if word == "q":
            raise Leave
        return is_word(self.words, YES, word)

    def question(self, ask: Ask, explain: bool = False) -> list[str]:
        """Print a question with its options, numbered from 1; the options' lines."""
        decision = ask.decision
        view = self.view_of(decision)
        lines = option_lines(self.words, decision, view, self.host.names)
        self.print("")
        prompt = self.sentences.prompt_text(self.words, decision, self.host.names, view)
        self.say("cli_plain_ask", name=self.host.names[decision.seat], prompt=prompt)
        if explain:
            self.print(self.sentences.why_text(self.words, decision, view, names=self.host.names))
            self.say("cli_plain_rule", rule=decision.rule)
        lacks = self.sentences.lacking(self.words, decision, view)
        for number, (option, line) in enumerate(zip(decision.options, lines, strict=True), start=1):
            lack = lacks.get(option, "")
            told = self.words.text("cli_plain_lacking", line=line, lack=lack) if lack else line
            self.print(f"{number}. {told}")
        if explain:
            self.say("cli_plain_keys")
            self.say("cli_plain_keys_more")
        return lines

    def doubt(self, word: str, found: list[int], lines: list[str]) -> None:
        """Say that an answer fits no option, or which ones it fits."""
        if not found:
            self.say("cli_plain_no_such", word=word[:LONGEST_WORD], count=len(lines))
            return
        self.say("cli_plain_several", word=word[:LONGEST_WORD])
        self.print(*(f"{place + 1}. {lines[place]}" for place in found))

    def read(self) -> str:
        """A line of the input, trimmed; Leave at its end."""
        self.target.write("> ")
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.print("")
            raise Leave
        self.asides.heard()
        self.heard_at = monotonic()
        return " ".join(line.split())

    def read_at_curtain(self) -> str:
        """A line typed at a curtain, which an empty one lifts. At a terminal it does so only after a pause: the Enter
        behind the line before may be held down still, and must not show one seat what only another may see.
        """
        told = not self.at_terminal()
        patience = 0.0 if told else HELD
        while True:
            before = self.heard_at
            word = self.read().casefold()
            if word or self.heard_at - before >= patience:
                return word
            if not told:
                self.say("cli_plain_held")
                told = True

    def tell_problem(self) -> None:
        """Say once that a game cannot be saved, once that it is saved again, and once that a program plays no more."""
        if self.host.save_problem != self.problem:
            self.problem = self.host.save_problem
            self.print(error_text(self.words, self.problem) if self.problem else self.words.text("saves-again"))
        self.print(*program_lines(self.host))

    def leave(self) -> None:
        """Save and say where."""
        self.host.settle()
        self.tell_problem()
        if not self.host.save_problem and self.host.path:
            self.say("cli_plain_saved", file=str(self.host.path))

    def end(self) -> None:
        """Tell the rest, and the score; the result is kept beside the save."""
        if self.private_seat != NOBODY:
            self.wipe()
        self.open_log()
        self.tell_seed()
        names, view = self.host.names, self.host.view(NOBODY)
        if view.over:
            self.print(*self.sentences.score_lines(self.words, view, names))
        if self.host.winners:
            won = [names[seat] for seat in self.host.winners]
            self.say("cli_plain_won", names=", ".join(won), count=len(won))
        elif view.over and any(side.rival for side in self.host.sides):
            self.say("cli_plain_lost")
        if problem := keep_result(self.host):
            self.print(error_text(self.words, problem))
        self.say("cli_plain_over")

    def tell_seed(self) -> None:
        """Print the seed, if it may be told."""
        if self.host.told_seed is not None:
            self.say("cli_plain_seed", seed=str(self.host.told_seed))
