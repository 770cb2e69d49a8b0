# The command line: help, errors, the game in plain text, tables of results.

## Help

cli_about = The board game Resurgence in a terminal. Without a command: the menu.
cli_usage = Usage: resurgence [COMMAND] [OPTIONS]
cli_examples = Examples:
cli_example_new = resurgence new --seats "Anna,Boris,bot:eager"
    .about = two people and a bot
cli_example_resume = resurgence resume
    .about = the newest game
cli_example_plain = resurgence play --plain --seats "Anna,bot:eager"
    .about = without screens
cli_example_simulate = resurgence simulate --seats "bot:eager*2" --games 20
    .about = let bots play
cli_epilogue = An error is one line on standard error and exit status 2; --debug, anywhere in the line, shows where it came from.
cli_option_completion = Install completion of commands and options for your shell, and say what to do next.
cli_command_new = Straight into a new game.
cli_command_resume = Go on with the newest saved game, or with that file.
cli_command_play = Play without screens: --plain for people and screen readers, --jsonl for programs.
cli_command_simulate = Let bots play many games, and tabulate the results.
cli_command_check = Validate a save, replay it and compare: exit status 0 sound, 1 unsound, 2 unreadable.
cli_command_show = Print a saved table as text, as everybody may see it or as one seat does.
cli_command_results = The hall of fame: the best results of finished games, and what each name has done.
cli_command_rules = The rule reference: the rule with that id, or all that hold that word.
cli_command_schema = Print the JSON Schema of a save or of the content files.
cli_option_game = The game that is meant.
cli_option_game_of_results = Only results of that game.
cli_option_seats = Who plays, clockwise: names, and bots such as bot:eager; bot:random*3 stands for three of them.
cli_option_seed = Whole number from which all chance is drawn; the same seed gives the same game.
cli_option_content = Folder of a content pack, laid over the cards and boards that come with the game.
cli_option_saves = Folder of the saved games.
cli_option_file = A saved game; - for standard input.
cli_option_newest = A saved game.
cli_option_resumed = The same as FILE: go on with that saved game.
cli_option_plain = Numbered lines of text, for screen readers and pipes.
cli_option_jsonl = JSON lines, for programs.
cli_option_games = How many games are played.
cli_option_jobs = How many processes share the games; the results do not depend on it.
cli_option_json = File for the results as JSON; - is standard output.
cli_option_score = Not the table but the score, or the points so far, by round.
cli_option_svg = A file into which it goes as an SVG picture; - for standard output.
cli_option_mode = Only games of so many seats, or of that mode.
cli_option_name = Only that name.
cli_option_bots = Bots too.
cli_option_order = By points, lead, date or name.
cli_score_of_all = The score is of all seats: --score and --seat exclude each other.
cli_option_seat = Name of the seat, or its number, whose hidden things may be shown.
cli_option_query = Rule id or words.
cli_option_kind = save or content.

## Errors

cli_unknown_command = There is no command '{ $word }'; resurgence --help lists them.
cli_left_over = '{ $word }' is one word too many here.
cli_plain_or_jsonl = Say either --plain or --jsonl; 'resurgence new' opens the screens instead.
cli_two_files = Name one saved game, not two.
cli_saved_has_its_own = A saved game has seats, seed and variants of its own, so { $option } has no place beside it.
cli_at_least_one = { $option } has to be a whole number, 1 or more.
cli_results_looking = Looking for finished games
cli_no_file = There is no file '{ $file }'.
cli_no_folder = There is no folder '{ $folder }'.
cli_is_folder = '{ $folder }' is a folder, not a file.
cli_stdin = Standard input
cli_stream_terminal = { $file } is the terminal here; pipe a saved game into it, or name a file.
cli_stream_empty = { $file } is empty, so it is not a saved game.
cli_stream_large = { $file } gives more than { $most } MB, so it is not a saved game.
cli_stream_not = { $file } cannot be read: { $why }.
cli_older = { $error } This one can be read: { $file }
cli_bad_value = Invalid value "{ $value }" for { $option }. Choose from: { $values }.
cli_variant_unknown = There is no variant { $option }.
cli_variant_excluded = { $option } and { $other } do not go together.
cli_variant_seats = { $option } is not for { $count ->
    [one] one seat
   *[other] { $count } seats
}.
cli_variant_needed = With { $count ->
    [one] one seat
   *[other] { $count } seats
} add { $option } with one of { $values }.
cli_no_terminal = The screens need a terminal; without one, play with 'resurgence play --plain'.
cli_bad_seed = A seed is a whole number from 0 to 9223372036854775807.
cli_not_saved = Nothing of this game is saved. { $problem }
cli_end_not_saved = What came last in this game is not saved. { $problem }
cli_simulate_seats = Say who plays, such as --seats "bot:random*4".
cli_simulate_humans = Only bots can be simulated; '{ $name }' is a person.
cli_simulate_ended = One of the processes that play was killed, perhaps because memory ran out. { $done ->
    [0] None of the { $games } games is finished.
    [one] Only 1 of { $games } games is finished, and counted.
   *[other] Only { $done } of { $games } games are finished, and counted.
}

