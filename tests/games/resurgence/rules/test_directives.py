"""DIR-A1 to DIR-B8: what each Directive counts, and what it pays at and just below each threshold."""

import pytest

from tests.build import Table, a_table, content

BUILDERS = ("survivor_chef", "survivor_farmer", "survivor_miner", "survivor_fisherman", "survivor_foreman")
SCHOLARS = ("survivor_brewer", "survivor_doctor", "survivor_chemist", "survivor_botanist", "survivor_biologist")
RANGERS = ("survivor_hunter", "survivor_pilot", "survivor_scout", "survivor_sniper", "survivor_sapper")
ROOMS = "armory clinic market_stall kitchen garage scout_post workshop propaganda headquarters".split()


def points(t: Table, card: str, level: int = 3) -> int:
    """What seat 0 gets for one Directive; the other one of the table is of the other deck."""
    deck = card.removeprefix("directive_")[0]
    pair = (card, "directive_b1") if deck == "a" else ("directive_a1", card)
    t.directives(*pair).at_level(0, level).in_round(6).at("SCORE-08")
    return t.seat(0).sheet[f"directive_{deck}"]


def rooms(t: Table, number: int) -> Table:
    """That many cleared rooms, Checkpoint included."""
    return t.cleared(0, *(f"room_{word}" for word in ROOMS[: number - 1]))


def missions(t: Table, column: int, number: int) -> Table:
    """That many completed Missions in a column."""
    return t.completed(0, column, *t.state.basic_deck[:number])


@pytest.mark.rule("DIR-A1")
@pytest.mark.parametrize(("fuel", "paid"), [(2, 0), (3, 2), (4, 2), (5, 4), (6, 4), (7, 7), (9, 7)])
def test_dir_a1_polar_vortex_counts_fuel(fuel: int, paid: int) -> None:
    assert points(a_table().with_items(0, fuel=fuel, food=9, parts=9), "directive_a1") == paid


@pytest.mark.rule("DIR-A2", "AMB-95")
@pytest.mark.parametrize(
    ("columns", "paid"),
    [((1, 1, 1), 0), ((2, 0, 0), 2), ((0, 3, 1), 4), ((2, 2, 2), 2), ((1, 1, 4), 7), ((5, 0, 0), 7)],
)
def test_dir_a2_domination_counts_the_tallest_column(columns: tuple[int, ...], paid: int) -> None:
    t = a_table()
    for column, number in enumerate(columns):
        missions(t, column, number)
    assert points(t, "directive_a2") == paid


@pytest.mark.rule("DIR-A2", "AMB-95")
def test_amb_95_mutant_missions_count_in_the_column_they_lie_in() -> None:
    t = a_table().completed(0, 1, "basic_burn_the_nest", "basic_guard_vault").completed(0, 0, "basic_night_cull")
    assert points(t, "directive_a2") == 2


@pytest.mark.rule("DIR-A3")
@pytest.mark.parametrize(
    ("tracks", "paid"), [((8, 8, 1), 0), ((2, 8, 8), 2), ((8, 3, 8), 4), ((4, 4, 4), 7), ((5, 6, 8), 7), ((0, 8, 8), 0)]
)
def test_dir_a3_leadership_counts_the_lowest_track(tracks: tuple[int, int, int], paid: int) -> None:
    assert points(a_table().on_tracks(0, *tracks), "directive_a3") == paid


@pytest.mark.rule("DIR-A4")
@pytest.mark.parametrize(("number", "paid"), [(1, 0), (2, 0), (3, 2), (5, 2), (6, 4), (7, 4), (8, 7), (10, 7)])
def test_dir_a4_construction_counts_cleared_rooms_with_the_checkpoint(number: int, paid: int) -> None:
    assert points(rooms(a_table(), number), "directive_a4") == paid


@pytest.mark.rule("DIR-A5", "EX-18", "AMB-96", "AMB-01")
@pytest.mark.parametrize(("food", "paid"), [(3, 0), (4, 2), (5, 2), (6, 4), (7, 4), (8, 7), (9, 7)])
def test_dir_a5_food_rations_counts_food(food: int, paid: int) -> None:
    assert points(a_table().with_items(0, food=food, fuel=9), "directive_a5") == paid
    assert points(a_table().with_items(0, food=food), "directive_a5", level=2) == 0


@pytest.mark.rule("DIR-B1", "DIR-B2", "DIR-B3", "DIR-14")
@pytest.mark.parametrize(("number", "paid"), [(0, 0), (1, 0), (2, 3), (3, 5), (4, 8), (5, 8)])
@pytest.mark.parametrize(
    ("card", "type_", "others"),
    [
        ("directive_b1", RANGERS, (*BUILDERS, *SCHOLARS)),
        ("directive_b2", BUILDERS, (*RANGERS, *SCHOLARS)),
        ("directive_b3", SCHOLARS, (*RANGERS, *BUILDERS)),
    ],
)
def test_dir_b1_to_b3_count_cards_of_one_type(
    card: str, type_: tuple[str, ...], others: tuple[str, ...], number: int, paid: int
) -> None:
    t = a_table().with_cards(0, *type_[:number], *others[:4])
    assert points(t, card) == paid


