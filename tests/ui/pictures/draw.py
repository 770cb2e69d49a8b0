"""Draws the pictures of ``docs/pictures`` and the page that shows them. Look at each one before it is kept.

python -m tests.ui.pictures.draw [NAME ...]
"""

# ruff: noqa: T201

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from resurgence_tui.ui.screens.hand_over import HandOverScreen
from tests.ui.pictures.scenes import SCENES, SIZES, file_name, picture_of, svg

DOCS = Path(__file__).parents[3] / "docs"
PICTURES = DOCS / "pictures"


def page() -> str:
    """The page with all pictures."""
    lines = [
        "# The screens",
        "",
        "Each screen at 80 by 24, 120 by 36 and 160 by 48. `.venv/bin/python -m tests.ui.pictures.draw` draws these "
        "pictures and this page.",
    ]
    for scene in SCENES:
        lines += ["", f"## {scene.about}", ""]
        for size in SIZES:
            title = f"{scene.about}, {size[0]} by {size[1]}"
            lines.append(f"![{title}](pictures/{file_name(scene, size)})")
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Draw all pictures, or those named."""
    HandOverScreen.SETTLE = 0.0
    PICTURES.mkdir(exist_ok=True)
    wanted = [scene for scene in SCENES if not names or scene.name in names]
    for scene in wanted:
        for size in SIZES:
            with tempfile.TemporaryDirectory() as folder:
                os.environ["RESURGENCE_CONFIG"] = folder
                drawing = asyncio.run(picture_of(scene, size, Path(folder)))
            path = PICTURES / file_name(scene, size)
            path.write_text(svg(scene, drawing), encoding="utf-8")
            print(path.name, path.stat().st_size)
    (DOCS / "screens.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
