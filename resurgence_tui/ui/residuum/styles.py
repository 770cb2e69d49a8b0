"""Styles that only this game has, beside those of ``ui.theme``."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style

from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import add_colours
from resurgence_tui.ui.residuum.palettes import COLOURS

add_colours(COLOURS)

_COLOUR_OF = {
    "wasteland": "wasteland",
    "radiation_zone": "radiation",
    "tech_site": "tech",
    "woodland": "woodland",
    "food_supply": "crops",
    "water_source": "wellspring",
    "contaminated_water": "poison",
    "oil_field": "crude",
    "gold_mine": "ore",
    "trade_town": "bazaar",
}

TERRAIN = {word: theme.on_ground(colour, f"{colour}_ground") for word, colour in _COLOUR_OF.items()}
"""A terrain on the map: its letters on its ground."""

GRAIN = {word: theme.on_ground(f"{colour}_grain", f"{colour}_ground") for word, colour in _COLOUR_OF.items()}
"""What a terrain is strewn with."""

SEAM = {word: theme.on_ground("seam", f"{colour}_ground") for word, colour in _COLOUR_OF.items()}
"""A line between two hexes, on the ground of one of them."""

OUTER_SEAM = theme.written("seam")
"""The line where the map ends."""

BARRED, BARRED_SEAM = theme.on_ground("dim", "shade"), theme.on_ground("seam", "shade")
"""A hex that is asked about and cannot be picked, and the lines around it."""

TERRAIN_TEXT = {word: theme.written(colour, bold=word == "trade_town") for word, colour in _COLOUR_OF.items()}
"""The same colours in tables and sentences."""

_RESOURCE_COLOUR = {
    "provisions": "text",
    "tech": "tech",
    "food": "crops",
    "water": "wellspring",
    "wood": "woodland",
    "chem": "poison",
    "oil": "crude",
    "gold": "ore",
    "nuclear": "radiation",
}

RESOURCE = {word: theme.written(colour) for word, colour in _RESOURCE_COLOUR.items()}
"""A resource in the colour of the terrain that it comes from."""


@lru_cache(256)
def lying(style: Style, terrain: str) -> Style:
    """The style of a piece out of action: letters in the seat's colour on the ground of a terrain."""
    return Style(color=style.color, bgcolor=TERRAIN[terrain].bgcolor)


@lru_cache(256)
def coloured(style: Style, below: Style) -> Style:
    """The letters of one style on the ground of another one."""
    return Style(color=style.color, bgcolor=below.bgcolor, bold=style.bold)
