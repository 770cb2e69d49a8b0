# A case worked out for the rules of rule.ftl, in our own words: example_ and the id of the rule.

## General rules

example_GEN-01 = W rundzie 6 Anna prowadzi o 20 punktów. Gra i tak toczy się do końca: Utrzymanie, punktacja końcowa, wynik.
example_GEN-02 = Dziwisz się, że nic jeszcze nie da się umieścić: runda jest wciąż w drugim kroku, w Przywództwie. Akcje Pracowników są następne.
example_GEN-03 = Kończysz Misję, która daje 2 PZ i pozwala wycofać Ocalałego. Bierzesz punkty i zatrzymujesz wszystkie żetony.
example_GEN-04 = Klinika wymaga 1 Paliwa, a ty nie masz żadnego. Możesz umieścić tam żeton, ale nie skorzystasz z niej, nawet dla połowy Leków.
example_GEN-05 = Masz 8 Żywności i zyskujesz 3. Twój znacznik zatrzymuje się na 9, a 2 Żywności przepadają.
example_GEN-06 = Mając 12 Amunicji, zyskujesz 2: masz teraz 13. Leki mają własny limit, więc dla nich jest jeszcze miejsce.
example_GEN-07 = Wszyscy czterej gracze mają po 9 Paliwa. Piąty zysk Paliwa w rundzie wypłaca się tak samo jak pierwszy.
example_GEN-08 = Misja daje „3 PZ” i „1 PZ za 2 pomieszczenia”. Te 3 liczą się teraz, a pozostałe punkty po zakończeniu gry.
example_GEN-09 = Wszyscy twoi Łowcy są w Woreczku. Ratujesz Myśliwą, kartę Łowcy: dostajesz kartę, ale bez żetonu.
example_GEN-10 = Możesz sprawdzić, ile żetonów jest w Woreczku Borysa, ale nie to, co właśnie z niego dobrano.
example_GEN-11 = Borysowi brakuje 1 Leku i proponuje ci za niego 3 Żywności. Zasady nie pozwalają na taką umowę.

## Retiring Survivors

example_RET-01 = W twoim Woreczku jest 6 Robotników i Bohater. Bez dwóch Robotników Bohater trafia ci się niemal w każdej rundzie.
example_RET-02 = Możesz właśnie wycofać Ocalałego. Może to być Robotnik z Obszaru Odpoczynku, ale też z Woreczka.
example_RET-03 = W rundzie 3 wycofujesz Naukowca. Przy Badaczach, którzy liczą żetony Naukowców, już go nie ma.
example_RET-04 = Premia z toru pozwala ci kogoś wycofać, ale w Woreczku masz samych Specjalistów. Zatrzymujesz wszystkich.

## Setup

example_SET-01 = Przed pierwszą rundą widzisz dwanaście Stref, trzy tory oraz odkryte karty w Rzędzie i kolumnach Misji.
example_SET-02 = Troje graczy widzi w Rzędzie pięć kart. Przy czwartej osobie jest jeszcze jedno pole, najdroższe.
example_SET-03 = Odkryte są Wir Polarny i Obrońcy. Od pierwszej rundy wszyscy wiedzą, że punktować będą Paliwo i Łowcy.
example_SET-04 = Sześć Wydarzeń leży nieobejrzanych w pudełku. Nikt nie ma pewności, czy przyjdzie „Żelazny mróz”.
example_SET-05 = Los wybiera Celinę na Pierwszego Gracza. Ma pierwszą turę, a Bohatera wybiera na końcu.
example_SET-06 = Przy trzech graczach talia ma siedem kart Mutantów: sześć Dzielnic i jedną pustą.
example_SET-07 = Troje graczy odkrywa kartę Kremla. Przy dwóch graczach doszłaby druga karta.
example_SET-08 = Dwoje graczy odkrywa Arbat i Kreml: cztery Strefy dostają po Mutancie. Przy trzech lub czterech graczach odkrywa się jedną kartę, więc dostają go dwie Strefy.
example_SET-09 = Przy czterech graczach pięć Misji Podstawowych leży odkrytych, a 25 czeka w talii.
example_SET-10 = Przy dwóch graczach cztery Misje Zaawansowane leżą odkryte. Nikt nie może ich jeszcze planować, bo wszyscy są na Poziomie 1.
example_SET-11 = Borys gra pomarańczowym: jego plakietka, żetony i znaczniki Przywództwa mają ten kolor i numer jego miejsca.
example_SET-12 = Przed rundą 1 numery wszystkich miejsc stoją razem na lewym końcu każdego toru.
example_SET-13 = Nikt nie prowadzi. Pierwsze punkty przychodzą z Misji, Rumowisk lub końców torów.
example_SET-14 = Na początku masz 2 Amunicji i 2 Leki. Na Poziom 2 potrzebujesz po 3.
example_SET-15 = W pierwszej turze nie masz Żywności, więc Ocalali z Rzędu są poza zasięgiem, dopóki jej nie zyskasz.
example_SET-16 = Twój Garaż leży pod Rumowiskiem. Nikt, nawet ty, nie wie, czy są pod nim punkty, czy towary.
example_SET-17 = Na Poziomie 1 dobierasz 4 żetony na rundę i możesz oczyszczać pomieszczenia Poziomu 1: Zbrojownię i Klinikę.
example_SET-18 = Troje graczy widzi czterech Bohaterów i cztery Misje Początkowe. Na koniec po jednej z tych kart zostaje.
example_SET-19 = Anna jest Pierwszym Graczem, po niej idą Borys i Celina. Najpierw wybiera Celina, potem Borys; Anna bierze coś z tego, co zostało.
example_SET-20 = Twoją Misją Początkową jest „Lodowy prom”. Na inne zostają dwa miejsca planowania.
example_SET-21 = Na planszy Anny leżą cztery żetony. Borys widzi, że są przydzielone, ale nie gdzie.
example_SET-22 = W rundzie 1 dobierasz 4 z 7 swoich żetonów, więc Bohater częściej jest wśród nich, niż go nie ma.
example_SET-23 = W pierwszej grze stół wybiera start dla początkujących i po minucie jest już w rundzie 1.

## Salvage draft and beginner start

example_SAL-01 = Troje graczy ma po trzy karty. Pięć z 14 pozostaje nieużytych.
example_SAL-02 = Z trzech kart zatrzymujesz „Ziemiankę z warzywami”, dwie podajesz dalej i dostajesz dwie od sąsiada. Jedną z nich zatrzymujesz; ostatnia karta, która przychodzi, też jest twoja.
example_SAL-03 = Wszyscy mają po trzy karty. Odkrywa się je i każdy gracz zyskuje wszystko, co na nich wydrukowano.
example_SAL-04 = Dwie karty dają ci po 1 Amunicji. Na początku były 2, więc teraz masz 4.
example_SAL-05 = „Samotny tropiciel” daje Łowcę: jeden z twoich czterech Łowców przechodzi z puli do Woreczka.
example_SAL-10 = Nikt nie dobiera Łupu. Wszyscy mają na początku 1 Żywność, 1 Paliwo, 1 Część, 3 Amunicji i 3 Leki, bo po 2 sztuki leżą na torze od początku.
example_SAL-11 = Chcesz mieć wcześnie 2 Części z dolnej Strefy Arbatu, więc dokładasz do Woreczka Budowniczego.
example_SAL-12 = Twój Bohater aktywuje się przy umieszczaniu, a przy dobieraniu Łupu nie pomaga żadna karta. Dostajesz tylko to, co daje Łup.

