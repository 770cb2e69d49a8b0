"""Opening a saved game, with a way on where it cannot be opened as it is: its own cards, or an older generation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from resurgence_tui.app.library import NewerBeside, OtherContent
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.saves.names import clean_title

from .confirm import ConfirmScreen, ask_before

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

Tell = Callable[[str], None]


def open_saved(
    app: Program, path: Path, tell: Tell, stored_content: bool = False, anyway: bool = False
) -> None:
    """Open a game and show it. tell: says in one sentence why it cannot be opened, if nothing else helps."""
    try:
        host = app.library.resume(path, None if stored_content else app.content, stored_content, anyway)
    except OtherContent as error:
        if error.stored and not stored_content:
            problem = error_text(app.words, error)
            ask_before(
                app, problem, lambda: open_saved(app, path, tell, True, anyway), yes="saved_open_stored", no="ui_back",
                likely=True,
            )
        else:
            tell(error_text(app.words, error))
    except NewerBeside as error:
        ask_which(app, error, lambda chosen: open_saved(app, chosen, tell, stored_content, anyway=True))
    except GameError as error:
        _offer_older(app, path, error_text(app.words, error), tell)
    else:
        app.navigator.open_game(host)


def _offer_older(app: Program, path: Path, problem: str, tell: Tell) -> None:
    store = app.library.store
    older = store.older(path) if store is not None else None
    if older is None:
        tell(problem)
        return
    question = app.words.text("saved_older", problem=problem)
    ask_before(app, question, lambda: open_saved(app, older, tell), yes="saved_open_older", no="ui_back", likely=True)


def ask_which(app: Program, beside: NewerBeside, then: Callable[[Path], object]) -> None:
    """Ask whether an older generation is to be opened, though a newer one can be read; Esc and Enter open that."""
    words, names = app.words, [f"'{clean_title(path.name)}'" for path in (beside.older, beside.newer)]
    question = words.text("saves-newer-beside", older=names[0], newer=names[1])

    def answered(older: bool | None) -> None:
        then(beside.older if older else beside.newer)

    app.push_screen(ConfirmScreen(question, yes="saved_open_older", no="saves-open-newer"), answered)


def open_replay(app: Program, path: Path, tell: Tell) -> None:
    """Step through a game. tell: says in one sentence why it cannot be read."""
    from resurgence_tui.app.replay import read_replay

    try:
        replay = read_replay(app.library, path)
    except GameError as error:
        tell(error_text(app.words, error))
    else:
        app.navigator.open_replay(replay)
