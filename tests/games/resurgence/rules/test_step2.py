"""LEAD: reveal, compare the three areas, advance, collect what the tracks show."""

import random

import pytest

from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.rules.step2_leadership import steps_by_total
from tests.build import Table, a_table, new_game

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
PLANS = ("plan:basic_toll_post", "plan:basic_seed_cabinet", "plan:basic_guard_vault", "plan:basic_lantern_lane")


def tracks(t: Table) -> list[list[int]]:
    return [me.tracks for me in t.state.seats]


def lead(t: Table, area: str, *words: str) -> Table:
    """Each seat has these tokens in that area; then Step 2 is run."""
    for seat, tokens in enumerate(words):
        t.assigned(seat, **{area: tokens})
    return t.at("LEAD-01")


def with_track(t: Table, area: str, *spaces: dict[str, int]) -> Table:
    """The table with another Leadership track."""
    t.state.content = GAME.content_from({"tracks": {area: list(spaces)}})
    return t


# --- who advances ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LEAD-01", "GEN-10")
def test_lead_01_all_assignments_are_revealed_together_when_the_last_token_lies() -> None:
    t = a_table(3).at("DRAW-01")
    while len(t.state.open) > 1:
        t.choose(t.state.open[0].seat, t.state.open[0].options[2])
    while len(t.state.open) == 1 and sum(t.seat(2).drawn) > 1:
        t.do(t.options[2])
    assert [sum(GAME.view(t.state, 1).seats[seat].areas[:15]) for seat in (0, 1, 2)] == [0, 4, 0]
    t.do(t.options[2])
    assert t.state.veiled is False
    assert [fact.seat for fact in t.facts("assignment_revealed")] == [0, 1, 2]
    assert [GAME.view(t.state, 1).seats[seat].areas for seat in (0, 2)] == [t.seat(0).areas, t.seat(2).areas]


@pytest.mark.rule("LEAD-02", "EX-02")
def test_lead_02_a_total_counts_laborers_1_specialists_2_and_the_hero_3() -> None:
    t = a_table(2).assigned(0, metro="hero scholar", harbor="laborer laborer builder", compound="ranger")
    t.assigned(1, compound="laborer").at("LEAD-01")
    assert t.state.totals == [5, 4, 2, 0, 0, 1]


@pytest.mark.rule("LEAD-03")
def test_lead_03_metro_then_harbor_then_compound_each_on_its_own_track() -> None:
    t = a_table(2).on_tracks(0, metro=1, harbor=3, compound=2)
    t.assigned(0, metro="laborer", harbor="laborer", compound="laborer").at("LEAD-01")
    assert (t.decision.rule, t.decision.context) == ("RET-01", ("track_metro_2",))
    assert tracks(t) == [[2, 3, 2], [0, 0, 0]]
    t.do("leave")
    assert (t.decision.context, tracks(t)[0]) == (("track_harbor_4",), [2, 4, 2])
    t.do("leave")
    assert (t.decision.context, tracks(t)[0]) == (("track_compound_3",), [2, 4, 3])
    t.do("leave")
    assert t.decision.rule == "PLACE-01"
    assert tracks(t) == [[2, 4, 3], [0, 0, 0]]


@pytest.mark.rule("LEAD-04", "EX-03")
def test_lead_04_who_has_or_shares_the_highest_total_advances_one() -> None:
    t = lead(a_table(3), "metro", "hero", "laborer laborer laborer", "laborer laborer")
    assert tracks(t) == [[1, 0, 0], [1, 0, 0], [0, 0, 0]]


@pytest.mark.rule("LEAD-05", "EX-05", "DRV-13")
def test_lead_05_if_all_have_the_same_total_nobody_advances() -> None:
    t = lead(a_table(3), "compound", "laborer", "laborer", "laborer")
    assert tracks(t) == [[0, 0, 0]] * 3
    six = "hero laborer laborer laborer"
    assert tracks(lead(a_table(2), "metro", six, six)) == [[0, 0, 0]] * 2
    assert tracks(a_table(2).at("LEAD-01")) == [[0, 0, 0]] * 2


@pytest.mark.rule("LEAD-06", "LEAD-08", "EX-04")
def test_lead_06_a_sole_highest_total_of_four_or_more_advances_two_and_enters_both_spaces() -> None:
    t = lead(a_table(3), "harbor", "hero laborer", "hero", "hero ranger")
    assert t.state.totals[1::3] == [4, 3, 5]
    assert tracks(t) == [[0, 0, 0], [0, 0, 0], [0, 2, 0]]
    assert [t.items(seat) for seat in range(3)] == [NOTHING, NOTHING, {**NOTHING, "fuel": 1}]


