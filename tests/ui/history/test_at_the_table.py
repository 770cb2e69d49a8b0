"""During a game: the points so far and the files are a key, a row of the game menu and a part of the table's facts."""

from __future__ import annotations

from pathlib import Path

from resurgence_tui.app.library import Library
from resurgence_tui.engine.types import Fact, LogEntry
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.resurgence.points_lines import points_lines
from tests.build import a_table
from tests.ui.frame.frames import an_app, click_text, finished, on_screen, painted, save_running, see
from tests.ui.solo.alone import host_of
from tests.ui.table.playing import a_screen, host_at, new_host

TO_BOTH = ("Anna", "Boris")


def test_the_points_of_each_seat_by_round() -> None:
    t = a_table(2).with_vp(0, 5)
    t.state.round = 3
    host = host_at(t)
    host.save_file().log += [
        LogEntry(1, 3, Fact("scored", 0, ("basic_1", 2))), LogEntry(3, 3, Fact("scored", 0, ("rubble_1", 3)))
    ]  # fmt: skip
    assert [line.text for line in points_lines(words(), host)] == [
        "Points so far",
        "Anna: 5 VP; 2 in round 1, 3 in round 3",
        "Boris: 0 VP",
        "Press p for a chart and where the points came from.",
    ]


def test_alone_the_mutants_have_a_line_too() -> None:
    t = a_table(1, solo="town")
    t.mutants_have(vp=10)
    assert [line.text for line in points_lines(words(), host_of(t))][1:3] == ["Anna: 0 VP", "Mutants: 10 VP"]


async def test_p_shows_the_points_and_the_facts_of_the_table_name_the_key() -> None:
    host = new_host(skip=120)
    async with a_screen(host) as (pilot, screen):
        await pilot.press("p")
        await on_screen(pilot, "PointsScreen")
        await see(pilot, "In the lead: ", "1  Anna", "2  Boris")
        await pilot.press("p")
        await on_screen(pilot, "MoscowTableScreen")
        assert screen.is_current
        await pilot.press("x")
        await on_screen(pilot, "InfoScreen")
        await pilot.press("end")
        await see(pilot, "Points so far", "Anna: ", "Press p for a chart")


async def test_a_finished_game_shows_its_score_with_p(tmp_path: Path) -> None:
    async with an_app(tmp_path, start=finished(TO_BOTH)) as (pilot, _):
        await on_screen(pilot, "ScoreScreen")
        await pilot.press("t")
        await on_screen(pilot, "MoscowTableScreen")
        await pilot.press("p")
        await on_screen(pilot, "ScoreScreen")


async def test_the_game_menu_leads_to_points_and_files(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).resume(save_running(tmp_path, TO_BOTH, answers=120))
    async with an_app(tmp_path, (80, 24), host) as (pilot, app):
        if "take the keyboard" in painted(app):
            await pilot.press("enter")
        await on_screen(pilot, "MoscowTableScreen")
        await pilot.press("f10")
        await see(pilot, "Points so far, by round", "Save score and table to files")
        for _ in range(2):
            if "Points so far, by round" in painted(app):
                await click_text(pilot, "Points so far, by round")
        await on_screen(pilot, "PointsScreen")
        await pilot.press("escape")
        await on_screen(pilot, "MoscowTableScreen")
        await pilot.press("f10")
        await see(pilot, "Save score and table to files")
        for _ in range(2):
            if "Save score and table" in painted(app):
                await click_text(pilot, "Save score and table to files")
        await see(pilot, "Points so far as text")
        await pilot.press("3")
        await see(pilot, "Saved: ")
    (file,) = (tmp_path / "exports").iterdir()
    assert file.name.endswith("-table.txt") and "Survivor Row" in file.read_text(encoding="utf-8")
