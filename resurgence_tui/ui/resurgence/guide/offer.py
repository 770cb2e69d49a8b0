"""Starting a guided game: who learns together is asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from resurgence_tui.app.player_names import names_kept, names_to_keep
from resurgence_tui.app.seating import bot_name
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.bot_names import bot_names
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.ui.resurgence.guide.tables import BOT, SEATS, TABLES, guided_setup
from resurgence_tui.ui.screens.names import NamesScreen
from resurgence_tui.ui.table.dialogs import ChoiceScreen
from resurgence_tui.ui.widgets.menu_rows import Row

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

CALLED = {
    "bot": "guide-setup-bot",
    "alone": "guide-setup-alone",
    "two": "guide-setup-two",
    "three": "guide-setup-three",
    "four": "guide-setup-four",
}
"""Who learns together, and what that is called."""


def offer_tables(app: Program, tell: Callable[[str], None]) -> None:
    """Ask who plays, the first time also for names, and start. tell: says in one sentence why that is not possible."""
    words = app.words

    def start(table: str | None) -> None:
        if not table:
            return
        known, people = names_kept(app.settings), SEATS[table] - (table == "bot")
        if len(known) >= people:
            begin(table, known[:people])
        else:
            app.push_screen(NamesScreen(people, known), lambda names: begin(table, names))

    def begin(table: str, names: list[str] | None) -> None:
        if names is None:
            return
        app.preferences.change(names=names_to_keep(names, app.settings))
        bot = bot_name(BOT, {name.casefold() for name in names}, bot_names(words))
        try:
            app.navigator.start_game(guided_setup(table, names, bot, words.language))
        except (GameError, ValueError, OSError) as error:
            tell(error_text(words, error))

    rows = [Row(table, words.text(CALLED[table])) for table in TABLES]
    app.push_screen(ChoiceScreen(words.text("guide-setup"), rows, app.signs), start)
