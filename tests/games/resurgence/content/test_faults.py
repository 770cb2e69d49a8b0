"""Every fault of the content is told in one sentence that names file, card and field."""

import copy
import json
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.engine.errors import ContentError, GameError
from resurgence_tui.games.resurgence.content.catalogue import from_changes, load
from resurgence_tui.games.resurgence.content.check import check
from resurgence_tui.games.resurgence.content.files import CONTENT
from resurgence_tui.games.resurgence.content.reading import parse

Files = dict[str, Any]
Edit = Callable[[Files], object]


def entry(files: Files, name: str, card: str) -> Any:
    return next(one for one in files[name] if one["id"] == card)


def told_by_pack(folder: Path, edit: Edit) -> str:
    """The sentence about a pack that holds the whole content with one fault in it."""
    files = copy.deepcopy(CONTENT.now.files)
    edit(files)
    for name, held in files.items():
        if held != CONTENT.now.files[name]:
            (folder / f"{name}.json").write_text(json.dumps(held), encoding="utf-8")
    with pytest.raises(ContentError) as told:
        load(folder)
    return str(told.value)


def put(name: str, card: str, field: str, value: Any) -> Edit:
    """Give an entry's field another value; a dot leads further in."""

    def edit(files: Files) -> None:
        at = entry(files, name, card) if card else files[name]
        *way, last = field.split(".")
        for step in way:
            at = at[step]
        at[last] = value

    return edit


def put_number(name: str, number: int, field: str, value: Any) -> Edit:
    return lambda files: files[name][number].__setitem__(field, value)


def taken(name: str, card: str, field: str) -> Edit:
    return lambda files: entry(files, name, card).pop(field)


SHAPES: list[tuple[Edit, str]] = [
    (
        put("missions", "basic_trap_line", "cost", {"gold": 1}),
        "card basic_trap_line, field cost: gold is not a known key",
    ),
    (put("missions", "basic_trap_line", "cost", {"vp": 1}), "card basic_trap_line, field cost: vp is not a known key"),
    (
        put("missions", "basic_trap_line", "reward", {"food": -2}),
        "card basic_trap_line, field reward.food: -2 is less than 1",
    ),
    (put("missions", "basic_trap_line", "reward", {"food": 1.5}), "field reward.food: 1.5 is not a whole number"),
    (put("missions", "basic_trap_line", "reward", {"food": "2"}), "field reward.food: 2 is not a whole number"),
    (put("missions", "basic_trap_line", "reward", [{"food": 2}]), "field reward: list is not an object"),
    (put("missions", "basic_trap_line", "price", {}), "card basic_trap_line, field price: there is no such field"),
    (put("missions", "basic_trap_line", "kind", "epic"), "card basic_trap_line, field kind: epic is not one of"),
    (taken("missions", "basic_trap_line", "reward"), "card basic_trap_line, field reward: this field is missing"),
    (
        put("missions", "basic_trap_line", "districts", ["arbat"]),
        "card basic_trap_line: needs either districts or mutant",
    ),
    (
        put("missions", "basic_guard_vault", "districts", ["moon"]),
        "card basic_guard_vault, field districts: moon is not one of",
    ),
    (put("missions", "basic_guard_vault", "districts", "kremlin"), "field districts: kremlin is not a list"),
    (put("zones", "arbat_lower", "tokens", "laborer"), "card arbat_lower, field tokens: laborer is not one of"),
    (
        put("zones", "arbat_lower", "effect", {"gain": []}),
        "card arbat_lower, field effect.gain: 0 entries are fewer than 1",
    ),
    (put("zones", "arbat_lower", "effect", {"gain": [{"food": 0}]}), "field effect.gain.food: 0 is less than 1"),
    (put("columns", "column_left", "income", {"vp": 1}), "card column_left, field income: vp is not a known key"),
    (put("rooms", "room_garage", "effect.pay", {}), "card room_garage, field effect.pay: 0 entries are fewer than 1"),
    (put("events", "event_iron_frost", "alternatives", [{"pay": {}}]), "alternatives.pay: 0 entries are fewer than 1"),
    (put("rooms", "room_garage", "level", 5), "card room_garage, field level: 5 is more than 4"),
    (
        put("events", "event_iron_frost", "exchange", 1),
        "card event_iron_frost: needs exactly one of effect, alternatives",
    ),
    (put("events", "event_lost_airdrop", "district", "arbat"), "needs a district if its kind is binoculars"),
    (taken("events", "event_sealed_wing", "district"), "card event_sealed_wing: needs a district"),
    (taken("events", "event_sealed_wing", "effect"), "card event_sealed_wing: needs exactly one of"),
    (put("events", "event_iron_frost", "alternatives", [{}]), "field alternatives: needs exactly one of pay, lose and"),
    (put("events", "event_iron_frost", "must", "yes"), "field must: yes is not true or false"),
    (put("rubble", "rubble_vp1", "gain", {"parts": 1}), "card rubble_vp1, field gain: parts is not a known key"),
    (put("survivors", "survivor_chef", "trigger", "never"), "card survivor_chef, field trigger: never is not one of"),
    (
        put("survivors", "survivor_chef", "effect", {}),
        "card survivor_chef, field effect: needs exactly one of gain, switch",
    ),
    (
        put("directives", "directive_a1_polar_vortex", "divide", 2),
        "needs either count and thresholds or product and divide",
    ),
    (put("directives", "directive_a1_polar_vortex", "thresholds", [[3]]), "field thresholds"),
    (
        put("tracks", "", "metro", [{}, {"moon": 1}, {"vp": 2}]),
        "tracks.json: field metro.space 1: moon is not a known key",
    ),
    (put("numbers", "", "rounds", 0), "numbers.json: field rounds: 0 is less than 1"),
    (put("numbers", "", "prizes", [7, 4]), "numbers.json: field prizes: 2 entries are fewer than 3"),
    (put("numbers", "", "max_supply", 10**9), "numbers.json: field max_supply: 1000000000 is more than 99"),
    (put("numbers", "", "luck", 1), "numbers.json: field luck: there is no such field"),
    (put("supplies", "", "icons", {"x": 1}), "supplies.json: field icons: x is not a known key"),
    (put_number("row", 2, "food", -1), "row.json: card number 3, field food: -1 is less than 0"),
]

