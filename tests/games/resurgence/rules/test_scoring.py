"""SCORE and TIE: the sheet of each seat, and who has won."""

import pytest

from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.rules.final_scoring import places_points
from tests.build import Table, a_table

PRIZES = (7, 4, 2)
SHEET = {
    "track": 0,
    "level": 0,
    "ammo": 0,
    "meds": 0,
    "resources": 0,
    "lead_metro": 0,
    "lead_harbor": 0,
    "lead_compound": 0,
    "directive_a": 0,
    "directive_b": 0,
    "mission_end": 0,
}
LEFT = ("basic_bone_hall_shelter", "basic_seed_cabinet", "basic_clear_the_gallery")


def scored(t: Table) -> Table:
    """Run the final scoring of round 6."""
    return t.in_round(6).at("SCORE-08")


def last(seats: int = 2) -> Table:
    """A table whose Directives count what no position here has."""
    return a_table(seats).directives("directive_a1", "directive_b1")


@pytest.mark.rule("SCORE-01")
@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 2), (3, 5), (4, 9)])
def test_score_01_a_level_scores_0_2_5_or_9(level: int, points: int) -> None:
    t = scored(last().at_level(0, level))
    assert t.seat(0).sheet == {**SHEET, "level": points}


@pytest.mark.rule("SCORE-02", "AMB-94")
@pytest.mark.parametrize(
    ("space", "points"),
    [(0, 0), (4, 0), (5, 1), (7, 1), (8, 2), (10, 2), (11, 4), (12, 4), (13, 5)],
)
def test_score_02_each_supply_scores_the_highest_icon_reached(space: int, points: int) -> None:
    assert scored(last().with_items(0, ammo=space)).seat(0).sheet == {**SHEET, "ammo": points}
    assert scored(last().with_items(0, meds=space)).seat(0).sheet == {**SHEET, "meds": points}


@pytest.mark.rule("SCORE-02", "EX-16")
def test_score_02_ammo_on_11_and_meds_on_8_are_six_points() -> None:
    t = scored(last().with_items(0, ammo=11, meds=8))
    assert t.seat(0).sheet == {**SHEET, "ammo": 4, "meds": 2}
    assert GAME.scores(t.state)[0] == 6


@pytest.mark.rule("SCORE-03", "DRV-24")
@pytest.mark.parametrize(
    ("food", "fuel", "parts", "points"), [(4, 3, 1, 2), (1, 1, 1, 1), (2, 0, 0, 0), (9, 9, 9, 9), (3, 2, 0, 1)]
)
def test_score_03_three_resources_of_any_kind_are_a_point(food: int, fuel: int, parts: int, points: int) -> None:
    t = scored(last().with_items(0, food=food, fuel=fuel, parts=parts))
    assert t.seat(0).sheet == {**SHEET, "resources": points}


TRACKS = [
    pytest.param((5, 4, 3, 2), [7, 4, 2, 0], marks=pytest.mark.rule("DRV-01", "SCORE-04"), id="DRV-01"),
    pytest.param((5, 5, 3), [4, 4, 2], marks=pytest.mark.rule("DRV-02", "SCORE-06"), id="DRV-02"),
    pytest.param((5, 5, 5), [4, 4, 4], marks=pytest.mark.rule("DRV-03", "SCORE-06"), id="DRV-03"),
    pytest.param((5, 5, 3, 3), [4, 4, 2, 2], marks=pytest.mark.rule("DRV-04", "AMB-87"), id="DRV-04"),
    pytest.param((5, 5, 5, 1), [4, 4, 4, 2], marks=pytest.mark.rule("DRV-05", "AMB-87"), id="DRV-05"),
    pytest.param((6, 4, 3, 3), [7, 4, 0, 0], marks=pytest.mark.rule("DRV-06", "SCORE-06"), id="DRV-06"),
    pytest.param((6, 2, 2), [7, 2, 2], marks=pytest.mark.rule("DRV-07", "SCORE-06"), id="DRV-07"),
    pytest.param((3, 0, 0), [7, 0, 0], marks=pytest.mark.rule("DRV-08", "SCORE-05", "AMB-88"), id="DRV-08 one"),
    pytest.param((0, 0, 0), [0, 0, 0], marks=pytest.mark.rule("DRV-08", "SCORE-05", "AMB-88"), id="DRV-08 none"),
    pytest.param((4, 4), [4, 4], marks=pytest.mark.rule("DRV-09", "AMB-89"), id="DRV-09 tie"),
    pytest.param((4, 0), [7, 0], marks=pytest.mark.rule("DRV-09", "AMB-89"), id="DRV-09 alone"),
    pytest.param((2, 3), [4, 7], marks=pytest.mark.rule("AMB-89"), id="two players"),
    pytest.param((6, 4, 4, 1), [7, 2, 2, 0], marks=pytest.mark.rule("EX-17", "SCORE-06"), id="EX-17"),
    pytest.param((5, 5, 0, 0), [4, 4, 0, 0], marks=pytest.mark.rule("AMB-88"), id="zeros shift nobody"),
    pytest.param((5, 3, 0, 0), [7, 4, 0, 0], marks=pytest.mark.rule("AMB-88"), id="zeros tie nobody"),
]


