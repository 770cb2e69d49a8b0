"""A lock for each game that is open, so that two programs do not write the same one.

It is the system's own lock on a small hidden file beside the game: it ends with the program, however that ends, so
there are no stale ones. What stands in the file only tells others who holds it. Within one program a game is locked
once, however often it is open there.

Why not filelock (4.3.1): on Unix it leaves its file behind and refuses one that it may not write, as that of another
user; on Windows it locks the first byte, so that who holds the lock could not be read there. The code here would go
round it rather than away, and opening a game would wait for its import, 30 ms or more.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from weakref import WeakValueDictionary, finalize

from .names import clean_title

LONGEST = 300
"""Bytes of a lock file that are read."""

TRIES = 20
"""How often a lock is tried for whose file another program removes at that moment."""

_CALM = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


class Holder(NamedTuple):
    """The program that holds a lock, as far as it is known. process: 0 and since: None if not."""

    process: int = 0
    machine: str = ""
    since: datetime | None = None


class LockTaken(Exception):
    """Another program holds the lock."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(holder)
        self.holder = holder


class Lock:
    """A lock that is held until it is released, or nobody has it any more."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle = handle
        self._end = finalize(self, _let_go, path, handle, os.getpid())

    def stands(self) -> bool:
        """Whether the lock is held and its file is still where others look for it: its folder may have been removed."""
        return self._end.alive and _is_file(self.path, self._handle)

    def release(self) -> None:
        """Let another program have the game."""
        self._end()


_MINE: WeakValueDictionary[Path, Lock] = WeakValueDictionary()
"""The locks of this program."""


def lock_path(game: Path) -> Path:
    """The lock file of a game."""
    return game.with_name(f".{game.name}.lock")


def claim(game: Path) -> Lock:
    """Lock a game for this program; LockTaken if another one has it, OSError where there can be no lock."""
    path = lock_path(Path(os.path.realpath(game)))
    mine = _MINE.get(path)
    if mine is not None and mine.stands():
        return mine
    for _ in range(TRIES):
        handle = _open(path)
        try:
            _lock(handle)
        except OSError as error:
            holder = _holder(handle)
            os.close(handle)
            if isinstance(error, BlockingIOError | PermissionError):
                raise LockTaken(holder) from None
            raise
        if _is_file(path, handle):
            break
        os.close(handle)  # whoever held it has just removed the file
    else:
        raise LockTaken(Holder())
    lock = _MINE[path] = Lock(path, handle)
    with suppress(OSError):
        _write_holder(handle)
    return lock


def _open(path: Path) -> int:
    """The lock file, made if need be; that of another user, who may be gone, need only be readable."""
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | _CALM, 0o644)
    except PermissionError:
        return os.open(path, os.O_RDONLY | _CALM)


def _write_holder(handle: int) -> None:
    """Tell others who holds the lock, and since when."""
    from platform import node

    if os.fstat(handle).st_nlink > 1:  # another file has been linked to this name, and is none of ours to write
        return
    os.ftruncate(handle, 0)
    os.write(handle, f"{os.getpid()} {datetime.now(UTC):%Y-%m-%dT%H:%M:%S%z} {node()}\n".encode())


def _holder(handle: int) -> Holder:
    """Who holds a lock, by what stands in its file."""
    try:
        os.lseek(handle, 0, os.SEEK_SET)
        process, since, machine = os.read(handle, LONGEST).decode().split(" ", 2)
        return Holder(int(process[:9]), clean_title(machine), datetime.strptime(since, "%Y-%m-%dT%H:%M:%S%z"))
    except (OSError, ValueError):
        return Holder()


def _is_file(path: Path, handle: int) -> bool:
    """Whether the open file is the one that has that name."""
    try:
        here, there = os.fstat(handle), path.lstat()
    except OSError:
        return False
    return (here.st_dev, here.st_ino) == (there.st_dev, there.st_ino)


def _let_go(path: Path, handle: int, process: int) -> None:
    """Remove the lock file and end the lock; a process that was forked off only closes its copy."""
    with suppress(OSError):
        if os.getpid() == process and _is_file(path, handle) and os.name == "posix":
            path.unlink()  # before the lock ends: whoever waits for it looks whether the file is still there
    with suppress(OSError):
        os.close(handle)
    with suppress(OSError):
        if os.name != "posix":
            path.unlink()  # only a closed file can be removed here, and none that another program has opened


if sys.platform == "win32":
    import msvcrt

    _PLACE = 1 << 20
    """Byte that is locked, far behind those that others read."""

    def _lock(handle: int) -> None:
        os.lseek(handle, _PLACE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
