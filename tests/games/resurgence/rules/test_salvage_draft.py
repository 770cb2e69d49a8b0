"""SAL: the Salvage draft, and the beginner start that takes its place."""

import pytest

from resurgence_tui.engine.machine import run
from resurgence_tui.games.resurgence.game import GAME
from tests.build import Table, content, new_game

SHOWN = {
    "salvage_root_cellar": {"food": 3},
    "salvage_jerrycan_sled": {"fuel": 2},
    "salvage_tram_depot_bench": {"parts": 2},
    "salvage_hunting_lodge": {"ammo": 1, "food": 1},
    "salvage_school_nurse_office": {"meds": 1, "food": 1},
    "salvage_border_truck": {"ammo": 1, "fuel": 1},
    "salvage_dental_surgery": {"meds": 1, "parts": 1},
    "salvage_canteen_stores": {"food": 2, "fuel": 1},
    "salvage_lift_machinery": {"parts": 1, "fuel": 1},
    "salvage_civil_defence_locker": {"ammo": 1, "meds": 1},
    "salvage_stranded_bricklayer": {"builder": 1, "food": 1},
    "salvage_night_archivist": {"scholar": 1, "food": 1},
    "salvage_lone_tracker": {"ranger": 1, "food": 1},
    "salvage_radio_stranger": {"any": 1, "food": 1},
}
"""What the cards show; ``any`` is a Specialist of choice."""

GOODS = {"food": 0, "fuel": 0, "parts": 0, "ammo": 2, "meds": 2}
SPECIALISTS = ("add:ranger", "add:scholar", "add:builder")


def after_heroes(seats: int = 3, seed: int = 1, start: str = "draft") -> Table:
    """A game whose Heroes and Starter Missions are taken."""
    t = new_game(seats, seed, start)
    while t.state.open[0].rule == "SET-19":
        t.choose(t.state.open[0].seat, t.state.open[0].options[0])
    return t


def dealt(*hands: str) -> Table:
    """A draft at its first pick with these hands; the cards exchange places with those dealt."""
    t = after_heroes(len(hands))
    state = t.state
    state.aside = [card for card in state.aside if not card.startswith("salvage")]
    for me, hand in zip(state.seats, hands, strict=True):
        me.hand = [f"salvage_{word}" for word in hand.split()]
    held = [card for me in state.seats for card in me.hand]
    state.aside += [card for card in SHOWN if card not in held]
    assert state.agenda[-1].rule == "SAL-02/pass"
    state.agenda.pop()
    state.open, state.private = [], []
    state.then("SAL-02", -1)
    run(state, GAME.book)
    return t


def picks(t: Table, *cards: str) -> Table:
    """Every seat keeps a card, the last seat first."""
    for seat in reversed(range(len(cards))):
        t.choose(seat, f"keep:salvage_{cards[seat]}")
    return t


def hands(t: Table) -> list[list[str]]:
    return [[card.removeprefix("salvage_") for card in me.hand] for me in t.state.seats]


