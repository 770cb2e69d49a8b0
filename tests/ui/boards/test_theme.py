"""The theme: legible, apart for colour-blind eyes, and its signs of width one."""

from __future__ import annotations

import re
from itertools import combinations
from operator import attrgetter
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.style import Style
from textual.color import Color

from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import FROZEN_CITY, PALETTES, REDUCED, SIXTEEN, Palette
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.widgets.painter import Painter, to_strip
from resurgence_tui.ui.widgets.score_sheet import PARTS

NAMED = vars(theme) | vars(styles)
TEXTS = {name: style for name, style in NAMED.items() if isinstance(style, Style) and style.color}
TEXTS |= {f"ACCESS {at}": style for at, style in enumerate(styles.ACCESS)}
TEXTS |= {f"SEATS {at}": style for at, style in enumerate(theme.SEATS)}
TEXTS |= {f"SEAT_TEXT {at}": style for at, style in enumerate(theme.SEAT_TEXT)}
TEXTS |= {f"PARTS {at}": style for at, style in enumerate(PARTS)}
LINES = {"FRAME", "THUMB"}
ON_PANELS = ("PLAIN", "QUIET", "STRONG", "TITLE", "LEGAL")
LEAST = {"frozen-city": 4.5, "snow-light": 4.5, "high-contrast": 7.0, "colour-blind": 4.5}
FULL, FEW = list(PALETTES.values()), list(REDUCED.values())
NAME = attrgetter("name")


def contrast(front: Color, back: Color) -> float:
    """The contrast of two colours as WCAG counts it, 1 to 21."""
    def light(colour: Color) -> float:
        parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.normalized]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    brighter, darker = sorted((light(front), light(back)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def colours(style: Style, palette: Palette, ground: str) -> tuple[Color, Color]:
    """Text and ground of a style in a theme, where no ground is its own on that one."""
    if ground == "under_cursor" and style.bgcolor is None:
        style += Style(bgcolor=theme.CURSOR_GROUND)
    made = theme.style_in(style, palette)
    assert made.color is not None
    back = Color.from_rich_color(made.bgcolor) if made.bgcolor else Color.parse(palette.ground[ground])
    return Color.from_rich_color(made.color), back


def shown_on(*grounds: str) -> list[tuple[str, str]]:
    """The names of all texts with each ground on which they stand."""
    nowhere = {"under_cursor": {*LINES, "DIM"}, "panel": TEXTS.keys() - ON_PANELS, "boost": TEXTS.keys() - ON_PANELS}
    return [(name, ground) for name in TEXTS for ground in grounds if name not in nowhere.get(ground, ())]


@pytest.mark.parametrize("palette", FULL, ids=NAME)
def test_every_text_is_legible_on_its_ground(palette: Palette) -> None:
    for name, ground in shown_on("background", "surface", "under_cursor", "panel", "boost"):
        usual = LEAST[palette.name] if ground in ("background", "surface") else 4.5
        assert contrast(*colours(TEXTS[name], palette, ground)) >= (2.5 if name in LINES else usual), (name, ground)


@pytest.mark.parametrize("palette", FULL, ids=NAME)
def test_every_text_is_legible_without_colour(palette: Palette) -> None:
    for name in TEXTS:
        front, back = colours(TEXTS[name], palette, "background")
        assert contrast(front.monochrome, back.monochrome) >= (2.5 if name in LINES else 4.4), name


@pytest.mark.parametrize("palette", FULL, ids=NAME)
def test_every_text_is_legible_in_256_colours(palette: Palette) -> None:
    for name, ground in shown_on("background", "surface", "under_cursor"):
        pair = [reduced(colour, ColorSystem.EIGHT_BIT) for colour in colours(TEXTS[name], palette, ground)]
        assert contrast(*pair) >= (2 if name in LINES else 4), (name, ground)


def reduced(colour: Color, system: ColorSystem) -> Color:
    """A colour as a terminal with fewer of them shows it."""
    return Color.from_rich_color(RichColor.from_triplet(colour.rich_color.get_truecolor()).downgrade(system))


XTERM = (
    "#000000 #cd0000 #00cd00 #cdcd00 #0000ee #cd00cd #00cdcd #e5e5e5 "
    "#7f7f7f #ff0000 #00ff00 #ffff00 #5c5cff #ff00ff #00ffff #ffffff"
).split()
"""Another well-known set of the sixteen colours, as far from the first as any."""


@pytest.mark.parametrize("palette", FEW, ids=NAME)
def test_every_text_is_legible_in_sixteen_colours(palette: Palette) -> None:
    for name, ground in shown_on("background", "surface", "panel", "under_cursor"):
        pair = colours(TEXTS[name], palette, ground)
        least = 3 if ground in ("background", "surface") else 2.5
        other = [Color.parse(XTERM[SIXTEEN.index(colour.hex.lower())]) for colour in pair]
        assert min(contrast(*pair), contrast(*other)) >= least, (name, ground)


def test_sixteen_colours_are_the_sixteen_of_the_terminal() -> None:
    for palette in FEW:
        assert {*palette.text.values(), *palette.ground.values()} <= set(SIXTEEN)
        for colour in SIXTEEN:
            number = RichColor.parse(colour).downgrade(ColorSystem.STANDARD).number
            assert number == SIXTEEN.index(colour)


def test_every_theme_has_a_colour_for_everything() -> None:
    assert len(set(FROZEN_CITY.values())) == len(FROZEN_CITY)
    for palette in [*FULL, *FEW]:
        assert set(palette.text) == set(palette.ground) == set(FROZEN_CITY)


def test_what_is_worn_is_painted() -> None:
    try:
        theme.use_theme("snow-light")
        cells = Painter(3, 1)
        cells.text(0, 0, "abc", theme.SEATS[0])
        painted = to_strip(cells.drawing().rows[0])
        light = PALETTES["snow-light"]
        assert [segment.style for segment in painted] == [
            Style(color=light.text["ink"], bgcolor=light.ground["seat_1"], bold=True)
        ]
    finally:
        theme.use_theme("frozen-city")
    assert theme.in_theme(theme.SEATS[0]) == theme.SEATS[0]


DEUTERANOPE = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
PROTANOPE = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))


