"""HERO: Cosmonaut, Olympian and Surgeon; once a round like any card. The others: SWITCH, SUBST and PAY tests."""

import pytest

from tests.build import Table, a_table
from tests.compare import changes

COSMONAUT = "hero_cosmonaut"


def crew(*planned: str, **areas: str) -> Table:
    """Seat 0 with the Cosmonaut, these planned Missions, 9 of everything and full tracks."""
    t = a_table().with_cards(0, COSMONAUT).planned(0, *planned).on_tracks(0, 8, 8, 8)
    return t.with_items(0, food=9, fuel=9, parts=9, ammo=9, meds=9).assigned(0, **areas)


def second(t: Table) -> list[str]:
    """The Missions that the Cosmonaut may complete now."""
    return [option.split(":")[2] for option in t.options if option.startswith(f"card:{COSMONAUT}:")]


def first_done(t: Table, space: str = "museum_row_lower", area: str = "harbor") -> Table:
    """Seat 0 has placed a laborer and completed the Gallery (3 Ammo: 5 VP) with it."""
    t.assigned(0, **{area: "laborer"}).at("PLACE-01", seat=0).do(f"place:laborer:{area}:{space}")
    if t.decision.rule == "PLACE-06":
        t.do(t.options[0])
    return t.do("mission:basic_clear_the_gallery", "pay:ammo3")


@pytest.mark.rule("HERO-COSMONAUT", "AMB-52")
def test_the_cosmonaut_completes_one_more_mission_of_the_district_for_its_full_cost() -> None:
    t = crew("basic_clear_the_gallery", "basic_seed_cabinet", "starter_soup_line")
    first_done(t)
    assert second(t) == ["basic_seed_cabinet"]
    before = t.clone()
    t.do(f"card:{COSMONAUT}:basic_seed_cabinet")
    assert (t.decision.rule, t.options) == ("MIS-13", ("pay:fuel1:ammo1:meds1",))
    t.do("pay:fuel1:ammo1:meds1")
    assert changes(before, t) == {
        "0 fuel": -1,
        "0 ammo": -1,
        "0 meds": -1,
        "0 vp": 2,
        "0 slots": ["-basic_seed_cabinet"],
        "0 column 0": ["+basic_seed_cabinet"],
        "0 spent": [f"+{COSMONAUT}"],
    }
    assert t.options == ("effect:museum_row_lower", "done")


@pytest.mark.rule("HERO-COSMONAUT", "AMB-52", "MIS-15")
def test_the_cosmonaut_completes_no_third_mission_and_none_without_a_first() -> None:
    t = crew("basic_clear_the_gallery", "basic_seed_cabinet", "basic_night_school")
    t.assigned(0, harbor="laborer").at("PLACE-01", seat=0).do("place:laborer:harbor:museum_row_lower")
    assert second(t) == []
    t.do("mission:basic_clear_the_gallery", "pay:ammo3")
    assert second(t) == ["basic_seed_cabinet", "basic_night_school"]
    t.do(f"card:{COSMONAUT}:basic_seed_cabinet", "pay:fuel1:ammo1:meds1")
    assert t.options == ("effect:museum_row_lower", "done")


@pytest.mark.rule("AMB-52", "AMB-134")
def test_a_second_mission_that_cannot_be_paid_is_not_offered() -> None:
    t = first_done(crew("basic_clear_the_gallery", "basic_seed_cabinet").with_items(0, fuel=0))
    assert second(t) == []


@pytest.mark.rule("AMB-52")
def test_a_mutant_mission_may_be_second_only_with_a_mutant_in_the_zone() -> None:
    planned = ("basic_clear_the_gallery", "basic_burn_the_nest")
    assert second(first_done(crew(*planned))) == []
    assert second(first_done(crew(*planned).mutants("museum_row"))) == ["basic_burn_the_nest"]


@pytest.mark.rule("AMB-52")
def test_a_mission_of_several_districts_may_be_second_where_one_is_the_tokens() -> None:
    t = first_done(crew("basic_clear_the_gallery", "basic_canvas_for_bandages", "starter_stovepipe_row"))
    assert second(t) == ["basic_canvas_for_bandages"]


@pytest.mark.rule("AMB-52", "AMB-61")
def test_at_headquarters_the_second_shares_a_district_icon_with_the_first_or_both_are_mutant_missions() -> None:
    planned = ("basic_canvas_for_bandages", "starter_stovepipe_row", "basic_burn_the_nest")
    t = crew(*planned, compound="ranger").cleared(0, "room_headquarters").at("PLACE-01", seat=0)
    t.do("place:ranger:compound:room_headquarters", "effect:room_headquarters", "complete:basic_canvas_for_bandages")
    t.do("pay:food3")
    assert second(t) == ["starter_stovepipe_row"]
    mutants = crew("basic_burn_the_nest", "basic_bait_and_cage", "starter_soup_line", compound="ranger")
    mutants.cleared(0, "room_headquarters").at("PLACE-01", seat=0).do("place:ranger:compound:room_headquarters")
    mutants.do("effect:room_headquarters", "complete:basic_burn_the_nest", "pay:fuel2", "column:column_left")
    assert second(mutants) == ["basic_bait_and_cage"]
    before = mutants.clone()
    mutants.do(f"card:{COSMONAUT}:basic_bait_and_cage", "pay:food3", "leave", "column:column_left")
    assert changes(before, mutants) == {
        "0 food": -3,
        "0 vp": 3,
        "0 slots": ["-basic_bait_and_cage"],
        "0 column 0": ["+basic_bait_and_cage"],
        "0 spent": [f"+{COSMONAUT}"],
    }


