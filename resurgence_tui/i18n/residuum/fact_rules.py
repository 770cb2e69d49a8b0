"""The rule that each fact comes from, for whoever wants to look it up."""

from __future__ import annotations

from resurgence_tui.engine.types import Fact

from .printed_keys import ACTIONS

RULES = {
    "character_dealt": "RSD-SET-03",
    "lead_chosen": "RSD-SET-05",
    "first_chosen": "RSD-SET-08",
    "tiles_drawn": "RSD-LAY-02",
    "tile_laid": "RSD-LAY-05",
    "hole_filled": "RSD-LAY-10",
    "basecamp_placed": "RSD-BASE-01",
    "card_kept": "RSD-DRAFT-02",
    "card_buried": "RSD-DRAFT-02",
    "card_returned": "RSD-DRAFT-03",
    "tile_swapped": "RSD-BASE-10",
    "swap_declined": "RSD-BASE-10",
    "turn_started": "RSD-CAL-01",
    "rallied": "RSD-CAL-17",
    "produced": "RSD-PROD-10",
    "paid": "RSD-PAY-01",
    "purse_left": "RSD-PAY-07",
    "purse_used": "RSD-PAY-08",
    "purse_lost": "RSD-PAY-10",
    "moved": "RSD-MOVE-01",
    "networked": "RSD-NET-01",
    "recruited": "RSD-CREW-01",
    "roused": "RSD-CREW-04",
    "outpost_constructed": "RSD-POST-01",
    "outpost_activated": "RSD-POST-04",
    "outpost_torn_down": "RSD-POST-08",
    "outpost_beaten": "RSD-WIN-07",
    "outpost_taken_over": "RSD-TAKE-04",
    "barricade_constructed": "RSD-BAR-01",
    "barricade_activated": "RSD-BAR-03",
    "barricade_torn_down": "RSD-BAR-08",
    "barricade_destroyed": "RSD-BAR-09",
    "basecamp_torn_down": "RSD-CAMP-01",
    "basecamp_activated": "RSD-CAMP-05",
    "town_entered": "RSD-TOWN-04",
    "town_sold": "RSD-TOWN-12",
    "town_bought": "RSD-TOWN-11",
    "town_left": "RSD-TOWN-19",
    "town_card": "RSD-TOWN-18",
    "discovery_drawn": "RSD-DISC-01",
    "discovery_discarded": "RSD-DISC-02",
    "discovery_completed": "RSD-DISC-04",
    "discovery_used": "RSD-DISC-08",
    "discovery_scrapped": "RSD-DISC-11",
    "terrain_changed": "RSD-COMP-05",
    "put_out_of_action": "RSD-LOSS-01",
    "nuke_armed": "RSD-NUKE-01",
    "nuke_fed": "RSD-NUKE-06",
    "nuke_disarmed": "RSD-NUKE-20",
    "nuke_detonated": "RSD-NUKE-08",
    "lost_to_supply": "RSD-LOSS-02",
    "sent_home": "RSD-NUKE-17",
    "oil_placed": "RSD-UPG-01",
    "oil_recovered": "RSD-UPG-03",
    "oil_captured": "RSD-UPG-05",
    "meeting_started": "RSD-MEET-01",
    "word_given": "RSD-MEET-04",
    "welcomed": "RSD-MEET-05",
    "resisted": "RSD-MEET-07",
    "intent_shown": "RSD-MEET-06",
    "no_offer": "RSD-DEAL-02",
    "offer_made": "RSD-DEAL-02",
    "offer_accepted": "RSD-DEAL-04",
    "offer_declined": "RSD-DEAL-03",
    "conflict_dealt": "RSD-FIGHT-02",
    "conflict_hand": "RSD-FIGHT-03",
    "boosted": "RSD-FX-11",
    "conflict_revealed": "RSD-FIGHT-14",
    "conflict_won": "RSD-FIGHT-19",
    "conflict_drawn": "RSD-WIN-21",
    "plundered": "RSD-WIN-24",
    "nothing_taken": "RSD-WIN-22",
    "withdrew": "RSD-EXIT-05",
    "stepped_away": "RSD-EXIT-03",
    "went_back": "RSD-EXIT-02",
    "fed": "RSD-CAL-12",
    "unfed": "RSD-CAL-13",
    "power_used": "RSD-CHAR-02",
    "favour_played": "RSD-ACT-27",
    "gained": "RSD-FX-02",
    "purse_gained": "RSD-FX-03",
    "gain_cut": "RSD-GEN-09",
    "effect_lost": "RSD-DISC-12",
    "turn_ended": "RSD-CAL-09",
    "game_ended": "RSD-END-01",
}
"""The rule of each fact, where its values do not lead to a closer one."""

CAUSES = {
    "conflict": "RSD-WIN-24",
    "hazard": "RSD-CAL-10",
    "hunger": "RSD-CAL-13",
    "blast": "RSD-NUKE-15",
    "rally": "RSD-CAL-19",
    "contaminate": "RSD-LAND-05",
    "irradiate": "RSD-LAND-05",
    "upkeep": "RSD-NUKE-10",
    "defeat": "RSD-NUKE-12",
    "attack": "RSD-NUKE-11",
}
"""Why pieces were lost or a nuke blew up -> its rule."""

NEW_TERRAIN = {
    "contaminate": "RSD-LAND-01",
    "irradiate": "RSD-LAND-02",
    "blast": "RSD-NUKE-14",
    "discovery": "RSD-FX-09",
}
"""Why a tile was changed -> its rule."""

BOOSTERS = {
    "tech": "RSD-FIGHT-07",
    "chem": "RSD-FIGHT-08",
    "nuclear": "RSD-FIGHT-10",
    "carried": "RSD-FIGHT-13",
}
"""A booster -> its rule; of others a card says what they do."""

PRODUCED = {"bonus": "RSD-PROD-14"}

PAID = {action: f"RSD-ACT-{number:02}" for number, action in enumerate(ACTIONS, 4)} | {"nuke_upkeep": "RSD-NUKE-06"}
"""What was paid for -> its price."""

CLOSER = {
    "put_out_of_action": CAUSES,
    "lost_to_supply": CAUSES,
    "nuke_detonated": CAUSES,
    "terrain_changed": NEW_TERRAIN,
    "boosted": BOOSTERS,
    "produced": PRODUCED,
    "paid": PAID,
}
"""Facts of which a value leads to a closer rule."""

LAST = frozenset(("put_out_of_action", "lost_to_supply", "nuke_detonated", "terrain_changed"))
"""Facts of which that is the last value; of others it is the first."""


def fact_rule(fact: Fact) -> str:
    """The id of the rule that a fact comes from; "" for one that no game tells."""
    rule = RULES.get(fact.key, "")
    if fact.key not in CLOSER or not fact.values:
        return rule
    return CLOSER[fact.key].get(str(fact.values[-1 if fact.key in LAST else 0]), rule)
