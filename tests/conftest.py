"""What holds for every test: chance that can be repeated, a saves folder of its own, tests that are coroutines.

Also which part of the suite a test belongs to, by its folder: see ``PARTS``; and of which tests the usual run takes
only a share of the cases, or none: see ``SHARES`` and ``AT_LENGTH``.
"""

import asyncio
import gc
import inspect
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from resurgence_tui.app.language import give
from resurgence_tui.i18n.text import DEFAULT, read_in

settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

HERE = Path(__file__).parent

COLLECTED = 20_000, 20, 50
"""Thresholds of the garbage collector: as Python has them, it takes a fifth of the suite's time."""

PARTS = {"ui": "screen", "cli": "terminal", "terminal": "terminal", "properties": "games", "recorded": "games"}
"""The marker of all tests in a folder. A test elsewhere that takes as long carries one of them by itself."""

SHARES = {
    "test_a_changed_save_is_refused_in_one_sentence_or_all_of_it_can_be_shown": 8,
    "test_a_changed_table_is_refused_or_doubted": 4,
    "test_a_choice_is_shown_whole_with_its_key_in_colour_or_counted_below_the_fold": 3,
    "test_a_closed_pipe_is_quiet": 5,
    "test_a_closed_stream_is_no_fault": 8,
    "test_a_faulty_line_is_refused_by_its_number_by_match_and_by_balance": 3,
    "test_a_form_is_seen_whole_beside_the_guide_at_every_size": 2,
    "test_a_full_disk_is_told_in_words": 4,
    "test_a_game_without_screens_that_is_told_to_end_leaves_its_game_and_no_lock": 3,
    "test_a_key_for_people_says_why_it_does_nothing_while_the_bots_play_on": 2,
    "test_a_key_held_at_the_table_answers_for_its_seat_in_its_step_alone": 3,
    "test_a_normal_bot_plays_every_kind_of_game_to_its_end": 2,
    "test_a_program_ends_with_the_game_however_that_ends": 4,
    "test_a_program_that_is_killed_at_any_call_loses_nothing_and_a_power_cut_never_the_game": 4,
    "test_a_program_that_is_killed_loses_at_most_the_key_that_was_not_answered": 4,
    "test_a_recorded_game_replays_and_goes_on_without_them": 4,
    "test_a_save_opens_and_goes_on": 4,
    "test_a_stream_is_read_like_the_file_itself": 4,
    "test_a_terminal_that_goes_away_ends_the_program_quietly": 2,
    "test_a_terminal_without_screens_is_told_in_one_sentence_what_to_do": 2,
    "test_a_view_does_not_change_when_hidden_things_do": 2,
    "test_a_whole_game_of_residuum_is_played": 2,
    "test_active_pieces_of_two_seats_share_a_hex_only_where_one_came_to_life_beside_the_other": 3,
    "test_after_a_load_the_same_is_marked": 2,
    "test_all_that_is_said_comes_from_the_files_of_words": 3,
    "test_alone_every_district_tells_what_the_mutants_do_there": 2,
    "test_an_error_at_any_call_leaves_what_was_saved_and_is_made_good_by_the_next_save": 4,
    "test_an_imagined_table_is_sound_and_looks_like_the_view_at_every_kind_of_question": 2,
    "test_an_older_game_goes_on_and_is_saved_in_the_present_format": 3,
    "test_an_older_generation_is_asked_about_before_it_is_read": 2,
    "test_any_size_is_survived": 8,
    "test_around_a_sheet_the_table_is_seen_as_it_is": 2,
    "test_back_at_the_first_size_everything_is_as_it_was": 3,
    "test_back_to_a_line_keeps_what_was_chosen_until_then_or_changes_nothing_and_says_why": 2,
    "test_boards": 2,
    "test_by_place_and_by_menu_every_space_gives_the_same_table": 7,
    "test_by_place_and_by_menu_give_the_same_table": 2,
    "test_ctrl_c_ends_a_simulation_and_its_processes_with_one_sentence": 2,
    "test_each_kind_of_decision_is_taken_back_and_made_again": 5,
    "test_each_table_starts_a_guided_game_of_those_who_learn_together": 3,
    "test_enter_held_at_the_end_of_a_private_step_lifts_no_curtain": 3,
    "test_every_moment_of_a_recorded_game_forwards_and_backwards": 4,
    "test_every_option_listed_can_be_carried_through": 2,
    "test_every_reason_is_shown_when_the_place_is_looked_at_and_when_it_is_picked": 2,
    "test_every_screen_bears_being_closed_before_it_is_open": 2,
    "test_every_screen_rests_after_a_burst": 9,
    "test_every_table_of_a_game_is_sound_and_loads_as_it_was_saved": 2,
    "test_every_table_of_a_variant_is_sound_and_loads_as_it_was_saved": 2,
    "test_every_thing_that_an_option_names_can_be_picked_where_it_lies": 3,
    "test_every_zone_is_whole_in_every_lesson": 2,
    "test_everything_is_accounted_for_after_every_choice": 3,
    "test_everything_is_sound_at_every_question_until_each_seat_has_had_sixteen_turns": 3,
    "test_f1_opens_the_rule_of_the_place_under_the_cursor": 3,
    "test_it_comes_true_and_depends_on_nothing_hidden": 2,
    "test_it_ends_when_it_is_told_to_and_leaves_no_folder_behind": 2,
    "test_it_shows_no_more_than_the_terminal_can": 3,
    "test_menus_can_be_read": 4,
    "test_no_choice_that_can_be_taken_back_shows_anything_hidden": 2,
    "test_no_english_word_is_left_in_a_scene": 3,
    "test_no_key_at_any_moment_does_harm": 2,
    "test_no_question_is_about_what_it_cannot_be_about": 2,
    "test_no_string_of_a_content_pack_steers_the_terminal": 4,
    "test_no_two_rows_read_the_same_and_no_fact_is_cut": 5,
    "test_nobody_sees_a_secret_of_another_seat": 2,
    "test_nothing_lies_over_anything_else": 5,
    "test_one_person_plays_through_many_turns_of_bots": 3,
    "test_one_pick_gives_the_same_table_as_the_answers_one_by_one": 5,
    "test_reading_by_entry_gives_what_fluent_gives": 8,
    "test_saved_loaded_and_saved_again_a_table_is_the_same_and_its_choices_lead_to_it": 3,
    "test_tables_can_be_read": 3,
    "test_ten_points_of_each_game_save_load_and_save_to_the_same_text": 2,
    "test_the_city_fits_any_size": 3,
    "test_the_guide_can_be_stopped_at_any_time_and_the_game_goes_on": 2,
    "test_the_menu_bears_it": 2,
    "test_the_parts_that_are_named_add_up_to_the_points": 2,
    "test_the_same_choice_draws_the_same_again": 2,
    "test_the_same_choices_make_the_same_game_whatever_is_looked_at": 2,
    "test_the_score_can_be_read": 2,
    "test_the_screen_is_as_in_the_picture": 5,
    "test_the_seat_that_is_asked_is_told_what_the_others_did": 2,
    "test_the_table_bears_it": 2,
    "test_the_terminal_changes_its_size_beneath_something": 4,
    "test_undo_and_redo_held_do_not_go_beyond_the_seat_and_the_step": 3,
    "test_what_a_choice_has_revealed_cannot_be_taken_back_before_or_after_a_load": 2,
    "test_what_a_program_has_started_ends_with_a_game_in_plain_text_too": 4,
    "test_what_has_not_been_tried_in_the_first_round_is_told_in_words": 4,
    "test_what_is_hidden_does_not_change_the_answer": 2,
    "test_what_the_command_line_prints_is_as_wide_as_the_terminal": 2,
    "test_what_was_played_before_a_kill_is_gone_on_from": 2,
    "test_whatever_is_chosen_all_advice_is_legal_and_what_was_not_tried_is_told": 2,
    "test_whatever_is_taken_back_and_made_again_the_table_is_that_of_the_choices_kept": 2,
    "test_where_a_board_shows_the_same_it_draws_the_same": 4,
    "test_who_follows_learns_all_of_it_in_the_first_spring_and_the_rest_when_it_comes": 2,
    "test_who_strays_is_never_stuck": 2,
    "test_whole_games_go_on_as_if_nothing_had_been_taken_back": 3,
    "test_with_sixteen_colours_everything_can_be_read": 2,
    "test_without_a_terminal_one_line_says_what_to_do": 2,
    "test_without_colours_everything_can_be_read": 2,
}
"""Tests that show the same in many places, and take long for what one more place adds: by its name, of how many cases
of such a test the usual run takes one. ``--thorough`` takes all; so does naming tests one by one (``FILE::TEST``).

Of all other tests that start the program in terminals of several sizes the usual run takes one size of each test, now
this one and now that, so that every size is met by many tests.
"""

