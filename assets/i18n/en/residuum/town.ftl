town_skilled = Skilled trader
town_competent = Competent trader
town_have = have
town_sell = sell
town_buy = buy
town_most = most
town_calendar = Calendar: turn { $turn } of { $turns }
