"""Bots that take their time: the table says who thinks and stays in use; what nobody waits for is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.app.settings import Settings
from resurgence_tui.bots.bot import BotChance, Look
from resurgence_tui.bots.registry import BOTS
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.pace import Pace
from resurgence_tui.ui.table.passing import Passing
from tests.ui.table.playing import SIZES, UNASKED, a_screen, new_host, painted, until
from tests.ui.table.test_pace import rest

THINKS = "Bot Hard 1 is thinking"


SEED = 1
"""Of a game in which the bot is asked first."""


class Slow:
    """Thinks until it is let go or stopped, and then takes the last option."""

    slow = True

    def __init__(self, watch: Watch, go: Event) -> None:
        self._watch, self._go = watch, go
        self.begun = self.stopped = 0

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """The last option, after a while."""
        self.begun += 1
        self._watch.start()
        while self._watch.is_running and not self._go.wait(0.01):
            pass
        self.stopped += not self._go.is_set()
        return decision.options[-1]


@pytest.fixture
def go(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Lets the hard bots go on."""
    event = Event()

    def slow(game: Game, watch: Watch) -> Slow:
        made.append(Slow(Watch(), event))
        watch.stop = made[-1]._watch.stop  # type: ignore[method-assign]
        return made[-1]

    monkeypatch.setitem(BOTS, "bot:hard", slow)
    made.clear()
    yield event
    event.set()


made: list[Slow] = []


def placing(seats: str = "Anna,bot:hard", folder: Path | None = None) -> Host:
    """Anna is asked in the beginner start, before the bot."""
    setup = make_setup(parse_seats(seats), SEED, options={"start": "beginner"})
    return Library(Store(folder) if folder else None).new(setup)


async def test_the_table_says_who_thinks_and_stays_in_use(go: Event) -> None:
    host = new_host("Anna,bot:hard", seed=SEED, start="beginner")
    async with a_screen(host, (80, 24)) as (pilot, screen):
        await until(pilot, lambda: THINKS in painted(pilot))
        assert host.decisions == 0 and not screen.pending.ask
        signs = set()
        for _ in range(40):
            signs.add(painted(pilot).partition(THINKS)[2][:3].strip())
            await pilot.pause(0.05)
            if len(signs) > 1:
                break
        assert len(signs) > 1, "a sign of life moves"
        await pilot.press("L")
        await until(pilot, lambda: pilot.app.screen is not screen)
        await pilot.press("escape")
        await until(pilot, lambda: pilot.app.screen is screen)
        go.set()
        await until(pilot, lambda: screen.pending.ask is not None)
        assert THINKS not in painted(pilot) and host.decisions > 0


async def test_a_table_that_is_left_while_a_bot_thinks_is_saved_as_it_stands(go: Event, tmp_path: Path) -> None:
    host = placing("Anna,bot:hard", tmp_path)
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: THINKS in painted(pilot))
        pilot.app.pop_screen()
        await until(pilot, lambda: bool(made[-1].stopped))
        await pilot.pause(0.1)
        assert host.decisions == 0 and screen.left
    host.close()
    assert host.path is not None
    again = Library(Store(tmp_path)).resume(host.path)
    assert again.decisions == 0
    go.set()
    again.run_on()
    assert again.decisions > 0


async def test_undo_while_a_bot_thinks_takes_back_and_the_bot_thinks_anew(go: Event) -> None:
    host = new_host("Anna,bot:hard", seed=SEED, start="beginner")
    go.set()
    host.run_on()
    while host.asks()[0].decision.rule != "PLACE-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
        host.run_on()
    go.clear()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        before = host.decisions
        await rest(pilot, host)
        await until(pilot, lambda: THINKS in painted(pilot), 3.0)
        assert host.decisions > before
        await pilot.press("u")
        await until(pilot, lambda: screen.pending.ask is not None)
        assert host.decisions == before
        await until(pilot, lambda: bool(made[-1].stopped) or not screen.thinking.is_on)
        await rest(pilot, host)
        await until(pilot, lambda: THINKS in painted(pilot))
        go.set()
        await until(pilot, lambda: screen.pending.ask is not None and host.decisions > before + 1)


async def test_a_seat_that_is_taken_over_while_its_bot_thinks_is_asked(go: Event) -> None:
    host = new_host("Anna,bot:hard", seed=SEED, start="beginner")
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: THINKS in painted(pilot))
        host.hand_to(1, "human")
        screen.go_on()
        go.set()
        await until(pilot, lambda: not screen.thinking.is_on and THINKS not in painted(pilot))
        await pilot.pause(0.1)
        assert host.decisions == 0 and {ask.decision.seat for ask in host.asks()} <= {0, 1}


async def test_a_person_who_is_asked_meanwhile_is_not_disturbed(go: Event) -> None:
    """The assignment that somebody has in mind stays as it is when a bot has found its own."""
    host = new_host("Anna,bot:hard*2", seed=SEED, start="beginner")
    go.set()
    host.run_on()
    while host.asks()[0].decision.rule != "SAL-11":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
        host.run_on()
    go.clear()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        await pilot.press("enter")
        go.set()
        await until(pilot, lambda: screen.top.slot == ASSIGNMENT_BOARD)
        go.clear()
        await pilot.press("2", "1")
        seen, decisions = painted(pilot), host.decisions
        asked = sum(bot.begun for bot in made)
        go.set()
        await until(pilot, lambda: sum(bot.begun for bot in made) > asked or not screen.thinking.is_on)
        await pilot.pause(0.2)
        assert painted(pilot) == seen and host.decisions == decisions
        await pilot.press("3", "3", "3", "3")
        await pilot.press("enter")
        await until(pilot, lambda: host.decisions > decisions + 4)


