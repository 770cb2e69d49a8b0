# Co wybiera się przed grą: nazwy opcji i ich wartości oraz co one znaczą.

option_map = Mapa
option_map_laid = Układana przez graczy
    .text = Gracze na przemian kładą kafle, po trzy naraz.
option_map_dealt = Rozdana
    .text = Mapę układa los: to najszybszy początek gry.
option_bases = Bazy
option_bases_chosen = Wybierane przez graczy
    .text = Każdy gracz wybiera heks dla swojej Bazy.
option_bases_dealt = Rozdane
    .text = Każda Baza dostaje jeden z najlepszych heksów.
option_simpler = Prostsza gra
option_simpler_on = Prostsza gra
    .text = Za każdą akcję płaci każdy surowiec oprócz Uranu.
option_simpler_off = zwykłe płacenie
    .text = Każda akcja mówi, które surowce za nią płacą.
option_simpler_either = Prostsza lub nie
option_simpler_with = prostsze gry
option_simpler_without = zwykłe gry
