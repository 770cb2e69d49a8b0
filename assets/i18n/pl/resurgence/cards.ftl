# What is printed on the components: one entry for each id of the content files.
#
# The value is the name. Attributes: .text what it does, .flavour a line of story,
# .short for narrow screens, .sign one or two letters for the boards, .long the name in full.
# Where a name is counted, $count picks singular or plural; without it the name stands as a heading would.
# .gen, .acc, .ins, .loc: the name in another case, as CASE asks for it.

## Items and Victory Points

food = Żywność
    .short = Ży
    .gen = Żywności
    .acc = Żywność
fuel = Paliwo
    .short = Pa
    .gen = Paliwa
    .acc = Paliwo
parts = { $count ->
    [one] Część
    [few] Części
    [many] Części
   *[other] Części
}
    .short = Cz
    .gen = Części
    .acc = { $count ->
        [one] Część
        [few] Części
        [many] Części
       *[other] Części
    }
ammo = Amunicja
    .short = Am
    .gen = Amunicji
    .acc = Amunicję
meds = Leki
    .short = Le
    .gen = Leków
    .acc = Leki
vp = PZ
    .long = Punkty Zwycięstwa

## Survivor tokens

hero = { $count ->
   *[one] Bohater
    [few] Bohaterów
    [many] Bohaterów
    [other] Bohaterów
}
    .sign = H
    .gen = { $count ->
       *[one] Bohatera
        [few] Bohaterów
        [many] Bohaterów
        [other] Bohaterów
    }
    .acc = { $count ->
       *[one] Bohatera
        [few] Bohaterów
        [many] Bohaterów
        [other] Bohaterów
    }
    .ins = { $count ->
       *[one] Bohaterem
        [few] Bohaterami
        [many] Bohaterami
        [other] Bohaterami
    }
laborer = { $count ->
   *[one] Robotnik
    [few] Robotników
    [many] Robotników
    [other] Robotników
}
    .sign = R
    .gen = { $count ->
       *[one] Robotnika
        [few] Robotników
        [many] Robotników
        [other] Robotników
    }
    .acc = { $count ->
       *[one] Robotnika
        [few] Robotników
        [many] Robotników
        [other] Robotników
    }
    .ins = { $count ->
       *[one] Robotnikiem
        [few] Robotnikami
        [many] Robotnikami
        [other] Robotnikami
    }
ranger = { $count ->
   *[one] Łowca
    [few] Łowców
    [many] Łowców
    [other] Łowców
}
    .sign = L
    .gen = { $count ->
       *[one] Łowcy
        [few] Łowców
        [many] Łowców
        [other] Łowców
    }
    .acc = { $count ->
       *[one] Łowcę
        [few] Łowców
        [many] Łowców
        [other] Łowców
    }
    .ins = { $count ->
       *[one] Łowcą
        [few] Łowcami
        [many] Łowcami
        [other] Łowcami
    }
scholar = { $count ->
   *[one] Naukowiec
    [few] Naukowców
    [many] Naukowców
    [other] Naukowców
}
    .sign = N
    .gen = { $count ->
       *[one] Naukowca
        [few] Naukowców
        [many] Naukowców
        [other] Naukowców
    }
    .acc = { $count ->
       *[one] Naukowca
        [few] Naukowców
        [many] Naukowców
        [other] Naukowców
    }
    .ins = { $count ->
       *[one] Naukowcem
        [few] Naukowcami
        [many] Naukowcami
        [other] Naukowcami
    }
builder = { $count ->
   *[one] Budowniczy
    [few] Budowniczych
    [many] Budowniczych
    [other] Budowniczych
}
    .sign = B
    .gen = { $count ->
       *[one] Budowniczego
        [few] Budowniczych
        [many] Budowniczych
        [other] Budowniczych
    }
    .acc = { $count ->
       *[one] Budowniczego
        [few] Budowniczych
        [many] Budowniczych
        [other] Budowniczych
    }
    .ins = { $count ->
       *[one] Budowniczym
        [few] Budowniczymi
        [many] Budowniczymi
        [other] Budowniczymi
    }

## Mutants, Beasts and the Stalker

token_mutant = { $count ->
   *[one] Mutant
    [few] Mutantów
    [many] Mutantów
    [other] Mutantów
}
    .sign = MU
    .gen = { $count ->
       *[one] Mutanta
        [few] Mutantów
        [many] Mutantów
        [other] Mutantów
    }
    .acc = { $count ->
       *[one] Mutanta
        [few] Mutantów
        [many] Mutantów
        [other] Mutantów
    }
    .ins = { $count ->
       *[one] Mutantem
        [few] Mutantami
        [many] Mutantami
        [other] Mutantami
    }
token_beast = { $count ->
   *[one] Bestia
    [few] Bestie
    [many] Bestii
    [other] Bestii
}
    .sign = BE
    .gen = { $count ->
       *[one] Bestii
        [few] Bestii
        [many] Bestii
        [other] Bestii
    }
    .acc = { $count ->
       *[one] Bestię
        [few] Bestie
        [many] Bestii
        [other] Bestii
    }
    .ins = { $count ->
       *[one] Bestią
        [few] Bestiami
        [many] Bestiami
        [other] Bestiami
    }
