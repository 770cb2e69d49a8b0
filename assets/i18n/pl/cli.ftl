# The command line: help, errors, the game in plain text, tables of results.

## Help

cli_about = Gra planszowa Resurgence w terminalu. Bez polecenia otwiera się menu.
cli_usage = resurgence [POLECENIE] [OPCJE]
cli_examples = Przykłady:
cli_example_new = resurgence new --seats "Anna,Borys,bot:eager"
    .about = dwie osoby i bot
cli_example_resume = resurgence resume
    .about = najnowsza gra
cli_example_plain = resurgence play --plain --seats "Anna,bot:eager"
    .about = bez ekranów
cli_example_simulate = resurgence simulate --seats "bot:eager*2" --games 20
    .about = niech grają boty
cli_epilogue = Każdy błąd to jeden wiersz na standardowym wyjściu błędów i status 2; --debug w dowolnym miejscu pokazuje, skąd błąd się wziął.
cli_language_how = Dodaj w dowolnym miejscu --language z wartością { $languages }, aby czytać i grać w tym języku.
cli_option_completion = Zainstaluj w swojej powłoce uzupełnianie poleceń i opcji.
cli_command_new = Zacznij od razu nową grę.
cli_command_resume = Wznów najnowszą zapisaną grę albo podany plik.
cli_command_play = Graj bez ekranów: --plain dla ludzi i czytników ekranu, --jsonl dla programów.
cli_command_simulate = Niech boty rozegrają wiele gier; wyniki w tabeli.
cli_command_match = Niech boty i programy zagrają ze sobą z każdego miejsca; wypisz zwycięstwa, punkty i rankingi wraz z ich błędem.
cli_command_balance = Pokaż, co w grach meczu idzie w parze z punktami: według miejsc, źródeł i tego, co robiono.
cli_command_check = Sprawdź zapis i odtwórz go: status 0 poprawny, 1 niepoprawny, 2 nieczytelny.
cli_command_show = Wypisz zapisany stół jako tekst, jawnie albo tak, jak widzi go jeden z graczy.
cli_command_results = Pokaż galerię sław: najlepsze wyniki i dorobek każdego gracza.
cli_command_rules = Znajdź zasadę po identyfikatorze albo wszystkie zasady z danym słowem.
cli_command_schema = Wypisz schemat JSON zapisu albo plików zawartości.
cli_command_serve = Graj w przeglądarce: w każdej karcie osobny stół, dostępny tylko na tym komputerze, chyba że --host mówi inaczej.
cli_option_game = Która gra.
cli_option_game_of_results = Tylko wyniki tej gry.
cli_option_seats = Kto gra, zgodnie z ruchem wskazówek zegara: imiona i boty bot:easy, bot:normal, bot:hard, bot:eager, bot:random; bot:easy*3 dodaje trzy, bot:cmd:./mybot własny program.
cli_option_program = Polecenie programu, który gra dalej tam, gdzie w zapisanej grze grał program; jeszcze raz dla każdego następnego.
cli_option_seed = Liczba całkowita, od której zależą wszystkie losowania; to samo ziarno daje tę samą grę.
cli_option_content = Folder z własną zawartością, która zastępuje karty i plansze gry.
cli_option_saves = Folder zapisanych gier.
cli_option_file = Zapisana gra; - oznacza standardowe wejście.
cli_option_newest = Zapisana gra.
cli_option_resumed = To samo co FILE: wznów tę zapisaną grę.
cli_option_plain = Numerowane wiersze tekstu, dla czytników ekranu i potoków.
cli_option_jsonl = Wiersze JSON, dla programów.
cli_option_games = Ile gier rozegrać.
cli_option_jobs = Ilu procesów użyć; wyniki są te same.
cli_option_cluster = Niech grają komputery klastra Dask: adres jego planisty, na przykład tcp://192.168.1.5:8786; wyniki są te same.
cli_option_json = Zapisz wyniki do tego pliku jako JSON; - oznacza standardowe wyjście. Nazwa kończąca się na .jsonl albo .parquet zachowuje każdą grę ze wszystkim, co o niej wiadomo, a przerwana praca toczy się dalej od końca pliku.
cli_option_choices = Zachowaj też każdy wybór w każdej grze.
cli_option_players = Kto gra, jedno słowo na każde miejsce: bot albo program jako bot:cmd:./mybot.
cli_option_match_games = Ile gier rozegrać, 100, jeśli nie podano; każde ziarno jest grane z każdego miejsca.
cli_option_match_jobs = Ilu procesów użyć, po jednym na procesor, jeśli nie podano; wyniki pozostają te same.
cli_option_match_json = Zapisz każdą grę do tego pliku jako wiersz JSON, a przy nazwie kończącej się na .parquet jako Parquet, zapisywany na końcu, a do tego czasu trzymany obok jako wiersze; przerwany mecz toczy się dalej od miejsca, w którym plik się kończy; - oznacza standardowe wyjście.
cli_option_match_file = Plik, który match zapisał przez --json, albo simulate pod nazwą kończącą się na .jsonl lub .parquet.
cli_option_plot = Narysuj siłę z zakresem błędu, punkty według źródeł i długość gier w tym pliku SVG.
cli_option_about = Tylko jeden podział, według słowa obok jego nagłówka; jeszcze raz dla każdego następnego.
cli_option_score = Wypisz zamiast stołu wynik albo dotychczasowe punkty, krok po kroku.
cli_option_review = Wypisz, które wybory w skończonej grze kosztowały każdego gracza najwięcej, co było lepsze i dlaczego.
cli_option_svg = Zapisz obraz SVG do tego pliku; - oznacza standardowe wyjście.
cli_option_mode = Tylko gry o tylu miejscach albo w tym trybie.
cli_option_name = Tylko to imię.
cli_option_bots = Także boty.
cli_option_order = Kolejność: points (punkty), lead (przewaga), date (data) lub name (imię).
cli_score_of_all = Wynik obejmuje wszystkie miejsca: podaj albo --score, albo --seat.
cli_review_alone = Opcji --review używa się bez --seat, --score i --svg.
cli_option_seat = Imię lub numer miejsca, którego ukryte rzeczy pokazać.
cli_option_query = Identyfikator zasady albo słowa.
cli_option_port = Port, na którym serwer nasłuchuje; domyślnie 8000, a 0 oznacza dowolny wolny.
cli_option_host = Adres, na którym serwer nasłuchuje, na przykład 0.0.0.0 dla całej sieci. Każdy, kto zna adres z tokenem, gra wtedy na zapisach tego komputera.
cli_option_kind = save (zapis) albo content (zawartość).

