"""What Residuum supplies for its table screen, see ``ui.table.kit``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY, Decision, Seat
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.games.residuum.plans import Bargain, Market
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.printed_keys import ACTIONS
from resurgence_tui.i18n.residuum.sentences import fact_text
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.info_lines import info_lines
from resurgence_tui.ui.residuum.log_text import WastelandLogText
from resurgence_tui.ui.residuum.moments import WastelandMoments
from resurgence_tui.ui.residuum.news import WastelandNews
from resurgence_tui.ui.residuum.places import WastelandPlaces
from resurgence_tui.ui.residuum.question.asking import TOWN, WastelandAsking
from resurgence_tui.ui.residuum.question.pending import WastelandPending
from resurgence_tui.ui.residuum.tabletop import WastelandTabletop
from resurgence_tui.ui.table.guide_at_table import GuideAtTable
from resurgence_tui.ui.table.kit import GameKit, Unasked
from resurgence_tui.ui.table.layout import Shape
from resurgence_tui.ui.table.protocol import Table
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.seats import Looks, looks_of
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part

if TYPE_CHECKING:
    from resurgence_tui.ui.residuum.guide.course import WastelandCourse
    from resurgence_tui.ui.residuum.guide.scene import WastelandScene
    from resurgence_tui.ui.residuum.table_public import WastelandPublicBoards

TOLD = frozenset("paid purse_used purse_left gained gain_cut produced".split())
"""Facts that are told when they come about without a question, or within several answers."""

WORTH_ASKING = ("complete", "discover", "favour", "power")
"""Actions that a turn is not ended without, unless one says so: they are there once a turn, or cost little."""


class WastelandKit(GameKit):
    """The game's part of the table screen of one host."""

    LEGEND = {
        "legend-number": "legend-number-is",
        "legend-capitals": "legend-capitals-is",
        "legend-small": "legend-small-is",
        "legend-barricade": "legend-barricade-is",
        "legend-armed": "legend-armed-is",
        "legend-oil": "legend-oil-is",
        "legend-hazard": "legend-hazard-is",
        "legend-more": "legend-more-is",
        "legend-network": "legend-network-is",
        "legend-legal": "legend-legal-is",
        "legend-changed": "legend-changed-is",
        "legend-cubes": "legend-cubes-is",
        "legend-bonus": "legend-bonus-is",
        "legend-limit": "legend-limit-is",
    }

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.question = WastelandPending(WastelandAsking(self.words, host.names))
        self.log_text = WastelandLogText(self.words, host, covers=lambda: host.lone is None)
        self.places = WastelandPlaces()
        self.news = self.turns = WastelandNews(self.words)
        self.unasked = Unasked(
            lambda fact: fact_text(self.words, fact, host.names, None, host.view(NOBODY)), TOLD, TOLD
        )

    def tabletop(self, signs: theme.Signs) -> WastelandTabletop:
        """The boards, made once."""
        self.top = WastelandTabletop(self.words, signs)
        self.top.look_now = lambda: self._host.view(self.question.seat)
        return self.top

    def moments(self, signs: theme.Signs) -> WastelandMoments:
        """Conflicts and seasons."""
        return WastelandMoments(self.words, signs)

    def guide(self, table: Table) -> GuideAtTable[WastelandScene]:
        """The guide of a first game, made once, after the boards."""

        def course() -> WastelandCourse:
            from resurgence_tui.ui.residuum.guide.course import WastelandCourse

            return WastelandCourse(self.words, self._host, self.question)

        return GuideAtTable(self.words, self._host, self.question, self.top, self.top.guide, table, course)

    def public_screen(self) -> WastelandPublicBoards:
        """The boards and the log as everybody may see them."""
        from resurgence_tui.ui.residuum.table_public import WastelandPublicBoards

        return WastelandPublicBoards(self._host, self.words, looks_of(self._host.setup.seats))

    # Where the game stands

    def header(self, view: View, viewer: Seat) -> tuple[Part, ...]:
        """The turn, the season and the year."""
        self.places.see(view)
        return self.log_text.where(view)

    def aside(self, view: View) -> tuple[Part, ...]:
        """What the year's end will cost, or how many tiles are to come."""
        if not view.round:
            if not view.stack:
                return ()
            return ((self.words.text("table-stack", count=len(view.stack)), theme.QUIET),)
        ends = [turn for turn in view.content.numbers.year_end_turns if turn >= view.round]
        return ((self.words.text("table-year-ends", turn=ends[0]), theme.QUIET),) if ends and not view.over else ()

    def header_short(self, view: View) -> tuple[Part, ...]:
        """The turn and the season."""
        return self.log_text.where(view, short=True) if self.top.shape is Shape.NARROW else ()

    # The open question

    def pose(self, view: View) -> Question:
        """The open question, or what can be done in the hex that was picked."""
        question = self.question
        self.top.leads = [] if question.here else question.leads
        self.top.asked_rule = question.rule
        self.top.ways = {} if question.step_by_step else question.ways
        self.top.map_start = str(question.ask.decision.context[1]) if question.ways and question.ask is not None else ""
        return question.question(view)

    def enter(self, question: Question, view: View, looks: Looks, read_first: bool) -> str:
        """Lay out the cards of a question, or open its form; the id of what it is entered with."""
        pending, top = self.question, self.top
        ask = pending.ask
        if question.board == at.CARDS and ask is not None:
            me = view.seats[ask.decision.seat]
            cards = [place for places in question.spots.values() for place in places]
            beside = [card for card in me.hand if card not in cards] if ask.decision.private else []
            top.cards.show_cards(list(dict.fromkeys(cards)), beside)
        if ask is None or not question.mix or pending.as_list:
            top.form.close()
            top.choices.close()
            return at.MENU
        if pending.plan is not None:
            if top.choices.plan is None:
                top.choices.open_with(pending.plan)
            return at.CHOICES
        if top.form.model is None:
            asks_town = ask.decision.rule in TOWN
            top.form.open_with((Market if asks_town else Bargain)(view, ask.decision.seat), pending.goods)
        return at.FORM

    def answered(self, before: int, option: str) -> None:
        """Another question: a form begins anew."""
        self.top.form.close()
        self.top.choices.close()

    def second_look(self) -> bool:
        """Whether it is asked what to do in a hex."""
        return bool(self.question.here)

    def other_way(self) -> bool:
        """A form as questions one by one, or back; a move a hex at a time, or as far as wanted."""
        if self.question.ways:
            self.question.step_by_step = not self.question.step_by_step
            return True
        if self.top.question.mix:
            self.question.as_list = not self.question.as_list
        return bool(self.top.question.mix)

    def left_to_do(self, decision: Decision) -> list[str]:
        """What the turn still allows that comes once a turn."""
        kinds = [option.partition(":")[2] for option in decision.options if option.startswith("act:")]
        return [self.words.text(ACTIONS[kind]) for kind in kinds if kind in WORTH_ASKING]

    # What is looked at

    def describe(self, spot: str, row: str, view: View) -> tuple[Part, ...]:
        """A place or an option in one line."""
        if self.top.looks_abroad:
            return ((self.question.asking.looking.about(spot, view, self.question.seat), theme.PLAIN),)
        question = self.top.question
        if self.top.slot == at.CHOICES and self.top.choices.has_focus:
            return self.top.choices.told(view)
        if self.question.rule == MENU and self.top.map.has_focus:
            row = ""  # many things can be done in a hex: what lies there says more than the first of them
        text, legal = self.question.told(spot, row, question, view, self.top.look.room)
        if row and self.top.shape is Shape.NARROW and any(one.id == row and one.label == text for one in question.rows):
            text = question.why  # the prompt has a line for it, which may be too short
        return ((text, theme.PLAIN if legal else theme.WARNING),)

    def told_now(self, spot: str, view: View) -> str:
        """Who stands in a place, or why it cannot be picked."""
        return self.question.told(spot, "", self.top.question, view)[0]

    def why_not(self, spot: str, view: View) -> str:
        """Why a place cannot be picked now."""
        return self.question.why_not(spot, view)

    def info(self, view: View) -> list[LogLine]:
        """Piles, the box, and the table in lines."""
        return info_lines(self.words, view, self._host.names)
