"""Wrong PINs are counted, and after every third one the next try has to wait, longer each time.

The count stands in a small hidden file beside the saved games, for all programs and all ways to type a PIN: a save
itself may be open elsewhere, and a wrong PIN must not write it. The file says neither which game nor which seat it was.
Losing or damaging it costs the count and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from math import ceil
from pathlib import Path
from time import sleep, time
from typing import NamedTuple

from .disk import NotAFile, TooLarge, read_file
from .fresh import replace_whole
from .lock import LockTaken, claim
from .pins import Pin

FILE = ".pin-tries"
TRIES = 3
"""So many PINs that do not fit bring a pause, and as many after it the next one."""

PAUSE = 30
"""Seconds of the first pause; each further one is twice as long."""

LONGEST_PAUSE = 3600

PATIENCE, WAIT = 20, 0.05
"""So often, after so many seconds each, is looked whether another program has tried its PIN."""

MOST = 64
"""So many PINs are counted for; then those tried longest ago are forgotten."""

LARGEST = 1 << 14
"""Bytes of the file; anything larger is none of ours."""


class Count(NamedTuple):
    """wrong: PINs in a row that did not fit. at: when the last of them was typed, in seconds since 1970."""

    wrong: int = 0
    at: float = 0.0

    def pause(self, now: float) -> int:
        """Seconds until the next try; 0: now. A clock that was put back makes no pause longer than it was."""
        rounds, rest = divmod(self.wrong, TRIES)
        if not rounds or rest:
            return 0
        length = min(PAUSE << min(rounds - 1, 20), LONGEST_PAUSE)
        return max(0, min(length, ceil(self.at + length - now)))


class Tries:
    """Tries PINs, and keeps count of the wrong ones.

    folder: of the saved games; None for games that are kept in memory. Where the file cannot be written, this program
    alone counts. clock: seconds since 1970.
    """

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time) -> None:
        self.folder, self._clock = folder, clock
        self._unkept: dict[str, Count] = {}

    def pause(self, pin: Pin) -> int:
        """Seconds until that PIN may be tried again; 0: now."""
        return self._count_of(pin).pause(self._clock())

    def fits(self, pin: Pin, typed: str) -> bool:
        """Whether that is the PIN; never during a pause, nor while another program is trying one."""
        with self._alone() as alone:
            if not alone:
                return False
            count, now = self._count_of(pin), self._clock()
            if count.pause(now):
                return False
            self._keep(pin, Count(count.wrong + 1, now))  # first, so that a program ended meanwhile has used its try
            if not pin.fits(typed):
                return False
            self._keep(pin, Count())
            return True

    @contextmanager
    def _alone(self) -> Iterator[bool]:
        """Keep other programs from trying at the same time, where the system can do that."""
        lock = None
        if self.folder is not None:
            for _ in range(PATIENCE):
                try:
                    lock = claim(self.folder / FILE)
                    break
                except LockTaken:
                    sleep(WAIT)
                except (OSError, ValueError):
                    break
            else:
                yield False
                return
        try:
            yield True
        finally:
            if lock is not None:
                lock.release()

    def _count_of(self, pin: Pin) -> Count:
        key = _key(pin)
        return max(self._read().get(key, Count()), self._unkept.get(key, Count()))

    def _keep(self, pin: Pin, count: Count) -> None:
        counts, key = self._read(), _key(pin)
        self._unkept.pop(key, None)
        counts.pop(key, None)
        if count.wrong:
            counts[key] = count
        if not self._written(counts) and count.wrong:
            self._unkept[key] = count

    def _read(self) -> dict[str, Count]:
        """The counts that are kept, the oldest first; none where there is no sound file."""
        if self.folder is None:
            return {}
        counts = {}
        with suppress(OSError, ValueError, TypeError, AttributeError, RecursionError, NotAFile, TooLarge):
            for key, (wrong, at) in json.loads(read_file(self.folder / FILE, LARGEST)).items():
                if type(wrong) is int and 0 < wrong < 1_000_000 and type(at) is int and 0 <= at < 1 << 40:
                    counts[str(key)] = Count(wrong, at)
        return counts

    def _written(self, counts: dict[str, Count]) -> bool:
        """Write the file as a whole; whether that was possible. A link in its place is taken away, not followed."""
        if self.folder is None:
            return False
        newest = sorted(counts.items(), key=lambda entry: entry[1].at)[-MOST:]
        text = json.dumps({key: [count.wrong, ceil(count.at)] for key, count in newest})
        try:
            if newest:
                replace_whole(self.folder / FILE, text.encode())
            else:
                (self.folder / FILE).unlink(missing_ok=True)
        except (OSError, ValueError):
            return False
        return True


def _key(pin: Pin) -> str:
    """What a PIN is counted under: nothing can be told from it, and another PIN of the same seat has another one."""
    return blake2b(f"tries/{pin.salt}".encode(), digest_size=12).hexdigest()
