"""Keys a seat presses in the recorded games of Residuum, see ``keys.py``.

Each choice is given in the way that takes fewest keys for most answers: a row of the menu by its key, a row of several
answers (the usual payments and yields, a way over several hexes), a form (goods: arrows and digits; choices: a digit a
changed line, after which the next one has the cursor, and the arrows to it; each with Enter).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pressing

from resurgence_tui.app.host import Ask
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.choice_plans import FAMILIES, plan_for
from resurgence_tui.games.residuum.vocab import RESOURCE_OF
from resurgence_tui.i18n.text import words_of
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.ui.residuum.question.asking import WastelandAsking
from resurgence_tui.ui.residuum.question.chains import USUAL, along, chain, is_chained
from resurgence_tui.ui.residuum.question.pending import WastelandPending, begins_form

GAMES = Path(__file__).parent.parent / "tests" / "fixtures" / "residuum_games"
OF_GOODS = ("sell", "buy", "give", "want", "tens", "ones")
"""Verbs of the answers that a form for goods gives."""


class Presser(pressing.Presser):
    """short: whether moves over several hexes, and forms of choices, are used."""

    def __init__(self, save: SaveFile, short: bool) -> None:
        super().__init__(save, unasked=True)
        self.pending, self.short = WastelandPending(WastelandAsking(words_of(save.setup), self.host.names)), short

    def press(self, ask: Ask, at: int) -> int:
        """The keys of the way that takes fewest for each choice."""
        self.pending.take(ask, self.host.view(ask.decision.seat))
        in_form = self.shows_form(ask.decision) and not self.pending.as_list
        alone = (1 + in_form, 1)
        keys, count = min([alone, *self.ways(at, ask.decision)], key=lambda one: one[0] / one[1])
        if (keys, count) == alone:
            self.pending.as_list = True
        self.keys[ask.decision.rule] += keys
        return count

    def shows_form(self, decision: Decision) -> bool:
        """Whether a form is shown, which a key turns into questions one by one, until questions of another kind."""
        view = self.host.view(decision.seat)
        return begins_form(view, decision) or (self.short and plan_for(view, decision) is not None)

    def ways(self, at: int, decision: Decision) -> list[tuple[int, int]]:
        """Other ways to give the next choices: keys, and how many choices."""
        seat, view = decision.seat, self.host.view(decision.seat)
        found = []
        if is_chained(decision):
            found.append((1, self.followed(at, lambda look: chain(USUAL, decision.rule, look))))
        if begins_form(view, decision):
            found.append(self.goods(at, seat))
        if self.short and self.pending.ways:
            for way in self.pending.ways.values():
                if f"to:{way.steps[0]}" == self.choices[at].option:
                    found.append((1, self.followed(at, lambda look, way=way: along(way.steps, look))))
        plan = plan_for(view, decision) if self.short else None
        if plan is not None:
            found.append(self.lines(at, decision))
        return [(keys, count) for keys, count in found if count]

    def followed(self, at: int, made: Callable[..., object]) -> int:
        """How many of the next choices a row of several answers gives; 0 if it gives others."""
        game, table, seat = self.host.game, self.host.game.clone(self.host._table), self.choices[at].seat
        answer, count = made(lambda: game.view(table, seat)), 0
        for one, option in self.choices[at:]:
            asked = table.decision_of(seat)
            wanted = answer(asked) if asked is not None and one == seat else ""  # type: ignore[operator]
            if not wanted:
                return count
            if wanted != option:
                return 0
            choose(table, seat, option, game.book)
            count += 1
        return count

    def goods(self, at: int, seat: int) -> tuple[int, int]:
        """Amounts are entered one below another, in two columns."""
        keys, count, place = 1, 0, (0, 0)
        for one, option in self.choices[at:]:
            asked, _, number = option.rpartition(":")
            if one != seat or asked.partition(":")[0] not in OF_GOODS:
                break
            count += 1
            verb, _, word = asked.partition(":")
            if word in RESOURCE_OF and int(number):
                here = (RESOURCE_OF[word], int(verb in ("buy", "want")))
                keys += abs(here[0] - place[0]) + abs(here[1] - place[1]) + len(number)
                place = here
        return keys, count

    def lines(self, at: int, decision: Decision) -> tuple[int, int]:
        """A digit for each line that is changed, and the arrows to it."""
        seat, view, keys = decision.seat, self.host.view(decision.seat), 1
        plan = plan_for(view, decision)
        assert plan is not None
        table, game = self.host.game.clone(self.host._table), self.host.game
        given: list[tuple[Decision, str]] = []
        for one, option in self.choices[at:]:
            asked = table.decision_of(seat)
            if one != seat or asked is None or asked.rule not in FAMILIES or asked.rule == "RSD-ASK-43":
                break
            given.append((asked, option))
            choose(table, seat, option, game.book)
        last = 0
        for place, line in enumerate(plan.lines):
            wanted = [option for asked, option in given if (asked.rule, asked.context) ==
                      (line.decision.rule, line.decision.context)]  # fmt: skip
            if wanted and wanted[0] != line.chosen and wanted[0] in plan.options(place):
                plan.choose(place, wanted[0])
                keys, last = keys + 1 + place - last, place + 1  # a digit goes on to the next line
        count = 0
        for asked, option in given:
            if plan.answer(asked) != option:
                return 0, 0
            count += 1
        return keys, count


def report() -> list[pressing.Counted]:
    """What was counted, a question at a time and with all ways."""
    ways = (
        ("a question at a time", lambda save: Presser(save, False)),
        ("ways and forms", lambda save: Presser(save, True)),
    )
    return pressing.counted(pressing.saves_in(GAMES), ways)
