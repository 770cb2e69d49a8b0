# A case worked out for the rules of rule.ftl, in our own words: example_ and the id of the rule.

## Zasady ogólne

example_RSD-GEN-01 = Anna i Borys siadają z dwoma botami: cztery miejsca, więcej być nie może.
example_RSD-GEN-02 = W turze 5 Borys nie ma Zwiadowców ani Posterunków, a jego Baza jest złożona. W turze 6 Baza się zbiera i Borys gra dalej.
example_RSD-GEN-03 = Zaczyna się tura 9: najpierw produkcja. Potem ruszasz, werbujesz, znów ruszasz i kończysz turę.
example_RSD-GEN-04 = Zaczyna Borys, potem ty, potem Celina. W turze 16 nadal Borys, ty, Celina.
example_RSD-GEN-05 = Dwóch twoich Zwiadowców leży na heksie rywala. Nie bronią się i na koniec roku ich nie karmisz.
example_RSD-GEN-06 = Budujesz Posterunek i Barykadę i werbujesz Zwiadowcę. Zwiadowca może od razu zabrać jedno i drugie.
example_RSD-GEN-07 = Czterech graczy ma razem 30 kostek Drewna. Następne wytwarza się jak pierwsze.
example_RSD-GEN-08 = Z 2 Uranu w magazynie i jedną Bombą na mapie nie kupisz go w mieście.
example_RSD-GEN-09 = Masz 2 Uranu i zdobywasz 3. Bierzesz 1; Borys zachowuje 2.
example_RSD-GEN-10 = Gość, który pokonał Bazę, może jako swój jeden surowiec zabrać cały Prowiant.
example_RSD-GEN-11 = Posterunek kosztuje 6 punktów, a masz 5 Prowiantu: budowy nie ma na liście.
example_RSD-GEN-12 = Rozbierasz Posterunek i znów go uruchamiasz. Jedno i drugie kosztuje 4 punkty, więc nie da się tak bez końca.
example_RSD-GEN-13 = Na bardzo poszarpanej mapie kafel pasuje na 70 pól. Najpierw wybierasz rząd.
example_RSD-GEN-14 = Sprzedajesz z 83 Prowiantu. Najpierw mówisz 60, potem 4: razem 64.
example_RSD-GEN-15 = Obok leży Strefa Radiacji, a masz sam Prowiant. Nie ma jej na liście celów.
example_RSD-GEN-16 = Z trzech Zwiadowców na heksie jeden niesie Bombę. Mówisz, ilu z dwóch pozostałych idzie i czy idzie uzbrojony.

## Elementy i limity

example_RSD-COMP-01 = Trzech graczy używa 3 Baz, 18 Zwiadowców, 12 Posterunków i 24 Barykad.
example_RSD-COMP-02 = Czterech twoich Zwiadowców stoi, a dwóch leży: masz w grze 6 i nie możesz werbować.
example_RSD-COMP-03 = Dla dwóch graczy w stosie nie ma Pola Naftowego ani Kopalni Złota; mogą przyjść tylko z heksów startowych i odkryć.
example_RSD-COMP-04 = Wypełniono dwie dziury, więc w pudełku leży 8 heksów startowych.
example_RSD-COMP-05 = Las zostaje napromieniowany. Kafel Lasu trafia do pudełka, w którym jest o jedną Strefę Radiacji mniej.
example_RSD-COMP-06 = Po doborze trzech graczy w talii jest 27 z 36 kart odkryć.

## Mapa z heksów

example_RSD-HEX-01 = Pod heksem leżą dwa inne, trochę w lewo i trochę w prawo.
example_RSD-HEX-02 = Na północny wschód od F3 leży heks rzędu E.
example_RSD-HEX-03 = C2 i D2 leżą prawie pod sobą, jakkolwiek poszarpana jest mapa.
example_RSD-HEX-04 = Źródło Wody z bloku leży na wschód od miasta, Źródło Żywności na północny zachód, Ośrodek Techniki na południowy zachód.
example_RSD-HEX-05 = Heks dotyka miasta dwiema krawędziami. I tak jest sąsiadem tylko raz.
example_RSD-HEX-06 = Dziewięć heksów pierścienia dotyka miasta, trzy nie.
example_RSD-HEX-07 = Dwa kafle stykają się tylko rogiem. Nie sąsiadują.
example_RSD-HEX-08 = Między dwoma heksami jest dziura. Liczy się jako krok, jak każdy heks.
example_RSD-HEX-09 = Barykada między F3 i F4 nazywa się F3/F4, z której strony by nie patrzeć.
example_RSD-HEX-10 = Twoje Posterunki na B4, D1 i D6 wytwarzają w tej kolejności.
example_RSD-HEX-11 = Nawet gdyby każdy kafel kłaść jak najdalej, mapa skończy się wcześniej.

## Przygotowanie gry

example_RSD-SET-01 = Znasz swoje trzy odkrycia, zanim dowiesz się, kto ma pierwszą turę.
example_RSD-SET-02 = W twojej puli czeka pięciu Zwiadowców, trzy Posterunki i siedem Barykad.
example_RSD-SET-03 = Dostajesz Geodetkę i wszyscy to widzą.
example_RSD-SET-04 = Za 6 Prowiantu zrobisz trzy ruchy jednego Zwiadowcy, zanim pierwsza produkcja dołoży więcej.
example_RSD-SET-05 = Celina prowadzi przygotowania, a pierwszą turę ma Borys.
example_RSD-SET-06 = W pierwszej turze Zwiadowca może zabrać Posterunek i Barykadę razem.
example_RSD-SET-07 = W turze 1 stoisz obok miasta z 5 Prowiantu. Możesz je odwiedzić.
example_RSD-SET-08 = Przygotowania prowadzisz ty, ale los wskazuje Borysa i to jego tura jest pierwsza.
example_RSD-SET-09 = Na pierwszą grę wybierz mapę rozdaną i rozdane Bazy; od razu zaczyna się dobór kart.
example_RSD-SET-10 = Mapa rozdana zostawia trochę dziur i zamyka się wokół nich, jak robią to ludzie.
example_RSD-SET-11 = Trzy dozwolone heksy mają X = 2, inne mniej. Twoja Baza staje na jednym z tych trzech.

## Układanie mapy

example_RSD-LAY-01 = Zanim ktokolwiek położy kafel, leży 13: blok i jego pierścień.
example_RSD-LAY-02 = Dobierasz dwa Pustkowia i Pole Naftowe. Inni widzą, co masz do ułożenia.
example_RSD-LAY-03 = Przy trzech graczach jest 8 dobrań, więc dwóch graczy dobiera trzy razy, a jeden dwa.
example_RSD-LAY-04 = Pole Naftowe kładziesz ostatnie, żeby leżało tam, gdzie chcesz.
example_RSD-LAY-05 = Pole oddalone od mapy o dwa kroki nie jest miejscem na kafel.
example_RSD-LAY-06 = Dwa twoje kafle dotykają dwóch lub więcej heksów. Trzeci musi trafić tam, gdzie dotknie tylko jednego.
example_RSD-LAY-07 = Twój pierwszy kafel dotyka jednego heksu. Drugi leży teraz obok niego; to niczego nie zmienia.
example_RSD-LAY-08 = Kafel z jednym sąsiadem kładziesz jako pierwszy i masz ten obowiązek z głowy.
example_RSD-LAY-09 = Luka dotyka sześciu heksów. Możesz ją zamknąć kaflem, który ma dotykać dwóch lub więcej.
example_RSD-LAY-10 = Dwa puste pola obok siebie są zamknięte kaflami. Oba dostają heksy startowe.
example_RSD-LAY-11 = Dziury na B3 i E5 zostają wypełnione: najpierw B3, potem E5, tym, co leży na wierzchu.
example_RSD-LAY-12 = Cztery dziury, dziesięć heksów startowych: sześć trafia do pudełka.

## Wybór miejsca Bazy

