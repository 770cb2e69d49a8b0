"""SURV-30 to SURV-32: cards of kind SWITCH and SUBST, within a placement and after it."""

import pytest

from tests.build import Table, a_table
from tests.compare import changes

DRIVER, SCOUT = "survivor_truck_driver", "survivor_scout"
DOCKER, ENGINEER = "survivor_dock_worker", "survivor_engineer"
FIREFIGHTER, ARCHITECT, PILOT = "survivor_firefighter", "survivor_architect", "survivor_pilot"


def holding(*cards: str, **areas: str) -> Table:
    """Seat 0 with these cards and assigned tokens, on turn."""
    return a_table().with_cards(0, *cards).assigned(0, **areas).at("PLACE-01", seat=0)


def with_cards(t: Table) -> list[str]:
    """The placements that use a card."""
    return sorted(option for option in t.options if len(option.split(":")) > 4)


def switches(t: Table) -> list[str]:
    """The options after the placement that move a token."""
    return sorted(option for option in t.options if option.startswith("switch:"))


@pytest.mark.rule("SURV-30", "SURV-31", "AMB-31")
def test_a_switch_moves_one_token_of_any_type_either_way_between_its_two_areas() -> None:
    t = holding(DRIVER, metro="laborer laborer hero", harbor="ranger", compound="scholar")
    t.do("place:laborer:metro:arbat_upper")
    assert switches(t) == [
        f"switch:{DRIVER}:hero:metro:harbor",
        f"switch:{DRIVER}:laborer:metro:harbor",
        f"switch:{DRIVER}:ranger:harbor:metro",
    ]
    for option in switches(t):
        _, card, token, start, end = option.split(":")
        moved = t.clone().do(option)
        assert changes(t, moved) == {f"0 {start} {token}": -1, f"0 {end} {token}": 1, "0 spent": [f"+{card}"]}
        assert switches(moved) == []


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        (DRIVER, "metro", "harbor"),
        (SCOUT, "metro", "harbor"),
        (DOCKER, "harbor", "compound"),
        ("survivor_veterinarian", "harbor", "compound"),
        (ENGINEER, "metro", "compound"),
        ("survivor_armorer", "metro", "compound"),
    ],
)
@pytest.mark.rule("SURV-30")
def test_each_switch_card_knows_two_areas_and_both_directions(card: str, one: str, other: str) -> None:
    t = holding(card, metro="laborer laborer", harbor="laborer", compound="laborer")
    t.do("place:laborer:metro:arbat_upper")
    assert switches(t) == sorted([f"switch:{card}:laborer:{one}:{other}", f"switch:{card}:laborer:{other}:{one}"])


@pytest.mark.rule("HERO-MYSTIC", "SURV-30")
def test_the_mystic_switches_between_any_two_areas() -> None:
    t = holding("hero_mystic", metro="laborer laborer", harbor="ranger", compound="scholar")
    t.do("place:laborer:metro:arbat_upper")
    assert switches(t) == [
        "switch:hero_mystic:laborer:metro:compound",
        "switch:hero_mystic:laborer:metro:harbor",
        "switch:hero_mystic:ranger:harbor:compound",
        "switch:hero_mystic:ranger:harbor:metro",
        "switch:hero_mystic:scholar:compound:harbor",
        "switch:hero_mystic:scholar:compound:metro",
    ]


@pytest.mark.rule("SURV-31", "AMB-31", "EX-25")
def test_of_many_tokens_in_one_area_one_may_be_switched_and_placed_from_the_other() -> None:
    t = holding(DRIVER, metro="laborer laborer laborer laborer")
    assert with_cards(t) == [
        f"place:laborer:metro:barbarian_gate_right:{DRIVER}",
        f"place:laborer:metro:hope_island_right:{DRIVER}",
        f"place:laborer:metro:museum_row_lower:{DRIVER}",
    ]
    before = t.clone()
    t.do(f"place:laborer:metro:museum_row_lower:{DRIVER}")
    assert changes(before, t) == {
        "0 metro laborer": -1,
        "0 museum_row_lower": "laborer",
        "0 spent": [f"+{DRIVER}"],
    }
    assert switches(t) == []
    t.do("done")
    assert with_cards(t) == []


