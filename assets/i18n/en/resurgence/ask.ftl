# What is asked.

ask_hidden = { $name } decides in private
ask_SET-19_hero = Take a Hero
ask_SET-19_starter = Take a Starter Mission
ask_SAL-02 = Keep a Salvage card
ask_SOLO-10 = Discard one Salvage card
ask_SAL-11 = Add a Specialist to your bag?
ask_ASG-01 = { $count ->
    [one] Assign { $token } (the last one)
   *[other] Assign { $token } ({ $count } left)
}
ask_EVT-05 = Use the Event { $source }?
ask_UPK-B1 = Use the Event { $source }?
ask_AMB-143 = Suffer the Event { $source }
ask_AMB-144 = { $count ->
    [one] Exchange a good?
   *[other] Exchange up to { $count } goods?
}
ask_mutant_action = Face the { $source }
ask_ENC-04 = { $district }: which Zone gets which token?
ask_ENC-10 = Trade with the Stalker
ask_LEAD-12 = Advance on a track? ({ $source })
ask_LEAD-12_must = Advance on a track ({ $source })
ask_PLACE-01 = Place a Survivor
ask_PLACE-06 = Pay the penalty of { $source } ({ $count })
ask_ACT-01 = Use your turn at { $source }
ask_GEN-03 = { $count ->
    [one] Choose what you gain ({ $source })
   *[other] Choose the { $count } goods you gain ({ $source })
}
ask_GEN-04 = Pay for { $source }
ask_GEN-09 = Add a Specialist to your bag? ({ $source })
ask_GEN-09_must = Add a Specialist to your bag ({ $source })
ask_AMB-56 = Choose what you gain ({ $source })
ask_AMB-128 = Choose which reward comes next ({ $source })
ask_AMB-135 = Assign { $token }, just drawn
ask_RET-01 = Retire a Survivor? ({ $source })
ask_RET-01_must = Retire a Survivor ({ $source })
ask_DRAW-05 = Draw a token? ({ $source })
ask_BUILD-01 = Clear a room? ({ $source })
ask_BUILD-01_must = Clear a room ({ $source })
ask_SURV-20 = Rescue a Survivor ({ $source })
ask_SURV-23 = Rescue a Survivor for free? ({ $source })
ask_SURV-23_must = Rescue a Survivor for free ({ $source })
ask_MIS-03 = Plan a Mission? ({ $source })
ask_MIS-03_must = Plan a Mission ({ $source })
ask_MIS-13 = Pay for { $source }
ask_MIS-16 = Choose a column for { $source }
ask_MIS-18 = Rescue a Survivor for free? (first full row)
ask_ROOM-HEADQUARTERS = Complete a planned Mission
ask_UPK-B = { $count ->
    [one] Choose the income of the { $column } column
   *[other] Choose the income of the { $column } column ({ $count })
}
ask_UPK-C = Raise your Compound to level { $count }?
