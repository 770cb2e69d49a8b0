"""The Assignment board: all drawn tokens at once, moved between three areas, and nothing told before it is done.

The questions of ASG-01 come one token at a time; a Plan keeps what the player has in mind for all of them and answers
each in turn once the player is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive

from resurgence_tui.games.resurgence.outlook import Reach
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, AREAS, TOKEN_WORDS, TOKENS
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards.glyphs import pay_parts
from resurgence_tui.ui.resurgence.solo.forecast import Bands, in_frame, in_rows
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.sheet import Sheet

HAND = -1
"""Where a token lies that has not been assigned yet."""

ROOMS_REACHED = "assign-rooms", "assign-rooms-short"
ZONES_REACHED = "assign-zones", "assign-zones-short"
"""How many places the tokens of an area reach; the short form for narrow columns."""

SIDE_BY_SIDE = 72
"""From this width on hand and areas lie side by side, else one below the other."""

DIGITS = {str(area + 1): area for area in range(len(AREAS))}
"""The key that brings a token into an area."""

ALL_DIGITS = {str(area + 1 + len(AREAS)): area for area in range(len(AREAS))}
"""The key that brings every token still in hand into an area."""

CHIP = 3
"""Cells of a token and the gap behind it."""

ALL_KINDS = len(TOKENS)


class Plan:
    """Where the drawn tokens are to go, and those that were assigned before."""

    def __init__(self, drawn: Sequence[int], areas: Sequence[int]) -> None:
        self.tokens = [int(token) for token in TOKENS for _ in range(drawn[token])]
        self.where = [HAND] * len(self.tokens)
        self.fixed = list(areas)
        self._before: list[list[int]] = []
        """Where the tokens lay before each step, the newest at the end."""
        self._undone: list[list[int]] = []
        """Where they lay after each step that was taken back, the newest of these at the end."""

    @property
    def left(self) -> int:
        """Tokens still in hand."""
        return self.where.count(HAND)

    @property
    def areas(self) -> list[int]:
        """The Assignment board as planned: tokens at ``area * 5 + token``."""
        planned = self.fixed[:]
        for token, area in zip(self.tokens, self.where, strict=True):
            if area != HAND:
                planned[area * ALL_KINDS + token] += 1
        return planned

    @property
    def hand(self) -> list[int]:
        """The tokens still in hand, by type."""
        return [sum(1 for one, area in zip(self.tokens, self.where, strict=True) if one == token and area == HAND)
                for token in TOKENS]

    def move(self, place: int, area: int) -> None:
        """Put one of the tokens into an area, or back into the hand."""
        self._lay({place: area})

    def shift(self, place: int, step: int) -> None:
        """Move a token one area to the right or left; the hand is left of all."""
        if 0 <= place < len(self.tokens):
            self.move(place, min(max(self.where[place] + step, HAND), len(AREAS) - 1))

    def next_in_hand(self, start: int) -> int:
        """The next token in hand behind a place, round the end; that place if there is none."""
        count = len(self.tokens)
        return next((place for place in ((start + i) % count for i in range(1, count + 1))
                     if self.where[place] == HAND), start) if count else start

    def move_all(self, area: int) -> None:
        """Put every token still in hand into an area."""
        self._lay({place: area for place, where in enumerate(self.where) if where == HAND})

    def repeat(self, earlier: Sequence[int]) -> None:
        """Put tokens in hand where tokens of their types lay before, as far as the plan does not have them there.

        earlier: how many there were, at ``area * 5 + token``. Tokens beyond these numbers stay in hand.
        """
        left, again = list(earlier), dict[int, int]()
        for token, area in zip(self.tokens, self.where, strict=True):
            if area != HAND:
                left[area * ALL_KINDS + token] -= 1
        for place, token in enumerate(self.tokens):
            areas = [area for area in range(len(AREAS)) if left[area * ALL_KINDS + token] > 0]
            if self.where[place] == HAND and areas:
                again[place] = areas[0]
                left[areas[0] * ALL_KINDS + token] -= 1
        self._lay(again)

    def _lay(self, areas: Mapping[int, int]) -> None:
        """Put tokens into areas or the hand, place -> area, in one step; what changes nothing is none."""
        laid = [areas.get(place, area) for place, area in enumerate(self.where)]
        if laid != self.where:
            self._before.append(self.where)
            self._undone.clear()
            self.where = laid

    def take_back(self) -> int:
        """Put all tokens of the newest step back where they lay before it; the first of them, -1 if there is none."""
        return self._go(self._before, self._undone)

    def make_again(self) -> int:
        """Make the step again that was taken back last; the first of its tokens, -1 if there is none."""
        return self._go(self._undone, self._before)

    @property
    def can_take_back(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._before)

    @property
    def can_make_again(self) -> bool:
        """Whether there is a step that was taken back."""
        return bool(self._undone)

    def _go(self, there: list[list[int]], back: list[list[int]]) -> int:
        """Lay the tokens as the end of one list says, and note at the other how they lay; the first that moved, or -1.
        """
        if not there:
            return -1
        back.append(self.where)
        self.where = there.pop()
        return next(place for place, (now, old) in enumerate(zip(self.where, back[-1], strict=True)) if now != old)

    def answer(self, options: Sequence[str]) -> str:
        """The option for the token that is asked about: where one of its type is to go. It counts as assigned then."""
        token = TOKEN_WORDS.index(options[0].split(":")[1])
        for place, (kind, area) in enumerate(zip(self.tokens, self.where, strict=True)):
            if kind == token and area != HAND:
                del self.tokens[place], self.where[place]
                self._before.clear()
                self._undone.clear()
                self.fixed[area * ALL_KINDS + token] += 1
                return f"assign:{TOKEN_WORDS[token]}:{AREA_WORDS[area]}"
        return ""


@dataclass(frozen=True, slots=True)
class AreaHit:
    """A part that the mouse can hold: a token, or a whole area. key: what a click on it presses instead."""

    region: Region
    place: int = -1
    area: int = -2
    key: str = ""


class AssignmentBoard(Sheet, can_focus=True):
    """Hand and areas side by side. Up and down choose a token, left and right and the areas' digits move it.

    A second row of digits moves all tokens in hand, and Space puts them where such tokens lay in the round before.
    """

    DEFAULT_CSS = "AssignmentBoard { background: $surface; color: $foreground; }"

    place: reactive[int] = reactive(0, init=False, repaint=False)
    """Which token is held."""

    watch_place = Sheet.repaint
    lies_at = ""

    class Done(Message):
        """All tokens lie in an area, and the player is done."""

        def __init__(self, plan: Plan) -> None:
            super().__init__()
            self.plan = plan

    class Moved(Message):
        """A token was moved, or Enter was pressed too early."""

        def __init__(self, board: AssignmentBoard, early: bool = False) -> None:
            super().__init__()
            self.board, self.early = board, early

    def __init__(self, words: Words, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.words = words
        self.plan: Plan | None = None
        self._badge: Style = theme.STRONG
        self._look: Callable[[list[int]], Reach] | None = None
        self._reach = Reach((0, 0, 0), ({}, {}, {}))
        self._hits: list[AreaHit] = []
        self._held: int | None = None
        self._bands: tuple[Bands, ...] = ()
        self._earlier: Sequence[int] = ()

    def show(
        self, plan: Plan, badge: Style, look: Callable[[list[int]], Reach], bands: tuple[Bands, ...] = (),
        earlier: Sequence[int] = (),
    ) -> None:
        """Show a plan to change.

        badge: how the seat's tokens look. look: what an assignment would reach. bands: alone, the Mutant Leadership
        card of the round, area by area. earlier: the seat's assignment of the round before, empty if there is none.
        """
        self.plan, self._badge, self._look, self._bands, self._earlier = plan, badge, look, bands, earlier
        self.set_reactive(AssignmentBoard.place, max(plan.next_in_hand(-1), 0))
        self._changed()

    @property
    def reach(self) -> Reach:
        """What the plan would reach as it stands."""
        return self._reach

    def clear(self) -> None:
        """Show nothing: no plan may be seen by the next seat."""
        self.plan = None
        self.repaint()

    def _changed(self) -> None:
        if self.plan is not None and self._look is not None:
            self._reach = self._look(self.plan.areas)
        self.repaint()
        self.post_message(self.Moved(self))

    # Drawing

    def paint(self, sheet: Painter) -> None:
        """Hand, Metro, Harbor, Compound."""
        self._hits = []
        if self.plan is None:
            return
        across = sheet.width >= SIDE_BY_SIDE
        part = sheet.width // 4 if across else max(sheet.height // 4, 3)
        for number in range(4):
            if across:
                region = Region(number * part, 0, part if number < 3 else sheet.width - 3 * part, sheet.height)
            else:
                region = Region(0, number * part, sheet.width, part)
            self._area(sheet, self.plan, number - 1, region)

    def _area(self, sheet: Painter, plan: Plan, area: int, region: Region) -> None:
        text = self.words.text
        here = bool(plan.tokens) and self.place < len(plan.where) and plan.where[self.place] == area
        style = styles.ACCESS[area] if area != HAND else theme.TITLE
        if area == HAND:
            title = text("assign-hand", count=plan.left)
        else:
            sign, name = self.words.attribute(AREA_WORDS[area], "sign") or "", text(AREA_WORDS[area])
            title = text("assign-area", number=area + 1, sign=sign, area=name)
        sheet.box(region, title, theme.LEGAL if here and self.has_focus else theme.FRAME, style)
        x, y, width = region.x + 2, region.y + 1, region.width - 3
        y += self._tokens(sheet, plan, area, x, y, width, self._token_lines(plan, area, region))
        if area != HAND and self._bands:
            self._leaders(sheet, area, x, y, width, region)
        elif area != HAND:
            self._worth(sheet, area, x, y, width, region.bottom - 1 - y)
        else:
            hint = text("assign-hint" if plan.left else "assign-done")
            style = theme.QUIET if plan.left else theme.LEGAL
            if region.bottom - 1 - y > 0:
                sheet.text(x, region.bottom - 2, hint, style, width)
            else:
                sheet.right(x, y - 1, hint, style, width - 1)
        self._offer_many(sheet, plan, area, region)
        self._hits.append(AreaHit(region, area=area))

    def _offer_many(self, sheet: Painter, plan: Plan, area: int, region: Region) -> None:
        """In the lower frame, while several tokens are in hand: the key that moves all of them here or, at the hand,
        puts them where they lay before."""
        key, label = "space", "assign-again"
        if area != HAND:
            key, label = list(ALL_DIGITS)[area], "assign-all"
        elif not any(self._earlier):
            return
        if plan.left < 2:
            return
        told = f" {self.words.text(label, key=key)} "
        at = Region(region.x + 1, region.bottom - 1, cell_len(told), 1)
        sheet.text(at.x, at.y, told, theme.QUIET, region.width - 2)
        self._hits.insert(0, AreaHit(at, key=key))

    def _token_lines(self, plan: Plan, area: int, region: Region) -> int:
        """How many lines the tokens of an area get; alone the second one only where it is needed."""
        if region.height < 7:
            return 1
        there = plan.where.count(area) + (sum(plan.fixed[area * ALL_KINDS :][:ALL_KINDS]) if area != HAND else 0)
        return 2 if not self._bands or there * CHIP > region.width - 2 else 1

    def _leaders(self, sheet: Painter, area: int, x: int, y: int, width: int, region: Region) -> None:
        """Alone: what the Mutant Leadership card would bring here, and how many spaces the tokens reach."""
        told, bands = self._reach.leaders[area], self._bands[area]
        if region.height < 6:
            in_frame(sheet, region, self.words, bands, told)
            sheet.right(x, region.y + 1, self._reaches(area, width // 2), theme.QUIET, width - 1)
        else:
            y = in_rows(sheet, x, y, width, self.words, bands, told)
            if y < region.bottom - 1:
                sheet.text(x, y, self._reaches(area, width), theme.QUIET, width)

    def _tokens(self, sheet: Painter, plan: Plan, area: int, x: int, y: int, width: int, most: int) -> int:
        """The tokens that lie here; the lines they took."""
        column, line = 0, 0
        shown: list[tuple[int, int]] = []
        if area != HAND:
            shown += [(-1, token) for token in TOKENS for _ in range(plan.fixed[area * ALL_KINDS + token])]
        shown += [(place, token) for place, token in enumerate(plan.tokens) if plan.where[place] == area]
        for place, token in shown:
            if (column + 1) * CHIP > width + 1 and line + 1 < most:
                column, line = 0, line + 1
            at = x + column * CHIP
            held = place == self.place
            sign = self.words.attribute(TOKEN_WORDS[token], "sign") or ""
            sheet.text(at, y + line, f"{sign} ", theme.CURSOR if held else self._badge if place >= 0 else theme.QUIET)
            if held:
                sheet.text(at, y + line, f"{self.signs.cursor}{sign}", theme.CURSOR)
            else:
                sheet.text(at, y + line, f" {sign}", self._badge if place >= 0 else theme.QUIET)
            if place >= 0:
                self._hits.insert(0, AreaHit(Region(at, y + line, CHIP, 1), place=place))
            column += 1
        return most

    def _worth(self, sheet: Painter, area: int, x: int, y: int, width: int, height: int) -> None:
        """Leadership of an area, how many spaces its tokens reach, and as many of them by name as there is room for."""
        text, reached = self.words.text, self._reach.spaces[area]
        worth = text("assign-worth", count=self._reach.totals[area])
        reaches = self._reaches(area, width if height >= 2 else width - cell_len(worth) - 2)
        if height < 2:
            sheet.right(x, y - 1 + height, f"{worth}  {reaches}", theme.PLAIN, width - 1)
            return
        sheet.text(x, y, worth, theme.STRONG, width)
        sheet.text(x, y + 1, reaches, theme.PLAIN, width)
        for line, (space, due) in enumerate(list(reached.items())[: max(height - 2, 0)]):
            pay = pay_parts(due, self.words, self._reach.supplies.get(space, 0))
            room = width - width_of(pay) - 1 if pay else width
            end = sheet.text(x, y + 2 + line, text(space), theme.QUIET, room)
            sheet.parts(end + 1, y + 2 + line, pay, width_of(pay))

    def _reaches(self, area: int, width: int) -> str:
        """How many spaces the tokens of an area reach, and how many of them without a penalty; or that it has none."""
        if self.plan is not None and not any(self.plan.areas[area * ALL_KINDS : (area + 1) * ALL_KINDS]):
            return self.words.text("assign-empty")
        reached = self._reach.spaces[area]
        free = sum(1 for due in reached.values() if not due)
        whole, short = ROOMS_REACHED if area == 2 else ZONES_REACHED
        told = self.words.text(whole, count=len(reached), free=free)
        return told if cell_len(told) <= width else self.words.text(short, count=len(reached), free=free)

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """Move the tokens; every other key goes on to the screen."""
        if self.press(event.key):
            event.stop()
            event.prevent_default()

    def press(self, key: str) -> bool:
        """What a key does here; whether it did anything."""
        plan = self.plan
        if plan is None or not plan.tokens:
            return False
        if key in ("up", "down"):
            self.place = (self.place + (1 if key == "down" else -1)) % len(plan.tokens)
        elif key in ("left", "right"):
            plan.shift(self.place, 1 if key == "right" else -1)
            self._changed()
        elif key in DIGITS:
            self._put(self.place, DIGITS[key])
        elif key in ALL_DIGITS:
            plan.move_all(ALL_DIGITS[key])
            self._changed()
        elif key == "space" and any(self._earlier):
            plan.repeat(self._earlier)
            self.place = plan.next_in_hand(self.place - 1)
            self._changed()
        elif key in ("backspace", "delete"):
            self._put(self.place, HAND)
        elif key == "enter":
            self.finish()
        else:
            return False
        return True

    def finish(self) -> None:
        """Done, if no token is left in hand; else the next one in hand is held."""
        plan = self.plan
        if plan is None:
            return
        if plan.left:
            self.place = plan.next_in_hand(self.place - 1)
            self.post_message(self.Moved(self, early=True))
        else:
            self.post_message(self.Done(plan))

    def take_back(self) -> bool:
        """Put back what the newest key or click has moved, all of it, and hold the first; whether there is any."""
        return self._hold_moved(self.plan.take_back() if self.plan is not None else -1)

    def make_again(self) -> bool:
        """Move again what was put back last, and hold the first; whether there is any."""
        return self._hold_moved(self.plan.make_again() if self.plan is not None else -1)

    def _hold_moved(self, place: int) -> bool:
        """Tokens were moved, and that one is held; whether any were: -1 is none."""
        if place >= 0:
            self.place = place
            self._changed()
        return place >= 0

    def _put(self, place: int, area: int) -> None:
        """Put a token into an area and hold the next one in hand."""
        if self.plan is not None:
            self.plan.move(place, area)
            if area != HAND:
                self.place = self.plan.next_in_hand(place)
            self._changed()

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Hold the token under the mouse; one click on an area brings the held token there."""
        hit = self._under(event)
        if hit is None or self.plan is None:
            return
        event.stop()
        if hit.key:
            self.press(hit.key)
        elif hit.place >= 0:
            self.place = self._held = hit.place
            self.capture_mouse()
        elif self.plan.left == 0 and hit.area == HAND:
            self.finish()
        else:
            self._put(self.place, hit.area)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Drop the token that was dragged."""
        if self._held is None:
            return
        self.release_mouse()
        held, self._held = self._held, None
        hit = self._under(event, areas_only=True)
        if hit is not None and self.plan is not None and self.plan.where[held] != hit.area:
            self._put(held, hit.area)

    def _under(self, event: events.MouseEvent, areas_only: bool = False) -> AreaHit | None:
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        hits = [hit for hit in self._hits if hit.region.contains(*offset) and not (areas_only and hit.area < HAND)]
        return hits[0] if hits else None
