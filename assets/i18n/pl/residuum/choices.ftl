# Formularze z kilkoma wyborami: produkcja, koniec roku, wzmocnienia w starciu

choices_basecamp = Baza w { $where }
choices_outpost = Posterunek w { $where }
choices_outriders = Zwiadowcy w { $where }
choices_feed = Zwiadowca w { $where }
choices_chem = Więcej kart za Chemię
choices_nuclear = Uran
choices_tech = Technika
choices_card_yes = użyj
choices_card_no = zatrzymaj
choices_told = { $what }: { $choice }
choices_hungry = { $what }: nic nie dostaje i zostaje wyłączony
choices_hungry_sure = { $count ->
    [one] 1 Zwiadowca nic nie dostaje i zostanie wyłączony. Enter jeszcze raz, jeśli tak ma być.
    [few] { $count } Zwiadowcy nic nie dostają i zostaną wyłączeni. Enter jeszcze raz, jeśli tak ma być.
    [many] { $count } Zwiadowców nic nie dostaje i zostanie wyłączonych. Enter jeszcze raz, jeśli tak ma być.
   *[other] { $count } Zwiadowcy nic nie dostaje i zostanie wyłączonych. Enter jeszcze raz, jeśli tak ma być.
}
choices_enter = Enter zatwierdza wszystko.
choices_ask_making = Co wytwarzają twoje placówki i Zwiadowcy?
choices_ask_feeding = Koniec roku: kogo czym nakarmisz?
choices_ask_boosting = Co zużyjesz w starciu?
choices_keys = Strzałki zmieniają, cyfra wybiera i idzie dalej, Enter kończy, v po kolei.