@pytest.mark.rule("SURV-31", "AMB-31")
def test_a_token_switched_after_the_placement_is_placed_from_its_new_area_on_a_later_turn() -> None:
    t = holding(DRIVER, metro="laborer hero")
    t.do("place:laborer:metro:arbat_upper", f"switch:{DRIVER}:hero:metro:harbor", "done")
    assert {option.split(":")[2] for option in t.options} == {"harbor"}
    t.do("place:hero:harbor:kremlin_lower")
    assert t.in_zone("kremlin_lower") == {0: "hero"}


@pytest.mark.rule("AMB-137")
def test_no_switch_is_offered_into_an_area_that_holds_a_token_of_that_type() -> None:
    t = holding(DRIVER, metro="laborer hero", harbor="laborer")
    assert with_cards(t) == sorted(
        f"place:{token}:{area}:{zone}:{DRIVER}"
        for token, area, zones in (
            (
                "hero",
                "metro",
                (
                    *("museum_row_lower", "barbarian_gate_left", "barbarian_gate_right"),
                    *("kremlin_lower", "hope_island_left", "hope_island_right"),
                ),
            ),
        )
        for zone in zones
    )


@pytest.mark.rule("AMB-137")
def test_switches_may_be_chained() -> None:
    chained = holding(DRIVER, DOCKER, metro="laborer")
    assert chained.placing("room_checkpoint") == (f"place:laborer:metro:room_checkpoint:{DRIVER}:{DOCKER}",)
    assert chained.placing("museum_row_lower") == (f"place:laborer:metro:museum_row_lower:{DRIVER}",)
    before = chained.clone()
    chained.do(f"place:laborer:metro:room_checkpoint:{DRIVER}:{DOCKER}")
    assert changes(before, chained) == {
        "0 metro laborer": -1,
        "0 room_checkpoint": "laborer",
        "0 spent": sorted([f"+{DOCKER}", f"+{DRIVER}"]),
    }


@pytest.mark.rule("AMB-137")
def test_a_longer_chain_that_spares_a_card_is_offered_too() -> None:
    t = holding(DRIVER, DOCKER, ENGINEER, metro="laborer")
    assert t.placing("room_checkpoint") == (
        f"place:laborer:metro:room_checkpoint:{ENGINEER}",
        f"place:laborer:metro:room_checkpoint:{DRIVER}:{DOCKER}",
    )
    t.do(f"place:laborer:metro:room_checkpoint:{DRIVER}:{DOCKER}")
    assert t.seat(0).spent == [DRIVER, DOCKER]


@pytest.mark.rule("AMB-137")
def test_a_chain_from_which_a_card_can_be_left_out_is_not_offered() -> None:
    mystic = holding("hero_mystic", DRIVER, DOCKER, metro="laborer")
    assert mystic.placing("room_checkpoint") == (
        "place:laborer:metro:room_checkpoint:hero_mystic",
        f"place:laborer:metro:room_checkpoint:{DRIVER}:{DOCKER}",
    )
    nearer = holding(DRIVER, DOCKER, ENGINEER, metro="laborer", harbor="laborer")
    assert nearer.placing("room_checkpoint") == (
        f"place:laborer:metro:room_checkpoint:{ENGINEER}",
        f"place:laborer:harbor:room_checkpoint:{DOCKER}",
    )
    substitutes = holding("hero_librarian", FIREFIGHTER, ARCHITECT, metro="laborer")
    assert substitutes.placing("arbat_lower") == ("place:laborer:metro:arbat_lower:hero_librarian",)


