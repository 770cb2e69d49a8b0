"""The keys of what is printed on the components, by the words of the content files."""

PARTS = {
    "food": "key_food",
    "fuel": "key_fuel",
    "parts": "key_parts",
    "ammo": "key_ammo",
    "meds": "key_meds",
    "vp": "key_vp",
    "res": "key_res",
    "sup": "key_sup",
    "any": "key_any",
    "row_price": "key_row_price",
    "retire": "key_retire",
    "plan": "key_plan",
    "draw": "key_draw",
    "spec_builder": "key_spec_builder",
    "spec_scholar": "key_spec_scholar",
    "spec_ranger": "key_spec_ranger",
    "spec_any": "key_spec_any",
    "lead_metro": "key_lead_metro",
    "lead_harbor": "key_lead_harbor",
    "lead_compound": "key_lead_compound",
    "lead_any": "key_lead_any",
    "rescue": "key_rescue",
    "build": "key_build",
    "complete": "key_complete",
    "end_rooms2": "key_end_rooms2",
    "end_survivors2": "key_end_survivors2",
    "end_missions2": "key_end_missions2",
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
    "replace_supply_with_res": "effect_replace_supply_with_res",
    "chain_mission": "effect_chain_mission",
    "discount_supply": "effect_discount_supply",
}
"""An ability that is no gain."""

SPECIALISTS = {
    "builder": "key_spec_builder",
    "scholar": "key_spec_scholar",
    "ranger": "key_spec_ranger",
}
"""A Specialist who comes into the bag."""

ENCOUNTER_TOKENS = {
    "mutant": "token_mutant",
    "beast": "token_beast",
    "stalker": "token_stalker",
}
"""What lies in the Encounters bag."""
