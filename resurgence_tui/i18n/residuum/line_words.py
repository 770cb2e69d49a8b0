"""Lines of a form in words: what a choice is about, and what may be chosen."""

from __future__ import annotations

from resurgence_tui.games.residuum.choice_plans import Line
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Words

from .names import name
from .option_words import option_parts
from .phrases import Reader

ABOUT = {
    "RSD-ASK-08": "choices_basecamp",
    "RSD-ASK-09": "choices_outpost",
    "RSD-ASK-10": "choices_outriders",
    "RSD-ASK-53": "choices_feed",
    "RSD-ASK-44": "choices_chem",
    "RSD-ASK-46": "choices_nuclear",
    "RSD-ASK-47": "choices_tech",
}
"""Rule that asks -> what its line is about."""


def line_name(words: Words, view: View, line: Line) -> str:
    """What a line is about."""
    decision = line.decision
    if line.card:
        return name(words, line.card.partition(":")[2])
    read, me = Reader(words, (), view), view.seats[decision.seat]
    hex = me.basecamp if decision.rule == "RSD-ASK-08" else str(decision.context[0]) if decision.context else ""
    where = read.hex(hex) if decision.rule in HEXED else ""
    return words.text(ABOUT[decision.rule], where=where)


HEXED = ("RSD-ASK-08", "RSD-ASK-09", "RSD-ASK-10", "RSD-ASK-53")


def option_name(words: Words, view: View, line: Line, option: str) -> str:
    """What may be chosen, in a few words."""
    if line.card:
        return words.text("choices_card_no" if option != line.card else "choices_card_yes")
    return option_parts(words, line.decision, option, view).label