FITS: list[tuple[Edit, str]] = [
    (put("even_heroes", "", "hero_chef", {"food": 1}), "even_heroes.json: card hero_chef: there is no such Hero"),
    (
        put("survivors", "survivor_chef", "type", "ranger"),
        "survivors.json: field type: 11 of kind builder instead of 12",
    ),
    (
        put("missions", "basic_trap_line", "kind", "starter"),
        "missions.json: field kind: 7 of kind starter instead of 6",
    ),
    (put("events", "event_barter_train", "bonus", True), "events.json: field bonus: 11 of kind base instead of 12"),
    (put("rubble", "rubble_vp1", "copies", 3), "rubble.json: field copies: 37 of kind rubble instead of 36"),
    (
        put("mutants", "mutant_blank", "district", "arbat"),
        "mutants.json: field district: 7 of kind district instead of 6",
    ),
    (put("mutants", "mutant_blank_4p", "four_players", False), "0 cards instead of 1 are for 4 players only"),
    (put("mutants", "mutant_blank", "four_players", True), "2 cards instead of 1 are for 4 players only"),
    (put("mutant_leadership", "mutlead_uneasy_quiet", "stack", "hazard"), "field stack: 4 of kind normal instead of 5"),
    (
        put("mutant_leadership", "mutlead_uneasy_quiet", "bands.metro", [0, 2, 1, 3]),
        "card mutlead_uneasy_quiet, field bands.metro: the bands must start with 0 and not fall",
    ),
    (put("directives", "directive_a1_polar_vortex", "deck", "b"), "field deck: 4 of kind a instead of 5"),
    (
        put("directives", "directive_a1_polar_vortex", "thresholds", [[3, 2], [3, 4]]),
        "card directive_a1_polar_vortex, field thresholds: the thresholds must rise",
    ),
    (put("zones", "arbat_upper", "district", "kremlin"), "card arbat_upper, field district: this Zone lies in arbat"),
    (put("zones", "arbat_upper", "rule", "ZONE-KRE-UPPER"), "field rule: this entry keeps the rule ZONE-ARB-UPPER"),
    (put("rooms", "room_garage", "starts", "open"), "rooms.json: field starts: 8 of kind rubble instead of 9"),
    (
        put("columns", "column_left", "districts", ["arbat"]),
        "columns.json: field districts: museum_row is in no column",
    ),
    (
        put("columns", "column_middle", "districts", ["kremlin", "arbat"]),
        "card column_middle, field districts: arbat has a column already",
    ),
    (put("missions", "basic_guard_vault", "districts", ["kremlin", "kremlin"]), "the same District stands twice"),
    (put_number("levels", 1, "level", 3), "levels.json: field level: the levels must be 1, 2, 3 and 4"),
    (put_number("levels", 0, "pay", {"food": 1}), "card number 1, field pay: every Compound starts on level 1"),
    (put_number("levels", 3, "pay", {"fuel": 10}), "card number 4, field pay: nobody can pay 10 fuel, since 9 is most"),
    (put_number("levels", 3, "hold", {"ammo": 14, "meds": 0}), "field hold.ammo: nobody can hold 14, since 13 is most"),
    (put_number("row", 0, "slot", 2), "row.json: field slot: the slots must be 1 to 6"),
    (put_number("row", 1, "four_players", True), "row.json: field four_players: 2 slots instead of 1"),
    (put_number("row", 0, "food", 10), "row.json: card number 1, field food: nobody can pay 10, since 9 is most"),
    (put("tracks", "", "metro", [{"food": 1}, {"vp": 2}]), "field metro: a track needs a start space without bonus"),
    (put("tracks", "", "metro", [{}] * 9), "tracks.json: field metro: the last space must give 2 VP"),
    (put("tracks", "", "metro", [{}, {"vp": 2}]), "field solo.mutant_track_start: the metro track has only 1 spaces"),
    (put("tracks", "", "metro", [{}, {"end_rooms2": 1}, *[{}] * 5, {"vp": 2}]), "end_rooms2 counts on Missions only"),
    (put("supplies", "", "start", 14), "supplies.json: field start: 14 is beyond the last space 13"),
    (put("supplies", "", "icons", {"14": 1}), "supplies.json: field icons: 14 is beyond the last space 13"),
    (put("missions", "basic_trap_line", "cost", {"food": 10}), "field cost: nobody can pay 10 food, since 9 is most"),
    (put("missions", "basic_trap_line", "cost", {"meds": 14}), "field cost: nobody can pay 14 meds, since 13 is most"),
    (put("rooms", "room_market_stall", "effect.pay", {"res": 28}), "effect.pay: nobody can pay 28 of res in all"),
    (put("rooms", "room_market_stall", "effect.pay", {"sup": 20, "ammo": 7}), "nobody can pay 27 of sup in all"),
    (put("rooms", "room_market_stall", "effect.pay", {"any": 54}), "nobody can pay 54 items in all"),
    (
        put("events", "bonus_warlord_tithe", "alternatives", [{"pay": {"food": 10}}]),
        "field alternatives.pay: nobody can",
    ),
    (
        put("rooms", "room_garage", "effect.pay", {"row_price": 1}),
        "card room_garage, field effect.pay: a row_price is 1",
    ),
    (put("zones", "kremlin_upper", "effect.pay", {"row_price": 2}), "field effect.pay: a row_price is 1"),
    (
        put("events", "event_stove_night", "effect", {"pay": {"row_price": 1}, "gain": {"rescue": 1}}),
        "a row_price is 1",
    ),
    (
        put("zones", "kremlin_upper", "effect.pay", [{"food": 1}, {"row_price": 1}]),
        "card kremlin_upper, field effect.pay: a row_price is 1, in each payment of a Zone or room that rescues",
    ),
    (put("zones", "arbat_upper", "effect.gain", [{"food": 1}, {"food": 1}]), "things to pick from must differ"),
    (put("columns", "column_left", "income", [{"food": 1}, {}]), "card column_left, field income: things to pick from"),
    (
        put("survivors", "survivor_chef", "trigger", "assignment"),
        "field trigger: assignment does not fit an ability of",
    ),
    (put("survivors", "survivor_scout", "trigger", "after_plan"), "after_plan does not fit an ability of kind switch"),
    (put("survivors", "survivor_scout", "effect", {"switch": ["metro", "metro"]}), "the same area stands twice"),
    (
        put("survivors", "survivor_pilot", "effect", {"use_as": [["ranger", "ranger"]]}),
        "a token cannot act as what it is",
    ),
    (put("numbers", "", "seat_tokens", {"hero": 1}), "numbers.json: field seat_tokens: laborer is missing"),
    (put("numbers", "", "mutant_cards_revealed", {"1": 3}), "field mutant_cards_revealed: 2 is missing"),
    (put("numbers", "", "starting_bag", {"hero": 2}), "field starting_bag.hero: a seat has only 1 of these tokens"),
    (put("numbers", "", "event_cards_used", 4), "field event_cards_used: 4 is not between 5 and 11"),
    (put("numbers", "", "salvage_dealt", 4), "field salvage_dealt: 4 is not between 1 and 3"),
    (put("numbers", "", "solo.normal_leadership_cards", 1), "a Mutant Leadership card for every round"),
    (put("numbers", "", "end_keys", {}), "numbers.json: field end_keys: end_rooms2 is missing"),
    (put("encounters", "token_beast", "bag", {"1": 2}), "encounters.json: card token_beast, field bag: 2 is missing"),
]

