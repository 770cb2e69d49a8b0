# Pierwsza gra z przewodnikiem: co mówi na każdym kroku. Rozmowę czyta się przed pytaniem, wskazówka stoi obok pytania.

## Przygotowanie

guide-welcome = Prowadzisz społeczność na pustkowiu z heksów wokół Miasta Targowego, przez dwa lata po cztery pory roku: 16 tur. Potem punktują aktywne pionki, ukończone karty i pełne magazyny; wygrywa najwięcej punktów (PZ). Przewodnik pokazuje pierwsze tury krok po kroku, później tylko to, co nowe. { $sign } to propozycja; zawsze możesz zrobić co innego. Strzałki i Enter wybierają; możesz też wpisać numer albo kliknąć. e wyłącza przewodnik.
    .title = Twoja pierwsza gra
guide-map = Każdy heks ma teren, a co na nim stoi, wytwarza z niego kostki. Dwa są groźne: Strefa Radiacji i Skażona Woda wyłączają tego, kto kończy tam turę. Klawisze + i - przybliżają i oddalają mapę, m i strzałki po niej chodzą, a wiersz pod nią mówi, co tam leży. Klawisz ? objaśnia znaki.
    .title = Mapa
guide-lay = Gracze kładą mapę na zmianę, po trzy kafle: jeden dotyka jednego heksu, pozostałe co najmniej dwóch. Bogate heksy pomagają temu, kto ma blisko Bazę albo Posterunek.
guide-base = Baza wytwarza 3 Prowiantu na turę i jeszcze X: po 1 za każdego sąsiada bogatszego niż pustkowie. { $place }: X { $bonus }, do miasta { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}.
guide-cards = Teraz karty odkryć. Trzy razy oglądasz trzy karty i zatrzymujesz jedną. Twojej ręki nie widzi nikt inny (klawisz k). Potem, mając odpowiednie kostki i pionki, kończysz kartę: daje zdolność albo towary, a na końcu gry punkty.
    .title = Karty w ręce
guide-keep = Karta mówi, czego wymaga i co daje. Proponowana bierze najmniej kostek z tych, które możesz ukończyć.
guide-bury = Jedna z nich zostaje odłożona; druga wraca na talię, gdzie zobaczy ją następny gracz.
guide-swap = Twoja Baza jest otoczona: możesz wymienić jedną Strefę Radiacji.

## Pierwsze tury

guide-turn = Najpierw aktywne pionki wytwarzają kostki; to już się stało, chyba że jest wybór. Potem działasz, na ile cię stać. Każda akcja kosztuje punkty: 1 Prowiant płaci 1, Technika, Żywność, Woda i Drewno płacą 2, ale tylko za niektóre akcje. Twoje kostki i pionki stoją obok menu albo mapy. Gdy wystarczy, kończysz turę. Nie ma pośpiechu: co zatrzymasz, zostaje w magazynie.
    .title = Tura
