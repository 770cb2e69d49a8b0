"""Starting a guided game: who learns together is asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from resurgence_tui.app.guided import Learners, guided_setup
from resurgence_tui.app.player_names import names_kept, names_to_keep
from resurgence_tui.app.seating import bot_name
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.bot_names import bot_names
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.ui.screens.names import NamesScreen
from resurgence_tui.ui.table.dialogs import ChoiceScreen
from resurgence_tui.ui.widgets.menu_rows import Row

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


def offer_first_game(app: Program, game: str, tables: Mapping[str, Learners], tell: Callable[[str], None]) -> None:
    """Ask who plays, the first time also for names, and start.

    tables: who may learn together, by the ids of the rows. tell: says in one sentence why that is not possible.
    """
    words = app.words

    def start(table: str | None) -> None:
        if not table:
            return
        known, learners = names_kept(app.settings), tables[table]
        if len(known) >= learners.people:
            begin(learners, known[: learners.people])
        else:
            app.push_screen(NamesScreen(learners.people, known), lambda names: begin(learners, names))

    def begin(learners: Learners, names: list[str] | None) -> None:
        if names is None:
            return
        app.preferences.change(names=names_to_keep(names, app.settings))
        taken = {name.casefold() for name in names}
        bot = bot_name(learners.bot, taken, bot_names(words)) if learners.bot else ""
        try:
            app.navigator.start_game(guided_setup(game, learners, names, bot, words.language))
        except (GameError, ValueError, OSError) as error:
            tell(error_text(words, error))

    rows = [Row(table, words.text(learners.called)) for table, learners in tables.items()]
    app.push_screen(ChoiceScreen(words.text("guide-setup"), rows), start)
