# What happened since one's last turn, the whole log, and what changed.

## Since one's last turn: what a seat did, in few words

news_title = Od twojej ostatniej tury
news_start = Dotychczas
news_table = Stół
news_nothing = Od twojej ostatniej tury nic się nie zdarzyło.
news_hint = n ponownie
news_wait = od twojej ostatniej tury
news_log = L cały dziennik

## The whole log

news_help = co się zdarzyło od twojej ostatniej tury
news_help_log = cały dziennik: szukanie, rundy, zasady
news_setup = Przygotowanie
news_round_tab = Runda
news_search = / albo litera: szukaj
news_hits = { $hit } z { $count }
news_sentences = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
news_no_hit = nie znaleziono
news_key_rule = zasada
news_key_search = szukaj
news_key_hits = trafienia
news_key_rounds = rundy
news_key_back = cofnij dotąd
