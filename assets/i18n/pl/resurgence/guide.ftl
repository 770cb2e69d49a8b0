# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

## Around the lessons

guide-try-amount = Enter płaci to, co wpisano; strzałki to zmieniają.
guide-try-gain = Enter bierze to, co wpisano; strzałki to zmieniają.
guide-try-assign = Spróbuj: { $moves }.
guide-try-done = Wszystkie żetony przydzielone. Enter: gotowe; Backspace cofa jeden.
guide-assign-one = { $token } w { $key }

## Setup

guide-welcome = Dowodzisz osadą w skutej lodem Moskwie. { $goal } Zobaczysz krok po kroku przygotowanie gry i całą rundę, a później tylko to, co nowe. { $sign } oznacza podpowiedź; możesz wybrać coś innego. Wybierasz strzałkami i klawiszem Enter, numerem albo kliknięciem. Esc otwiera menu gry, e wyłącza przewodnik.
    .title = Twoja pierwsza gra
guide-goal = Po sześciu rundach wygrywa osoba z największą liczbą Punktów Zwycięstwa (PZ).
guide-goal-alone = Po sześciu rundach musisz mieć więcej Punktów Zwycięstwa (PZ) niż Mutanci.
guide-hero = Bohater to dwie rzeczy: żeton, który może trafić wszędzie, i karta ze zdolnością do użycia raz na rundę.
guide-starter = Misja to cel. Z żetonem w jej Dzielnicy zapłać jej koszt i weź nagrodę. Pierwszą możesz ukończyć od razu.
guide-specialist = Wszyscy mają po jednym towarze każdego rodzaju. Teraz do Woreczka trafia Specjalista: w Przywództwie liczy się za 2, a niektóre Strefy go wymagają.

## Step 1

guide-round = 1 Dobierz i Przydziel: dobierasz żetony z Woreczka i w tajemnicy przydzielasz je do trzech obszarów. 2 Przywództwo: kto ma w obszarze najwyższą sumę, awansuje na jego torze. 3 Akcje Pracowników: gracze po kolei umieszczają po jednym żetonie w mieście, w pomieszczeniu albo na odpoczynku. 4 Utrzymanie: żetony wracają, ukończone Misje dają dochód, a Kryjówka może zyskać Poziom.
    .title = Runda ma cztery kroki
guide-round-alone = 1 Dobierz i Przydziel: dobierasz żetony z Woreczka i przydzielasz je do trzech obszarów. 2 Przywództwo: karta mówi, co twoja suma w każdym obszarze daje tobie lub Mutantom. 3 Akcje Pracowników: umieszczasz po jednym żetonie na turę; przed każdym z pierwszych trzech Mutanci wchodzą do Dzielnicy i działają. 4 Utrzymanie: żetony wracają, ukończone Misje dają dochód, a Kryjówka może zyskać Poziom.
    .title = Runda ma cztery kroki
guide-assign = Żetony z Metra idą do Stref [M], z Portu do Stref [P], z Kryjówki do twoich pomieszczeń. Każdy może też odpocząć.
guide-assign-again = Teraz przydziel, jak chcesz. Przy każdym obszarze widać, ile miejsc ma w zasięgu. { $planned }
guide-assign-planned = Pamiętaj o zaplanowanej Misji.
guide-assign-unplanned = Nie masz planów: Strefa ze słowem „plan” pozwala zaplanować Misję.

## Step 2

guide-leadership = Przydzielone żetony wszystkich graczy są teraz jawne. W każdym obszarze gracz z najwyższą sumą awansuje na jego torze o jedno pole, a jeśli prowadzi samodzielnie z sumą co najmniej 4, o dwa; gdy wszyscy mają po równo, nie awansuje nikt. { $moved } Wiele pól od razu daje premię. Na koniec gry pierwsze miejsca na każdym torze przynoszą { $prizes } PZ.
    .title = Przywództwo
guide-leadership-alone = Karta rundy porównuje twoją sumę w każdym obszarze: niska przesuwa Mutantów, wysoka ciebie. { $moved } Wiele pól od razu daje ci premię. Na koniec gry prowadzenie na każdym torze przynosi { $prizes } PZ.
    .title = Przywództwo
guide-moved = Awansujesz: { $tracks }.
guide-moved-none = Tym razem nie awansujesz.
guide-moved-track = { $area } { $count }

## Step 3

