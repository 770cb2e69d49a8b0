"""What the program uses of Textual and is not public, each behind a name of ours: what an upgrade has to look at.

``pyproject.toml`` pins the minor release that this was checked against; a test keeps every other module away from names
of Textual's that begin with an underscore.
"""

from __future__ import annotations

import sys
from asyncio import sleep
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from selectors import BaseSelector
from typing import TYPE_CHECKING, Any, TypeVar

from rich.segment import Segment
from rich.style import Style
from textual import constants, events
from textual._compositor import ChopsUpdate as ChopsUpdate
from textual._compositor import Compositor, CompositorMap, ReflowResult
from textual._compositor import CompositorUpdate as CompositorUpdate
from textual._compositor import LayoutUpdate as LayoutUpdate
from textual._time import get_time as get_time  # the clock that events are stamped by
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.containers import VerticalScroll
from textual.driver import Driver
from textual.geometry import Region, Size
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.theme import Theme
from textual.timer import Timer
from textual.widget import Widget

from resurgence_tui.stand_ins import StandIn

PAINT_EVERY = 1 / 250
"""Seconds between two paints, at least."""

SETTLING = 100
"""Rounds of the event loop that a paint waits for messages, at most; from a board to the table and from there to a bar
takes eight, for all widgets of a sheet to be made eighty."""

LAYOUTS = 3
"""Layouts before a paint, at most: widgets hear of their size after one, and may ask for another then."""

if TYPE_CHECKING:
    ScreenBase = Screen[Any]
    WidgetBase = Widget
else:
    ScreenBase = WidgetBase = object

Kept = TypeVar("Kept", bound=Screen[Any])


class InsideApp(App[None]):
    """An app with a say in how it fails, ends and writes."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self._disable_tooltips = True  # nothing has one, and each screen would open with a widget for them
        self._spare: dict[type[Screen[Any]], InsideScreen] = {}

    def is_harmless(self, error: Exception) -> bool:
        """Whether an error in a handler is no fault, so that the program goes on."""
        return False

    def note_failure(self, error: Exception) -> None:
        """An error ends the program."""

    def to_write(self, renderable: Any) -> Any:
        """What is written to the terminal for what Textual would write."""
        return renderable

    shown: Screen[Any] | None = None
    """The screen whose picture stands in the terminal, but for the parts that are to be painted anew."""

    @property
    def is_known(self) -> bool:
        """Whether it is known of every cell of the terminal what stands there. Else the next picture is painted whole.
        """
        return False

    def push_screen(self, screen: Any, *args: Any, **values: Any) -> Any:
        """Show another screen on top. Through one that leaves the screen below in sight, nothing is painted anew.

        Its style sheets are read first, so that its widgets need not be styled twice.
        """
        below = self.screen if self.has_screens else None
        if isinstance(screen, InsideScreen):
            self._load_screen_css(screen)
            screen.is_styled, screen.styled_for = True, self.looks
            screen._compositor._dirty_regions |= screen.painter.covered()
        with swapped(below):
            pushed = super().push_screen(screen, *args, **values)
        if below is not None and self.shown is below and is_see_through(self.screen):
            self.shown = self.screen
        return pushed

    def pop_screen(self) -> AwaitComplete:
        """Take the screen on top away. Of the one below, only what was covered is painted anew."""
        popped = self.screen
        awaited = super().pop_screen()
        if isinstance(popped, InsideScreen) and popped.IS_SEE_THROUGH:
            popped.painter.uncover(self.screen)
            if self.shown is popped:
                self.shown = self.screen
        return awaited

    def _load_screen_css(self, screen: Screen[Any]) -> None:
        """Read the style sheets of a screen. Textual's own parses those of all screens and widgets anew, which is half
        of the opening of a screen that has not been shown before."""
        sheet = self.stylesheet
        unread = [path for path in screen.css_path if not sheet.has_source(str(path))]
        sheet.read_all(unread)
        if unread:
            sheet.parse()
            sheet.update(self)
        super()._load_screen_css(screen)

    async def _replace_screen(self, screen: Screen[Any]) -> Screen[Any]:
        """Take a screen out, or keep it; Textual's own has all of the one below painted anew."""
        screen.post_message(events.ScreenSuspend())
        if not self.is_screen_installed(screen) and all(screen not in stack for stack in self._screen_stacks.values()):
            self.capture_mouse(None)
            if isinstance(screen, InsideScreen) and screen.IS_KEPT and type(screen) not in self._spare:
                screen.empty()
                self._spare[type(screen)] = screen
            else:
                await self._prune(screen)
        return screen

    def make_spare(self, screen: InsideScreen) -> None:
        """Have a screen of a kind that is kept, and has not been shown, before it is asked for; one is enough."""
        if type(screen) not in self._spare:
            self._load_screen_css(screen)
            screen.styled_for = self.looks
            self._get_screen(screen)
            self._spare[type(screen)] = screen

    def spare(self, kind: type[Kept]) -> Kept | None:
        """A screen of a kind that has been closed and can be shown again; None if there is none that looks as the
        program does now. It is the caller's from then on."""
        if kind in self._spare and not self._spare[kind]._is_mounted:
            return None  # its widgets are still being made
        found = self._spare.pop(kind, None)
        if found is not None and found.styled_for != self.looks:
            self._prune(found)
            found = None
        return found if isinstance(found, kind) else None

    @property
    def looks(self) -> tuple[object, ...]:
        """All that the look of a widget depends on beside what it shows."""
        return self._css_update_count, self.theme, self.classes, self.size

    async def _close_all(self) -> None:
        for screen in self._spare.values():
            await self._prune(screen)
        await super()._close_all()

    @property
    def has_screens(self) -> bool:
        """Whether there is any screen yet, or still."""
        return bool(self._screen_stack)

    @property
    def is_ending(self) -> bool:
        """Whether the program has been told to end."""
        return self._exit

    def theme_known(self, name: str) -> Theme | None:
        """A theme that was registered, without putting all themes together."""
        return self._registered_themes.get(name)

    def _handle_exception(self, error: Exception) -> None:
        if not self.is_harmless(error):
            self.note_failure(error)
            super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """End without the report that Textual prints: it holds the values of variables, and so the hidden cards."""
        self._close_messages_no_wait()

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        super()._display(screen, self.to_write(renderable))


