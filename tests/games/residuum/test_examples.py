"""The worked examples of the rules, RSD-EX-01 to RSD-EX-63, as they are printed."""

from __future__ import annotations

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.board import bonus
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import RING_CELLS, TOWN, around, hex_id, touching
from resurgence_tui.games.residuum.rules.calendar import rally_options
from resurgence_tui.games.residuum.rules.final_scoring import sheet_of, winners
from resurgence_tui.games.residuum.rules.setup_map import legal_cells
from resurgence_tui.games.residuum.usual import usual
from tests.games.residuum.field import A, B, C, Field
from tests.games.residuum.fighting import fight, nothing


def production(f: Field) -> Field:
    """The production of the seat on turn, up to its first question."""
    return f.task("RSD-PROD-16", f.state.mover)


@pytest.mark.rule("RSD-EX-01", "RSD-PAY-07", "RSD-PAY-08", "RSD-ACT-09", "RSD-MOVE-19", "RSD-AMB-33", "RSD-TOWN-04")
def test_one_oil_pays_three_moves_with_other_actions_between() -> None:
    f = Field().outriders(A, "e3n1").outpost(A, "e3n1", active=False).store(A, oil=1, tech=2, provisions=3)
    f.town_card("town_fast_truck").menu()
    f.do("act:move", "from:e3n1", "convoy:fresh1", "load:outpost1", "to:e2n1", "pay:oil1")
    assert f.points(A) == {"oil": 4}
    f.do("onward:town", "purse:use:oil", "sell:provisions:3", "sell:tech:0")
    f.do("buy:wood:0", "buy:water:0", "buy:food:1", "exit:e2n2")
    f.do("act:activate_outpost", "at:e2n2", "pay:tech2")
    f.do("onward:e3n2", "purse:use:oil")
    assert (f.have(A), f.points(A)) == ({"food": 1}, {})
    assert f.state.seats[A].outriders[0] == "e3n2" and f.state.seats[A].outposts[0] == "e2n2"


@pytest.mark.rule("RSD-EX-02", "RSD-PAY-04")
def test_the_purse_pays_only_what_its_type_may_pay() -> None:
    f = Field().outriders(A, "e3s0").outpost(A, "e3s0", active=False).store(A, provisions=2).purse(A, oil=2).menu()
    assert "act:activate_outpost" not in f.options and "act:move" in f.options


@pytest.mark.rule("RSD-EX-03", "RSD-PAY-12", "RSD-BAR-03", "RSD-ACT-13")
def test_the_purse_cannot_be_kept_where_it_is_needed() -> None:
    f = Field().outriders(A, "e3s0").loose(A, "e3s0").store(A, tech=2, provisions=1).menu()
    f.do("act:activate_barricade", "at:e3s0", "edge:e3s0:e4s0", "pay:tech2")
    assert f.points(A) == {"tech": 1}
    f.do("act:move", "from:e3s0", "convoy:fresh1", "to:e4s0")
    assert (f.rule, f.options) == ("RSD-ASK-16", ["purse:use:tech"])
    f.do("purse:use:tech")
    assert f.options == ["pay:provisions1"]


@pytest.mark.rule("RSD-EX-04", "RSD-PAY-10", "RSD-AMB-24", "RSD-INV-10")
def test_the_purse_is_lost_at_the_end_of_the_turn() -> None:
    f = Field().purse(A, oil=4).menu().do("act:end")
    assert f.points(A) == {} and f.told("purse_lost") == [("oil", 4)]


@pytest.mark.rule("RSD-EX-05", "RSD-PAY-11", "RSD-AMB-25", "RSD-ASK-18", "RSD-ASK-56", "RSD-PAY-03")
def test_no_payment_holds_a_cube_that_could_be_left_out() -> None:
    f = Field().outriders(A, "e3s0").store(A, provisions=2, oil=1, tech=1).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh1", "to:e4s0")
    assert f.options == ["pay:provisions2", "pay:oil1", "pay:tech1"]


@pytest.mark.rule("RSD-EX-06", "RSD-MOVE-02", "RSD-MOVE-07", "RSD-PAY-17", "RSD-AMB-91", "RSD-ACT-04", "RSD-BAR-10")
def test_a_barricade_taxes_each_outrider_and_the_change_is_the_cheapest_cubes() -> None:
    f = Field().outriders(A, "e3s0", 3).store(A, oil=1, water=1).barricades(B, "e3s0:e4s0").menu()
    f.do("act:move", "from:e3s0", "convoy:fresh3", "to:e4s0")
    assert f.asked.context[1] == 7 and f.options == ["pay:water1:oil1"]
    f.do("pay:water1:oil1")
    assert f.points(A) == {"water": 1}


@pytest.mark.rule("RSD-EX-07", "RSD-MOVE-07")
def test_own_barricades_cost_nothing() -> None:
    f = Field().outriders(A, "e3s0", 3).store(A, oil=1, water=1).barricades(A, "e3s0:e4s0").menu()
    f.do("act:move", "from:e3s0", "convoy:fresh3", "to:e4s0")
    assert f.asked.context[1] == 4


@pytest.mark.rule("RSD-EX-08", "RSD-MOVE-10")
def test_provisions_do_not_pay_the_way_into_a_hazard() -> None:
    f = Field().terrain("radiation_zone", "e4s0").outriders(A, "e3s0").store(A, provisions=5).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh1")
    assert "to:e4s0" not in f.options
    f.store(A, provisions=5, food=1).menu().do("act:move", "from:e3s0", "convoy:fresh1", "to:e4s0")
    assert f.options == ["pay:food1"]


@pytest.mark.rule("RSD-EX-09", "RSD-MOVE-11")
def test_an_own_outpost_lifts_the_bar_for_entering_only() -> None:
    f = Field().terrain("radiation_zone", "e4s0").outriders(A, "e3s0").outpost(A, "e4s0").store(A, provisions=5).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh1", "to:e4s0", "pay:provisions2")
    assert f.state.seats[A].outriders[0] == "e4s0"
    assert f.offered("onward:") == [] and "act:move" not in f.options


