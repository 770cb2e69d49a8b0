# Co leży na stole w Residuum: wartością jest nazwa.
#
# .short na wąskie ekrany, .sign jedna lub dwie litery na mapę. Gdzie nazwę się liczy, $count wybiera formę; bez
# niego nazwa stoi jak w nagłówku. .gen, .acc, .ins, .loc: nazwa w innym przypadku. .flavour: zdanie opowieści.

## Surowce

provisions = Prowiant
    .short = Pr
    .gen = Prowiantu
    .acc = Prowiant
    .ins = Prowiantem
    .text = Surowiec na co dzień: płaci za każdą akcję w punktach i karmi twoich Zwiadowców na koniec roku. Za ruch na skażeniu nie płaci.
tech = Technika
    .short = Te
    .gen = Techniki
    .acc = Technikę
    .ins = Techniką
    .text = Płaci za ruch, Posterunki i Barykady. W starciu każda kostka dodaje 1 do twojej sumy. Potrzebują jej Bomby: do uzbrojenia i co turę.
food = Żywność
    .short = Ży
    .gen = Żywności
    .acc = Żywność
    .ins = Żywnością
    .text = Płaci za ruch, Zwiadowców i Posterunki. Jedna kostka karmi Zwiadowcę na koniec roku.
water = Woda
    .short = Wo
    .gen = Wody
    .acc = Wodę
    .ins = Wodą
    .text = Płaci za ruch, za Zwiadowców i za Bazę.
wood = Drewno
    .short = Dr
    .gen = Drewna
    .acc = Drewno
    .ins = Drewnem
    .text = Płaci za Posterunki, Barykady i Bazę.
chem = Chemia
    .short = Ch
    .gen = Chemii
    .acc = Chemię
    .ins = Chemią
    .text = Nie płaci za żadną akcję w punktach. Skaża wodę, tworzy Strefy Radiacji, a w starciu dokłada kolejną kartę.
oil = Ropa
    .short = Ro
    .gen = Ropy
    .acc = Ropę
    .ins = Ropą
    .text = Płaci za ruch i za Bazę. Gdy leży na placówce, ruch siecią z niej jest tani.
gold = Złoto
    .short = Zł
    .gen = Złota
    .acc = Złoto
    .ins = Złotem
    .text = Płaci tylko za werbunek.
nuclear = Uran
    .short = Ur
    .gen = Uranu
    .acc = Uran
    .ins = Uranem
    .text = Nie daje punktów akcji. Można go uzbroić jako Bombę, skazić nim wodę, napromieniować heks albo dodać do sumy w starciu. Masz go najwyżej 3, razem z uzbrojonym.

## Tereny

wasteland = Pustkowie
    .short = pustk
    .sign = ..
    .gen = Pustkowia
    .acc = Pustkowie
    .loc = Pustkowiu
    .text = Pusta ziemia. Na niej zaczynają Bazy. Nic nie dodaje do premii X Bazy obok.
radiation_zone = Strefa Radiacji
    .short = RAD
    .sign = RA
    .gen = Strefy Radiacji
    .acc = Strefę Radiacji
    .loc = Strefie Radiacji
    .text = Teren skażony. Prowiant nie płaci za ruch na niego ani z niego, a twoi Zwiadowcy, którzy kończą na nim twoją turę, zostają wyłączeni. Baza nie może tu być aktywna. Nic nie dodaje do X.
tech_site = Ośrodek Techniki
    .short = tech
    .sign = te
    .gen = Ośrodka Techniki
    .acc = Ośrodek Techniki
    .loc = Ośrodku Techniki
    .text = Dodaje 1 do premii X Bazy obok.
woodland = Las
    .short = las
    .sign = la
    .gen = Lasu
    .acc = Las
    .loc = Lesie
    .text = Dodaje 1 do premii X Bazy obok. Jesienią Posterunki nie wytwarzają tu Drewna.
food_supply = Źródło Żywności
    .short = żywn
    .sign = ży
    .gen = Źródła Żywności
    .acc = Źródło Żywności
    .loc = Źródle Żywności
    .text = Dodaje 1 do premii X Bazy obok.
