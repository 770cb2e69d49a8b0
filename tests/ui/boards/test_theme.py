"""The theme: legible, apart for colour-blind eyes, and its signs of width one."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.color import Color

from resurgence_tui.ui import theme

TEXTS = {name: style for name, style in vars(theme).items() if isinstance(style, Style) and style.color}
TEXTS |= {f"ACCESS {at}": style for at, style in enumerate(theme.ACCESS)}
TEXTS |= {f"SEATS {at}": style for at, style in enumerate(theme.SEATS)}
TEXTS |= {f"SEAT_TEXT {at}": style for at, style in enumerate(theme.SEAT_TEXT)}
LINES = {"FRAME"}


def contrast(front: Color, back: Color) -> float:
    """The contrast of two colours as WCAG counts it, 1 to 21."""
    def light(colour: Color) -> float:
        parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.normalized]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    brighter, darker = sorted((light(front), light(back)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def colours(style: Style, ground: str) -> tuple[Color, Color]:
    assert style.color is not None
    back = Color.from_rich_color(style.bgcolor) if style.bgcolor else Color.parse(ground)
    return Color.from_rich_color(style.color), back


@pytest.mark.parametrize("name", TEXTS)
def test_every_text_is_legible_on_its_ground(name: str) -> None:
    least = 2.5 if name in LINES else 4.5
    assert contrast(*colours(TEXTS[name], theme.BACKGROUND)) >= least


@pytest.mark.parametrize("name", [name for name in TEXTS if name not in {*LINES, "DIM"}])
def test_every_text_is_legible_under_the_cursor(name: str) -> None:
    assert contrast(*colours(TEXTS[name], theme.CURSOR_GROUND)) >= 4


@pytest.mark.parametrize("name", TEXTS)
def test_every_text_is_legible_without_colour(name: str) -> None:
    front, back = colours(TEXTS[name], theme.BACKGROUND)
    assert contrast(front.monochrome, back.monochrome) >= (2.5 if name in LINES else 4.4)


DEUTERANOPE = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
PROTANOPE = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))


def seen(colour: str, eyes: tuple[tuple[float, float, float], ...]) -> tuple[float, ...]:
    """A colour as eyes without red or green cones see it (Machado and others, 2009), in linear light."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in Color.parse(colour).normalized]
    return tuple(sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in eyes)


@pytest.mark.parametrize("eyes", [DEUTERANOPE, PROTANOPE], ids=["deuteranope", "protanope"])
def test_seat_colours_stay_apart_for_colour_blind_eyes(eyes: tuple[tuple[float, float, float], ...]) -> None:
    for one, two in combinations(theme.SEAT_COLOURS, 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(two, eyes), strict=True)) ** 0.5
        assert apart > 0.12, (one, two)


@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII], ids=["unicode", "ascii"])
def test_every_sign_takes_one_cell(signs: theme.Signs) -> None:
    for field in fields(signs):
        value = getattr(signs, field.name)
        if field.name == "name":
            continue
        assert all(cell_len(char) == 1 for char in value)
        assert len(value) == (6 if field.name in ("light", "heavy", "double") else 1)
        assert signs is theme.UNICODE or value.isascii()


def test_a_sign_set_is_found_by_name() -> None:
    assert theme.signs_named("ascii") is theme.ASCII
    assert theme.signs_named("unicode") is theme.UNICODE
