"""A saved game in words: who plays, how far it is, when it was saved. Nothing of it is secret."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from resurgence_tui.i18n.text import Words

if TYPE_CHECKING:
    from resurgence_tui.saves.store import Listing


def when(words: Words, moment: datetime, now: datetime | None = None) -> str:
    """A moment in the player's own time: today and yesterday by their names."""
    here = moment.astimezone()
    today = (now or datetime.now().astimezone()).date()
    time = f"{here:%H:%M}"
    if here.date() == today:
        return words.text("when_today", time=time)
    if here.date() == today - timedelta(days=1):
        return words.text("when_yesterday", time=time)
    return words.text("when_date", date=f"{here:%Y-%m-%d}", time=time)


def progress(words: Words, game: Listing) -> str:
    """How far a game is."""
    if game.problem is not None:
        return words.text(f"saved_{game.fault}")
    if game.over:
        return words.text("saved_over")
    return words.text("saved_round", count=game.round) if game.round else words.text("saved_setup")


def seats(words: Words, game: Listing) -> str:
    """Who plays, bots marked as such."""
    shown = [
        name if player == "human" else words.text("saved_bot", name=name)
        for name, player in zip(game.seats, game.players, strict=True)
    ]
    return ", ".join(shown)


def summary(words: Words, game: Listing) -> str:
    """A game in one line."""
    return words.text(
        "saved_summary", seats=", ".join(game.seats), progress=progress(words, game), when=when(words, game.saved)
    )
