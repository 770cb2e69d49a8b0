"""The lessons of the guided game, in the order in which they are wanted: data, whose words are in ``guide.ftl``."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.guide import moves
from resurgence_tui.ui.residuum.guide import scene as on
from resurgence_tui.ui.residuum.guide.moves import Among
from resurgence_tui.ui.residuum.guide.scene import WastelandScene
from resurgence_tui.ui.table.lessons import Lesson, asks, can, first_time, nothing, starting, untried

Condition = Callable[[WastelandScene], bool]
Taught = Lesson[WastelandScene]

FIRST, SECOND, THIRD, FOURTH = 1, 2, 3, 4
AUTUMN, WINTER, NEXT_YEAR, SHUT, LAST = 5, 7, 9, 15, 16
"""Turns that have lessons of their own."""

YEAR = 8
"""Turns of a year."""

FEW_MEETINGS = 2

TILE, CELL, BASE, KEEP, BURY = "RSD-ASK-01", "RSD-ASK-02", "RSD-ASK-03", "RSD-ASK-04", "RSD-ASK-05"
PAYING = ("RSD-ASK-16", "RSD-ASK-17", "RSD-ASK-18")


# Conditions


def till(turn: int) -> Condition:
    """No later turn is played."""
    return lambda scene: scene.view.round <= turn


def in_menu(scene: WastelandScene) -> bool:
    """The menu of the turn is asked, and not what to do in one hex."""
    return scene.rule == MENU and not scene.here


def in_hex(scene: WastelandScene) -> bool:
    """It is asked what to do in a hex."""
    return bool(scene.here)


def new_to_meetings(scene: WastelandScene) -> bool:
    """The seat has been visitor or host a few times at most."""
    met = [fact for _, _, fact in scene.log if fact.key == "meeting_started"]
    return sum(scene.seat in (fact.seat, fact.values[-1]) for fact in met) <= FEW_MEETINGS


def menu(key: str, among: Among, *when: Condition) -> Taught:
    """A hint for what a turn may be used for."""
    return Lesson(key, (in_menu, *when, can(among)), among=among)


def asked(key: str, rule: str, among: Among = moves.common, *when: Condition) -> Taught:
    """A hint for what a rule asks."""
    return Lesson(key, (asks(rule), *when), among=among)


def new_turn(key: str, turn: int, board: str = at.MAP, *when: Condition) -> Taught:
    """A talk at the beginning of a turn."""
    return Lesson(key, when, "turn_started", turn, board)


# What is read before the question

TALKS: tuple[Taught, ...] = (
    Lesson("guide-welcome", (asks(TILE, BASE),), "lead_chosen", board=at.MAP),
    Lesson("guide-map", (asks(TILE, BASE),), "lead_chosen", board=at.MAP),
    Lesson("guide-cards", (asks(KEEP), first_time("card_kept")), "basecamp_placed", board=at.MAP),
    new_turn("guide-turn", FIRST),
    new_turn("guide-town", SECOND, at.TOWN),
    new_turn("guide-seasons", THIRD, at.TOWN),
    new_turn("guide-missed", THIRD, at.MAP, untried(on.OUTPOST, on.CARD, on.TOWN)),
    new_turn("guide-meetings", FOURTH, at.MAP, untried(on.MEETING)),
    new_turn("guide-onward", FOURTH, at.ALL),
    new_turn("guide-autumn", AUTUMN, at.TOWN),
    new_turn("guide-winter", WINTER, at.TOWN),
    new_turn("guide-next-year", NEXT_YEAR, at.ALL),
    new_turn("guide-shut", SHUT, at.ALL),
    new_turn("guide-last", LAST, at.ALL),
)

# What stands beside the question

SETUP = (
    Lesson("guide-lay", (asks(TILE, CELL),), among=moves.common),
    asked("guide-base", BASE, moves.good_base),
    asked("guide-keep", KEEP, moves.cheapest),
    asked("guide-bury", BURY, moves.dearest),
    asked("guide-swap", "RSD-ASK-06"),
)

PRODUCTION = (
    asked("guide-yield", "RSD-ASK-08", moves.common, till(FOURTH)),
    asked("guide-yield", "RSD-ASK-09", moves.other_than_provisions, till(FOURTH)),
    asked("guide-yield-outriders", "RSD-ASK-10", moves.common, till(FOURTH)),
)

TURN = (
    menu("guide-carry", moves.moving(on.OUTPOST), untried(on.OUTPOST)),
    menu("guide-set-up", moves.setting_up, untried(on.OUTPOST)),
    menu("guide-to-town", moves.moving(on.TOWN), untried(on.TOWN)),
    menu("guide-complete", moves.completing, untried(on.COMPLETED)),
    menu("guide-recruit", moves.crew, untried(on.RECRUIT)),
    menu("guide-draw", moves.drawing, untried(on.CARD)),
    menu("guide-build", moves.building, untried(on.BUILD)),
    menu("guide-carry-again", moves.moving(on.OUTPOST), till(FOURTH)),
    menu("guide-set-up-again", moves.setting_up, till(FOURTH)),
    menu("guide-fetch", moves.moving(on.BUILD), till(FOURTH)),
    menu("guide-power", moves.gift, till(FOURTH)),
    menu("guide-end", starting("act:end"), till(FOURTH)),
    Lesson("guide-here", (in_hex, till(FOURTH))),
)

MOVING = (
    asked("guide-from", "RSD-ASK-12", moves.move_from, till(FOURTH)),
    asked("guide-convoy", "RSD-ASK-13", moves.common, till(FOURTH)),
    asked("guide-load", "RSD-ASK-14", moves.load, till(FOURTH)),
    asked("guide-to", "RSD-ASK-15", moves.move_to, till(FOURTH)),
    *(asked("guide-pay", rule, moves.common, till(FOURTH)) for rule in PAYING),
    asked("guide-place", "RSD-ASK-19", moves.place, till(FOURTH)),
)

IN_TOWN = (
    asked("guide-trade", "RSD-ASK-31", nothing, untried(on.TOWN)),
    asked("guide-trade", "RSD-ASK-32", nothing, untried(on.TOWN)),
    asked("guide-leave", "RSD-ASK-33", moves.exit_to, till(YEAR)),
)

CARDS = (
    asked("guide-keep-drawn", "RSD-ASK-26", moves.cheapest, till(YEAR)),
    asked("guide-discard", "RSD-ASK-27", moves.dearest),
    asked("guide-which-card", "RSD-ASK-28", moves.common, untried(on.COMPLETED)),
)

MEETINGS = (
    asked("guide-word", "RSD-ASK-35", starting("word:trade"), new_to_meetings),
    asked("guide-welcome-them", "RSD-ASK-36", starting("welcome"), new_to_meetings),
    asked("guide-intent", "RSD-ASK-37", starting("intent:trade"), new_to_meetings),
    asked("guide-offer", "RSD-ASK-38", nothing, new_to_meetings),
    asked("guide-offer", "RSD-ASK-39", nothing, new_to_meetings),
    asked("guide-answer", "RSD-ASK-40", nothing, new_to_meetings),
    asked("guide-conflict", "RSD-ASK-42", nothing, new_to_meetings),
    *(asked("guide-boost", f"RSD-ASK-{number}", nothing, new_to_meetings) for number in range(43, 48)),
    asked("guide-plunder", "RSD-ASK-48", nothing, new_to_meetings),
)

LATER = (
    asked("guide-feed", "RSD-ASK-53", moves.feeding),
    Lesson("guide-any", (lambda scene: scene.rule != MENU, till(FOURTH)), among=moves.common),
)
"""Questions that may or may not come up."""

HINTS: tuple[Taught, ...] = (*SETUP, *PRODUCTION, *TURN, *MOVING, *IN_TOWN, *CARDS, *MEETINGS, *LATER)
