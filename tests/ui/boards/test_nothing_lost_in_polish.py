"""The boards of the recorded games in Polish, whose words are longer: by the same tests nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from resurgence_tui.i18n.text import read_in, words
from tests.ui.boards import test_nothing_lost as boards

EACH = 280
"""Fewer moments of a game are looked at than in English: what has room is much the same in all of them."""


@pytest.fixture(autouse=True)
def _polish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(boards, "WORDS", words("pl"))
    monkeypatch.setattr(boards, "positions", fewer)
    read_in("pl")
    yield


def fewer(path: object, every: int = EACH // boards.EACH) -> object:
    """Some of the positions of a game."""
    return kept(path)[::every]


kept = lru_cache(boards.positions.__wrapped__)


@pytest.mark.parametrize(
    "look",
    [
        boards.test_every_zone_tells_access_effect_who_may_go_who_is_there_and_the_price,
        boards.test_every_compound_tells_rooms_missions_goods_piles_cards_and_columns,
        boards.test_every_open_mission_tells_its_name_and_district,
        boards.test_leadership_event_and_directives_are_all_told,
    ],
    ids=lambda look: look.__name__,
)
def test_boards(look: object) -> None:
    look()  # type: ignore[operator]


@pytest.mark.parametrize("table", boards.TABLES, ids=str)
def test_the_survivor_row(table: object) -> None:
    boards.test_every_card_of_the_row_tells_name_token_ability_and_price(table)  # type: ignore[arg-type]


@pytest.mark.parametrize(("width", "height"), [(80, 8), (78, 12), (62, 21)])
def test_alone(width: int, height: int) -> None:
    boards.test_alone_every_district_tells_what_the_mutants_do_there(width, height)
