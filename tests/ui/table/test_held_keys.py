"""A key that is held down, as keyboards repeat it: it answers for nobody but who pressed it, and lifts no curtain.

The keys bear the times at which a terminal would send them, on a clock that only they move: nobody waits for them.
"""

from __future__ import annotations

from contextlib import suppress

import pytest
from textual import events
from textual._time import get_time
from textual.pilot import Pilot

from resurgence_tui.app.history import CannotUndo
from resurgence_tui.app.host import Host
from resurgence_tui.ui.input_gate import InputGate
from resurgence_tui.ui.key_guard import KeyGuard
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from tests.ui.pictures.scenes import asked, game
from tests.ui.table.playing import a_screen, new_host, painted, until

SLOWEST, SETTLE = KeyGuard.SLOWEST, HandOverScreen.SETTLE
CHARACTERS = {"enter": "\r", "space": " "}
RATES = [(0.2, 1 / 60), (0.5, 1 / 11), (1.5, 1 / 5)]
"""Seconds until the first repeat, and from each to the next."""


@pytest.fixture(autouse=True)
def _keys_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeyGuard, "SLOWEST", SLOWEST)


class Keyboard:
    """Sends keys, on a clock of its own."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot, self.clock = pilot, get_time() - 10_000
        HandOverScreen.SETTLE = SETTLE  # put back with what `tests/ui/conftest.py` has changed
        pilot.app.gate.keys = KeyGuard(lambda: self.clock)  # type: ignore[attr-defined]
        pilot.app.gate.asked_anew()  # type: ignore[attr-defined]

    async def press(self, key: str, after: float = 2.0) -> None:
        """A key, so many seconds after the last one; then everything it brings about."""
        self.clock += after
        event = events.Key(key, CHARACTERS.get(key, key if len(key) == 1 else None))
        event.time = self.clock
        self.pilot.app.post_message(event)
        await self.pilot.pause()
        await self.pilot.pause()

    async def hold(self, key: str, rate: tuple[float, float], most: int = 12) -> None:
        """Press a key and let it repeat."""
        for gap in (2.0, rate[0], *[rate[1]] * (most - 2)):
            await self.press(key, gap)


def stage(host: Host) -> tuple[int, int]:
    """Round and step."""
    view = host.view(-1)
    return view.round, view.step


def answers(host: Host, since: int) -> list[tuple[int, str]]:
    """What has been answered, from one choice on, where there was something to choose."""
    return [tuple(choice) for choice in host.save_file().choices[since:]]


@pytest.mark.parametrize("rate", RATES)
async def test_enter_held_at_the_end_of_a_private_step_lifts_no_curtain(rate: tuple[float, float]) -> None:
    async with a_screen(game(asked("ASG-01", 2), "Anna,Boris")) as (pilot, screen):
        keyboard = Keyboard(pilot)
        while screen.top.assignment.plan is not None and screen.top.assignment.plan.left:
            await keyboard.press("1")
        await keyboard.hold("enter", rate)
        assert isinstance(pilot.app.screen, HandOverScreen)
        assert "Space lift" in painted(pilot) and "Enter" not in painted(pilot).replace("Enter lift", "")
        await keyboard.press("space")
        await until(pilot, lambda: not isinstance(pilot.app.screen, HandOverScreen))


async def test_what_lifts_the_curtain_answers_nothing_while_it_is_held() -> None:
    host = new_host("Anna,Boris", start="draft")
    async with a_screen(host) as (pilot, _):
        keyboard = Keyboard(pilot)
        while not isinstance(pilot.app.screen, HandOverScreen):
            await keyboard.press("1")
        before = host.decisions
        await keyboard.hold("enter", RATES[1])
        assert not isinstance(pilot.app.screen, HandOverScreen)
        assert host.decisions == before
        assert "Let go of Enter first." in " ".join(painted(pilot).split())
        await keyboard.press("enter", SLOWEST + 0.1)
        await until(pilot, lambda: host.decisions > before)


@pytest.mark.parametrize("key", ["1", "enter"])
@pytest.mark.parametrize("rate", RATES)
async def test_a_key_held_at_the_table_answers_for_its_seat_in_its_step_alone(
    key: str, rate: tuple[float, float]
) -> None:
    host = game(asked("PLACE-01", 2), "Anna,Boris")
    async with a_screen(host) as (pilot, screen):
        keyboard = Keyboard(pilot)
        seat, begun, before = screen.pending.seat, stage(host), host.decisions
        await keyboard.hold(key, rate, 30)
        made = answers(host, before)
        assert made and {who for who, _ in made} == {seat}
        assert screen.pending.seat != seat or stage(host) != begun, "it went on until something else was asked"
        assert " first. Other keys" in painted(pilot)
        await keyboard.press("down")
        now = host.decisions
        for _ in range(3):
            await keyboard.press("enter")
        await until(pilot, lambda: host.decisions > now)


async def test_undo_works_after_a_key_was_held() -> None:
    host = game(asked("PLACE-01", 2), "Anna,Boris")
    async with a_screen(host) as (pilot, _):
        keyboard = Keyboard(pilot)
        before = host.decisions
        await keyboard.press("1")
        await keyboard.press("1", 0.3)
        assert host.decisions > before
        await keyboard.press("u", 0.3)
        await until(pilot, lambda: host.decisions == before)


async def test_a_click_answers_while_a_key_is_still_held() -> None:
    host = game(asked("PLACE-01", 2), "Anna,Boris")
    async with a_screen(host) as (pilot, screen):
        keyboard = Keyboard(pilot)
        await keyboard.hold("1", RATES[1], 30)
        row, now = screen.top.menu.rows[0].id, (host.decisions, screen.pending.space_picked)
        await pilot.click("#menu", offset=(6, screen.top.menu.head + (1 if screen.top.menu.rows[0].group else 0)))
        await pilot.pause()
        assert (host.decisions, screen.pending.space_picked) != now, row


async def test_enter_that_opened_a_question_does_not_answer_it_while_it_is_held() -> None:
    async with a_screen(new_host("Anna,Boris")) as (pilot, _):
        keyboard = Keyboard(pilot)
        await keyboard.press("enter")
        pilot.app.push_screen(ConfirmScreen("Sure?", likely=True))
        await pilot.pause()
        box = pilot.app.screen.query_one("#box").region
        told = " ".join(line[box.x + 1 : box.right - 1] for line in painted(pilot).split("\n"))
        assert "y, n and the mouse work at once" in " ".join(told.split())
        for key in ("enter", "enter", "enter"):
            await keyboard.press(key, 0.4)
        assert isinstance(pilot.app.screen, ConfirmScreen)
        assert "Enter before you use it again" in painted(pilot)
        # As long as a button is shown as pressed, Textual passes the next press over.
        await until(pilot, lambda: not pilot.app.screen.query("Button.-active"))
        await keyboard.press("enter", SLOWEST + 0.1)
        await until(pilot, lambda: not isinstance(pilot.app.screen, ConfirmScreen))


async def test_what_is_said_to_work_at_once_answers_the_question_that_enter_opened() -> None:
    async with a_screen(new_host("Anna,Boris")) as (pilot, _):
        keyboard = Keyboard(pilot)
        answers = list[bool | None]()
        for way in ("y", "n", "mouse"):
            await keyboard.press("enter")
            pilot.app.push_screen(ConfirmScreen("Sure?", likely=True), answers.append)
            await pilot.pause()
            await keyboard.press("enter", 0.4)
            if way == "mouse":
                await until(pilot, lambda: not pilot.app.screen.query("Button.-active"))
                await pilot.click("#yes")
            else:
                await keyboard.press(way, 0.4)
            await until(pilot, lambda: not isinstance(pilot.app.screen, ConfirmScreen))
        assert answers == [True, False, True]


async def test_a_turn_is_not_ended_by_the_key_that_has_just_been_warned() -> None:
    host = game(asked("ACT-01", 3, part="mission:"), "Anna,Boris")
    async with a_screen(host) as (pilot, screen):
        keyboard = Keyboard(pilot)
        before, menu = host.decisions, screen.top.menu
        done = menu.key_of([row.id for row in menu.rows].index("done"))
        await keyboard.hold(done, RATES[1])
        assert host.decisions == before and screen.pending.warned
        await keyboard.press("enter")
        await until(pilot, lambda: host.decisions > before)


async def test_a_held_enter_does_not_take_a_pin_away() -> None:
    host = new_host("Anna,Boris")
    async with a_screen(host) as (pilot, screen):
        keyboard = Keyboard(pilot)
        screen._curtain._pins.set(0, "1234")
        await keyboard.press("f10")
        menu = pilot.app.screen.query_one("DecisionMenu")
        place = [row.id for row in menu.rows].index("pin")  # type: ignore[attr-defined]
        for _ in range(place):
            await keyboard.press("down")
        await keyboard.hold("enter", RATES[1])
        assert screen._curtain._pins.has(0)


def both_have_chosen() -> Host:
    """A game in which both seats have chosen one after the other, and all of that can be taken back."""
    host = game(asked("PLACE-01", 2), "Anna,Boris")
    while len({who for who, _ in answers(host, start_of_undo(host))}) < 2:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    return host


def start_of_undo(host: Host) -> int:
    """How many choices stand once all is taken back that can be."""
    copy = Host(host.game, host.game.clone(host._table), host.save_file().model_copy(deep=True))
    with suppress(CannotUndo):
        while True:
            copy.undo()
    return copy.decisions


@pytest.mark.parametrize("rate", RATES)
async def test_undo_and_redo_held_do_not_go_beyond_the_seat_and_the_step(rate: tuple[float, float]) -> None:
    host = both_have_chosen()
    first = start_of_undo(host)
    async with a_screen(host) as (pilot, screen):
        keyboard = Keyboard(pilot)
        before, asked_then = host.decisions, (screen.pending.seat, *stage(host))
        await keyboard.hold("u", rate)
        assert first < host.decisions < before, "what the seat that went before has chosen stands"
        assert (screen.pending.seat, *stage(host)) != asked_then
        assert "Let go of u first" in painted(pilot)
        await keyboard.hold("u", rate)
        assert host.decisions == first, "a key that was let go counts again"
        await keyboard.hold("ctrl+r", rate)
        assert host.decisions > first and screen.pending.seat == asked_then[0]
        assert "Let go of Ctrl+R first" in painted(pilot)


async def test_u_held_at_the_curtain_takes_back_what_one_seat_has_chosen() -> None:
    host, seats = game(asked("ASG-01", 2), "Anna,Boris,Cleo"), list[int]()
    async with a_screen(host) as (pilot, screen):
        keyboard = Keyboard(pilot)
        for _ in range(2):
            if isinstance(pilot.app.screen, HandOverScreen):
                await keyboard.press("space")
                await until(pilot, lambda: not isinstance(pilot.app.screen, HandOverScreen))
            while screen.top.assignment.plan is not None and screen.top.assignment.plan.left:
                await keyboard.press("1")
            await keyboard.press("enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, HandOverScreen))
            seats.append(host.last_seat)
        before, (first, _) = host.decisions, seats
        await keyboard.hold("u", RATES[1])
        assert host.decisions < before
        assert host.last_seat == first, "what the seat before that has chosen stands"


@pytest.mark.parametrize("way", ["key", "mouse", "wait"])
async def test_that_a_key_was_refused_is_told_until_another_is_used_or_the_wait_is_over(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(InputGate, "TOLD", 0.5 if way == "wait" else 60.0)
    async with a_screen(game(asked("PLACE-01", 2), "Anna,Boris")) as (pilot, screen):
        keyboard = Keyboard(pilot)
        await keyboard.hold("1", RATES[1], 30)
        told = screen.top.prompt.prompt.problem
        assert told.startswith("Let go of 1")
        if way == "key":
            await keyboard.press("down")
        elif way == "mouse":
            x, y, _, _ = screen.query_one("#log").region
            pilot.app.post_message(events.MouseDown(None, x, y, 0, 0, 1, False, False, False, x, y))
        await until(pilot, lambda: screen.top.prompt.prompt.problem == "")
        assert told[:20] not in painted(pilot)


async def test_what_refused_a_key_does_not_take_away_what_was_told_since() -> None:
    async with a_screen(game(asked("PLACE-01", 2), "Anna,Boris")) as (pilot, screen):
        keyboard = Keyboard(pilot)
        await keyboard.hold("1", RATES[1], 30)
        screen.say("Something else.")
        await keyboard.press("down")
        assert screen.top.prompt.prompt.problem == "Something else."
