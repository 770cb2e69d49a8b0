"""The reference of this game: its rules and signs, and the cards as they are printed in the game that is played."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING

from resurgence_tui.app.library import printed
from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games import game_called
from resurgence_tui.games.resurgence.content.catalogue import Catalogue
from resurgence_tui.i18n.reference import Reference
from resurgence_tui.i18n.resurgence.sentences import faces
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.theme import Signs

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

GAME = "resurgence"


def reference_of(app: ResurgenceApp) -> Reference:
    """What can be looked up now: with the cards of the game that is played, else with those of a new one."""
    return _reference(app.words, content_of(app), app.signs)


@lru_cache(maxsize=2)
def _reference(words: Words, content: Catalogue, signs: Signs) -> Reference:
    return Reference(words, faces(words, content), asdict(signs))


def content_of(app: ResurgenceApp) -> Catalogue:
    """The cards of the game that is played; without one those of the content pack, where it can be read."""
    if app.host is not None:
        content: Catalogue = app.host.view(NOBODY).content
        return content
    game = game_called(GAME)
    try:
        pack: Catalogue = printed(game, app.content)
    except GameError:
        pack = printed(game, None)
    return pack
