"""The screens look as they do in the pictures that are kept; whoever changes them draws and looks at them anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.ui.pictures.draw import DOCS, PICTURES, page
from tests.ui.pictures.scenes import SCENES, SIZES, Scene, file_name, picture_of, svg

CASES = [pytest.param(scene, size, id=file_name(scene, size)) for scene in SCENES for size in SIZES]


@pytest.mark.parametrize(("scene", "size"), CASES)
async def test_the_screen_is_as_in_the_picture(scene: Scene, size: tuple[int, int], tmp_path: Path) -> None:
    drawing = await picture_of(scene, size, tmp_path)
    kept = (PICTURES / file_name(scene, size)).read_text(encoding="utf-8").splitlines()
    drawn = svg(scene, drawing).splitlines()
    other = [f"- {one}\n+ {two}" for one, two in zip(kept, drawn, strict=False) if one != two]
    assert len(kept) == len(drawn) and not other, (
        f"{file_name(scene, size)} shows something else ('python -m tests.ui.pictures.draw' draws it anew):\n"
        + "\n".join([*other[:6], drawing.text])
    )


def test_the_page_shows_every_picture_and_no_other_is_kept() -> None:
    assert (DOCS / "screens.md").read_text(encoding="utf-8") == page()
    wanted = {file_name(scene, size) for scene in SCENES for size in SIZES}
    assert {path.name for path in PICTURES.iterdir()} == wanted


@pytest.mark.parametrize("path", sorted(PICTURES.glob("*.svg")), ids=lambda path: path.name)
def test_the_pictures_fetch_nothing(path: Path) -> None:
    picture = path.read_text(encoding="utf-8")
    assert picture.startswith("<svg") and "@font-face" not in picture and "@import" not in picture
    assert set(re.findall(r"https?://[^\s\"')]+", picture)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"href=|url\(", picture)