token_stalker = { $count ->
   *[one] Włóczęga
    [few] Włóczęgów
    [many] Włóczęgów
    [other] Włóczęgów
}
    .sign = WŁ
    .gen = { $count ->
       *[one] Włóczęgi
        [few] Włóczęgów
        [many] Włóczęgów
        [other] Włóczęgów
    }
    .acc = { $count ->
       *[one] Włóczęgę
        [few] Włóczęgów
        [many] Włóczęgów
        [other] Włóczęgów
    }
    .ins = { $count ->
       *[one] Włóczęgą
        [few] Włóczęgami
        [many] Włóczęgami
        [other] Włóczęgami
    }
mutant = Mutant
    .text = Umieść w tej turze Ocalałego w Strefie, w której jest żeton Mutanta.

## Areas of the Assignment board, which are also the Leadership tracks

metro = Metro
    .sign = M
    .gen = Metra
    .acc = Metro
    .loc = Metrze
harbor = Port
    .sign = P
    .gen = Portu
    .acc = Port
    .loc = Porcie
compound = Kryjówka
    .sign = K
    .gen = Kryjówki
    .acc = Kryjówkę
    .loc = Kryjówce

## Districts and Zones

arbat = Arbat
    .short = Arbat
museum_row = Muzea
    .short = Muzea
revolution_square = Plac Rewolucji
    .short = Plac
barbarian_gate = Brama Barbarzyńców
    .short = Brama
kremlin = Kreml
    .short = Kreml
hope_island = Wyspa Nadziei
    .short = Wyspa
arbat_upper = Arbat, górna
    .short = górna
    .text = Zyskujesz 1 Część.
arbat_lower = Arbat, dolna
    .short = dolna
    .text = Zyskujesz 2 Części.
museum_row_upper = Muzea, górna
    .short = górna
    .text = Zyskujesz 1 Lek i planujesz 1 Misję.
museum_row_lower = Muzea, dolna
    .short = dolna
    .text = Przenieś 1 wybrany żeton Specjalisty z puli do Woreczka.
revolution_square_left = Plac Rewolucji, lewa
    .short = lewa
    .text = Zyskujesz 3 Żywności.
revolution_square_right = Plac Rewolucji, prawa
    .short = prawa
    .text = Zyskujesz 2 Żywności.
barbarian_gate_left = Brama Barbarzyńców, lewa
    .short = lewa
    .text = Zyskujesz 2 Paliwa.
barbarian_gate_right = Brama Barbarzyńców, prawa
    .short = prawa
    .text = Zyskujesz 1 Paliwo.
kremlin_upper = Kreml, górna
    .short = górna
    .text = Uratuj 1 Ocalałego z Rzędu Ocalałych, płacąc Żywność wskazaną pod kartą.
kremlin_lower = Kreml, dolna
    .short = dolna
    .text = Zyskujesz 1 Amunicję i planujesz 1 Misję.
hope_island_left = Wyspa Nadziei, lewa
    .short = lewa
    .text = Zapłać 1 Część, aby budować w swojej Kryjówce.
hope_island_right = Wyspa Nadziei, prawa
    .short = prawa
    .text = Zapłać 2 Części, aby budować w swojej Kryjówce.

## Compound: rooms, levels and columns of completed Missions

room_checkpoint = Punkt Kontrolny
    .short = Punkt
    .text = Zyskujesz 1 Amunicję albo 1 Lek.
    .gen = Punktu Kontrolnego
    .acc = Punkt Kontrolny
    .loc = Punkcie Kontrolnym
room_armory = Zbrojownia
    .short = Zbroj.
    .text = Zapłać 1 Paliwo, aby zyskać 2 Amunicji.
    .gen = Zbrojowni
    .acc = Zbrojownię
    .loc = Zbrojowni
room_clinic = Klinika
    .short = Klinika
    .text = Zapłać 1 Paliwo, aby zyskać 2 Leki.
    .gen = Kliniki
    .acc = Klinikę
    .loc = Klinice
room_market_stall = Stragan
    .short = Stragan
    .text = Zapłać 1 dowolny Surowiec, aby zyskać 2 dowolne Surowce.
    .gen = Straganu
    .acc = Stragan
    .loc = Straganie
room_kitchen = Kuchnia
    .short = Kuchnia
    .text = Zapłać 1 Paliwo oraz Żywność wskazaną pod kartą z Rzędu Ocalałych, aby uratować tego Ocalałego.
    .gen = Kuchni
    .acc = Kuchnię
    .loc = Kuchni
room_garage = Garaż
    .short = Garaż
    .text = Dobierz 1 żeton z Woreczka i od razu przydziel go do dowolnego obszaru.
    .gen = Garażu
    .acc = Garaż
    .loc = Garażu
room_scout_post = Posterunek Zwiadowcy
    .short = Zwiad
    .text = Zaplanuj 1 Misję.
    .gen = Posterunku Zwiadowcy
    .acc = Posterunek Zwiadowcy
    .loc = Posterunku Zwiadowcy
room_workshop = Warsztat
    .short = Warszt.
    .text = Zyskujesz 2 dowolne Surowce.
    .gen = Warsztatu
    .acc = Warsztat
    .loc = Warsztacie
room_propaganda = Rozgłośnia
    .short = Rozgł.
    .text = Zapłać 1 Paliwo, aby awansować o 1 pole na dowolnym torze Przywództwa.
    .gen = Rozgłośni
    .acc = Rozgłośnię
    .loc = Rozgłośni
