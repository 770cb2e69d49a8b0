"""RSD-MEET, RSD-DEAL, RSD-FIGHT, RSD-WIN, RSD-EXIT, RSD-LOSS: talks, deals, fights and their outcomes."""

from __future__ import annotations

from collections import Counter

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import around
from tests.games.residuum.field import A, B, C, Field, content
from tests.games.residuum.fighting import fight, met, nothing, pair


@pytest.mark.rule("RSD-MEET-01", "RSD-MEET-04", "RSD-MEET-05", "RSD-MEET-06", "RSD-ASK-35", "RSD-ASK-36", "RSD-ASK-37",
                  "RSD-ASK-55", "RSD-AMB-67", "RSD-FACT-30")
def test_word_answer_and_intent() -> None:
    f = met(pair())
    assert (f.rule, f.asked.seat, f.options) == ("RSD-ASK-35", A, ["word:trade", "word:none"])
    f.do("word:trade")
    assert (f.rule, f.asked.seat, f.options) == ("RSD-ASK-36", B, ["welcome", "resist"])
    f.do("welcome")
    assert (f.rule, f.asked.seat, f.options) == ("RSD-ASK-37", A, ["intent:trade", "intent:attack"])
    f.do("intent:attack")
    assert f.told("conflict_dealt") == [(2,), (2,)]  # the word has bound nobody
    assert f.told("meeting_started") == [("e4s0", B)] and f.told("word_given") == [("e4s0", B, "trade")]
    assert f.told("welcomed") == [("e4s0", A)] and f.told("intent_shown") == [("e4s0", B, "attack")]


@pytest.mark.rule("RSD-MEET-07", "RSD-MEET-08", "RSD-FIGHT-02", "RSD-FACT-30", "RSD-FACT-32")
def test_resisting_at_a_location_gives_a_card_more_and_welcoming_never_does() -> None:
    f = met(pair().outpost(B, "e4s0")).do("word:trade", "resist")
    assert f.told("resisted") == [("e4s0", A)] and f.told("conflict_dealt") == [(2,), (3,)]
    f = met(pair().outpost(B, "e4s0")).do("word:trade", "welcome", "intent:attack")
    assert f.told("conflict_dealt") == [(2,), (2,)]
    f = met(pair()).do("word:trade", "resist")
    assert f.told("conflict_dealt") == [(2,), (2,)]
    f = pair().character(A, "leader_sergeant").character(B, "leader_matriarch", used=True)
    met(f).do("word:none", "resist")
    assert f.told("conflict_dealt") == [(3,), (3,)]
    hands = [(fact.eyes, len(fact.values)) for fact in f.facts if fact.key == "conflict_hand"]
    assert hands == [(A, 3), (B, 3)]


@pytest.mark.rule("RSD-MEET-02", "RSD-AMB-65")
def test_a_trade_uses_up_the_hex_and_the_outrider() -> None:
    f = met(pair().outriders(A, "e5s0").outriders(B, "e6s0")).do("word:trade", "welcome", "intent:trade")
    f.first("RSD-ASK-38", "RSD-ASK-39").do("exit:e3s0")
    assert f.state.fought == ["e4s0"] and f.lying()["A met e3s0"] == 1
    f.store(A, provisions=9).menu()
    assert "onward:e4s0" not in f.options
    f.do("act:move", "from:e5s0", "convoy:fresh1")
    assert "to:e4s0" not in f.options and "to:e6s0" in f.options


@pytest.mark.rule("RSD-MEET-03", "RSD-MEET-09", "RSD-ASK-34", "RSD-AMB-66")
def test_of_several_hosts_the_visitor_chooses_one_and_the_others_are_not_concerned() -> None:
    f = met(Field(3).outriders(A, "e3s0").outriders(B, "e4s0").outriders(C, "e4s0"))
    assert (f.rule, f.options) == ("RSD-ASK-34", ["meet:seat2", "meet:seat3"])
    f.do("meet:seat3", "word:none", "resist").hands("5", "1")
    f.do("card:5", "card:1")
    nothing(f)
    f.first("RSD-ASK-49")
    assert f.lying()["B fresh e4s0"] == 1 and f.lying()["C out e0n6"] == 1


