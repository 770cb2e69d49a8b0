"""What a save holds is checked against its setup and choices when it is opened; its past begins where it is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.history import CannotUndo, Stop
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library, UnsoundSave, open_save
from resurgence_tui.app.past_of_save import Doubt
from resurgence_tui.app.replay import Replay
from resurgence_tui.app.results import result_of
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.types import Choice, Fact, LogEntry
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.reading import parse
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store
from tests.saves.deriving import derive, derive_plainly
from tests.saves.playing import a_game

EDITIONS = Path(__file__).parents[1] / "fixtures" / "editions"


def saved(choices: int = 60, seats: str = "Anna,Boris", **options: str) -> SaveFile:
    """A game as it stands after so many choices, read from its text."""
    host = a_game(None, choices, seats, **options)
    return parse(host.save_file().text().encode(), "it")


def hosted(save: SaveFile) -> Host:
    """The game of a save."""
    return Host(*open_save(save), save)


def play(host: Host, choices: int = 2_000, last: bool = False) -> Host:
    """Answer with the first or last option so many times."""
    for _ in range(choices):
        if host.over:
            break
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[-1 if last else 0])
    return host


def reopened(host: Host) -> SaveFile:
    """The save of a game, read again from its text."""
    return parse(host.save_file().text().encode(), "it")


@pytest.fixture
def next_edition() -> Iterator[int]:
    """The rules are those of the next edition, though they do the same."""
    GAME.edition += 1
    yield GAME.edition
    GAME.edition -= 1


# What cannot be, is refused


def other_level(save: SaveFile) -> None:
    save.setup.options["solo"] = "village"


def other_variant(save: SaveFile) -> None:
    save.setup.options["encounters"] = True


def unknown_variant(save: SaveFile) -> None:
    save.setup.options["cheat"] = True


def a_word_for_a_switch(save: SaveFile) -> None:
    save.setup.options["encounters"] = "no"


def another_guide(save: SaveFile) -> None:
    save.setup.options["guide"] = "perhaps"


def a_stranger(save: SaveFile) -> None:
    save.choices[-1] = Choice(5, save.choices[-1].option)


def a_stranger_again(save: SaveFile) -> None:
    save.undone = [Choice(5, "done")]


@pytest.mark.parametrize(
    "change",
    [other_level, other_variant, unknown_variant, a_word_for_a_switch, another_guide, a_stranger, a_stranger_again],
)
def test_a_save_whose_setup_choices_and_table_are_not_of_one_game_is_refused(
    change: Callable[[SaveFile], None],
) -> None:
    save = saved()
    change(save)
    with pytest.raises(UnsoundSave, match=r"^The save is damaged: [^;]+\.$"):
        open_save(save)


def test_a_save_with_a_pin_too_few_is_refused() -> None:
    save = parse((EDITIONS.parent / "saves" / "format_2_pins.json").read_bytes(), "it")
    assert len(save.pins) == len(save.setup.seats) == 3
    del save.pins[1:]
    with pytest.raises(UnsoundSave, match="it does not hold one PIN for each seat"):
        open_save(save)


@pytest.mark.parametrize("context", ["take:starter_ice_ferry", "starter_ice_ferry", "nothing", "hero_mystic", ""])
def test_an_offer_of_something_else_is_refused(context: str) -> None:
    """SET-19 asks about Heroes or about Starter Missions."""
    save = saved(1)
    assert [(asked[0], asked[3]) for asked in save.table["open"]] == [("SET-19", ["starter"])]
    save.table["open"][0][3] = [context]
    with pytest.raises(UnsoundSave, match="its table cannot be one of this game"):
        open_save(save)


def test_a_table_with_the_tasks_of_another_game_is_refused() -> None:
    """A draft behind which two more seats were to take a Hero, of whom none is left."""
    save = saved(7)
    assert save.table["round"] == 0
    hero = ["SET-19/seat", 1, []]
    save.table["agenda"][1:1] = [hero] * 6
    with pytest.raises(UnsoundSave, match="its table cannot be played on"):
        open_save(save)


# What does not follow from the choices is put right, or told


def test_a_save_that_is_sound_opens_without_a_doubt_and_as_it_was() -> None:
    save = saved()
    before = save.text()
    host = hosted(save)
    assert host.doubt is None
    assert host.save_file().text() == before


def test_a_log_of_another_game_is_told_anew() -> None:
    save, other = saved(), saved(120, "Anna,Boris,Cleo,Dora")
    told = list(save.log)
    save.log[:] = other.log
    host = hosted(save)
    assert host.save_file().log == told
    derive(host)


def test_choices_taken_back_that_cannot_be_made_again_are_forgotten() -> None:
    save = saved()
    save.undone = [Choice(0, "dance")]
    assert not hosted(save).can_redo


def test_what_is_noted_beside_is_that_of_the_table() -> None:
    save = saved()
    save.over, save.round = True, 5
    host = hosted(save)
    assert (save.over, save.round) == (False, host.view(-1).round)


def more_points(save: SaveFile) -> None:
    seat = save.table["seats"][0]
    seat["vp"] += 50
    seat["earned"]["missions"] = seat["earned"].get("missions", 0) + 50


def all_goods(save: SaveFile) -> None:
    for seat in save.table["seats"]:
        seat["items"] = [5, 5, 5, 0, 0]


def deck_turned(save: SaveFile) -> None:
    save.table["survivor_deck"].reverse()


def choice_missing(save: SaveFile) -> None:
    del save.choices[-1]


CHANGES = [more_points, all_goods, deck_turned, choice_missing]


@pytest.mark.games
@pytest.mark.parametrize("change", CHANGES)
def test_a_table_that_its_choices_did_not_lead_to_is_told_and_played_on_and_marked(
    change: Callable[[SaveFile], None],
) -> None:
    save = saved()
    change(save)
    host = hosted(save)
    made = host.decisions
    assert host.doubt == Doubt(made, True, GAME.edition, GAME.edition)
    with pytest.raises(CannotUndo) as stopped:
        host.undo()
    assert stopped.value.stopped.why is Stop.OPENED
    derive(host)
    play(host, 3)
    again = hosted(reopened(host))
    assert again.doubt == host.doubt, "it is told for as long as the game is played"
    play(again)
    result = result_of(again)
    assert result is not None and result.changed
    assert hosted(reopened(again)).doubt == host.doubt


def test_undo_and_replay_reach_back_to_the_changed_table_after_a_load() -> None:
    save = saved(130)
    all_goods(save)
    first = hosted(save)
    made = first.decisions
    play(first, 6, last=True)
    reread = reopened(first)
    replay = Replay(*open_save(reread), reread)
    assert (replay.first, replay.last) == (made, made + 6)
    assert [seat.items for seat in replay.view(made).seats] == [[5, 5, 5, 0, 0]] * 2
    steps = [replay.step(moment) for moment in range(made, made + 7)]
    assert steps[0] is None
    assert [(step.number, step.seat) for step in steps[1:] if step is not None] == [
        (made + number, seat) for number, (seat, _) in enumerate(reread.choices[made:], start=1)
    ]
    assert (replay.entries(made), replay.entries(made + 6)) == (reread.base and reread.base.log, len(reread.log))


def test_what_was_chosen_since_can_be_taken_back_after_a_load() -> None:
    save = saved(130)
    all_goods(save)
    first = play(hosted(save), 1)
    host = hosted(reopened(first))
    table = host.undo() and host.save_file().table
    assert (host.decisions, table) == (first.decisions - 1, save.base and save.base.table)
    with pytest.raises(CannotUndo) as stopped:
        host.undo()
    assert stopped.value.stopped.why is Stop.OPENED


def test_a_past_that_does_not_begin_in_this_game_is_a_doubt() -> None:
    save = saved()
    all_goods(save)
    hosted(save)
    assert save.base is not None
    for other in ({"choices": 900}, {"log": 9_000}, {"table": {}}, {"table": saved(30, "Anna,Boris,Cleo").table}):
        changed = save.model_copy(deep=True, update={"base": save.base.model_copy(update={**other, "changed": False})})
        assert hosted(changed).doubt == Doubt(len(save.choices), True, GAME.edition, GAME.edition)


# Editions


def test_a_save_of_an_earlier_edition_that_today_s_rules_lead_to_as_well_is_as_one_of_today(next_edition: int) -> None:
    save = saved()
    save.edition = next_edition - 1
    host = hosted(save)
    assert host.doubt is None
    assert (host.save_file().edition, host.save_file().base) == (next_edition, None)


def by_other_rules(save: SaveFile) -> SaveFile:
    """A save whose choices today's rules do not know."""
    save.choices[20] = Choice(0, "dance")
    return save


