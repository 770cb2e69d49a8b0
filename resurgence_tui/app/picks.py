"""Which choices of a game were picked together, by one key press: undo takes them back together.

Known in this run of the program alone, since a save holds the choices and not the keys.
"""

from __future__ import annotations


class Picks:
    """Runs of choices, each picked by one key. Choices are counted from 0 in the whole game."""

    def __init__(self) -> None:
        self._picks: list[range] = []

    def add(self, pick: range) -> None:
        """These choices were one pick; a single one is one anyway."""
        if len(pick) > 1:
            self._picks.append(pick)

    def around(self, choice: int) -> range:
        """The pick that a choice belongs to; that choice alone where it was picked alone."""
        return next((pick for pick in self._picks if choice in pick), range(choice, choice + 1))

    def forget_from(self, choice: int) -> None:
        """That choice is another one now, and what came after it is gone: picks are known up to there alone."""
        self._picks = [pick for pick in self._picks if pick.stop <= choice]
