"""The weights of the valuation: data, in points at the end of the game."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from resurgence_tui.assets_path import assets


class Weights(NamedTuple):
    """All in points at the end of the game, but for shares and spreads.

    goods: one of each item that is needed, by Item; spare: the share of that for one that nothing needs yet;
    final_goods: in the last round. mission_promise: the share of a planned Mission's gain that counts before it is
    completed, by the rounds to come. level_promise, level_short: the same of a level, and what each missing good takes
    off. advanced: level 3, a round. token: a token to be placed. specialist, hero: more than a Laborer, each time it is
    drawn. rest: a token put to rest. leadership_spread: how uncertain a lead on a track is, now and for each round to
    come. track_space: a space of a track. directive_hope: the share of the Directives that counts, by level;
    directive_next: of what the next threshold would bring. end_icons: share of icons that count at the end. income:
    one good of a column's income. column: the first Mission of a column, until the row bonus. room: a cleared room, a
    round. rubble: an unseen Rubble token. plan, draw: a Mission planned, a token drawn. ready: a card that stays ready
    in the round. use_card: a card used to place a token. area_spread: how uncertain the others' Leadership in an area
    is. rival: how much the best rival's position counts. often: how often in a round a trigger occurs. ability: a
    card's ability without goods. measured: by how many points seats with a Hero, a Starter Mission or a Salvage card
    came out above their table's mean in games of bots.
    """

    goods: tuple[float, ...]
    spare: float
    final_goods: tuple[float, ...]
    mission_promise: tuple[float, ...]
    level_promise: float
    level_short: float
    advanced: float
    token: float
    specialist: float
    hero: float
    rest: float
    leadership_spread: tuple[float, ...]
    track_space: float
    directive_hope: tuple[float, ...]
    directive_next: float
    end_icons: float
    income: float
    column: float
    room: float
    rubble: float
    plan: float
    draw: float
    ready: float
    use_card: float
    area_spread: float
    rival: float
    often: dict[str, float]
    ability: float
    measured: dict[str, float]


FILE = "valuation/resurgence/weights.json"


@cache
def weights() -> Weights:
    """The weights, read once."""
    read: dict[str, Any] = json.loads((assets() / FILE).read_text(encoding="utf-8"))
    values: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in read.items()}
    return Weights(**values)
