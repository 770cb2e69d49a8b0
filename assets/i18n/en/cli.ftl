# The command line: help, errors, the game in plain text, tables of results.

## Help

cli_about = The board game Resurgence in a terminal. Without a command, the menu opens.
cli_usage = resurgence [COMMAND] [OPTIONS]
cli_examples = Examples:
cli_example_new = resurgence new --seats "Anna,Boris,bot:normal"
    .about = two people and a bot
cli_example_resume = resurgence resume
    .about = the newest game
cli_example_plain = resurgence play --plain --seats "Anna,bot:easy"
    .about = without screens
cli_example_simulate = resurgence simulate --seats "bot:normal,bot:easy" --games 20
    .about = let bots play
cli_epilogue = Errors print one line on standard error and exit with status 2; add --debug anywhere to see where one came from.
cli_language_how = Add --language with { $languages } anywhere to read and play in that language.
cli_option_completion = Install completion of commands and options for your shell.
cli_command_new = Start a new game at once.
cli_command_resume = Continue the newest saved game, or the given file.
cli_command_play = Play without screens: --plain for people and screen readers, --jsonl for programs.
cli_command_simulate = Let bots play many games and tabulate the results.
cli_command_match = Let bots and programs play each other from every seat, and print wins, points and ratings with their error.
cli_command_balance = Report what goes with points in the games of a match: by seat, by source, by what each game tells seats apart by.
cli_command_check = Validate a save and replay it: exit status 0 sound, 1 unsound, 2 unreadable.
cli_command_show = Print a saved table as text, public or as one seat sees it.
cli_command_results = Show the hall of fame: the best results and each player's record.
cli_command_rules = Look up a rule by its id, or all rules that contain a word.
cli_command_schema = Print the JSON Schema of a save or of the content files.
cli_command_serve = Play in a browser: serve a table to each tab, to this machine only unless --host says otherwise.
cli_option_game = Which game.
cli_option_game_of_results = Only results of this game.
cli_option_seats = Who plays, clockwise: names, and bots: bot:easy, bot:normal, bot:hard, bot:eager, bot:random; bot:easy*3 adds three of them, bot:cmd:./mybot a program of your own.
cli_option_program = Command of a program that plays on where one has played in the saved game; again for each further one.
cli_option_seed = Whole number that sets all chance; the same seed gives the same game.
cli_option_content = Folder of a content pack, which replaces cards and boards of the game.
cli_option_saves = Folder of saved games.
cli_option_file = A saved game; - for standard input.
cli_option_newest = A saved game.
cli_option_resumed = Same as FILE: continue that saved game.
cli_option_plain = Numbered lines of text, for screen readers and pipes.
cli_option_jsonl = JSON lines, for programs.
cli_option_games = How many games to play.
cli_option_jobs = How many processes to use; the results stay the same.
cli_option_cluster = Let the workers of a Dask cluster play: the address of its scheduler, such as tcp://192.168.1.5:8786; the results stay the same.
cli_option_json = Write the results to this file as JSON; - for standard output. A name that ends in .jsonl or .parquet keeps each game with all that is known of it, and goes on where it stops.
cli_option_choices = Keep every choice of each game too.
cli_option_players = Who plays, one word for each seat: a bot, or a program as bot:cmd:./mybot.
cli_option_match_games = How many games to play, 100 if not given; each seed is played from every seat.
cli_option_match_jobs = How many processes to use, one for each processor if not given; the results stay the same.
cli_option_match_json = Write each game to this file as a line of JSON, or a name that ends in .parquet as Parquet, which is written at the end and kept as lines beside it until then; a match that was interrupted goes on where the file stops; - for standard output.
cli_option_match_file = A file that match wrote with --json, or simulate with a name that ends in .jsonl or .parquet.
cli_option_plot = Draw strength with error bars, points by source and the length of games into this SVG file.
cli_option_about = Only one breakdown, by the word behind its heading; again for each further one.
cli_option_score = Print the score, or the points step by step so far, instead of the table.
cli_option_review = Print which choices of a finished game cost each player most, what was better, and why.
cli_option_svg = Write an SVG picture to this file; - for standard output.
cli_option_mode = Only games with this many seats, or of this mode.
cli_option_name = Only this name.
cli_option_bots = Include bots.
cli_option_order = Sort by points, lead, date or name.
cli_score_of_all = The score covers all seats: use either --score or --seat.
cli_review_alone = Use --review without --seat, --score and --svg.
cli_option_seat = Name or number of the seat whose hidden things to show.
cli_option_query = Rule id or words.
cli_option_port = Port to listen on; 8000 if none is given, 0 for any free one.
cli_option_host = Address to listen on, such as 0.0.0.0 for the whole network. Whoever has the address with its token then plays with this machine's saved games.
cli_option_kind = save or content.

