"""Games played far enough to be worth saving."""

from __future__ import annotations

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store


def a_game(store: Store | None, choices: int = 60, seats: str = "Anna,Boris", seed: int = 3, **options: str) -> Host:
    """A game in which people have taken the first answer that gives nothing up, that many times or to its end.

    They take their time: each answer is on the disk before the next one, so that each makes an older generation.
    """
    host = Library(store).new(make_setup(parse_seats(seats), seed, options=dict(options)))
    for _ in range(choices):
        if host.over:
            break
        ticket, decision = host.asks()[0]
        host.submit(ticket, decision.options[0])
        host.settle()
    return host
