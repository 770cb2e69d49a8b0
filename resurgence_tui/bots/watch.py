"""How long a bot may think about a question."""

from __future__ import annotations

from time import monotonic


class Watch:
    """Time to think: so many seconds from the start of a question, None for no end; none at all once it is stopped.

    A bot asks it from its own thread, and is stopped from another one.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._until: float | None = None
        self._half: float | None = None
        self._stopped = False

    def start(self) -> None:
        """A question begins."""
        self._stopped = False
        if self._seconds is not None:
            now = monotonic()
            self._half, self._until = now + self._seconds / 2, now + self._seconds

    def stop(self) -> None:
        """Nobody waits for the answer any more."""
        self._stopped = True

    @property
    def is_running(self) -> bool:
        """Whether there is time left."""
        return not self._stopped and (self._until is None or monotonic() < self._until)

    @property
    def is_early(self) -> bool:
        """Whether at least half of the time is left."""
        return not self._stopped and (self._half is None or monotonic() < self._half)