@pytest.mark.rule("RSD-EX-10", "RSD-CAL-10", "RSD-LOSS-01")
def test_an_outrider_left_on_a_hazard_is_lost_also_beside_an_own_outpost() -> None:
    f = Field().terrain("radiation_zone", "e4s0").outriders(A, "e4s0").outpost(A, "e4s0").basecamp(A, "e0s4").menu()
    before = f.lying()
    f.do("act:end")
    assert f.since(before) == {"A fresh e4s0": -1, "A out e0s4": 1}


def rim(f: Field, centre: str, *terrains: str) -> None:
    """The neighbours of a hex have these terrains, and there are no others."""
    for place, hex in enumerate(around(centre)):
        if place < len(terrains):
            f.state.terrain[hex] = terrains[place]
        else:
            f.state.terrain.pop(hex, None)


@pytest.mark.rule("RSD-EX-11", "RSD-PROD-12", "RSD-PROD-01", "RSD-ASK-08")
def test_a_basecamp_on_the_rim() -> None:
    f = Field().basecamp(A, "e4s0")
    rim(f, "e4s0", "wasteland", "wasteland", "wasteland", "woodland")
    production(f)
    assert f.options == ["yield:provisions"]
    assert f.do("yield:provisions").have(A) == {"provisions": 4}


def on_a_woodland() -> Field:
    """A Basecamp on a Woodland, with a Water Source and a Tech Site beside it."""
    f = Field().basecamp(A, "e4s0").terrain("woodland", "e4s0")
    rim(f, "e4s0", "wasteland", "wasteland", "wasteland", "radiation_zone", "water_source", "tech_site")
    return f


@pytest.mark.rule("RSD-EX-12", "RSD-PROD-14", "RSD-PROD-05")
def test_x_provisions_come_with_whatever_the_basecamp_makes() -> None:
    f = production(on_a_woodland())
    assert f.options == ["yield:provisions", "yield:wood"]
    assert f.do("yield:provisions").have(A) == {"provisions": 5}
    assert production(on_a_woodland()).do("yield:wood").have(A) == {"wood": 2, "provisions": 2}


@pytest.mark.rule("RSD-EX-13", "RSD-PROD-15", "RSD-LAND-02")
def test_a_changed_tile_counts_at_once() -> None:
    f = on_a_woodland().outriders(B, "e4s0", kind="out")
    tech = next(hex for hex, terrain in f.state.terrain.items() if terrain == "tech_site" and hex != "w1s1")
    f.turn(B, 9).outriders(B, tech).store(B, chem=8).menu()
    f.do("act:irradiate", f"target:{tech}", "cost:chem8")
    f.turn(A, 10)
    assert production(f).do("yield:provisions").have(A) == {"provisions": 4}
    assert f.store(A).task("RSD-PROD-16", A).do("yield:wood").have(A) == {"wood": 2, "provisions": 1}


@pytest.mark.rule("RSD-EX-14", "RSD-PROD-13", "RSD-AMB-22", "RSD-PROD-02")
def test_the_town_counts_once() -> None:
    f = Field().basecamp(A, "w1s1")
    assert bonus(f.state, A) == 1
    production(f)
    assert f.options == ["yield:provisions", "yield:tech"]
    assert f.do("yield:tech").have(A) == {"tech": 2, "provisions": 1}


@pytest.mark.rule("RSD-EX-15", "RSD-PROD-12", "RSD-FX-07", "RSD-AMB-21")
def test_x_is_five_at_most() -> None:
    f = Field().basecamp(A, "e4s0").completed(A, "discovery_wide_fields")
    rim(f, "e4s0", *["woodland"] * 6)
    assert bonus(f.state, A) == 5
    rim(f, "e4s0", *["woodland"] * 2, *["wasteland"] * 4)
    assert bonus(f.state, A) == 4


@pytest.mark.rule("RSD-EX-16", "RSD-CAL-04", "RSD-CAL-07", "RSD-ASK-10")
def test_autumn_bars_wood_of_outposts_alone() -> None:
    f = Field(turn=5).terrain("woodland", "e3s0", "e4s2").outpost(A, "e3s0").outriders(A, "e3s0").basecamp(A, "e4s2")
    production(f)
    assert f.options == ["yield:provisions", "yield:wood"]
    assert (f.do("yield:wood").rule, f.options) == ("RSD-ASK-09", ["yield:provisions"])
    assert (f.do("yield:provisions").rule, f.options) == ("RSD-ASK-10", ["yield:wood:0", "yield:wood:1"])
    f.do("yield:wood:1")
    assert f.have(A) == {"provisions": 2, "wood": 3}


@pytest.mark.rule("RSD-EX-17", "RSD-PROD-11", "RSD-PROD-09", "RSD-AMB-14", "RSD-ASK-09")
def test_an_outpost_makes_gold_only_with_an_outrider() -> None:
    f = Field(turn=5).terrain("gold_mine", "e3s0").outpost(A, "e3s0")
    f.task("RSD-ASK-09", A, "e3s0")
    assert f.options == ["yield:provisions", "yield:wood"]
    f.outriders(A, "e3s0").task("RSD-ASK-09", A, "e3s0")
    assert f.options == ["yield:provisions", "yield:wood", "yield:gold"]
    assert f.do("yield:gold").have(A) == {"gold": 1}


@pytest.mark.rule("RSD-EX-18", "RSD-CAL-05", "RSD-CAL-06", "RSD-AMB-15", "RSD-PROD-07", "RSD-PROD-04")
def test_winter_bars_water_of_outposts_but_not_food() -> None:
    f = Field(turn=7).terrain("contaminated_water", "e3s0").terrain("food_supply", "e4s0")
    f.outpost(A, "e3s0").outpost(A, "e4s0")
    assert f.task("RSD-ASK-09", A, "e3s0").options == ["yield:provisions", "yield:chem"]
    assert f.task("RSD-ASK-09", A, "e4s0").options == ["yield:provisions", "yield:food"]