@pytest.mark.rule("DIR-14", "AMB-93")
@pytest.mark.parametrize("card", ["directive_b1", "directive_b2", "directive_b3"])
def test_dir_14_the_hero_is_of_no_type(card: str) -> None:
    assert {content().cards[hero].type for hero in content().heroes} == {-1}
    for hero in content().heroes:
        t = a_table().with_cards(0, hero, RANGERS[0], BUILDERS[0], SCHOLARS[0])
        assert points(t, card) == 0


@pytest.mark.rule("DIR-B4", "AMB-93")
@pytest.mark.parametrize(("number", "paid"), [(1, 0), (2, 2), (4, 2), (5, 5), (6, 5), (7, 8), (10, 8)])
def test_dir_b4_commune_counts_all_cards_and_the_hero(number: int, paid: int) -> None:
    cards = (*BUILDERS, *SCHOLARS)[:number]
    assert points(a_table().with_cards(0, "hero_mystic", *cards), "directive_b4") == paid


@pytest.mark.rule("DIR-B5", "AMB-91")
@pytest.mark.parametrize(
    ("tracks", "paid"),
    [((8, 1, 0), 0), ((4, 3, 3), 2), ((8, 3, 0), 2), ((6, 5, 1), 4), ((8, 5, 0), 4), ((8, 3, 3), 7), ((8, 8, 8), 7)],
)
def test_dir_b5_power_grab_counts_the_sum_of_the_tracks(tracks: tuple[int, int, int], paid: int) -> None:
    assert points(a_table().on_tracks(0, *tracks), "directive_b5") == paid


@pytest.mark.rule("DIR-B6", "EX-21")
def test_dir_b6_defenders_is_half_of_rangers_times_cleared_rooms() -> None:
    t = rooms(a_table(), 4).with_rest(0, "ranger").with_bag(0, "hero ranger ranger")
    assert points(t, "directive_b6") == 6
    odd = rooms(a_table(), 3).with_bag(0, "ranger builder builder")
    assert points(odd, "directive_b6") == 1
    assert points(rooms(a_table(), 10), "directive_b6") == 0


@pytest.mark.rule("DIR-B7", "EX-22")
def test_dir_b7_researchers_is_half_of_scholars_times_missions() -> None:
    t = a_table().with_rest(0, "scholar laborer").with_bag(0, "scholar scholar")
    for column in (0, 1, 2):
        missions(t, column, 2)
    assert points(t, "directive_b7") == 9
    odd = missions(a_table().with_bag(0, "scholar ranger"), 1, 5)
    assert points(odd, "directive_b7") == 2


@pytest.mark.rule("DIR-B8", "EX-23")
def test_dir_b8_builders_is_half_of_builders_times_cards_with_the_hero() -> None:
    t = a_table().with_bag(0, "builder builder builder builder").with_cards(0, "hero_mystic", *SCHOLARS)
    assert points(t, "directive_b8") == 12
    odd = a_table().with_bag(0, "builder").with_cards(0, "hero_mystic", *SCHOLARS[:2])
    assert points(odd, "directive_b8") == 1


@pytest.mark.rule("DIR-14", "AMB-90", "RET-03")
def test_dir_14_tokens_in_the_supply_or_retired_do_not_count_but_those_placed_last_do() -> None:
    t = rooms(a_table(), 4).with_rest(0, "ranger").with_bag(0, "ranger").without_supply(0, "ranger")
    assert t.tokens(0, "retired") == {"ranger": 2}
    assert points(t, "directive_b6") == 4
    supply = rooms(a_table(), 4).with_bag(0, "ranger ranger")
    assert supply.tokens(0, "supply")["ranger"] == 2
    assert points(supply, "directive_b6") == 4
    placed = rooms(a_table(), 4).with_bag(0, "ranger").placed(0, "ranger", "arbat_upper")
    placed.directives("directive_a1", "directive_b6").at_level(0, 3).in_round(6).at("UPK-A")
    assert placed.seat(0).sheet["directive_b"] == 2


@pytest.mark.rule("SCORE-07", "DIR-14")
@pytest.mark.parametrize("card", ["directive_b6", "directive_b7", "directive_b8", "directive_b4", "directive_b5"])
def test_score_07_below_level_3_a_directive_pays_nothing(card: str) -> None:
    t = rooms(a_table(), 8).on_tracks(0, 8, 8, 8).with_bag(0, "ranger ranger scholar scholar builder builder")
    missions(t, 0, 4).with_cards(0, *BUILDERS, *SCHOLARS)
    assert points(t.clone(), card, level=2) == 0
    assert points(t, card, level=3) > 0
