"""RSD-PAY, RSD-SIMP: points, the purse, and the closed forms of paying."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from resurgence_tui.games.residuum.payments import (
    MOST_LISTED,
    left_over,
    next_to_count,
    payments,
    reach,
    with_counts,
)
from resurgence_tui.games.residuum.rules.paying import allowed_types, points_of
from resurgence_tui.games.residuum.vocab import (
    COUNTING_ORDER,
    NUCLEAR,
    PAYING_ORDER,
    PROVISIONS,
    RESOURCE_OF,
    RESOURCES,
)
from tests.games.residuum.field import A, B, Field, content

WORTH = (1, 2, 2, 2, 2, 4, 6, 8, 0)
STORES = st.tuples(*(st.integers(0, 4) for _ in RESOURCES))
TYPES = st.sets(st.sampled_from(PAYING_ORDER), min_size=1).map(
    lambda kinds: tuple(kind for kind in PAYING_ORDER if kind in kinds)
)
NO_PURSE = (0,) * len(RESOURCES)


@pytest.mark.rule("RSD-PAY-01", "RSD-PAY-02")
def test_what_a_cube_is_worth() -> None:
    assert content().worth == WORTH
    f = Field()
    assert all(NUCLEAR not in allowed_types(f.state, action, 0) for action in content().actions)


def by_hand(store: tuple[int, ...], allowed: tuple[int, ...], due: int) -> list[tuple[int, ...]]:
    """All sets of cubes that cover what is due and of which none can be left out."""
    found = []
    for counts in product(*(range(store[kind] + 1) for kind in allowed)):
        paid = sum(count * WORTH[kind] for count, kind in zip(counts, allowed, strict=True))
        used = [WORTH[kind] for count, kind in zip(counts, allowed, strict=True) if count]
        if paid >= due and used and all(paid - one < due for one in used):
            found.append(tuple(dict(zip(allowed, counts, strict=True)).get(kind, 0) for kind in range(len(RESOURCES))))
    return found


@pytest.mark.rule("RSD-PAY-05", "RSD-PAY-11", "RSD-ASK-18", "RSD-ASK-56", "RSD-AMB-25")
@settings(max_examples=40)  # each is compared with all mixes of cubes there are
@given(STORES, TYPES, st.integers(1, 14))
def test_payments_are_all_minimal_sets_each_once_in_order(
    store: tuple[int, ...], allowed: tuple[int, ...], due: int
) -> None:
    found = payments(store, WORTH, allowed, due)
    assert sorted(found) == sorted(by_hand(store, allowed, due))
    assert list(found) == sorted(found, key=lambda one: [one[kind] for kind in PAYING_ORDER])


@pytest.mark.rule("RSD-PAY-11", "RSD-GEN-11", "RSD-GEN-15")
@given(STORES, TYPES, st.integers(1, 40))
def test_what_is_due_can_be_paid_exactly_if_the_store_reaches_it(
    store: tuple[int, ...], allowed: tuple[int, ...], due: int
) -> None:
    assert bool(payments(store, WORTH, allowed, due)) == (reach(store, NO_PURSE, WORTH, allowed) >= due)


@pytest.mark.rule("RSD-PAY-17", "RSD-PAY-07", "RSD-AMB-91")
@given(STORES, TYPES, st.integers(1, 14))
def test_what_is_left_over_fits_into_the_cheapest_cube(
    store: tuple[int, ...], allowed: tuple[int, ...], due: int
) -> None:
    for chosen in payments(store, WORTH, allowed, due):
        kind, points = left_over(chosen, WORTH, due)
        assert chosen[kind] and 0 <= points < WORTH[kind]
        assert WORTH[kind] == min(WORTH[one] for one, count in enumerate(chosen) if count)
        assert kind == min(one for one, count in enumerate(chosen) if count and WORTH[one] == WORTH[kind])


@pytest.mark.rule("RSD-ASK-17", "RSD-GEN-13")
@given(STORES, st.integers(1, 20))
def test_types_are_asked_for_one_by_one_until_few_payments_are_left(store: tuple[int, ...], due: int) -> None:
    found, counts = list(payments(store, WORTH, PAYING_ORDER, due)), [-1] * len(RESOURCES)
    while (kind := next_to_count(found, counts, COUNTING_ORDER)) >= 0:
        assert len(found) > MOST_LISTED and counts[kind] == -1
        counts[kind] = found[0][kind]
        found = with_counts(found, counts)
        assert found
    assert len(found) <= MOST_LISTED


def paying(f: Field, action: str, cost: int, barred: int = 0) -> Field:
    """A pays so many points for an action; then the menu comes."""
    f.state.agenda = []
    f.state.then("RSD-ASK-11", A)
    return f.task("RSD-PAY-12", A, action, cost, cost, barred, 0, 0)


@pytest.mark.rule("RSD-ASK-17")
def test_a_payment_of_many_ways_is_asked_for_in_parts() -> None:
    f = paying(Field().store(A, tech=12, food=12, wood=12, provisions=24), "take_over", 24)
    assert (f.rule, f.options[0], f.options[-1]) == ("RSD-ASK-17", "count:wood:0", "count:wood:12")
    f.do("count:wood:3")
    assert f.rule == "RSD-ASK-17" and f.options[0] == "count:food:0"
    f.do("count:food:2")
    assert f.rule == "RSD-ASK-18"
    assert f.options[0] == "pay:food2:wood3:provisions14" and f.options[-1] == "pay:tech7:food2:wood3"
    assert f.do("pay:tech1:food2:wood3:provisions12").have(A) == {"tech": 11, "food": 10, "wood": 9, "provisions": 12}


@pytest.mark.rule("RSD-PAY-06", "RSD-PAY-05", "RSD-FACT-10")
def test_types_are_mixed_and_cubes_go_to_the_stock() -> None:
    f = paying(Field().store(A, tech=1, food=1, provisions=1), "move", 5)
    assert f.options == ["pay:tech1:food1:provisions1"]
    f.do("pay:tech1:food1:provisions1")
    assert f.have(A) == {} and f.told("paid") == [("move", 5, "provisions", 1, "tech", 1, "food", 1)]


@pytest.mark.rule("RSD-PAY-09", "RSD-AMB-23")
def test_points_of_one_type_are_one_heap() -> None:
    f = paying(Field().store(A, oil=1).purse(A, oil=2), "move", 4)
    assert f.options == ["purse:use:oil", "purse:keep:oil"]
    f.do("purse:keep:oil", "pay:oil1")
    assert f.points(A) == {"oil": 4}


@pytest.mark.rule("RSD-PAY-08", "RSD-PAY-12", "RSD-AMB-26", "RSD-ASK-16", "RSD-FACT-11")
def test_the_purse_is_offered_type_by_type_whole_or_not_at_all() -> None:
    f = paying(Field().store(A, provisions=3).purse(A, tech=1, food=1, oil=3, wood=2), "move", 3)
    assert f.options == ["purse:use:tech", "purse:keep:tech"]
    f.do("purse:use:tech")
    assert f.options == ["purse:use:food", "purse:keep:food"]
    f.do("purse:keep:food")
    assert f.options == ["purse:use:oil", "purse:keep:oil"]  # Wood pays no move
    f.do("purse:use:oil")
    assert f.rule == "RSD-ASK-11" and f.points(A) == {"food": 1, "oil": 1, "wood": 2}
    assert f.told("purse_used") == [("tech", 1), ("oil", 2)]
    assert f.have(A) == {"provisions": 3}


@pytest.mark.rule("RSD-PAY-13", "RSD-PAY-14")
def test_costs_in_cubes_are_paid_in_those_alone_and_not_mixed() -> None:
    f = Field().terrain("water_source", "e4s0").outriders(A, "e3s0").store(A, chem=7, oil=4, gold=9).purse(A, oil=5)
    assert "act:contaminate" not in f.menu().options
    f.store(A, chem=8, oil=5, nuclear=1).menu().do("act:contaminate", "target:e4s0")
    assert f.options == ["cost:chem8", "cost:oil5", "cost:nuclear1"]


@pytest.mark.rule("RSD-PAY-16", "RSD-AMB-27", "RSD-FX-05", "RSD-FX-06")
def test_what_lowers_a_cost_adds_up_but_leaves_a_point() -> None:
    f = Field().completed(A, "discovery_prefab_frames")
    assert [points_of(f.state, A, kind) for kind in ("construct_outpost", "activate_outpost", "take_over")] == [4, 2, 6]
    f.completed(A, "discovery_pack_mules")
    assert points_of(f.state, A, "move") == 1 and points_of(f.state, B, "move") == 2
    f.state.seats[A].completed += ["discovery_pack_mules", "discovery_pack_mules"]
    assert points_of(f.state, A, "move", 1) == 1


@pytest.mark.rule("RSD-SIMP-01", "RSD-SIMP-03", "RSD-AMB-28")
def test_in_the_simpler_game_provisions_stay_barred_by_hazards() -> None:
    f = Field(simpler=True)
    assert [RESOURCES[kind] for kind in allowed_types(f.state, "discover", 0)] == [
        "tech", "food", "water", "wood", "chem", "oil", "gold", "provisions",
    ]  # fmt: skip
    assert PROVISIONS not in allowed_types(f.state, "move", 1)
    f.terrain("radiation_zone", "e4s0").outriders(A, "e4s0").store(A, provisions=9).menu()
    assert "act:move" not in f.options
    f.store(A, gold=1).menu()
    assert "act:move" in f.options


@pytest.mark.rule("RSD-ACT-03", "RSD-PAY-04")
@pytest.mark.parametrize(
    ("action", "points", "types"),
    [
        ("move", 2, "tech food water oil"), ("network", 4, "tech food water oil"), ("recruit", 8, "food water gold"),
        ("rouse", 4, "food water"), ("construct_outpost", 6, "tech food wood"),
        ("activate_outpost", 4, "tech food wood"), ("tear_down_outpost", 4, "tech food wood"),
        ("take_over", 6, "tech food wood"), ("construct_barricade", 3, "tech wood"),
        ("activate_barricade", 3, "tech wood"), ("tear_down_barricade", 3, "tech wood"),
        ("tear_down_basecamp", 6, "tech food water wood oil"), ("activate_basecamp", 6, "tech food water wood oil"),
        ("discover", 4, ""),
    ],
)  # fmt: skip
def test_the_price_of_each_action_and_what_pays_for_it(action: str, points: int, types: str) -> None:
    f = Field()
    assert points_of(f.state, A, action) == points
    kinds = [RESOURCE_OF[word] for word in types.split()]
    assert list(allowed_types(f.state, action, 0)) == [*kinds, PROVISIONS]
    assert list(allowed_types(f.state, action, 1)) == kinds
