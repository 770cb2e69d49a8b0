"""What is chosen before an auction."""

from __future__ import annotations

from resurgence_tui.engine.options import OptionSpec

COINS = {"few": 4, "many": 6}
"""Coins that each seat begins with."""

MODE_OPTION = "coins"
"""Results are kept apart by how rich everybody was."""

OPTIONS = (
    OptionSpec(MODE_OPTION, tuple(COINS), "few", "SETUP", seats={"many": (2, 3)}),
    OptionSpec("quick", (False, True), False, "SETUP", excludes=((True, "coins", "many"),)),
    OptionSpec("house", (False, True), False, "HOUSE"),
    OptionSpec("map", (False, True), False, "PLACE"),
)
