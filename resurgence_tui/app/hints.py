"""A hint for the open question of a seat, from what that seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.hints import Proposal, Proposing, Rank, propose, proposing_for
from resurgence_tui.engine.valuation import Act

from .host import Ask, Host

__all__ = ["Advisor", "Proposal", "Rank", "proposal_for"]


def proposal_for(host: Host, ask: Ask, picks: Sequence[Act] = (), rank: Rank | None = None) -> Proposal | None:
    """What a bot would do on the seat that is asked; None if no bot can think about the game.

    The chance with which it imagines the table has nothing to do with that of the game, so it foretells nothing; asked
    again, it says the same. picks: acts of several answers that the player picks with one key. rank: what acts are
    proposed, if not all.
    """
    seat = ask.decision.seat
    return propose(host.game, host.view(seat), ask.decision, BotChance(0, seat, host.decisions), picks, rank)


class Advisor:
    """What is best among some of the acts of an open question, as a hint for them would say."""

    def __init__(self, host: Host, ask: Ask) -> None:
        self._host, self._ask = host, ask
        self._best: dict[tuple[str, ...], str] = {}
        self._picks: dict[str, Act] = {}

    @cached_property
    def _proposing(self) -> Proposing | None:
        host, decision = self._host, self._ask.decision
        chance = BotChance(0, decision.seat, host.decisions)
        return proposing_for(host.game, host.view(decision.seat), decision, chance)

    def best(self, options: Sequence[str]) -> str:
        """The best of some options, of which there is at least one; the first where no bot can tell."""
        key = tuple(options)
        if key not in self._best:
            act = self.best_act(lambda act: act[0] in key) if len(key) > 1 else ()
            self._best[key] = act[0] if act and act[0] in key else key[0]
        return self._best[key]

    def best_pick(self, option: str, picks: Sequence[Act]) -> Act:
        """The best of the picks that begin with an option; the option alone where none does or no bot can tell."""
        if option not in self._picks:
            act, proposing = (option,), self._proposing
            self._picks[option] = proposing.whole_pick(act, picks)[0] if proposing is not None else act
        return self._picks[option]

    def best_act(self, rank: Rank) -> Act:
        """The best act of the highest rank; empty where no bot can tell."""
        return self._proposing.of_rank(rank)[0][1] if self._proposing is not None else ()