AT_LENGTH = {
    "test_a_match_that_was_interrupted_goes_on_and_comes_to_the_same_on_two_processors",
    "test_a_replay_out_of_a_pipe_is_stepped_through_and_of_standard_input_printed",
    "test_a_seat_that_goes_by_what_was_learnt_makes_more_of_a_round",
    "test_an_easy_bot_of_the_wasteland_beats_chance_and_a_normal_one_beats_it",
    "test_no_words_are_left_over",
    "test_processes_of_a_simulation_hear_no_ctrl_c_from_their_first_moment_on",
    "test_processes_that_are_all_killed_finish_no_game",
    "test_the_picture_is_the_same_as_by_writing_everything",
    "test_the_same_match_gives_the_same_picture_here_and_from_its_file",
    "test_the_terminal_tells_its_size_also_where_standard_output_is_a_file",
    "test_the_words_of_a_language_are_those_that_fluent_reads",
    "test_two_seats_play_with_encounters_and_bonus_events_to_the_score",
    "test_what_is_kept_while_playing_is_what_the_choices_say",
    "test_while_it_is_played_each_list_is_what_the_log_says_then",
}
"""Tests that show at length what others show in short: the usual run leaves them out, ``--thorough`` takes them.

None is the only one of a rule, nor of a kind of harm.
"""

