"""What only gives is taken at the table without a key, told, and undone with the placement; so in plain text."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from resurgence_tui.app.guided import set_guide
from resurgence_tui.app.settings import Settings, write_settings
from resurgence_tui.cli import plain
from tests.app.test_unasked import ARBAT, TAKEN, hosting, submit, two_with_tokens
from tests.ui.table.playing import SIZES, a_screen, decided, menu_of, painted, tap, until

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