## Errors

cli_unknown_command = Nie ma polecenia „{ $word }”. Wszystkie wypisuje resurgence --help.
cli_left_over = Nieoczekiwany argument „{ $word }”.
cli_bad_language = Nie ma języka „{ $language }”. Do wyboru: { $languages }.
cli_plain_or_jsonl = Podaj albo --plain, albo --jsonl; ekrany otwiera „resurgence new”.
cli_two_files = Podaj jedną zapisaną grę, nie dwie.
cli_saved_has_its_own = Zapisana gra ma własne miejsca, ziarno i warianty. Pomiń { $option }.
cli_program_new = --program dotyczy zapisanej gry; w nowej napisz --seats "Anna,bot:cmd:POLECENIE".
cli_program_seats = { $count ->
    [0] W tej grze nie grał żaden program, więc --program do niej nie pasuje.
    [one] W tej grze program grał na jednym miejscu: podaj jedno --program.
    [few] W tej grze programy grały na { $count } miejscach: podaj najwyżej tyle --program.
    [many] W tej grze programy grały na { $count } miejscach: podaj najwyżej tyle --program.
   *[other] W tej grze programy grały na { $count } miejscach: podaj najwyżej tyle --program.
}
cli_bad_count = { $option } musi być liczbą całkowitą od 1 do { $most }.
cli_results_looking = Szukam zakończonych gier
cli_no_file = Nie ma pliku „{ $file }”.
cli_no_folder = Nie ma folderu „{ $folder }”.
cli_is_folder = „{ $folder }” to folder, nie plik.
cli_no_name = { $option } wymaga nazwy pliku.
cli_no_folder_name = { $option } wymaga nazwy folderu.
cli_named_twice = „{ $file }” podano tu dwa razy. Podaj inną nazwę obrazka.
cli_not_ordinary = „{ $file }” nie jest zwykłym plikiem, więc nic nie zostanie tam zapisane.
cli_picture_svg = Obrazy są zapisywane jako SVG, więc „{ $file }” musi się kończyć na .svg.
cli_stdin = Standardowe wejście
cli_stream_terminal = { $file } to tutaj terminal; skieruj na nie zapisaną grę albo podaj plik.
cli_stream_empty = { $file }: nic tam nie ma, więc to nie zapisana gra.
cli_stream_large = { $file }: ponad { $most } MB, więc to nie zapisana gra.
cli_stream_not = { $file }: nie można wczytać: { $why }.
cli_pack_stored = { $error } Pomiń --content, aby otworzyć go z tamtym.
cli_older = { $error } Starszą kopię tej gry można wczytać: { $file }
cli_bad_value = Niepoprawna wartość „{ $value }” dla { $option }. Do wyboru: { $values }.
cli_option_elsewhere = { $option } należy do innej gry: użyj tej opcji z --game { $game }.
cli_variant_unknown = Nie ma wariantu { $option }.
cli_variant_excluded = Nie można połączyć { $option } z { $other }.
cli_variant_seats = { $option } nie jest dla { $count ->
    [one] jednego miejsca
    [few] { $count } miejsc
    [many] { $count } miejsc
   *[other] { $count } miejsca
}.
cli_variant_needed = Przy { $count ->
    [one] jednym miejscu
    [few] { $count } miejscach
    [many] { $count } miejscach
   *[other] { $count } miejsca
} dodaj { $option } z jedną z wartości: { $values }.
cli_no_terminal = Ekrany wymagają terminala. Bez niego użyj „resurgence play --plain”.
cli_bad_seed = Ziarno musi być liczbą całkowitą od 0 do 9223372036854775807.
cli_seeds_end = Tyle gier wymaga ziaren większych od największego, { $most }. Zacznij od mniejszego --seed.
cli_not_saved = Ta gra nie jest zapisana. { $problem }
cli_end_not_saved = Koniec tej gry nie jest zapisany. { $problem }
cli_simulate_seats = Podaj graczy, na przykład --seats "bot:random*4".
cli_simulate_humans = Symulować można tylko boty, a „{ $name }” to osoba.
cli_simulate_ended = System przerwał grający proces, być może z braku pamięci. { $done ->
    [0] Z { $games } gier nie skończyła się żadna.
    [one] Z { $games } gier skończyła się { $done } i ona się liczy.
    [few] Z { $games } gier skończyły się { $done } i one się liczą.
    [many] Z { $games } gier skończyło się { $done } i one się liczą.
   *[other] Z { $games } gier skończyło się { $done } i one się liczą.
}
cli_simulate_playing = Gry
cli_simulate_fault = { $why } { $count ->
    [one] Zdarzyło się to w jednej grze, z ziarnem { $seed }.
    [few] Zdarzyło się to w { $count } grach, najpierw w tej z ziarnem { $seed }.
    [many] Zdarzyło się to w { $count } grach, najpierw w tej z ziarnem { $seed }.
   *[other] Zdarzyło się to w { $count } grach, najpierw w tej z ziarnem { $seed }.
}
cli_stand_ins_before = { $count ->
    [one] W jednej grze, rozegranej wcześniej, za program gracza { $name } grał dalej { $bot }.
    [few] W { $count } grach, rozegranych wcześniej, za program gracza { $name } grał dalej { $bot }.
    [many] W { $count } grach, rozegranych wcześniej, za program gracza { $name } grał dalej { $bot }.
   *[other] W { $count } grach, rozegranych wcześniej, za program gracza { $name } grał dalej { $bot }.
}
cli_no_extra = To wymaga dodatku „{ $extra }”. Zainstaluj go poleceniem: python -m pip install "resurgence-tui[{ $extra }]"
cli_jobs_or_cluster = Użyj albo --jobs, dla procesów tego komputera, albo --cluster.
cli_choices_where = Wybory zachowuje tylko plik, którego nazwa kończy się na .jsonl albo .parquet, na przykład: --json games.parquet --choices
cli_choices_file = --choices niczego nie zachowuje bez --json. Podaj plik, na przykład: --json games.jsonl --choices
cli_choices_none = Gry w pliku „{ $file }” są zachowane bez wyborów. Pomiń --choices albo podaj inny plik.
cli_choices_held = Gry w pliku „{ $file }” są zachowane z wyborami. Dodaj --choices albo podaj inny plik.
cli_interrupted = Przerwano. Skończone gry: { $done } z { $games }.
cli_interrupted_file = Przerwano. Skończone gry: { $done } z { $games }. To samo polecenie gra dalej od miejsca, w którym kończy się „{ $file }”.
cli_interrupted_for_nothing = Przerwano. Skończone gry: { $done } z { $games }; nic z nich nie zostaje. Plik --json o nazwie kończącej się na .jsonl zachowuje od razu każdą grę.
cli_cluster_none = Pod adresem „{ $address }” nie odpowiada żaden planista Dask. Podaj jego adres, na przykład tcp://192.168.1.5:8786
cli_cluster_idle = Planista Dask pod adresem „{ $address }” nie ma procesów roboczych.
cli_cluster_version = Jeden z komputerów klastra ma inną wersję tego programu niż { $version }. Zainstaluj na wszystkich tę samą.
cli_match_players = Podaj co najmniej dwóch graczy, na przykład: resurgence match bot:cmd:./mybot bot:normal
cli_match_no_file = „{ $file }” nie jest plikiem meczu; podaj inny.
cli_match_other = „{ $file }” zawiera inny mecz: innych graczy, inne opcje, karty lub ziarna. Podaj inny plik.
cli_match_no_games = „{ $file }” nie zawiera jeszcze żadnej skończonej gry.
cli_match_bad_line = Wiersz { $line } pliku „{ $file }” nie jest grą meczu. Usuń ten wiersz albo podaj inny plik.
cli_match_bad_value = Wiersz { $line } pliku „{ $file }” jest uszkodzony: wartość „{ $field }” jest nieprawidłowa. Usuń ten wiersz albo podaj inny plik.
cli_match_bad_row = Wiersz { $row } tabeli „{ $file }” jest uszkodzony: wartość „{ $field }” jest nieprawidłowa. Usuń ten wiersz albo podaj inny plik.
cli_match_taken = Inny program zapisuje mecz w „{ $file }”. Poczekaj, aż skończy, albo podaj inny plik.
cli_match_not_ordinary = „{ $file }” nie jest zwykłym plikiem, więc nie ma w nim meczu.
cli_match_too_large = „{ $file }” ma więcej niż { $most } MB, więc nie jest czytany.
cli_match_head = { $count ->
    [one] 1 gra, { $seeds }
    [few] { $count } gry, { $seeds }
    [many] { $count } gier, { $seeds }
   *[other] { $count } gry, { $seeds }
}
cli_match_seed = ziarno { $first }
cli_match_seeds = ziarna od { $first } do { $last }
cli_match_wins = Zwycięstwa
cli_match_share = Udział
cli_match_points = Punkty, średnio
cli_match_rating = Ranking
cli_match_time = ms, mediana
cli_match_slow = ms, 95%
cli_match_note = Udziały i to, co stoi po ±, obejmują prawdę w 95 ze 100 meczów. Wspólne zwycięstwo liczy się w części. Rankingi zaczynają się od 25.
cli_balance_no_fact = Tych gier nie da się podzielić według „{ $fact }”, tylko według: { $facts }.
cli_balance_head = # { $game }: gry { $players }
cli_balance_games = { $count ->
    [one] 1 gra, { $seeds }, rundy: { $rounds }, decyzje: { $decisions }.
    [few] { $count } gry, { $seeds }, średnio w grze rundy: { $rounds }, decyzje: { $decisions }.
    [many] { $count } gier, { $seeds }, średnio w grze rundy: { $rounds }, decyzje: { $decisions }.
   *[other] { $count } gry, { $seeds }, średnio w grze rundy: { $rounds }, decyzje: { $decisions }.
}
cli_balance_options = Opcje: { $options }.
cli_balance_stand_ins = { $count ->
    [one] W jednej grze za program gracza { $name } grał dalej { $bot }.
    [few] W { $count } grach za program gracza { $name } grał dalej { $bot }.
    [many] W { $count } grach za program gracza { $name } grał dalej { $bot }.
   *[other] W { $count } grach za program gracza { $name } grał dalej { $bot }.
}
cli_balance_note = Wobec stołu to liczba punktów, o którą miejsce wyszło ponad średnią swojego stołu. Mówi, co idzie w parze z punktami, a to nie musi być to, co je daje. Udziały i to, co stoi po ±, obejmują prawdę w 95 ze 100 takich raportów.
cli_balance_seat = Miejsce
cli_balance_margin = Wobec stołu
cli_balance_source = Punkty za
cli_balance_mean = Średnio
cli_balance_what = Co
cli_balance_seats = Miejsc
cli_balance_part = Ze wszystkich
cli_balance_chosen = Przy stołach, które to miały
cli_plot_points = Punkty
cli_plot_length = Decyzji na grę
cli_plot_games = Gry
cli_balance_times = Razy

