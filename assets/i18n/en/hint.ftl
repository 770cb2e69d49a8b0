# What a bot would do with the open question.

hint-help = a hint: what a bot would do, and why
hint-title = Hint
hint-menu = Show a hint (q)
hint-unasked = Nobody is asked now.
hint-none = There are no hints for this game.
hint-told = Hint: { $what }. Points beyond other choices: { $reasons }.
hint-reason = { $points } from { $part }
hint-rest = smaller things and what follows
hint-alike = Hint: { $what }. The choices differ little.
hint-times = { $what } ({ $count } times)
hint-then = { $done }, then { $then }
hint-nothing = none of it
