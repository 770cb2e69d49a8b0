"""What one usually does: a rough worth for each option of a question, quick enough to play whole rounds by.

Options are ids made of words; each verb has a function that judges the options that begin with it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from resurgence_tui.engine.registry import registers
from resurgence_tui.engine.types import Decision

from ..rules.option_ids import SPACES, parse_goods
from ..rules.step4_upkeep import next_level
from ..state import State
from ..vocab import AREA_WORDS, ITEM_WORDS, ROOM_IDS, TOKEN_WORDS
from .assigning import RESTED, Spaces
from .position import LABORER, Position, position
from .worth import level_net

Judge = Callable[[Position, Decision, list[str]], float]
"""The rough worth of an option, by its words."""

JUDGES: dict[str, Judge] = {}


def rough(state: State, decision: Decision) -> list[float]:
    """A rough worth of each option, in points."""
    one = position(state, decision.seat)
    if decision.rule == "PLACE-01":
        return placements(one, decision)
    found = []
    for option in decision.options:
        words = option.split(":")
        judge = JUDGES.get(words[0])
        found.append(judge(one, decision, words) if judge is not None else 0.0)
    return found


def placements(one: Position, decision: Decision) -> list[float]:
    """What each placement brings, in the order of the options; of tokens the one that is wanted least elsewhere."""
    spaces, w = Spaces(one), one.w
    rest = one.gain(RESTED)
    dear = (1.2, 0.0, 0.35, 0.35, 0.35)
    found = []
    for option in decision.options:
        _, token, _, space, *cards = option.split(":")
        kind = TOKEN_WORDS.index(token)
        if space == "rest":
            found.append(rest - dear[kind] * 0.3)
        else:
            found.append(spaces.value(SPACES.index(space)) - dear[kind] * 0.5 - w.use_card * len(cards))
    return found


def judges(*verbs: str) -> Callable[[Judge], Judge]:
    """Register the function that judges options by their first word."""
    return registers(JUDGES, *verbs)


@judges("done", "leave", "stay")
def nothing(one: Position, decision: Decision, words: list[str]) -> float:
    """To do without something; in a turn with something still to do it is a little worse than what brings nothing."""
    return 0.05


@judges("effect", "event", "card")
def effect(one: Position, decision: Decision, words: list[str]) -> float:
    """An effect of a space, an Event or a card: what it gives, less what it costs."""
    if len(words) > 2:
        return one.mission_net(one.content.missions[words[2]])
    found = one.content.effects.get(words[1])
    if found is None or not found.gains:
        return 0.1
    if found.pays and found.pays[0].row_price:
        return rescue_net(one, found.pays[0].goods)
    gains = max(map(one.bundle, found.gains))
    return gains - (min(map(one.due, found.pays)) if found.pays else 0.0) + 0.06


def rescue_net(one: Position, besides: tuple[int, ...] = (0, 0, 0, 0, 0)) -> float:
    """The best card of the Row that can be paid, less its price. besides: what the effect costs more."""
    food, best = one.me.items[0], -1.0
    for card, price in zip(one.state.row, one.content.row_prices(len(one.state.seats)), strict=True):
        if card and price <= food:
            best = max(best, one.rescue(card) - one.loss((price + besides[0], *besides[1:])))
    return best


@judges("mission", "complete")
def mission(one: Position, decision: Decision, words: list[str]) -> float:
    """A Mission to be completed: its gain; a little more, since it frees a slot."""
    return one.mission_net(one.content.missions[words[1]]) + (0.5 if one.left else 0.1)


@judges("switch")
def switch(one: Position, decision: Decision, words: list[str]) -> float:
    """A token is moved after the placement only where that is better than to be done, which is seldom so."""
    return -0.1


@judges("stalker")
def stalker(one: Position, decision: Decision, words: list[str]) -> float:
    """A Stalker: a Mission planned, or a good traded."""
    return one.asked("plan") if words[1] == "plan" else 0.15


@judges("pay")
def pay(one: Position, decision: Decision, words: list[str]) -> float:
    """A way to pay: what is missed, and the cards used."""
    goods, cards = parse_goods(":".join(words))
    return -one.loss(goods) - one.w.ready * len(cards)


@judges("gain")
def gain(one: Position, decision: Decision, words: list[str]) -> float:
    """Goods of choice, or one of the alternatives of an effect."""
    total = 0.0
    for word in words[1:]:
        name = word.rstrip("0123456789")
        amount = int(word[len(name) :] or 1)
        if name in ITEM_WORDS:
            total += one.gain([amount if item == name else 0 for item in ITEM_WORDS])
        else:
            total += float(amount) if name == "vp" else one.asked(name) if name else 0.0
    return total


@judges("next")
def which_first(one: Position, decision: Decision, words: list[str]) -> float:
    """Which reward comes first: goods, since others may need them."""
    return 1.0 if words[1] in ("res", "sup") else 0.5


@judges("plan")
def plan(one: Position, decision: Decision, words: list[str]) -> float:
    """A Mission to be planned: its gain, by how soon it can be paid."""
    found = one.content.missions[words[1]]
    return one.plan(found)


@judges("retire")
def retire(one: Position, decision: Decision, words: list[str]) -> float:
    """A token to be retired: only Laborers weaken the bag."""
    kind = TOKEN_WORDS.index(words[2])
    if kind != LABORER:
        return -2.0
    return one.quality(-1, LABORER) + (0.1 if words[1] == "bag" else 0.0)


@judges("add")
def add(one: Position, decision: Decision, words: list[str]) -> float:
    """A Specialist for the bag, rather of a type of which there are few; Directives may count them."""
    kind = TOKEN_WORDS.index(words[1])
    me = one.me
    held = me.bag[kind] + me.rest[kind] + me.drawn[kind]
    fits = any(
        f"{words[1]}_tokens" in one.content.directives[name].product for name in one.state.directives
    )
    return one.quality(1, kind) + 0.2 - 0.1 * held + (0.8 if fits else 0.0)


@judges("rescue")
def rescue(one: Position, decision: Decision, words: list[str]) -> float:
    """A card of the Row, less its price where it has one."""
    value = one.rescue(words[1])
    if decision.rule != "SURV-20":
        return value
    price = one.content.row_prices(len(one.state.seats))[one.state.row.index(words[1])]
    return value - one.loss((price, 0, 0, 0, 0))


@judges("build")
def build(one: Position, decision: Decision, words: list[str]) -> float:
    """A room to be cleared: the rooms that are of more use first."""
    effect = one.content.rooms[ROOM_IDS.index(words[1])].effect
    gains = max(map(one.bundle, effect.gains)) - (min(map(one.cost, effect.pays)) if effect.pays else 0.0)
    return one.w.rubble + 0.1 * one.left * max(0.0, gains)


@judges("raise")
def raise_level(one: Position, decision: Decision, words: list[str]) -> float:
    """The next level: what it gives, less what it costs."""
    level = next_level(one.state, decision.seat)
    if level is None:
        return 0.0
    return level_net(one, level.level)


@judges("assign")
def assign(one: Position, decision: Decision, words: list[str]) -> float:
    """A token that was drawn in the open: where it can best be placed."""
    spaces = Spaces(one)
    return spaces.best_of(AREA_WORDS.index(words[2]), TOKEN_WORDS.index(words[1]))


@judges("draw")
def draw(one: Position, decision: Decision, words: list[str]) -> float:
    """A token drawn is a token placed."""
    return one.w.draw


@judges("advance")
def advance(one: Position, decision: Decision, words: list[str]) -> float:
    """A step on a Leadership track."""
    return one.advance(AREA_WORDS.index(words[1]))


@judges("trade")
def trade(one: Position, decision: Decision, words: list[str]) -> float:
    """One good for another."""
    give, take = ([item == word for item in ITEM_WORDS] for word in words[1:3])
    return one.gain(take) - one.loss(give)


@judges("lose")
def lose(one: Position, decision: Decision, words: list[str]) -> float:
    """Points are lost, as far as there are any."""
    return -float(min(int(words[1].removeprefix("vp")), one.me.vp))


@judges("fewer")
def fewer(one: Position, decision: Decision, words: list[str]) -> float:
    """Fewer tokens are drawn."""
    return -one.w.token * int(words[1])


@judges("mutants")
def mutants(one: Position, decision: Decision, words: list[str]) -> float:
    """The Mutants score."""
    return -float(words[1])


@judges("exhaust")
def exhaust(one: Position, decision: Decision, words: list[str]) -> float:
    """Cards are not ready for the rest of the round."""
    return -fsum(one.ability(one.content.cards[card]) for card in words[1:])


@judges("flip")
def flip(one: Position, decision: Decision, words: list[str]) -> float:
    """A room is barred: rather one that is of little use."""
    return -build(one, decision, ["build", words[1]])


@judges("column")
def column(one: Position, decision: Decision, words: list[str]) -> float:
    """Where a completed Mission lies: a column that is still empty first."""
    place = one.content.column_ids.index(words[1])
    income = max(one.bundle(bundle) for bundle in one.content.column_income[place])
    return income * one.left + (one.w.column if not one.me.columns[place] and not one.me.row_bonus else 0.0)


@judges("put")
def put(one: Position, decision: Decision, words: list[str]) -> float:
    """Where Encounters lie is nearly all the same."""
    return 0.0


@judges("take")
def take(one: Position, decision: Decision, words: list[str]) -> float:
    """A Hero or Starter Mission of the setup, as they were measured; Heroes may have been made even (HERO-EVEN)."""
    card, measured = words[1], one.w.measured.get(words[1])
    if one.state.even_heroes and card in one.content.cards:
        return 0.0
    if measured is not None:
        return measured
    return 0.0 if card in one.content.cards else one.mission_net(one.content.missions[card]) * 0.5 - 0.5


@judges("keep")
def keep(one: Position, decision: Decision, words: list[str]) -> float:
    """A Salvage card."""
    measured = one.w.measured.get(words[1])
    return one.bundle(one.content.salvage[words[1]]) if measured is None else measured


@judges("discard")
def discard(one: Position, decision: Decision, words: list[str]) -> float:
    """A Salvage card that is put away."""
    return -keep(one, decision, words)


MEASURED = "measured"
"""What a card brought in games of bots, as a part of what speaks for taking it."""


def setup_parts(state: State, decision: Decision, act: tuple[str, ...]) -> dict[str, float]:
    """What speaks for a card of the setup: what was measured, else goods, a Mission or nothing."""
    one = position(state, decision.seat)
    words = act[0].split(":")
    judge = JUDGES.get(words[0])
    if judge is None or len(words) < 2:
        return {}
    card = words[1]
    part = MEASURED if card in one.w.measured else "goods" if card in one.content.salvage else "missions"
    return {part: judge(one, decision, words)}
