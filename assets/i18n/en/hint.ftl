# What a bot would do with the open question.

hint-help = a hint: what a bot would do, and why
hint-title = Hint
hint-menu = Show a hint (q)
hint-unasked = Nobody is asked now.
hint-read-first = The question comes when you go on; ask for a hint then.
hint-none = There are no hints for this game.
hint-told = Hint: { $what }. Points beyond other choices: { $reasons }.
hint-less = { $reasons }, less { $against }
hint-better = Hint: { $what }, to see what it does. About { $points ->
    [one] 1 point
   *[other] { $points } points
} more: { $better }.
hint-reason = { $points } from { $part }
hint-rest = all else
hint-alike = Hint: { $what }. The choices differ little.
hint-times = { $what } ({ $count } times)
hint-then = { $done }, then { $then }
hint-nothing = none of it
