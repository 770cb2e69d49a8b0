"""What must fit between the entries of the content: counts, sums of tiles, costs that can be paid, ids that exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, get_args

from ..vocab import RESOURCES
from .files import fail
from .schema import CardJson, ContentJson, CostWord, LineWord, PointsActionWord, PointWord, TileWord

STACKS = {"stack_2": 30, "stack_3": 36, "stack_4": 42}
"""The sums of the stack by seats (RSD-COMP-03)."""

COUNTS = {"discoveries": 36, "town_cards": 10, "characters": 4}
"""How many cards there are of each kind (RSD-COMP-06)."""

IN_CONFLICT = frozenset(("boost", "gain", "choose", "scrap"))
"""What cards and powers may do in a conflict."""

STARTING, DISCOVERY, CONFLICT, FEWEST_CONFLICT = 10, 6, 15, 13


def check(read: ContentJson, box: ContentJson | None = None) -> None:
    """ContentError for the first thing that does not fit. box: with the cards that came later, if any did."""
    _whole_tables(read)
    _counts(box or read)
    _tiles(read)
    _cards(read)
    _town(read)


def _has_all(name: str, have: Mapping[Any, Any], wanted: tuple[str, ...]) -> None:
    for word in wanted:
        if word not in have:
            fail(name, word, "this entry is missing")


def _whole_tables(read: ContentJson) -> None:
    """Every action, cost, terrain, price and number that the rules ask for is there."""
    _has_all("actions", read.actions, _words(PointsActionWord))
    _has_all("costs", read.costs, _words(CostWord))
    _has_all("production", read.production, _words(TileWord))
    _has_all("town_prices", read.town_prices, RESOURCES)
    _has_all("numbers", read.numbers.worth, _words(PointWord))
    _has_all("numbers", read.numbers.score, _words(LineWord))
    if read.numbers.turns % (4 * read.numbers.season_turns):
        fail("numbers", "turns", "they are not whole years of four seasons")
    if len(read.costs["upgrade"]) > 1 or set(read.costs["upgrade"][0]) != {"oil"}:
        fail("costs", "upgrade", "the transport is upgraded with Oil alone")
    if set(read.costs["nuke_upkeep"][0]) != {"tech"} or len(read.costs["nuke_upkeep"]) > 1:
        fail("costs", "nuke_upkeep", "the upkeep is paid in Tech alone")
    for name in ("contaminate", "irradiate", "arm", "destroy_barricade"):
        if any(len(way) != 1 for way in read.costs[name]):
            fail("costs", name, "each way to pay names one resource")
    for terrain, one in read.production.items():
        others = [word for word in one.outrider if word != "provisions"]
        if len(others) > 1 or (others and "provisions" not in one.outrider):
            fail("production", f"{terrain}.outrider", "an Outrider makes Provisions or one other resource")


def _words(literal: Any) -> tuple[str, ...]:
    return tuple(get_args(literal))


def _tiles(read: ContentJson) -> None:
    for name, total in STACKS.items():
        if sum(getattr(read.tiles, name).values()) != total:
            fail("tiles", name, f"there must be {total} tiles")
    if sum(read.tiles.starting.values()) != STARTING or sum(read.tiles.discovery.values()) != DISCOVERY:
        fail("tiles", "", f"there must be {STARTING} Starting hexes and {DISCOVERY} Discovery hexes")
    if len(read.tiles.block) != 3:
        fail("tiles", "block", "the block has three hexes beside the town")


def _counts(read: ContentJson) -> None:
    """The right number of cards."""
    for name, count in COUNTS.items():
        if len(getattr(read, name)) != count:
            fail(name, "", f"there must be {count} cards")


def _cards(read: ContentJson) -> None:
    """No id twice, costs and terrains that exist."""
    cards: list[CardJson] = [*read.discoveries, *read.town_cards, *read.characters]
    ids = Counter(one.id for one in cards)
    for card, times in ids.items():
        if times > 1:
            fail("discoveries", card, "the same id stands twice")
    for card_read in read.discoveries:
        if "nuclear" in card_read.cost:
            fail("discoveries", card_read.id, "no card costs Nuclear")
        for effect in card_read.effects:
            if effect.terrain is not None and effect.terrain not in read.tiles.discovery:
                fail("discoveries", card_read.id, f"there is no Discovery hex of {effect.terrain}")
    if 2 * sum(one.star for one in read.discoveries) > len(read.discoveries):
        fail("discoveries", "", "there must be a card without star for each with one")
    for one in cards[len(read.discoveries) :]:
        if any(effect.scrap or effect.terrain for effect in one.effects):
            fail("town_cards", one.id, "only discovery cards change a tile or are scrapped")
    for one in cards:
        if getattr(one, "moment", "") == "boost" and any(
            effect.model_fields_set - IN_CONFLICT for effect in one.effects
        ):
            fail("discoveries", one.id, f"a card for a conflict does no more than {', '.join(sorted(IN_CONFLICT))}")
    if not FEWEST_CONFLICT <= sum(read.conflict_cards.values()) <= CONFLICT:
        fail("conflict_cards", "", f"there must be {FEWEST_CONFLICT} to {CONFLICT} cards")


def _town(read: ContentJson) -> None:
    for word, price in read.town_prices.items():
        if (price.competent is None) != (price.skilled is None):
            fail("town_prices", word, "it costs something for all or for nobody")
        if word == "provisions" and price.competent is not None:
            fail("town_prices", word, "the town never sells Provisions")
