"""The reveal of Step 2 and each new round are shown once over the table, and any key goes on."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence.moments import MoscowMoments
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.screens.rules import RulesScreen
from resurgence_tui.ui.screens.settings import SettingsScreen
from resurgence_tui.ui.signs import UNICODE
from resurgence_tui.ui.table.moments import Moment, Moments, MomentScreen
from resurgence_tui.ui.table.seats import looks_of
from tests.ui.table.playing import SIZES, Pilot, TableScreen, a_screen, new_host, painted, until

SHOWN: dict[str, float | None] = {"wait": None, "short": 2.0}
WAITING = Settings(reveals="never", confirmations=False, animation=False, pace="at-once")


@pytest.fixture(autouse=True)
def _moments_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Moments, "SECONDS", SHOWN)


def before_the(rule: str, seats: str = "Anna,bot:random", round_: int = 1) -> Host:
    """The last question to a person before that rule of a round is followed: its next answer leads there."""
    chance, log = Random(2), 0
    host = new_host(seats, seed=7, start="beginner")
    answers: list[str] = []
    while True:
        host.run_on()
        log = len(host.log(NOBODY))
        (ask, *_) = host.asks()
        option = chance.choice(ask.decision.options)
        host.submit(ask.ticket, option)
        host.run_on()
        if any(entry.fact.key == rule and entry.round >= round_ for entry in host.log(NOBODY)[log:]):
            break
        answers.append(option)
    again = new_host(seats, seed=7, start="beginner")
    for option in answers:
        again.run_on()
        again.submit(again.asks()[0].ticket, option)
    again.run_on()
    return again


async def give(pilot: Pilot[None], screen: TableScreen, host: Host) -> None:
    """Answer the open question, whatever it is entered with."""
    ask = host.asks()[0]
    chance = Random(1)
    screen.answer(ask.ticket, chance.choice(ask.decision.options))
    await pilot.pause()


def on_top(pilot: Pilot[None]) -> bool:
    return isinstance(pilot.app.screen, MomentScreen)


@pytest.mark.parametrize("size", SIZES)
async def test_the_reveal_shows_each_area_with_totals_leader_steps_and_bonus(size: tuple[int, int]) -> None:
    host = before_the("assignment_revealed")
    async with a_screen(host, size, WAITING) as (pilot, screen):
        await give(pilot, screen, host)
        await until(pilot, lambda: on_top(pilot))
        shown = painted(pilot)
        view = host.view(NOBODY)
        assert "Round 1: who leads where" in shown and "Press any key" in shown
        for area in ("METRO", "HARBOR", "COMPOUND"):
            assert area in shown
        rows = [line for line in shown.splitlines() if (" 1  Anna" in line and "│" in line) or " 2  Bot Random" in line]
        for seat, name in enumerate(("Anna", "Bot Random")):
            totals = [row.split(name)[1] for row in rows if f" {name} " in row][-3:]
            assert [str(total) in row for total, row in zip(view.totals[seat * 3 : seat * 3 + 3], totals, strict=True)]
        assert "→" in shown and "space" in shown
        await pilot.press("x")
        await until(pilot, lambda: not on_top(pilot))
        await pilot.pause(0.3)
        assert not on_top(pilot), "each moment is shown once"


async def test_a_new_round_shows_what_upkeep_brought_and_what_is_new() -> None:
    host = before_the("round_started", round_=2)
    async with a_screen(host, (80, 24), WAITING) as (pilot, screen):
        await give(pilot, screen, host)
        await until(pilot, lambda: on_top(pilot))
        shown, view = painted(pilot), host.view(NOBODY)
        assert "Round 2 begins" in shown and "What Upkeep brought" in shown
        for heading in ("First Player", "Event", "Mutants enter", "New in the Row"):
            assert heading in shown
        assert view.event
        await pilot.click(offset=(2, 2))
        await until(pilot, lambda: not on_top(pilot))


async def test_behind_a_moment_the_curtain_stays_down() -> None:
    """Two people: the key that goes on from the new round does not lift the curtain before the next assignment."""
    host = before_the("round_started", "Anna,Boris", round_=2)
    async with a_screen(host, (80, 24), WAITING) as (pilot, screen):
        await give(pilot, screen, host)
        await until(pilot, lambda: on_top(pilot))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOverScreen))


@pytest.mark.parametrize("moments", ["wait", "short"])
async def test_settings_and_rules_open_above_a_moment_and_it_waits_for_them(
    moments: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Moments, "SECONDS", {"wait": None, "short": 0.5})
    host = before_the("assignment_revealed")
    async with a_screen(host, (80, 24), WAITING._replace(moments=moments)) as (pilot, screen):
        await give(pilot, screen, host)
        await until(pilot, lambda: on_top(pilot))
        for key, opened in (("f2", SettingsScreen), ("f1", RulesScreen)):
            await pilot.press(key)
            await until(pilot, lambda opened=opened: isinstance(pilot.app.screen, opened))
            await pilot.pause(0.6 if key == "f2" else 0)
            await pilot.press("escape")
            await until(pilot, lambda: on_top(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: not on_top(pilot))


async def test_a_short_moment_goes_away() -> None:
    host = before_the("assignment_revealed")
    short = Settings(reveals="never", confirmations=False, animation=False, pace="at-once", moments="short")
    async with a_screen(host, (80, 24), short) as (pilot, screen):
        await give(pilot, screen, host)
        await until(pilot, lambda: on_top(pilot))
        await until(pilot, lambda: not on_top(pilot))


async def test_a_moment_that_is_skipped_is_not_shown() -> None:
    host = before_the("assignment_revealed")
    skipped = Settings(reveals="never", confirmations=False, animation=False, pace="at-once", moments="skip")
    async with a_screen(host, (80, 24), skipped) as (pilot, screen):
        await give(pilot, screen, host)
        await pilot.pause(0.3)
        assert not on_top(pilot) and host.view(NOBODY).step >= 2



class NothingToShow:
    """A source that knows facts which begin moments, and has none to show."""

    begins = frozenset({"round_started"})

    def moments(self, log: object, since: int, view: object, looks: object) -> list[Moment]:
        """None."""
        return []


@pytest.mark.parametrize("is_the_source_of_the_game", [False, True])
def test_nobody_waits_for_a_moment_that_is_not_there(is_the_source_of_the_game: bool) -> None:
    """The first round begins without a moment, so bots that come next must not wait for one."""
    host = new_host("bot:random,Anna", seed=7, start="beginner")
    source = MoscowMoments(words(), UNICODE) if is_the_source_of_the_game else NothingToShow()
    app: Any = SimpleNamespace(settings=WAITING)
    moments = Moments(app, host, source, lambda: looks_of(host.setup.seats), lambda: None)
    host.run_on()
    while host.view(NOBODY).round == 0:
        host.submit(host.asks()[0].ticket, host.asks()[0].decision.options[0])
        host.run_on()
    assert any(entry.fact.key == "round_started" for entry in host.log(NOBODY)[moments._seen :])
    assert not moments.is_due()
