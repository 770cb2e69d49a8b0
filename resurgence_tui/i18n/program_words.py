"""Why a program of somebody else does not play, in one sentence."""

from __future__ import annotations

from resurgence_tui.printable import printable

from .text import Words

LONGEST = 80
"""Characters of what a program said that are repeated."""

FAULTS = {
    "unnamed": "program_unnamed",
    "not_started": "program_not_started",
    "ended": "program_ended",
    "closed": "program_closed",
    "silent": "program_silent",
    "too_long": "program_too_long",
    "no_json": "program_no_json",
    "no_answer": "program_no_answer",
    "stale": "program_stale",
    "unlisted": "program_unlisted",
}
"""What may be wrong, and what is said of it."""

EMPTY = {"no_json": "program_empty_line", "unlisted": "program_empty_choice"}
"""The same where the program has said nothing that could be repeated."""


def program_text(words: Words, name: str, fault: tuple[str, str], bot: str) -> str:
    """What is wrong with the program of a seat, and that the bot plays instead. name: of the seat. fault: its kind, and
    what the program or the system said, which is shown without anything that could steer a terminal."""
    what, detail = fault
    said = " ".join(printable(detail).split())
    said = said if len(said) <= LONGEST else said[: LONGEST - 3] + "..."
    key = FAULTS[what] if said else EMPTY.get(what, FAULTS[what])
    return words.text(key, name=name, bot=bot, detail=said)
