# A case worked out for the rules of rule.ftl, in our own words: example_ and the id of the rule.

## Zasady ogólne

example_RSD-GEN-08 = Z 2 Uranu w magazynie i jedną Bombą na mapie nie kupisz go w mieście.

## Układanie mapy

example_RSD-LAY-06 = Dwa twoje kafle dotykają dwóch lub więcej heksów. Trzeci musi trafić tam, gdzie dotknie tylko jednego.

## Dobór odkryć

example_RSD-DRAFT-02 = Bierzesz Tokarkę, odkładasz Destylator. Borys zobaczy trzecią kartę i dwie pod nią, a ty jedną z nich znasz.

## Pory roku i koniec tury

example_RSD-CAL-04 = W turze 5 masz w Lesie Posterunek i Zwiadowcę. Posterunek wytwarza 2 Prowiantu; Zwiadowca nadal może wytworzyć Drewno.
example_RSD-CAL-10 = Twój Zwiadowca stoi przy twoim Posterunku na Strefie Radiacji. Kończysz tak turę: Zwiadowca wraca do Bazy nieaktywny, Posterunek pozostaje aktywny.
example_RSD-CAL-12 = W turze 8 masz trzech aktywnych Zwiadowców, jednego na Strefie Radiacji, 3 Prowiantu i 1 Żywność. Ten na skażeniu odpada pierwszy, a obu pozostałych nakarmisz.
example_RSD-CAL-17 = Tracisz ostatniego Zwiadowcę, gdy Baza jest złożona i nie masz Posterunków. W następnej turze Baza znów stoi i wytwarza 3 + X Prowiantu.

## Produkcja

example_RSD-PROD-11 = Twój Posterunek na Kopalni Złota stoi sam: wytwarza 3 Prowiantu lub 2 Drewna. Z twoim Zwiadowcą obok na liście jest też Złoto.
example_RSD-PROD-12 = Twoja Baza stoi na skraju: wokół są 3 Pustkowia i 1 Las. X wynosi 1, a na Pustkowiu Baza wytwarza 3 + 1 Prowiantu.
example_RSD-PROD-14 = Twoja Baza w Lesie ma X = 2. Bierzesz 5 Prowiantu albo 2 Drewna i 2 Prowiantu.
example_RSD-PROD-15 = Rywal napromieniowuje Ośrodek Techniki obok twojej Bazy. W następnej produkcji X jest o 1 mniejsze.

## Płacenie i sakiewka

example_RSD-PAY-04 = Za ruch możesz zapłacić 2 Prowiantu, 1 Żywność, 1 Wodę, 1 Technikę lub 1 Ropę, ale nie Drewno.
example_RSD-PAY-07 = Płacisz 1 Ropą za ruch wart 2 punkty. Pozostałe 4 leżą w sakiewce jako Ropa i opłacą w tej turze jeszcze dwa takie ruchy, nawet z innymi akcjami pomiędzy.
example_RSD-PAY-08 = W sakiewce masz 2 punkty Ropy i chcesz uruchomić Posterunek. Ropa nie płaci za Posterunki, więc te punkty tu nie pomogą.
example_RSD-PAY-15 = Zapłata 1 Wody za wejście do miasta zostawiłaby ci 1 Prowiant, za który nic tam nie kupisz. Takiej zapłaty nie ma więc na liście.
example_RSD-PAY-17 = Koszt 7 płacisz 1 Wodą i 1 Ropą. Pozostały punkt jest punktem Wody.

## Prostsza gra

example_RSD-SIMP-02 = 1 Chemia uruchomi Posterunek; zniszczenie Barykady nadal wymaga 3 Techniki.

## Ruch

example_RSD-MOVE-02 = Trzech Zwiadowców przekracza Barykadę rywala: 2 + 2 + 3 = 7 punktów. Przez własną byłoby 4.
example_RSD-MOVE-10 = Obok twojego Zwiadowcy leży Strefa Radiacji. Mając 5 Prowiantu, nie wejdziesz tam; mając 1 Żywność, wejdziesz.
example_RSD-MOVE-17 = Twoja złożona Baza leży z dwoma złożonymi Posterunkami. Zabierzesz ją tylko razem z jednym z nich.
example_RSD-MOVE-19 = Twój Zwiadowca wszedł z Posterunkiem i Barykadą i uruchomił Posterunek. „Dalej” zabiera Barykadę, a Posterunek zostaje.

## Ruch siecią

example_RSD-NET-02 = Czterech Zwiadowców idzie siecią: 4 + 3 = 7 punktów; z 2 Ropy na starcie tylko 2.

## Przejęcie Posterunku

example_RSD-TAKE-02 = Złożonego Posterunku Borysa strzegą dwie jego Barykady. Przejęcie kosztuje 6 + 3 + 3 = 12 punktów.

## Barykady

example_RSD-BAR-06 = Twój Zwiadowca stoi z Barykadą obok Bazy Borysa. Krawędź między wami jest niedozwolona, dopóki nie masz tam aktywnego Posterunku.

## Baza

