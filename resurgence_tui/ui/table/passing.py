"""What is said at the table while nobody is asked: it stands for a moment, however often the table is shown anew."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar


class Passing:
    """Keeps a sentence until somebody is asked or it has been told for long enough."""

    TOLD: ClassVar[float] = 3.0
    """Seconds for which it stands."""

    def __init__(self) -> None:
        self._sentence, self._since = "", 0.0

    def say(self, sentence: str) -> None:
        """Say this from now on; "" for nothing."""
        self._sentence, self._since = sentence, monotonic()

    @property
    def sentence(self) -> str:
        """What is still said, "" for nothing."""
        return self._sentence if monotonic() < self._since + self.TOLD else ""
