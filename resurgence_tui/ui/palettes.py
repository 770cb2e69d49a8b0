"""The colours of the themes, by what they are for.

Everything is drawn in the colours of the frozen city, which are all different and so serve as names; another theme says
which colour stands for each. Where a terminal has but sixteen colours, each theme says which of the sixteen. A game may
have colours of its own besides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

FROZEN_CITY = {
    "background": "#0a111d",
    "surface": "#0f1929",
    "panel": "#1b2a41",
    "boost": "#232e58",
    "under_cursor": "#192e57",
    "border": "#3a5573",
    "border_blurred": "#2f4866",
    "blurred": "#31465f",
    "text": "#d8e6f2",
    "quiet": "#94aac2",
    "strong": "#ffffff",
    "dim": "#738aa4",
    "ink": "#08101c",
    "frame": "#45658a",
    "thumb": "#4d7ea8",
    "ice": "#8fd3f4",
    "amber": "#ffb454",
    "red": "#ff8a8a",
    "green": "#8fe0b0",
    "bar": "#78c0e2",
    "vp": "#ffd75f",
    "end_vp": "#d7a6ff",
    "rival": "#ff9696",
    "lemon": "#f2e27a",
    "seat_1": "#56b4e9",
    "seat_2": "#f08048",
    "seat_3": "#35b58a",
    "seat_4": "#d98cb8",
    "letter_1": "#f4fbff",
    "letter_2": "#cdeefc",
    "letter_3": "#90d4f5",
    "letter_4": "#5fabd6",
    "letter_5": "#3f82b3",
    "letter_6": "#2c5f88",
    "sky": "#5d7a9c",
    "snow": "#b9d3e6",
    "roof": "#b9d3e7",
    "moon": "#dbe9f4",
    "window": "#ffb455",
    "far": "#12203a",
    "near": "#1d3150",
    "river": "#16293f",
}

SNOW_LIGHT = {
    "background": "#f3f7fa",
    "surface": "#e8eff5",
    "panel": "#d3e0eb",
    "boost": "#c5d6e5",
    "under_cursor": "#d5e4f1",
    "border": "#6d8aa6",
    "border_blurred": "#9db4c9",
    "blurred": "#c2d2e0",
    "text": "#1c2b3a",
    "quiet": "#41566b",
    "strong": "#000c18",
    "dim": "#556a7f",
    "ink": "#ffffff",
    "frame": "#7b98b3",
    "thumb": "#5d86a8",
    "ice": "#07507c",
    "amber": "#8a4600",
    "red": "#a51c1c",
    "green": "#0f5f3a",
    "bar": "#1b6896",
    "vp": "#6f5000",
    "end_vp": "#6530a3",
    "rival": "#a52727",
    "lemon": "#625400",
    "seat_1": "#0054c8",
    "seat_2": "#ac2e00",
    "seat_3": "#0a6e68",
    "seat_4": "#8a2098",
    "letter_1": "#0a3a5c",
    "letter_2": "#0d4d78",
    "letter_3": "#14628f",
    "letter_4": "#2274a6",
    "letter_5": "#4a94bf",
    "letter_6": "#86b9d6",
    "sky": "#7f9db8",
    "snow": "#ffffff",
    "roof": "#4f7296",
    "moon": "#f0c36a",
    "window": "#ffd58a",
    "far": "#c3d4e2",
    "near": "#8aa6bf",
    "river": "#dbe8f1",
}

HIGH_CONTRAST = {
    "background": "#000000",
    "surface": "#121212",
    "panel": "#262626",
    "boost": "#3a3a3a",
    "under_cursor": "#002e5e",
    "border": "#ffffff",
    "border_blurred": "#a0a0a0",
    "blurred": "#4a4a4a",
    "text": "#ffffff",
    "quiet": "#dcdcdc",
    "strong": "#ffffff",
    "dim": "#c4c4c4",
    "ink": "#000000",
    "frame": "#a8a8a8",
    "thumb": "#ffffff",
    "ice": "#8ce6ff",
    "amber": "#ffe100",
    "red": "#ffa3a3",
    "green": "#8dffbd",
    "bar": "#8ce6ff",
    "vp": "#ffe873",
    "end_vp": "#e6c4ff",
    "rival": "#ff9d9d",
    "lemon": "#fff08a",
    "seat_1": "#66c2ff",
    "seat_2": "#ff8a42",
    "seat_3": "#35d69a",
    "seat_4": "#ffaade",
    "letter_1": "#ffffff",
    "letter_2": "#ffffff",
    "letter_3": "#e0f6ff",
    "letter_4": "#c0ecff",
    "letter_5": "#a0e2ff",
    "letter_6": "#8ce6ff",
    "sky": "#a8a8a8",
    "snow": "#ffffff",
    "roof": "#fffffe",
    "moon": "#fffbe0",
    "window": "#ffe100",
    "far": "#262626",
    "near": "#404040",
    "river": "#101820",
}

COLOUR_BLIND = {
    "background": "#05080e",
    "surface": "#0b111b",
    "panel": "#182233",
    "boost": "#212d42",
    "under_cursor": "#0f2740",
    "border": "#4f6a88",
    "border_blurred": "#3a4f68",
    "blurred": "#2f4259",
    "text": "#ebeae8",
    "quiet": "#a9b6c4",
    "strong": "#ffffff",
    "dim": "#8896a6",
    "ink": "#000000",
    "frame": "#4f6a88",
    "thumb": "#5f86ad",
    "ice": "#b4dff7",
    "amber": "#eeac36",
    "red": "#ff739c",
    "green": "#2ea55e",
    "bar": "#b4dff8",
    "vp": "#ffe47f",
    "end_vp": "#a67df8",
    "rival": "#bf827f",
    "lemon": "#ffff6f",
    "seat_1": "#5593c9",
    "seat_2": "#ea6a35",
    "seat_3": "#00d6b1",
    "seat_4": "#f1aafe",
    "letter_1": "#f4fbff",
    "letter_2": "#cdeefc",
    "letter_3": "#90d4f5",
    "letter_4": "#5fabd6",
    "letter_5": "#3f82b3",
    "letter_6": "#2c5f88",
    "sky": "#5d7a9c",
    "snow": "#b9d3e6",
    "roof": "#b9d3e7",
    "moon": "#dbe9f4",
    "window": "#eeac37",
    "far": "#12203a",
    "near": "#1d3150",
    "river": "#16293f",
}
"""Colours that say which of several things something is stay apart for eyes without one kind of cones; a test measures
it. They were found by a search that kept them as far apart as legible text allows, and each near its usual hue."""

# The sixteen, as Rich counts them: 0 to 7 black red green yellow blue magenta cyan white, 8 to 15 the bright ones.
SIXTEEN = (
    "#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
    "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff",
)  # fmt: skip

DARK_TEXT = {
    7: "text quiet dim frame thumb border border_blurred sky snow letter_6",
    15: "strong letter_1 letter_2 roof moon",
    14: "ice bar seat_1 letter_3",
    6: "letter_4 letter_5",
    11: "amber vp lemon window",
    9: "red rival",
    10: "green seat_3",
    13: "end_vp seat_4",
    3: "seat_2",
    0: "ink background far near river",
}
DARK_GROUND = {
    0: "background surface far near river",
    4: "panel boost under_cursor blurred",
    6: "ice seat_1",
    7: "amber lemon thumb",
    1: "rival",
    3: "seat_2",
    2: "seat_3 green",
    5: "seat_4 end_vp",
}
LIGHT_TEXT = {
    0: "text strong letter_1",
    8: "quiet dim frame thumb border border_blurred green seat_3 sky roof moon letter_6",
    15: "ink background snow window",
    4: "ice bar seat_1 letter_2 letter_3 letter_4 letter_5",
    1: "red rival seat_2 amber vp",
    5: "end_vp seat_4 lemon",
    7: "far river",
}
LIGHT_GROUND = {
    15: "background surface river",
    7: "panel boost under_cursor blurred far",
    4: "ice seat_1",
    0: "amber thumb",
    1: "rival seat_2",
    8: "seat_3 green lemon near",
    5: "seat_4 end_vp",
}
WHITE_ON = frozenset({0, 1, 4, 5, 8})
"""Grounds among the sixteen on which ink has to be white, and so has red."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a theme: as text, and as ground where that differs.

    white_on: grounds on which ink, and red, are white.
    """

    name: str
    dark: bool
    text: dict[str, str]
    ground: dict[str, str]
    white_on: frozenset[str] = field(default=frozenset())
    plain: bool = False
    """Bold text on a coloured ground is not bold: with sixteen colours that would be another colour."""


def _of_sixteen(numbers: Mapping[int, str]) -> dict[str, str]:
    return {name: SIXTEEN[number] for number, names in numbers.items() for name in names.split()}


def _full(name: str, colours: dict[str, str], dark: bool) -> Palette:
    return Palette(name, dark, colours, colours)


def _reduced(name: str, text: Mapping[int, str], ground: Mapping[int, str], dark: bool) -> Palette:
    fronts, backs = _of_sixteen(text), _of_sixteen(ground)
    white_on = frozenset(SIXTEEN[number] for number in WHITE_ON)
    return Palette(name, dark, backs | fronts, fronts | backs, white_on, plain=True)


PALETTES = {
    name: _full(name, colours, dark)
    for name, colours, dark in (
        ("frozen-city", FROZEN_CITY, True),
        ("snow-light", SNOW_LIGHT, False),
        ("high-contrast", HIGH_CONTRAST, True),
        ("colour-blind", COLOUR_BLIND, True),
    )
}
"""Themes in the order in which they are offered."""

REDUCED = {
    "frozen-city": _reduced("frozen-city", DARK_TEXT, DARK_GROUND, True),
    "snow-light": _reduced("snow-light", LIGHT_TEXT, LIGHT_GROUND, False),
    "high-contrast": _reduced("high-contrast", DARK_TEXT, DARK_GROUND, True),
    "colour-blind": _reduced("colour-blind", DARK_TEXT, DARK_GROUND, True),
}
"""The same with sixteen colours."""

NAMES = {colour: name for name, colour in FROZEN_CITY.items()}
"""What a colour of the frozen city is for."""


class Colour(NamedTuple):
    """A colour that only one game has.

    themes: in each theme, in their order. dark, light: which of the sixteen stands for it in a dark and in a light
    theme, as text and as ground.
    """

    themes: tuple[str, str, str, str]
    dark: tuple[int, int]
    light: tuple[int, int]


def add_colours(colours: Mapping[str, Colour]) -> None:
    """Add a game's own colours to all themes. ValueError if one of them is another colour's in the frozen city."""
    for name, colour in colours.items():
        first = colour.themes[0]
        if NAMES.get(first, name) != name or FROZEN_CITY.get(name, first) != first:
            raise ValueError(f"The colour '{name}' is taken, or looks like another one.")
        NAMES[first] = name
        for palette, shown in zip(PALETTES.values(), colour.themes, strict=True):
            palette.text[name] = palette.ground[name] = shown
        for palette in REDUCED.values():
            text, ground = colour.dark if palette.dark else colour.light
            palette.text[name], palette.ground[name] = SIXTEEN[text], SIXTEEN[ground]
