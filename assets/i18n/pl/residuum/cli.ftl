# Co wiersz poleceń mówi tylko o tej grze.

cli_option_map = laid (mapę układają gracze) albo dealt (rozdana).
cli_option_bases = chosen (gracze stawiają swoje Bazy) albo dealt (rozdane).
cli_option_simpler = Za każdą akcję płaci każdy surowiec oprócz Uranu.
cli_option_query = Identyfikator zasady albo słowa, na przykład RSD-TOWN-04 albo handel.
cli_option_mode = Tylko gry o 2, 3 lub 4 miejscach albo w prostszą grę (simpler).
cli_result_mean = PZ, średnio
cli_result_lowest = PZ, najmniej
cli_result_highest = PZ, najwięcej
cli_rules_hint = Podaj rozdział, zasadę, kartę albo słowa: resurgence rules --game residuum RSD-TOWN, RSD-TOWN-04 albo handel.
cli_balance_games = { $count ->
    [one] 1 gra, { $seeds }, tury: { $rounds }, decyzje: { $decisions }.
    [few] { $count } gry, { $seeds }, średnio w grze tury: { $rounds }, decyzje: { $decisions }.
    [many] { $count } gier, { $seeds }, średnio w grze tury: { $rounds }, decyzje: { $decisions }.
   *[other] { $count } gry, { $seeds }, średnio w grze tury: { $rounds }, decyzje: { $decisions }.
}
cli_check_sound = { $file }: zapis poprawny, { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}, tura { $round }.

## Według czego raport o wielu grach rozróżnia miejsca

cli_breakdown_character = Postać
cli_breakdown_power = Użyta moc
cli_breakdown_discovery = Ukończone odkrycie
cli_breakdown_used = Użyte odkrycie
cli_breakdown_town = Karta miasta
cli_breakdown_favour = Zagrana przysługa
cli_breakdown_action = Opłacona akcja
cli_breakdown_produced = Wyprodukowane surowce
cli_breakdown_terrain = Wyłożony teren
