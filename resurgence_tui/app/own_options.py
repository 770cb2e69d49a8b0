"""Options of a setup: those of its game, and those that are the program's own, so that no game is asked about them."""

from __future__ import annotations

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.options import OptionProblem, OptionSpec, Value, check_options
from resurgence_tui.engine.table import Table
from resurgence_tui.saves.save_file import Setup

GUIDE = "guide"
"""Whether a guide goes along."""

ON, OFF = "on", "off"

PROGRAM_OPTIONS = (OptionSpec(GUIDE, (OFF, ON), OFF, rule=""),)
"""Options that any game may be set up with."""

_OWN = frozenset(spec.id for spec in PROGRAM_OPTIONS)


def checked_options(game: Game, setup: Setup) -> dict[str, Value]:
    """What was chosen of the options of the game, all of it; OptionProblem if that, or a choice of ours, cannot be."""
    own = {option: value for option, value in setup.options.items() if option in _OWN}
    check_options(PROGRAM_OPTIONS, own)
    chosen = {option: value for option, value in setup.options.items() if option not in _OWN}
    return check_options(game.options, chosen, len(setup.seats))


def start_table(game: Game, setup: Setup, content: object) -> Table:
    """The table that a game begins with. ValueError if it cannot be set up so: OptionProblem for options."""
    table: Table = game.start(len(setup.seats), setup.seed, checked_options(game, setup), content)
    return table


def fits(game: Game, table: Table, setup: Setup) -> bool:
    """Whether a table is one of a game that was set up so, with that seed."""
    try:
        options = checked_options(game, setup)
    except OptionProblem:
        return False
    return table.seed == setup.seed and game.fits(table, len(setup.seats), options)
