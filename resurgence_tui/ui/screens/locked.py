"""A game that another program has open, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.i18n.text import Words

from .listings import when

if TYPE_CHECKING:
    from resurgence_tui.saves.lock import Holder


def locked_sentence(words: Words, holder: Holder) -> str:
    """That a game can only be looked at, and who has it."""
    if not holder.process or holder.since is None:
        return words.text("saves-held-unknown")
    since = when(words, holder.since)
    return words.text("saves-held", process=str(holder.process), machine=holder.machine or "?", since=since)
