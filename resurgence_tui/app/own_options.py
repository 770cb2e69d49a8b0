"""Options of a setup that are the program's own, so that no game is asked about them."""

from __future__ import annotations

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Table
from resurgence_tui.saves.save_file import Setup

GUIDE = "guide"
"""Whether a guide goes along."""

ON, OFF = "on", "off"

OWN = {GUIDE: (ON, OFF)}
"""Option -> the values it may have."""


def fits(game: Game, table: Table, setup: Setup) -> bool:
    """Whether a table is one of a game that was set up so, with that seed."""
    options = {name: value for name, value in setup.options.items() if name not in OWN}
    own = all(setup.options[name] in values for name, values in OWN.items() if name in setup.options)
    return own and table.seed == setup.seed and game.fits(table, len(setup.seats), options)