example_RSD-CAMP-03 = Dwóch Zwiadowców niesie Bazę o heks: 2 + 1 + 1 = 4 punkty.

## Miasto Targowe

example_RSD-TOWN-02 = Sprzedajesz 3 Techniki i 2 Drewna: kredyt wynosi 10. Z wprawą kupujesz za to 2 Chemii.
example_RSD-TOWN-06 = Masz 4 Prowiantu i nic więcej. Ruch zabiera 2, a za pozostałe 2 nic nie kupisz: miasta nie ma na liście. Mając 5, znajdziesz je tam.
example_RSD-TOWN-13 = Zimą sprzedajesz 3 Żywności za 12. 2 Chemii kosztują 10, a 2 kredytu przepadają; Żywności teraz nie kupisz.
example_RSD-TOWN-19 = Po jednej stronie miasta leży złożony Posterunek Borysa, po drugiej stoi twój Zwiadowca. Wyjdziesz na drugi heks, na pierwszy nie.

## Karty odkryć

example_RSD-DISC-09 = Twój jedyny Zwiadowca stoi przy Bazie na Pustkowiu. Tam kafla zmienić nie można, więc karty nie ma na liście.

## Efekty kart

example_RSD-FX-07 = Sześć bogatych sąsiadów i Rozległe pola dają 8. X wynosi 5.

## Bomby

example_RSD-NUKE-05 = Masz 1 zwykły i 1 uzbrojony Uran, Borys 1 zwykły. Na końcu nikt nie ma najwięcej. Teraz możesz wziąć jeszcze 1.
example_RSD-NUKE-07 = Jedna twoja Bomba jest przy Posterunku, druga na Pustkowiu. Mając 1 Technikę, odpowiadasz tylko o drugiej.
example_RSD-NUKE-10 = Nie masz Techniki, a dwie Bomby stoją na sąsiednich heksach. Pierwsza wybucha i wyłącza niosącego drugą: ta znów jest zwykłym Uranem.
example_RSD-NUKE-15 = Zwiadowca z Bombą wchodzi na heks z Posterunkiem i Zwiadowcą Borysa, a Borys stawia opór. Wszystko to znika, heks jest Strefą Radiacji, a starcia nie ma.

## Starcie

example_RSD-FIGHT-05 = Borys jako gospodarz dodaje 3 Techniki. Widzisz je, zanim zdecydujesz, ale nie widzisz jego karty.
example_RSD-FIGHT-08 = Masz 2 i 3, kładziesz 3 i wydajesz 2 Chemii. Pierwsza dokłada 2, druga wierzchnią kartę talii, której nikt nie widzi przed odsłonięciem.
example_RSD-FIGHT-14 = Atakujesz Bazę Borysa 3 Zwiadowcami. Karta 4, Technika 6, Zwiadowcy 3: razem 13. Borys ma kartę 3, Technikę 1, 2 Zwiadowców, 6 za Bazę i 2 Barykady: razem 14. Borys się broni.

## Skutki starcia

example_RSD-WIN-08 = Zimą pokonujesz Posterunek na Źródle Wody. Właściciel ma 4 Wody i 5 Prowiantu: możesz zabrać tylko Prowiant. Wiosną jedno albo drugie.
example_RSD-WIN-12 = Pokonujesz 2 Zwiadowców Borysa, który ma 1 Złoto, 2 Uranu i 3 Techniki. Zabierasz dwie kostki Złota i Techniki w dowolnym połączeniu.
example_RSD-WIN-19 = Atakujesz samotny Posterunek 1 Zwiadowcą i przegrywasz. Twoje 5 Techniki zostaje; Zwiadowca wraca do Bazy nieaktywny.

## Wymuszone ruchy

example_RSD-EXIT-05 = Wygrywasz, a w pobliżu nie ma nic więcej. Kończysz na jednym z 12 heksów w odległości 2; żaden z sześciu sąsiednich się nie nadaje.

## Straty

example_RSD-LOSS-02 = Twoja Baza jest złożona, a ty przegrywasz atak 2 Zwiadowcami, którzy niosą Barykadę. Wszystkie trzy pionki trafiają do puli.

## Punktacja

example_RSD-SCORE-09 = Ty i Borys macie po 3 Ropy, Celina nie ma jej wcale. Nikt nie dostaje punktu za najwięcej Ropy.
example_RSD-SCORE-10 = Baza 3, dwa Posterunki 4, trzech aktywnych Zwiadowców 3, dwa odkrycia 2, 10 lub więcej Prowiantu i Drewna 2, remis o Ropę 0, najwięcej Złota 2, najwięcej Uranu 3: razem 19.

## Pytania gry

example_RSD-ASK-18 = Ruch za 2 punkty: mając 2 Prowiantu, 1 Ropę i 1 Technikę, wybierasz między 2 Prowiantu, 1 Ropą i 1 Techniką, niczym innym.
example_RSD-ASK-63 = W sakiewce masz 1 punkt Ropy; ruch kosztuje 3, a masz Prowiant, Technikę i Ropę. Zwykły sposób bierze ten punkt i 2 Prowiantu.
