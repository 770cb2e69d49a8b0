"""The weights of the valuation: data, in points at the end of the game."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from resurgence_tui.assets_path import assets


class Weights(NamedTuple):
    """All in points at the end of the game, but for shares and spreads; a point of payment is what Provisions are good
    for.

    rate: a point of payment, in the store or to be produced; early: so much more, for each turn to come, while pieces
    are left in the supply; late: the share of it that counts in the last turn, and in the last but one. use: the share
    of a cube's points that it is good for, by resource; cap: so many cubes of it; spare: the share of that for more of
    them. type: what each turn to come takes off the point for ten of a type. spread: how uncertain a lead in Oil, Gold
    and Nuclear is, now and more for each turn to come. fed: an Outrider that is fed at the end of the first year.
    lying: one that is out of action. camp: the share of the Basecamp's promise that counts while it is out of action;
    moving: what it must gain by going elsewhere. step: how dear a step is on a way that is only planned. plan: the
    share of an Outpost's promise that counts while it is carried; alone: without an Outrider beside it; waiting: of
    each further one that waits. hazard: an Outrider that stands on a hazard. favour: a card of the town. visit: a visit
    to the town that may still be made. draw: a discovery card drawn, by how many are held. power: a power not used yet.
    card: a card in the hand; planned: so many of them are planned for; promise: the share of what one brings that
    counts once all cubes are there, held: the share that counts before. ability: a lasting ability or an action, a
    turn. near, far: how likely an Outrider of others attacks that stands within two hexes, or four. loss, post: what a
    lost fight costs for each Outrider, and with an Outpost; loot: the share that counts of what may be taken. odds: by
    how many points of strength the odds change. booster: a Tech that may be spent in a fight. rival: how much the best
    rival's position counts. rough: what a gain for each point of payment is multiplied by, so that weak bots misjudge
    it as much as they should. worst: deeds that bring less are not thought about. measured: what discovery cards
    brought in games of bots, from the mean.
    """

    rate: float
    early: float
    late: tuple[float, ...]
    use: tuple[float, ...]
    cap: tuple[float, ...]
    spare: float
    type: float
    spread: dict[str, tuple[float, float]]
    fed: float
    lying: float
    camp: float
    moving: float
    step: float
    plan: float
    alone: float
    waiting: float
    hazard: float
    favour: float
    draw: tuple[float, ...]
    power: float
    card: float
    planned: int
    promise: float
    held: float
    visit: float
    ability: float
    near: float
    far: float
    loss: float
    post: float
    loot: float
    odds: float
    booster: float
    rival: float
    rough: float
    worst: float
    measured: dict[str, float]


FILE = "valuation/residuum/weights.json"


@cache
def weights() -> Weights:
    """The weights, read once."""
    read: dict[str, Any] = json.loads((assets() / FILE).read_text(encoding="utf-8"))
    values: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in read.items()}
    return Weights(**values)
