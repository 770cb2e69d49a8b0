"""AMB-130: which questions may be answered for a seat, and that no other answer could have been better for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from tests.build import Table, a_table
from tests.games.resurgence.rules.mutant_scenes import before_action
from tests.properties.test_random_games import Kind, positions


def taken(t: Table) -> str:
    """What is taken for the seat that is asked now."""
    return option_taken(t.state, t.decision)


def option_taken(state: State, decision: Decision) -> str:
    return GAME.unasked(lambda: GAME.view(state, decision.seat), decision)


def at_arbat(**held: int) -> Table:
    """Seat 0 has placed a Laborer on upper Arbat, which brings 1 Part."""
    t = a_table().with_items(0, **held).assigned(0, metro="laborer").at("PLACE-01", seat=0)
    return t.do("place:laborer:metro:arbat_upper")


@pytest.mark.rule("AMB-130")
def test_goods_of_a_space_that_cost_nothing_are_taken() -> None:
    assert taken(at_arbat()) == "effect:arbat_upper"
    assert taken(at_arbat(parts=9)) == "effect:arbat_upper", "nothing else can be done first that would make room"


@pytest.mark.rule("AMB-130", "GEN-05")
def test_while_a_mission_could_make_room_first_what_a_limit_would_swallow_is_asked() -> None:
    def with_mission(parts: int) -> Table:
        t = a_table().planned(0, "basic_bookshop_barricade").with_items(0, food=9, fuel=9, parts=parts, ammo=9, meds=9)
        return t.assigned(0, metro="laborer").at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper")

    assert len(with_mission(9).options) > 2, with_mission(9).options
    assert taken(with_mission(9)) == ""
    assert taken(with_mission(1)) == "effect:arbat_upper"


@pytest.mark.rule("AMB-130")
@pytest.mark.parametrize(
    ("token", "area", "space"),
    [
        ("laborer", "harbor", "hope_island_right"),
        ("scholar", "metro", "museum_row_upper"),
        ("laborer", "harbor", "museum_row_lower"),
    ],
    ids=["a cost", "a Mission to plan", "a Specialist to choose"],
)
def test_what_costs_or_asks_for_anything_is_asked(token: str, area: str, space: str) -> None:
    t = a_table().with_items(0, parts=2).offering("basic_toll_post").assigned(0, **{area: token})
    t.at("PLACE-01", seat=0).do(f"place:{token}:{area}:{space}")
    assert f"effect:{space}" in t.options and taken(t) == ""


@pytest.mark.rule("AMB-130", "SURV-13")
def test_a_card_that_only_gives_is_taken_too_and_one_with_alternatives_is_asked() -> None:
    t = a_table().with_cards(0, "survivor_farmer").assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:arbat_upper", "effect:arbat_upper")
    assert t.options == ("card:survivor_farmer", "done") and taken(t) == "card:survivor_farmer"
    t = a_table().with_cards(0, "hero_olympian").assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:arbat_upper", "effect:arbat_upper")
    assert t.options == ("card:hero_olympian", "done") and taken(t) == ""


@pytest.mark.rule("AMB-56", "GEN-05")
def test_of_two_gains_the_one_is_taken_that_a_limit_swallows_less_of() -> None:
    def olympian(food: int, *more: str) -> Table:
        t = a_table().with_cards(0, "hero_olympian", *more).with_items(0, food=food)
        t.assigned(0, metro="laborer").at("PLACE-01", seat=0)
        return t.do("place:laborer:metro:arbat_upper", "effect:arbat_upper", "card:hero_olympian")

    assert taken(olympian(food=9)) == "gain:parts1"
    assert taken(olympian(food=8)) == ""
    assert taken(olympian(9, "survivor_hunter")) == "", "Food wakes the Hunter, also where there is no room for it"


@pytest.mark.rule("SOLO-23")
def test_alone_everything_is_asked_since_the_mutants_may_take_what_one_has() -> None:
    t = before_action("a", "hope_island").at("PLACE-01", seat=0)
    while t.decision.rule != "PLACE-01":
        t.do(t.options[-1])
    t.do("place:laborer:metro:arbat_upper")
    assert "effect:arbat_upper" in t.options and taken(t) == ""


KINDS = (Kind(2), Kind(3, bot="bot:random"), Kind(4, encounters=True, bonus_events=True), Kind(1, solo="village"))
MOST_ENDS, FOLLOWED = 400, 30


def ends(state: State, seat: int, budget: list[int]) -> Iterator[State]:
    """Every table that a seat can bring about by what it answers next, up to the end of its turn or its part."""
    stack = [state]
    while stack:
        table = stack.pop()
        asked = table.decision_of(seat)
        if asked is None or asked.rule == "PLACE-01" or table.turn.seat not in (-1, seat):
            yield table
            continue
        budget[0] -= len(asked.options)
        if budget[0] < 0:
            return
        for option in asked.options:
            after = GAME.clone(table)
            choose(after, seat, option, GAME.book)
            stack.append(after)


def outcome(state: State, seat: int) -> tuple[str, tuple[int, ...], frozenset[str]]:
    """A table but for what the seat holds; what it holds, and the cards it has used."""
    dumped: dict[str, Any] = GAME.dump(state)
    me = dumped["seats"][seat]
    held = (*me.pop("items"), me.pop("vp"), sum(me.pop("sheet").values()))
    me.pop("earned")
    used = frozenset(me.pop("spent"))
    for word in ("facts", "answered", "turn"):
        dumped.pop(word, None)
    return repr(dumped), held, used


@pytest.mark.games
@pytest.mark.rule("AMB-130")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.named)
def test_whatever_another_answer_leads_to_the_one_taken_leads_to_as_much_or_more(kind: Kind) -> None:
    """All ends of the turn that can be reached without it are compared with those that can be reached with it."""
    followed, shown = 0, set()
    for seed in range(4):
        for state in positions(kind, seed):
            for asked in () if state.over else state.open:
                if len(asked.options) == 1 or not (option := option_taken(state, asked)):
                    continue
                shown.add(asked.rule)
                assert option in asked.options and option != "done"
                after = GAME.clone(state)
                choose(after, asked.seat, option, GAME.book)
                if followed >= FOLLOWED * (1 + seed):
                    continue
                budget = [MOST_ENDS]
                others = list(ends(GAME.clone(state), asked.seat, budget))
                own = list(ends(after, asked.seat, budget))
                if budget[0] < 0:
                    continue
                followed += 1
                reached = [outcome(end, asked.seat) for end in own]
                for rest, held, used in (outcome(end, asked.seat) for end in others):
                    assert any(
                        rest == other_rest and used <= other_used
                        and all(one >= two for one, two in zip(other, held, strict=True))
                        for other_rest, other, other_used in reached
                    ), (seed, asked, option)
    assert kind.solo or (followed > 20 and "ACT-01" in shown), (followed, shown)
