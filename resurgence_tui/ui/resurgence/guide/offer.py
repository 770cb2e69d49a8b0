"""Starting a guided game: who learns together is asked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from resurgence_tui.app.seating import bot_name
from resurgence_tui.engine.errors import GameError
from resurgence_tui.ui.resurgence.guide.tables import BOT, SEATS, TABLES, guided_setup
from resurgence_tui.ui.table.dialogs import ChoiceScreen
from resurgence_tui.ui.widgets.decision_menu import Row

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


def offer_tables(app: Program, tell: Callable[[str], None]) -> None:
    """Ask who plays, and start. tell: says in one sentence why a game cannot be started."""
    words = app.words

    def start(table: str | None) -> None:
        if not table:
            return
        names = [words.text(f"new_name_{number}") for number in range(1, max(SEATS.values()) + 1)]
        try:
            app.navigator.start_game(guided_setup(table, names, bot_name(BOT, set()), words.language))
        except (GameError, ValueError, OSError) as error:
            tell(str(error))

    rows = [Row(table, words.text(f"guide-setup-{table}")) for table in TABLES]
    app.push_screen(ChoiceScreen(words.text("guide-setup"), rows, app.signs), start)
