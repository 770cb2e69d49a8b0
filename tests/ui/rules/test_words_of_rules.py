"""Every sentence that the reference and the faces ask for exists, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

from resurgence_tui.assets_path import assets
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.i18n.reference import SECTIONS
from resurgence_tui.i18n.resurgence.faces import all_of, kind_called
from resurgence_tui.i18n.resurgence.names import AREAS
from resurgence_tui.i18n.text import entries, words

PACKAGE = Path(__file__).parents[3] / "resurgence_tui"
CONTENT = GAME.content()


def keys_of(file: str) -> set[str]:
    """The keys of a file of words."""
    return {key for key, _ in entries(assets() / "i18n" / "en" / file)}


def sources(*files: str) -> str:
    """Some modules in one text."""
    return "\n".join((PACKAGE / file).read_text(encoding="utf-8") for file in files)


def test_no_word_of_the_reference_is_missing_or_left_over() -> None:
    source = sources(
        "ui/screens/rules.py", "ui/screens/help.py", "ui/widgets/article_pane.py", "ui/table/card_face.py",
        "ui/table/explanations.py", "ui/table/key_hints.py", "ui/table/public_boards.py",
    )  # fmt: skip
    own = r"""["']((?:rules_|face-|table-help-face|table-key-card|help_key_signs)[\w-]*)["']"""
    asked = set(re.findall(own, source))
    asked -= {"rules_section_", "rules_count_", "face-keys"}  # parts of keys, and a widget
    asked |= {f"rules_section_{section}" for section in ("all", *SECTIONS)} | {f"rules_count_{one}" for one in SECTIONS}
    assert asked == keys_of("reference.ftl")


def test_no_word_of_the_faces_is_missing_or_left_over() -> None:
    source = sources("i18n/resurgence/faces.py")
    labels = {f"face_{label}" for label in re.findall(r'\("(\w+)", ', source)} & keys_of("resurgence/faces.ftl")
    told = set(re.findall(r'"(face_\w+)"', source))
    made = {f"face_kind_{kind_called(CONTENT, one)}" for one in all_of(CONTENT)}
    made |= {f"face_event_{kind}" for kind in ("immediate", "upkeep")} | {f"face_in_{area}" for area in AREAS}
    assert keys_of("resurgence/faces.ftl") - labels - told - made == set()
    assert {key for key in told | made if not words().has(key)} == set()


def test_the_glossary_holds_signs_under_headings_alone() -> None:
    keys = [key for key, _ in entries(assets() / "i18n" / "en" / "resurgence" / "glossary.ftl")]
    assert keys[0].startswith("signs_") and all(key.startswith(("sign_", "signs_")) for key in keys)


def test_the_long_words_are_read_late() -> None:
    read = type(words())("en")
    read.text("food")
    assert not any(key.startswith(("rule_", "example_", "sign_")) for key in read._entries)
    assert read.has("example_UPK-C") and read.has("sign_food")


def test_an_empty_file_of_words_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "empty.ftl").write_text("# nothing yet\n", encoding="utf-8")
    assert type(words())("en", (tmp_path,)).text("food") == "Food"
