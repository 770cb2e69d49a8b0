"""What the cards of a setup are worth: games of ``bot:normal`` in which everything before the first round is by chance.

    python benchmarks/setup_worth.py resurgence --games 300 --about hero_taken --about starter_taken --about kept

Prints, as JSON, by how many points seats with a card came out above the mean of their table, from a ridge regression on
all cards of a seat, so that one does not stand for another. Needs the extra ``research`` (numpy); 300 games take about
five minutes of a processor. Where it goes: docs/bots.md, "To tune them anew".
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import game_called

PRIOR = 20.0
"""As if each card had been seen so often without any effect: what few games say is believed but half."""


class Seen(NamedTuple):
    """One seat of a game: its cards, and its points beyond the mean of its table."""

    cards: tuple[str, ...]
    ahead: float


def played(name: str, seats: int, seed: int, about: Sequence[str]) -> list[Seen]:
    """A game, seen from each seat. about: keys of the facts by which a seat comes to a card."""
    game, chance = game_called(name), random.Random(seed)
    table = game.start(seats, seed, {}, game.content())
    bots, asked_before = [bot_called("bot:normal", game) for _ in range(seats)], [0] * seats
    cards: list[list[str]] = [[] for _ in range(seats)]
    while not table.over:
        asked = table.open[0]
        seat = asked.seat
        if len(asked.options) == 1 or game.progress(table).round < 1:
            option = chance.choice(asked.options)
        else:
            rng = BotChance(seed, seat, asked_before[seat])
            option = bots[seat].answer(partial(game.view, table, seat), asked, rng)
        asked_before[seat] += 1
        choose(table, seat, option, game.book)
        for fact in table.facts:
            if fact.key in about:
                cards[fact.seat].append(str(fact.values[0]))
    scores = game.scores(table)
    mean = sum(scores) / seats
    return [Seen((*cards[seat],), scores[seat] - mean) for seat in range(seats)]


def worths(seen: Sequence[Seen]) -> dict[str, float]:
    """Each card's worth in points."""
    names = sorted({card for one in seen for card in one.cards})
    had = np.array([[one.cards.count(name) for name in names] for one in seen], dtype=float)
    had -= had.mean(axis=0)
    points = np.array([one.ahead for one in seen])
    found = np.linalg.solve(had.T @ had + PRIOR * np.eye(len(names)), had.T @ points)
    return {name: round(float(worth), 1) for name, worth in zip(names, found, strict=True)}


def main() -> None:
    """Play, and print what the cards were worth, the best first."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--seed", type=int, default=500_000)
    asked.add_argument("--about", action="append", required=True, metavar="FACT")
    chosen = asked.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    found = worths([one for seed in seeds for one in played(chosen.game, chosen.seats, seed, chosen.about)])
    print(json.dumps(dict(sorted(found.items(), key=lambda entry: -entry[1])), indent=2))


if __name__ == "__main__":
    main()
