"""The keys of what is printed on cards and boards, by the words of the content files."""

ACTIONS = {
    "move": "action_move",
    "network": "action_network",
    "recruit": "action_recruit",
    "rouse": "action_rouse",
    "construct_outpost": "action_construct_outpost",
    "activate_outpost": "action_activate_outpost",
    "tear_down_outpost": "action_tear_down_outpost",
    "take_over": "action_take_over",
    "construct_barricade": "action_construct_barricade",
    "activate_barricade": "action_activate_barricade",
    "tear_down_barricade": "action_tear_down_barricade",
    "destroy_barricade": "action_destroy_barricade",
    "tear_down_basecamp": "action_tear_down_basecamp",
    "activate_basecamp": "action_activate_basecamp",
    "discover": "action_discover",
    "complete": "action_complete",
    "use": "action_use",
    "contaminate": "action_contaminate",
    "irradiate": "action_irradiate",
    "arm": "action_arm",
    "upgrade": "action_upgrade",
    "recover": "action_recover",
    "power": "action_power",
    "favour": "action_favour",
}
"""What can be done in a turn, in the order of the menu."""

EFFECTS = {
    "gain": "printed_gain",
    "choose": "printed_choose",
    "points": "printed_points",
    "income": "printed_income",
    "swap": "printed_swap",
    "terrain": "printed_terrain",
    "bonus": "printed_bonus",
    "cheaper": "printed_cheaper",
    "recruit": "printed_recruit",
    "rouse": "printed_rouse",
    "erect": "printed_erect",
    "kit": "printed_kit",
    "fence": "printed_fence",
    "cards": "printed_cards",
    "barter": "printed_barter",
    "draw": "printed_draw",
    "scrap": "printed_scrap",
}
"""A kind of effect; of those that have several sentences, see below."""

SIDES = {
    "attacker": "printed_boost_attacker",
    "host": "printed_boost_host",
    "either": "printed_boost_either",
}
"""Side of a conflict that an effect helps."""

PROOFS = {
    "season": "printed_proof_season",
    "hazard_end": "printed_proof_hazard_end",
    "hazard_pay": "printed_proof_hazard_pay",
    "year_end": "printed_proof_year_end",
}
"""Hardship that does not concern the seat."""

REQUIREMENTS = {
    "outrider_on": "printed_outrider_on",
    "outpost_on": "printed_outpost_on",
    "outposts": "printed_outposts",
    "outriders": "printed_outriders",
    "near_town": "printed_near_town",
    "barricades": "printed_barricades",
    "bonus": "printed_bonus_least",
    "far": "printed_far",
}
"""What must hold when a card is completed."""

MOMENTS = {
    "lasting": "printed_moment_lasting",
    "use": "printed_moment_use",
    "turn": "printed_moment_turn",
    "boost": "printed_moment_boost",
}
"""When an effect works; what works once does so at different times, by where it stands."""