def beaten_outpost(turn: int, terrain: str, **store: int) -> Field:
    """A has beaten B's Outpost in e4s0."""
    f = Field(turn=turn).terrain(terrain, "e4s0").outpost(B, "e4s0").outriders(A, "e3s0", 3)
    f.store(A, food=4).store(B, **store)
    return nothing(fight(f, "e4s0"))


@pytest.mark.rule("RSD-EX-19", "RSD-WIN-08", "RSD-AMB-73", "RSD-ASK-48")
def test_plunder_of_an_outpost_is_what_it_could_make_now() -> None:
    assert beaten_outpost(7, "water_source", water=4, provisions=5).options == ["plunder:provisions"]
    f = beaten_outpost(9, "water_source", water=4, provisions=5)
    assert f.options == ["plunder:provisions", "plunder:water"]


@pytest.mark.rule("RSD-EX-20", "RSD-WIN-08")
def test_plunder_of_an_outpost_on_contaminated_water() -> None:
    f = beaten_outpost(9, "contaminated_water", chem=2, water=1, provisions=5, tech=3)
    while f.rule != "RSD-ASK-48":
        nothing(f)
    assert f.options == ["plunder:provisions", "plunder:water", "plunder:chem"]


@pytest.mark.rule("RSD-EX-21", "RSD-WIN-11", "RSD-WIN-12", "RSD-WIN-13", "RSD-ASK-49")
def test_outriders_alone_cost_their_owner_single_cubes() -> None:
    f = Field().outriders(B, "e4s0", 2).outriders(A, "e3s0", 3).store(A, food=4).store(B, gold=1, nuclear=2, tech=3)
    fight(f, "e4s0")
    nothing(f)
    assert f.options == ["take:tech", "take:gold"]
    f.do("take:gold")
    assert f.options == ["take:tech"]
    before = f.lying()
    f.do("take:tech")
    assert f.since(before) == {"A tech": 1, "B tech": -1, "B fresh e4s0": -2, "B out w6s6": 2}
    assert f.rule == "RSD-ASK-51"


@pytest.mark.rule("RSD-EX-22", "RSD-WIN-19", "RSD-WIN-20", "RSD-WIN-22", "RSD-EXIT-04")
def test_a_host_without_outriders_takes_nothing() -> None:
    f = Field().outpost(B, "e4s0").outriders(A, "e3s0").store(A, tech=5, food=1)
    fight(f, "e4s0", "1", "5")
    before = f.lying()
    nothing(f)
    assert f.since(before) == {"A met e4s0": -1, "A out w6s0": 1}
    assert f.rule == "RSD-ASK-11"


def at_a_basecamp(terrain: str) -> Field:
    """A attacks B's Basecamp with three Outriders; B has two, and Barricades on other edges."""
    f = Field().basecamp(B, "e4s0").terrain(terrain, "e4s0").outriders(A, "e3s0", 3).outriders(B, "e4s0", 2)
    f.store(A, tech=6, food=2).store(B, tech=1).barricades(B, "e4s0:e5s0", "e4s0:e4s1")
    return fight(f, "e4s0", "4", "3").do("tech:1", "tech:6")


@pytest.mark.rule("RSD-EX-23", "RSD-FIGHT-14", "RSD-FIGHT-15", "RSD-FIGHT-16", "RSD-FIGHT-17", "RSD-FACT-34")
def test_a_basecamp_and_its_barricades_hold() -> None:
    f = at_a_basecamp("wasteland")
    assert f.told("conflict_revealed") == [("4", 6, 3, 13), ("3", 1, 10, 14)]
    assert f.told("conflict_won") == [("e4s0", B, A)]


@pytest.mark.rule("RSD-EX-24", "RSD-FIGHT-18")
def test_an_oil_field_helps_the_visitor() -> None:
    f = at_a_basecamp("oil_field")
    assert f.told("conflict_revealed")[0] == ("4", 6, 5, 15)
    assert f.told("conflict_won") == [("e4s0", A, B)]


@pytest.mark.rule("RSD-EX-25", "RSD-FIGHT-08", "RSD-FIGHT-09", "RSD-FIGHT-12", "RSD-AMB-71", "RSD-ASK-44",
                  "RSD-ASK-45", "RSD-HIDE-08")
def test_chem_lays_the_hand_and_then_the_top_of_the_deck_unseen() -> None:
    f = Field().outriders(A, "e3s0").outriders(B, "e4s0").store(A, food=1).store(B, chem=2)
    fight(f, "e4s0", "1", "32")
    assert f.options == ["chem:0", "chem:1", "chem:2"]
    f.do("chem:2")
    assert (f.rule, f.options, f.asked.private) == ("RSD-ASK-45", ["card:2"], True)
    top = f.state.conflict_deck[-1]
    f.do("card:2")
    assert f.told("conflict_revealed")[1][0] == f"3+2+{top}"
    assert f.have(B) == {}


@pytest.mark.rule("RSD-EX-25", "RSD-HIDE-08", "RSD-HIDE-07")
def test_the_blind_card_is_seen_by_nobody_before_the_reveal() -> None:
    f = Field().outriders(A, "e3s0").outriders(B, "e4s0").store(A, food=1, tech=1).store(B, chem=2)
    fight(f, "e4s0", "1", "32").do("chem:2", "card:2")
    assert f.asked.seat == A and len(f.state.seats[B].blind) == 1
    for seat in (A, B, NOBODY):
        seen = GAME.view(f.state, seat).seats[B]
        assert seen.blind == ["?"] and seen.laid == (["3", "2"] if seat == B else ["?", "?"])


