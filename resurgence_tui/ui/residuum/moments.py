"""The moments of this game as pictures: a conflict that adds up line by line, and a season that begins."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.engine.types import Fact, LogEntry
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.names import name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.signs import Signs
from resurgence_tui.ui.table.moments import WIDTH, Moment
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Part, fitted, wrapped

Line = tuple[Part, ...]

NAME, NUMBER = 22, 12
"""Cells of a seat's name, and of each number."""


class WastelandMoments:
    """Draws the moments of a game in progress."""

    begins = frozenset({"conflict_won", "conflict_drawn", "turn_started"})

    def __init__(self, words: Words, signs: Signs) -> None:
        self._words, self._signs = words, signs

    def moments(self, log: Sequence[LogEntry], since: int, view: View, looks: Looks) -> list[Moment]:
        """Those that have come about with the entries from ``since`` on."""
        found = []
        for place in range(since, len(log)):
            fact = log[place].fact
            if fact.key in ("conflict_won", "conflict_drawn"):
                shown = [one.fact for one in log[max(place - 2, 0) : place] if one.fact.key == "conflict_revealed"]
                found.append(self._conflict(shown, fact, view, looks))
            elif fact.key == "turn_started" and self._begins_a_season(fact, view):
                found.append(self._season(fact, view))
        return found

    def _begins_a_season(self, fact: Fact, view: View) -> bool:
        return fact.seat == view.first and (int(fact.values[0]) - 1) % view.content.numbers.season_turns == 0

    def _conflict(self, shown: Sequence[Fact], end: Fact, view: View, looks: Looks) -> Moment:
        text = self._words.text
        heads = ("moment_cards", "moment_boosters", "moment_pieces", "moment_total")
        lines: list[Line] = [
            ((" " * NAME, theme.PLAIN), *((text(key).rjust(NUMBER)[:NUMBER], theme.QUIET) for key in heads)), (),
        ]  # fmt: skip
        most = max((int(fact.values[3]) for fact in shown), default=0)
        for fact in shown:
            look = looks[fact.seat]
            cards, boosters, pieces, total = fact.values
            style = theme.LEGAL if int(total) == most and end.key == "conflict_won" else theme.STRONG
            lines.append((
                (f" {fact.seat + 1} ", theme.seat_style(look.colour)),
                (f" {fitted(look.name, NAME - 4, self._signs)}", theme.STRONG),
                *((str(one).rjust(NUMBER), theme.PLAIN) for one in (cards, boosters, pieces)),
                (str(total).rjust(NUMBER), style),
            ))  # fmt: skip
        lines.append(())
        winner = end.key == "conflict_won"
        told = text("moment_won", name=looks[int(end.values[1])].name) if winner else text("moment_draw")
        lines.append(((told, theme.LEGAL),))
        return Moment(text("moment_conflict", where=hex_name(self._words, view, str(end.values[0]))), tuple(lines))

    def _season(self, fact: Fact, view: View) -> Moment:
        turn, word = int(fact.values[0]), str(fact.values[1])
        numbers = view.content.numbers
        lines: list[Line] = [((text, theme.PLAIN),) for text in wrapped(
            self._words.attribute(word, "text") or "", WIDTH, 3, self._signs)]
        if turn + numbers.season_turns - 1 in numbers.year_end_turns:
            lines.append(((self._words.text("moment_year_ends"), theme.WARNING),))
        title = self._words.text("moment_season", season=name(self._words, word), turn=turn, turns=numbers.turns)
        return Moment(title, tuple(lines))
