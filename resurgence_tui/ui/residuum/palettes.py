"""The colours that only this game has, beside those of ``ui.palettes``: of each terrain its letters, its ground and the
grain of its texture; the seams between hexes, and the ground of those that are barred."""

from __future__ import annotations

from resurgence_tui.ui.palettes import Colour

COLOURS = {
    "wasteland": Colour(("#b09f8d", "#705638", "#b09f8d", "#b09f8d"), dark=(7, 0), light=(8, 15)),
    "wasteland_ground": Colour(("#352819", "#f3eee7", "#0f0c09", "#261d12"), dark=(7, 0), light=(8, 15)),
    "wasteland_grain": Colour(("#685949", "#bbae9d", "#524940", "#5f5345"), dark=(7, 0), light=(8, 15)),
    "radiation": Colour(("#def042", "#5c6600", "#def042", "#def042"), dark=(11, 0), light=(1, 15)),
    "radiation_ground": Colour(("#373e00", "#f7fbd0", "#131503", "#292e00"), dark=(11, 0), light=(1, 15)),
    "radiation_grain": Colour(("#7d881b", "#b5bc78", "#68701d", "#757f1b"), dark=(11, 0), light=(1, 15)),
    "tech": Colour(("#89bfd2", "#216883", "#89bfd2", "#89bfd2"), dark=(6, 0), light=(4, 15)),
    "tech_ground": Colour(("#092f3a", "#d7ecf4", "#091417", "#092e38"), dark=(6, 0), light=(4, 15)),
    "tech_grain": Colour(("#3e6b79", "#8ab4c4", "#3e5b65", "#3e6a78"), dark=(6, 0), light=(4, 15)),
    "woodland": Colour(("#7ac46e", "#2a701f", "#7ac46e", "#7ac46e"), dark=(10, 0), light=(8, 15)),
    "woodland_ground": Colour(("#0f4314", "#d9f6d5", "#081506", "#0b310f"), dark=(10, 0), light=(8, 15)),
    "woodland_grain": Colour(("#3b7939", "#8fbd88", "#375e31", "#396e36"), dark=(10, 0), light=(8, 15)),
    "crops": Colour(("#e5bd6c", "#845c0b", "#e5bd6c", "#e5bd6c"), dark=(3, 0), light=(0, 15)),
    "crops_ground": Colour(("#432f06", "#f9ecd2", "#181205", "#3a2805"), dark=(3, 0), light=(0, 15)),
    "crops_grain": Colour(("#876a30", "#c7af7e", "#6e5930", "#816630"), dark=(3, 0), light=(0, 15)),
    "wellspring": Colour(("#6aaefb", "#005dc7", "#6aaefb", "#6aaefb"), dark=(14, 0), light=(4, 15)),
    "wellspring_ground": Colour(("#042f69", "#d0e4fb", "#061527", "#04295a"), dark=(14, 0), light=(4, 15)),
    "wellspring_grain": Colour(("#2e64a6", "#78abe5", "#305580", "#2e609d"), dark=(14, 0), light=(4, 15)),
    "poison": Colour(("#db94db", "#a423a4", "#db94db", "#db94db"), dark=(13, 0), light=(5, 15)),
    "poison_ground": Colour(("#5f135f", "#f5d6f5", "#1b091b", "#470e47"), dark=(13, 0), light=(5, 15)),
    "poison_grain": Colour(("#934993", "#d28ad2", "#6b436b", "#854685"), dark=(13, 0), light=(5, 15)),
    "crude": Colour(("#c6a79f", "#723e31", "#c6a79f", "#c6a79f"), dark=(7, 0), light=(0, 15)),
    "crude_ground": Colour(("#45261e", "#f1dfda", "#150c0a", "#321c16"), dark=(7, 0), light=(0, 15)),
    "crude_grain": Colour(("#7b5c54", "#bb9b93", "#5f4d48", "#70564f"), dark=(7, 0), light=(0, 15)),
    "ore": Colour(("#ffd83d", "#755e00", "#ffd83d", "#ffd83d"), dark=(11, 0), light=(1, 15)),
    "ore_ground": Colour(("#493800", "#fef4cd", "#1f1903", "#362a00"), dark=(11, 0), light=(1, 15)),
    "ore_grain": Colour(("#957b19", "#c4b576", "#7d691b", "#8a7319"), dark=(11, 0), light=(1, 15)),
    "bazaar": Colour(("#ffbb80", "#994700", "#ffbb80", "#ffbb80"), dark=(15, 0), light=(0, 15)),
    "bazaar_ground": Colour(("#5c2e08", "#fae4d1", "#291707", "#452206"), dark=(15, 0), light=(0, 15)),
    "bazaar_grain": Colour(("#a0693a", "#d1a279", "#825b39", "#936239"), dark=(15, 0), light=(0, 15)),
    "seam": Colour(("#62788f", "#8ea6bc", "#9a9a9a", "#7f90a6"), dark=(8, 0), light=(8, 15)),
    "shade": Colour(("#111a29", "#e9f0f5", "#0b0b0b", "#0c131e"), dark=(7, 0), light=(8, 15)),
}
