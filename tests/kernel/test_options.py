"""The one check of the options of a game: what is filled in, and each reason to refuse."""

import pickle
from collections.abc import Mapping

import pytest

from resurgence_tui.engine.options import OptionProblem, OptionSpec, Problem, Value, check_options, offered
from tests.tiny.game import GAME, OPTIONS

PLAIN: Mapping[str, Value] = {"coins": "few", "quick": False, "house": False, "map": False}
"""All options of the tiny game where nothing is chosen."""

NIGHT = OptionSpec("night", ("", "moon", "dark"), "", "SETUP", seats={"": (2, 4), "moon": (1, 1), "dark": (1, 2)})
"""Has to be chosen where one plays alone."""


@pytest.mark.parametrize(("options", "whole"), [
    ({}, PLAIN),
    ({"quick": True}, {**PLAIN, "quick": True}),
    ({"coins": "many"}, {**PLAIN, "coins": "many"}),
    ({"quick": False, "coins": "many"}, {**PLAIN, "coins": "many"}),
    ({"house": True, "map": True}, {**PLAIN, "house": True, "map": True}),
])  # fmt: skip
def test_what_is_not_chosen_has_its_default(options: Mapping[str, Value], whole: Mapping[str, Value]) -> None:
    assert check_options(OPTIONS, options, 3) == whole
    table = GAME.start(3, 1, options, GAME.content())
    assert table.chosen == whole and GAME.fits(table, 3, whole)
    assert not GAME.fits(table, 3, {**whole, "quick": not whole["quick"]})
    assert [player.coins for player in table.players] == [6 if whole["coins"] == "many" else 4] * 3


REFUSED = [
    ({"stakes": "high"}, 3, (Problem.UNKNOWN, "stakes", "high", ("coins", "quick", "house", "map"), None)),
    ({"coins": "none"}, 3, (Problem.VALUE, "coins", "none", ("few", "many"), None)),
    ({"coins": True}, 3, (Problem.VALUE, "coins", True, ("few", "many"), None)),
    ({"quick": 1}, 3, (Problem.VALUE, "quick", 1, (False, True), None)),
    ({"quick": "yes"}, 3, (Problem.VALUE, "quick", "yes", (False, True), None)),
    ({"quick": None}, 3, (Problem.VALUE, "quick", None, (False, True), None)),
    ({"quick": ["yes"]}, 3, (Problem.VALUE, "quick", ["yes"], (False, True), None)),
    ({"quick": True, "coins": "many"}, 3, (Problem.EXCLUDED, "quick", True, (), ("coins", "many"))),
    ({"coins": "many"}, 4, (Problem.SEATS, "coins", "many", ("few",), None)),
]


@pytest.mark.parametrize(("options", "seats", "why"), REFUSED)
def test_each_refusal_names_kind_option_and_value(
    options: Mapping[str, object], seats: int, why: tuple[object, ...]
) -> None:
    content = GAME.content()
    for check in (lambda: check_options(OPTIONS, options, seats), lambda: GAME.start(seats, 1, options, content)):
        with pytest.raises(OptionProblem) as refused:
            check()
        problem = refused.value
        assert (problem.kind, problem.option, problem.value, problem.values, problem.other) == why
        assert problem.seats == seats and isinstance(problem, ValueError)
        assert f"'{problem.option}'" in str(problem) and str(problem).endswith(".")


def test_a_refusal_goes_from_one_process_to_another() -> None:
    problem = OptionProblem(Problem.EXCLUDED, "quick", True, other=("coins", "many"), seats=3)
    assert vars(pickle.loads(pickle.dumps(problem))) == vars(problem)


@pytest.mark.parametrize(("chosen", "fitting"), [("", {2, 3, 4}), ("moon", {1}), ("dark", {1, 2})])
def test_a_value_is_for_so_many_seats(chosen: str, fitting: set[int]) -> None:
    assert check_options([NIGHT], {"night": chosen}) == {"night": chosen}
    for seats in range(1, 5):
        if seats in fitting:
            assert check_options([NIGHT], {"night": chosen}, seats) == {"night": chosen}
            continue
        with pytest.raises(OptionProblem) as refused:
            check_options([NIGHT], {"night": chosen}, seats)
        assert refused.value.kind == (Problem.SEATS if chosen else Problem.NEEDED)
        assert refused.value.values == {1: ("moon", "dark"), 2: ("", "dark")}.get(seats, ("",))


def test_what_is_offered_is_what_can_be_chosen() -> None:
    assert offered([NIGHT], {}, 1, "night") == ("moon", "dark")
    assert offered([NIGHT], {"night": "moon"}, 3, "night") == ("",)
    assert offered(OPTIONS, {}, 3, "coins") == ("few", "many")
    assert offered(OPTIONS, {}, 4, "coins") == offered(OPTIONS, {"quick": True}, 3, "coins") == ("few",)
    assert offered(OPTIONS, {"coins": "many"}, 3, "quick") == (False,)