FIRST = {"test_a_game_in_a_browser_with_keys_mouse_reload_and_two_tabs"}
"""What takes longest by far begins first: at the end of the run the other processes would wait for it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Our own option."""
    told = "all tests and all their cases, also those that the usual run does without"
    parser.addoption("--thorough", action="store_true", help=told)


def pytest_configure(config: pytest.Config) -> None:
    """Keep what Python has compiled, here and in every process started from here, whatever the environment says.

    Otherwise each of them compiles the whole program and all tests anew, which takes longer than most tests.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    gc.set_threshold(*COLLECTED)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark each test by its folder; ``quick`` is what belongs to no slow part, and a few of each as ``smoke``."""
    if not config.option.thorough and not any("::" in word for word in config.args):
        take_shares(config, items)
    items.sort(key=lambda item: item.name not in FIRST)  # the others stay in their order
    folders = {path: path.relative_to(HERE).parts[0] for path in {item.path for item in items}}
    slow = {*PARTS.values(), "long"}
    for item in items:
        folder = folders[item.path]
        if folder in PARTS:
            item.add_marker(PARTS[folder])
        names = {mark.name for mark in item.iter_markers()}
        if "smoke" in names or not names & slow:
            item.add_marker("quick")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The quick tests import no file of a slow folder that holds none of them.

    To import all of them takes each process of the tests a tenth of the time of the quick tests.
    """
    if config.option.markexpr != "quick" or not collection_path.name.startswith("test_"):
        return None
    folder = collection_path.relative_to(HERE).parts[0]
    return (folder in PARTS and "mark.smoke" not in collection_path.read_text(encoding="utf-8")) or None


def pytest_collection_finish() -> None:
    """All that there is by now stays to the end: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def take_shares(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases that the usual run does not take."""
    seen = Counter[str]()
    left_out = []
    in_sizes = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        name = item.name.partition("[")[0]
        if name in AT_LENGTH:
            left_out.append(item)
        elif name in SHARES:
            if seen[name] % SHARES[name]:
                left_out.append(item)
            seen[name] += 1
        elif but_for_its_size := without_its_size(item):
            in_sizes[but_for_its_size].append(item)
    for but_for_its_size, alike in in_sizes.items():
        del alike[crc32(but_for_its_size.encode()) % len(alike)]  # the same one in every run
        left_out += alike
    config.hook.pytest_deselected(items=left_out)
    apart = set(left_out)
    items[:] = [item for item in items if item not in apart]


def without_its_size(item: pytest.Item) -> str:
    """What a test of screens has in common with itself in terminals of other sizes; empty if it has no size.

    Tests that start no program are quick in all sizes.
    """
    case = getattr(item, "callspec", None)
    if case is None or "size" not in case.params or "ui" not in item.path.parts:
        return ""
    if not inspect.iscoroutinefunction(getattr(item, "obj", None)):
        return ""
    others = {name: case.indices[name] for name in case.params}  # not the value itself: its text may hold an address
    others |= {name: value for name, value in case.params.items() if isinstance(value, (str, int))}
    others |= {name: value.name for name, value in case.params.items() if isinstance(getattr(value, "name", 0), str)}
    del others["size"]
    return f"{item.nodeid.partition('[')[0]} {others}"


@pytest.fixture(scope="session", autouse=True)
def _own_surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes to the player's own games or settings, and none depends on the terminal or the locale."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RESURGENCE_CONFIG", str(tmp_path_factory.mktemp("config") / "none"))
        patch.setenv("RESURGENCE_SAVES", str(tmp_path_factory.mktemp("saves")))
        patch.delenv("NO_COLOR", raising=False)
        patch.delenv("RESURGENCE_LANGUAGE", raising=False)
        patch.setenv("LC_ALL" if os.environ.get("LC_ALL") else "LC_MESSAGES", "C.UTF-8")
        patch.setenv("COLORTERM", "truecolor")
        yield


@pytest.fixture(autouse=True)
def _english_is_read() -> Iterator[None]:
    """The language that one test reads, or names on a command line, is not that of the next."""
    yield
    give("")
    read_in(DEFAULT)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def test_...` to its end in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