## What the parser of the command line says

cli_parser_usage = Użycie:
cli_parser_commands = Polecenia:
cli_parser_parameters = Opcje:
cli_parser_arguments = Argumenty:
cli_parser_options = [OPCJE]
cli_parser_args = [ARGUMENTY]
cli_parser_args_many = [ARGUMENTY...]
cli_parser_required = [wymagane]
cli_parser_help = Pokaż tę pomoc i zakończ.
cli_parser_version = Pokaż wersję programu.
cli_parser_unknown = Nieznana opcja: { $option }.
cli_parser_unknown_close = Nieznana opcja: { $option }. Może chodzi o { $close }?
cli_parser_needs_value = Polecenie „{ $command }”: { $option } wymaga wartości.

## In a browser

cli_bad_port = Port musi być liczbą całkowitą od 0 do { $most }.
cli_serve_no_extra = Gra w przeglądarce wymaga dodatku „web”. Zainstaluj go poleceniem: python -m pip install "resurgence-tui[web]"
cli_serve_not_there = Nie można użyć portu { $port } pod adresem { $address }: { $why }. Wybierz inny opcją --port albo --host.
cli_serve_address = Otwórz w przeglądarce ten adres: { $address }
cli_serve_here = Dostęp ma tylko ten komputer. Każda karta to osobny stół, a wszystkie korzystają z zapisów gier na tym komputerze.
cli_serve_for_all = Dostęp mają też inne komputery. Każdy, kto zna cały adres, gra na zapisach tego komputera i widzi, co leży na stołach; połączenie nie jest szyfrowane.
cli_serve_end = Naciśnij Ctrl+C, aby zatrzymać.
cli_serve_title = Resurgence
cli_serve_opening = Otwieranie stołu
cli_serve_closed = Stół jest zamknięty. Każdy wybór jest zapisany.
cli_serve_again = Otwórz ponownie
cli_serve_no_script = Stół wymaga JavaScriptu.
cli_serve_wrong = Otwórz cały adres, który wypisało polecenie „resurgence serve”.

