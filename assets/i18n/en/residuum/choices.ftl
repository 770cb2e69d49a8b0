# Forms of several choices: production, the year's end, boosters of a conflict

choices_basecamp = Basecamp in { $where }
choices_outpost = Outpost in { $where }
choices_outriders = Outriders in { $where }
choices_feed = Outrider in { $where }
choices_chem = More cards for Chem
choices_nuclear = Nuclear
choices_tech = Tech
choices_card_yes = use it
choices_card_no = keep it
choices_told = { $what }: { $choice }
choices_hungry = { $what }: fed nothing, which puts it out of action
choices_hungry_sure = { $count ->
    [one] 1 Outrider is fed nothing and will be put out of action. Enter again if you mean it.
   *[other] { $count } Outriders are fed nothing and will be put out of action. Enter again if you mean it.
}
choices_enter = Enter takes all of it.
choices_ask_making = What do your pieces make?
choices_ask_feeding = The year ends: who is fed with what?
choices_ask_boosting = What do you spend on the conflict?
choices_keys = Arrows change, a digit picks and goes on, Enter takes all, v asks one by one.