## Errors

cli_unknown_command = No command '{ $word }'. resurgence --help lists all.
cli_left_over = Unexpected argument '{ $word }'.
cli_bad_language = No language '{ $language }'. Choose from: { $languages }.
cli_plain_or_jsonl = Use either --plain or --jsonl; 'resurgence new' opens the screens instead.
cli_two_files = Name one saved game, not two.
cli_saved_has_its_own = A saved game has its own seats, seed and variants. Leave out { $option }.
cli_program_new = --program is for a saved game; in a new one write --seats "Anna,bot:cmd:COMMAND".
cli_program_seats = { $count ->
    [0] No program has played in that game, so --program does not fit it.
    [one] A program has played on one seat of that game: give one --program.
   *[other] Programs have played on { $count } seats of that game: give at most so many --program.
}
cli_bad_count = { $option } must be a whole number from 1 to { $most }.
cli_results_looking = Looking for finished games
cli_no_file = No file '{ $file }'.
cli_no_folder = No folder '{ $folder }'.
cli_is_folder = '{ $folder }' is a folder, not a file.
cli_no_name = { $option } needs the name of a file.
cli_no_folder_name = { $option } needs the name of a folder.
cli_named_twice = '{ $file }' is named twice here. Give the picture another name.
cli_not_ordinary = '{ $file }' is not an ordinary file, so nothing is written to it.
cli_picture_svg = Pictures are written as SVG, so '{ $file }' has to end in .svg.
cli_stdin = Standard input
cli_stream_terminal = { $file } is the terminal here; pipe a saved game into it, or name a file.
cli_stream_empty = { $file } is empty, so it is not a saved game.
cli_stream_large = { $file } is larger than { $most } MB, so it is not a saved game.
cli_stream_not = { $file } cannot be read: { $why }.
cli_pack_stored = { $error } Leave --content out to open it with that.
cli_older = { $error } An older copy of this game can be read: { $file }
cli_bad_value = Invalid value "{ $value }" for { $option }. Choose from: { $values }.
cli_option_elsewhere = { $option } belongs to another game: use it with --game { $game }.
cli_variant_unknown = No variant { $option }.
cli_variant_excluded = { $option } and { $other } cannot be combined.
cli_variant_seats = { $option } is not for { $count ->
    [one] one seat
   *[other] { $count } seats
}.
cli_variant_needed = With { $count ->
    [one] one seat
   *[other] { $count } seats
} add { $option } with one of { $values }.
cli_no_terminal = The screens need a terminal. Without one, use 'resurgence play --plain'.
cli_bad_seed = A seed must be a whole number from 0 to 9223372036854775807.
cli_seeds_end = So many games need seeds beyond { $most }, the highest. Begin with a smaller --seed.
cli_not_saved = This game is not saved. { $problem }
cli_end_not_saved = The end of this game is not saved. { $problem }
cli_simulate_seats = Name the players, such as --seats "bot:random*4".
cli_simulate_humans = Only bots can be simulated, and '{ $name }' is a person.
cli_simulate_ended = The system killed a playing process, perhaps because memory ran out. { $done ->
    [0] None of the { $games } games finished.
    [one] Only 1 of { $games } games finished, and counts.
   *[other] Only { $done } of { $games } games finished, and count.
}
cli_simulate_playing = Games
cli_simulate_fault = { $why } { $count ->
    [one] It happened in one game, that of seed { $seed }.
   *[other] It happened in { $count } games, first in that of seed { $seed }.
}
cli_stand_ins_before = { $count ->
    [one] In one game that was played before, { $bot } played on for the program of { $name }.
   *[other] In { $count } games that were played before, { $bot } played on for the program of { $name }.
}
cli_no_extra = This needs the extra '{ $extra }'. Install it with: python -m pip install "resurgence-tui[{ $extra }]"
cli_jobs_or_cluster = Use either --jobs, for processes of this machine, or --cluster.
cli_choices_where = Choices are kept only in a file whose name ends in .jsonl or .parquet, such as: --json games.parquet --choices
cli_choices_file = --choices keeps nothing without --json. Name a file, such as: --json games.jsonl --choices
cli_choices_none = The games in '{ $file }' were kept without their choices. Leave out --choices, or name another file.
cli_choices_held = The games in '{ $file }' were kept with their choices. Add --choices, or name another file.
cli_interrupted = Interrupted: { $done } of { $games } games finished.
cli_interrupted_file = Interrupted: { $done } of { $games } games finished. The same command goes on where '{ $file }' stops.
cli_interrupted_for_nothing = Interrupted: { $done } of { $games } games finished, and nothing is kept of them. A --json file whose name ends in .jsonl keeps each game at once.
cli_cluster_none = No Dask scheduler answers at '{ $address }'. Give its address, such as tcp://192.168.1.5:8786
cli_cluster_idle = The Dask scheduler at '{ $address }' has no workers.
cli_cluster_version = A worker of the cluster has another version of this program than { $version }. Install the same one on all of them.
cli_match_players = Name at least two players, such as: resurgence match bot:cmd:./mybot bot:normal
cli_match_no_file = '{ $file }' is not a file of a match; name another one.
cli_match_other = '{ $file }' holds another match: other players, options, cards or seeds. Name another file.
cli_match_no_games = '{ $file }' holds no finished game yet.
cli_match_bad_line = Line { $line } of '{ $file }' is not a game of a match. Take that line out, or name another file.
cli_match_bad_value = Line { $line } of '{ $file }' is damaged: '{ $field }' has no fitting value. Take that line out, or name another file.
cli_match_bad_row = Row { $row } of '{ $file }' is damaged: '{ $field }' has no fitting value. Take that row out, or name another file.
cli_match_taken = Another program is writing a match to '{ $file }'. Wait until it is done, or name another file.
cli_match_not_ordinary = '{ $file }' is not an ordinary file, so no match is kept in it.
cli_match_too_large = '{ $file }' is larger than { $most } MB, so it is not read.
cli_match_head = { $count ->
    [one] 1 game, { $seeds }
   *[other] { $count } games, { $seeds }
}
cli_match_seed = seed { $first }
cli_match_seeds = seeds { $first } to { $last }
cli_match_wins = Wins
cli_match_share = Share
cli_match_points = Points, mean
cli_match_rating = Rating
cli_match_time = ms, median
cli_match_slow = ms, 95%
cli_match_note = Shares, and what follows ±, hold the truth in 95 of 100 matches. A shared win counts in part. Ratings begin at 25.
cli_balance_no_fact = These games are not broken down by '{ $fact }', only by { $facts }.
cli_balance_head = # { $game }: games of { $players }
cli_balance_games = { $count ->
    [one] 1 game, { $seeds }, { $rounds } rounds and { $decisions } decisions.
   *[other] { $count } games, { $seeds }, { $rounds } rounds and { $decisions } decisions a game on average.
}
cli_balance_options = Options: { $options }.
cli_balance_stand_ins = { $count ->
    [one] In one game { $bot } played on for the program of { $name }.
   *[other] In { $count } games { $bot } played on for the program of { $name }.
}
cli_balance_note = Against the table is by how many points a seat came out above the mean of its table. It tells what goes with points, which need not be what brings them. Shares, and what follows ±, hold the truth in 95 of 100 such reports.
cli_balance_seat = Seat
cli_balance_margin = Against the table
cli_balance_source = Points from
cli_balance_mean = Mean
cli_balance_what = What
cli_balance_seats = Seats
cli_balance_part = Of all
cli_balance_chosen = Of tables that had it
cli_plot_points = Points
cli_plot_length = Decisions a game
cli_plot_games = Games
cli_balance_times = Times

