# Jak grać, w minutę; co ma ponadto gra z pewnymi opcjami.

how_simpler_1 = Prostsza gra: każdy surowiec poza Uranem płaci za każdą akcję w punktach. Koszty w kostkach i skażenie bez zmian.
how_1 = Prowadzisz społeczność na pustkowiu z heksów wokół Miasta Targowego, przez dwa lata po cztery pory roku: 16 tur. Wygrywa osoba z największą liczbą PZ.
how_2 = 1. Produkcja: Baza, Posterunki i Zwiadowcy wytwarzają kostki tego, co daje ich heks. Baza daje jeszcze X Prowiantu, za każdy bogatszy heks obok.
how_3 = 2. Akcje, na ile cię stać: ruch Zwiadowców z ładunkiem, werbunek, Posterunki i Barykady, wizyta w mieście, dobieranie i kończenie odkryć. Prowiant płaci za wszystko; inne kostki są warte więcej, gdzie pasują. Reszta zostaje w sakiewce do końca tury.
how_4 = Nowe Posterunki leżą złożone przy Bazie. Zwiadowca niesie jeden na heks i tam go uruchamia: wytwarza co turę i daje 2 PZ.
how_5 = Kto wchodzi na heks innych, ma spotkanie: gospodarz przyjmuje albo stawia opór, potem handlujecie albo walczycie kartami, kostkami i pionkami. Zwycięzca zabiera zdobycz.
how_6 = Nie kończ tury na Strefie Radiacji ani Skażonej Wodzie. Na koniec tur 8 i 16 miej 2 Prowiantu albo 1 Żywność na każdego aktywnego Zwiadowcę.
how_7 = Na koniec punktują aktywne pionki: Baza 3, Posterunek 2, Zwiadowca 1; potem ukończone odkrycia, 10 kostek jednego rodzaju, najwięcej Ropy, Złota i Uranu. F1 pokazuje zasadę, z której wynika pytanie.