@pytest.mark.rule("RSD-DEAL-01", "RSD-DEAL-03", "RSD-DEAL-04", "RSD-ASK-38", "RSD-ASK-39", "RSD-ASK-40", "RSD-AMB-68",
                  "RSD-AMB-88", "RSD-FACT-31", "RSD-HIDE-13")
def test_an_offer_a_counter_offer_and_a_deal() -> None:
    f = met(pair().store(A, tech=2).store(B, oil=1)).do("word:trade", "welcome", "intent:trade")
    assert (f.asked.seat, f.options) == (A, ["give:tech:0", "give:tech:1", "give:tech:2"])
    f.do("give:tech:1", "give:food:0", "want:oil:1")
    assert (f.rule, f.asked.seat, f.options) == ("RSD-ASK-40", B, ["accept", "decline", "counter"])
    f.do("counter")
    assert f.asked.seat == B and f.options == ["give:oil:0", "give:oil:1"]
    f.do("give:oil:1", "want:tech:2", "want:food:1")
    assert (f.asked.seat, f.options) == (A, ["accept", "decline"])
    before = f.lying()
    f.do("accept")
    assert f.since(before) == {"A tech": -2, "A food": -1, "A oil": 1, "B tech": 2, "B food": 1, "B oil": -1}
    assert f.told("offer_made") == [("tech", 1, "for", "oil", 1), ("oil", 1, "for", "tech", 2, "food", 1)]
    assert f.told("offer_accepted") == [("oil", 1, "for", "tech", 2, "food", 1)] and f.rule == "RSD-ASK-41"


@pytest.mark.rule("RSD-DEAL-03", "RSD-DEAL-06", "RSD-FACT-31")
@pytest.mark.parametrize("answer", ["decline", "counter"])
def test_a_refusal_ends_the_talk_and_the_visitor_leaves(answer: str) -> None:
    f = met(pair().store(A, tech=1)).do("word:trade", "welcome", "intent:trade", "give:tech:1", "give:food:0", answer)
    if answer == "counter":  # an empty one
        f.do("want:tech:0", "want:food:0")
    assert f.rule == "RSD-ASK-41" and f.have(A) == {"tech": 1, "food": 2}
    assert f.told("offer_declined" if answer == "decline" else "no_offer") == [()]


@pytest.mark.rule("RSD-DEAL-05", "RSD-GEN-08")
def test_nobody_gets_nuclear_beyond_the_limit() -> None:
    f = met(pair().store(A, nuclear=2).store(B, nuclear=2).outriders(B, "w6s6", kind="armed"))
    f.do("word:trade", "welcome", "intent:trade", "give:food:0")
    assert f.options == ["give:nuclear:0"]
    assert f.do("give:nuclear:0").options == ["want:nuclear:0", "want:nuclear:1"]


@pytest.mark.rule("RSD-DEAL-07", "RSD-ASK-62")
def test_without_anything_on_either_side_no_offer_is_asked_for() -> None:
    f = met(pair())
    f.store(A).do("word:trade", "welcome", "intent:trade")
    assert f.rule == "RSD-ASK-41"


@pytest.mark.rule("RSD-EXIT-03", "RSD-EXIT-10", "RSD-EXIT-12", "RSD-AMB-80", "RSD-AMB-95", "RSD-ASK-41", "RSD-FACT-37")
def test_the_visitor_steps_away_onto_no_piece_of_others() -> None:
    f = Field().outriders(A, "e3s0").outriders(B, "e2s0").loose(B, "e2s1").outriders(A, "e2s2")
    f.outpost(A, "e3s0", active=False).outpost(A, "e1s1").terrain("radiation_zone", "e3n1").barricades(B, "e2s0:e3s0")
    f.store(A, food=2).menu().do("act:move", "from:e3s0", "convoy:fresh1", "load:outpost1", "to:e2s0")
    f.do(f.options[0], "word:trade", "welcome", "intent:trade").first("RSD-ASK-38", "RSD-ASK-39")
    near = {*around("e2s0")} - {"e2s1", "e1s1"}
    assert {option.removeprefix("exit:") for option in f.options} == near
    before = f.lying()
    f.do("exit:e3n1")
    assert f.since(before) == {"A met e2s0": -1, "A met e3n1": 1, "A folded e2s0": -1, "A folded e3n1": 1}
    assert f.told("stepped_away") == [("e2s0", "e3n1")]
    f = Field().outriders(A, "e2s0").outriders(B, "e2n1").store(A, food=1).menu()
    f.do("act:move", "from:e2s0", "convoy:fresh1", "to:e2n1", "pay:food1", "word:trade", "welcome", "intent:trade")
    assert "exit:town" not in f.options


