"""SOLO-20 to SOLO-28: a round alone against the Mutants, from their Leadership card to the Upkeep."""

import pytest

from resurgence_tui.games.resurgence.options import DIFFICULTIES
from tests.build import Table, a_table, new_game
from tests.compare import changes

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
TOKENS = ("", "laborer", "laborer laborer", "hero", "hero laborer", "hero laborer laborer")
TOKENS += (f"{TOKENS[5]} laborer", f"{TOKENS[5]} laborer laborer", f"{TOKENS[5]} laborer laborer laborer")
"""Tokens of the starting bag whose Leadership adds up to 0, 1, ... 8."""

AREAS = ("metro", "harbor", "compound")
HOWL = "mutlead_concerted_howl"
BANDS = {
    "mutlead_scattered_packs": ("0-2 / 3 / 4-5 / 6+", "0-1 / 2 / 3-4 / 5+", "0-1 / 2-3 / 4 / 5+"),
    "mutlead_tunnel_noise": ("0-3 / 4 / 5-6 / 7+", "0-1 / 2 / 3-4 / 5+", "0 / 1 / 2-3 / 4+"),
    "mutlead_river_prowlers": ("0 / 1 / 2-3 / 4+", "0-3 / 4 / 5-6 / 7+", "0-1 / 2 / 3-4 / 5+"),
    "mutlead_fence_testing": ("0-1 / 2 / 3-4 / 5+", "0 / 1 / 2-3 / 4+", "0-3 / 4 / 5-6 / 7+"),
    "mutlead_uneasy_quiet": ("0-1 / 2-3 / 4 / 5+", "0-1 / 2-3 / 4 / 5+", "0 / 1 / 2-3 / 4+"),
    HOWL: ("0-1 / 2 / 3-4 / 5+", "0-1 / 2 / 3-4 / 5+", "0-1 / 2 / 3-4 / 5+"),
    "mutlead_underground_siege": ("0-3 / 4-5 / 6-7 / 8+", "0-2 / 3 / 4-5 / 6+", "0-1 / 2 / 3-4 / 5+"),
    "mutlead_harbor_horde": ("0-1 / 2 / 3-4 / 5+", "0-3 / 4-5 / 6-7 / 8+", "0-2 / 3 / 4-5 / 6+"),
    "mutlead_storm_of_the_gates": ("0-1 / 2 / 3-4 / 5+", "0-1 / 2 / 3-4 / 5+", "0-3 / 4-5 / 6-7 / 8+"),
}
"""What the cards show: own totals with which the Mutants, both, the player by 1, the player by 2 advance."""


def alone(**options: object) -> Table:
    """A position alone against the Mutants, side A of their Action board up."""
    return a_table(1, solo="village", **options).side("a")


def quiet(t: Table) -> Table:
    """The Mutants' next three cards ask nothing of a seat without goods or cards but to let them gain."""
    return t.mutant_cards("arbat", "museum_row", "hope_island")


def past_actions(t: Table) -> Table:
    """Answer what the Mutants' actions ask with the last option until a placement is asked."""
    while t.decision.rule.startswith("SOLO-"):
        t.do(t.options[-1])
    return t


# --- Step 1 and Step 2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-20")
def test_solo_20_the_next_leadership_card_lies_open_before_the_draw_and_the_assignment() -> None:
    t = alone().in_round(2).next_leader("mutlead_river_prowlers")
    old = t.state.leader
    t.at("SOLO-20")
    assert (t.state.leader, t.state.leader_discard) == ("mutlead_river_prowlers", [old])
    assert t.decision.rule == "ASG-01"
    told = [fact.key for fact in t.state.facts]
    assert told.index("leader_revealed") < told.index("drew")
    assert sum(t.seat(0).drawn) == 4


@pytest.mark.rule("SOLO-20", "SOLO-02", "SOLO-27")
def test_solo_20_each_of_six_rounds_has_a_leadership_card_of_its_own_and_no_event() -> None:
    t = new_game(1, 6, solo="village")
    order, seen = list(reversed(t.state.leader_deck)), [""]
    while not t.state.over:
        assert t.state.event == ""
        assert not t.decision.rule.startswith(("EVT", "UPK-B1", "AMB-14"))
        if t.state.leader != seen[-1]:
            seen.append(t.state.leader)
            assert (t.decision.rule in ("SET-19", "SOLO-10", "ASG-01"), t.state.round) == (True, len(seen) - 1)
        t.do(t.options[0])
    assert seen[1:] == order
    assert (t.state.leader_deck, t.state.leader_discard) == ([], order[:5])


