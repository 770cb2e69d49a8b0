"""On the screen: a game that another program has open, and a disk that fails and works again."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.read_only_host import ReadOnlyHost
from resurgence_tui.saves.lock import claim, lock_path
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from tests.saves.test_lock import another_program
from tests.ui.frame.frames import an_app, click_text, on_screen, painted, save_running, screen_name, see, until


def a_game(folder: Path) -> Path:
    """A game of one person and a bot, which nobody has open."""
    path = save_running(folder, players=("human", "bot:random"), answers=12)
    claim(path).release()
    return path


async def test_a_game_that_is_open_elsewhere_says_so_and_is_played_on_once_it_is_free(tmp_path: Path) -> None:
    path = a_game(tmp_path)
    raw = path.read_bytes()
    with another_program(path) as program:
        async with an_app(tmp_path, size=(160, 48)) as (pilot, app):
            await see(pilot, "Anna")
            await pilot.press("r")
            await on_screen(pilot, "MoscowTableScreen")
            told = f"Another program (process {program.pid}"
            await see(pilot, told, "Try again")
            assert isinstance(app.host, ReadOnlyHost)
            for key in ("u", "U", "ctrl+r", "g", "e", "1"):
                await pilot.press(key)
                await pilot.pause()
                await see(pilot, told)
                assert screen_name(app) == "MoscowTableScreen"
            assert isinstance(app.screen, TableScreen)
            assert not {"undo", "redo", "seats", "guide"} & {one.id for one in app.screen.top.keys.entries}
            await pilot.press("f10")
            await on_screen(pilot, "ChoiceScreen")
            offered = ["back", "save_and_leave", "points", "files", "rules", "settings", "help"]
            assert [row.id for row in app.screen.query_one(DecisionMenu).rows] == offered
            await pilot.press("escape")
            assert path.read_bytes() == raw
            program.kill()
            program.wait()
            await pilot.press("1")
            await until(pilot, lambda: not isinstance(app.host, ReadOnlyHost))
            await on_screen(pilot, "MoscowTableScreen")
            await until(pilot, lambda: told not in painted(app))
            assert app.host is not None and app.host.asks()
            assert lock_path(path).exists()
            app.navigator.to_menu()
            await on_screen(pilot, "TitleScreen")
            assert not lock_path(path).exists()


async def test_what_is_played_elsewhere_is_followed(tmp_path: Path) -> None:
    path = a_game(tmp_path)
    other = Library(Store(tmp_path / "copy"))
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / path.name).write_bytes(path.read_bytes())
    there = other.resume(tmp_path / "copy" / path.name)
    with another_program(path):
        async with an_app(tmp_path, start=lambda: Library(Store(tmp_path)).resume(path)) as (pilot, app):
            await on_screen(pilot, "MoscowTableScreen")
            await see(pilot, "Another program")
            there.run_on()
            ask = there.asks()[0]
            there.submit(ask.ticket, ask.decision.options[0])
            there.run_on()
            assert there.path is not None
            there.path.replace(path)
            await until(pilot, lambda: app.host is not None and app.host.decisions == there.decisions)
            await see(pilot, "Another program")


async def test_a_held_game_at_80_by_24_can_be_left_again(tmp_path: Path) -> None:
    path = a_game(tmp_path)
    with another_program(path):
        async with an_app(tmp_path) as (pilot, _):
            await see(pilot, "Anna")
            await pilot.press("r")
            await see(pilot, "Another program", "Try again")
            await pilot.press("2")
            await on_screen(pilot, "TitleScreen")


async def test_renaming_and_deleting_a_game_that_is_open_elsewhere_is_refused(tmp_path: Path) -> None:
    path = a_game(tmp_path)
    with another_program(path):
        async with an_app(tmp_path) as (pilot, _):
            await see(pilot, "Anna")
            await pilot.press("s")
            await on_screen(pilot, "SavedGamesScreen")
            await pilot.press("d")
            await on_screen(pilot, "ConfirmScreen")
            await pilot.press("y")
            await see(pilot, "it is open in another")
    assert path.exists()


UNSAVED = "! not saved"


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
@pytest.mark.parametrize("by_mouse", [False, True])
async def test_that_nothing_is_saved_stays_in_sight_until_it_is(
    tmp_path: Path, size: tuple[int, int], by_mouse: bool
) -> None:
    folder = tmp_path / "saves"
    path = a_game(folder)
    async with an_app(folder, size=size, start=lambda: Library(Store(folder)).resume(path)) as (pilot, app):
        await on_screen(pilot, "MoscowTableScreen")
        host = app.host
        assert host is not None
        await until(pilot, lambda: getattr(app.screen, "is_laid", False))
        assert UNSAVED not in painted(app)
        folder.rename(tmp_path / "elsewhere")
        folder.write_text("in the way", encoding="utf-8")
        for _ in range(3):
            await a_choice(pilot, host)
            last = painted(app).split("\n")[-1]
            assert UNSAVED in last and "Esc" in last.title()
        for saved in (False, True):
            if saved:
                folder.unlink()
            await (click_text(pilot, UNSAVED) if by_mouse else pilot.press("exclamation_mark"))
            await see(pilot, "The game is saved again." if saved else "cannot be saved")
            assert (UNSAVED in painted(app)) is not saved
        assert len(Store(folder).read(path).choices) == host.decisions
        await pilot.press("exclamation_mark")
        await pilot.pause()
        assert UNSAVED not in painted(app)


async def a_choice(pilot: Pilot[None], host: Host) -> None:
    """Answer what is asked with whatever comes first."""
    count = host.decisions
    for key in ("1", "enter") * 20:
        await pilot.press(key)
        await pilot.pause()
        if host.decisions > count:
            return
    raise AssertionError("No key answers.")


async def test_a_disk_that_fails_is_told_once_and_that_it_works_again_too(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    path = a_game(folder)
    async with an_app(folder, size=(160, 48), start=lambda: Library(Store(folder)).resume(path)) as (pilot, app):
        await on_screen(pilot, "MoscowTableScreen")
        host = app.host
        assert host is not None
        await until(pilot, lambda: getattr(app.screen, "is_laid", False))
        folder.rename(tmp_path / "elsewhere")
        folder.write_text("in the way", encoding="utf-8")
        seen = []
        for round_ in range(3):
            await a_choice(pilot, host)
            assert (host.save_problem is None) == (round_ == 2)
            seen.append(("cannot be saved" in painted(app), "The game is saved again." in painted(app)))
            if round_ == 1:
                folder.unlink()
        assert seen == [(True, False), (False, False), (False, True)]
    assert len(Store(folder).read(path).choices) == host.decisions
