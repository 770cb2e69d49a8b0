"""The decision menu alone: keys, numbers, clicks, search, scrolling."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from textual import events
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from resurgence_tui.ui import theme
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.residuum.table_screen import WastelandTableScreen
from resurgence_tui.ui.resurgence.table_screen import MoscowTableScreen
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.decision_menu import LETTERED, NUMBERED, DecisionMenu
from resurgence_tui.ui.widgets.menu_rows import GUTTER, Row, columns, told_apart
from tests.ui.table.playing import painted

ROWS = [
    Row("arbat", "Arbat, upper", "pay 2", "+1 Part", "wakes Chef", "City"),
    Row("kremlin", "Kremlin, lower", "", "+1 Ammo, plan", "", "City"),
    Row("clinic", "Clinic", "1 Fuel", "+2 Meds", "", "Own rooms"),
    Row("rest", "Rest Area", "", "+1 Food", "", "Rest", "r"),
    Row("leave", "Leave it", key="0"),
]


class MenuApp(App[None]):
    """A menu and what it told."""

    def __init__(self, rows: Sequence[Row], searched: Sequence[Row] | None) -> None:
        super().__init__()
        self.rows, self.searched = rows, searched
        self.picked: list[tuple[str, str]] = []

    def compose(self) -> ComposeResult:
        yield DecisionMenu()

    def on_mount(self) -> None:
        self.query_one(DecisionMenu).show(self.rows, self.searched, tag="ticket")

    def on_decision_menu_picked(self, event: DecisionMenu.Picked) -> None:
        self.picked.append((event.row, event.tag))


@asynccontextmanager
async def a_menu(
    rows: Sequence[Row] = ROWS, searched: Sequence[Row] | None = None, size: tuple[int, int] = (80, 10)
) -> AsyncIterator[tuple[Pilot[None], DecisionMenu, MenuApp]]:
    """A menu that fills the terminal."""
    app = MenuApp(rows, searched)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot, app.query_one(DecisionMenu), app


async def test_all_options_stand_in_columns_under_their_headings() -> None:
    async with a_menu() as (pilot, _, _):
        lines = painted(pilot).splitlines()
    assert [line.strip() for line in lines[:9:4]] == ["City", "3 Clinic          1 Fuel  +2 Meds", ""]
    assert lines[1].index("pay 2") == lines[4].index("1 Fuel")
    assert lines[1].index("+1 Part") == lines[2].index("+1 Ammo, plan") == lines[4].index("+2 Meds")


@pytest.mark.parametrize(("keys", "row"), [("enter", "arbat"), ("down enter", "kremlin"), ("3", "clinic"),
                                           ("r", "rest"), ("0", "leave"), ("up enter", "leave"), ("end enter", "leave"),
                                           ("pagedown enter", "leave"), ("end home enter", "arbat")])
async def test_keys_pick(keys: str, row: str) -> None:
    async with a_menu() as (pilot, _, app):
        await pilot.press(*keys.split())
        assert app.picked == [(row, "ticket")]


async def test_a_click_picks_and_the_mouse_is_followed() -> None:
    async with a_menu() as (pilot, menu, app):
        await pilot.hover(DecisionMenu, offset=(12, 2))
        assert menu.row is not None and menu.row.id == "kremlin"
        await pilot.click(DecisionMenu, offset=(12, 4))
        await pilot.click(DecisionMenu, offset=(12, 0))
        assert app.picked == [("clinic", "ticket")]


async def test_the_search_finds_by_all_words_and_escape_ends_it() -> None:
    async with a_menu() as (pilot, menu, app):
        await pilot.press("slash", *"plan")
        assert [row.id for row in menu.rows] == ["kremlin"]
        await pilot.press("backspace", "backspace", "backspace", "backspace", *"1 fu")
        assert [row.id for row in menu.rows] == ["clinic"]
        assert "/ 1 fu_" in painted(pilot)
        await pilot.press("escape")
        assert [row.id for row in menu.rows] == [row.id for row in ROWS]
        await pilot.press("slash", *"kreml", "enter")
        assert app.picked == [("kremlin", "ticket")]


async def test_the_search_looks_through_more_than_is_listed_where_there_is_more() -> None:
    every = [Row(f"place:{token}", f"{token} to Arbat") for token in ("hero", "laborer", "ranger")]
    async with a_menu(ROWS, every) as (pilot, _, app):
        await pilot.press("slash", *"lab", "enter")
        assert app.picked == [("place:laborer", "ticket")]


async def test_what_is_not_found_cannot_be_picked() -> None:
    async with a_menu() as (pilot, menu, app):
        await pilot.press("slash", *"zebra", "enter", "down")
        assert menu.rows == () and app.picked == []


async def test_the_highlighted_row_stays_in_view() -> None:
    rows = [Row(str(number), f"option {number}") for number in range(60)]
    async with a_menu(rows, size=(40, 5)) as (pilot, menu, _):
        for key, seen in (("down", 1), ("pagedown", 5), ("end", 59), ("up", 58), ("home", 0), ("up", 59)):
            await pilot.press(key)
            assert f"option {seen}" in painted(pilot)
            assert menu.row is not None and menu.row.id == str(seen)


async def test_the_wheel_scrolls() -> None:
    rows = [Row(str(number), f"option {number}") for number in range(60)]
    async with a_menu(rows, size=(40, 5)) as (pilot, menu, _):
        await pilot._post_mouse_events([events.MouseScrollDown], DecisionMenu, button=0)
        await pilot.pause()
        assert menu.top > 0


async def test_numbers_then_letters_stand_for_rows_without_a_key_of_their_own() -> None:
    rows = [Row("rest", "Rest", key="r"), Row("a", "Away", key="a"),
            *(Row(str(number), f"option {number}") for number in range(40))]
    async with a_menu(rows, size=(40, 20)) as (pilot, menu, app):
        keys = [menu.key_of(place) for place in range(len(rows))]
        assert keys[:16] == ["r", "a", *"123456789", *"bdfjw"]
        assert len(set(keys[:37])) == 37 and set(keys[38:]) == {""}
        await pilot.press("9", "b", "a", "A")
        assert app.picked == [("8", "ticket"), ("9", "ticket"), ("a", "ticket"), (str(keys.index("A") - 2), "ticket")]


def test_no_letter_of_a_row_means_something_else_where_there_is_a_menu() -> None:
    number = {binding.key for binding in MoscowTableScreen.BINDINGS if binding.action.startswith("number(")}
    others = {key for binding in (*MoscowTableScreen.BINDINGS, *ResurgenceApp.BINDINGS)
              if not binding.action.startswith("number(") for key in binding.key.split(",")}
    assert set(LETTERED) <= number and not set(LETTERED) & (others | set(NUMBERED) | {"0", "r"})
    assert len(LETTERED) == len(set(LETTERED))


@pytest.mark.parametrize("screen", [MoscowTableScreen, WastelandTableScreen])
def test_no_key_of_a_table_is_bound_twice(screen: type[TableScreen]) -> None:
    keys = [key for binding in screen.BINDINGS for key in binding.key.split(",")]
    assert len(keys) > 50
    assert [key for key, times in Counter(keys).items() if times > 1] == []


async def test_a_note_begins_further_left_where_it_would_be_cut() -> None:
    note = "Mission here: Curbside Clinic"
    rows = [Row("1", "Arbat", "", "+1Pa", note), Row("2", "Barbarian Gate, right", "", "+2 Food, 1 Fuel", "L")]
    async with a_menu(rows, size=(64, 2)) as (pilot, _, _):
        first, second = painted(pilot).splitlines()[:2]
        assert note in first and first.index(note) < second.index(" L")
    async with a_menu(rows, size=(100, 4)) as (pilot, _, _):
        first, second = painted(pilot).splitlines()[:2]
        assert first.index(note) == second.index(" L") + 1


@pytest.mark.parametrize("width", [200, 80, 50, 40, 20, 8, 1])
def test_columns_never_take_more_than_there_is(width: int) -> None:
    label, cost, gain, note = columns(ROWS, width)
    parts = [part for part in (cost, gain, note) if part]
    assert label + sum(parts) + 2 * len(parts) <= max(width - GUTTER, 0) + 2
    assert min(label, cost, gain, note) >= 0


def test_labels_that_read_the_same_when_cut_lose_what_they_share() -> None:
    ranger, scholar, other = (f"Museum Row, {end}" for end in ("lower: add a Ranger", "lower: add a Scholar", "upper"))
    labels = [ranger, scholar, "Rest", other]
    assert told_apart(labels, 16, "…") == ["…Ranger", "…Scholar", "Rest", other]
    assert told_apart(labels, 40, "…") == labels


WIDE = [
    Row("arbat", "Arbat, upper", "pay 2", "+1 Part", "L", "City"),
    Row("kremlin", "Kremlin, upper", "2 goods", "Food below the card > rescue", "H L, wakes Chef", "City"),
    Row("rest", "Rest Area", "", "+1 Food", "L", "Rest", "r"),
]
"""The second row is too wide for a menu of 40 columns."""


async def test_a_row_that_is_too_wide_takes_more_lines_and_the_others_keep_their_columns() -> None:
    async with a_menu(WIDE, size=(40, 8)) as (pilot, menu, app):
        lines = [line.rstrip() for line in painted(pilot).splitlines()]
        assert lines[:7] == [
            " City",
            "\u25ba 1 Arbat, upper  pay 2  +1 Part  L",
            "  2 Kremlin, upper",
            "      2 goods",
            "      Food below the card \u2192 rescue",
            "      H L, wakes Chef",
            " Rest",
        ]
        await pilot.click(menu, offset=(8, 5))
        assert app.picked == [("kremlin", "ticket")] and menu.index == 1
        await pilot.press("up")
        assert menu.index == 0
        await pilot.hover(menu, offset=(8, 4))
        assert menu.index == 1


async def test_where_there_is_no_room_for_more_lines_notes_are_cut_before_facts() -> None:
    rows = [row._replace(note=f"{row.note}, wakes Chef, Mission here") for row in WIDE[:1]] * 3
    async with a_menu(rows, size=(40, 4)) as (pilot, menu, _):
        lines = [line.rstrip() for line in painted(pilot).splitlines()]
        assert all("pay 2  +1 Part  L, w" in line and line.endswith("…") for line in lines[1:4])
    async with a_menu(WIDE[1:2] * 3, size=(40, 4)) as (pilot, menu, _):
        await pilot.press("down", "down")
        lines = [line.rstrip() for line in painted(pilot).splitlines()]
        # it scrolls instead
        assert any("      Food below the card → rescue" in line for line in lines) and menu.top > 0


async def test_without_the_focus_a_row_is_marked_and_has_no_cursor() -> None:
    async with a_menu() as (pilot, menu, app):
        assert "►" in painted(pilot)
        app.set_focus(None)
        await pilot.pause()
        assert "►" not in painted(pilot)
        grounds = {segment.style.bgcolor for segment in menu.render_line(1) if segment.style is not None}
        assert any(ground is not None and ground.name == theme.CURSOR_GROUND for ground in grounds)
