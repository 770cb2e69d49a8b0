"""RSD-CAL, RSD-GEN, RSD-TIE: turns, seasons, the end of a turn and of the game."""

from __future__ import annotations

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.board import season
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.rules.final_scoring import winners
from resurgence_tui.games.residuum.rules.prices import sale
from resurgence_tui.games.residuum.vocab import FOOD, RESOURCES, WATER
from tests.games.residuum.field import A, B, C, Field


@pytest.mark.rule("RSD-CAL-01")
def test_two_turns_a_season_twice() -> None:
    seasons = [season(Field(turn=turn).state) for turn in range(1, 17)]
    year = ["spring", "spring", "summer", "summer", "autumn", "autumn", "winter", "winter"]
    assert seasons == year * 2


@pytest.mark.rule("RSD-CAL-02", "RSD-CAL-03", "RSD-CAL-06")
def test_spring_changes_nothing_and_summer_and_winter_are_dear() -> None:
    prices = {season(f.state): [sale(f.state, kind) for kind in range(len(RESOURCES))]
              for f in (Field(turn=turn) for turn in (1, 3, 5, 7))}
    assert prices["spring"] == prices["autumn"] == [1, 2, 2, 2, 2, 4, 6, 8, 18]
    assert {kind for kind in range(9) if prices["summer"][kind] != prices["spring"][kind]} == {WATER}
    assert {kind for kind in range(9) if prices["winter"][kind] != prices["spring"][kind]} == {FOOD}
    f = Field(turn=1).terrain("woodland", "e3s0").terrain("water_source", "e4s0")
    f.outpost(A, "e3s0").outpost(A, "e4s0").task("RSD-PROD-16", A)
    f.do("yield:provisions", "yield:wood", "yield:water")
    assert f.have(A) == {"provisions": 3, "wood": 2, "water": 2}


@pytest.mark.rule("RSD-GEN-03", "RSD-GEN-04", "RSD-FACT-07")
def test_seats_play_clockwise_one_whole_turn_each() -> None:
    f = Field(3, turn=3)
    f.state.first = B
    f.turn(B, 3).state.step = 1
    f.menu().do("act:end")
    assert (f.state.mover, f.state.round, f.state.step, f.rule) == (C, 3, 2, "RSD-ASK-08")
    f.do("yield:provisions", "act:end")
    assert (f.state.mover, f.state.round, f.state.step) == (A, 3, 3)
    f.do("yield:provisions", "act:end")
    assert (f.state.mover, f.state.round, f.state.step) == (B, 4, 1)
    assert f.told("turn_started") == [(3, "summer"), (3, "summer"), (4, "summer")]


@pytest.mark.rule("RSD-GEN-05")
def test_what_is_out_of_action_has_no_effect() -> None:
    f = Field().terrain("woodland", "e3s0").outriders(A, "e3s0", kind="out").outpost(A, "e3s0", active=False)
    f.basecamp(A, "w6s0", active=False).store(A, provisions=2)
    f.state.then("RSD-ASK-11", A)
    f.task("RSD-PROD-16", A)
    assert f.rule == "RSD-ASK-11" and f.options == ["act:end"]
    assert GAME.scores(f.state)[A] == 0


@pytest.mark.rule("RSD-CAL-11")
def test_outriders_of_others_on_hazards_wait_for_their_own_turn() -> None:
    f = Field().terrain("radiation_zone", "e4s0").outriders(B, "e4s0").menu()
    f.do("act:end", "yield:provisions")
    assert f.lying()["B fresh e4s0"] == 1
    f.do("act:end")
    assert f.lying()["B out w6s6"] == 1


@pytest.mark.rule("RSD-CAL-13", "RSD-CAL-14", "RSD-AMB-17", "RSD-AMB-18", "RSD-FACT-38", "RSD-FACT-25")
def test_the_years_end_is_paid_in_cubes_or_not_at_all() -> None:
    f = Field(turn=8).outriders(A, "e2s0").outriders(A, "e3s2").store(A, provisions=1, food=1).purse(A, oil=4).menu()
    f.do("act:end")
    assert f.options == ["feed:food", "feed:none"]
    f.do("feed:food")
    assert f.options == ["feed:none"]
    f.do("feed:none")
    assert f.lying()["A fresh e2s0"] == 1 and f.lying()["A out w6s0"] == 1
    assert f.told("fed") == [("e2s0", "food")] and f.told("unfed") == [("e3s2",)]
    assert f.told("put_out_of_action") == [("e3s2", "w6s0", 1, "hunger")]


@pytest.mark.rule("RSD-CAL-12")
@pytest.mark.parametrize("turn", [7, 9, 15])
def test_in_other_turns_nobody_is_fed(turn: int) -> None:
    f = Field(turn=turn).outriders(A, "e2s0").store(A, provisions=5).menu().do("act:end")
    assert f.rule == "RSD-ASK-08" and f.asked.seat == B and f.have(A) == {"provisions": 5}


