"""Taking back what several seats have chosen, one after the other: whatever the way, and why it ends."""

from __future__ import annotations

import random
from collections import Counter
from itertools import takewhile
from typing import Any

import pytest

from resurgence_tui.app.history import CannotUndo, Stop, Stopped
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.reveal import revealed
from resurgence_tui.engine.types import NOBODY, Choice, Decision, Seat
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.saves.save_file import make_setup
from tests.build import content

KINDS = [
    ("Anna,Boris", {"bonus_events": True}, 1),
    ("Anna,Boris,Celina", {"encounters": True}, 2),
    ("Anna,bot:random,Boris", {"start": "beginner"}, 3),
    ("Anna,Boris,bot:random,Dana", {}, 4),
    ("Anna", {"solo": "town"}, 5),
]


def a_game(seats: str, options: dict[str, Any], seed: int) -> Host:
    """A new game in memory."""
    return Library().new(make_setup(parse_seats(seats), seed, options=options))


def choose_at(host: Host, rng: random.Random) -> None:
    """A person answers at random, then what needs nobody goes by, as at the table."""
    host.run_on()
    if not host.over:
        ask = rng.choice(host.asks())
        host.submit(ask.ticket, rng.choice(ask.decision.options))
        host.run_on()


def test_after_the_undo_of_the_next_seat_ones_own_choice_is_taken_back_too() -> None:
    """Anna chooses, Boris chooses: u and u again take back both, and what Boris had chosen is not made again."""
    host, rng, tried = a_game("Anna,Boris", {"start": "beginner"}, 1), random.Random(1), 0
    while tried < 6:
        before, first, table = host.decisions, host.asks()[0].decision, GAME.dump(host._table)
        choose_at(host, rng)
        middle, second = host.decisions, host.asks()[0].decision
        record = Record(host)
        record.catch_up()
        if second.seat == first.seat or second.private or record.reason(NOBODY):
            continue
        choose_at(host, rng)
        record.catch_up()
        if record.reason(NOBODY):
            continue
        assert host.undo().seat == second.seat and host.decisions == middle
        assert host.undo(second.seat).seat == first.seat
        assert (host.decisions, GAME.dump(host._table)) == (before, table)
        host.redo()
        host.run_on()
        assert host.decisions == middle and not host.can_redo
        tried += 1


class Made:
    """A choice that is kept, with the tables around it."""

    def __init__(self, before: State, choice: Choice, decision: Decision, after: State) -> None:
        self.choice, self.seat, self.before, self.after = choice, choice.seat, before, after
        self.rule, self.private, self.free = decision.rule, decision.private, len(decision.options) > 1
        self.entries = len(GAME.dated(before, after.facts))


class Record:
    """A game played along from its choices alone, by which the host is judged."""

    def __init__(self, host: Host) -> None:
        self.host, setup = host, host.setup
        self.start = GAME.start(len(setup.seats), setup.seed, setup.options, content())
        self.made: list[Made] = []

    def catch_up(self) -> None:
        """Drop what is not kept any more, and play what is new."""
        choices = self.host.save_file().choices
        while self.made and [made.choice for made in self.made[-1:]] != choices[len(self.made) - 1 : len(self.made)]:
            self.made.pop()
        for choice in choices[len(self.made) :]:
            before = GAME.clone(self.table)
            table, decision = GAME.clone(before), before.decision_of(choice.seat)
            assert decision is not None
            choose(table, choice.seat, choice.option, GAME.book)
            self.made.append(Made(before, choice, decision, table))
        assert [made.choice for made in self.made] == choices

    @property
    def table(self) -> State:
        """The table as the choices give it."""
        return self.made[-1].after if self.made else self.start

    def check(self) -> None:
        """The host's table and the length of its log are those of the choices that it keeps."""
        self.catch_up()
        save = self.host.save_file()
        assert save.table == GAME.dump(self.table)
        setup = GAME.dated(None, self.start.facts)
        assert len(save.log) == len(setup) + sum(made.entries for made in self.made)

    def reason(self, holder: Seat) -> Stopped | None:
        """Why the newest choice of a person cannot be taken back; None if it can."""
        if self.host.over:
            return Stopped(Stop.OVER)
        for made in reversed(self.made):
            if what := revealed(GAME, made.before, made.after, made.seat):
                return Stopped(Stop.REVEALED, what)
            if made.free:
                secret = made.private and holder not in (NOBODY, made.seat)
                taken = made.seat in self.host.humans and not secret
                return None if taken else Stopped(Stop.ANSWERED, seat=made.seat)
        return Stopped(Stop.START)

    def kept_at(self, entry: int) -> int:
        """How many choices are left when nothing is kept that was chosen after that entry of the log; -1 if all are."""
        told = len(GAME.dated(None, self.start.facts))
        number = 0
        while told <= entry:
            told += self.made[number].entries
            number += 1
        for later in range(number, len(self.made)):
            made, before = self.made[later], self.made[later - 1] if later else None
            same_act = before is not None and made.rule == before.rule == "ASG-01" and made.seat == before.seat
            if made.free and not same_act:
                return later
        return -1

    def reason_back_to(self, kept: int, holder: Seat) -> Stopped | None:
        """Why no more than the first choices can be kept; None if that is possible."""
        for made in reversed(self.made[kept:]):
            if what := revealed(GAME, made.before, made.after, made.seat):
                return Stopped(Stop.REVEALED, what)
            if made.free and (made.seat not in self.host.humans or (made.private and holder not in (-1, made.seat))):
                return Stopped(Stop.ANSWERED, seat=made.seat)
        return None


