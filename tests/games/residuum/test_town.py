"""RSD-TOWN: a visit is to sell, to buy, a card, and to leave."""

from __future__ import annotations

import pytest

from resurgence_tui.games.residuum.hexes import TOWN, around
from resurgence_tui.games.residuum.rules.prices import cost, sale
from resurgence_tui.games.residuum.vocab import RESOURCES
from tests.games.residuum.field import A, B, Field


def at_the_gate(turn: int = 9, card: str = "town_fast_truck") -> Field:
    """A's Outrider stands beside the town; 2 points of Oil pay the way."""
    return Field(turn=turn).outriders(A, "e2n1").purse(A, oil=2).town_card(card)


def enter(f: Field, convoy: str = "convoy:fresh1", load: str = "") -> Field:
    """A enters the town."""
    f.menu().do("act:move", "from:e2n1", convoy)
    if load:
        f.do(load)
    return f.do("to:town", "purse:use:oil")


def gates(f: Field, convoy: str = "convoy:fresh1", load: str = "") -> bool:
    """Whether the town is offered."""
    f.menu().do("act:move", "from:e2n1", convoy)
    return "to:town" in (f.do(load) if load else f).options


@pytest.mark.rule("RSD-TOWN-01", "RSD-TOWN-02", "RSD-TOWN-03", "RSD-TOWN-15", "RSD-CAL-03", "RSD-CAL-06")
def test_the_price_table() -> None:
    f = Field(turn=1)
    assert [sale(f.state, kind) for kind in range(9)] == [1, 2, 2, 2, 2, 4, 6, 8, 18]
    assert [cost(f.state, A, kind) for kind in range(9)] == [0, 3, 3, 3, 3, 5, 8, 8, 20]
    f.character(A, "leader_matriarch")
    assert [cost(f.state, A, kind) for kind in range(9)] == [0, 3, 3, 3, 3, 4, 6, 8, 18]
    for turn, word, bought in ((3, "water", (4, 5)), (7, "food", (4, 5))):
        f.turn(A, turn)
        kind = RESOURCES.index(word)
        assert (sale(f.state, kind), cost(f.state, A, kind), cost(f.state, B, kind)) == (4, *bought)


@pytest.mark.rule("RSD-FX-14", "RSD-TOWN-03", "RSD-CHAR-01")
def test_the_merchants_seal_counts_as_skilled_once() -> None:
    f = Field().completed(A, "discovery_merchants_seal")
    assert cost(f.state, A, RESOURCES.index("oil")) == 6 and cost(f.state, B, RESOURCES.index("oil")) == 8
    f.character(A, "leader_matriarch")
    assert cost(f.state, A, RESOURCES.index("oil")) == 6


@pytest.mark.rule("RSD-TOWN-05", "RSD-TOWN-04")
def test_one_visit_a_season() -> None:
    f = at_the_gate().store(A, provisions=5)
    assert gates(f)
    f.state.seats[A].visited = True
    assert not gates(f)


@pytest.mark.rule("RSD-TOWN-07", "RSD-CAL-08")
@pytest.mark.parametrize(("turn", "listed"), [(14, True), (15, False), (16, False)])
def test_the_town_is_shut_in_the_last_two_turns(turn: int, listed: bool) -> None:
    assert gates(at_the_gate(turn).store(A, provisions=5)) is listed


@pytest.mark.rule("RSD-TOWN-08")
def test_no_nuke_enters_the_town() -> None:
    f = Field().outriders(A, "e2n1", kind="armed").store(A, provisions=9, tech=1)
    assert not gates(f, "convoy:armed1")


@pytest.mark.rule("RSD-TOWN-09", "RSD-AMB-47")
def test_the_town_is_not_entered_without_a_way_out_for_the_load() -> None:
    f = at_the_gate().store(A, provisions=9).outpost(A, "e2n1", active=False)
    for hex in around(TOWN):
        if hex != "e2n1":
            f.loose(B, hex)
    assert gates(f, load="load:none") and gates(f, load="load:outpost1")
    f = at_the_gate().store(A, provisions=9).loose(A, "e2n1")
    for hex in around(TOWN):
        f.loose(B, hex)
    assert not gates(f, load="load:none")


@pytest.mark.rule("RSD-TOWN-09", "RSD-TOWN-19", "RSD-MOVE-16", "RSD-TOWN-22")
def test_a_basecamp_may_come_along_and_go_back_where_it_lay() -> None:
    f = at_the_gate().store(A, provisions=9).basecamp(A, "e2n1", active=False)
    for hex in around(TOWN):
        if hex != "e2n1":
            f.loose(B, hex)
    assert gates(f, load="load:basecamp1")
    enter(f, load="load:basecamp1").do("pay:provisions1", "sell:provisions:3", "buy:wood:1")
    assert f.lying()["A basecamp"] == "town out" and f.options == ["exit:e2n1"]
    f.do("exit:e2n1")
    assert f.lying()["A basecamp"] == "e2n1 out" and f.lying()["A fresh e2n1"] == 1