@pytest.mark.games
def test_a_save_of_an_earlier_edition_goes_on_at_its_table(next_edition: int) -> None:
    save = by_other_rules(saved())
    save.edition = next_edition - 1
    log, table = list(save.log), dict(save.table)
    host = hosted(save)
    made = host.decisions
    assert host.doubt == Doubt(made, False, next_edition - 1, next_edition)
    assert host.save_file().log == log, "what other rules have told stays told"
    assert host.save_file().table == table
    derive(host)
    derive_plainly(host)
    play(host, 6)
    again = hosted(reopened(host))
    assert again.doubt == host.doubt
    assert (again.decisions, again.save_file().log) == (host.decisions, host.save_file().log)
    reread = reopened(host)
    replay = Replay(*open_save(reread), reread)
    assert (replay.first, replay.last, replay.doubt) == (made, made + 6, host.doubt)
    play(again)
    result = result_of(again)
    assert result is not None and not result.changed
    finished = reopened(again)
    replay = Replay(*open_save(finished), finished)
    assert replay.is_public and replay.first == made
    began = replay.what_if(made, "What if")
    assert (began.decisions, began.doubt) == (made, host.doubt)
    assert replay.at_round(6) > made and replay.by_round(made, 1) > made and replay.by_turn(replay.last, -1) >= made


