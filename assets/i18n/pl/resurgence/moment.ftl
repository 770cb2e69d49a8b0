# The moments of a round: the reveal of Step 2, Upkeep, the next round.

moment_leadership = Runda { $round }: kto gdzie prowadzi
moment_nobody = remis, więc nikt nie awansuje
moment_space = pole { $space }
moment_space_bonus = pole { $space }: { $bonus }
moment_at_the_end = już na ostatnim polu
moment_round = Zaczyna się runda { $round }
moment_upkeep = Co przyniosło Utrzymanie
moment_income = { $lost ->
    [0] { $goods }
   *[other] { $goods } (przepada { $lost }, tor jest pełny)
}
moment_level = Poziom Kryjówki { $level }
moment_nothing = nic
moment_first = Pierwszy Gracz
moment_event = Wydarzenie
moment_leader = Przywództwo
moment_mutants = Mutanci wchodzą
moment_mutants_none = do żadnej Dzielnicy
moment_new_survivors = Nowe w Rzędzie
moment_left = Opuszcza Rząd
moment_new_missions = Nowe Misje
