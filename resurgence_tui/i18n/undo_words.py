"""What stops taking back, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from .text import Words

REVEALED, ANSWERED = "revealed", "answered"


def stopped_text(words: Words, names: Sequence[str], why: str, what: str = "", seat: int = -1) -> str:
    """The sentence for a reason of ``app.history.Stop``. what: the pile that was revealed. seat: who has chosen."""
    if why == REVEALED:
        key = f"undo-seen-{what.replace(' ', '_')}"
        return words.text(key if words.has(key) else "undo-seen-hidden")
    return words.text(f"undo-stop-{why}", name=names[seat] if why == ANSWERED else "")
