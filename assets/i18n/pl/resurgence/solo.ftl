# The screen alone against the Mutants, and Encounter tokens on the boards.

## Boards

solo-pay = płać { $cost }
solo-points = { $count }PZ

## Assignment

solo-you-advance = ty +{ $count }
solo-they-advance = MU +{ $count }
solo-none-advance = nikt
solo-assign-why = Karta Przywództwa { $card }: twoja suma w każdym obszarze mówi, kto awansuje: Mutanci (MU), ty czy oboje.
solo-bonuses = Na torach dostaniesz: { $gains }
solo-bonus-of = { $area } { $gain }

## The Mutants' panel

solo-panel = Mutanci: { $count } PZ
solo-leader = Przywództwo:
solo-leader-none = Nie ma jeszcze karty Przywództwa
solo-side = Plansza Akcji, strona { $side ->
    [a] A
   *[b] B
}
solo-cards = karta { $count } z { $most }
solo-bag = Woreczek { $tokens }
solo-bag-empty = Woreczek pusty
solo-discarded = odrzucone { $tokens }
solo-toll = Bestie pozostałe na mapie dają Mutantom { $count } PZ w Utrzymaniu
solo-if-over = { $count } PZ, gdyby gra się teraz skończyła
solo-directives = Zadania
solo-directive = Mutanci { $count }pz, ty od Poziomu { $level }
solo-directive-short = MU { $count }pz

## What the Mutants have done

solo-trail-card = Karta Mutanta { $count } z { $most }
solo-trail-action = akcja
solo-trail-place = umieszczenie
solo-demand = Akcja Mutanta: { $action }
solo-log-card = Karta Mutanta { $count } z { $most }
solo-leadership = Przywództwo: { $areas }.
solo-led = { $area } { $band ->
    [0] MU +1
    [1] oboje +1
    [2] ty +1
   *[3] ty +2
}
solo-card-told = { $number ->
    [0] { $district }: { $what }.
   *[other] Karta { $number }, { $district }: { $what }.
}
solo-nothing = nic nie możesz zrobić, więc nic się nie dzieje
solo-you-pay = płacisz { CASE($goods, "acc") }
solo-you-exhaust = wyczerpujesz kartę { CASE($card, "gen") }
solo-no-card-used = nie używasz karty, więc nic nie płacisz
solo-they-complete = Mutanci kończą Misję „{ $mission }” za { $count } PZ
solo-no-mission = Mutanci nie znajdują Misji
solo-room-closed = { $room }: pozostaje zamknięte, pod Rumowiskiem jest { $rubble }
solo-they-gain = { $count ->
    [0] Mutanci niczego nie zyskują
   *[other] Mutanci zyskują { $count } PZ
}
solo-they-gain-forced = nie możesz zapłacić w całości, więc Mutanci zyskują { $count } PZ
solo-none-ready = nie masz gotowej karty; Mutanci zyskują { $count } PZ
solo-board-turned = Plansza Akcji leży teraz stroną { $side ->
    [a] A
   *[b] B
} do góry
solo-row-gone = z Rzędu { $count ->
    [one] odchodzi
    [few] odchodzą
    [many] odchodzi
   *[other] odchodzi
} { $cards }
solo-row-empty = Rząd jest pusty

## What the piles hold

solo-info-bag = W Czarnym Woreczku: { $tokens }
solo-info-discarded = Odrzucone żetony Spotkań, wracają do pustego Woreczka: { $tokens }
solo-info-none = brak
