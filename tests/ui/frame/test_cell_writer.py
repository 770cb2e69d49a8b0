"""Cells are written look by look, in few bytes."""

from __future__ import annotations

import pytest

from resurgence_tui.ui.cell_writer import CellStyle, CellWriter, cell_style

pytestmark = pytest.mark.paints


def look(colour: str = "39", ground: str = "49", *attributes: str) -> CellStyle:
    return cell_style(frozenset(attributes), colour, ground)


def told(*parts: tuple[int, int, list[tuple[str, CellStyle]]]) -> str:
    """What a terminal is told to show texts. parts: row, column, and texts side by side, each in a look."""
    writer = CellWriter()
    for row, column, texts in parts:
        looks = [style for text, style in texts for _ in text]
        writer.add(row, column, [char for text, _ in texts for char in text], looks)
    return writer.told()


RED, BLUE = look("31"), look("34")


def test_a_look_is_told_once_wherever_its_cells_stand() -> None:
    row = [("|", RED), ("one", BLUE), ("|", RED)]
    assert told((0, 0, row), (1, 0, row)) == (
        "\x1b[31m\x1b[1H|\x1b[5G|\x1b[2H|\x1b[5G|"
        "\x1b[34m\x1b[1;2Hone\x1b[2;2Hone\x1b[0m"
    )  # fmt: skip


def test_a_blank_is_written_with_what_stands_beside_it_on_the_same_ground() -> None:
    assert told((0, 0, [("a", RED), ("  ", BLUE), ("b", RED)])) == "\x1b[31m\x1b[1Ha  b\x1b[0m"
    assert told((0, 0, [("  ", BLUE), ("b", RED), (" ", look("39", "49", "1"))])) == "\x1b[31m\x1b[1H  b \x1b[0m"
    assert told((0, 0, [("a", RED)]), (1, 3, [(" ", BLUE)])) == "\x1b[31m\x1b[1Ha\x1b[2;4H \x1b[0m"
    assert told((1, 3, [(" ", look("31", "44"))])) == "\x1b[44m\x1b[2;4H \x1b[0m"


def test_a_blank_on_another_ground_or_with_a_line_is_written_by_itself() -> None:
    on_blue, struck = look("31", "44"), look("31", "49", "9")
    assert told((0, 0, [("a", RED), (" ", on_blue)])) == "\x1b[44m\x1b[1;2H \x1b[31;49m\x1b[1Ha\x1b[0m"
    assert told((0, 0, [("a", RED), (" ", struck)])) == "\x1b[31m\x1b[1Ha\x1b[9m\x1b[1;2H \x1b[0m"
    assert told((0, 0, [("a", struck), (" ", RED)])) == "\x1b[1;2H \x1b[9;31m\x1b[1Ha\x1b[0m"


def test_attributes_are_added_and_taken_away_by_telling_all() -> None:
    bold, both, line = look("31", "44", "1"), look("31", "44", "1", "4"), look("31", "44", "4")
    parts = ((0, 0, [("a", line), ("b", both), ("c", bold), ("d", look("31", "44"))]),)
    assert told(*parts) == (
        "\x1b[31;44m\x1b[1;4Hd\x1b[1m\x1b[1;3Hc\x1b[4m\x1b[1;2Hb\x1b[0;4;31;44m\x1b[1Ha\x1b[0m"
    )  # fmt: skip


def test_the_second_half_of_a_wide_sign_belongs_to_the_first() -> None:
    for second in (RED, BLUE):
        writer = CellWriter()
        writer.add(0, 0, ["漢", "", "b"], [RED, second, BLUE])
        assert writer.told() == "\x1b[31m\x1b[1H漢\x1b[34m\x1b[1;3Hb\x1b[0m"


def test_no_cells_are_no_bytes() -> None:
    assert CellWriter().told() == ""
