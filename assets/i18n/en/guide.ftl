# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

guide-menu-on = Let the guide of the first game go along
guide-menu-off = Play on without the guide
guide-help = let the guide of the first game go along, or stop