water_source = Źródło Wody
    .short = woda
    .sign = wo
    .gen = Źródła Wody
    .acc = Źródło Wody
    .loc = Źródle Wody
    .text = Dodaje 1 do premii X Bazy obok. Baza nie może tu być aktywna. Zimą Posterunki nie wytwarzają Wody. Można je skazić.
contaminated_water = Skażona Woda
    .short = SKAŻ
    .sign = SK
    .gen = Skażonej Wody
    .acc = Skażoną Wodę
    .loc = Skażonej Wodzie
    .text = Teren skażony. Prowiant nie płaci za ruch na niego ani z niego, a twoi Zwiadowcy, którzy kończą na nim twoją turę, zostają wyłączeni. Baza nie może tu być aktywna. Dodaje 1 do premii X Bazy obok. Zimą Posterunki nie wytwarzają tu Wody.
oil_field = Pole Naftowe
    .short = ropa
    .sign = ro
    .gen = Pola Naftowego
    .acc = Pole Naftowe
    .loc = Polu Naftowym
    .text = Dodaje 1 do premii X Bazy obok. W starciu na nim gość jest silniejszy.
gold_mine = Kopalnia Złota
    .short = złoto
    .sign = zł
    .gen = Kopalni Złota
    .acc = Kopalnię Złota
    .loc = Kopalni Złota
    .text = Dodaje 1 do premii X Bazy obok. Posterunek wytwarza tu Złoto tylko wtedy, gdy jest tu też twój aktywny Zwiadowca.
trade_town = Miasto Targowe
    .short = MIASTO
    .sign = MI
    .gen = Miasta Targowego
    .acc = Miasto Targowe
    .loc = Mieście Targowym
    .text = Jeden heks z czterech pól, z dwunastoma sąsiadami. Konwój odwiedza je, sprzedaje, kupuje, dobiera kartę miasta i odchodzi. Nic się tu nie buduje. Dodaje 1 do premii X Bazy obok.

## Pionki

basecamp = { $count ->
   *[one] Baza
    [few] Bazy
    [many] Baz
    [other] Baz
}
    .sign = B
    .gen = { $count ->
       *[one] Bazy
        [few] Baz
        [many] Baz
        [other] Baz
    }
    .acc = { $count ->
       *[one] Bazę
        [few] Bazy
        [many] Baz
        [other] Baz
    }
    .ins = { $count ->
       *[one] Bazą
        [few] Bazami
        [many] Bazami
        [other] Bazami
    }
    .loc = Bazie
    .text = Twoja główna placówka. Aktywna wytwarza z premią X, przy niej budujesz Posterunki i do niej wracają wyłączeni Zwiadowcy. Przenosi się ją w kilku akcjach: rozebranie, niesienie, uruchomienie.
outpost = { $count ->
   *[one] Posterunek
    [few] Posterunki
    [many] Posterunków
    [other] Posterunków
}
    .sign = P
    .gen = { $count ->
       *[one] Posterunku
        [few] Posterunków
        [many] Posterunków
        [other] Posterunków
    }
    .acc = { $count ->
       *[one] Posterunek
        [few] Posterunki
        [many] Posterunków
        [other] Posterunków
    }
    .ins = { $count ->
       *[one] Posterunkiem
        [few] Posterunkami
        [many] Posterunkami
        [other] Posterunkami
    }
    .loc = Posterunku
    .text = Aktywny jest placówką: wytwarza, należy do sieci, można przy nim werbować i budować Barykady. Nieaktywny niesie konwój, po jednym naraz.
outrider = { $count ->
   *[one] Zwiadowca
    [few] Zwiadowców
    [many] Zwiadowców
    [other] Zwiadowców
}
    .sign = Z
    .gen = { $count ->
       *[one] Zwiadowcy
        [few] Zwiadowców
        [many] Zwiadowców
        [other] Zwiadowców
    }
    .acc = { $count ->
       *[one] Zwiadowcę
        [few] Zwiadowców
        [many] Zwiadowców
        [other] Zwiadowców
    }
    .ins = { $count ->
       *[one] Zwiadowcą
        [few] Zwiadowcami
        [many] Zwiadowcami
        [other] Zwiadowcami
    }
    .loc = Zwiadowcy
    .text = Jedyny pionek, który się porusza, niesie ładunki, spotyka innych i odwiedza miasto. Zwiadowcy, którzy ruszają razem, tworzą konwój.
