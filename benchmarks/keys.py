"""How many keys a seat presses in a whole game: the recorded games answered with the fewest keys of the table.

    python benchmarks/keys.py [--each] [--game resurgence|residuum]

Every recorded choice is given as a person would: a row of the menu by its key; a placement by its space or, where
several tokens may go there, by the key of the token in that row, else by both; goods of choice in the stepper; an
assignment with as few keys of its board as it takes, and Enter. What the game takes unasked costs nothing where the
recorded choice is the same. Counted besides, as the settings stand when nobody has changed them: the second key that
ends a turn with something left to do, and the one that answers the question before a reveal or a waste. Not counted:
what lifts the curtain, and looking around.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from itertools import takewhile
from pathlib import Path

import keys_residuum
import pressing

from resurgence_tui.app.host import Ask
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.resurgence.round_story import last_assignment
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, AREAS, TOKEN_WORDS, TOKENS
from resurgence_tui.i18n.text import words_of
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.ui.resurgence.boards.assignment_board import Plan
from resurgence_tui.ui.resurgence.question.payment import GLUE, Mix, Trade, trades, ways
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD, STEPPER, Pending
from resurgence_tui.ui.resurgence.question.question_text import QuestionText, model_of
from resurgence_tui.ui.resurgence.table_kit import WORTH_ASKING

GAMES = Path(__file__).parent.parent / "tests" / "fixtures" / "games"

TYPED = 2
"""A column's digit, beside plus and minus."""


def stepper_keys(model: Mix | Trade, wanted: Sequence[str]) -> int:
    """The fewest keys that make the stepper's mix those options, with Enter: a payment or a gain, or several exchanges.
    """
    due = ways(wanted) or trades(wanted)
    goods = [sum(amounts) for amounts in zip(*(one.goods for one in due), strict=True)]
    cards = due[0].cards if due else frozenset()

    def mark(one: Mix | Trade, column: int) -> tuple[object, ...]:
        return column, tuple(one.goods), one.cards

    columns = len(model.items) + len(model.helpers)
    seen, edge, keys = {mark(model, 0)}, [(model, 0)], 1
    while edge:
        coming = []
        for one, column in edge:
            if one.option and (one.goods == goods and one.cards == cards if due else one.option == wanted[0]):
                return keys
            moves = [((column + step) % columns, 0) for step in (1, -1)]
            moves += [(column, 1), (column, -1), *((place, TYPED) for place in range(min(columns, 9)))]
            for place, change in moves:
                after = deepcopy(one)
                if change and place >= len(after.items):
                    after.toggle(after.helpers[place - len(after.items)])
                elif change == TYPED:
                    after.next_one(after.items[place])
                elif change > 0:
                    after.add(after.items[place])
                elif change < 0:
                    after.take(after.items[place])
                if mark(after, place) not in seen:
                    seen.add(mark(after, place))
                    coming.append((after, place))
        edge, keys = coming, keys + 1
    raise ValueError(f"{wanted} cannot be put together")


def assignment_keys(plan: Plan, wanted: list[int], earlier: Sequence[int]) -> int:
    """The fewest keys that sort the tokens of a plan so, with Enter. wanted: tokens at ``area * 5 + token``."""

    def fits(one: Plan) -> bool:
        return all(have <= most for have, most in zip(one.areas, wanted, strict=True))

    seen, edge, keys = {(0, tuple(plan.where))}, [(0, plan)], 1
    while edge:
        coming = []
        for held, one in edge:
            if not one.left:
                return keys
            count = len(one.tokens)
            moves: list[tuple[int, Plan]] = [((held + step) % count, one) for step in (1, -1)]
            for area in AREAS:
                single, rest = deepcopy(one), deepcopy(one)
                single.move(held, area)
                rest.move_all(area)
                moves += [(single.next_in_hand(held), single), (held, rest)]
            if any(earlier):
                again = deepcopy(one)
                again.repeat(earlier)
                moves.append((again.next_in_hand(held - 1), again))
            for place, after in moves:
                if fits(after) and (mark := (place, tuple(after.where))) not in seen:
                    seen.add(mark)
                    coming.append((place, after))
        edge, keys = coming, keys + 1
    raise ValueError("These tokens cannot be sorted so.")


