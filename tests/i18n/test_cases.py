"""Names that decline: a sentence asks for a case, lists pass it on, and who has no cases stays readable."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.text import Words, words

SENTENCES = """
chef = Kucharka
    .acc = Kucharkę
guard = { $count ->
   *[one] Strażnik
    [few] Strażników
    [many] Strażników
    [other] Strażnika
}
    .acc = { $count ->
       *[one] Strażnika
        [few] Strażników
        [many] Strażników
        [other] Strażnika
    }
saves = { $name } ratuje { CASE($card, "acc") }.
stands = Stoi w { CASE($place, "loc", noun: "pomieszczeniu") }.
clinic = Klinika
    .loc = Klinice
"""


@pytest.fixture
def polish(tmp_path: Path) -> Words:
    (tmp_path / "more.ftl").write_text(SENTENCES, encoding="utf-8")
    return Words("pl", [tmp_path])


def test_a_sentence_asks_for_a_case(polish: Words) -> None:
    assert polish.text("saves", name="Anna", card=polish.text("chef")) == "Anna ratuje Kucharkę."
    assert polish.text("stands", place=polish.text("clinic")) == "Stoi w Klinice."
    assert polish.text("chef") == "Kucharka"


def test_a_counted_name_is_counted_in_every_case(polish: Words) -> None:
    told = {count: polish.text("saves", name="Anna", card=polish.text("guard", count=count)) for count in (1, 2, 5)}
    assert told == {1: "Anna ratuje Strażnika.", 2: "Anna ratuje Strażników.", 5: "Anna ratuje Strażników."}


def test_a_list_passes_the_case_to_each_of_its_parts(polish: Words) -> None:
    chef, guard = polish.text("chef"), polish.text("guard", count=1)
    assert listed(polish, [chef, guard, chef]) == "Kucharka, Strażnik i Kucharka"
    for parts, wanted in (([chef], "Kucharkę"), ([chef, guard], "Kucharkę i Strażnika"),
                          ([chef, guard, chef], "Kucharkę, Strażnika i Kucharkę")):  # fmt: skip
        assert polish.text("saves", name="Anna", card=listed(polish, parts)) == f"Anna ratuje {wanted}."
    assert polish.text("saves", name="Anna", card=row(polish, [chef, guard])) == "Anna ratuje Kucharkę, Strażnika."


def test_a_name_without_cases_stays_as_it_is_behind_a_noun_that_has_them(polish: Words) -> None:
    assert polish.text("stands", place="Wieża") == "Stoi w pomieszczeniu Wieża."
    assert polish.text("saves", name="Anna", card="Kucharka") == "Anna ratuje Kucharka."


def test_names_that_only_look_alike_are_told_apart(polish: Words) -> None:
    for card in ("Kucharka", polish.text("chef"), "Kucharka"):
        wanted = "Kucharka" if type(card) is str else "Kucharkę"
        assert polish.text("saves", name="Anna", card=card) == f"Anna ratuje {wanted}."


def test_a_new_name_does_not_keep_the_cases_of_the_old(tmp_path: Path) -> None:
    (tmp_path / "pack.ftl").write_text("survivor_chef = Piekarz\n", encoding="utf-8")
    pack = Words("pl", [tmp_path])
    told = pack.text("log_rescued", name="Anna", card=pack.text("survivor_chef"), token=1)
    assert told == "Anna ratuje kartę Piekarz i wkłada do Woreczka odpowiedni żeton."
    assert pack.attribute("survivor_chef", "text") == words("pl").attribute("survivor_chef", "text")


def test_what_polish_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "pack.ftl").write_text("room_tower = Tower\n    .text = Gain 1 Food.\n", encoding="utf-8")
    pack = Words("pl", [tmp_path])
    assert pack.text("room_tower") == "Tower" and pack.text("ui_yes") == "Tak"
    place = pack.text("phrase_at_room", place=pack.text("room_tower"))
    assert place == "w pomieszczeniu Tower"


def test_english_names_have_no_cases() -> None:
    english = words("en")
    assert {type(english.text(key, count=2)) for key in ("survivor_chef", "laborer", "metro", "bundle_food")} == {str}
