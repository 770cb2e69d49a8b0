"""UPK-D, UPK-E, UPK-F: what Upkeep renews for the next round, and what the last round skips."""

from typing import Any

import pytest

from tests.build import Table, a_table, content

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
LEFT = ("basic_bone_hall_shelter", "basic_seed_cabinet", "basic_clear_the_gallery")
MIDDLE = ("basic_guard_vault", "basic_cathedral_infirmary")
DISTRICTS = ("arbat", "museum_row", "revolution_square", "barbarian_gate", "kremlin", "hope_island")


def zones_of(*districts: str) -> list[int]:
    """One Mutant token in both Zones of each of these Districts."""
    return [int(DISTRICTS[zone // 2] in districts) for zone in range(12)]


def mutant_piles(t: Table, deck: str, opened: str, discard: str = "") -> Table:
    """Mutant cards by District (or ``blank``), the top card of the deck first; tokens follow the open cards."""
    state = t.state
    state.mutant_deck = [f"mutant_{word}" for word in reversed(deck.split())]
    state.mutant_open = [f"mutant_{word}" for word in opened.split()]
    state.mutant_discard = [f"mutant_{word}" for word in discard.split()]
    state.mutants = zones_of(*opened.split())
    state.mutant_supply = 6 - sum(state.mutants)
    return t


# --- D: the Survivor Row --------------------------------------------------------------------------------------

ROW = ("survivor_chef", "survivor_farmer", "survivor_miner", "survivor_pilot", "survivor_scout", "survivor_sniper")


@pytest.mark.rule("UPK-D", "UPK-D1", "UPK-D2", "UPK-D3", "AMB-17", "AMB-133")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_upk_d_the_two_rightmost_leave_the_others_slide_right_and_new_ones_enter(seats: int) -> None:
    row = ROW if seats == 4 else ROW[1:]
    t = a_table(seats).in_row(*row)
    deck = list(t.state.survivor_deck)
    t.at("UPK-D")
    assert t.state.survivor_discard == ["survivor_scout", "survivor_sniper"]
    assert t.state.row == [deck[-2], deck[-1], *row[:-2]]
    assert t.state.survivor_deck == deck[:-2]


@pytest.mark.rule("UPK-D1", "UPK-D2", "UPK-D3")
@pytest.mark.parametrize(
    ("row", "leaving", "staying"),
    [
        (("survivor_chef", "", "survivor_miner", "", ""), [], ["survivor_chef", "survivor_miner"]),
        (("survivor_chef", "", "", "", "survivor_scout"), ["survivor_scout"], ["survivor_chef"]),
        (("", "", "", "survivor_pilot", "survivor_scout"), ["survivor_pilot", "survivor_scout"], []),
        (("survivor_chef", "survivor_farmer", "survivor_miner", "", ""), [], list(ROW[:3])),
    ],
)
def test_upk_d1_spaces_are_looked_at_before_sliding(
    row: tuple[str, ...], leaving: list[str], staying: list[str]
) -> None:
    t = a_table(2).in_row(*row)
    deck = list(t.state.survivor_deck)
    t.at("UPK-D")
    new = 5 - len(staying)
    assert t.state.survivor_discard == leaving
    assert t.state.row == [*deck[-new:], *staying]
    assert t.state.survivor_deck == deck[:-new]


@pytest.mark.rule("UPK-D4", "AMB-83", "AMB-133")
def test_upk_d4_with_an_empty_deck_spaces_stay_empty_and_discards_are_not_shuffled_in() -> None:
    t = a_table(2).in_row(*ROW[1:])
    deck = t.state.survivor_deck
    t.state.gone += deck[:-1]
    del deck[:-1]
    last = deck[0]
    t.at("UPK-D")
    assert t.state.row == ["", last, *ROW[1:4]]
    assert (t.state.survivor_deck, t.state.survivor_discard) == ([], ["survivor_scout", "survivor_sniper"])


# --- E: Mission columns ---------------------------------------------------------------------------------------


@pytest.mark.rule("UPK-E", "AMB-84", "AMB-133", "MIS-08")
def test_upk_e_empty_spaces_are_refilled_from_the_top_and_cards_do_not_slide() -> None:
    t = a_table(4)
    state = t.state
    basics, advanced = list(state.basics), list(state.advanced)
    for space in (0, 3):
        state.gone.append(state.basics[space])
        state.basics[space] = ""
    state.gone.append(state.advanced[4])
    state.advanced[4] = ""
    decks = list(state.basic_deck), list(state.advanced_deck)
    t.at("UPK-E")
    assert state.basics == [decks[0][-1], basics[1], basics[2], decks[0][-2], basics[4]]
    assert state.advanced == [*advanced[:4], decks[1][-1]]
    assert (state.basic_deck, state.advanced_deck) == (decks[0][:-2], decks[1][:-1])


@pytest.mark.rule("UPK-E2", "AMB-75")
def test_upk_e2_with_an_empty_mission_deck_spaces_stay_empty() -> None:
    t = a_table(2).completed(0, 0, "advanced_vaccine_line")
    state = t.state
    state.gone += [state.advanced[1], state.advanced[2], *state.advanced_deck[1:]]
    first, fourth, last = state.advanced[0], state.advanced[3], state.advanced_deck[0]
    state.advanced[1:3] = ["", ""]
    del state.advanced_deck[1:]
    t.at("UPK-E")
    assert (state.advanced, state.advanced_deck) == ([first, last, "", fourth], [])
    assert t.seat(0).columns == [["advanced_vaccine_line"], [], []]


# --- F: Mutants -----------------------------------------------------------------------------------------------


@pytest.mark.rule("UPK-F", "UPK-F1", "UPK-F2")
@pytest.mark.parametrize("seats", [3, 4])
def test_upk_f_with_three_or_four_players_one_card_replaces_the_last(seats: int) -> None:
    t = mutant_piles(a_table(seats), "kremlin arbat blank", "hope_island", "museum_row").at("UPK-F")
    assert t.state.mutant_open == ["mutant_kremlin"]
    assert t.state.mutant_discard == ["mutant_museum_row", "mutant_hope_island"]
    assert t.state.mutant_deck == ["mutant_blank", "mutant_arbat"]
    assert (t.state.mutants, t.state.mutant_supply) == (zones_of("kremlin"), 4)


@pytest.mark.rule("UPK-F", "UPK-F1", "UPK-F2")
def test_upk_f_with_two_players_two_cards_come() -> None:
    t = mutant_piles(a_table(2), "kremlin arbat blank", "hope_island museum_row").at("UPK-F")
    assert t.state.mutant_open == ["mutant_kremlin", "mutant_arbat"]
    assert (t.state.mutants, t.state.mutant_supply) == (zones_of("kremlin", "arbat"), 2)


@pytest.mark.rule("UPK-F3", "AMB-05")
def test_upk_f3_a_blank_card_places_nothing_this_round() -> None:
    t = mutant_piles(a_table(3), "blank arbat", "hope_island").at("UPK-F")
    assert (t.state.mutant_open, t.state.mutants, t.state.mutant_supply) == (["mutant_blank"], [0] * 12, 6)
    two = mutant_piles(a_table(2), "blank arbat kremlin", "hope_island museum_row").at("UPK-F")
    assert (two.state.mutant_open, two.state.mutants) == (["mutant_blank", "mutant_arbat"], zones_of("arbat"))


@pytest.mark.rule("UPK-F4", "AMB-85")
def test_upk_f4_an_empty_deck_is_renewed_from_all_discards_but_never_from_the_cards_just_turned_up() -> None:
    seconds = set()
    for seed in range(40):
        t = mutant_piles(a_table(2, seed), "arbat", "kremlin museum_row", "blank barbarian_gate hope_island").at(
            "UPK-F"
        )
        first, second = t.state.mutant_open
        assert first == "mutant_arbat"
        assert t.state.mutant_discard == []
        rest = ["mutant_barbarian_gate", "mutant_blank", "mutant_hope_island", "mutant_kremlin", "mutant_museum_row"]
        assert sorted([*t.state.mutant_deck, second]) == rest
        assert t.state.mutants == zones_of("arbat", second.removeprefix("mutant_"))
        seconds.add(second)
    assert len(seconds) == 5  # those just discarded (Kremlin, Museum Row) may come at once


@pytest.mark.rule("AMB-126")
def test_amb_126_two_open_cards_of_one_district_would_add_up() -> None:
    t = mutant_piles(a_table(2), "arbat arbat", "kremlin museum_row").at("UPK-F")
    assert t.state.mutants == [2, 2, *[0] * 10]
    assert sorted(district for district in content().mutant_district.values() if district >= 0) == [0, 1, 2, 3, 4, 5]


# --- the last round -------------------------------------------------------------------------------------------


@pytest.mark.rule("UPK-LAST", "AMB-86", "GEN-01")
def test_upk_last_round_6_skips_row_missions_and_mutants_and_scores() -> None:
    t = mutant_piles(a_table(2), "kremlin arbat blank", "hope_island museum_row").in_round(6)
    t.placed(0, "hero", "arbat_upper").completed(0, 0, LEFT[0]).with_items(0, food=2, fuel=1, ammo=3, meds=2)
    state = t.state
    state.gone.append(state.basics[0])
    state.basics[0] = ""
    kept = ("row", "survivor_deck", "basics", "advanced", "mutant_open", "mutant_deck", "mutants")
    before = {name: list(getattr(state, name)) for name in kept}
    t.at("UPK-A")
    assert (t.decision.rule, t.options) == ("UPK-C", ("raise", "stay"))
    t.do("raise", "pay:food2:fuel1")
    assert (state.over, state.round, state.step, state.open, state.agenda) == (True, 6, 5, [], [])
    assert {name: list(getattr(state, name)) for name in kept} == before
    assert (t.tokens(0, "rest"), t.items(0)) == ({"hero": 1}, {**NOTHING, "ammo": 3, "meds": 3})
    assert t.seat(0).sheet["level"] == 2


@pytest.mark.rule("UPK-LAST", "AMB-86", "UPK-D", "UPK-E", "UPK-F", "GEN-01")
def test_upk_last_rounds_5_and_6_played_from_their_start_differ_in_what_they_renew() -> None:
    t = mutant_piles(a_table(2), "kremlin arbat blank barbarian_gate", "hope_island museum_row").in_round(4)
    state = t.state
    names = ("row", "survivor_deck", "survivor_discard", "mutant_open", "mutant_deck", "mutant_discard", "mutants")
    seen: dict[int, list[Any]] = {}
    t.at("GEN-01")
    while not state.over:
        if state.step == 3:
            seen.setdefault(state.round, [list(getattr(state, name)) for name in names])
        t.choose(state.open[0].seat, state.open[0].options[-1])  # rest, leave, stay: nothing is taken
    assert (state.round, list(seen)) == (6, [5, 6])
    old, new = seen[5], seen[6]
    assert new[0] == [*old[1][-2:], *old[0][:3]]
    assert (new[3], new[5]) == (["mutant_kremlin", "mutant_arbat"], ["mutant_hope_island", "mutant_museum_row"])
    assert [list(getattr(state, name)) for name in names] == new


@pytest.mark.rule("DRV-25", "UPK-LAST", "SCORE-07", "SCORE-01")
def test_drv_25_income_of_the_last_upkeep_may_bring_level_3_which_then_scores() -> None:
    t = a_table(2).in_round(6).at_level(0, 2).completed(0, 0, *LEFT[:2]).completed(0, 1, *MIDDLE)
    t.with_items(0, food=6, fuel=2, ammo=3, meds=3).directives("directive_a5", "directive_b4").at("UPK-A")
    assert (t.decision.rule, t.items(0)["ammo"], t.items(0)["meds"]) == ("UPK-C", 5, 5)
    kept = t.clone().do("stay")
    assert (kept.seat(0).sheet["level"], kept.seat(0).sheet["directive_a"]) == (2, 0)
    t.do("raise", "pay:food2:fuel2")
    assert (t.seat(0).sheet["level"], t.seat(0).sheet["directive_a"]) == (5, 2)