barricade = { $count ->
   *[one] Barykada
    [few] Barykady
    [many] Barykad
    [other] Barykad
}
    .sign = K
    .gen = { $count ->
       *[one] Barykady
        [few] Barykad
        [many] Barykad
        [other] Barykad
    }
    .acc = { $count ->
       *[one] Barykadę
        [few] Barykady
        [many] Barykad
        [other] Barykad
    }
    .ins = { $count ->
       *[one] Barykadą
        [few] Barykadami
        [many] Barykadami
        [other] Barykadami
    }
    .loc = Barykadzie
    .text = Ustawiona na krawędzi dwóch heksów każe płacić za każdego rywala, który ją przekracza, o 1 punkt więcej i pomaga ci bronić obu heksów.
nuke = { $count ->
   *[one] Bomba
    [few] Bomby
    [many] Bomb
    [other] Bomb
}
    .sign = !
    .gen = { $count ->
       *[one] Bomby
        [few] Bomb
        [many] Bomb
        [other] Bomb
    }
    .acc = { $count ->
       *[one] Bombę
        [few] Bomby
        [many] Bomb
        [other] Bomb
    }
    .ins = { $count ->
       *[one] Bombą
        [few] Bombami
        [many] Bombami
        [other] Bombami
    }
    .loc = Bombie
    .text = Uran, który Zwiadowca niesie uzbrojony. Wybucha, gdy Zwiadowca atakuje, gdy jego właściciel przegra tam starcie jako gospodarz albo gdy na koniec tury nie zapłaci się za nią 1 Techniki.

## Pory roku

spring = Wiosna
    .short = Wi
    .gen = wiosny
    .acc = wiosnę
    .ins = wiosną
    .loc = wiośnie
    .text = Bez utrudnień.
summer = Lato
    .short = La
    .gen = lata
    .acc = lato
    .ins = latem
    .loc = lecie
    .text = Woda jest w mieście droższa, w sprzedaży i w kupnie.
autumn = Jesień
    .short = Je
    .gen = jesieni
    .acc = jesień
    .ins = jesienią
    .loc = jesieni
    .text = Posterunki w Lesie nie wytwarzają Drewna.
winter = Zima
    .short = Zi
    .gen = zimy
    .acc = zimę
    .ins = zimą
    .loc = zimie
    .text = Posterunki nie wytwarzają Wody. Żywność jest w mieście droższa. Z drugą turą zimy kończy się rok i Zwiadowcy muszą zjeść.

## Postacie

leader_ferrywoman = Przewoźniczka
    .flavour = Rzeki już nie ma. Myto zostało.
    .gen = Przewoźniczki
    .acc = Przewoźniczkę
leader_sergeant = Sierżant
    .flavour = Co wieczór liczy głowy, a po starciu dwa razy.
    .gen = Sierżanta
    .acc = Sierżanta
leader_surveyor = Geodetka
    .flavour = Wie, którędy biegła droga i kto nią jeszcze chodzi.
    .gen = Geodetki
    .acc = Geodetkę
leader_matriarch = Matka Rodu
    .flavour = Od jej stołu nikt nie wstaje głodny ani bez długu.
    .gen = Matki Rodu
    .acc = Matkę Rodu

## Karty odkryć

discovery_spring_line = Linia źródlisk
    .flavour = Kop tam, gdzie mech zostaje zielony.
discovery_seed_vault = Skarbiec nasion
    .flavour = Każda szuflada ma nazwę, a niektóre jeszcze kiełkują.
discovery_nursery = Szkółka leśna
    .flavour = Drzewa dla ludzi, których jeszcze nie ma.
discovery_machine_hall = Hala maszyn
    .flavour = Dachu nie ma, suwnice tylko śpią.
discovery_test_well = Próbny odwiert
    .flavour = Wywiercili, zatkali i nikomu nie powiedzieli.
discovery_old_shaft = Stary szyb
    .flavour = Drabina trzyma. Przeważnie.
discovery_sunken_depot = Zatopiony skład
    .flavour = Po każdym deszczu wypływają skrzynie.
discovery_fuel_cache = Ukryte paliwo
    .flavour = Ktoś miał po nie wrócić.
discovery_reactor_core = Rdzeń reaktora
    .flavour = Buczy. Nie stój tak blisko, żeby to słyszeć.
