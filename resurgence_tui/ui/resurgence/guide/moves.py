"""What the guide may suggest: some of the options that are listed, of which a bot says the best; it is only advice.

Each function takes a Scene and gives the ids of options, none if it has nothing to suggest. What a space would bring is
told by ``outlook``; all that is weighed here is which of the legal answers show most of what has not been tried yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from resurgence_tui.games.resurgence.content.printed import Mission
from resurgence_tui.games.resurgence.lacking import lacks
from resurgence_tui.games.resurgence.outlook import wasted
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, AREAS, ROOM_OF, TOKEN_WORDS, ZONE_OF, Area, Item
from resurgence_tui.ui.resurgence.guide import scene as on
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.payment import ways
from resurgence_tui.ui.resurgence.question.placing import PlacingWay, way

Among = Callable[[Scene], Sequence[str]]

EASY_HEROES = ("hero_surgeon", "hero_olympian")
"""Heroes whose card is used by simply going somewhere."""

WAYS_OUT = ("leave", "done", "stay")
"""Options that only end or leave something."""


def likely(scene: Scene) -> Sequence[str]:
    """What brings something."""
    idle = wasted(scene.view, scene.decision)
    return [one for one in scene.options if one not in WAYS_OUT and one not in idle] or scene.options


def easy_hero(scene: Scene) -> Sequence[str]:
    """Heroes whose card is easy to use, else any."""
    return [f"take:{hero}" for hero in EASY_HEROES if f"take:{hero}" in scene.options] or scene.options


def least(options: Iterable[str], key: Callable[[str], Any]) -> list[str]:
    """The options that have the least of something."""
    found = [(key(option), option) for option in options]
    lowest = min((value for value, _ in found), default=None)
    return [option for value, option in found if value == lowest]


# Missions


def missing(scene: Scene, mission: Mission, more: Iterable[int] = (0, 0, 0, 0, 0)) -> int:
    """How many of the goods that a Mission costs the seat lacks. more: what it is going to get."""
    items = scene.view.seats[scene.seat].items
    return sum(max(due - have - got, 0) for due, have, got in zip(mission.cost.goods, items, more, strict=True))


def easy_starter(scene: Scene) -> Sequence[str]:
    """The Starter Missions that the goods of the beginner start go furthest for."""
    missions, kit = scene.view.content.missions, scene.view.content.numbers.beginner.goods
    return least(scene.options, lambda one: missing(scene, missions[one.partition(":")[2]], kit))


def near_mission(scene: Scene) -> Sequence[str]:
    """The Missions for which fewest goods are missing; of Mutants only if nothing else is open."""
    missions = scene.view.content.missions

    def distance(option: str) -> tuple[bool, int]:
        mission = missions[option.partition(":")[2]]
        return mission.mutant, missing(scene, mission)

    return least((one for one in scene.options if one.startswith("plan:")), distance)


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


def place(kind: str, *besides: str) -> Among:
    """Of the placements of a kind with the least penalty those that show most of what has not been tried yet.

    besides: what they must show as well.
    """

    def among(scene: Scene) -> Sequence[str]:
        wanted = {one.option: (scene.penalty(one.space), -len(shows - scene.tried))
                  for one, shows in placements(scene) if kind in shows and shows.issuperset(besides)}
        return least(wanted, wanted.__getitem__)

    return among


def place_anything(scene: Scene) -> Sequence[str]:
    """Whatever shows most; in the space that has been picked, if one has been. To rest is more than a waste."""
    found = {one.option: shows for one, shows in placements(scene) if scene.space in ("", one.space)}
    if not found:
        return [one for one in scene.options if scene.space in ("", way(one).space)]
    return least(found, lambda option: (not found[option], -len(found[option] - {on.REST})))


def payment(scene: Scene) -> Sequence[str]:
    """The ways to pay after which least is missing for the next level, else any."""
    levels, me = scene.view.content.levels, scene.view.seats[scene.seat]
    after = levels[min(me.level + 1, len(levels) - 1)]
    due = list(after.cost.goods)
    due[Item.AMMO] += after.ammo
    due[Item.MEDS] += after.meds
    short = {}
    for one in ways(scene.options):
        left = (have - paid for have, paid in zip(me.items, one.goods, strict=True))
        short[one.option] = sum(max(want - have, 0) for want, have in zip(due, left, strict=True))
    return least(short, short.__getitem__) or scene.options


# A turn


def deed(*prefixes: str) -> Among:
    """What a turn still allows of these kinds; what would bring nothing never."""

    def among(scene: Scene) -> Sequence[str]:
        idle = lacks(scene.view, scene.decision)
        return [one for one in scene.options if one.startswith(prefixes) and one not in idle]

    return among


def any_deed(scene: Scene) -> Sequence[str]:
    """Whatever a turn still allows, else its end."""
    return deed("effect:", "event:", "mission:", "card:")(scene) or deed("done")(scene)


# Assigning


def shown_by(scene: Scene, act: Sequence[str]) -> int:
    """How much of what is still wanted the placements of the round can show, if the tokens are assigned by an act.

    Space by space, the one that shows most gets a token. act: ``assign:<token>:<area>`` for each token drawn.
    """
    me = scene.view.seats[scene.seat]
    hand = [(TOKEN_WORDS.index(token), Area(AREA_WORDS.index(area))) for _, token, area in
            (option.split(":") for option in act)]
    wanted = {on.FREE, on.PENALTY, on.ROOM, on.CARD, on.PLAN, on.MISSION} - scene.tried
    spots = [(area, space, due) for area in AREAS for space, due in scene.in_reach[area].items()]
    shows = {space: goals(scene, space, due) for _, space, due in spots}
    count, purse = 0, sum(me.items)
    while hand and wanted:
        found = [(len(shows[space] & wanted), -place, space, due) for area, space, due in spots if due <= min(purse, 1)
                 for place, (token, there) in enumerate(hand) if there == area and may_go(scene, space, token)]
        new, place, space, due = max(found, key=lambda one: one[:2], default=(0, 0, "", 0))
        if not new:
            break
        count += new
        hand.pop(-place)
        spots = [one for one in spots if one[1] != space]
        wanted, purse = wanted - shows[space], purse - due
    return count


def may_go(scene: Scene, space: str, token: int) -> bool:
    """Whether the board shows that type of token at a space."""
    content = scene.view.content
    spec = content.zones[ZONE_OF[space]] if space in ZONE_OF else content.rooms[ROOM_OF[space]]
    return spec.tokens[token]
