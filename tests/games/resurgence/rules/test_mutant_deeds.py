"""SOLO-A, SOLO-B, SOLO-40 to SOLO-49: Rubble flipped, the Row shortened, Missions completed by the Mutants."""

import pytest

from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.vocab import ROOM_IDS
from tests.build import Table, a_table
from tests.compare import Change
from tests.games.resurgence.rules.mutant_scenes import ROW, before_action, outcomes, to_next_round

# --- Hope Island, side B: flip a Rubble token ------------------------------------------------------------------


@pytest.mark.rule("SOLO-B-HOP", "SOLO-49", "AMB-103")
@pytest.mark.parametrize(
    ("kind", "vp"),
    [
        ("rubble_vp1", 1),
        ("rubble_vp2", 2),
        ("rubble_vp3", 3),
        ("rubble_vp1_fuel1", 1),
        ("rubble_food3", 0),
        ("rubble_ammo1_food1", 0),
    ],
)
def test_solo_b_hop_the_mutants_gain_the_points_of_a_flipped_token_and_the_player_nothing(kind: str, vp: int) -> None:
    t = before_action("b", "hope_island").with_rubble(0, "room_garage", kind)
    token = t.seat(0).rubble[ROOM_IDS.index("room_garage")]
    found = outcomes(t)
    assert set(found) == {f"flip:{room}" for room in ROOM_IDS if room != "room_checkpoint"}
    gained: dict[str, Change] = {"mutants vp": vp} if vp else {}
    assert found["flip:room_garage"] == {"0 flipped room_garage": token, **gained}
    flipped = t.at("PLACE-01").do("flip:room_garage")
    assert flipped.seat(0).rubble[ROOM_IDS.index("room_garage")] == token  # not cleared


@pytest.mark.rule("SOLO-B-HOP", "SOLO-49", "AMB-103")
def test_solo_49_only_face_down_tokens_of_any_level_may_be_chosen() -> None:
    t = before_action("b", "hope_island").cleared(0, "room_armory", "room_kitchen").flipped(0, "room_clinic")
    rooms = ("market_stall", "garage", "scout_post", "workshop", "propaganda", "headquarters")
    assert set(t.at("PLACE-01").options) == {f"flip:room_{room}" for room in rooms}


@pytest.mark.rule("SOLO-B-HOP", "SOLO-49", "AMB-103")
def test_solo_49_without_a_face_down_token_nothing_happens() -> None:
    cleared = before_action("b", "hope_island").cleared(0, *ROOM_IDS)
    assert outcomes(cleared) == {"": {}}
    barred = before_action("b", "hope_island").cleared(0, *ROOM_IDS[:7]).flipped(0, *ROOM_IDS[7:])
    assert outcomes(barred) == {"": {}}


@pytest.mark.rule("SOLO-49", "BUILD-01", "PLACE-13")
def test_solo_49_a_room_with_a_flipped_token_can_be_neither_used_nor_built() -> None:
    t = a_table(1, solo="village").side("b").with_items(0, parts=1, food=1).at_level(0, 3)
    t.mutant_cards("hope_island", "arbat").assigned(0, harbor="builder", compound="laborer").at("PLACE-01")
    t.do("flip:room_garage")
    assert t.placing("room_garage") == ()
    assert t.placing("room_checkpoint") == ("place:laborer:compound:room_checkpoint",)
    t.do("place:builder:harbor:hope_island_left", "pay:food1", "effect:hope_island_left", "pay:parts1")
    assert "build:room_garage" not in t.options
    assert set(t.options) == {f"build:{room}" for room in ROOM_IDS[1:] if room != "room_garage"}


@pytest.mark.rule("SOLO-B-HOP", "AMB-146")
def test_solo_b_hop_a_flipped_token_lies_in_the_open() -> None:
    t = before_action("b", "hope_island").with_rubble(0, "room_garage", "rubble_vp3").at("PLACE-01")
    place = ROOM_IDS.index("room_garage")
    assert GAME.view(t.state, -1).seats[0].rubble[place] == "?"
    t.do("flip:room_garage")
    seen = GAME.view(t.state, -1).seats[0].rubble
    assert seen[place].startswith("rubble_vp3_")
    assert seen.count("?") == 8


# --- the Kremlin: the Row loses cards -------------------------------------------------------------------------


