# The whole face of a card, place or space of a track: its kind, labels, and what is the same for all of a kind.

face_kind_zone = Strefa
face_kind_room = Pomieszczenie
face_kind_level = Poziom Kryjówki
face_kind_column = Kolumna Ukończonych Misji
face_kind_area = Obszar i tor Przywództwa
face_kind_track = Pole toru Przywództwa
face_kind_hero = Karta Bohatera
face_kind_survivor = Karta Ocalałego
face_kind_starter = Misja Początkowa
face_kind_basic = Misja Podstawowa
face_kind_advanced = Misja Zaawansowana
face_kind_event = Wydarzenie
face_kind_bonus = Dodatkowe Wydarzenie
face_kind_directive_a = Zadanie, talia A
face_kind_directive_b = Zadanie, talia B
face_kind_salvage = Karta Łupu
face_kind_mutant = Karta Mutanta
face_kind_leader = Karta Przywództwa Mutanta
face_kind_action = Akcja Mutanta

## Labels

face_district = Dzielnica
face_districts = Dzielnice
face_area = Obszar
face_who = Dla kogo
face_cost = Koszt
face_reward = Nagroda
face_does = Działanie
face_level = Poziom
face_starts = Początek
face_hold = Posiadaj
face_brings = Daje
face_upkeep = Utrzymanie
face_spaces = Pola
face_bonuses = Premie
face_bonus = Premia
face_scores = Punkty
face_track = Tor
face_type = Rodzaj
face_wakes = Kiedy
face_token = Żeton
face_used = Użycie
face_where = Gdzie
face_column = Kolumna
face_when = Kiedy
face_choice = Wybór
face_mutants = Solo
face_in_metro = Metro
face_in_harbor = Port
face_in_compound = Kryjówka

## What stands behind the labels

face_any_token = dowolny żeton
face_from_level = od Poziomu { $level }
face_plan_level = można ją zaplanować od Poziomu { $level }
face_room_open = otwarte
face_room_rubble = pod Rumowiskiem
face_column_does = Każda Misja w niej daje to w każdym Utrzymaniu.
face_track_scores = { $prizes } PZ za pierwsze miejsca na koniec
face_no_bonus = brak
face_last_space = Tu tor się kończy; punkty dostajesz raz.
face_card_token = do Woreczka dostajesz też żeton: { $token }
face_card_used = raz na rundę, w swojej turze; znów gotowa w Utrzymaniu
face_column_told = { $column }: { $income } w każdym Utrzymaniu
face_any_column = dowolna kolumna
face_event_district = całą rundę, dla każdego, kto umieszcza w Dzielnicy { $district }
face_event_immediate = od razu, gdy zaczyna się runda
face_event_upkeep = w Utrzymaniu tej rundy
face_event_must = nie można go pominąć
face_event_may = można je pominąć
face_directive_mutants = Mutanci dostają za nie { $count } PZ
face_salvage_when = przed rundą 1, gdy wszyscy mają swoje karty
face_mutant_does = Do obu Stref tej Dzielnicy trafia na rundę Mutant.
face_mutant_blank = Z tą kartą nie przybywają żadni Mutanci.
