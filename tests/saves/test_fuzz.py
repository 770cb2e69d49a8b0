"""Some changed saves: each is refused in one sentence, or opens as a game of which all can be shown (`fuzzing`).

RESURGENCE_FUZZ sets how many, RESURGENCE_FUZZ_SEED the first seed; a failure names its own.
"""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from resurgence_tui.engine.errors import GameError
from resurgence_tui.saves.store import Store
from tests.saves.fuzzing import bases, tried
from tests.saves.mutating import mutated, values

COUNT = int(os.environ.get("RESURGENCE_FUZZ", "80"))
FIRST = int(os.environ.get("RESURGENCE_FUZZ_SEED", "1"))
PARTS = 8


@pytest.mark.games
@pytest.mark.parametrize("part", range(PARTS))
def test_a_changed_save_is_refused_in_one_sentence_or_all_of_it_can_be_shown(part: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(FIRST + part, FIRST + COUNT, PARTS):
        try:
            found[tried(seed)] += 1
        except BaseException as error:
            raise AssertionError(f"RESURGENCE_FUZZ_SEED={seed} RESURGENCE_FUZZ=1: {type(error).__name__}") from error
    if COUNT >= 160:
        assert found["refused"] and found["unfit"] and found["doubted"] + found["settled"] + found["sound"], found


@pytest.mark.games
def test_what_is_changed_is_real(tmp_path: Path) -> None:
    for number, base in enumerate(bases()):
        chance = Random(number)
        path = tmp_path / "game.json"
        path.write_bytes(mutated(values(base), chance))
        with suppress(GameError):
            Store(tmp_path).read(path)
        assert {"choices", "log", "table", "undone", "pins", "setup", "base", "noted", "edition"} <= set(values(base))
