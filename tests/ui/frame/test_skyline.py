"""The city below the menu: it fits any size, in any signs, and the gate tower stands in the middle."""

from __future__ import annotations

from itertools import product

import pytest
from rich.cells import cell_len

from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import skyline
from resurgence_tui.ui.resurgence.banner import Banner, Skyline
from resurgence_tui.ui.widgets.painter import Drawing, Painter
from resurgence_tui.ui.widgets.sheet import Sheet

BUILDINGS = {*skyline.STREET, *skyline.SMALL_STREET, skyline.MOON, skyline.PLAIN_MOON}


def drawn(widget: Sheet, width: int, height: int, signs: theme.Signs) -> Drawing:
    """A picture at a size."""
    widget.set_reactive(Sheet.signs, signs)
    painter = Painter(width, height, signs)
    widget.paint(painter)
    return painter.drawing()


@pytest.mark.parametrize("building", sorted(BUILDINGS))
def test_every_building_is_a_block_of_cells_of_width_one(building: skyline.Sprite) -> None:
    assert {cell_len(row) for row in building} == {len(building[0])}
    assert all(cell_len(char) == 1 for row in building for char in row)


SIZES = [*product((80, 97, 120, 160, 400), (0, 1, 4, 9, 14, 22, 60))]


@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_city_fits_any_size(width: int, height: int, signs: theme.Signs) -> None:
    picture = drawn(Skyline(), width, height, signs)
    lines = picture.text.split("\n") if height else []
    assert len(lines) == height
    assert all(cell_len(line) <= width for line in lines)
    assert signs is theme.UNICODE or picture.text.isascii()
    if height >= 4:
        foot = "_" if signs is theme.ASCII else "▁▄"
        assert any(len(line) == width and set(line) <= set(foot) for line in lines)


@pytest.mark.parametrize(("width", "height"), [(80, 4), (120, 12), (160, 20)])
def test_the_gate_tower_stands_in_the_middle(width: int, height: int) -> None:
    clock = [line.find("◎") for line in drawn(Skyline(), width, height, theme.UNICODE).text.split("\n") if "◎" in line]
    assert clock and abs(clock[0] - width / 2) <= 1


@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII], ids=["unicode", "ascii"])
def test_the_name_can_be_read_in_letters_of_ice(signs: theme.Signs) -> None:
    picture = drawn(Banner(), 80, 6, signs)
    block = "#" if signs is theme.ASCII else "█"
    rows = picture.text.split("\n")
    assert rows[0].strip().startswith(f"{block * 5}  {block * 6}  {block * 5}")
    assert signs is theme.UNICODE or picture.text.isascii()
