"""People who are taught Residuum, see ``tests.ui.pupils``."""

from __future__ import annotations

from typing import Any

from resurgence_tui.app.guided import guided_setup
from resurgence_tui.app.hints import Advisor
from resurgence_tui.app.host import Ask, Host
from resurgence_tui.app.library import Library
from resurgence_tui.games.residuum.choice_plans import plan_for
from resurgence_tui.ui.residuum.guide.lessons import HINTS, TALKS, Taught
from resurgence_tui.ui.residuum.guide.scene import WastelandScene
from resurgence_tui.ui.residuum.guide.tables import TABLES
from resurgence_tui.ui.table.lessons import LessonChoice
from tests.ui import pupils
from tests.ui.pupils import MOST
from tests.ui.pupils import called as called

OF_GOODS = ("RSD-ASK-31", "RSD-ASK-38")
"""Rules that ask what is sold, and what is offered."""

NAMES = ("Anna", "Boris", "Celina", "Dmitri")


def guided_host(table: str = "bot", library: Library | None = None) -> Host:
    """A guided game of Residuum."""
    return (library or Library()).new(guided_setup("residuum", TABLES[table], NAMES, "Bot"))


class Pupils(pupils.Pupils[WastelandScene]):
    """All people of one guided game."""

    def __init__(self, host: Host, *how: Any, **more: Any) -> None:
        super().__init__(host, *how, **more)
        self.lessons = LessonChoice(TALKS, HINTS)
        self.questions: dict[int, int] = {}
        """By turn, the questions that were asked."""

    def scene(self, ask: Ask) -> WastelandScene:
        """What the lessons look at."""
        decision = ask.decision
        view, log = self.host.view(decision.seat), self.host.log(decision.seat)
        self.questions[view.round] = self.questions.get(view.round, 0) + 1
        lone = self.host.lone is not None
        return WastelandScene(view, decision, log, lone=lone, advisor=Advisor(self.host, ask))

    def follow(self, lesson: Taught | None, scene: WastelandScene) -> str:
        """What is suggested, else any option."""
        return (lesson.move(scene) if lesson is not None else "") or self.chance.choice(scene.options)

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
