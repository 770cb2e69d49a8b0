"""No change that somebody would want to make to a table makes one that is called sound."""

from __future__ import annotations

import pytest

from tests.saves.handpicked import CHANGES, games, is_reached, tried, verdict_of

GAMES = dict(games(3))
STEP = 12
"""Each game gets one change in so many, and another game another: ``python -m tests.saves.handpicked`` makes all."""


@pytest.mark.games
@pytest.mark.parametrize(("place", "game"), enumerate(GAMES), ids=list(GAMES))
def test_a_changed_table_is_refused_or_doubted(place: int, game: str) -> None:
    found = [tried(name, game, GAMES[game]) for name in list(CHANGES)[place::STEP]]
    made = [came for came in found if came is not None]
    assert len(made) > 5
    assert [came for came in made if not came.told_rightly] == []
    assert sum(came.verdict in ("refused", "doubted") for came in made) > len(made) / 2


@pytest.mark.parametrize("name", ["played by earlier rules", "the past begins at one of earlier rules"])
def test_what_is_said_of_earlier_rules_is_told(name: str) -> None:
    came = tried(name, "turn", GAMES["turn"])
    assert came is not None and came.verdict == "earlier rules" and not came.reached


@pytest.mark.games
def test_what_the_choices_lead_to_is_sound_as_it_is() -> None:
    assert {(verdict_of(data), is_reached(data)) for data in GAMES.values()} == {("sound", True)}
