"""Games of Residuum to look at: a dealt table in a turn, or further on until a question is asked."""

from __future__ import annotations

from random import Random

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.games.residuum.view import View
from resurgence_tui.saves.save_file import make_setup

DEALT = {"map": "dealt", "bases": "dealt"}
MOST = 900
SPARED = ("tear_down", "barricade", "end")
"""Actions that lead away from what is wanted."""


def new_game(seats: str = "Anna,Boris", seed: int = 8, map: str = "dealt") -> Host:
    """A new game in memory."""
    options = DEALT if map == "dealt" else {}
    return Library().new(make_setup(parse_seats(seats), seed, options=options, game="residuum"))


def play_until(host: Host, rule: str, seed: int = 1, seat: int | None = None) -> Host:
    """Answers at random, sensibly, until a rule asks (a seat)."""
    chance = Random(seed)
    for _ in range(MOST):
        host.run_on()
        asks = host.asks()
        assert asks, "the game is over"
        ask = asks[0]
        decision = ask.decision
        if decision.rule == rule and seat in (None, decision.seat):
            return host
        options = list(decision.options)
        likely = usual(host.view(decision.seat), decision)
        if decision.rule == MENU:
            wanted = [one for one in options if not any(word in one for word in SPARED)]
            options = wanted if wanted and chance.random() < 0.9 else ["act:end"]
        elif likely and chance.random() < 0.8:
            options = [likely]
        host.submit(ask.ticket, chance.choice(options))
    raise AssertionError(f"{rule} never asks")


def first_turn(seats: str = "Anna,Boris", seed: int = 8) -> Host:
    """The menu of the first turn."""
    return play_until(new_game(seats, seed), MENU)


def view_of(host: Host, seat: int = 0) -> View:
    """The table as a seat sees it."""
    found: View = host.view(seat)
    return found