room_headquarters = Kwatera Główna
    .short = Kwatera
    .text = Ukończ 1 ze swoich zaplanowanych Misji. Zapłać jej koszt, ale pomiń to, gdzie każe umieścić żeton.
    .gen = Kwatery Głównej
    .acc = Kwaterę Główną
    .loc = Kwaterze Głównej
level_1 = Poziom 1
    .short = P1
    .gen = Poziomu 1
level_2 = Poziom 2
    .short = P2
    .gen = Poziomu 2
level_3 = Poziom 3
    .short = P3
    .text = Maszt Radiowy: planujesz Misje Zaawansowane, a Zadania dają ci punkty.
    .gen = Poziomu 3
level_4 = Poziom 4
    .short = P4
    .gen = Poziomu 4
column_left = Lewa kolumna
    .short = lewa
    .gen = lewej
    .acc = lewą
column_middle = Środkowa kolumna
    .short = środek
    .gen = środkowej
    .acc = środkową
column_right = Prawa kolumna
    .short = prawa
    .gen = prawej
    .acc = prawą

## Mutant cards

mutant_arbat = Mutanci na Arbacie
mutant_museum_row = Mutanci w Muzeach
mutant_revolution_square = Mutanci na Placu Rewolucji
mutant_barbarian_gate = Mutanci przy Bramie Barbarzyńców
mutant_kremlin = Mutanci na Kremlu
mutant_hope_island = Mutanci na Wyspie Nadziei
mutant_blank = Brak Mutantów
mutant_blank_4p = Brak Mutantów (4 graczy)

## Directives: what is counted at the end, and what it is worth

directive_a1_polar_vortex = Wir Polarny
    .text = Pozostałe ci Paliwo. 3: 2 PZ, 5: 4 PZ, 7: 7 PZ.
directive_a2_domination = Dominacja
    .text = Misje w twojej najdłuższej kolumnie. 2: 2 PZ, 3: 4 PZ, 4: 7 PZ.
directive_a3_leadership = Przywództwo
    .text = Pola przebyte przez ciebie na każdym z trzech torów; decyduje twój najniższy tor. 2: 2 PZ, 3: 4 PZ, 4: 7 PZ.
directive_a4_construction = Budowa
    .text = Twoje oczyszczone pomieszczenia, wliczając Punkt Kontrolny. 3: 2 PZ, 6: 4 PZ, 8: 7 PZ.
directive_a5_food_rations = Racje Żywnościowe
    .text = Pozostała ci Żywność. 4: 2 PZ, 6: 4 PZ, 8: 7 PZ.
directive_b1_militarism = Militaryzm
    .text = Twoje karty Łowców. 2: 3 PZ, 3: 5 PZ, 4: 8 PZ.
directive_b2_proletariat = Proletariat
    .text = Twoje karty Budowniczych. 2: 3 PZ, 3: 5 PZ, 4: 8 PZ.
directive_b3_academia = Akademia
    .text = Twoje karty Naukowców. 2: 3 PZ, 3: 5 PZ, 4: 8 PZ.
directive_b4_commune = Komuna
    .text = Twoje karty Ocalałych, wliczając Bohatera. 3: 2 PZ, 6: 5 PZ, 8: 8 PZ.
directive_b5_power_grab = Przejęcie Władzy
    .text = Pola przebyte przez ciebie na trzech torach łącznie. 10: 2 PZ, 12: 4 PZ, 14: 7 PZ.
directive_b6_defenders = Obrońcy
    .text = Połowa iloczynu twoich żetonów Łowców i oczyszczonych pomieszczeń, zaokrąglona w dół, w PZ.
directive_b7_researchers = Badacze
    .text = Połowa iloczynu twoich żetonów Naukowców i ukończonych Misji, zaokrąglona w dół, w PZ.
directive_b8_builders = Budowniczowie
    .text = Połowa iloczynu twoich żetonów Budowniczych i kart Ocalałych (Bohater się liczy), zaokrąglona w dół, w PZ.

## Survivors: .text is the ability, usable once a round

survivor_chef = Kucharka
    .text = Ratunek daje też 1 Żywność.
    .flavour = Wyczuje cebulę ukrytą pod dwoma metrami śniegu.
    .gen = Kucharki
    .acc = Kucharkę
survivor_dock_worker = Techniczka
    .text = Przenieś 1 żeton między swoimi obszarami Portu i Kryjówki.
    .flavour = Zna każdą drabinę między nabrzeżem a piwnicami.
    .gen = Techniczki
    .acc = Techniczkę
survivor_electrician = Elektryk
    .text = W dowolnym koszcie zastąp 1 Amunicję lub 1 Lek 1 wybranym Surowcem.
    .flavour = Podłączy wszystko do wszystkiego, a potem przeprosi.
    .gen = Elektryka
    .acc = Elektryka
survivor_farmer = Rolnik
    .text = Umieszczenie w Strefie Metra daje też 1 Żywność.
    .flavour = Hoduje grzyby na ruchomych schodach.
    .gen = Rolnika
    .acc = Rolnika
survivor_firefighter = Monterka
    .text = 1 Łowca może działać jako Budowniczy albo 1 Budowniczy jako Łowca.
    .flavour = Wciąż sypia w butach roboczych.
    .gen = Monterki
    .acc = Monterkę
survivor_fisherman = Rybak
    .text = Umieszczenie w Strefie Portu daje też 1 Żywność.
    .flavour = Mówi do lodu, aż ten odpowie.
    .gen = Rybaka
    .acc = Rybaka