example_RSD-BASE-01 = Prowadzi Anna i bierze najlepszy heks; następny, Borys, musi zachować od niego odległość.
example_RSD-BASE-02 = Las byłby dobrym domem, ale pierwsza Baza stoi na Pustkowiu.
example_RSD-BASE-03 = Pustkowie obok Źródła Wody z bloku nie dotyka miasta: wolno.
example_RSD-BASE-04 = Baza Borysa jest na D4. D6 jest za blisko; D7 wystarczy.
example_RSD-BASE-05 = Pustkowie ma obok Las, Ośrodek Techniki i Pole Naftowe: trzy to za dużo.
example_RSD-BASE-06 = Każde wolne Pustkowie dość daleko od innych ma trzech bogatych sąsiadów. Możesz wziąć jedno z nich.
example_RSD-BASE-07 = Żadne Pustkowie nie leży w odległości 3 od wszystkich Baz. Dozwolone jest teraz w odległości 2.
example_RSD-BASE-08 = Na maleńkiej mapie zostało tylko Pustkowie obok Bazy. Możesz tam zacząć.
example_RSD-BASE-09 = Dla Celiny odpadła zasada (d). Ty masz heks, który spełnia wszystkie cztery, więc taki bierzesz.
example_RSD-BASE-10 = Obok twojej Bazy leżą tylko trzy Strefy Radiacji. Zamieniasz tę od strony miasta.
example_RSD-BASE-11 = Bazy Borysa i Celiny są otoczone, a w pudełku jest jedno Pustkowie. Gra pyta tego, kto jest bliżej prowadzącego.

## Dobór odkryć

example_RSD-DRAFT-01 = Przy dwóch graczach karty ogląda się w sumie sześć razy, każdy po trzy.
example_RSD-DRAFT-02 = Bierzesz Tokarkę, odkładasz Destylator. Borys zobaczy trzecią kartę i dwie pod nią, a ty jedną z nich znasz.
example_RSD-DRAFT-03 = Zwracasz Rafinerię. Jeśli Borys jej nie weźmie, możesz ją zobaczyć w następnej kolejce.
example_RSD-DRAFT-04 = Odłożony Destylator może się trafić przy dobieraniu w turze 10.

## Pory roku i koniec tury

example_RSD-CAL-01 = Ty masz turę 8, Borys jeszcze 7. U obojga jest zima, ale tylko twój rok zaraz się skończy.
example_RSD-CAL-02 = W turze 9 wszystkie Posterunki wytwarzają to, co daje ich teren.
example_RSD-CAL-03 = W turze 3 sprzedajesz 2 Wody za 8. W turze 2 były warte 4.
example_RSD-CAL-04 = W turze 5 masz w Lesie Posterunek i Zwiadowcę. Posterunek wytwarza 2 Prowiantu; Zwiadowca nadal może wytworzyć Drewno.
example_RSD-CAL-05 = W turze 7 twój Posterunek na Źródle Wody wytwarza Prowiant. Zwiadowca obok niego może wytworzyć 1 Wodę.
example_RSD-CAL-06 = Zimą twój Posterunek wytwarza 2 Żywności, a miasto płaci za nie 8.
example_RSD-CAL-07 = Skażona Woda zimą: twój Posterunek wybiera między 2 Prowiantu a 1 Chemią.
example_RSD-CAL-08 = Ostatnia okazja do sprzedaży to tura 14.
example_RSD-CAL-09 = Zwiadowca stracony na skażeniu w turze 8 nie potrzebuje już jedzenia.
example_RSD-CAL-10 = Twój Zwiadowca stoi przy twoim Posterunku na Strefie Radiacji. Kończysz tak turę: Zwiadowca wraca do Bazy nieaktywny, Posterunek pozostaje aktywny.
example_RSD-CAL-11 = Borys kończy turę. Twój Zwiadowca na Strefie Radiacji zostaje, dopóki nie skończy się twoja.
example_RSD-CAL-12 = W turze 8 masz trzech aktywnych Zwiadowców, jednego na Strefie Radiacji, 3 Prowiantu i 1 Żywność. Ten na skażeniu odpada pierwszy, a obu pozostałych nakarmisz.
example_RSD-CAL-13 = Mając 3 Prowiantu i dwóch Zwiadowców, karmisz tego, który strzeże kopalni, a drugiego tracisz.
example_RSD-CAL-14 = Na koniec tury 8 masz w sakiewce 4 punkty Żywności. Nikogo nie nakarmią i przepadają.
example_RSD-CAL-15 = Po wizycie w turze 5 możesz tam pójść znowu od tury 7, zimą.
example_RSD-CAL-16 = Zwiadowca, który w tej turze spotkał Borysa, w następnej znów może być gościem.
example_RSD-CAL-17 = Tracisz ostatniego Zwiadowcę, gdy Baza jest złożona i nie masz Posterunków. W następnej turze Baza znów stoi i wytwarza 3 + X Prowiantu.
example_RSD-CAL-18 = Złożona Baza leży na Strefie Radiacji. Zbiera się na jednym z Pustkowi obok, ale nie na tym, na którym stoi Borys.
example_RSD-CAL-19 = Złożona Baza opuszcza heks z trzema złożonymi Posterunkami: jeden zostaje, dwa trafiają do puli.

## Produkcja

example_RSD-PROD-01 = Dwa Posterunki i trzech Zwiadowców na Pustkowiach dają razem 4 Prowiantu.
example_RSD-PROD-02 = Posterunek i Zwiadowca na Ośrodku Techniki mogą dać w turze 3 Techniki.
example_RSD-PROD-03 = Twój Posterunek i Zwiadowca dają tu do 3 Wody, zimą 1.
example_RSD-PROD-04 = 4 Żywności z dwóch tur Posterunku nakarmią czterech Zwiadowców na koniec roku.
example_RSD-PROD-05 = Czterech Zwiadowców w jednym Lesie daje 4 Drewna albo 8 Prowiantu.
example_RSD-PROD-06 = Posterunek na Strefie Radiacji daje 1 Chemię na turę; 8 wystarczy na kolejną strefę.
example_RSD-PROD-07 = Jesienią twój Posterunek może tu jeszcze wybrać Wodę; zimą już nie.
example_RSD-PROD-08 = Baza na Polu Naftowym daje 2 Ropy na turę: to 12 punktów.
example_RSD-PROD-09 = Posterunek z twoim Zwiadowcą obok może dać 1 Złoto na turę, a Zwiadowca 1 Drewno.
example_RSD-PROD-10 = Z trzech Zwiadowców na Ośrodku Techniki dwóch wytwarza Technikę, jeden Prowiant: 2 Techniki i 2 Prowiantu.
example_RSD-PROD-11 = Twój Posterunek na Kopalni Złota stoi sam: wytwarza 3 Prowiantu lub 2 Drewna. Z twoim Zwiadowcą obok na liście jest też Złoto.
example_RSD-PROD-12 = Twoja Baza stoi na skraju: wokół są 3 Pustkowia i 1 Las. X wynosi 1, a na Pustkowiu Baza wytwarza 3 + 1 Prowiantu.
example_RSD-PROD-13 = Twoja Baza stoi na Ośrodku Techniki z bloku; dotykają jej trzy pola miasta. Do X liczą się jako 1.
example_RSD-PROD-14 = Twoja Baza w Lesie ma X = 2. Bierzesz 5 Prowiantu albo 2 Drewna i 2 Prowiantu.
example_RSD-PROD-15 = Rywal napromieniowuje Ośrodek Techniki obok twojej Bazy. W następnej produkcji X jest o 1 mniejsze.
example_RSD-PROD-16 = Zbiorniki na deszcz dają 1 Wodę, zanim Baza cokolwiek wytworzy.
example_RSD-PROD-17 = Nie potrzebujesz 3 Prowiantu, a i tak je dostajesz.
example_RSD-PROD-18 = Kto chce Bomb, kupuje Uran w mieście albo kończy Rdzeń reaktora lub Wzbogacanie.

## Akcje

