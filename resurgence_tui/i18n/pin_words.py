"""What is told after a PIN that does not fit."""

from __future__ import annotations

from .text import Words

LONG = 120
"""From so many seconds on, a pause is told in minutes."""


def wrong_pin_text(words: Words, pause: int) -> str:
    """That it is not the PIN, or how long the next try has to wait. pause: seconds."""
    if not pause:
        return words.text("pin_wrong")
    minutes = -(-pause // 60)
    return words.text("pin_pause_minutes", count=minutes) if pause >= LONG else words.text("pin_pause", count=pause)
