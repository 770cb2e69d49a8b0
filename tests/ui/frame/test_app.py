"""Keys that work everywhere, the notice about the size, and the end of the program."""

import os
import pty
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.cli.main import main
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.saves.store import Store
from resurgence_tui.ui import theme
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.appearance import signs_for
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.screens.help import KEYS_WIDTH, MEANING, in_columns, in_lines
from resurgence_tui.ui.screens.too_small import TooSmallScreen
from tests.ui.frame.frames import SIZES, an_app, on_screen, painted, question, save_running, screen_name, see, until

SMALL = [(79, 24), (80, 23), (1, 1)]


@pytest.mark.parametrize(
    ("environment", "encoding", "signs"),
    [
        ({"TERM": "xterm-256color"}, "utf-8", theme.UNICODE),
        ({"TERM": "vt100"}, "utf-8", theme.ASCII),
        ({"TERM": "xterm"}, "ISO-8859-1", theme.ASCII),
        ({"TERM": "xterm"}, None, theme.UNICODE),
        ({"TERM": "xterm", "LANG": "C"}, "utf-8", theme.ASCII),
        ({"TERM": "xterm", "LANG": "C", "LC_CTYPE": "C.UTF-8"}, "utf-8", theme.ASCII),
        ({"TERM": "xterm", "LC_CTYPE": "C.UTF-8"}, "utf-8", theme.UNICODE),
        ({"TERM": "xterm", "LANG": "C", "LC_ALL": "C.UTF-8"}, "utf-8", theme.UNICODE),
        ({"TERM": "xterm", "LANG": "de_DE.UTF-8", "LC_CTYPE": "POSIX"}, "utf-8", theme.ASCII),
        ({"TERM": "xterm", "RESURGENCE_SIGNS": "ascii"}, "utf-8", theme.ASCII),
        ({"TERM": "vt100", "RESURGENCE_SIGNS": "Unicode"}, "ascii", theme.UNICODE),
    ],
)
def test_the_signs_fit_the_terminal(environment: dict[str, str], encoding: str | None, signs: theme.Signs) -> None:
    assert signs_for(environment, encoding) is signs


@pytest.mark.parametrize("size", SMALL)
async def test_below_the_least_size_a_notice_replaces_everything_and_growing_back_resumes(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        screen, focused = app.screen, app.focused
        await pilot.resize_terminal(*size)
        await on_screen(pilot, "TooSmallScreen")
        if size[0] >= 40:
            words = " ".join(painted(app).split())
            assert f"at least 80 columns and 24 rows; this one has {size[0]} by {size[1]}" in words
        assert "Anna" not in painted(app)
        for key in ("f1", "question_mark", "enter", "escape", "f5", "ctrl+c", "tab", "q"):
            await pilot.press(key)
        assert screen_name(app) == "TooSmallScreen" and app.host is None
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: app.screen is screen)
        assert app.focused is focused
        await see(pilot, "Anna")


async def test_a_small_terminal_at_the_start_is_told_and_quits(tmp_path: Path) -> None:
    async with an_app(tmp_path, (60, 20)) as (pilot, app):
        await on_screen(pilot, "TooSmallScreen")
        await pilot.resize_terminal(50, 20)
        await see(pilot, "50 by 20")
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app._exit)