survivor_foreman = Brygadzista
    .text = Ukończona budowa daje też 1 PZ.
    .flavour = Liczy cegły jak skąpiec monety.
    .gen = Brygadzisty
    .acc = Brygadzistę
survivor_gunsmith = Rusznikarka
    .text = Każdy zysk Amunicji daje też 1 Część.
    .flavour = Każda pusta łuska wraca do kieszeni jej fartucha.
    .gen = Rusznikarki
    .acc = Rusznikarkę
survivor_mechanic = Mechaniczka
    .text = Umieszczenie w jednym z twoich pomieszczeń daje też 1 Część.
    .flavour = Do każdego silnika mówi po imieniu.
    .gen = Mechaniczki
    .acc = Mechaniczkę
survivor_miner = Górnik
    .text = Ukończona Misja daje też 1 PZ.
    .flavour = Na powierzchni nic mu jeszcze nie zaimponowało.
    .gen = Górnika
    .acc = Górnika
survivor_plumber = Hydrauliczka
    .text = Nowo zaplanowana Misja daje też 1 Żywność.
    .flavour = Idź za rurami, a trafisz do spiżarni.
    .gen = Hydrauliczki
    .acc = Hydrauliczkę
survivor_truck_driver = Kierowca Ciężarówki
    .text = Przenieś 1 żeton między swoimi obszarami Metra i Portu.
    .flavour = Ani razu nie przyznał, że zabłądził.
    .gen = Kierowcy Ciężarówki
    .acc = Kierowcę Ciężarówki
survivor_archeologist = Pirotechniczka
    .text = Ukończona Misja daje też 1 wybrany Surowiec.
    .flavour = Otwiera zasypane piwnice jednym hukiem i puka dopiero potem.
    .gen = Pirotechniczki
    .acc = Pirotechniczkę
survivor_architect = Architekt
    .text = 1 Naukowiec może działać jako Budowniczy albo 1 Budowniczy jako Naukowiec.
    .flavour = Z uporu zaczyna rysować od okien.
    .gen = Architekta
    .acc = Architekta
survivor_biologist = Biolog
    .text = Ratunek daje też 1 Część.
    .flavour = Trzyma żuka, który przepowiada zamiecie.
    .gen = Biologa
    .acc = Biologa
survivor_botanist = Botanik
    .text = Umieszczenie w jednym z twoich pomieszczeń daje też 1 Żywność.
    .flavour = W szafie na płaszcze rośnie mu rzeżucha.
    .gen = Botanika
    .acc = Botanika
survivor_brewer = Piwowar
    .text = Umieszczenie w Strefie Metra daje też 1 Paliwo.
    .flavour = Jedna beczka dla pieca, druga dla ludzi wokół niego.
    .gen = Piwowara
    .acc = Piwowara
survivor_chemist = Chemiczka
    .text = Każdy zysk Paliwa daje też 1 dodatkowe Paliwo.
    .flavour = Rozcieńcza litr, aż ten prosi o litość.
    .gen = Chemiczki
    .acc = Chemiczkę
survivor_doctor = Lekarz
    .text = Ratunek daje też 1 Lek.
    .flavour = Podając rękę, sprawdza puls.
    .gen = Lekarza
    .acc = Lekarza
survivor_engineer = Inżynierka
    .text = Przenieś 1 żeton między swoimi obszarami Metra i Kryjówki.
    .flavour = Zbudowała windę tam, gdzie na mapie jest skała.
    .gen = Inżynierki
    .acc = Inżynierkę
survivor_lab_tech = Laborant
    .text = Każdy zysk Paliwa daje też 1 Część.
    .flavour = Etykietuje wszystko, z etykietami włącznie.
    .gen = Laboranta
    .acc = Laboranta
survivor_pharmacist = Farmaceutka
    .text = Każdy zysk Leków daje też 1 Paliwo.
    .flavour = Wymienia syrop na naftę po kursie, który sama ustala.
    .gen = Farmaceutki
    .acc = Farmaceutkę
survivor_psychologist = Psycholożka
    .text = Ratunek daje też 1 PZ.
    .flavour = Zadaje jedno pytanie i całą noc czeka na odpowiedź.
    .gen = Psycholożki
    .acc = Psycholożkę
survivor_veterinarian = Weterynarka
    .text = Przenieś 1 żeton między swoimi obszarami Portu i Kryjówki.
    .flavour = Psy zaprzęgowe słuchają tylko jej.
    .gen = Weterynarki
    .acc = Weterynarkę
survivor_armorer = Zabójca Maszyn
    .text = Przenieś 1 żeton między swoimi obszarami Metra i Kryjówki.
    .flavour = Za każdą głowę maszyny żąda jednego koca i miski kaszy.
    .gen = Zabójcy Maszyn
    .acc = Zabójcę Maszyn
survivor_bodyguard = Ochroniarka
    .text = Ukończona Misja daje też 1 Lek.
    .flavour = Staje odrobinę bliżej, niż to przyjemne.
    .gen = Ochroniarki
    .acc = Ochroniarkę
survivor_hunter = Myśliwa
    .text = Każdy zysk Żywności daje też 1 dodatkową Żywność.
    .flavour = Wychodzi przed świtem, wraca przed pytaniami.
    .gen = Myśliwej
    .acc = Myśliwą
survivor_inspector = Ranger
    .text = Ukończona Misja daje też 1 Amunicję.
    .flavour = Na ostatni trop czekał tydzień na mrozie.
    .gen = Rangera
    .acc = Rangera
