# What lies on no board: piles, discards, retired tokens.

info-piles = Piles
info-survivors = { $count } Survivor cards to come
info-basic = { $count } Basic Missions to come
info-advanced = { $count } Advanced Missions to come
info-events = { $count } Events to come
info-leaders = { $count } Mutant Leadership cards to come
info-mutants = { $count } Mutant cards to come
info-discarded = Discarded: { $cards }
info-gone = Not used this game: { $cards }
info-seats = Seats
info-retired = { $name } retired { $tokens }.
info-none-retired = { $name }: none retired
info-done = { $name } completed { $missions }.
