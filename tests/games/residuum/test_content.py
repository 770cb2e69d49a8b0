"""RSD-COMP and the content files: what is printed, and that faulty content is refused in one sentence."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.engine.errors import ContentError
from resurgence_tui.games.residuum.content.catalogue import load
from resurgence_tui.games.residuum.content.files import CONTENT
from resurgence_tui.games.residuum.content.schema import FILES
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.vocab import RESOURCES, TERRAINS
from tests.games.residuum.field import changed_content, content

WORTH = {"provisions": 1, "tech": 2, "food": 2, "water": 2, "wood": 2, "chem": 4, "oil": 6, "gold": 8, "nuclear": 18}
"""What goods are worth in points, as cards are priced."""


@pytest.mark.rule("RSD-COMP-03")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, (21, 4, 1, 2, 1, 0, 1, 0, 0)), (3, (24, 4, 1, 2, 1, 1, 2, 1, 0)), (4, (26, 5, 2, 3, 1, 1, 2, 1, 1))],
)
def test_the_stack_by_seats(seats: int, counts: tuple[int, ...]) -> None:
    found = Counter(content().stacks[seats])
    assert tuple(found[terrain] for terrain in TERRAINS[:-1]) == counts
    assert sum(counts) == {2: 30, 3: 36, 4: 42}[seats]


@pytest.mark.rule("RSD-COMP-01", "RSD-COMP-06", "RSD-COMP-04")
def test_pieces_cards_and_the_box() -> None:
    printed = content()
    numbers = printed.numbers
    assert (numbers.outriders, numbers.outposts, numbers.barricades) == (6, 4, 8)
    counts = [len(printed.discoveries), len(printed.town_cards), len(printed.conflict_cards), len(printed.characters)]
    assert counts == [36, 10, 15, 4] and len(printed.starting) == 10 and sum(printed.discovery_tiles) == 6
    box = dict(zip(TERRAINS, printed.box, strict=True))
    assert {terrain: count for terrain, count in box.items() if count} == {
        "wasteland": 3, "radiation_zone": 3, "contaminated_water": 3,
    }  # fmt: skip


def test_the_cost_of_each_card_keeps_the_shape_that_it_is_priced_by() -> None:
    for card in content().discoveries:
        cost = dict(zip(RESOURCES, content().cards[card].cost, strict=True))
        typed = {word: count for word, count in cost.items() if count and word != "provisions"}
        assert 1 <= len(typed) <= 2 and sum(typed.values()) <= 4, card
        assert not {"gold", "oil", "nuclear"} & typed.keys(), card
        assert 4 <= sum(WORTH[word] * count for word, count in cost.items()) <= 14, card


def test_stars_moments_and_values_are_those_of_the_tables() -> None:
    cards = [content().cards[card] for card in content().discoveries]
    assert sum(card.star for card in cards) == 7
    assert Counter(card.moment for card in cards) == {"once": 13, "use": 9, "lasting": 13, "boost": 1}
    assert Counter(content().conflict_cards) == {"1": 3, "2": 4, "3": 4, "4": 2, "5": 2}


def pack(folder: Path, **files: Any) -> str:
    """A content pack on disk."""
    for name, value in files.items():
        (folder / f"{name}.json").write_text(json.dumps(value), encoding="utf-8")
    return str(folder)


def test_a_pack_changes_a_card_and_a_number_and_is_stored_as_what_it_changes(tmp_path: Path) -> None:
    card = {**CONTENT.now.files["discoveries"][0], "cost": {"wood": 1}}
    folder = pack(tmp_path, discoveries=[card], numbers={"start_provisions": 9})
    printed = GAME.content(folder)
    assert printed.cards["discovery_spring_line"].cost[4] == 1 and printed.numbers.start_provisions == 9
    assert printed.hash != content().hash and printed.changed == {
        "discoveries": [card], "numbers": {"start_provisions": 9}
    }  # fmt: skip
    assert GAME.content_from(printed.changed).hash == printed.hash


def test_a_pack_that_repeats_what_is_printed_changes_nothing(tmp_path: Path) -> None:
    folder = pack(tmp_path, **{name: CONTENT.now.files[name] for name in FILES})
    assert GAME.content(folder).hash == content().hash and GAME.content(folder).changed == {}


def card(**changed: Any) -> list[Any]:
    """The first discovery card, changed."""
    return [{**CONTENT.now.files["discoveries"][0], **changed}]


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "unknown file": ({"discoverys": []}, "no content file of this name"),
    "unknown card": ({"discoveries": [{"id": "discovery_of_nothing"}]}, "no entry with this id"),
    "card twice": ({"discoveries": card() * 2}, "stands twice"),
    "unknown field": ({"discoveries": card(colour="red")}, "discovery_spring_line.colour"),
    "no effect": ({"discoveries": card(effects=[])}, "discovery_spring_line.effects"),
    "two effects in one": ({"discoveries": card(effects=[{"bonus": 1, "recruit": 1}])}, "one thing"),
    "unknown resource": ({"discoveries": card(cost={"steel": 1})}, "discovery_spring_line.cost"),
    "costs Nuclear": ({"discoveries": card(cost={"nuclear": 1})}, "no card costs Nuclear"),
    "no such Discovery hex": ({"discoveries": card(effects=[{"terrain": "wasteland"}])}, "no Discovery hex"),
    "a list for an object": ({"numbers": []}, "must hold an object"),
    "too few tiles": ({"tiles": {"stack_2": {"wasteland": 29}}}, "must be 30 tiles"),
    "too many Starting hexes": ({"tiles": {"starting": {"woodland": 11}}}, "10 Starting hexes"),
    "a missing tile group": ({"tiles": {"block": {"e1s0": "woodland"}}}, "three hexes"),
    "broken years": ({"numbers": {"turns": 15}}, "whole years"),
    "a missing score": ({"numbers": {"score": {"oil": 1}}}, "this entry is missing"),
    "cheaper without points": ({"discoveries": card(effects=[{"cheaper": {"arm": 1}}])}, "discovery_spring_line"),
    "few conflict cards": ({"conflict_cards": {"2": 1, "3": 1}}, "13 to 15 cards"),
    "Provisions for sale": (
        {"town_prices": {"provisions": {"sell": 1, "competent": 2, "skilled": 2}}}, "never sells Provisions"
    ),
    "a price for some": ({"town_prices": {"tech": {"sell": 2, "skilled": 2}}}, "for all or for nobody"),
    "two resources for arming": ({"costs": {"arm": [{"tech": 3, "oil": 1}]}}, "names one resource"),
    "upkeep in Oil": ({"costs": {"nuke_upkeep": [{"oil": 1}]}}, "in Tech alone"),
    "transport in Tech": ({"costs": {"upgrade": [{"tech": 1}]}}, "with Oil alone"),
    "two goods of Outriders": (
        {"production": {"woodland": {"basecamp": {}, "outpost": {}, "outrider": {"wood": 1, "oil": 1}}}},
        "an Outrider makes",
    ),
    "recruits in a conflict": ({"discoveries": card(moment="boost", effects=[{"recruit": 1}])}, "for a conflict"),
    "a town card that is scrapped": (
        {"town_cards": [{"id": "town_gossip", "moment": "once", "effects": [{"scrap": 1}]}]}, "only discovery cards"
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_faulty_content_is_refused_in_one_sentence(tmp_path: Path, fault: str) -> None:
    files, sentence = FAULTS[fault]
    with pytest.raises(ContentError) as caught:
        load(pack(tmp_path, **files))
    assert sentence in str(caught.value) and "\n" not in str(caught.value)
    assert str(caught.value).startswith(f"{next(iter(files))}.json: ") and str(caught.value).endswith(".")


@pytest.mark.parametrize("text", ["{", '{"turns": 16, "turns": 8}', "\ufeff[[[", "[" * 100_000])
def test_what_is_no_json_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "numbers.json").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"^numbers\.json: "):
        load(tmp_path)


def test_a_file_that_is_too_large_or_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "numbers.json").write_bytes(b" " * (8 << 20) + b"{}")
    with pytest.raises(ContentError, match="larger than 8 MB"):
        load(tmp_path)
    (tmp_path / "numbers.json").write_bytes(b'{"turns": "\xff"}')
    with pytest.raises(ContentError, match="not UTF-8"):
        load(tmp_path)


def test_a_folder_without_content_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="holds no content file"):
        load(tmp_path)
    with pytest.raises(ContentError, match="no such content pack"):
        load(tmp_path / "nowhere")


def test_a_star_for_each_card_is_refused() -> None:
    with pytest.raises(ContentError, match="without star"):
        changed_content(discoveries=[{**one, "star": True} for one in CONTENT.now.files["discoveries"]])


def test_the_schema_names_every_file() -> None:
    assert [*GAME.content_schema()["properties"]] == list(FILES)
    assert "terrain" in json.dumps(GAME.table_schema())
