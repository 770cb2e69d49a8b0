"""Which key lifts a curtain: never the one that was used last, since that may still be held down."""

from __future__ import annotations

KEYS = ("enter", "space")
"""The first one lifts the curtain unless it was used last; then the second one does."""


def other_than(key: str) -> str:
    """The key to ask for after another one."""
    return next(one for one in KEYS if one != key)


class LiftKey:
    """Sees every key pressed at a curtain. A wait for silence before the key, not after it, so that nobody is kept
    waiting who does as the curtain says; a slow first repeat would outlast any wait after it.

    last: the key that may be held while the curtain falls, or "". at: now, in seconds.
    """

    def __init__(self, last: str, at: float) -> None:
        self.key = other_than(last)
        """The key that lifts the curtain now."""

        self.is_pressed = False
        """Whether the last key was that one, after enough silence."""

        self._silent_since = at

    def wait(self, at: float) -> None:
        """The silence begins anew: the curtain has just been painted."""
        self._silent_since = at

    def used(self, key: str, at: float) -> None:
        """A key was used elsewhere meanwhile, and may still be held; "" for none."""
        self.is_pressed, self._silent_since = False, at
        if key in KEYS:
            self.key = other_than(key)

    def press(self, key: str, at: float, settle: float) -> None:
        """A key has come. settle: seconds of silence that it takes; pressed sooner, it counts as used last."""
        if key == self.key and at - self._silent_since >= settle:
            self.is_pressed = True
        else:
            self.used(key, at)
