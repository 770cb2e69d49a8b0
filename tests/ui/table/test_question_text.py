"""Every decision that random games ask can be put to a player: prompt, rows, places, and how much fits in a stepper."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.outlook import outlook
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence.question.payment import FEW, Mix
from resurgence_tui.ui.resurgence.question.placing import Placing
from resurgence_tui.ui.resurgence.question.question_text import (
    ASSIGNMENT,
    PLACING,
    QuestionText,
    board_of,
    places_in,
    safest_first,
)
from resurgence_tui.ui.resurgence.table_layout import BOARDS, OFFER
from resurgence_tui.ui.table.question import Question, shortened
from resurgence_tui.ui.widgets.menu_rows import Row, width_needed
from tests.build import a_table

NAMES = ["Anna", "Boris", "Celina", "Dmitri"]
ASKING = QuestionText(words(), NAMES)


def decisions(seed: int) -> Iterator[tuple[State, Decision]]:
    """The decisions of a game played at random, each with the view of the seat that is asked."""
    chance = Random(seed)
    state = GAME.start(2 + seed % 3, seed, {"start": "draft" if seed % 2 else "beginner"}, GAME.content())
    while not state.over:
        decision = chance.choice(state.open)
        if len(decision.options) > 1:
            yield GAME.view(state, decision.seat), decision
        choose(state, decision.seat, chance.choice(decision.options), GAME.book)


@pytest.mark.parametrize("seed", range(6))
def test_every_option_has_a_row_of_its_own_and_each_place_is_a_known_id(seed: int) -> None:
    for view, decision in decisions(seed):
        question = ASKING.question(decision, view, short=bool(seed % 2))
        assert question.asked and "{" not in question.asked + question.why
        assert [row.id for row in question.rows] == list(safest_first(decision, view))
        assert sorted(row.id for row in question.rows) == sorted(decision.options)
        told = [(row.label, row.note) for row in question.rows]
        assert len(set(told)) == len(told), (decision.rule, told)
        assert set(question.spots) <= set(decision.options)
        assert question.board in ("", OFFER, *BOARDS)
        if question.mix:
            assert len(decision.options) > FEW
            assert Mix(question.mix).option == safest_first(decision, view)[0]


@pytest.mark.parametrize("seed", range(4))
def test_a_placement_is_asked_by_space_and_then_by_token_without_losing_an_option(seed: int) -> None:
    for view, decision in decisions(seed):
        if decision.rule != PLACING:
            continue
        placing, look = Placing(decision.options), outlook(view, decision.seat)
        question = ASKING.spaces(decision, placing, look, {}, view)
        listed = [row.id for row in question.rows]
        assert listed == sorted(placing.spaces, key=lambda space: (space == "rest", look[space].wasted is not None))
        assert {row.id for row in question.searched} == set(decision.options)
        answers = set()
        for space in placing.spaces:
            answer = placing.pick(space)
            if answer:
                answers.add(answer)
            else:
                answers |= {row.id for row in ASKING.ways(decision, placing, view).rows}
                assert placing.back()
        assert answers == set(decision.options)
        for space, seen in look.items():
            text, legal = ASKING.looking.look(space, seen, view)
            assert legal == (not seen.reason) == (space in placing.spaces) and "{" not in text


@pytest.mark.parametrize(
    ("option", "places"),
    [
        ("place:hero:metro:arbat_upper:survivor_pilot", ("arbat_upper", "survivor_pilot")),
        ("effect:room_clinic", ("room_clinic",)),
        ("card:survivor_chef", ("survivor_chef",)),
        ("card:hero_cosmonaut:basic_toll_post", ("basic_toll_post", "hero_cosmonaut")),
        ("switch:survivor_dock_worker:hero:metro:harbor", ("survivor_dock_worker",)),
        ("exhaust:survivor_chef:hero_cosmonaut", ("survivor_chef", "hero_cosmonaut")),
        ("pay:food1:ammo1:survivor_electrician", ("survivor_electrician",)),
        ("column:column_left", ("column_left",)),
        ("advance:metro", ("metro",)),
        ("retire:bag:hero", ()),
        ("pay:food1", ()),
        ("leave", ()),
    ],
)
def test_options_name_places(option: str, places: tuple[str, ...]) -> None:
    assert places_in(option) == places


def test_what_is_asked_after_a_placement_concerns_the_board_it_was_made_on() -> None:
    assert board_of(Decision("ACT-01", 0, ("done",), ("arbat_upper",))) == "city"
    assert board_of(Decision("ACT-01", 0, ("done",), ("room_clinic",))) == "compound"
    assert board_of(Decision(ASSIGNMENT, 0, ("assign:hero:metro",), (1,))) == ""


@pytest.mark.rule("RET-01")
def test_to_retire_nobody_comes_first_and_the_hero_last() -> None:
    tokens = ("retire:bag:hero", "retire:bag:laborer", "retire:rest:ranger", "retire:bag:builder",
              "retire:rest:laborer")
    decision = Decision("RET-01", 0, (*tokens, "leave"), ("track_metro_2",))
    assert safest_first(decision, a_table().state) == (
        "leave", "retire:bag:laborer", "retire:rest:laborer", "retire:rest:ranger", "retire:bag:builder",
        "retire:bag:hero")
    other = Decision("SURV-20", 0, ("rescue:survivor_cook", "leave"))
    assert safest_first(other, a_table().state) == other.options


@pytest.mark.parametrize(
    ("width", "row"),
    [(60, ("Use the Kitchen", "1 Food", "2 Parts, plan")), (39, ("Use the Kitchen", "1 Food", "2Pa plan")),
     (31, ("Kitchen", "1 Food", "2Pa plan")), (10, ("Kitchen", "1Fo", "2Pa plan"))],
)
def test_only_as_many_columns_as_need_be_are_in_signs(width: int, row: tuple[str, str, str]) -> None:
    long = Question(rows=(Row("a", "Use the Kitchen", "1 Food", "2 Parts, plan"),))
    short = Question(rows=(Row("a", "Kitchen", "1Fo", "2Pa plan"),))

    def fits(question: Question) -> bool:
        return width_needed(question.rows) <= width

    found = (long if fits(long) else shortened(long, short.rows, fits) or short).rows[0]
    assert (found.label, found.cost, found.gain) == row