## Results of many games

cli_result_head = { $count ->
    [one] { $count } gra, ziarno { $first }, decyzje: { $decisions }
    [few] { $count } gry, ziarna od { $first } do { $last }, decyzje na grę: { $decisions }
    [many] { $count } gier, ziarna od { $first } do { $last }, decyzje na grę: { $decisions }
   *[other] { $count } gry, ziarna od { $first } do { $last }, decyzje na grę: { $decisions }
}
cli_result_head_some = { $count ->
    [one] { $count } gra, ziarno { $first }, decyzje: { $decisions }
    [few] { $count } gry, ziarna spośród { $first } do { $last }, decyzje na grę: { $decisions }
    [many] { $count } gier, ziarna spośród { $first } do { $last }, decyzje na grę: { $decisions }
   *[other] { $count } gry, ziarna spośród { $first } do { $last }, decyzje na grę: { $decisions }
}
cli_result_wins = Wygrane
cli_result_mean = Punkty, średnio
cli_result_lowest = Punkty, najmniej
cli_result_highest = Punkty, najwięcej

## The rule reference

cli_rules_hint = Podaj rozdział, zasadę, kartę, znak albo słowa.
cli_rules_signs = Znaki i skróty na planszach ({ $count })
cli_rules_example = Przykład: { $example }
cli_rules_see = Zobacz też: { $rules }.
cli_rules_unknown = Żadna zasada nie pasuje do „{ $query }”. Rozdziały wypisuje „resurgence rules”.
cli_rules_unknown_close = Nie ma zasady „{ $query }”. Może chodzi o { $close }?
cli_rules_unknown_in = Żadna zasada nie pasuje do „{ $query }”. Rozdziały wypisuje „resurgence rules --game { $game }”.
cli_rules_unknown_close_in = Nie ma zasady „{ $query }”. Może chodzi o { $close } (z opcją --game { $game })?

