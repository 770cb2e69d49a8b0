# Co stoi na kartach i planszach, złożone z ich wartości; .short na wąskie ekrany.

## Efekty

printed_gain = zyskujesz { CASE($goods, "acc") }
    .short = +{ $goods }
printed_choose = zyskujesz jedno z: { $goods }
    .short = +1: { $goods }
printed_points = { $count ->
    [one] { $count } punkt { CASE($type, "gen") } do sakiewki
    [few] { $count } punkty { CASE($type, "gen") } do sakiewki
    [many] { $count } punktów { CASE($type, "gen") } do sakiewki
   *[other] { $count } punktów { CASE($type, "gen") } do sakiewki
}
    .short = { $count } pkt { $type }
printed_income = na początku każdej produkcji: { $goods }
    .short = co turę +{ $goods }
printed_swap = płacisz { CASE($pays, "acc") }, zyskujesz { CASE($goods, "acc") }
    .short = { $pays } > { $goods }
printed_pay = płacisz { CASE($pays, "acc") }
    .short = płać { $pays }
printed_terrain = Pustkowie pod twoim aktywnym Zwiadowcą zmienia się w { CASE($terrain, "acc") }
    .short = Pustkowie > { $terrain }
printed_bonus = premia X twojej Bazy rośnie o { $count }
    .short = X +{ $count }
printed_cheaper = { $action }: taniej o { $count }
    .short = { $action } -{ $count }
printed_recruit = { $count ->
    [one] werbujesz Zwiadowcę za darmo
    [few] werbujesz { $count } Zwiadowców za darmo
    [many] werbujesz { $count } Zwiadowców za darmo
   *[other] werbujesz { $count } Zwiadowców za darmo
}
    .short = { $count ->
        [one] werbunek gratis
        [few] werbunek { $count } gratis
        [many] werbunek { $count } gratis
       *[other] werbunek { $count } gratis
    }
printed_rouse = { $count ->
    [one] cucisz Zwiadowcę za darmo
    [few] cucisz { $count } Zwiadowców za darmo
    [many] cucisz { $count } Zwiadowców za darmo
   *[other] cucisz { $count } Zwiadowców za darmo
}
    .short = { $count ->
        [one] ocucenie gratis
        [few] ocucenie { $count } gratis
        [many] ocucenie { $count } gratis
       *[other] ocucenie { $count } gratis
    }
printed_erect = { $count ->
    [one] uruchamiasz Posterunek za darmo
    [few] uruchamiasz { $count } Posterunki za darmo
    [many] uruchamiasz { $count } Posterunków za darmo
   *[other] uruchamiasz { $count } Posterunków za darmo
}
    .short = { $count ->
        [one] uruch. Post. gratis
        [few] uruch. { $count } Post. gratis
        [many] uruch. { $count } Post. gratis
       *[other] uruch. { $count } Post. gratis
    }
printed_kit = { $count ->
    [one] budujesz Posterunek za darmo
    [few] budujesz { $count } Posterunki za darmo
    [many] budujesz { $count } Posterunków za darmo
   *[other] budujesz { $count } Posterunków za darmo
}
    .short = { $count ->
        [one] nowy Post. gratis
        [few] { $count } nowe Post. gratis
        [many] { $count } nowych Post. gratis
       *[other] { $count } nowych Post. gratis
    }
printed_fence = { $count ->
    [one] budujesz Barykadę za darmo
    [few] budujesz { $count } Barykady za darmo
    [many] budujesz { $count } Barykad za darmo
   *[other] budujesz { $count } Barykad za darmo
}
    .short = { $count ->
        [one] nowa Bar. gratis
        [few] { $count } nowe Bar. gratis
        [many] { $count } nowych Bar. gratis
       *[other] { $count } nowych Bar. gratis
    }
printed_boost_attacker = +{ $count } do twojej sumy, gdy atakujesz
    .short = atak +{ $count }
printed_boost_host = +{ $count } do twojej sumy, gdy się bronisz
    .short = obrona +{ $count }
printed_boost_either = +{ $count } do twojej sumy w starciu
    .short = starcie +{ $count }
