"""What a report on many games tells seats of Residuum apart by."""

from __future__ import annotations

from resurgence_tui.engine.breakdown import Breakdown, Told

BREAKDOWNS = (
    Breakdown("character", {"character_dealt": Told(0)}),
    Breakdown("power", {"power_used": Told(0)}),
    Breakdown("discovery", {"discovery_completed": Told(0)}),
    Breakdown("used", {"discovery_used": Told(0)}),
    Breakdown("town", {"town_card": Told(0)}),
    Breakdown("favour", {"favour_played": Told(0)}),
    Breakdown("action", {"paid": Told(0)}),
    Breakdown("produced", {"produced": Told(2, amount=3)}),
    Breakdown("terrain", {"tile_laid": Told(0)}),
)
