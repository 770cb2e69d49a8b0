# Co trafia do plików, w słowach tej gry.

files-page-running = { title }: { $seats }. Punkty w turze { $round }.