@pytest.mark.rule("AMB-137")
def test_all_uses_of_cards_without_a_superfluous_one_are_offered() -> None:
    t = holding(DRIVER, SCOUT, metro="laborer", compound="laborer")
    assert sorted(t.placing("museum_row_lower")) == [
        f"place:laborer:metro:museum_row_lower:{SCOUT}",
        f"place:laborer:metro:museum_row_lower:{DRIVER}",
    ]
    two_sources = holding(DRIVER, DOCKER, metro="laborer", compound="laborer")
    assert sorted(two_sources.placing("museum_row_lower")) == [
        f"place:laborer:compound:museum_row_lower:{DOCKER}",
        f"place:laborer:metro:museum_row_lower:{DRIVER}",
    ]


@pytest.mark.rule("AMB-137", "PLACE-08", "PLACE-03")
def test_a_placement_with_cards_is_offered_only_where_it_can_be_carried_out() -> None:
    t = a_table().with_cards(0, DRIVER).mutants("barbarian_gate").placed(0, "laborer", "museum_row_lower")
    t.assigned(0, metro="laborer")
    poor = t.clone().at("PLACE-01", seat=0)
    assert with_cards(poor) == [f"place:laborer:metro:hope_island_right:{DRIVER}"]
    t.with_items(0, meds=1).at("PLACE-01", seat=0)
    assert with_cards(t) == [
        f"place:laborer:metro:barbarian_gate_right:{DRIVER}",
        f"place:laborer:metro:hope_island_right:{DRIVER}",
    ]
    before = t.clone()
    t.do(f"place:laborer:metro:barbarian_gate_right:{DRIVER}", "pay:meds1")
    assert changes(before, t) == {
        "0 meds": -1,
        "0 metro laborer": -1,
        "0 barbarian_gate_right": "laborer",
        "0 spent": [f"+{DRIVER}"],
    }


@pytest.mark.parametrize(
    ("card", "uses"),
    [
        pytest.param(
            FIREFIGHTER,
            {("ranger", "builder"), ("builder", "ranger")},
            marks=pytest.mark.rule("CARD-FIREFIGHTER"),
        ),
        pytest.param(
            ARCHITECT,
            {("scholar", "builder"), ("builder", "scholar")},
            marks=pytest.mark.rule("CARD-ARCHITECT"),
        ),
        pytest.param(
            PILOT,
            {("ranger", "scholar"), ("scholar", "ranger")},
            marks=pytest.mark.rule("CARD-PILOT"),
        ),
        pytest.param(
            "hero_librarian",
            {("laborer", "ranger"), ("laborer", "scholar"), ("laborer", "builder")},
            marks=pytest.mark.rule("HERO-LIBRARIAN", "AMB-53"),
        ),
    ],
)
@pytest.mark.rule("SURV-32", "AMB-32")
def test_a_substitute_opens_the_spaces_of_the_other_type_and_no_others(card: str, uses: set[tuple[str, str]]) -> None:
    of_type = {
        "ranger": {"revolution_square_left", "kremlin_lower", "room_headquarters"},
        "scholar": {"museum_row_upper", "barbarian_gate_left", "room_propaganda"},
        "builder": {"arbat_lower", "hope_island_left", "room_workshop"},
    }
    area_of = {"kremlin_lower": "harbor", "barbarian_gate_left": "harbor", "hope_island_left": "harbor"}
    crew = "hero laborer ranger scholar builder"
    t = a_table().with_cards(0, card).cleared(0, "room_headquarters", "room_propaganda", "room_workshop")
    t.assigned(0, metro=crew.removeprefix("hero "), harbor=crew.removeprefix("hero "), compound=crew)
    t.at("PLACE-01", seat=0)
    expected = []
    for token, other in uses:
        for space in of_type[other]:
            area = area_of.get(space, "compound" if space.startswith("room_") else "metro")
            expected.append(f"place:{token}:{area}:{space}:{card}")
    assert with_cards(t) == sorted(expected)


