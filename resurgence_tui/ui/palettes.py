"""The colours of the themes, by what they are for.

Everything is drawn in the colours of the frozen city, which are all different and so serve as names; another theme says
which colour stands for each. Where a terminal has but sixteen colours, each theme says which of the sixteen. A game may
have colours of its own besides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Colour(NamedTuple):
    """A colour of the program, or one that only one game has.

    themes: in each of the ``THEMES``, in their order. dark, light: which of the sixteen stands for it in a dark and in
    a light theme, as text and as ground.
    """

    themes: tuple[str, str, str, str]
    dark: tuple[int, int]
    light: tuple[int, int]


COLOURS = {
    "background": Colour(("#0a111d", "#f3f7fa", "#000000", "#05080e"), dark=(0, 0), light=(15, 15)),
    "surface": Colour(("#0f1929", "#e8eff5", "#121212", "#0b111b"), dark=(0, 0), light=(15, 15)),
    "panel": Colour(("#1b2a41", "#d3e0eb", "#262626", "#182233"), dark=(4, 4), light=(7, 7)),
    "boost": Colour(("#232e58", "#c5d6e5", "#3a3a3a", "#212d42"), dark=(4, 4), light=(7, 7)),
    "under_cursor": Colour(("#192e57", "#d5e4f1", "#002e5e", "#0f2740"), dark=(4, 4), light=(7, 7)),
    "border": Colour(("#3a5573", "#6d8aa6", "#ffffff", "#4f6a88"), dark=(7, 7), light=(8, 8)),
    "border_blurred": Colour(("#2f4866", "#9db4c9", "#a0a0a0", "#3a4f68"), dark=(7, 7), light=(8, 8)),
    "blurred": Colour(("#31465f", "#c2d2e0", "#4a4a4a", "#2f4259"), dark=(4, 4), light=(7, 7)),
    "text": Colour(("#d8e6f2", "#1c2b3a", "#ffffff", "#ebeae8"), dark=(7, 7), light=(0, 0)),
    "quiet": Colour(("#94aac2", "#41566b", "#dcdcdc", "#a9b6c4"), dark=(7, 7), light=(8, 8)),
    "strong": Colour(("#ffffff", "#000c18", "#ffffff", "#ffffff"), dark=(15, 15), light=(0, 0)),
    "dim": Colour(("#738aa4", "#556a7f", "#c4c4c4", "#8896a6"), dark=(7, 7), light=(8, 8)),
    "ink": Colour(("#08101c", "#ffffff", "#000000", "#000000"), dark=(0, 0), light=(15, 15)),
    "frame": Colour(("#45658a", "#7b98b3", "#a8a8a8", "#4f6a88"), dark=(7, 7), light=(8, 8)),
    "thumb": Colour(("#4d7ea8", "#5d86a8", "#ffffff", "#5f86ad"), dark=(7, 7), light=(8, 0)),
    "ice": Colour(("#8fd3f4", "#07507c", "#8ce6ff", "#b4dff7"), dark=(14, 6), light=(4, 4)),
    "amber": Colour(("#ffb454", "#8a4600", "#ffe100", "#eeac36"), dark=(11, 7), light=(1, 0)),
    "red": Colour(("#ff8a8a", "#a51c1c", "#ffa3a3", "#ff739c"), dark=(9, 9), light=(1, 1)),
    "green": Colour(("#8fe0b0", "#0f5f3a", "#8dffbd", "#2ea55e"), dark=(10, 2), light=(8, 8)),
    "bar": Colour(("#78c0e2", "#1b6896", "#8ce6ff", "#b4dff8"), dark=(14, 14), light=(4, 4)),
    "vp": Colour(("#ffd75f", "#6f5000", "#ffe873", "#ffe47f"), dark=(11, 11), light=(1, 1)),
    "end_vp": Colour(("#d7a6ff", "#6530a3", "#e6c4ff", "#a67df8"), dark=(13, 5), light=(5, 5)),
    "rival": Colour(("#ff9696", "#a52727", "#ff9d9d", "#bf827f"), dark=(9, 1), light=(1, 1)),
    "lemon": Colour(("#f2e27a", "#625400", "#fff08a", "#ffff6f"), dark=(11, 7), light=(5, 8)),
    "seat_1": Colour(("#56b4e9", "#0054c8", "#66c2ff", "#5593c9"), dark=(14, 6), light=(4, 4)),
    "seat_2": Colour(("#f08048", "#ac2e00", "#ff8a42", "#ea6a35"), dark=(3, 3), light=(1, 1)),
    "seat_3": Colour(("#35b58a", "#0a6e68", "#35d69a", "#00d6b1"), dark=(10, 2), light=(8, 8)),
    "seat_4": Colour(("#d98cb8", "#8a2098", "#ffaade", "#f1aafe"), dark=(13, 5), light=(5, 5)),
    "letter_1": Colour(("#f4fbff", "#0a3a5c", "#ffffff", "#f4fbff"), dark=(15, 15), light=(0, 0)),
    "letter_2": Colour(("#cdeefc", "#0d4d78", "#ffffff", "#cdeefc"), dark=(15, 15), light=(4, 4)),
    "letter_3": Colour(("#90d4f5", "#14628f", "#e0f6ff", "#90d4f5"), dark=(14, 14), light=(4, 4)),
    "letter_4": Colour(("#5fabd6", "#2274a6", "#c0ecff", "#5fabd6"), dark=(6, 6), light=(4, 4)),
    "letter_5": Colour(("#3f82b3", "#4a94bf", "#a0e2ff", "#3f82b3"), dark=(6, 6), light=(4, 4)),
    "letter_6": Colour(("#2c5f88", "#86b9d6", "#8ce6ff", "#2c5f88"), dark=(7, 7), light=(8, 8)),
    "sky": Colour(("#5d7a9c", "#7f9db8", "#a8a8a8", "#5d7a9c"), dark=(7, 7), light=(8, 8)),
    "snow": Colour(("#b9d3e6", "#ffffff", "#ffffff", "#b9d3e6"), dark=(7, 7), light=(15, 15)),
    "roof": Colour(("#b9d3e7", "#4f7296", "#fffffe", "#b9d3e7"), dark=(15, 15), light=(8, 8)),
    "moon": Colour(("#dbe9f4", "#f0c36a", "#fffbe0", "#dbe9f4"), dark=(15, 15), light=(8, 8)),
    "window": Colour(("#ffb455", "#ffd58a", "#ffe100", "#eeac37"), dark=(11, 11), light=(15, 15)),
    "far": Colour(("#12203a", "#c3d4e2", "#262626", "#12203a"), dark=(0, 0), light=(7, 7)),
    "near": Colour(("#1d3150", "#8aa6bf", "#404040", "#1d3150"), dark=(0, 0), light=(8, 8)),
    "river": Colour(("#16293f", "#dbe8f1", "#101820", "#16293f"), dark=(0, 0), light=(7, 15)),
}
"""What a colour is for, and how it looks. Those of the theme for colour-blind eyes that say which of several things
something is stay apart without one kind of cones; a test measures it. They were found by a search that kept them as far
apart as legible text allows, and each near its usual hue."""

# The sixteen, as Rich counts them: 0 to 7 black red green yellow blue magenta cyan white, 8 to 15 the bright ones.
SIXTEEN = (
    "#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
    "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff",
)  # fmt: skip

WHITE_ON = frozenset({0, 1, 4, 5, 8})
"""Grounds among the sixteen on which ink has to be white, and so has red."""


class Palette(NamedTuple):
    """The colours of a theme: as text, and as ground where that differs.

    white_on: grounds on which ink, and red, are white.
    """

    name: str
    dark: bool
    text: dict[str, str]
    ground: dict[str, str]
    white_on: frozenset[str] = frozenset()
    plain: bool = False
    """Bold text on a coloured ground is not bold: with sixteen colours that would be another colour."""


THEMES = {"frozen-city": True, "snow-light": False, "high-contrast": True, "colour-blind": True}
"""The themes in the order in which they are offered, and whether each is dark."""


def _full(name: str, dark: bool) -> Palette:
    colours: dict[str, str] = {}
    return Palette(name, dark, colours, colours)


def _reduced(name: str, dark: bool) -> Palette:
    return Palette(name, dark, {}, {}, frozenset(SIXTEEN[number] for number in WHITE_ON), plain=True)


PALETTES = {name: _full(name, dark) for name, dark in THEMES.items()}

REDUCED = {name: _reduced(name, dark) for name, dark in THEMES.items()}
"""The same with sixteen colours."""

FROZEN_CITY = PALETTES["frozen-city"].text

NAMES: dict[str, str] = {}
"""What a colour of the frozen city is for."""


def add_colours(colours: Mapping[str, Colour]) -> None:
    """Add colours to all themes. ValueError if one of them is taken, or another colour's in the frozen city."""
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


add_colours(COLOURS)
