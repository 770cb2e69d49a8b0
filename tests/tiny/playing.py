"""Auctions to test with: in memory or saved, played at random as far as wanted."""

from __future__ import annotations

from pathlib import Path
from random import Random

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.machine import choose
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from tests.tiny.game import GAME, Auction, book

WHOLE = {"house": True, "map": True}
"""The options with which there is most to see."""


def auction(folder: Path | None = None, seats: str = "Anna,Boris", seed: int = 5, **options: str | bool) -> Host:
    """A new game."""
    setup = make_setup(parse_seats(seats), seed, game="tiny", options=options or WHOLE)
    return Library(Store(folder) if folder is not None else None).new(setup)


def play_on(host: Host, choices: int = 1000, seed: int = 5) -> Host:
    """Answer at random, so often at most."""
    chance = Random(seed)
    for _ in range(choices):
        host.run_on()
        asks = host.asks()
        if not asks:
            break
        host.submit(asks[0].ticket, chance.choice(asks[0].decision.options))
    return host


def answer(host: Host, seat: int, *options: str) -> None:
    """Answer the questions of a seat, one after the other."""
    for option in options:
        ask = host.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        host.submit(ask.ticket, option)


def to_the_map(host: Host) -> Host:
    """Two seats bid, Anna more; nobody objects: she is asked for the field of a flag."""
    answer(host, 0, "bid:3", "colour:red")
    answer(host, 1, "bid:1", "colour:red")
    answer(host, 0, "stones:1")
    answer(host, 1, "let")
    return host


def to_a_pair(host: Host) -> Host:
    """Anna takes the first two cards and lays both on one pile, which ends the game in its second round."""
    to_the_map(host)
    answer(host, 0, "flag:field_1", "bid:2", "colour:red")
    answer(host, 1, "bid:0", "colour:red")
    answer(host, 0, "stones:0")
    answer(host, 1, "let")
    return host


def tables(seats: int = 3, seed: int = 1, **options: str | bool) -> list[Auction]:
    """The tables of a game played at random, from its first question to its end."""
    table, chance = GAME.start(seats, seed, options or WHOLE, GAME.content()), Random(seed)
    found = [GAME.clone(table)]
    while table.open:
        asked = chance.choice(table.open)
        choose(table, asked.seat, chance.choice(asked.options), book)
        found.append(GAME.clone(table))
    return found