def band(printed: str, total: int) -> int:
    """Which of the four bands of a card a total falls into."""
    for number, part in enumerate(printed.split(" / ")):
        low, _, high = part.rstrip("+").partition("-")
        if int(low) <= total <= int(99 if part.endswith("+") else high or low):
            return number
    raise AssertionError(printed)


def step_2(card: str, area: str, total: int) -> tuple[list[int], list[int]]:
    """How far the player and the Mutants go on each track."""
    t = alone().leader(card).on_tracks(0, 0, 0, 0).mutants_have(0, 1, 2, 3).assigned(0, **{area: TOKENS[total]})
    t.at("LEAD-01")
    while t.decision.rule in ("RET-01", "GEN-03"):
        t.do(t.options[-1])
    return t.seat(0).tracks, [at - start for at, start in zip(t.state.mutant_tracks, (1, 2, 3), strict=True)]


@pytest.mark.rule("SOLO-21", "EX-24", "AMB-99")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize(
    ("total", "player", "mutants"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 2, 0), (8, 2, 0)],
)
def test_ex_24_the_printed_card_says_who_advances_in_each_area(
    area: str, total: int, player: int, mutants: int
) -> None:
    mine, theirs = [0, 0, 0], [1, 1, 1]  # in the two areas without tokens the total is 0
    mine[AREAS.index(area)], theirs[AREAS.index(area)] = player, mutants
    assert step_2(HOWL, area, total) == (mine, theirs)


@pytest.mark.rule("SOLO-21", "AMB-99")
@pytest.mark.parametrize("card", BANDS)
@pytest.mark.parametrize("area", AREAS)
def test_amb_99_every_card_has_a_table_of_its_own_for_each_area(card: str, area: str) -> None:
    place = AREAS.index(area)
    for total in range(9):
        found = band(BANDS[card][place], total)
        mine, theirs = step_2(card, area, total)
        assert (mine[place], theirs[place]) == ((0, 1), (1, 1), (1, 0), (2, 0))[found]


@pytest.mark.rule("SOLO-21", "LEAD-06")
def test_solo_21_the_card_decides_and_not_the_comparison_of_players() -> None:
    assert step_2("mutlead_underground_siege", "metro", 5) == ([1, 0, 0], [1, 1, 1])  # not 2 for a sole lead of 4
    assert step_2("mutlead_river_prowlers", "metro", 5) == ([2, 0, 0], [0, 1, 1])


@pytest.mark.rule("SOLO-22", "LEAD-08")
def test_solo_22_the_player_gains_the_bonus_of_each_space_and_the_mutants_none() -> None:
    t = quiet(alone()).leader(HOWL).mutants_have(3, 0, 5, 1).assigned(0, harbor="laborer laborer").on_tracks(0, 0, 1, 0)
    t.at("LEAD-01")
    assert t.items(0) == {**NOTHING, "fuel": 1}  # the player enters the second Harbor space
    assert (t.seat(0).tracks, t.state.mutant_tracks) == ([0, 2, 0], [1, 6, 2])
    assert t.state.mutant_vp == 3


@pytest.mark.rule("SOLO-22", "LEAD-10")
def test_solo_22_the_player_stops_on_the_last_space_with_its_points() -> None:
    t = quiet(alone()).leader(HOWL).assigned(0, metro="hero laborer laborer").on_tracks(0, 7).mutants_have(0, 1, 1, 1)
    t.at("LEAD-01")
    assert (t.seat(0).tracks, t.seat(0).vp, t.state.mutant_tracks) == ([8, 0, 0], 2, [1, 2, 2])


@pytest.mark.rule("AMB-106", "SOLO-22")
def test_amb_106_the_mutants_stop_on_the_last_space_and_gain_nothing_there() -> None:
    t = quiet(alone()).leader(HOWL).mutants_have(10, 7, 8, 6).at("LEAD-01")
    assert (t.state.mutant_tracks, t.state.mutant_vp) == ([8, 8, 7], 10)
    assert [fact.values for fact in t.facts("mutants_advanced")] == [("metro", 8), ("compound", 7)]