## Step 1: Events

example_EVT-01 = W rundzie 1 od razu dobierasz żetony. „Początek” leży odkryty i nic nie robi.
example_EVT-02 = Anna zaczyna rundę 1. W rundzie 2 Pierwszym Graczem jest Borys, w rundzie 3 Celina.
example_EVT-03 = Wydarzeniem rundy 3 jest „Porzucona cysterna”. Zaczyna się runda 4: cysternę się odrzuca, a jej miejsce zajmuje „Żelazny mróz”.
example_EVT-04 = „Zamknięte skrzydło” wskazuje Muzea, więc leży tam żeton Wydarzenia. Gdy po nim przychodzi „Żelazny mróz”, żeton schodzi z planszy.
example_EVT-05 = „Porzucona cysterna”: kto umieszcza żeton przy Bramie Barbarzyńców, może zyskać 1 Paliwo. „Noc przy piecu” czeka na Utrzymanie. „Zgubiony zrzut” od razu daje coś wszystkim.
example_EVT-06 = Runda 1 zaczyna się od „Początku”. Nikt przez niego niczego nie zyskuje ani nie traci.
example_EVT-07 = W talii zostały trzy Wydarzenia: po tej rundzie odbędą się jeszcze trzy.

## Step 1: Drawing tokens

example_DRAW-01 = Twoja Kryjówka jest na Poziomie 2, więc dobierasz 5 żetonów. Borys na Poziomie 1 dobiera 4.
example_DRAW-02 = Dobierasz Bohatera i dwóch Łowców. Do ujawnienia inni widzą tylko, ile żetonów masz.
example_DRAW-03 = Masz dobrać 4, ale w Woreczku są tylko 3; 4 kolejne odpoczywają. Dobierasz te 3, 4 odpoczywające żetony trafiają do Woreczka i dobierasz 1 z nich. W Woreczku zostają trzy.
example_DRAW-04 = Masz dobrać 4 i dokładnie 4 są w Woreczku. Dobierasz wszystkie, a Obszar Odpoczynku pozostaje bez zmian.
example_DRAW-05 = Twój Woreczek jest pusty, gdy korzystasz z Garażu: odpoczywające żetony trafiają do niego i dobierasz jeden z nich.
example_DRAW-06 = Po wielu wycofaniach masz już tylko 3 żetony. Na Poziomie 1 przysługują ci 4, a dobierasz 3.

## Step 1: Assigning tokens

example_ASG-01 = Dobierasz Bohatera i trzech Robotników. Bohatera i jednego Robotnika przydzielasz do Metra, dwóch Robotników do Kryjówki, a do Portu nikogo.
example_ASG-02 = Borys ma już wszystko przydzielone. Co i gdzie, zobaczysz, gdy i ty skończysz.
example_ASG-03 = Robotnik na nic ci się w tej rundzie nie przyda. I tak go przydzielasz; później może odpocząć i dać 1 Żywność.
example_ASG-04 = W Porcie nie masz nic. Bez karty przenoszącej żetony żadna Strefa Portu nie jest dla ciebie w tej rundzie otwarta.

## Step 2: Leadership

example_LEAD-01 = Ostatni gracz zatwierdza. W tej samej chwili widać wszystkie obszary wszystkich graczy.
example_LEAD-02 = W Metrze masz Bohatera i Naukowca: to 3 i 2, razem 5.
example_LEAD-03 = Metro jest rozstrzygnięte, a premie odebrane. Dopiero wtedy porównuje się sumy w Porcie.
example_LEAD-04 = Sumy w Metrze: Anna 3, Borys 3, Celina 2. Anna i Borys awansują o 1 pole.
example_LEAD-05 = Wszyscy troje mają w Kryjówce 1, więc nie rusza się żaden znacznik.
example_LEAD-06 = Sumy w Porcie: Celina 5, Anna 4, Borys 3. Celina prowadzi samodzielnie z sumą 5 i awansuje o 2 pola; pozostali stoją.
example_LEAD-07 = Anna stoi na polu 3 Metra. Dociera tam także Borys: oba znaczniki pozostają na tym polu.
example_LEAD-08 = Prowadzisz w Porcie samodzielnie i przechodzisz z pola 1 na 3. Pole 2 daje 1 Paliwo, pole 3 nic.
example_LEAD-09 = Twój znacznik wchodzi na ostatnie pole Kryjówki: od razu 2 PZ. Borys dociera tam rundę później i też dostaje swoje 2 PZ.
example_LEAD-10 = Prowadzisz samodzielnie z sumą 5 i stoisz o jedno pole przed końcem. Awansujesz o 1 pole, bierzesz 2 PZ, a drugie pole przepada.
example_LEAD-11 = Anna stoi na końcu Metra z sumą 5, Borys ma 4. Anna prowadzi i nie może się ruszyć; Borys z tego powodu nie awansuje.
example_LEAD-12 = Rozgłośnia przesuwa cię na pole 5 Metra. Jak w Kroku 2 dostajesz jego premię: możesz dobrać żeton.
example_LEAD-13 = Następne pole pozwala wycofać Ocalałego, a ty tego nie chcesz. Awansujesz, a premię pomijasz.
example_LEAD-14 = Celina jest Pierwszym Graczem i wszyscy troje awansują w Porcie. Premię odbiera najpierw Celina, potem Anna, potem Borys.
example_LEAD-15 = Monterka pozwala Łowcy działać jako Budowniczy, ale w Kroku 2 Łowca liczy się za 2 jak zawsze.
example_LEAD-16 = Borys przegrywa w każdym obszarze. Jego znaczniki stoją, gdzie stały.

## Step 3: Placing Survivors

example_PLACE-01 = Anna umieszcza Robotnika, potem Borys jeden ze swoich żetonów, potem Celina, potem znowu Anna.
example_PLACE-02 = Masz żetony w Metrze i w Kryjówce. Możesz najpierw skorzystać z pomieszczenia, a do miasta pójść później.
example_PLACE-03 = Twój Robotnik stoi na Arbacie w górnej Strefie. Drugi żeton z Metra musi w tej rundzie trafić gdzie indziej.
example_PLACE-04 = Żeton z obszaru Kryjówki może trafić tylko do twojego wolnego pomieszczenia, a żeton z obszaru Metra tylko do Strefy Metra. Oba mogą zamiast tego odpocząć.
example_PLACE-05 = Dolna Strefa Arbatu wymaga Budowniczego lub Bohatera. Robotnik nie może tam trafić, Bohater może.
example_PLACE-06 = W Strefie jest Mutant i jeden żeton Anny. Aby umieścić tam żeton, Borys płaci 1 Żywność i 1 Amunicję.
example_PLACE-07 = Strefa daje 3 Żywności i stoi w niej rywal, a ty nie masz czym zapłacić. Żywnością z tej Strefy zapłacić nie możesz.
example_PLACE-08 = W Strefie stoi dwóch Mutantów, a ty masz w sumie 1 towar. Strefa jest dla ciebie zamknięta.
example_PLACE-09 = Masz żeton w górnej Strefie Arbatu. Wolno umieścić kolejny w dolnej, a twój własny żeton nic cię nie kosztuje.
example_PLACE-10 = Anna i Borys stoją na Placu Rewolucji w prawej Strefie. Celina może do nich dołączyć i płaci 2.
example_PLACE-11 = Umieszczasz żeton w swojej Zbrojowni, choć Mutanci są w całym mieście. Nic za nich nie płacisz.
example_PLACE-12 = Idziesz na Kreml, aby ukończyć tam Misję, i nikogo nie ratujesz.
example_PLACE-13 = Pierwszym żetonem oczyszczasz Garaż. Następny może już do niego trafić.
example_PLACE-14 = Twój Łowca jest w Porcie, a ty chcesz Strefy Metra. Używasz Zwiadowczyni, Łowca wychodzi z Metra, a potem płacisz za stojącego tam Mutanta.