async def test_bots_that_come_to_an_end_behind_the_curtain_hang_no_second_one(go: Event) -> None:
    host = new_host("Anna,Boris,bot:hard", seed=SEED, start="draft")
    go.set()
    while (ask := host.asks()[0]).decision.rule == "SET-19":
        if ask.decision.seat == 2:
            host.step()
        else:
            host.submit(ask.ticket, ask.decision.options[0])
    go.clear()
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOverScreen))
        assert screen.thinking.is_on
        before = host.decisions
        go.set()
        await until(pilot, lambda: host.decisions > before)
        await pilot.pause(0.2)
        assert [isinstance(one, HandOverScreen) for one in pilot.app.screen_stack].count(True) == 1
        await pilot.press("enter")
        await until(pilot, lambda: screen.pending.ask is not None)


async def test_turns_of_thinking_bots_are_followed_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "SECONDS", {"step": None})
    host = new_host("Anna,bot:normal*2", seed=7, start="beginner")
    host.run_on()
    while host.asks()[0].decision.rule != "PLACE-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
        host.run_on()
    settings = Settings(reveals="never", moments="skip", pace="step", confirmations=False, animation=False)
    async with a_screen(host, (120, 36), settings) as (pilot, screen):
        await rest(pilot, host)
        for name in ("Bot Normal 1: ", "Bot Normal 2: "):
            await until(pilot, lambda name=name: name in painted(pilot) and "Next turn" in painted(pilot))
            await pilot.press("enter")
        await until(pilot, lambda: screen.pending.ask is not None)


async def test_a_turn_that_is_shown_stays_while_the_next_bot_thinks(go: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "SECONDS", {"step": None})
    host = new_host("Anna,bot:random,bot:hard", seed=7, start="beginner")
    go.set()
    host.run_on()
    while host.asks()[0].decision.rule != "PLACE-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
        host.run_on()
    go.clear()
    settings = Settings(reveals="never", moments="skip", pace="step", confirmations=False, animation=False)
    async with a_screen(host, (120, 36), settings) as (pilot, screen):
        await rest(pilot, host)
        await until(pilot, lambda: "Next turn" in painted(pilot) and screen.thinking.is_on)
        await pilot.pause(0.8)
        assert "Bot Random 1: " in painted(pilot) and THINKS not in painted(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: THINKS in painted(pilot))
        go.set()
        await until(pilot, lambda: "Bot Hard 1: " in painted(pilot))


async def test_bots_alone_think_too(go: Event) -> None:
    host = new_host("bot:hard,bot:random", seed=SEED, start="beginner")
    async with a_screen(host, settings=UNASKED) as (pilot, _):
        await until(pilot, lambda: THINKS in painted(pilot))
        before = host.decisions
        await pilot.pause(0.4)
        assert host.decisions == before
        go.set()
        await until(pilot, lambda: host.decisions > before + 2)


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("q", "Nobody is asked now."), ("u", "Nothing to undo: the game starts here."),
        ("U", "Nothing to undo: the game starts here."), ("ctrl+r", "Nothing to redo."),
    ],
)  # fmt: skip
@pytest.mark.parametrize("size", SIZES)
async def test_a_key_that_has_to_wait_says_so_and_the_sign_of_life_does_not_wipe_that_away(
    go: Event, key: str, told: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Passing, "TOLD", 1000.0)
    host = new_host("Anna,bot:hard", seed=SEED, start="beginner")
    async with a_screen(host, size) as (pilot, screen):
        await until(pilot, lambda: THINKS in painted(pilot))
        await pilot.press(key)
        signs = screen.thinking._signs
        await until(pilot, lambda: screen.thinking._signs > signs + 2)
        assert told in " ".join(painted(pilot).split()) and THINKS in painted(pilot)
        assert host.decisions == 0 and pilot.app.screen is screen
        monkeypatch.setattr(Passing, "TOLD", 0.0)
        await until(pilot, lambda: told not in " ".join(painted(pilot).split()))
        await pilot.press(key)
        go.set()
        await until(pilot, lambda: screen.pending.ask is not None)
        assert told not in " ".join(painted(pilot).split())


async def test_what_a_key_said_stays_while_bots_move_and_goes_when_a_person_is_asked(
    go: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Passing, "TOLD", 1000.0)
    host = new_host("Anna,bot:hard*2", seed=SEED, start="beginner")
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: THINKS in painted(pilot))
        await pilot.press("q")
        host.bots.note(host.thought, host.asks()[0].decision.options[-1])  # type: ignore[arg-type]
        screen.go_on()
        assert host.decisions > 0 and screen.pending.ask is None
        assert "Nobody is asked now." in painted(pilot)
        go.set()
        await until(pilot, lambda: screen.pending.ask is not None)
        assert "Nobody is asked now." not in painted(pilot)
        go.clear()
        await pilot.press("1", "enter")
        await until(pilot, lambda: screen.pending.ask is None)
        assert "Nobody is asked now." not in painted(pilot), "it was said before"
