# Co wiersz poleceń mówi tylko o tej grze.

cli_option_map = laid (mapę układają gracze) albo dealt (rozdana).
cli_option_bases = chosen (gracze stawiają swoje Bazy) albo dealt (rozdane).
cli_option_simpler = Za każdą akcję płaci każdy surowiec oprócz Uranu.
cli_option_query = Numer zasady lub słowa, na przykład RSD-TOWN-04 albo handel.
cli_option_mode = Tylko gry na 2, 3 lub 4 miejsca albo prostsze.
cli_result_mean = PZ, średnio
cli_result_lowest = PZ, najmniej
cli_result_highest = PZ, najwięcej
cli_rules_hint = Szukaj rozdziału, zasady, karty lub słów: resurgence rules --game residuum RSD-TOWN albo RSD-TOWN-04, albo handel.

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
