"""Every sentence that the frame asks for exists, and none is left over."""

import re
from itertools import product
from pathlib import Path

import pytest

from resurgence_tui.assets_path import assets
from resurgence_tui.games.resurgence.options import OPTIONS
from resurgence_tui.games.resurgence.standing import SCORE_SHEET
from resurgence_tui.games.resurgence.vocab import SOURCES
from resurgence_tui.i18n.text import entries, words
from resurgence_tui.ui.screens.new_game import PLAYERS
from resurgence_tui.ui.screens.title import ENTRIES

UI = Path(__file__).parents[3] / "resurgence_tui" / "ui"
FILES = [
    *(UI / "screens").glob("*.py"),
    *(UI / "widgets" / f"{name}.py" for name in ("key_line", "name_input", "picker", "game_list", "score_sheet")),
    UI.parent / "i18n" / "resurgence" / "score_words.py",
    UI / "app.py",
    UI / "input_gate.py",
    UI / "navigator.py",
]
STARTS = "ui|name|title|new|saved|when|curtain|score|option|side|shelf|rules|help|small|laying"
KEY = re.compile(rf"""["']((?:{STARTS})_[a-z_]+)["']""")

MADE = [
    *(f"title_{entry}" for entry in ENTRIES),
    *(f"title_{entry}_key" for entry in ENTRIES),
    *(f"new_{kind}_{number}" for kind, number in product(("name", "colour"), range(1, 5))),
    *(f"new_player_{player.removeprefix('bot:')}" for player in PLAYERS),
    *(f"option_{spec.id}" for spec in OPTIONS),
    *(f"option_{spec.id}_{value}" for spec in OPTIONS if not spec.switch for value in spec.values if value),
    *(f"option_{spec.id}_{state}" for spec in OPTIONS if spec.switch for state in ("on", "off")),
    *(f"option_encounters_{which}" for which in ("either", "with", "without")),
    *("option_solo_needed", "option_solo_seats", "option_bonus_events_excluded", "title", "side_mutants"),
    *(f"saved_{column}" for column in ("name", "seats", "progress", "when")),
    *(f"score_{line}" for line in SCORE_SHEET.lines),
    *(f"score_part_{part}" for part in SCORE_SHEET.parts),
    *(f"score_source_{source}" for source in SOURCES),
    *(f"score_earned_{source}" for source in "missions tracks rubble cards events encounters losses".split()),
    *(f"saved_{fault}" for fault in ("damaged", "newer", "foreign")),
    *(f"how_{number}" for number in range(1, 7)),
    *(f"how_solo_{number}" for number in range(1, 5)),
    "how_encounters_1",
]
"""Keys that are put together while the program runs."""

OF_THE_FRAME = ("ui.ftl", *(f"resurgence/{name}.ftl" for name in ("ui", "option", "score", "how", "side")))
SWITCH = "history-key-switch"
"""Looked for with the words of the hall of fame."""

NO_KEYS = {"help_lines", "help_quit"}
"""What looks like a key and is the name of something else."""


def asked_for() -> set[str]:
    """Every key that stands in the source or is put together."""
    found = {key for file in FILES for key in KEY.findall(file.read_text(encoding="utf-8"))}
    return (found - NO_KEYS) | set(MADE)


@pytest.mark.parametrize("language", sorted(folder.name for folder in (assets() / "i18n").iterdir()))
def test_every_key_exists_and_none_is_left_over(language: str) -> None:
    own = {key for file in OF_THE_FRAME for key, _ in entries(assets() / "i18n" / language / file)} - {SWITCH}
    assert sorted(key for key in asked_for() if not words(language).has(key)) == []
    assert sorted(own - asked_for()) == []


def test_no_two_entries_of_the_menu_share_a_letter() -> None:
    letters = [words().text(f"title_{entry}_key") for entry in ENTRIES]
    assert len(set(letters)) == len(letters)
    assert [words().text(f"title_{entry}")[0].lower() for entry in ENTRIES] == letters