@pytest.mark.rule("RSD-EX-26", "RSD-FIGHT-05", "RSD-FIGHT-11", "RSD-HIDE-12")
def test_the_visitor_sees_what_the_host_has_spent_but_not_its_card() -> None:
    f = Field().outriders(A, "e3s0").outriders(B, "e4s0").store(A, food=1, tech=2).store(B, tech=3)
    fight(f, "e4s0", "3", "2").do("tech:3")
    assert (f.asked.seat, f.rule) == (A, "RSD-ASK-47")
    seen = GAME.view(f.state, A)
    assert [fact.values for fact in seen.facts if fact.key == "boosted"] == [("tech", 3)]
    assert seen.meeting.boosts == [0, 3] and seen.seats[B].laid == ["?"]


def won() -> Field:
    """A has come from e3s0 and won against an Outrider in e4s0; it withdraws."""
    return Field().outriders(A, "e3s0", 2).outriders(B, "e4s0").store(A, food=2)


TWO_AWAY = {"e6s0", "e6n1", "e6n2", "e5n2", "e4n2", "e3n1", "e2s0", "e2s1", "e2s2", "e3s2", "e4s2", "e5s1"}


@pytest.mark.rule("RSD-EX-27", "RSD-EXIT-05", "RSD-EXIT-06", "RSD-EXIT-07", "RSD-EXIT-08", "RSD-ASK-51")
def test_a_withdrawal_ends_two_hexes_away() -> None:
    f = nothing(fight(won(), "e4s0"))
    assert {option.removeprefix("withdraw:") for option in f.options} == TWO_AWAY


@pytest.mark.rule("RSD-EX-28", "RSD-EXIT-07")
def test_a_withdrawal_does_not_pass_active_pieces_of_others() -> None:
    f = won()
    f.state.seats.append(Field(3).state.seats[C])
    f.outpost(C, "e5n1").outpost(C, "e5s0")
    nothing(fight(f, "e4s0"))
    assert {option.removeprefix("withdraw:") for option in f.options} == TWO_AWAY - {"e6n2", "e6n1", "e6s0"}


@pytest.mark.rule("RSD-EX-29", "RSD-TOWN-19", "RSD-EXIT-01", "RSD-AMB-49", "RSD-ASK-33")
def test_the_exit_of_the_town_is_not_onto_pieces_of_others() -> None:
    f = Field().outriders(A, "e2n1", 2).outpost(B, "e2n2", active=False).store(A, provisions=9).menu()
    f.town_card("town_fast_truck").do("act:move", "from:e2n1", "convoy:fresh1", "to:town", "pay:provisions2")
    f.do("sell:provisions:3").first("RSD-ASK-32")
    f.do("buy:tech:1") if f.rule == "RSD-ASK-32" else None
    assert f.rule == "RSD-ASK-33"
    assert "exit:e2n2" not in f.options and "exit:e2n1" in f.options


@pytest.mark.rule("RSD-EX-30", "RSD-WIN-21", "RSD-EXIT-02", "RSD-AMB-89")
def test_a_draw_takes_the_convoy_back_free() -> None:
    f = Field().terrain("radiation_zone", "e4s0").outriders(A, "e3s0").loose(A, "e3s0").outriders(B, "e4s0")
    f.barricades(B, "e3s0:e4s0").store(A, food=3, water=0)
    nothing(fight(f, "e4s0", "4", "3"))
    assert f.told("conflict_drawn") == [("e4s0", A, B)]
    assert f.since(f.mark) == {"A met e3s0": 1, "A met e4s0": -1, "A loose e3s0": 1, "A loose e4s0": -1}


@pytest.mark.rule("RSD-EX-31", "RSD-LOSS-02", "RSD-WIN-20", "RSD-AMB-81")
def test_casualties_go_to_the_supply_while_the_basecamp_lies_out_of_action() -> None:
    f = Field().basecamp(A, "e0s5", active=False).outriders(A, "e3s0", 2).loose(A, "e3s0").outpost(B, "e4s0")
    fight(f.store(A, food=3), "e4s0", "1", "5")
    assert f.since(f.mark) == {"A met e4s0": -2, "A loose e4s0": -1}


def with_a_nuke() -> Field:
    """A's armed Outrider enters e4s0, where B has an active Outpost and an Outrider."""
    f = Field(3).outriders(A, "e3s0", kind="armed").outpost(B, "e4s0").outriders(B, "e4s0").outriders(C, "e5s0")
    f.loose(B, "e3s1").barricades(C, "e4s0:e5s0").store(A, food=1).menu()
    return f.do("act:move", "from:e3s0", "convoy:armed1", "to:e4s0", "pay:food1", "word:trade")


@pytest.mark.rule("RSD-EX-32", "RSD-NUKE-11", "RSD-NUKE-14", "RSD-NUKE-15", "RSD-NUKE-16", "RSD-NUKE-17",
                  "RSD-NUKE-08", "RSD-AMB-60", "RSD-FACT-27")
def test_an_attack_with_a_nuke_is_a_blast_and_no_conflict() -> None:
    f = with_a_nuke()
    before = f.lying()
    f.do("resist")
    assert f.since(before) == {
        "A armedmet e4s0": -1, "B fresh e4s0": -1, "B outpost e4s0": -1, "C barricade e4s0:e5s0": -1,
        "e4s0": "radiation_zone", "box radiation_zone": -1, "box wasteland": 1,
        "C fresh e5s0": -1, "C out e0n6": 1, "B loose e3s1": -1, "B loose w6s6": 1,
    }  # fmt: skip
    assert f.told("conflict_dealt") == [] and f.told("nuke_detonated") == [("e4s0", "attack")]
    assert f.rule == "RSD-ASK-11"