guide-yield = Posterunek wytwarza co turę jedno z tego. Prowiant płaci za wszystko; inne kostki podwójnie, ale tylko za niektóre akcje. Nimi kończysz karty i handlujesz.
guide-yield-outriders = Zwiadowca na bogatym terenie też coś wytwarza: 2 Prowiantu albo 1 kostkę terenu.
guide-carry = Posterunek leży złożony na { $origin } i nic tam nie wytwarza. Niech Zwiadowca zaniesie go na { $place }, { $terrain }. Ruch kosztuje 2 punkty.
guide-set-up = Tu można uruchomić Posterunek, za 4 punkty. Odtąd wytwarza co turę { $goods }, a na końcu gry daje 2 PZ.
guide-from = Wybierz heks, z którego ruszają Zwiadowcy.
guide-convoy = Zwiadowcy z jednego heksu mogą iść razem: każdy następny kosztuje 1 punkt więcej.
guide-load = Leżące tam Posterunki i Barykady mogą iść za darmo: weź to, czego potrzebujesz u celu.
guide-to = Sąsiedni heks. Te w grubej ramce są w zasięgu; wybierz z listy, na mapie albo myszą. Wiersz pod mapą mówi, ile to kosztuje.
guide-pay = Pierwszy wiersz płaci zwykłym sposobem, gdzie się da Prowiantem. Niżej są inne sposoby. Jeśli kostka płaci więcej niż trzeba, reszta zostaje w sakiewce do końca tury.
guide-place = Wybierz heks, w którym to się stanie.
guide-draw = Dobierz kartę odkrycia, za 4 Prowiantu, raz na turę: oglądasz dwie, zatrzymujesz jedną. Im więcej kart, tym więcej możesz ukończyć.
guide-recruit = Drugi Zwiadowca pozwala być w dwóch miejscach, a aktywny daje 1 PZ. Werbujesz za 8 punktów w Bazie albo na Posterunku.
guide-build = Następny Posterunek: za 6 punktów leży złożony przy Bazie. Potem zanosi go Zwiadowca, jak pierwszy. Możesz mieć cztery.
guide-carry-again = Zanieś złożony Posterunek na teren, który daje co innego niż pierwszy.
guide-set-up-again = Uruchom tu Posterunek, za 4 punkty. Posterunki i Baza tworzą sieć: Zwiadowcy mogą iść z jednego prosto do drugiego.
guide-fetch = Złożony Posterunek leży tam, gdzie nie ma twojego Zwiadowcy: wróć po niego. Albo zachowaj punkty, aż zwerbujesz tam następnego Zwiadowcę.
guide-complete = Masz kostki i wszystko inne, czego wymaga twoja karta: ukończ ją. Możesz kończyć jedną na turę.
guide-which-card = Ukończona karta leży przed tobą odkryta. Jej zdolność jest twoja, a na końcu gry punktuje.
guide-keep-drawn = Zatrzymaj jedną w ręce: proponowana bierze najmniej kostek z tych, które możesz ukończyć.
guide-discard = W ręce może być najwyżej sześć kart: odrzuć jedną.
guide-here = To możesz zrobić na tym heksie. Esc wraca do całego menu.
guide-power = Moc twojej postaci nic nie kosztuje, a użyć jej możesz raz w grze. Od razu przynosi kostki: użyj jej teraz.
guide-end = Czego nie wydasz, zostaje w magazynie; opróżnia się tylko sakiewka. Jeśli zostało coś, co jest raz na turę, gra prosi o 0 jeszcze raz.

## Miasto i pory roku

guide-town = W środku leży Miasto Targowe; tylko ono kupuje i sprzedaje: ceny pokazuje klawisz t. Każdy może tam wejść raz na porę roku, a pora trwa dwie tury. Zwiadowca wchodzi, sprzedaje to, czego masz dość, kupuje co najmniej jedną kostkę, odkrywa kartę miasta i wychodzi na wybrany heks.
    .title = Miasto Targowe
guide-to-town = { $count ->
    [one] Do miasta jest 1 ruch.
    [few] Do miasta są { $count } ruchy.
    [many] Do miasta jest { $count } ruchów.
   *[other] Do miasta jest { $count } ruchu.
} Idź tam, sprzedaj Prowiant i kup to, czego wymagają karty. Możesz raz na porę roku.
guide-trade = Z lewej to, co sprzedajesz, z prawej zakupy za nie więcej; strzałki chodzą, + i - zmieniają. Enter handluje. { $needs }
guide-trade-needs = Karty wymagają jeszcze: { $goods }.
guide-trade-any = Kup co najmniej jedną kostkę.
guide-leave = Wybierz heks obok miasta. Na bogatym terenie Zwiadowca wytworzy coś w następnej turze.
guide-seasons = Dwie tury trwała wiosna; teraz jest lato i znów możesz odwiedzić miasto. Latem droga jest Woda. Jesienią Posterunki nie wytwarzają Drewna, zimą Wody, a Żywność jest droga. Po zimie kończy się rok: każdy twój aktywny Zwiadowca zjada 2 Prowiantu albo 1 Żywność, inaczej zostaje wyłączony. Kalendarz stoi obok cen (klawisz t).
    .title = Pory roku
