"""A saved game in words: who plays, with which variants, how far it is, when it was saved. Nothing of it is secret."""

from __future__ import annotations

from collections.abc import Mapping
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
    if game.abandoned:
        return words.text("saved_abandoned")
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


def variants(words: Words, options: Mapping[str, str | bool], short: bool = False) -> str:
    """The difficulty of a game alone and the variants that are not in every game: ``Mutant Town, Encounters``.

    short: the difficulty by the one word that tells it apart.
    """
    level = f"solo-new-{options['solo']}" if options.get("solo") else ""
    found = [(short and words.attribute(level, "short")) or words.text(level)] if words.has(level) else []
    found += [words.text(f"solo-new-{name}-on") for name in ("encounters", "bonus_events") if options.get(name)]
    return ", ".join(found)


def played_by(words: Words, game: Listing, short: bool = False) -> str:
    """Who plays, and with which variants: ``Anna; Mutant Town, Encounters``."""
    extras = variants(words, game.options, short)
    return words.text("saved_with", seats=seats(words, game), variants=extras) if extras else seats(words, game)


def summary(words: Words, game: Listing) -> str:
    """A game in one line."""
    names, extras = ", ".join(game.seats), variants(words, game.options, short=True)
    if extras:
        names = words.text("saved_with", seats=names, variants=extras)
    return words.text("saved_summary", seats=names, progress=progress(words, game), when=when(words, game.saved))
