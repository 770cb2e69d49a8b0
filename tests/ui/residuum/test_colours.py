"""What is painted on the wasteland can be read: each terrain on its ground, pieces that lie on it, in every theme."""

from __future__ import annotations

import pytest
from rich.color import ColorSystem

from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import PALETTES, REDUCED, Palette
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.widgets.marks import BARRED, CURSOR, over
from tests.ui.boards.test_theme import LEAST, NAME, colours, contrast, reduced
from tests.ui.frame.test_contrast import pairs as pairs_on
from tests.ui.frame.test_contrast import unreadable
from tests.ui.residuum.games import first_turn
from tests.ui.table.playing import UNASKED, a_screen

FULL, FEW = list(PALETTES.values()), list(REDUCED.values())
TEXTS = [*styles.TERRAIN.values(), *styles.TERRAIN_TEXT.values(), *styles.RESOURCE.values()]
LYING = [styles.lying(seat, terrain) for seat in theme.SEAT_TEXT for terrain in styles.TERRAIN]


@pytest.mark.parametrize("palette", FULL, ids=NAME)
def test_every_terrain_and_resource_is_legible(palette: Palette) -> None:
    for style in TEXTS:
        for ground in ("background", "surface"):
            assert contrast(*colours(style, palette, ground)) >= LEAST[palette.name], style
        shown = colours(style, palette, "background")
        assert contrast(*(reduced(colour, ColorSystem.EIGHT_BIT) for colour in shown)) >= 4, style
        assert contrast(shown[0].monochrome, shown[1].monochrome) >= 4.4, style
        assert contrast(*colours(over(style, CURSOR), palette, "background")) >= 4.5, style
        assert contrast(*colours(over(style, BARRED), palette, "background")) >= 4.5, style


@pytest.mark.parametrize("palette", FULL, ids=NAME)
def test_pieces_out_of_action_are_legible_on_every_terrain(palette: Palette) -> None:
    for style in LYING:
        assert contrast(*colours(style, palette, "background")) >= 4.2, style


@pytest.mark.parametrize("palette", FEW, ids=NAME)
def test_terrains_are_legible_in_sixteen_colours(palette: Palette) -> None:
    for style in TEXTS:
        assert contrast(*colours(style, palette, "background")) >= 3, style


def test_grounds_of_the_map_take_marks_and_badges_do_not() -> None:
    for style in styles.TERRAIN.values():
        assert over(style, CURSOR).bgcolor != style.bgcolor and over(style, BARRED) == theme.DIM
    assert over(theme.SEATS[0], CURSOR) == theme.SEATS[0]


@pytest.mark.parametrize("name", ["frozen-city", "snow-light"])
async def test_the_table_can_be_read(name: str) -> None:
    found = {}
    async with a_screen(first_turn(), (120, 36), UNASKED._replace(theme=name)) as (pilot, _):
        for key in ("m", "shift+right", "s", "t", "escape"):
            await pilot.press(key)
            await pilot.pause()
            found |= pairs_on(pilot.app)
    try:
        assert unreadable(found, 4.2) == {}
    finally:
        theme.use_theme("frozen-city")
