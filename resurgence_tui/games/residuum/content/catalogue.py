"""All that is printed, read once, checked whole and ready for the rules; amounts are tuples by resource."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ..vocab import PIECES, RESOURCE_OF, RESOURCES, TERRAINS
from .check import check
from .files import CONTENT, parse
from .schema import CharacterJson, ContentJson, EffectJson, NumbersJson, RequirementJson, TownCardJson

Goods = tuple[int, ...]
"""Amounts by resource, in their fixed order."""

NOTHING: Goods = (0,) * len(RESOURCES)


class Effect(NamedTuple):
    """One effect of the vocabulary (RSD-FX-01). word: what it is about: a type, an action, a terrain, a side, a
    hardship. number: how much or how often. goods: gained; pays: paid."""

    kind: str
    word: str = ""
    number: int = 0
    goods: Goods = NOTHING
    pays: Goods = NOTHING


class Card(NamedTuple):
    """A discovery card, a card of the town, or the power of a character. requirement: its kind, the terrain if it is
    about one, else "", and the number."""

    id: str
    moment: str
    effects: tuple[Effect, ...]
    star: bool = False
    requirement: tuple[str, str, int] = ("", "", 0)
    cost: Goods = NOTHING


class Character(NamedTuple):
    """A leader: whether Strategy and Bartering are Skilled (RSD-CHAR-01)."""

    id: str
    strategist: bool
    barterer: bool


class Action(NamedTuple):
    """What an action costs in points, and which types pay for it besides Provisions (RSD-ACT-03)."""

    points: int
    outrider: int
    basecamp: int
    barricade: int
    upgraded: int
    pays: tuple[int, ...]


class Price(NamedTuple):
    """What the town gives for a cube and takes for it, usual and in the season in which it is dear.

    costs: for Competent and Skilled Bartering, 0 if it does not sell. most: cubes of a visit, 0 if there is no limit.
    """

    sell: int
    costs: tuple[int, int]
    season: str
    dear_sell: int
    dear_costs: tuple[int, int]
    most: int


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """The whole content. worth: points of a cube by resource (RSD-PAY-01). makes: terrain -> piece -> amounts by
    resource, one of which is made. stacks: by seats. costs: ways to pay named cubes, by what they are for. earlier: the
    game comes with other values by now."""

    numbers: NumbersJson
    worth: Goods
    actions: dict[str, Action]
    costs: dict[str, tuple[Goods, ...]]
    makes: dict[str, dict[str, Goods]]
    prices: tuple[Price, ...]
    stacks: dict[int, tuple[str, ...]]
    block: dict[str, str]
    starting: tuple[str, ...]
    discovery_tiles: tuple[int, ...]
    box: tuple[int, ...]
    discoveries: tuple[str, ...]
    town_cards: tuple[str, ...]
    characters: dict[str, Character]
    cards: dict[str, Card]
    conflict_cards: tuple[str, ...]
    hash: str
    changed: dict[str, Any]
    earlier: bool


def load(pack: Path | str | None = None, made_with: str = "") -> Catalogue:
    """Read the content, lay a pack folder over it, check it whole; ContentError names what is faulty.

    made_with: a hash; the pack is laid over the values that the game came with when the content had that hash, if it
    has had it.
    """
    return _catalogue(CONTENT.pack(Path(pack)) if pack else {}, made_with)


def from_changes(changed: Mapping[str, Any], made_with: str = "") -> Catalogue:
    """The catalogue whose `changed` was stored, built over what came with the game. made_with: see `load`."""
    return _catalogue(changed, made_with)


def goods(amounts: Mapping[Any, int]) -> Goods:
    """Amounts by resource."""
    return tuple(amounts.get(word, 0) for word in RESOURCES)


def _effect(one: EffectJson) -> Effect:
    kind, value = next((name, value) for name in EffectJson.model_fields if (value := getattr(one, name)) is not None)
    match kind:
        case "gain" | "income" | "choose":
            return Effect(kind, goods=goods(value))
        case "swap":
            return Effect(kind, goods=goods(value.gain), pays=goods(value.pay))
        case "points" | "cheaper" | "boost":
            ((word, number),) = value.items()
            return Effect(kind, word, number)
        case "terrain" | "proof":
            return Effect(kind, value)
        case _:
            return Effect(kind, number=value)


def _requirement(one: RequirementJson | None) -> tuple[str, str, int]:
    if one is None:
        return "", "", 0
    kind, value = next(
        (name, value) for name in RequirementJson.model_fields if (value := getattr(one, name)) is not None
    )
    return (kind, value, 1) if isinstance(value, str) else (kind, "", value)


def _cards(read: ContentJson) -> dict[str, Card]:
    found = {
        one.id: Card(
            one.id, one.moment, tuple(map(_effect, one.effects)), one.star, _requirement(one.requirement),
            goods(one.cost),
        )
        for one in read.discoveries
    }  # fmt: skip
    others: list[TownCardJson | CharacterJson] = [*read.town_cards, *read.characters]
    return found | {one.id: Card(one.id, one.moment, tuple(map(_effect, one.effects))) for one in others}


def _tiles(amounts: Mapping[Any, int]) -> tuple[int, ...]:
    """Tiles by terrain."""
    return tuple(amounts.get(word, 0) for word in TERRAINS)


def _pile(amounts: Mapping[Any, int]) -> tuple[str, ...]:
    """Tiles one by one, in the order of terrains."""
    return tuple(word for word in TERRAINS for _ in range(amounts.get(word, 0)))


def _prices(read: ContentJson) -> tuple[Price, ...]:
    found = []
    for word in RESOURCES:
        one = read.town_prices[word]  # type: ignore[index]
        costs, dear = (one.competent or 0, one.skilled or 0), one.dear
        found.append(
            Price(
                one.sell, costs, dear.season if dear else "", dear.sell if dear else one.sell,
                (dear.competent, dear.skilled) if dear else costs, one.most or 0,
            )
        )  # fmt: skip
    return tuple(found)


def _catalogue(entries: Mapping[str, Any], made_with: str) -> Catalogue:
    values = CONTENT.values_of(entries, made_with)
    changed = values.changes(entries)
    whole = values.laid_over(changed)
    read = parse(whole)
    check(read, parse(values.box(whole)) if values.earlier else None)
    stacks = {2: read.tiles.stack_2, 3: read.tiles.stack_3, 4: read.tiles.stack_4}
    return Catalogue(
        numbers=read.numbers,
        worth=goods(read.numbers.worth),
        actions={
            name: Action(
                one.points, one.outrider, one.basecamp, one.barricade, one.upgraded,
                tuple(sorted(RESOURCE_OF[word] for word in one.pays)),
            )
            for name, one in read.actions.items()
        },
        costs={name: tuple(map(goods, ways)) for name, ways in read.costs.items()},
        makes={
            terrain: {piece: goods(getattr(one, piece)) for piece in PIECES}
            for terrain, one in read.production.items()
        },
        prices=_prices(read),
        stacks={seats: _pile(tiles) for seats, tiles in stacks.items()},
        block={str(hex): terrain for hex, terrain in read.tiles.block.items()},
        starting=_pile(read.tiles.starting),
        discovery_tiles=_tiles(read.tiles.discovery),
        box=_tiles(read.tiles.box),
        discoveries=tuple(one.id for one in read.discoveries),
        town_cards=tuple(one.id for one in read.town_cards),
        characters={
            one.id: Character(one.id, one.strategy == "skilled", one.bartering == "skilled") for one in read.characters
        },
        cards=_cards(read),
        conflict_cards=tuple(value for value in sorted(read.conflict_cards) for _ in range(read.conflict_cards[value])),
        hash=values.hash_of(whole),
        changed=changed,
        earlier=values.earlier,
    )  # fmt: skip
