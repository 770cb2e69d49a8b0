"""The files of words that the reference reads."""

from __future__ import annotations

from pathlib import Path

from resurgence_tui.assets_path import assets
from resurgence_tui.i18n.text import entries, words


def test_the_glossary_holds_signs_under_headings_alone() -> None:
    keys = [key for key, _ in entries(assets() / "i18n" / "en" / "resurgence" / "sign.ftl")]
    assert keys[0].startswith("sign_group_") and all(key.startswith("sign_") for key in keys)


def test_the_long_words_are_read_late() -> None:
    read = type(words())("en")
    read.text("food")
    assert not any(key.startswith(("rule_", "example_", "sign_")) for key in read._entries)
    assert read.has("example_UPK-C") and read.has("sign_food")


def test_an_empty_file_of_words_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "empty.ftl").write_text("# nothing yet\n", encoding="utf-8")
    assert type(words())("en", (tmp_path,)).text("food") == "Food"