@pytest.mark.parametrize("size", [(1, 1), (2, 2), (1, 5)])
async def test_in_the_least_of_all_terminals_the_notice_comes_to_rest(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A scroll bar that takes all the room there is would come and go for ever."""
    layouts = []
    lay = TooSmallScreen._refresh_layout

    def counted(screen: TooSmallScreen, *given: Any, **named: Any) -> None:
        layouts.append(screen)
        lay(screen, *given, **named)

    monkeypatch.setattr(TooSmallScreen, "_refresh_layout", counted)
    async with an_app(tmp_path, size) as (pilot, _):
        await on_screen(pilot, "TooSmallScreen")
        for _ in range(200):
            before = len(layouts)
            await pilot.pause(0.05)
            if len(layouts) == before:
                break
        assert 0 < len(layouts) < 50


async def test_what_opens_while_it_is_small_opens_beneath_the_notice(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.resize_terminal(60, 20)
        await on_screen(pilot, "TooSmallScreen")
        app.push_screen(ConfirmScreen("Really?"))
        await pilot.pause()
        assert screen_name(app) == "TooSmallScreen"
        app.pop_screen()
        app.push_screen(ConfirmScreen("Really?"))
        await pilot.pause()
        assert [type(one).__name__ for one in app.screen_stack] == ["TitleScreen", "ConfirmScreen", "TooSmallScreen"]
        await pilot.resize_terminal(80, 24)
        await on_screen(pilot, "ConfirmScreen")


@pytest.mark.parametrize("size", SIZES)
async def test_help_lists_the_keys_of_the_screen_and_the_game_in_one_minute(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    save_running(tmp_path)
    async with an_app(tmp_path, size) as (pilot, _):
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("question_mark")
        await on_screen(pilot, "HelpScreen")
        await see(pilot, "rename", "delete", "Esc", "Ctrl+Q", "F1", "The game in one minute", "six rounds")
        await pilot.press("question_mark")
        await on_screen(pilot, "SavedGamesScreen")


def test_many_short_keys_are_listed_in_two_columns() -> None:
    keys = [(letter, f"does {letter}") for letter in "abcdefgh"]
    assert [line.split() for line in in_columns(keys)[:1]] == [["a", "does", "a", "e", "does", "e"]]
    assert len(in_columns(keys)) == 4
    assert len(in_columns(keys[:3])) == 3
    assert len(in_columns([*keys, ("i", "a long sentence about a key of its own")])) == 9
    long_name = "k" * KEYS_WIDTH
    longer = in_columns([*keys, ("i", "a sentence about a key of its own " * 3), (long_name, "a key with a long name")])
    assert longer[8].startswith("i" + " " * 15 + "a sentence") and max(map(len, longer)) <= KEYS_WIDTH + MEANING
    assert all(line[:KEYS_WIDTH].isspace() for line in (longer[9], longer[-1])) and longer[-2].strip() == long_name


def test_a_sign_too_long_for_its_column_has_a_line_of_its_own() -> None:
    assert in_lines("+", "more") == [("+", "more")]
    assert in_lines("+" * KEYS_WIDTH, "more") == [("+" * KEYS_WIDTH, ""), ("", "more")]


async def test_ctrl_c_ends_nothing_and_says_what_does(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("ctrl+c")
        await see(pilot, "Ctrl+C does nothing here.")
        assert not app._exit
        assert not app.ENABLE_COMMAND_PALETTE
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert screen_name(app) == "TitleScreen"


async def test_the_keys_of_the_last_line_can_be_clicked(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        line = painted(app).split("\n")[-1]
        await pilot.click(offset=(line.index("F1"), 23))
        await on_screen(pilot, "RulesScreen")


async def test_a_game_that_cannot_be_saved_is_not_left_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Library(Store(tmp_path)).resume(save_running(tmp_path))
    async with an_app(tmp_path, start=host) as (pilot, app):
        await until(pilot, lambda: screen_name(app) == "MoscowTableScreen")
        monkeypatch.setattr(host, "autosave", lambda: None)
        host.save_problem = "The game cannot be saved in 'x': no space left on device."
        await pilot.press("ctrl+q")
        await question(pilot, "no space left on device.", "If you quit now, you lose everything")
        await pilot.press("ctrl+q", "enter")
        await on_screen(pilot, "MoscowTableScreen")
        assert not app._exit
        await pilot.press("ctrl+q", "y")
        await until(pilot, lambda: app._exit)


async def test_quitting_all_the_same_saves_once_more_what_there_is_room_for_by_then(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    path = save_running(folder, answers=2)
    host = Library(Store(folder)).resume(path)
    async with an_app(folder, start=host) as (pilot, app):
        await on_screen(pilot, "MoscowTableScreen")
        folder.rename(tmp_path / "elsewhere")
        folder.write_text("in the way", encoding="utf-8")
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
        await pilot.press("ctrl+q")
        await question(pilot, "cannot be saved", "If you quit now, you lose everything")
        folder.unlink()
        await pilot.press("y")
        await until(pilot, lambda: app._exit)
        assert host.save_problem is None
        assert len(Store(folder).read(path).choices) == host.decisions


async def test_quitting_tries_to_save_once_more(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).resume(save_running(tmp_path))
    async with an_app(tmp_path, start=host) as (pilot, app):
        host.save_problem = "The disk was full."
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app._exit)
        assert host.save_problem is None


async def test_leaving_a_game_comes_to_the_menu_wherever_the_program_started(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).resume(save_running(tmp_path))
    async with an_app(tmp_path, start=host) as (pilot, app):
        await until(pilot, lambda: screen_name(app) == "MoscowTableScreen")
        app.navigator.to_menu()
        await on_screen(pilot, "TitleScreen")
        assert app.host is None
        app.navigator.open_game(host)
        await on_screen(pilot, "MoscowTableScreen")
        app.navigator.to_menu()
        await on_screen(pilot, "TitleScreen")
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")


async def test_a_game_that_takes_time_to_read_is_shown_when_it_is_there(tmp_path: Path) -> None:
    go_on = Event()

    def read() -> Host:
        go_on.wait()
        return Library(Store(tmp_path)).resume(save_running(tmp_path))

    async with an_app(tmp_path, start=read) as (pilot, app):
        await see(pilot, "Setting up the table ...", "██")
        await pilot.press("enter", "escape")
        go_on.set()
        await on_screen(pilot, "MoscowTableScreen")
        assert app.host is not None
        app.navigator.to_menu()
        await on_screen(pilot, "TitleScreen")


async def test_the_name_of_the_game_that_is_laid_out_stands_there_meanwhile(tmp_path: Path) -> None:
    shown, go_on = [], Event()

    def start(what: Callable[[], Host], *_: object, game: str) -> int:
        shown.append(game)
        return 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("resurgence_tui.cli.screens.show", start)
        patch.setattr("resurgence_tui.cli.screens.need_terminal", lambda: None)
        assert main(["new", "--game", "residuum"]) == 0

    def read() -> Host:
        go_on.wait()
        raise SaveError("none")

    app = ResurgenceApp(start=read, library=Library(Store(tmp_path)), game=shown[0])
    async with app.run_test(size=(80, 24)) as pilot:
        await see(pilot, "Setting up the table ...")
        assert app.screen.query("RustBanner") and app.screen.query("Wasteland") and not app.screen.query("Skyline")
        go_on.set()
        await until(pilot, lambda: app._exit)


async def test_a_game_is_read_beneath_the_notice_too(tmp_path: Path) -> None:
    path = save_running(tmp_path)
    async with an_app(tmp_path, (60, 20), lambda: Library(Store(tmp_path)).resume(path)) as (pilot, app):
        await on_screen(pilot, "TooSmallScreen")
        await until(pilot, lambda: app.host is not None)
        await pilot.resize_terminal(80, 24)
        await on_screen(pilot, "MoscowTableScreen")


async def test_a_game_that_cannot_be_read_ends_the_program_with_the_reason(tmp_path: Path) -> None:
    def read() -> Host:
        return Library(Store(tmp_path)).resume(tmp_path / "none.json")

    async with an_app(tmp_path, start=read) as (pilot, app):
        await until(pilot, lambda: app._exit)
    assert app.return_code == 2
    assert isinstance(app.failure, SaveError)


@pytest.mark.parametrize("words", ["yes", "no"])
async def test_a_question_is_answered_by_keys_and_mouse(tmp_path: Path, words: str) -> None:
    told: list[bool | None] = []
    async with an_app(tmp_path) as (pilot, app):
        for answer in (lambda: pilot.press(words[0]), lambda: pilot.click(f"#{words}")):
            app.push_screen(ConfirmScreen("Really [bold]so[/]?"), told.append)
            await on_screen(pilot, "ConfirmScreen")
            await see(pilot, "Really [bold]so[/]?")
            await answer()
            await on_screen(pilot, "TitleScreen")
        app.push_screen(ConfirmScreen("Really?", likely=True), told.append)
        await on_screen(pilot, "ConfirmScreen")
        await pilot.press(*([] if words == "yes" else ["right"]), "enter")
        await on_screen(pilot, "TitleScreen")
    assert told == [words == "yes"] * 3


def test_the_window_title_holds_no_name() -> None:
    app = ResurgenceApp(library=Library())
    assert (app.title, app.sub_title) == ("Resurgence", "")


@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals are POSIX")
@pytest.mark.parametrize("way", ["closed", "hung up", "hung up, signal ignored", "terminated"])
def test_a_terminal_that_goes_away_ends_the_program_quietly(tmp_path: Path, way: str) -> None:
    child, terminal = pty.fork()
    if not child:
        if "ignored" in way:
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.environ.update(TERM="xterm-256color", RESURGENCE_SAVES=str(tmp_path))
        os.execv(sys.executable, [sys.executable, "-m", "resurgence_tui"])
    try:
        read_until(terminal, b"F1")
        if way == "terminated":
            os.kill(child, signal.SIGTERM)
            assert b"Traceback" not in read_until(terminal, b"\x1b[?1049l")
        elif way == "hung up":
            os.kill(child, signal.SIGHUP)
        else:
            os.close(terminal)
        assert wait_for(child) == 0
    finally:
        if way in ("terminated", "hung up"):
            os.close(terminal)


def read_until(terminal: int, wanted: bytes, patience: float = 60.0) -> bytes:
    """What a program paints until those bytes come."""
    data, end = b"", time.monotonic() + patience
    while wanted not in data:
        assert time.monotonic() < end, data
        if select.select([terminal], [], [], 0.1)[0]:
            data += os.read(terminal, 65536)
    return data


def wait_for(child: int, patience: float = 60.0) -> int:
    """The exit status of a program that ends by itself."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    raise AssertionError("The program runs on.")


@pytest.mark.parametrize("way", ["menu", "quit"])
async def test_a_game_whose_folder_is_gone_is_not_dropped_without_a_word(tmp_path: Path, way: str) -> None:
    folder = tmp_path / "saves"
    host = Library(Store(folder)).resume(save_running(folder))
    async with an_app(folder, start=host) as (pilot, app):
        await on_screen(pilot, "MoscowTableScreen")
        folder.rename(tmp_path / "elsewhere")
        folder.write_text("not a folder", encoding="utf-8")
        for answer, screen in (("enter", "MoscowTableScreen"), ("escape", "MoscowTableScreen"), ("y", "TitleScreen")):
            if way == "quit":
                await pilot.press("ctrl+q")
            else:
                await pilot.press("f10")
                await on_screen(pilot, "ChoiceScreen")
                await pilot.press("2")
            await question(pilot, "cannot be saved", f"If you {'quit' if way == 'quit' else 'leave'} now, you lose")
            await pilot.press(answer)
            if way == "quit" and answer == "y":
                await until(pilot, lambda: app._exit)
            else:
                await on_screen(pilot, screen)
