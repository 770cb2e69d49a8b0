"""Open decisions: what may be answered, what an answer changes, and that a game goes on from any point."""

import json
import random

import pytest

from resurgence_tui.engine.errors import IllegalChoice
from resurgence_tui.engine.journal import make_all, make_each, same
from resurgence_tui.engine.machine import choose, run
from resurgence_tui.engine.rulebook import Rulebook
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY, Choice, Task
from tests.tiny.game import GAME, Auction, book, new_auction


def play_on(table: Auction, chance: random.Random) -> list[Choice]:
    """Answer at random, in any order of the seats, to the end; the choices made."""
    made = []
    while table.open:
        asked = chance.choice(table.open)
        made.append(Choice(asked.seat, chance.choice(asked.options)))
        choose(table, *made[-1], book)
    return made


def test_a_game_ends_with_nobody_asked_and_nothing_left_to_do() -> None:
    table = new_auction()
    assert play_on(table, random.Random(1))
    assert (table.over, table.open, table.agenda, table.private) == (True, [], [], [])


def test_all_seats_are_asked_at_once_in_a_simultaneous_step_each_on_its_own_agenda() -> None:
    table = new_auction(seats=3)
    assert [(asked.seat, asked.rule, asked.private) for asked in table.open] == [
        (seat, "BID", True) for seat in range(3)
    ]
    choose(table, 1, "bid:2", book)
    assert {asked.seat: asked.rule for asked in table.open} == {0: "BID", 1: "COLOUR", 2: "BID"}
    choose(table, 1, "colour:red", book)
    assert {asked.seat: asked.rule for asked in table.open} == {0: "BID", 2: "BID"}
    assert table.agenda[-1] == Task("REVEAL", NOBODY)
    for seat in (2, 0):
        choose(table, seat, "bid:0", book)
        choose(table, seat, "colour:blue", book)
    assert [(asked.seat, asked.rule, asked.private) for asked in table.open] == [(1, "PAY", False)]
    assert table.private == []


def test_a_simultaneous_step_may_be_one_of_some_seats_alone() -> None:
    """The others have nothing to do in it, and what is done is as private as ever."""
    table = new_auction(seats=3)
    table.open, table.private, table.facts = [], [], []
    table.then_together("BID", 3, "coins", only=(0, 2))
    run(table, book)
    assert [(asked.seat, asked.private) for asked in table.open] == [(0, True), (2, True)]
    assert table.private == [[], [], []]
    choose(table, 0, "bid:1", book)
    assert [(fact.key, fact.eyes) for fact in table.facts] == [("bid", 0)]
    choose(table, 0, "colour:red", book)
    assert len(table.private) == 3 and table.agenda[-1] == Task("REVEAL", NOBODY)
    choose(table, 2, "bid:0", book)
    table.players[1].secret = ["bid:0", "colour:red"]  # what the seat that is left out would have said
    choose(table, 2, "colour:blue", book)
    assert table.private == [] and [asked.rule for asked in table.open] == ["PAY"]


def test_answers_in_private_are_facts_for_their_own_seat_alone_until_the_step_closes() -> None:
    table = new_auction(seats=2)
    choose(table, 0, "bid:3", book)
    assert [(fact.key, fact.eyes) for fact in table.facts] == [("bid", 0)]
    choose(table, 0, "colour:red", book)
    choose(table, 1, "bid:1", book)
    choose(table, 1, "colour:red", book)
    assert [(fact.key, fact.values, fact.eyes) for fact in table.facts] == [("bids", (3, 1), NOBODY)]


@pytest.mark.parametrize(
    ("seat", "option"),
    [(0, "bid:9"), (0, ""), (0, "BID:1"), (0, "colour:red"), (1, "bid:1 "), (7, "bid:1"), (-1, "bid:1")],
)
def test_an_unknown_answer_changes_nothing(seat: int, option: str) -> None:
    table = new_auction()
    before = GAME.dump(table)
    with pytest.raises(IllegalChoice):
        choose(table, seat, option, book)
    assert GAME.dump(table) == before


def test_a_late_answer_changes_nothing() -> None:
    table = new_auction()
    choose(table, 0, "bid:1", book)
    choose(table, 0, "colour:red", book)
    before = GAME.dump(table)
    with pytest.raises(IllegalChoice, match="not asked"):
        choose(table, 0, "bid:1", book)
    assert GAME.dump(table) == before


def test_a_reaction_is_asked_of_the_other_seat_before_the_agenda_goes_on() -> None:
    table = new_auction(seats=2)
    for seat, bid in ((0, "bid:2"), (1, "bid:1")):
        choose(table, seat, bid, book)
        choose(table, seat, "colour:red", book)
    card = table.taken
    choose(table, 0, "stones:1", book)
    assert [(asked.seat, asked.rule, asked.context) for asked in table.open] == [(1, "REACT", (0,))]
    choose(table, 1, "object", book)
    assert (table.discard, table.taken, [player.coins for player in table.players]) == ([card], "", [3, 3])
    assert table.round == 2


def test_a_game_saved_at_any_decision_goes_on_to_the_same_end() -> None:
    for seed in range(5):
        choices = play_on(new_auction(seed=seed), random.Random(seed))
        ends = []
        for stop in range(len(choices) + 1):
            table = new_auction(seed=seed)
            for seat, option in choices[:stop]:
                choose(table, seat, option, book)
            text = json.dumps(GAME.dump(table))
            loaded = GAME.load(json.loads(text), table.content)
            assert json.dumps(GAME.dump(loaded)) == text
            for seat, option in choices[stop:]:
                choose(loaded, seat, option, book)
            ends.append(GAME.dump(loaded))
        assert all(end == ends[0] for end in ends)


def test_the_journal_plays_the_same_game_again() -> None:
    table = new_auction(seats=4, seed=8)
    choices = play_on(table, random.Random(2))
    again = new_auction(seats=4, seed=8)
    make_all(GAME, again, choices)
    assert same(GAME, table, again)
    assert not same(GAME, table, new_auction(seats=4, seed=8))


def test_choices_are_made_again_one_by_one_up_to_the_first_that_is_not_possible() -> None:
    table = new_auction(seats=2, seed=8)
    asked, before = table.decision_of(0), GAME.dump(table)
    each = make_each(GAME, table, [Choice(0, "bid:1"), Choice(0, "bid:1")], since=4)
    made = next(each)
    assert (made.number, made.choice, made.asked) == (5, Choice(0, "bid:1"), asked)
    assert GAME.dump(made.before) == before != GAME.dump(table)
    with pytest.raises(IllegalChoice, match="an answer given in private is not one of the answers to"):
        next(each)


def test_two_functions_cannot_keep_one_rule() -> None:
    rules = Rulebook()
    for register in (rules.task, rules.answer):
        register("X-01")(lambda table, seat: None)
        with pytest.raises(AssertionError, match="X-01"):
            register("X-01")(lambda table, seat: None)


def test_no_question_is_asked_without_an_option() -> None:
    with pytest.raises(AssertionError, match="X-01"):
        Table().ask("X-01", 0, [])


def test_tasks_run_from_the_top_and_those_of_each_seat_in_the_order_given() -> None:
    rules, ran = Rulebook(), []

    @rules.task("A")
    def first(table: Table, seat: int, *values: int) -> None:
        ran.append((seat, values))
        if not values:
            table.then_each("A", (2, 0, 1), 5)

    table = Table()
    table.then("A", 9, 1)
    table.then("A", 8)
    run(table, rules)
    assert ran == [(8, ()), (2, (5,)), (0, (5,)), (1, (5,)), (9, (1,))]
