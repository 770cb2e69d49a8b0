"""Which lesson is shown, and in which words."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat
from resurgence_tui.ui.resurgence.guide.lessons import HINTS, TALKS, Lesson
from resurgence_tui.ui.resurgence.guide.scene import Scene


class LessonChoice:
    """Picks lessons. All that it keeps is which talks have been read since the game was opened."""

    def __init__(self) -> None:
        self._read: set[tuple[Seat, str]] = set()

    def lesson(self, scene: Scene) -> Lesson | None:
        """What fits the question: a talk that has not been read, else a hint; None if there is nothing to say."""
        talk = next((one for one in TALKS if (scene.seat, one.key) not in self._read and one.fits(scene)), None)
        return talk or next((one for one in HINTS if one.fits(scene)), None)

    def read(self, seat: Seat, lesson: Lesson) -> None:
        """The seat has read a talk."""
        self._read.add((seat, lesson.key))