## Step 3: Passing

example_PASS-01 = Anna i Borys nie mają już żetonów. Celina ma jeszcze dwa i rozgrywa dwie tury z rzędu.
example_PASS-02 = Wolisz poczekać, ale masz jeszcze jeden żeton. Umieszczasz go albo odsyłasz na odpoczynek.

## Step 3: Resting

example_REST-01 = Dla Robotnika z Portu każda Strefa Portu jest za droga. Odsyłasz go więc na odpoczynek.
example_REST-02 = Odsyłasz żeton na odpoczynek, mając 4 Żywności: teraz masz 5.
example_REST-03 = Twoja Myśliwa jest gotowa, a ty odsyłasz żeton na odpoczynek. Zyskujesz 1 Żywność i nic więcej.
example_REST-04 = Żeton Wydarzenia leży na Arbacie, a twój żeton odpoczywa. Odpoczynek nie jest w żadnej Dzielnicy, więc Wydarzenie nie jest dla ciebie.
example_REST-05 = Odpoczywa dziewięć twoich żetonów. Dziesiąty też się zmieści.

## Step 3: After placing

example_ACT-01 = Umieszczasz żeton na Arbacie w górnej Strefie. Zyskujesz 1 Część, używasz Piwowara i zyskujesz 1 Paliwo, a jednym i drugim płacisz za Misję na Arbacie.
example_ACT-02 = Stoisz przy Bramie Barbarzyńców w prawej Strefie i zyskujesz 1 Paliwo. Drugi raz w tej turze go nie zyskasz.
example_ACT-03 = Rolnik, Piwowar i Tropicielka czekają na umieszczenie w Strefie Metra. Jedno umieszczenie może aktywować wszystkie trzy karty.
example_ACT-04 = „Zamarznięty wrak” wskazuje Wyspę Nadziei. Umieszczasz tam żeton i możesz raz zapłacić 1 Część za 2 PZ.
example_ACT-05 = Masz zaplanowane dwie Misje na Kremlu i umieszczasz tam żeton. Kończysz jedną z nich; druga musi poczekać.
example_ACT-06 = Masz już swoją Część i nie da się użyć niczego więcej. Kończysz turę, a żeton umieszcza Borys.

## Zones of the city

example_ZONE-ARB-UPPER = Stoi tu twój Robotnik z obszaru Metra: masz o 1 Część więcej, czyli połowę tego, co daje dolna Strefa Arbatu.
example_ZONE-ARB-LOWER = Twój Budowniczy przychodzi tu po 2 Części, dość na prawą Strefę Wyspy Nadziei. Robotnika by nie wpuszczono.
example_ZONE-MUS-UPPER = Twój Naukowiec zyskuje 1 Lek i planuje Misję. Nawet z trzema zaplanowanymi Misjami zyskujesz Lek.
example_ZONE-MUS-LOWER = Umieszczasz Robotnika i wkładasz do Woreczka Budowniczego. Gdy go dobierzesz, liczy się za 2 w Przywództwie.
example_ZONE-REV-LEFT = Twój Łowca przynosi 3 Żywności, dość, by uratować Ocalałego z jednego z tańszych pól Rzędu.
example_ZONE-REV-RIGHT = Twój Robotnik przynosi 2 Żywności. Jeśli stoi tu rywal, najpierw płacisz 1 towar, a Żywność zatrzymujesz.
example_ZONE-BAR-LEFT = Twój Naukowiec zyskuje 2 Paliwa. Laborant jest gotowy i dodaje 1 Część, raz za cały zysk.
example_ZONE-BAR-RIGHT = Twój Robotnik zyskuje 1 Paliwo, które Zbrojownia lub Klinika zamieni później na 2 Zasoby.
example_ZONE-KRE-UPPER = Lekarz leży na polu za 3 Żywności. Płacisz 3, bierzesz kartę, a do Woreczka trafia Naukowiec.
example_ZONE-KRE-LOWER = Twój Łowca zyskuje 1 Amunicję i planuje Misję z kolumn.
example_ZONE-HOP-LEFT = Twój Budowniczy płaci 1 Część i oczyszcza Klinikę. Pod Rumowiskiem są 2 PZ.
example_ZONE-HOP-RIGHT = Nie masz pod ręką Budowniczego. Twój Robotnik płaci 2 Części i oczyszcza to samo pomieszczenie.
example_ZONE-13 = Wszystkie twoje miejsca planowania są zajęte. Dolna Strefa Kremla i tak daje ci 1 Amunicję.
example_ZONE-14 = Anna ratuje kartę z najtańszego pola. Borys, który idzie po niej, zastaje to pole puste i za inną kartę płaci 2 lub więcej.
example_ZONE-15 = Wszystkich 12 twoich Specjalistów opuściło już pulę. Umieszczenie tutaj nie dałoby ci nic poza samym miejscem.

## Building

example_BUILD-01 = Na Poziomie 3 masz wciąż Rumowiska na pomieszczeniach Poziomów 1, 2 i 3. Możesz wybrać każde z nich.
example_BUILD-02 = Liczysz na Żywność i oczyszczasz Stragan. Pod nim są 3 PZ i nie da się go wymienić na inne pomieszczenie.
example_BUILD-03 = Pod Rumowiskiem Zbrojowni leży „1 Amunicja, 1 Żywność”. Zyskujesz jedno i drugie, a żeton opuszcza grę.
example_BUILD-04 = Garaż oczyszczasz w rundzie 2. W rundach 3–6 można z niego skorzystać raz w każdej rundzie.
example_BUILD-05 = Na Poziomie 1 twoja Zbrojownia i twoja Klinika są już otwarte. Wyspa Nadziei nie ma ci czego budować, dopóki nie podniesiesz Poziomu.
example_BUILD-06 = Pod Rumowiskiem leży 1 Paliwo. Twój Laborant jest gotowy i dodaje 1 Część.

## Rooms of your Compound

