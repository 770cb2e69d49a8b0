"""The save file as a model: names, setups, text and checksum."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.types import Choice, Fact, LogEntry
from resurgence_tui.saves.names import clean_name, clean_title
from resurgence_tui.saves.packing import pack
from resurgence_tui.saves.pins import NO_PIN, make_pin
from resurgence_tui.saves.reading import LARGEST, parse, parse_head
from resurgence_tui.saves.save_file import SaveFile, SeatSetup, canonical, checksum, make_setup


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
    assert json.loads(save.plain_text())["choices"] == [[0, "a"], [1, "c"]]
    save.cut_back(0, 0)
    assert save.text() == before


def test_the_title_of_a_save_is_cleaned() -> None:
    save = a_save()
    text = save.model_copy(update={"name": "x"}).model_dump_json()
    data = json.loads(text)
    data["name"] = "\x1b[2J[red]hi"
    assert SaveFile.model_validate_json(json.dumps(data)).name == "2Jredhi"


def test_what_nobody_may_know_is_packed_and_comes_back() -> None:
    save = a_save()
    save.choices.append(Choice(0, "keep:salvage_kit"))
    save.undone.append(Choice(1, "assign:hero:metro"))
    save.log.append(LogEntry(1, 1, Fact("tokens_drawn", 0, ("hero",), 0)))
    save.table = {"survivor_deck": ["survivor_chef"]}
    save.pins = [make_pin("4711"), NO_PIN]
    text = save.text()
    hidden = ("salvage_kit", "tokens_drawn", "survivor_chef", "assign", str(save.setup.seed), save.pins[0].hash)
    assert not [word for word in hidden if word in text]
    assert [word for word in hidden if word not in save.plain_text()] == []
    assert parse(text.encode(), "it").plain_text() == save.plain_text()


@pytest.mark.parametrize(
    "packed",
    ["", "?", "AAAA", pack("[]"), pack("{}"), pack('{"a":1,"a":1}'), pack("[" * 100_000), pack("1" * (LARGEST + 1)), 7],
)
def test_a_packed_part_that_does_not_hold_what_belongs_there_is_damage(packed: object) -> None:
    data = json.loads(a_save().text())
    data["packed"] = packed
    data["checksum"] = checksum({key: canonical(value) for key, value in data.items() if key != "checksum"})
    with pytest.raises(SaveError, match=r"^it is damaged \([^()]*\)\.$"):
        parse(canonical(data).encode(), "it")
    assert parse_head(canonical(data).encode(), "it").name == "Friday"


def test_a_pin_fits_only_itself_and_is_salted() -> None:
    one, other = make_pin("0042"), make_pin("0042")
    assert one.fits("0042") and other.fits("0042") and one.hash != other.hash
    assert not any(one.fits(typed) for typed in ("42", "0043", "", "00420", "é"))
    assert not NO_PIN.fits("")


@pytest.mark.parametrize("typed", ["", "123", "1" * 13, "12a4", "١٢٣٤", "12 34"])
def test_what_is_no_pin_is_refused_without_being_repeated(typed: str) -> None:
    with pytest.raises(ValueError, match=r"^A PIN has 4 to 12 digits\.$"):
        make_pin(typed)