@pytest.mark.rule("RSD-EXIT-11", "RSD-AMB-79")
def test_with_nowhere_to_step_the_convoy_goes_back() -> None:
    f = pair()
    for hex in around("e4s0"):
        f.loose(B, hex)
    met(f).do("word:trade", "welcome", "intent:trade").first("RSD-ASK-38", "RSD-ASK-39")
    assert f.options == ["exit:e3s0"]
    f.do("exit:e3s0")
    assert f.told("went_back") == [("e4s0", "e3s0")] and f.lying()["A met e3s0"] == 1


@pytest.mark.rule("RSD-FIGHT-01", "RSD-HIDE-09", "RSD-HIDE-06", "RSD-FIGHT-03")
def test_two_cards_are_put_aside_and_hands_are_seen_by_their_owners() -> None:
    f = met(pair()).do("word:none", "resist")
    state = f.state
    assert len(state.aside) == 2 and len(state.conflict_deck) == 15 - 2 - 4
    everything = [*state.aside, *state.conflict_deck, *state.seats[A].conflict_hand, *state.seats[B].conflict_hand]
    assert Counter(everything) == Counter(content().conflict_cards)
    for seat in (A, B, NOBODY):
        seen = GAME.view(state, seat)
        assert seen.aside == ["?", "?"]
        assert [me.conflict_hand == ["?", "?"] for me in seen.seats] == [seat != A, seat != B]


@pytest.mark.rule("RSD-FIGHT-04", "RSD-ASK-42", "RSD-HIDE-07")
def test_both_choose_at_the_same_time_in_private() -> None:
    f = met(pair()).do("word:none", "resist").hands("31", "22")
    assert [(asked.seat, asked.options, asked.private) for asked in f.state.open] == [
        (A, ("card:1", "card:3"), True), (B, ("card:2",), True)
    ]  # fmt: skip
    f.do("card:3")
    assert GAME.view(f.state, B).seats[A].laid == ["?"] and f.state.seats[A].laid == ["3"]
    assert [asked.seat for asked in f.state.open] == [B]


@pytest.mark.rule("RSD-FIGHT-06", "RSD-FIGHT-07", "RSD-FIGHT-10", "RSD-FIGHT-12", "RSD-ASK-43", "RSD-ASK-44",
                  "RSD-ASK-46", "RSD-ASK-47", "RSD-AMB-70", "RSD-FX-11", "RSD-FACT-33", "RSD-CHAR-03", "RSD-FACT-39")
def test_boosters_come_in_their_order_the_hosts_first() -> None:
    f = pair().character(B, "leader_sergeant").kept(B, "town_smoke_shells", "town_fast_truck")
    f.completed(B, "discovery_war_drums", "discovery_watchtowers")
    f.store(B, chem=1, nuclear=1, tech=2)
    fight(f, "e4s0", "3", "41")
    assert (f.asked.seat, f.options) == (B, ["boost:leader_sergeant", "boost:town_smoke_shells", "boost:none"])
    f.do("boost:leader_sergeant")
    assert f.options == ["boost:town_smoke_shells", "boost:none"]
    f.do("boost:town_smoke_shells")
    assert (f.rule, f.options) == ("RSD-ASK-44", ["chem:0", "chem:1"])
    f.do("chem:1", "card:1")
    assert (f.rule, f.options) == ("RSD-ASK-46", ["nuclear:store", "nuclear:none"])
    f.do("nuclear:store")
    assert (f.rule, f.options) == ("RSD-ASK-47", ["tech:0", "tech:1", "tech:2"])
    f.do("tech:2")
    # cards 4 + 1; power 6, smoke 3, Nuclear 6, Tech 2, watchtowers 3 as host, war drums nothing; one Outrider
    assert f.told("conflict_revealed") == [("3", 0, 1, 4), ("4+1", 20, 1, 26)]
    assert f.have(B) == {"provisions": 6} and f.state.town_discard == ["town_smoke_shells"]
    assert f.told("boosted") == [
        ("leader_sergeant", 6), ("town_smoke_shells", 3), ("chem", 1), ("nuclear", 1), ("tech", 2),
    ]  # fmt: skip


