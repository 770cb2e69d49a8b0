"""Bots that look ahead on imagined tables: by habit with a fair share of mistakes, a turn, or the rest of a stage."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.engine.valuation import Act, LooksFar, Supposes, Valuation

from .bot import BotChance, Look, View
from .lookahead import Lookahead
from .playouts import Playouts
from .race import SURE, Race
from .watch import Watch


class Plans:
    """The act that a bot has begun: its other answers are given without thinking anew."""

    def __init__(self) -> None:
        self._act: Act = ()
        self._begun = 0

    def next(self, decision: Decision, rng: BotChance) -> str:
        """The answer of the act that comes now, "" if there is none that fits."""
        number = rng.decision - self._begun
        fits = 0 < number < len(self._act) and self._act[number] in decision.options
        return self._act[number] if fits else ""

    def begin(self, act: Act, rng: BotChance) -> str:
        """Note an act and give its first answer."""
        self._act, self._begun = act, rng.decision
        return act[0]


class EasyBot:
    """Does what one usually does, often wrongly judged: every worth is off by some points.

    noise: by how many points, at most, a rough worth is off. slips: in how many of a hundred questions it takes any.
    """

    slow = False

    def __init__(self, game: Game, valuation: Valuation, noise: float = 2.0, slips: int = 8) -> None:
        self._game, self._valuation, self._noise, self._slips = game, valuation, noise, slips
        self._plans = Plans()

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """An option, mostly a fair one."""
        begun = self._plans.next(decision, rng)
        if begun:
            return begun
        if rng.below(100) < self._slips:
            return decision.options[rng.below(len(decision.options))]
        acts = self._valuation.acts(self._game.imagine(look(), rng), decision)
        steps = 1 << 16
        best = max(acts, key=lambda act: act[0] + self._noise * (2 * rng.below(steps) / steps - 1))
        return self._plans.begin(best[1], rng)


class Appraisal:
    """Compares acts by what the seat's turn brings with each of them, on a table."""

    def __init__(self, game: Game, valuation: Valuation, width: int) -> None:
        self._valuation, self._width = valuation, width
        self._lookahead = Lookahead(game, valuation)

    def best_first(
        self, table: Any, decision: Decision, without: Collection[str] = (), only: Callable[[Act], bool] | None = None
    ) -> list[tuple[float, Act]]:
        """The most promising acts, each with what the table promises after the turn.

        without: options that no act may begin with, unless all do. only: what acts must fulfil, unless none does.
        """
        acts = sorted(self._valuation.acts(table, decision), key=lambda act: -act[0])
        if only is not None:
            acts = [entry for entry in acts if only(entry[1])] or acts
        acts = [entry for entry in acts if entry[1][0] not in without] or acts
        if self._valuation.is_settled(decision):
            return acts[: self._width]
        found = [(self.value(table, decision.seat, act), act) for _, act in acts[: self._width]]
        return sorted(found, key=lambda entry: -entry[0])

    def value(self, table: Any, seat: Seat, act: Act) -> float:
        """What the table promises after the seat's turn, if it begins with that act."""
        return self._valuation.worth(self._lookahead.after_turn(table, seat, act), seat)


class NormalBot:
    """Plays each of the best acts to the end of the turn and takes the one after which the table promises most."""

    WIDTH = 12
    """Acts that are compared."""

    slow = True

    def __init__(self, game: Game, valuation: Valuation) -> None:
        self._game, self._plans = game, Plans()
        self._appraisal = Appraisal(game, valuation, self.WIDTH)

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """The best option as far as the turn goes."""
        begun = self._plans.next(decision, rng)
        if begun:
            return begun
        table = self._game.imagine(look(), rng)
        return self._plans.begin(self._appraisal.best_first(table, decision)[0][1], rng)