example_RSD-ACT-01 = Ruszasz, werbujesz, znów ruszasz i budujesz Barykadę, wszystko w jednej turze.
example_RSD-ACT-02 = W połowie wizyty w mieście nie zakończysz tury; po wyjściu na mapę tak.
example_RSD-ACT-03 = Werbunek kosztuje 8 punktów: 8 Prowiantu, 4 Żywności albo 1 Złoto.
example_RSD-ACT-04 = Dwóch Zwiadowców z Posterunkiem i Barykadą rusza za 3 punkty.
example_RSD-ACT-05 = Pięć heksów pieszo kosztuje Zwiadowcę 10 punktów; siecią przejdzie za 4.
example_RSD-ACT-06 = 1 Złoto jest warte 8 punktów i opłaca dokładnie jednego Zwiadowcę.
example_RSD-ACT-07 = 2 Wody cucą Zwiadowcę, którego odesłało skażenie.
example_RSD-ACT-08 = Płacisz 3 Drewna albo 2 Techniki i 2 Prowiantu.
example_RSD-ACT-09 = Płacisz 2 Drewna za Posterunek, który przyniósł twój Zwiadowca.
example_RSD-ACT-10 = Las jest napromieniowany. Rozbierasz tam Posterunek za 4 punkty i niesiesz go dalej.
example_RSD-ACT-11 = Złożony Posterunek bez Barykad wokół kosztuje 6 punktów, na przykład 3 Drewna.
example_RSD-ACT-12 = Płacisz 1 Drewno i 1 Prowiant albo 3 Prowiantu.
example_RSD-ACT-13 = Płacisz 2 Techniki i zostaje ci 1 punkt Techniki na kolejny ruch.
example_RSD-ACT-14 = Barykadę daleko od rywali rozbierasz za 3 punkty i niesiesz na granicę.
example_RSD-ACT-15 = Dwa punkty Techniki w sakiewce nie pomogą: potrzebujesz 3 kostek.
example_RSD-ACT-16 = 1 Ropa wystarczy, by rozebrać Bazę.
example_RSD-ACT-17 = Rozebranie, jeden ruch Zwiadowcy i uruchomienie to 6 + 3 + 6 punktów.
example_RSD-ACT-18 = Masz 3 Prowiantu i 5 Żywności: dobrania nie ma na liście.
example_RSD-ACT-19 = Tokarka kosztuje 2 Drewna i 5 Prowiantu. Zamiast Prowiantu Drewna dać nie można.
example_RSD-ACT-20 = Huta bierze 3 Techniki za 1 Złoto, raz na turę.
example_RSD-ACT-21 = Masz 5 Chemii i 4 Ropy. Ani jedno, ani drugie nie wystarcza, a łączyć ich nie można.
example_RSD-ACT-22 = 8 Chemii zmienia Pole Naftowe obok ciebie w Strefę Radiacji.
example_RSD-ACT-23 = Mając 2 Uranu i żadnej Techniki, jeden uzbrajasz, a drugim płacisz.
example_RSD-ACT-24 = Kładziesz 2 Ropy na Posterunku; w magazynie jest o 2 mniej.
example_RSD-ACT-25 = Przed końcem ostatniej tury zabierasz 2 Ropy: liczą się do największej ilości Ropy.
example_RSD-ACT-26 = Przewoźniczka daje 6 punktów Ropy, 2 Żywności i 1 Wodę, w wybranej turze.
example_RSD-ACT-27 = Szybka ciężarówka z tury 4 leży przed tobą, aż w turze 9 przyda się jej 6 punktów.

## Płacenie i sakiewka

example_RSD-PAY-01 = 1 Ropa opłaca trzy ruchy jednego Zwiadowcy.
example_RSD-PAY-02 = Masz 2 Uranu i nic więcej. Ruchu nie opłacisz.
example_RSD-PAY-03 = Mając 12 Prowiantu i żadnej innej kostki, możesz robić wszystko, co kosztuje punkty.
example_RSD-PAY-04 = Za ruch możesz zapłacić 2 Prowiantu, 1 Żywność, 1 Wodę, 1 Technikę lub 1 Ropę, ale nie Drewno.
example_RSD-PAY-05 = Posterunek za 6: 1 Drewno, 1 Żywność i 2 Prowiantu.
example_RSD-PAY-06 = 3 Techniki za zniszczenie Barykady nie trafiają do nikogo.
example_RSD-PAY-07 = Płacisz 1 Ropą za ruch wart 2 punkty. Pozostałe 4 leżą w sakiewce jako Ropa i opłacą w tej turze jeszcze dwa takie ruchy, nawet z innymi akcjami pomiędzy.
example_RSD-PAY-08 = W sakiewce masz 2 punkty Ropy i chcesz uruchomić Posterunek. Ropa nie płaci za Posterunki, więc te punkty tu nie pomogą.
example_RSD-PAY-09 = 2 punkty Ropy z jednego ruchu i 4 z drugiego dają 6: jeszcze trzy ruchy.
example_RSD-PAY-10 = Zostają 4 punkty Ropy, a ty kończysz turę. W następnej nie ma już żadnego.
example_RSD-PAY-11 = Ruch kosztuje 2. Nie zapłacisz 1 Techniki i 1 Ropy, bo sama Ropa wystarczy.
example_RSD-PAY-12 = Barykada wzięła 3 z 4 punktów Techniki. Za ruch używasz tego punktu i dopłacasz 1 Prowiant.
example_RSD-PAY-13 = Bomba chce na koniec tury 1 Techniki. Punkty Techniki w sakiewce jej nie utrzymają.
example_RSD-PAY-14 = Masz 8 Chemii i 1 Uran: skażenie proponuje jedno albo drugie.
example_RSD-PAY-15 = Zapłata 1 Wody za wejście do miasta zostawiłaby ci 1 Prowiant, za który nic tam nie kupisz. Takiej zapłaty nie ma więc na liście.
example_RSD-PAY-16 = Pieśń werbunkowa zdejmuje 3: zostaje 5 punktów. Dwie takie karty zostawiłyby 2.
example_RSD-PAY-17 = Koszt 7 płacisz 1 Wodą i 1 Ropą. Pozostały punkt jest punktem Wody.

## Prostsza gra

example_RSD-SIMP-01 = Chemia płaci za ruch, a Złoto za Barykadę.
example_RSD-SIMP-02 = 1 Chemia uruchomi Posterunek; zniszczenie Barykady nadal wymaga 3 Techniki.
example_RSD-SIMP-03 = W prostszej grze 1 Drewno wyprowadzi cię ze Strefy Radiacji, 2 Prowiantu nie.

## Ruch

example_RSD-MOVE-01 = Dwóch z trzech Zwiadowców idzie do Lasu; trzeci zostaje przy Posterunku.
example_RSD-MOVE-02 = Trzech Zwiadowców przekracza Barykadę rywala: 2 + 2 + 3 = 7 punktów. Przez własną byłoby 4.
example_RSD-MOVE-03 = Jeden Zwiadowca niesie Posterunek i trzy Barykady za 2 punkty ruchu.
example_RSD-MOVE-04 = Zabierasz Barykadę, a po Posterunek wracasz w następnej turze.
example_RSD-MOVE-05 = Zwiadowca leży przy twojej Bazie. Najpierw go ocuć, potem może iść.
example_RSD-MOVE-06 = Tam, gdzie stoisz, leży Barykada Borysa. Nie możesz jej zabrać.
example_RSD-MOVE-07 = Dwóch Zwiadowców mija Barykadę Borysa: 3 punkty i jeszcze 2.
example_RSD-MOVE-08 = Trzech razem rusza za 4 punkty; pojedynczo kosztowałoby to 6.
example_RSD-MOVE-09 = Zwiadowca idzie przez Źródło Wody jak wszędzie.
example_RSD-MOVE-10 = Obok twojego Zwiadowcy leży Strefa Radiacji. Mając 5 Prowiantu, nie wejdziesz tam; mając 1 Żywność, wejdziesz.
example_RSD-MOVE-11 = Twój Posterunek stoi w strefie: wejście za 2 Prowiantu, wyjście za 1 Żywność.
example_RSD-MOVE-12 = Dziurę, której nie wypełniono, trzeba obejść.
example_RSD-MOVE-13 = Twój Zwiadowca ma za sobą handel z Celiną. W tej turze nie wejdzie na heks Borysa.
example_RSD-MOVE-14 = Leży tam tylko złożony Posterunek Borysa: wchodzisz i możesz go przejąć.
example_RSD-MOVE-15 = Twój Posterunek działa w Lesie. Drugiego nie da się przez ten heks przenieść.
example_RSD-MOVE-16 = Najkrótsza droga Bazy prowadzi przez twój aktywny Posterunek: trzeba go obejść.
example_RSD-MOVE-17 = Twoja złożona Baza leży z dwoma złożonymi Posterunkami. Zabierzesz ją tylko razem z jednym z nich.
example_RSD-MOVE-18 = Uzbrojony Zwiadowca musi zostać na zewnątrz; drugi może wejść do miasta.
example_RSD-MOVE-19 = Twój Zwiadowca wszedł z Posterunkiem i Barykadą i uruchomił Posterunek. „Dalej” zabiera Barykadę, a Posterunek zostaje.
example_RSD-MOVE-20 = Twój Ośrodek Techniki leży daleko na południu. Jego Technika opłaci Posterunek na północy.
example_RSD-MOVE-21 = Na jednym heksie leżą złożone Posterunki Borysa i Celiny. Twój też może tam leżeć.

## Ruch siecią

