town_skilled = Handel: biegle
town_competent = Handel: dobrze
town_have = masz
town_sell = sprzed.
town_buy = kup
town_most = do
town_calendar = Kalendarz: tura { $turn } z { $turns }