@pytest.mark.rule("SURV-32", "AMB-32")
def test_a_token_that_stands_for_another_type_keeps_its_own_for_everything_else() -> None:
    t = holding(PILOT, metro="ranger")
    t.do(f"place:ranger:metro:museum_row_upper:{PILOT}")
    assert t.in_zone("museum_row_upper") == {0: "ranger"}
    assert t.decision.rule == "ACT-01"
    assert t.seat(0).spent == [PILOT]
    t.do("done")
    assert t.state.round == 2
    everything = {word: t.tokens(0, "rest").get(word, 0) for word in ("ranger", "scholar")}
    assert everything == {"ranger": 1, "scholar": 0}


@pytest.mark.rule("SURV-32", "AMB-137")
def test_a_substitute_is_no_option_after_the_placement_and_not_needed_where_the_type_fits() -> None:
    t = holding(PILOT, FIREFIGHTER, metro="ranger ranger")
    assert t.placing("revolution_square_left") == ("place:ranger:metro:revolution_square_left",)
    assert t.placing("arbat_upper") == ("place:ranger:metro:arbat_upper",)
    t.do("place:ranger:metro:arbat_upper")
    assert t.options == ("effect:arbat_upper", "done")


@pytest.mark.rule("AMB-32", "AMB-137")
def test_substitutes_may_be_chained_each_exhausted() -> None:
    chained = holding(FIREFIGHTER, PILOT, metro="builder")
    assert chained.placing("museum_row_upper") == (f"place:builder:metro:museum_row_upper:{FIREFIGHTER}:{PILOT}",)
    before = chained.clone()
    chained.do(f"place:builder:metro:museum_row_upper:{FIREFIGHTER}:{PILOT}")
    assert changes(before, chained) == {
        "0 metro builder": -1,
        "0 museum_row_upper": "builder",
        "0 spent": sorted([f"+{FIREFIGHTER}", f"+{PILOT}"]),
    }
    direct = holding(FIREFIGHTER, PILOT, ARCHITECT, metro="builder")
    assert direct.placing("museum_row_upper") == (
        f"place:builder:metro:museum_row_upper:{ARCHITECT}",
        f"place:builder:metro:museum_row_upper:{FIREFIGHTER}:{PILOT}",
    )


@pytest.mark.rule("AMB-53", "AMB-57")
def test_the_librarian_lets_one_laborer_a_round_stand_for_a_specialist() -> None:
    t = holding("hero_librarian", metro="laborer laborer")
    assert with_cards(t) == [
        "place:laborer:metro:arbat_lower:hero_librarian",
        "place:laborer:metro:museum_row_upper:hero_librarian",
        "place:laborer:metro:revolution_square_left:hero_librarian",
    ]
    t.do("place:laborer:metro:arbat_lower:hero_librarian", "effect:arbat_lower", "done")
    assert t.items(0)["parts"] == 2
    assert with_cards(t) == []


@pytest.mark.rule("AMB-137", "SURV-31", "SURV-32")
def test_switch_and_substitute_are_combined_in_one_placement_without_a_superfluous_card() -> None:
    t = holding(DRIVER, PILOT, harbor="ranger")
    assert t.placing("museum_row_upper") == (f"place:ranger:harbor:museum_row_upper:{DRIVER}:{PILOT}",)
    both = holding(DRIVER, PILOT, harbor="ranger", metro="ranger")
    assert both.placing("museum_row_upper") == (f"place:ranger:metro:museum_row_upper:{PILOT}",)


@pytest.mark.rule("AMB-137", "AMB-34", "SURV-31")
def test_a_rest_is_always_offered_and_never_with_a_card() -> None:
    t = holding(DRIVER, DOCKER, PILOT, "hero_mystic", metro="ranger", compound="laborer")
    assert sorted(t.placing("rest")) == ["place:laborer:compound:rest", "place:ranger:metro:rest"]
    t.do("place:ranger:metro:rest")
    assert t.decision.rule == "PLACE-01"
    assert t.seat(0).spent == []