@pytest.mark.rule("RSD-EX-33", "RSD-NUKE-09", "RSD-AMB-57")
def test_a_trade_sets_no_nuke_off() -> None:
    f = with_a_nuke().do("welcome", "intent:trade")
    assert f.rule == "RSD-ASK-41"
    before = f.lying()
    f.do("exit:e3s0")
    assert f.since(before) == {"A armedmet e4s0": -1, "A armedmet e3s0": 1}


@pytest.mark.rule("RSD-EX-34", "RSD-NUKE-13", "RSD-FIGHT-13", "RSD-AMB-87", "RSD-ASK-46")
def test_at_a_basecamp_the_nuke_is_a_booster() -> None:
    f = Field().basecamp(B, "e4s0").outriders(A, "e3s0", kind="armed").store(A, food=1)
    fight(f, "e4s0")
    assert (f.rule, f.options) == ("RSD-ASK-46", ["nuclear:carried", "nuclear:none"])
    before = f.lying()
    f.do("nuclear:carried")
    assert f.told("conflict_revealed")[0] == ("5", 6, 1, 12) and f.told("nuke_detonated") == []
    assert f.since(before) == {"A armedmet e4s0": -1, "A met e4s0": 1}


@pytest.mark.rule("RSD-EX-35", "RSD-NUKE-06", "RSD-NUKE-07", "RSD-ASK-52")
def test_upkeep_is_due_away_from_an_own_outpost_only() -> None:
    f = Field().outriders(A, "e3s0", kind="armed").outpost(A, "e3s0").outriders(A, "e5s0", kind="armed")
    f.store(A, tech=1).menu().do("act:end")
    assert (f.rule, f.asked.context, f.options) == ("RSD-ASK-52", ("e5s0",), ["upkeep:pay", "upkeep:blast"])
    f.do("upkeep:pay")
    assert f.have(A) == {} and f.asked.seat == B


@pytest.mark.rule("RSD-EX-36", "RSD-NUKE-05", "RSD-SCORE-08", "RSD-GEN-08")
def test_an_armed_nuke_counts_for_the_limit_but_not_for_most_nuclear() -> None:
    f = Field().outriders(A, "e2n1", kind="fresh").outriders(A, "e5s0", kind="armed")
    f.store(A, nuclear=1, gold=9).store(B, nuclear=1)
    assert sheet_of(f.state, A)["nuclear"] == 0 and sheet_of(f.state, B)["nuclear"] == 0
    f.store(A, nuclear=1, gold=9, food=1).menu()
    f.do("act:move", "from:e2n1", "convoy:fresh1", "to:town", "pay:food1", "sell:gold:9", "sell:nuclear:0")
    assert f.options == ["buy:nuclear:0", "buy:nuclear:1"]


@pytest.mark.rule("RSD-EX-37", "RSD-NUKE-12", "RSD-NUKE-16", "RSD-WIN-24", "RSD-AMB-61", "RSD-AMB-77")
def test_a_host_that_loses_with_a_nuke_is_blown_up_after_the_withdrawal() -> None:
    f = Field().outriders(A, "e3s0", 3).outriders(B, "e4s0", kind="armed").outriders(B, "e4s0").outriders(B, "e5s0")
    fight(f.store(A, food=2).store(B, tech=1, gold=1), "e4s0")
    nothing(f)
    f.do("take:tech", "take:gold")
    assert f.rule == "RSD-ASK-51"
    assert f.state.terrain["e4s0"] == "wasteland" and f.lying()["B out w6s6"] == 1
    assert "B armed e4s0" not in f.lying()
    before = f.lying()
    f.do("withdraw:e2s0")
    assert f.since(before) == {
        "A met e4s0": -3, "A met e2s0": 3, "e4s0": "radiation_zone", "box radiation_zone": -1, "box wasteland": 1,
        "B fresh e5s0": -1, "B out w6s6": 1,
    }  # fmt: skip
    assert f.told("nuke_detonated") == [("e4s0", "defeat")]


@pytest.mark.rule("RSD-EX-38", "RSD-BAR-05", "RSD-BAR-06", "RSD-AMB-96", "RSD-ASK-21")
def test_barricades_do_not_stand_at_the_town_or_before_a_rival_basecamp() -> None:
    f = Field().loose(A, "e2n1").outriders(A, "e2n1").basecamp(B, "e3n2").store(A, wood=2)
    f.outpost(A, "e2n1", active=False).menu().do("act:activate_barricade", "at:e2n1")
    assert not any("town" in option or "e3n2" in option for option in f.options) and len(f.options) > 2
    f.state.seats[A].outposts_active[0] = True
    f.menu().do("act:activate_barricade", "at:e2n1")
    assert "edge:e3n2:e2n1" in f.options and not any("town" in option for option in f.options)
    f.state.seats[A].outposts_active[0] = False
    f.basecamp(B, "e3n2", active=False).menu().do("act:activate_barricade", "at:e2n1")
    assert "edge:e3n2:e2n1" in f.options


def in_town(turn: int, **store: int) -> Field:
    """A enters the town for a Food more, Competent."""
    amounts = dict(store)
    amounts["gold"] = amounts.get("gold", 0)
    f = Field(turn=turn).outriders(A, "e2n1").store(A, **amounts).purse(A, oil=2).town_card("town_fast_truck").menu()
    return f.do("act:move", "from:e2n1", "convoy:fresh1", "to:town", "purse:use:oil")


@pytest.mark.rule("RSD-EX-39", "RSD-TOWN-01", "RSD-TOWN-02", "RSD-TOWN-13", "RSD-TOWN-14", "RSD-CAL-06")
def test_three_food_in_winter() -> None:
    f = in_town(7, food=3).do("sell:food:3")
    assert f.state.visit.credit == 12
    while f.rule == "RSD-ASK-32" and "buy:chem:2" not in f.options:
        f.do(f.options[0])
    f.do("buy:chem:2")
    assert f.rule == "RSD-ASK-33" and f.have(A) == {"chem": 2}
    assert all("food" not in str(fact.values) for fact in f.facts if fact.key == "town_bought")


