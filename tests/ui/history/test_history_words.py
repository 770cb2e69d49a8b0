"""Every sentence of score and history exists, and none is left over."""

import re
from pathlib import Path

import pytest

from resurgence_tui.app.hall_of_fame import ORDERS
from resurgence_tui.app.history_of_points import BEFORE, START
from resurgence_tui.assets_path import assets
from resurgence_tui.games.resurgence.points import ACTIONS
from resurgence_tui.games.resurgence.rules.items import SOURCE_OF_PREFIX
from resurgence_tui.games.resurgence.standing import SCORE_SHEET
from resurgence_tui.i18n.text import entries, words
from resurgence_tui.ui.screens.hall_of_fame import LISTS
from resurgence_tui.ui.screens.hall_words import PLACE_HEADS, RECORD_HEADS
from resurgence_tui.ui.screens.points_panels import PANELS

PARTS = SCORE_SHEET.parts
PACKAGE = Path(__file__).parents[3] / "resurgence_tui"
KEY = re.compile(r"""["'](history-[a-z-]*[a-z])["']""")
MADE = {
    *(f"history-{panel}" for panel in PANELS),
    *(f"history-source-{source}" for source in {*SOURCE_OF_PREFIX.values(), BEFORE, START, ACTIONS, *PARTS[1:]}),
    *(f"history-part-{part}" for part in PARTS),
    *(f"history-tick-{part}" for part in PARTS[1:]),
    *(f"history-file-{page}-{ending}" for page in ("score", "points", "table") for ending in ("txt", "svg")),
    *(f"history-{name}" for name in LISTS),
    *(f"history-head-{name}" for name in (*PLACE_HEADS, *RECORD_HEADS)),
    *(f"history-order-{order}" for order in ORDERS),
    *(f"history-how-{outcome}" for outcome in ("won", "lost", "tied")),
    *(f"history-none{which}-why" for which in ("", "-fit")),
    "title_hall", "title_hall_key",
}  # fmt: skip
"""Keys that are put together while the program runs."""


@pytest.mark.parametrize("language", sorted(folder.name for folder in (assets() / "i18n").iterdir()))
def test_every_word_of_score_and_history_is_used_and_none_is_missing(language: str) -> None:
    files = [file for layer in ("ui", "cli") for file in (PACKAGE / layer).rglob("*.py")]
    asked = {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))} | MADE
    folder = assets() / "i18n" / language
    own = {key for place in ("", "resurgence") for key, _ in entries(folder / place / "history.ftl")}
    assert sorted(key for key in asked if not words(language).has(key)) == []
    assert sorted(own - asked) == []
