"""RSD-DISC, RSD-FX, RSD-CHAR: cards are drawn, completed and used; every effect of the vocabulary."""

from __future__ import annotations

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.content.catalogue import Catalogue
from resurgence_tui.games.residuum.content.files import CONTENT
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import around
from resurgence_tui.games.residuum.rules.calendar import provisions_due
from resurgence_tui.games.residuum.rules.completing import meets
from resurgence_tui.games.residuum.rules.production import makes
from tests.games.residuum.field import A, B, Field, changed_content, content


def drawing(f: Field) -> Field:
    """A draws a discovery card."""
    return f.store(A, provisions=4).menu().do("act:discover", "pay:provisions4")


@pytest.mark.rule("RSD-DISC-01", "RSD-ACT-18", "RSD-ASK-26", "RSD-ASK-60", "RSD-FACT-21", "RSD-HIDE-04")
def test_one_of_two_is_kept_once_a_turn() -> None:
    f = Field()
    top, second = f.state.discovery_deck[-1], f.state.discovery_deck[-2]
    drawing(f)
    assert f.options == sorted([f"keep:{top}", f"keep:{second}"]) and f.asked.private
    assert GAME.view(f.state, B).seats[A].looked == ["?", "?"] and GAME.view(f.state, B).open[0].options == ()
    f.do(f"keep:{second}")
    assert f.state.seats[A].hand == [second] and f.state.discovery_deck[0] == top
    assert "act:discover" not in f.store(A, provisions=9).menu().options
    told = {(fact.values, fact.eyes) for fact in f.facts if fact.key == "discovery_drawn"}
    assert told == {((), NOBODY), ((second,), A)}


@pytest.mark.rule("RSD-ACT-18", "RSD-PAY-03")
def test_a_draw_is_paid_in_provisions_alone() -> None:
    assert "act:discover" not in Field().store(A, provisions=3, tech=9, gold=9).menu().options
    assert "act:discover" in Field(simpler=True).store(A, tech=2).menu().options


@pytest.mark.rule("RSD-DISC-02", "RSD-ASK-27", "RSD-FACT-23", "RSD-HIDE-05")
def test_a_hand_of_seven_is_cut_at_once_face_down() -> None:
    f = drawing(Field().hand(A, *content().discoveries[:6]))
    f.do(f.options[0])
    card = f.state.seats[A].hand[-1]
    assert f.rule == "RSD-ASK-27" and f.asked.private and f"discard:{card}" in f.options and len(f.options) == 7
    f.do(f"discard:{card}")
    assert len(f.state.seats[A].hand) == 6 and f.state.discovery_discard == [card]
    assert GAME.view(f.state, A).discovery_discard == ["?"]
    told = {(fact.values, fact.eyes) for fact in f.facts if fact.key == "discovery_discarded"}
    assert told == {((), NOBODY), ((card,), A)}


@pytest.mark.rule("RSD-DISC-03", "RSD-AMB-51")
def test_a_lone_card_is_taken_and_an_empty_deck_is_made_anew() -> None:
    f = Field()
    f.state.discovery_deck, f.state.discovery_discard = ["discovery_still"], ["discovery_lathe"]
    assert drawing(f).options == ["keep:discovery_still"]
    f = Field()
    f.state.discovery_deck, f.state.discovery_discard = [], ["discovery_lathe"]
    f.state.discovery_open = ["discovery_still"]
    assert drawing(f).options == ["keep:discovery_lathe", "keep:discovery_still"]
    assert f.state.discovery_open == f.state.discovery_discard == []
    f.state.discovery_deck = []
    f = Field().store(A, provisions=9)
    f.state.discovery_deck = []
    assert "act:discover" not in f.menu().options


@pytest.mark.rule("RSD-DISC-04", "RSD-DISC-05", "RSD-DISC-10", "RSD-ACT-19", "RSD-ASK-28", "RSD-FACT-22",
                  "RSD-PAY-13")
