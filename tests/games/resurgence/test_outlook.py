"""What the screen is told beforehand is what then happens: Leadership alone, Beasts, rooms closed for good."""

from __future__ import annotations

import random

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.outlook import (
    assigned_totals,
    beast_toll,
    leader_forecast,
    mutants_if_over,
    outlook,
    supplies_of,
)
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.vocab import ZONE_OF
from tests.build import a_table, content, new_game


@pytest.mark.rule("SOLO-21", "SOLO-22")
@pytest.mark.parametrize(
    ("total", "mine", "theirs", "better"),
    [(0, 0, 1, 3), (2, 0, 1, 3), (3, 1, 1, 4), (4, 1, 0, 6), (5, 1, 0, 6), (6, 2, 0, 0)],
)
def test_solo_21_the_forecast_names_the_band_and_what_would_be_better(
    total: int, mine: int, theirs: int, better: int
) -> None:
    t = a_table(1, solo="village").leader("mutlead_scattered_packs")
    metro = leader_forecast(t.state, (total, 0, 0))[0]
    assert (metro.total, metro.mine, metro.theirs, metro.better) == (total, mine, theirs, better)
    assert metro.spaces == tuple(range(1, mine + 1))


@pytest.mark.rule("LEAD-10", "AMB-106")
def test_lead_10_on_the_last_space_nobody_would_advance() -> None:
    last = len(content().tracks[0]) - 1
    t = a_table(1, solo="village").leader("mutlead_scattered_packs").on_tracks(0, metro=last - 1)
    t.mutants_have(metro=last)
    assert [(one.mine, one.theirs) for one in leader_forecast(t.state, (4, 1, 0))] == [(1, 0), (0, 1), (0, 1)]


def test_there_is_no_forecast_where_others_play() -> None:
    assert leader_forecast(a_table(2).state, (4, 4, 4)) == ()


@pytest.mark.rule("SOLO-21")
@pytest.mark.parametrize("seed", range(6))
def test_solo_21_what_is_forecast_happens(seed: int) -> None:
    """Before the last token is assigned: everybody moves as foretold, as far as the card alone moves them."""
    chance = random.Random(seed)
    state = new_game(1, seed, solo="town", encounters=bool(seed % 2)).state
    checked = 0
    while not state.over:
        decision = state.open[0]
        option = chance.choice(decision.options)
        if decision.rule == "ASG-01" and decision.context == (1,):
            _, token, area = option.split(":")
            values, where = content().numbers.leadership_values, ("metro", "harbor", "compound").index(area)
            totals = list(assigned_totals(state, 0))
            totals[where] += values[("hero", "laborer", "ranger", "scholar", "builder").index(token)]
            told = leader_forecast(state, totals)
            mutants = list(state.mutant_tracks)
            choose(state, 0, option, GAME.book)
            assert tuple(state.totals) == tuple(totals) == assigned_totals(state, 0)
            bands = [fact.values[2] for fact in state.facts if fact.key == "leadership_alone"]
            assert [one.band for one in told][: len(bands)] == bands
            if len(bands) == 3:
                assert state.mutant_tracks == [at + one.theirs for at, one in zip(mutants, told, strict=True)]
                checked += 1
        else:
            choose(state, 0, option, GAME.book)
    assert checked
    assert mutants_if_over(state) == sum(state.mutant_sheet.values())


@pytest.mark.rule("ENC-09", "ENC-11")
def test_enc_09_a_beast_asks_for_ammo_or_meds_and_says_so() -> None:
    t = a_table(2, encounters=True).encounters_in("arbat_upper", "beast", "mutant").with_items(0, food=5)
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0)
    zone = ZONE_OF["arbat_upper"]
    look = outlook(t.state, 0)["arbat_upper"]
    assert (look.penalty, look.supplies, look.reason) == (2, 1, "no_supply") and supplies_of(t.state, zone) == 1
    t.with_items(0, food=0, meds=1)
    t.state.open.clear()
    t.at("PLACE-01", seat=0)
    assert outlook(t.state, 0)["arbat_upper"].reason == "cannot_pay"


