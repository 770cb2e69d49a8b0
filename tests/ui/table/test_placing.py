"""First the space, then, only where several would do, which token and cards."""

from resurgence_tui.ui.resurgence.question.placing import Placing, way

OPTIONS = [
    "place:hero:metro:arbat_upper",
    "place:laborer:metro:arbat_upper",
    "place:laborer:harbor:kremlin_lower:survivor_pilot",
    "place:laborer:metro:rest",
    "place:hero:metro:rest",
]


def test_an_option_is_taken_apart() -> None:
    found = way(OPTIONS[2])
    assert (found.token, found.area, found.space, found.cards) == (
        "laborer", "harbor", "kremlin_lower", ("survivor_pilot",))


def test_spaces_stand_in_the_order_of_the_options() -> None:
    assert list(Placing(OPTIONS).spaces) == ["arbat_upper", "kremlin_lower", "rest"]


def test_a_space_with_one_way_is_an_answer_at_once() -> None:
    assert Placing(OPTIONS).pick("kremlin_lower") == OPTIONS[2]


def test_a_space_with_several_ways_asks_which_and_can_be_left_again() -> None:
    placing = Placing(OPTIONS)
    assert placing.pick("arbat_upper") == ""
    assert [one.token for one in placing.ways] == ["hero", "laborer"]
    assert placing.back() and placing.ways == ()
    assert not placing.back()


def test_a_space_that_is_not_listed_is_no_answer() -> None:
    placing = Placing(OPTIONS)
    assert placing.pick("room_garage") == "" and placing.space == ""
