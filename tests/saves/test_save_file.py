"""The save file as a model: names, setups, text and checksum."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resurgence_tui.engine.types import Choice, Fact, LogEntry
from resurgence_tui.saves.names import clean_name, clean_title
from resurgence_tui.saves.reading import parse
from resurgence_tui.saves.save_file import SaveFile, SeatSetup, make_setup


def a_save() -> SaveFile:
    """A save with nothing in it yet."""
    now = datetime(2025, 3, 1, 12, 30, tzinfo=UTC)
    setup = make_setup([SeatSetup(name="Zoë"), SeatSetup(name="Боря", player="bot:eager", colour=1)], 2**63 - 1)
    return SaveFile(name="Friday", created=now, saved=now, content_hash="abc", setup=setup, table={"b": 1, "a": [""]})


@pytest.mark.parametrize("text", ["Anna", "  Anna\t", "Zoë", "Боря", "李", "O'Neil, Jr", "x" * 24])
def test_names_of_people_are_taken_trimmed(text: str) -> None:
    assert clean_name(text) == text.strip()


@pytest.mark.parametrize(
    "text", ["", "  ", "x" * 25, "a\nb", "a\x1b[31mb", "a\x00", "a\u202eb", "a\u200bb", "[b]Anna[/b]", "a\ud800"]
)
def test_names_that_a_screen_cannot_show_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"^[A-Z][^\n]*\.$") as caught:
        clean_name(text)
    assert str(caught.value).isprintable()


def test_a_bracket_is_told_with_the_name_as_it_was_given() -> None:
    with pytest.raises(ValueError, match=r"^The name '\[b\]' holds a square bracket\.$"):
        clean_name(" [b] ")


@given(st.text(max_size=200))
def test_titles_are_one_printable_line_without_markup(text: str) -> None:
    title = clean_title(text)
    assert len(title) <= 60
    assert not any(letter in title for letter in "[]\n\r\t\x1b")
    assert clean_title(title) == title


@pytest.mark.parametrize(
    ("seats", "word"),
    [
        ([], "seats"),
        ([SeatSetup(name="Anna"), SeatSetup(name="ANNA", colour=1)], "called 'Anna'"),
        ([SeatSetup(name="Straße"), SeatSetup(name="STRASSE", colour=1)], "called 'Straße'"),
        ([SeatSetup(name="Anna"), SeatSetup(name="Boris")], "colour"),
    ],
)
def test_a_setup_that_is_not_possible_is_refused_in_one_sentence(seats: list[SeatSetup], word: str) -> None:
    with pytest.raises(ValueError, match=word) as caught:
        make_setup(seats, 1)
    assert "\n" not in str(caught.value)
    assert "pydantic" not in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 2**63, "1", 1.0])
def test_a_seed_is_a_whole_number_of_63_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        make_setup([SeatSetup(name="Anna")], seed)


def test_the_text_is_canonical_and_comes_back() -> None:
    text = a_save().text()
    data = json.loads(text)
    assert text == json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert parse(text.encode(), "it").text() == text


def test_two_games_have_different_ids() -> None:
    assert len({a_save().game_id for _ in range(50)}) == 50


def test_a_growing_game_has_the_text_of_one_written_at_once() -> None:
    growing, at_once = a_save(), a_save()
    growing.game_id = at_once.game_id
    for number in range(20):
        growing.choices.append(Choice(number % 2, f"option:{number}"))
        growing.log += [LogEntry(1, 2, Fact("key", 0, ("é\n", number), -1)) for _ in range(number % 3)]
        if number % 2:
            growing.text()
    at_once.choices, at_once.log = growing.choices[:], growing.log[:]
    assert growing.text() == at_once.text()


def test_what_is_cut_back_is_gone_from_the_text_too() -> None:
    save = a_save()
    before = save.text()
    save.choices += [Choice(0, "a"), Choice(1, "b")]
    save.log.append(LogEntry(1, 1, Fact("key", 0)))
    save.text()
    save.cut_back(1, 0)
    save.choices.append(Choice(1, "c"))
    assert json.loads(save.text())["choices"] == [[0, "a"], [1, "c"]]
    save.cut_back(0, 0)
    assert save.text() == before


def test_the_title_of_a_save_is_cleaned() -> None:
    save = a_save()
    text = save.model_copy(update={"name": "x"}).model_dump_json()
    data = json.loads(text)
    data["name"] = "\x1b[2J[red]hi"
    assert SaveFile.model_validate_json(json.dumps(data)).name == "2Jredhi"
