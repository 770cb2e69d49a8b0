"""An open decision as the table shows it: prompt, options as rows of the menu, and where each lies on a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.leads import MENU, Lead, card_of, is_choice, place_of
from resurgence_tui.games.residuum.routes import Route
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCE_OF
from resurgence_tui.i18n.residuum.route_words import route_text
from resurgence_tui.i18n.residuum.sentences import option_parts, prompt_text, why_text
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.residuum.place_text import WastelandText
from resurgence_tui.ui.residuum.question.chains import EVERYBODY, FAR, GLUE, MAKING, USUAL, is_chained
from resurgence_tui.ui.table.end_of_turn import DONE
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.widgets.decision_menu import WAY_OUT
from resurgence_tui.ui.widgets.menu_rows import Row

END = "act:end"

WAYS_OUT = frozenset(
    (END, "swap:none", "load:none", "boost:none", "nuclear:none", "feed:none", "decline", "chem:0", "tech:0")
)
"""Options that do nothing more; they share one key."""

CARDS = frozenset(("RSD-ASK-04", "RSD-ASK-05", "RSD-ASK-26", "RSD-ASK-27", "RSD-ASK-28", "RSD-ASK-29"))
"""Questions whose answers are cards that are laid out."""

TOWN, DEAL = frozenset(("RSD-ASK-31", "RSD-ASK-32")), frozenset(("RSD-ASK-38", "RSD-ASK-39"))
"""Questions that are answered in a form: goods sold and bought, given and wanted."""

OF_GOODS = frozenset(("RSD-ASK-30", "RSD-ASK-48", "RSD-ASK-49"))
"""Questions whose answers are resources, each once."""

OF_A_HEX = frozenset(("RSD-ASK-09", "RSD-ASK-10", "RSD-ASK-52", "RSD-ASK-53"))
"""Questions about a hex that their context names."""

OF_A_MEETING = frozenset(f"RSD-ASK-{number}" for number in (34, 35, 36, 37, 38, 39, 40, 42, 43, 44, 45, 46, 47))
"""Questions about a meeting, in its hex."""

HERE = "here:"
"""The beginning of a row that stands for a hex: what can be done there is asked next."""


def is_way_out(option: str) -> bool:
    """Whether an option only ends or leaves something."""
    return option in WAYS_OUT


def row_id(option: str) -> str:
    """The id of an option's row; the end of a turn is called the same in every game."""
    return DONE if option == END else option


