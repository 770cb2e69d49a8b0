"""A content pack takes the place of cards and tables, and a save can carry what it changed."""

import json
from pathlib import Path
from typing import Any

from resurgence_tui.games.resurgence.content.catalogue import from_changes, load
from resurgence_tui.games.resurgence.content.files import CONTENT
from resurgence_tui.games.resurgence.content.printed import Bundle, Cost

TANKER = {
    "id": "event_stranded_tanker",
    "kind": "binoculars",
    "district": "barbarian_gate",
    "bonus": False,
    "must": False,
    "effect": {"pay": [{"food": 2}, {"any": 1}], "gain": [{"fuel": 2}, {"vp": 1}]},
}


def a_pack(folder: Path, **files: Any) -> Path:
    for name, held in files.items():
        (folder / f"{name}.json").write_text(json.dumps(held), encoding="utf-8")
    return folder


def test_a_card_of_a_pack_takes_the_place_of_its_id_and_nothing_else_moves(tmp_path: Path) -> None:
    book, base = load(a_pack(tmp_path, events=[TANKER])), load()
    effect = book.events["event_stranded_tanker"].effect
    assert effect is not None
    assert effect.pays == (Cost(goods=(2, 0, 0, 0, 0)), Cost(any=1))
    assert effect.gains == (Bundle(goods=(0, 2, 0, 0, 0)), Bundle(vp=1))
    assert list(book.events) == list(base.events)
    assert {card for card, event in book.events.items() if event != base.events[card]} == {"event_stranded_tanker"}
    assert book.hash != base.hash
    assert book.changed == {"events": [TANKER]}


def test_one_track_is_replaced_as_one_and_the_others_stay(tmp_path: Path) -> None:
    track: list[dict[str, int]] = [{}, {"food": 1}, {}, {}, {}, {}, {"vp": 2}]
    book, base = load(a_pack(tmp_path, tracks={"harbor": track})), load()
    assert book.tracks[1] == (Bundle(), Bundle(goods=(1, 0, 0, 0, 0)), *[Bundle()] * 4, Bundle(vp=2))
    assert (book.tracks[0], book.tracks[2]) == (base.tracks[0], base.tracks[2])
    assert book.changed == {"tracks": {"harbor": track}}


def test_rubble_row_and_levels_are_replaced_as_one(tmp_path: Path) -> None:
    rubble = [
        {"id": "rubble_vp4", "copies": 30, "gain": {"vp": 4}},
        {"id": "rubble_meds2", "copies": 6, "gain": {"meds": 2}},
    ]
    row = [{"slot": slot, "four_players": slot == 6, "food": slot} for slot in range(1, 7)]
    printed = CONTENT.now.files["levels"][:3]
    levels = [*printed, {"level": 4, "hold": {"ammo": 9, "meds": 7}, "pay": {}, "draw": 7, "vp": 9}]
    book = load(a_pack(tmp_path, rubble=rubble, row=row, levels=levels))
    assert len(book.rubble) == 36 and book.rubble["rubble_vp4_30"] == Bundle(vp=4)
    assert (book.row_prices(2), book.row_prices(4)) == ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6))
    assert (book.levels[4].ammo, book.levels[4].meds, book.levels[4].draw) == (9, 7, 7)


def test_a_pack_equal_to_the_base_changes_nothing(tmp_path: Path) -> None:
    book = load(a_pack(tmp_path, **CONTENT.now.files))
    assert (book.changed, book.hash) == ({}, load().hash)


def test_order_of_keys_and_a_byte_order_mark_do_not_matter(tmp_path: Path) -> None:
    turned = [dict(reversed(entry.items())) for entry in CONTENT.now.files["missions"]]
    (tmp_path / "missions.json").write_text(json.dumps(turned), encoding="utf-8-sig")
    (tmp_path / "README.txt").write_text("values of my own copy", encoding="utf-8")
    book, base = load(tmp_path), load()
    assert (book.hash, book.missions) == (base.hash, base.missions)


def test_a_catalogue_comes_back_from_its_stored_changes(tmp_path: Path) -> None:
    pack = a_pack(
        tmp_path, events=[TANKER], supplies={"start": 3}, rubble=[{"id": "rubble_vp1", "copies": 36, "gain": {"vp": 1}}]
    )
    book = load(pack)
    again = from_changes(json.loads(json.dumps(book.changed)))
    assert all(getattr(again, name) == getattr(book, name) for name in type(book).__slots__)
    assert again.supply_start == 3 and again.supply_vp == load().supply_vp
    assert from_changes({}).hash == load().hash


def test_a_path_may_be_given_as_text(tmp_path: Path) -> None:
    assert load(str(a_pack(tmp_path, events=[TANKER]))).changed == {"events": [TANKER]}


def test_loading_a_pack_leaves_the_base_as_it_was(tmp_path: Path) -> None:
    before = load().hash
    load(a_pack(tmp_path, events=[TANKER]))
    assert load().hash == before
