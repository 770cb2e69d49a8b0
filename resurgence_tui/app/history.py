"""Undo: what of a game's past can be taken back, and what stops it.

The past is played again from its choices, so taking back works the same after a load as before it. It stops where
something hidden was revealed, and at what a bot or another seat in private has chosen; questions with a single option
are stepped over.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.foresight import Unasked
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.journal import make_all, make_each, same
from resurgence_tui.engine.reveal import revealed
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY, Choice, Fact, RuleId, Seat
from resurgence_tui.saves.save_file import SaveFile

from .past_of_save import origin_of


class Stop(StrEnum):
    """Why nothing more can be taken back, or made again."""

    START = "start"
    """The game begins there."""
    OPENED = "opened"
    """The past of the game begins there: its choices do not lead to that table, by the rules of today at least."""
    REVEALED = "revealed"
    """Something hidden came to light there."""
    ANSWERED = "answered"
    """Another seat has chosen there."""
    OVER = "over"
    """The game is over."""
    SINCE = "since"
    """Nothing has been chosen since the line of the log that was to be gone back to."""
    NOTHING = "nothing"
    """Nothing has been taken back that could be made again."""


class Stopped(NamedTuple):
    """Where taking back stops. what: of a reveal, as in ``engine.reveal``. seat: who has chosen."""

    why: Stop
    what: str = ""
    seat: Seat = NOBODY


class CannotUndo(GameError):
    """Nothing can be taken back, or made again; ``stopped`` says why."""

    def __init__(self, stopped: Stopped) -> None:
        super().__init__(f"Nothing can be taken back: {stopped.why}.")
        self.stopped = stopped


class TakenBack(NamedTuple):
    """What was taken back, or made again. seat: whose. choices: how many were a choice between several options.

    private: whether one of them was made in private. stopped: why a whole turn could not be taken back, else None.
    """

    seat: Seat
    choices: int
    private: bool = False
    stopped: Stopped | None = None


class Moment(NamedTuple):
    """A choice with the table before it. entries: of the log that it brought about. when: round and step that asked.

    single: whether nobody chose: there was a single option, or this one is taken unasked.
    """

    before: Table
    choice: Choice
    rule: RuleId
    private: bool
    single: bool
    entries: int
    when: tuple[int, int]


class Tail(NamedTuple):
    """The newest choices, oldest first, what lies before them, and the table after them."""

    moments: list[Moment]
    stopped: Stopped
    after: Table


class History:
    """The past of one game in progress.

    opened: the table as it was when the game was started or loaded. Where the choices do not lead to it from where the
    past of the save begins, the past begins with it. unasked: what the host would take for a seat; there taking back
    does not stop, since it would be taken again at once.
    """

    def __init__(self, game: Game, save: SaveFile, opened: Table, unasked: Unasked) -> None:
        self._game, self._save, self._unasked = game, save, unasked
        self._opened, self._count = game.clone(opened), len(save.choices)
        self._begin: tuple[Table, int] | None = None

    def past(self, choices: Sequence[Choice]) -> Tail:
        """All that is known of these choices, which are all that were made so far; what stops it is where it begins."""
        table, since = self._base(choices)
        moments: list[Moment] = []
        for _, choice, asked, before in make_each(self._game, table, choices[since:]):
            assert asked is not None
            entries = len(self._game.dated(before, table.facts))
            single = len(asked.options) == 1 or self._unasked(before, asked) == choice.option
            when = stands_in(self._game, before)
            moments.append(Moment(before, choice, asked.rule, asked.private, single, entries, when))
        return Tail(moments, Stopped(Stop.OPENED if since else Stop.START), table)

    def tail(self, choices: Sequence[Choice]) -> Tail:
        """What can be taken back of these choices, all that were made so far: those of the seat that chose last."""
        past = self.past(choices)
        moments, stopped = past.moments, past.stopped
        chosen = [number for number, moment in enumerate(moments) if not moment.single]
        mover = moments[chosen[-1]].choice.seat if chosen else NOBODY
        others = [place for place, number in enumerate(chosen) if moments[number].choice.seat != mover]
        first = 0
        if others:
            first = chosen[others[-1] + 1]
            stopped = Stopped(Stop.ANSWERED, seat=moments[chosen[others[-1]]].choice.seat)
        number, what = self.newest_reveal(past, first)
        if what:
            return Tail(moments[number + 1 :], Stopped(Stop.REVEALED, what), past.after)
        return Tail(moments[first:], stopped, past.after)

    def newest_reveal(self, past: Tail, first: int) -> tuple[int, str]:
        """The newest of the moments from that one on that brought something to light, and what; -1 and "" if none."""
        after = past.after
        for number in range(len(past.moments) - 1, first - 1, -1):
            moment = past.moments[number]
            if what := revealed(self._game, moment.before, after, moment.choice.seat):
                return number, what
            after = moment.before
        return -1, ""

    def since(self, choices: Sequence[Choice], entry: int, length: int) -> tuple[Tail, int]:
        """All that is known of these choices, and which moment begins the first act chosen after an entry of the log.

        entry: counted from 0 in the whole log, which has that length. CannotUndo if nothing has been chosen since, or
        if it is not known what.
        """
        past = self.past(choices)
        moments = past.moments
        told, number = length - sum(moment.entries for moment in moments), -1
        if past.stopped.why is Stop.OPENED and entry < told - 1:
            raise CannotUndo(past.stopped)
        while entry >= told:
            number += 1
            told += moments[number].entries
        later = [first for first, _ in chosen_acts(moments, self._game) if first > number]
        if not later:
            raise CannotUndo(Stopped(Stop.SINCE))
        return past, later[0]

    def start(self, choices: Sequence[Choice]) -> Table | None:
        """The table before the first of these choices, all that were made so far; None where that is not known."""
        table, since = self._base(choices)
        return None if since else table

    def _base(self, choices: Sequence[Choice]) -> tuple[Table, int]:
        """The earliest table from which the choices give the present one, and how many were made before it."""
        if self._begin is None:
            self._begin = self._found(choices[: self._count])
        table, since = self._begin
        return self._game.clone(table), since

    def _found(self, choices: Sequence[Choice]) -> tuple[Table, int]:
        """Where the past begins: where the save says, if its choices lead from there to the table that was opened."""
        try:
            table, first, _ = origin_of(self._game, getattr(self._opened, "content", None), self._save)
            begin = self._game.clone(table)
            make_all(self._game, table, choices[first:])
        except Exception:  # rules that have changed may fail on old choices in any way
            return self._opened, self._count
        return (begin, first) if same(self._game, table, self._opened) else (self._opened, self._count)


def stands_in(game: Game, table: Table) -> tuple[int, int]:
    """The round and step that a table stands in: those of whatever is told next.

    The newest entry of the log may be of the step before, since the first question of a step tells nothing.
    """
    told = game.dated(table, [Fact("", NOBODY)])[0]
    return told.round, told.step


def goes_on(game: Game, before: RuleId, rule: RuleId) -> bool:
    """Whether a question belongs to the same act of several questions as the one before it, of the same seat."""
    act = game.together.get(rule)
    return act is not None and act == game.together.get(before) and rule not in game.begins


def chosen_acts(moments: Sequence[Moment], game: Game) -> list[tuple[int, Seat]]:
    """Where each act begins that was a choice between several options, and whose it was.

    Answers of one seat that follow each other to questions of one act are one.
    """
    found: list[tuple[int, Seat]] = []
    first = 0
    for number, moment in enumerate(moments):
        before = moments[number - 1] if number else moment
        if not (number and goes_on(game, before.rule, moment.rule) and moment.choice.seat == before.choice.seat):
            first = number
        if not moment.single and (not found or found[-1][0] != first):
            found.append((first, moment.choice.seat))
    return found


def last_choice(tail: Tail, game: Game) -> int:
    """Where in the tail the newest choice begins that was one, else -1; the parts of one act count as one."""
    chosen = [number for number, moment in enumerate(tail.moments) if not moment.single]
    if not chosen:
        return -1
    return act_start(tail, chosen[-1], game)


def act_start(tail: Tail, number: int, game: Game) -> int:
    """Where in the tail the act begins that this moment belongs to."""
    while number > 0 and goes_on(game, tail.moments[number - 1].rule, tail.moments[number].rule):
        number -= 1
    return number


def turn_start(tail: Tail, game: Game) -> int:
    """Where in the tail the turn begins that the newest choice belongs to, else -1."""
    first = last_choice(tail, game)
    when = tail.moments[first].when if first >= 0 else None
    while first > 0 and tail.moments[first].rule not in game.turns and tail.moments[first - 1].when == when:
        first -= 1
    return first
