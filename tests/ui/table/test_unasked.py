"""What only gives is taken at the table without a key, told, and undone with the placement; so in plain text."""

from __future__ import annotations

import io
from pathlib import Path
from threading import Event

import pytest

from resurgence_tui.app.guided import set_guide
from resurgence_tui.app.host import Host
from resurgence_tui.app.settings import Settings, write_settings
from resurgence_tui.cli import plain
from resurgence_tui.ui.table.pace import Pace
from resurgence_tui.ui.table.thinking import Thinking
from resurgence_tui.ui.table.told_once import ToldOnce
from tests.app.test_unasked import ARBAT, TAKEN, hosting, submit, two_with_tokens
from tests.build import a_table
from tests.ui.table.playing import SIZES, a_screen, decided, menu_of, painted, tap, until
from tests.ui.table.test_thinking import go as go

USUAL = Settings(reveals="never", waste="never")


async def place(pilot, screen) -> None:  # type: ignore[no-untyped-def]
    menu = menu_of(screen)
    menu.focus()
    menu.look_at("arbat_upper")
    await pilot.pause()
    await tap(pilot, "enter")
    await decided(pilot, screen.host, 0)


@pytest.mark.rule("AMB-130")
@pytest.mark.parametrize("size", SIZES)
async def test_a_placement_takes_what_it_gives_tells_it_and_is_undone_with_it(size: tuple[int, int]) -> None:
    host = hosting(two_with_tokens(), on=False)
    async with a_screen(host, size, USUAL) as (pilot, screen):
        await place(pilot, screen)
        await until(pilot, lambda: screen.pending.seat == 1)
        assert host.save_file().choices == TAKEN
        await until(pilot, lambda: "Automatically: Anna" in painted(pilot))
        await tap(pilot, "u")
        await until(pilot, lambda: host.decisions == 0)
        assert (screen.pending.rule, screen.pending.seat) == ("PLACE-01", 0)


async def test_who_wants_to_be_asked_is_asked_and_a_guided_game_asks_too() -> None:
    host = hosting(two_with_tokens(), on=False)
    async with a_screen(host, (80, 24), Settings(reveals="never", waste="never", free_gains=False)) as (pilot, screen):
        await place(pilot, screen)
        await until(pilot, lambda: screen.pending.rule == "ACT-01")
    guided = hosting(two_with_tokens(), on=False)
    set_guide(guided, True)
    async with a_screen(guided, (80, 24), USUAL) as (pilot, screen):
        submit(guided, ARBAT)
        screen.go_on()
        await until(pilot, lambda: screen.pending.rule == "ACT-01")


@pytest.mark.parametrize("asked", [False, True])
def test_plain_text_takes_and_tells_it_too(asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_settings(Settings(free_gains=not asked), tmp_path / "config")
    monkeypatch.setenv("RESURGENCE_CONFIG", str(tmp_path / "config"))
    host, out = hosting(two_with_tokens(), on=False), io.StringIO()
    options = host.asks()[0].decision.options
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{options.index(ARBAT) + 1}\nu\nq\n"))
    monkeypatch.setattr("sys.stdout", out)
    plain.play_plain(host)
    told = out.getvalue()
    assert ("automatically: Use Arbat" in told) is not asked, told
    assert host.save_file().choices == [], "u takes the placement back, with what it gave"


def three_with_tokens(seats: str) -> Host:
    """Anna places first, and again after two bots."""
    t = a_table(3).with_items(0, food=4).assigned(0, metro="laborer laborer")
    t = t.assigned(1, metro="laborer").assigned(2, metro="laborer")
    return hosting(t.at("PLACE-01", seat=0), on=False, seats=seats)


TOLD = "Automatically: Anna"


async def test_what_was_told_beside_the_turns_of_bots_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "SECONDS", {"step": None})
    settings = Settings(reveals="never", waste="never", pace="step")
    async with a_screen(three_with_tokens("Anna,bot:random*2"), (120, 36), settings) as (pilot, screen):
        await place(pilot, screen)
        for name in ("Anna takes a turn", "Bot Random 1: ", "Bot Random 2: "):
            await until(pilot, lambda name=name: name in painted(pilot) and "Next turn" in painted(pilot), 5.0)  # type: ignore[misc]
            assert TOLD in painted(pilot), "it can be read as long as nobody is asked"
            await tap(pilot, "enter")
        await until(pilot, lambda: screen.pending.seat == 0)
        assert TOLD not in painted(pilot)


async def test_what_was_told_long_beside_a_bot_that_thinks_is_not_told_again(
    go: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinking, "SIGN_EVERY", 0.02)
    async with a_screen(three_with_tokens("Anna,bot:random,bot:hard"), (120, 36), USUAL) as (pilot, screen):
        await place(pilot, screen)
        await until(pilot, lambda: screen.thinking._signs > ToldOnce.SIGNS)
        assert TOLD in painted(pilot)
        go.set()
        await until(pilot, lambda: screen.pending.seat == 0)
        assert TOLD not in painted(pilot)


async def test_after_bots_that_nobody_could_follow_it_is_told_with_the_next_question() -> None:
    async with a_screen(three_with_tokens("Anna,bot:random*2"), (120, 36), USUAL) as (pilot, screen):
        await place(pilot, screen)
        await until(pilot, lambda: screen.pending.seat == 0 and screen.host.decisions > 4)
        assert TOLD in painted(pilot)
        screen.update()
        assert TOLD in painted(pilot)
