"""Every sentence that the frame asks for exists, and none is left over."""

import re
from itertools import product
from pathlib import Path

import pytest

from resurgence_tui.assets_path import assets
from resurgence_tui.i18n.text import entries, words
from resurgence_tui.ui.screens.new_game import PLAYERS, STARTS
from resurgence_tui.ui.screens.score_text import ORDER, PARTS
from resurgence_tui.ui.screens.title import ENTRIES

UI = Path(__file__).parents[3] / "resurgence_tui" / "ui"
FILES = [
    *(UI / "screens").glob("*.py"),
    *(UI / "widgets" / f"{name}.py" for name in ("key_line", "name_input", "picker", "game_list", "score_sheet")),
    UI / "app.py",
    UI / "input_gate.py",
]
KEY = re.compile(r"""["']((?:ui|name|title|new|saved|when|curtain|score|rules|help|small|laying)_[a-z_]+)["']""")

MADE = [
    *(f"title_{entry}" for entry in ENTRIES),
    *(f"title_{entry}_key" for entry in ENTRIES),
    *(f"new_{kind}_{number}" for kind, number in product(("name", "colour"), range(1, 5))),
    *(f"new_player_{player.removeprefix('bot:')}" for player in PLAYERS),
    *(f"new_start_{start}" for start in STARTS),
    *(f"saved_{column}" for column in ("name", "seats", "progress", "when")),
    *(f"score_{line}" for line in ORDER if not line.startswith("directive")),
    *(f"score_part_{part}" for part in PARTS),
    *(f"score_earned_{source}" for source in "missions tracks rubble cards events encounters losses".split()),
    *(f"saved_{fault}" for fault in ("damaged", "newer", "foreign")),
    *(f"ui_{what}_{part}" for what, part in product(("quit", "leave"), ("unsaved", "anyway"))),
    *(f"help_how_{number}" for number in range(1, 7)),
]
"""Keys that are put together while the program runs."""

NO_KEYS = {"help_lines", "help_quit"}
"""What looks like a key and is the name of something else."""


def asked_for() -> set[str]:
    """Every key that stands in the source or is put together."""
    found = {key for file in FILES for key in KEY.findall(file.read_text(encoding="utf-8"))}
    return (found - NO_KEYS) | set(MADE)


@pytest.mark.parametrize("language", sorted(folder.name for folder in (assets() / "i18n").iterdir()))
def test_every_key_exists_and_none_is_left_over(language: str) -> None:
    own = {key for key, _ in entries(assets() / "i18n" / language / "ui.ftl")}
    assert sorted(key for key in asked_for() if not words(language).has(key)) == []
    assert sorted(own - asked_for()) == []


def test_no_two_entries_of_the_menu_share_a_letter() -> None:
    letters = [words().text(f"title_{entry}_key") for entry in ENTRIES]
    assert len(set(letters)) == len(letters)
    assert [words().text(f"title_{entry}")[0].lower() for entry in ENTRIES] == letters