@pytest.mark.rule("RSD-TOWN-10", "RSD-TOWN-11", "RSD-ASK-31", "RSD-ASK-32", "RSD-ASK-33", "RSD-FACT-19", "RSD-HIDE-13")
def test_a_visit_marks_sells_buys_and_leaves() -> None:
    f = enter(at_the_gate().store(A, provisions=3, tech=1))
    assert f.state.seats[A].visited and f.lying()["A fresh town"] == 1
    assert (f.rule, f.asked.context, f.options) == (
        "RSD-ASK-31", ("provisions", -1), ["sell:provisions:1", "sell:provisions:2", "sell:provisions:3"]
    )  # fmt: skip
    f.do("sell:provisions:2")
    assert f.options == ["sell:tech:1"]  # else nothing could be bought
    f.do("sell:tech:1")
    assert f.options == ["buy:wood:0", "buy:wood:1"]
    f.do("buy:wood:0", "buy:water:0")
    assert f.options == ["buy:food:1"]  # Tech was sold: the last thing there is
    f.do("buy:food:1")
    assert f.rule == "RSD-ASK-33" and f.have(A) == {"provisions": 1, "food": 1}
    f.do("exit:e1s1")
    assert f.lying()["A fresh e1s1"] == 1 and f.rule == "RSD-ASK-11" and f.state.visit.origin == ""
    assert f.told("town_entered") == [()] and f.told("town_left") == [("e1s1",)]
    assert f.told("town_sold") == [("provisions", 2, "tech", 1)] and f.told("town_bought") == [("food", 1)]


