"""How the game looks: the theme 'frozen city', the styles of things on the boards, and the signs they are drawn with.

Colour never says anything alone: a seat has its number, an access area its letter, what is legal a marker and a
heavy border.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from textual.theme import Theme

BACKGROUND = "#0a111d"
SURFACE = "#0f1929"
PANEL = "#1b2a41"
TEXT = "#d8e6f2"
QUIET_TEXT = "#8299b3"
ICE = "#8fd3f4"
AMBER = "#ffb454"
RED = "#ff8080"
GREEN = "#8fe0b0"
INK = "#08101c"

FROZEN_CITY = Theme(
    name="frozen-city",
    primary=ICE,
    secondary="#4d7ea8",
    accent=AMBER,
    warning=AMBER,
    error=RED,
    success=GREEN,
    foreground=TEXT,
    background=BACKGROUND,
    surface=SURFACE,
    panel=PANEL,
    boost="#22344f",
    dark=True,
    variables={
        "border": "#3a5573",
        "border-blurred": "#2f4866",
        "block-cursor-background": AMBER,
        "block-cursor-foreground": INK,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#31465f",
        "block-cursor-blurred-foreground": TEXT,
        "footer-key-foreground": AMBER,
        "input-selection-background": "#4d7ea8 50%",
        "scrollbar": "#2a3f5a",
        "scrollbar-hover": "#3a5573",
        "scrollbar-active": ICE,
        "scrollbar-background": SURFACE,
        "quiet": QUIET_TEXT,
    },
)
"""Register with ``App.register_theme`` and set ``App.theme = FROZEN_CITY.name``."""

PLAIN = Style(color=TEXT)
QUIET = Style(color=QUIET_TEXT)
STRONG = Style(color="#ffffff", bold=True)
TITLE = Style(color=ICE, bold=True)
FRAME = Style(color="#3f5c7d")
LEGAL = Style(color=AMBER, bold=True)
CURSOR = Style(color=INK, bgcolor=AMBER, bold=True)
CURSOR_FRAME = Style(color="#ffffff", bold=True)
CURSOR_GROUND = "#1d3350"
DIM = Style(color="#6b8199")
CHANGED = Style(color=INK, bgcolor=ICE, bold=True)
WARNING = Style(color=RED, bold=True)
GOOD = Style(color=GREEN)
BAR = Style(color="#6fb7da")
VP = Style(color="#ffd75f", bold=True)
END_VP = Style(color="#d7a6ff", bold=True)
EVENT = Style(color="#ffd75f", bold=True)
MUTANT = Style(color=INK, bgcolor="#ff8f8f", bold=True)
BEAST = Style(color=INK, bgcolor="#d9b36c", bold=True)
STALKER = Style(color=INK, bgcolor="#c8d2dc", bold=True)

ACCESS = (
    Style(color="#f2e27a", bold=True),
    Style(color="#4fd1d9", bold=True),
    Style(color="#c6a5ff", bold=True),
)
"""Metro, Harbor, Compound: areas, tracks and Zones alike."""

SEAT_COLOURS = ("#56b4e9", "#e8743b", "#35b58a", "#d98cb8")
"""Four colours that stay apart for colour-blind eyes; a seat picks one by number."""

SEATS = tuple(Style(color=INK, bgcolor=colour, bold=True) for colour in SEAT_COLOURS)
"""A badge: dark text on the seat's colour."""

SEAT_TEXT = tuple(Style(color=colour, bold=True) for colour in SEAT_COLOURS)
"""The seat's colour as text."""


def seat_style(colour: int) -> Style:
    """The badge of a seat's colour."""
    return SEATS[colour % len(SEATS)]


@dataclass(frozen=True, slots=True)
class Signs:
    """What lines and marks are drawn with. A box is: across, down, top left, top right, bottom left, bottom right."""

    name: str
    light: str
    heavy: str
    double: str
    cut: str
    legal: str
    cursor: str
    changed: str
    turn: str
    gives: str
    times: str
    full: str
    empty: str
    done: str
    rubble: str
    dot: str
    knot: str


UNICODE = Signs(
    name="unicode",
    light="─│╭╮╰╯",
    heavy="━┃┏┓┗┛",
    double="═║╔╗╚╝",
    cut="…",
    legal="◆",
    cursor="►",
    changed="•",
    turn="►",
    gives="→",
    times="×",
    full="█",
    empty="░",
    done="√",
    rubble="▒",
    dot="·",
    knot="┼",
)

ASCII = Signs(
    name="ascii",
    light="-|++++",
    heavy="=#####",
    double="******",
    cut="~",
    legal="*",
    cursor=">",
    changed="!",
    turn=">",
    gives=">",
    times="x",
    full="#",
    empty=".",
    done="+",
    rubble="%",
    dot=".",
    knot="+",
)


def signs_named(name: str) -> Signs:
    """The sign set of a setting: "ascii", else the usual one."""
    return ASCII if name == "ascii" else UNICODE