@pytest.mark.parametrize(("spaces", "points"), TRACKS)
@pytest.mark.parametrize("area", ["metro", "harbor", "compound"])
def test_score_04_to_06_places_on_a_leadership_track(area: str, spaces: tuple[int, ...], points: list[int]) -> None:
    t = last(len(spaces))
    for seat, space in enumerate(spaces):
        t.on_tracks(seat, **{area: space})
    scored(t)
    assert [me.sheet for me in t.state.seats] == [{**SHEET, f"lead_{area}": paid} for paid in points]


@pytest.mark.rule("SCORE-04")
def test_score_04_each_track_is_scored_on_its_own() -> None:
    t = scored(last(3).on_tracks(0, 5, 1, 2).on_tracks(1, 3, 4, 2).on_tracks(2, 1, 2, 0))
    tracks = [[me.sheet[f"lead_{area}"] for area in ("metro", "harbor", "compound")] for me in t.state.seats]
    assert tracks == [[7, 2, 4], [4, 7, 4], [2, 4, 0]]


@pytest.mark.rule("SCORE-06", "AMB-87")
def test_amb_87_the_shift_below_ties_is_one_even_under_two_ties() -> None:
    assert places_points([6, 6, 5, 5], PRIZES) == [4, 4, 2, 2]
    assert places_points([6, 5, 5, 4], PRIZES) == [7, 2, 2, 0]
    assert places_points([3, 4, 3, 4], PRIZES) == [2, 4, 2, 4]


@pytest.mark.rule("SCORE-07")
@pytest.mark.parametrize(("level", "paid"), [(1, False), (2, False), (3, True), (4, True)])
def test_score_07_directives_pay_from_level_3_on(level: int, paid: bool) -> None:
    t = a_table().directives("directive_a5", "directive_b4").at_level(0, level).with_items(0, food=8)
    t.with_cards(0, "hero_mystic", "survivor_chef", "survivor_miner")
    sheet = scored(t).seat(0).sheet
    assert (sheet["directive_a"], sheet["directive_b"]) == ((7, 2) if paid else (0, 0))


@pytest.mark.rule("SCORE-08", "GEN-08")
def test_score_08_the_final_score_is_the_sum_of_all_lines() -> None:
    t = a_table(2).with_vp(0, 23).at_level(0, 3).with_items(0, food=6, fuel=1, parts=2, ammo=8, meds=5)
    t.on_tracks(0, metro=3, harbor=2, compound=0).on_tracks(1, metro=1, harbor=4)
    t.directives("directive_a5", "directive_b8").with_bag(0, "hero laborer builder builder")
    t.with_cards(0, "hero_mystic", "survivor_chef", "survivor_miner").completed(0, 0, *LEFT)
    t.completed(0, 2, "advanced_terms_with_the_deep")
    scored(t)
    assert t.seat(0).sheet == {
        "track": 23,
        "level": 5,
        "ammo": 2,
        "meds": 1,
        "resources": 3,
        "lead_metro": 7,
        "lead_harbor": 4,
        "lead_compound": 0,
        "directive_a": 4,
        "directive_b": 3,
        "mission_end": 2,
    }
    assert GAME.scores(t.state) == [54, 11]
    assert GAME.winners(t.state) == [0]
    assert {fact.seat: fact.values for fact in t.facts("final_score")} == {0: (54,), 1: (11,)}