class HardBot:
    """Plays the most promising acts on to the end of the stage, on imagined tables, until one is clearly ahead.

    In a playout the seat weighs few ways to begin each of its turns, which is nearly as good as what ``NormalBot``
    does, so an act is judged by what can be made of it; others go on by learnt habit. Acts of questions that are not
    settled are few, and are played on further where the valuation says so.

    playouts: for one question, at most, and ``MORE`` times as many for a settled one; fewer if the watch runs out. None
    for as many as the valuation says, else ``PLAYOUTS``.
    """

    slow = True

    WIDTH, NARROW = 16, 8
    """Acts that are played to the end of the turn, and those of them that are played out."""

    GAP = 4.0
    """Points by which what the turn brings with an act may be less than with the best: beyond that none is played out
    but the ``FEWEST`` best, for a turn that ends a stage is badly compared by what it brings."""

    WIDE, WIDE_GAP = 64, 12.0
    """Acts of settled questions that are played out, and their gap: their rough worth says little of their order."""

    MORE, WIDE_SURE, WIDE_KEEP = 4, 2.0, (12, 4)
    """How many times the playouts a settled question gets, by how many standard errors one of its acts is behind when
    it is out, and how many stay after the first two tables: there are few such questions, much hangs on each, and one
    playout errs by much, but tells who is far behind."""

    FEWEST = 3

    PLAYOUTS = 64
    """For one question of a game whose valuation names no number."""

    TRUST = 0.3
    """How much what the turn brings counts beside what the playouts have shown, of which there are few."""

    def __init__(self, game: Game, valuation: Valuation, watch: Watch, playouts: int | None = None) -> None:
        self._game, self._valuation, self._watch = game, valuation, watch
        usual = valuation.playouts if isinstance(valuation, LooksFar) else self.PLAYOUTS
        self._number = usual if playouts is None else playouts
        self._plans = Plans()
        self._appraisal, self._wide = Appraisal(game, valuation, self.WIDTH), Appraisal(game, valuation, self.WIDE)
        self._near, self._far = Playouts(game, valuation), Playouts(game, valuation, is_far=True)

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """The option that came out best."""
        begun = self._plans.next(decision, rng)
        if begun:
            return begun
        self._watch.start()
        view = look()
        is_settled, number = self._valuation.is_settled(decision), self._number
        appraisal = self._wide if is_settled else self._appraisal
        found = appraisal.best_first(self._game.imagine(view, rng), decision)
        if not self._valuation.is_weighty(decision):
            return self._plans.begin(found[0][1], rng)
        if is_settled:
            number *= self.MORE
            race, playouts = self._race(found[:number], self.WIDE_GAP, self.WIDE_SURE, self.WIDE_KEEP), self._near
        else:
            race, playouts = self._race(found[: min(number, self.NARROW)], self.GAP, SURE), self._far
        return self._plans.begin(self._winner(race, playouts, view, decision.seat, number, rng), rng)

    def _race(
        self, found: Sequence[tuple[float, Act]], gap: float, sure: float, keep: Sequence[int] = ()
    ) -> Race:
        """Between the acts that were found, the best first, but those beyond the gap."""
        least = found[0][0] - gap
        acts = [one for place, one in enumerate(found) if place < self.FEWEST or one[0] >= least]
        return Race([(self.TRUST * value, act) for value, act in acts], sure, keep)

    def _winner(
        self, race: Race, playouts: Playouts, view: View, seat: Seat, number: int, rng: BotChance
    ) -> Act:
        """The act that came out best. number: of playouts, at most.

        Where time is short, the first table is for as many acts as half of it allows: nothing is known of the others.
        """
        left, is_first = number, True
        while 1 < len(race.acts) <= left:
            table, values = self._supposed(view, seat, rng), list[float]()
            for act in race.acts:
                if not (self._watch.is_early if is_first else self._watch.is_running):
                    break
                values.append(playouts.value(table, seat, act))
            if not values or (len(values) < len(race.acts) and not is_first):
                break
            race.add(values)
            left, is_first = left - len(values), False
        return race.acts[0]

    def _supposed(self, view: View, seat: Seat, rng: BotChance) -> Any:
        """An imagined table on which the others have chosen in secret as they are likely to."""
        table, valuation = self._game.imagine(view, rng), self._valuation
        if isinstance(valuation, Supposes):
            valuation.suppose(table, seat, rng)
        return table
