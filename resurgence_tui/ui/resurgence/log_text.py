"""What has happened and where the game stands, in words: the log and the header."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from resurgence_tui.engine.types import NOBODY, LogEntry, Seat
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import event_text, fact_rule, fact_text, name, round_text, step_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.table.log_text import GameLogText, ToldGame
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part

OF_MUTANTS = frozenset(
    "mutants_moved mutants_reshuffled leader_revealed mutants_advanced mutant_action mutants_scored mutants_completed "
    "board_flipped row_discarded encounters_drawn encounter_put black_bag_refilled mutants_final_score mutants_won"
    "".split()
)
"""Facts that bear the Mutants' mark in the log."""


class MoscowLogText(GameLogText):
    """A heading for each step, and alone one before each Mutant card."""

    HEADED_BY = "GEN-02"

    def __init__(self, words: Words, game: ToldGame) -> None:
        super().__init__(words, game)
        self._cards: dict[tuple[Seat, int], int] = {}
        self._once: dict[int, tuple[LogEntry, LogLine | None]] = {}

    def told(self, eyes: Seat, entry: LogEntry, looks: Looks) -> list[LogLine]:
        """One sentence, if there is anything to tell, the same for all eyes that may see it; before it a Mutant card.

        looks: those of the whole game.
        """
        told = self._once.get(id(entry))
        if told is None or told[0] is not entry:
            told = self._once[id(entry)] = (entry, self.line(entry, looks))
        return [*self._card(eyes, entry), told[1]] if told[1] is not None else []

    def moment(self, eyes: Seat, entry: LogEntry) -> tuple[int, int]:
        """Alone Step 3 begins with the first Mutant card (SOLO-23)."""
        return entry.round, 3 if entry.step == 2 and self._cards.get((eyes, entry.round)) else entry.step

    def forget(self, eyes: Seat) -> None:
        """Begin the log of these eyes anew."""
        super().forget(eyes)
        self._cards = {key: count for key, count in self._cards.items() if key[0] != eyes}

    def _card(self, eyes: Seat, entry: LogEntry) -> list[LogLine]:
        """Alone: a heading before each Mutant card (SOLO-23)."""
        if entry.fact.key != "mutants_moved" or not self.game.setup.options.get("solo"):
            return []
        number = self._count_card(eyes, entry)
        most = self.game.view(NOBODY).content.numbers.mutant_cards_revealed[1]
        return [LogLine(self.words.text("solo-log-card", count=number, most=most), "SOLO-23", heading=True)]

    def pass_over(self, eyes: Seat, entries: list[LogEntry]) -> None:
        """Mutant cards are counted."""
        for entry in entries:
            if entry.fact.key == "mutants_moved":
                self._count_card(eyes, entry)

    def _count_card(self, eyes: Seat, entry: LogEntry) -> int:
        """Which Mutant card of its round it is, from 1 on."""
        number = self._cards[eyes, entry.round] = self._cards.get((eyes, entry.round), 0) + 1
        return number

    def line(self, entry: LogEntry, looks: Looks) -> LogLine | None:
        """One sentence with its rule and the mark of a seat or of the Mutants; None if there is nothing to tell."""
        fact = entry.fact
        text = fact_text(self.words, fact, self.game.names, self.game.view(NOBODY).content)
        if text is None:
            return None
        if fact.key in OF_MUTANTS:
            return LogLine(text, fact_rule(fact), glyphs.sign(self.words, "token_mutant"), styles.MUTANT)
        return self.sentence(text, fact, fact_rule(fact), looks)

    def heading(self, round_: int, step: int) -> str:
        """The round and step that the lines below fall in."""
        if not round_:
            return step_text(self.words, 0)
        where = round_text(self.words, round_, self.game.view(NOBODY).content.numbers.rounds)
        return self.words.text("table-heading", round=where, step=step_text(self.words, step))

    def where(self, view: View, short: bool = False) -> tuple[Part, ...]:
        """Round and step; short: the round alone."""
        if view.over:
            told = self.words.text("table-over")
        elif short and view.round:
            told = self.words.text("table-round", round=view.round, rounds=view.content.numbers.rounds)
        else:
            told = self.heading(view.round, view.step)
        return ((told, theme.STRONG),)

    def event(self, view: View) -> list[Part]:
        """The Event of the round and what it does."""
        if not view.event:
            return []
        event = name(self.words, view.event)
        text = event_text(self.words, view.content.events[view.event], short=True)
        return [(self.words.text("table-event", event=event), theme.EVENT), (f" {text}", theme.QUIET)]

    def directives(self, view: View) -> list[Part]:
        """The two Directives by name."""
        names = [name(self.words, card) for card in view.directives]
        if len(names) != 2:
            return []
        return [(self.words.text("table-directives", a=names[0], b=names[1]), theme.QUIET)]


def spaced(groups: Iterable[Sequence[Part]]) -> tuple[Part, ...]:
    """Groups of parts with room between them; empty ones are left out."""
    found: list[Part] = []
    for group in groups:
        if group and found:
            found.append(("   ", theme.PLAIN))
        found += group
    return tuple(found)
