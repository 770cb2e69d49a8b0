"""The part of the table screen that is about the Mutants of a game alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards.assignment_board import AssignmentBoard
from resurgence_tui.ui.resurgence.question.asking import ASSIGNMENT, PLACING, is_demand
from resurgence_tui.ui.resurgence.question.pending import Pending
from resurgence_tui.ui.resurgence.solo.forecast import bonus_text
from resurgence_tui.ui.resurgence.solo.mutants_panel import MutantsPanel
from resurgence_tui.ui.resurgence.solo.mutants_text import SoloTelling
from resurgence_tui.ui.resurgence.tabletop import Tabletop
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt


class SoloTable:
    """Tells what the Mutants did, and shows live what their Leadership card would bring."""

    if TYPE_CHECKING:
        words: Words
        view: View | None
        pending: Pending

        @property
        def top(self) -> Tabletop: ...

    solo: SoloTelling
    since: int = 0
    """The point of the log before the last answer of the player: what came after it has not been told yet."""

    def answered(self, before: int, option: str) -> None:
        """The player has answered. before: the length of the log until then."""
        self.since, self.solo.chosen = before, option

    def prompt_alone(self, prompt: Prompt, view: View, eyes: Seat, decision: Decision | None) -> Prompt:
        """The prompt with what the Mutants did: in place of the why, or below what they demand."""
        trail = tuple(self.solo.trail(view, eyes, decision))
        told = self.solo.told(view, eyes, self.since, decision)
        rule = decision.rule if decision is not None else ""
        if rule != ASSIGNMENT:
            self.top.query_one(MutantsPanel).totals = ()
        if decision is not None and is_demand(rule):
            action = self.words.attribute(str(decision.context[0]), "short") or ""
            asked = self.words.text("solo-demand", action=action)
            return replace(prompt, asked=asked, why=f"{prompt.why} {told}", news="", trail=trail)
        if rule == "ENC-04":
            return replace(prompt, why=f"{prompt.why} {told}", news="", trail=trail)
        if rule == ASSIGNMENT:
            card = self.words.text("solo-assign-why", card=self.words.text(view.leader))
            why = f"{told} {card}".strip()
            return replace(prompt, why=why, news="", trail=trail)
        if rule == PLACING and not self.pending.space_picked:
            return replace(prompt, why=told or prompt.why, news="", trail=trail)
        return replace(prompt, news=told, trail=trail)

    def trail_alone(self, view: View, eyes: Seat, decision: Decision | None) -> list[Part]:
        """How far the Mutant card at hand is; nothing where others play."""
        return self.solo.trail(view, eyes, decision) if view.solo else []

    def forecast(self, board: AssignmentBoard) -> None:
        """Alone: the panel reads the card with the tokens as they lie now, and the bonuses are told below the city."""
        view = self.view
        if view is None or not view.solo:
            return
        reach = board.reach
        self.top.query_one(MutantsPanel).totals = reach.totals if board.plan is not None else ()
        if board.plan is not None:
            bonuses = bonus_text(view, self.words, reach.leaders)
            self.top.look.parts = ((bonuses, theme.GOOD),) if bonuses else ()
