"""SURV-20 to SURV-25 and the Free Rescue: taking cards of the Survivor Row."""

import pytest

from tests.build import Table, a_table, content
from tests.compare import changes

ROW = ("survivor_chef", "survivor_miner", "survivor_doctor", "survivor_pilot", "survivor_scout")
EMPTY_ROW = ("", "", "", "", "")
RESCUE_CARDS = ("survivor_biologist", "survivor_psychologist", "hero_cosmonaut")


def rescuing(t: Table, card: str, price: int) -> Table:
    """Place a laborer in the Kremlin and pay for that card."""
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:kremlin_upper", "effect:kremlin_upper")
    return t.do(f"rescue:{card}", f"pay:food{price}")


@pytest.mark.parametrize(("space", "price"), [(0, 4), (1, 4), (2, 3), (3, 2), (4, 2)])
@pytest.mark.rule("SURV-20")
def test_the_price_is_the_food_printed_under_the_cards_space(space: int, price: int) -> None:
    t = a_table().in_row(*ROW).with_items(0, food=9).assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:kremlin_upper", "effect:kremlin_upper")
    assert t.options == tuple(f"rescue:{card}" for card in ROW)
    before = t.clone()
    t.do(f"rescue:{ROW[space]}")
    assert (t.decision.rule, t.options) == ("GEN-04", (f"pay:food{price}",))
    t.do(f"pay:food{price}")
    kind = ("builder", "builder", "scholar", "ranger", "ranger")[space]
    assert changes(before, t) == {
        "0 food": -price,
        "0 cards": [f"+{ROW[space]}"],
        f"row {space}": "",
        f"0 supply {kind}": -1,
        f"0 bag {kind}": 1,
    }


@pytest.mark.rule("SURV-20", "AMB-125")
def test_with_four_seats_the_leftmost_space_costs_five_and_cards_of_the_deck_are_not_available() -> None:
    t = a_table(4).in_row("survivor_hunter", *ROW).with_items(0, food=5).assigned(0, metro="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:metro:kremlin_upper", "effect:kremlin_upper")
    assert t.options == ("rescue:survivor_hunter", *(f"rescue:{card}" for card in ROW))
    t.do("rescue:survivor_hunter")
    assert t.options == ("pay:food5",)


@pytest.mark.rule("SURV-21")
def test_without_a_token_of_the_type_only_the_card_comes() -> None:
    t = a_table().in_row(*ROW).with_items(0, food=2).without_supply(0, "ranger")
    before = t.clone()
    rescuing(t, "survivor_pilot", 2)
    assert changes(before, t) == {
        "0 food": -2,
        "0 cards": ["+survivor_pilot"],
        "row 3": "",
        "0 bag laborer": -1,
        "0 kremlin_upper": "laborer",
    }


@pytest.mark.rule("SURV-21")
def test_the_last_token_of_the_type_still_comes() -> None:
    t = a_table().in_row(*ROW).with_items(0, food=2)
    t.seat(0).supply[2], t.seat(0).retired[2] = 1, 3
    rescuing(t, "survivor_pilot", 2)
    assert (t.tokens(0, "supply"), t.tokens(0, "bag")) == (
        {"scholar": 4, "builder": 4},
        {"hero": 1, "laborer": 5, "ranger": 1},
    )


@pytest.mark.rule("SURV-22")
def test_the_number_of_survivor_cards_has_no_limit() -> None:
    t = a_table()
    others = [card for card in content().survivors if card not in ROW]
    t.with_cards(0, *others).in_row(*ROW).with_items(0, food=2)
    rescuing(t, "survivor_scout", 2)
    assert len(t.seat(0).cards) == 32


@pytest.mark.rule("SURV-25", "AMB-71", "AMB-134")
def test_an_empty_row_makes_every_rescue_impossible_and_nothing_is_paid() -> None:
    t = a_table().in_row(*EMPTY_ROW).with_items(0, food=9, fuel=9).cleared(0, "room_kitchen")
    t.assigned(0, metro="laborer", compound="laborer")
    zone = t.clone().at("PLACE-01", seat=0).do("place:laborer:metro:kremlin_upper")
    assert zone.options == ("done",)
    kitchen = t.clone().at("PLACE-01", seat=0).do("place:laborer:compound:room_kitchen")
    assert kitchen.options == ("done",)


