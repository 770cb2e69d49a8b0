# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

guide-menu-on = Włącz przewodnik (e)
guide-menu-off = Wyłącz przewodnik (e)
guide-help = włącz lub wyłącz przewodnik pierwszej gry

## Around the lessons

guide-try = Spróbuj: { $move }. Naciśnij { CASE($key, "acc") }.
guide-try-enter = Spróbuj: { $move }. Przejdź tam i naciśnij Enter.
guide-go-on = Dalej
guide-stop = Wyłącz przewodnik: sama gra

## Before the game

guide-setup = Pierwsza gra: kto gra?
guide-setup-bot = W pojedynkę, drugim graczem jest bot
guide-setup-two = Dwie osoby przy tej klawiaturze
guide-setup-three = Trzy osoby przy tej klawiaturze
guide-setup-four = Cztery osoby przy tej klawiaturze