# --- Step 3: a Mutant card before each of the first three placements -------------------------------------------


@pytest.mark.rule("SOLO-23")
def test_solo_23_a_card_its_tokens_and_its_action_come_before_the_placement() -> None:
    t = alone().mutant_cards("hope_island").assigned(0, metro="laborer laborer laborer laborer")
    before = t.clone()
    t.at("PLACE-01")
    assert t.decision.rule == "SOLO-A-HOP"
    assert changes(before, t) == {
        "mutant_open": ["+mutant_hope_island"],
        "mutants hope_island_left": 1,
        "mutants hope_island_right": 1,
    }
    assert [fact.key for fact in t.state.facts] == ["mutants_moved", "mutant_action"]
    before = t.clone()
    t.do("mutants:3")
    assert changes(before, t) == {"mutants vp": 3}
    assert t.decision.rule == "PLACE-01"
    assert (len(t.state.mutant_deck), t.state.mutant_supply) == (5, 4)


@pytest.mark.rule("SOLO-23", "SOLO-24")
def test_solo_24_after_three_cards_the_other_survivors_are_placed_as_usual() -> None:
    t = quiet(alone()).assigned(0, metro="laborer laborer laborer laborer laborer").at("PLACE-01")
    cards = []
    for _ in range(5):
        past_actions(t)
        cards.append(len(t.state.mutant_open))
        t.do("place:laborer:metro:rest")
    assert cards == [1, 2, 3, 3, 3]
    assert t.state.mutant_vp == 3 + 2 + 3


@pytest.mark.rule("SOLO-23", "SOLO-A-ARB", "SOLO-B-HOP")
def test_solo_23_the_action_is_that_of_the_district_on_the_side_now_showing() -> None:
    for side in "ab":
        for district, rule in (("arbat", "ARB"), ("hope_island", "HOP"), ("barbarian_gate", "BAR")):
            t = alone().side(side).with_items(0, food=2, fuel=2).with_cards(0, "survivor_chef")
            t.mutant_cards(district).assigned(0, metro="laborer").at("PLACE-01")
            assert t.decision.rule == f"SOLO-{side.upper()}-{rule}"


@pytest.mark.rule("AMB-148", "SOLO-23")
def test_amb_148_a_rest_counts_among_the_first_three_placements() -> None:
    t = quiet(alone()).assigned(0, metro="laborer laborer laborer laborer").at("PLACE-01")
    past_actions(t).do("place:laborer:metro:rest")
    assert (t.decision.rule, len(t.state.mutant_open)) == ("SOLO-A-MUS", 2)
    past_actions(t).do("place:laborer:metro:rest")
    assert (t.decision.rule, len(t.state.mutant_open)) == ("SOLO-A-HOP", 3)
    past_actions(t).do("place:laborer:metro:rest")
    assert (t.decision.rule, len(t.state.mutant_open)) == ("PLACE-01", 3)


@pytest.mark.rule("AMB-107", "AMB-148")
@pytest.mark.parametrize("placements", [0, 1, 2, 3])
def test_amb_107_all_three_cards_are_revealed_with_their_actions_however_few_survivors_there_are(
    placements: int,
) -> None:
    t = quiet(alone()).assigned(0, metro=" ".join(["laborer"] * placements)).at("PLACE-01")
    asked = []
    while t.state.step == 3:
        asked.append(t.decision.rule)
        t.do(t.options[-1] if t.decision.rule.startswith("SOLO") else "place:laborer:metro:rest")
    actions = ["SOLO-A-ARB", "SOLO-A-MUS", "SOLO-A-HOP"]
    paired = [rule for action in actions[:placements] for rule in (action, "PLACE-01")]
    assert asked == paired + actions[placements:]
    assert t.state.mutant_vp == 8
    assert t.state.mutant_discard == ["mutant_arbat", "mutant_museum_row", "mutant_hope_island"]


