"""How the game looks: the themes, the styles of things on the boards, and the signs they are drawn with.

Styles are written in the colours of the frozen city; `in_theme` gives them in those of the theme in use, when a line is
painted. So what is drawn need not be drawn again for another theme, and no drawing depends on one.

Colour never says anything alone: a seat has its number, an area its letter, what is legal a marker and a heavy border.
"""

from __future__ import annotations

from rich.color import Color
from rich.style import Style
from textual.theme import Theme

from resurgence_tui.ui.palettes import FROZEN_CITY, NAMES, PALETTES, REDUCED, Palette
from resurgence_tui.ui.signs import ASCII as ASCII  # signs belong to a look, so widgets find both here
from resurgence_tui.ui.signs import UNICODE as UNICODE
from resurgence_tui.ui.signs import Signs as Signs
from resurgence_tui.ui.signs import signs_named as signs_named

INK = FROZEN_CITY["ink"]
CURSOR_GROUND = FROZEN_CITY["under_cursor"]


def written(text: str, ground: str = "", bold: bool = False) -> Style:
    """A style in the colours with these names."""
    return Style(color=FROZEN_CITY[text], bgcolor=FROZEN_CITY[ground] if ground else None, bold=bold or None)


_grounds: set[str] = set()


def on_ground(text: str, ground: str) -> Style:
    """Text on a coloured ground that is part of a picture, not a badge: marks are laid over it."""
    style = written(text, ground)
    _grounds.add(FROZEN_CITY[ground])
    return style


def is_badge(style: Style) -> bool:
    """Whether a style is that of a badge, which keeps its colours under marks."""
    return style.bgcolor is not None and style.bgcolor.name not in _grounds


PLAIN = written("text")
QUIET = written("quiet")
STRONG = written("strong", bold=True)
TITLE = written("ice", bold=True)
FRAME = written("frame")
THUMB = written("thumb")
LEGAL = written("amber", bold=True)
CURSOR = written("ink", "amber", bold=True)
CURSOR_FRAME = written("strong", bold=True)
DIM = written("dim")
CHANGED = written("ink", "ice", bold=True)
WARNING = written("red", bold=True)
GOOD = written("green")
BAR = written("bar")
VP = written("vp", bold=True)
END_VP = written("end_vp", bold=True)
EVENT = written("vp", bold=True)
RIVAL = written("ink", "rival", bold=True)
"""A badge: what the game itself plays."""

SEAT_NAMES = ("seat_1", "seat_2", "seat_3", "seat_4")
"""Four colours that stay apart for colour-blind eyes; a seat picks one by number."""

SEATS = tuple(written("ink", name, bold=True) for name in SEAT_NAMES)
"""A badge: dark text on the seat's colour."""

SEAT_TEXT = tuple(written(name, bold=True) for name in SEAT_NAMES)
"""The seat's colour as text."""


def seat_style(colour: int) -> Style:
    """The badge of a seat's colour."""
    return SEATS[colour % len(SEATS)]


# Themes


class _InUse:
    """The palette that everything is painted in, and the styles already made for it."""

    def __init__(self) -> None:
        self.palette: Palette = PALETTES["frozen-city"]
        self.styles: dict[Style, Style] = {}
        self.grounds: dict[Style, dict[int, tuple[Style, Style]]] = {}


_in_use = _InUse()


def use_theme(name: str, reduced: bool = False) -> None:
    """Paint in the colours of a theme from now on. reduced: with sixteen of them."""
    palette = (REDUCED if reduced else PALETTES)[name]
    if palette is not _in_use.palette:
        _in_use.palette, _in_use.styles, _in_use.grounds = palette, {}, {}


def palette_in_use() -> Palette:
    """The palette of the theme in use."""
    return _in_use.palette


def in_theme(style: Style) -> Style:
    """A style in the colours of the theme in use."""
    found = _in_use.styles.get(style)
    if found is None:
        found = _in_use.styles[style] = style_in(style, _in_use.palette)
    return found


STYLES_KEPT = 1 << 12
"""Styles that are kept on a ground, at most."""


def styles_on(ground: Style) -> dict[int, tuple[Style, Style]]:
    """What is known of styles on a ground in the theme in use, to be added to: the identity of a style to the style
    itself and what is painted. To look a style up by its hash would take as long as all else about a run of cells.
    """
    known = _in_use.grounds.get(ground)
    if known is None or len(known) > STYLES_KEPT:
        known = _in_use.grounds[ground] = {}
    return known


def style_in(style: Style, palette: Palette) -> Style:
    """A style in the colours of a palette."""
    front, back = _name(style.color), _name(style.bgcolor)
    ground = palette.ground.get(back)
    text = palette.text.get(front)
    if front in ("ink", "red") and ground in palette.white_on:
        text = palette.text["strong"] if palette.dark else palette.text["ink"]
    made = Style(color=text, bgcolor=ground)
    return style + made + Style(bold=False) if palette.plain and ground and style.bold else style + made


def _name(colour: Color | None) -> str:
    """What a colour of the frozen city is for; "" for every other one."""
    return "" if colour is None else NAMES.get(colour.name, "")


def theme_of(palette: Palette) -> Theme:
    """A palette for the style sheets."""
    text, ground = palette.text, palette.ground
    return Theme(
        name=palette.name,
        primary=text["ice"],
        secondary=text["thumb"],
        accent=text["amber"],
        warning=text["amber"],
        error=text["red"],
        success=text["green"],
        foreground=text["text"],
        background=ground["background"],
        surface=ground["surface"],
        panel=ground["panel"],
        boost=ground["boost"],
        dark=palette.dark,
        variables={
            "border": text["border"],
            "border-blurred": text["border_blurred"],
            "block-cursor-background": ground["amber"],
            "block-cursor-foreground": text["ink"],
            "block-cursor-text-style": "none" if palette.plain else "bold",
            "block-cursor-blurred-background": ground["blurred"],
            "block-cursor-blurred-foreground": text["text"],
            "footer-key-foreground": text["amber"],
            "input-cursor-background": text["text"],
            "input-cursor-foreground": ground["background"],
            "input-selection-background": ground["under_cursor"],
            "input-selection-foreground": text["strong"],
            "text-disabled": text["dim"],
            "scrollbar": ground["blurred"],
            "scrollbar-hover": text["border"],
            "scrollbar-active": text["ice"],
            "scrollbar-background": ground["surface"],
            "quiet": text["quiet"],
        },
    )
