# How to play in a minute; what a game with certain options has besides.

how_solo_1 = W pojedynkę: Mutanci zaczynają z punktami i daleko na torach. Wygrywasz, mając na końcu więcej Punktów Zwycięstwa niż oni.
how_solo_2 = W każdej rundzie ich karta Przywództwa mówi, zależnie od twojej sumy w obszarze, kto w nim awansuje: oni, obie strony czy ty.
how_solo_3 = Przed każdym z trzech pierwszych umieszczeń karta Mutanta kładzie żetony w Dzielnicy. Mutanci działają tam tak, jak mówi odkryta strona ich planszy Akcji.
how_solo_4 = Na koniec dostają punkty za miejsca na torach i najwięcej, ile dają oba Zadania.
how_encounters_1 = Spotkania: Bestia kosztuje Amunicję lub Lek i daje ci 2 PZ; w pojedynkę każda pozostała Bestia daje w Utrzymaniu Mutantom 4 PZ. Włóczęga nic nie kosztuje i pozwala zaplanować Misję albo wymienić towar.
how_1 = Przez sześć rund dowodzisz osadą w ruinach Moskwy. Wygrywa osoba z największą liczbą Punktów Zwycięstwa.
how_2 = 1. Dobierz z Woreczka żetony Ocalałych i każdy w tajemnicy przydziel do Metra, Portu lub Kryjówki.
how_3 = 2. Wszyscy ujawniają. W każdym obszarze gracz z najwyższym Przywództwem awansuje na jego torze i dostaje premię.
how_4 = 3. Po kolei umieszczacie po jednym żetonie: w Strefie miasta, w pomieszczeniu Kryjówki albo na odpoczynku. Weź to, co daje miejsce, użyj aktywowanych kart Ocalałych, ukończ tam zaplanowaną Misję. Mutanci i rywale w Strefie kosztują towary.
how_5 = 4. Utrzymanie: żetony odpoczywają, Misje dają dochód, a mając dość Amunicji i Leków, możesz podnieść Poziom Kryjówki.
how_6 = Menu podaje wszystkie dozwolone możliwości. Obejrzyj dowolne inne miejsce, aby zobaczyć, czemu nie możesz go wybrać. F1 pokazuje zasadę, z której wynika pytanie.