IDS: list[tuple[Edit, str]] = [
    (
        put("missions", "basic_trap_line", "id", "basic_snares"),
        "card basic_snares, field id: the game has no entry with this id",
    ),
    (
        put("missions", "basic_trap_line", "id", "basic_night_cull"),
        "card basic_night_cull, field id: the same id stands twice",
    ),
    (put("missions", "basic_trap_line", "id", 7), "card number 36, field id: every entry must be an object with an id"),
    (
        lambda files: files["missions"].append("basic_trap_line"),
        "card number 51, field id: every entry must be an object",
    ),
    (lambda files: files.update(missions={}), "missions.json: the file must hold a list, not an object"),
    (lambda files: files.update(numbers=3), "numbers.json: the file must hold an object, not a single value"),
    (
        put("rubble", "rubble_vp1", "id", "rubble_vp2"),
        "card rubble_vp2, field id: the same id stands already in rubble.json",
    ),
    (put("rubble", "rubble_vp1", "id", "room_garage"), "field id: the same id stands already in rooms.json"),
    (put("rubble", "rubble_vp1", "id", "Rubble 1"), "card Rubble 1, field id: Rubble 1 is not a well-formed id"),
    (lambda files: files["rubble"].clear(), "rubble.json: field copies: 0 of kind rubble instead of 36"),
]


