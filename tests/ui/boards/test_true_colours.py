"""Widgets that draw themselves leave out Textual's look-up of terminal colours: no palette and no style needs it."""

from __future__ import annotations

import pytest
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual._ansi_theme import MONOKAI
from textual.color import Color as Ground
from textual.filter import ANSIToTruecolor

from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import PALETTES, REDUCED, Palette

STYLES = [one for one in vars(theme).values() if isinstance(one, Style)]
ALL = [*PALETTES.values(), *REDUCED.values()]


@pytest.mark.parametrize("palette", ALL, ids=[f"{number} {one.name}" for number, one in enumerate(ALL)])
def test_the_look_up_would_change_nothing(palette: Palette) -> None:
    assert len(STYLES) > 10
    assert all(Color.parse(colour).triplet for colour in (*palette.text.values(), *palette.ground.values()))
    worn = [Segment("x", theme.style_in(style, palette)) for style in STYLES]
    assert ANSIToTruecolor(MONOKAI).apply(worn, Ground(1, 2, 3)) == worn
