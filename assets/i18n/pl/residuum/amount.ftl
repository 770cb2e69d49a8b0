# Tyle a tyle czegoś; .short na wąskie ekrany, .acc to, co się płaci lub zyskuje.

amount_provisions = { $count ->
    [one] { $count } Prowiant
    [few] { $count } Prowiantu
    [many] { $count } Prowiantu
   *[other] { $count } Prowiantu
}
    .short = { $count }Pr
amount_tech = { $count ->
    [one] { $count } Technika
    [few] { $count } Techniki
    [many] { $count } Techniki
   *[other] { $count } Techniki
}
    .short = { $count }Te
    .acc = { $count ->
        [one] { $count } Technikę
        [few] { $count } Techniki
        [many] { $count } Techniki
       *[other] { $count } Techniki
    }
amount_food = { $count ->
    [one] { $count } Żywność
    [few] { $count } Żywności
    [many] { $count } Żywności
   *[other] { $count } Żywności
}
    .short = { $count }Ży
amount_water = { $count ->
    [one] { $count } Woda
    [few] { $count } Wody
    [many] { $count } Wody
   *[other] { $count } Wody
}
    .short = { $count }Wo
    .acc = { $count ->
        [one] { $count } Wodę
        [few] { $count } Wody
        [many] { $count } Wody
       *[other] { $count } Wody
    }
amount_wood = { $count ->
    [one] { $count } Drewno
    [few] { $count } Drewna
    [many] { $count } Drewna
   *[other] { $count } Drewna
}
    .short = { $count }Dr
amount_chem = { $count ->
    [one] { $count } Chemia
    [few] { $count } Chemii
    [many] { $count } Chemii
   *[other] { $count } Chemii
}
    .short = { $count }Ch
    .acc = { $count ->
        [one] { $count } Chemię
        [few] { $count } Chemii
        [many] { $count } Chemii
       *[other] { $count } Chemii
    }
amount_oil = { $count ->
    [one] { $count } Ropa
    [few] { $count } Ropy
    [many] { $count } Ropy
   *[other] { $count } Ropy
}
    .short = { $count }Ro
    .acc = { $count ->
        [one] { $count } Ropę
        [few] { $count } Ropy
        [many] { $count } Ropy
       *[other] { $count } Ropy
    }
amount_gold = { $count ->
    [one] { $count } Złoto
    [few] { $count } Złota
    [many] { $count } Złota
   *[other] { $count } Złota
}
    .short = { $count }Zł
amount_nuclear = { $count ->
    [one] { $count } Uran
    [few] { $count } Uranu
    [many] { $count } Uranu
   *[other] { $count } Uranu
}
    .short = { $count }Ur
amount_basecamp = { $count ->
    [one] { $count } Baza
    [few] { $count } Bazy
    [many] { $count } Baz
   *[other] { $count } Baz
}
    .short = { $count }B
    .gen = { $count ->
        [one] { $count } Bazy
        [few] { $count } Baz
        [many] { $count } Baz
       *[other] { $count } Baz
    }
    .acc = { $count ->
        [one] { $count } Bazę
        [few] { $count } Bazy
        [many] { $count } Baz
       *[other] { $count } Baz
    }
    .ins = { $count ->
        [one] { $count } Bazą
        [few] { $count } Bazami
        [many] { $count } Bazami
       *[other] { $count } Bazami
    }
amount_outpost = { $count ->
    [one] { $count } Posterunek
    [few] { $count } Posterunki
    [many] { $count } Posterunków
   *[other] { $count } Posterunków
}
    .short = { $count }P
    .gen = { $count ->
        [one] { $count } Posterunku
        [few] { $count } Posterunków
        [many] { $count } Posterunków
       *[other] { $count } Posterunków
    }
    .acc = { $count ->
        [one] { $count } Posterunek
        [few] { $count } Posterunki
        [many] { $count } Posterunków
       *[other] { $count } Posterunków
    }
    .ins = { $count ->
        [one] { $count } Posterunkiem
        [few] { $count } Posterunkami
        [many] { $count } Posterunkami
       *[other] { $count } Posterunkami
    }
amount_outrider = { $count ->
    [one] { $count } Zwiadowca
    [few] { $count } Zwiadowców
    [many] { $count } Zwiadowców
   *[other] { $count } Zwiadowców
}
    .short = { $count }Z
    .gen = { $count ->
        [one] { $count } Zwiadowcy
        [few] { $count } Zwiadowców
        [many] { $count } Zwiadowców
       *[other] { $count } Zwiadowców
    }
    .acc = { $count ->
        [one] { $count } Zwiadowcę
        [few] { $count } Zwiadowców
        [many] { $count } Zwiadowców
       *[other] { $count } Zwiadowców
    }
    .ins = { $count ->
        [one] { $count } Zwiadowcą
        [few] { $count } Zwiadowcami
        [many] { $count } Zwiadowcami
       *[other] { $count } Zwiadowcami
    }
amount_barricade = { $count ->
    [one] { $count } Barykada
    [few] { $count } Barykady
    [many] { $count } Barykad
   *[other] { $count } Barykad
}
    .short = { $count }K
    .gen = { $count ->
        [one] { $count } Barykady
        [few] { $count } Barykad
        [many] { $count } Barykad
       *[other] { $count } Barykad
    }
    .acc = { $count ->
        [one] { $count } Barykadę
        [few] { $count } Barykady
        [many] { $count } Barykad
       *[other] { $count } Barykad
    }
    .ins = { $count ->
        [one] { $count } Barykadą
        [few] { $count } Barykadami
        [many] { $count } Barykadami
       *[other] { $count } Barykadami
    }
amount_nuke = { $count ->
    [one] { $count } Bomba
    [few] { $count } Bomby
    [many] { $count } Bomb
   *[other] { $count } Bomb
}
    .short = { $count }!
    .gen = { $count ->
        [one] { $count } Bomby
        [few] { $count } Bomb
        [many] { $count } Bomb
       *[other] { $count } Bomb
    }
    .acc = { $count ->
        [one] { $count } Bombę
        [few] { $count } Bomby
        [many] { $count } Bomb
       *[other] { $count } Bomb
    }
    .ins = { $count ->
        [one] { $count } Bombą
        [few] { $count } Bombami
        [many] { $count } Bombami
       *[other] { $count } Bombami
    }
amount_points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
amount_vp = { $count } PZ