survivor_paratrooper = Strażnik
    .text = Ukończona Misja daje też 1 PZ.
    .flavour = Trafił tu przypadkiem, został z wyboru.
    .gen = Strażnika
    .acc = Strażnika
survivor_pilot = Pilotka
    .text = 1 Łowca może działać jako Naukowiec albo 1 Naukowiec jako Łowca.
    .flavour = Czyta z chmur jak inni z twarzy.
    .gen = Pilotki
    .acc = Pilotkę
survivor_sailor = Najemnik
    .text = Umieszczenie w Strefie Portu daje też 1 Paliwo.
    .flavour = Przy księżycu spuszcza ropę z tankowca i nuci.
    .gen = Najemnika
    .acc = Najemnika
survivor_sapper = Saper
    .text = Ukończona budowa pozwala też zaplanować Misję.
    .flavour = Każda ściana to drzwi, które trzeba przekonać.
    .gen = Sapera
    .acc = Sapera
survivor_security_guard = Żołnierz
    .text = Ukończona budowa daje też 1 Amunicję.
    .flavour = Dwa lata pilnował pustych koszar. Nikt mu nie powiedział.
    .gen = Żołnierza
    .acc = Żołnierza
survivor_scout = Zwiadowczyni
    .text = Przenieś 1 żeton między swoimi obszarami Metra i Portu.
    .flavour = Plan tuneli rysuje po wewnętrznej stronie rękawa.
    .gen = Zwiadowczyni
    .acc = Zwiadowczynię
survivor_smuggler = Przemytniczka
    .text = Umieszczenie w Strefie z żetonem Mutanta daje też 1 PZ.
    .flavour = Mutantom płaci cukrem i nie zdradza, skąd go ma.
    .gen = Przemytniczki
    .acc = Przemytniczkę
survivor_sniper = Snajperka
    .text = Umieszczenie w jednym z twoich pomieszczeń daje też 1 Amunicję.
    .flavour = Najbardziej lubi towarzystwo odległe o kilometr.
    .gen = Snajperki
    .acc = Snajperkę

## Heroes

hero_cosmonaut = Kosmonauta
    .text = Po ukończeniu Misji ukończ w tej turze drugą w tej samej Dzielnicy, za pełny koszt.
    .flavour = Wrócił na planetę, która przestała nadawać.
    .gen = Kosmonauty
    .acc = Kosmonautę
hero_librarian = Bibliotekarka
    .text = 1 Robotnik może działać jako Specjalista, którego potrzebujesz.
    .flavour = Wierzy, że każdy ma do czegoś zbyt wysokie kwalifikacje.
    .gen = Bibliotekarki
    .acc = Bibliotekarkę
hero_mystic = Kaznodzieja
    .text = Przenieś 1 żeton z dowolnego obszaru do dowolnego innego.
    .flavour = Słyszy, jak szyny nucą przed pociągami, których już nie ma.
    .gen = Kaznodziei
    .acc = Kaznodzieję
hero_traffic_cop = Gliniarz
    .text = Jedna Misja kosztuje cię o 1 Amunicję lub 1 Lek mniej.
    .flavour = Jeden gwizdek, jedna biała rękawiczka i tłum stoi jak wryty.
    .gen = Gliniarza
    .acc = Gliniarza
hero_olympian = Tropicielka
    .text = Umieszczenie w Strefie Metra daje też 1 Żywność lub 1 Część.
    .flavour = Co rano obiega całą obwodnicę i czyta ślady na śniegu.
    .gen = Tropicielki
    .acc = Tropicielkę
hero_surgeon = Medyczka
    .text = Umieszczenie w Strefie Portu daje też 1 Paliwo lub 1 Żywność.
    .flavour = Operuje przy latarce czołowej i przyjmuje zapłatę w węglu.
    .gen = Medyczki
    .acc = Medyczkę

## Starter Missions

starter_stovepipe_row = Aleja kominów
    .flavour = Każdy drożny komin to jeszcze jedna rodzina, która zobaczy marzec.
starter_frozen_ward = Zamarznięty oddział
    .flavour = Odmrażaj łóżko po łóżku, a siostry pójdą za tobą wszędzie.
starter_soup_line = Zupa pod teatrem
    .flavour = Nikt tu już nie klaszcze, ale po zupę przychodzą wszyscy.
starter_signal_fires = Ognie sygnałowe
    .flavour = Trzy ognie w rzędzie: droga wciąż jest otwarta.
starter_first_watch = Pierwsza warta na murze
    .flavour = Gdy mur nie śpi, reszta z nas może spać.
starter_ice_ferry = Lodowy prom
    .flavour = Drzwi od piwnicy, dwie płozy i mnóstwo liny.

## Basic Missions

basic_bookshop_barricade = Barykada z księgarni
    .flavour = Encyklopedie zatrzymują odłamki lepiej niż poezja.
basic_lantern_lane = Latarnie w zaułku
    .flavour = Oświetl jedną całą ulicę, a ludzie znów zaczną chodzić jak obywatele.
basic_curbside_clinic = Uliczna przychodnia
    .flavour = Sześć prycz, jeden czajnik i kolejka za róg.
basic_bone_hall_shelter = Schron w sali kości
    .flavour = Czterdzieści posłań pod żebrami czegoś dawno wymarłego.
basic_seed_cabinet = Szafa z nasionami
    .flavour = Podpisane szufladki, suche jak pieprz, czekają na wiosnę.
