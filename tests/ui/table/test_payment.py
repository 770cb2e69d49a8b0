"""The stepper's model: which mixes are among the listed ways, and how one becomes another."""

import pytest

from resurgence_tui.games.resurgence.vocab import Item
from resurgence_tui.ui.resurgence.question.payment import Mix, Trade, trades, way, ways

MARKET = ["pay:food2", "pay:food1:fuel1", "pay:fuel2", "pay:food1:parts1", "pay:fuel1:parts1", "pay:parts2"]
MISSION = [
    "pay:food1:ammo2",
    "pay:food1:ammo1:hero_traffic_cop",
    "pay:food2:ammo1:survivor_electrician",
    "pay:food1:fuel1:ammo1:survivor_electrician",
    "pay:food2:hero_traffic_cop:survivor_electrician",
]


@pytest.mark.parametrize(
    ("option", "goods", "cards"),
    [
        ("pay:food2:ammo1", (2, 0, 0, 1, 0), frozenset()),
        ("pay:nothing", (0, 0, 0, 0, 0), frozenset()),
        ("pay:nothing:hero_traffic_cop", (0, 0, 0, 0, 0), frozenset({"hero_traffic_cop"})),
        ("gain:meds2", (0, 0, 0, 0, 2), frozenset()),
    ],
)
def test_an_option_is_taken_apart(option: str, goods: tuple[int, ...], cards: frozenset[str]) -> None:
    found = way(option)
    assert found is not None and (found.goods, found.cards) == (goods, cards)


@pytest.mark.parametrize("options", [["lose:vp2", "pay:food1"], ["gain:plan", "gain:food1"], ["leave", "pay:food1"],
                                     ["pay:food1", "gain:food1"]])
def test_what_is_no_mix_of_goods_is_left_to_the_menu(options: list[str]) -> None:
    assert ways(options) == []


def test_the_likely_payment_is_filled_in_and_can_be_paid_at_once() -> None:
    mix = Mix(ways(MARKET))
    assert (mix.option, mix.due) == ("pay:food2", 0)
    assert mix.items == (Item.FOOD, Item.FUEL, Item.PARTS)


def test_less_of_one_item_leaves_something_due_until_another_is_added() -> None:
    mix = Mix(ways(MARKET))
    assert mix.take(Item.FOOD)
    assert (mix.option, mix.due) == ("", 1)
    assert mix.add(Item.PARTS)
    assert (mix.option, mix.due) == ("pay:food1:parts1", 0)


def test_with_nothing_due_one_more_of_an_item_takes_the_place_of_another() -> None:
    mix = Mix(ways(MARKET))
    assert mix.add(Item.PARTS)
    assert mix.option == "pay:food1:parts1"
    assert mix.add(Item.PARTS)
    assert mix.option == "pay:parts2"
    assert not mix.add(Item.PARTS)
    assert not mix.take(Item.FOOD)


def test_a_card_that_helps_changes_what_is_due() -> None:
    mix = Mix(ways(MISSION))
    assert mix.helpers == ("hero_traffic_cop", "survivor_electrician")
    assert mix.toggle("hero_traffic_cop")
    assert mix.option == "pay:food1:ammo1:hero_traffic_cop"
    assert mix.toggle("survivor_electrician")
    assert mix.option == "pay:food2:hero_traffic_cop:survivor_electrician"
    assert mix.toggle("hero_traffic_cop")
    assert mix.cards == {"survivor_electrician"} and mix.option
    assert mix.toggle("survivor_electrician")
    assert mix.option == "pay:food1:ammo2"


def test_a_card_is_used_for_what_could_not_be_paid_without_it() -> None:
    mix = Mix(ways(["pay:parts1:ammo1", "pay:ammo2", "pay:parts1:ammo1:survivor_electrician",
                    "pay:food1:parts1:survivor_electrician", "pay:food2:survivor_electrician"]))
    assert mix.toggle("survivor_electrician")
    assert mix.option == "pay:food1:parts1:survivor_electrician"
    assert mix.toggle("survivor_electrician")
    assert mix.option == "pay:parts1:ammo1"


def test_a_card_without_which_nothing_can_be_paid_cannot_be_left_out() -> None:
    mix = Mix(ways(["pay:food1:hero_traffic_cop", "pay:fuel1:hero_traffic_cop"]))
    assert not mix.toggle("hero_traffic_cop")
    assert mix.option == "pay:food1:hero_traffic_cop"


def test_every_listed_way_can_be_put_together_by_plus_and_minus() -> None:
    for wanted in ways(MARKET):
        mix = Mix(ways(MARKET))
        for item in mix.items:
            while mix.goods[item]:
                mix.take(item)
        for item, amount in enumerate(wanted.goods):
            for _ in range(amount):
                assert mix.add(item)
        assert mix.option == wanted.option


def traded(held: tuple[int, ...], most: int = 2, may_leave: bool = True) -> Trade:
    """The exchanges that somebody with these goods is offered."""
    words = ("food", "fuel", "parts", "ammo", "meds")
    listed = [f"trade:{one}:{two}" for at, one in enumerate(words) if held[at] for two in words if one != two]
    return Trade(trades([*listed, "leave"]), most, held, may_leave)


def test_exchanges_come_out_even_and_are_taken_one_after_the_other() -> None:
    trade = traded((2, 0, 1, 0, 0))
    assert trade.option == "leave"
    assert trade.take(Item.FOOD) and (trade.option, trade.due) == ("", -1)
    assert trade.add(Item.AMMO) and trade.option == "trade:food:ammo"
    assert trade.take(Item.PARTS) and trade.add(Item.AMMO)
    assert trade.option == "trade:food:ammo>trade:parts:ammo"
    assert not trade.take(Item.FOOD) and not trade.add(Item.FUEL)


def test_no_more_is_given_than_there_is_and_a_step_back_is_always_possible() -> None:
    trade = traded((1, 0, 0, 0, 0))
    assert trade.take(Item.FOOD) and not trade.take(Item.FOOD) and not trade.take(Item.MEDS)
    assert trade.add(Item.FOOD) and trade.option == "leave"
    must = traded((1, 0, 0, 0, 0), most=1, may_leave=False)
    assert must.option == "trade:food:fuel"
    assert must.take(Item.FUEL) and must.add(Item.FOOD) and must.option == ""


def test_a_digit_after_the_last_exchange_begins_anew() -> None:
    trade = traded((2, 0, 1, 0, 0), most=1, may_leave=False)
    assert trade.option == "trade:food:fuel"
    assert trade.next_one(Item.PARTS) and trade.option == ""
    assert trade.next_one(Item.AMMO) and trade.option == "trade:parts:ammo"
    assert not trade.next_one(Item.MEDS) and trade.option == "trade:parts:ammo", "there are no Meds to give"


def test_what_is_no_exchange_is_left_to_the_menu() -> None:
    assert trades(["trade:food:fuel", "pay:food1"]) == ()