@pytest.mark.rule("RSD-FX-11", "RSD-FIGHT-14")
def test_war_drums_help_the_attacker_alone() -> None:
    f = pair().completed(A, "discovery_war_drums", "discovery_watchtowers")
    fight(f, "e4s0", "3", "3")
    assert f.told("conflict_revealed") == [("3", 2, 1, 6), ("3", 0, 1, 4)]


@pytest.mark.rule("RSD-ASK-47", "RSD-GEN-14", "RSD-FIGHT-07")
def test_any_number_of_tech_also_beyond_fifty() -> None:
    f = fight(pair().store(B, tech=63), "e4s0", "3", "3")
    assert f.options == [f"tens:{ten}" for ten in range(7)]
    assert f.do("tens:6").options == ["ones:0", "ones:1", "ones:2", "ones:3"]
    f.do("ones:2")
    assert f.have(B) == {"tech": 1}
    assert f.told("conflict_revealed")[1] == ("3", 62, 1, 66)


@pytest.mark.rule("RSD-FIGHT-17", "RSD-AMB-45", "RSD-BAR-10")
def test_barricades_of_the_host_count_on_every_edge_and_those_of_others_do_not() -> None:
    f = pair().barricades(B, "e3s0:e4s0", "e4s0:e5s0", "e5s0:e6s0").barricades(A, "e4s0:e4s1")
    fight(f.store(A, food=3), "e4s0", "3", "3")
    assert f.told("conflict_revealed") == [("3", 0, 1, 4), ("3", 0, 3, 6)]


@pytest.mark.rule("RSD-FIGHT-15", "RSD-FIGHT-16")
def test_what_is_out_of_action_adds_nothing_and_only_the_convoy_fights() -> None:
    f = Field().outriders(A, "e3s0", 2).outriders(A, "e4s0", kind="out").outriders(B, "e4s0", 2)
    f.outriders(B, "e4s0", kind="out").basecamp(B, "e4s0", active=False).store(A, food=2)
    fight(f, "e4s0", "3", "3")
    assert f.told("conflict_revealed") == [("3", 0, 2, 5), ("3", 0, 2, 5)]
    assert f.told("conflict_drawn") == [("e4s0", A, B)]


@pytest.mark.rule("RSD-FIGHT-19", "RSD-FIGHT-20", "RSD-AMB-72", "RSD-FACT-35")
def test_afterwards_all_cards_are_one_deck_and_those_in_hand_are_not_shown() -> None:
    f = fight(pair(), "e4s0", "31", "42")
    assert f.told("conflict_won") == [("e4s0", B, A)]
    assert Counter(f.state.conflict_deck) == Counter(content().conflict_cards)
    assert all(not (*me.conflict_hand, *me.laid, *me.blind) for me in f.state.seats) and f.state.aside == []
    assert f.told("conflict_revealed") == [("3", 0, 1, 4), ("4", 0, 1, 5)]


def at_a_basecamp() -> Field:
    """A has beaten B's Basecamp in e4s0."""
    f = Field().basecamp(B, "e4s0").outriders(A, "e3s0", 6).outriders(B, "e4s0").loose(B, "e4s0")
    f.outpost(B, "e4s0", active=False).barricades(B, "e4s0:e5s0").store(A, food=4, tech=6)
    f.store(B, wood=3, gold=1, nuclear=1)
    fight(f, "e4s0", "5", "1").do("nuclear:none", "tech:6")
    return f


