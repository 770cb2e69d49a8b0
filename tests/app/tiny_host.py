"""Hosts of the kernel's tiny game, whose every step is known."""

from __future__ import annotations

from datetime import UTC, datetime

from resurgence_tui.app.host import Host
from resurgence_tui.saves.save_file import SaveFile, SeatSetup, make_setup
from resurgence_tui.saves.store import Store
from tests.tiny.game import GAME, Cards

NAMES = ("Anna", "Boris", "Cleo", "Dana")


def tiny_host(*players: str, seed: int = 1, store: Store | None = None) -> Host:
    """An auction in which these play: ``human`` or a bot's name, one for each seat."""
    seats = [SeatSetup(name=NAMES[i], player=player, colour=i) for i, player in enumerate(players)]
    now = datetime.now(UTC)
    setup = make_setup(seats, seed, game="tiny")
    save = SaveFile(name="Auction", created=now, saved=now, content_hash="tiny", setup=setup, table={})
    return Host(GAME, GAME.start(len(seats), seed, {}, Cards()), save, store)


def answer(host: Host, seat: int, option: str) -> None:
    """Answer the open question of a seat."""
    ask = host.ask_of(seat)
    assert ask is not None, f"seat {seat} is not asked"
    host.submit(ask.ticket, option)
