"""The words of a lesson, with the names and numbers of the table it is about."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.games.residuum.outlook import makes
from resurgence_tui.games.residuum.vocab import PROVISIONS, RESOURCES
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.residuum.names import amount, name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.residuum.guide import moves
from resurgence_tui.ui.residuum.guide import scene as on
from resurgence_tui.ui.residuum.guide.scene import WastelandScene
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.table.lessons import Lesson

Values = dict[str, str | int]

MISSED = {on.OUTPOST: "guide-missed-outpost", on.CARD: "guide-missed-card", on.TOWN: "guide-missed-town"}
"""What has not been tried, and the sentence about it."""


def lesson_text(words: Words, lesson: Lesson[WastelandScene], scene: WastelandScene, sign: str = "") -> str:
    """What a lesson says. sign: what marks a suggestion."""
    make = VALUES.get(lesson.key)
    return words.text(lesson.key, sign=sign, **(make(words, scene) if make is not None else {}))


def _base(words: Words, scene: WastelandScene) -> Values:
    """The hex that is suggested, what its neighbours bring, and how far the town is."""
    hex = scene.best(moves.good_base(scene)).partition(":")[2]
    return {
        "place": hex_name(words, scene.view, hex),
        "bonus": moves.richness(scene, hex),
        "count": moves.steps_to_town(scene, hex),
    }


def _goal(words: Words, scene: WastelandScene) -> Values:
    """Where an Outpost lies, where it is carried, and what it would make there."""
    found, base = moves.outpost_errand(scene), scene.view.seats[scene.seat].basecamp
    goal = found.goal if found is not None else base
    made = makes(scene.view, scene.seat, "outpost", goal)
    goods = [amount(words, RESOURCES[kind], count) for kind, count in made.items()]
    return {
        "origin": hex_name(words, scene.view, found.origin if found is not None else base),
        "place": hex_name(words, scene.view, goal),
        "terrain": name(words, scene.view.terrain[goal]),
        "goods": listed(words, goods, "list_or"),
    }


def _way_to_town(words: Words, scene: WastelandScene) -> Values:
    """How many moves it is."""
    found = moves.town_errand(scene)
    return {"count": len(moves.way(scene, found.origin, found.goal)) if found is not None else 0}


def _needed(words: Words, scene: WastelandScene) -> Values:
    """What the cards in hand cost that the store has not; where others look on, nothing of the hand."""
    view, me = scene.view, scene.view.seats[scene.seat]
    costs = [view.content.cards[card].cost for card in me.hand * scene.lone]
    lacking = [name(words, word) for kind, word in enumerate(RESOURCES)
               if kind != PROVISIONS and any(cost[kind] > me.store[kind] for cost in costs)]
    told = words.text("guide-trade-needs", goods=listed(words, lacking)) if lacking else words.text("guide-trade-any")
    return {"needs": told}


def _missed(words: Words, scene: WastelandScene) -> Values:
    """A sentence for each that has not been tried."""
    return {"missed": " ".join(words.text(key) for deed, key in MISSED.items() if deed not in scene.tried)}


VALUES: dict[str, Callable[[Words, WastelandScene], Values]] = {
    "guide-base": _base,
    "guide-carry": _goal,
    "guide-set-up": _goal,
    "guide-to-town": _way_to_town,
    "guide-trade": _needed,
    "guide-missed": _missed,
}
