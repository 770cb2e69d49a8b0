# Programs of other people that play on a seat.

program_unnamed = { $name } was played by a program. Saved games do not say which one, and none is started from a file, so { $bot } plays instead. To let a program play on, open the game with --program COMMAND.
program_not_started = The program of { $name } cannot be started ({ $detail }), so { $bot } plays instead.
program_ended = The program of { $name } has ended (status { $detail }), so { $bot } plays on instead.
program_closed = The program of { $name } has closed its standard output, so { $bot } plays on instead.
program_silent = The program of { $name } has not answered within { $detail } seconds, so { $bot } plays on instead.
program_too_long = The program of { $name } has written a line of more than { $detail } KB, so { $bot } plays on instead.
program_no_json = The program of { $name } has written '{ $detail }', which is not JSON, so { $bot } plays on instead.
program_empty_line = The program of { $name } has written an empty line in place of an answer, so { $bot } plays on instead.
program_no_answer = The program of { $name } has written a line that is not an answer, so { $bot } plays on instead. An answer is an object with a ticket and, as choose, the id of an option.
program_stale = The program of { $name } has answered another question than it was asked, so { $bot } plays on instead.
program_unlisted = The program of { $name } has chosen '{ $detail }', which is not an option, so { $bot } plays on instead.
program_empty_choice = The program of { $name } has chosen nothing: its answer names no option, so { $bot } plays on instead.
