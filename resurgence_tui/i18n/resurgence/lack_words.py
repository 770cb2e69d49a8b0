"""What is lacking for an effect to bring anything, in a few words."""

from __future__ import annotations

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.lacking import Lack
from resurgence_tui.games.resurgence.outlook import wasted
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words

from .printed_words import amount

REASONS = {
    "row_empty": "lack_row_empty",
    "slots_full": "lack_slots_full",
    "no_mission": "lack_no_mission",
    "no_room": "lack_no_room",
    "no_specialist": "lack_no_specialist",
    "track_full": "lack_track_full",
    "no_token": "lack_no_token",
    "none_payable": "lack_none_payable",
}
"""Reason -> its sentence; goods have their own."""

FULL = {"res": "lack_full_res", "sup": "lack_full_sup"}
"""Goods of choice -> what is said where no kind of them has room."""


def lacking(words: Words, decision: Decision, view: View) -> dict[str, str]:
    """The options that would bring nothing now, placements among them, each with what is lacking."""
    return {option: lack_text(words, lack) for option, lack in wasted(view, decision).items()}


def lack_text(words: Words, lack: Lack) -> str:
    """``needs 2 Parts, you have 1``."""
    if lack.reason == "goods":
        return words.text("lack_goods", goods=amount(words, lack.kind, lack.need, short=False), have=lack.have)
    if lack.reason == "full":
        if lack.kind in FULL:
            return words.text(FULL[lack.kind])
        return words.text("lack_full", what=words.text(lack.kind, count=2))
    return words.text(REASONS[lack.reason])
