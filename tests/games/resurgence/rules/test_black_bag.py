"""ENC-01 to ENC-06, ENC-13 to ENC-16: tokens out of the black bag onto the map and back, and what they do alone."""

import pytest

from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.rules.encounters_expansion import on_map
from resurgence_tui.games.resurgence.vocab import ZONE_OF
from tests.build import content, new_game
from tests.compare import changes
from tests.games.resurgence.rules.encounter_scenes import alone, bag, entering, in_zones, playing, started

# --- the black bag --------------------------------------------------------------------------------------------


@pytest.mark.rule("ENC-01")
@pytest.mark.parametrize(
    ("seats", "tokens", "off"), [(1, [6, 2, 1], 0), (2, [6, 2, 1], 0), (3, [4, 2, 1], 2), (4, [4, 2, 1], 2)]
)
def test_enc_01_the_bag_is_filled_by_the_number_of_seats(seats: int, tokens: list[int], off: int) -> None:
    shown = set()
    for seed in range(40):
        t = started(seats, seed)
        state = t.state
        for kind in range(3):
            drawn = sum(on_map(state)[kind]) + state.encounter_drawn[kind]
            assert state.black_bag[kind] + drawn == tokens[kind]
            shown |= {kind} if drawn else set()
        assert (state.mutant_supply, state.encounter_discard) == (off, [0, 0, 0])
    assert shown == ({0, 1, 2} if seats > 1 else set())


@pytest.mark.rule("ENC-02", "AMB-146")
def test_enc_02_bag_and_discards_lie_beside_the_main_board_only_in_games_with_encounters() -> None:
    for seats in (2, 3, 4):
        plain = new_game(seats, 1).state
        assert (plain.black_bag, sum(plain.beasts), sum(plain.stalkers)) == ([0, 0, 0], 0, 0)
        assert plain.mutant_supply + sum(plain.mutants) == 6
    t = playing().black_bag("mutant stalker beast")
    seen = GAME.view(t.state, -1)
    assert (seen.black_bag, seen.encounter_discard) == ([1, 1, 1], [3, 1, 0])


@pytest.mark.rule("ENC-03", "UPK-F")
@pytest.mark.parametrize(("kind", "index"), [("mutant", 0), ("beast", 1)])
def test_enc_03_two_tokens_from_the_bag_go_into_the_zones_of_the_district(kind: str, index: int) -> None:
    t = playing().mutant_cards("kremlin").black_bag(f"{kind} {kind}")
    discarded = list(t.state.encounter_discard)
    t.at("UPK-F")
    assert in_zones(t) == {"kremlin_upper": [kind], "kremlin_lower": [kind]}
    assert bag(t) == ([0, 0, 0], discarded)
    assert (t.state.mutant_open, t.state.mutant_supply) == (["mutant_kremlin"], 2)
    assert [fact.key for fact in t.state.facts][:2] == ["mutants_moved", "encounters_drawn"]
    assert sum(on_map(t.state)[index]) == 2


