"""Replay on the screen: by choice, turn and round, from the log, through each seat's eyes, and on from any moment."""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.library import Library
from resurgence_tui.app.replay import Place, Replay, read_replay
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.table.replay_screen import ReplayScreen
from resurgence_tui.ui.widgets.log import Log
from tests.ui.table.playing import painted, tap, until

GAME = Path(__file__).parents[2] / "fixtures" / "games" / "2_seats_draft_9.json"
SIZES = ((80, 24), (120, 36), (160, 48))


@asynccontextmanager
async def replaying(
    folder: Path, file: Path = GAME, size: tuple[int, int] = (80, 24), moment: int | None = None
) -> AsyncIterator[tuple[Pilot[None], ReplayScreen]]:
    """A copy of a game in a folder of its own, opened to step through."""
    path = folder / file.name
    if path != file:
        shutil.copyfile(file, path)
    library = Library(Store(folder))
    app = ResurgenceApp(library=library)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.navigator.open_replay(read_replay(library, path), Place(moment))
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and "Moment" in painted(pilot))
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        yield pilot, screen


def shown(pilot: Pilot[None]) -> str:
    """All that is painted, as one line."""
    return " ".join(painted(pilot).split())


async def at(pilot: Pilot[None], screen: ReplayScreen, moment: int) -> None:
    """Wait until a moment is shown, and see that it is that of the replay."""
    await until(pilot, lambda: screen.moment == moment and f"Moment {moment} of" in painted(pilot))
    assert screen.top.view == screen.replay.view(moment, screen.viewer)


@pytest.mark.parametrize("size", SIZES[::2])
async def test_keys_step_by_choice_turn_and_round(tmp_path: Path, size: tuple[int, int]) -> None:
    async with replaying(tmp_path, size=size) as (pilot, screen):
        replay: Replay = screen.replay
        await at(pilot, screen, 0)
        await tap(pilot, "down")
        await at(pilot, screen, 1)
        await tap(pilot, "right")
        turn = replay.by_turn(1, 1)
        await at(pilot, screen, turn)
        await tap(pilot, "right")
        await at(pilot, screen, replay.by_turn(turn, 1))
        await tap(pilot, "left")
        await at(pilot, screen, turn)
        for number in "352":
            await tap(pilot, number)
            await at(pilot, screen, replay.at_round(int(number)))
        await tap(pilot, "end")
        await at(pilot, screen, replay.last)
        await tap(pilot, "home")
        await at(pilot, screen, 0)


async def test_the_last_line_does_the_same_for_the_mouse(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, screen):
        moment = 0
        for label, step in (("-> turn", screen.replay.by_turn), ("down choice", screen.replay.by_decision)):
            line = painted(pilot).splitlines()[-1]
            await pilot.click(offset=(line.index(label) + 1, 23))
            moment = step(moment, 1)
            await at(pilot, screen, moment)


async def test_a_search_and_a_click_lead_to_a_choice(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, screen):
        await tap(pilot, "/")
        for letter in "clear":
            await tap(pilot, letter)
        await until(pilot, lambda: "Clear the" in painted(pilot))
        await tap(pilot, "enter")
        step = screen.replay.step(screen.moment)
        assert step is not None and step.option.startswith("build:")
        await at(pilot, screen, screen.moment)


async def test_a_line_of_the_log_leads_to_its_moment(tmp_path: Path) -> None:
    async with replaying(tmp_path, size=(160, 48)) as (pilot, screen):
        await tap(pilot, "l")
        log = screen.query_one(Log)
        await until(pilot, lambda: log.has_focus)
        texts = [line.text for line in log.entries]
        place = next(number for number, text in enumerate(texts) if text.startswith("Round 4 begins"))
        log.index = place
        await tap(pilot, "enter")
        await until(pilot, lambda: screen.moment > 0)
        told = screen.replay.log(screen.moment)
        assert ("round_started", 4) in [(entry.fact.key, *entry.fact.values) for entry in told]
        before = screen.replay.log(screen.moment - 1)
        assert ("round_started", 4) not in [(entry.fact.key, *entry.fact.values) for entry in before]
        assert log.marked >= place


async def test_v_shows_what_each_seat_saw(tmp_path: Path) -> None:
    async with replaying(tmp_path, moment=16) as (pilot, screen):
        assert screen.viewer == NOBODY
        seen = []
        for words in ("as Anna saw it", "as Boris saw it", "as everybody may see it"):
            await tap(pilot, "v")
            await until(pilot, lambda words=words: words in painted(pilot))  # type: ignore[misc]
            assert screen.top.view == screen.replay.view(16, screen.viewer)
            seen.append(screen.viewer)
        assert seen == [0, 1, NOBODY]


async def test_what_if_begins_a_new_game_there(tmp_path: Path) -> None:
    async with replaying(tmp_path) as (pilot, screen):
        await tap(pilot, "3")
        moment = screen.replay.at_round(3)
        await at(pilot, screen, moment)
        await tap(pilot, "w")
        await until(pilot, lambda: "Start a new game from moment" in shown(pilot))
        await tap(pilot, "y")
        app = pilot.app
        assert isinstance(app, ResurgenceApp)
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None
        app.host.autosave()
        assert sorted(game.name for game in app.library.list()) == ["Anna, Boris", "What if: Anna, Boris"]


async def test_of_a_game_that_goes_on_secrets_stay_secret_and_no_other_begins(tmp_path: Path) -> None:
    host, rng = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris"), 4)), random.Random(4)
    while host.decisions < 7:
        ask = rng.choice(host.asks())
        host.submit(ask.ticket, rng.choice(ask.decision.options))
    assert host.path is not None
    host.close()
    async with replaying(tmp_path, host.path) as (pilot, screen):
        await at(pilot, screen, 7)
        await until(pilot, lambda: "secret choice" in painted(pilot))
        assert "v eyes" not in painted(pilot) and "what if" not in painted(pilot)
        cards = [name for name in screen.top.view.content.salvage if name.startswith("salvage_")]
        for moment in range(7, -1, -1):
            await at(pilot, screen, moment)
            assert not [card for card in cards if screen.words.text(card) in shown(pilot)]
            await tap(pilot, "up")


async def test_it_opens_from_the_list_of_saved_games_and_comes_back_to_it(tmp_path: Path) -> None:
    shutil.copyfile(GAME, tmp_path / GAME.name)
    app = ResurgenceApp(library=Library(Store(tmp_path)))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: bool(app.screen.query("#menu")))
        await tap(pilot, "s")
        await until(pilot, lambda: "p replay" in painted(pilot))
        await tap(pilot, "p")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await until(pilot, lambda: "Moment 0 of" in painted(pilot))
        await tap(pilot, "escape")
        await until(pilot, lambda: "p replay" in painted(pilot))
