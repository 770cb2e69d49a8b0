# The screen of settings, and what is said about settings.toml. A setting is `settings_<key>`, one of its values
# `settings_<key>_<value>`; `.why` says in one line what that does.

settings_language_name = English

title_settings = Change settings
title_settings_key = c

table-menu-settings = Settings (F2)

settings_key = settings
settings_key_change = change
settings_key_keep = keep a folder
settings_heading = Settings
settings_back = Done

settings_theme = Theme
settings_theme_frozen-city = Frozen city
    .why = Night over Moscow: dark and quiet, amber where you may pick.
settings_theme_snow-light = Snow light
    .why = Dark letters on snow, for a bright room.
settings_theme_high-contrast = High contrast
    .why = White and strong colours on black, for eyes that need it.

settings_signs = Signs
settings_signs_auto = Automatic
    .why = Unicode, or ASCII where a terminal is known to show no more.
settings_signs_unicode = Unicode
    .why = Lines, blocks and marks, whatever the terminal is called.
settings_signs_ascii = ASCII
    .why = Plain characters only, for poor fonts and old terminals.

settings_animation = Animation
settings_animation_true = On
    .why = Tokens are seen moving for a moment; no key waits for them.
settings_animation_false = Off
    .why = Everything is at once where it belongs.

settings_confirmations = Questions
settings_confirmations_true = Ask
    .why = You are asked once before you miss or lose something.
settings_confirmations_false = Do not ask
    .why = Only before a game is deleted or abandoned, or left unsaved.

settings_reveals = End of turn
settings_reveals_ask = Ask before a reveal
    .why = You are asked once before a reveal makes a choice final.
settings_reveals_never = Never ask
    .why = The game goes on at once, even if it reveals something.

settings_language = Language
settings_language_one = The only language there is so far.
settings_language_many = Screens that are opened from now on speak it.

settings_saves = Saved games
settings_saves_why = Folder of saved games from the next game on; empty: usual.
settings_content = Content pack
settings_content_why = Folder with your own cards, for new games; empty: none.
settings_content_none = none
settings_kept = Kept; it holds for the next game.
settings_typing = Enter keeps it, Esc puts back what was there.
settings_wins = { $name } says { $value } and wins until the program is left.

settings_no_such_folder = There is no folder { $folder }.
settings_is_no_folder = { $folder } is not a folder.
settings_no_home = Nobody knows whose home { $folder } is.
settings_not_writable = Nothing can be written in { $folder }.
settings_bad_path = A folder cannot be called that.

settings_looks = Looks
settings_file = Kept in
settings_file_sound = Everything in the file is in use.
settings_not_kept = The settings cannot be written ({ $reason }); they hold until the program is left.
settings_more = { $problem } F2 shows { $count ->
    [one] it
   *[other] all { $count }
} again.

settings_sample_marks = legal
settings_sample_cursor = cursor
settings_sample_changed = changed
settings_sample_warning = pay

settings_problem_unreadable = settings.toml cannot be read ({ $value }), so the usual settings hold.
settings_problem_folder = settings.toml is not a file, so the usual settings hold.
settings_problem_huge = settings.toml is larger than { $value } KB and was not read; the usual settings hold.
settings_problem_text = Line { $line } of settings.toml is no UTF-8 text and was left out.
settings_problem_syntax = Line { $line } of settings.toml cannot be understood: { $value } (a text stands in quotes).
settings_problem_section = Line { $line } of settings.toml: there are no sections, so what follows { $value } was left out.
settings_problem_unknown = Line { $line } of settings.toml: there is no setting { $key }.
settings_problem_twice = Line { $line } of settings.toml: { $key } was set before, and the first one counts.
settings_problem_value = Line { $line } of settings.toml: { $key } cannot be { $value }; it may be { $choices }.
settings_problem_quotes = Line { $line } of settings.toml: { $key } cannot be { $value }; it has to be a text in quotes.
settings_problem_relative = Line { $line } of settings.toml: { $key } has to be a whole path, from / or ~ on, unlike { $value }.