@pytest.mark.rule("RSD-WIN-01", "RSD-WIN-02", "RSD-WIN-03", "RSD-WIN-04", "RSD-WIN-05", "RSD-ASK-48", "RSD-FACT-36",
                  "RSD-LOSS-06", "RSD-AMB-74", "RSD-NUKE-19")
def test_a_beaten_basecamp() -> None:
    f = at_a_basecamp()
    assert f.options == ["plunder:wood", "plunder:gold", "plunder:nuclear"]
    before = f.lying()
    f.do("plunder:wood")
    assert f.since(before) == {
        "A wood": 3, "B wood": -3, "B fresh e4s0": -1, "B out e4s0": 1, "B folded e4s0": -1, "B loose e4s0": -1,
    }  # fmt: skip
    assert f.lying()["B basecamp"] == "e4s0" and f.lying()["B barricade e4s0:e5s0"] == 1
    assert f.told("plundered") == [(B, "wood", 3)] and f.rule == "RSD-ASK-51"


@pytest.mark.rule("RSD-WIN-02", "RSD-GEN-09", "RSD-AMB-03", "RSD-FACT-42")
def test_of_plundered_nuclear_no_more_than_fits_is_moved() -> None:
    f = at_a_basecamp()
    f.store(A, nuclear=2).store(B, nuclear=3)
    f.do("plunder:nuclear")
    assert (f.have(A), f.have(B)) == ({"nuclear": 3}, {"nuclear": 2}) and f.told("gain_cut") == [("nuclear", 2)]
    f = at_a_basecamp()
    f.store(A, nuclear=3)
    f.state.open = []
    f.task("RSD-WIN-02", A, "basecamp")
    assert f.options == ["plunder:wood", "plunder:gold"]


@pytest.mark.rule("RSD-WIN-06", "RSD-WIN-07", "RSD-WIN-08", "RSD-WIN-09", "RSD-WIN-10", "RSD-WIN-23", "RSD-UPG-05",
                  "RSD-FACT-29", "RSD-UPG-06")
def test_a_beaten_outpost() -> None:
    f = Field().terrain("woodland", "e4s0").outpost(B, "e4s0").outriders(B, "e4s0").loose(B, "e4s0")
    f.outriders(A, "e3s0", 4).store(A, food=3).store(B, wood=4, oil=3)
    f.state.seats[B].oil = ["e4s0"]
    fight(f, "e4s0", "5", "1")
    assert f.have(A)["oil"] == 2 and f.told("oil_captured") == [("e4s0",)] and f.have(B)["oil"] == 3
    assert f.options == ["plunder:wood"]
    before = f.lying()
    f.do("plunder:wood")
    assert f.since(before) == {
        "A wood": 4, "B wood": -4, "B outpost e4s0": -1, "B folded e4s0": 1, "B fresh e4s0": -1, "B out w6s6": 1,
        "B loose e4s0": -1,
    }  # fmt: skip
    assert f.rule == "RSD-ASK-51"


@pytest.mark.rule("RSD-WIN-11", "RSD-WIN-14", "RSD-WIN-15", "RSD-AMB-74", "RSD-LOSS-05")
def test_beaten_outriders_lose_what_they_could_carry() -> None:
    f = Field().outriders(B, "e4s0").loose(B, "e4s0", 2).outpost(B, "e4s0", active=False).outriders(A, "e3s0", 3)
    f.outriders(B, "e4s0", kind="out").store(A, food=3)
    fight(f, "e4s0", "5", "1")
    assert f.told("nothing_taken") == [()]
    assert {name: count for name, count in f.since(f.mark).items() if name.startswith("B ")} == {
        "B fresh e4s0": -1, "B out w6s6": 1, "B loose e4s0": -2, "B folded e4s0": -1,
    }  # fmt: skip
    assert f.rule == "RSD-ASK-51" and f.lying()["B out e4s0"] == 1


