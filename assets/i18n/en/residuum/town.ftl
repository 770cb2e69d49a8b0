town_skilled = Skilled Bartering
town_competent = Bartering
town_have = have
town_sell = sell
town_buy = buy
town_most = most
town_calendar = Calendar: turn { $turn } of { $turns }
