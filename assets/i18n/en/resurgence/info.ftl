# What lies on no board: piles, discards, retired tokens.

info-piles = Piles
info-survivors = { $count } { $count ->
    [one] Survivor card
   *[other] Survivor cards
} to come
info-basic = { $count } { $count ->
    [one] Basic Mission
   *[other] Basic Missions
} to come
info-advanced = { $count } { $count ->
    [one] Advanced Mission
   *[other] Advanced Missions
} to come
info-events = { $count } { $count ->
    [one] Event
   *[other] Events
} to come
info-leaders = { $count } { $count ->
    [one] Mutant Leadership card
   *[other] Mutant Leadership cards
} to come
info-mutants = { $count } { $count ->
    [one] Mutant card
   *[other] Mutant cards
} to come
info-discarded = Discarded: { $cards }
info-gone = Not used this game: { $cards }
info-seats = Seats
info-retired = { $name } retired { $tokens }.
info-none-retired = { $name }: none retired
info-done = { $name } completed { $missions }.
