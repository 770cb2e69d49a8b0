"""What is printed on the components, compared with numbers typed by hand."""

import re
from collections import Counter
from pathlib import Path

import pytest

from resurgence_tui.assets_path import assets
from resurgence_tui.games.resurgence.content.catalogue import Catalogue, load
from resurgence_tui.games.resurgence.content.printed import Alternative, Bundle, Cost, Effect, EndKey
from resurgence_tui.games.resurgence.content.schema import FILES, schema
from resurgence_tui.games.resurgence.vocab import (
    AREA_WORDS,
    DISTRICT_IDS,
    ITEM_WORDS,
    ROOM_IDS,
    TOKEN_WORDS,
    ZONE_IDS,
    Area,
    District,
    Room,
    Token,
    Zone,
)

RULES = (Path(__file__).resolve().parents[3] / "fixtures" / "rule_ids.txt").read_text(encoding="utf-8").split()


@pytest.fixture(scope="module")
def book() -> Catalogue:
    return load()


def test_words_are_the_ids_of_the_content() -> None:
    assert ITEM_WORDS == ("food", "fuel", "parts", "ammo", "meds")
    assert TOKEN_WORDS == ("hero", "laborer", "ranger", "scholar", "builder")
    assert AREA_WORDS == ("metro", "harbor", "compound")
    assert (DISTRICT_IDS[0], DISTRICT_IDS[5]) == ("arbat", "hope_island")
    assert (ZONE_IDS[0], ZONE_IDS[11], ROOM_IDS[9]) == ("arbat_upper", "hope_island_right", "room_headquarters")
    assert Room.MARKET_STALL.word == "room_market_stall" and Zone(8).word == "kremlin_upper"


def test_there_are_as_many_of_everything_as_in_the_box(book: Catalogue) -> None:
    types = Counter(book.cards[card].type for card in book.survivors)
    assert types == {Token.BUILDER: 12, Token.SCHOLAR: 12, Token.RANGER: 12}
    assert [len(book.heroes), len(book.cards)] == [6, 42]
    assert [len(deck) for deck in (book.starters, book.basics, book.advanced)] == [6, 30, 14]
    assert [len(book.event_deck), len(book.bonus_events), len(book.events)] == [11, 4, 16]
    assert [len(book.salvage), len(book.rubble), len(book.mutant_district)] == [14, 36, 8]
    assert [len(book.leadership_normal), len(book.leadership_hazard)] == [5, 4]
    assert [len(book.directives_a), len(book.directives_b)] == [5, 8]
    assert [len(book.zones), len(book.rooms), len(book.levels), len(book.column_income)] == [12, 10, 5, 3]
    assert [len(track) for track in book.tracks] == [9, 9, 9]


def test_every_district_is_on_nine_missions_and_eight_have_the_mutant_icon(book: Catalogue) -> None:
    missions = book.missions.values()
    assert Counter(district for one in missions for district in one.districts) == dict.fromkeys(range(6), 9)
    assert sum(one.mutant for one in missions) == 8
    assert all(len(one.columns) == (3 if one.mutant else 1) for one in missions)


