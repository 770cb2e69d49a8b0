"""Tells a key that is held down from one that is pressed: a repeat answers only what was asked when the key went down.

A terminal sends a held key as the same key again and again: the first repeat after 0.2 to 1.5 seconds, as the keyboard
is set, then 5 to 60 a second. Nothing tells them from taps, so a tap of the same key counts as a repeat as well until
the key has been silent for longer than any first repeat takes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import ClassVar


class KeyGuard:
    """Sees every key and every button of the mouse in the order in which they came, and what each was meant for.

    A click does not end a held key. clock: seconds, on the same clock as the times of the events.
    """

    SLOWEST: ClassVar[float] = 1.6
    """Seconds until the slowest first repeat has come: after a longer silence a key has been let go."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.now = clock
        self._asked: Hashable = None
        self._asked_before: Hashable = None
        self._since = clock()
        self._key, self._at = "", -1e9
        self._key_meant: Hashable = None
        self._click_meant: Hashable = None
        self.clicked = False
        """Whether the mouse was pressed after the last key."""

    def turn_to(self, asked: Hashable) -> None:
        """Something is asked from now on, or still; two that are equal are the same. What is pressed now means it."""
        if asked != self._asked:
            self._asked_before, self._asked, self._since = self._asked, asked, self.now()

    def press(self, key: str, at: float) -> None:
        """A key has come. at: when it was pressed, which may be before that which is asked now was asked."""
        if not self._is_down(key, at):
            self._key_meant = self._meant(at)
        self._key, self._at, self.clicked = key, at, False

    def click(self, at: float) -> None:
        """A button of the mouse has been pressed."""
        self._click_meant, self.clicked = self._meant(at), True

    @property
    def key(self) -> str:
        """The last key that came, by Textual's name; "" before the first."""
        return self._key

    @property
    def may_be_down(self) -> str:
        """The key that may still be held; "" for none."""
        return self._key if self._is_down(self._key, self.now()) else ""

    @property
    def is_spent(self) -> bool:
        """Whether the last key, or click, went down while something else was asked."""
        if self.clicked:
            return self._click_meant != self._asked
        return bool(self._key) and self._key_meant != self._asked

    def _is_down(self, key: str, at: float) -> bool:
        return key == self._key and at - self._at <= self.SLOWEST

    def _meant(self, at: float) -> Hashable:
        return self._asked if at >= self._since else self._asked_before
