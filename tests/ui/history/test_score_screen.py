"""The panels of the score and of the points so far, all at once where there is room, else as tabs; and files."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.saves.store import Store
from resurgence_tui.ui import theme
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.points import PointsScreen
from tests.ui.frame.frames import (
    an_app,
    click_text,
    finished,
    on_screen,
    painted,
    save_finished,
    save_running,
    screen_name,
    see,
)
from tests.ui.solo.alone import alone

FOUR = ("Anna", "Boris", "Celina", "Dmitri")
SHEET, CHART, ROUNDS = "Resources left", "┼", "◆ most in that round"


def saved(folder: Path) -> Host:
    """A finished game of four that was saved."""
    return Library(Store(folder)).resume(save_finished(folder, FOUR))


def shown(app: ResurgenceApp) -> set[str]:
    """The panels that show now."""
    text = painted(app)
    return {part for part in (SHEET, CHART, ROUNDS) if part in text}


async def test_narrow_terminals_show_one_panel_at_a_time(tmp_path: Path) -> None:
    async with an_app(tmp_path, (80, 24), saved(tmp_path)) as (pilot, app):
        await see(pilot, "1 Score", "2 Chart", "3 Rounds", "wins with")
        steps = [("", {SHEET}), ("2", {CHART}), ("3", {ROUNDS}), ("right", {SHEET}), ("left", {ROUNDS}), ("1", {SHEET}),
                 ("tab", {CHART})]  # fmt: skip
        for key, panels in steps:
            if key:
                await pilot.press(key)
                await pilot.pause()
            assert shown(app) == panels, key
            await see(pilot, "wins with", "m menu")
        await click_text(pilot, "3 Rounds")
        assert shown(app) == {ROUNDS}
        await see(pilot, "What decided it", "Best round:")


async def test_middle_terminals_show_chart_and_rounds_together(tmp_path: Path) -> None:
    async with an_app(tmp_path, (120, 36), saved(tmp_path)) as (pilot, app):
        await see(pilot, "1 Score", "2 Chart and rounds")
        assert shown(app) == {SHEET}
        for key, panels in (("2", {CHART, ROUNDS}), ("1", {SHEET}), ("3", {CHART, ROUNDS}), ("right", {SHEET})):
            await pilot.press(key)
            await pilot.pause()
            assert shown(app) == panels, key


async def test_wide_terminals_show_everything_and_resizing_keeps_the_panel(tmp_path: Path) -> None:
    async with an_app(tmp_path, (160, 48), saved(tmp_path)) as (pilot, app):
        await see(pilot, "Final score  Seed 1", "What decided it")
        assert shown(app) == {SHEET, CHART, ROUNDS} and "1 Score" not in painted(app)
        await pilot.press("2")
        assert shown(app) == {SHEET, CHART, ROUNDS}
        await pilot.resize_terminal(80, 24)
        await see(pilot, "1 Score")
        await pilot.press("3")
        await pilot.pause()
        assert shown(app) == {ROUNDS}
        await pilot.resize_terminal(120, 36)
        await see(pilot, "2 Chart and rounds")
        assert shown(app) == {CHART, ROUNDS}


async def test_in_ascii_nothing_but_ascii_is_drawn(tmp_path: Path) -> None:
    app = ResurgenceApp(finished(FOUR), library=Library(Store(tmp_path)), signs=theme.ASCII)
    async with app.run_test(size=(80, 24)) as pilot:
        await on_screen(pilot, "ScoreScreen")
        for key in "123":
            await pilot.press(key)
            await pilot.pause()
            assert painted(app).isascii()
        await see(pilot, "* most in that round")
        await pilot.press("1")
        await see(pilot, "GG Game", "CC Compound")


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_the_mutants_have_their_line_and_their_bar(tmp_path: Path, size: tuple[int, int]) -> None:
    host = alone(5, skip=3000, encounters=True)
    assert host.over
    async with an_app(tmp_path, size, host) as (pilot, app):
        await see(pilot, "MU  Mutants")
        await pilot.press("2")
        await see(pilot, "Comp", "MU  Mutants")
        await pilot.press("3")
        await see(pilot, "Actions", "What decided it")
        assert "{" not in painted(app)


# Files


async def test_files_are_written_with_keys_and_with_the_mouse(tmp_path: Path) -> None:
    host = saved(tmp_path)
    folder = tmp_path / "exports"
    async with an_app(tmp_path, (120, 36), host) as (pilot, app):
        await pilot.press("s")
        await on_screen(pilot, "ChoiceScreen")
        await see(pilot, "Save to files", "Save in ", "Score as text", "Table as a picture (SVG, public)")
        await pilot.press("escape")
        await on_screen(pilot, "ScoreScreen")
        assert not folder.exists()
        await click_text(pilot, "s save to files")
        await on_screen(pilot, "ChoiceScreen")
        await click_text(pilot, "Table as a picture")
        if screen_name(app) == "ChoiceScreen":
            await click_text(pilot, "Table as a picture")
        await see(pilot, "Saved: ")
        (table,) = folder.iterdir()
        assert table.read_text(encoding="utf-8").startswith("<svg")
        await pilot.press("s")
        await on_screen(pilot, "ChoiceScreen")
        await pilot.press("5")
        await see(pilot, "Saved 4 files in ")
    names = [path.name for path in folder.iterdir()]
    endings = sorted(name.partition(f"-{host.game_id[:8]}-")[2] for name in names)
    assert endings == ["score.svg", "score.txt", "table-2.svg", "table.svg", "table.txt"]
    assert "wins with" in next(folder.glob("*-score.txt")).read_text(encoding="utf-8")


async def test_what_cannot_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("", encoding="utf-8")
    async with an_app(tmp_path, (120, 36), saved(tmp_path)) as (pilot, _):
        await pilot.press("s")
        await on_screen(pilot, "ChoiceScreen")
        await pilot.press("1")
        await on_screen(pilot, "ScoreScreen")
        await see(pilot, "The file cannot be written to ", "exists.")


async def test_without_a_folder_of_saved_games_there_is_none_for_files() -> None:
    app = ResurgenceApp(finished(FOUR), library=Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await on_screen(pilot, "ScoreScreen")
        await pilot.press("s")
        await see(pilot, "This game is in memory only, so there is no folder for files.")


# The points so far


async def test_the_points_so_far_are_a_screen_of_their_own(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).resume(save_running(tmp_path, FOUR, answers=150))
    async with an_app(tmp_path, (80, 24), host) as (pilot, app):
        app.push_screen(PointsScreen(host))
        await on_screen(pilot, "PointsScreen")
        await see(pilot, "1 Chart", "2 Rounds", "Points so far (public)", "Still to come: levels, goods")
        await pilot.press("2")
        await see(pilot, ROUNDS, "How it stands", "So far")
        await pilot.press("s")
        await on_screen(pilot, "ChoiceScreen")
        await see(pilot, "Points so far as text")
        await pilot.press("1")
        await see(pilot, "Saved: ")
        (file,) = (tmp_path / "exports").iterdir()
        assert file.name.endswith("-points.txt") and "How it stands" in file.read_text(encoding="utf-8")
        await pilot.press("escape")
        assert screen_name(app) != "PointsScreen"