@pytest.mark.rule("SOLO-49")
def test_solo_49_a_room_whose_rubble_was_turned_up_is_closed() -> None:
    t = a_table(1, solo="village").flipped(0, "room_clinic").assigned(0, compound="laborer")
    t.mutants("arbat", "kremlin", "museum_row").at("PLACE-01", seat=0)
    seen = outlook(t.state, 0)
    assert (seen["room_clinic"].reason, seen["room_armory"].reason) == ("closed", "rubble")


@pytest.mark.rule("ENC-16")
def test_enc_16_what_the_beasts_on_the_map_would_bring_the_mutants() -> None:
    alone = a_table(1, solo="village", encounters=True).encounters_in("arbat_upper", "beast", "beast")
    together = a_table(2, encounters=True).encounters_in("arbat_upper", "beast")
    assert (beast_toll(alone.state), beast_toll(together.state)) == (8, 0)


@pytest.mark.rule("SOLO-31", "SOLO-32")
def test_solo_31_the_mutants_score_if_the_game_were_over_now() -> None:
    t = a_table(1, solo="village").directives("directive_a1", "directive_b6").mutants_have(vp=9).on_tracks(0, metro=6)
    assert mutants_if_over(t.state) == 9 + 4 + 7 + 7 + 7 + 12
    assert t.state.mutant_sheet == {}


@pytest.mark.rule("PLACE-06", "MIS-13")
def test_place_06_the_ways_to_pay_are_those_that_are_then_asked_for() -> None:
    t = a_table(2).with_items(0, food=2, meds=1).assigned(0, metro="laborer").mutants("arbat", "arbat")
    t.at("PLACE-01", seat=0)
    ways = outlook(t.state, 0)["arbat_upper"].ways
    t.do("place:laborer:metro:arbat_upper")
    assert sorted(ways) == sorted(t.options) and len(ways) == 2


@pytest.mark.games
@pytest.mark.rule("MIS-10", "MIS-13")
@pytest.mark.parametrize("seed", range(8))
def test_mis_10_what_is_called_completable_can_be_completed_there_with_some_payment(seed: int) -> None:
    """Placing there, paying in some way and using the effect if need be offers the Mission; one called lacking never.

    Random games, in each of which every space is tried on a copy; effects with a choice are left out.
    """
    chance, told = random.Random(seed), 0
    state = new_game(2, seed).state
    while not state.over:
        decision = chance.choice(state.open)
        if decision.rule == "PLACE-01" and state.seats[decision.seat].slots:
            for look in outlook(state, decision.seat).values():
                for mission in (*look.missions, *look.lacking):
                    effect = state.content.effects[look.options[0].split(":")[3]]
                    if look.options[0].count(":") > 3 or len(effect.gains) > 1 or effect.pays:
                        continue
                    told += 1
                    assert is_offered(state, decision.seat, look.options[0], mission) == (mission in look.missions)
        choose(state, decision.seat, chance.choice(decision.options), GAME.book)
    assert told


def is_offered(state: State, seat: int, placement: str, mission: str) -> bool:
    """Whether some payment of the penalty lets the seat complete a Mission, before or after the goods of the effect."""
    after = GAME.clone(state)
    choose(after, seat, placement, GAME.book)
    asked = after.decision_of(seat)
    ways = asked.options if asked is not None and asked.rule == "PLACE-06" else ("",)
    for way in ways:
        paid = GAME.clone(after)
        if way:
            choose(paid, seat, way, GAME.book)
        for use_first in (False, True):
            table = GAME.clone(paid)
            turn = table.decision_of(seat)
            effect = f"effect:{table.turn.space}"
            if use_first and turn is not None and effect in turn.options:
                choose(table, seat, effect, GAME.book)
                turn = table.decision_of(seat)
                while turn is not None and turn.rule == "GEN-03":
                    choose(table, seat, turn.options[0], GAME.book)
                    turn = table.decision_of(seat)
                if turn is not None and turn.rule == "ROOM-HEADQUARTERS" and f"complete:{mission}" in turn.options:
                    return True
            if turn is not None and turn.rule == "ACT-01" and f"mission:{mission}" in turn.options:
                return True
    return False