example_ROOM-CHECKPOINT = Do Poziomu 2 brakuje ci 1 Leku. Żeton z Kryjówki trafia do Punktu Kontrolnego i go zdobywa.
example_ROOM-ARMORY = Za 1 Paliwo z 3 Amunicji robi się 5, czyli tyle, ile trzeba posiadać na Poziom 3.
example_ROOM-CLINIC = Płacisz 1 Paliwo i zyskujesz 2 Leki. Z gotową Farmaceutką Paliwo do ciebie wraca.
example_ROOM-MARKET-STALL = Płacisz 1 Żywność, a bierzesz 1 Paliwo i 1 Część.
example_ROOM-KITCHEN = Snajperka leży na polu za 2 Żywności. Płacisz 1 Paliwo i 2 Żywności i karta jest twoja bez wyprawy na Kreml.
example_ROOM-GARAGE = Dobierasz Budowniczego i przydzielasz go do Portu. W następnej turze może pójść na Wyspę Nadziei.
example_ROOM-SCOUT-POST = Masz wolne miejsce i bierzesz „Szafę z nasionami” z kolumny Podstawowych.
example_ROOM-WORKSHOP = Twój Budowniczy bierze 1 Paliwo i 1 Żywność, akurat to, czego brakuje na następny Poziom.
example_ROOM-PROPAGANDA = Twój Naukowiec płaci 1 Paliwo. Awansujesz w Metrze i zrównujesz się z Anną, która stała o jedno pole dalej.
example_ROOM-HEADQUARTERS = Masz to, co kosztuje „Szkoła wieczorowa”, ale żaden z twoich żetonów nie może trafić do jej Dzielnic. Twój Łowca kończy ją stąd.
example_ROOM-11 = Masz 3 Paliwa i umieszczasz żeton w Klinice: płacisz 1 Paliwo za 2 Leki i to wszystko, co Klinika daje w tej rundzie.
example_ROOM-12 = Woreczek i Obszar Odpoczynku są puste: wszystkie twoje żetony stoją na planszach. Garaż nic nie daje.
example_ROOM-13 = W Warsztacie bierzesz 2 Paliwa. Dwie sztuki jednego rodzaju są równie dobre jak dwie różne.
example_ROOM-14 = Twój znacznik w Metrze stoi na końcu. Rozgłośnia może przesunąć cię w Porcie albo w Kryjówce.
example_ROOM-15 = „Spalić gniazdo” masz w planach od poprzedniej tury. W Kwaterze Głównej kończysz tę Misję, choć w pobliżu nie ma Mutanta.

## Survivor cards

example_SURV-01 = Rolnik daje ci 1 Żywność za pierwszy żeton z Metra. Przy drugim jest już wyczerpany.
example_SURV-02 = Rolnik i Piwowar są gotowi. Umieszczasz żeton w Strefie Metra i używasz obu: 1 Żywność i 1 Paliwo.
example_SURV-03 = „Zgubiony zrzut” na początku rundy daje wszystkim 1 Amunicję lub 1 Lek. Twoja Rusznikarka i twoja Farmaceutka śpią.
example_SURV-04 = Robotnik, Naukowiec czy inny żeton przynosi ci Żywność: możesz użyć Myśliwej, karty Łowcy.
example_SURV-05 = Cztery twoje karty leżą wyczerpane. Gdy żetony wrócą do domu, wszystkie cztery znów są gotowe.
example_SURV-06 = Ratujesz Piwowara na Kremlu, w górnej Strefie, która jest Strefą Metra. Działa on od twojego następnego umieszczenia, nie przy tym.
example_SURV-07 = Zyskujesz Żywność, kończysz Misję i dopiero wtedy używasz Myśliwej. Żywność z tej tury wciąż się liczy.
example_SURV-08 = Brygadzista daje 1 PZ po oczyszczeniu pomieszczenia, a nie podczas wybierania go.
example_SURV-10 = Masz 9 Żywności i zyskujesz 2 kolejne. Żywność przepada, ale to był zysk, więc nadal możesz użyć Myśliwej.
example_SURV-11 = Piwowar daje ci 1 Paliwo, a to aktywuje Laboranta: 1 Część na dodatek.
example_SURV-12 = Chemiczka dodaje 1 Paliwo. To też zysk Paliwa, ale Chemiczka jest już wyczerpana.
example_SURV-13 = Zyskujesz 2 Paliwa przy Bramie Barbarzyńców. Chemiczka dodaje 1 Paliwo, nie 2, a Laborant może dodać 1 Część.
example_SURV-20 = Górnik leży nad „4 Żywności”. Masz 5, płacisz 4 i karta jest twoja.
example_SURV-21 = Ratujesz Kucharkę, kartę Budowniczego. Jeden żeton Budowniczego trafia do twojego Woreczka; możesz dobrać go w następnej rundzie.
example_SURV-22 = W rundzie 6 Anna ma obok Kryjówki dziewięć kart. Wszystkich można użyć w każdej rundzie.
example_SURV-23 = Misja daje ci ratunek. Bierzesz najdroższą kartę Rzędu i nic nie płacisz; Lekarz dodaje 1 Lek.
example_SURV-24 = Pierwszym żetonem ratujesz kartę. Gdy umieszczasz drugi, można już jej użyć.
example_SURV-25 = Wszystkich już uratowano i Rząd jest pusty. Umieszczasz żeton na Kremlu tylko dla tamtejszej Misji.
example_SURV-30 = Aby prowadzić w Kryjówce, przydzielasz tam cztery żetony. W Akcjach Pracowników Inżynierka pozwala ci przenieść jeden z nich do Metra i stamtąd go umieścić.
example_SURV-31 = Żeton stoi już w mieście, a ty chcesz przesunąć jeszcze jeden: Inżynierka przenosi go z Metra do Kryjówki na późniejszą turę.
example_SURV-32 = Architekt wpuszcza twojego Naukowca do dolnej Strefy Arbatu jako Budowniczego. Dla Zadań pozostaje on Naukowcem.
example_SURV-33 = Umieszczasz żeton w pomieszczeniu i pomijasz jego efekt. Botanik i tak daje 1 Żywność.
example_SURV-34 = Odsyłasz żeton na odpoczynek przy gotowej Mechaniczce. Nie daje to żadnej Części.
example_SURV-35 = W twojej Strefie jest jeden Mutant i płacisz za niego 1 towar: 1 PZ od Przemytniczki. Przy dwóch Mutantach płacisz 2 i też dostajesz 1 PZ.
example_SURV-36 = Budujesz, Saper pozwala ci zaplanować Misję, a plan aktywuje Hydrauliczkę: 1 Żywność.

## The Survivors

