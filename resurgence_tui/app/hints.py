"""A hint for the open question of a seat, from what that seat may see."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.hints import Proposal, propose
from resurgence_tui.engine.valuation import Act

from .host import Ask, Host

__all__ = ["Proposal", "proposal_for"]


def proposal_for(host: Host, ask: Ask, picks: Sequence[Act] = ()) -> Proposal | None:
    """What a bot would do on the seat that is asked; None if no bot can think about the game.

    The chance with which it imagines the table has nothing to do with that of the game, so it foretells nothing; asked
    again, it says the same. picks: acts of several answers that the player picks with one key.
    """
    seat = ask.decision.seat
    return propose(host.game, host.view(seat), ask.decision, BotChance(0, seat, host.decisions), picks)