@pytest.mark.rule("RSD-EX-40", "RSD-TOWN-02", "RSD-TOWN-12", "RSD-AMB-48")
def test_sales_are_summed_before_anything_is_bought() -> None:
    f = in_town(9, tech=3, wood=2).do("sell:tech:3", "sell:wood:2")
    assert f.state.visit.credit == 10
    f.do("buy:gold:0", "buy:oil:0", "buy:chem:2")
    assert f.rule == "RSD-ASK-33" and f.have(A) == {"chem": 2}


@pytest.mark.rule("RSD-EX-41", "RSD-TOWN-06", "RSD-AMB-04")
def test_the_town_is_not_entered_without_a_trade_to_make() -> None:
    f = Field().outriders(A, "e2n1").store(A, provisions=4).menu().do("act:move", "from:e2n1", "convoy:fresh1")
    assert "to:town" not in f.options
    f.store(A, provisions=5).menu().do("act:move", "from:e2n1", "convoy:fresh1")
    assert "to:town" in f.options


@pytest.mark.rule("RSD-EX-42", "RSD-PAY-15")
def test_the_town_is_not_entered_if_paying_leaves_no_trade() -> None:
    f = Field().outriders(A, "e2n1").store(A, water=1, provisions=1).menu().do("act:move", "from:e2n1", "convoy:fresh1")
    assert "to:town" not in f.options and "to:e3n1" in f.options


@pytest.mark.rule("RSD-EX-43", "RSD-TAKE-02", "RSD-TAKE-04", "RSD-TAKE-05", "RSD-TAKE-06", "RSD-ACT-11",
                  "RSD-AMB-42", "RSD-AMB-43", "RSD-ASK-20", "RSD-FACT-16")
def test_an_outpost_is_taken_over_with_its_barricades() -> None:
    f = Field().outpost(B, "e4s0", active=False).barricades(B, "e4s0:e5s0", "e4n1:e4s0")
    f.outriders(A, "e4s0").outpost(A, "e4s0", active=False).loose(A, "e4s0")
    f.barricades(A, "e0s3:e1s3", "e1s3:e2s3", "e2s3:e3s3", "w3s3:w2s3", "w4s3:w3s3", "w5s3:w4s3", "w6s3:w5s3")
    f.store(A, food=6).menu().do("act:take_over")
    assert f.options == ["at:e4s0:seat2"]
    before = f.lying()
    f.do("at:e4s0:seat2")
    assert f.asked.context[1] == 12
    f.do("pay:food6")
    assert f.since(before) == {
        "A food": -6, "B folded e4s0": -1, "B barricade e4n1:e4s0": -1, "B barricade e4s0:e5s0": -1,
        "A loose e4s0": -1, "A barricade e4n1:e4s0": 1,
    }  # fmt: skip
    assert f.told("outpost_taken_over") == [("e4s0", B, 1)]


@pytest.mark.rule("RSD-EX-44", "RSD-NET-02", "RSD-NET-03", "RSD-UPG-02", "RSD-UPG-03", "RSD-ACT-05")
def test_oil_makes_the_network_cheap_and_stays_for_the_turn() -> None:
    f = Field().outpost(A, "e4s0").outriders(A, "e4s0", 4).store(A, provisions=7).menu()
    f.do("act:network", "from:e4s0", "convoy:fresh4", "to:w6s0")
    assert f.asked.context[1] == 7
    f = Field().outpost(A, "e4s0").outriders(A, "e4s0", 4).store(A, provisions=7)
    f.state.seats[A].oil = ["e4s0"]
    f.menu()
    assert "act:recover" in f.options
    f.do("act:network", "from:e4s0", "convoy:fresh4", "to:w6s0", "pay:provisions2")
    assert "act:recover" not in f.options


@pytest.mark.rule("RSD-EX-45", "RSD-CAL-09", "RSD-CAL-12", "RSD-AMB-16", "RSD-AMB-17", "RSD-ASK-53")
def test_who_is_lost_on_a_hazard_needs_no_food() -> None:
    f = Field(turn=8).terrain("radiation_zone", "e4s0").outriders(A, "e4s0").outriders(A, "e2s0").outriders(A, "e3s2")
    f.store(A, provisions=3, food=1).menu().do("act:end")
    assert (f.rule, f.asked.context[0], f.options) == (
        "RSD-ASK-53", "e2s0", ["feed:provisions", "feed:food", "feed:none"]
    )  # fmt: skip
    f.do("feed:provisions")
    assert (f.asked.context[0], f.options) == ("e3s2", ["feed:food", "feed:none"])
    f.do("feed:food")
    assert f.have(A) == {"provisions": 1} and f.lying()["A out w6s0"] == 1


@pytest.mark.rule("RSD-EX-46", "RSD-MOVE-02", "RSD-CAMP-03", "RSD-MOVE-03")
def test_a_basecamp_costs_a_point_more_to_carry() -> None:
    f = Field().basecamp(A, "e3s0", active=False).outriders(A, "e3s0", 2).store(A, provisions=5).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh2", "load:basecamp1", "to:e4s0")
    assert f.asked.context[1] == 4
    f.do("pay:provisions4")
    assert f.state.seats[A].basecamp == "e4s0"


@pytest.mark.rule("RSD-EX-47", "RSD-MOVE-17", "RSD-AMB-31", "RSD-ASK-14")
def test_a_basecamp_does_not_leave_two_outposts_behind() -> None:
    f = Field().basecamp(A, "e3s0", active=False).outpost(A, "e3s0", active=False).outpost(A, "e3s0", active=False)
    f.outriders(A, "e3s0").store(A, provisions=9).menu().do("act:move", "from:e3s0", "convoy:fresh1")
    assert f.options == ["load:outpost1:basecamp1", "load:outpost1", "load:none"]


