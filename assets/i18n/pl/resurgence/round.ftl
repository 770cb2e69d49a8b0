# Rounds and steps.

round_of = Runda { $round } z { $rounds }
round_step_0 = Przygotowanie
round_step_1 = Dobierz i Przydziel
round_step_2 = Przywództwo
round_step_3 = Akcje Pracowników
round_step_4 = Utrzymanie
round_step_5 = Punktacja końcowa