class WastelandAsking:
    """Turns decisions into Questions, for one game and one language."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words, self.names = words, names
        self.looking = WastelandText(words, names)

    def question(self, decision: Decision, view: View, leads: Sequence[Lead]) -> Question:
        """A decision with a row for each option. leads: what the menu of a turn leads to."""
        texts = {
            option: option_parts(self.words, decision, option, view, names=self.names)
            for option in self._in_order(decision, view)
        }
        rows = [self.row(row_id(option), text) for option, text in texts.items()]
        if is_chained(decision):
            key = "usual_yields" if decision.rule in MAKING else "usual_payment"
            rows.insert(0, Row(USUAL, self.words.text(key)))
        spots = {row_id(option): places for option in texts if (places := self._spots(decision, option, view))}
        for lead in leads:
            option = row_id(lead.answers[0])
            spots[option] = tuple(dict.fromkeys((*spots.get(option, ()), lead.spot)))
        return Question(
            asked=prompt_text(self.words, decision, self.names, view),
            why=why_text(self.words, decision, view, names=self.names),
            rows=tuple(rows),
            searched=tuple(rows),
            spots=spots,
            board=self.board_of(decision),
            dims=self._dims(decision),
            long={row_id(option): text.long for option, text in texts.items() if text.long},
            acts={DONE: (END,)} if END in texts else {},
        )

    def going(self, decision: Decision, view: View, ways: Mapping[str, Route], step_by_step: bool) -> Question:
        """Where to: the hexes beside, then those that lie further; a pick of either goes there and pays."""
        whole = self.question(decision, view, ())
        if step_by_step:
            return replace(whole, why=self.words.text("route_why_step"))
        rows, spots, long = list(whole.rows), dict(whole.spots), dict(whole.long)
        for way in sorted(ways.values(), key=lambda way: way.cost):
            if len(way.steps) > 1:
                text = route_text(self.words, view, decision, self.names, way)
                row = self.row(GLUE.join((FAR, *way.steps)), text)
                rows.append(row)
                spots[row.id], long[row.id] = (way.steps[-1],), text.long
        return replace(
            whole, why=self.words.text("route_why"), rows=tuple(rows), searched=tuple(rows), spots=spots, long=long
        )

    def here(self, decision: Decision, view: View, leads: Sequence[Lead], hex: str) -> Question:
        """What the menu of a turn can be used for at one hex."""
        whole, rows, spots, acts = self.question(decision, view, leads), [], {}, {}
        names = {row.id: row.label for row in whole.rows}
        for lead in leads_at(leads, hex):
            option, *follow = lead.answers
            id = GLUE.join(lead.answers)
            label = names.get(row_id(option), option)
            if follow and follow[0].startswith("from:") and is_choice(view, decision.seat, option, hex):
                everybody = GLUE.join((EVERYBODY, *lead.answers))
                rows.append(Row(everybody, self.words.text("here_everybody", what=label)))
                label = self.words.text("here_some", what=label)
            elif lead.spot != hex:
                label = self.words.text("here_edge", what=label, where=self._other_side(view, lead.spot, hex))
            elif follow and follow[0].count(":") > 1:
                label = self.words.text("here_whose", what=label, whose=self._whose(follow[0]))
            rows.append(Row(id, label))
            spots[id], acts[id] = (lead.spot,), lead.answers
        where = hex_name(self.words, view, hex)
        return replace(
            whole, asked=self.words.text("here_asked", where=where), why=self.words.text("here_why"),
            rows=tuple(rows), searched=tuple(rows), spots={row.id: (hex,) for row in rows} | spots, acts=acts,
        )  # fmt: skip

    def _other_side(self, view: View, edge: str, hex: str) -> str:
        one, _, other = edge.partition(":")
        return hex_name(self.words, view, other if one == hex else one)

    def _whose(self, follow: str) -> str:
        """The owner in `at:<hex>:seat2`, else the last word."""
        last = follow.rpartition(":")[2]
        return self.names[int(last.removeprefix("seat")) - 1] if last.startswith("seat") else ""

    def _in_order(self, decision: Decision, view: View) -> list[str]:
        """The usual answer first, if there is one; ways onward, which come and go, behind what a turn always has."""
        likely = usual(view, decision)
        return sorted(
            decision.options, key=lambda option: (bool(likely) and option != likely, option.startswith("onward:"))
        )

    def _spots(self, decision: Decision, option: str, view: View) -> tuple[str, ...]:
        if decision.rule in OF_A_HEX:
            return (str(decision.context[0]),)
        if decision.rule in OF_A_MEETING and view.meeting.hex:
            return (view.meeting.hex,)
        if place := place_of(option):
            return (place,)
        if card := card_of(view, option):
            return (card,)
        word = option.partition(":")[2]
        return (word,) if decision.rule in OF_GOODS and word in RESOURCE_OF else ()

    def row(self, id: str, text: OptionText) -> Row:
        """A row of the menu for an option's text."""
        key = WAY_OUT if id == DONE or is_way_out(id) else ""
        return Row(id, text.label, text.cost, text.gain, text.note, key=key, words=text.long, stays=id == DONE)

    def board_of(self, decision: Decision) -> str:
        """The board that a question is about."""
        if decision.rule in CARDS:
            return at.CARDS
        if decision.rule in TOWN:
            return at.TOWN
        if decision.rule in OF_GOODS:
            return at.STORE
        return at.MAP

    def _dims(self, decision: Decision) -> bool:
        return decision.rule in CARDS or (
            decision.rule not in (MENU, "RSD-ASK-02") and any(map(place_of, decision.options))
        )


def leads_at(leads: Sequence[Lead], hex: str) -> list[Lead]:
    """Those that are done in a hex or on one of its edges."""
    return [lead for lead in leads if hex in lead.spot.split(":")]