example_CARD-CHEF = Na Kremlu ratujesz Górnika. Kucharka oddaje 1 z zapłaconej Żywności.
example_CARD-DOCK-WORKER = Budowniczy jest w Kryjówce, ale Wyspa Nadziei to Strefy Portu. Techniczka przenosi go do Portu.
example_CARD-ELECTRICIAN = „Szafa z nasionami” kosztuje 1 Paliwo, 1 Amunicję i 1 Lek. Nie masz Leków i zamiast tego płacisz 1 Żywność.
example_CARD-FARMER = Twój Robotnik idzie na Arbat do górnej Strefy: 1 Część ze Strefy, 1 Żywność od Rolnika.
example_CARD-FIREFIGHTER = Twój Łowca idzie na Arbat do dolnej Strefy jako Budowniczy i zyskuje 2 Części.
example_CARD-FISHERMAN = Umieszczasz żeton przy Bramie Barbarzyńców w prawej Strefie: 1 Paliwo ze Strefy, 1 Żywność od Rybaka.
example_CARD-FOREMAN = Oczyszczasz pomieszczenie na Wyspie Nadziei i dostajesz 1 PZ oprócz tego, co daje Rumowisko.
example_CARD-GUNSMITH = Zbrojownia daje ci 2 Amunicji. Rusznikarka dodaje 1 Część, nie 2.
example_CARD-MECHANIC = Umieszczasz żeton w Punkcie Kontrolnym: 1 Amunicja i 1 Część od Mechaniczki.
example_CARD-MINER = Kończysz Misję wartą 3 PZ i dostajesz 4.
example_CARD-PLUMBER = W Posterunku Zwiadowcy planujesz Misję, a Hydrauliczka daje 1 Żywność.
example_CARD-TRUCK-DRIVER = Za dużo twoich żetonów jest w Porcie. Kierowca Ciężarówki przewozi jeden do Metra i stamtąd on wychodzi.
example_CARD-ARCHEOLOGIST = Twoja Misja jest ukończona. Bierzesz 1 Paliwo, potrzebne na następny Poziom.
example_CARD-ARCHITECT = Do Warsztatu nie masz pod ręką Budowniczego. W jego roli wchodzi tam twój Naukowiec.
example_CARD-BIOLOGIST = Ratujesz Ocalałego i zyskujesz 1 Część.
example_CARD-BOTANIST = Umieszczasz żeton w Garażu: dobierasz żeton, a Botanik daje 1 Żywność.
example_CARD-BREWER = Umieszczasz żeton na Placu Rewolucji w prawej Strefie: 2 Żywności i 1 Paliwo od Piwowara.
example_CARD-CHEMIST = Brama Barbarzyńców w lewej Strefie daje 2 Paliwa. Z Chemiczką masz 3.
example_CARD-DOCTOR = Ratujesz Pilotkę i zyskujesz 1 Lek, może właśnie ten, którego brakuje do następnego Poziomu.
example_CARD-ENGINEER = Cztery twoje żetony są w Metrze, by tam prowadzić. Inżynierka odsyła jeden z nich do Kryjówki, do Garażu.
example_CARD-LAB-TECH = „Porzucona cysterna” daje ci 1 Paliwo, a Laborant 1 Część.
example_CARD-PHARMACIST = Klinika kosztuje 1 Paliwo. Jej Leki aktywują Farmaceutkę, która zwraca to Paliwo.
example_CARD-PSYCHOLOGIST = Ratujesz kogoś w Kuchni i dostajesz 1 PZ.
example_CARD-VETERINARIAN = Twój żeton z Kryjówki nie ma wolnego pomieszczenia. Weterynarka przenosi go do Portu.
example_CARD-ARMORER = Twój Bohater z Kryjówki jest potrzebny na Kremlu w górnej Strefie. Zabójca Maszyn przenosi go do Metra.
example_CARD-BODYGUARD = Kończysz Misję na Kremlu i zyskujesz 1 Lek.
example_CARD-HUNTER = Plac Rewolucji w lewej Strefie daje 3 Żywności. Z Myśliwą masz 4.
example_CARD-INSPECTOR = Kończysz Misję i zyskujesz 1 Amunicję.
example_CARD-PARATROOPER = „Lodowy prom” daje 2 PZ, ze Strażnikiem 3.
example_CARD-PILOT = Twój Naukowiec idzie na Kreml do dolnej Strefy jako Łowca: 1 Amunicja i plan.
example_CARD-SAILOR = Umieszczasz żeton na Wyspie Nadziei, żeby budować, a przy okazji zyskujesz 1 Paliwo.
example_CARD-SAPPER = Oczyszczasz Klinikę i możesz wziąć Misję na wolne miejsce.
example_CARD-SECURITY-GUARD = Twoje trzecie pomieszczenie jest oczyszczone: 1 Amunicja dla ciebie.
example_CARD-SCOUT = W Strefach Portu nikogo nie ma. Zwiadowczyni zabiera tam żeton z Metra.
example_CARD-SMUGGLER = Płacisz 1 Żywność za Mutanta na Arbacie w górnej Strefie i dostajesz 1 PZ za wyprawę tam.
example_CARD-SNIPER = Umieszczasz żeton w Punkcie Kontrolnym: 1 Lek z pomieszczenia, 1 Amunicja od Snajperki.

## Heroes

example_HERO-COSMONAUT = Dwie z twoich zaplanowanych Misji pokazują Kreml. Umieszczasz tam żeton, kończysz pierwszą, ratujesz Ocalałego i kończysz drugą.
example_HERO-LIBRARIAN = Twój Robotnik idzie do Muzeów do górnej Strefy jako Naukowiec i zyskuje 1 Lek.
example_HERO-MYSTIC = Robotnik z Portu przyda się bardziej w domu. Kaznodzieja przenosi go do Kryjówki.
example_HERO-TRAFFIC-COP = Misja kosztuje 2 Amunicji i 1 Żywność. Płacisz 1 Amunicję i 1 Żywność.
example_HERO-OLYMPIAN = Umieszczasz żeton na Arbacie w górnej Strefie i bierzesz 1 Część ze Strefy oraz 1 Żywność od Tropicielki.
example_HERO-SURGEON = Umieszczasz żeton przy Bramie Barbarzyńców w prawej Strefie i wybierasz od Medyczki 1 Paliwo: razem 2 Paliwa.
example_HERO-EVEN = Przy Wyrównaniu Bohaterów wybierasz Kaznodzieję: od razu trafiają do twojego zapasu 1 Żywność i 1 Paliwo. Bibliotekarka nie wniosłaby niczego.

## Missions

example_MIS-01 = Na Poziomie 1 masz Misję Początkową i dwie Podstawowe. Zaawansowane muszą poczekać.
example_MIS-02 = Umieszczasz żeton w Posterunku Zwiadowcy w swojej Kryjówce. Aby planować, nie trzeba iść do miasta.
example_MIS-03 = Odkryte są cztery Misje Podstawowe i cztery Zaawansowane. Na Poziomie 2 wybierasz jedną z czterech Podstawowych.
example_MIS-04 = Masz trzy zaplanowane Misje. Dolna Strefa Kremla daje ci Amunicję, ale nie plan.
example_MIS-05 = Plan na Kreml wygląda beznadziejnie. Zajmuje miejsce, dopóki nie ukończysz tej Misji.
example_MIS-06 = W Utrzymaniu osiągasz Poziom 3. Od następnego planowania możesz brać Misje Zaawansowane.
example_MIS-07 = Misję na Kremlu planujesz w dolnej Strefie Kremla. To, że twój żeton już tam stoi, nie pomaga; ukończysz ją innym.
example_MIS-08 = Anna bierze najlepszą Misję Podstawową. Jej pole jest puste aż do końca rundy.
example_MIS-10 = Twój pierwszy żeton stoi na Kremlu, a teraz umieszczasz kolejny na Arbacie. Misji na Kremlu w tej turze nie ukończysz.
example_MIS-11 = Masz w planach „Nocny odstrzał”, a Mutant jest na Wyspie Nadziei w prawej Strefie. Umieszczasz tam żeton, płacisz za Mutanta i kończysz Misję.
example_MIS-12 = „Szkoła wieczorowa” pokazuje Muzea i Arbat. Umieszczasz żeton na Arbacie i to wystarczy.
example_MIS-13 = Misja kosztuje 2 Części i 1 Amunicję, a ty masz 1 Część. Nie możesz jej ukończyć, cokolwiek jeszcze posiadasz.
example_MIS-14 = Misja kosztuje 2 Leki, 2 Żywności i 2 Paliwa. Płacisz całą szóstkę, dostajesz 7 PZ i awansujesz o 1 pole na torze Kryjówki.
example_MIS-15 = Stać cię na dwie Misje na Arbacie. Jedną kończysz teraz, a po drugą wrócisz.
example_MIS-16 = „Barykada z księgarni” pokazuje Arbat, więc trafia do twojej lewej kolumny. Odtąd każde Utrzymanie daje za nią 1 Lek.
example_MIS-17 = „Spalić gniazdo” trafia do środkowej kolumny, bo właśnie tam brakuje Misji do pełnego rzędu.
example_MIS-18 = Masz Misje w lewej i prawej kolumnie. Pierwsza w środkowej dopełnia rząd: uratuj Ocalałego za darmo. Drugi pełny rząd nic już później nie daje.
example_MIS-19 = Kończysz czwartą Misję w prawej kolumnie. Daje Żywność lub Paliwo tak jak pozostałe trzy.
example_MIS-20 = Górna Strefa Arbatu daje ci Część, którą kosztuje twoja tamtejsza Misja. Kończysz ją w tej samej turze.
example_MIS-21 = Twoja Misja Początkowa pokazuje Plac Rewolucji. Umieszczasz tam żeton w rundzie 1 i możesz ją od razu ukończyć.
example_MIS-22 = Misja pozwala też wycofać Ocalałego. Płacisz, bierzesz punkty i nikogo nie wycofujesz: Misja jest ukończona.
example_MIS-23 = W Kroku 2 premia z toru pozwala ci zaplanować Misję. Możesz ją ukończyć w swojej pierwszej turze tej rundy.