@pytest.mark.rule("RSD-EX-48", "RSD-WIN-16", "RSD-WIN-17", "RSD-AMB-75", "RSD-ASK-50")
def test_a_beaten_basecamp_is_dragged_off_a_water_source() -> None:
    f = Field().terrain("water_source", "e4s0").basecamp(B, "e4s0", active=False).outriders(B, "e4s0", 2)
    f.outriders(A, "e3s0", 4).store(A, food=3).store(B, tech=7, gold=2)
    nothing(fight(f, "e4s0", "5", "1"))
    while f.rule == "RSD-ASK-47":
        nothing(f)
    assert f.options == ["plunder:tech", "plunder:gold"]
    f.do("plunder:tech")
    assert (f.rule, len(f.options)) == ("RSD-ASK-50", 6)
    before = f.lying()
    f.do("drag:e5s0")
    assert f.since(before) == {"B basecamp": "e5s0", "B fresh e4s0": -2, "B out e5s0": 2}
    assert f.have(A)["tech"] == 7


def bare(f: Field) -> Field:
    """Nothing but the block and the ring."""
    ring = {hex_id(cell) for cell in RING_CELLS}
    keep = {TOWN, "e1s0", "e0n1", "w1s1", *ring}
    f.state.terrain = {hex: terrain for hex, terrain in f.state.terrain.items() if hex in keep}
    f.state.drawn, f.state.map = ["wasteland"] * 3, "laid"
    for me in f.state.seats:
        me.basecamp = ""
    return f


@pytest.mark.rule("RSD-EX-49", "RSD-LAY-05", "RSD-LAY-06", "RSD-ASK-01", "RSD-ASK-02")
def test_the_first_tile_has_eighteen_cells() -> None:
    f = bare(Field()).task("RSD-LAY-04", A)
    assert (f.rule, f.options) == ("RSD-ASK-01", ["tile:wasteland"])
    f.do("tile:wasteland")
    assert len(f.options) == 18
    ends = {"e3s0", "e3n3", "e0n3", "w3s0", "w3s3", "e0s3"}
    assert {f"lay:{hex}" for hex in ends} <= {*f.options}
    f.do("lay:e3s0", "tile:wasteland")
    assert len(f.options) == 12 and not {f"lay:{hex}" for hex in ends - {"e3s0"}} & {*f.options}


@pytest.mark.rule("RSD-EX-50", "RSD-LAY-06", "RSD-LAY-08")
def test_the_third_tile_is_the_lonely_one_if_the_others_were_not() -> None:
    f = bare(Field()).task("RSD-LAY-04", A)
    f.do("tile:wasteland", "lay:e3n1", "tile:wasteland", "lay:e3n2", "tile:wasteland")
    assert f.options == [f"lay:{hex}" for hex in legal_cells(f.state)]
    assert f.options and all(touching(one.removeprefix("lay:"), f.state.terrain) == 1 for one in f.options)


@pytest.mark.rule("RSD-EX-51", "RSD-BASE-05", "RSD-BASE-06", "RSD-BASE-04")
def test_rich_neighbours_are_allowed_if_there_is_nothing_else() -> None:
    f = Field()
    f.terrain("woodland", *(hex for hex, terrain in f.state.terrain.items() if terrain == "wasteland"))
    f.terrain("wasteland", "e5s0", "e6s0", "e4s1", "e0s4", "w4s0").basecamp(A, "e5s0").state.seats[B].basecamp = ""
    f.task("RSD-ASK-03", B)
    assert f.options == ["base:w4s0", "base:e0s4"]
    f.do("base:e0s4")
    assert f.told("basecamp_placed") == [("e0s4", 1)]


@pytest.mark.rule("RSD-EX-52", "RSD-DRAFT-02", "RSD-DRAFT-03", "RSD-ASK-04", "RSD-ASK-05")
def test_the_next_seat_sees_the_card_that_was_put_back() -> None:
    f = Field()
    x, y, z = f.state.discovery_deck[-1], f.state.discovery_deck[-2], f.state.discovery_deck[-3]
    f.state.then("RSD-DRAFT-02", B)
    f.task("RSD-DRAFT-02", A)
    assert {*f.options} == {f"keep:{card}" for card in (x, y, z)}
    f.do(f"keep:{x}", f"bury:{y}")
    assert f.asked.seat == B and z in f.state.seats[B].looked and len(f.options) == 3
    assert f.state.seats[A].hand == [x] and f.state.discovery_discard == [y]
    assert [fact.values for fact in f.facts if fact.key == "card_returned" and fact.eyes == A] == [(z,)]


@pytest.mark.rule("RSD-EX-53", "RSD-SCORE-01", "RSD-SCORE-02", "RSD-SCORE-03", "RSD-SCORE-04", "RSD-SCORE-05",
                  "RSD-SCORE-06", "RSD-SCORE-07", "RSD-SCORE-08", "RSD-SCORE-09")
def test_a_whole_score() -> None:
    f = Field().outpost(A, "e3s0").outpost(A, "e4s0").outriders(A, "e3s0", 3).outriders(A, "w6s0", kind="out")
    f.completed(A, "discovery_lathe", "discovery_still")
    f.store(A, provisions=12, wood=10, oil=3, gold=1, nuclear=1).store(B, oil=3)
    assert sheet_of(f.state, A) == {
        "basecamp": 3, "outposts": 4, "outriders": 3, "discoveries": 2, "types": 2, "oil": 0, "gold": 2, "nuclear": 3,
    }  # fmt: skip
    assert GAME.scores(f.state)[A] == 19


@pytest.mark.rule("RSD-EX-54", "RSD-TIE-02", "RSD-TIE-03", "RSD-AMB-83")
def test_a_tie_is_broken_by_cubes_without_provisions() -> None:
    f = Field().outriders(A, "e3s0", 5).outriders(B, "e3s0", 5).store(A, tech=9).store(B, tech=7, provisions=8)
    assert GAME.scores(f.state) == [8, 8]
    assert winners(f.state) == [A]


