# Parts of sentences: where something is, what something is paid for, why something was lost.

## Places

phrase_hex_en = E{ $q }N{ $r }
    .aloud = { $q ->
        [0] north { $r }
       *[other] east { $q } north { $r }
    }
phrase_hex_es = E{ $q }S{ $r }
    .aloud = { $q ->
        [0] south { $r }
       *[other] { $r ->
            [0] east { $q }
           *[other] east { $q } south { $r }
        }
    }
phrase_hex_wn = W{ $q }N{ $r }
    .aloud = west { $q } north { $r }
phrase_hex_ws = W{ $q }S{ $r }
    .aloud = { $r ->
        [0] west { $q }
       *[other] west { $q } south { $r }
    }
phrase_direction_e = east
phrase_direction_ne = north-east
phrase_direction_nw = north-west
phrase_direction_w = west
phrase_direction_sw = south-west
phrase_direction_se = south-east

## What is paid for

phrase_for_move = the move
phrase_for_network = the network movement
phrase_for_recruit = recruiting an Outrider
phrase_for_rouse = activating an Outrider
phrase_for_construct_outpost = constructing an Outpost
phrase_for_activate_outpost = activating an Outpost
phrase_for_tear_down_outpost = tearing down an Outpost
phrase_for_take_over = taking over an Outpost
phrase_for_construct_barricade = constructing a Barricade
phrase_for_activate_barricade = activating a Barricade
phrase_for_tear_down_barricade = tearing down a Barricade
phrase_for_destroy_barricade = destroying a Barricade
phrase_for_tear_down_basecamp = tearing down the Basecamp
phrase_for_activate_basecamp = activating the Basecamp
phrase_for_discover = a discovery card
phrase_for_complete = completing a card
phrase_for_use = using a card
phrase_for_contaminate = contaminating water
phrase_for_irradiate = creating a Radiation Zone
phrase_for_arm = arming a nuke
phrase_for_upgrade = upgraded transport
phrase_for_recover = recovering the Oil
phrase_for_power = the power
phrase_for_favour = a card of the town
phrase_for_nuke_upkeep = maintaining a nuke

## Why something was lost

phrase_cause_conflict = conflict
phrase_cause_hazard = hazard
phrase_cause_hunger = hunger
phrase_cause_blast = nuclear blast
phrase_cause_rally = rally
phrase_cause_contaminate = contaminated water
phrase_cause_irradiate = radiation
phrase_cause_discovery = discovery
phrase_cause_upkeep = nuke not maintained
phrase_cause_defeat = defeat
phrase_cause_attack = attack