def test_what_other_rules_have_told_is_left_out_where_it_cannot_be_put_into_words(next_edition: int) -> None:
    save = by_other_rules(saved())
    save.edition = next_edition - 1
    sound = list(save.log)
    save.log[5:5] = [
        LogEntry(1, 1, Fact("scored", 7, ("basic_night_cull", 3))),
        LogEntry(1, 1, Fact("scored", 0, ("moon", 3))),
        LogEntry(1, 9, Fact("passed", 0)),
        LogEntry(1, 1, Fact("flown", 0)),
        LogEntry(1, 1, Fact("drew", 0, ("many",))),
    ]
    host = hosted(save)
    assert host.save_file().log == sound
    derive(host)


def test_a_changed_table_stays_changed_in_the_next_edition(next_edition: int) -> None:
    GAME.edition -= 1
    save = saved()
    all_goods(save)
    made = hosted(save).decisions
    by_other_rules(save)
    save.choices.append(Choice(0, "dance"))
    GAME.edition += 1
    assert hosted(save).doubt == Doubt(made + 1, True, next_edition - 1, next_edition)


def test_a_save_of_newer_rules_is_refused() -> None:
    save = saved()
    save.edition = GAME.edition + 1
    with pytest.raises(SaveError, match=r"^The save was played by newer rules of the game; update the program to "):
        open_save(save)


def test_a_question_that_is_asked_in_another_way_today_is_asked_so(next_edition: int) -> None:
    save = saved()
    asked: Any = save.table["open"][0]
    asked[2].append("fly:moon")
    with pytest.raises(UnsoundSave):
        save.edition = next_edition
        open_save(save.model_copy(deep=True))
    save.edition = next_edition - 1
    host = hosted(save)
    assert "fly:moon" not in host.asks()[0].decision.options
    play(host, 2)


def test_a_field_that_earlier_rules_did_not_have_is_blank(next_edition: int) -> None:
    save = saved()
    save.edition = next_edition - 1
    del save.table["turn"]["stalker_used"]
    assert hosted(save).doubt is None
    save = saved()
    del save.table["turn"]["stalker_used"]
    with pytest.raises(UnsoundSave):
        open_save(save)


# Who sat there


def test_what_is_changed_in_the_program_is_noted(tmp_path: Path) -> None:
    from resurgence_tui.app.pins import Pins

    store = Store(tmp_path)
    host = a_game(store, 12)
    assert host.path is not None
    Pins(host).set(0, "1234")
    Pins(host).open(0, "9999")
    host.hand_to(1, "bot:eager")
    host.close()
    store.rename(host.path, "Winter")
    save = store.read(host.path)
    assert save.not_as_noted() == []
    assert save.noted is not None
    assert [(change.what, change.seat) for change in save.noted.changes] == [("pin", 0), ("player", 1), ("title", -1)]
    again = Library(Store(tmp_path)).resume(host.path)
    again.hand_to(1, "human")
    Pins(again).remove(0)
    assert again.save_file().not_as_noted() == []


def test_more_changes_than_are_kept_are_taken_for_granted() -> None:
    from resurgence_tui.saves.noted import MOST_CHANGES

    host = a_game(None, 12)
    for number in range(MOST_CHANGES + 25):
        host.hand_to(1, ("bot:eager", "human")[number % 2])
    save = host.save_file()
    assert save.noted is not None and len(save.noted.changes) == MOST_CHANGES
    assert (save.not_as_noted(), save.noted.since) == ([], host.decisions)
