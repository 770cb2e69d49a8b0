"""Bots that can be followed: a turn at a time is played, said and marked on the boards, until a person is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from resurgence_tui.app.host import Host, LogEntry
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.widgets.menu_rows import Row

if TYPE_CHECKING:
    from textual.timer import Timer

    from resurgence_tui.app.settings import Settings

NEXT, SKIP = "next_turn", "skip_turns"
"""Rows of the menu while a turn of a bot is shown."""


class Turns(Protocol):
    """What a game tells of the turns of its seats."""

    @property
    def ends_turn(self) -> frozenset[str]:
        """Facts with which a turn is over that others follow with interest; none of a step that nobody waits for."""

    def said(self, log: Sequence[LogEntry], seat: Seat) -> str:
        """What a seat has done in these entries, in few words."""

    def stage(self, view: Any) -> tuple[int, ...]:
        """What the table stands at: with another stage it has moved on, and shows nothing of the turn before."""


class Pace:
    """Stops after each turn of a bot, as the player has set it (setting ``pace``).

    asks_person: whether somebody here has a choice to make. is_due: whether
    something else is to be shown before bots play on. later: calls a function after so many seconds. may_go_on: whether
    the table is what the player looks at. go_on: lets the game go on.
    """

    SECONDS: ClassVar[dict[str, float | None]] = {"normal": 0.8, "step": None}
    """For how long a turn is shown, by the setting; None: until a key is pressed; one that is not here: not at all."""

    def __init__(
        self, words: Words, host: Host, turns: Turns, settings: Callable[[], Settings], *,
        asks_person: Callable[[], bool], is_due: Callable[[], bool],
        later: Callable[[float, Callable[[], None]], Timer], may_go_on: Callable[[], bool], go_on: Callable[[], object],
    ) -> None:
        self._words, self._host, self._turns, self._settings = words, host, turns, settings
        self._asks_person, self._is_due = asks_person, is_due
        self._later, self._may_go_on, self._go_on = later, may_go_on, go_on
        self._timer: Timer | None = None
        self._skips = False
        self._shown: tuple[Seat, str] = (NOBODY, "")
        self._begun: tuple[int, tuple[int, ...]] | None = None
        """Where the log and the stage were when a turn began whose bot still thinks."""

    @property
    def follows(self) -> bool:
        """Whether turns of bots are shown one by one."""
        return self._settings().pace in self.SECONDS

    @property
    def is_showing(self) -> bool:
        """Whether a turn of a bot is shown and the game waits."""
        return self._shown[0] != NOBODY

    @property
    def seat(self) -> Seat:
        """Whose turn is shown, NOBODY if none is."""
        return self._shown[0]

    def play(self, run_on: Callable[[Callable[[], bool]], str]) -> str:
        """Let the game go on to the end of the next turn that nobody here takes, or until a person is asked; what is to
        be told then.

        Such a turn is a bot's, or one that left a person no choice. With the last one of a stage the table moves on,
        so it is only told; if nobody here has a choice in the next stage either, the game goes on through that. run_on:
        lets bots answer until it is enough, and gives what is to be told.
        """
        if self._timer is not None:
            self._timer.stop()
        self._shown = NOBODY, ""
        told, moves_on = self._play_turn(run_on)
        while moves_on and not (self._host.over or self._asks_person() or self._is_due()):
            more, moves_on = self._play_turn(run_on)
            told = _joined(told, more)
        return told

    def _play_turn(self, run_on: Callable[[Callable[[], bool]], str]) -> tuple[str, bool]:
        """As far as one turn; what is to be told then, and whether the table moved on with it, so that it is not shown.
        """
        start, stage = self._begun or (self._host.log_length, self._stage())
        self._begun = None
        if self._skips or not self.follows:
            told = run_on(self._is_due)
            self._skips = self._skips and self._is_due()
            return told, False
        told = run_on(lambda: self._is_due() or self._turn_since(start) != NOBODY)
        seat = self._turn_since(start)
        if seat == NOBODY:
            if self._host.thought is not None:
                self._begun = start, stage
            return told, False
        said = self._turns.said(self._host.log(NOBODY, start), seat)
        if self._host.over or self._stage() != stage:
            text = self._words.text("list_told", what=self._host.names[seat], text=said) if said else ""
            return _joined(text, told), True
        self._shown = seat, said
        seconds = self.SECONDS[self._settings().pace]
        if seconds is not None:
            self._timer = self._later(seconds, self._time_is_over)
        return told, False

    def _stage(self) -> tuple[int, ...]:
        return self._turns.stage(self._host.view(NOBODY))

    def _turn_since(self, start: int) -> Seat:
        """The seat whose turn has ended since then, NOBODY if none has."""
        ended = [entry.fact.seat for entry in self._host.log(NOBODY, start) if entry.fact.key in self._turns.ends_turn]
        return ended[-1] if ended else NOBODY

    def _time_is_over(self) -> None:
        """On to the next turn, but not while something lies over the table."""
        if not self.is_showing:
            return
        if self._may_go_on():
            self._go_on()
        else:
            self._timer = self._later(self.SECONDS["normal"] or 0.0, self._time_is_over)

    def question(self) -> Question | None:
        """What stands in the menu while a turn is shown; None where none is."""
        seat, said = self._shown
        if seat == NOBODY:
            return None
        text = self._words.text
        rows = [Row(SKIP, text("pace-skip"))]
        if self.SECONDS.get(self._settings().pace, 0.0) is None:
            rows.insert(0, Row(NEXT, text("pace-next")))
        name = self._host.names[seat]
        told = text("list_told", what=name, text=said) if said else text("pace-turn", name=name)
        return Question(told, "", tuple(rows), tuple(rows))

    def picked(self, row: str) -> bool:
        """Do what a row says; whether it was one of these."""
        if row not in (NEXT, SKIP) or not self.is_showing:
            return False
        self._skips = row == SKIP
        self._go_on()
        return True


def _joined(*texts: str) -> str:
    """Sentences one after the other."""
    return " ".join(text for text in texts if text)