printed_cards = { $count ->
    [one] o { $count } kartę starcia więcej na ręce
    [few] o { $count } karty starcia więcej na ręce
    [many] o { $count } kart starcia więcej na ręce
   *[other] o { $count } kart starcia więcej na ręce
}
    .short = { $count ->
        [one] +{ $count } karta
        [few] +{ $count } karty
        [many] +{ $count } kart
       *[other] +{ $count } kart
    }
printed_proof_season = twoje Posterunki wytwarzają Drewno także jesienią, a Wodę także zimą
    .short = bez złych pór
printed_proof_hazard_end = twoi Zwiadowcy mogą kończyć turę na skażonych heksach
    .short = skażenie niegroźne
printed_proof_hazard_pay = Prowiant płaci za twój ruch na skażony heks i z niego
    .short = Pr płaci na skażeniu
printed_proof_year_end = { $count ->
    [one] na koniec roku twojemu Zwiadowcy wystarcza { $count } Prowiant
    [few] na koniec roku twojemu Zwiadowcy wystarczają { $count } Prowiantu
    [many] na koniec roku twojemu Zwiadowcy wystarcza { $count } Prowiantu
   *[other] na koniec roku twojemu Zwiadowcy wystarcza { $count } Prowiantu
}
    .short = koniec roku { $count }Pr
printed_barter = miasto handluje z tobą jak z biegłymi
    .short = biegłość w mieście
printed_draw = { $count ->
    [one] oglądasz { $count } kartę odkrycia i ją bierzesz
    [few] oglądasz { $count } karty odkryć i bierzesz jedną
    [many] oglądasz { $count } kart odkryć i bierzesz jedną
   *[other] oglądasz { $count } kart odkryć i bierzesz jedną
}
    .short = obejrzyj { $count }, weź 1
printed_scrap = ta karta zostaje odrzucona
    .short = odrzuć ją

## Kiedy efekt działa

printed_moment_complete = raz, przy ukończeniu
printed_moment_drawn = raz, przy dobraniu
printed_moment_lasting = dopóki leży przed tobą
printed_moment_use = akcja, raz na turę
printed_moment_turn = akcja w twojej turze, raz
printed_moment_boost = przy wzmocnieniach w starciu, raz

## Wymagania

printed_outrider_on = aktywny Zwiadowca na terenie: { $terrain }
    .short = Z na: { $terrain }
printed_outpost_on = aktywny Posterunek na terenie: { $terrain }
    .short = P na: { $terrain }
printed_outposts = { $count ->
    [one] { $count } aktywny Posterunek
    [few] { $count } aktywne Posterunki
    [many] { $count } aktywnych Posterunków
   *[other] { $count } aktywnych Posterunków
}
    .short = { $count }P
printed_outriders = { $count ->
    [one] { $count } aktywny Zwiadowca
    [few] { $count } aktywnych Zwiadowców
    [many] { $count } aktywnych Zwiadowców
   *[other] { $count } aktywnych Zwiadowców
}
    .short = { $count }Z
printed_near_town = aktywny Zwiadowca obok miasta
    .short = Z przy mieście
printed_barricades = { $count ->
    [one] { $count } ustawiona Barykada
    [few] { $count } ustawione Barykady
    [many] { $count } ustawionych Barykad
   *[other] { $count } ustawionych Barykad
}
    .short = { $count }K
printed_bonus_least = premia X twojej Bazy co najmniej { $count }
    .short = X { $count }
printed_far = { $count ->
    [one] aktywny Zwiadowca co najmniej { $count } heks od twojej Bazy
    [few] aktywny Zwiadowca co najmniej { $count } heksy od twojej Bazy
    [many] aktywny Zwiadowca co najmniej { $count } heksów od twojej Bazy
   *[other] aktywny Zwiadowca co najmniej { $count } heksów od twojej Bazy
}
    .short = Z o { $count } dalej

## Koszty i wytwory

printed_card = { $cost }: { $does }
    .aloud = koszt { $cost }; { $does }
printed_none = nic
printed_further = { $count } za każdego dalszego Zwiadowcę
printed_with_basecamp = { $count } z Bazą
printed_each_barricade = { $count } za każdą ustawioną wokół Barykadę jego właściciela
printed_flat = { $count } w sumie z ulepszonego transportu
printed_dear = { $usual }, { CASE($season, "ins") } { $dear }
