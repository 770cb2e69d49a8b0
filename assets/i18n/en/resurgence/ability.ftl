# Abilities that are no gain.

ability_switch = move a token to another area
    .short = move a token
ability_use_as = one type as another
    .short = as
ability_replace_supply_with_res = a Resource as Ammo or Meds
    .short = Res=Su
ability_chain_mission = a second Mission
    .short = again
ability_discount_supply = 1 Ammo or Meds less
    .short = -1Sup
