"""SOLO-01 to SOLO-10: what lies on the table of a game alone against the Mutants, for many shuffles."""

from collections import Counter
from collections.abc import Iterator

import pytest

from resurgence_tui.engine.options import OptionProblem
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from tests.build import Table, content, new_game

DISTRICTS = ("arbat", "museum_row", "revolution_square", "barbarian_gate", "kremlin", "hope_island")
PLAIN = {f"mutlead_{word}" for word in ("scattered_packs", "tunnel_noise", "river_prowlers", "fence_testing")} | {
    "mutlead_uneasy_quiet"
}
HAZARD = {f"mutlead_{word}" for word in ("concerted_howl", "underground_siege", "harbor_horde", "storm_of_the_gates")}
START = {"food": 0, "fuel": 0, "parts": 0, "ammo": 2, "meds": 2}
BRINGS = {
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
    "salvage_stranded_bricklayer": {"food": 1},
    "salvage_night_archivist": {"food": 1},
    "salvage_lone_tracker": {"food": 1},
    "salvage_radio_stranger": {"food": 1},
}
JOINS = {
    "salvage_stranded_bricklayer": "builder",
    "salvage_night_archivist": "scholar",
    "salvage_lone_tracker": "ranger",
    "salvage_radio_stranger": "ranger",  # any Specialist: the first one listed is taken here
}


def shuffled(seeds: int = 40) -> Iterator[State]:
    """States at the first question of many games."""
    for seed in range(seeds):
        yield new_game(1, seed, solo="village").state


def past_heroes(seed: int, start: str = "draft", solo: str = "village") -> Table:
    """The first question after Hero and Starter Mission."""
    t = new_game(1, seed, start, solo=solo)
    return t.do(t.options[0]).do(t.options[0])


@pytest.mark.rule("SOLO-01")
def test_solo_01_row_and_columns_are_those_of_fewer_than_four_and_two_heroes_are_offered() -> None:
    for state in shuffled():
        assert (len(state.row), len(state.basics), len(state.advanced)) == (5, 4, 4)
        assert all((*state.row, *state.basics, *state.advanced))
        assert (len(state.heroes), len(state.starters), len(state.directives)) == (2, 2, 2)
        assert len([token for token in state.seats[0].rubble if token]) == 9
    assert content().row_prices(1) == content().row_prices(3) == (4, 4, 3, 2, 2)


@pytest.mark.rule("SOLO-01", "SET-19")
def test_solo_01_one_hero_and_one_starter_mission_are_taken_and_the_others_leave_the_game() -> None:
    t = new_game(1, 5, solo="village")
    heroes, starters = list(t.state.heroes), list(t.state.starters)
    assert (t.decision.rule, t.options) == ("SET-19", tuple(f"take:{hero}" for hero in heroes))
    t.do(f"take:{heroes[1]}")
    assert t.options == tuple(f"take:{starter}" for starter in starters)
    t.do(f"take:{starters[0]}")
    assert (t.seat(0).cards, t.seat(0).slots) == ([heroes[1]], [starters[0]])
    assert (t.state.heroes, t.state.starters) == ([], [])
    assert {heroes[0], starters[1]} <= set(t.state.gone)
    assert t.decision.rule == "SOLO-10"


@pytest.mark.rule("SOLO-02", "AMB-112")
def test_solo_02_there_is_no_event_card_and_no_event_token() -> None:
    for state in shuffled():
        assert (state.event, state.event_deck, state.event_discard) == ("", [], [])
        assert state.event_card.district == -1
        out = {card for card in state.aside if card.startswith(("event", "bonus"))}
        assert out == {card for card in content().events if card.startswith("event")}


@pytest.mark.rule("AMB-112")
def test_amb_112_bonus_events_cannot_be_chosen_alone() -> None:
    for encounters in (False, True):
        with pytest.raises(OptionProblem) as refused:
            new_game(1, solo="village", bonus_events=True, encounters=encounters)
        assert (refused.value.option, refused.value.other) == ("bonus_events", ("solo", "village"))
    assert new_game(2, bonus_events=True, encounters=True).state.bonus_events


@pytest.mark.rule("SOLO-03")
def test_solo_03_six_mutant_tokens_are_ready_and_the_deck_has_a_card_for_each_district() -> None:
    orders = set()
    for state in shuffled():
        assert sorted(state.mutant_deck) == sorted(f"mutant_{word}" for word in DISTRICTS)
        assert {"mutant_blank", "mutant_blank_4p"} <= set(state.gone)
        assert (state.mutant_supply, state.mutant_discard) == (6, [])
        orders.add(tuple(state.mutant_deck))
    assert len(orders) > 30


@pytest.mark.rule("SOLO-04", "AMB-97")
@pytest.mark.parametrize("encounters", [False, True])
def test_solo_04_no_mutant_card_is_revealed_before_step_3(encounters: bool) -> None:
    for seed in range(5):
        t = new_game(1, seed, solo="village", encounters=encounters)
        while t.decision.rule != "PLACE-01":
            if t.state.step < 3:
                assert (t.state.mutant_open, len(t.state.mutant_deck)) == ([], 6)
                assert (sum(t.state.mutants), sum(t.state.beasts), sum(t.state.stalkers)) == (0, 0, 0)
            t.do(t.options[0])
        assert len(t.state.mutant_open) == 1