basic_clear_the_gallery = Oczyścić galerię
    .flavour = Dzicy lokatorzy z karabinami nie znają się na akwarelach.
basic_ration_exchange = Wymiana kartek
    .flavour = Stemplowany karton, uczciwa waga i żadnych krzyków.
basic_assembly_in_the_stalls = Wiec na straganach
    .flavour = Nakarm osiemset osób, a zgodzą się niemal na wszystko.
basic_sewer_pumps = Pompy kanałowe
    .flavour = Najmniej chwalebne zwycięstwo całej zimy.
basic_strip_the_convoy = Ogołocić konwój
    .flavour = Dziewięć ciężarówek, zamarzniętych sznurem od pierwszej nocy.
basic_toll_post = Rogatka
    .flavour = Przed beczką i flagą wozy zatrzymują się grzecznie.
basic_diesel_choir = Chór diesli
    .flavour = Dwanaście agregatów kaszle w dwunastu tonacjach.
basic_bell_tower_relay = Przekaźnik na dzwonnicy
    .flavour = Miedziany drut tam, gdzie wisiał sznur od dzwonu.
basic_guard_vault = Skarbiec straży
    .flavour = Zamek zamarzł przed laty; palnikowi to obojętne.
basic_cathedral_infirmary = Lazaret w katedrze
    .flavour = Jeden z chorych usiadł i spytał, kto tu rządzi.
basic_dock_on_the_ice = Pomost na lodzie
    .flavour = W kwietniu zatonie. Kwiecień to zmartwienie kwietnia.
basic_chimney_works = Rozpalić hutę
    .flavour = Pierwszy dym nad wyspą od czterech zim.
basic_winter_flotilla = Zimowa flotylla
    .flavour = Barki na płozach ciągnie każdy, kto ma wolne ramię.
basic_canvas_for_bandages = Płótna na bandaże
    .flavour = Najpierw gotuje się pejzaże; portrety zostają.
basic_night_school = Szkoła wieczorowa
    .flavour = Jedna lampa, trzydzieścioro uczniów i tablica z dachówki.
basic_chain_the_river = Łańcuch przez rzekę
    .flavour = Ogniwa dość ciężkie, by zatrzymać tratwę rabusiów.
basic_smokehouse_charter = Statut wędzarni
    .flavour = Ryba do Wielkiego Postu, byle nikt nie zapisał, co jest czyje.
basic_tram_ambulance = Tramwaj ratunkowy
    .flavour = Dzwoni z nawyku i dlatego, że to pomaga.
basic_rooftop_guns = Działa na dachu
    .flavour = Worki z piaskiem, piecyk i najlepszy widok w dzielnicy.
basic_burn_the_nest = Spalić gniazdo
    .flavour = Polej, cofnij się, nie słuchaj.
basic_bait_and_cage = Przynęta i klatka
    .flavour = W legowisku leżały wszystkie nasze zgubione klucze.
basic_night_cull = Nocny odstrzał
    .flavour = O świcie ucichł płot i my też.
basic_antidote_trial = Próba odtrutki
    .flavour = Badany warknął, zamrugał i poprosił o herbatę.
basic_howler_escort = Obok wyjców
    .flavour = Idź blisko, oddychaj przez wełnę, weź dziecko na ręce.
basic_trap_line = Linia wnyków
    .flavour = Czterdzieści sideł między pompownią a ciemnością.

## Advanced Missions

advanced_arcade_foundry = Odlewnia w pasażu
    .flavour = Witryny znów świecą na pomarańczowo, tym razem od żelaza.
advanced_vaccine_line = Linia szczepionek
    .flavour = Dziesięć tysięcy dawek, korkowanych ręcznie.
advanced_voice_of_the_city = Głos miasta
    .flavour = Przez godzinę każde radio w ruinach mówi to samo.
advanced_armoured_fuel_run = Pancerny rajd po paliwo
    .flavour = Czterdzieści kilometrów w każdą stronę, bez świateł.
advanced_citadel_banner = Sztandar nad cytadelą
    .flavour = Zszyty z dziewięciu frakcji i przez wszystkie wciągnięty.
advanced_floating_mill = Pływający młyn
    .flavour = Gdzie rzeka jeszcze się rusza, tam ruszają się i żarna.
advanced_winter_hospital = Zimowy szpital
    .flavour = Dwieście łóżek, cztery piece i zakaz rozpaczania.
advanced_academy_of_the_thaw = Akademia Odwilży
    .flavour = Na egzaminie wstępnym trzeba czegoś nauczyć egzaminatorów.
advanced_ice_road = Lodowa droga
    .flavour = Chorągiewka co sto kroków i grób na każdym zakręcie.
advanced_grain_vault = Skarbiec zboża
    .flavour = Za trzecimi drzwiami siedział ostatni wartownik.
advanced_grand_distribution = Wielki rozdział
    .flavour = Wszyscy wyszli z chlebem, a nikt z siniakiem.
advanced_heating_loop = Pętla ciepła
    .flavour = Gorące rury pod chodnikiem; śnieg topnieje w prostych liniach.
advanced_pale_matriarch = Blada Matka
    .flavour = Zdążyła nauczyć się pukać.
advanced_terms_with_the_deep = Układ z ludem głębin
    .flavour = Podpisali pazurem i dotrzymują każdego punktu.

## Events

