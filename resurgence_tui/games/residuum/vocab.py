"""The words of Residuum, in the orders in which the rulebook and every list of options have them."""

from __future__ import annotations

PROVISIONS, TECH, FOOD, WATER, WOOD, CHEM, OIL, GOLD, NUCLEAR = range(9)

RESOURCES = ("provisions", "tech", "food", "water", "wood", "chem", "oil", "gold", "nuclear")
"""The resources in their fixed order; Provisions are one like any other (RSD-GEN-10)."""

RESOURCE_OF = {word: number for number, word in enumerate(RESOURCES)}

PAYING_ORDER = (TECH, FOOD, WATER, WOOD, CHEM, OIL, GOLD, PROVISIONS)
"""The order of types in a payment (RSD-ASK-18)."""

COUNTING_ORDER = (GOLD, OIL, CHEM, WOOD, WATER, FOOD, TECH, PROVISIONS)
"""The order in which a payment of too many ways is asked for, type by type (RSD-ASK-17)."""

BUYING_ORDER = (NUCLEAR, GOLD, OIL, CHEM, WOOD, WATER, FOOD, TECH)
"""The order in which the town is asked for goods (RSD-ASK-32)."""

TERRAINS = (
    "wasteland", "radiation_zone", "tech_site", "woodland", "food_supply", "water_source", "contaminated_water",
    "oil_field", "gold_mine", "trade_town",
)  # fmt: skip
"""The terrains in their fixed order."""

TERRAIN_OF = {word: number for number, word in enumerate(TERRAINS)}

HAZARDS = frozenset(("radiation_zone", "contaminated_water"))
POOR = frozenset(("wasteland", "radiation_zone"))
"""Terrains that neither bring a Basecamp anything beside them nor count as rich beside a first one."""

NO_BASECAMP = frozenset(("radiation_zone", "water_source", "contaminated_water", "trade_town"))
"""Terrains on which no Basecamp can be active (RSD-CAMP-06)."""

SEASONS = ("spring", "summer", "autumn", "winter")

ACTIVE, ARMED, MET = 1, 2, 4
"""Bits of an Outrider's marks: in action, carrying a nuke, visitor of a meeting in this turn."""

CLASSES = ("fresh", "met", "armed", "armedmet")
"""Outriders of one seat in one hex differ only by these (RSD-GEN-16)."""

CLASS_OF_MARKS = {ACTIVE: 0, ACTIVE | MET: 1, ACTIVE | ARMED: 2, ACTIVE | ARMED | MET: 3}
ARMED_CLASSES, MET_CLASSES = (2, 3), (1, 3)

PIECES = ("basecamp", "outpost", "outrider")
"""What produces."""

ACTIONS = (
    "move", "network", "recruit", "rouse", "construct_outpost", "activate_outpost", "tear_down_outpost", "take_over",
    "construct_barricade", "activate_barricade", "tear_down_barricade", "destroy_barricade", "tear_down_basecamp",
    "activate_basecamp", "discover", "complete", "use", "contaminate", "irradiate", "arm", "upgrade", "recover",
    "power", "favour",
)  # fmt: skip
"""The actions of a turn, in the order of the menu (RSD-ACT-04 to RSD-ACT-27)."""

MOMENTS = ("once", "lasting", "use", "turn", "boost")
SIDES = ("attacker", "host", "either")
PROOFS = ("season", "hazard_end", "hazard_pay", "year_end")

LINES = ("basecamp", "outposts", "outriders", "discoveries", "types", "oil", "gold", "nuclear")
"""The lines of the score sheet (RSD-SCORE-01 to RSD-SCORE-08)."""
