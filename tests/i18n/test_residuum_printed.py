"""What is printed in Residuum, in both languages: names, the faces of all components, and the lines of the cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from resurgence_tui.engine.types import Fact
from resurgence_tui.games.residuum.content.catalogue import load
from resurgence_tui.games.residuum.open_questions import LISTS
from resurgence_tui.games.residuum.tellable import SHAPES, SHAPES_OF_TABLE, WORDS
from resurgence_tui.games.residuum.vocab import ACTIONS, RESOURCES, SEASONS, TERRAINS
from resurgence_tui.i18n.reference import SIGNS_SECTION, Article, Reference
from resurgence_tui.i18n.residuum import names, printed_keys
from resurgence_tui.i18n.residuum.faces import PIECES, all_of, face, faces
from resurgence_tui.i18n.residuum.fact_rules import CAUSES, CLOSER, NEW_TERRAIN, RULES, fact_rule
from resurgence_tui.i18n.residuum.printed_words import card_text
from resurgence_tui.i18n.text import words

CONTENT = load()
CARDS = (*CONTENT.discoveries, *CONTENT.town_cards)
LANGUAGES = ("en", "pl")
NARROW = 52
"""Cells of a card's line beside its name on a narrow screen."""


def read(language: str) -> list[Article]:
    return list(faces(words(language, game="residuum"), CONTENT))


def lines(source: str, language: str = "en") -> dict[str, str]:
    found = face(words(language, game="residuum"), CONTENT, source)
    assert found is not None
    return dict(found.lines)


