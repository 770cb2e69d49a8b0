"""The reference of a game: its rules and signs, and the cards as they are printed in the game that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from resurgence_tui.app.library import printed
from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games import game_called
from resurgence_tui.i18n.reference import Reference
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.signs import Signs

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


MOST_KEPT = 2

_kept: list[tuple[Words, Any, Signs, Reference]] = []
"""The references made last, with what they were made of; contents are told apart by identity, as they may be large."""


def reference_of(app: Program) -> Reference:
    """What can be looked up now: with the cards of the game that is played, else with those of a new one."""
    words, content, signs = app.words, content_of(app), app.signs
    for of_words, of_content, of_signs, reference in _kept:
        if of_words is words and of_content is content and of_signs is signs:
            return reference
    made = Reference(words, sentences_of(app.game).faces(words, content), signs._asdict())
    _kept.append((words, content, signs, made))
    del _kept[:-MOST_KEPT]
    return made


def content_of(app: Program) -> Any:
    """The cards of the game that is played; without one those of the content pack, where it can be read."""
    if app.host is not None:
        return app.host.view(NOBODY).content
    game = game_called(app.game)
    try:
        return printed(game, app.content)
    except GameError:
        return printed(game, None)