@pytest.mark.parametrize(("edit", "told"), [*SHAPES, *FITS, *IDS])
def test_a_faulty_pack_is_refused_in_one_sentence(tmp_path: Path, edit: Edit, told: str) -> None:
    sentence = told_by_pack(tmp_path, edit)
    assert told in sentence
    assert sentence.split(".json: ")[0].replace("_", "").isalpha()
    assert sentence.count("\n") == 0 and sentence.endswith(".") and len(sentence) < 350


LACKING: list[tuple[str, str]] = [
    ("zones", "zones.json: field id: number 12 must be hope_island_right."),
    ("rooms", "rooms.json: field id: number 10 must be room_headquarters."),
    ("columns", "columns.json: field id: number 3 must be column_right."),
    ("levels", "levels.json: field level: the levels must be 1, 2, 3 and 4 in this order."),
    ("row", "row.json: field slot: the slots must be 1 to 6 in this order."),
    ("survivors", "survivors.json: field type: 11 of kind ranger instead of 12."),
    ("heroes", "heroes.json: field id: 5 of kind hero instead of 6."),
    ("missions", "missions.json: field kind: 13 of kind advanced instead of 14."),
    ("events", "events.json: field bonus: 3 of kind bonus instead of 4."),
    ("salvage", "salvage.json: field id: 13 of kind salvage instead of 14."),
    ("mutants", "mutants.json: field district: 1 of kind blank instead of 2."),
    ("mutant_leadership", "mutant_leadership.json: field stack: 3 of kind hazard instead of 4."),
    ("directives", "directives.json: field deck: 7 of kind b instead of 8."),
    ("encounters", "encounters.json: field id: number 3 must be token_stalker."),
]


@pytest.mark.parametrize(("name", "told"), LACKING)
def test_a_missing_entry_is_noticed(name: str, told: str) -> None:
    files = copy.deepcopy(CONTENT.now.files)
    files[name].pop()
    with pytest.raises(ContentError) as error:
        check(parse(files))
    assert str(error.value) == told


