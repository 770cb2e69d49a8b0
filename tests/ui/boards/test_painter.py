"""The sheet of cells: nothing leaves it, wide characters stay whole, and drawings tell where they differ."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.board import differences, nearest
from resurgence_tui.ui.widgets.lines import Line, beside, in_columns, put
from resurgence_tui.ui.widgets.painter import Painter, Part, Row, cells_of, fitted, to_strip, wrapped

RED = Style(color="red")


@pytest.mark.parametrize("text", ["plain", "漢字", "a漢b字c", "e\u0301a", "tab\tline\n", "\x1b[31mred", "", "x" * 50])
@pytest.mark.parametrize("width", [1, 2, 3, 5, 8])
def test_text_is_clipped_to_cells(text: str, width: int) -> None:
    painter = Painter(8, 2)
    painter.text(0, 0, text, RED, width)
    line = painter.drawing().rows[0][0]
    assert len(line) == 8
    assert cell_len("".join(line)) == 8
    assert "".join(line)[width:].strip() == "" or cell_len("".join(line).rstrip()) <= width
    assert "\x1b" not in "".join(line) and "\n" not in "".join(line) and "\t" not in "".join(line)


def test_text_outside_the_sheet_is_left_out() -> None:
    painter = Painter(4, 1)
    for x, y in ((4, 0), (-1, 0), (0, 1), (0, -1)):
        painter.text(x, y, "out")
    assert painter.drawing().text == ""


def test_half_overwritten_wide_character_becomes_a_blank() -> None:
    painter = Painter(6, 1)
    painter.text(0, 0, "漢字漢")
    painter.text(1, 0, "ab")
    assert "".join(painter.drawing().rows[0][0]) == " ab 漢"


@pytest.mark.parametrize("width", range(1, 9))
def test_fitted_is_exactly_as_wide(width: int) -> None:
    assert cell_len(fitted("a漢字b", width)) == width
    assert cell_len(fitted("a", width)) == width


def test_clipped_text_says_so() -> None:
    assert fitted("Headquarters", 6) == "Headq…"
    assert fitted("Headquarters", 6, theme.ASCII) == "Headq~"
    assert fitted("a漢字", 3) == "a …"


def test_control_characters_are_shown_as_a_question_mark() -> None:
    assert "".join(cells_of("a\x1bb")) == "a?b"


def test_parts_that_do_not_fit_end_with_a_sign() -> None:
    painter = Painter(6, 1)
    painter.parts(0, 0, [("abc", RED), ("def", RED), ("ghi", RED)])
    assert painter.drawing().text == "abcde…"


def test_parts_after_a_blank_that_does_not_fit_are_marked_as_cut() -> None:
    painter = Painter(6, 1)
    painter.parts(0, 0, [(text, theme.PLAIN) for text in ("pay 1", ">", " ", "3VP")])
    assert painter.drawing().text == "pay 1…"
    painter.parts(0, 0, [(text, theme.PLAIN) for text in ("pay 1", ">", " ")])
    assert painter.drawing().text == "pay 1>"


def test_wrapping_breaks_between_words_and_clips_the_last_line() -> None:
    assert wrapped("one two three four", 9, 5) == ["one two", "three", "four"]
    assert wrapped("one two three four", 9, 2) == ["one two", "three fo…"]
    assert wrapped("", 9, 2) == []


def test_a_box_carries_its_title_within_its_edge() -> None:
    painter = Painter(12, 3)
    painter.box(Region(0, 0, 12, 3), "A long title", RED)
    assert painter.drawing().text.splitlines() == ["╭─ A lon… ─╮", "│          │", "╰──────────╯"]


def test_strips_join_cells_of_one_style() -> None:
    painter = Painter(6, 1)
    painter.text(0, 0, "ab", RED)
    strip = to_strip(painter.drawing().rows[0])
    assert [segment.text for segment in strip] == ["ab", "    "]
    assert strip.cell_length == 6


def test_only_cells_that_differ_are_repainted() -> None:
    def sheet(text: str, style: Style = RED) -> Painter:
        painter = Painter(10, 4)
        painter.text(2, 1, text, style)
        painter.text(2, 2, text, style)
        return painter

    old = sheet("abc").drawing()
    assert list(differences(old, sheet("abc").drawing())) == []
    assert list(differences(old, sheet("axc").drawing())) == [Region(3, 1, 1, 2)]
    assert list(differences(old, sheet("abc", theme.LEGAL).drawing())) == [Region(2, 1, 3, 2)]


def test_spots_know_the_smallest_place_under_the_mouse() -> None:
    painter = Painter(10, 4)
    painter.spot("big", Region(0, 0, 10, 4))
    painter.spot("small", Region(2, 1, 3, 1))
    painter.spot("out", Region(20, 0, 3, 1))
    drawing = painter.drawing()
    assert [drawing.spot_at(3, 1), drawing.spot_at(0, 0), drawing.spot_at(30, 0)] == ["small", "big", ""]
    assert "out" not in drawing.spots


def test_arrows_go_to_the_nearest_spot_that_way() -> None:
    painter = Painter(40, 12)
    for name, x, y in (("a", 0, 0), ("b", 20, 0), ("c", 0, 6), ("d", 20, 6)):
        painter.spot(name, Region(x, y, 10, 4))
    spots = list(painter.drawing().spots.values())
    start = spots[0]
    assert [nearest(start, way, spots) for way in ("right", "down", "left", "up")] == ["b", "c", "", ""]
    assert nearest(None, "up", spots) == "a"
    assert nearest(start, "right", []) == ""


def test_rows_are_put_beside_and_in_columns() -> None:
    painter = Painter(20, 3)
    left = [Line(("a", RED)), Line(("b", RED))]
    right = [Line(("c", RED)).spot("c", 0, 3)]
    put(painter, 0, 0, 20, beside(left, right, 10))
    drawing = painter.drawing()
    assert drawing.text.splitlines()[:2] == ["a         c", "b"]
    assert drawing.spots["c"].regions == (Region(10, 0, 3, 1),)
    names = [Line((name, RED)) for name in "abc"]
    painter = Painter(20, 2)
    put(painter, 0, 0, 20, in_columns(names, 2, 5, downwards=True))
    assert painter.drawing().text.splitlines() == ["a    c", "b"]


def test_a_spot_of_two_rows_is_one_spot() -> None:
    painter = Painter(20, 3)
    put(painter, 0, 0, 20, [Line(("a", RED)).spot("s", 0, 20), Line(("b", RED)).spot("s", 0, 20)])
    spot = painter.drawing().spots["s"]
    assert len(spot.regions) == 2 and spot.mark == (1, 0)


WIDE = [("ab", theme.STRONG), ("日本", theme.PLAIN), ("c", theme.DIM), ("語", theme.STRONG)]


@pytest.mark.parametrize(("start", "end"), [(start, end) for start in range(-1, 10) for end in (*range(11), None)])
def test_cells_are_cropped_as_segments_are(start: int, end: int | None) -> None:
    cells = to_strip(drawn(*WIDE))
    segments = Strip(list(cells), 9)
    assert cells.crop(start, end).text == segments.crop(start, end).text
    assert cells.crop(start, end).simplify() == segments.crop(start, end).simplify()
    assert cells.crop(start, end).cell_length == segments.crop(start, end).cell_length


@pytest.mark.parametrize("cuts", [[9], [3, 9], [4, 5, 9], [1, 2, 3, 4, 5, 6, 7, 8, 9], [2, 8], [2, 12], []])
def test_cells_are_divided_as_segments_are(cuts: list[int]) -> None:
    cells = to_strip(drawn(*WIDE))
    segments = Strip(list(cells), 9)
    wanted = [part.simplify() for part in segments.divide(cuts)]
    for _ in range(2):
        assert [part.simplify() for part in cells.divide(cuts)] == wanted
    assert [part.text for part in cells.divide(cuts)] == [part.text for part in wanted]


def drawn(*parts: Part) -> Row:
    """A row with these texts one after another."""
    sheet = Painter(9, 1)
    sheet.parts(0, 0, parts)
    return sheet.drawing().rows[0]