@pytest.mark.rule("AMB-148")
def test_amb_148_a_token_drawn_with_the_last_placement_keeps_its_card_until_it_is_placed() -> None:
    t = quiet(alone()).cleared(0, "room_garage").assigned(0, compound="laborer").at("PLACE-01")
    past_actions(t).do("place:laborer:compound:room_garage", "effect:room_garage")
    (token,) = [option.split(":")[1] for option in t.options if option.endswith("metro")]
    t.do(f"assign:{token}:metro", "done")
    assert (t.decision.rule, len(t.state.mutant_open)) == ("SOLO-A-MUS", 2)
    past_actions(t)
    assert (t.decision.rule, len(t.state.mutant_open)) == ("PLACE-01", 2)
    t.do(f"place:{token}:metro:rest")
    assert (t.decision.rule, len(t.state.mutant_open)) == ("SOLO-A-HOP", 3)


@pytest.mark.rule("SOLO-25")
def test_solo_25_when_the_mutant_deck_is_empty_the_discards_are_shuffled() -> None:
    seen = set()
    for seed in range(20):
        t = a_table(1, seed, solo="village")
        t.state.mutant_discard, t.state.mutant_deck = t.state.mutant_deck, []
        t.in_round(3).assigned(0, metro="laborer").at("PLACE-01")
        first = t.state.mutant_open[0]
        assert (t.state.mutant_discard, len(t.state.mutant_deck)) == ([], 5)
        assert len({first, *t.state.mutant_deck}) == 6
        seen.add((first, *t.state.mutant_deck))
    assert len(seen) > 15


@pytest.mark.rule("SOLO-25", "AMB-85")
def test_solo_25_a_card_that_lies_open_stays_out_of_a_shuffle_in_mid_round() -> None:
    for seed in range(20):
        t = quiet(a_table(1, seed, solo="village").side("a")).assigned(0, metro="laborer laborer")
        t.state.mutant_discard, t.state.mutant_deck = t.state.mutant_deck[:-1], t.state.mutant_deck[-1:]
        past_actions(t.at("PLACE-01")).do("place:laborer:metro:rest")
        assert t.state.mutant_open[0] == "mutant_arbat"
        assert "mutant_arbat" not in (*t.state.mutant_deck, *t.state.mutant_open[1:])
        assert len({*t.state.mutant_deck, *t.state.mutant_open}) == 6


@pytest.mark.rule("SOLO-25")
def test_solo_25_two_rounds_use_up_the_deck_and_the_third_starts_it_anew() -> None:
    t = new_game(1, 9, solo="village")
    cards: dict[int, list[str]] = {}
    while not t.state.over:
        if len(t.state.mutant_open) == 3:
            cards[t.state.round] = list(t.state.mutant_open)
        t.do(t.options[-1])
    assert [len({*cards[number], *cards[number + 1]}) for number in (1, 3, 5)] == [6, 6, 6]


@pytest.mark.rule("SOLO-28", "AMB-108")
def test_solo_28_mutants_that_come_where_the_player_stands_cost_nothing() -> None:
    t = alone().with_items(0, food=2).placed(0, "laborer", "hope_island_right")
    t.mutant_cards("hope_island").assigned(0, harbor="laborer builder laborer").at("PLACE-01").do("mutants:3")
    assert t.items(0) == {**NOTHING, "food": 2}
    assert t.in_zone("hope_island_right") == {0: "laborer"}
    assert t.placing("hope_island_right") == ()  # the own token bars the Zone, whatever has come
    assert t.placing("hope_island_left") == ("place:builder:harbor:hope_island_left",)
    t.do("place:builder:harbor:hope_island_left")
    assert (t.decision.rule, t.options) == ("PLACE-06", ("pay:food1",))
    t.do("pay:food1")
    assert t.items(0) == {**NOTHING, "food": 1}


@pytest.mark.rule("SOLO-28", "PLACE-06")
def test_solo_28_a_placement_beside_mutants_must_be_paid() -> None:
    t = alone().mutant_cards("hope_island").assigned(0, harbor="builder laborer").at("PLACE-01").do("mutants:3")
    assert (t.placing("hope_island_left"), t.placing("hope_island_right")) == ((), ())
    assert t.placing("museum_row_lower") == tuple(
        f"place:{word}:harbor:museum_row_lower" for word in ("laborer", "builder")
    )


