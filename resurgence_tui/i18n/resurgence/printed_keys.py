"""The keys of what is printed on the components, by the words of the content files."""

PARTS = {
    "food": "bundle_food",
    "fuel": "bundle_fuel",
    "parts": "bundle_parts",
    "ammo": "bundle_ammo",
    "meds": "bundle_meds",
    "vp": "bundle_vp",
    "res": "bundle_res",
    "sup": "bundle_sup",
    "any": "bundle_any",
    "row_price": "bundle_row_price",
    "retire": "bundle_retire",
    "plan": "bundle_plan",
    "draw": "bundle_draw",
    "spec_builder": "bundle_spec_builder",
    "spec_scholar": "bundle_spec_scholar",
    "spec_ranger": "bundle_spec_ranger",
    "spec_any": "bundle_spec_any",
    "lead_metro": "bundle_lead_metro",
    "lead_harbor": "bundle_lead_harbor",
    "lead_compound": "bundle_lead_compound",
    "lead_any": "bundle_lead_any",
    "rescue": "bundle_rescue",
    "build": "bundle_build",
    "complete": "bundle_complete",
    "end_rooms2": "bundle_end_rooms2",
    "end_survivors2": "bundle_end_survivors2",
    "end_missions2": "bundle_end_missions2",
}
"""A part of a cost or reward."""

TRIGGERS = {
    "after_rescue": "trigger_after_rescue",
    "after_mission": "trigger_after_mission",
    "after_build": "trigger_after_build",
    "after_plan": "trigger_after_plan",
    "place_metro": "trigger_place_metro",
    "place_harbor": "trigger_place_harbor",
    "place_room": "trigger_place_room",
    "place_mutant_zone": "trigger_place_mutant_zone",
    "gain_food": "trigger_gain_food",
    "gain_fuel": "trigger_gain_fuel",
    "gain_parts": "trigger_gain_parts",
    "gain_ammo": "trigger_gain_ammo",
    "gain_meds": "trigger_gain_meds",
    "assignment": "trigger_assignment",
    "substitute": "trigger_substitute",
    "pay_cost": "trigger_pay_cost",
    "pay_mission": "trigger_pay_mission",
}
"""What wakes a card."""

ABILITIES = {
    "switch": "ability_switch",
    "use_as": "ability_use_as",
    "replace_supply_with_res": "ability_replace_supply_with_res",
    "chain_mission": "ability_chain_mission",
    "discount_supply": "ability_discount_supply",
}
"""An ability that is no gain; of the first two a card tells more, and the glossary uses these."""

SPECIALISTS = {
    "builder": "bundle_spec_builder",
    "scholar": "bundle_spec_scholar",
    "ranger": "bundle_spec_ranger",
}
"""A Specialist who comes into the bag."""

ENCOUNTER_TOKENS = {
    "mutant": "token_mutant",
    "beast": "token_beast",
    "stalker": "token_stalker",
}
"""What lies in the Encounters bag."""
