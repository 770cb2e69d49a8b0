# What a position is made of, as hints count it.

hint_part_points = PZ od razu
hint_part_goods = towary
hint_part_missions = Misje
hint_part_level = Kryjówka
hint_part_tokens = żetony
hint_part_cards = karty
hint_part_leadership = Przywództwo
hint_part_directives = Zadania
hint_part_spaces_metro = pola w Metrze
hint_part_spaces_harbor = pola w Porcie
hint_part_spaces_compound = pola w Kryjówce
hint_part_measured = wyniki w grach botów

# Słowa na początku opcji; wewnątrz zdania pisze się je małą literą, nazw i pojęć gry nie.
hint-verbs = Atakuj Awansuj Daj Dalej Dobierz Dodaj Handluj Kup Między Nic Niczego Nie Niech Ocuć Oczyść Odkryj Odpoczywa Odpowiedz Odrzuć Odzyskaj Pomiń Poproś Powiedz Połóż Przejmij Przenieś Przyjmij Rozbierz Rusz Skaż Sprzedaj Staw Strać Ukończ Ulepsz Uratuj Uruchom Ustaw Utrzymaj Utwórz Uzbrój Użyj Wycofaj Wyczerp Wydaj Wymień Zabierz Zachowaj Zagraj Zakończ Zaplanuj Zapłać Zbuduj Zniszcz Zostań Zwerbuj Zyskaj
