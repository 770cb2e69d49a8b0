"""What is said of a game that is not as a new one would be, on screens and without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.doubt_words import doubt_text
from resurgence_tui.i18n.text import Words

if TYPE_CHECKING:
    from resurgence_tui.app.replay import Replay


def doubt_sentence(words: Words, game: Host | Replay) -> str:
    """Why the past of a game is not known from its start; if it is, that its cards have earlier values. Else empty."""
    doubt = game.doubt
    if doubt is None:
        return words.text("saves-earlier-values") if game.has_earlier_values else ""
    if isinstance(game, Host):
        return doubt_text(words, *doubt, made=game.decisions, over=game.over and not game.abandoned)
    return doubt_text(words, *doubt, made=game.last, over=game.is_public)