@pytest.mark.rule("SOLO-05")
def test_solo_05_three_random_plain_leadership_cards_lie_on_three_random_hazard_cards() -> None:
    seen: Counter[str] = Counter()
    for state in shuffled(60):
        assert (len(state.leader_deck), state.leader, state.leader_discard) == (6, "", [])
        hazard, plain = state.leader_deck[:3], state.leader_deck[3:]  # the last of the pile lies on top
        assert (set(plain) <= PLAIN, set(hazard) <= HAZARD) == (True, True)
        out = [card for card in state.aside if card.startswith("mutlead")]
        assert sorted([*state.leader_deck, *out]) == sorted(PLAIN | HAZARD)
        assert GAME.view(state, 0).leader_deck == ["?"] * 6
        seen.update(state.leader_deck)
    assert set(seen) == PLAIN | HAZARD
    assert max(seen.values()) < 60


@pytest.mark.rule("SOLO-06")
def test_solo_06_a_random_side_of_the_mutant_action_board_lies_up() -> None:
    sides = Counter(state.action_side for state in shuffled(60))
    assert set(sides) == {0, 1}
    assert min(sides.values()) > 15


@pytest.mark.rule("AMB-114")
def test_amb_114_each_side_of_the_mutant_action_board_has_one_action_for_each_district() -> None:
    assert [[action.id for action in side] for side in content().mutant_actions] == [
        [f"mutant_action_{letter}_{district}" for district in DISTRICTS] for letter in "ab"
    ]


@pytest.mark.rule("SOLO-07", "AMB-98")
def test_solo_07_the_mutants_start_five_steps_above_the_start_of_each_track() -> None:
    for state in shuffled(5):
        assert state.mutant_tracks == [5, 5, 5]
        assert state.seats[0].tracks == [0, 0, 0]


@pytest.mark.rule("SOLO-08")
@pytest.mark.parametrize(("difficulty", "vp"), [("village", 0), ("town", 10), ("stronghold", 20)])
def test_solo_08_the_difficulty_is_where_the_mutants_vp_start(difficulty: str, vp: int) -> None:
    for encounters in (False, True):
        state = new_game(1, 3, solo=difficulty, encounters=encounters).state
        assert (state.mutant_vp, state.seats[0].vp) == (vp, 0)


@pytest.mark.rule("SOLO-08")
def test_solo_08_one_seat_needs_a_known_difficulty_and_more_seats_may_not_have_one() -> None:
    for seats, options in ((1, {}), (1, {"solo": ""}), (1, {"solo": "city"}), (2, {"solo": "village"})):
        with pytest.raises(OptionProblem) as refused:
            new_game(seats, **options)
        assert refused.value.option == "solo"


@pytest.mark.rule("SOLO-09")
def test_solo_09_the_mutants_have_no_boards_and_no_survivor_tokens() -> None:
    for state in shuffled(5):
        assert len(state.seats) == 1
        assert state.zones == [-1] * 12
        me = state.seats[0]
        assert [sum(pile) for pile in zip(me.supply, me.bag, strict=True)] == [1, 6, 4, 4, 4]


@pytest.mark.rule("SOLO-10")
def test_solo_10_of_three_salvage_cards_one_is_put_away_and_a_random_one_comes_in_its_place() -> None:
    thirds = set()
    for seed in range(60):
        t = past_heroes(seed)
        dealt = list(t.seat(0).hand)
        assert (t.decision.rule, t.options) == ("SOLO-10", tuple(f"discard:{card}" for card in dealt))
        assert (len(set(dealt)), set(dealt) <= set(BRINGS)) == (3, True)
        t.do(f"discard:{dealt[seed % 3]}")
        while t.decision.rule == "GEN-09":
            t.do(t.options[0])
        (more,) = set(t.state.gone) & set(BRINGS) - set(dealt)
        kept = [*(card for card in dealt if card != dealt[seed % 3]), more]
        thirds.add(more)
        brought = sum((Counter(BRINGS[card]) for card in kept), Counter(START))
        assert t.items(0) == {item: brought[item] for item in START}
        everybody = Counter(t.tokens(0, "bag")) + Counter(t.tokens(0, "drawn"))
        assert everybody == Counter({"hero": 1, "laborer": 6}) + Counter(JOINS[card] for card in kept if card in JOINS)
        assert (t.seat(0).hand, t.seat(0).picks) == ([], [])
        assert t.decision.rule == "ASG-01"
    assert len(thirds) == 14


@pytest.mark.rule("AMB-16")
def test_amb_16_the_beginner_start_may_be_chosen_alone_and_the_salvage_draft_is_the_usual_one() -> None:
    t = past_heroes(4, "beginner")
    assert (t.decision.rule, t.options[-1]) == ("SAL-11", "leave")
    assert t.items(0) == {"food": 1, "fuel": 1, "parts": 1, "ammo": 3, "meds": 3}
    t.do("add:scholar")
    everybody = Counter(t.tokens(0, "bag")) + Counter(t.tokens(0, "drawn"))
    assert everybody == Counter({"hero": 1, "laborer": 6, "scholar": 1})
    assert (t.seat(0).hand, t.decision.rule) == ([], "ASG-01")
    usual = GAME.start(1, 4, {"solo": "village"}, content())
    assert usual.start == "draft"


@pytest.mark.rule("AMB-111")
def test_amb_111_the_player_is_the_first_player_in_every_round() -> None:
    t = new_game(1, 2, solo="town", encounters=True)
    while not t.state.over:
        assert t.state.first == t.decision.seat == 0
        t.do(t.options[0])
    assert t.state.round == 6