@pytest.mark.rule("RSD-WIN-16", "RSD-WIN-14", "RSD-WIN-02", "RSD-CAL-19")
def test_a_basecamp_that_was_carried_is_set_down_where_it_was_beaten() -> None:
    f = Field().outriders(B, "e4s0", 2).basecamp(B, "e4s0", active=False).outriders(A, "e3s0", 4).store(A, food=3)
    f.outpost(B, "e4s0", active=False).outpost(B, "e4s0", active=False).loose(B, "e4s0").store(B, wood=2, provisions=1)
    fight(f, "e4s0", "5", "1")
    assert f.options == ["plunder:provisions", "plunder:wood"]
    before = f.lying()
    f.do("plunder:wood")
    assert f.since(before) == {
        "A wood": 2, "B wood": -2, "B basecamp": "e4s0", "B fresh e4s0": -2, "B out e4s0": 2, "B folded e4s0": -2,
        "B loose e4s0": -1,
    }  # fmt: skip


@pytest.mark.rule("RSD-WIN-17", "RSD-AMB-75")
def test_a_basecamp_is_dragged_over_the_nearest_hexes_that_can_hold_it() -> None:
    f = Field().terrain("radiation_zone", "e4s0", "e5s0").terrain("water_source", "e4n1").outriders(B, "e4s0")
    f.basecamp(B, "e4s0", active=False).outriders(A, "e3s0", 4).outpost(A, "e5n1").outriders(A, "e3s1")
    f.outpost(B, "e4s1", active=False).store(A, food=3)
    fight(f, "e4s0", "5", "1")
    assert (f.rule, f.options) == ("RSD-ASK-50", ["drag:e3s0", "drag:e4s1"])


@pytest.mark.rule("RSD-WIN-18", "RSD-WIN-20", "RSD-ASK-49", "RSD-LOSS-05", "RSD-FACT-36")
def test_a_host_that_wins_takes_a_cube_for_each_outrider_and_the_convoy_is_lost() -> None:
    f = Field().outriders(A, "e3s0", 2).loose(A, "e3s0", 2).outriders(B, "e4s0", 2).loose(A, "e4s0")
    f.store(A, gold=1, nuclear=1, tech=1, food=2)
    f.menu().do("act:move", "from:e3s0", "convoy:fresh2", "load:barricades1", "to:e4s0", "pay:food2", "word:none")
    f.do("resist").hands("1", "5")
    f.do("card:1", "card:5", "nuclear:none", "tech:0")
    assert (f.asked.seat, f.options) == (B, ["take:tech", "take:gold"])
    f.do("take:gold")
    before = f.lying()
    f.do("take:tech")
    assert f.since(before) == {"A tech": -1, "B tech": 1, "A met e4s0": -2, "A out w6s0": 2, "A loose e4s0": -1}
    assert f.lying()["A loose e4s0"] == 1 and f.lying()["A loose e3s0"] == 1  # what it did not carry
    assert f.rule == "RSD-ASK-11" and f.offered("onward:") == []


@pytest.mark.rule("RSD-WIN-19", "RSD-WIN-22", "RSD-AMB-76", "RSD-FACT-43", "RSD-ASK-62")
def test_a_winner_takes_nothing_where_nothing_is() -> None:
    f = fight(pair(), "e4s0", "1", "5")
    assert f.told("nothing_taken") == [()] and f.rule == "RSD-ASK-11"
    f = fight(pair().outpost(B, "e4s0").store(A, food=1, gold=1), "e4s0", "1", "5")
    assert f.rule == "RSD-ASK-49"
    f = Field().outriders(A, "e3s0").outpost(B, "e4s0").store(A, food=1, gold=1)
    assert fight(f, "e4s0", "1", "5").rule == "RSD-ASK-11" and f.have(A) == {"gold": 1}


@pytest.mark.rule("RSD-NUKE-20", "RSD-AMB-87", "RSD-NUKE-13")
def test_a_nuke_not_spent_at_a_basecamp_stays_or_is_disarmed() -> None:
    f = Field().basecamp(B, "e4s0").outriders(A, "e3s0", kind="armed").store(A, food=1)
    fight(f, "e4s0", "1", "5").do("nuclear:none")
    assert f.have(A) == {"nuclear": 1} and f.lying()["A out w6s0"] == 1


