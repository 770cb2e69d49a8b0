"""The words of undo, PINs, replay and faults: each is asked for somewhere, and what is put together exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.history import Stop
from resurgence_tui.assets_path import assets
from resurgence_tui.i18n.text import entries, words

PACKAGE = Path(__file__).parents[2] / "resurgence_tui"
SOURCE = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
LABELS = "first last turn-back turn-on choice-back choice eyes what-if back".split()
COMPOSED = [
    *(f"undo-stop-{stop}" for stop in Stop if stop is not Stop.REVEALED),
    *(f"replay-key-{label}" for label in LABELS),
    *(f"table-key-{label}" for label in ("undo", "redo")),
    *(f"table-menu-{row}" for row in ("undo", "reset_turn", "redo", "pin")),
    *(f"cli_command_{name}" for name in ("replay", "export")),
    *(f"cli_option_{name}" for name in ("at", "target", "export_plain")),
]


@pytest.mark.parametrize("file", ["undo", "pins", "replay", "faults"])
@pytest.mark.parametrize("language", sorted(folder.name for folder in (assets() / "i18n").iterdir()))
def test_no_key_is_left_over(language: str, file: str) -> None:
    own = {key for key, _ in entries(assets() / "i18n" / language / f"{file}.ftl")}
    seen = {key for key in own if key.startswith("undo-seen-")}  # tests/ui/undo asks for each of these
    assert sorted(key for key in own - seen - set(COMPOSED) if f'"{key}"' not in SOURCE) == []
    assert [key for key in COMPOSED if not words(language).has(key)] == []
