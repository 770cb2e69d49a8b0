"""A person who does what the guide suggests, with keys alone; and what has been said to whom."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from textual.pilot import Pilot

from resurgence_tui.app.guided import guided_setup
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.assignment_board import DIGITS
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.guide.tables import TABLES
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD, STEPPER
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.guide_at_table import GO_ON
from resurgence_tui.ui.table.guide_box import BAR
from resurgence_tui.ui.table.lessons import Lesson
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.guide.pupils import called
from tests.ui.table.playing import menu_of, painted, tap, until

NAMES = ("Anna", "Boris", "Celina", "Dmitri")


def guided_host(table: str = "bot", library: Library | None = None) -> Host:
    """A guided game."""
    return (library or Library()).new(guided_setup("resurgence", TABLES[table], NAMES, "Bot"))


class Follower:
    """Follows the guide on one table; where it suggests nothing, or the chance says so, anything else is picked."""

    def __init__(self, pilot: Pilot[None], screen: TableScreen, stray: float = 0.0, seed: int = 1) -> None:
        self.pilot, self.screen, self.stray, self.chance = pilot, screen, stray, Random(seed)
        self.heard: dict[int, dict[str, int]] = {}
        """By seat, the lessons that were shown and the round in which each was first."""

    @property
    def state(self) -> tuple[object, ...]:
        """Changes with every answer, every look that is taken apart, and every talk that is read."""
        screen = self.screen
        lesson = called(screen.guide.lesson) if screen.guide.lesson is not None and screen.guide.talking else ""
        pending = screen.pending
        return screen.host.decisions, pending.space_picked, pending.warned, pending.seat, lesson, screen.host.over

    @property
    def at_curtain(self) -> bool:
        """Whether the keyboard changes hands."""
        return isinstance(self.pilot.app.screen, HandOverScreen)

    async def play(
        self, enough: Callable[[], bool], watch: Callable[[Lesson[Scene] | None], None] = lambda _: None
    ) -> None:
        """Play until it is enough or the game is over. watch: is told what is shown, at each step."""
        for _ in range(3000):
            if self.screen.host.over or enough():
                return
            if self.at_curtain:
                assert self.screen.guide.lesson is None and self.screen.top.guide.said == ("", "")
                await tap(self.pilot, "enter")
                await until(self.pilot, lambda: not self.at_curtain)
                continue
            lesson, seat = self.screen.guide.lesson, self.screen.pending.seat
            if lesson is not None and self.screen.view is not None:
                self.heard.setdefault(seat, {}).setdefault(called(lesson), self.screen.view.round)
            watch(lesson)
            await self.step()
        raise AssertionError("The game does not end.")

    async def step(self) -> None:
        """Read on, or answer."""
        before = self.state
        assert self.screen.pending.seat != NOBODY
        slot = self.screen.top.slot
        if slot == ASSIGNMENT_BOARD:
            await self.sort()
        elif slot == STEPPER:
            await tap(self.pilot, "enter")
        else:
            await self.pick()
        await until(self.pilot, lambda: self.state != before)
        await self.pilot.pause(0)
        await until(self.pilot, lambda: self.in_place)

    @property
    def in_place(self) -> bool:
        """Whether what answers the question lies on the terminal, after what lay there before."""
        screen, top = self.screen, self.screen.top
        if self.at_curtain or screen.host.over:
            return True
        place = top.places(screen.size)[at.MENU]
        widget, _ = screen.get_widget_at(place.x, place.y)
        return widget.id == top.slot

    async def sort(self) -> None:
        """Sort the tokens, as the box says."""
        board = self.screen.top.assignment
        while board.plan is not None and board.plan.left:
            told = self.screen.top.guide.said[1].split("Try: ")[-1].split(",")[0].split(" and ")[0].rstrip(".")
            key = next((word for word in told.split() if word in DIGITS), "") or self.chance.choice("123")
            await tap(self.pilot, self.chance.choice("123") if self.stray > self.chance.random() else key)
        await tap(self.pilot, "enter")

    async def pick(self) -> None:
        """Pick what is suggested; without advice the first row, astray any of them."""
        menu = menu_of(self.screen)
        ids = [row.id for row in menu.rows]
        row = menu.advised or (GO_ON if GO_ON in ids else ids[0])
        if GO_ON not in ids and self.stray > self.chance.random():
            row = self.chance.choice(ids)
        key = menu.key_of(ids.index(row))
        if key:
            await tap(self.pilot, key)
            return
        while menu.row is None or menu.row.id != row:
            await tap(self.pilot, "down")
        await tap(self.pilot, "enter")


def all_is_painted(pilot: Pilot[None], screen: TableScreen) -> None:
    """Whose turn it is, what is asked, what is said and what is suggested are on the terminal, uncut."""
    lines, top = painted(pilot).splitlines(), screen.top
    box = top.guide.region
    text, advice = top.guide.said
    inside = " ".join(line[box.x + BAR : box.right].strip() for line in lines[box.y : box.bottom])
    said = f"{text} {'★ ' if advice else ''}{advice}".replace(" > ", " → ")
    assert " ".join(inside.split()) == " ".join(said.split())
    assert top.prompt.prompt.asked[:16] in lines[top.prompt.region.y]
    if top.menu.advised:
        menu = top.menu.region
        rows = [line[menu.x : menu.right] for line in lines[menu.y : menu.bottom]]
        assert sum("★" in row for row in rows) == 1, (painted(pilot), top.menu.advised)
    if top.slot == at.MENU and not screen.guide.talking:
        assert top.menu.size.height >= 5
