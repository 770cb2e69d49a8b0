"""The seed of a running game stands on no screen, unless the one person who plays has typed it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from tests.ui.frame.frames import an_app, on_screen, screen_name
from tests.ui.table.playing import painted, tap

SEED = 918273645546372819
TALL = (160, 100)
"""A terminal in which nothing has to scroll."""

OVER_THE_TABLE = ("L", "x", "p", "g", "i", "f1", "question_mark", "f2", "f10")
"""Keys that open something over the table."""


def names_it(text: str) -> bool:
    """Whether the seed stands in a text, however it is broken into lines."""
    return str(SEED) in re.sub(r"\D", "", text)


class Search:
    """Looks for the seed in all that is painted, and notes on which screens it has looked."""

    def __init__(self, pilot: Pilot[None], app: ResurgenceApp) -> None:
        self.pilot, self.app = pilot, app
        self.screens = set[str]()

    async def after(self, *keys: str) -> None:
        """Look again after each of these keys."""
        for key in keys:
            await tap(self.pilot, key)
            await self.pilot.pause()
            toasts = " ".join(str(toast.message) for toast in self.app._notifications)
            name = screen_name(self.app)
            assert not names_it(" ".join([painted(self.pilot), toasts, self.app.title, self.app.sub_title])), name
            self.screens.add(name)


def a_game(folder: Path, answers: int, seats: str = "Anna,Boris") -> Host:
    """A game on disk whose seed nobody has typed."""
    host = Library(Store(folder)).new(make_setup(parse_seats(seats), SEED))
    while host.decisions < answers:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    return host


async def test_no_screen_names_the_seed_of_a_running_game(tmp_path: Path) -> None:
    host = a_game(tmp_path, 2)
    path = host.path
    async with an_app(tmp_path, TALL, host) as (pilot, app):
        app.preferences.change(reveals="never", waste="never", free_gains=False)
        search = Search(pilot, app)
        for key in OVER_THE_TABLE:
            await search.after(key, "escape")
        while not host.is_private:
            await search.after("1")
        await on_screen(pilot, "HandOverScreen")
        await search.after("question_mark", "escape", "p", "question_mark", "escape", "escape")
        assert isinstance(app.screen, HandOverScreen)
        await search.after("enter")
        await search.after("question_mark", "escape", "f10", "escape")
        host.abandon()
        app.navigator.to_menu()
        await on_screen(pilot, "TitleScreen")
        await search.after("h", "escape", "n", "escape", "s", "p")
        await on_screen(pilot, "MoscowReplayScreen")
        await search.after("question_mark", "escape", "escape")
        app.navigator.open_game(Library(Store(tmp_path)).resume(path))
        await on_screen(pilot, "MoscowTableScreen")
        await search.after("question_mark", "escape")
    assert search.screens >= {"MoscowTableScreen", "HandOverScreen", "MoscowPublicBoards", "HelpScreen"}
    assert "SavedGamesScreen" in search.screens
    assert search.screens >= {"NewGameScreen", "MoscowReplayScreen", "HallOfFameScreen", "ChoiceScreen", "PointsScreen"}


@pytest.mark.parametrize(("people", "told"), [(1, True), (2, False)])
async def test_help_tells_the_seed_to_the_one_person_who_typed_it(tmp_path: Path, people: int, told: bool) -> None:
    async with an_app(tmp_path, TALL) as (pilot, app):
        await tap(pilot, "n")
        await on_screen(pilot, "NewGameScreen")
        for seat in range(people, 2):
            app.screen.query_one(f"#player{seat}").focus()
            await tap(pilot, "right")
        app.screen.query_one("#seed").focus()
        for digit in str(SEED):
            await tap(pilot, digit)
        await tap(pilot, "f5")
        await on_screen(pilot, "MoscowTableScreen")
        host = app.host
        assert host is not None and (len(host.humans), host.setup.seed) == (people, SEED)
        await tap(pilot, "question_mark")
        await on_screen(pilot, "HelpScreen")
        assert names_it(painted(pilot)) is told
        host.close()
        assert host.path is not None
        assert Library(Store(tmp_path)).resume(host.path).told_seed is None  # known by heart, or not at all
