"""A language that nobody speaks, with a mark on most letters and longer words: whatever stands on a screen without one
is not in the files of words, and would be missed by whoever translates."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from resurgence_tui.assets_path import assets
from resurgence_tui.i18n.text import LATE
from tests.i18n.polish import FOLDER, NAMES, files, nodes
from tests.ui.pictures.scenes import SCENES, SIZES, Scene, picture_of

LANGUAGE = "qq"
MARKED = str.maketrans("aceinorsuyzACEINORSUYZ", "áčéíňóřšúýžÁČÉÍŇÓŘŠÚÝŽ")
PLAIN = re.compile(r"\b[A-Za-z]{4,}\b")
ON_KEYS = {"enter", "backspace"}


def longer(word: re.Match[str]) -> str:
    """A long word with one letter more."""
    return word[0] + word[0][-1]


def spoken(text: str, at_length: bool) -> str:
    """A text in that language. at_length: with longer words; signs and short names stay as long as they are."""
    marked = text.translate(MARKED)
    return re.sub(r"\w{6,}", longer, marked) if at_length else marked


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The assets with that language among the others."""
    more = tmp_path_factory.mktemp("more") / "assets"
    more.mkdir()
    (more / "content").symlink_to(assets() / "content")
    for language in ("en", "pl"):
        (more / "i18n").mkdir(exist_ok=True)
        (more / "i18n" / language).symlink_to(FOLDER / language)
    parser, serializer = FluentParser(), FluentSerializer()
    for file in files("en"):
        if file.name in LATE:
            continue
        resource = parser.parse((FOLDER / "en" / file).read_text(encoding="utf-8"))
        for message in (entry for entry in resource.body if isinstance(entry, ast.Message)):
            for pattern, at_length in [(message.value, True), *((one.value, one.id.name not in ("short", "sign"))
                                                              for one in message.attributes)]:  # fmt: skip
                for part in nodes(pattern) if pattern is not None else ():
                    if isinstance(part, ast.TextElement):
                        part.value = spoken(part.value, at_length)
        path = more / "i18n" / LANGUAGE / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(serializer.serialize(resource), encoding="utf-8")
    return more


@pytest.mark.parametrize("scene", SCENES[::2], ids=lambda scene: scene.name)
async def test_all_that_is_said_comes_from_the_files_of_words(
    scene: Scene, third: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("app.settings", "i18n.text"):
        monkeypatch.setattr(f"resurgence_tui.{module}.assets", lambda: third)
    monkeypatch.setenv("RESURGENCE_LANGUAGE", LANGUAGE)
    text = (await picture_of(scene, SIZES[(SCENES.index(scene) + 1) % len(SIZES)], tmp_path)).text
    assert re.search("[áčéíňóřšúýž]", text), "the language is not spoken"
    assert [word for word in PLAIN.findall(text) if word.lower() not in NAMES | ON_KEYS] == []