## Step 4: Upkeep

example_UPK-A = Twoje żetony schodzą z plansz do Obszaru Odpoczynku, a potem obracasz z powrotem wyczerpane karty.
example_UPK-A1 = Na planszach stoi pięć twoich żetonów. Teraz odpoczywają i nie dają Żywności, jak dałyby w turze.
example_UPK-A2 = Rolnik, Górnik i twój Bohater są w tej rundzie użyci. Na następną wszystkie trzy karty są gotowe.
example_UPK-B = Masz dwie Misje w lewej kolumnie i jedną w prawej: 2 Leki i 1 Żywność lub 1 Paliwo.
example_UPK-B1 = Odkryta jest „Noc przy piecu”. Anna płaci 1 Paliwo za 2 PZ; Borys zatrzymuje swoje Paliwo.
example_UPK-C = Posiadasz 4 Amunicji i 3 Leki, masz też 1 Paliwo i 2 Żywności. Gra pyta, czy podnosisz Kryjówkę do Poziomu 2.
example_UPK-C1 = Na Poziomie 1, mając co najmniej 5 Amunicji, 5 Leków, 3 Paliwa i 4 Żywności, możesz od razu osiągnąć Poziom 3. Oba stopnie kosztują razem 3 Paliwa i 4 Żywności; Amunicja i Leki zostają.
example_UPK-C2 = Na Poziom 2 twoje 3 Amunicji i 3 Leki muszą tylko być. 1 Paliwo i 2 Żywności wydajesz.
example_UPK-C3 = Mając 3 Amunicji, 3 Leki, 1 Paliwo i 2 Żywności, podnosisz Kryjówkę do Poziomu 2. Paliwa i Żywności już nie ma, Amunicja i Leki zostają na 3.
example_UPK-C4 = Mając 6 Amunicji, 5 Leków, 2 Paliwa i 3 Żywności, podnosisz Kryjówkę do Poziomu 3 i zatrzymujesz 6 Amunicji, 5 Leków i 1 Żywność.
example_UPK-C5 = Mając w zapasie 8 Amunicji i 8 Leków, płacisz 3 Paliwa i 3 Żywności i odtąd dobierasz 6 żetonów.
example_UPK-C6 = Po osiągnięciu Poziomu 2 wydajesz całą Amunicję na Misje. Twój Poziom się nie zmienia.
example_UPK-C7 = Do Poziomu 3 brakuje ci 1 Leku. Właśnie przyniosła go Misja w lewej kolumnie: możesz podnieść Poziom.
example_UPK-D = Dwie karty odchodzą z prawej strony, trzy się przesuwają, a dwie nowe przychodzą po droższej stronie.
example_UPK-D1 = Skrajne prawe pole jest puste, a obok niego leży karta. Odrzuca się tę jedną kartę.
example_UPK-D2 = Karta za 4 Żywności przesuwa się o dwa pola w prawo i kosztuje teraz 2.
example_UPK-D3 = Dwa pola po lewej są puste. Zapełniają je dwie karty z talii.
example_UPK-D4 = Talia się skończyła, a w Rzędzie zostały trzy karty. W następnej rundzie będzie ich mniej.
example_UPK-E = W tej rundzie zaplanowano dwie Misje Podstawowe. Ich miejsca zajmują dwie nowe.
example_UPK-E2 = Wyłożono ostatnią Misję Zaawansowaną. Odtąd kolumna może już tylko się skracać.
example_UPK-F = Mutanci opuszczają Arbat i zjawiają się na Kremlu, który masz właśnie w planach.
example_UPK-F1 = Kartę Arbatu się odrzuca, a obaj Mutanci z jego Stref schodzą z mapy.
example_UPK-F2 = Dwoje graczy odkrywa Muzea i Wyspę Nadziei: w następnej rundzie cztery Strefy kosztują o 1 więcej.
example_UPK-F3 = W grze trzyosobowej pojawia się pusta karta. W następnej rundzie w żadnej Strefie nie ma Mutanta.
example_UPK-F4 = Talia jest pusta. Karty z poprzednich rund się tasuje i jedna z nich zostaje odkryta.
example_UPK-LAST = W ostatnim Utrzymaniu Misje dają ci potrzebną Amunicję i Leki, a na Paliwo i Żywność cię stać: podnosisz Kryjówkę do Poziomu 3 i dostajesz za niego punkty, także za Zadania.

## Final scoring

example_SCORE-01 = Twoja Kryjówka osiągnęła Poziom 3: 5 PZ. Anna na Poziomie 4 dostaje 9.
example_SCORE-02 = Przy 11 Amunicji i 8 Lekach dostajesz 4 i 2, więc 6 PZ.
example_SCORE-03 = 4 Żywności, 3 Paliwa i 1 Część to 8 Surowców, które dają 2 PZ.
example_SCORE-04 = Czworo graczy stoi na 5, 4, 3 i 2: dostają 7, 4, 2 i 0.
example_SCORE-05 = Gracze na 3, 0 i 0 dostają 7, 0 i 0. Jeśli wszyscy stoją na 0, nikt nic nie dostaje.
example_SCORE-06 = Jedna osoba prowadzi na torze, dwie remisują za nią, a jedna jest ostatnia. Dostają 7, 2, 2 i 0.
example_SCORE-07 = Spełniasz oba Zadania, ale twoja Kryjówka jest na Poziomie 2. Za żadne nic nie dostajesz.
example_SCORE-08 = 46 PZ na torze, 5 za Poziom, 3 za Zasoby, 2 za Surowce, 11 za Przywództwo i 9 za Zadania to razem 76.

## Ties

example_TIE-01 = Anna ma 71 PZ, Borys 70. Wygrywa Anna.
example_TIE-02 = Oboje mają po 71 PZ. Anna ma za sobą 5, 4 i 2 pola, Borys 6, 3 i 1: stosunkiem 11 do 10 wygrywa Anna.
example_TIE-03 = Punkty i Przywództwo są równe. W rundzie 6 Pierwszym Graczem jest Anna, drugi jest Borys: wygrywa Borys.