@pytest.mark.rule("AMB-147", "REST-01")
def test_amb_147_a_card_used_in_a_mutant_action_does_not_bar_a_rest() -> None:
    t = alone().with_items(0, food=1, ammo=1).with_cards(0, "survivor_electrician", "hero_mystic")
    t.mutant_cards("hope_island", "barbarian_gate").assigned(0, metro="laborer laborer").at("PLACE-01")
    t.do("pay:food1:ammo1:survivor_electrician")
    assert t.placing("rest") == ("place:laborer:metro:rest",)
    t.do("place:laborer:metro:rest")
    assert (t.items(0), t.seat(0).spent) == ({**NOTHING, "food": 1}, ["survivor_electrician"])
    t.do("exhaust:hero_mystic")
    assert t.placing("rest") == ("place:laborer:metro:rest",)
    t.do("place:laborer:metro:rest")
    assert (t.items(0), t.tokens(0, "rest")) == ({**NOTHING, "food": 2}, {"laborer": 2})


# --- Step 4 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-26", "AMB-97")
def test_solo_26_the_upkeep_only_discards_the_three_cards_and_clears_the_map() -> None:
    t = alone().in_round(2).mutants("arbat", "kremlin", "hope_island")
    before = t.clone()
    t.at("UPK-F")
    after = changes(before, t)
    for key in ("0 drawn laborer", "0 drawn hero", "0 bag laborer", "0 bag hero", "leader"):
        after.pop(key, None)  # the next round's card and draw
    assert after == {
        "round": 1,
        "step": -2,
        "mutant_open": ["-mutant_arbat", "-mutant_hope_island", "-mutant_kremlin"],
        **{f"mutants {zone}": -1 for zone in ("arbat_upper", "arbat_lower", "kremlin_upper", "kremlin_lower")},
        **{f"mutants {zone}": -1 for zone in ("hope_island_left", "hope_island_right")},
    }
    assert t.state.mutant_discard == ["mutant_arbat", "mutant_kremlin", "mutant_hope_island"]
    assert (t.state.mutant_supply, len(t.state.mutant_deck)) == (6, 3)


@pytest.mark.rule("SOLO-26", "UPK-D", "UPK-E")
def test_solo_26_otherwise_the_upkeep_is_the_usual_one_without_an_event() -> None:
    t = alone().in_round(2).with_items(0, food=2, fuel=1, ammo=3, meds=2).completed(0, 0, "basic_seed_cabinet")
    t.placed(0, "laborer", "kremlin_upper").with_cards(0, "hero_mystic").exhausted(0, "hero_mystic")
    row, deck = list(t.state.row), list(t.state.survivor_deck)
    t.at("UPK-A")
    assert (t.decision.rule, t.options, t.items(0)["meds"]) == ("UPK-C", ("raise", "stay"), 3)
    assert (t.tokens(0, "rest"), t.seat(0).spent) == ({"laborer": 1}, [])
    t.do("raise", "pay:food2:fuel1")
    assert (t.seat(0).level, t.items(0)) == (2, {**NOTHING, "ammo": 3, "meds": 3})
    assert t.state.row == [deck[-2], deck[-1], *row[:3]]
    assert (t.state.round, t.decision.rule) == (3, "ASG-01")


@pytest.mark.rule("SOLO-27", "AMB-110")
def test_solo_27_round_6_performs_recall_income_and_levels_and_then_scores() -> None:
    t = alone().in_round(6).mutants("arbat").with_items(0, food=2, fuel=1, ammo=3, meds=2)
    t.completed(0, 0, "basic_seed_cabinet").placed(0, "laborer", "kremlin_upper")
    before = t.clone()
    t.at("UPK-A")
    assert (t.decision.rule, t.state.over) == ("UPK-C", False)
    t.do("raise", "pay:food2:fuel1")
    assert changes(before, t) == {
        "step": 2,  # from Step 3 to the final scoring
        "0 food": -2,
        "0 fuel": -1,
        "0 meds": 1,
        "0 level": 1,
        "0 rest laborer": 1,
        "0 kremlin_upper": "",
    }
    assert t.state.over
    assert t.seat(0).sheet["level"] == 2


@pytest.mark.rule("SOLO-27")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_solo_27_the_game_ends_after_six_rounds(difficulty: str) -> None:
    t = new_game(1, 8, solo=difficulty)
    rounds = []
    while not t.state.over:
        rounds.append(t.state.round)
        t.do(t.options[0])
    assert sorted(set(rounds) - {0}) == [1, 2, 3, 4, 5, 6]
    assert rounds == sorted(rounds)
    assert t.state.round == 6
