"""Games of an earlier edition of the rules load at the question they stand at, and go on from there."""

import json

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.edition import CHANGES, EDITION
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from tests.build import Table, a_table, content


def asked_instead(t: Table, *options: str) -> State:
    """The table read from JSON with other options in its open question."""
    data = json.loads(json.dumps(t.dump()))
    (question,) = data["open"]
    question[2] = list(options)
    return GAME.load(data, content())


def paid_build() -> Table:
    """Seat 0 has paid for a Build."""
    t = a_table().with_items(0, parts=2).assigned(0, harbor="laborer").at("PLACE-01", seat=0)
    return t.do("place:laborer:harbor:hope_island_right", "effect:hope_island_right", "pay:parts2")


def with_chains() -> Table:
    """Seat 0 can send its laborer home with the Engineer, or with two other cards."""
    cards = ("survivor_truck_driver", "survivor_dock_worker", "survivor_engineer")
    return a_table().with_cards(0, *cards).assigned(0, metro="laborer").at("PLACE-01", seat=0)


def test_every_edition_says_what_it_changed() -> None:
    assert list(CHANGES) == list(range(1, EDITION + 1))


def test_a_build_that_could_be_left_once_may_be_left_still() -> None:
    t = paid_build()
    state = asked_instead(t, *t.options, "leave")
    choose(state, 0, "leave", GAME.book)
    assert [asked.rule for asked in state.open] == ["ACT-01"]


def test_placements_listed_with_the_fewest_cards_only_are_those_that_may_be_made() -> None:
    t = with_chains()
    long = "place:laborer:metro:room_checkpoint:survivor_truck_driver:survivor_dock_worker"
    assert long in t.options
    fewer = tuple(option for option in t.options if len(option.split(":")) < 6)
    assert asked_instead(t, *fewer).open[0].options == fewer


@pytest.mark.parametrize("leave", ["leave leave", "done"])
def test_what_no_edition_offered_is_still_refused(leave: str) -> None:
    t = paid_build()
    with pytest.raises(ValueError, match=r"not those of the rule|does not fit the table"):
        asked_instead(t, *t.options, *leave.split())


def test_other_placements_are_still_refused() -> None:
    t = with_chains()
    with pytest.raises(ValueError, match="the options of PLACE-01 are not those of the rule"):
        asked_instead(t, *t.options[:-1])
