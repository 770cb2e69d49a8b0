"""Keys held down in the real program, as terminals repeat them: no curtain lifts, and nobody else is answered for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from .holding import Games, Rate, answers_at_once, answers_for_others, curtains_lifted

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")


def test_a_held_key_lifts_no_curtain_and_answers_for_no_other_seat(tmp_path: Path) -> None:
    games = Games(tmp_path)
    assert curtains_lifted(games, "curtain", Rate(0.5, 30)) == 0
    assert answers_for_others(games, "table", "1", Rate(0.25, 11)) == 0
    assert answers_at_once(games, "behind", Rate(0.2, 60)) == 0
