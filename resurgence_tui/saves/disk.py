"""Files as the system gives them: read a whole one without being held up, write a whole one, bring it to the disk.

Everything here is a plain system call, so that a test can let each of them fail.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

PIECE = 1 << 18
"""Bytes read at a time."""

_BINARY = getattr(os, "O_BINARY", 0)
_CALM = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
"""Opening waits for nobody and takes no terminal, whatever lies under the name by now."""
_NEW = os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
"""Only a file that is not there is opened, and no link followed."""


class NotAFile(Exception):
    """What has that name is a folder, a device, a pipe."""


class TooLarge(Exception):
    """The file has more bytes than it may have."""


class Stamp(NamedTuple):
    """What changes whenever a file is written or another one takes its name, even if the clock goes backwards."""

    inode: int
    changed: int
    size: int


NO_STAMP = Stamp(0, 0, -1)
"""Of a file that is not there."""


def stamp_of(path: Path) -> Stamp:
    """The stamp of what has that name now."""
    try:
        return _stamp(path.stat())
    except (OSError, ValueError):
        return NO_STAMP


def _stamp(status: os.stat_result) -> Stamp:
    return Stamp(status.st_ino, status.st_mtime_ns, status.st_size)


def read_file(path: Path, most: int) -> bytes:
    """What is in a file of at most so many bytes; OSError, NotAFile or TooLarge, of which the last two read nothing.

    A pipe is not waited for and a device not touched.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotAFile
    handle = os.open(path, os.O_RDONLY | _BINARY | _CALM)
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise NotAFile
        if status.st_size > most:
            raise TooLarge
        pieces, size = [], 0
        while piece := os.read(handle, PIECE):
            pieces.append(piece)
            size += len(piece)
            if size > most:  # it grows while it is read, or hides its size
                raise TooLarge
        return b"".join(pieces)
    finally:
        close(handle)


def write_new(path: Path, raw: bytes) -> int:
    """Write a file that is not there yet; its open handle, which the caller closes.

    FileExistsError if there is something of that name. After another OSError nothing is left of it.
    """
    handle = os.open(path, os.O_WRONLY | _NEW | _BINARY | _CALM, 0o666)
    try:
        rest = memoryview(raw)
        while rest:
            rest = rest[os.write(handle, rest) :]
    except BaseException:
        close(handle)
        with suppress(OSError):
            path.unlink()
        raise
    return handle


def close(handle: int) -> None:
    """Close a file that needs nothing more; what the system has to say about that changes nothing."""
    with suppress(OSError):
        os.close(handle)


def flush_and_close(handle: int) -> None:
    """Bring an open file down to the disk, and close it also where that is not possible: OSError."""
    try:
        os.fsync(handle)
    finally:
        close(handle)


def write_down(path: Path, raw: bytes) -> None:
    """Write a file that is not there yet down to the disk. FileExistsError or another OSError as of ``write_new``."""
    handle = write_new(path, raw)
    try:
        flush_and_close(handle)
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise


def stamp_of_open(handle: int) -> Stamp:
    """The stamp of an open file."""
    return _stamp(os.fstat(handle))


def flush_file(path: Path) -> None:
    """Bring a file that is there already down to the disk."""
    flush_and_close(os.open(path, (os.O_RDONLY if os.name == "posix" else os.O_RDWR) | _BINARY | _CALM))


def flush_folder(folder: Path) -> None:
    """Make a renaming last; platforms on which a folder cannot be opened do so by themselves."""
    with suppress(OSError):
        flush_and_close(os.open(folder, os.O_RDONLY))


def copy_name(path: Path, other: Path) -> None:
    """Give a file a second name, or where that is not possible a copy that is on the disk."""
    try:
        os.link(path, other)
    except OSError:
        write_down(other, read_file(path, stamp_of(path).size))


def reason(error: Exception) -> str:
    """The system's own words for what went wrong, as part of a sentence."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else "its name is not possible here"
    return words[:1].lower() + words[1:]
