"""The theme for colour-blind eyes, seen through them: colours that tell things apart stay apart.

Eyes without one kind of cones are simulated with the matrices of Machado, Oliveira and Fernandes (A
Physiologically-based Model for Simulation of Color Vision Deficiency, 2009; severity 1.0), in linear light.
Distances are CIEDE2000, with the test data of Sharma, Wu and Dalal (2005): 1 is just seen side by side, 10 at a glance.
"""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest
from textual.color import Color

from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import NAMES, PALETTES
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.widgets.score_sheet import PART_COLOURS

Three = tuple[float, float, float]

EYES: dict[str, tuple[Three, Three, Three]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green cones": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip

AREAS = tuple(NAMES[style.color.name] for style in styles.ACCESS if style.color)
SIDE_BY_SIDE = {
    "who": (*theme.SEAT_NAMES, "rival", "beast", "stalker"),
    "where": AREAS,
    "how it stands": ("amber", "red", "green", "ice", "text"),
    "what it brings": ("vp", "end_vp", "text"),
    "parts of a score": PART_COLOURS,
}
"""Colours that answer one question, so that one could be taken for another."""

ALL = sorted({name for names in SIDE_BY_SIDE.values() for name in names})
AT_A_GLANCE, ANYWHERE = 12.0, 6.0
"""Least distance of two colours that answer the same question, and of any two that mean something."""

PALETTE = PALETTES["colour-blind"]


def seen(colour: str, eyes: tuple[Three, Three, Three]) -> Three:
    """A colour as eyes see it, in CIELAB (D65)."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in Color.parse(colour).normalized]
    r, g, b = (min(max(sum(w * c for w, c in zip(row, linear, strict=True)), 0), 1) for row in eyes)
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (c ** (1 / 3) if c > 216 / 24389 else (24389 / 27 * c + 16) / 116 for c in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Three, two: Three) -> float:
    """CIEDE2000 of two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    wider = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25**7))
    c1, c2 = hypot(wider * a1, b1), hypot(wider * a2, b2)
    h1, h2 = degrees(atan2(b1, wider * a1)) % 360, degrees(atan2(b2, wider * a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    light, c, h = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2 if c1 * c2 else h1 + h2) % 360
    t = (1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h)) + 0.32 * cos(radians(3 * h + 6))
         - 0.20 * cos(radians(4 * h - 63)))  # fmt: skip
    lightness = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    saturation = (c2 - c1) / (1 + 0.045 * c)
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * c * t)
    blue = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    return sqrt(lightness**2 + saturation**2 + hue**2 + blue * saturation * hue)


def nearest(names: tuple[str, ...] | list[str], palette: dict[str, str], eyes: str) -> tuple[float, str, str]:
    """The two colours that look most alike to those eyes."""
    shown = {name: seen(palette[name], EYES[eyes]) for name in names}
    return min((distance(shown[one], shown[two]), one, two) for one, two in combinations(names, 2))


@pytest.mark.parametrize(("one", "two", "apart"), [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
])  # fmt: skip
def test_distances_are_those_of_the_published_examples(one: Three, two: Three, apart: float) -> None:
    assert distance(one, two) == pytest.approx(apart, abs=1e-4)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("question", SIDE_BY_SIDE)
def test_colours_that_answer_one_question_differ_at_a_glance(question: str, eyes: str) -> None:
    apart, *pair = nearest(SIDE_BY_SIDE[question], PALETTE.text, eyes)
    assert apart >= AT_A_GLANCE, pair


@pytest.mark.parametrize("eyes", EYES)
def test_no_two_colours_that_mean_something_look_the_same(eyes: str) -> None:
    apart, *pair = nearest(ALL, PALETTE.text, eyes)
    assert apart >= ANYWHERE, pair


def test_text_and_ground_are_the_same_colours() -> None:
    assert PALETTE.text == PALETTE.ground


def test_the_usual_theme_would_not_do() -> None:
    """So the test tells themes apart; whoever mends the usual theme may drop it."""
    usual = PALETTES["frozen-city"].text
    assert any(nearest(names, usual, eyes)[0] < AT_A_GLANCE for names in SIDE_BY_SIDE.values() for eyes in EYES)