## What the parser of the command line says

cli_parser_usage = Usage:
cli_parser_commands = Commands:
cli_parser_parameters = Parameters:
cli_parser_arguments = Arguments:
cli_parser_options = [OPTIONS]
cli_parser_args = [ARGS]
cli_parser_args_many = [ARGS...]
cli_parser_required = [required]
cli_parser_help = Display this message and exit.
cli_parser_version = Display application version.
cli_parser_unknown = Unknown option: { $option }.
cli_parser_unknown_close = Unknown option: { $option }. Did you mean { $close }?
cli_parser_needs_value = Command "{ $command }" parameter { $option } requires an argument.

## In a browser

cli_bad_port = A port must be a whole number from 0 to { $most }.
cli_serve_no_extra = Playing in a browser needs the extra 'web'. Install it with: python -m pip install "resurgence-tui[web]"
cli_serve_not_there = Port { $port } of { $address } cannot be used: { $why }. Choose another one with --port or --host.
cli_serve_address = Open this address in a browser: { $address }
cli_serve_here = Only this machine can reach it. Each tab is a table of its own, and all play with this machine's saved games.
cli_serve_for_all = Other machines can reach it. Whoever has the whole address plays with this machine's saved games and sees what is on their tables; nothing on the way is encrypted.
cli_serve_end = Press Ctrl+C to stop.
cli_serve_title = Resurgence
cli_serve_opening = Opening the table
cli_serve_closed = The table is closed. Every choice is saved.
cli_serve_again = Open it again
cli_serve_no_script = The table needs JavaScript.
cli_serve_wrong = Open the whole address that 'resurgence serve' printed.

