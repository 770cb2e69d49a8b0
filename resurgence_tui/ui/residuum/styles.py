"""Styles that only this game has, beside those of ``ui.theme``."""

from __future__ import annotations

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


def lying(style: Style, terrain: str) -> Style:
    """The style of a piece out of action: letters in the seat's colour on the ground of a terrain."""
    return Style(color=style.color, bgcolor=TERRAIN[terrain].bgcolor)
