"""What the guide suggests: one of the options that are listed, never more than advice.

Each function takes a Scene and gives the id of an option, "" if it has nothing to suggest. What a space would bring is
told by ``outlook``; all that is weighed here is which of the legal answers shows most of what has not been tried yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from resurgence_tui.games.resurgence.content.printed import Mission
from resurgence_tui.games.resurgence.lacking import lacks
from resurgence_tui.games.resurgence.vocab import AREAS, ROOM_OF, ZONE_OF, Area, Item
from resurgence_tui.ui.resurgence.guide import scene as on
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.payment import FEW, ways
from resurgence_tui.ui.resurgence.question.placing import PlacingWay, way

Move = Callable[[Scene], str]

WORTH = {"laborer": 0, "ranger": 1, "scholar": 1, "builder": 1, "hero": 2}
"""How much a token is worth keeping."""

EASY_HEROES = ("hero_surgeon", "hero_olympian")
"""Heroes whose card is used by simply going somewhere."""

PAID_FIRST = (Item.PARTS, Item.FOOD, Item.FUEL, Item.AMMO, Item.MEDS)
"""Goods in the order in which a beginner misses them least: Ammo and Meds raise the level."""

ORDER = ("effect:", "event:", "mission:", "card:")
"""What a turn still allows, in the order in which it is done best: first what brings goods."""


def likely(scene: Scene) -> str:
    """The first option that does something."""
    return next((one for one in scene.options if one not in ("leave", "done", "stay")), scene.options[0])


def easy_hero(scene: Scene) -> str:
    """A Hero whose card is easy to use, else the first."""
    easy = (f"take:{hero}" for hero in EASY_HEROES if f"take:{hero}" in scene.options)
    return next(easy, scene.options[0])


# Missions


def missing(scene: Scene, mission: Mission, more: Iterable[int] = (0, 0, 0, 0, 0)) -> int:
    """How many of the goods that a Mission costs the seat lacks. more: what it is going to get."""
    items = scene.view.seats[scene.seat].items
    return sum(max(due - have - got, 0) for due, have, got in zip(mission.cost.goods, items, more, strict=True))


def easy_starter(scene: Scene) -> str:
    """The Starter Mission that the goods of the beginner start go furthest for."""
    missions, kit = scene.view.content.missions, scene.view.content.numbers.beginner.goods
    return min(scene.options, key=lambda one: missing(scene, missions[one.partition(":")[2]], kit))


def near_mission(scene: Scene) -> str:
    """The Mission whose goods are nearest; of Mutants only if nothing else is open."""
    missions = scene.view.content.missions
    listed = [one for one in scene.options if one.startswith("plan:")]
    if not listed:
        return ""

    def distance(option: str) -> tuple[bool, int, int]:
        mission = missions[option.partition(":")[2]]
        return mission.mutant, missing(scene, mission), sum(mission.cost.goods)

    return min(listed, key=distance)


# Placing


def goals(scene: Scene, space: str, penalty: int) -> set[str]:
    """What a placement on a space would show; nothing where it brings nothing."""
    if space == on.REST:
        return {on.REST}
    content, look = scene.view.content, scene.spaces[space]
    if look.wasted is not None:
        return set()
    found = {on.CARD} if look.wakes else set()
    if space in ROOM_OF:
        return {*found, on.ROOM}
    gains = content.zones[ZONE_OF[space]].effect.gains if look.lack is None else ()
    asks = {ask for bundle in gains for ask in bundle.asks}
    found |= asks & {on.PLAN, on.RESCUE, on.BUILD}
    if look.missions:
        found.add(on.MISSION)
    return {*found, on.PENALTY if penalty else on.FREE}


def placements(scene: Scene) -> list[tuple[PlacingWay, set[str]]]:
    """Every placement that needs no card, and what it would show."""
    found = []
    for option in scene.options:
        one = way(option)
        if not one.cards:
            found.append((one, goals(scene, one.space, scene.spaces[one.space].penalty)))
    return found


def place(kind: str, *besides: str) -> Move:
    """The placement of a kind that shows most of what has not been tried yet, with the token that is missed least.

    besides: what it must show as well.
    """

    def move(scene: Scene) -> str:
        wanted = [(one, shows) for one, shows in placements(scene) if kind in shows and shows.issuperset(besides)]
        if not wanted:
            return ""
        new = [(len(shows - scene.tried), -WORTH[one.token], one.option) for one, shows in wanted]
        most = max(entry[:2] for entry in new)
        return next(option for count, worth, option in new if (count, worth) == most)

    return move


def place_anything(scene: Scene) -> str:
    """Whatever shows most; in the space that has been picked, if one has been. To rest is more than a waste."""
    found = [(one, shows) for one, shows in placements(scene) if scene.space in ("", one.space)]
    if not found:
        return next((one for one in scene.options if scene.space in ("", way(one).space)), "")
    return max(found, key=lambda entry: (bool(entry[1]), len(entry[1] - {on.REST}), -WORTH[entry[0].token]))[0].option


def cheapest_card(scene: Scene) -> str:
    """The card of the Row with the lowest price: it lies furthest to the right."""
    cards = [f"rescue:{card}" for card in reversed(scene.view.row)]
    return next((one for one in cards if one in scene.options), likely(scene))


def penalty_payment(scene: Scene) -> str:
    """What planned Missions and the next level miss least; for larger penalties the likely way."""
    listed = ways(scene.options)
    if not listed or len(listed) > FEW:
        return scene.options[0]
    missions, me = scene.view.content.missions, scene.view.seats[scene.seat]
    spare = list(me.items)
    for name in me.slots:
        spare = [have - due for have, due in zip(spare, missions[name].cost.goods, strict=True)]

    def regret(goods: tuple[int, ...]) -> tuple[int, int]:
        short = sum(max(paid - max(left, 0), 0) for paid, left in zip(goods, spare, strict=True))
        return short, sum(amount * PAID_FIRST.index(Item(item)) for item, amount in enumerate(goods))

    return min(listed, key=lambda one: regret(one.goods)).option


# A turn


def deed(*prefixes: str) -> Move:
    """The first option of a turn that starts with one of these, in their order; what would bring nothing never."""

    def move(scene: Scene) -> str:
        idle = lacks(scene.view, scene.decision)
        return next((one for prefix in prefixes for one in scene.options if one.startswith(prefix) and one not in idle),
                    "")

    return move


# Assigning


def assignment(scene: Scene) -> list[tuple[int, int]]:
    """A token and an area for each token drawn: so that the placements of the round can show most.

    Space by space, the one that shows most of what is still wanted gets the token that is missed least.
    """
    view, me = scene.view, scene.view.seats[scene.seat]
    hand = [token for token, count in enumerate(me.drawn) for _ in range(count)]
    hand.sort(key=lambda token: view.content.numbers.leadership_values[token])
    spots = [(area, space, due) for area in AREAS for space, due in scene.in_reach[area].items()]
    shows = {space: goals(scene, space, due) for _, space, due in spots}
    wanted = {on.FREE, on.PENALTY, on.ROOM, on.CARD, on.PLAN, on.MISSION} - scene.tried
    planned, purse = [], sum(me.items)
    while hand and wanted:
        found = [(len(shows[space] & wanted), -place, area, space, due)
                 for area, space, due in spots if due <= min(purse, 1)
                 for place, token in enumerate(hand) if may_go(scene, space, token)]
        count, place, area, space, due = max(found, key=lambda one: one[:2], default=(0, 0, Area.METRO, "", 0))
        if not count:
            break
        planned.append((hand.pop(-place), int(area)))
        spots = [one for one in spots if one[1] != space]
        wanted, purse = wanted - shows[space], purse - due
    rest = Area.METRO if len(spots) else Area.COMPOUND
    return planned + [(token, int(rest)) for token in hand]


def may_go(scene: Scene, space: str, token: int) -> bool:
    """Whether the board shows that type of token at a space."""
    content = scene.view.content
    spec = content.zones[ZONE_OF[space]] if space in ZONE_OF else content.rooms[ROOM_OF[space]]
    return spec.tokens[token]


def scarce(scene: Scene) -> str:
    """Of goods to choose, those of which the seat has least; of anything else the first."""
    listed, items = ways(scene.options), scene.view.seats[scene.seat].items
    if not listed or len(listed) > FEW:
        return likely(scene)
    return min(listed, key=lambda one: sum(amount * items[item] for item, amount in enumerate(one.goods))).option
