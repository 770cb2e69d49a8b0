"""What Resurgence supplies for its table screen, see ``ui.table.kit``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY, Decision, Seat
from resurgence_tui.games.resurgence.outlook import reach
from resurgence_tui.games.resurgence.round_story import last_assignment
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import fact_text, name
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.info_lines import info_lines
from resurgence_tui.ui.resurgence.log_text import MoscowLogText, spaced
from resurgence_tui.ui.resurgence.moments import MoscowMoments
from resurgence_tui.ui.resurgence.news import MoscowNews
from resurgence_tui.ui.resurgence.places import MoscowPlaces
from resurgence_tui.ui.resurgence.question.combined_choices import PAID, TOLD
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD, STEPPER, Pending
from resurgence_tui.ui.resurgence.question.question_text import OFFERS, QuestionText, model_of
from resurgence_tui.ui.resurgence.solo.forecast import bands_of
from resurgence_tui.ui.resurgence.solo.mutants_at_table import MutantsAtTable
from resurgence_tui.ui.resurgence.table_layout import OFFER
from resurgence_tui.ui.resurgence.tabletop import MoscowTabletop
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.guide_at_table import GuideAtTable
from resurgence_tui.ui.table.kit import GameKit, Unasked
from resurgence_tui.ui.table.layout import Shape
from resurgence_tui.ui.table.protocol import Table
from resurgence_tui.ui.table.question import Question, shortened
from resurgence_tui.ui.table.seats import Looks, looks_of
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt

if TYPE_CHECKING:
    from resurgence_tui.ui.resurgence.guide.course import MoscowCourse
    from resurgence_tui.ui.resurgence.guide.scene import Scene
    from resurgence_tui.ui.resurgence.table_public import MoscowPublicBoards

WORTH_ASKING = ("effect", "event", "stalker", "mission", "card")
"""Verbs of a turn that bring something. To switch a token is possible in most turns and is not asked about."""


class MoscowKit(GameKit):
    """The game's part of the table screen of one host."""

    LEGEND = {
        "legend-goods": "legend-goods-is",
        "legend-tokens": "legend-tokens-is",
        "legend-token-keys": "legend-token-keys-is",
        "legend-areas": "legend-areas-is",
        "legend-who": "legend-who-is",
        "legend-mutants": "legend-mutants-is",
        "legend-pay": "legend-pay-is",
        "legend-end_vp": "legend-end_vp-is",
        "legend-plan": "legend-plan-is",
        "legend-draw": "legend-draw-is",
        "legend-lead": "legend-lead-is",
        "legend-retire": "legend-retire-is",
        "legend-spec": "legend-spec-is",
        "legend-price": "legend-price-is",
        "legend-event": "legend-event-is",
        "legend-directive": "legend-directive-is",
        "legend-rubble": "legend-rubble-is",
        "legend-first": "legend-first-is",
        "legend-changed": "legend-changed-is",
    }

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.question = Pending(QuestionText(self.words, host.names))
        self.log_text = MoscowLogText(self.words, host)
        self.places = MoscowPlaces()
        self.news = self.turns = MoscowNews(self.words)
        self.unasked = Unasked(lambda fact: fact_text(self.words, fact, host.names), TOLD, PAID)

    def tabletop(self, signs: theme.Signs) -> MoscowTabletop:
        """The boards, made once."""
        self.top = MoscowTabletop(self.words, signs)
        self.mutants = MutantsAtTable(self.words, self._host, self.question, self.top)
        return self.top

    def moments(self, signs: theme.Signs) -> MoscowMoments:
        """The reveal of Step 2, and the start of a round."""
        return MoscowMoments(self.words, signs)

    def guide(self, table: Table) -> GuideAtTable[Scene]:
        """The guide of a first game, made once, after the boards."""

        def course() -> MoscowCourse:
            from resurgence_tui.ui.resurgence.guide.course import MoscowCourse

            return MoscowCourse(self.words, self._host, self.question, self.top)

        self._guide = GuideAtTable(self.words, self._host, self.question, self.top, self.top.guide, table, course)
        return self._guide

    def public_screen(self) -> MoscowPublicBoards:
        """The boards and the log as everybody may see them."""
        from resurgence_tui.ui.resurgence.table_public import MoscowPublicBoards

        return MoscowPublicBoards(self._host, self.words, looks_of(self._host.setup.seats))

    # Where the game stands

    @property
    def _decision(self) -> Decision | None:
        return self.question.ask.decision if self.question.ask is not None else None

    def header(self, view: View, viewer: Seat) -> tuple[Part, ...]:
        """Round and step, the Event, and alone how far the Mutant card is."""
        trail = self.mutants.trail(view, viewer, self._decision)
        return spaced([self.log_text.where(view), self.log_text.event(view), trail])

    def aside(self, view: View) -> tuple[Part, ...]:
        """The two Directives."""
        return tuple(self.log_text.directives(view))

    def header_short(self, view: View) -> tuple[Part, ...]:
        """The round, and where there is no header also the step."""
        return self.log_text.where(view, short=bool(view.solo) or self.top.shape is not Shape.MIDDLE)

    # The open question

    def pose(self, view: View) -> Question:
        """The open question, with as much of it in signs as the menu needs to have room for it."""
        top, grouped = self.top, self.top.shape is not Shape.NARROW
        question = self.question.question(view, False, grouped)
        # What each Hero brings is compared in columns; its card tells in whole words what rows say in signs.
        fits = top.fits_in_columns if view.even_heroes and question.board == OFFER else top.fits
        if fits(question):
            return question
        in_signs = self.question.rows_in_signs(view, grouped)
        return shortened(question, in_signs, fits) or self.question.question(view, True, grouped)

    def enter(self, question: Question, view: View, looks: Looks, read_first: bool) -> str:
        """Prepare the Assignment board, the stepper or the open cards; the id of what the question is entered with."""
        slot, seat = at.MENU if read_first else self.question.slot(question), self.question.seat
        board, ask = self.top.assignment, self.question.ask
        if slot == ASSIGNMENT_BOARD:
            plan = self.question.plan(view)
            if board.plan is not plan:
                badge = theme.seat_style(looks[seat].colour)
                earlier = last_assignment([entry.fact for entry in self._host.log(NOBODY)], seat)
                look, bands = lambda areas: reach(view, seat, areas), bands_of(view, self.words)
                board.show(plan, badge, look, bands, earlier)
        elif board.plan is not None:
            board.clear()
        if slot == STEPPER and ask is not None:
            held = tuple(view.seats[seat].items)
            notes = self.question.asking.notes(ask.decision, view)
            self.top.stepper.show(model_of(question, ask.decision, held), held, notes)
        if ask is not None and ask.decision.rule in OFFERS:
            self.top.offer.show_offer(ask.decision, view)
        else:
            self.top.offer.clear()
        return slot

    def entered(self) -> None:
        """The own Compound shows its tokens as they lie on the Assignment board."""
        self.top.show_plan()

    def considered(self, view: View) -> None:
        """A token was moved: alone the bonuses are others, and with a guide what is left to sort."""
        if view.solo:
            self.mutants.forecast(view)
        self._guide.considered()

    def prompt(self, prompt: Prompt, view: View, viewer: Seat) -> Prompt:
        """Alone the prompt tells what the Mutants did."""
        return self.mutants.prompt(prompt, view, viewer, self._decision) if view.solo else prompt

    def answered(self, before: int, option: str) -> None:
        """An answer was taken."""
        self.mutants.answered(before, option)

    def second_look(self) -> bool:
        """Whether the tokens for a space are listed."""
        return bool(self.question.space_picked)

    def other_way(self) -> bool:
        """Ways to pay as a list in place of the stepper, or back."""
        if self.top.question.mix:
            self.question.as_list = not self.question.as_list
        return bool(self.top.question.mix)

    def left_to_do(self, decision: Decision) -> list[str]:
        """What the turn still allows, each by the name of the place, card or Mission."""
        found = []
        for option in decision.options if decision.rule == "ACT-01" else ():
            verb, *things = option.split(":")
            if verb == "stalker":
                found.append(self.words.text("token_stalker", count=1))
            elif verb in WORTH_ASKING:
                found.append(name(self.words, things[-1]))
        return list(dict.fromkeys(found))

    def wasted(self, option: str) -> str:
        """That a placement or an effect brings nothing now, and what is lacking."""
        return self.question.wasted(option)

    # What is looked at

    def describe(self, spot: str, row: str, view: View) -> tuple[Part, ...]:
        """A place or an option in one line."""
        top = self.top
        if top.looks_abroad:
            return ((self.question.asking.looking.about(spot, view), theme.PLAIN),)
        text, legal = self.question.told(spot, row, top.question, view, top.look.room)
        return ((text, theme.PLAIN if legal else theme.WARNING),)

    def told_now(self, spot: str, view: View) -> str:
        """What a place would bring now, or why it cannot be picked."""
        if not (spot in self.question.outlook or self.question.why_not(spot, view)):
            return self.question.warning(spot, self.top.question, view)
        return self.question.told(spot, "", self.top.question, view, 0)[0]

    def why_not(self, spot: str, view: View) -> str:
        """Why a place cannot be picked now."""
        return self.question.why_not(spot, view)

    def info(self, view: View) -> list[LogLine]:
        """Piles, discards, retired tokens, and the points so far."""
        from resurgence_tui.ui.resurgence.points_lines import points_lines

        return info_lines(self.words, view, self._host.names) + points_lines(self.words, self._host)
