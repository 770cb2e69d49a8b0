"""Seats that are taught Residuum without a screen: they do what is suggested, or now and then something else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from resurgence_tui.app.guided import guided_setup
from resurgence_tui.app.host import Ask, Host
from resurgence_tui.app.library import Library
from resurgence_tui.games.residuum.choice_plans import plan_for
from resurgence_tui.ui.residuum.guide.lessons import HINTS, TALKS, Taught
from resurgence_tui.ui.residuum.guide.scene import WastelandScene
from resurgence_tui.ui.residuum.guide.tables import TABLES
from resurgence_tui.ui.table.lessons import LessonChoice

OF_GOODS = ("RSD-ASK-31", "RSD-ASK-38")
"""Rules that ask what is sold, and what is offered."""

NAMES = ("Anna", "Boris", "Celina", "Dmitri")
MOST = 4000

Watch = Callable[[Taught, WastelandScene], None]


def guided_host(table: str = "bot", library: Library | None = None) -> Host:
    """A guided game of Residuum."""
    return (library or Library()).new(guided_setup("residuum", TABLES[table], NAMES, "Bot"))


def called(lesson: Taught) -> str:
    """A lesson in a word."""
    return lesson.key.removeprefix("guide-")


class Pupils:
    """All people of one guided game."""

    def __init__(self, host: Host, stray: float = 0.0, seed: int = 1, watch: Watch | None = None) -> None:
        self.host, self.stray, self.chance, self.watch = host, stray, Random(seed), watch
        self.choice = LessonChoice(TALKS, HINTS)
        self.heard: dict[int, dict[str, int]] = {}
        """By seat, the lessons that were shown, and the turn of the first time."""

        self.questions: dict[int, int] = {}
        """By turn, the questions that were asked."""

    def play(self, turns: int = 16) -> dict[int, dict[str, int]]:
        """Play so many turns, or to the end; what was heard."""
        for _ in range(MOST):
            self.host.run_on()
            asks = self.host.asks()
            if not asks or self.host.view(asks[0].decision.seat).round > turns:
                return self.heard
            self.answer(asks[0])
        raise AssertionError("The game does not end.")

    def play_until(self, rule: str) -> Host:
        """Play until a rule asks what a form answers."""
        for _ in range(MOST):
            self.host.run_on()
            ask = self.host.asks()[0]
            decision = ask.decision
            if decision.rule == rule and (rule in OF_GOODS or plan_for(self.host.view(decision.seat), decision)):
                return self.host
            self.answer(ask)
        raise AssertionError(f"{rule} never asks")

    def answer(self, ask: Ask) -> None:
        """Listen, then answer."""
        decision = ask.decision
        scene = WastelandScene(
            self.host.view(decision.seat), decision, self.host.log(decision.seat), lone=self.host.lone is not None)
        self.questions[scene.view.round] = self.questions.get(scene.view.round, 0) + 1
        lesson = self.listen(scene)
        option = (lesson.move(scene) if lesson is not None else "") or self.chance.choice(decision.options)
        if self.stray > self.chance.random():
            option = self.chance.choice(decision.options)
        self.host.submit(ask.ticket, option)

    def listen(self, scene: WastelandScene) -> Taught | None:
        """All talks before the question, and the hint beside it."""
        lesson = self.choice.lesson(scene)
        while lesson is not None:
            self.heard.setdefault(scene.seat, {}).setdefault(called(lesson), scene.view.round)
            if self.watch is not None:
                self.watch(lesson, scene)
            if not lesson.talk:
                return lesson
            self.choice.read(scene.seat, lesson)
            lesson = self.choice.lesson(scene)
        return None