event_the_beginning = Początek
    .text = Bez efektu. Ta karta leży odkryta w rundzie 1, w której pomija się część z Wydarzeniem.
    .flavour = Śnieg przestał padać. Ktoś otwiera pierwsze drzwi.
event_tarpaulin_bazaar = Bazar pod plandeką
    .text = Gdy umieszczasz żeton na Arbacie, możesz zapłacić 1 wybrany Surowiec, aby zyskać 1 Amunicję lub 1 Lek.
    .flavour = Bez cen, tylko spojrzenia.
event_sealed_wing = Zamknięte skrzydło
    .text = Gdy umieszczasz żeton w Muzeach, możesz zaplanować 1 Misję.
    .flavour = Za tynkiem mapy, listy i czyjś cudzy plan.
event_open_assembly = Otwarty wiec
    .text = Gdy umieszczasz żeton na Placu Rewolucji, możesz zapłacić 1 Żywność, aby awansować o 1 pole na torze Metra.
    .flavour = Przynieś chleb, a możesz mówić, dopóki go starczy.
event_stranded_tanker = Porzucona cysterna
    .text = Gdy umieszczasz żeton przy Bramie Barbarzyńców, możesz zyskać 1 Paliwo.
    .flavour = Złożyła się pod łukiem, a zawory ma całe.
event_muster_at_the_wall = Zbiórka pod murem
    .text = Gdy umieszczasz żeton na Kremlu, możesz wycofać 1 żeton Ocalałego.
    .flavour = Starej gwardii się dziękuje, karmi się ją i odsyła do domu, do pieca.
event_frozen_shipwreck = Zamarznięty wrak
    .text = Gdy umieszczasz żeton na Wyspie Nadziei, możesz zapłacić 1 Część, aby zyskać 2 PZ.
    .flavour = Kto załata kadłub, ten nada statkowi imię.
event_lost_airdrop = Zgubiony zrzut
    .text = Każdy gracz zyskuje 1 Amunicję lub 1 Lek.
    .flavour = Spadochrony są starsze niż dzieci, które je znajdują.
event_iron_frost = Żelazny mróz
    .text = Każdy gracz musi wybrać jedno: zapłacić 1 Paliwo, zapłacić 2 Żywności albo stracić 2 PZ (nigdy poniżej 0). Kogo nie stać na żadną z tych zapłat, traci PZ.
    .flavour = Klamki parzą. Oddech spada na podłogę i dzwoni.
event_stove_night = Noc przy piecu
    .text = W kroku Utrzymania każdy gracz może raz zapłacić 1 Paliwo, aby zyskać 2 PZ.
    .flavour = Spalone wspólnie grzeje dwa razy.
event_tunnel_census = Spis w tunelach
    .text = W kroku Utrzymania każdy gracz może zyskać 1 Żywność za każdą swoją kartę Ocalałego, wliczając Bohatera, najwyżej 3.
    .flavour = Nazwisko w księdze jest warte chochli z kotła.
event_barter_train = Pociąg wymienny
    .text = W kroku Utrzymania każdy gracz może wymienić do 2 Surowców lub Zasobów, jeden za jeden, na dowolne inne Surowce lub Zasoby.
    .flavour = Staje na dziewięć minut. Nikt nigdy nie spotkał maszynisty.

## Bonus Events

bonus_glass_blizzard = Szklana zamieć
    .text = Każdy gracz traci 1 Żywność i 1 Paliwo. Za każde z tych dwojga, którego nie ma, traci zamiast tego 1 PZ (nigdy poniżej 0).
    .flavour = Wiatr niesie każdą szybę, jaką to miasto kiedykolwiek wybiło.
bonus_howling_dark = Wyjąca ciemność
    .text = Do końca tej rundy za każdym razem, gdy umieszczasz żeton w Strefie, zapłać 1 dodatkowy Surowiec lub Zasób za każdy żeton Mutanta lub Bestii, który w niej leży.
    .flavour = Dziś wieczorem polują chórem.
bonus_tunnel_fever = Gorączka tuneli
    .text = Każdy gracz musi wybrać jedno: zapłacić 1 Lek albo dobrać w tej rundzie o 1 żeton mniej niż zwykle.
    .flavour = Zaczyna się od śpiewu.
bonus_warlord_tithe = Dziesięcina watażki
    .text = W kroku Utrzymania każdy gracz musi wybrać jedno: zapłacić 1 Amunicję i 1 Żywność albo stracić 3 PZ (nigdy poniżej 0). Kogo nie stać na zapłatę, traci PZ.
    .flavour = Jego poborcy są uprzejmi. To jest najgorsze.

## Salvage

salvage_root_cellar = Ziemianka z warzywami
    .flavour = Miękka rzepa, twardy mróz, żadnych skarg.
salvage_jerrycan_sled = Sanki z kanistrami
    .flavour = Połowa z tego to nawet ropa.
salvage_tram_depot_bench = Stół z zajezdni
    .flavour = Każda szuflada podpisana z miłością.
salvage_hunting_lodge = Domek myśliwski
    .flavour = Półka nabojów i udziec, który wciąż wisi.
salvage_school_nurse_office = Gabinet higienistki
    .flavour = Jodyna, gaza i puszka landrynek.
salvage_border_truck = Wóz pograniczników
    .flavour = W baku było więcej niż w magazynku.
salvage_dental_surgery = Gabinet dentysty
    .flavour = Warto było choćby dla silnika wiertarki.
salvage_canteen_stores = Magazyn stołówki
    .flavour = Kasza, smalec i beczka oleju opałowego.