@pytest.mark.rule("AMB-141", "SCORE-08")
def test_amb_141_end_points_of_missions_count_the_table_as_it_stands_at_the_end() -> None:
    t = last(2).at_level(0, 1)
    t.cleared(0, "room_armory", "room_clinic", "room_garage")  # with the Checkpoint 4 rooms: 2
    t.with_cards(0, "hero_mystic", "survivor_chef", "survivor_miner", "survivor_pilot", "survivor_scout")  # 5 cards: 2
    t.completed(0, 1, "advanced_floating_mill").completed(0, 0, "advanced_academy_of_the_thaw")
    t.completed(0, 0, LEFT[0])  # with the next one 4 Missions, itself included: 2
    t.completed(0, 2, "advanced_terms_with_the_deep")
    scored(t)
    assert (t.seat(0).sheet["mission_end"], t.seat(1).sheet["mission_end"]) == (6, 0)


@pytest.mark.rule("AMB-141")
def test_amb_141_the_printed_maximum_holds_for_each_mission_on_its_own() -> None:
    rooms = "armory clinic market_stall kitchen garage scout_post workshop propaganda headquarters".split()
    t = last(2).cleared(0, *(f"room_{word}" for word in rooms)).completed(0, 1, "advanced_floating_mill")
    t.with_cards(0, "hero_mystic", *t.state.survivor_deck[:10]).completed(0, 0, "advanced_academy_of_the_thaw")
    t.completed(0, 2, "advanced_terms_with_the_deep").completed(0, 2, *t.state.basic_deck[:8])
    scored(t)
    assert t.seat(0).sheet["mission_end"] == 5 + 4 + 4


# --- who wins -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIE-01", "GEN-01")
def test_tie_01_most_points_win_whatever_the_leadership_value() -> None:
    t = scored(last(3).with_vp(0, 20).with_vp(1, 30).with_vp(2, 1).on_tracks(2, metro=8, harbor=8))
    assert (GAME.scores(t.state), GAME.winners(t.state)) == ([20, 30, 15], [1])
    assert [fact.seat for fact in t.facts("won")] == [1]


@pytest.mark.rule("TIE-02")
def test_tie_02_a_tie_goes_to_the_higher_sum_of_the_three_tracks() -> None:
    t = last(2).on_tracks(0, metro=2, harbor=2, compound=2).on_tracks(1, metro=5, harbor=1, compound=1)
    t.with_vp(0, 1).with_vp(1, 4).first_player(1)
    scored(t)
    assert GAME.scores(t.state) == [1 + 4 + 7 + 7, 4 + 7 + 4 + 4]
    assert GAME.winners(t.state) == [1]


@pytest.mark.rule("TIE-03", "AMB-92")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 0), (3, 2)])
def test_tie_03_still_tied_the_later_seat_of_round_6_wins(first: int, winner: int) -> None:
    t = last(4).first_player(first).with_vp(0, 9).with_vp(2, 9).with_vp(3, 8)
    scored(t)
    assert GAME.scores(t.state) == [9, 0, 9, 8]
    assert GAME.winners(t.state) == [winner]


@pytest.mark.rule("AMB-92", "TIE-03")
def test_amb_92_the_order_of_seats_decides_not_who_placed_last() -> None:
    t = last(2).in_round(6).first_player(1).assigned(1, metro="laborer laborer").assigned(0, compound="laborer")
    t.at("PLACE-01")
    t.do("place:laborer:metro:arbat_upper", "done", "place:laborer:compound:room_checkpoint", "done")
    assert t.decision.seat == 1
    t.do("place:laborer:metro:revolution_square_right", "done")
    assert (t.state.over, GAME.scores(t.state)) == (True, [0, 0])
    assert GAME.winners(t.state) == [0]