def test_one_entry_too_many_is_noticed() -> None:
    files = copy.deepcopy(CONTENT.now.files)
    files["zones"].append({**files["zones"][0], "id": "moon"})
    with pytest.raises(ContentError, match=r"^zones.json: card moon, field id: there are only 12 entries.$"):
        check(parse(files))


def test_the_beginning_is_no_bonus_event_and_alone_may_be_without_an_effect() -> None:
    files = copy.deepcopy(CONTENT.now.files)
    first, second, *_, last = files["events"]
    first["bonus"], last["bonus"] = True, False
    with pytest.raises(ContentError, match="card event_the_beginning, field bonus: the Event of round 1 is no bonus"):
        check(parse(files))
    first["bonus"], last["bonus"] = False, True
    files["events"][1] = {"id": second["id"], "kind": "none", "bonus": False, "must": False}
    with pytest.raises(ContentError, match=f"card {second['id']}, field kind: only the Event of round 1 may be"):
        check(parse(files))


LONG, CUT, SEVENS = b"x" * 300_000, "x" * 57 + "...", "7" * 57 + "..."
TWICE, ALIEN = b'{"%s": 2, "%s": 3}' % (LONG, LONG), b'[{"id": "%s"}]' % LONG

FILE_FAULTS: list[tuple[str, bytes, str]] = [
    ("missions.json", b'[\n{"id": }', "missions.json: line 2 is not valid JSON."),
    ("missions.json", b"\xff\xfe", "missions.json: the file is not UTF-8 text."),
    ("supplies.json", b'{"start": 2, "start": 3}', "supplies.json: the key start stands twice in one object."),
    ("missions.json", b"[" * 99_000 + b"]" * 99_000, "missions.json: lists and objects are nested too deeply."),
    ("numbers.json", b'{"rounds": %s}' % (b"7" * 5000), f"numbers.json: the number {SEVENS} has more than 20 digits."),
    ("numbers.json", b'{"rounds": NaN}', "numbers.json: NaN is not a number."),
    ("missions.json", b"[" + b"0," * 100_001 + b"0]", "missions.json: the file holds more than 100,000 values."),
    ("supplies.json", TWICE, f"supplies.json: the key {CUT} stands twice in one object."),
    ("heroes.json", ALIEN, f"heroes.json: card {CUT}, field id: the game has no entry with this id."),
    ("supplies.json", b'{"%s": 2}' % LONG, f"supplies.json: field {CUT}: there is no such field."),
    ("supplies.json", b'{"start": "%s"}' % LONG, f"supplies.json: field start: {CUT} is not a whole number."),
    ("supplies.json", b'{"icons": {"%s": 1}}' % LONG, f"supplies.json: field icons: {CUT} is not a known key."),
    ("supplies.json", b'{"start": "\\u001b]0;x"}', "supplies.json: field start: ?]0;x is not a whole number."),
    ("mission.json", b"[]", "mission.json: the game has no content file of this name."),
]


@pytest.mark.parametrize(("name", "held", "told"), FILE_FAULTS, ids=[told[:60] for _, _, told in FILE_FAULTS])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str, held: bytes, told: str) -> None:
    (tmp_path / name).write_bytes(held)
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert str(error.value) == told


def test_a_file_of_any_size_is_refused_before_it_fills_the_memory(tmp_path: Path) -> None:
    with (tmp_path / "missions.json").open("wb") as file:
        file.truncate(1 << 30)
    tracemalloc.start()
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert str(error.value) == "missions.json: the file is larger than 8 MB."
    assert most < 40 << 20


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"^nowhere: there is no such content pack folder.$"):
        load(tmp_path / "nowhere")


def test_a_folder_that_holds_nothing_of_a_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "zones.json").mkdir()
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert str(error.value) == f"{tmp_path.name}: this folder holds no content file of the game."


def test_stored_changes_are_checked_like_a_pack() -> None:
    with pytest.raises(ContentError, match="the game has no content file of this name"):
        from_changes({"moons": []})
    with pytest.raises(ContentError, match="card basic_moon, field id"):
        from_changes({"missions": [{"id": "basic_moon"}]})


def test_an_id_without_words_is_named() -> None:
    assert load(words=lambda card: True).hash == load().hash
    with pytest.raises(ContentError) as error:
        load(words=lambda card: card != "salvage_root_cellar")
    assert str(error.value) == "salvage.json: card salvage_root_cellar, field name: there are no words for this id."