discovery_refugee_train = Pociąg uchodźców
    .flavour = Ostatni wagon pyta, czy jest zupa.
discovery_field_hospital = Szpital polowy
    .flavour = Dwa namioty, jedna piła, pewne ręce.
discovery_flatpack_walls = Ściany w paczkach
    .flavour = Zawsze brakuje jednej śruby.
discovery_survey_maps = Mapy pomiarowe
    .flavour = Marginesy są warte więcej niż mapa.
discovery_still = Destylator
    .flavour = Nie pytaj, co do środka poszło.
discovery_charcoal_kiln = Mielerz
    .flavour = Tydzień dymu za worek czarnego złota.
discovery_refinery = Rafineria
    .flavour = Cieknie, śmierdzi, działa.
discovery_smelter = Huta
    .flavour = Wchodzą stare telefony, wychodzi cienki jasny drut.
discovery_greenhouse = Szklarnia
    .flavour = Z przednich szyb są dobre dachy.
discovery_scrap_yard = Złomowisko
    .flavour = Wszystko tutaj było kiedyś czyjąś dumą.
discovery_enrichment = Wzbogacanie
    .flavour = Instrukcja ma trzy tomy. Masz dwa.
discovery_motor_pool = Park samochodowy
    .flavour = Z pięciu wraków jest jedna ciężarówka.
discovery_relay_mast = Maszt przekaźnikowy
    .flavour = Nocą słychać miasta, których nie ma.
discovery_rain_tanks = Zbiorniki na deszcz
    .flavour = Pierwsza godzina spływa. Potem się pije.
discovery_kitchen_garden = Ogród warzywny
    .flavour = Fasoli wszystko jedno, jak skończył się świat.
discovery_lathe = Tokarka
    .flavour = Zrobisz na niej wszystko, także drugą tokarkę.
discovery_wide_fields = Rozległe pola
    .flavour = Pług wyrzuca hełmy i ziemniaki.
discovery_pack_mules = Juczne muły
    .flavour = Znają drogę. I mają o tobie zdanie.
discovery_recruiting_song = Pieśń werbunkowa
    .flavour = Trzy zwrotki o chwale, refren o obiedzie.
discovery_prefab_frames = Gotowe szkielety
    .flavour = Stoją, nim zagotuje się woda.
discovery_watchtowers = Wieże strażnicze
    .flavour = Zobacz ich przed nimi i niech to wiedzą.
discovery_war_drums = Bębny wojenne
    .flavour = Pół bitwy to hałas przed nią.
discovery_drill_ground = Plac ćwiczeń
    .flavour = Jeszcze raz, tym razem w butach.
discovery_hazard_suits = Kombinezony ochronne
    .flavour = Jeden rozmiar. Nie pasuje nikomu, ratuje każdego.
discovery_winter_stores = Zapasy na zimę
    .flavour = Podpisz, ułóż, zamknij.
discovery_merchants_seal = Pieczęć kupiecka
    .flavour = Kto ma pieczęć, ten nie czeka w kolejce.
discovery_signal_rockets = Race sygnałowe
    .flavour = Znaczą: pomocy. Znaczą też: kryj się.

## Karty miasta

town_stew_kitchen = Garkuchnia
    .flavour = Weź chochlę, zanim ona weźmie ciebie.
town_tool_stall = Stragan z narzędziami
    .flavour = Połowa działa, a wybierasz ty.
town_water_seller = Nosiwoda
    .flavour = Najpierw pije sam, żeby było widać.
town_day_labour = Dniówka
    .flavour = Rozładunek do zmroku, potem jedzenie do oporu.
town_volunteer = Ochotnik
    .flavour = Ma torbę, nóż i żadnych pytań.
town_gossip = Plotki
    .flavour = Gdzieś to wszystko jest prawdą.
town_fence_posts = Słupki ogrodzenia
    .flavour = Sprzedawane na naręcza, drzazgi gratis.
town_fast_truck = Szybka ciężarówka
    .flavour = Hamulce płatne osobno.
town_contract_crew = Najęta ekipa
    .flavour = Płatni od ściany, więc budują szybko.
town_smoke_shells = Granaty dymne
    .flavour = Czego nie widzą, tego nie policzą.