## Check and show

cli_check_sound = { $file }: zapis poprawny, { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}, runda { $round }.
cli_check_over = { $file }: zapis poprawny, { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}, gra zakończona.
cli_check_unsound = { $file }: zapis niepoprawny. { $why }
cli_check_differs = { $path } ma w pliku wartość { $saved }, a po odtworzeniu wyborów { $played }.
cli_check_differs_hidden = { $path } różni się w pliku od tego, do czego prowadzą wybory. Wartość pozostaje ukryta do końca gry.
cli_check_entries = { $count ->
    [one] lista: { $count } pozycja
    [few] lista: { $count } pozycje
    [many] lista: { $count } pozycji
   *[other] lista: { $count } pozycji
}
cli_check_nothing = brak
cli_show_title = { $title }, zapisano { $saved } UTC
cli_show_as = Tak widzi to { $name }.
cli_show_nobody = Nie ma miejsca „{ $name }”. Miejsca: { $names }.

## Playing

cli_default_seat = Gracz
cli_jsonl_no_json = Ten wiersz nie jest JSON-em.
cli_jsonl_no_answer = Odpowiedź musi być obiektem z ticket oraz, jako choose, identyfikatorem opcji.
cli_jsonl_stale = Ten ticket nie należy do otwartego pytania.
cli_jsonl_unknown = „{ $option }” nie jest opcją tego pytania ({ $rule }).
cli_plain_start = { $game }: { $names }.
cli_plain_seed = Ziarno { $seed }: podaj je komuś, a przy tych samych miejscach i wariantach zagra w identyczną grę.
cli_plain_keys = Odpowiadaj numerem albo słowami. ? powtarza i wyjaśnia, b pokazuje plansze, u cofa, „ponów” ponawia, q zapisuje i kończy.
cli_plain_keys_more = Poza tym: „powtórz” powtarza ostatnią wypowiedź, „gdzie” mówi, czyj to ruch i co masz, „zmiany” mówi, co się stało od twojej ostatniej tury, „ręka” pokazuje to, co widzisz tylko ty.
cli_plain_words_repeat = powtórz/powtorz/repeat
cli_plain_words_where = gdzie/gdzie jestem/where
cli_plain_words_changes = zmiany/changes
cli_plain_words_redo = ponów/ponow/redo
cli_plain_words_yes = t/tak/y
cli_plain_words_hand = ręka/reka/hand
cli_plain_hand = Czyta to tylko { $name }:
cli_plain_hand_none = { $name } nie ma nic zakrytego; b pokazuje wszystko.
cli_plain_only_for = Tylko { $name }: naciśnij Enter, jeśli nikt inny nie patrzy, albo wpisz 0, aby wrócić.
cli_plain_cover = Naciśnij Enter, aby to zakryć.
cli_plain_where = Trwa: { $progress }.
cli_plain_where_asked = { $name }: { $prompt } ({ $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
})
cli_plain_changes = Od twojej ostatniej tury:
cli_plain_no_changes = Od twojej ostatniej tury nic się nie wydarzyło.
cli_plain_only = { $name }: { $prompt } (jedyna opcja): { $option }
cli_plain_unasked = { $name }, automatycznie: { $option }
cli_plain_curtain = { $name }, przejmij klawiaturę. Reszta: nie patrzcie. Naciśnij Enter, gdy nikt nie patrzy.
cli_plain_held = Puść Enter, odczekaj dwie sekundy i naciśnij go ponownie.
cli_plain_taken_back = { $name } cofa wybór. Wpisz „ponów”, aby go ponowić.
cli_plain_made_again = { $name } ponawia wybór.
cli_plain_ask = { $name }: { $prompt }
cli_plain_rule = Zasada { $rule }.
cli_plain_reveal = { table-reveal-ask } Wpisz t, aby iść dalej, albo naciśnij Enter, aby wrócić do pytania.
cli_plain_lacking = { $line }; teraz nic nie daje: { $lack }
cli_plain_waste = To teraz nic nie daje: { $lack }.
cli_plain_anyway = Zrobić to mimo to? Wpisz t, aby to zrobić, albo naciśnij Enter, aby wrócić do pytania.
cli_plain_how = Wpisz numer albo słowa, albo ? po pomoc.
cli_plain_no_such = „{ $word }” nie jest opcją (1 do { $count }). Wpisz ?, aby powtórzyć.
cli_plain_several = „{ $word }” może oznaczać:
cli_plain_saved = Zapisano w { $file }.
cli_plain_won = { $count ->
    [one] Wygrywa { $names }.
    [few] Wygrywają razem: { $names }.
    [many] Wygrywają razem: { $names }.
   *[other] Wygrywają razem: { $names }.
}
cli_plain_over = Gra się skończyła.

