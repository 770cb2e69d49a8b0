"""After many keys or mouse moves at once every screen comes to rest: what only echoes a cursor moves no other cursor.

Rest is counted, not timed: the program goes on for a moment, again and again, until no message at all is handled in
one. Two cursors that move each other never come to that, on however slow a machine.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from textual import events
from textual.containers import VerticalScroll
from textual.message import Message

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.inside_textual import JumpScroll
from tests.ui.frame.frames import BOT, save_finished, save_running, until
from tests.ui.pictures.scenes import SCENES, game

SCENE = {scene.name: scene for scene in SCENES}
MOMENT = 0.02
"""Seconds: longer than Textual collects what is to be painted."""

MOMENTS = 100
"""So many are enough for any burst below: the longest takes about ten."""

MOVES = "up down left right shift+up shift+down shift+left shift+right pageup pagedown home end tab".split()
PAYING = game(lambda host, rule, options: rule == "PLACE-06" and sum("pay:" in one for one in options) > 6)


class Watched:
    """Counts the messages that are handled, by kind."""

    def __init__(self) -> None:
        self.handled: Counter[str] = Counter()

    def __call__(self, message: Message) -> None:
        """A message is handled."""
        self.handled[type(message).__qualname__] += 1

    async def rest(self) -> None:
        """Wait until nothing is handled any more; AssertionError with what never ends."""
        for _ in range(MOMENTS):
            self.handled.clear()
            await asyncio.sleep(MOMENT)
            if not self.handled:
                return
        raise AssertionError(f"It never rests: {self.handled.most_common(4)}")


def keys(app: ResurgenceApp, several: list[str]) -> None:
    """Type keys before the first of them has been looked at."""
    for key in several:
        app.post_message(events.Key(key, None))


def moves(app: ResurgenceApp, places: list[tuple[int, int]]) -> None:
    """Move the mouse to several places before the first of them has been looked at."""
    for x, y in places:
        app.post_message(events.MouseMove(app.screen, x, y, 0, 0, 0, False, False, False, x, y))


# How each screen is reached: a scene or the menu, and the keys from there.
PLACES: dict[str, tuple[str, str]] = {
    "menu": ("menu", ""),
    "new game": ("menu", "n"),
    "saved games": ("menu", "s"),
    "hall of fame": ("menu", "h"),
    "rules": ("menu", "l"),
    "cards in the rules": ("menu", "l right right"),
    "settings": ("menu", "f2"),
    "help": ("menu", "question_mark"),
    "replay": ("menu", "s p"),
    "replay: log": ("menu", "s p l"),
    "replay: a board": ("menu", "s p tab"),
    "curtain": ("hand-over", ""),
    "open boards": ("hand-over", "p"),
    "leave?": ("hand-over", "escape"),
    "draft": ("draft", ""),
    "draft: a board": ("draft", "tab"),
    "assignment": ("assignment", ""),
    "assignment: a board": ("assignment", "c"),
    "placing": ("placing", ""),
    "placing: city": ("placing", "c"),
    "placing: Compound": ("placing", "o"),
    "placing: Row": ("placing", "s"),
    "placing: Missions": ("placing", "m"),
    "placing: Leadership": ("placing", "k"),
    "placing: log": ("placing", "l"),
    "placing: whole log": ("placing", "L"),
    "placing: search": ("placing", "slash"),
    "placing: game menu": ("placing", "f10"),
    "placing: who plays": ("placing", "g"),
    "placing: piles": ("placing", "x"),
    "placing: points": ("placing", "p"),
    "payment": ("paying", ""),
    "payment: list": ("paying", "v"),
    "Upkeep": ("upkeep", ""),
    "guide": ("guide", ""),
    "score": ("score", ""),
    "score: chart": ("score", "2"),
    "score: rounds": ("score", "3"),
}


def opened(name: str, folder: Path) -> ResurgenceApp:
    """The program at the start of a scene."""
    start = PAYING if name == "paying" else SCENE[name].start() if SCENE[name].start else "menu"
    if name == "menu":
        save_finished(folder)
        save_running(folder, players=("human", BOT), answers=30)
    return ResurgenceApp(start, library=Library(Store(folder)), settings=Settings(animation=False, guide_offered=True))


SMALL, LARGE = (80, 24), (160, 48)
BOTH = ("draft", "placing", "placing: city", "replay")
"""With another shape of the table other boards are in sight, which follow."""

CASES = [(place, LARGE if way[0] not in ("menu", "hand-over") else SMALL) for place, way in PLACES.items()]
CASES += [(place, LARGE if place == "replay" else SMALL) for place in BOTH]


@pytest.mark.parametrize(("place", "size"), CASES, ids=[f"{place} {size[0]}" for place, size in CASES])
async def test_every_screen_rests_after_a_burst(place: str, size: tuple[int, int], tmp_path: Path) -> None:
    scene, way = PLACES[place]
    app, chance, watched = opened(scene, tmp_path), Random(place), Watched()
    async with app.run_test(size=size, message_hook=watched) as pilot:
        await pilot.pause()
        if scene in SCENE:
            await SCENE[scene].then(pilot)
        for key in way.split():
            await pilot.press(key)
            await until(pilot, lambda: not [worker for worker in app.workers if worker.is_running])
        await watched.rest()
        for burst in (["down", "down"], ["left", "right"], ["tab", "left", "right"], chance.choices(MOVES, k=12)):
            keys(app, burst)
            await watched.rest()
        for _ in range(3):
            x, y = chance.randrange(size[0]), chance.randrange(size[1] - 4)
            moves(app, [(x, y), (x, y + 2)])
            await watched.rest()
            moves(app, [(chance.randrange(size[0]), chance.randrange(size[1])) for _ in range(8)])
            await watched.rest()


async def test_two_keys_at_once_in_the_menu_of_the_heroes_move_the_board_along_once(tmp_path: Path) -> None:
    app, watched = opened("draft", tmp_path), Watched()
    async with app.run_test(size=(80, 24), message_hook=watched) as pilot:
        await pilot.pause()
        await SCENE["draft"].then(pilot)
        await watched.rest()
        top = app.screen.top  # type: ignore[attr-defined]
        keys(app, ["down", "down"])
        await watched.rest()
        assert top.menu.index == 2
        assert [top.offer.cursor] == list(top.question.spots[top.menu.row.id])


async def test_a_page_turns_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual glides for a second from end to end: a screen that is painted for so long is not at rest."""
    library, settings = Library(Store(tmp_path)), Settings(animation=True)
    async with ResurgenceApp("menu", library=library, settings=settings).run_test(size=(80, 24)) as pilot:
        app = pilot.app
        for way in ("f2", "l", "question_mark"):
            await pilot.press("escape", way)
            await until(pilot, lambda: app.screen.query(VerticalScroll))
            assert all(isinstance(page, JumpScroll) for page in app.screen.query(VerticalScroll)), way
        page = app.screen.query_one("#help", JumpScroll)
        await until(pilot, lambda: page.max_scroll_y > 0)
        glided: list[object] = []
        monkeypatch.setattr(page, "animate", lambda *what, **how: glided.append(what))
        for key in ("end", "home", "pagedown"):
            await pilot.press(key)
            assert glided == [], key
        assert page.scroll_y > 0
