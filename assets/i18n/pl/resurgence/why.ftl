# Why it is asked.

why_gain = W zamian: { $gain }.
why_SET-19_hero = Bohater liczy się jako twoja pierwsza karta Ocalałego; każdej karty możesz użyć raz na rundę.
why_SET-19_hero_order = { $last } wybiera na początku; { $first } jako Pierwszy Gracz na końcu. Bohater to twoja pierwsza karta Ocalałego.
why_SET-19_starter = Zajmuje jedno z twoich miejsc planowania. Możesz ją ukończyć od pierwszej tury.
why_SAL-02 = Pozostałe karty podajesz dalej; na koniec zbierasz wszystko, co masz na zatrzymanych.
why_SOLO-10 = Pozostałe dwie zatrzymujesz i dostajesz jeszcze jedną losową; zbierasz wszystkie trzy.
why_SAL-11 = Specjalista liczy się w Przywództwie za 2 i może korzystać z pól swojego rodzaju.
why_ASG-01 = Obszar liczy żeton w Przywództwie i mówi, dokąd może trafić: do Stref z tym znakiem lub do twoich pomieszczeń.
why_EVT-05 = To Wydarzenie jest opcjonalne.
why_UPK-B1 = To Wydarzenie jest opcjonalne.
why_event = Możesz je pominąć albo raz z niego skorzystać: { $text }.
why_AMB-143 = Musisz wykonać jedno z tego w całości i żadna karta nie pomaga.
why_AMB-144 = Oddaj jeden towar i weź jeden innego rodzaju; wzięty możesz znowu oddać.
why_mutant_action = Wybierasz swobodnie, ale płacić musisz w całości.
why_demand = Mutanci żądają: { $text }.
why_ENC-04 = Mutant kosztuje dowolny towar, Bestia Amunicję lub Lek, ale daje 2 PZ; Włóczęga nic nie kosztuje i handluje.
why_ENC-04_alone = Bestia kosztuje Amunicję lub Lek i daje ci 2 PZ; jeśli dotrwa do Utrzymania, daje Mutantom 4 PZ.
why_ENC-10 = Oddajesz jeden towar i zyskujesz jeden innego rodzaju.
why_LEAD-12 = Dostajesz premię z pola, na które wchodzisz.
why_PLACE-01 = Strefa kosztuje 1 towar za każdego Mutanta i każdego Ocalałego innego gracza; pomieszczenia nic nie kosztują.
why_PLACE-01_encounters = 1 towar za Mutanta lub Ocalałego innego gracza, Amunicja lub Lek za Bestię; pomieszczenia za darmo.
why_PLACE-01_dearer = { $event }: Mutant kosztuje { $count ->
    [one] { $count } towar
    [few] { $count } towary
    [many] { $count } towarów
   *[other] { $count } towaru
}, Ocalały innego gracza 1; pomieszczenia za darmo.
why_PLACE-01_encounters_dearer = { $event }: Mutant kosztuje { $count ->
    [one] { $count } towar
    [few] { $count } towary
    [many] { $count } towarów
   *[other] { $count } towaru
}, Bestia Amunicję lub Lek i jeszcze { $more }; Ocalały 1.
why_PLACE-06 = 1 towar za każdego Mutanta i każdego Ocalałego innego gracza w tej Strefie, w dowolnym połączeniu.
why_penalty = Za { CASE($there, "acc") } płacisz { CASE($goods, "acc") }.
why_ACT-01_stalker = Pole, Włóczęga, Wydarzenie, twoje karty i jedna Misja, w dowolnej kolejności. Co pominiesz, przepada.
why_ACT-01_stalker_alone = Pole, Włóczęga, twoje karty i jedna Misja, w dowolnej kolejności. Co pominiesz, przepada.
why_ACT-01_alone = Pole, twoje karty i jedna Misja, w dowolnej kolejności. Co pominiesz, przepada.
why_ACT-01 = Pole, Wydarzenie, twoje karty i jedna Misja, w dowolnej kolejności. Co pominiesz, przepada.
why_GEN-03 = Co nie mieści się na pełnym torze, przepada.
why_GEN-04 = Płacisz w całości, zanim dostaniesz to, za co płacisz.
why_GEN-09 = Liczy się w Przywództwie za 2 i może korzystać z pól swojego rodzaju.
why_AMB-56 = Dostajesz jedno z tego i za każdym razem wybierasz od nowa.
why_AMB-128 = Bierz je po jednej; każdą możesz pominąć.
why_AMB-135 = Nie zmienia już żadnej sumy w Przywództwie. Umieścisz go w późniejszej turze tej rundy.
why_RET-01 = Żeton opuszcza grę na zawsze; z mniejszego Woreczka częściej dobierasz pozostałe.
why_DRAW-05 = Przydzielasz go od razu, jawnie, a umieścisz w późniejszej turze tej rundy.
why_BUILD-01 = Odwróć Rumowisko i weź nagrodę. Z pomieszczenia skorzystasz od następnej tury.
why_SURV-20 = Karty użyjesz od następnej tury, a żeton jej rodzaju trafia do twojego Woreczka.
why_SURV-23 = Nie płacisz Żywności. Zyskujesz kartę, a żeton jej rodzaju trafia do twojego Woreczka.
why_MIS-03 = Zajmuje wolne miejsce planowania. Możesz ją ukończyć od następnej tury.
why_MIS-13 = Płacisz w całości, zanim dostaniesz to, za co płacisz.
why_MIS-16 = W każdym Utrzymaniu Misja daje to, co pokazuje jej kolumna.
why_MIS-18 = W każdej twojej kolumnie po raz pierwszy leży Misja: weź za darmo dowolną kartę Rzędu.
why_ROOM-HEADQUARTERS = Płacisz jej koszt, ale nie musisz umieszczać żetonu w jej Dzielnicy.
why_UPK-B = Każda Misja w tej kolumnie daje jedno z tego.
why_UPK-C = Potrzebujesz dość Amunicji i Leków, które zachowujesz, a płacisz Paliwo i Żywność.
why_level = Masz { CASE($hold, "acc") }. Zapłać { CASE($cost, "acc") }, a dostaniesz: { $gain }.
