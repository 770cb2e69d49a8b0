"""One person and bots: the table never stands still between two turns, whatever is shown of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.ui.table.moments import Moments, MomentScreen
from resurgence_tui.ui.table.pace import SKIP, Pace
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.residuum.games import new_game
from tests.ui.table.playing import a_screen, menu_of, painted, until

CURTAIN = "The curtain is drawn"
END = "act:end"


@pytest.fixture(autouse=True)
def _all_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns and moments are shown as the player has set it, turns only for an instant."""
    monkeypatch.setattr(Pace, "SECONDS", {"normal": 0.01, "step": None})
    monkeypatch.setattr(Moments, "SECONDS", {"wait": None})


def settings(pace: Any = "normal") -> Settings:
    """Moments wait for a key."""
    return Settings(
        reveals="never", waste="never", confirmations=False, animation=False, moments="wait", pace=pace
    )


def sensible(host: Host, seat: int) -> str:
    """What leads on: the usual answer, else the first one; a turn is ended at once."""
    ask = host.ask_of(seat)
    assert ask is not None
    decision = ask.decision
    if decision.rule == MENU:
        return END if END in decision.options else decision.options[0]
    return usual(host.view(seat), decision) or decision.options[0]


async def play_turns(pilot: Pilot[None], screen: TableScreen, turns: int) -> None:
    """Anna plays until so many turns have begun; the curtain must never be named."""
    host = screen.host
    while not host.over and host.view(NOBODY).round < turns:
        await until(pilot, lambda: _goes(pilot, screen))
        assert CURTAIN not in screen.top.prompt.prompt.asked
        if isinstance(pilot.app.screen, MomentScreen):
            assert CURTAIN not in painted(pilot)
            await pilot.press("space")
        elif screen._pace.is_showing:
            assert menu_of(screen).rows
            await pilot.press("enter")
        elif screen.pending.ask is not None:
            screen.answer(screen.pending.ask.ticket, sensible(host, screen.pending.seat))
        await pilot.pause()


def _goes(pilot: Pilot[None], screen: TableScreen) -> bool:
    """Whether the player can do something."""
    asks = screen.pending.ask is not None and screen.host.ask_of(screen.pending.seat) is screen.pending.ask
    return isinstance(pilot.app.screen, MomentScreen) or screen._pace.is_showing or asks or screen.host.over


@pytest.mark.parametrize(("seed", "size"), [(1, (80, 24)), (4, (120, 36))])
async def test_after_the_turn_of_a_bot_the_person_is_asked(seed: int, size: tuple[int, int]) -> None:
    host = new_game("Anna,bot:easy", seed)
    async with a_screen(host, size, settings()) as (pilot, screen):
        await play_turns(pilot, screen, 3)
        assert host.view(NOBODY).round >= 3


@pytest.mark.parametrize(("bots", "pace"), [(1, "normal"), (2, "normal"), (3, "normal"), (3, "step"), (2, "at-once")])
async def test_one_person_plays_through_many_turns_of_bots(bots: int, pace: str) -> None:
    host = new_game(f"Anna,bot:random*{bots}", 3 + bots)
    async with a_screen(host, (120, 36), settings(pace)) as (pilot, screen):
        await play_turns(pilot, screen, 6)
        assert host.view(NOBODY).round >= 6


async def test_each_turn_of_a_bot_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces stay where a turn has left them, so the last turn before the own one is shown as well."""
    shown: list[tuple[int, int]] = []
    play = Pace.play

    def noted(self: Pace, *how: object) -> str:
        told = play(self, *how)  # type: ignore[arg-type]
        if self.is_showing:
            shown.append((self._host.view(NOBODY).round, self.seat))
        return told

    monkeypatch.setattr(Pace, "play", noted)
    host = new_game("Anna,bot:random*2", 5)
    async with a_screen(host, (120, 36), settings("step")) as (pilot, screen):
        await play_turns(pilot, screen, 5)
    ended = [entry.fact.seat for entry in host.log(NOBODY) if entry.fact.key == "turn_ended"]
    bots = [seat for seat in ended if seat]
    assert len(bots) > 5 and [seat for _, seat in shown if seat] == bots
    assert all(before != after for before, after in pairwise(shown))


async def test_while_a_season_begins_no_curtain_is_told_of() -> None:
    host = new_game("Anna,bot:easy", 1)
    async with a_screen(host, (120, 36), settings()) as (pilot, screen):
        for _ in range(40):
            await until(pilot, lambda: _goes(pilot, screen))
            if isinstance(pilot.app.screen, MomentScreen):
                break
            assert screen.pending.ask is not None
            screen.answer(screen.pending.ask.ticket, sensible(host, screen.pending.seat))
            await pilot.pause()
        assert isinstance(pilot.app.screen, MomentScreen) and "Spring begins" in painted(pilot)
        assert CURTAIN not in painted(pilot)
        await pilot.press("space")
        await until(pilot, lambda: screen.pending.ask is not None)
        assert screen.pending.seat == 0 and menu_of(screen).rows and SKIP not in menu_of(screen).rows[0].id
