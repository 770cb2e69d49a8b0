"""The keys of the menu."""

from __future__ import annotations

from resurgence_tui.i18n.text import words
from resurgence_tui.ui.screens.title import ENTRIES


def test_no_two_entries_of_the_menu_share_a_letter() -> None:
    letters = [words().text(key) for _, key in ENTRIES.values()]
    assert len(set(letters)) == len(letters)
    assert [words().text(called)[0].lower() for called, _ in ENTRIES.values()] == letters
