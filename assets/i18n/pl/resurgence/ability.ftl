# Abilities that are no gain.

ability_switch = przenieś żeton do innego obszaru
    .short = przenieś żeton
ability_use_as = jeden rodzaj jako inny
    .short = jako
ability_replace_supply_with_res = Surowiec jako Amunicja lub Lek
    .short = Sur=Zas
ability_chain_mission = druga Misja
    .short = znowu
ability_discount_supply = o 1 Amunicję lub Lek mniej
    .short = -1Zas