def test_words_name_things_in_the_order_of_the_game() -> None:
    assert (names.RESOURCES, names.SEASONS) == (RESOURCES, SEASONS)
    assert tuple(printed_keys.ACTIONS) == ACTIONS
    assert {*all_of(CONTENT)} == {
        *RESOURCES, *TERRAINS, *PIECES, *SEASONS, *ACTIONS, *CONTENT.characters, *CARDS,
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_whole_face(language: str) -> None:
    rules = Reference(words(language, game="residuum")).rules
    articles = read(language)
    assert len(articles) == len({article.called for article in articles}) > 90
    for article in articles:
        said = [article.called, article.chapter, article.text, article.aside, *(text for _, text in article.lines)]
        assert not [text for text in said if "{" in text or "  " in text], article.id
        assert article.text or article.lines, article.id
        assert {*article.beside} <= {*rules} and article.beside, article.id
    told = {article.id: article.aside for article in articles}
    assert all(told[source] for source in (*CARDS, *CONTENT.characters))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_short_name_and_letter_of_a_component_is_in_the_glossary(language: str) -> None:
    read = words(language, game="residuum")
    signs = [article.called for article in Reference(read).section(SIGNS_SECTION)]
    shown = {one for called in signs for one in called.split(", ")}
    for source in (*RESOURCES, *TERRAINS, *PIECES):
        brief = {read.attribute(source, "short"), read.attribute(source, "sign")} - {None}
        assert brief and (brief <= shown or source == "trade_town"), source


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_card_is_short_where_the_screen_is_narrow(language: str) -> None:
    read = words(language, game="residuum")
    for source in CARDS:
        short, whole = card_text(read, CONTENT, source, True), card_text(read, CONTENT, source)
        assert "{" not in short + whole and len(short) <= min(NARROW, len(whole)), source


@pytest.mark.parametrize(
    ("source", "english", "polish"),
    [
        ("discovery_spring_line", "3 Provisions and 3 Tech: a Wasteland under an active Outrider of yours becomes: "
         "Water Source", "3 Prowiantu i 3 Techniki: Pustkowie pod twoim aktywnym Zwiadowcą zmienia się w Źródło "
         "Wody"),
        ("discovery_enrichment", "3 Tech: pay 5 Tech and 1 Chem, gain 1 Nuclear",
         "3 Techniki: płacisz 5 Techniki i 1 Chemię, zyskujesz 1 Uran"),
        ("discovery_relay_mast",
         "1 Provision, 2 Tech and 1 Wood: pay 1 Provision; look at 2 discovery cards, take one",
         "1 Prowiant, 2 Techniki i 1 Drewno: płacisz 1 Prowiant; oglądasz 2 karty odkryć i bierzesz jedną"),
        ("discovery_prefab_frames",
         "1 Provision, 1 Tech and 2 Wood: construct an Outpost: 2 less; activate an Outpost: 2 less",
         "1 Prowiant, 1 Technika i 2 Drewna: zbudowanie Posterunku: taniej o 2; uruchomienie Posterunku: taniej o 2"),
        ("discovery_winter_stores",
         "4 Provisions, 1 Food and 2 Wood: your Outposts make Wood in autumn and Water in winter all the same; "
         "at the end of a year an Outrider of yours takes 1 Provision",
         "4 Prowiantu, 1 Żywność i 2 Drewna: twoje Posterunki wytwarzają Drewno także jesienią, a Wodę także zimą; "
         "na koniec roku twojemu Zwiadowcy wystarcza 1 Prowiant"),
        ("discovery_signal_rockets", "3 Provisions and 1 Chem: +4 to your total in a conflict; this card is discarded",
         "3 Prowiantu i 1 Chemia: +4 do twojej sumy w starciu; ta karta zostaje odrzucona"),
        ("town_fast_truck", "6 points of Oil for the purse", "6 punktów Ropy do sakiewki"),
    ],
)  # fmt: skip
def test_cards_read_well(source: str, english: str, polish: str) -> None:
    assert card_text(words("en", game="residuum"), CONTENT, source) == english
    assert card_text(words("pl", game="residuum"), CONTENT, source) == polish


@pytest.mark.parametrize(
    ("source", "label", "english", "polish"),
    [
        ("discovery_fuel_cache", 0, "an active Outrider 4 hexes or more from your Basecamp",
         "aktywny Zwiadowca co najmniej 4 heksy od twojej Bazy"),
        ("discovery_refinery", 0, "2 active Outposts", "2 aktywne Posterunki"),
        ("leader_sergeant", 0, "Skilled: 3 conflict cards", "biegłość: 3 karty starcia"),
        ("leader_sergeant", 2, "+6 to your total in a conflict; gain 6 Provisions",
         "+6 do twojej sumy w starciu; zyskujesz 6 Prowiantu"),
        ("gold_mine", 0, "4 Provisions, 3 Wood or 1 Gold, and X Provisions",
         "4 Prowiantu, 3 Drewna lub 1 Złoto i X Prowiantu"),
        ("water_source", 0, "nothing", "nic"),
        ("food", 4, "Competent 3, in Winter 5; Skilled 3, in Winter 4", "wprawa 3, zimą 5; biegłość 3, zimą 4"),
        ("gold", 1, "recruit an Outrider", "zwerbowanie Zwiadowcy"),
        ("network", 0, "4 points, 1 for each further Outrider, 2 in all from upgraded transport",
         "4 punkty, 1 za każdego dalszego Zwiadowcę, 2 w sumie z ulepszonego transportu"),
        ("contaminate", 0, "8 Chem, 5 Oil or 1 Nuclear", "8 Chemii, 5 Ropy lub 1 Uran"),
        ("winter", 0, "7, 8, 15 and 16", "7, 8, 15 i 16"),
    ],
)  # fmt: skip
def test_faces_read_well(source: str, label: int, english: str, polish: str) -> None:
    assert [*lines(source).values()][label] == english
    assert [*lines(source, "pl").values()][label] == polish


def test_a_content_pack_needs_no_words_for_what_it_changes(tmp_path: Path) -> None:
    card = {"id": "discovery_still", "requirement": {"barricades": 2}, "cost": {"wood": 4}, "moment": "use",
            "effects": [{"swap": {"pay": {"wood": 1}, "gain": {"chem": 2}}}]}  # fmt: skip
    (tmp_path / "discoveries.json").write_text(json.dumps([card]), encoding="utf-8")
    read, content = words("en", game="residuum"), load(tmp_path)
    assert card_text(read, content, "discovery_still") == "4 Wood: pay 1 Wood, gain 2 Chem"
    changed = face(read, content, "discovery_still")
    assert changed is not None and ("Requirement", "2 active Barricades") in changed.lines
    assert face(read, content, "discovery_unknown") is None


def test_every_fact_and_every_question_has_a_rule_to_read() -> None:
    known = {*Reference(words("en", game="residuum")).rules}
    assert {*RULES} == {*SHAPES, *SHAPES_OF_TABLE}
    assert {*RULES.values(), *(rule for closer in CLOSER.values() for rule in closer.values())} <= known
    assert {*WORDS["cause"]} == {*CAUSES, *NEW_TERRAIN}
    assert {*LISTS} <= known


@pytest.mark.parametrize(
    ("fact", "rule"),
    [
        (Fact("produced", 0, ("outpost", "e2n1", "tech", 2)), "RSD-PROD-10"),
        (Fact("produced", 0, ("bonus", "e2n1", "provisions", 2)), "RSD-PROD-14"),
        (Fact("paid", 0, ("rouse", 4, "food", 2)), "RSD-ACT-07"),
        (Fact("paid", 0, ("discovery_still", 0, "food", 1)), "RSD-PAY-01"),
        (Fact("put_out_of_action", 1, ("e2n1", "e4s0", 2, "hunger")), "RSD-CAL-13"),
        (Fact("terrain_changed", 1, ("e2n1", "woodland", "radiation_zone", "blast")), "RSD-NUKE-14"),
        (Fact("boosted", 1, ("chem", 2)), "RSD-FIGHT-08"),
        (Fact("boosted", 1, ("discovery_watchtowers", 3)), "RSD-FX-11"),
        (Fact("discovery_drawn", 1), "RSD-DISC-01"),
        (Fact("something_else", 1), ""),
    ],
)
def test_a_fact_names_its_own_rule(fact: Fact, rule: str) -> None:
    assert fact_rule(fact) == rule


def test_a_rule_is_found_by_its_game_or_without_and_links_what_it_belongs_to() -> None:
    book = Reference(words("en", game="residuum"), read("en"))
    assert book.exact("rsd-town-07") == book.exact("TOWN-07") == [book.articles["RSD-TOWN-07"]]
    assert book.family_of("RSD-TOWN-07") == "RSD-TOWN" and book.articles["RSD-TOWN-07"].chapter == "The Trade Town"
    assert "RSD-CAL-08" in {article.id for article in book.beside(book.articles["RSD-TOWN-07"])}
    assert "RSD-PROD-05" in {article.id for article in book.beside(book.articles["woodland"])}
