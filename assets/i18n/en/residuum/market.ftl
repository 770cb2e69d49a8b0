market_skilled = Skilled Bartering
market_competent = Bartering
market_have = have
market_sell = sell
market_buy = buy
market_most = most
market_calendar = Calendar: turn { $turn } of { $turns }