@pytest.mark.rule("SOLO-A-KRE", "SOLO-B-KRE")
@pytest.mark.parametrize("side", ["a", "b"])
def test_solo_kre_the_two_rightmost_cards_leave_and_the_mutants_gain_two(side: str) -> None:
    t = before_action(side, "kremlin", "mystic", food=9)
    discards = ["+survivor_pilot", "+survivor_scout"]
    assert outcomes(t) == {"": {"row 3": "", "row 4": "", "survivor_discard": discards, "mutants vp": 2}}


@pytest.mark.rule("SOLO-48", "AMB-105", "SOLO-A-KRE", "SOLO-B-KRE")
@pytest.mark.parametrize("side", ["a", "b"])
def test_solo_48_with_fewer_cards_those_there_are_leave_and_the_points_stay(side: str) -> None:
    cases: list[tuple[tuple[str, ...], dict[str, Change]]] = [
        (("", "", "", "", ""), {}),
        (("", "survivor_chef", "", "", ""), {"row 1": "", "survivor_discard": ["+survivor_chef"]}),
        (
            ("survivor_chef", "survivor_hunter", "", "survivor_miner", ""),
            {"row 1": "", "row 3": "", "survivor_discard": ["+survivor_hunter", "+survivor_miner"]},
        ),
    ]
    for row, expected in cases:
        assert outcomes(before_action(side, "kremlin").in_row(*row)) == {"": {**expected, "mutants vp": 2}}


@pytest.mark.rule("SOLO-48", "UPK-D")
def test_solo_48_the_row_neither_slides_nor_is_refilled_before_the_upkeep() -> None:
    t = before_action("a", "kremlin", food=7).mutant_cards("arbat", "museum_row").mutant_cards("kremlin")
    t.at("PLACE-01")
    assert t.state.row == [*ROW[:3], "", ""]
    t.do("place:laborer:metro:kremlin_upper", "pay:food1", "effect:kremlin_upper")
    assert t.options == tuple(f"rescue:{card}" for card in ROW[:3])
    t.do(f"rescue:{ROW[2]}")
    assert t.options == ("pay:food3",)  # the price of its space, not of the rightmost one
    t.do("pay:food3")
    row, deck = [*ROW[:2], "", "", ""], list(t.state.survivor_deck)
    assert t.state.row == row
    to_next_round(t.do("done"))
    assert t.state.row == [deck[-3], deck[-2], deck[-1], *ROW[:2]]


# --- Revolution Square: the Mutants complete a Mission ------------------------------------------------------------


def after_mission(side: str, number: int, *missions: str) -> tuple[Table, dict[str, Change]]:
    """The Mutants' Mission in that round, with these ones in the columns; and what it has changed."""
    t = before_action(side, "revolution_square").offering(*missions).in_round(number)
    ((option, changed),) = outcomes(t).items()
    assert option == ""
    return t.at("PLACE-01"), changed


@pytest.mark.rule("SOLO-A-REV", "SOLO-B-REV", "SOLO-42", "SOLO-44", "SOLO-43")
@pytest.mark.parametrize(
    ("mission", "vp"),
    [
        ("basic_clear_the_gallery", 3),  # nothing but points
        ("basic_winter_flotilla", 6),  # and a Leadership step
        ("basic_guard_vault", 4),  # and two Ammo: 1 point, not 2
        ("basic_night_school", 2),  # and two other rewards: 1 point, not 2
        ("basic_cathedral_infirmary", 2),  # and a Rescue
        ("basic_burn_the_nest", 3),  # needs Mutants in its Zone
        ("basic_bell_tower_relay", 3),  # and a Plan
        ("basic_chain_the_river", 4),  # and a Draw
        ("advanced_armoured_fuel_run", 6),
        ("advanced_citadel_banner", 11),  # and a retirement
        ("advanced_floating_mill", 8),  # and points at the end of the game
        ("advanced_voice_of_the_city", 8),  # and three Leadership steps
        ("advanced_grain_vault", 4),
    ],
)
def test_solo_42_a_mission_gives_the_mutants_its_points_and_one_for_any_other_reward(mission: str, vp: int) -> None:
    for side, other in (("a", "b"), ("b", "a")):
        column = mission.partition("_")[0].replace("basic", "basics")
        _, changed = after_mission(side, 1 if column == "basics" else 4, mission)
        assert changed == {f"{column} 0": "", "gone": [f"+{mission}"], "mutants vp": vp, "side": other}