guide-place-free = { $place }: wchodzisz za darmo, bez Mutantów (MU) i rywali. W turze umieszczasz jeden żeton. Strefa: { $gain }.
guide-place-penalty = Teraz następny żeton. { $place }: ktoś już tu jest. Najpierw płacisz po towarze za każdego Mutanta (MU) i rywala.
guide-place-room = Żeton z Kryjówki działa w domu, w pomieszczeniu bez Rumowiska, i wchodzi za darmo. { $place }: { $gain }.
guide-place-rest = Żeton z każdego obszaru może też odpocząć: daje to 1 Żywność i nic więcej. Dobre dla tego, którego potrzebujesz najmniej.
guide-place-mission = { $place }: możesz tu ukończyć zaplanowaną Misję. Dzielnica się zgadza i stać cię na koszt.
guide-place-rescue = { $place }: możesz tu uratować Ocalałego. Zapłać cenę karty z Rzędu Ocalałych w Żywności (klawisz s). Zyskujesz kartę i żeton jej rodzaju.
guide-place-build = { $place }: tu budujesz. Zapłać { CASE($cost, "acc") }, oczyść pomieszczenie i weź to, co pod Rumowiskiem. Użyjesz go od następnej tury.
guide-place-more = Wybór należy do ciebie. Przydadzą się towary na Misje oraz Amunicja, Leki, Paliwo i Żywność na następny Poziom Kryjówki.
guide-token = Możesz wybrać, który żeton tam trafi. Bohatera i Specjalistów zachowaj na pola, które ich wymagają.
guide-penalty = Zapłać tym, czego potrzebujesz najmniej. Amunicję i Leki warto zachować: dzięki nim Kryjówka zyskuje Poziomy.
guide-act-effect = Żeton stoi. Weź to, co daje pole; karty i jedną Misję tej Dzielnicy wykorzystaj w dowolnej kolejności.
guide-act-mission = Pasuje tu zaplanowana Misja i stać cię na nią: ukończ ją. W turze możesz ukończyć jedną.
guide-act-card = To umieszczenie aktywuje twoją kartę. Po aktywacji każdej karty możesz użyć raz na rundę.
guide-act-more = Co pominiesz, przepada. Ostatni wiersz kończy turę.
guide-plan = Zaplanowana Misja zajmuje jedno z twoich trzech miejsc (klawisz o). Wybierz Dzielnicę i towary w twoim zasięgu. Ukończyć ją możesz od następnej tury.
guide-gain = Ty wybierasz, co dostajesz. Dzięki Amunicji i Lekom Kryjówka zyskuje Poziomy; Paliwem, Żywnością i Częściami płacisz za większość reszty.
guide-add-specialist = Do Woreczka na stałe trafia Specjalista: w Przywództwie liczy się za 2, a niektóre Strefy go wymagają.
guide-pay = Najpierw płacisz koszt, potem dostajesz to, za co płacisz.
guide-order = Masz kilka nagród. Bierz je po jednej, w dowolnej kolejności.
guide-column = Ukończona Misja leży w kolumnie i w każdym Utrzymaniu daje towary tej kolumny.

## Step 4

guide-upkeep = Wszystkie żetony idą do Obszaru Odpoczynku; gdy zabraknie ich w Woreczku, wracają do niego. Kart znów możesz używać. Każda ukończona Misja daje towary swojej kolumny. { $income } Potem, mając dość Amunicji i Leków, możesz podnieść Poziom Kryjówki.
    .title = Utrzymanie
guide-income-got = Dostajesz { CASE($goods, "acc") }.
guide-income-none = Na razie nie masz żadnej.
guide-income-choose = Gdzie kolumna daje kilka towarów do wyboru, wybierasz ty.
guide-income = Ukończona Misja w tej kolumnie w każdym Utrzymaniu daje jeden z tych towarów. Wybierz to, czego potrzebuje następna Misja lub Poziom.
guide-level = Masz dość Amunicji i Leków i zachowujesz je. Płacisz Paliwo i Żywność. Poziom daje więcej żetonów lub pomieszczeń, a na koniec PZ.
guide-no-level = Aby podnieść Kryjówkę do Poziomu { $level }, musisz posiadać { CASE($hold, "acc") } (zachowujesz je) i zapłacić { CASE($cost, "acc") }. Gdy cię stać, gra pyta o to w każdym Utrzymaniu. Poziom 2 to o jeden żeton więcej co rundę i więcej pomieszczeń; Poziom 3 pozwala na Misje Zaawansowane; każdy Poziom to na koniec więcej PZ.
    .title = Poziomy
guide-missed-places = { $missed } Przewodnik pokaże to, gdy przyjdzie pora.
    .title = Dokąd idą żetony
