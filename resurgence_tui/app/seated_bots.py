"""The bots of a game in progress: who sits where, what they answer, and what slow ones have to think about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from resurgence_tui.bots.bot import Bot, BotChance
from resurgence_tui.bots.program_bot import ProgramBot
from resurgence_tui.bots.registry import PROGRAM, bot_called, stand_in_for
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.saves.save_file import HUMAN, SaveFile

from .programs import NO_PROGRAMS, UNNAMED, Programs, StandIn

THINKING_TIME = 1.0
"""Seconds that a bot may think about a question at the table; its trials are over sooner on most machines."""


class Thought(NamedTuple):
    """A question that a slow bot has to think about.

    think: finds its answer, in another thread if need be. stop: makes it come to an end soon, with whatever it has
    found so far.
    """

    ticket: str
    seat: Seat
    bot: Bot
    think: Callable[[], str]
    stop: Callable[[], None]


class SeatedBots:
    """Answers for the seats that bots hold. view: the table as a seat may see it."""

    def __init__(self, game: Game, save: SaveFile, view: Callable[[Seat], Any]) -> None:
        self._game, self._save, self._view = game, save, view
        self._bots: dict[Seat, Bot] = {}
        self._watches: dict[Seat, Watch] = {}
        self.think_beside = False
        """Whether slow bots are not waited for: a front end that goes on meanwhile says so, and thinks for them."""
        self._found: dict[Seat, tuple[str, Bot, str]] = {}
        self.programs = NO_PROGRAMS
        """Those that may answer for seats whose player is a program."""
        self._told_of: dict[Seat, Bot] = {}
        self._take_seats()

    def _take_seats(self) -> None:
        for seat in range(len(self._save.setup.seats)):
            self.take_seat(seat)

    def use(self, programs: Programs) -> None:
        """Let these programs answer from now on, each where the setup says that a program plays."""
        self.end()
        self.programs = programs
        self._take_seats()

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def take_seat(self, seat: Seat) -> None:
        """Let the player of a seat be who the setup says."""
        setup = self._save.setup
        player, command = setup.seats[seat].player, self.programs.commands.get(seat)
        _end(self._bots.pop(seat, None))
        if player == PROGRAM and command is not None:
            phrase, stand_in = self.programs.phrase, bot_called(PROGRAM, self._game, Watch(THINKING_TIME))
            self._watches[seat] = Watch()
            self._bots[seat] = ProgramBot(
                command, lambda decision, view: phrase(setup, decision, view), stand_in, self._watches[seat]
            )
        elif player != HUMAN:
            self._watches[seat] = Watch(THINKING_TIME)
            self._bots[seat] = bot_called(player, self._game, self._watches[seat])

    def news(self) -> list[StandIn]:
        """The seats on which a program should play and does not, each told once. Who has played on a seat matters no
        more where a saved game is over."""
        told = []
        for seat, bot in self._bots.items():
            stand_in = self.stand_in(seat)
            if stand_in is not None and self._told_of.get(seat) is not bot:
                self._told_of[seat] = bot
                told.append(stand_in)
        return told

    def stand_in(self, seat: Seat) -> StandIn | None:
        """Which bot plays on a seat in place of a program, and why; None where none does."""
        if self._save.setup.seats[seat].player != PROGRAM:
            return None
        bot = self._bots.get(seat)
        missing = None if self._save.over else UNNAMED
        fault = bot.fault if isinstance(bot, ProgramBot) else missing
        return StandIn(seat, fault, stand_in_for(self._game.name)) if fault else None

    def end(self, last: Mapping[str, Any] | None = None) -> None:
        """End all programs; one that is asked again is started anew. last: what they are told before."""
        for bot in self._bots.values():
            _end(bot, last)

    def answer(self, seat: Seat, ticket: str, decision: Decision) -> str:
        """What the seat's bot answers, "" while it has to think about it beside the game."""
        bot = self._bots[seat]
        if not (self.think_beside and bot.slow):
            return bot.answer(partial(self._view, seat), decision, self._chance(seat))
        found = self._found.pop(seat, None)
        return found[2] if found is not None and found[:2] == (ticket, bot) else ""

    def thought(self, seat: Seat, ticket: str, decision: Decision) -> Thought | None:
        """What the seat's bot has to think about, None if it does not hold up the game.

        The view is made here and now, so that nothing of the table is read in another thread.
        """
        bot = self._bots.get(seat)
        if bot is None or not (self.think_beside and bot.slow) or len(decision.options) == 1:
            return None
        if self._found.get(seat, ())[:2] == (ticket, bot):
            return None
        view, chance = self._view(seat), self._chance(seat)
        return Thought(ticket, seat, bot, lambda: bot.answer(lambda: view, decision, chance), self._watches[seat].stop)

    def is_at(self, thought: Thought) -> bool:
        """Whether the bot of a thought still holds its seat."""
        return self._bots.get(thought.seat) is thought.bot

    def note(self, thought: Thought, option: str) -> None:
        """Note what a bot has found: it is the next answer to that question."""
        self._found[thought.seat] = thought.ticket, thought.bot, option

    def _chance(self, seat: Seat) -> BotChance:
        """It depends on how often the seat has answered, not on what the others have done meanwhile."""
        asked = sum(choice[0] == seat for choice in self._save.choices)
        return BotChance(self._save.setup.seed, seat, asked)


def _end(bot: Bot | None, last: Mapping[str, Any] | None = None) -> None:
    if isinstance(bot, ProgramBot):
        bot.end(last)