@pytest.mark.rule("RSD-EXIT-08", "RSD-EXIT-09", "RSD-AMB-78", "RSD-AMB-79")
def test_a_withdrawal_onto_own_pieces_and_then_back_if_there_is_nothing_else() -> None:
    far = {"e6s0", "e6n1", "e6n2", "e5n2", "e4n2", "e3n1", "e2s0", "e2s1", "e2s2", "e3s2", "e4s2", "e5s1"}
    f = Field().outriders(A, "e3s0", 3).outriders(B, "e4s0").store(A, food=2)
    for hex in far - {"e2s0"}:
        f.loose(B, hex)
    f.loose(A, "e2s0")
    fight(f, "e4s0", "5", "1").first("RSD-ASK-49")
    assert f.options == ["withdraw:e2s0"]
    f = Field().outriders(A, "e3s0", 3).outriders(B, "e4s0").store(A, food=2)
    for hex in far:
        f.loose(B, hex)
    fight(f, "e4s0", "5", "1").first("RSD-ASK-49")
    assert f.options == ["withdraw:e3s0"]
    f.do("withdraw:e3s0")
    assert f.lying()["A met e3s0"] == 3 and f.rule == "RSD-ASK-11" and f.told("withdrew") == [("e4s0", "e3s0")]


@pytest.mark.rule("RSD-EXIT-06", "RSD-EXIT-10", "RSD-AMB-80", "RSD-FACT-37", "RSD-WIN-24")
def test_a_withdrawal_keeps_the_load_and_costs_nothing() -> None:
    f = Field().outriders(A, "e3s0", 3).outpost(A, "e3s0", active=False).outpost(A, "e2s0").outriders(B, "e4s0")
    f.terrain("radiation_zone", "e2s1").barricades(B, "e3s0:e4s0", "e2s1:e3s0").store(A, food=4)
    f.menu().do("act:move", "from:e3s0", "convoy:fresh3", "load:outpost1", "to:e4s0")
    f.do(f.options[0], "word:none", "resist").hands("5", "1")
    f.do("card:5", "card:1").first("RSD-ASK-49")
    assert "withdraw:e2s0" not in f.options and "withdraw:e2s1" in f.options
    before = f.lying()
    f.do("withdraw:e2s1")
    assert f.since(before) == {"A met e4s0": -3, "A met e2s1": 3, "A folded e4s0": -1, "A folded e2s1": 1}


@pytest.mark.rule("RSD-MEET-09", "RSD-ASK-55")
def test_after_a_meeting_the_turn_goes_on_with_the_seat_on_turn() -> None:
    f = fight(pair(), "e4s0", "3", "3")
    assert (f.rule, f.asked.seat, f.state.mover) == ("RSD-ASK-11", A, A)
    assert f.state.meeting.visitor == NOBODY and f.state.meeting.hex == ""


@pytest.mark.rule("RSD-ASK-43", "RSD-CHAR-02")
def test_a_boost_may_be_kept_for_later() -> None:
    f = pair().character(B, "leader_sergeant").kept(B, "town_smoke_shells")
    fight(f, "e4s0", "3", "3").do("boost:town_smoke_shells")
    assert f.options == ["boost:leader_sergeant", "boost:none"]
    f.do("boost:none")
    assert not f.state.seats[B].power_used and f.told("conflict_revealed")[1] == ("3", 3, 1, 7)


@pytest.mark.rule("RSD-GEN-14", "RSD-ASK-38", "RSD-ASK-39")
def test_offers_beyond_fifty_are_made_in_tens_and_ones() -> None:
    f = met(pair().store(A, tech=61).store(B, wood=72)).do("word:trade", "welcome", "intent:trade")
    assert f.options == [f"tens:{ten}" for ten in range(7)]
    assert f.do("tens:6").options == ["ones:0", "ones:1"]
    f.do("ones:1", "give:food:0", "tens:7", "ones:2", "accept")
    assert f.have(A) == {"food": 2, "wood": 72} and f.have(B) == {"tech": 61}
    assert f.told("offer_accepted") == [("tech", 61, "for", "wood", 72)]
