"""The colours that only this game has: of each terrain its letters and its ground, beside those of ``ui.palettes``."""

from __future__ import annotations

from resurgence_tui.ui.palettes import Colour

COLOURS = {
    "wasteland": Colour(("#b09f8d", "#705638", "#b09f8d", "#b09f8d"), dark=(7, 0), light=(8, 15)),
    "wasteland_ground": Colour(("#1a1611", "#f3eee7", "#0f0c09", "#191510"), dark=(7, 0), light=(8, 15)),
    "radiation": Colour(("#def042", "#5c6600", "#def042", "#def042"), dark=(11, 0), light=(1, 15)),
    "radiation_ground": Colour(("#232605", "#f7fbd0", "#131503", "#212405"), dark=(11, 0), light=(1, 15)),
    "tech": Colour(("#89bfd2", "#216883", "#89bfd2", "#89bfd2"), dark=(6, 0), light=(4, 15)),
    "tech_ground": Colour(("#10232b", "#d7ecf4", "#091417", "#0f2228"), dark=(6, 0), light=(4, 15)),
    "woodland": Colour(("#7ac46e", "#2a701f", "#7ac46e", "#7ac46e"), dark=(10, 0), light=(8, 15)),
    "woodland_ground": Colour(("#0e260b", "#d9f6d5", "#081506", "#0e240a"), dark=(10, 0), light=(8, 15)),
    "crops": Colour(("#e5bd6c", "#845c0b", "#e5bd6c", "#e5bd6c"), dark=(3, 0), light=(0, 15)),
    "crops_ground": Colour(("#2c2109", "#f9ecd2", "#181205", "#2a1f09"), dark=(3, 0), light=(0, 15)),
    "wellspring": Colour(("#6aaefb", "#005dc7", "#6aaefb", "#6aaefb"), dark=(14, 0), light=(4, 15)),
    "wellspring_ground": Colour(("#0a2747", "#d0e4fb", "#061527", "#0a2544"), dark=(14, 0), light=(4, 15)),
    "poison": Colour(("#db94db", "#a423a4", "#db94db", "#db94db"), dark=(13, 0), light=(5, 15)),
    "poison_ground": Colour(("#321132", "#f5d6f5", "#1b091b", "#2f102f"), dark=(13, 0), light=(5, 15)),
    "crude": Colour(("#c6a79f", "#723e31", "#c6a79f", "#c6a79f"), dark=(7, 0), light=(0, 15)),
    "crude_ground": Colour(("#261612", "#f1dfda", "#150c0a", "#241511"), dark=(7, 0), light=(0, 15)),
    "ore": Colour(("#ffd83d", "#755e00", "#ffd83d", "#ffd83d"), dark=(11, 0), light=(1, 15)),
    "ore_ground": Colour(("#392e05", "#fef4cd", "#1f1903", "#2f2604"), dark=(11, 0), light=(1, 15)),
    "bazaar": Colour(("#ffbb80", "#994700", "#ffbb80", "#ffbb80"), dark=(15, 0), light=(0, 15)),
    "bazaar_ground": Colour(("#4a290d", "#fae4d1", "#291707", "#3a2009"), dark=(15, 0), light=(0, 15)),
}