def seen(colour: str, eyes: tuple[tuple[float, float, float], ...]) -> tuple[float, ...]:
    """A colour as eyes without red or green cones see it (Machado and others, 2009), in linear light."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in Color.parse(colour).normalized]
    return tuple(sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in eyes)


@pytest.mark.parametrize("palette", FULL, ids=NAME)
@pytest.mark.parametrize("eyes", [DEUTERANOPE, PROTANOPE], ids=["deuteranope", "protanope"])
def test_seat_colours_stay_apart_for_colour_blind_eyes(
    eyes: tuple[tuple[float, float, float], ...], palette: Palette
) -> None:
    for one, two in combinations((palette.text[name] for name in theme.SEAT_NAMES), 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(two, eyes), strict=True)) ** 0.5
        assert apart > 0.12, (one, two)


@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII], ids=["unicode", "ascii"])
def test_every_sign_takes_one_cell(signs: theme.Signs) -> None:
    for field in signs._fields:
        value = getattr(signs, field)
        if field == "name":
            continue
        assert all(cell_len(char) == 1 for char in value)
        assert len(value) == (6 if field in ("light", "heavy", "double") else 1)
        assert signs is theme.UNICODE or value.isascii()


def test_a_sign_set_is_found_by_name() -> None:
    assert theme.signs_named("ascii") is theme.ASCII
    assert theme.signs_named("unicode") is theme.UNICODE


def test_no_colour_is_written_anywhere_but_in_the_palettes() -> None:
    folder = Path(theme.__file__).parent
    for file in (*folder.rglob("*.py"), *folder.rglob("*.tcss")):
        if file.name != "palettes.py":
            assert re.findall(r"#[0-9a-fA-F]{6}\b", file.read_text(encoding="utf-8")) == [], file
