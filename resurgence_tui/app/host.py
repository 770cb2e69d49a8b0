"""One game in progress: questions and answers, what each seat may see, the log, and a save after every decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from secrets import randbits, token_hex
from typing import Any, NamedTuple

from resurgence_tui.bots.registry import check_bot
from resurgence_tui.engine.errors import IllegalChoice, SaveError, StaleChoice
from resurgence_tui.engine.foresight import shows_by_going_on
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.sides import Progress, Side
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY, Choice, Decision, Fact, LogEntry, Seat
from resurgence_tui.saves.lock import Holder
from resurgence_tui.saves.noted import fingerprint
from resurgence_tui.saves.pins import NO_PIN, Pin
from resurgence_tui.saves.save_file import HUMAN, SaveFile, Setup
from resurgence_tui.saves.store import Store

from .history import History
from .past_of_save import Doubt, doubt_of, has_earlier_values
from .picks import Picks
from .rivals import last_line
from .seated_bots import SeatedBots, Thought
from .unasked import Unasked
from .undo import UndoRedo
from .view_at import view_at

__all__ = ["Ask", "Host", "LogEntry", "new_seed"]

_NONCE = token_hex(6)
"""Of this running program; no ticket of another run fits."""

_NUMBERS = count(1)

LONGEST_SEED = 48
"""Bits of a seed that the program picks itself: short enough to be told to a friend."""


class Ask(NamedTuple):
    """An open question with the ticket that its answer must show."""

    ticket: str
    decision: Decision


def new_seed() -> int:
    """A seed nobody has chosen."""
    return randbits(LONGEST_SEED)


class Host(UndoRedo):
    """Keeps one game. Everything a front end does with it goes through here.

    Front ends get views, decisions with tickets, and the log as a seat may see it; the table stays inside.
    """

    locked_by: Holder | None = None
    """The other program that has the game open, if so; then it can only be looked at (`ReadOnlyHost`)."""

    def __init__(
        self, game: Game, table: Table, save: SaveFile, store: Store | None = None, path: Path | None = None
    ) -> None:
        self._game, self._table, self._save, self._store, self._path = game, table, save, store, path
        self._asks: dict[Seat, Ask] = {}
        self._saves_later = self._unsaved = False
        self._views: dict[Seat, Any] = {}
        self.bots = SeatedBots(game, save, self.view)
        self._last_log, self._picks = len(save.log), Picks()
        self.unasked = Unasked(game, save)
        """What is taken for people without asking them."""
        self.answered: Callable[[Seat, int, Callable[[], Any]], object] = lambda seat, before, seen: None
        """Told of every answer: whose, the length of the log until then, and what gives the table as that seat saw it
        until then."""
        self._history = History(game, save, table, self.unasked.option)
        self.private_steps = 0
        """How often a private step has begun, as far as this host has seen."""
        self.is_private = False
        """Whether an open question is private."""
        self.save_problem: str | None = None
        self.seed_typed = False
        """Whether a player has typed the seed, in this run of the program."""
        if save.noted is None:
            save.note_anew()
        self._ask_anew()

    # What the game is, and how it stands

    @property
    def setup(self) -> Setup:
        """Seats, seed and variants."""
        return self._save.setup

    @property
    def names(self) -> list[str]:
        """The seats' names, in seat order."""
        return [seat.name for seat in self.setup.seats]

    @property
    def title(self) -> str:
        """The game's name in the list of saved games."""
        return self._save.name

    @property
    def game_id(self) -> str:
        """Id of this game, the same in all its saves."""
        return self._save.game_id

    @property
    def path(self) -> Path | None:
        """The file of this game, once it has been written."""
        return self._path

    @property
    def told_seed(self) -> int | None:
        """The seed, if it may be told; nothing that players see names it in another way.

        Decks, hands and Rubble follow from it, so everybody may know it once the game has been played to its end.
        Before that only the player who typed it, unless others look at the same screen.
        """
        knows = self.seed_typed and len(self.humans) < 2
        return self.setup.seed if knows or self._table.over else None

    @property
    def humans(self) -> list[Seat]:
        """The seats that a person answers for."""
        return [seat for seat, one in enumerate(self.setup.seats) if one.human]

    @property
    def played_here(self) -> bool:
        """Whether a person may still play in this game with this program."""
        return bool(self.humans) and not self.over and self.locked_by is None

    @property
    def lone(self) -> Seat | None:
        """The seat that always looks: the one person at the table, unless a PIN lies over what is private."""
        return self._save.lone

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by being abandoned."""
        return self._table.over or self._save.abandoned

    @property
    def abandoned(self) -> bool:
        """Whether the players have given the game up."""
        return self._save.abandoned

    @property
    def doubt(self) -> Doubt | None:
        """Why the past of the game does not reach back to its start; None if it does."""
        return doubt_of(self._save)

    @property
    def has_earlier_values(self) -> bool:
        """Whether it is played with values of cards that new games no longer have."""
        return has_earlier_values(self._table)

    @property
    def winners(self) -> list[Seat]:
        """Who has won a finished game."""
        return self._game.winners(self._table) if self._table.over else []

    @property
    def scores(self) -> list[int]:
        """Points of each seat: final ones once the game is over, else those scored so far."""
        return self._game.scores(self._table)

    @property
    def sides(self) -> list[Side]:
        """Who scores, and what for: the seats in order, then rivals without a seat."""
        return self._game.sides(self._table if self._table.over else self.view(NOBODY))  # in the end all is open

    @property
    def progress(self) -> Progress:
        """How far the game is."""
        return self._game.progress(self.view(NOBODY))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def decisions(self) -> int:
        """How many choices have been made so far."""
        return len(self._save.choices)

    # Questions and answers

    def asks(self) -> list[Ask]:
        """The open questions, each with the ticket it keeps while it stands; none once the game is over."""
        return list(self._asks.values())

    def ask_of(self, seat: Seat) -> Ask | None:
        """The open question of a seat."""
        return self._asks.get(seat)

    def submit(self, ticket: str, option: str) -> None:
        """Answer the question with that ticket, and save. Nobody else is answered for.

        Whoever chooses anew, even the same as before an undo, has nothing left to redo.

        StaleChoice if there is no such question now, IllegalChoice if it has no such option; then nothing changes.
        """
        for seat, ask in self._asks.items():
            if ask.ticket == ticket:
                self._answer(seat, option, anew=len(ask.decision.options) > 1)
                self.autosave()
                return
        raise StaleChoice("That question is no longer asked.")

    def unasked_option(self, decision: Decision) -> str:
        """The option of an open question that the next step takes for a person without asking, "" if it is asked."""
        return self.unasked.option(self._table, decision)

    def shows_by_going_on(self, ticket: str, answers: Sequence[str]) -> bool:
        """Whether these answers, from that question on, hand the game on so that something hidden comes to light.

        Then they cannot be taken back. Nothing is changed, and nothing hidden follows from the answer.
        """
        seat = next((seat for seat, ask in self._asks.items() if ask.ticket == ticket), NOBODY)
        return seat != NOBODY and shows_by_going_on(self._game, self._table, seat, answers, self.unasked.option)

    def step(self) -> bool:
        """Answer one question that needs no human: one with a single option, of a bot, or taken unasked, and save.

        False if there is none.
        """
        if not self._step():
            return False
        self.autosave()
        return True

    def run_on(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Answer what needs no human until a human is asked, the game is over, or ``enough`` says so after an answer.

        Saved once at the end: from an earlier save the bots would answer the same again.
        """
        moved = False
        try:
            while self._step():
                moved = True
                if enough():
                    break
        finally:
            if moved:
                self.autosave()

    def _step(self) -> bool:
        for seat, (_, decision) in self._asks.items():
            if len(decision.options) == 1:
                self._answer(seat, decision.options[0])
                return True
            if seat in self.bots:
                answer = self.bots.answer(seat, self._asks[seat].ticket, decision)
                if not answer:
                    continue
                self._answer(seat, answer)
                return True
            if option := self.unasked.option(self._table, decision):
                self._answer(seat, option)
                self.unasked.note(self.table_facts(seat))
                return True
        return False

    @property
    def thought(self) -> Thought | None:
        """What a slow bot has to think about before the game goes on, None if there is nothing: see ``SeatedBots``."""
        thoughts = (self.bots.thought(seat, ask.ticket, ask.decision) for seat, ask in self._asks.items())
        return next((thought for thought in thoughts if thought is not None), None)

    def is_due(self, thought: Thought) -> bool:
        """Whether the answer to a thought is still waited for."""
        ask = self._asks.get(thought.seat)
        return ask is not None and ask.ticket == thought.ticket and self.bots.is_at(thought)

    def _answer(self, seat: Seat, option: str, anew: bool = False) -> None:
        """Move the game on by one choice and record it; should a rule fail, the table is as it was before.

        anew: it was chosen, so that nothing that was taken back can be made again; else it may be the next of that.
        """
        if not isinstance(option, str):
            raise IllegalChoice("An answer is the id of an option.")
        before = self._game.clone(self._table)
        try:
            choose(self._table, seat, option, self._game.book)
        except IllegalChoice:
            raise
        except Exception:
            self._table = before
            self._ask_anew()
            raise
        choice = Choice(seat, option)
        self._save.choices.append(choice)
        if self._save.undone[:1] == [choice] and not anew:
            del self._save.undone[0]
        else:
            self._save.undone.clear()
            self._picks.forget_from(len(self._save.choices) - 1)
        self._last_log = len(self._save.log)
        self._save.log += self._game.dated(before, self._table.facts)
        del self._asks[seat]
        self._ask_anew()
        self.answered(seat, self._last_log, lambda: self._game.view(before, seat))

    def _ask_anew(self) -> None:
        """Give a ticket to every question that has none, and forget views and tickets that are out of date."""
        self._views.clear()
        private = any(decision.private for decision in self._table.open) and not self.over
        if private and not self.is_private:
            self.private_steps += 1
        self.is_private = private
        if self.over:
            self._asks.clear()
            return
        old, self._asks = self._asks, {}
        for decision in self._table.open:
            if decision.seat in self._asks:
                continue  # a seat is asked one thing at a time, in the order in which the rules ask
            ask = old.get(decision.seat)
            stands = ask is not None and ask.decision is decision
            self._asks[decision.seat] = ask if ask and stands else Ask(f"{_NONCE}-{next(_NUMBERS)}", decision)

    # What may be seen

    def view(self, seat: Seat) -> Any:
        """The table as a seat may see it (NOBODY: what is open to all), made once until the game moves on."""
        if seat not in self._views:
            self._views[seat] = self._game.view(self._table, seat)
        return self._views[seat]

    def view_at(self, seat: Seat, entries: int, goes_on: Collection[str] = ()) -> Any:
        """The table as a seat saw it when its log had so many entries, played again; None where that is not known.

        goes_on: facts with which the table goes on by itself, see ``past.view_at``.
        """
        start = self._history.start(self._save.choices)
        return start and view_at(self._game, start, self._save.choices, seat, entries, goes_on)

    def log(self, eyes: Seat, since: int = 0) -> list[LogEntry]:
        """What has happened, as far as a seat may see it (NOBODY: what is open to all).

        since: how many entries of the whole log to pass over.
        """
        return [entry for entry in self._save.log[since:] if entry.fact.eyes in (NOBODY, eyes)]

    @property
    def log_length(self) -> int:
        """Entries of the whole log, those that are hidden included; a value for ``since``."""
        return len(self._save.log)

    def table_facts(self, eyes: Seat) -> list[Fact]:
        """What the last choice brought about, as far as a seat may see it."""
        return [entry.fact for entry in self.log(eyes, self._last_log)]

    # Who plays

    def hand_to(self, seat: Seat, player: str) -> None:
        """Let a bot answer for a seat from now on, or a person; ValueError if there is no such bot or seat."""
        if not 0 <= seat < len(self.setup.seats):
            raise ValueError(f"There is no seat {seat + 1}.")
        if player != HUMAN:
            check_bot(player, self._game.name)
        self.setup.seats[seat].player = player
        self._save.note("player", player, seat)
        self._save.undone.clear()
        self.bots.take_seat(seat)
        self.autosave()

    @property
    def pins(self) -> list[Pin]:
        """The PIN of each seat, or nothing; they are tried through ``app.pins``."""
        return self._save.pins

    def has_pin(self, seat: Seat) -> bool:
        """Whether the seat has a PIN."""
        return self._save.has_pin(seat)

    def keep_pin(self, seat: Seat, pin: Pin) -> None:
        """Keep another PIN of a seat, and save."""
        if not self._save.pins:
            self._save.pins = [NO_PIN] * len(self.setup.seats)
        self._save.pins[seat] = pin
        self._save.note("pin", fingerprint(pin), seat)
        self.autosave()

    def abandon(self) -> None:
        """End the game without a result."""
        self._save.abandoned = True
        self._ask_anew()
        self.autosave()

    def again(self) -> Setup:
        """The setup of another game with the same seats and variants."""
        return self.setup.model_copy(deep=True, update={"seed": new_seed()})

    # Saving

    def save(self) -> None:
        """Write the game now; SaveError says why it cannot be written."""
        if self._store is not None:
            self._save.saved = datetime.now(UTC)
            self._path = self._store.write(self.save_file(), self._path)

    def save_file(self) -> SaveFile:
        """The game as it stands now, as it would be saved."""
        save = self._save
        save.table = self._game.dump(self._table)
        save.round, save.over = save.log[-1].round if save.log else 0, self._table.over
        return save

    @contextmanager
    def saved_once(self) -> Iterator[None]:
        """What happens within is saved together, at its end: an answer with all that follows from it."""
        self._saves_later, self._unsaved = True, False
        try:
            yield
        finally:
            self._saves_later = False
            if self._unsaved:
                self.autosave()

    def autosave(self) -> None:
        """Save, or remember why that was not possible; the game goes on in memory and is saved as soon as it can be."""
        if self._saves_later:
            self._unsaved = True
            return
        try:
            self.save()
            self.save_problem = None
        except SaveError as error:
            self.save_problem = str(error)

    def settle(self) -> None:
        """Wait until the game is on the disk; what could not be brought there, or is gone since, is saved again."""
        if self._store is None:
            return
        lost = self._path is not None and not self._path.exists()
        if self.save_problem is not None or lost or not self._store.settle():
            self.autosave()

    def close(self) -> None:
        """Leave the game: it is on the disk, another program may open it, and programs that played have ended."""
        over = self._table.over
        self.bots.end(last_line(self.scores, self.winners, self.sides) if over else None)
        self.settle()
        if self._store is not None and self._path is not None:
            self._store.release(self._path)
