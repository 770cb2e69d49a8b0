"""SOLO-A, SOLO-B, SOLO-46, SOLO-47: what may be paid or exhausted in a Mutant action, on both sides of the board."""

import pytest

from tests.build import a_table
from tests.compare import Change
from tests.games.resurgence.rules.mutant_scenes import Outcomes, before_action, outcomes

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
ELECTRICIAN = "survivor_electrician"


def gain(vp: int) -> Outcomes:
    """The option that lets the Mutants gain."""
    return {f"mutants:{vp}": {"mutants vp": vp}}


def used(*cards: str) -> dict[str, Change]:
    """Cards exhausted."""
    return {"0 spent": [f"+{card}" for card in sorted(cards)]}


ACTIONS = [
    # Arbat, A: any 2 Resources, or 3 points
    pytest.param(
        *("a", "arbat", {"food": 2, "parts": 1, "ammo": 5}, ""),
        {"pay:food2": {"0 food": -2}, "pay:food1:parts1": {"0 food": -1, "0 parts": -1}, **gain(3)},
        id="a-arbat-can-pay",
        marks=pytest.mark.rule("SOLO-A-ARB", "SOLO-46", "AMB-100"),
    ),
    pytest.param(
        *("a", "arbat", {"fuel": 1, "ammo": 9, "meds": 9}, ""),
        gain(3),
        id="a-arbat-cannot-pay",
        marks=pytest.mark.rule("SOLO-A-ARB", "SOLO-46", "AMB-100"),
    ),
    pytest.param(*("a", "arbat", {}, ""), gain(3), id="a-arbat-empty", marks=pytest.mark.rule("SOLO-A-ARB")),
    pytest.param(
        *("a", "arbat", {"food": 1, "ammo": 2}, "electrician"),
        gain(3),
        id="a-arbat-no-card-makes-a-resource",
        marks=pytest.mark.rule("SOLO-A-ARB", "AMB-113"),
    ),
    # Hope Island, A: any 2 Critical Supplies, or 3 points
    pytest.param(
        *("a", "hope_island", {"food": 5, "ammo": 1, "meds": 2}, ""),
        {"pay:meds2": {"0 meds": -2}, "pay:ammo1:meds1": {"0 ammo": -1, "0 meds": -1}, **gain(3)},
        id="a-hope-island-can-pay",
        marks=pytest.mark.rule("SOLO-A-HOP", "SOLO-46", "AMB-100"),
    ),
    pytest.param(
        *("a", "hope_island", {"food": 9, "ammo": 1}, ""),
        gain(3),
        id="a-hope-island-cannot-pay",
        marks=pytest.mark.rule("SOLO-A-HOP", "SOLO-46", "AMB-100"),
    ),
    pytest.param(*("a", "hope_island", {}, ""), gain(3), id="a-hope-empty", marks=pytest.mark.rule("SOLO-A-HOP")),
    pytest.param(
        *("a", "hope_island", {"food": 1, "ammo": 1}, "electrician"),
        {f"pay:food1:ammo1:{ELECTRICIAN}": {"0 food": -1, "0 ammo": -1, **used(ELECTRICIAN)}, **gain(3)},
        id="a-hope-island-electrician",
        marks=pytest.mark.rule("SOLO-A-HOP", "AMB-113", "CARD-ELECTRICIAN"),
    ),
    pytest.param(
        *("a", "hope_island", {"food": 1, "ammo": 1}, "-electrician traffic_cop"),
        gain(3),
        id="a-hope-island-no-other-card",
        marks=pytest.mark.rule("SOLO-A-HOP", "AMB-113", "HERO-TRAFFIC-COP"),
    ),
    # Museum Row, A: 2 Food, or 2 points
    pytest.param(
        *("a", "museum_row", {"food": 3, "fuel": 2}, ""),
        {"pay:food2": {"0 food": -2}, **gain(2)},
        id="a-museum-row-can-pay",
        marks=pytest.mark.rule("SOLO-A-MUS", "SOLO-46", "AMB-100"),
    ),
    pytest.param(
        *("a", "museum_row", {"food": 1, "fuel": 9, "parts": 9, "ammo": 9}, "electrician"),
        gain(2),
        id="a-museum-row-cannot-pay",
        marks=pytest.mark.rule("SOLO-A-MUS", "SOLO-46", "AMB-100"),
    ),
    pytest.param(*("a", "museum_row", {}, ""), gain(2), id="a-museum-row-empty", marks=pytest.mark.rule("SOLO-A-MUS")),
    # Barbarian Gate, A: exhaust a ready card, and 1 point
    pytest.param(
        *("a", "barbarian_gate", {"food": 3, "fuel": 3}, "mystic chef"),
        {
            "exhaust:hero_mystic": {"mutants vp": 1, **used("hero_mystic")},
            "exhaust:survivor_chef": {"mutants vp": 1, **used("survivor_chef")},
        },
        id="a-barbarian-gate-hero-or-survivor",
        marks=pytest.mark.rule("SOLO-A-BAR", "SOLO-47", "AMB-102"),
    ),
    pytest.param(
        *("a", "barbarian_gate", {}, "-mystic chef -hunter"),
        {"exhaust:survivor_chef": {"mutants vp": 1, **used("survivor_chef")}},
        id="a-barbarian-gate-only-ready-cards",
        marks=pytest.mark.rule("SOLO-A-BAR"),
    ),
    pytest.param(
        *("a", "barbarian_gate", {}, "-mystic -chef"),
        {"": {"mutants vp": 1}},
        id="a-barbarian-gate-all-exhausted",
        marks=pytest.mark.rule("SOLO-A-BAR", "SOLO-47", "AMB-102"),
    ),
    pytest.param(
        *("a", "barbarian_gate", {}, ""),
        {"": {"mutants vp": 1}},
        id="a-barbarian-gate-no-card",
        marks=pytest.mark.rule("SOLO-A-BAR", "SOLO-47", "AMB-102"),
    ),
    # Arbat, B: any 2 Resources or any 2 Critical Supplies
    pytest.param(
        *("b", "arbat", {"food": 2, "ammo": 1, "meds": 1}, ""),
        {"pay:food2": {"0 food": -2}, "pay:ammo1:meds1": {"0 ammo": -1, "0 meds": -1}},
        id="b-arbat-either",
        marks=pytest.mark.rule("SOLO-B-ARB", "AMB-101"),
    ),
    pytest.param(
        *("b", "arbat", {"food": 1, "fuel": 1, "ammo": 1}, ""),
        {"pay:food1:fuel1": {"0 food": -1, "0 fuel": -1}},
        id="b-arbat-only-resources",
        marks=pytest.mark.rule("SOLO-B-ARB", "AMB-101"),
    ),
    pytest.param(
        *("b", "arbat", {"food": 1, "meds": 2}, ""),
        {"pay:meds2": {"0 meds": -2}},
        id="b-arbat-only-supplies",
        marks=pytest.mark.rule("SOLO-B-ARB", "AMB-101"),
    ),
    pytest.param(
        *("b", "arbat", {"parts": 1, "ammo": 1}, ""),
        {"": {}},
        id="b-arbat-no-mixing",
        marks=pytest.mark.rule("SOLO-B-ARB", "AMB-101"),
    ),
    pytest.param(*("b", "arbat", {}, ""), {"": {}}, id="b-arbat-empty", marks=pytest.mark.rule("SOLO-B-ARB")),
    pytest.param(
        *("b", "arbat", {"food": 2, "ammo": 1}, "electrician"),
        {
            "pay:food2": {"0 food": -2},
            f"pay:food1:ammo1:{ELECTRICIAN}": {"0 food": -1, "0 ammo": -1, **used(ELECTRICIAN)},
        },
        id="b-arbat-electrician-as-one-more-way",
        marks=pytest.mark.rule("SOLO-B-ARB", "AMB-101", "AMB-113"),
    ),
    pytest.param(
        *("b", "arbat", {"food": 1, "ammo": 1}, "electrician"),
        {f"pay:food1:ammo1:{ELECTRICIAN}": {"0 food": -1, "0 ammo": -1, **used(ELECTRICIAN)}, "leave": {}},
        id="b-arbat-no-card-need-be-used",
        marks=pytest.mark.rule("SOLO-B-ARB", "AMB-101", "AMB-113"),
    ),
    # Museum Row, B: any 2 Resources, or exhaust 2 ready cards
    pytest.param(
        *("b", "museum_row", {"fuel": 1, "parts": 1}, "mystic chef -hunter"),
        {
            "pay:fuel1:parts1": {"0 fuel": -1, "0 parts": -1},
            "exhaust:hero_mystic:survivor_chef": used("hero_mystic", "survivor_chef"),
        },
        id="b-museum-row-either",
        marks=pytest.mark.rule("SOLO-B-MUS", "AMB-101"),
    ),
    pytest.param(
        *("b", "museum_row", {"fuel": 1, "ammo": 5}, "mystic chef hunter"),
        {
            "exhaust:hero_mystic:survivor_chef": used("hero_mystic", "survivor_chef"),
            "exhaust:hero_mystic:survivor_hunter": used("hero_mystic", "survivor_hunter"),
            "exhaust:survivor_chef:survivor_hunter": used("survivor_chef", "survivor_hunter"),
        },
        id="b-museum-row-only-cards",
        marks=pytest.mark.rule("SOLO-B-MUS", "AMB-101"),
    ),
    pytest.param(
        *("b", "museum_row", {"food": 2}, "mystic"),
        {"pay:food2": {"0 food": -2}},
        id="b-museum-row-only-resources",
        marks=pytest.mark.rule("SOLO-B-MUS", "AMB-101"),
    ),
    pytest.param(
        *("b", "museum_row", {"food": 1, "ammo": 9, "meds": 9}, "mystic -chef"),
        {"": {}},
        id="b-museum-row-neither",
        marks=pytest.mark.rule("SOLO-B-MUS", "AMB-101"),
    ),
    pytest.param(*("b", "museum_row", {}, ""), {"": {}}, id="b-museum-row-empty", marks=pytest.mark.rule("SOLO-B-MUS")),
    # Barbarian Gate, B: 1 Fuel, or 3 points
    pytest.param(
        *("b", "barbarian_gate", {"fuel": 2, "food": 2}, "mystic"),
        {"pay:fuel1": {"0 fuel": -1}, **gain(3)},
        id="b-barbarian-gate-can-pay",
        marks=pytest.mark.rule("SOLO-B-BAR", "SOLO-46", "AMB-100"),
    ),
    pytest.param(
        *("b", "barbarian_gate", {"food": 9, "parts": 9, "ammo": 9}, "electrician"),
        gain(3),
        id="b-barbarian-gate-cannot-pay",
        marks=pytest.mark.rule("SOLO-B-BAR", "SOLO-46", "AMB-100"),
    ),
    pytest.param(*("b", "barbarian_gate", {}, ""), gain(3), id="b-gate-empty", marks=pytest.mark.rule("SOLO-B-BAR")),
]