@pytest.mark.rule("LEAD-06", "DRV-14")
@pytest.mark.parametrize(("tokens", "steps"), [("hero", 1), ("ranger laborer", 1), ("hero laborer", 2)])
def test_lead_06_a_sole_highest_needs_four_for_the_second_step(tokens: str, steps: int) -> None:
    assert tracks(lead(a_table(3), "metro", tokens, "laborer", "")) == [[steps, 0, 0], [0, 0, 0], [0, 0, 0]]


@pytest.mark.rule("LEAD-06", "DRV-12", "AMB-20")
def test_lead_06_tied_leaders_never_get_the_second_step() -> None:
    five = "hero laborer laborer"
    assert tracks(lead(a_table(3), "harbor", five, five, "ranger")) == [[0, 1, 0], [0, 1, 0], [0, 0, 0]]


@pytest.mark.rule("LEAD-04", "LEAD-05", "LEAD-06")
@pytest.mark.parametrize(
    ("totals", "steps"),
    [
        ((3, 3, 2), [1, 1, 0]),
        ((5, 4, 3), [2, 0, 0]),
        ((1, 1, 1), [0, 0, 0]),
        ((5, 5, 2), [1, 1, 0]),
        ((6, 6), [0, 0]),
        ((3, 0), [1, 0]),
        ((4, 0), [2, 0]),
        ((0, 0, 0, 1), [0, 0, 0, 1]),
        ((7, 7, 7, 0), [1, 1, 1, 0]),
    ],
)
def test_lead_04_to_06_steps_follow_from_the_totals(totals: tuple[int, ...], steps: list[int]) -> None:
    assert steps_by_total(list(totals), 4) == steps


@pytest.mark.rule("LEAD-07")
def test_lead_07_any_number_of_tokens_share_a_space() -> None:
    t = a_table(4).on_tracks(3, metro=1)
    lead(t, "metro", "laborer", "laborer", "laborer", "")
    assert [me.tracks[0] for me in t.state.seats] == [1, 1, 1, 1]


# --- moving ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LEAD-08", "AMB-21", "AMB-134")
def test_lead_08_the_bonus_of_the_first_of_two_spaces_is_finished_before_the_second_step() -> None:
    t = lead(a_table(2).on_tracks(0, metro=4), "metro", "hero ranger", "")
    assert (t.decision.rule, t.decision.context, tracks(t)[0]) == ("DRAW-05", ("track_metro_5",), [5, 0, 0])
    t.do("draw")
    assert (t.decision.rule, tracks(t)[0]) == ("AMB-135", [5, 0, 0])
    t.do("assign:laborer:compound")
    assert (t.decision.rule, t.decision.context, tracks(t)[0]) == ("GEN-03", ("track_metro_6",), [6, 0, 0])
    assert t.options == ("gain:food1", "gain:fuel1", "gain:parts1")
    t.do("gain:parts1")
    assert t.items(0) == {**NOTHING, "parts": 1}
    assert t.decision.rule == "PLACE-01"


@pytest.mark.rule("LEAD-08", "AMB-134")
def test_lead_08_a_bonus_that_cannot_happen_is_passed_over_unasked() -> None:
    t = a_table(2).on_tracks(0, harbor=4).planned(0, "basic_toll_post", "basic_seed_cabinet", "basic_guard_vault")
    lead(t, "harbor", "laborer", "")
    assert (t.decision.rule, tracks(t)[0]) == ("PLACE-01", [0, 5, 0])
    empty = a_table(2).on_tracks(0, compound=5).with_bag(0, "laborer").assigned(0, compound="laborer").at("LEAD-01")
    assert (empty.decision.rule, tracks(empty)[0]) == ("PLACE-01", [0, 0, 6])


@pytest.mark.rule("LEAD-09")
def test_lead_09_entering_the_last_space_scores_two_points_once_a_track() -> None:
    t = lead(a_table(2).on_tracks(0, metro=7, harbor=8), "metro", "laborer", "")
    assert (tracks(t)[0], t.seat(0).vp, t.seat(0).earned) == ([8, 8, 0], 2, {"tracks": 2})
    again = lead(a_table(2).on_tracks(0, metro=8).with_vp(0, 2), "metro", "hero laborer", "")
    assert (tracks(again)[0], again.seat(0).vp, again.seat(0).earned) == ([8, 0, 0], 2, {})


