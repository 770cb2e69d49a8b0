# Cards of the draft.

offer-hero = Heroes
offer-starter = Starter Missions
offer-salvage = Salvage cards
offer-kept = Yours so far: { $cards }
offer-even = At the start: { $goods }