@pytest.mark.parametrize(("side", "district", "items", "cards", "expected"), ACTIONS)
def test_a_mutant_action_offers_what_can_be_done_in_full_and_each_option_changes_that_alone(
    side: str, district: str, items: dict[str, int], cards: str, expected: Outcomes
) -> None:
    assert outcomes(before_action(side, district, cards, **items)) == expected


# --- payments and cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-113", "SURV-03")
def test_amb_113_no_card_wakes_in_a_mutant_action_and_only_the_electrician_helps() -> None:
    cards = "librarian chemist lab_tech hunter miner smuggler truck_driver"
    t = before_action("b", "barbarian_gate", cards, fuel=1).at("PLACE-01")
    assert t.options == ("pay:fuel1", "mutants:3")
    t.do("pay:fuel1")
    assert (t.decision.rule, t.items(0), t.seat(0).spent) == ("PLACE-01", NOTHING, [])


@pytest.mark.rule("AMB-113", "SURV-06")
def test_amb_113_an_electrician_rescued_on_the_turn_before_helps_with_the_next_action() -> None:
    t = a_table(1, solo="village").side("a").with_items(0, food=6, ammo=1)
    t.in_row("", "", "", "", ELECTRICIAN).mutant_cards("arbat", "hope_island").assigned(0, metro="laborer laborer")
    t.at("PLACE-01").do("mutants:3", "place:laborer:metro:kremlin_upper", "effect:kremlin_upper")
    t.do(f"rescue:{ELECTRICIAN}", "pay:food2", "done")
    assert (t.decision.rule, t.options) == ("SOLO-A-HOP", (f"pay:food1:ammo1:{ELECTRICIAN}", "mutants:3"))
    t.do(t.options[0])
    assert (t.seat(0).spent, t.items(0)) == ([ELECTRICIAN], {**NOTHING, "food": 3})


@pytest.mark.rule("SOLO-46", "SOLO-A-ARB")
def test_solo_46_what_was_paid_is_gone_for_the_penalty_of_the_placement() -> None:
    t = before_action("a", "arbat", food=2).at("PLACE-01")
    assert t.clone().do("mutants:3").placing("arbat_upper") == ("place:laborer:metro:arbat_upper",)
    assert t.do("pay:food2").placing("arbat_upper") == ()
