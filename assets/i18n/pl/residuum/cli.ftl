# Co wiersz poleceń mówi tylko o tej grze.

cli_option_map = laid (mapę układają gracze) albo dealt (rozdana).
cli_option_bases = chosen (gracze stawiają swoje Bazy) albo dealt (rozdane).
cli_option_simpler = Za każdą akcję płaci każdy surowiec oprócz Uranu.
cli_option_query = Identyfikator zasady albo słowa, na przykład RSD-TOWN-04 albo handel.
cli_option_mode = Tylko gry o 2, 3 lub 4 miejscach albo gry prostsze.
cli_result_mean = PZ, średnio
cli_result_lowest = PZ, najmniej
cli_result_highest = PZ, najwięcej
cli_rules_hint = Podaj rozdział, zasadę, kartę albo słowa: resurgence rules --game residuum RSD-TOWN, RSD-TOWN-04 albo handel.