class Presser(pressing.Presser):
    """Gives each choice with the fewest keys of the table."""

    def __init__(self, save: SaveFile, unasked: bool) -> None:
        super().__init__(save, unasked)
        self.pending = Pending(QuestionText(words_of(save.setup), self.host.names))
        self.sorting: dict[Seat, tuple[Plan, Sequence[int], Sequence[int]]] = {}

    def press(self, ask: Ask, at: int) -> int:
        """The keys of one row, or one assignment."""
        decision, option = ask.decision, self.choices[at].option
        view = self.host.view(decision.seat)
        self.pending.take(ask, view)
        question = self.pending.question(view, False, True)
        slot = self.pending.slot(question)
        if slot == ASSIGNMENT_BOARD:
            self.keys[decision.rule] += self.sort(at, view)
            return 1
        if slot == STEPPER:
            model = model_of(question, decision, view.seats[decision.seat].items)
            options = self.exchanges(at, model.most_units) if isinstance(model, Trade) else [option]
            self.keys["stepper"] += stepper_keys(model, options)
            return len(options)
        within = max((self.run_of(at, one.id) for row in question.rows for one in row.inner), default=0)
        row, count = ("", within) if within else self.row_of(at, [one.id for one in question.rows])
        self.reveals(ask, at, count)
        self.keys[decision.rule] += 1
        if self.pending.placing is not None and not within and not self.pending.picked(row):
            self.keys["which token"] += 1
        if option == "done" and any(one.split(":")[0] in WORTH_ASKING for one in decision.options):
            self.keys["end anyway"] += 1
        return count

    def exchanges(self, at: int, most: int) -> list[str]:
        """The exchanges that the seat makes one after the other, as one look of the stepper; or to leave it."""
        seat = self.choices[at].seat
        found = [one.option for one in self.choices[at : at + most] if one.seat == seat]
        return list(takewhile(lambda option: option.startswith("trade:"), found)) or found[:1]

    def row_of(self, at: int, rows: list[str]) -> tuple[str, int]:
        """The row that stands for the next choices, and for how many of them; those with one option go by."""
        _, option = self.choices[at]
        if self.pending.placing is not None:
            return option.split(":")[3], 1
        then = self.then(at)
        for row in rows:
            first, *others = row.split(GLUE)
            if first == option and others and others == [self.choices[place].option for place in then]:
                return row, then[0] + 1 - at
        return option, 1

    def run_of(self, at: int, answers: str) -> int:
        """For how many of the next choices a row with several answers stands; 0 if others were made."""
        seat, table, game = self.choices[at].seat, self.host.game.clone(self.host._table), self.host.game
        left = answers.split(GLUE)
        if left[0] != self.choices[at].option:
            return 0
        for place in range(at, len(self.choices)):
            one, asked = self.choices[place], table.decision_of(seat)
            if not left:
                return place - at
            if one.seat != seat or asked is None or (len(asked.options) > 1 and left.pop(0) != one.option):
                return 0
            choose(table, *one, game.book)
        return 0

    def then(self, at: int) -> list[int]:
        """Where the seat chooses next between several options, before anybody else does: one place or none."""
        seat, table, game = self.choices[at].seat, self.host.game.clone(self.host._table), self.host.game
        for place in range(at, len(self.choices)):
            asked = table.decision_of(seat)
            if self.choices[place].seat != seat or asked is None:
                return []
            if place > at and len(asked.options) > 1:
                return [place]
            choose(table, *self.choices[place], game.book)
        return []

    def sort(self, at: int, view: View) -> int:
        """The keys of a whole assignment, counted with its last token; before that 0."""
        seat = self.choices[at].seat
        if seat not in self.sorting:
            facts = [entry.fact for entry in self.host.log(NOBODY)]
            self.sorting[seat] = self.pending.plan(view), last_assignment(facts, seat), view.seats[seat].areas[:]
        if not self.ends_assignment(at):
            return 0
        plan, earlier, before = self.sorting.pop(seat)
        return assignment_keys(plan, self.assigned(at, seat, before), earlier)

    def assigned(self, last: int, seat: Seat, before: Sequence[int]) -> list[int]:
        """The seat's assignment that ends with that choice, at ``area * 5 + token``. before: what lay there."""
        wanted = list(before)
        for one in reversed(self.choices[: last + 1]):
            if one.seat == seat:
                verb, *words = one.option.split(":")
                if verb != "assign":
                    break
                wanted[AREA_WORDS.index(words[1]) * len(TOKENS) + TOKEN_WORDS.index(words[0])] += 1
        return wanted

    def ends_assignment(self, at: int) -> bool:
        """Whether the next choice is the last of the seat's assignment."""
        seat, option = self.choices[at]
        after = self.host.game.clone(self.host._table)
        asked = after.decision_of(seat)
        choose(after, seat, option, self.host.game.book)
        then = after.decision_of(seat)
        return then is None or asked is None or then.rule != asked.rule

    def reveals(self, ask: Ask, at: int, count: int) -> None:
        """The question before a reveal or a waste."""
        if self.host.shows_by_going_on(ask.ticket, [one.option for one in self.choices[at : at + count]]):
            self.keys["reveal"] += 1
        elif self.pending.wasted(self.choices[at].option):
            self.keys["waste"] += 1


def tell(name: str, total: Counter[str], seats: int, each: bool) -> None:
    """Print keys a seat and game, on demand by what they are for."""
    sys.stdout.write(f"{name}: {total.total() / seats:.1f} keys a seat and game\n")
    if each:
        for what, count in total.most_common():
            sys.stdout.write(f"  {what:20} {count / seats:6.1f}\n")


def main() -> None:
    """Print keys a seat and game, by what they are for."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--each", action="store_true", help="what the keys are for")
    reading.add_argument("--game", default="resurgence", choices=("resurgence", "residuum"))
    given = reading.parse_args()
    if given.game == "residuum":
        found = keys_residuum.report()
    else:
        ways = (("all asked", lambda save: Presser(save, False)), ("taken unasked", lambda save: Presser(save, True)))
        found = pressing.counted(pressing.saves_in(GAMES), ways)
    for one in found:
        tell(*one, given.each)


if __name__ == "__main__":
    main()
