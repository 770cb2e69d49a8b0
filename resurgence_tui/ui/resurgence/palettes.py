"""The colours that only this game has, beside those of ``ui.palettes``."""

from __future__ import annotations

from resurgence_tui.ui.palettes import Colour

COLOURS = {
    "beast": Colour(("#d9b36c", "#75531a", "#f0c070", "#f4d042"), dark=(3, 3), light=(1, 1)),
    "stalker": Colour(("#c8d2dc", "#4a5968", "#e0e8f0", "#e4ecf7"), dark=(7, 7), light=(0, 0)),
    "harbor": Colour(("#4fd1d9", "#005d66", "#6cf2fa", "#30b0b9"), dark=(14, 14), light=(4, 4)),
    "compound": Colour(("#c6a5ff", "#6239ad", "#dcc6ff", "#ad99ff"), dark=(13, 13), light=(5, 5)),
    "water": Colour(("#4379ad", "#5b87ab", "#7fb2e0", "#4379ad"), dark=(6, 6), light=(4, 4)),
    "brick": Colour(("#b3705f", "#9c5a49", "#d99b8a", "#b3705f"), dark=(3, 3), light=(1, 1)),
}
