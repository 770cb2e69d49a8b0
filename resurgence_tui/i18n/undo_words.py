"""What stops taking back, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from .sentences import sentences_of
from .text import Words

REVEALED, ANSWERED = "revealed", "answered"

STOPS = {
    "start": "undo-stop-start",
    "opened": "undo-stop-opened",
    ANSWERED: "undo-stop-answered",
    "over": "undo-stop-over",
    "since": "undo-stop-since",
    "nothing": "undo-stop-nothing",
}
"""The other reasons, and their sentences."""


def stopped_text(words: Words, names: Sequence[str], why: str, what: str = "", seat: int = -1) -> str:
    """The sentence for a reason of ``app.history.Stop``. what: the pile that was revealed. seat: who has chosen."""
    if why == REVEALED:
        return words.text(sentences_of(words.game).revealed_key(what) or "undo-seen-hidden")
    return words.text(STOPS[why], name=names[seat] if why == ANSWERED else "")