example_RSD-NET-01 = Z Bazy na F3 do Posterunku na B8 jednym krokiem.
example_RSD-NET-02 = Czterech Zwiadowców idzie siecią: 4 + 3 = 7 punktów; z 2 Ropy na starcie tylko 2.
example_RSD-NET-03 = Trzech Zwiadowców idzie za 2 punkty, nie za 6.
example_RSD-NET-04 = Dwie Barykady jadą na granicę; Posterunek trzeba przenieść pieszo.
example_RSD-NET-05 = Dopóki Baza jest w drodze, sieć nie działa.
example_RSD-NET-06 = Niosący Bombę idzie pieszo, heks po heksie.
example_RSD-NET-07 = Z Posterunku na Skażonej Wodzie wychodzisz za 2 Żywności, nie za 4 Prowiantu.
example_RSD-NET-08 = Barykady Borysa zamykają twój Posterunek z każdej strony. Siecią nadal tam dojdziesz.
example_RSD-NET-09 = Obok twojego Posterunku stoi ocucony Zwiadowca Borysa. Musisz przyjść pieszo.

## Zwiadowcy

example_RSD-CREW-01 = Werbujesz przy Posterunku w Lesie, tam, gdzie przyda się Drewno.
example_RSD-CREW-02 = Dwóch z twoich sześciu leży. Ocuć ich; siódmego nie ma.
example_RSD-CREW-03 = Zwerbowany na granicy, od razu ustawia Barykadę.
example_RSD-CREW-04 = Po przegranym ataku dwóch Zwiadowców leży przy Bazie. Za 4 punkty jeden znów stoi.
example_RSD-CREW-05 = Zwiadowca leżący na Strefie Radiacji wstaje tam i lepiej, by odszedł przed końcem tury.
example_RSD-CREW-06 = Wstaje obok Posterunku Borysa. Oba pionki zostają, dopóki ktoś nie wejdzie.

## Posterunki

example_RSD-POST-01 = Nowy Posterunek leży przy Bazie i trzeba go zanieść tam, gdzie ma działać.
example_RSD-POST-02 = Na piąty trzeba by najpierw stracić jeden z czterech.
example_RSD-POST-03 = Przy Bazie leżą trzy złożone Posterunki. Gdzie indziej każdy potrzebuje własnego heksu.
example_RSD-POST-04 = Jest już na Ośrodku Techniki: 4 punkty i od następnej tury daje Technikę.
example_RSD-POST-05 = Obok twojej Bazy stanąć nie może; o heks dalej tak.
example_RSD-POST-06 = Konwój przenosi złożony Posterunek przez miasto i wychodzi z nim.
example_RSD-POST-07 = Jeszcze w tej turze werbujesz przy nim.
example_RSD-POST-08 = Rozbierasz Posterunek obok Borysa, zanim przyjdzie jego konwój.
example_RSD-POST-09 = Uruchamiasz obok złożonego Posterunku Celiny. Jej Posterunek zostaje na miejscu.
example_RSD-POST-10 = Po użyciu taniego transportu w tej turze rozbierasz Posterunek: 2 Ropy przepadają.

## Przejęcie Posterunku

example_RSD-TAKE-01 = W turze 5 pokonujesz Posterunek Borysa; w turze 6 twój Zwiadowca wraca i go przejmuje.
example_RSD-TAKE-02 = Złożonego Posterunku Borysa strzegą dwie jego Barykady. Przejęcie kosztuje 6 + 3 + 3 = 12 punktów.
example_RSD-TAKE-03 = Stoi tam też aktywny Zwiadowca Celiny. Dopóki stoi, nie przejmiesz.
example_RSD-TAKE-04 = Borys ma w puli o Posterunek więcej, ty o jeden mniej.
example_RSD-TAKE-05 = Wszystkie cztery twoje Posterunki są w grze gdzie indziej: przejęcia nie ma na liście.
example_RSD-TAKE-06 = Odchodzą dwie jego Barykady, a tobie została jedna: staje na pierwszej krawędzi, druga jest wolna.
example_RSD-TAKE-07 = Samotną Barykadę Borysa można zniszczyć, ale nie przejąć.
example_RSD-TAKE-08 = Masz 9 punktów na Posterunek z dwiema Barykadami. Trzeba 12, więc nie możesz.

## Barykady

example_RSD-BAR-01 = Budujesz trzy przy Posterunku na granicy i tam je ustawiasz.
example_RSD-BAR-02 = Wszystkie osiem stoi. Na inną granicę musisz najpierw jedną rozebrać.
example_RSD-BAR-03 = Wystarczy sam Posterunek: Zwiadowcy być nie musi.
example_RSD-BAR-04 = Od pustego skraju nikt nie przyjdzie i Barykady tam nie ma.
example_RSD-BAR-05 = Drogi do miasta zamknąć nie można.
example_RSD-BAR-06 = Twój Zwiadowca stoi z Barykadą obok Bazy Borysa. Krawędź między wami jest niedozwolona, dopóki nie masz tam aktywnego Posterunku.
example_RSD-BAR-07 = Między wami stoi Barykada Borysa. Własnej na tej krawędzi nie dodasz.
example_RSD-BAR-08 = Składasz ją na heksie konwoju i niesiesz dalej.
example_RSD-BAR-09 = Niszczysz Barykadę Borysa za 3 Techniki i przechodzisz za 2 punkty.
example_RSD-BAR-10 = Jedna Barykada między dwoma twoimi Posterunkami pomaga obu.
example_RSD-BAR-11 = Dwie złożone Barykady Borysa leżą przy jego Posterunku. Za 3 Techniki nic im nie zrobisz.
example_RSD-BAR-12 = Heks zostaje napromieniowany; Barykada na jego krawędzi stoi dalej.

## Baza

example_RSD-CAMP-01 = Rozbierasz Bazę, żeby przenieść ją na Pole Naftowe.
example_RSD-CAMP-02 = Złożona na koniec tury, w następnej nic nie wytworzy.
example_RSD-CAMP-03 = Dwóch Zwiadowców niesie Bazę o heks: 2 + 1 + 1 = 4 punkty.
example_RSD-CAMP-04 = Posterunek na Kopalni Złota trzeba rozebrać, zanim przyjdzie tam Baza.
example_RSD-CAMP-05 = Rozbierasz ją, przenosisz o heks i uruchamiasz w jednej turze.
example_RSD-CAMP-06 = Jest na Źródle Wody. Leży tam, ale uruchomisz ją dopiero dalej.
example_RSD-CAMP-07 = Uruchomiona po raz drugi może stać obok czterech bogatych heksów, a X wynosi 4.
example_RSD-CAMP-08 = Zwiadowcę straconego, gdy Baza jest złożona, trzeba werbować od nowa.
example_RSD-CAMP-09 = Transportu w tej turze nie użyto, więc 2 Ropy wracają.

## Miasto Targowe

example_RSD-TOWN-01 = 3 Prowiantu, 1 Ropa i 1 Złoto dają 3 + 6 + 8 = 17.
example_RSD-TOWN-02 = Sprzedajesz 3 Techniki i 2 Drewna: kredyt wynosi 10. Z wprawą kupujesz za to 2 Chemii.
example_RSD-TOWN-03 = Przewoźniczka kupuje 2 Chemii za 8; przy wprawie kosztują 10.
example_RSD-TOWN-04 = Z heksu obok miasta jeden Zwiadowca wchodzi za 2 punkty.
example_RSD-TOWN-05 = Po wizycie w turze 3 w turze 4, nadal latem, wejść nie możesz.
example_RSD-TOWN-06 = Masz 4 Prowiantu i nic więcej. Ruch zabiera 2, a za pozostałe 2 nic nie kupisz: miasta nie ma na liście. Mając 5, znajdziesz je tam.
example_RSD-TOWN-07 = Nadmiar trzeba sprzedać do tury 14.
example_RSD-TOWN-08 = Uzbrojony Zwiadowca czeka na zewnątrz, a utrzymanie Bomby kosztuje 1 Technikę.
example_RSD-TOWN-09 = Na każdym heksie wokół miasta leżą pionki rywali. Nie wchodzisz.
example_RSD-TOWN-10 = Karta przychodzi po zakupach: 2 Techniki ze Straganu z narzędziami już nie sprzedasz.
example_RSD-TOWN-11 = Chcesz tylko sprzedać? Jedną kostkę musisz kupić, na przykład 1 Drewno za 3.
example_RSD-TOWN-12 = Sprzedajesz 2 Wody i 3 Prowiantu, a potem wydajesz razem 7.
example_RSD-TOWN-13 = Zimą sprzedajesz 3 Żywności za 12. 2 Chemii kosztują 10, a 2 kredytu przepadają; Żywności teraz nie kupisz.
example_RSD-TOWN-14 = Kredyt 10, zakupy za 8: pozostałe 2 nie są Prowiantem ani punktami.
example_RSD-TOWN-15 = Masz 20 kredytu i głód: kup Żywność.
example_RSD-TOWN-16 = Za kredyt na 4 Ropy kupisz 2 i coś innego.
example_RSD-TOWN-17 = 2 Ropy na Posterunku nie są na sprzedaż; najpierw je odzyskaj.
example_RSD-TOWN-18 = Dniówka daje od razu 4 Prowiantu; Granaty dymne czekają na starcie.
example_RSD-TOWN-19 = Po jednej stronie miasta leży złożony Posterunek Borysa, po drugiej stoi twój Zwiadowca. Wyjdziesz na drugi heks, na pierwszy nie.
example_RSD-TOWN-20 = Wychodzisz za darmo na Strefę Radiacji; dalsza droga będzie kosztować coś innego niż Prowiant.
example_RSD-TOWN-21 = Po dziesięciu wizytach zużyte karty tasuje się na jedenastą.
example_RSD-TOWN-22 = Co konwój wniósł, to wynosi.