@pytest.mark.rule("LEAD-09", "AMB-27")
def test_amb_27_a_last_space_with_an_icon_of_its_own_gives_both() -> None:
    t = with_track(a_table(2).on_tracks(0, metro=4), "metro", {}, {}, {}, {}, {}, {"vp": 2, "meds": 1, "retire": 1})
    lead(t, "metro", "laborer", "")
    assert (t.seat(0).vp, t.items(0), t.decision.rule) == (2, {**NOTHING, "meds": 1}, "RET-01")


@pytest.mark.rule("LEAD-10", "AMB-22", "DRV-15")
def test_lead_10_a_step_beyond_the_last_space_is_lost() -> None:
    t = lead(a_table(2).on_tracks(0, metro=7), "metro", "hero ranger", "hero laborer")
    assert (tracks(t), t.seat(0).vp) == ([[8, 0, 0], [0, 0, 0]], 2)
    assert t.decision.rule == "PLACE-01"


@pytest.mark.rule("LEAD-11", "AMB-23")
def test_lead_11_a_player_at_the_end_of_a_track_still_counts_in_the_comparison() -> None:
    highest = lead(a_table(3).on_tracks(0, metro=8), "metro", "hero laborer", "hero", "laborer")
    assert tracks(highest) == [[8, 0, 0], [0, 0, 0], [0, 0, 0]]
    shared = lead(a_table(3).on_tracks(0, metro=8), "metro", "hero laborer", "hero laborer", "laborer")
    assert tracks(shared) == [[8, 0, 0], [1, 0, 0], [0, 0, 0]]
    all_tie = lead(a_table(2).on_tracks(0, metro=8), "metro", "laborer", "laborer")
    assert tracks(all_tie) == [[8, 0, 0], [0, 0, 0]]


@pytest.mark.rule("LEAD-12", "AMB-25")
def test_lead_12_an_advance_as_a_reward_moves_collects_and_may_be_refused() -> None:
    start = a_table(2).with_items(0, food=3).planned(0, "starter_soup_line").on_tracks(0, metro=2, harbor=8, compound=7)
    start.assigned(0, metro="laborer").at("PLACE-01").do("place:laborer:metro:revolution_square_right")
    start.do("mission:starter_soup_line", "pay:food3")
    assert (start.decision.rule, start.options) == ("LEAD-12", ("advance:metro", "advance:compound", "leave"))
    metro = start.clone().do("advance:metro")
    assert (tracks(metro)[0], metro.items(0), metro.seat(0).vp) == ([3, 8, 7], {**NOTHING, "food": 2}, 2)
    last = start.clone().do("advance:compound")
    assert (tracks(last)[0], last.seat(0).vp, last.items(0)) == ([2, 8, 8], 4, NOTHING)
    left = start.clone().do("leave")
    assert (tracks(left)[0], left.seat(0).vp, left.items(0)) == ([2, 8, 7], 2, NOTHING)


@pytest.mark.rule("AMB-45", "LEAD-12")
def test_amb_45_a_track_bonus_reached_in_the_own_turn_wakes_cards() -> None:
    t = a_table(2).with_items(0, food=3).planned(0, "starter_soup_line").on_tracks(0, metro=2)
    t.with_cards(0, "survivor_hunter").assigned(0, metro="laborer").at("PLACE-01")
    t.do("place:laborer:metro:revolution_square_right", "mission:starter_soup_line", "pay:food3", "advance:metro")
    assert t.options == ("effect:revolution_square_right", "card:survivor_hunter", "done")
    t.do("card:survivor_hunter")
    assert t.items(0) == {**NOTHING, "food": 3}


@pytest.mark.rule("LEAD-12", "AMB-134")
def test_lead_12_no_advance_is_offered_or_paid_for_on_the_last_space() -> None:
    t = a_table(2).with_items(0, food=3).event("event_open_assembly").assigned(0, metro="laborer")
    free, full = t.clone().on_tracks(0, metro=7), t.clone().on_tracks(0, metro=8)
    for one in (free, full):
        one.at("PLACE-01").do("place:laborer:metro:revolution_square_right")
    assert full.options == ("effect:revolution_square_right", "done")
    assert free.options == ("effect:revolution_square_right", "event:event_open_assembly", "done")
    free.do("event:event_open_assembly", "pay:food1", "advance:metro")
    assert (tracks(free)[0], free.seat(0).vp, free.items(0)) == ([8, 0, 0], 2, {**NOTHING, "food": 2})