## Results of many games

cli_result_head = { $count ->
    [one] 1 game, seed { $first }, { $decisions } decisions
   *[other] { $count } games, seeds { $first } to { $last }, { $decisions } decisions a game
}
cli_result_head_some = { $count ->
    [one] 1 game, seed { $first }, { $decisions } decisions
   *[other] { $count } games, seeds within { $first } to { $last }, { $decisions } decisions a game
}
cli_result_wins = Wins
cli_result_mean = Points, mean
cli_result_lowest = Points, lowest
cli_result_highest = Points, highest

## The rule reference

cli_rules_hint = Look up a family, a rule, a card, a sign or words.
cli_rules_signs = Signs and abbreviations on the boards ({ $count })
cli_rules_example = Example: { $example }
cli_rules_see = See also: { $rules }.
cli_rules_unknown = No rule matches '{ $query }'. 'resurgence rules' lists the families.
cli_rules_unknown_close = No rule '{ $query }'. Did you mean { $close }?
cli_rules_unknown_in = No rule matches '{ $query }'. 'resurgence rules --game { $game }' lists the families.
cli_rules_unknown_close_in = No rule '{ $query }'. Did you mean { $close } (with --game { $game })?

## Check and show

cli_check_sound = { $file } is sound: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}, round { $round }.
cli_check_over = { $file } is sound: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}, finished.
cli_check_unsound = { $file } is not sound: { $why }
cli_check_differs = { $path } is { $saved } in the file, but { $played } when its choices are replayed.
cli_check_differs_hidden = { $path } in the file differs from what its choices lead to. The value stays hidden until the game is over.
cli_check_entries = { $count ->
    [one] 1 entry long
   *[other] { $count } entries long
}
cli_check_nothing = missing
cli_show_title = { $title }, saved { $saved } UTC
cli_show_as = As { $name } sees it.
cli_show_nobody = No seat called '{ $name }'. Seats: { $names }.

