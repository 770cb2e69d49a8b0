"""What is chosen before a game of Residuum (RSD-SET-09)."""

from __future__ import annotations

from resurgence_tui.engine.options import OptionSpec

LAID, DEALT, CHOSEN = "laid", "dealt", "chosen"

MODE_OPTION = "simpler"
"""Results of the simpler game are kept apart."""

OPTIONS = (
    OptionSpec("map", (LAID, DEALT), LAID, "RSD-SET-09"),
    OptionSpec("bases", (CHOSEN, DEALT), CHOSEN, "RSD-SET-09"),
    OptionSpec(MODE_OPTION, (False, True), False, "RSD-SIMP-01"),
)