@pytest.mark.rule("ZONE-MUS-UPPER", "ZONE-KRE-UPPER", "ZONE-HOP-RIGHT")
def test_zones(book: Catalogue) -> None:
    assert tuple(zone.id for zone in book.zones) == ZONE_IDS
    assert [zone.index for zone in book.zones] == list(range(12))
    assert [zone.district for zone in book.zones] == [index // 2 for index in range(12)]
    assert "".join("MHC"[zone.access] for zone in book.zones) == "MMMHMMHHMHHH"
    school = book.zones[Zone.MUSEUM_ROW_UPPER]
    assert school.tokens == (True, False, False, True, False)
    assert school.effect == Effect((), (Bundle(goods=(0, 0, 0, 0, 1), asks=("plan",)),))
    assert book.zones[Zone.KREMLIN_UPPER].effect == Effect((Cost(row_price=True),), (Bundle(asks=("rescue",)),))
    yard = book.zones[Zone.HOPE_ISLAND_RIGHT]
    assert yard.tokens == (True,) * 5
    assert yard.effect == Effect((Cost(goods=(0, 0, 2, 0, 0)),), (Bundle(asks=("build",)),))


@pytest.mark.rule("ROOM-CHECKPOINT", "ROOM-KITCHEN", "ROOM-MARKET-STALL", "ROOM-PROPAGANDA")
def test_rooms(book: Catalogue) -> None:
    assert tuple(room.id for room in book.rooms) == ROOM_IDS
    assert [room.level for room in book.rooms] == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert [room.open for room in book.rooms] == [True] + [False] * 9
    assert book.rooms[Room.CHECKPOINT].effect == Effect((), (Bundle(sup=1),))
    kitchen = book.rooms[Room.KITCHEN].effect
    assert kitchen == Effect((Cost(goods=(0, 1, 0, 0, 0), row_price=True),), (Bundle(asks=("rescue",)),))
    assert book.rooms[Room.MARKET_STALL].effect == Effect((Cost(res=1),), (Bundle(res=2),))
    assert book.rooms[Room.PROPAGANDA].tokens == (True, False, False, True, False)
    assert book.rooms[Room.HEADQUARTERS].effect.gains == (Bundle(asks=("complete",)),)


@pytest.mark.rule("UPK-C", "SCORE-01")
def test_levels_count_from_one(book: Catalogue) -> None:
    assert [level.level for level in book.levels] == [0, 1, 2, 3, 4]
    assert [level.draw for level in book.levels[1:]] == [4, 5, 5, 6]
    assert [level.vp for level in book.levels[1:]] == [0, 2, 5, 9]
    assert [(level.ammo, level.meds) for level in book.levels[1:]] == [(0, 0), (3, 3), (5, 5), (8, 8)]
    assert [level.cost.goods[:2] for level in book.levels[1:]] == [(0, 0), (2, 1), (2, 2), (3, 3)]


@pytest.mark.rule("UPK-A")
def test_columns(book: Catalogue) -> None:
    assert book.column_income[0] == (Bundle(goods=(0, 0, 0, 0, 1)),)
    assert book.column_income[1] == (Bundle(goods=(0, 0, 0, 1, 0)),)
    assert book.column_income[2] == (Bundle(goods=(1, 0, 0, 0, 0)), Bundle(goods=(0, 1, 0, 0, 0)))
    assert book.column_districts == ((1, 0), (4, 5), (2, 3))


def test_tracks_and_row_and_supplies(book: Catalogue) -> None:
    assert book.tracks[Area.HARBOR][2] == Bundle(goods=(0, 1, 0, 0, 0))
    assert book.tracks[Area.METRO][5] == Bundle(asks=("draw",))
    assert [track[0] for track in book.tracks] == [Bundle()] * 3
    assert [track[8] for track in book.tracks] == [Bundle(vp=2)] * 3
    assert book.row_prices(4) == (5, 4, 4, 3, 2, 2)
    assert [book.row_prices(players) for players in (1, 2, 3)] == [(4, 4, 3, 2, 2)] * 3
    assert book.supply_start == 2
    assert book.supply_vp == (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 5)


def test_numbers(book: Catalogue) -> None:
    numbers = book.numbers
    assert numbers.limits == (9, 9, 9, 13, 13)
    assert numbers.seat_tokens == (1, 6, 4, 4, 4) and numbers.starting_bag == (1, 6, 0, 0, 0)
    assert numbers.beginner == Bundle(goods=(1, 1, 1, 1, 1), asks=("spec_any",))
    assert numbers.leadership_values == (3, 1, 2, 2, 2) and numbers.prizes == (7, 4, 2)
    assert numbers.basic_column_spaces[1:] == numbers.advanced_column_spaces[1:] == (4, 4, 4, 5)
    assert numbers.mutant_cards_revealed[1:] == (3, 2, 1, 1)
    assert numbers.difficulty == {"village": 0, "town": 10, "stronghold": 20}
    assert book.end_keys == {
        "end_rooms2": EndKey("cleared_rooms", 2, 5),
        "end_survivors2": EndKey("cards", 2, 4),
        "end_missions2": EndKey("completed_missions", 2, 4),
    }


def test_missions(book: Catalogue) -> None:
    hospital = book.missions["advanced_winter_hospital"]
    assert hospital.cost == Cost(goods=(2, 2, 0, 0, 2))
    assert hospital.reward == Bundle(vp=7, asks=("lead_compound",))
    assert hospital.districts == (District.MUSEUM_ROW, District.ARBAT) and hospital.columns == (0,)
    cull = book.missions["basic_night_cull"]
    assert (cull.kind, cull.mutant, cull.districts, cull.columns) == ("basic", True, (), (0, 1, 2))
    assert cull.reward == Bundle(vp=1, asks=("lead_compound",))
    assert book.missions["advanced_floating_mill"].reward == Bundle(vp=7, ends=("end_rooms2",))
    voice = book.missions["advanced_voice_of_the_city"].reward
    assert voice == Bundle(vp=7, asks=("lead_metro", "lead_harbor", "lead_compound"))


def test_survivors_and_heroes(book: Catalogue) -> None:
    cards = book.cards
    assert cards["survivor_hunter"].gains == (Bundle(goods=(1, 0, 0, 0, 0)),)
    assert (cards["survivor_hunter"].trigger, cards["survivor_hunter"].rule) == ("gain_food", "CARD-HUNTER")
    assert cards["survivor_scout"].switch == ((Area.METRO, Area.HARBOR), (Area.HARBOR, Area.METRO))
    assert cards["survivor_pilot"].use_as == ((Token.RANGER, Token.SCHOLAR), (Token.SCHOLAR, Token.RANGER))
    assert cards["survivor_electrician"].replace == 1
    assert len(cards["hero_mystic"].switch) == 6 and cards["hero_mystic"].type == -1
    assert cards["hero_librarian"].use_as == tuple((Token.LABORER, token) for token in (2, 3, 4))
    assert (cards["hero_cosmonaut"].chain, cards["hero_traffic_cop"].discount) == (1, 1)
    assert cards["hero_surgeon"].gains == (Bundle(goods=(0, 1, 0, 0, 0)), Bundle(goods=(1, 0, 0, 0, 0)))


def test_abilities_wake_as_often_as_the_rules_count_them(book: Catalogue) -> None:
    wakes = Counter(book.cards[card].trigger for card in book.survivors)
    assert [wakes[word] for word in ("after_mission", "after_rescue", "after_build", "after_plan")] == [5, 4, 3, 1]
    assert [wakes[word] for word in ("place_metro", "place_harbor", "place_room", "place_mutant_zone")] == [2, 2, 3, 1]
    assert [wakes[word] for word in ("assignment", "substitute", "pay_cost")] == [6, 3, 1]
    assert sum(number for word, number in wakes.items() if word.startswith("gain_")) == 5


def test_events(book: Catalogue) -> None:
    events = book.events
    assert book.beginning == "event_the_beginning" and events[book.beginning].kind == "none"
    assert events["event_iron_frost"].alternatives == (
        Alternative(Cost(goods=(0, 1, 0, 0, 0)), 0, 0),
        Alternative(Cost(goods=(2, 0, 0, 0, 0)), 0, 0),
        Alternative(None, 2, 0),
    )
    assert events["event_iron_frost"].must and not events["event_stove_night"].must
    assert events["event_stranded_tanker"].district == District.BARBARIAN_GATE
    assert (events["event_tunnel_census"].per_card, events["event_tunnel_census"].per_card_max) == (
        Bundle(goods=(1, 0, 0, 0, 0)),
        3,
    )
    assert events["event_barter_train"].exchange == 2
    assert events["bonus_glass_blizzard"].lose_each == (1, 1, 0, 0, 0)
    assert events["bonus_howling_dark"].penalty_per_hostile == 1
    assert events["bonus_tunnel_fever"].alternatives[1] == Alternative(None, 0, 1)
    assert all(events[card].must and events[card].bonus for card in book.bonus_events)
    kinds = Counter(events[card].kind for card in book.event_deck)
    assert kinds == {"binoculars": 6, "immediate": 2, "upkeep": 3}


def test_effects_are_found_by_the_id_of_what_has_them(book: Catalogue) -> None:
    assert book.effects["room_garage"] == book.rooms[Room.GARAGE].effect
    assert book.effects["event_stove_night"] == Effect((Cost(goods=(0, 1, 0, 0, 0)),), (Bundle(vp=2),))
    assert book.effects["hero_surgeon"] == Effect((), book.cards["hero_surgeon"].gains)
    assert len(book.effects) == 12 + 10 + 8 + (36 - 10) + 2


def test_small_cards_and_tokens(book: Catalogue) -> None:
    assert book.salvage["salvage_border_truck"] == Bundle(goods=(0, 1, 0, 1, 0))
    assert book.salvage["salvage_radio_stranger"] == Bundle(goods=(1, 0, 0, 0, 0), asks=("spec_any",))
    assert book.rubble["rubble_vp1_fuel1_3"] == Bundle(goods=(0, 1, 0, 0, 0), vp=1)
    assert "rubble_vp2_6" in book.rubble and "rubble_vp2_7" not in book.rubble
    assert book.mutant_district["mutant_kremlin"] == District.KREMLIN and book.mutant_district["mutant_blank"] == -1
    assert book.mutant_four == "mutant_blank_4p"
    assert book.mutant_leadership["mutlead_underground_siege"].bands == ((0, 4, 6, 8), (0, 3, 4, 6), (0, 2, 3, 5))
    assert [book.encounter_bag(players) for players in (1, 2, 3, 4)] == [(6, 2, 1), (6, 2, 1), (4, 2, 1), (4, 2, 1)]


@pytest.mark.rule("SOLO-32")
def test_directives(book: Catalogue) -> None:
    vp = [directive.mutants for directive in book.directives.values()]
    assert vp == [7] * 5 + [8] * 4 + [7] + [12] * 3
    rations = book.directives["directive_a5_food_rations"]
    assert (rations.count, rations.thresholds, rations.product) == ("food", ((4, 2), (6, 4), (8, 7)), ())
    builders = book.directives["directive_b8_builders"]
    assert (builders.count, builders.product, builders.divide) == ("", ("builder_tokens", "cards"), 2)


def test_every_rule_named_by_the_content_is_in_the_rules(book: Catalogue) -> None:
    named = [one.rule for one in (*book.zones, *book.rooms, *book.cards.values(), *book.directives.values())]
    assert len(set(named)) == 12 + 10 + 42 + 13
    assert set(named) <= set(RULES)


def test_the_hash_is_that_of_the_content_alone(book: Catalogue) -> None:
    assert re.fullmatch(r"[0-9a-f]{64}", book.hash)
    assert load().hash == book.hash and book.changed == {}


def test_the_schema_has_a_property_for_every_file() -> None:
    described = schema()
    assert list(described["properties"]) == [f"{name}.json" for name in FILES]
    assert {path.name for path in (assets() / "content" / "resurgence").glob("*.json")} == set(described["properties"])
