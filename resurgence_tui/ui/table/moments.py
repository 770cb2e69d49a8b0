"""Moments that are open to all and that the next question would pass over: each is shown once, over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from textual import events
from textual.timer import Timer
from textual.widget import Widget

from resurgence_tui.app.host import Host, LogEntry
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.ui.inside_textual import JumpScroll
from resurgence_tui.ui.table.dialogs import Overlay
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Painter, Part
from resurgence_tui.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

SHORT = 2.5
"""Seconds for which a short moment stands."""

WIDTH = 74
"""Cells of a line."""

FUNCTION_KEYS = frozenset(f"f{number}" for number in range(1, 25))


class Moment(NamedTuple):
    """Something that all may see. lines: each of at most ``WIDTH`` cells."""

    title: str
    lines: tuple[tuple[Part, ...], ...]


class MomentSource(Protocol):
    """What a game tells of its moments. begins: facts with which a moment comes about."""

    begins: frozenset[str]

    def moments(self, log: Sequence[LogEntry], since: int, view: Any, looks: Looks) -> list[Moment]:
        """Those that have come about with the entries from ``since`` on, in order.

        log: all of it, as everybody may see it. view: the table, as everybody may see it.
        """


class MomentSheet(Sheet):
    """The lines of a moment."""

    DEFAULT_CSS = "MomentSheet { height: auto; background: $surface; }"

    def __init__(self, lines: Sequence[tuple[Part, ...]]) -> None:
        super().__init__()
        self._lines = lines

    def paint(self, sheet: Painter) -> None:
        """Line by line."""
        for y, parts in enumerate(self._lines):
            sheet.parts(0, y, parts)

    def on_mount(self) -> None:
        """As high as there are lines."""
        self.styles.height = len(self._lines)


class MomentScreen(Overlay):
    """Shows one moment; any key or click goes on. seconds: after which it goes on by itself, None for never.

    Function keys do what they do everywhere: rules and settings open above it, and then it waits.
    """

    def __init__(self, moment: Moment, seconds: float | None) -> None:
        super().__init__(moment.title)
        self.moment, self._seconds = moment, seconds
        self._end: Timer | None = None

    def inside(self) -> Sequence[Widget]:
        """The lines; where the terminal is low they scroll by the wheel."""
        return [JumpScroll(MomentSheet(self.moment.lines), can_focus=False)]

    def on_mount(self) -> None:
        """What leads on, and when."""
        self._tell_what_leads_on()
        if self._seconds is not None:
            self._end = self.set_timer(self._seconds, self._time_is_over)

    def _time_is_over(self) -> None:
        self.dismiss("")

    def on_screen_suspend(self) -> None:
        """Something has opened above it: whoever reads that comes back to the moment."""
        if self._end is not None:
            self._end.stop()

    def on_key(self, event: events.Key) -> None:
        """Any key goes on, but for one that was held since before, and function keys that mean something."""
        if event.key in FUNCTION_KEYS and event.key in self.active_bindings:
            return
        event.stop()
        event.prevent_default()
        self._go_on()

    def action_close(self) -> None:
        """Go on by the key that closes other frames, too."""
        self._go_on()

    def on_click(self, event: events.Click) -> None:
        """Go on by a click anywhere."""
        event.stop()
        self._go_on()

    def _go_on(self) -> None:
        if not self.app.gate.refuses(self.tell_below, lambda _: self._tell_what_leads_on()):
            self.dismiss("")

    def _tell_what_leads_on(self) -> None:
        self.tell_below(self.app.words.text("moment_go_on"))


class Moments:
    """Shows each moment once, one after the other, unless the player wants none (setting ``moments``).

    go_on: lets the game go on once all have been seen.
    """

    SECONDS: ClassVar[dict[str, float | None]] = {"wait": None, "short": SHORT}
    """For how long a moment stands, by the setting; not at all for one that is not here."""

    def __init__(
        self, app: Program, host: Host, source: MomentSource, looks: Callable[[], Looks], go_on: Callable[[], object]
    ) -> None:
        self._app, self._host, self._source, self._looks, self._go_on = app, host, source, looks, go_on
        self._seen = len(host.log(NOBODY))
        self._waiting: list[Moment] = []

    @property
    def are_shown(self) -> bool:
        """Whether the player sees moments."""
        return self._app.settings.moments in self.SECONDS

    def is_due(self) -> bool:
        """Whether a moment has come about that has not been shown: then whoever plays on has to wait for it.

        A fact that begins moments need not have brought one about, as the first round does not.
        """
        log = self._host.log(NOBODY)
        if not self._may_show() or not any(entry.fact.key in self._source.begins for entry in log[self._seen :]):
            return False
        return bool(self._source.moments(log, self._seen, self._host.view(NOBODY), self._looks()))

    def _may_show(self) -> bool:
        return self.are_shown and bool(self._host.humans) and not self._host.over and self._host.locked_by is None

    def show(self) -> None:
        """Show what has come about since the last time; what was taken back is forgotten."""
        log, host = self._host.log(NOBODY), self._host
        since, self._seen = self._seen, len(log)
        if len(log) <= since or not self._may_show():
            return
        self._waiting += self._source.moments(log, since, host.view(NOBODY), self._looks())
        self._next()

    def _seen_one(self, _: object) -> None:
        """The next one; after the last the game goes on."""
        if self._waiting:
            self._next()
        else:
            self._go_on()

    def _next(self) -> None:
        """The first of those that wait, above whatever is shown."""
        if self._waiting and not isinstance(self._app.screen, MomentScreen):
            moment = self._waiting.pop(0)
            self._app.push_screen(MomentScreen(moment, self.SECONDS.get(self._app.settings.moments)), self._seen_one)