@pytest.mark.rule("SAL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sal_01_three_of_the_fourteen_salvage_cards_are_dealt_to_each(seats: int) -> None:
    deals = set()
    for seed in range(30):
        state = after_heroes(seats, seed).state
        assert [len(me.hand) for me in state.seats] == [3] * seats
        given = [card for me in state.seats for card in me.hand]
        rest = [card for card in state.aside if card.startswith("salvage")]
        assert len(rest) == 14 - 3 * seats
        assert sorted(given + rest) == sorted(SHOWN) == sorted(content().salvage)
        deals.add(tuple(given))
    assert len(deals) == 30


@pytest.mark.rule("SAL-02", "AMB-132")
def test_sal_02_all_pick_at_the_same_time_and_the_rest_goes_clockwise_until_three_are_kept() -> None:
    t = dealt(
        "root_cellar jerrycan_sled tram_depot_bench",
        "hunting_lodge school_nurse_office border_truck",
        "dental_surgery canteen_stores lift_machinery",
    )
    asked = [(one.rule, one.seat, one.private, one.options) for one in t.state.open]
    assert asked == [("SAL-02", seat, True, tuple(f"keep:{card}" for card in t.seat(seat).hand)) for seat in range(3)]
    picks(t, "root_cellar", "border_truck", "canteen_stores")
    assert hands(t) == [
        ["dental_surgery", "lift_machinery"],
        ["jerrycan_sled", "tram_depot_bench"],
        ["hunting_lodge", "school_nurse_office"],
    ]
    picks(t, "dental_surgery", "tram_depot_bench", "hunting_lodge")
    assert hands(t) == [["school_nurse_office"], ["lift_machinery"], ["jerrycan_sled"]]
    assert [one.options for one in t.state.open] == [
        ("keep:salvage_school_nurse_office",),
        ("keep:salvage_lift_machinery",),
        ("keep:salvage_jerrycan_sled",),
    ]
    assert [me.items for me in t.state.seats] == [[0, 0, 0, 2, 2]] * 3
    picks(t, "school_nurse_office", "lift_machinery", "jerrycan_sled")
    shown = {fact.seat: fact.values for fact in t.facts("salvage_revealed")}
    assert shown == {
        0: ("salvage_root_cellar", "salvage_dental_surgery", "salvage_school_nurse_office"),
        1: ("salvage_border_truck", "salvage_tram_depot_bench", "salvage_lift_machinery"),
        2: ("salvage_canteen_stores", "salvage_hunting_lodge", "salvage_jerrycan_sled"),
    }
    assert [t.items(seat) for seat in range(3)] == [
        {"food": 4, "fuel": 0, "parts": 1, "ammo": 2, "meds": 4},
        {"food": 0, "fuel": 2, "parts": 3, "ammo": 3, "meds": 2},
        {"food": 3, "fuel": 3, "parts": 0, "ammo": 3, "meds": 2},
    ]
    assert t.state.open[0].rule == "ASG-01"


@pytest.mark.rule("SAL-02", "GEN-10")
def test_sal_02_picks_and_hands_stay_secret_until_the_reveal() -> None:
    t = dealt("root_cellar jerrycan_sled tram_depot_bench", "hunting_lodge school_nurse_office border_truck")
    t.choose(1, "keep:salvage_border_truck")
    assert [(fact.key, fact.eyes) for fact in t.state.facts] == [("kept", 1)]
    for viewer in (-1, 0):
        seen = GAME.view(t.state, viewer)
        assert (seen.seats[1].hand, seen.seats[1].picks, seen.facts) == (["?", "?"], ["?"], [])
    assert GAME.view(t.state, 1).seats[1].picks == ["salvage_border_truck"]
    assert [(one.seat, one.options) for one in GAME.view(t.state, 1).open] == [(0, ())]
    assert [one.options for one in GAME.view(t.state, 0).open] == [t.state.open[0].options]
    assert GAME.view(t.state, 1).seats[0].hand == ["?", "?", "?"]


@pytest.mark.rule("SAL-03", "SAL-04", "GEN-05", "GEN-06")
@pytest.mark.parametrize("card", [card for card, goods in SHOWN.items() if not {"any", "ranger"} & set(goods)])
def test_sal_03_everything_shown_is_collected_and_the_card_is_gone(card: str) -> None:
    word = card.removeprefix("salvage_")
    others = [other.removeprefix("salvage_") for other in SHOWN if other != card][:3]
    t = dealt(word, " ".join(others[:1]))
    picks(t, word, others[0])
    while t.state.open[0].rule != "ASG-01":
        t.do(t.options[0])
    gained = {item: GOODS[item] + SHOWN[card].get(item, 0) for item in GOODS}
    assert t.items(0) == gained
    assert card in t.state.gone
    assert t.seat(0).picks == []


@pytest.mark.rule("SAL-04", "GEN-05", "GEN-06")
def test_sal_04_what_passes_a_limit_is_lost() -> None:
    t = dealt("root_cellar hunting_lodge civil_defence_locker", "jerrycan_sled dental_surgery lift_machinery")
    t.with_items(0, food=7, ammo=12, meds=13)
    picks(t, "root_cellar", "jerrycan_sled")
    picks(t, "dental_surgery", "hunting_lodge")
    picks(t, "civil_defence_locker", "lift_machinery")
    assert t.items(0) == {"food": 9, "fuel": 0, "parts": 1, "ammo": 13, "meds": 13}


@pytest.mark.rule("SAL-05", "AMB-130")
def test_sal_05_a_salvaged_specialist_always_goes_from_supply_to_bag() -> None:
    t = dealt("stranded_bricklayer", "radio_stranger")
    t.state.first = 1
    picks(t, "stranded_bricklayer", "radio_stranger")
    assert (t.decision.rule, t.decision.seat, t.options) == ("GEN-09", 1, SPECIALISTS)
    t.do("add:scholar")
    assert (t.decision.rule, t.decision.seat, t.options) == ("GEN-09", 0, ("add:builder",))
    t.do("add:builder")
    drawn = [{**t.tokens(seat, "bag")} for seat in (0, 1)]
    for seat in (0, 1):
        for word, count in t.tokens(seat, "drawn").items():
            drawn[seat][word] = drawn[seat].get(word, 0) + count
    assert drawn == [{"hero": 1, "laborer": 6, "builder": 1}, {"hero": 1, "laborer": 6, "scholar": 1}]
    assert t.tokens(0, "supply") == {"ranger": 4, "scholar": 4, "builder": 3}
    assert t.tokens(1, "supply") == {"ranger": 4, "scholar": 3, "builder": 4}
    assert [t.items(seat)["food"] for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("SAL-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sal_10_the_beginner_start_gives_one_of_each_good_and_no_salvage(seats: int) -> None:
    t = after_heroes(seats, start="beginner")
    assert [t.items(seat) for seat in range(seats)] == [
        {"food": 1, "fuel": 1, "parts": 1, "ammo": 3, "meds": 3}
    ] * seats
    assert [me.hand + me.picks for me in t.state.seats] == [[]] * seats
    assert not any(card.startswith("salvage") for card in t.state.gone)


@pytest.mark.rule("SAL-11", "AMB-132")
def test_sal_11_each_may_add_one_specialist_of_any_type_asked_from_the_first_player_on() -> None:
    t = after_heroes(3, seed=4, start="beginner")
    first, second, third = t.state.clockwise()
    for seat, option in ((first, "add:ranger"), (second, "leave"), (third, "add:builder")):
        assert (t.decision.rule, t.decision.seat, t.decision.private) == ("SAL-11", seat, False)
        assert t.options == (*SPECIALISTS, "leave")
        t.do(option)
    assert t.tokens(first, "supply") == {"ranger": 3, "scholar": 4, "builder": 4}
    assert t.tokens(second, "supply") == {"ranger": 4, "scholar": 4, "builder": 4}
    assert t.tokens(third, "supply") == {"ranger": 4, "scholar": 4, "builder": 3}
    owned = [[a + b for a, b in zip(me.bag, me.drawn, strict=True)] for me in t.state.seats]
    assert [owned[seat] for seat in (first, second, third)] == [[1, 6, 1, 0, 0], [1, 6, 0, 0, 0], [1, 6, 0, 0, 1]]
    assert {one.rule for one in t.state.open} == {"ASG-01"}


@pytest.mark.rule("AMB-16", "SAL-10", "SAL-11")
def test_amb_16_alone_the_beginner_start_is_an_option_and_salvage_the_default() -> None:
    beginner = Table(GAME.start(1, 1, {"solo": "village", "start": "beginner"}, content()))
    unsaid = Table(GAME.start(1, 1, {"solo": "village"}, content()))
    for t in (beginner, unsaid):
        while t.decision.rule == "SET-19":
            t.do(t.options[0])
    assert (beginner.decision.rule, beginner.options) == ("SAL-11", (*SPECIALISTS, "leave"))
    assert beginner.items(0) == {"food": 1, "fuel": 1, "parts": 1, "ammo": 3, "meds": 3}
    assert unsaid.items(0) == GOODS
    assert (unsaid.decision.rule, len(unsaid.options)) == ("SOLO-10", 3)


@pytest.mark.rule("SAL-12", "AMB-19")
def test_sal_12_nothing_gained_in_setup_triggers_a_card() -> None:
    t = dealt("root_cellar", "jerrycan_sled").with_cards(0, "survivor_hunter").with_cards(1, "survivor_chemist")
    picks(t, "root_cellar", "jerrycan_sled")
    assert {one.rule for one in t.state.open} == {"ASG-01"}
    assert [t.items(seat) for seat in (0, 1)] == [{**GOODS, "food": 3}, {**GOODS, "fuel": 2}]
    assert [me.spent for me in t.state.seats] == [[], []]
    while t.state.open[0].rule != "PLACE-01":
        for one in list(t.state.open):
            t.choose(one.seat, one.options[-1])
    for seat in t.state.clockwise():
        t.do("place:laborer:compound:room_checkpoint")
        assert (t.decision.seat, t.options) == (seat, ("effect:room_checkpoint", "done"))
        t.do("done")