guide-meetings = Kto wchodzi na aktywne pionki rywala, ma spotkanie. Gość mówi, po co, gospodarz przyjmuje albo stawia opór. Potem wymieniacie kostki, jak się umówicie, albo jest starcie: oboje kładą zakrytą kartę starcia, a dodają się pionki, kostki i karty. Zwycięzca zabiera kostki, a Zwiadowcy przegranego zostają wyłączeni. Barykady i Zwiadowcy chronią, co masz.
    .title = Spotkania
guide-missed = { $missed } Przewodnik pokaże to, gdy przyjdzie pora.
    .title = Czego jeszcze nie było
guide-missed-outpost = Zwiadowca zanosi Posterunek na bogaty teren i go uruchamia: odtąd wytwarza kostki co turę.
guide-missed-card = Za 4 Prowiantu możesz co turę dobrać kartę odkrycia.
guide-missed-town = Raz na porę roku Zwiadowca może handlować w mieście.
guide-onward = Wiesz już, czym jest tura. Do końca gry buduj Posterunki (do czterech), werbuj Zwiadowców (do sześciu), handluj w każdej porze i kończ karty. Punktują: Baza 3 PZ, Posterunek 2, Zwiadowca 1, ukończone karty, dziesięć kostek jednego rodzaju, najwięcej Ropy, Złota i Uranu. Przewodnik odezwie się, gdy przyjdzie coś nowego. F1 objaśnia każde pytanie, ? klawisze i znaki, punkty są pod F10.
    .title = Co dalej
guide-autumn = Jesień: przez dwie tury Posterunki w Lesie nie wytwarzają Drewna; mogą Prowiant. Pomyśl o końcu roku po turze 8: 2 Prowiantu albo 1 Żywność na każdego aktywnego Zwiadowcę.
    .title = Jesień
guide-winter = Zima: Posterunki nie wytwarzają Wody, a Żywność jest w mieście droga, w kupnie i sprzedaży. Na koniec tury 8, czyli następnej, każdy twój aktywny Zwiadowca potrzebuje 2 Prowiantu albo 1 Żywności. Tyle zachowaj.
    .title = Zima
guide-feed = Rok się kończy. Nakarm każdego aktywnego Zwiadowcę: głodny zostaje wyłączony i trzeba go ocucić, za 4 punkty.
guide-next-year = Minęła połowa gry i znów jest wiosna. Co teraz zbudujesz, jeszcze się zwróci. Odtąd patrz też na punkty innych.
    .title = Drugi rok
guide-shut = Przez dwie ostatnie tury Miasto Targowe jest zamknięte. Na koniec tury 16 Zwiadowcy jedzą jeszcze raz, zanim policzy się punkty: punktują tylko aktywni.
    .title = Miasto się zamyka
guide-last = Ostatnia tura. Uruchom, co leży złożone, ocuć wyłączonych, ukończ kartę: punktują tylko aktywne pionki i ukończone karty. Zostaw jedzenie Zwiadowcom: jedzą, zanim policzy się punkty. Po grze możesz obejrzeć punkty i całą jej historię; n w menu zaczyna następną grę, z innymi graczami albo na mapie, którą układasz.
    .title = Ostatnia tura

## Spotkania

guide-word = Powiedz, czy przychodzisz handlować. Gospodarz przyjmie cię albo stawi opór; słowo nikogo nie wiąże.
guide-welcome-them = Przyjmij gościa, a handluje albo atakuje; staw opór, a starcie jest od razu. Barykady i pionki na tym heksie ci pomagają.
guide-intent = Handel: składasz ofertę. Atak: oboje kładą kartę starcia.
guide-offer = Powiedz, co dajesz i czego chcesz. Druga strona przyjmuje, odmawia albo składa jedną inną ofertę.
guide-answer = Przyjmij tylko to, co ci się opłaca: odmowa nic nie kosztuje.
guide-conflict = Oboje kładą po jednej zakrytej karcie. Liczy się karta z pionkami i tym, co dodacie potem; wyższa suma wygrywa.
guide-boost = Oboje mogą dodać karty i kostki. Co wydasz, przepada, także gdy przegrasz.
guide-plunder = Wygrana: zabierz przegranemu wszystkie kostki jednego rodzaju.
guide-any = Każda opcja jest dozwolona. F1 objaśnia zasadę, z której wynika pytanie.