salvage_lift_machinery = Maszynownia windy
    .flavour = Dziewiętnaste piętro, ale warte każdego stopnia.
salvage_civil_defence_locker = Szafa obrony cywilnej
    .flavour = Zamknięta na dzień, który w końcu nadszedł.
salvage_stranded_bricklayer = Odcięta murarka
    .flavour = Zamurowała się od środka, bardzo równo.
salvage_night_archivist = Nocny archiwista
    .flavour = Chudy, uprzejmy, biegły w sześciu martwych urzędach.
salvage_lone_tracker = Samotny tropiciel
    .flavour = To on nas znalazł i o to właśnie chodziło.
salvage_radio_stranger = Głos z radia
    .flavour = Powiedz, co umiesz, a powiemy, gdzie jesteśmy.

## Mutant Leadership (solo)

mutlead_scattered_packs = Rozproszone watahy
    .flavour = Małe grupy, zły humor, żadnego planu.
mutlead_tunnel_noise = Hałas w tunelach
    .flavour = Coś poszerza szyby techniczne.
mutlead_river_prowlers = Drapieżcy znad rzeki
    .flavour = Mokre ślady, cztery palce, całe nabrzeże.
mutlead_fence_testing = Próba płotu
    .flavour = Co godzinę rzucają jeden kamień i słuchają.
mutlead_uneasy_quiet = Niespokojna cisza
    .flavour = Dziś nic nie wyje. Przelicz dzieci jeszcze raz.
mutlead_concerted_howl = Wspólny skowyt
    .flavour = Wszystkie dzielnice naraz, na tę samą nutę.
mutlead_underground_siege = Oblężenie metra
    .flavour = Do rana perony należą do nich.
mutlead_harbor_horde = Horda na lodzie
    .flavour = Mutanci nauczyli się przechodzić gęsiego.
mutlead_storm_of_the_gates = Szturm na bramy
    .flavour = Mają na sobie nasze płaszcze.

## Mutant Action board (solo), side A and side B: the name stands also within a sentence

mutant_action_a_arbat = Akcja Mutantów: Arbat (strona A)
    .short = Arbat A
    .text = Zapłać 2 dowolne Surowce albo Mutanci zyskują 3 PZ.
mutant_action_a_museum_row = Akcja Mutantów: Muzea (strona A)
    .short = Muzea A
    .text = Zapłać 2 Żywności albo Mutanci zyskują 2 PZ.
mutant_action_a_revolution_square = Akcja Mutantów: Plac Rewolucji (strona A)
    .short = Plac A
    .text = Mutanci kończą Misję; potem odwraca się planszę.
mutant_action_a_barbarian_gate = Akcja Mutantów: Brama Barbarzyńców (strona A)
    .short = Brama A
    .text = Wyczerp 1 gotową kartę; Mutanci zyskują 1 PZ.
mutant_action_a_kremlin = Akcja Mutantów: Kreml (strona A)
    .short = Kreml A
    .text = Odrzuć 2 karty najdalej po prawej w Rzędzie Ocalałych; Mutanci zyskują 2 PZ.
mutant_action_a_hope_island = Akcja Mutantów: Wyspa Nadziei (strona A)
    .short = Wyspa A
    .text = Zapłać 2 Zasoby (Amunicję lub Leki) albo Mutanci zyskują 3 PZ.
mutant_action_b_arbat = Akcja Mutantów: Arbat (strona B)
    .short = Arbat B
    .text = Zapłać 2 dowolne Surowce albo 2 Zasoby (Amunicję lub Leki).
mutant_action_b_museum_row = Akcja Mutantów: Muzea (strona B)
    .short = Muzea B
    .text = Zapłać 2 dowolne Surowce albo wyczerp 2 gotowe karty.
mutant_action_b_revolution_square = Akcja Mutantów: Plac Rewolucji (strona B)
    .short = Plac B
    .text = Mutanci kończą Misję; potem odwraca się planszę.
mutant_action_b_barbarian_gate = Akcja Mutantów: Brama Barbarzyńców (strona B)
    .short = Brama B
    .text = Zapłać 1 Paliwo albo Mutanci zyskują 3 PZ.
mutant_action_b_kremlin = Akcja Mutantów: Kreml (strona B)
    .short = Kreml B
    .text = Odrzuć 2 karty najdalej po prawej w Rzędzie Ocalałych; Mutanci zyskują 2 PZ.
mutant_action_b_hope_island = Akcja Mutantów: Wyspa Nadziei (strona B)
    .short = Wyspa B
    .text = Odkryj żeton Rumowiska; jego pomieszczenie pozostaje zamknięte, a Mutanci zyskują jego PZ.

## Rubble: the name is what lies under it

rubble_vp1 = 1 PZ
rubble_vp2 = 2 PZ
rubble_vp3 = 3 PZ
rubble_vp1_fuel1 = 1 PZ, 1 Paliwo
rubble_food2 = 2 Żywności
rubble_food3 = 3 Żywności
rubble_food1_fuel1 = 1 Żywność, 1 Paliwo
rubble_fuel2 = 2 Paliwa
rubble_ammo1 = 1 Amunicja
rubble_meds1 = 1 Lek
rubble_ammo1_food1 = 1 Amunicja, 1 Żywność
rubble_meds1_food1 = 1 Lek, 1 Żywność

## Places that are no component

rest = Obszar Odpoczynku
salvage_kit = Towary na start