## Directives

example_DIR-A1 = Zostało ci 6 Paliwa: 4 PZ. Jedno więcej dałoby 7.
example_DIR-A2 = W twoich kolumnach leżą 1, 3 i 2 Misje. Liczy się najdłuższa: 4 PZ.
example_DIR-A3 = Stoisz na 5, 4 i 2. Twój najniższy tor pokazuje 2 pola: 2 PZ.
example_DIR-A4 = Punkt Kontrolny, Zbrojownia, Klinika, Garaż, Kuchnia i Warsztat są otwarte. Ta szóstka daje 4 PZ.
example_DIR-A5 = Gracz na Poziomie 3 dostaje 2 PZ za 4 Żywności, 4 PZ za 6 Żywności i 7 PZ za 8 Żywności.
example_DIR-B1 = Masz Myśliwą, Pilotkę i Snajperkę, trzy karty Łowców: 5 PZ. Żetony Łowców się tu nie liczą.
example_DIR-B2 = Dwie karty Budowniczych dają 3 PZ; żeton Budowniczego bez karty nic nie dodaje.
example_DIR-B3 = Cztery karty Naukowców dają 8 PZ. Twój Bohater do nich nie należy.
example_DIR-B4 = Pięć kart Ocalałych i Bohater to razem sześć: 5 PZ.
example_DIR-B5 = 5, 4 i 3 pola to razem 12: 4 PZ.
example_DIR-B6 = 3 żetony Łowców razy 4 oczyszczone pomieszczenia to 12, czyli 6 PZ.
example_DIR-B7 = 3 żetony Naukowców razy 6 ukończonych Misji to 18, czyli 9 PZ.
example_DIR-B8 = 4 żetony Budowniczych razy 6 kart to 24, czyli 12 PZ.
example_DIR-14 = Jeden z twoich Naukowców jest wycofany. Badacze liczą tylko tych z Woreczka i Obszaru Odpoczynku.

## Solo: you against the Mutants

example_SOLO-01 = Widzisz dwóch Bohaterów i dwie Misje Początkowe, bierzesz po jednej karcie z obu rodzajów i grasz na planszy dla dwóch lub trzech graczy.
example_SOLO-02 = Żadne Wydarzenie nie leży odkryte, żetonu Wydarzenia się nie używa, a rundę zaczyna karta Przywództwa Mutanta.
example_SOLO-03 = Każda z sześciu kart Mutantów pokazuje Dzielnicę. Po dwóch rundach każda Dzielnica ma wizytę za sobą.
example_SOLO-04 = Zaczyna się runda 1, a na mapie nie ma Mutantów. Pierwsi przychodzą przed twoim pierwszym umieszczeniem.
example_SOLO-05 = W rundach 1–3 do prowadzenia może wystarczyć suma 3. Od rundy 4 na to samo możesz potrzebować 5.
example_SOLO-06 = Plansza zaczyna stroną B: przy Bramie Barbarzyńców Mutanci chcą 1 Paliwa. Po Misji Mutantów pokazuje stronę A.
example_SOLO-07 = W Porcie stoisz na polu 3. Mutanci zaczęli na 5 i wciąż są przed tobą.
example_SOLO-08 = Przeciw Miastu Mutanci zaczynają z 10 PZ. Ty zaczynasz z 0.
example_SOLO-09 = Mutanci nigdy nie dobierają, nie płacą i nie budują. Zyskują punkty i awansują.
example_SOLO-10 = Dobierasz trzy karty Łupu, jedną odkładasz i dostajesz nową w ciemno. Zbierasz ze wszystkich trzech.
example_SOLO-20 = Karta mówi, że Port jest w tej rundzie słabo obsadzony. Wiesz to, zanim przydzielisz żetony.
example_SOLO-21 = Karta pokazuje dla obszaru: przy 0 lub 1 Mutanci awansują o 1, przy 2 obie strony, przy 3 lub 4 ty awansujesz o 1, a od 5 o 2.
example_SOLO-22 = W Metrze awansują obie strony. Ty dostajesz premię ze swojego pola, Mutanci samo pole.
example_SOLO-23 = Przed twoim pierwszym umieszczeniem odkrywa się kartę Kremla: Mutant w każdej z jego Stref, dwie karty schodzą z Rzędu, Mutanci zyskują 2 PZ. Potem umieszczasz żeton.
example_SOLO-24 = Z pięcioma żetonami spotykasz trzy karty Mutantów. Czwarty i piąty żeton umieszczasz w spokoju.
example_SOLO-25 = Po dwóch rundach użyto już wszystkich sześciu kart. Tasuje się je i znów może przyjść każda Dzielnica.
example_SOLO-26 = Twoje żetony odpoczywają, Misje przynoszą dochód, możesz podnieść Poziom. Mutanci schodzą z mapy, a nowi jeszcze nie przychodzą.
example_SOLO-27 = W rundzie 6 w ostatnim Utrzymaniu podnosisz Kryjówkę do Poziomu 4, potem punkty liczycie ty i Mutanci.
example_SOLO-28 = Twój Robotnik stoi na Arbacie, gdy przychodzą tam Mutanci. Nic to nie kosztuje; zapłacisz dopiero przy następnym żetonie w tym miejscu.
example_SOLO-30 = Poziom, Zasoby, pozostałe Surowce, Przywództwo, Zadania i Misje punktują jak w każdej grze.
example_SOLO-31 = W trakcie gry Mutanci zyskali 24 PZ, mają dwa pierwsze miejsca na torach za 14 oraz 7 i 8 za Zadania: 53.
example_SOLO-32 = Odkryte są Wir Polarny i Militaryzm: 7 i 8 PZ dla Mutantów, cokolwiek masz.
example_SOLO-33 = Ty i Mutanci macie po 60 PZ: wygrywają Mutanci.
example_SOLO-A-ARB = Masz 1 Żywność i 1 Część i płacisz jedno i drugie: wystarczą 2 dowolne Surowce. Mutanci nic nie zyskują.
example_SOLO-A-REV = W rundzie 2 leży odkryta Misja Podstawowa za 5 PZ. Mutanci ją kończą, a plansza odwraca się na stronę B.
example_SOLO-A-BAR = Rolnik i Górnik są gotowi. Wyczerpujesz Górnika, który w tej rundzie i tak by się nie przydał, a Mutanci zyskują 1 PZ.
example_SOLO-A-HOP = Zatrzymujesz 5 Amunicji i 5 Leków na Poziom 3 i pozwalasz Mutantom zyskać 3 PZ.
example_SOLO-A-KRE = Dwaj najtańsi Ocalali schodzą z Rzędu, a Mutanci zyskują 2 PZ.
example_SOLO-A-MUS = Masz 2 Żywności i je płacisz. Mutanci nic nie zyskują.
example_SOLO-B-ARB = Masz 3 Paliwa, a nie masz Amunicji ani Leków. Musisz zapłacić 2 ze swojego Paliwa.
example_SOLO-B-REV = W rundzie 5 leży odkryta Misja Zaawansowana. Mutanci ją kończą, a plansza odwraca się na stronę A.
example_SOLO-B-BAR = Nie masz Paliwa, więc nie ma wyboru: Mutanci zyskują 3 PZ.
example_SOLO-B-HOP = Odkrywasz Rumowisko z pomieszczenia Poziomu 3, którego i tak nie ma w twoich planach. Widać na nim 2 PZ, które zyskują Mutanci.
example_SOLO-B-KRE = Psycholożka leży na najtańszym polu i zostaje odrzucona razem z kartą obok. Mutanci zyskują 2 PZ.
example_SOLO-B-MUS = Kucharka i Lekarz są gotowi. Wyczerpujesz oboje i zatrzymujesz Żywność.
example_SOLO-40 = W rundzie 3 Mutanci patrzą tylko na kolumnę Podstawowych, nawet jeśli leży odkryta bogata Misja Zaawansowana.
example_SOLO-41 = Leżą odkryte Misje za 4, 5 i 5 PZ. Mutanci biorą niższą z tych za 5.
example_SOLO-42 = Misja daje 3 PZ i wycofanie. Mutanci zyskują 3 i jeszcze 1 za resztę: 4 PZ.
example_SOLO-43 = Misja z twoich planów właśnie zniknęła. Jej pole zapełni się w Utrzymaniu.
example_SOLO-44 = Misja na Kremlu kosztuje 3 Amunicji. Mutanci kończą ją z Placu Rewolucji za nic.
example_SOLO-45 = Kolumna Podstawowych jest pusta. Mutanci nic nie kończą, ale odtąd liczy się druga strona planszy.
example_SOLO-46 = Arbat żąda 2 Surowców, a ty masz 1. Połowy zapłacić nie możesz: Mutanci zyskują 3 PZ.
example_SOLO-47 = Wszystkie twoje karty są już wyczerpane. Mutanci zyskują 1 PZ, a ty nie tracisz nic więcej.
example_SOLO-48 = Na dwóch skrajnych prawych polach leży tylko jedna karta. Odrzuca się ją, a Mutanci zyskują 2 PZ.
example_SOLO-49 = Rumowisko twojego Garażu pokazuje 2 Żywności. Nie dostajesz ich, Mutanci nic nie zyskują, a Garaż jest zamknięty na zawsze.