cli_pin_no_terminal = { $name } ma PIN, a nie można go wpisać, gdy standardowym wejściem płynie gra. Użyj terminala.
cli_jsonl_pin = { $name } ma PIN, a wiersze JSON pokazałyby to, co on ukrywa; użyj ekranów albo --plain.
cli_command_replay = Przejdź krok po kroku przez zapisaną grę; bez terminala albo z - w miejscu pliku wypisz jej stół w jednej chwili.
cli_command_export = Zapisz zakończoną grę jako otwarty JSON.
cli_option_at = Od której chwili: liczba wyborów dokonanych przed nią.
cli_option_target = Plik do zapisania; bez niego albo z -: standardowe wyjście.
cli_option_export_plain = Otwarty JSON zamiast spakowanego zapisu.
cli_bad_moment = --at wymaga liczby całkowitej od 0 do { $most }.
cli_replay_title = Chwila { $moment } z { $last }, tak jak mogą ją widzieć wszyscy.
cli_replay_moment = Nie ma takiej chwili. Ta gra ma chwile od { $first } do { $last }.
cli_export_how = Dodaj --plain, aby zapisać grę jako otwarty JSON.
cli_export_goes_on = Eksportować można tylko zakończone gry.
cli_export_there = „{ $file }” już istnieje. Wybierz inną nazwę.
cli_export_not = Nie można zapisać „{ $file }”: { $why }.
cli_export_done = Zapisano w „{ $file }”.

## The terminal that the program runs in

cli_simple_terminal = Terminal typu „{ $kind }” (TERM) nie może pokazać ekranów. Użyj „resurgence play --plain”.