@pytest.mark.rule("LEAD-13", "AMB-25", "AMB-130", "GEN-03")
def test_lead_13_the_advance_of_step_2_is_not_asked_and_its_bonus_may_be_left() -> None:
    t = lead(a_table(2).on_tracks(0, metro=1, compound=2), "metro", "laborer", "")
    assert tracks(t)[0] == [2, 0, 2]
    assert t.decision.rule == "RET-01"
    assert t.options == ("retire:bag:hero", "retire:bag:laborer", "leave")
    before = t.tokens(0, "bag")
    t.do("leave")
    assert (t.tokens(0, "bag"), t.tokens(0, "retired"), t.decision.rule) == (before, {}, "PLACE-01")


@pytest.mark.rule("LEAD-14", "AMB-24", "AMB-136")
def test_lead_14_on_one_track_bonuses_are_finished_one_player_after_another_from_the_first() -> None:
    t = a_table(3).first_player(1).available(*(plan.removeprefix("plan:") for plan in PLANS))
    for seat in (0, 1):
        t.on_tracks(seat, harbor=4)
    lead(t, "harbor", "hero", "hero", "laborer")
    assert (t.decision.rule, t.decision.seat, t.options) == ("MIS-03", 1, (*PLANS, "leave"))
    assert [me.tracks[1] for me in t.state.seats] == [4, 5, 0]
    t.do("plan:basic_toll_post")
    assert (t.decision.rule, t.decision.seat, t.options) == ("MIS-03", 0, (*PLANS[1:], "leave"))
    assert [me.tracks[1] for me in t.state.seats] == [5, 5, 0]
    t.do("leave")
    assert (t.decision.rule, t.decision.seat) == ("PLACE-01", 1)


@pytest.mark.rule("AMB-135", "AMB-136", "LEAD-02")
def test_amb_135_a_token_drawn_in_step_2_changes_no_comparison_of_this_round() -> None:
    t = a_table(2).on_tracks(0, metro=4).with_bag(0, "hero laborer laborer laborer")
    t.assigned(0, metro="laborer laborer", harbor="laborer").assigned(1, metro="laborer", harbor="laborer laborer")
    t.at("LEAD-01").do("draw")
    assert (t.decision.rule, t.decision.private) == ("AMB-135", False)
    assert t.options == ("assign:hero:metro", "assign:hero:harbor", "assign:hero:compound")
    assert GAME.view(t.state, 1).seats[0].drawn == [1, 0, 0, 0, 0]
    t.do("assign:hero:harbor")
    assert t.area(0, "harbor") == {"hero": 1, "laborer": 1}
    assert tracks(t) == [[5, 0, 0], [0, 1, 0]]
    assert t.decision.rule == "PLACE-01"
    assert "place:hero:harbor:hope_island_left" in t.options


@pytest.mark.rule("LEAD-15", "AMB-26", "AMB-45")
def test_lead_15_cards_do_nothing_in_step_2() -> None:
    t = (
        a_table(2)
        .on_tracks(0, metro=2, harbor=1)
        .with_cards(0, "hero_librarian", "survivor_hunter", "survivor_chemist")
    )
    t.with_cards(1, "hero_mystic")
    t.assigned(0, metro="laborer laborer", harbor="laborer").assigned(1, metro="ranger", compound="laborer")
    t.at("LEAD-01")
    assert t.state.totals == [2, 1, 0, 2, 0, 1]
    assert tracks(t) == [[2, 2, 0], [0, 0, 1]]
    assert (t.decision.rule, t.items(0), t.seat(0).spent) == ("PLACE-01", {**NOTHING, "fuel": 1}, [])
    t.do("place:laborer:metro:arbat_upper")
    assert t.options == ("effect:arbat_upper", "done")  # the Fuel of Step 2 has not woken the Chemist


@pytest.mark.rule("LEAD-16", "UPK-C6")
@pytest.mark.parametrize("seats", [2, 4])
def test_lead_16_leadership_tokens_and_levels_never_go_back(seats: int) -> None:
    for seed in range(6):
        t, rng = new_game(seats, seed), random.Random(seed)
        last = [(*me.tracks, me.level) for me in t.state.seats]
        while not t.state.over:
            asked = rng.choice(t.state.open)
            t.choose(asked.seat, rng.choice(asked.options))
            now = [(*me.tracks, me.level) for me in t.state.seats]
            assert all(a <= b for old, new in zip(last, now, strict=True) for a, b in zip(old, new, strict=True))
            last = now
        assert any(any(me.tracks) for me in t.state.seats)