def test_a_card_is_completed_in_private_paid_and_lies_face_up() -> None:
    f = Field().hand(A, "discovery_refugee_train", "discovery_still").store(A, food=3, provisions=7, tech=1, wood=1)
    f.menu().do("act:complete")
    assert f.options == ["card:discovery_refugee_train", "card:discovery_still"] and f.asked.private
    f.do("card:discovery_refugee_train")
    assert (f.rule, f.options) == ("RSD-ASK-19", ["at:w6s0"])
    f.do("at:w6s0")
    assert f.have(A) == {"food": 2, "provisions": 2, "tech": 1, "wood": 1}
    assert f.lying()["A fresh w6s0"] == 1 and f.state.seats[A].completed == ["discovery_refugee_train"]
    assert GAME.view(f.state, B).seats[A].completed == ["discovery_refugee_train"]
    assert f.told("discovery_completed") == [("discovery_refugee_train",)]
    assert "act:complete" not in f.options  # once a turn


@pytest.mark.rule("RSD-HIDE-14", "RSD-AMB-85", "RSD-ASK-59")
def test_the_menu_shows_that_some_card_can_be_completed_but_not_which() -> None:
    f = Field().hand(A, "discovery_still").store(A, tech=1, wood=1, provisions=1).menu()
    assert "act:complete" not in f.options
    f.store(A, tech=1, wood=1, provisions=2).menu()
    assert "act:complete" in GAME.view(f.state, B).open[0].options
    f.do("act:complete")
    assert GAME.view(f.state, B).open[0].options == ()


@pytest.mark.rule("RSD-DISC-06", "RSD-AMB-52")
def test_a_requirement_is_checked_when_the_card_is_completed_only() -> None:
    f = Field().terrain("woodland", "e3s0").outriders(A, "e3s0").hand(A, "discovery_charcoal_kiln")
    f.store(A, tech=2, wood=5, provisions=3).menu().do("act:complete", "card:discovery_charcoal_kiln")
    f.state.seats[A].outriders = [""] * 6
    f.state.seats[A].marks = [0] * 6
    f.menu().do("act:use", "card:discovery_charcoal_kiln")
    assert f.have(A) == {"wood": 2, "chem": 2}


@pytest.mark.rule("RSD-DISC-07")
def test_one_card_with_the_star() -> None:
    f = Field().hand(A, "discovery_motor_pool").completed(A, "discovery_winter_stores").store(A, tech=3, provisions=4)
    assert "act:complete" not in f.menu().options
    f.state.seats[A].completed = []
    assert "act:complete" in f.menu().options


@pytest.mark.rule("RSD-DISC-08", "RSD-ACT-20", "RSD-AMB-53", "RSD-ASK-29", "RSD-FACT-22")
def test_the_action_of_a_card_is_taken_once_in_each_own_turn_from_the_first_on() -> None:
    f = Field().hand(A, "discovery_still").store(A, tech=1, wood=1, provisions=2, food=3).menu()
    f.do("act:complete", "card:discovery_still", "act:use", "card:discovery_still")
    assert f.have(A) == {"food": 2, "chem": 1} and "act:use" not in f.options
    assert f.told("discovery_used") == [("discovery_still",)]
    f.do("act:end", "yield:provisions", "act:end", "yield:provisions")
    assert "act:use" in f.options


@pytest.mark.rule("RSD-DISC-09", "RSD-FX-09", "RSD-AMB-54", "RSD-FACT-24", "RSD-COMP-05")
def test_a_terrain_card_lays_a_discovery_hex_over_a_wasteland() -> None:
    f = Field()
    for hex in ("e3s0", "e4s2", "e5s0", "w6s0", "e2s0"):
        f.outriders(A, hex)
    f.terrain("woodland", "e5s0").outriders(B, "e4s2", kind="out")
    f.hand(A, "discovery_test_well").store(A, tech=3, provisions=5).menu()
    f.do("act:complete", "card:discovery_test_well")
    assert f.options == ["at:e2s0", "at:e3s0"]  # not beside others, on another terrain or with a Basecamp
    before = f.lying()
    f.do("at:e3s0")
    assert f.since(before) == {"e3s0": "oil_field", "box wasteland": 1}
    assert sum(f.state.discovery_tiles) == 5
    assert f.told("terrain_changed") == [("e3s0", "wasteland", "oil_field", "discovery")]
    f.hand(A, "discovery_old_shaft").store(A, wood=4, provisions=5)
    f.state.seats[A].finished, f.state.discovery_tiles = False, [0] * 10
    assert "act:complete" not in f.menu().options


