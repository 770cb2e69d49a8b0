"""The chart of points and the table of rounds: drawn whole, told apart without colour, nothing outside the sheet."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.gains_table import Gain, Gains, GainsRow, paint_gains
from resurgence_tui.ui.widgets.line_chart import FORMS, Chart, ChartLine, apart, paint_chart, scale
from resurgence_tui.ui.widgets.painter import Painter

SIGNS = (theme.UNICODE, theme.ASCII)


def a_line(seat: int, name: str, *points: int) -> ChartLine:
    """The line of a seat."""
    return ChartLine((f" {seat + 1} ", theme.seat_style(seat)), name, theme.SEAT_TEXT[seat], seat, points)


CHART = Chart(
    ticks=tuple("0 1 2 3 4 5 6 Comp Lead".split()),
    lines=(
        a_line(1, "Boris", 0, 1, 5, 8, 8, 8, 10, 12, 19),
        a_line(2, "Celina", 0, 0, 0, 2, 4, 4, 6, 9, 19),
        a_line(0, "Anna", 0, 3, 5, 9, 14, 14, 14, 16, 20),
    ),
    split=7,
    axis="Round",
    after="Final scoring",
)

DRAWN = {
    "unicode": """\
 20 │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ┊ Final╭─12  1  Anna 20
    │                                         ┊   ╭──╯╝    2  Boris 19
 15 │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  ╭───1╯┏╔╝·    3  Celina 19
    │                       ╭─1─────1──────1─╯┊  ┏━╔╝
    │                     ╭─╯                ┏━━━2╔╝
 10 │ ·   ·   ·   ·   · ╭─╯   ·   ·   ·┏━━━2━┛┊  ╔╝   ·
    │               ╭───12━━━━2━━━━━2━━┛    ╔════3
    │            ╭──╯┛                 ╔═══3╝ ┊
  5 │ ·   ╭1─────12   ·   ╔═══3═════3══╝  ·   ┊   ·   ·
    │  ╭──╯┏━┛      ╔═══3═╝                   ┊
  0 │123═══23════3══╝ ·   ·   ·   ·   ·   ·   ┊   ·   ·
    ╰┼─────┼─────┼──────┼─────┼─────┼──────┼─────┼─────┼
     0     1     2      3     4     5      6    Comp  Lead Round
""",
    "ascii": """\
 20 | .   .   .   .   .   .   .   .   .   .   | Final.-12  1  Anna 20
    |                                         |   .--''    2  Boris 19
 15 | .   .   .   .   .   .   .   .   .   .  .---1',.'.    3  Celina 19
    |                       .-1-----1------1-'|  ,=.'
    |                     .-'                ,===2.'
 10 | .   .   .   .   . .-'   .   .   .,===2=`|  .'   .
    |               .---12====2=====2==`    .~~~~3
    |            .--'`                 .~~~3' |
  5 | .   .1-----12   .   .~~~3~~~~~3~~'  .   |   .   .
    |  .--',=`      .~~~3~'                   |
  0 |123~~~23~~~~3~~' .   .   .   .   .   .   |   .   .
    ++-----+-----+------+-----+-----+------+-----+-----+
     0     1     2      3     4     5      6    Comp  Lead Round
""",
}


def drawn(chart: Chart, width: int, height: int, signs: theme.Signs = theme.UNICODE) -> str:
    """A chart as text."""
    painter = Painter(width, height, signs)
    paint_chart(painter, chart)
    return painter.drawing().text


@pytest.mark.parametrize("signs", SIGNS, ids=lambda signs: signs.name)
def test_a_chart_is_drawn_with_a_line_art_of_its_own_for_each_seat(signs: theme.Signs) -> None:
    assert drawn(CHART, 72, 13, signs) == DRAWN[signs.name].rstrip("\n")
    assert len({form[0] for form in FORMS[signs.name]}) == len(FORMS[signs.name]) == 4


def test_every_sign_of_the_ascii_chart_is_ascii_and_every_other_one_cell_wide() -> None:
    assert DRAWN["ascii"].isascii()
    assert all(cell_len(sign) == 1 for form in FORMS["unicode"] for sign in form)


def test_a_running_game_ends_where_it_is_and_leaves_room_for_the_rounds_to_come() -> None:
    running = Chart(tuple("0123456"), (a_line(0, "Anna", 0, 3), a_line(1, "Boris", 0, 0)), 0, "Round")
    assert drawn(running, 64, 9) == RUNNING.rstrip("\n")


RUNNING = """\
 10 │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
    │
    │
  5 │ ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
    │     ╭─1   1  Anna 3
    │ ╭───╯
  0 │12━━━━━2   2  Boris 0    ·   ·   ·   ·   ·
    ╰┼──────┼──────┼───────┼──────┼──────┼──────┼
     0      1      2       3      4      5      6   Round
