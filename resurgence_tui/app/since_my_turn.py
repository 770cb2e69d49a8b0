"""What has happened since a seat's last turn, also where a save has been opened in between."""

from __future__ import annotations

from resurgence_tui.engine.types import RuleId, Seat

from .host import Host
from .replay import replay_of


def entries_before(host: Host, seat: Seat, rule: RuleId) -> int:
    """How many entries of the whole log there were before the answer that ended the seat's last turn.

    So what that answer led to, such as the end of a round, belongs to what has changed. rule: of the question that the
    seat is asked now: within a turn, the turn before is meant. Before its second turn all of the log is new.
    """
    past = replay_of(host.save_file())
    steps = (past.step(moment) for moment in range(past.first + 1, past.last + 1))
    own = [step for step in steps if step is not None and step.seat == seat]
    progress = host.progress.round
    if own and rule not in host.game.turns and own[-1].round == progress:
        while own and not own[-1].turn:
            own.pop()
        own = own[:-1]
    return past.entries(own[-1].number - 1) if own else past.entries(past.first)
