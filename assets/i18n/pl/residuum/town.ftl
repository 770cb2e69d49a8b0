town_skilled = Biegły Handel
town_competent = Handel
town_have = masz
town_sell = sprz.
town_buy = kup
town_most = do
town_calendar = Kalendarz: tura { $turn } z { $turns }