@pytest.mark.rule("RSD-EX-55", "RSD-SIMP-01", "RSD-SIMP-02", "RSD-ACT-15")
def test_in_the_simpler_game_everything_pays_points_but_cubes_are_cubes() -> None:
    f = Field(simpler=True).outriders(A, "e4s0").outpost(A, "e4s0", active=False).store(A, chem=1)
    f.barricades(B, "e4s0:e5s0").menu()
    assert "act:destroy_barricade" not in f.options
    f.do("act:activate_outpost", "at:e4s0")
    assert f.options == ["pay:chem1"]


@pytest.mark.rule("RSD-EX-56", "RSD-CAL-17", "RSD-AMB-01", "RSD-AMB-19", "RSD-GEN-02", "RSD-ASK-07")
def test_a_seat_that_has_lost_everything_rallies() -> None:
    f = Field().basecamp(A, "e4s0", active=False).task("RSD-GEN-04", A)
    assert (f.rule, f.options) == ("RSD-ASK-07", ["rally:e4s0"])
    f.do("rally:e4s0", "yield:provisions")
    assert f.have(A) == {"provisions": 3} and f.state.seats[A].basecamp_active
    assert f.rule == "RSD-ASK-11"


@pytest.mark.rule("RSD-EX-57", "RSD-MOVE-19")
def test_what_was_set_up_on_the_way_stays() -> None:
    f = Field().outriders(A, "e3s0").outpost(A, "e3s0", active=False).loose(A, "e3s0").store(A, provisions=10).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh1", "load:outpost1:barricades1", "to:e4s0", "pay:provisions2")
    f.do("act:activate_outpost", "at:e4s0", "pay:provisions4")
    before = f.lying()
    f.do("onward:e5s0", "pay:provisions2")
    assert f.since(before) == {
        "A provisions": -2, "A fresh e4s0": -1, "A fresh e5s0": 1, "A loose e4s0": -1, "A loose e5s0": 1,
    }  # fmt: skip


@pytest.mark.rule("RSD-EX-58", "RSD-ASK-63", "RSD-AMB-97")
def test_the_usual_payment() -> None:
    f = Field().outriders(A, "e3s0", 2).store(A, provisions=2, tech=2, oil=1).purse(A, oil=1).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh2", "to:e4s0")
    assert (f.options, usual(f.state, f.asked)) == (["purse:use:oil", "purse:keep:oil"], "purse:use:oil")
    f.do("purse:use:oil")
    assert f.options == ["pay:provisions2", "pay:oil1", "pay:tech1"]
    assert usual(f.state, f.asked) == "pay:provisions2"
    assert f.do("pay:provisions2").have(A) == {"tech": 2, "oil": 1}


@pytest.mark.rule("RSD-EX-59", "RSD-ASK-63")
def test_the_usual_payment_before_the_years_end_keeps_food() -> None:
    f = Field(turn=8).outriders(A, "e3s0", 2).store(A, provisions=5, tech=2).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh2", "to:e4s0")
    assert usual(f.state, f.asked) == "pay:tech1:provisions1"


@pytest.mark.rule("RSD-EX-60", "RSD-DEAL-02", "RSD-DEAL-06", "RSD-ASK-38", "RSD-ASK-39", "RSD-ASK-41", "RSD-AMB-69")
def test_an_offer_of_nothing_is_none() -> None:
    f = Field().outriders(A, "e3s0").outriders(B, "e4s0").store(A, food=2).store(B, oil=1).menu()
    f.do("act:move", "from:e3s0", "convoy:fresh1", "to:e4s0", "pay:food1", "word:trade", "welcome", "intent:trade")
    f.do("give:food:0", "want:oil:0")
    assert f.rule == "RSD-ASK-41" and f.told("no_offer") == [()]
    f.do("exit:e3s0")
    assert f.rule == "RSD-ASK-11" and f.state.seats[A].outriders[0] == "e3s0"


@pytest.mark.rule("RSD-EX-61", "RSD-CAL-18")
def test_a_rally_off_a_hazard_keeps_away_from_others() -> None:
    f = Field().terrain("radiation_zone", "e4s0").basecamp(A, "e4s0", active=False).outriders(A, "e4s0", kind="out")
    f.outriders(B, "e5s0").task("RSD-GEN-04", A)
    assert {*rally_options(f.state, A)} == {f"rally:{hex}" for hex in ("e3s0", "e3s1", "e4s1", "e4n1", "e5n1")}
    f.do("rally:e3s1")
    assert f.lying()["A basecamp"] == "e3s1" and f.lying()["A out e4s0"] == 1


@pytest.mark.rule("RSD-EX-62", "RSD-NUKE-10", "RSD-NUKE-17", "RSD-NUKE-20", "RSD-AMB-58", "RSD-AMB-63", "RSD-FACT-26")
def test_a_nuke_that_a_blast_has_disarmed_is_not_asked_about() -> None:
    f = Field().outriders(A, "e4s0", kind="armed").outriders(A, "e5s0", kind="armed").menu().do("act:end")
    assert (f.asked.context, f.options) == (("e4s0",), ["upkeep:blast"])
    f.do("upkeep:blast")
    assert f.asked.seat == B and f.have(A) == {"nuclear": 1}
    assert f.told("nuke_disarmed") == [("e5s0",)] and f.lying()["A out w6s0"] == 1


@pytest.mark.rule("RSD-EX-63", "RSD-DISC-09", "RSD-FX-09")
def test_a_terrain_card_needs_a_fitting_hex() -> None:
    f = Field().basecamp(A, "e3s0").outriders(A, "e3s0").hand(A, "discovery_spring_line").store(A, tech=3, provisions=3)
    assert "act:complete" not in f.menu().options
    f.outriders(A, "e5s0").menu()
    assert "act:complete" in f.options
