# The score of a finished game, and the best results.

## Score

score_heading = Final score
score_begun = At the start
score_best = Best result, { $level }: { $how }, { $mine } ({ $name }).
score_first = Your first result, { $level }.
score_best_this = This is your best result, { $level }.
score_seed = Seed { $seed }
score_source = Source
score_sum = Total
score_key_table = table
score_key_again = play again
score_key_review = review
score_key_menu = menu
score_no_folder = This game is in memory only, so there is no folder for files.

## Score and best results

score_how_won = won by { $count }
score_how_lost = lost by { $count }
score_how_tied = lost on a tie