"""


def test_marks_in_one_place_stand_side_by_side_but_never_reach_into_the_labels() -> None:
    mutants = ChartLine((" MU ", theme.RIVAL), "Mutants", theme.PLAIN, 1, (0, 40, 40))
    text = drawn(Chart(tuple("012"), (mutants, a_line(0, "Anna", 0, 40, 40))), 60, 8)
    assert [line for line in text.split("\n") if "1" in line] == MARKED


MARKED = [
    " 40 │ ·   ·   ·   ·  ╭─1MU───────────────1   1  Anna 40",
    "  0 │1MU  ·   ·   ·   ·   ·   ·   ·   ·",
    "     0                 1                 2",
]


def test_nobody_has_scored_yet() -> None:
    chart = Chart(tuple("0123456"), (a_line(0, "Anna", 0), a_line(1, "Boris", 0)))
    text = drawn(chart, 60, 10)
    assert " 1  Anna 0" in text and " 2  Boris 0" in text


@pytest.mark.parametrize(("width", "height"), [(0, 0), (19, 20), (40, 4), (20, 5), (30, 6), (200, 60)])
def test_a_chart_of_any_size_stays_on_its_sheet(width: int, height: int) -> None:
    for line in drawn(CHART, width, height).split("\n"):
        assert cell_len(line) <= width


@pytest.mark.parametrize(
    ("most", "rows", "expected"),
    [(0, 12, (1, 1)), (3, 12, (3, 1)), (20, 11, (20, 5)), (26, 12, (30, 5)), (63, 14, (70, 10)), (126, 14, (140, 20)),
     (50, 3, (50, 50)), (4000, 9, (4000, 1000))],
)  # fmt: skip
def test_the_axis_reaches_just_above_the_highest_value_in_round_steps(
    most: int, rows: int, expected: tuple[int, int]
) -> None:
    assert scale(most, rows) == expected


@pytest.mark.parametrize(
    ("rows", "height", "expected"),
    [([3, 7, 9], 12, [3, 7, 9]), ([4, 4, 4], 12, [4, 5, 6]), ([11, 11, 11], 12, [9, 10, 11]), ([5, 1, 5], 9, [5, 1, 6]),
     ([0, 0, 1, 8], 9, [0, 1, 2, 8])],
)  # fmt: skip
def test_labels_never_lie_upon_each_other(rows: list[int], height: int, expected: list[int]) -> None:
    assert apart(rows, height) == expected


GAINS = Gains(
    heading="Rounds",
    marks=((" 1 ", theme.SEATS[0]), (" 2 ", theme.SEATS[1])),
    names=("Anna", "Boris"),
    rows=(
        GainsRow("Round 1", (Gain(3, "Missions", True), Gain(-1, "Events"))),
        GainsRow("Round 2", (Gain(0), Gain(12, "Rubble", True))),
        GainsRow("Final", (Gain(20, "Leadership"), Gain(20, "Compound"))),
    ),
    sum="Total",
    totals=(23, 31),
    legend="most in that round",
)

TABLE = {
    "unicode": """\
 Rounds     1  Anna                 2  Boris
 Round 1 ◆  +3 Missions             -1 Events
 Round 2     ·                   ◆ +12 Rubble
 Final     +20 Leadership          +20 Compound
 ───────────────────────────────────────────────────────
 Total      23                      31
 ◆ most in that round
""",
    "ascii": """\
 Rounds     1  Anna                 2  Boris
 Round 1 *  +3 Missions             -1 Events
 Round 2     .                   * +12 Rubble
 Final     +20 Leadership          +20 Compound
 -------------------------------------------------------
 Total      23                      31
 * most in that round
""",
}


@pytest.mark.parametrize("signs", SIGNS, ids=lambda signs: signs.name)
def test_the_rounds_tell_points_and_what_most_of_them_came_from(signs: theme.Signs) -> None:
    painter = Painter(60, GAINS.height, signs)
    paint_gains(painter, GAINS)
    assert painter.drawing().text.rstrip("\n") == TABLE[signs.name].rstrip("\n")