## Karty odkryć

example_RSD-DISC-01 = Oglądasz Tokarkę i Destylator, bierzesz Tokarkę, a Destylator idzie na spód.
example_RSD-DISC-02 = Dobierasz siódmą kartę i odrzucasz Bębny wojenne.
example_RSD-DISC-03 = Została jedna karta: dostajesz właśnie ją. Przed następnym dobraniem tasuje się odrzucone.
example_RSD-DISC-04 = Złomowisko wymaga Zwiadowcy na Ośrodku Techniki. Wchodzisz tam, płacisz 2 Żywności i 4 Prowiantu i karta leży odkryta.
example_RSD-DISC-05 = Z Jucznymi mułami tańszy jest już następny ruch tej tury.
example_RSD-DISC-06 = Rafineria wymagała dwóch Posterunków. Tracisz jeden; Rafineria działa dalej.
example_RSD-DISC-07 = Leży przed tobą Park samochodowy, więc Kombinezonów ochronnych nie ukończysz.
example_RSD-DISC-08 = Kończysz Hutę i od razu jej używasz; znowu w następnej turze.
example_RSD-DISC-09 = Twój jedyny Zwiadowca stoi przy Bazie na Pustkowiu. Tam kafla zmienić nie można, więc karty nie ma na liście.
example_RSD-DISC-10 = Borys widzi, że masz pięć kart i że leży przed tobą Szklarnia.
example_RSD-DISC-11 = Race sygnałowe dają 4 w starciu, ale na koniec już nie 1 PZ.
example_RSD-DISC-12 = Kończysz Pociąg uchodźców, gdy w grze jest wszystkich sześciu Zwiadowców: dostajesz tylko Żywność.

## Postacie

example_RSD-CHAR-01 = Matka Rodu ma biegłość w obu: trzy karty starcia i lepsze ceny.
example_RSD-CHAR-02 = Zwiadowca Geodetki przychodzi w turze 1 albo w turze 12, nie w obu.
example_RSD-CHAR-03 = 6 Sierżanta działa tylko w starciu, punkty Przewoźniczki tylko w twojej turze.

## Efekty kart

example_RSD-FX-01 = Mapy pomiarowe: daleko od domu, 4 Prowiantu i 1 Technika, raz, obejrzenie trzech kart i 4 punkty Ropy.
example_RSD-FX-02 = Rdzeń reaktora daje 1 Uran, jeśli masz mniej niż 3.
example_RSD-FX-03 = 2 punkty Ropy z Parku samochodowego opłacą ruch, ale nie Posterunek.
example_RSD-FX-04 = Ogród warzywny daje 1 Żywność, także zimą.
example_RSD-FX-05 = Z Gotowymi szkieletami Posterunek kosztuje 4 przy budowie i 2 przy uruchomieniu.
example_RSD-FX-06 = Wieże strażnicze pomagają ci, gdy Borys atakuje w swojej turze.
example_RSD-FX-07 = Sześć bogatych sąsiadów i Rozległe pola dają 8. X wynosi 5.
example_RSD-FX-08 = Najęta ekipa uruchamia Posterunek obok twojego Zwiadowcy bez 4 punktów.
example_RSD-FX-09 = Zwiadowca na Pustkowiu obok Bazy i Próbny odwiert: X rośnie o 1.
example_RSD-FX-10 = Szklarnia: 1 Woda staje się 2 Żywności, jeśli chcesz, co turę.
example_RSD-FX-11 = Wieże strażnicze dodają 3 zawsze, gdy się bronisz; Granaty dymne raz.
example_RSD-FX-12 = Wprawa i Plac ćwiczeń: trzy karty zamiast dwóch.
example_RSD-FX-13 = W Kombinezonach ochronnych twoi Zwiadowcy mogą stać na Strefie Radiacji tura po turze.
example_RSD-FX-14 = Z Pieczęcią kupiecką 1 Ropa kosztuje 6 zamiast 8.
example_RSD-FX-15 = Maszt przekaźnikowy pokazuje dwie karty za 1 Prowiant; nadal możesz dobrać za 4 punkty.
example_RSD-FX-16 = Odpalasz Race sygnałowe: karta odchodzi i nie leży już przed tobą.

## Skażona woda i radiacja

example_RSD-LAND-01 = Z brzegu skażasz Źródło Wody obok Bazy Borysa.
example_RSD-LAND-02 = Stoisz w Lesie i zmieniasz go w Strefę Radiacji: twój Zwiadowca wraca do Bazy nieaktywny.
example_RSD-LAND-03 = Baza Borysa stoi na Polu Naftowym. Ten heks jest bezpieczny, sąsiednie nie.
example_RSD-LAND-04 = Skażasz wodę przy własnym Posterunku: odtąd może dawać Chemię.
example_RSD-LAND-05 = Stoją tam dwaj Zwiadowcy Borysa i jeden Celiny. Wszyscy trzej zostają wyłączeni.
example_RSD-LAND-06 = Posterunek Borysa pozostaje aktywny i daje teraz 2 Prowiantu albo 1 Chemię.
example_RSD-LAND-07 = W zasięgu są dwaj twoi Zwiadowcy. Robi to ten bez Bomby.
example_RSD-LAND-08 = Wszystkie Strefy Radiacji z pudełka leżą na mapie: więcej nie będzie.
example_RSD-LAND-09 = Ośrodek Techniki przy mieście zostaje napromieniowany. Samo miasto się nie zmienia.
example_RSD-LAND-10 = Zwiadowca Celiny zostaje trafiony i nie może odpowiedzieć.

## Bomby