@pytest.mark.rule("AMB-138", "HERO-COSMONAUT", "MIS-15")
@pytest.mark.parametrize(
    "between",
    [
        ("effect:museum_row_lower", "add:ranger"),
        ("event:event_sealed_wing", "plan:basic_toll_post"),
        ("effect:museum_row_lower", "add:scholar", "event:event_sealed_wing", "plan:basic_toll_post"),
    ],
)
def test_whatever_comes_in_between_the_chance_stays_open_until_it_is_used(between: tuple[str, ...]) -> None:
    t = crew("basic_clear_the_gallery", "basic_seed_cabinet").event("event_sealed_wing").offering("basic_toll_post")
    first_done(t).do(*between)
    assert second(t) == ["basic_seed_cabinet"]
    assert "mission:basic_seed_cabinet" not in t.options
    t.do(f"card:{COSMONAUT}:basic_seed_cabinet")
    t.do(t.options[0])
    assert t.seat(0).columns[0] == ["basic_clear_the_gallery", "basic_seed_cabinet"]
    assert second(t) == []


@pytest.mark.rule("AMB-138")
def test_the_chance_of_a_second_mission_ends_with_the_turn() -> None:
    t = first_done(crew("basic_clear_the_gallery", "basic_seed_cabinet").assigned(0, metro="laborer"))
    t.do("done", "place:laborer:metro:arbat_upper")
    assert second(t) == []


@pytest.mark.rule("AMB-138")
def test_other_cards_may_come_in_between_and_their_gains_pay_the_second() -> None:
    t = crew("basic_clear_the_gallery", "basic_seed_cabinet").with_cards(0, "survivor_bodyguard", "survivor_sailor")
    first_done(t.with_items(0, meds=0, fuel=0))
    assert second(t) == []
    t.do("card:survivor_bodyguard", "card:survivor_sailor")
    assert second(t) == ["basic_seed_cabinet"]
    t.do(f"card:{COSMONAUT}:basic_seed_cabinet", "pay:fuel1:ammo1:meds1")
    assert t.seat(0).columns[0] == ["basic_clear_the_gallery", "basic_seed_cabinet"]


@pytest.mark.rule("AMB-138")
def test_rewards_and_the_row_bonus_of_the_first_come_in_between() -> None:
    t = crew("basic_clear_the_gallery", "basic_seed_cabinet").in_row("survivor_miner", "", "", "", "")
    t.completed(0, 1, "starter_ice_ferry").completed(0, 2, "starter_soup_line")
    first_done(t)
    assert t.decision.rule == "MIS-18"
    t.do("rescue:survivor_miner")
    assert second(t) == ["basic_seed_cabinet"]


@pytest.mark.rule("AMB-138")
def test_the_effect_used_before_the_first_mission_does_not_matter() -> None:
    t = crew("basic_clear_the_gallery", "basic_seed_cabinet", harbor="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:harbor:museum_row_lower", "effect:museum_row_lower", "add:ranger")
    t.do("mission:basic_clear_the_gallery", "pay:ammo3")
    assert second(t) == ["basic_seed_cabinet"]


@pytest.mark.parametrize(
    ("hero", "zone", "area", "choices"),
    [
        pytest.param(
            "hero_olympian", "arbat_upper", "metro", ("food", "parts"), marks=pytest.mark.rule("HERO-OLYMPIAN")
        ),
        pytest.param(
            "hero_surgeon", "museum_row_lower", "harbor", ("fuel", "food"), marks=pytest.mark.rule("HERO-SURGEON")
        ),
    ],
)
@pytest.mark.rule("AMB-56")
def test_olympian_and_surgeon_choose_one_of_two_goods(
    hero: str, zone: str, area: str, choices: tuple[str, str]
) -> None:
    t = a_table().with_cards(0, hero).assigned(0, **{area: "laborer"}).at("PLACE-01", seat=0)
    t.do(f"place:laborer:{area}:{zone}", f"card:{hero}")
    assert (t.decision.rule, t.options) == ("AMB-56", tuple(f"gain:{word}1" for word in choices))
    before = t.clone()
    for word in choices:
        assert changes(before, t.clone().do(f"gain:{word}1")) == {f"0 {word}": 1}


@pytest.mark.rule("AMB-57")
def test_a_hero_works_once_a_round_and_is_ready_in_the_next() -> None:
    t = a_table().with_cards(0, "hero_olympian").assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:arbat_upper", "card:hero_olympian", "gain:food1", "done")
    t.do("place:laborer:metro:revolution_square_right")
    assert t.options == ("effect:revolution_square_right", "done")
    assert t.seat(0).spent == ["hero_olympian"]
    t.do("done")
    assert (t.state.round, t.seat(0).spent) == (2, [])


@pytest.mark.rule("AMB-57", "SURV-01")
def test_the_mystic_switches_once_a_round_with_or_after_the_placement() -> None:
    t = a_table().with_cards(0, "hero_mystic").assigned(0, metro="laborer laborer laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:room_checkpoint:hero_mystic")
    assert t.options == ("effect:room_checkpoint", "done")
    t.do("done")
    assert not [option for option in t.options if "hero_mystic" in option]
    t.do("place:laborer:metro:arbat_upper")
    assert t.options == ("effect:arbat_upper", "done")
