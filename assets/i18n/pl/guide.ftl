# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

guide-menu-on = Włącz przewodnik
guide-menu-off = Wyłącz przewodnik
guide-help = włącz lub wyłącz przewodnik pierwszej gry