@pytest.mark.rule("SOLO-40")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_solo_40_rounds_1_to_3_use_the_basic_column_and_rounds_4_to_6_the_advanced_one(number: int) -> None:
    t, changed = after_mission("a", number, "basic_guard_vault", "advanced_grain_vault")
    gone, vp = ("basic_guard_vault", 4) if number <= 3 else ("advanced_grain_vault", 4)
    assert (changed["gone"], changed["mutants vp"]) == ([f"+{gone}"], vp)
    assert (t.state.basics[0] == "", t.state.advanced[0] == "") == (number <= 3, number > 3)


@pytest.mark.rule("SOLO-41", "AMB-104")
@pytest.mark.parametrize(
    ("missions", "taken", "vp"),
    [
        # 4, 6, 3 points for the Mutants
        (("basic_ration_exchange", "basic_winter_flotilla", "basic_clear_the_gallery"), 1, 6),
        # 5 and 4 + 1 are equal: the lower one
        (("basic_smokehouse_charter", "basic_trap_line", "basic_guard_vault"), 1, 5),
        (("basic_trap_line", "basic_guard_vault", "basic_smokehouse_charter"), 2, 5),
        # 4, 4, 4, 4: the lowest
        (("basic_ration_exchange", "basic_lantern_lane", "basic_chain_the_river", "basic_guard_vault"), 3, 4),
        # 5 above, 3 at the bottom: most points before place
        (("basic_trap_line", "basic_burn_the_nest"), 0, 5),
    ],
)
def test_solo_41_the_mission_worth_most_is_taken_and_of_equal_ones_the_lowest(
    missions: tuple[str, ...], taken: int, vp: int
) -> None:
    _, changed = after_mission("a", 2, *missions)
    assert changed == {f"basics {taken}": "", "gone": [f"+{missions[taken]}"], "mutants vp": vp, "side": "b"}


@pytest.mark.rule("SOLO-43", "UPK-E")
def test_solo_43_the_space_stays_empty_until_the_upkeep_and_the_mission_does_not_come_back() -> None:
    t, _ = after_mission("a", 2, "basic_guard_vault", "basic_smokehouse_charter", "basic_night_school")
    assert t.state.basics == ["basic_guard_vault", "", "basic_night_school", ""]
    top = list(t.state.basic_deck)
    to_next_round(t)
    assert t.state.basics == ["basic_guard_vault", top[-1], "basic_night_school", top[-2]]
    assert "basic_smokehouse_charter" in t.state.gone
    assert "basic_smokehouse_charter" not in t.state.basic_deck


@pytest.mark.rule("SOLO-44")
def test_solo_44_the_mutants_pay_nothing_and_no_planned_mission_of_the_player_is_taken() -> None:
    t = before_action("a", "revolution_square", food=1, fuel=1, parts=1, ammo=1, meds=1)
    t.offering("basic_guard_vault").planned(0, "basic_winter_flotilla")
    assert outcomes(t) == {
        "": {"basics 0": "", "gone": ["+basic_guard_vault"], "mutants vp": 4, "side": "b"},
    }


@pytest.mark.rule("SOLO-45", "AMB-104")
@pytest.mark.parametrize(("side", "other"), [("a", "b"), ("b", "a")])
def test_solo_45_the_board_is_flipped_even_if_the_column_is_empty(side: str, other: str) -> None:
    for number, missions in ((3, ("advanced_grain_vault",)), (4, ("basic_guard_vault",))):
        t, changed = after_mission(side, number, *missions)
        assert changed == {"side": other}
        assert t.facts("board_flipped")[0].values == (other,)


@pytest.mark.rule("AMB-115", "SOLO-45")
@pytest.mark.parametrize(("side", "rule"), [("a", "SOLO-B-HOP"), ("b", "SOLO-A-HOP")])
def test_amb_115_the_next_action_of_the_round_is_already_on_the_other_side(side: str, rule: str) -> None:
    t = a_table(1, solo="village").side(side).mutant_cards("revolution_square", "hope_island")
    t.assigned(0, metro="laborer laborer").at("PLACE-01").do("place:laborer:metro:rest")
    assert t.decision.rule == rule


@pytest.mark.rule("SOLO-45")
def test_solo_45_the_side_stays_up_in_the_rounds_that_follow() -> None:
    t = a_table(1, solo="village").side("a").mutant_cards("revolution_square").assigned(0, metro="laborer")
    to_next_round(t.at("PLACE-01"))
    assert (t.state.round, t.state.action_side) == (2, 1)