@pytest.mark.rule("SURV-06", "SURV-24", "AMB-46")
def test_a_gained_card_works_from_the_next_own_turn_of_the_same_round() -> None:
    t = a_table().in_row("", "", "", "", "survivor_farmer").with_items(0, food=2).assigned(0, metro="laborer")
    rescuing(t.assigned(1, metro="laborer"), "survivor_farmer", 2)
    assert t.options == ("done",)  # the Metro trigger is awake, but the card is barred
    t.do("done", "place:laborer:metro:rest", "place:laborer:metro:arbat_upper")
    assert t.decision.seat == 0
    assert t.options == ("effect:arbat_upper", "card:survivor_farmer", "done")


@pytest.mark.rule("SURV-23", "AMB-48", "AMB-72", "MIS-18")
def test_a_free_rescue_costs_no_food_brings_its_token_and_is_a_rescue() -> None:
    t = a_table().with_cards(0, *RESCUE_CARDS).in_row(*ROW).planned(0, "basic_clear_the_gallery").with_items(0, ammo=3)
    t.completed(0, 1, "starter_ice_ferry").completed(0, 2, "starter_soup_line").assigned(0, harbor="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:harbor:museum_row_lower", "mission:basic_clear_the_gallery", "pay:ammo3")
    assert (t.decision.rule, t.options) == ("MIS-18", (*(f"rescue:{card}" for card in ROW), "leave"))
    before = t.clone()
    t.do("rescue:survivor_doctor")
    assert changes(before, t) == {
        "0 cards": ["+survivor_doctor"],
        "row 2": "",
        "0 supply scholar": -1,
        "0 bag scholar": 1,
    }
    assert t.options == (*("effect:museum_row_lower", "card:survivor_biologist", "card:survivor_psychologist", "done"),)


@pytest.mark.rule("AMB-72", "SURV-06")
def test_a_card_of_the_free_rescue_is_barred_this_turn() -> None:
    t = a_table().in_row("", "", "", "", "survivor_miner").planned(0, "basic_clear_the_gallery").with_items(0, ammo=3)
    t.completed(0, 1, "starter_ice_ferry").completed(0, 2, "starter_soup_line").assigned(0, harbor="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:harbor:museum_row_lower", "mission:basic_clear_the_gallery", "pay:ammo3")
    t.do("rescue:survivor_miner")
    assert t.seat(0).cards == ["survivor_miner"]
    assert t.options == ("effect:museum_row_lower", "done")


@pytest.mark.rule("AMB-48", "SURV-10")
def test_two_rescues_in_a_turn_wake_rescue_cards_only() -> None:
    cards = ("survivor_chef", "survivor_foreman", "survivor_plumber")
    t = a_table().with_cards(0, *cards).in_row("", *ROW[1:]).planned(0, "basic_cathedral_infirmary")
    rescuing(t.with_items(0, food=2, meds=2, fuel=1), "survivor_scout", 2)
    assert t.options == ("mission:basic_cathedral_infirmary", "card:survivor_chef", "done")
    t.do("mission:basic_cathedral_infirmary", "pay:fuel1:meds2", "rescue:survivor_pilot")
    assert t.options == ("card:survivor_chef", "done")


@pytest.mark.rule("AMB-48")
def test_a_specialist_token_of_museum_row_is_no_rescue() -> None:
    t = a_table().with_cards(0, "survivor_chef", "survivor_psychologist").assigned(0, harbor="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:harbor:museum_row_lower", "effect:museum_row_lower", "add:ranger")
    assert t.options == ("done",)


@pytest.mark.rule("AMB-140", "AMB-48", "GEN-03")
def test_a_rescue_as_a_mission_reward_is_free_and_wakes_rescue_cards() -> None:
    t = a_table().with_cards(0, "survivor_chef").in_row("", *ROW[1:]).planned(0, "basic_cathedral_infirmary")
    t.with_items(0, meds=2, fuel=1).assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:kremlin_upper", "mission:basic_cathedral_infirmary", "pay:fuel1:meds2")
    assert (t.decision.rule, t.options) == ("SURV-23", (*(f"rescue:{card}" for card in ROW[1:]), "leave"))
    before = t.clone()
    taken = t.clone().do("rescue:survivor_miner")
    assert changes(before, taken) == {
        "0 cards": ["+survivor_miner"],
        "row 1": "",
        "0 supply builder": -1,
        "0 bag builder": 1,
        "0 completing": "",
        "0 column 1": ["+basic_cathedral_infirmary"],
    }
    assert taken.options == ("card:survivor_chef", "done")
    left = t.clone().do("leave")
    assert changes(before, left) == {"0 completing": "", "0 column 1": ["+basic_cathedral_infirmary"]}
    assert left.options == ("done",)
