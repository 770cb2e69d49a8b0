"""Every system call of a save fails once: whatever was saved before can still be read."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.types import Choice
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store
from tests.saves.failing import Stop, System
from tests.saves.test_save_file import a_save

ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES)


class Game:
    """A game in a folder, of which is known how many choices its last sound save holds."""

    def __init__(self, folder: Path, saves: int) -> None:
        self.folder, self.store, self.save = folder, Store(folder), a_save()
        self.path: Path | None = None
        self.acknowledged = -1
        self.unflushed: set[int] = set()
        for _ in range(saves):
            self.write()
            assert self.store.settle()

    def write(self) -> None:
        """Another choice, and a save."""
        self.save.choices.append(Choice(0, f"choice {len(self.save.choices)}"))
        self.path = self.store.write(self.save, self.path)
        self.acknowledged = len(self.save.choices)

    def resume(self) -> None:
        """Another run of the program goes on with the game."""
        assert self.path is not None
        self.store.release(self.path)
        self.store = Store(self.folder)
        self.save = self.store.read(self.path)

    @property
    def name(self) -> Path:
        """The game's file, or what it would be."""
        return self.path or self.folder / f"resurgence-20250301-{self.save.game_id[:8]}.json"

    def readable(self) -> list[int]:
        """How many choices each generation holds that can be read, the newest first."""
        found = []
        for ending in ("", ".1", ".2"):
            try:
                save: SaveFile = Store(self.folder).read(self.name.with_name(self.name.name + ending))
            except SaveError:
                continue
            found.append(len(save.choices))
        return found


def new(folder: Path) -> Game:
    """Nothing has been saved yet, and the folder is not there."""
    return Game(folder, 0)


def second(folder: Path) -> Game:
    """There is one save."""
    return Game(folder, 1)


def running(folder: Path) -> Game:
    """There are three generations, all on the disk."""
    return Game(folder, 4)


def hurried(folder: Path) -> Game:
    """The newest saves followed each other too fast to be flushed."""
    game = Game(folder, 4)
    flusher = game.store._writer.flusher
    flusher._working = True  # no thread is started
    for _ in range(3):
        game.write()
        _, (handle, _) = flusher._waiting.popitem()
        os.close(handle)
        game.unflushed.add(game.name.stat().st_ino)
    flusher._working = False
    return game


def resumed(folder: Path) -> Game:
    """The game was left and opened again."""
    game = Game(folder, 4)
    game.resume()
    return game


def damaged(folder: Path) -> Game:
    """The newest file was damaged after it had been opened."""
    game = Game(folder, 4)
    game.name.write_bytes(game.name.read_bytes()[:50])
    game.acknowledged = 3
    return game


def unlinked(folder: Path) -> Game:
    """The folder vanished while the game was open."""
    game = Game(folder, 4)
    for path in [*folder.iterdir()]:
        path.unlink()
    folder.rmdir()
    game.acknowledged = -1
    return game


SCENES = (new, second, running, hurried, resumed, damaged, unlinked)


def calls(scene: Callable[[Path], Game], folder: Path) -> list[str]:
    """The system calls of a save that succeeds."""
    game = scene(folder)
    with System(folder) as system:
        game.write()
        game.store.settle()
    assert game.readable()[0] == game.acknowledged
    return system.seen


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.games
def test_an_error_at_any_call_leaves_what_was_saved_and_is_made_good_by_the_next_save(
    scene: Callable[[Path], Game], tmp_path: Path
) -> None:
    seen = calls(scene, tmp_path / "clean")
    refused = 0
    for at, name in enumerate(seen):
        for number in ERRORS if name in ("open", "write", "fsync") else ERRORS[1:2]:
            game = scene(folder := tmp_path / f"{at}-{number}")
            before = game.acknowledged
            with System(folder, at, number) as system:
                try:
                    game.write()
                except SaveError as error:
                    refused += 1
                    assert str(error).startswith("The game cannot be saved in ") and str(error).endswith(".")
                    assert "\n" not in str(error)
                game.store.settle()
            where = f"{scene.__name__}, call {at} ({system.seen[-1]}), {os.strerror(number)}"
            assert max(game.readable(), default=-1) >= game.acknowledged >= before, where
            if game.acknowledged == before and before > 0:
                assert game.readable()[0] == before, where
            assert [path.name for path in folder.glob(".*.new")] == [], where
            game.write()
            assert game.store.settle(), where
            assert game.readable()[0] == game.acknowledged, where
            if before > 1:
                assert len(game.readable()) >= 2, where
    assert refused > 2 * len(ERRORS)


@pytest.mark.parametrize("scene", SCENES)
def test_a_write_that_does_half_its_work_is_finished(scene: Callable[[Path], Game], tmp_path: Path) -> None:
    for at, name in enumerate(calls(scene, tmp_path / "clean")):
        if name == "write":
            game = scene(folder := tmp_path / str(at))
            with System(folder, at, "short"):
                game.write()
            assert game.readable()[0] == game.acknowledged


@pytest.mark.games
@pytest.mark.filterwarnings("ignore:Exception ignored in.*finalize:pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("scene", SCENES)
def test_a_program_that_is_killed_at_any_call_loses_nothing_and_a_power_cut_never_the_game(
    scene: Callable[[Path], Game], when: str, tmp_path: Path
) -> None:
    for at, name in enumerate(calls(scene, tmp_path / "clean")):
        game = scene(folder := tmp_path / str(at))
        safe = 4 if scene is hurried else game.acknowledged
        with System(folder, at, when) as system:
            system.on_disk -= game.unflushed
            with suppress(Stop):
                game.write()
                if scene in (new, damaged, unlinked):
                    safe = game.acknowledged
        where = f"{scene.__name__}, stopped {when} call {at} ({name})"
        assert max(game.readable(), default=-1) >= game.acknowledged, where
        system.cut_power()
        assert max(game.readable(), default=-1) >= safe, where


def test_what_an_earlier_run_wrote_is_flushed_before_it_becomes_a_generation(tmp_path: Path) -> None:
    seen = calls(resumed, tmp_path)
    assert seen.index("fsync") < seen.index("link")


def test_every_call_of_a_save_is_among_those_that_fail(tmp_path: Path) -> None:
    heard: list[str] = []
    listening = [True]

    def hook(event: str, given: tuple[object, ...]) -> None:
        if listening and (event == "open" or event.startswith(("os.", "shutil."))):
            about = given[0] if event != "os.rename" else given[1]
            if str(about).startswith(str(tmp_path)):
                heard.append(event)

    sys.addaudithook(hook)
    game = running(tmp_path / "saves")
    with System(game.folder) as system:
        heard.clear()
        game.write()
        game.store.settle()
    listening.clear()
    known = {"open": "open", "replace": "os.rename", "link": "os.link", "unlink": "os.remove", "mkdir": "os.mkdir"}
    assert sorted(known[name] for name in system.seen if name in known) == sorted(heard)
    assert {"open", "write", "fsync", "replace", "link"} <= {*system.seen}
