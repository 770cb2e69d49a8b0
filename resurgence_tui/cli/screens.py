"""Start the screens: at the menu, in a new game, or in a saved one, which is started or read once they are open."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from resurgence_tui.games import DEFAULT_GAME, GAMES
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.names import clean_title
from resurgence_tui.ui import surroundings

from .console import Refusal
from .signals import clean_up_first
from .streams import STDIN, is_stream

if TYPE_CHECKING:
    from resurgence_tui.app.host import Host
    from resurgence_tui.app.replay import Replay

    from .new_game import NewGame

TOO_SIMPLE = ("dumb", "unknown")
"""Kinds of terminals that only print line after line, by the environment variable TERM."""


def open_menu(content: Path | None = None, saves: Path | None = None) -> int:
    """Show the menu; the exit status of the screens. Saves are looked for when the menu needs them."""
    if content is not None and not content.is_dir():
        raise Refusal(words().text("cli_no_folder", folder=str(content)))
    need_terminal()
    return show(None, content, saves)


def open_new(given: NewGame, saves: Path | None) -> int:
    """Show the table of a new game. What is wrong with the command line is said before anything is painted."""
    from .session import check_folders, new_game, setup_of

    setup = setup_of(given)
    check_folders(given)
    need_terminal()

    def start() -> Host:
        return new_game(given, setup, saves)

    return show(start, given.content, saves, game=given.game)


def open_saved(file: Path | None, saves: Path | None, programs: Sequence[str] = ()) -> int:
    """Show a saved game, the newest one if none is named. Whether there is such a file is said before anything is
    painted. programs: commands of those that play on in it."""
    if file is not None and not is_stream(file) and not file.exists():
        raise Refusal(words().text("cli_no_file", file=clean_title(file.name)))
    need_terminal()

    def read() -> Host:
        from .session import library_in, resume_game, with_programs

        return with_programs(resume_game(library_in(saves), file), programs)

    return show(read, None, saves, game=_game_in(file, saves))


def open_replay(file: Path, moment: int | None) -> int:
    """Step through a saved game; where there is no terminal, or with ``-``, print its table at that moment instead."""
    if file == STDIN or not on_terminal():
        from .show import show_moment

        return show_moment(file, moment)

    if is_stream(file):  # at once: nothing else can be done while a pipe is waited for
        from resurgence_tui.app.replay import replay_of

        from .reading import read_file

        replay = replay_of(read_file(file))
        return show(lambda: replay, None, None, moment)

    def read() -> Replay:
        from resurgence_tui.app.library import Library
        from resurgence_tui.app.replay import read_replay
        from resurgence_tui.engine.errors import SaveError
        from resurgence_tui.saves.store import Store

        from .reading import refer_to_older

        store = Store(file.parent)
        try:
            return read_replay(Library(store), file)
        except SaveError as error:
            refer_to_older(store, file, error)
            raise

    return show(read, None, file.parent, moment, game=_game_in(file))


def _game_in(file: Path | None, saves: Path | None = None) -> str:
    """The game that a file seems to be of, or the newest save if none is named; the usual one where it does not say so
    or nobody can look before it is read."""
    from resurgence_tui.app.settings import chosen_saves, read_settings
    from resurgence_tui.saves.folder import saves_folder
    from resurgence_tui.saves.named_game import game_to_go_on_with, named_game

    if file is None:
        game = game_to_go_on_with(saves_folder(chosen_saves(read_settings()[0], saves)))
    else:
        game = "" if is_stream(file) else named_game(file)
    return game if game in GAMES else DEFAULT_GAME


def show(
    start: Callable[[], Host | Replay] | None, content: Path | None, saves: Path | None, at: int | None = None,
    game: str = DEFAULT_GAME,
) -> int:  # fmt: skip
    """Run the screens until they are left; a game that cannot be started or read ends them with its error.

    game: whose name stands there until it is.
    """
    from resurgence_tui.ui import collector

    with collector.paused():
        import_event_loop()
        from resurgence_tui.ui.lean_textual import import_textual

        import_textual()
        from resurgence_tui.ui.app import ResurgenceApp

        clean_up_first(ending=False)  # the app watches for that itself
        app = ResurgenceApp(start or "menu", at=at, saves=saves, content=content, game=game)
        try:
            app.run()
        finally:
            if app.host is not None:
                app.host.bots.end()
    if app.failure is not None:
        raise app.failure
    return app.return_code or 0


def import_event_loop() -> None:
    """Import asyncio, which Textual runs on, as it is where Python was built without TLS: the screens speak to no
    network, and TLS is a tenth of what is imported before they can be painted. Whoever asks for it later gets it."""
    if "asyncio" in sys.modules or "ssl" in sys.modules:
        return
    sys.modules["ssl"] = None  # type: ignore[assignment]
    try:
        import asyncio  # noqa: F401
    finally:
        del sys.modules["ssl"]


def on_terminal() -> bool:
    """Whether screens can be shown."""
    try:
        need_terminal()
    except Refusal:
        return False
    return True


def need_terminal() -> None:
    """Refusal unless keys can be read and screens drawn, by way of standard input and standard error, or by what has
    started the program."""
    if surroundings.drawn_elsewhere():
        return
    for stream in (sys.__stdin__, sys.__stderr__):
        if stream is None or not stream.isatty():
            raise Refusal(words().text("cli_no_terminal"))
    kind = os.environ.get("TERM", "")
    if kind in TOO_SIMPLE:
        raise Refusal(words().text("cli_simple_terminal", kind=kind))