@pytest.mark.rule("RSD-DISC-12", "RSD-AMB-52", "RSD-FX-08", "RSD-FACT-43")
def test_an_effect_that_can_do_nothing_is_lost_and_the_card_is_completed_all_the_same() -> None:
    f = Field().outriders(A, "e3s0", 2).outriders(A, "e3s0", kind="out").hand(A, "discovery_field_hospital")
    f.store(A, water=2, provisions=3).menu().do("act:complete", "card:discovery_field_hospital", "at:e3s0")
    assert f.rule == "RSD-ASK-11" and f.lying()["A fresh e3s0"] == 3
    assert f.told("effect_lost") == [("discovery_field_hospital",)]
    assert f.state.seats[A].completed == ["discovery_field_hospital"]


@pytest.mark.rule("RSD-DISC-11", "RSD-FX-16", "RSD-HIDE-05", "RSD-FACT-22", "RSD-FX-11")
def test_a_scrapped_card_goes_face_up_to_the_discard_and_scores_no_longer() -> None:
    f = Field().completed(A, "discovery_signal_rockets")
    assert GAME.scores(f.state)[A] == 4
    f.state.meeting.visitor, f.state.meeting.host, f.state.meeting.hex = A, B, "e4s0"
    f.state.then("RSD-ASK-11", A)
    f.task("RSD-ASK-43", A)
    assert f.options == ["boost:discovery_signal_rockets", "boost:none"]
    f.do("boost:discovery_signal_rockets")
    assert f.state.meeting.boosts == [4, 0] and f.told("discovery_scrapped") == [("discovery_signal_rockets",)]
    assert GAME.scores(f.state)[A] == 3 and GAME.view(f.state, B).discovery_open == ["discovery_signal_rockets"]


REQUIREMENTS = [
    (("outrider_on", "woodland", 1), lambda f: f.outriders(A, "e3s0"), lambda f: f.terrain("woodland", "e3s0")),
    (("outpost_on", "woodland", 1), lambda f: f.terrain("woodland", "e3s0").outpost(A, "e3s0", active=False),
     lambda f: f.terrain("woodland", "e4s0").outpost(A, "e4s0")),
    (("outposts", "", 2), lambda f: f.outpost(A, "e3s0").outpost(A, "e4s0", active=False),
     lambda f: f.outpost(A, "e5s0")),
    (("outriders", "", 2), lambda f: f.outriders(A, "e3s0").outriders(A, "e3s0", kind="out"),
     lambda f: f.outriders(A, "e5s0")),
    (("near_town", "", 1), lambda f: f.outriders(A, "e2s0"), lambda f: f.outriders(A, "e2n1")),
    (("barricades", "", 1), lambda f: f.loose(A, "e3s0").barricades(B, "e3s0:e4s0"),
     lambda f: f.barricades(A, "e4s0:e5s0")),
    (("bonus", "", 2), lambda f: f.basecamp(A, "e4s0").terrain("woodland", "e3s0").terrain("radiation_zone", "e4s1"),
     lambda f: f.terrain("woodland", "e5s0")),
    (("far", "", 5), lambda f: f.basecamp(A, "e0s4").outriders(A, "e4s0"), lambda f: f.outriders(A, "e5s0")),
]  # fmt: skip


@pytest.mark.rule("RSD-DISC-06", "RSD-FX-01", "RSD-AMB-93")
@pytest.mark.parametrize(("requirement", "short", "enough"), REQUIREMENTS, ids=[row[0][0] for row in REQUIREMENTS])
def test_each_requirement(requirement, short, enough) -> None:  # type: ignore[no-untyped-def]
    f = Field()
    short(f)
    assert not meets(f.state, A, requirement)
    enough(f)
    assert meets(f.state, A, requirement)


def with_card(**effects: object) -> Catalogue:
    """A card that works when it is completed, costs 1 Wood, and does this."""
    card = {"id": "discovery_still", "cost": {"wood": 1}, "moment": "once",
            "effects": [{kind: value} for kind, value in effects.items()]}
    return changed_content(discoveries=[card])


