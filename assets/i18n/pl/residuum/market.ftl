market_skilled = Biegły Handel
market_competent = Handel
market_have = masz
market_sell = sprz.
market_buy = kup
market_most = do
market_calendar = Kalendarz: tura { $turn } z { $turns }