example_RSD-NUKE-01 = Mając 1 Uran i 10 Techniki, Zwiadowca przy Posterunku bierze Bombę.
example_RSD-NUKE-02 = 1 Uran i 9 Techniki: uzbrojenia nie ma na liście.
example_RSD-NUKE-03 = Na drugą Bombę trzeba przy Posterunku drugiego Zwiadowcy.
example_RSD-NUKE-04 = Borys daje za nią 9 Złota. Oddać jej nie można.
example_RSD-NUKE-05 = Masz 1 zwykły i 1 uzbrojony Uran, Borys 1 zwykły. Na końcu nikt nie ma najwięcej. Teraz możesz wziąć jeszcze 1.
example_RSD-NUKE-06 = Uzbrojona i wyniesiona w tej turze: 1 Technika już na koniec tej tury.
example_RSD-NUKE-07 = Jedna twoja Bomba jest przy Posterunku, druga na Pustkowiu. Mając 1 Technikę, odpowiadasz tylko o drugiej.
example_RSD-NUKE-08 = Konwój przychodzi handlować z Bombą. Nic się nie dzieje, chyba że ktoś walczy.
example_RSD-NUKE-09 = Gospodarz cię przyjmuje, handlujesz i odstępujesz, nadal z Bombą.
example_RSD-NUKE-10 = Nie masz Techniki, a dwie Bomby stoją na sąsiednich heksach. Pierwsza wybucha i wyłącza niosącego drugą: ta znów jest zwykłym Uranem.
example_RSD-NUKE-11 = Nikt nie dostaje kart: wchodzisz, Borys stawia opór, a heks jest Strefą Radiacji.
example_RSD-NUKE-12 = Przegrywasz u siebie, mając obok Bombę. Borys zabiera zdobycz i się wycofuje; potem następuje wybuch.
example_RSD-NUKE-13 = Przy Bazie Borysa twoja Bomba dodaje 6 do sumy i znika.
example_RSD-NUKE-14 = Kopalnia Złota staje się Strefą Radiacji; Skażona Woda zostaje, czym była.
example_RSD-NUKE-15 = Zwiadowca z Bombą wchodzi na heks z Posterunkiem i Zwiadowcą Borysa, a Borys stawia opór. Wszystko to znika, heks jest Strefą Radiacji, a starcia nie ma.
example_RSD-NUKE-16 = Bronili się dwaj Zwiadowcy, jeden z Bombą: ten idzie do puli, drugi do Bazy.
example_RSD-NUKE-17 = Zwiadowca Celiny obok zostaje wyłączony; jej aktywny Posterunek zostaje.
example_RSD-NUKE-18 = Atakują razem dwaj Zwiadowcy z Bombami: jeden wybuch, dwie Bomby mniej.
example_RSD-NUKE-19 = Złożona Baza Borysa leży w środku wybuchu. Zostaje na miejscu.
example_RSD-NUKE-20 = Zwiadowca z Bombą kończy turę na Strefie Radiacji: wraca do Bazy, a jego Uran do magazynu.
example_RSD-NUKE-21 = Posterunek Borysa z 2 Ropy wylatuje w powietrze. Ropy nie dostaje nikt.
example_RSD-NUKE-22 = Wybuch obok miasta: kto przyjdzie handlować, zastanie je takie jak zwykle.

## Ulepszony transport

example_RSD-UPG-01 = Masz 3 Ropy: 2 kładziesz na Bazie, 1 zostaje w magazynie.
example_RSD-UPG-02 = Co turę z Bazy wyrusza konwój za 2 punkty.
example_RSD-UPG-03 = W tej turze sieć kosztowała cię 2. Ropa musi zostać do następnej.
example_RSD-UPG-04 = Dopiero ją położono. W tej samej turze jej nie zabierzesz.
example_RSD-UPG-05 = Pokonujesz Posterunek Borysa i dostajesz jego 2 Ropy, a jako zdobycz całe Drewno.
example_RSD-UPG-06 = Borys ma 2 Ropy w magazynie i 2 na mapie, ty masz 3. Najwięcej masz ty.

## Spotkania

example_RSD-MEET-01 = Twój Zwiadowca wchodzi na heks samotnego Posterunku Borysa: spotkanie.
example_RSD-MEET-02 = W tej turze był tu handel. Drugi twój konwój musi poczekać do następnej.
example_RSD-MEET-03 = Zwiadowców mają tam i Borys, i Celina. Spotykasz Celinę.
example_RSD-MEET-04 = Borys mówi, że przychodzi handlować, zostaje przyjęty i atakuje. Wolno mu.
example_RSD-MEET-05 = Dwaj Zwiadowcy przychodzą do twojego jednego. Przyjmujesz ich z nadzieją.
example_RSD-MEET-06 = Celina cię przyjmuje: nadal możesz zaatakować.
example_RSD-MEET-07 = Chcesz tylko Drewna. Borys stawia opór i gracze dostają karty.
example_RSD-MEET-08 = Przy biegłości i oporze przy Posterunku dostajesz cztery karty.
example_RSD-MEET-09 = Walczysz z Borysem; Zwiadowca Celiny obok tylko się przygląda.

## Umowy

example_RSD-DEAL-01 = Obietnica, że nie zaatakujesz, nie może być częścią oferty.
example_RSD-DEAL-02 = Dajesz 2 Ropy i chcesz 4 Żywności; albo nic nie dajesz i chcesz 1 Złota za odejście.
example_RSD-DEAL-03 = Celina odpowiada: 3 Żywności za 2 Ropy. Przyjmujesz albo umowy nie ma.
example_RSD-DEAL-04 = 2 Ropy i 3 Żywności od razu zmieniają właściciela. Słowa Celiny o następnej turze do niczego jej nie zobowiązują.
example_RSD-DEAL-05 = Celina ma 3 Uranu. Nie możesz jej zaoferować kolejnego.
example_RSD-DEAL-06 = Umowy nie ma: twój Zwiadowca odstępuje na sąsiedni heks.
example_RSD-DEAL-07 = Oba magazyny są puste. Odstępujesz od razu.

## Starcie

example_RSD-FIGHT-01 = Wśród dwóch odłożonych kart mogą być obie piątki; nikt tego nie wie.
example_RSD-FIGHT-02 = Z wprawą atakujesz Borysa, który z biegłością stawia opór przy Posterunku: dwie karty przeciw czterem.
example_RSD-FIGHT-03 = Masz 2 i 5, a o trzech kartach Borysa nie wiesz nic.
example_RSD-FIGHT-04 = Kładziesz 5; Borys kładzie swoją i żadne nie widzi cudzej.
example_RSD-FIGHT-05 = Borys jako gospodarz dodaje 3 Techniki. Widzisz je, zanim zdecydujesz, ale nie widzisz jego karty.
example_RSD-FIGHT-06 = Chcesz wydać Chemię i Technikę: gra pyta najpierw o Chemię i jej kartę.
example_RSD-FIGHT-07 = 6 Techniki: twoja suma rośnie o 6.
example_RSD-FIGHT-08 = Masz 2 i 3, kładziesz 3 i wydajesz 2 Chemii. Pierwsza dokłada 2, druga wierzchnią kartę talii, której nikt nie widzi przed odsłonięciem.
example_RSD-FIGHT-09 = Masz dwie karty i wydajesz 2 Chemii: jedna dokłada ostatnią kartę, druga kartę w ciemno.
example_RSD-FIGHT-10 = 2 Uranu w magazynie: jeden dodaje 6, drugiego użyć nie można.
example_RSD-FIGHT-11 = Borys widzi, że dokładasz dwie karty i 4 Techniki, ale nie zna kart.
example_RSD-FIGHT-12 = Wygrywasz o 1 i masz o 5 Techniki mniej.
example_RSD-FIGHT-13 = W magazynie nie ma Uranu, ale jeden Zwiadowca niesie Bombę: można jej użyć.
example_RSD-FIGHT-14 = Atakujesz Bazę Borysa 3 Zwiadowcami. Karta 4, Technika 6, Zwiadowcy 3: razem 13. Borys ma kartę 3, Technikę 1, 2 Zwiadowców, 6 za Bazę i 2 Barykady: razem 14. Borys się broni.
example_RSD-FIGHT-15 = Atakujesz dwoma z trzech Zwiadowców: 2, bo trzeci został z tyłu.
example_RSD-FIGHT-16 = Baza z jednym Zwiadowcą zaczyna od 7.
example_RSD-FIGHT-17 = Trzy Barykady wokół heksu dodają 3, choć wejście było otwartą stroną.
example_RSD-FIGHT-18 = Twój Zwiadowca i Zwiadowca Borysa spotykają się na Polu Naftowym: jako gość zaczynasz z 3 przeciw 1.
example_RSD-FIGHT-19 = 9 do 9: remis.
example_RSD-FIGHT-20 = Nigdy się nie dowiesz, co jeszcze miał Borys.

## Skutki starcia