def done(f: Field) -> Field:
    """A completes that card."""
    return f.hand(A, "discovery_still").store(A, wood=1).menu().do("act:complete", "card:discovery_still")


@pytest.mark.rule("RSD-FX-02", "RSD-FX-01")
def test_gain_brings_cubes_of_the_stock_and_two_effects_come_in_their_order() -> None:
    f = done(Field(printed=with_card(gain={"gold": 2}, points={"chem": 3})))
    assert f.have(A) == {"gold": 2} and f.points(A) == {"chem": 3}


@pytest.mark.rule("RSD-FX-03", "RSD-PAY-09", "RSD-FACT-42")
def test_points_go_into_the_purse_under_their_type() -> None:
    f = done(Field(printed=with_card(points={"oil": 4})).purse(A, oil=1))
    assert f.points(A) == {"oil": 5} and f.told("purse_gained") == [("discovery_still", "oil", 4)]


@pytest.mark.rule("RSD-ASK-30")
def test_a_free_choice_of_goods_is_asked_for() -> None:
    f = Field(printed=with_card(choose={"tech": 2, "oil": 1, "nuclear": 1})).outriders(A, "e3s0", 3, kind="armed")
    done(f)
    assert (f.rule, f.options) == ("RSD-ASK-30", ["choose:tech", "choose:oil"])  # no room for Nuclear
    assert f.do("choose:oil").have(A) == {"oil": 1}


@pytest.mark.rule("RSD-FX-08")
def test_free_actions_keep_their_own_rules_and_cost_nothing() -> None:
    f = done(Field(printed=with_card(kit=1, fence=2)).outpost(A, "e3s0"))
    assert f.options == ["at:w6s0", "at:e3s0"]
    f.do("at:e3s0", "at:w6s0")
    assert {name: count for name, count in f.lying().items() if "folded" in name or "loose" in name} == {
        "A folded w6s0": 1, "A loose e3s0": 1, "A loose w6s0": 1,
    }  # fmt: skip
    assert f.have(A) == {} and f.rule == "RSD-ASK-11"
    f = done(Field(printed=with_card(erect=1)).outpost(A, "e3s0", active=False).outriders(A, "e3s0"))
    assert f.do("at:e3s0").lying()["A outpost e3s0"] == 1


@pytest.mark.rule("RSD-FX-10", "RSD-ACT-20")
def test_a_swap_pays_and_gains_and_is_not_offered_if_nothing_would_fit() -> None:
    f = Field().completed(A, "discovery_enrichment").store(A, tech=5, chem=1).menu()
    f.do("act:use", "card:discovery_enrichment")
    assert f.have(A) == {"nuclear": 1}
    f.state.seats[A].used = []
    assert "act:use" not in f.store(A, tech=5, chem=1, nuclear=3).menu().options
    assert "act:use" not in f.store(A, tech=4, chem=1).menu().options


@pytest.mark.rule("RSD-FX-15")
def test_draw_looks_at_so_many_and_is_not_the_draw_of_the_turn() -> None:
    f = Field().completed(A, "discovery_relay_mast").store(A, provisions=5)
    f.state.discovery_deck = [*f.state.discovery_deck]
    seen = f.state.discovery_deck[-2:]
    f.menu().do("act:use", "card:discovery_relay_mast")
    assert {*f.options} == {f"keep:{card}" for card in seen} and f.have(A) == {"provisions": 4}
    f.do(f.options[0])
    assert "act:discover" in f.options
    f = Field(printed=with_card(draw=3))
    first, second, third = f.state.discovery_deck[-1], f.state.discovery_deck[-2], f.state.discovery_deck[-3]
    done(f).do(f"keep:{second}")
    assert f.state.discovery_deck[:2] == [third, first]  # under the deck in the order seen
    f = Field().completed(A, "discovery_relay_mast").store(A, provisions=5)
    f.state.discovery_deck = []
    assert "act:use" not in f.menu().options