@pytest.mark.rule("ENC-03", "SET-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_enc_03_the_cards_of_the_setup_draw_from_the_bag_too(seats: int) -> None:
    for seed in range(20):
        t = started(seats, seed)
        while t.decision.rule == "ENC-04":
            t.do(t.options[1])
        shown = {content().mutant_district[card] for card in t.state.mutant_open} - {-1}
        zones = {zone.id for zone in content().zones if zone.district in shown}
        assert {zone: len(words) for zone, words in in_zones(t).items()} == dict.fromkeys(zones, 1)


@pytest.mark.rule("ENC-04", "AMB-153")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_enc_04_if_the_two_differ_the_first_player_of_the_ending_round_says_which_goes_where(first: int) -> None:
    t = playing().first_player(first).mutant_cards("arbat").black_bag("beast stalker").at("UPK-F")
    assert (t.decision.rule, t.decision.seat) == ("ENC-04", first)
    assert set(t.options) == {"put:beast:stalker", "put:stalker:beast"}
    assert in_zones(t) == {}
    one = t.clone().do("put:beast:stalker")
    assert in_zones(one) == {"arbat_upper": ["beast"], "arbat_lower": ["stalker"]}
    other = t.do("put:stalker:beast")
    assert in_zones(other) == {"arbat_upper": ["stalker"], "arbat_lower": ["beast"]}
    assert (other.state.round, other.state.first) == (2, (first + 1) % 3)


@pytest.mark.rule("ENC-04")
def test_enc_04_two_equal_tokens_ask_nobody() -> None:
    for kind in ("mutant", "beast"):
        t = playing().mutant_cards("arbat").black_bag(f"{kind} {kind}").at("UPK-F")
        assert {one.rule for one in t.state.open} == {"ASG-01"}


@pytest.mark.rule("AMB-153", "SET-05")
def test_amb_153_in_the_setup_the_first_player_is_asked_before_heroes_are_taken() -> None:
    asked = set()
    for seed in range(40):
        t = started(3, seed)
        if t.decision.rule == "ENC-04":
            asked.add(t.decision.seat)
            assert t.decision.seat == t.state.first
            assert (t.state.round, len(t.state.heroes), [me.cards for me in t.state.seats]) == (0, 4, [[], [], []])
            t.do(t.options[0])
        assert t.decision.rule == "SET-19"
    assert asked == {0, 1, 2}


@pytest.mark.rule("ENC-05", "AMB-116")
def test_enc_05_a_blank_card_draws_no_token() -> None:
    t = playing().mutant_cards("blank")
    t.at("UPK-F")
    assert (in_zones(t), bag(t)) == ({}, ([4, 2, 1], [0, 0, 0]))
    assert {one.rule for one in t.state.open} == {"ASG-01"}
    two = playing(2).mutant_cards("blank", "arbat").black_bag("beast beast").at("UPK-F")
    assert in_zones(two) == {"arbat_upper": ["beast"], "arbat_lower": ["beast"]}


@pytest.mark.rule("ENC-06", "AMB-120")
def test_enc_06_an_empty_bag_takes_back_the_discarded_tokens_in_the_middle_of_a_draw() -> None:
    t = alone().mutants("kremlin").black_bag("stalker")
    t.state.encounter_discard = [0, 2, 0]
    t.state.mutants[ZONE_OF["arbat_upper"]] += 4  # all the others are on the map and stay there
    t.mutant_cards("hope_island").assigned(0, metro="laborer").at("PLACE-01")
    assert (t.decision.rule, set(t.options)) == ("ENC-04", {"put:stalker:beast", "put:beast:stalker"})
    assert bag(t) == ([0, 1, 0], [0, 0, 0])
    assert sum(t.state.mutants) == 6
    assert t.facts("black_bag_refilled")[0].values == (2,)


@pytest.mark.rule("ENC-06", "AMB-120", "ENC-09")
def test_enc_06_a_defeated_beast_can_come_back() -> None:
    t = playing().mutants("kremlin").black_bag("stalker beast").with_items(0, ammo=1)
    t.encounters_in("arbat_upper", "beast").mutant_cards("hope_island")
    entering(t, "arbat_upper").do("pay:ammo1")
    assert bag(t) == ([0, 0, 1], [2, 2, 0])
    t.do("done")  # the Upkeep draws the Stalker, takes the six discarded tokens back and draws one of them
    assert t.facts("black_bag_refilled")[0].values == (6,)
    assert (sum(t.state.black_bag), t.state.encounter_discard) == (5, [0, 0, 0])
    assert t.state.black_bag[1] + sum(t.state.beasts) + t.state.encounter_drawn[1] == 2


@pytest.mark.rule("DRV-23", "ENC-06")
@pytest.mark.parametrize("seed", [1, 4, 5])
def test_drv_23_with_three_players_the_fourth_round_draws_one_refills_and_draws_one(seed: int) -> None:
    t = started(3, seed)
    while t.decision.rule == "ENC-04":
        t.do(t.options[0])
    cards = [*t.state.mutant_deck, *t.state.mutant_open]
    assert (len(cards), cards.count("mutant_blank"), t.state.mutant_open != ["mutant_blank"]) == (7, 1, True)
    t.state.mutant_deck.sort(key=lambda card: card != "mutant_blank")  # the blank card at the bottom
    refills: list[object] = []
    while t.state.round < 5 and len(t.state.mutant_discard) < 4:
        if len(t.state.mutant_discard) == 2 and t.state.step == 3:  # round 3
            assert (sum(t.state.black_bag), refills) == (1, [])
        if len(t.state.mutant_discard) == 3 and t.state.step == 3:  # round 4
            assert (sum(t.state.black_bag), refills) == (5, [6])
        asked = t.state.open[0]
        t.choose(asked.seat, asked.options[-1])
        refills += [fact.values[0] for fact in t.facts("black_bag_refilled")]
    assert refills == [6]


# --- Upkeep ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ENC-13")
def test_enc_13_all_encounters_leave_the_map_to_the_discarded_tokens() -> None:
    t = playing().encounters_in("arbat_upper", "mutant").encounters_in("kremlin_lower", "beast", "stalker")
    t.mutant_cards("blank").at("UPK-F")
    assert (in_zones(t), bag(t)) == ({}, ([3, 1, 0], [1, 1, 1]))


@pytest.mark.rule("ENC-13", "UPK-A")
def test_enc_13_they_stay_on_the_map_until_then() -> None:
    t = playing().encounters_in("arbat_upper", "mutant").encounters_in("kremlin_lower", "beast", "stalker")
    t.with_items(0, food=2, fuel=1, ammo=3, meds=3).at("UPK-A")
    assert t.decision.rule == "UPK-C"
    assert in_zones(t) == {"arbat_upper": ["mutant"], "kremlin_lower": ["beast", "stalker"]}


@pytest.mark.rule("AMB-124", "UPK-LAST")
def test_amb_124_in_round_6_nothing_leaves_the_map_and_it_changes_no_score() -> None:
    t = playing().in_round(6).encounters_in("arbat_upper", "mutant").encounters_in("kremlin_lower", "beast")
    plain = playing().in_round(6).at("UPK-A")
    t.at("UPK-A")
    assert t.state.over
    assert in_zones(t) == {"arbat_upper": ["mutant"], "kremlin_lower": ["beast"]}
    assert [me.sheet for me in t.state.seats] == [me.sheet for me in plain.state.seats]


@pytest.mark.rule("AMB-121", "ENC-04")
def test_amb_121_with_two_players_the_first_draw_is_decided_before_the_second_card() -> None:
    t = playing(2).first_player(1).mutant_cards("arbat", "kremlin").black_bag("beast stalker")
    t.at("UPK-F")
    assert (t.decision.rule, t.decision.seat, t.state.mutant_open) == ("ENC-04", 1, ["mutant_arbat"])
    t.do("put:stalker:beast")
    assert in_zones(t)["arbat_upper"] == ["stalker"]
    assert t.state.mutant_open == ["mutant_arbat", "mutant_kremlin"]
    assert t.facts("black_bag_refilled")[0].values == (7,)  # the second draw starts with an empty bag


# --- alone ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ENC-15", "AMB-122")
@pytest.mark.parametrize("tokens", ["mutant mutant", "beast beast", "beast stalker", "mutant stalker"])
def test_enc_15_the_action_of_the_district_is_resolved_once_whatever_was_drawn(tokens: str) -> None:
    t = alone().mutant_cards("hope_island").black_bag(tokens).assigned(0, metro="laborer").at("PLACE-01")
    if t.decision.rule == "ENC-04":
        t.do(t.options[0])
    assert (t.decision.rule, t.options) == ("SOLO-A-HOP", ("mutants:3",))
    before = t.clone()
    t.do("mutants:3")
    assert changes(before, t) == {"mutants vp": 3}
    assert t.decision.rule == "PLACE-01"


@pytest.mark.rule("AMB-149", "ENC-04", "ENC-03", "SOLO-23")
def test_amb_149_card_then_tokens_then_action_then_placement() -> None:
    t = alone().mutant_cards("hope_island", "barbarian_gate").black_bag("beast stalker")
    t.assigned(0, harbor="laborer laborer").at("PLACE-01")
    assert (t.decision.rule, t.decision.seat, t.state.mutant_open) == ("ENC-04", 0, ["mutant_hope_island"])
    assert t.state.mutant_vp == 0
    t.do("put:stalker:beast")
    assert t.decision.rule == "SOLO-A-HOP"
    t.do("mutants:3")
    assert (t.decision.rule, t.placing("hope_island_right")) == ("PLACE-01", ())  # no Supply for the Beast
    assert in_zones(t) == {"hope_island_left": ["stalker"], "hope_island_right": ["beast"]}
    t.do("place:laborer:harbor:rest")
    assert len(t.state.mutant_open) == 2


@pytest.mark.rule("ENC-03", "AMB-107")
def test_enc_03_three_cards_alone_put_six_tokens_from_the_bag() -> None:
    t = alone().mutant_cards("hope_island", "arbat", "museum_row").assigned(0, metro="laborer")
    t.at("PLACE-01")
    while len(t.state.mutant_open) < 3 or t.decision.rule == "ENC-04":
        t.do(t.options[-1])
    assert {zone: len(words) for zone, words in in_zones(t).items()} == {
        f"{district}_{side}": 1
        for district, sides in (("hope_island", "left right"), ("arbat", "upper lower"), ("museum_row", "upper lower"))
        for side in sides.split()
    }
    assert (sum(t.state.black_bag), t.state.encounter_discard) == (3, [0, 0, 0])


@pytest.mark.rule("ENC-16", "AMB-122")
@pytest.mark.parametrize("number", [1, 3, 6])
@pytest.mark.parametrize(("beasts", "vp"), [(0, 0), (1, 4), (2, 8)])
def test_enc_16_alone_each_beast_left_feeds_the_mutants_before_the_upkeep(number: int, beasts: int, vp: int) -> None:
    t = alone().in_round(number).mutants_have(5).encounters_in("arbat_upper", *["beast"] * beasts)
    t.encounters_in("kremlin_upper", "mutant", "stalker").placed(0, "laborer", "arbat_lower")
    t.with_items(0, food=2, fuel=1, ammo=3, meds=3)
    before = t.clone()
    t.at("ENC-16")
    assert t.decision.rule == "UPK-C"
    fed = {"mutants vp": vp} if vp else {}
    assert changes(before, t) == {"step": 1, "0 arbat_lower": "", "0 rest laborer": 1, **fed}
    told = [fact.key for fact in t.state.facts]
    assert (told.index("mutants_scored") < told.index("recalled")) if vp else ("mutants_scored" not in told)


@pytest.mark.rule("ENC-16", "ENC-09")
def test_enc_16_a_beaten_beast_feeds_nobody() -> None:
    for beaten, fed in ((True, 0), (False, 4)):
        t = (
            alone()
            .mutant_cards("arbat", "museum_row", "kremlin")
            .black_bag("mutant mutant mutant mutant mutant mutant")
        )
        t.state.encounter_discard[1] -= 1
        t.state.beasts[ZONE_OF["hope_island_right"]] += 1
        t.with_items(0, ammo=1).assigned(0, harbor="laborer").at("PLACE-01").do("mutants:3")
        space = "hope_island_right" if beaten else "rest"
        t.do(f"place:laborer:harbor:{space}")
        if beaten:
            t.do("pay:ammo1", "done")
        while t.state.round == 1:
            t.do(t.options[-1])
        assert t.state.mutant_vp == 3 + 2 + 2 + fed
        assert t.seat(0).vp == (2 if beaten else 0)


@pytest.mark.rule("ENC-16")
def test_enc_16_with_other_players_beasts_feed_nobody() -> None:
    t = playing().encounters_in("arbat_upper", "beast", "beast").with_items(0, food=2, fuel=1, ammo=3, meds=3)
    before = t.clone().at("UPK-A")
    assert (before.state.mutant_vp, [me.vp for me in before.state.seats]) == (0, [0, 0, 0])


@pytest.mark.rule("ENC-16", "SOLO-26")
def test_enc_16_in_play_the_beasts_are_counted_once_a_round_and_then_discarded() -> None:
    t = alone().mutant_cards("hope_island", "arbat", "museum_row").black_bag("beast beast")
    t.assigned(0, metro="laborer").at("PLACE-01")
    while t.state.round == 1:
        t.do(t.options[-1])
    scored = t.state.mutant_vp
    assert scored == 3 + 3 + 2 + 8
    assert in_zones(t) == {}
    assert sum(t.state.black_bag) + sum(t.state.encounter_discard) == 9