example_RSD-WIN-01 = Pokonujesz Borysa przy jego Bazie: Złoto jest twoje, Baza nadal jego.
example_RSD-WIN-02 = Borys ma 9 Prowiantu, 4 Drewna i 2 Złota. Zabierasz całe Złoto.
example_RSD-WIN-03 = Dwóch Zwiadowców Borysa leży przy jego Bazie; za 4 punkty każdy znów stanie.
example_RSD-WIN-04 = Leżał tam nowy Posterunek do zabrania: Borys musi go budować od nowa.
example_RSD-WIN-05 = Przy pokonanej Bazie zostać nie możesz.
example_RSD-WIN-06 = Posterunek Borysa w Lesie jest pokonany: dla ciebie 5 Drewna, a on leży złożony.
example_RSD-WIN-07 = Borys może go uruchomić za 4 punkty, a ty możesz go przejąć.
example_RSD-WIN-08 = Zimą pokonujesz Posterunek na Źródle Wody. Właściciel ma 4 Wody i 5 Prowiantu: możesz zabrać tylko Prowiant. Wiosną jedno albo drugie.
example_RSD-WIN-09 = Obaj Zwiadowcy leżą teraz daleko, przy Bazie Borysa.
example_RSD-WIN-10 = Twój konwój idzie dwa heksy dalej ze wszystkim, co niesie.
example_RSD-WIN-11 = Dwaj Zwiadowcy w drodze do miasta są pokonani: dwie kostki dla ciebie.
example_RSD-WIN-12 = Pokonujesz 2 Zwiadowców Borysa, który ma 1 Złoto, 2 Uranu i 3 Techniki. Zabierasz dwie kostki Złota i Techniki w dowolnym połączeniu.
example_RSD-WIN-13 = Leżą przy swojej Bazie; właściciel płaci po 4 punkty.
example_RSD-WIN-14 = Niesiony przez nich Posterunek wraca do puli.
example_RSD-WIN-15 = Po zabraniu zdobyczy twój konwój wycofuje się o dwa heksy.
example_RSD-WIN-16 = Na Pustkowiu leży niesiona Baza Borysa. Teraz tam stoi, a jego Zwiadowcy leżą obok.
example_RSD-WIN-17 = Na Źródle Wody stanąć nie może, więc wybierasz jedno z sześciu Pustkowi wokół.
example_RSD-WIN-18 = Bronisz się dwoma Zwiadowcami i wygrywasz: zabierasz gościowi 1 Ropę i 1 Złoto.
example_RSD-WIN-19 = Atakujesz samotny Posterunek 1 Zwiadowcą i przegrywasz. Twoje 5 Techniki zostaje; Zwiadowca wraca do Bazy nieaktywny.
example_RSD-WIN-20 = Trzech twoich Zwiadowców leży przy Bazie; niesiona Barykada jest w puli.
example_RSD-WIN-21 = Wracasz przez Barykadę Borysa na Strefę Radiacji i nic nie płacisz.
example_RSD-WIN-22 = Pokonujesz dwóch Zwiadowców Celiny, która ma sam Uran: nic nie dostajesz.
example_RSD-WIN-23 = Pokonujesz Bazę z ulepszonym transportem: najpierw 2 Ropy, potem zdobycz.
example_RSD-WIN-24 = Gdy wybucha Bomba gospodarza, twój konwój jest już dwa heksy dalej.

## Wymuszone ruchy

example_RSD-EXIT-01 = Wychodzisz z miasta na heks własnego Posterunku.
example_RSD-EXIT-02 = Wracasz na Ośrodek Techniki, z którego wyszedł konwój.
example_RSD-EXIT-03 = Po handlu odstępujesz za darmo do Lasu za plecami Borysa.
example_RSD-EXIT-04 = Trzej, którzy atakowali, leżą przy Bazie.
example_RSD-EXIT-05 = Wygrywasz, a w pobliżu nie ma nic więcej. Kończysz na jednym z 12 heksów w odległości 2; żaden z sześciu sąsiednich się nie nadaje.
example_RSD-EXIT-06 = Przez Barykadę i Strefę Radiacji, z Posterunkiem: bez zapłaty.
example_RSD-EXIT-07 = Na wschodzie stoi Posterunek Celiny. Droga prowadzi bokiem.
example_RSD-EXIT-08 = Na jednym z heksów leży twój własny złożony Posterunek. Tam skończyć nie możesz.
example_RSD-EXIT-09 = Na wszystkich heksach o dwa kroki dalej są pionki; na jednym twoje, więc możesz tam iść.
example_RSD-EXIT-10 = Wycofujesz się z Posterunkiem: heksu z twoim drugim Posterunkiem nie ma na liście.
example_RSD-EXIT-11 = Wszędzie wokół są cudze pionki. Wracasz tą samą drogą.
example_RSD-EXIT-12 = Barykady z każdej strony, a w środku nic: możesz tam odstąpić.

## Straty

example_RSD-LOSS-01 = Zwiadowca nienakarmiony na północy leży przy Bazie na południu.
example_RSD-LOSS-02 = Twoja Baza jest złożona, a ty przegrywasz atak 2 Zwiadowcami, którzy niosą Barykadę. Wszystkie trzy pionki trafiają do puli.
example_RSD-LOSS-03 = Leżał na Pustkowiu, które napromieniowano: teraz leży przy Bazie.
example_RSD-LOSS-04 = Zwiadowca z Bombą jest nienakarmiony w turze 16: jego Uran znów liczy się do największej ilości.
example_RSD-LOSS-05 = Skażenie zabiera Zwiadowcę; niesiony Posterunek leży tam i czeka.
example_RSD-LOSS-06 = Na heksie twojego starcia z Celiną leży złożony Posterunek Borysa. Zostaje.

## Koniec gry

example_RSD-END-01 = Ostatni w turze 16 karmi Zwiadowców; potem liczy się punkty.

## Punktacja

example_RSD-SCORE-01 = Złożona w drodze na Pole Naftowe, gdy gra się kończy: bez punktów.
example_RSD-SCORE-02 = Trzy aktywne Posterunki i jeden złożony: 6.
example_RSD-SCORE-03 = Czterech stoi, dwóch leży: 4.
example_RSD-SCORE-04 = Trzy ukończone karty: 3. Te na ręce nic nie dają.
example_RSD-SCORE-05 = 12 Prowiantu, 10 Drewna, 9 Techniki: 2.
example_RSD-SCORE-06 = Masz 3 Ropy, Borys 2 i jeszcze 2 na mapie: punkt jest twój.
example_RSD-SCORE-07 = Złoto ma tylko Celina: jej 1 kostka to 2 PZ.
example_RSD-SCORE-08 = Borys ma 2 Bomby i żadnego zwykłego Uranu. Twój 1 zwykły to najwięcej.
example_RSD-SCORE-09 = Ty i Borys macie po 3 Ropy, Celina nie ma jej wcale. Nikt nie dostaje punktu za najwięcej Ropy.
example_RSD-SCORE-10 = Baza 3, dwa Posterunki 4, trzech aktywnych Zwiadowców 3, dwa odkrycia 2, 10 lub więcej Prowiantu i Drewna 2, remis o Ropę 0, najwięcej Złota 2, najwięcej Uranu 3: razem 19.

## Remisy

example_RSD-TIE-01 = 14 do 12: nic innego się nie liczy.
example_RSD-TIE-02 = Po 14. Masz 4 Zwiadowców i 3 placówki, Borys 5 i 1: 7 do 6.
example_RSD-TIE-03 = Znów po 7. Masz 9 kostek poza Prowiantem, Borys 7.
example_RSD-TIE-04 = Po 9: wygrywacie z Borysem razem.

## Pytania gry

