"""The words of one game among several."""

from __future__ import annotations

from resurgence_tui.games import GAMES
from resurgence_tui.i18n.text import Words
from resurgence_tui.i18n.text import words as words_of


def words_for(words: Words, game: str) -> Words:
    """The words in which something of a game is told; of one that is not known here, those there are."""
    return words if game == words.game or game not in GAMES else words_of(words.language, game=game)


def title_of(words: Words, game: str) -> str:
    """What a game is called."""
    return words_for(words, game).text("title") if game in GAMES else game


def short_text(words: Words, key: str) -> str:
    """What a value of an option is called where room is short."""
    return words.attribute(key, "short") or words.text(key)
