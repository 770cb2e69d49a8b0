# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

guide-menu-on = Turn the guide on
guide-menu-off = Turn the guide off
guide-help = turn the guide of the first game on or off
