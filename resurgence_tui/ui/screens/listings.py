"""A saved game in words: who plays, with which variants, how far it is, when it was saved. Nothing of it is secret."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from resurgence_tui.games import GAMES, mode_in, mode_option, options_of
from resurgence_tui.i18n.families import option_mode, option_value
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.screens.game_words import title_of, words_for

if TYPE_CHECKING:
    from resurgence_tui.saves.store import Listing

FAULTS = {"damaged": "saved_damaged", "newer": "saved_newer", "foreign": "saved_foreign"}
"""Why a game cannot be opened, and what that is called."""


def when(words: Words, moment: datetime) -> str:
    """A moment in the player's own time: today and yesterday by their names."""
    here = moment.astimezone()
    today = datetime.now().astimezone().date()
    time = f"{here:%H:%M}"
    if here.date() == today:
        return words.text("saved_when_today", time=time)
    if here.date() == today - timedelta(days=1):
        return words.text("saved_when_yesterday", time=time)
    return words.text("saved_when_date", date=f"{here:%Y-%m-%d}", time=time)


def progress(words: Words, game: Listing) -> str:
    """How far a game is."""
    if game.problem is not None:
        return words.text(FAULTS[game.fault])
    if game.abandoned:
        return words.text("saved_abandoned")
    if game.over:
        return words.text("saved_over")
    words = words_for(words, game.game)
    return words.text("saved_round", count=game.round) if game.round else words.text("saved_setup")


def seats(words: Words, game: Listing) -> str:
    """Who plays, bots marked as such."""
    shown = [
        name if player == "human" else words.text("saved_bot", name=name)
        for name, player in zip(game.seats, game.players, strict=True)
    ]
    return ", ".join(shown)


def variants(words: Words, game: Listing, short: bool = False) -> str:
    """What was chosen before a game and is not in every one: its mode, and what is on: ``Town, Extras``.

    short: the mode by the one word that tells it apart.
    """
    if game.game not in GAMES:
        return ""
    words, mode = words_for(words, game.game), mode_in(game.game, game.options)
    kept_apart_by = mode_option(game.game)
    level = option_mode(kept_apart_by, mode) if mode else ""
    found = [(short and words.attribute(level, "short")) or words.text(level)] if words.has(level) else []
    found += [words.text(option_value(spec.id, True)) for spec in options_of(game.game)
              if spec.switch and spec.id != kept_apart_by and game.options.get(spec.id)]  # fmt: skip
    return ", ".join(found)


def played_by(words: Words, game: Listing, short: bool = False) -> str:
    """Who plays, and with which variants: ``Anna; Town, Extras``; of several games also which."""
    return _with_variants(words, game, seats(words, game), short)


def summary(words: Words, game: Listing) -> str:
    """A game in one line."""
    names = _with_variants(words, game, ", ".join(game.seats), short=True)
    return words.text("saved_summary", seats=names, progress=progress(words, game), when=when(words, game.saved))


def _with_variants(words: Words, game: Listing, names: str, short: bool) -> str:
    title = title_of(words, game.game) if len(GAMES) > 1 else ""
    extras = ", ".join(filter(None, (title, variants(words, game, short))))
    return words.text("saved_with", seats=names, variants=extras) if extras else names