def wait_after_esc(seconds: float | None) -> None:
    """After how long an Esc alone is the key Esc; None leaves what Textual took from the environment."""
    if seconds is not None:
        constants.ESCAPE_DELAY = seconds  # type: ignore[misc]


def read_keys_by(selector: type[BaseSelector]) -> None:
    """Let Textual's drivers for Linux and macOS, and for a browser there, wait for keys by a selector of this kind.

    To be called once the driver is imported. On Windows no driver has a selector.
    """
    for name in ("textual.drivers.linux_driver", "textual.drivers._input_reader_linux"):
        if name in sys.modules:
            own = StandIn("selectors", {"SelectSelector": selector, "DefaultSelector": selector})
            vars(sys.modules[name])["selectors"] = own


def driver_of(app: App[Any]) -> Driver | None:
    """What reads keys and draws; None before the start and after the end."""
    return app._driver


class InsideScreen(ScreenBase):
    """Stands before ``Screen`` among the bases of a screen: a say in what reaches it, and in how it is put together.

    A subclass gives the following four.
    """

    COMPOSED_BY: type[Compositor]
    """What puts the screen together."""

    sees: Callable[[events.Event], None]
    """Hears of an event that comes to the screen, before any widget has it."""

    counts: Callable[[Message], bool]
    """Whether a message is handled at all."""

    is_harmless: Callable[[Exception], bool]
    """Whether an error in a handler is no fault."""

    IS_KEPT = False
    """Whether one of the kind is kept when it is closed, to be filled and shown again: to make its widgets, and a task
    for each, takes longer than all else of an opening."""

    empty: Callable[[], None]
    """Forgets what was shown, which may be for one seat alone; of a kind that is kept."""

    styled_for: object = None
    """What its widgets look as they do by."""

    IS_SEE_THROUGH = False
    """Whether the screen below is in sight wherever no widget lies over it, and the screen paints nothing there."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self._compositor = self.COMPOSED_BY()
        self.painter = ScreenPainter(self)
        self.is_styled = False

    @property
    def _update_timer(self) -> Timer:
        """What paints, once all that a key has brought about is done.

        Textual's own paints at the first sign of a change, and then at most 60 times a second: what a widget changes in
        answer to another one, as the line under the board does, is painted 17 to 33 ms later. That was most of a key's
        time in the city at 160x48: 36 ms, of which 9 of the processor.
        """
        if self.painter.timer is None:
            self.painter.timer = self.set_interval(PAINT_EVERY, self.painter.paint, name="screen_update", pause=True)
        return self.painter.timer

    def _forward_event(self, event: events.Event) -> None:
        self.sees(event)
        super()._forward_event(event)

    async def _dispatch_message(self, message: Message) -> None:
        if not self.counts(message):
            return
        if isinstance(message, events.ScreenResume) and self.is_styled:
            message.refresh_styles = self.is_styled = False
        try:
            with swapped(self if isinstance(message, events.ScreenResume) else None):
                await super()._dispatch_message(message)
        except Exception as error:
            if not self.is_harmless(error):
                raise


def is_see_through(screen: Screen[Any]) -> bool:
    """Whether the screen below a screen is in sight, and painted by that one alone."""
    return isinstance(screen, InsideScreen) and screen.IS_SEE_THROUGH


@contextmanager
def swapped(screen: Screen[Any] | None) -> Iterator[None]:
    """Within, Textual covers or uncovers a screen, and asks for all of it to be painted anew, which is not needed."""
    if not isinstance(screen, InsideScreen):
        yield
        return
    before, was_required = screen._repaint_regions.copy(), screen._repaint_required
    try:
        yield
    finally:
        screen._repaint_regions.discard(screen.outer_size.region)
        screen._repaint_regions |= before
        screen._repaint_required = was_required  # else Textual passes over the widgets that are to be painted
        screen.painter.ask()


class ScreenPainter:
    """Lays a screen out and paints it, once all that a key has brought about is done.

    Textual paints at each step of an opening: after the first layout, the message about the size, and twice for the
    focus, which is four pictures for one. All of that is left to the painter.
    """

    def __init__(self, screen: InsideScreen) -> None:
        self._screen = screen
        screen._compositor_refresh = self.ask  # type: ignore[method-assign]
        self._is_laying_out = self._must_paint = False
        self.timer: Timer | None = None

    async def paint(self) -> None:
        """Lay out what has to be, until nothing changes any more in answer to that, and paint all of it at once,
        together with what is in sight of the screens below."""
        screen, app = self._screen, self._screen.app
        await settled(app)
        below = app._background_screens if screen.IS_SEE_THROUGH and screen.is_active else []
        screens = [one for one in (*below, screen) if isinstance(one, InsideScreen)]
        waiting = [(one, one._callbacks[:]) for one in screens]  # what is to be called after the picture
        for one in screens:
            one._callbacks.clear()
        for _ in range(LAYOUTS):
            is_laid_out = any(one._layout_required for one in screens)
            for one in screens:
                one.painter.lay_out()
            if not is_laid_out:
                break
            await settled(app)
        for one, callbacks in waiting:
            one.painter.show()
            one._callbacks[:0] = callbacks
            if one._callbacks:
                one.call_next(one._invoke_and_clear_callbacks)

    def lay_out(self) -> None:
        """What has to be."""
        self._is_laying_out = True
        try:
            self._screen._on_timer_update()
        finally:
            self._is_laying_out = False

    def ask(self) -> None:
        """Paint what is to be painted anew, soon."""
        if self._is_laying_out:
            self._must_paint = True
        else:
            self._screen._dirty_widgets.add(self._screen)
            self._screen.check_idle()

    def show(self) -> None:
        """Paint now, if there was anything to paint; of a screen below, let the one on top do it."""
        if not self._must_paint:
            return
        self._must_paint = False
        screen, app, dirty = self._screen, self._screen.app, self._screen._compositor._dirty_regions
        above = app.screen
        if screen is above or not isinstance(app, InsideApp):
            if isinstance(app, InsideApp) and (app.shown is not screen or not app.is_known):
                dirty.add(screen._compositor.size.region)
                app.shown = screen
            Screen._compositor_refresh(screen)
        elif dirty and screen.is_current and isinstance(above, InsideScreen) and above.IS_SEE_THROUGH:
            above._compositor._dirty_regions |= dirty
            above.painter._must_paint = True
            above.painter.ask()
            dirty.clear()

    def uncover(self, below: Screen[Any]) -> None:
        """The screen is taken away: the one below paints what lay over it, and what was still to be painted."""
        mine = self._screen._compositor._dirty_regions
        below._compositor._dirty_regions |= mine | self._screen._repaint_regions | self.covered()
        mine.clear()

    def covered(self) -> set[Region]:
        """Where the widgets of the screen lie."""
        placed = self._screen._compositor.visible_widgets.items()
        return {region.intersection(clip) for widget, (region, clip) in placed if widget is not self._screen}


class InsideBackdrop(ScreenBase):
    """Stands before ``InsideScreen`` among the bases of a screen that is seen through: it has nothing to paint itself.
    """

    IS_SEE_THROUGH = True

    def _set_dirty(self, *regions: Region) -> None:
        if regions:
            super()._set_dirty(*regions)


class InsideArranged(WidgetBase):
    """Stands before ``Widget`` among the bases of one that lies behind its children and shows its ground alone.

    Textual paints it, and so all of its children, whenever one of them comes or goes; the layout that follows knows
    better what has to be painted.
    """

    _is_arranging = False

    @contextmanager
    def arranging(self) -> Iterator[None]:
        """Within, children come and go."""
        self._is_arranging = True
        try:
            yield
        finally:
            self._is_arranging = False

    def _set_dirty(self, *regions: Region) -> None:
        if not self._is_arranging:
            super()._set_dirty(*regions)


async def settled(app: App[Any]) -> None:
    """Wait for the messages that are on their way, and for widgets that are being made, but not for ever."""
    for _ in range(SETTLING):
        await sleep(0)
        if not any(node.message_queue_size or not node._is_mounted for node in (app, *app._registry)):
            break


class InsideCompositor(Compositor):
    """Where parts of the screen are painted anew, draws only the widgets in those parts.

    Textual draws all widgets between the highest and the lowest part: with a menu below and a board above, that is all.
    Measured at 160x48 by ``benchmarks/screen.py`` against the same program without: 5.4 ms of the processor for another
    place of the city in place of 8.2, 7.9 for another row in place of 8.7, the same for an answer, which changes all.
    """

    _touched: tuple[Region, ...] = ()

    def reflow(self, parent: Widget, size: Size) -> ReflowResult:
        """Lay out. Painted anew is what comes, goes or lies elsewhere: not what only is counted anew since another
        widget has come or gone, nor a screen that is seen through."""
        whole = size.region
        before, dirty = self._full_map, self._dirty_regions.copy()
        found = super().reflow(parent, size)
        self._full_map_invalidated = False  # else the next question about a widget would lay out once more
        if whole not in dirty:
            others = self._moved(before)
            if others is not None:
                self._dirty_regions.intersection_update(dirty | others)
            if isinstance(parent, InsideScreen) and parent.IS_SEE_THROUGH:
                where = (where for one, where in self.visible_widgets.items() if one is not parent)
                if all(region.intersection(clip) != whole for region, clip in where):
                    self._dirty_regions.discard(whole)
        return found

    def _moved(self, before: CompositorMap) -> set[Region] | None:
        """The regions of widgets that were not there before or are gone, or lie or scroll otherwise; None if widgets
        that were and are there lie over each other in another order."""
        now = self._full_map
        both = sorted(before.keys() & now.keys(), key=lambda widget: before[widget].order)
        if any(now[one].order > now[other].order for one, other in pairwise(both)):
            return None
        changed = [
            geometry for widget in before.keys() | now.keys()
            for geometry in {before.get(widget), now.get(widget)} - {None}
            if widget not in now or widget not in before
            or before[widget] != now[widget]._replace(order=before[widget].order)
        ]
        return {geometry.clip.intersection(geometry.region) for geometry in changed if geometry is not None}

    def shown(self, strip: Strip) -> Strip:
        """A line of a widget as it may be shown."""
        return strip

    def render_full_update(self, simplify: bool = False) -> LayoutUpdate:
        """The whole screen. What no widget covers, as between a change of the size and the next layout, is blank."""
        update = super().render_full_update(simplify)
        if not simplify and self.root is not None:  # simplified rows have been joined, without what is not covered
            ground = self.root.rich_style
            for y, strips in enumerate(map(list, update.strips)):
                if None in strips:
                    ends = pairwise(self.cuts[y])
                    update.strips[y] = [
                        Strip.blank(end - start, ground) if strip is None else strip
                        for (start, end), strip in zip(ends, strips, strict=True)
                    ]
        return update

    def render_partial_update(self) -> ChopsUpdate | None:
        """The parts that are to be painted anew."""
        self._touched = tuple(self._dirty_regions)
        try:
            return super().render_partial_update()
        finally:
            self._touched = ()

    def _get_renders(self, crop: Region | None = None) -> Iterable[tuple[Region, Region, list[Strip]]]:
        for region, clip, strips in self._touched_renders(crop):
            yield region, clip, [self.shown(strip) for strip in strips]

    def _touched_renders(self, crop: Region | None) -> Iterable[tuple[Region, Region, list[Strip]]]:
        touched = self._touched
        if not touched:
            yield from super()._get_renders(crop)
            return
        for widget, (region, clip) in self.visible_widgets.items():  # in front first; nothing is seen behind
            seen = region.intersection(clip)
            here = [one for one in touched if seen.overlaps(one)]
            if here:
                top, bottom = min(one.y for one in here), max(one.bottom for one in here)
                lines = seen.intersection(Region(seen.x, top, seen.width, bottom - top))
                yield lines, clip, widget.render_lines(lines.translate(-region.offset))
                touched = tuple(one for one in touched if not seen.contains_region(one))
                if not touched:
                    return

    def rows(self, span: range) -> list[Strip]:
        """Some rows of the picture."""
        whole = Region(0, span.start, self.size.width, len(span))
        self._touched = (whole,)
        try:
            chops = self._render_chops(whole, span.__contains__)
        finally:
            self._touched = ()
        return [Strip.join(chops[y].values()) for y in span]


class CellStrip(Strip):
    """A line of cells, which becomes segments only where somebody asks for these.

    What we draw are cells, and cells are what is compared with what stands in the terminal; to make segments in between
    and to take them apart again took a tenth of an answer. chars: of each cell, "" for the second half of a wide one.
    styles: as they are painted. Neither is changed any more. looks: what the styles mean for a terminal, for whom that
    is known by: kept here by what writes to the terminal, since a line is painted many times.
    """

    __slots__ = ("_divided", "chars", "looks", "styles")

    def __init__(self, chars: list[str], styles: list[Style]) -> None:
        self.chars, self.styles = chars, styles
        self._cell_length = len(chars)
        self._divided: tuple[list[int], list[Strip]] | None = None
        self.looks: tuple[object, list[Any]] | None = None

    def __getattr__(self, name: str) -> Any:
        """What a strip of segments has, made when it is first asked for."""
        if name not in Strip.__slots__:
            raise AttributeError(name)
        super().__init__(self._as_segments(), len(self.chars))
        return getattr(self, name)

    def _as_segments(self) -> list[Segment]:
        """One for each run of cells of one style."""
        chars, styles = self.chars, self.styles
        starts = [0, *(x for x, (before, style) in enumerate(pairwise(styles), 1) if style is not before)]
        ends = [*starts[1:], len(chars)]
        return [Segment("".join(chars[start:end]), styles[start]) for start, end in zip(starts, ends, strict=True)
                if end > start]

    def _part(self, start: int, end: int) -> CellStrip:
        """Some of the cells; a wide character that is cut leaves a blank."""
        chars, styles = self.chars[start:end], self.styles[start:end]
        if chars and chars[0] == "":
            chars[0] = " "
        if chars and self.chars[end : end + 1] == [""]:
            chars[-1] = " "
        return CellStrip(chars, styles)

    @property
    def text(self) -> str:
        """The characters."""
        return "".join(self.chars)

    def crop(self, start: int, end: int | None = None) -> Strip:
        """The cells from one place up to another."""
        width = len(self.chars)
        start, end = max(start, 0), width if end is None else min(end, width)
        if start == 0 and end == width:
            return self
        return self._part(start, end) if start < end else Strip([], 0)

    def divide(self, cuts: Iterable[int]) -> Sequence[Strip]:
        """The cells up to the first cut, from there up to the next, and so on."""
        width = len(self.chars)
        cuts = [cut for cut in cuts if cut <= width]
        if cuts == [width]:
            return [self]
        if self._divided is None or self._divided[0] != cuts:
            self._divided = cuts, [self._part(start, end) for start, end in pairwise([0, *cuts])]
        return self._divided[1]


def lines_below(screen: Screen[Any], rows: range) -> list[Strip] | None:
    """Rows of the screen below a screen, fewer if that has not been laid out anew since the terminal has grown; None if
    there is none, or it is none of ours."""
    stack = screen.app.screen_stack
    at = stack.index(screen) if screen in stack else 0
    composed = stack[at - 1]._compositor if at else None
    if not isinstance(composed, InsideCompositor):
        return None
    return composed.rows(range(rows.start, min(rows.stop, composed.size.height)))


class JumpScroll(VerticalScroll):
    """Scrolls at once, as the lists do.

    Textual glides instead: a second from end to end, in which every step is painted and sent, to a far terminal too.
    """

    def _scroll_to(self, *where: Any, animate: bool = True, **how: Any) -> bool:
        return super()._scroll_to(*where, animate=False, **how)


def with_size(driver: type[Driver], size: Any) -> type[Driver]:
    """A driver that takes the size of the terminal from a function: columns and lines."""

    class SizedDriver(driver):  # type: ignore[misc, valid-type]
        def _get_terminal_size(self) -> tuple[int, int]:
            found: tuple[int, int] = size()
            return found

    return SizedDriver