@pytest.mark.rule("RSD-CAL-15", "RSD-SET-07")
@pytest.mark.parametrize(("turn", "visited"), [(1, True), (2, False), (7, True), (8, False)])
def test_the_town_marker_goes_back_after_every_second_turn(turn: int, visited: bool) -> None:
    f = Field(turn=turn)
    f.state.seats[A].visited = f.state.seats[B].visited = True
    f.menu().do("act:end")
    assert f.state.seats[A].visited is visited and f.state.seats[B].visited


@pytest.mark.rule("RSD-CAL-16", "RSD-PAY-10")
def test_the_marks_of_a_turn_are_cleared() -> None:
    f = Field().outriders(A, "e3s0", kind="met").completed(A, "discovery_still")
    me = f.state.seats[A]
    me.used, me.drawn, me.finished, me.oil_touched, me.oil_used = ["discovery_still"], True, True, ["e3s0"], ["e3s0"]
    f.state.fought, f.state.convoy.members = ["e4s0"], [0]
    f.purse(A, tech=1).menu().do("act:end")
    assert (me.used, me.drawn, me.finished, me.oil_touched, me.oil_used) == ([], False, False, [], [])
    assert (f.state.fought, f.state.convoy.members, f.points(A)) == ([], [], {})
    assert f.lying()["A fresh e3s0"] == 1 and f.told("turn_ended") == [(9,)]


@pytest.mark.rule("RSD-CAL-17", "RSD-FACT-08")
def test_a_rally_is_also_beside_active_outriders_of_others_without_a_meeting() -> None:
    f = Field().basecamp(A, "e4s0", active=False).outriders(B, "e4s0").task("RSD-GEN-04", A)
    f.do("rally:e4s0")
    assert f.rule == "RSD-ASK-08" and f.told("rallied") == [("e4s0",)] and f.state.fought == []


@pytest.mark.rule("RSD-CAL-17")
@pytest.mark.parametrize("way", ["an Outrider", "an Outpost", "the Basecamp"])
def test_whoever_has_anything_active_does_not_rally(way: str) -> None:
    f = Field().basecamp(A, "e4s0", active=way == "the Basecamp")
    if way == "an Outrider":
        f.outriders(A, "e2s0")
    elif way == "an Outpost":
        f.outpost(A, "e2s0")
    f.task("RSD-GEN-04", A)
    assert f.rule != "RSD-ASK-07"


@pytest.mark.rule("RSD-CAL-18")
def test_a_rally_goes_by_steps_over_the_map_but_not_through_the_town() -> None:
    f = Field().basecamp(A, "w1s1", active=False).terrain("water_source", "w1s1", "w2s1", "w2s2", "w1s2")
    f.task("RSD-GEN-04", A)
    near = {option.removeprefix("rally:") for option in f.options}
    assert near and "e1n2" not in near and "e2n1" not in near
    assert near == {"w2s0", "w3s1", "w3s2", "w3s3", "w2s3", "w1s3", "e0s2"}


@pytest.mark.rule("RSD-CAL-19", "RSD-AMB-92", "RSD-FACT-28")
def test_a_rally_leaves_one_outpost_behind() -> None:
    f = Field().terrain("radiation_zone", "e4s0").basecamp(A, "e4s0", active=False)
    f.outpost(A, "e4s0", active=False).outpost(A, "e4s0", active=False).task("RSD-GEN-04", A)
    before = f.lying()
    f.do("rally:e3s0")
    assert f.since(before) == {"A basecamp": "e3s0", "A folded e4s0": -1}
    assert f.told("lost_to_supply") == [("outpost", "e4s0", 1, "rally")]


@pytest.mark.rule("RSD-END-01", "RSD-FACT-40", "RSD-CAL-12")
def test_the_game_ends_after_the_years_end_of_the_last_seat() -> None:
    f = Field(turn=16).turn(B, 16).outriders(B, "e3s0").outriders(A, "e2s0").store(B, provisions=1).menu()
    f.do("act:end", "feed:none")
    assert f.state.over and f.state.open == [] and GAME.scores(f.state) == [4, 3]
    assert f.told("game_ended") == [(4, 3)] and GAME.winners(f.state) == [A]
    assert (GAME.progress(f.state).round, f.state.mover) == (16, NOBODY)


@pytest.mark.rule("RSD-TIE-01", "RSD-TIE-02")
def test_the_highest_sum_wins_then_most_outriders_and_locations() -> None:
    f = Field().outriders(A, "e3s0")
    assert winners(f.state) == [A]
    f = Field().outriders(A, "e3s0", 2).outpost(B, "e4s0").store(B, tech=9)
    assert GAME.scores(f.state) == [5, 5] and winners(f.state) == [A]


@pytest.mark.rule("RSD-TIE-04", "RSD-AMB-83")
def test_still_tied_they_win_together() -> None:
    f = Field(3).basecamp(C, "e6n6", active=False).store(A, provisions=9)
    assert winners(f.state) == [A, B]
