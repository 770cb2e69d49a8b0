"""Writing a game: all or nothing, with the two generations before, and on the disk soon after.

When `Writer.write` returns, the file has been written beside and renamed: should the program be killed now, nothing is
lost, for the system has it. Against a power cut it is then flushed by a thread, so that no key waits for the disk; of
several files written meanwhile only the newest. Only what has been flushed becomes an older generation, so those are
whole whenever the power fails; the newest file may then be cut, and is refused as damaged.

Flushed before it is renamed is a file that no flushed generation would stand behind (the first of a game, or one in
place of a damaged file), every file after one that could not be flushed, and every file where the system does not
rename open files.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from .disk import NO_STAMP, Stamp, close, copy_name, flush_file, flush_folder, stamp_of, stamp_of_open
from .flusher import Flusher
from .fresh import sweep, write_fresh

GENERATIONS = (".1", ".2")
"""Endings of the generations before, the younger one first."""

DAMAGED = ".damaged"
"""Ending of a file that was put aside."""

LATER = os.name == "posix"
"""Whether flushing may wait for the renaming."""

_READ = 0
"""In place of the number of a writing: the file was read."""


class Writer:
    """Writes files of games and keeps their generations."""

    def __init__(self) -> None:
        self.flusher = Flusher()
        self._numbers = count(1)
        self._known: dict[Path, tuple[Stamp, int]] = {}
        self._kept: dict[Path, Stamp] = {}
        self._swept: set[Path] = set()

    def is_known(self, path: Path) -> bool:
        """Whether the file of that name, as it is now, has been read or written here."""
        return path in self._known and self._known[path][0] == stamp_of(path)

    def know(self, path: Path, stamp: Stamp) -> None:
        """The file of that name, as it is now, has been read and is sound."""
        if self._known.get(path, (NO_STAMP, _READ))[0] != stamp:
            self._known[path] = (stamp, _READ)

    def write(self, path: Path, raw: bytes, is_sound: Callable[[Path], bool]) -> None:
        """Write a file as a whole or not at all; OSError if not.

        is_sound: tells of a file that this program has neither read nor written whether it is worth keeping.
        """
        number = next(self._numbers)
        if path not in self._swept:
            sweep(path)
            self._swept.add(path)
        fresh, handle = write_fresh(path, raw)
        try:
            stamp = stamp_of_open(handle)
            flushed = not LATER or self.flusher.failed
            if flushed:
                os.fsync(handle)
            if not self._keep(path, is_sound) and not flushed:
                os.fsync(handle)
                flushed = True
            if not LATER:
                handle = _closed(handle)
            fresh.replace(path)
        except BaseException:
            _closed(handle)
            with suppress(OSError):
                fresh.unlink()
            raise
        self._known[path] = (stamp, number)
        if flushed:
            _closed(handle)
            flush_folder(path.parent)
            self.flusher.note(path, number)
        else:
            self.flusher.hand(path, handle, number)

    def _keep(self, path: Path, is_sound: Callable[[Path], bool]) -> bool:
        """Move the generations on by one if the newest has been flushed; whether a flushed one stands behind it then.

        A damaged file does not push out a good one, but is put aside.
        """
        stamp = stamp_of(path)
        if stamp == NO_STAMP:
            return False
        known, number = self._known.get(path, (NO_STAMP, _READ))
        if known != stamp:
            if not is_sound(path):
                path.replace(path.with_name(path.name + DAMAGED))
                return False
            number = _READ
        if number == _READ:
            flush_file(path)
        elif not self.flusher.is_flushed(path, number):
            return True  # it is on its way to the disk, where the generation before it is already
        if self._kept.get(path) != stamp:  # else it was kept before a renaming that failed
            first, second = (path.with_name(path.name + ending) for ending in GENERATIONS)
            with suppress(FileNotFoundError):
                first.replace(second)
            copy_name(path, first)
            self._kept[path] = stamp
        return True


def _closed(handle: int) -> int:
    """Close a file that may be closed already; the sign of a closed one."""
    if handle >= 0:
        close(handle)
    return -1