example_RSD-ASK-01 = Masz Las i dwa Pustkowia: na liście są Las i Pustkowie, każde raz.
example_RSD-ASK-02 = Po dwóch kaflach dotykających kilku heksów na liście są tylko pola dotykające jednego.
example_RSD-ASK-03 = Bierzesz Pustkowie z dwoma bogatymi sąsiadami: od początku X = 2.
example_RSD-ASK-04 = Z Huty, Tokarki i Bębnów wojennych bierzesz Hutę.
example_RSD-ASK-05 = Odkładasz Tokarkę, więc następny, Borys, zobaczy Bębny wojenne.
example_RSD-ASK-06 = Zamieniasz Strefę Radiacji od strony miasta.
example_RSD-ASK-07 = Trzy Pustkowia są równie blisko. Wybierasz to obok Lasu.
example_RSD-ASK-08 = W Lesie z X = 2 wybierasz między 5 Prowiantu a 2 Drewna z 2 Prowiantu.
example_RSD-ASK-09 = Zimą Posterunek na Skażonej Wodzie wytwarza Prowiant albo Chemię.
example_RSD-ASK-10 = Przy trzech Zwiadowcach na Ośrodku Techniki mówisz 2: 2 Techniki i 2 Prowiantu.
example_RSD-ASK-11 = Masz 3 Prowiantu: ruch jest na liście, werbunek nie.
example_RSD-ASK-12 = Twoi Zwiadowcy stoją na F3 i B8; wybierasz B8.
example_RSD-ASK-13 = Idzie dwóch z trzech: 3 punkty. Trzeci stoi na straży.
example_RSD-ASK-14 = Leżą tam Posterunek i dwie Barykady. Zabierasz Posterunek i jedną Barykadę.
example_RSD-ASK-15 = B8 jest na liście za 2 punkty, B9 za 3, bo na tej krawędzi stoi Barykada Borysa.
example_RSD-ASK-16 = Zachowujesz 4 punkty Ropy na dwa późniejsze ruchy, a teraz płacisz Prowiantem.
example_RSD-ASK-17 = Mając siedem rodzajów kostek, mówisz najpierw: bez Złota.
example_RSD-ASK-18 = Ruch za 2 punkty: mając 2 Prowiantu, 1 Ropę i 1 Technikę, wybierasz między 2 Prowiantu, 1 Ropą i 1 Techniką, niczym innym.
example_RSD-ASK-19 = Werbujesz: przy Bazie albo przy Posterunku na granicy.
example_RSD-ASK-20 = Posterunek Borysa na C4 kosztuje 6 punktów, Celiny na D5 kosztuje 9.
example_RSD-ASK-21 = Krawędź od strony Borysa jest na liście, od strony miasta nie.
example_RSD-ASK-22 = Konwój jest na C4, Posterunek na C5: składasz Barykadę na C4.
example_RSD-ASK-23 = Obok są dwa Źródła Wody. Wybierasz to, na którym stoi Borys.
example_RSD-ASK-24 = 10 Techniki albo 1 Uran: płacisz Techniką.
example_RSD-ASK-25 = Przy Posterunku jest dwóch Zwiadowców. Uzbrajasz tego, który nie był w tej turze gościem.
example_RSD-ASK-26 = Tokarka czy Destylator: bierzesz Tokarkę.
example_RSD-ASK-27 = Mając siedem kart, oddajesz tę, na którą nigdy nie uzbierasz kostek.
example_RSD-ASK-28 = Stać cię na Tokarkę i Hutę; w tej turze kończysz Hutę.
example_RSD-ASK-29 = Huta jest już użyta, Szklarnia nie: na liście jest tylko Szklarnia.
example_RSD-ASK-30 = Karta z pakietu daje 1 Drewno albo 1 Wodę: bierzesz Wodę.
example_RSD-ASK-31 = Masz 5 Prowiantu i 2 Wody. Sprzedajesz 3 Prowiantu, potem całą Wodę.
example_RSD-ASK-32 = Za 11 kredytu kupujesz 2 Chemii za 10 i nic więcej.
example_RSD-ASK-33 = Wychodzisz na wschód, w stronę swojego Posterunku.
example_RSD-ASK-34 = Celina ma więcej niż Borys: spotykasz Celinę.
example_RSD-ASK-35 = Nic nie mówisz i Borys musi zgadywać.
example_RSD-ASK-36 = Do twojej Bazy przychodzi jeden Zwiadowca. Stawiasz opór: 6 za Bazę i jedna karta więcej.
example_RSD-ASK-37 = Borys cię przyjmuje. Handlujesz, a on to zapamięta.
example_RSD-ASK-38 = Masz 4 Ropy i oferujesz 1.
example_RSD-ASK-39 = Chcesz za to 3 Żywności.
example_RSD-ASK-40 = 1 Ropa za 3 Żywności to za drogo: odpowiadasz 2 Żywności.
example_RSD-ASK-41 = Odstępujesz do Lasu za Borysem.
example_RSD-ASK-42 = Masz 2, 2 i 5: na liście są 2 i 5.
example_RSD-ASK-43 = Moc Sierżanta i Granaty dymne: używasz granatów, a moc zachowujesz.
example_RSD-ASK-44 = Masz 1 Chemię: na liście są 0 i 1.
example_RSD-ASK-45 = Z 2 i 3, które zostały na ręce, dokładasz 3.
example_RSD-ASK-46 = Twoi Zwiadowcy przynieśli Bombę do Bazy Borysa: zużywasz ją za 6.
example_RSD-ASK-47 = Na pewno brakuje ci 2, więc wydajesz 3 Techniki.
example_RSD-ASK-48 = Drewno czy Prowiant z pokonanego Lasu: zabierasz 5 Drewna.
example_RSD-ASK-49 = Dwie kostki: najpierw 1 Złoto, potem 1 Ropa.
example_RSD-ASK-50 = Stawiasz Bazę Borysa na Pustkowiu najdalszym od twojej.
example_RSD-ASK-51 = Wycofujesz się w stronę własnego Posterunku.
example_RSD-ASK-52 = Nie ma już Techniki: na liście jest tylko wybuch.
example_RSD-ASK-53 = 1 Żywność i 2 Prowiantu nakarmią dwóch Zwiadowców; trzeci nic nie dostanie.
example_RSD-ASK-54 = Skąd, kto, ładunek, cel i zapłata: jedno cofnięcie cofa wszystko.
example_RSD-ASK-55 = W turze Anny gra pyta Borysa, czy ją przyjmuje; potem Anna gra dalej.
example_RSD-ASK-56 = 1 Drewno i 2 Prowiantu są na liście raz.
example_RSD-ASK-57 = Do zapłaty jest 4: 2 za ruch, 1 za drugiego Zwiadowcę, 1 za Bazę.
example_RSD-ASK-58 = Posterunek stoi; znów widzisz menu swojej tury.
example_RSD-ASK-59 = Żadna odkryta karta nie ma już akcji: użycia nie ma na liście.
example_RSD-ASK-60 = Anna i Borys mają jeden ekran. Zanim Anna zobaczy karty, program prosi, by została przy nim tylko Anna.
example_RSD-ASK-61 = Ustawienie Barykady: skąd, na której krawędzi, jak opłacone.
example_RSD-ASK-62 = Obok Zwiadowcy nie leży nic złożonego: gra nie pyta, co niesie.
example_RSD-ASK-63 = W sakiewce masz 1 punkt Ropy; ruch kosztuje 3, a masz Prowiant, Technikę i Ropę. Zwykły sposób bierze ten punkt i 2 Prowiantu.
example_RSD-ASK-64 = Posterunek dał w zeszłej turze Drewno: Drewno jest już wpisane.

## Co jest ukryte

example_RSD-HIDE-01 = Widzisz, że zostało 12 kafli, ale nie wiesz, który będzie następny.
example_RSD-HIDE-02 = Borys dobiera Pole Naftowe i ty to widzisz.
example_RSD-HIDE-03 = Borys ma 4 karty odkryć. Jakie, nie wiadomo.
example_RSD-HIDE-04 = Możesz pamiętać zwróconą kartę. Ekran już jej nie pokaże.
example_RSD-HIDE-05 = Borys odrzuca nadmiarową kartę: nikt nie widzi jaką.
example_RSD-HIDE-06 = Borys ma 3 karty starcia, ty 2.
example_RSD-HIDE-07 = Leży twoja 5. Borys widzi tylko, że leży karta.
example_RSD-HIDE-08 = Nawet ty dowiadujesz się dopiero przy odsłonięciu, co dołożyła twoja Chemia.
example_RSD-HIDE-09 = Po starciu nie wiesz, czy nie było w nim obu piątek.
example_RSD-HIDE-10 = Przed atakiem liczysz Technikę Borysa.
example_RSD-HIDE-11 = 15 kart starcia, wśród nich dwie piątki: to wolno wiedzieć.
example_RSD-HIDE-12 = Borys zagrywa Granaty dymne i dodaje 2 Techniki: widzisz jedno i drugie.
example_RSD-HIDE-13 = Celina czyta w dzienniku, co oferujesz Borysowi.
example_RSD-HIDE-14 = Pozycja „ukończ” jest jasna: jakaś karta pasuje. Inni przy stole nie dowiedzą się która.

## Cofanie

example_RSD-UNDO-01 = Karta miasta jest dobrana: co sprzedane, to sprzedane.
example_RSD-UNDO-02 = Borys cię przyjmuje. Wejścia na jego heks już nie cofniesz.
example_RSD-UNDO-03 = Tokarka jest ukończona. Leży na stole.
example_RSD-UNDO-04 = Ruch, zapłata i uruchomienie Posterunku: wszystko można cofnąć.
example_RSD-UNDO-05 = W środku było dobranie odkrycia: tura cofa się do niego i nie dalej.
example_RSD-UNDO-06 = Kładziesz trzeci kafel i od razu widać następne trzy.
example_RSD-UNDO-07 = Z tym samym ziarnem i tymi samymi wyborami gra przebiega tak samo.
example_RSD-UNDO-08 = Mówisz, że przychodzisz handlować. Borys jeszcze myśli: możesz to cofnąć, razem z ruchem.
example_RSD-UNDO-09 = Bierzesz Hutę, zmieniasz zdanie i bierzesz Tokarkę, potem odkładasz Destylator: to już ostateczne.
example_RSD-UNDO-10 = Kończysz turę, a Borys wybiera już, co wytworzyć: za późno.