guide-missed-free = Wejście do Strefy bez Mutantów i rywali nic nie kosztuje.
guide-missed-penalty = W Strefie z Mutantami lub rywalami płacisz przed umieszczeniem po jednym dowolnym towarze za każdego z nich.
guide-missed-room = Żetony z Kryjówki idą do twoich pomieszczeń; każde działa raz na rundę.
guide-missed-rest = Każdy żeton może też odpocząć: daje to 1 Żywność i nic więcej.
guide-missed-deeds = { $missed } Przewodnik pokaże to, gdy przyjdzie pora.
    .title = Do czego prowadzi umieszczenie
guide-missed-card = Karta się aktywuje, gdy w swojej turze spełnisz jej warunek; każda działa raz na rundę.
guide-missed-plan = Niektóre pola pozwalają zaplanować Misję: czeka ona na jednym z trzech miejsc.
guide-missed-mission = Po umieszczeniu żetonu w Dzielnicy zaplanowanej Misji możesz zapłacić jej koszt i ją ukończyć, jedną na turę.
guide-renewed = Dwie najtańsze karty zeszły z Rzędu Ocalałych, inne staniały, a nowe doszły. Nowe Misje zajęły miejsce wziętych.{ $mutants }
    .title = Nowa runda
guide-renewed-mutants = { " " }Mutanci przechodzą do nowych Dzielnic: zanim przydzielisz żetony, obejrzyj miasto (klawisz c).

## The rest of the game

guide-onward = Pięć następnych rund przebiega tak samo. Na koniec punktują twój Poziom, pozostałe Surowce (po { $resources } za punkt), Amunicja i Leki, miejsca na trzech torach, dwa wspólne Zadania (klawisz k) i niektóre Misje. Przewodnik teraz milknie i odzywa się, gdy pojawia się coś nowego. F1 wyjaśnia każde pytanie, ? klawisze i znaki.{ $alone }
    .title = Co dalej
guide-onward-alone = { " " }Mutanci dostają punkty za miejsca na torach i oba Zadania.
guide-event = Każda runda prócz pierwszej ma Wydarzenie. Jedne dają dodatkową możliwość w swojej Dzielnicy, inne pytają o coś w Utrzymaniu, pozostałe działają od razu. W tej rundzie: { $event } ({ $text }).
    .title = Wydarzenia
guide-refilled = W Woreczku zabrakło żetonów, więc wrócił do niego cały Obszar Odpoczynku i dobierasz dalej. Mały Woreczek częściej daje dobre żetony: dlatego wycofanie Robotnika może się opłacić.
    .title = Woreczek się uzupełnia
guide-advanced = Od Poziomu { $level } możesz planować też Misje Zaawansowane. Kosztują więcej i dają znacznie więcej PZ. Zadania punktują tylko dla graczy, którzy osiągnęli ten Poziom.
    .title = Misje Zaawansowane
guide-last-round = Ostatnia runda. Jej Utrzymanie wciąż daje dochód i pozwala podnieść Poziom, ale nowych kart nie ma. Potem liczysz punkty: pozostałe towary, Amunicja i Leki, Poziomy, tory i Zadania. Zaplanowane, a nieukończone Misje nic nie dają.
    .title = Ostatnia runda

## Questions that may come up

guide-rescue = Wybierz kartę ze względu na zdolność i cenę. Użyć jej możesz od następnej tury.
guide-free-rescue = Weź za darmo dowolną kartę Rzędu Ocalałych: wybierz zdolność, która podoba ci się najbardziej. Zyskujesz też żeton jej rodzaju.
guide-build = Wybierasz, zanim zobaczysz, co leży pod Rumowiskiem. Z pomieszczenia skorzystasz od następnej tury.
guide-track = Wybierz tor: pole, na które wchodzisz, może dać premię, widoczną na planszy (klawisz k).
guide-retire = Wycofany żeton opuszcza grę. Przy mniejszej liczbie Robotników częściej dobierasz lepsze żetony, ale Bohatera warto zachować.
guide-draw = Jeszcze jeden żeton w tej rundzie: przydziel go teraz, a umieść w późniejszej turze.
guide-use-event = To Wydarzenie jest opcjonalne.
guide-meet-event = To Wydarzenie boli: wybierz to, bez czego się obejdziesz.
guide-demand = Mutanci działają w nowej Dzielnicy. Zapłać, czego żądają, albo pozwól im zyskać PZ.
guide-any = Każda możliwość jest dozwolona. F1 wyjaśnia zasadę, z której wynika pytanie.

## Before the game

guide-setup-alone = W pojedynkę przeciw Mutantom
