"""What is chosen before a game of Resurgence (SET-23, SOLO-08, ENC-01, ENC-14, HERO-EVEN)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from resurgence_tui.engine.options import OptionSpec, Value

from .vocab import Difficulty

STARTS = ("draft", "beginner")
"""The two starting variants (SET-23)."""

DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
"""Alone against the Mutants, from easy to hard (SOLO-08)."""

MODE_OPTION = "solo"
"""Results of games alone are kept apart by their difficulty."""

TOGETHER = ""
"""The difficulty where nobody plays alone."""

_SEATS: Mapping[Value, tuple[int, int]] = {TOGETHER: (2, 4), **dict.fromkeys(DIFFICULTIES, (1, 1))}

OPTIONS = (
    OptionSpec("start", STARTS, "draft", "SET-23"),
    OptionSpec(MODE_OPTION, (TOGETHER, *DIFFICULTIES), TOGETHER, "SOLO-08", _SEATS),
    OptionSpec("encounters", (False, True), False, "ENC-01"),
    OptionSpec(
        "bonus_events", (False, True), False, "ENC-14",
        excludes=tuple((True, MODE_OPTION, difficulty) for difficulty in DIFFICULTIES),  # there are no Events (AMB-112)
    ),
    OptionSpec(
        "even_heroes", (False, True), False, "HERO-EVEN",
        excludes=tuple((True, MODE_OPTION, difficulty) for difficulty in DIFFICULTIES),  # nobody has another Hero
    ),
)  # fmt: skip
