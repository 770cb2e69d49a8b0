"""The hall of fame: who is listed, in which order, and what a name has done."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from resurgence_tui.app.hall_of_fame import Chosen, Place, Record, mode_of, modes_of, places, records
from resurgence_tui.games import DEFAULT_GAME, game_called
from resurgence_tui.saves.results import Result, Side, Tally
from tests.tiny.game import GAME

START = datetime(2026, 1, 1, tzinfo=UTC)


def a_result(
    number: int, *sides: tuple[str, int], rival: int | None = None, level: str = "town", encounters: bool = False
) -> Result:
    """A result; names that start with Bot are bots'."""
    points = [one for _, one in sides]
    best = points.index(max(points))
    won = (best,) if rival is None or points[0] > rival else ()
    return Result(
        game="resurgence",
        game_id=f"{number:08x}",
        ended=START + timedelta(days=number),
        options={"encounters": encounters, **({} if rival is None else {"solo": level})},
        sides=tuple(
            Side(name=name, points=one, player="bot:eager" if name.startswith("Bot") else "human")
            for name, one in sides
        ),
        rival=None if rival is None else Tally(points=rival),
        winners=won,
    )


TWO = a_result(1, ("Anna", 40), ("Boris", 44))
THREE = a_result(2, ("boris", 60), ("Bot", 61), ("Anna", 20), encounters=True)
TOWN = a_result(3, ("Anna", 50), rival=30)
VILLAGE = a_result(4, ("Anna", 33), rival=33, level="village", encounters=True)
ALL = [VILLAGE, TOWN, THREE, TWO]


def shown(**chosen: object) -> list[tuple[str, int]]:
    """Names and points of the places chosen."""
    return [(place.side.name, place.side.points) for place in places(ALL, Chosen(**chosen))]  # type: ignore[arg-type]


CASES = {
    "all people, most points first": ({}, [("boris", 60), ("Anna", 50), ("Boris", 44), ("Anna", 40), ("Anna", 33),
                                          ("Anna", 20)]),
    "bots too": ({"bots": True, "mode": "3"}, [("Bot", 61), ("boris", 60), ("Anna", 20)]),
    "two seats": ({"mode": "2"}, [("Boris", 44), ("Anna", 40)]),
    "four seats": ({"mode": "4"}, []),
    "a level": ({"mode": "village"}, [("Anna", 33)]),
    "with Encounters": ({"switches": {"encounters": True}}, [("boris", 60), ("Anna", 33), ("Anna", 20)]),
    "without": ({"switches": {"encounters": False}}, [("Anna", 50), ("Boris", 44), ("Anna", 40)]),
    "a name, however written": ({"name": "BORIS"}, [("boris", 60), ("Boris", 44)]),
    "by lead": ({"order": "lead"}, [("Anna", 50), ("Boris", 44), ("Anna", 33), ("boris", 60), ("Anna", 40),
                                    ("Anna", 20)]),
    "by date": ({"order": "date"}, [("Anna", 33), ("Anna", 50), ("boris", 60), ("Anna", 20), ("Anna", 40),
                                    ("Boris", 44)]),
    "by name": ({"order": "name"}, [("Anna", 50), ("Anna", 40), ("Anna", 33), ("Anna", 20), ("boris", 60),
                                    ("Boris", 44)]),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_places_are_chosen_and_sorted(case: str) -> None:
    chosen, expected = CASES[case]
    assert shown(**chosen) == expected


def test_of_equal_places_the_older_game_is_first() -> None:
    later, older = a_result(9, ("Anna", 40), ("Boris", 30)), a_result(8, ("Anna", 40), ("Boris", 30))
    found = places([later, older], Chosen(name="Anna"))
    assert found == [Place(older, 0), Place(later, 0)]


def test_the_records_of_each_name() -> None:
    assert records(places(ALL, Chosen(bots=True))) == [
        Record("Bot", True, 1, 1, 61.0, Place(THREE, 1), THREE.ended),
        Record("boris", False, 2, 1, 52.0, Place(THREE, 0), THREE.ended),
        Record("Anna", False, 4, 1, 35.75, Place(TOWN, 0), VILLAGE.ended),
    ]


def test_a_tie_with_the_game_itself_is_no_win() -> None:
    (place,) = places([VILLAGE], Chosen())
    assert (place.won, place.lead) == (False, 0)


def test_every_game_has_a_mode() -> None:
    assert [mode_of(result) for result in ALL] == ["village", "town", "3", "2"]
    assert {mode_of(result) for result in ALL} <= set(modes_of(game_called(DEFAULT_GAME)))


def test_what_is_played_follows_from_the_game() -> None:
    assert modes_of(game_called(DEFAULT_GAME)) == ("2", "3", "4", "village", "town", "stronghold")
    assert modes_of(GAME) == ("few", "many")
    assert modes_of(game_called("residuum")) == ("2", "3", "4", "simpler")


def test_a_mode_that_is_a_switch_is_called_as_it_is_switched_on() -> None:
    simpler, usual = (TWO.model_copy(update={"game": "residuum", "options": {"simpler": on}}) for on in (True, False))
    assert [mode_of(simpler), mode_of(usual)] == ["simpler", "2"]
    assert {place.result.mode for place in places([simpler, usual], Chosen(mode="simpler"))} == {"simpler"}