def until_another_chose(gone: list[Made], seat: Seat) -> list[Made]:
    """What a seat had chosen, with what followed of itself, up to the choice of another one."""
    return list(takewhile(lambda made: made.seat == seat or not made.free, gone))


@pytest.mark.games
@pytest.mark.parametrize(("seats", "options", "seed"), KINDS)
def test_back_to_a_line_keeps_what_was_chosen_until_then_or_changes_nothing_and_says_why(
    seats: str, options: dict[str, Any], seed: int
) -> None:
    host, rng, met = a_game(seats, options, seed), random.Random(seed), Counter[str]()
    record = Record(host)
    for _ in range(50):
        for _ in range(rng.randint(1, 3)):
            choose_at(host, rng)
        record.catch_up()
        eyes = rng.choice([NOBODY, *host.humans])
        seen = [number for number, entry in enumerate(host._save.log) if entry.fact.eyes in (NOBODY, eyes)]
        entries = rng.randint(max(1, len(seen) - 12), len(seen))
        holder, before, kept = rng.choice([NOBODY, *host.humans]), host.decisions, record.kept_at(seen[entries - 1])
        reason = Stopped(Stop.SINCE) if kept < 0 else record.reason_back_to(kept, holder)
        gone, log = record.made[kept:] if kept >= 0 else [], host.log(eyes)
        try:
            taken = host.undo_to(eyes, entries, holder)
        except CannotUndo as refused:
            assert (refused.stopped, host.decisions) == (reason, before)
            met[refused.stopped.why] += 1
        else:
            assert (reason, host.decisions, taken.seat) == (None, kept, gone[0].seat)
            left = host.log(eyes)
            assert len(left) >= entries and left == log[: len(left)]
            own = until_another_chose(gone, taken.seat)
            met["one" if own == gone else "several seats"] += 1
            undone = host.save_file().undone
            assert undone[: len(own)] == [made.choice for made in own]
            assert own == gone or len(undone) == len(own)
        record.check()
    assert {"one", Stop.SINCE, Stop.REVEALED} <= set(met), met
    assert met["several seats"] or seats.count(",") < 1 or "bot" in seats, met


@pytest.mark.games
@pytest.mark.parametrize(("seats", "options", "seed"), KINDS)
def test_whatever_is_taken_back_and_made_again_the_table_is_that_of_the_choices_kept(
    seats: str, options: dict[str, Any], seed: int
) -> None:
    host, rng, met = a_game(seats, options, seed), random.Random(seed), Counter[str]()
    record = Record(host)
    for _ in range(40):
        for _ in range(rng.randint(1, 4)):
            choose_at(host, rng)
        for _ in range(rng.randint(0, 4)):
            record.catch_up()
            holder, before = rng.choice([NOBODY, *host.humans]), host.decisions
            way = rng.choice(["undo", "undo", "reset", "redo"])
            reason = record.reason(holder) if way != "redo" else None if host.can_redo else Stopped(Stop.NOTHING)
            try:
                taken = host.redo() if way == "redo" else (
                    host.reset_turn(holder) if way == "reset" else host.undo(holder))
            except CannotUndo as refused:
                assert (refused.stopped, host.decisions) == (reason, before), way
                met[refused.stopped.why] += 1
            else:
                assert reason is None and taken.choices >= 1
                assert (host.decisions > before) == (way == "redo")
                met[way] += 1
        record.check()
    ends = {Stop.REVEALED} if "bot" not in seats else {Stop.ANSWERED}
    assert {"undo", "reset", "redo", Stop.NOTHING, *ends} <= set(met), met
