# Ruchy przez kilka heksów

route_over = { $count ->
    [one] { $count } krok przez { $hexes }
    [few] { $count } kroki przez { $hexes }
    [many] { $count } kroków przez { $hexes }
   *[other] { $count } kroku przez { $hexes }
}
route_long = { $place }: razem { $cost }; { $notes }
route_hazards = droga przez skażone heksy
route_barred = { $count ->
    [one] { $count } punkt nie Prowiantem
    [few] { $count } punkty nie Prowiantem
    [many] { $count } punktów nie Prowiantem
   *[other] { $count } punktu nie Prowiantem
}
route_why = Dowolny podświetlony heks: krok po kroku, zapłata jak zwykle. v: wybór zapłaty.
route_why_step = Jeden heks, potem wybór zapłaty. v: daleko, zapłata jak zwykle.
