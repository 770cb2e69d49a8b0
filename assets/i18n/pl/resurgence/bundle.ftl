# The parts of a cost or a reward.
#
# .text what it is, .short for narrow screens, .sign for the boards, .acc what is paid or gained.

bundle_food = { $count ->
    [one] { $count } Żywność
    [few] { $count } Żywności
    [many] { $count } Żywności
   *[other] { $count } Żywności
}
    .short = Ży
bundle_fuel = { $count ->
    [one] { $count } Paliwo
    [few] { $count } Paliwa
    [many] { $count } Paliwa
   *[other] { $count } Paliwa
}
    .short = Pa
bundle_parts = { $count ->
    [one] { $count } Część
    [few] { $count } Części
    [many] { $count } Części
   *[other] { $count } Części
}
    .short = Cz
bundle_ammo = { $count ->
    [one] { $count } Amunicja
    [few] { $count } Amunicji
    [many] { $count } Amunicji
   *[other] { $count } Amunicji
}
    .short = Am
    .acc = { $count ->
        [one] { $count } Amunicję
        [few] { $count } Amunicji
        [many] { $count } Amunicji
       *[other] { $count } Amunicji
    }
bundle_meds = { $count ->
    [one] { $count } Lek
    [few] { $count } Leki
    [many] { $count } Leków
   *[other] { $count } Leku
}
    .short = Le
bundle_vp = { $count } PZ
    .short = PZ
bundle_res = { $count ->
   *[one] dowolny Surowiec
    [few] { $count } dowolne Surowce
    [many] { $count } dowolnych Surowców
    [other] { $count } dowolnego Surowca
}
    .short = Sur
    .text = Żywność, Paliwo lub Część, za każdym razem do wyboru.
bundle_sup = { $count ->
   *[one] Amunicja lub Lek
    [few] { $count } Amunicji lub Leków
    [many] { $count } Amunicji lub Leków
    [other] { $count } Amunicji lub Leku
}
    .short = Zas
    .text = Amunicja lub Lek, za każdym razem do wyboru.
    .acc = { $count ->
       *[one] Amunicję lub Lek
        [few] { $count } Amunicji lub Leków
        [many] { $count } Amunicji lub Leków
        [other] { $count } Amunicji lub Leku
    }
bundle_any = { $count ->
   *[one] dowolny towar
    [few] { $count } dowolne towary
    [many] { $count } dowolnych towarów
    [other] { $count } dowolnego towaru
}
    .short = dow
    .text = Żywność, Paliwo, Część, Amunicja lub Lek, za każdym razem do wyboru.
bundle_row_price = Żywność pod kartą
    .short = cena
    .text = Tyle Żywności, ile pokazuje pole Rzędu Ocalałych.
bundle_retire = { $count ->
   *[one] wycofanie
    [few] { $count } wycofania
    [many] { $count } wycofań
    [other] { $count } wycofania
}
    .short = wyc
    .text = Usuń z gry 1 swój żeton z Woreczka lub Obszaru Odpoczynku.
bundle_plan = { $count ->
   *[one] planowanie
    [few] { $count } planowania
    [many] { $count } planowań
    [other] { $count } planowania
}
    .short = plan
    .text = Weź 1 odkrytą Misję na wolne miejsce planowania. Misje Zaawansowane wymagają Poziomu 3.
bundle_draw = { $count ->
   *[one] dobranie
    [few] { $count } dobrania
    [many] { $count } dobrań
    [other] { $count } dobrania
}
    .short = dob
    .text = Dobierz 1 żeton z Woreczka i od razu przydziel go do dowolnego obszaru.
bundle_spec_builder = { $count ->
   *[one] +1 Budowniczy
    [few] +{ $count } Budowniczych
    [many] +{ $count } Budowniczych
    [other] +{ $count } Budowniczego
}
    .short = +B
    .text = Włóż 1 żeton Budowniczego ze swojej puli do Woreczka.
bundle_spec_scholar = { $count ->
   *[one] +1 Naukowiec
    [few] +{ $count } Naukowców
    [many] +{ $count } Naukowców
    [other] +{ $count } Naukowca
}
    .short = +N
    .text = Włóż 1 żeton Naukowca ze swojej puli do Woreczka.
bundle_spec_ranger = { $count ->
   *[one] +1 Łowca
    [few] +{ $count } Łowców
    [many] +{ $count } Łowców
    [other] +{ $count } Łowcy
}
    .short = +L
    .text = Włóż 1 żeton Łowcy ze swojej puli do Woreczka.
bundle_spec_any = { $count ->
   *[one] +1 Specjalista
    [few] +{ $count } Specjalistów
    [many] +{ $count } Specjalistów
    [other] +{ $count } Specjalisty
}
    .short = +Spec
    .text = Włóż 1 żeton Łowcy, Naukowca lub Budowniczego ze swojej puli do Woreczka.
bundle_lead_metro = +{ $count } na torze Metra
    .short = tor M
    .text = Awansuj o 1 pole na torze Metra.
bundle_lead_harbor = +{ $count } na torze Portu
    .short = tor P
    .text = Awansuj o 1 pole na torze Portu.
bundle_lead_compound = +{ $count } na torze Kryjówki
    .short = tor K
    .text = Awansuj o 1 pole na torze Kryjówki.
bundle_lead_any = +{ $count } na dowolnym torze
    .short = tor
    .text = Awansuj o 1 pole na dowolnym jednym torze Przywództwa.
bundle_rescue = ratunek
    .short = rat
    .text = Weź 1 kartę z Rzędu Ocalałych bez płacenia Żywności i włóż jej żeton do Woreczka.
bundle_build = budowa
    .short = bud
    .text = Oczyść 1 swoje pomieszczenie bez płacenia Części.
    .acc = budowę
bundle_complete = ukończenie Misji
    .short = ukoń.
    .text = Ukończ 1 zaplanowaną Misję. Zapłać jej koszt, ale pomiń to, gdzie każe umieścić żeton.
bundle_end_rooms2 = 1 PZ za 2 pomieszczenia
    .short = pz/2Po
    .text = Na koniec gry: 1 PZ za każde 2 oczyszczone pomieszczenia, z Punktem Kontrolnym, najwyżej 5.
bundle_end_survivors2 = 1 PZ za 2 Ocalałych
    .short = pz/2Oc
    .text = Na koniec gry: 1 PZ za każde 2 karty Ocalałych, z Bohaterem, najwyżej 4.
bundle_end_missions2 = 1 PZ za 2 Misje
    .short = pz/2Mi
    .text = Na koniec gry: 1 PZ za każde 2 ukończone Misje, razem z tą, najwyżej 4.