## Encounters expansion

example_ENC-01 = Przy trzech graczach Czarny Woreczek mieści 4 Mutantów, 2 Bestie i 1 Włóczęgę.
example_ENC-02 = Bestia jest pokonana. Leży obok planszy, dopóki Czarny Woreczek się nie opróżni.
example_ENC-03 = Odkryto kartę Arbatu. Dobrano Mutanta i Włóczęgę: do każdej Strefy Arbatu trafia jedno z nich.
example_ENC-04 = Na Kreml przychodzą Bestia i Mutant. Anna jako Pierwszy Gracz kładzie Bestię tam, gdzie nie chce iść.
example_ENC-05 = Odkryto pustą kartę: w tej rundzie żaden żeton nie opuszcza Czarnego Woreczka.
example_ENC-06 = Przy trzech graczach w Czarnym Woreczku jest 7 żetonów. Trzy rundy zużywają 6; w rundzie 4 dobierasz ostatni, wkładasz z powrotem 6 odrzuconych i dobierasz dalej.
example_ENC-07 = Mutant stoi na Arbacie w górnej Strefie. Płacisz za niego 1 Część i umieszczasz żeton.
example_ENC-08 = „Nocny odstrzał” wymaga Mutanta, a w twojej Strefie jest Bestia. Pokonujesz Bestię, ale „Nocny odstrzał” musi poczekać.
example_ENC-09 = W Strefie jest Bestia i jeden żeton Anny. Borys płaci 1 Amunicję za Bestię i 1 Żywność za żeton Anny, zyskuje 2 PZ i usuwa Bestię. Celina, która przychodzi później, płaci 2 za dwoje Ocalałych.
example_ENC-10 = Umieszczasz żeton obok Włóczęgi i wymieniasz 1 Żywność na 1 Lek.
example_ENC-11 = W Strefie są Bestia i dwoje rywali: 1 Amunicja lub Lek oraz 2 dowolne towary. Mając 1 Lek i 1 Żywność, nie możesz tam iść.
example_ENC-12 = Umieszczasz żeton tam, gdzie stoi tylko Włóczęga. Przemytniczka nic nie daje.
example_ENC-13 = Bestii na Arbacie nikt nie spotkał. W Utrzymaniu schodzi z mapy i dołącza do odrzuconych żetonów.
example_ENC-14 = W talii Wydarzeń twojej gry są trzy zwykłe Wydarzenia i dwa z tych surowszych. Nikt nie wie, które.
example_ENC-15 = Karta Bramy Barbarzyńców sprowadza Bestię i Włóczęgę. Mutanci działają tam raz, jakby przyszło dwóch Mutantów.
example_ENC-16 = Na początku Utrzymania została jedna Bestia. Mutanci zyskują 4 PZ; spotkanie z nią dałoby tobie 2.

## Questions and answers

example_AMB-135 = Garaż daje ci Łowcę. Przydzielasz go do Portu; twoja suma w Porcie z Kroku 2 już się nie zmienia.
example_AMB-142 = Masz 1 PZ i wybierasz stratę 2. Masz teraz 0.
example_AMB-143 = „Żelazny mróz” żąda 1 Paliwa, 2 Żywności albo 2 PZ. Masz 1 Żywność i nie masz Paliwa, więc tracisz 2 PZ.
example_AMB-137 = Twój Naukowiec z Portu ma trafić na Arbat do dolnej Strefy. Zwiadowczyni przenosi go do Metra, a Architekt pozwala mu zastąpić Budowniczego: obie karty są użyte. Aby zachować Architekta, możesz zamiast niego użyć Pilotki i Monterki.
example_AMB-50 = Poziom 2 wymaga posiadania 3 Leków, a ty masz 2. Elektryk nie pomoże: tu niczego się nie płaci.
example_AMB-51 = Misja kosztuje 2 Leki. Gliniarz odejmuje 1, a drugi Elektryk pozwala zapłacić 1 Żywnością.
example_AMB-52 = Twój żeton stoi na Arbacie i kończysz tam Misję. Druga też musi pokazywać Arbat.
example_AMB-56 = Rundę wcześniej Medyczka dała ci Paliwo. Tym razem możesz wziąć Żywność.
example_AMB-128 = Misja daje dobranie żetonu i awans w Przywództwie. Najpierw awansujesz, bo nowe pole ma premię, którą chcesz mieć przed dobraniem.
example_AMB-144 = „Pociąg wymienny”: oddajesz 1 Żywność za 1 Paliwo, a potem to Paliwo za 1 Amunicję. Obie wymiany są wykorzystane.
example_AMB-87 = Znaczniki na 5, 5 i 3 dostają 4, 4 i 2. Znaczniki na 5, 5, 3 i 3 dostają 4, 4, 2 i 2.
example_AMB-89 = Dwoje graczy na 4 i 4 dostaje po 4. Na 4 i 0 dostają 7 i 0.
example_AMB-150 = Nie płacisz Leku za „Gorączkę tuneli”. Na Poziomie 2 dobierasz 4 żetony zamiast 5.
example_AMB-151 = Podczas „Wyjącej ciemności” w twojej Strefie stoją Mutant i rywal. Płacisz 2 za Mutanta i 1 za rywala.
example_AMB-152 = Masz 3 Żywności i nie masz Paliwa. Tracisz 1 Żywność oraz 1 PZ za brakujące Paliwo.