## Playing

cli_default_seat = Player
cli_jsonl_no_json = That line is not JSON.
cli_jsonl_no_answer = An answer must be an object with a ticket and, as choose, the id of an option.
cli_jsonl_stale = That ticket does not belong to the open question.
cli_jsonl_unknown = '{ $option }' is not an option of this question ({ $rule }).
cli_plain_start = { $game }: { $names }.
cli_plain_seed = Seed { $seed }: share it to play the identical game with the same seats and variants.
cli_plain_keys = Answer with a number or words. ? repeats and explains, b shows the boards, u undoes, redo redoes, q saves and quits.
cli_plain_keys_more = Also: repeat says the last thing again, where tells whose turn it is and what you have, changes tells what happened since your last turn, hand shows what only you may read.
cli_plain_words_repeat = repeat
cli_plain_words_where = where/where am i
cli_plain_words_changes = changes
cli_plain_words_redo = redo
cli_plain_words_yes = y/yes
cli_plain_words_hand = hand
cli_plain_hand = Only { $name } may read this:
cli_plain_hand_none = { $name } holds nothing hidden; b shows everything.
cli_plain_only_for = Only for { $name }: press Enter if you are alone, or type 0 to go back.
cli_plain_cover = Press Enter to cover it.
cli_plain_where = The game is here: { $progress }.
cli_plain_where_asked = { $name }: { $prompt } ({ $count ->
    [one] { $count } option
   *[other] { $count } options
})
cli_plain_changes = Since your last turn:
cli_plain_no_changes = Nothing has happened since your last turn.
cli_plain_only = { $name }: { $prompt } (only option): { $option }
cli_plain_unasked = { $name }, automatically: { $option }
cli_plain_curtain = { $name }, please take the keyboard. Everybody else: look away. Press Enter when nobody is looking.
cli_plain_held = Let go of Enter, wait two seconds, then press it.
cli_plain_taken_back = { $name } undid a choice. Type redo to redo it.
cli_plain_made_again = { $name } redid the choice.
cli_plain_ask = { $name }: { $prompt }
cli_plain_rule = Rule { $rule }.
cli_plain_reveal = { table-reveal-ask } Type y to go on, or press Enter to return to the question.
cli_plain_lacking = { $line }; brings nothing now: { $lack }
cli_plain_waste = This brings nothing now: { $lack }.
cli_plain_anyway = Do it anyway? Type y to do it, or press Enter to return to the question.
cli_plain_how = Type a number or words, or ? for help.
cli_plain_no_such = '{ $word }' isn't an option (1 to { $count }). Type ? to repeat.
cli_plain_several = '{ $word }' could be:
cli_plain_saved = Saved in { $file }.
cli_plain_won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
cli_plain_over = The game is over.

cli_pin_no_terminal = { $name } has a PIN, which you cannot type while standard input carries the game. Use a terminal.
cli_jsonl_pin = { $name } has a PIN, and JSON lines would show what it hides; use the screens or --plain.
cli_command_replay = Step through a saved game; without a terminal, or with - for the file, print its table at one moment.
cli_command_export = Write a finished game as open JSON.
cli_option_at = The moment to start at: the number of choices made before it.
cli_option_target = The file to write; leave it out, or use -, for standard output.
cli_option_export_plain = Open JSON instead of the packed save.
cli_bad_moment = --at needs a whole number from 0 to { $most }.
cli_replay_title = Moment { $moment } of { $last }, as everybody may see it.
cli_replay_moment = No such moment. This game has moments { $first } to { $last }.
cli_export_how = Add --plain to write the save as open JSON.
cli_export_goes_on = Only finished games can be exported.
cli_export_there = '{ $file }' already exists. Choose another name.
cli_export_not = '{ $file }' cannot be written: { $why }.
cli_export_done = Written to '{ $file }'.

## The terminal that the program runs in

cli_simple_terminal = A terminal of type '{ $kind }' (TERM) cannot show screens. Use 'resurgence play --plain'.
