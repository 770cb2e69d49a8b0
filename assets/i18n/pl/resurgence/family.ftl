# Names of the families of rules, in the order in which the reference shows them.

family_GEN = Zasady ogólne
family_RET = Wycofywanie Ocalałych
family_SET = Przygotowanie gry
family_SAL = Dobieranie kart Łupu i start dla początkujących
family_EVT = Krok 1: Wydarzenia
family_DRAW = Krok 1: dobieranie żetonów
family_ASG = Krok 1: przydzielanie żetonów
family_LEAD = Krok 2: Przywództwo
family_PLACE = Krok 3: umieszczanie Ocalałych
family_PASS = Krok 3: pasowanie
family_REST = Krok 3: odpoczynek
family_ACT = Krok 3: po umieszczeniu
family_ZONE = Strefy miasta
family_BUILD = Budowanie
family_ROOM = Pomieszczenia Kryjówki
family_SURV = Karty Ocalałych
family_CARD = Ocalali
family_HERO = Bohaterowie
family_MIS = Misje
family_UPK = Krok 4: Utrzymanie
family_SCORE = Punktacja końcowa
family_TIE = Remisy
family_DIR = Zadania
family_SOLO = Gra jednoosobowa: ty przeciw Mutantom
family_ENC = Rozszerzenie: Spotkania
family_AMB = Pytania i odpowiedzi
