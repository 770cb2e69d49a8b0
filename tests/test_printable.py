"""Text that goes to a terminal holds nothing that could steer it."""

from __future__ import annotations

import json
import sys

import pytest
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from resurgence_tui.printable import escaped_json, is_shown, printable
from resurgence_tui.ui.compositor import clean_strip

STEERING = [
    *map(chr, (*range(32), *range(0x7F, 0xA0))), *"\xad\u061c\u200b\u200e\u200f\u2028\u2029\ufeff",
    *map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xE0041, 0xD800, 0xE000)),
]  # fmt: skip


@pytest.mark.parametrize("char", STEERING, ids=lambda char: f"{ord(char):04x}")
def test_what_steers_a_terminal_is_not_shown(char: str) -> None:
    assert not is_shown(char)
    assert printable(f"a{char}b") in ("a?b", "a b")
    written = escaped_json(json.dumps({"a": f"b{char}c"}, ensure_ascii=False))
    assert printable(written) == written and json.loads(written) == {"a": f"b{char}c"}


@pytest.mark.parametrize("text", ["", "Anna", "Żółw 漢字 e\u0301", "a\xa0b", "─│╭", "½×–"])
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert printable(text) == text and escaped_json(text) == text


def test_lines_stay_lines_where_they_are_meant_to() -> None:
    assert printable("a\nb\tc\r\n", keep="\n") == "a\nb c \n"
    assert printable("a\nb") == "a b"


def test_every_character_is_either_shown_or_replaced() -> None:
    every = "".join(map(chr, (*range(0x3000), *range(0xD000, 0x10000), *range(0x10000, sys.maxunicode + 1, 97))))
    assert all(map(is_shown, printable(every)))


@pytest.mark.parametrize("text", ["a\x1b]0;x\x07b\u202ec", "\x9b2J漢\u2066字", "\xad\ue000x", "a\nb\tc", "plain"])
def test_a_painted_line_keeps_its_width(text: str) -> None:
    red = Style(color="red")
    strip = Strip([Segment(text, red), Segment("|")])
    shown = clean_strip(strip)
    assert all(map(is_shown, shown.text)) and shown.text.endswith("|")
    assert cell_len(shown.text) == shown.cell_length == strip.cell_length
    assert {segment.style for segment in shown} <= {red, None}
