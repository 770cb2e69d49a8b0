"""The Mutants of a game alone, as the table tells of them: what they did, and what their Leadership card would bring.
"""

from __future__ import annotations

from dataclasses import replace

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.question.pending import Pending
from resurgence_tui.ui.resurgence.question.question_text import ASSIGNMENT, PLACING, is_demand
from resurgence_tui.ui.resurgence.solo.forecast import bonus_text
from resurgence_tui.ui.resurgence.solo.mutants_panel import MutantsPanel
from resurgence_tui.ui.resurgence.solo.mutants_text import MutantsText
from resurgence_tui.ui.resurgence.tabletop import MoscowTabletop
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt


class MutantsAtTable:
    """Tells what the Mutants did, and shows live what their Leadership card would bring."""

    def __init__(self, words: Words, host: Host, question: Pending, top: MoscowTabletop) -> None:
        self._words, self._question, self._top = words, question, top
        self.text = MutantsText(words, host)
        self._since = host.log_length
        """The point of the log before the last answer of the player: what came after it has not been told yet."""

    def answered(self, before: int, option: str) -> None:
        """The player has answered. before: the length of the log until then."""
        self._since, self.text.chosen = before, option

    def prompt(self, prompt: Prompt, view: View, eyes: Seat, decision: Decision | None) -> Prompt:
        """The prompt with what the Mutants did: in place of the why, or below what they demand."""
        trail = tuple(self.text.trail(view, eyes, decision))
        told = self.text.told(view, eyes, self._since, decision)
        rule = decision.rule if decision is not None else ""
        if rule != ASSIGNMENT:
            self._top.query_one(MutantsPanel).totals = ()
        if decision is not None and is_demand(rule):
            action = self._words.attribute(str(decision.context[0]), "short") or ""
            asked = self._words.text("solo-demand", action=action)
            return replace(prompt, asked=asked, why=f"{prompt.why} {told}", news="", trail=trail)
        if rule == "ENC-04":
            return replace(prompt, why=f"{prompt.why} {told}", news="", trail=trail)
        if rule == ASSIGNMENT:
            card = self._words.text("solo-assign-why", card=self._words.text(view.leader))
            why = f"{told} {card}".strip()
            return replace(prompt, why=why, news="", trail=trail)
        if rule == PLACING and not self._question.space_picked:
            return replace(prompt, why=told or prompt.why, news="", trail=trail)
        return replace(prompt, news=told, trail=trail)

    def trail(self, view: View, eyes: Seat, decision: Decision | None) -> list[Part]:
        """How far the Mutant card at hand is; nothing where others play."""
        return self.text.trail(view, eyes, decision) if view.solo else []

    def forecast(self, view: View) -> None:
        """The panel reads the card with the tokens as they lie now, and the bonuses are told below the city."""
        board = self._top.assignment
        reach = board.reach
        self._top.query_one(MutantsPanel).totals = reach.totals if board.plan is not None else ()
        if board.plan is not None:
            bonuses = bonus_text(view, self._words, reach.leaders)
            self._top.look.parts = ((bonuses, theme.GOOD),) if bonuses else ()
