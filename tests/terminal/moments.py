"""Saved games that wait at a certain moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store

MOST = 2_000


def save_at(
    folder: Path, wanted: Callable[[Host, Ask], bool], seats: str = "Anna,Boris", seed: int = 3, start: str = "draft"
) -> Path:
    """A game in a folder, played at random until a question is as wanted."""
    host = Library(Store(folder)).new(make_setup(parse_seats(seats), seed, options={"start": start}))
    chance = Random(seed)
    for _ in range(MOST):
        host.run_on()
        ask = host.asks()[0]
        if wanted(host, ask):
            break
        host.submit(ask.ticket, chance.choice(ask.decision.options))
    else:
        raise AssertionError("It never came to that.")
    host.close()
    assert host.path is not None
    return host.path


def rule(wanted: str, round_: int = 1) -> Callable[[Host, Ask], bool]:
    """Whether a rule asks, with more than one answer, in a round or later."""

    def asks(host: Host, ask: Ask) -> bool:
        return ask.decision.rule == wanted and len(ask.decision.options) > 1 and host.view(0).round >= round_

    return asks
