"""What the guide may suggest: some of the options that are listed, of which a bot says the best; it is only advice.

Each function takes a WastelandScene and gives the ids of options, none if it has nothing to suggest. What a turn is
used for is an errand, read from the table alone, so that all questions of a move suggest the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from resurgence_tui.games.residuum.board import (
    is_hazard,
    is_location,
    neighbours,
    others_active_at,
    outposts_at,
    outrider_hexes,
    outriders_at,
)
from resurgence_tui.games.residuum.hexes import TOWN as TOWN_HEX
from resurgence_tui.games.residuum.outlook import makes, out_of_reach, sale
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.games.residuum.vocab import FOOD, POOR, PROVISIONS, TECH, WATER
from resurgence_tui.ui.residuum.guide import scene as on
from resurgence_tui.ui.residuum.guide.scene import WastelandScene

Among = Callable[[WastelandScene], Sequence[str]]

PAYS_MOVES = (TECH, FOOD, WATER)
STEP = 2
"""Points of a move of one Outrider to the next hex."""

FARE = 4
"""What is left to sell, in points, for which the way into the town is worth it."""

NEAR, FAR = 2, 3
"""Steps from the town to a good Basecamp."""

FULL_HAND = 5
CREW = 2
"""Outriders that are enough for a beginner."""


class Errand(NamedTuple):
    """What a turn is used for next. origin: where the Outrider stands. step: the next hex. goal: the last one."""

    kind: str
    origin: str
    step: str
    goal: str


def common(scene: WastelandScene) -> Sequence[str]:
    """The usual answer, else any."""
    option = usual(scene.view, scene.decision)
    return (option,) if option else scene.options


def most(options: Sequence[str], key: Callable[[str], Any]) -> list[str]:
    """The options that have the most of something."""
    highest = max(map(key, options))
    return [option for option in options if key(option) == highest]


def listed(scene: WastelandScene, option: str) -> Sequence[str]:
    """An option, if it is listed."""
    return (option,) if option in scene.options else ()


# Setup


def richness(scene: WastelandScene, hex: str) -> int:
    """How many hexes beside one would bring its Basecamp Provisions."""
    return sum(scene.view.terrain[one] not in POOR for one in neighbours(scene.view, hex))


def steps_to_town(scene: WastelandScene, hex: str) -> int:
    """How many moves it is to the town, hazards and others left aside; a large number if there is no way."""
    return len(way(scene, hex, TOWN_HEX)) or 99


def good_base(scene: WastelandScene) -> Sequence[str]:
    """Basecamps with a terrain for an Outpost beside it, rich neighbours, and the town not far."""

    def worth(option: str) -> tuple[bool, int]:
        hex = option.partition(":")[2]
        grounds = [one for one in neighbours(scene.view, hex) if is_ground(scene, one)]
        return bool(grounds) and steps_to_town(scene, hex) <= FAR, richness(scene, hex)

    return most(scene.options, worth)


def price(scene: WastelandScene, option: str) -> int:
    """What the cubes that complete a card are worth, in points."""
    card = scene.view.content.cards[option.partition(":")[2]]
    return sum(worth * count for worth, count in zip(scene.view.content.worth, card.cost, strict=True))


def cheapest(scene: WastelandScene) -> Sequence[str]:
    """The cards that take least to complete, of those that can be completed at all."""
    hand = scene.view.seats[scene.seat].hand

    def worth(option: str) -> tuple[bool, int]:
        return not out_of_reach(scene.view, scene.seat, option.partition(":")[2], hand), -price(scene, option)

    return most(scene.options, worth)


def dearest(scene: WastelandScene) -> Sequence[str]:
    """Cards that cannot be completed at all, else those that take most; but none that another one needs."""
    view, seat = scene.view, scene.seat
    hand = view.seats[seat].hand

    def unreached(held: list[str]) -> int:
        return sum(out_of_reach(view, seat, card, held) for card in hand)

    def worth(option: str) -> tuple[bool, bool, int]:
        card = option.partition(":")[2]
        is_needed = unreached([one for one in hand if one != card]) > unreached([*hand, card])
        return not is_needed, out_of_reach(view, seat, card, hand), price(scene, option)

    return most(scene.options, worth)


# Errands


def is_ground(scene: WastelandScene, hex: str) -> bool:
    """Whether an Outpost in a hex would make something but Provisions, without danger or a meeting."""
    view = scene.view
    if hex == TOWN_HEX or is_hazard(view, hex) or others_active_at(view, scene.seat, hex):
        return False
    if hex in view.seats[scene.seat].outposts or any(me.basecamp == hex for me in view.seats):
        return False
    return any(kind != PROVISIONS for kind in makes(view, scene.seat, "outpost", hex))


def ways(scene: WastelandScene, start: str) -> dict[str, str]:
    """The hexes that can be reached round hazards, the town and others, nearest first, each with the hex before it on a
    shortest way. The town and what others hold is reached, but nothing beyond it."""
    view, came = scene.view, {start: ""}
    edge = [start]
    while edge:
        found = []
        for hex in edge:
            for one in neighbours(view, hex):
                if one in came or is_hazard(view, one):
                    continue
                came[one] = hex
                if one != TOWN_HEX and not others_active_at(view, scene.seat, one):
                    found.append(one)
        edge = found
    return came


def steps(came: Mapping[str, str], goal: str) -> list[str]:
    """The hexes of a way to a goal, without the start; empty if there is none."""
    found, hex = [], goal if goal in came else ""
    while hex and came[hex]:
        found.append(hex)
        hex = came[hex]
    return found[::-1]


def way(scene: WastelandScene, start: str, goal: str) -> list[str]:
    """The hexes of a shortest way, without the start. Empty if there is none."""
    return steps(ways(scene, start), goal)


def outpost_errand(scene: WastelandScene) -> Errand | None:
    """Carry an Outpost that is out of action to the nearest terrain that is worth it, and set it up there."""
    view, seat = scene.view, scene.seat
    for origin in outrider_hexes(view, seat):
        if not outposts_at(view, seat, origin, False):
            continue
        if view.terrain[origin] not in POOR and view.seats[seat].basecamp != origin and not is_hazard(view, origin):
            return Errand(on.OUTPOST, origin, origin, origin)
        came = ways(scene, origin)
        goal = next((hex for hex in came if hex != origin and is_ground(scene, hex)), "")
        if goal:
            return Errand(on.OUTPOST, origin, steps(came, goal)[0], goal)
    return None


def fetching_errand(scene: WastelandScene) -> Errand | None:
    """Go back for an Outpost that lies out of action where no Outrider is."""
    me = scene.view.seats[scene.seat]
    lying = [hex for hex, active in zip(me.outposts, me.outposts_active, strict=True) if hex and not active]
    if not lying:
        return None
    found = []
    for origin in outrider_hexes(scene.view, scene.seat):
        came = ways(scene, origin)
        found += [(origin, there) for hex in lying if (there := steps(came, hex))]
    if not found:
        return None
    origin, there = min(found, key=lambda one: len(one[1]))
    return Errand(on.BUILD, origin, there[0], there[-1])


def points(scene: WastelandScene) -> int:
    """What moves may be paid with, in points; Oil is kept."""
    me, worth = scene.view.seats[scene.seat], scene.view.content.worth
    return sum(me.store[kind] * worth[kind] + me.purse[kind] for kind in (PROVISIONS, *PAYS_MOVES))


def town_errand(scene: WastelandScene) -> Errand | None:
    """Send an Outrider into the town, if enough to sell is left then."""
    view, seat = scene.view, scene.seat
    me = view.seats[seat]
    if me.visited or view.round > view.content.numbers.town_last_turn:
        return None
    value = sum(sale(view, kind) * count for kind, count in enumerate(me.store))
    for origin in outrider_hexes(view, seat):
        there = way(scene, origin, TOWN_HEX)
        if there and STEP * len(there) <= points(scene) and value - STEP * len(there) >= FARE:
            return Errand(on.TOWN, origin, there[0], TOWN_HEX)
    return None


def errand(scene: WastelandScene) -> Errand | None:
    """What the guide has in mind for the Outriders now."""
    if on.OUTPOST not in scene.tried and (found := outpost_errand(scene)):
        return found
    if scene.view.round > 1 and on.TOWN not in scene.tried and (found := town_errand(scene)):
        return found
    return outpost_errand(scene) or fetching_errand(scene)


def moving(kind: str) -> Among:
    """In the menu of the turn, the action that an errand of a kind begins with or goes on with."""

    def among(scene: WastelandScene) -> Sequence[str]:
        found = errand(scene)
        if found is None or found.kind != kind or found.origin == found.step:
            return ()
        onward = f"onward:{found.step}"
        if onward in scene.options and not outposts_at(scene.view, scene.seat, found.origin, False):
            return (onward,)
        return listed(scene, "act:move")

    return among


def setting_up(scene: WastelandScene) -> Sequence[str]:
    """Activate the Outpost that has come where it is to stand."""
    found = errand(scene)
    ready = found is not None and found.kind == on.OUTPOST and found.origin == found.goal
    return listed(scene, "act:activate_outpost") if ready else ()


def move_from(scene: WastelandScene) -> Sequence[str]:
    """Where the errand begins, else any hex."""
    found = errand(scene)
    return listed(scene, f"from:{found.origin}" if found is not None else "") or scene.options


def load(scene: WastelandScene) -> Sequence[str]:
    """An Outpost alone for its errand, else nothing."""
    found = errand(scene)
    wanted = "load:outpost1" if found is not None and found.kind == on.OUTPOST else "load:none"
    return listed(scene, wanted) or scene.options


def move_to(scene: WastelandScene) -> Sequence[str]:
    """The next hex of the errand, else those without danger."""
    found = errand(scene)
    safe = [one for one in scene.options if not is_dangerous(scene, one)]
    return listed(scene, f"to:{found.step}" if found is not None else "") or safe or scene.options


def is_dangerous(scene: WastelandScene, option: str) -> bool:
    """Whether a hex that an option goes to is a hazard, or held by others."""
    hex = option.partition(":")[2]
    return is_hazard(scene.view, hex) or bool(others_active_at(scene.view, scene.seat, hex))


def exit_to(scene: WastelandScene) -> Sequence[str]:
    """Out of the town to where an Outrider makes something, else to the own side of it."""
    view, base = scene.view, scene.view.seats[scene.seat].basecamp

    def worth(option: str) -> tuple[bool, bool, int]:
        hex = option.partition(":")[2]
        brings = bool(makes(view, scene.seat, "outrider", hex))
        return not is_dangerous(scene, option), brings, 0 if brings else -len(way(scene, hex, base))

    return most(scene.options, worth)


def place(scene: WastelandScene) -> Sequence[str]:
    """Where an errand ends, else the Basecamp, as of new Outriders, else any place."""
    found, base = errand(scene), scene.view.seats[scene.seat].basecamp
    goal = f"at:{found.goal}" if found is not None else ""
    return listed(scene, goal) or listed(scene, f"at:{base}") or scene.options


# The rest of a turn


def crew(scene: WastelandScene) -> Sequence[str]:
    """One more Outrider, while there are few."""
    view = scene.view
    count = sum(len(outriders_at(view, scene.seat, hex)) for hex in outrider_hexes(view, scene.seat))
    return listed(scene, "act:recruit") if count < CREW else ()


def completing(scene: WastelandScene) -> Sequence[str]:
    """A card that can be completed."""
    return listed(scene, "act:complete")


def gift(scene: WastelandScene) -> Sequence[str]:
    """The power of the character, if it brings cubes for nothing."""
    card = scene.view.content.cards.get(scene.view.seats[scene.seat].character)
    brings = card is not None and any(effect.kind == "gain" for effect in card.effects)
    return listed(scene, "act:power") if brings else ()


def drawing(scene: WastelandScene) -> Sequence[str]:
    """Another card, while the hand has room."""
    room = len(scene.view.seats[scene.seat].hand) < FULL_HAND
    return listed(scene, "act:discover") if room else ()


def building(scene: WastelandScene) -> Sequence[str]:
    """Another Outpost, if none lies about."""
    me = scene.view.seats[scene.seat]
    lying = any(hex and not active for hex, active in zip(me.outposts, me.outposts_active, strict=True))
    at_home = is_location(scene.view, scene.seat, me.basecamp)
    return listed(scene, "act:construct_outpost") if at_home and not lying else ()


def other_than_provisions(scene: WastelandScene) -> Sequence[str]:
    """What pays more than Provisions, if it can be made."""
    return [one for one in scene.options if not one.startswith("yield:provisions")] or scene.options


def feeding(scene: WastelandScene) -> Sequence[str]:
    """Feed with what there is."""
    return [one for one in scene.options if one != "feed:none"] or scene.options
