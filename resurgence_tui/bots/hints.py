"""A proposal for an open question, with what speaks for it: what a bot would do that looks a turn ahead.

What brings nothing may be worth as much to a bot as what ends a turn; it is proposed only where nothing else is open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Any, NamedTuple

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Act, KnowsWaste, Valuation
from resurgence_tui.games import valuation_of

from .acts import Answered, answered
from .bot import BotChance, View
from .reasons import LEAST_REASON, Made, Reasons, mean, reasons_for
from .thinking_bots import Appraisal, NormalBot

OTHERS = 3
"""Acts that the best one is compared with."""

REST = 0.25
"""Of all points by which an act is better, the share below which what is not named is a trifle."""

Rank = Callable[[Act], int]
"""How well an act serves a purpose beside points: only those of the highest rank are proposed."""


class Proposal(NamedTuple):
    """What to do, and why: it is better than the next best acts by these reasons.

    against: what speaks most for those instead. rest: points by which it is better, or worse, for all else, where that
    is more than a trifle.
    answered: the act with the questions that it answers. Where more questions are one with it to a player, such as the
    amounts of a trade, the answers to them stand behind it. better: an act that promises more, where only acts of one
    rank were asked for, and by how many points; empty if none does.
    """

    act: Act
    reasons: Reasons
    answered: tuple[Answered, ...]
    against: Reasons = ()
    rest: float = 0.0
    better: tuple[Answered, ...] = ()
    behind: float = 0.0


def propose(
    game: Game, view: View, decision: Decision, chance: BotChance, picks: Sequence[Act] = (), rank: Rank | None = None
) -> Proposal | None:
    """A proposal for the seat that is asked, from its view alone; None if the game has no valuation.

    picks: acts of several answers that are one to the player; an act that begins one of them is told as far as that.
    """
    proposing = proposing_for(game, view, decision, chance)
    return proposing.proposal(picks, rank) if proposing is not None else None


def proposing_for(game: Game, view: View, decision: Decision, chance: BotChance) -> Proposing | None:
    """What can be proposed for a question; None if the game has no valuation."""
    valuation = valuation_of(game.name)
    return Proposing(game, valuation, view, decision, chance) if valuation is not None else None


class Proposing:
    """One question, and what a table that is imagined promises with each of its acts."""

    def __init__(self, game: Game, valuation: Valuation, view: View, decision: Decision, chance: BotChance) -> None:
        self._game, self._valuation, self._view, self._decision = game, valuation, view, decision
        self._table, self._made = game.imagine(view, chance), Made(game, valuation)
        self._appraisal = Appraisal(game, valuation, NormalBot.WIDTH)

    def proposal(self, picks: Sequence[Act], rank: Rank | None) -> Proposal:
        """The best act of the highest rank, compared with the best of all others."""
        found = self._best_first()
        ranked = found if rank is None else self.of_rank(rank)
        value, best = ranked[0]
        act, played = self.whole_pick(best, picks)
        value = value if played == best else self._value(played)
        others = [entry for entry in found if entry[1] != best][:OTHERS]
        told = self._told(played)
        if not others:
            return Proposal(act, (), told)
        mine, theirs = self._parts(played), mean([self._parts(other) for _, other in others])
        reasons, against = reasons_for(mine, theirs), reasons_for(theirs, mine)[:1]
        more = value - fsum(other for other, _ in others) / len(others)
        rest = more - fsum(points for _, points in reasons) + fsum(points for _, points in against)
        trifle = max(LEAST_REASON, REST * more)
        proposal = Proposal(act, reasons, told, against, rest if abs(rest) >= trifle else 0.0)
        behind = found[0][0] - value
        if found[0][1] == best or behind < LEAST_REASON:
            return proposal
        return proposal._replace(better=self._told(found[0][1]), behind=behind)

    def of_rank(self, rank: Rank) -> list[tuple[float, Act]]:
        """The acts of the highest rank, the most promising first."""
        acts = [act for _, act in self._valuation.acts(self._table, self._decision)]
        ranks = {act: rank(act) for act in acts}
        most = max(ranks.values())
        return self._best_first(lambda act: ranks[act] == most)

    def _best_first(self, only: Callable[[Act], bool] | None = None) -> list[tuple[float, Act]]:
        """The most promising acts."""
        valuation = self._valuation
        idle = valuation.brings_nothing(self._table, self._decision) if isinstance(valuation, KnowsWaste) else ()
        return self._appraisal.best_first(self._table, self._decision, idle, only)

    def _value(self, act: Act) -> float:
        return self._appraisal.value(self._table, self._decision.seat, act)

    def _parts(self, act: Act) -> Any:
        return self._made.of(self._table, self._decision, act)

    def _told(self, act: Act) -> tuple[Answered, ...]:
        """The answers of an act; those to which there is no alternative are left out, unless all are such."""
        told = answered(self._game, self._table, self._view, self._decision, act)
        told = tuple(one for one in told if len(one.asked.options) > 1) or told
        if self._valuation.is_settled(self._decision):
            return (*told, *_rest_of_act(self._game, self._appraisal, self._table, told))
        return told

    def whole_pick(self, act: Act, picks: Sequence[Act]) -> tuple[Act, Act]:
        """The best of the picks that go on from an act, as it is picked and as it is played: with the answers between
        to which there is no alternative. The act itself if none goes on from it."""
        longer = [pick for pick in picks if len(pick) > len(act) and tuple(pick[: len(act)]) == tuple(act)]
        played = {tuple(pick): _with_forced(self._game, self._table, self._decision, pick) for pick in longer}
        legal = [(pick, whole) for pick, whole in played.items() if whole]
        return max(legal, key=lambda one: self._value(one[1]), default=(act, act))


def _with_forced(game: Game, table: Any, decision: Decision, pick: Act) -> Act:
    """A pick with the answers that a game gives by itself on the way; empty if the table asks something else."""
    table, seat, whole = game.clone(table), decision.seat, list[str]()
    for wanted in pick:
        asked = table.decision_of(seat)
        while asked is not None and wanted not in asked.options and len(asked.options) == 1:
            whole.append(asked.options[0])
            choose(table, seat, asked.options[0], game.book)
            asked = table.decision_of(seat)
        if asked is None or wanted not in asked.options:
            return ()
        whole.append(wanted)
        choose(table, seat, wanted, game.book)
    return tuple(whole)


def _rest_of_act(game: Game, appraisal: Appraisal, table: Any, told: tuple[Answered, ...]) -> list[Answered]:
    """How the same bot would answer the questions that are one with those, see ``Game.together``.

    An act that is chosen from a menu is told by its own answers alone: it may bring something to light on the way.
    """
    seat, act = told[-1].asked.seat, game.together.get(told[-1].asked.rule, "")
    if not act or any(game.together.get(rule) == act for rule in game.begins):
        return []
    table, found = game.clone(table), []
    for one in told:
        choose(table, seat, one.option, game.book)
    while (asked := table.decision_of(seat)) is not None and game.together.get(asked.rule) == act:
        option = appraisal.best_first(table, asked)[0][1][0]
        if len(asked.options) > 1:
            found.append(Answered(asked, game.view(table, seat), option))
        choose(table, seat, option, game.book)
    return found