@pytest.mark.rule("RSD-TOWN-16", "RSD-TOWN-12", "RSD-ASK-32")
def test_what_a_visit_may_buy_at_most() -> None:
    f = enter(at_the_gate().store(A, nuclear=2, provisions=90))
    f.do("tens:8", "ones:0", "sell:nuclear:0")
    assert f.options == ["buy:nuclear:0", "buy:nuclear:1"]
    f.do("buy:nuclear:1")
    assert f.options == ["buy:gold:0", "buy:gold:1"]
    f.do("buy:gold:1")
    assert f.options == ["buy:oil:0", "buy:oil:1", "buy:oil:2"]
    f.do("buy:oil:2")
    assert f.options == [f"buy:chem:{number}" for number in range((80 - 20 - 8 - 16) // 5 + 1)]
    f = enter(at_the_gate().store(A, nuclear=3, gold=9)).do("sell:gold:9", "sell:nuclear:0")
    assert f.asked.context[0] == "oil"  # no room for Nuclear, and Gold was sold


@pytest.mark.rule("RSD-GEN-14", "RSD-ASK-31")
def test_more_than_fifty_are_asked_for_in_tens_and_ones() -> None:
    f = enter(at_the_gate().store(A, provisions=57))
    assert f.options == [f"tens:{ten}" for ten in range(6)]
    f.do("tens:5")
    assert f.options == [f"ones:{one}" for one in range(8)]
    f.do("ones:6")
    assert f.state.visit.credit == 56 and f.have(A) == {"provisions": 1}
    f = enter(at_the_gate().store(A, provisions=57)).do("tens:0")
    assert f.options == [f"ones:{one}" for one in range(3, 10)]  # 3 points buy something, 2 do not
    f = enter(at_the_gate().store(A, provisions=50))
    assert f.options[-1] == "sell:provisions:50" and len(f.options) == 48


@pytest.mark.rule("RSD-TOWN-17")
def test_neither_oil_on_hexes_nor_armed_nukes_are_sold() -> None:
    f = at_the_gate().outriders(A, "e5s0", kind="armed").outpost(A, "e4s2").store(A, provisions=5)
    f.state.seats[A].oil = ["e4s2"]
    enter(f).do("sell:provisions:5")
    assert f.rule == "RSD-ASK-32"


@pytest.mark.rule("RSD-TOWN-14", "RSD-AMB-48")
def test_credit_left_over_is_lost() -> None:
    f = enter(at_the_gate().store(A, provisions=5)).do("sell:provisions:5", "buy:chem:1")
    assert f.rule == "RSD-ASK-33" and f.state.visit.credit == 0 and f.have(A) == {"chem": 1}
    f = enter(at_the_gate().store(A, provisions=5)).do("sell:provisions:5", "buy:chem:0", "buy:wood:1")
    assert f.rule == "RSD-ASK-33" and f.have(A) == {"wood": 1}


@pytest.mark.rule("RSD-TOWN-18", "RSD-TOWN-21", "RSD-FACT-20", "RSD-FACT-42")
def test_a_card_of_the_town_works_at_once_or_is_kept() -> None:
    f = enter(at_the_gate(card="town_tool_stall").store(A, provisions=3)).do("sell:provisions:3", "buy:wood:1")
    assert f.have(A) == {"wood": 1, "tech": 2} and f.state.town_discard == ["town_tool_stall"]
    assert f.told("town_card") == [("town_tool_stall", "used")]
    assert f.told("gained") == [("town_tool_stall", "tech", 2)]
    f = enter(at_the_gate(card="town_smoke_shells").store(A, provisions=3)).do("sell:provisions:3", "buy:wood:1")
    assert f.state.seats[A].kept == ["town_smoke_shells"] and f.told("town_card") == [("town_smoke_shells", "kept")]


@pytest.mark.rule("RSD-TOWN-21", "RSD-AMB-50", "RSD-UNDO-07")
def test_used_cards_make_a_new_deck_and_with_none_at_all_no_card_is_drawn() -> None:
    f = at_the_gate().store(A, provisions=3)
    f.state.town_discard, f.state.town_deck = ["town_tool_stall"], []
    enter(f).do("sell:provisions:3", "buy:wood:1")
    assert f.have(A) == {"wood": 1, "tech": 2} and f.state.town_discard == ["town_tool_stall"]
    f = at_the_gate().store(A, provisions=3)
    f.state.town_deck = []
    enter(f).do("sell:provisions:3", "buy:wood:1")
    assert f.rule == "RSD-ASK-33" and f.told("town_card") == []


@pytest.mark.rule("RSD-TOWN-19", "RSD-TOWN-20", "RSD-EXIT-01", "RSD-EXIT-12", "RSD-EXIT-10", "RSD-AMB-49")
def test_the_exit_keeps_the_load_and_may_be_onto_a_hazard_across_barricades() -> None:
    f = at_the_gate().outpost(A, "e2n1", active=False).outpost(A, "e1s1").terrain("radiation_zone", "e2n2")
    f.outriders(B, "e1n2", kind="out").basecamp(B, "w1n1").barricades(B, "e2n2:e2n1").store(A, provisions=3)
    enter(f, load="load:outpost1").do("sell:provisions:3", "buy:wood:1")
    assert {option.removeprefix("exit:") for option in f.options} == {*around(TOWN)} - {"e1n2", "w1n1", "e1s1"}
    before = f.lying()
    f.do("exit:e2n2")
    assert f.since(before) == {
        "A fresh town": -1, "A fresh e2n2": 1, "A folded town": -1, "A folded e2n2": 1,
    }  # fmt: skip
    assert "act:activate_outpost" not in f.options and f.store(A, tech=2).menu().offered("act:activate_outpost")


@pytest.mark.rule("RSD-TOWN-22", "RSD-POST-06")
def test_nothing_is_activated_in_the_town() -> None:
    f = at_the_gate(card="town_volunteer").outpost(A, "e2n1", active=False).store(A, provisions=3)
    enter(f, load="load:outpost1")
    f.state.then("RSD-FX-08", A, "activate_outpost", "town_contract_crew")
    f.do("sell:provisions:3")
    assert f.told("outpost_activated") == [] and f.rule == "RSD-ASK-32"


@pytest.mark.rule("RSD-TOWN-18", "RSD-FX-08", "RSD-FACT-43")
def test_a_volunteer_without_a_place_is_lost() -> None:
    f = at_the_gate(card="town_volunteer").basecamp(A, "e0s5", active=False).store(A, provisions=3)
    enter(f).do("sell:provisions:3", "buy:wood:1")
    assert f.rule == "RSD-ASK-33" and f.told("effect_lost") == [("town_volunteer",)]
    f = enter(at_the_gate(card="town_volunteer").store(A, provisions=3)).do("sell:provisions:3", "buy:wood:1")
    assert (f.rule, f.options) == ("RSD-ASK-19", ["at:w6s0"])
    assert f.do("at:w6s0").lying()["A fresh w6s0"] == 1


@pytest.mark.rule("RSD-ACT-27", "RSD-FACT-39", "RSD-ASK-29")
def test_a_kept_card_is_played_in_the_own_turn() -> None:
    f = Field().kept(A, "town_fast_truck", "town_smoke_shells", "town_contract_crew").menu().do("act:favour")
    assert f.options == ["card:town_fast_truck"]  # no Outpost could be activated, and smoke is for conflicts
    f.do("card:town_fast_truck")
    assert f.points(A) == {"oil": 6} and f.state.town_discard == ["town_fast_truck"]
    assert f.told("favour_played") == [("town_fast_truck",)] and "act:favour" not in f.options
    f.outriders(A, "e4s0").outpost(A, "e4s0", active=False).menu()
    f.do("act:favour", "card:town_contract_crew", "at:e4s0")
    assert f.lying()["A outpost e4s0"] == 1 and f.points(A) == {"oil": 6}


@pytest.mark.rule("RSD-GEN-14", "RSD-ASK-32", "RSD-TOWN-16")
def test_purchases_beyond_fifty_are_asked_for_in_tens_and_ones() -> None:
    f = enter(at_the_gate().store(A, gold=30)).do("sell:gold:30")
    assert f.state.visit.credit == 240
    f.do("buy:nuclear:0", "buy:oil:0", "buy:chem:0")
    assert f.asked.context[0] == "wood" and f.options == [f"tens:{ten}" for ten in range(9)]
    f.do("tens:8", "ones:0")
    assert f.rule == "RSD-ASK-33" and f.have(A) == {"wood": 80}
