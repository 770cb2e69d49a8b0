"""The weights of the valuation: data, in points at the end of the game."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from resurgence_tui.assets_path import assets


class Weights(NamedTuple):
    """All in points at the end of the game, but for shares, spreads and numbers of goods.

    goods: one of each item that is wanted, by Item; goods_fade: the share of that by the rounds to come; spare: the
    share of it for one that nothing needs yet; plenty: how many of these are of use, by Item; too_many: the share of
    that for more. final_goods: one left over. mission_promise: the share of a planned Mission's gain that counts before
    it is completed, by the rounds to come; mission_now: of one that can be completed this round. last_slot: what it
    costs to fill the last slot, a round. level_promise, level_short: the same of a level, and what each missing good
    takes off; level_now: of one that can be reached this round. advanced: level 3, a round. token: a token to be
    placed. specialist, hero: more than a Laborer, each time it is drawn. leadership_spread: how uncertain a lead on a
    track is, now and for each round to come. track_space: a space of a track. directive_hope: the share of the
    Directives that counts, by level; directive_next: of what the next threshold would bring; stock_hope: of one that
    counts goods, by the rounds to come. end_icons: share of icons that count at the end. income: one good of a column's
    income; last_income: the share of that in the last round. column: the first Mission of a column, until the row
    bonus. room: a cleared room, a round. rubble: an unseen Rubble token. plan: a Mission planned whose worth is not
    known. draw: a token drawn. ready: a card that stays ready in the round. use_card: a card used to place a token.
    area_spread: how uncertain the others' Leadership in an area is. rival: how much the best rival's position counts.
    often: how often in a round a trigger occurs. ability: a card's ability without goods. measured: by how many points
    seats with a Hero, a Starter Mission or a Salvage card came out above their table's mean in games of bots.
    """

    goods: tuple[float, ...]
    spare: float
    final_goods: tuple[float, ...]
    goods_fade: tuple[float, ...]
    plenty: tuple[int, ...]
    too_many: float
    last_slot: float
    mission_promise: tuple[float, ...]
    mission_now: float
    level_promise: float
    level_short: float
    level_now: float
    advanced: float
    token: float
    specialist: float
    hero: float
    leadership_spread: tuple[float, ...]
    track_space: float
    directive_hope: tuple[float, ...]
    directive_next: float
    stock_hope: tuple[float, ...]
    end_icons: float
    income: float
    last_income: float
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