@pytest.mark.rule("RSD-FX-05")
def test_cheaper_moves_and_recruits() -> None:
    f = Field().completed(A, "discovery_pack_mules", "discovery_recruiting_song").outriders(A, "e3s0", 2)
    f.store(A, food=9).menu().do("act:move", "from:e3s0", "convoy:fresh2", "to:e4s0")
    assert f.asked.context[1] == 2
    f.menu().do("act:recruit", "at:w6s0")
    assert f.asked.context[1] == 5


@pytest.mark.rule("RSD-FX-04", "RSD-FX-06")
def test_income_of_several_cards_adds_up() -> None:
    f = Field().completed(A, "discovery_rain_tanks", "discovery_lathe")
    f.state.then("RSD-ASK-11", A)
    f.task("RSD-FX-04", A)
    assert f.have(A) == {"water": 1, "tech": 1}


@pytest.mark.rule("RSD-FX-06", "RSD-FX-13")
def test_proof_against_the_season_and_the_years_end_counts_once_and_off_turn() -> None:
    f = Field(turn=7).completed(A, "discovery_winter_stores").terrain("water_source", "e4s0").outpost(A, "e4s0")
    f.outpost(B, "e4s0")
    assert 3 in makes(f.state, A, "outpost", "e4s0") and 3 not in makes(f.state, B, "outpost", "e4s0")
    assert provisions_due(f.state, A) == 1 and provisions_due(f.state, B) == 2
    f.turn(B, 8)
    assert 3 in makes(f.state, A, "outpost", "e4s0")


@pytest.mark.rule("RSD-CHAR-01", "RSD-CHAR-02", "RSD-CHAR-03", "RSD-ACT-26", "RSD-FACT-39")
def test_a_power_is_used_once_a_game_in_the_own_turn() -> None:
    f = Field().character(A, "leader_ferrywoman").menu().do("act:power")
    assert f.have(A) == {"food": 2, "water": 1} and f.points(A) == {"oil": 6}
    assert f.told("power_used") == [("leader_ferrywoman",)]
    assert "act:power" not in f.options and f.state.seats[A].power_used
    assert "act:power" not in Field().character(A, "leader_sergeant").menu().options  # for conflicts


@pytest.mark.rule("RSD-CHAR-02", "RSD-GEN-11")
def test_powers_of_recruiting_and_rousing_have_their_chains() -> None:
    f = Field().character(A, "leader_surveyor").menu().do("act:power", "at:w6s0")
    assert f.lying()["A fresh w6s0"] == 1 and f.have(A) == {"wood": 1}
    f = Field().character(A, "leader_matriarch").outriders(A, "e4s0", kind="out").menu().do("act:power", "at:e4s0")
    assert f.lying()["A fresh e4s0"] == 1 and f.have(A) == {"provisions": 3}


@pytest.mark.rule("RSD-COMP-06", "RSD-HIDE-11")
def test_every_card_can_be_completed_and_works() -> None:
    """Each of the 36 cards, where its requirement holds and its cubes are there."""
    for entry in CONTENT.now.files["discoveries"]:
        f = Field().basecamp(A, "e3s0").terrain("food_supply", "e4n1", "e3n1").outpost(A, "e2s1").outpost(A, "e2s2")
        f.terrain("radiation_zone", "e2s2", "w3s0").terrain("woodland", "w3s1").terrain("tech_site", "w4s0")
        for hex in ("e2n1", "w3s0", "w3s1", "w4s0"):
            f.outriders(A, hex)
        f.barricades(A, "e2s1:e3s1").hand(A, entry["id"]).store(A, **entry["cost"]).menu()
        f.do("act:complete", f"card:{entry['id']}")
        while f.rule != "RSD-ASK-11":
            f.do(f.options[0])
        assert f.state.seats[A].completed == [entry["id"]], entry
        assert f.told("effect_lost") == [("discovery_field_hospital",)] * (
            entry["id"] == "discovery_field_hospital"
        ), entry


@pytest.mark.rule("RSD-FX-12")
def test_a_drill_ground_deals_a_card_more() -> None:
    f = Field().outriders(A, "e3s0").outriders(B, "e4s0").completed(B, "discovery_drill_ground").store(A, food=1).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh1", "to:e4s0", "pay:food1", "word:none", "welcome", "intent:attack")
    assert f.told("conflict_dealt") == [(2,), (3,)] and len(around("e4s0")) == 6
