"""The lessons of the guided game, in the order in which they are wanted: data, whose words are in ``guide.ftl``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from resurgence_tui.games.resurgence.vocab import AREA_WORDS, TOKEN_WORDS
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.guide import moves as moves
from resurgence_tui.ui.resurgence.guide import scene as on
from resurgence_tui.ui.resurgence.guide.moves import Among
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.question_text import is_demand
from resurgence_tui.ui.table.lessons import Lesson, anything, asks, can, first_time, starting, untried

if TYPE_CHECKING:
    from resurgence_tui.app.hints import Rank

Condition = Callable[[Scene], bool]

FIRST, SECOND, HALF, LAST = 1, 2, 3, 6
"""Rounds that have lessons of their own."""


@dataclass(frozen=True, slots=True)
class SortingLesson(Lesson[Scene]):
    """One that suggests how to assign the tokens drawn: so that the placements of the round can show most."""

    def rank(self, scene: Scene) -> Rank | None:
        """By what an assignment can show."""
        return lambda act: moves.shown_by(scene, act)

    def plan(self, scene: Scene) -> list[tuple[int, int]]:
        """A token and an area for each; none where no bot can tell."""
        act = scene.advisor.best_act(partial(moves.shown_by, scene)) if scene.advisor is not None else ()
        return [(TOKEN_WORDS.index(token), AREA_WORDS.index(area)) for _, token, area in
                (option.split(":") for option in act)]


# Conditions


def about(word: str) -> Condition:
    """The question is about that."""
    return lambda scene: word in scene.decision.context


def in_round(number: int) -> Condition:
    """The round."""
    return lambda scene: scene.view.round == number


def early(scene: Scene) -> bool:
    """In the first half of the game: later nobody needs to be told again."""
    return scene.view.round <= HALF


def not_told(key: str) -> Condition:
    """That has not happened to the seat so far."""
    return lambda scene: not scene.told(key)


def picking_token(scene: Scene) -> bool:
    """A space has been picked, and the token is asked for."""
    return bool(scene.space)


def picking_space(scene: Scene) -> bool:
    """The space is asked for."""
    return not scene.space


def with_others(scene: Scene) -> bool:
    """Others play."""
    return not scene.view.solo


def alone(scene: Scene) -> bool:
    """Against the Mutants."""
    return bool(scene.view.solo)


def just_advanced(scene: Scene) -> bool:
    """The level is the first one that allows Advanced Missions."""
    return scene.view.seats[scene.seat].level == scene.view.content.numbers.advanced_level


def demanded(scene: Scene) -> bool:
    """The Mutants demand something."""
    return is_demand(scene.rule)


def placing(key: str, kind: str, among: Among, *when: Condition) -> Lesson[Scene]:
    """A hint for a kind of placement that has not been tried yet."""
    return Lesson(key, (asks("PLACE-01"), picking_space, untried(kind), can(among), *when), board=at.CITY, among=among)


def acting(key: str, among: Among, *when: Condition) -> Lesson[Scene]:
    """A hint for what a turn still allows."""
    return Lesson(key, (asks("ACT-01"), *when, can(among)), among=among)


def asked(key: str, rule: str, among: Among = moves.likely, *when: Condition) -> Lesson[Scene]:
    """A hint for what a rule asks."""
    return Lesson(key, (asks(rule), *when), among=among)


# What is read before the question

TALKS: tuple[Lesson[Scene], ...] = (
    Lesson("guide-welcome", (asks("SET-19"), about("hero")), "first_player", board=at.CITY),
    Lesson("guide-round", (with_others, asks("ASG-01")), "round_started", FIRST, board=at.CITY),
    Lesson("guide-round-alone", (alone, asks("ASG-01")), "round_started", FIRST, board=at.MUTANTS),
    Lesson("guide-leadership", (with_others,), "leadership", FIRST, at.LEADERSHIP),
    Lesson("guide-leadership-alone", (alone,), "leadership_alone", FIRST, at.LEADERSHIP),
    Lesson("guide-upkeep", (), "recalled", FIRST, at.COMPOUND),
    Lesson("guide-missed-places", (untried(on.FREE, on.PENALTY, on.ROOM, on.REST),), "recalled", FIRST, at.CITY),
    Lesson("guide-missed-deeds", (untried(on.CARD, on.PLAN, on.MISSION),), "recalled", FIRST, at.COMPOUND),
    Lesson("guide-no-level", (asks("ASG-01"), not_told("level_raised"), not_told("level_kept")), "recalled", FIRST,
           at.COMPOUND),
    Lesson("guide-renewed", (asks("ASG-01"),), "row_renewed", FIRST, at.ROW),
    Lesson("guide-onward", (asks("ASG-01"),), "round_started", SECOND, at.LEADERSHIP),
    Lesson("guide-event", (), "event_revealed", SECOND, at.LEADERSHIP),
    Lesson("guide-refilled", (first_time("refilled"),), "refilled", board=at.COMPOUND),
    Lesson("guide-advanced", (just_advanced,), "level_raised", board=at.MISSIONS),
    Lesson("guide-last-round", (asks("ASG-01"),), "round_started", LAST, at.LEADERSHIP),
)

# What stands beside the question

SETUP: tuple[Lesson[Scene], ...] = (
    Lesson("guide-hero", (asks("SET-19"), about("hero")), among=moves.easy_hero),
    Lesson("guide-starter", (asks("SET-19"), about("starter")), among=moves.easy_starter),
    asked("guide-specialist", "SAL-11", starting("add:scholar")),
    SortingLesson("guide-assign", (asks("ASG-01"), in_round(FIRST))),
    Lesson("guide-assign-again", (asks("ASG-01"), in_round(SECOND))),
)

PLACING: tuple[Lesson[Scene], ...] = (
    Lesson("guide-token", (asks("PLACE-01"), picking_token, in_round(FIRST)), among=moves.place_anything),
    placing("guide-place-free", on.FREE, moves.place(on.FREE)),
    placing("guide-place-penalty", on.PENALTY, moves.place(on.PENALTY)),
    placing("guide-place-room", on.ROOM, moves.place(on.ROOM)),
    placing("guide-place-rest", on.REST, moves.place(on.REST)),
    placing("guide-place-mission", on.MISSION, moves.place(on.FREE, on.MISSION)),
    placing("guide-place-rescue", on.RESCUE, moves.place(on.FREE, on.RESCUE)),
    placing("guide-place-build", on.BUILD, moves.place(on.FREE, on.BUILD)),
    Lesson("guide-place-more", (asks("PLACE-01"), picking_space, in_round(FIRST)), among=moves.place_anything),
    asked("guide-penalty", "PLACE-06", moves.payment, untried(on.PENALTY)),
    asked("guide-penalty", "PLACE-06", moves.payment, in_round(FIRST)),
)

TURN: tuple[Lesson[Scene], ...] = (
    acting("guide-act-effect", moves.deed("effect:"), in_round(FIRST)),
    acting("guide-act-mission", moves.deed("mission:"), untried(on.MISSION)),
    acting("guide-act-card", moves.deed("card:"), untried(on.CARD)),
    acting("guide-act-more", moves.any_deed, in_round(FIRST)),
    asked("guide-plan", "MIS-03", moves.near_mission, untried(on.PLAN)),
)

UPKEEP: tuple[Lesson[Scene], ...] = (
    asked("guide-income", "UPK-B", anything, in_round(FIRST)),
    asked("guide-level", "UPK-C", starting("raise"), not_told("level_raised")),
)

FIRST_TIMES: tuple[Lesson[Scene], ...] = (
    asked("guide-rescue", "SURV-20", moves.likely, untried(on.RESCUE)),
    asked("guide-free-rescue", "MIS-18"),
    asked("guide-free-rescue", "SURV-23", moves.likely, untried(on.RESCUE)),
    asked("guide-build", "BUILD-01", moves.likely, untried(on.BUILD)),
    Lesson("guide-gain", (asks("GEN-03", "AMB-56"), in_round(FIRST)), among=anything),
    asked("guide-add-specialist", "GEN-09", starting("add:"), early),
    Lesson("guide-pay", (asks("MIS-13", "GEN-04"), in_round(FIRST)), among=moves.payment),
    asked("guide-order", "AMB-128", moves.likely, in_round(FIRST)),
    asked("guide-column", "MIS-16", moves.likely, early),
    asked("guide-track", "LEAD-12", moves.likely, in_round(FIRST)),
    asked("guide-retire", "RET-01", starting("leave", "retire:bag:laborer", "retire:"), not_told("retired")),
    asked("guide-draw", "DRAW-05", moves.likely, not_told("drew_openly")),
    Lesson("guide-use-event", (asks("EVT-05", "UPK-B1"), early), among=moves.likely),
    asked("guide-meet-event", "AMB-143"),
    Lesson("guide-demand", (demanded, in_round(FIRST)), among=moves.likely),
    Lesson("guide-any", (in_round(FIRST),), among=moves.likely),
)
"""Questions that may or may not come up."""

HINTS: tuple[Lesson[Scene], ...] = (*SETUP, *PLACING, *TURN, *UPKEEP, *FIRST_TIMES)
