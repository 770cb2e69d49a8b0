# What is written to files.

files-page = { title }: { $seats }. Ziarno { $seed }.
files-page-running = { title }: { $seats }. Punkty w rundzie { $round }.
files-heading = Zapisz do plików
files-in = Zapisz w { $folder }
files-score-txt = Wynik jako tekst
files-score-svg = Wynik jako obraz (SVG)
files-points-txt = Dotychczasowe punkty jako tekst
files-points-svg = Dotychczasowe punkty jako obraz (SVG)
files-table-txt = Stół jako tekst (jawny)
files-table-svg = Stół jako obraz (SVG, jawny)
files-all = Wszystkie
files-written = Zapisano: { $file }
files-written-all = Zapisano { $count ->
    [one] { $count } plik
    [few] { $count } pliki
    [many] { $count } plików
   *[other] { $count } pliku
} w { $folder }: { $first } i inne.