## Results of many games

cli_result_head = { $count ->
    [one] 1 game, seed { $first }, { $decisions } decisions
   *[other] { $count } games, seeds { $first } to { $last }, { $decisions } decisions a game
}
cli_result_head_some = { $count ->
    [one] 1 game, seed { $first }, { $decisions } decisions
   *[other] { $count } games, of the seeds { $first } to { $last }, { $decisions } decisions a game
}
cli_result_wins = Wins
cli_result_mean = Points, mean
cli_result_lowest = Points, lowest
cli_result_highest = Points, highest

## The rule reference

cli_rules_hint = Ask for a family, a rule, a card, a sign or words.
cli_rules_signs = Signs and abbreviations on the boards ({ $count })
cli_rules_example = Example: { $example }
cli_rules_see = See also: { $rules }.
cli_rules_unknown = There is no rule '{ $query }', and no rule holds these words; 'resurgence rules' lists the families.
cli_rules_unknown_close = There is no rule '{ $query }'; do you mean { $close }?

## Check and show

cli_check_sound = { $file } is sound: { $count ->
    [one] 1 choice
   *[other] { $count } choices
}, round { $round }.
cli_check_over = { $file } is sound: { $count } choices, finished.
cli_check_unsound = { $file } is not sound: { $why }
cli_check_differs = { $path } is { $saved } in the file, but { $played } when its choices are played again.
cli_check_differs_hidden = { $path } in the file is not what its choices lead to when they are played again. What it is stays hidden until the game is over.
cli_check_entries = { $count ->
    [one] 1 entry long
   *[other] { $count } entries long
}
cli_check_nothing = missing
cli_show_title = { $title }, saved { $saved } UTC
cli_show_as = As { $name } sees it.
cli_show_nobody = Nobody called '{ $name }' sits at this table; there are { $names }.

## Playing

cli_default_seat = Player
cli_jsonl_no_json = That line is no JSON.
cli_jsonl_no_answer = An answer is an object with a ticket and, as choose, the id of an option.
cli_jsonl_stale = That ticket is not the one of the open question.
cli_jsonl_unknown = '{ $option }' is not an option of this question ({ $rule }).
cli_plain_start = { $game }: { $names }.
cli_plain_seed = Seed { $seed }: the same seed, seats and variants shuffle the same game.
cli_plain_keys = Answer with a number or words. ? repeats and explains, b shows the boards, u takes back, redo makes it again, q saves and quits.
cli_plain_only = { $name }: { $prompt } (only one way): { $option }
cli_plain_unasked = { $name }, taken unasked: { $option }
cli_plain_curtain = { $name }, please take the keyboard. Everybody else: look away. Press Enter when you are alone.
cli_plain_taken_back = { $name } has taken back a choice; redo makes it again.
cli_plain_made_again = { $name }'s choice is made again.
cli_plain_ask = { $name }: { $prompt }
cli_plain_rule = Rule { $rule }.
cli_plain_reveal = { table-reveal-ask } Type y to go on, or press Enter to go back to the question.
cli_plain_how = Type a number or words, or ? for help.
cli_plain_no_such = '{ $word }' is no answer; there are { $count }. Type ? to hear them again.
cli_plain_several = '{ $word }' could be:
cli_plain_saved = Saved in { $file }.
cli_plain_won = { $names } wins.
cli_plain_over = The game is over.

cli_pin_no_terminal = { $name } has a PIN, and without a terminal it cannot be typed while the game comes by standard input.
cli_jsonl_pin = { $name } has a PIN, and JSON lines would show what it hides; use the screens or --plain.
cli_command_replay = Step through a saved game; without a terminal, or with -, print its table at a moment.
cli_command_export = Write a finished game openly, with nothing packed.
cli_option_at = The moment to begin at: how many choices had been made.
cli_option_target = The file to write; without it, or with -, standard output.
cli_option_export_plain = Open JSON instead of the packed save.
cli_bad_moment = --at wants a whole number of choices.
cli_replay_title = Moment { $moment } of { $last }, as everybody may see it.
cli_replay_moment = This game has moments { $first } to { $last }.
cli_export_how = Say how to export: --plain writes the save as open JSON.
cli_export_goes_on = The game is not over; what is hidden in it stays so.
cli_export_there = '{ $file }' is there already and is not overwritten.
cli_export_not = '{ $file }' cannot be written: { $why }.
cli_export_done = Written to '{ $file }'.

## The terminal that the program runs in

cli_simple_terminal = A terminal of the kind '{ $kind }' (TERM) cannot show screens; play with 'resurgence play --plain'.
