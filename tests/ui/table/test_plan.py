"""What a player has in mind for the drawn tokens, before any of it is told."""

from collections.abc import Callable

import pytest

from resurgence_tui.ui.resurgence.boards.assignment_board import HAND, Plan


@pytest.fixture
def plan() -> Plan:
    """A Hero, two Laborers and a Scholar in hand; a Ranger was assigned to Metro before."""
    areas = [0] * 15
    areas[2] = 1
    return Plan([1, 2, 0, 1, 0], areas)


def test_tokens_move_between_hand_and_areas(plan: Plan) -> None:
    assert (plan.tokens, plan.left) == ([0, 1, 1, 3], 4)
    plan.move(0, 2)
    plan.shift(1, 1)
    plan.shift(1, 1)
    assert plan.where == [2, 1, HAND, HAND]
    plan.shift(1, -5)
    assert plan.where[1] == HAND


def test_areas_hold_what_was_assigned_before_too(plan: Plan) -> None:
    plan.move(3, 0)
    areas = plan.areas
    assert (areas[2], areas[3], sum(areas)) == (1, 1, 2)


def test_each_question_is_answered_with_the_plan_for_a_token_of_its_type(plan: Plan) -> None:
    for place, area in enumerate((2, 0, 1, 1)):
        plan.move(place, area)

    def asked(token: str) -> tuple[str, ...]:
        return tuple(f"assign:{token}:{area}" for area in ("metro", "harbor", "compound"))

    answers = [plan.answer(asked(token)) for token in ("hero", "laborer", "laborer", "scholar")]
    assert answers == [
        "assign:hero:compound", "assign:laborer:metro", "assign:laborer:harbor", "assign:scholar:harbor"]
    assert plan.tokens == [] and sum(plan.areas) == 5


def test_a_token_that_is_not_planned_is_not_answered_for(plan: Plan) -> None:
    assert plan.answer(("assign:hero:metro", "assign:hero:harbor")) == ""


def test_the_next_token_in_hand_goes_round(plan: Plan) -> None:
    plan.move(0, 1)
    plan.move(3, 1)
    assert plan.next_in_hand(2) == 1
    plan.move(1, 0)
    plan.move(2, 0)
    assert plan.next_in_hand(3) == 3


def test_a_step_is_taken_back_whole_to_where_its_tokens_lay(plan: Plan) -> None:
    passed = [plan.where]
    steps: list[Callable[[], None]] = [
        lambda: plan.move(1, 1), lambda: plan.shift(1, -1), lambda: plan.repeat([0, 1, 0, 1] + [0] * 6 + [1] + [0] * 4),
        lambda: plan.move(3, HAND), lambda: plan.move_all(2)]
    for step in steps:
        step()
        passed.append(plan.where)
    assert passed[-1] == [2, 0, 2, 2] and passed[3] == [2, 0, HAND, 0]
    plan.move_all(0)
    plan.shift(0, 1)  # neither changes anything
    held = []
    while (place := plan.take_back()) >= 0:
        held.append(place)
        assert plan.where == passed[-1 - len(held)]
    assert held == [2, 3, 0, 1, 1] and plan.left == 4
    for where in passed[1:]:
        assert plan.make_again() == held.pop() and plan.where == where
    assert plan.make_again() == -1


def test_another_step_ends_what_could_be_made_again(plan: Plan) -> None:
    plan.move(0, 1)
    plan.take_back()
    plan.move(1, 1)
    assert plan.make_again() == -1 and plan.where == [HAND, 1, HAND, HAND]


def test_what_is_assigned_is_no_step_any_more(plan: Plan) -> None:
    plan.move_all(1)
    assert plan.answer(("assign:hero:metro", "assign:hero:harbor"))
    assert plan.take_back() == -1 and plan.make_again() == -1
