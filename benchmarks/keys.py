"""How many keys a seat presses in a whole game: the recorded games answered with the fewest keys of the table.

    python benchmarks/keys.py [--each] [--game resurgence|residuum]

Every recorded choice is given as a person would: a row of the menu by its key, a placement by its space and, where
several ways lead there, its token, goods of choice in the stepper, an assignment with a digit for each token and
Enter. What the game takes unasked costs nothing where the recorded choice is the same. Counted besides, as the
settings stand when nobody has changed them: the second key that ends a turn with something left to do, and the one
that answers the question before a reveal or a waste. Not counted: what lifts the curtain, and looking around.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from copy import deepcopy
from pathlib import Path

import keys_residuum
import pressing

from resurgence_tui.app.host import Ask
from resurgence_tui.engine.machine import choose
from resurgence_tui.i18n.text import words_of
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.ui.resurgence.question.payment import GLUE, Mix, Trade
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD, STEPPER, Pending
from resurgence_tui.ui.resurgence.question.question_text import QuestionText, model_of
from resurgence_tui.ui.resurgence.table_kit import WORTH_ASKING

GAMES = Path(__file__).parent.parent / "tests" / "fixtures" / "games"

def stepper_keys(model: Mix | Trade, wanted: str) -> int:
    """The fewest keys that make the stepper's mix that option, with Enter."""

    def mark(one: Mix | Trade, column: int) -> tuple[object, ...]:
        return column, tuple(one.goods), one.cards

    columns = len(model.items) + len(model.helpers)
    seen, edge, keys = {mark(model, 0)}, [(model, 0)], 1
    while edge:
        coming = []
        for one, column in edge:
            if one.option == wanted:
                return keys
            moves = [((column + step) % columns, 0) for step in (1, -1)]
            moves += [(column, 1), (column, -1), *((place, 1) for place in range(min(columns, 9)))]
            for place, change in moves:
                after = deepcopy(one)
                if change and place >= len(after.items):
                    after.toggle(after.helpers[place - len(after.items)])
                elif change > 0:
                    after.add(after.items[place])
                elif change < 0:
                    after.take(after.items[place])
                if mark(after, place) not in seen:
                    seen.add(mark(after, place))
                    coming.append((after, place))
        edge, keys = coming, keys + 1
    raise ValueError(f"{wanted} cannot be put together")


class Presser(pressing.Presser):
    """Gives each choice with the fewest keys of the table."""

    def __init__(self, save: SaveFile, unasked: bool) -> None:
        super().__init__(save, unasked)
        self.pending = Pending(QuestionText(words_of(save.setup), self.host.names))

    def press(self, ask: Ask, at: int) -> int:
        """The keys of one row, or one assignment."""
        decision, option = ask.decision, self.choices[at].option
        view = self.host.view(decision.seat)
        self.pending.take(ask, view)
        question = self.pending.question(view, False, True)
        slot = self.pending.slot(question)
        if slot == ASSIGNMENT_BOARD:
            self.keys[decision.rule] += 1 + self.ends_assignment(at)
            return 1
        if slot == STEPPER:
            self.keys["stepper"] += stepper_keys(model_of(question, decision, view.seats[decision.seat].items), option)
            return 1
        row, count = self.row_of(at, [one.id for one in question.rows])
        self.reveals(ask, at, count)
        self.keys[decision.rule] += 1
        if self.pending.placing is not None and not self.pending.picked(row):
            self.keys["which token"] += 1
        if option == "done" and any(one.split(":")[0] in WORTH_ASKING for one in decision.options):
            self.keys["end anyway"] += 1
        return count

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
