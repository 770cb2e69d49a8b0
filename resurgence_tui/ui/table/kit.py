"""What a game supplies for its table screen; the screen itself knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Decision, Fact, Seat
from resurgence_tui.i18n.text import Words, words_of
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.explanations import Places
from resurgence_tui.ui.table.guide import Guide
from resurgence_tui.ui.table.moments import MomentSource
from resurgence_tui.ui.table.pace import Turns
from resurgence_tui.ui.table.protocol import OpenQuestion, Table
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.table.tabletop import Tabletop, TabletopScreen
from resurgence_tui.ui.table.turn_news import NewsSource
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt


class Unasked(NamedTuple):
    """How that is told which was done without asking.

    told: a fact in a sentence, None where there is nothing to tell. named: keys of the facts that are told where there
    was nothing to choose; paid: of those that are told within several answers.
    """

    told: Callable[[Fact], str | None]
    named: frozenset[str]
    paid: frozenset[str]


class LogText(Protocol):
    """Puts a game's log into words."""

    def lines(self, eyes: Seat, looks: Looks) -> list[LogLine]:
        """All that a seat may see of the log."""

    def newest(self, eyes: Seat, looks: Looks, least: int) -> list[LogLine]:
        """The end of it: at least so many lines, if there are."""

    def entries_read(self, eyes: Seat) -> list[int]:
        """For each of the lines how many entries of the log a seat had read with it."""


class TableKit(Protocol):
    """The game's part of one table screen."""

    @property
    def words(self) -> Words:
        """The words of the game."""

    @property
    def question(self) -> OpenQuestion:
        """The open question, and what the player has in mind about it."""

    @property
    def log_text(self) -> LogText:
        """The log in words."""

    @property
    def places(self) -> Places:
        """The rules behind the places on the boards."""

    @property
    def news(self) -> NewsSource:
        """The turns of others."""

    @property
    def turns(self) -> Turns:
        """The turns that are followed one by one."""

    @property
    def unasked(self) -> Unasked:
        """How that is told which was done without asking."""

    def tabletop(self, signs: theme.Signs) -> Tabletop:
        """The boards, made once."""

    def moments(self, signs: theme.Signs) -> MomentSource:
        """What is shown as a moment, made once."""

    def guide(self, table: Table) -> Guide:
        """The guide of a first game, made once, after the boards."""

    def public_screen(self) -> TabletopScreen:
        """The boards and the log as everybody may see them."""

    def moment(self, view: Any) -> tuple[int, ...]:
        """Round and step, or what the game has in their place: a key held from one to another answers nothing."""

    def header(self, view: Any, viewer: Seat) -> tuple[Part, ...]:
        """Where the game stands, for the first line."""

    def aside(self, view: Any) -> tuple[Part, ...]:
        """What stands at the right end of the first line."""

    def header_short(self, view: Any) -> tuple[Part, ...]:
        """Where the game stands, for the line of the tabs."""

    def pose(self, view: Any) -> Question:
        """The open question, or as much of it as comes first, in as many words as the menu has room for."""

    def enter(self, question: Question, view: Any, looks: Looks, read_first: bool) -> str:
        """Prepare the boards for a question; the id of what it is entered with. read_first: a talk stands before it."""

    def entered(self) -> None:
        """The question is shown: show on the boards what the player has in mind."""

    def considered(self, view: Any) -> None:
        """What the player has in mind has changed."""

    def prompt(self, prompt: Prompt, view: Any, viewer: Seat) -> Prompt:
        """The prompt with what only this game tells there."""

    def answered(self, before: int, option: str) -> None:
        """An answer was taken. before: the length of the log until then."""

    def second_look(self) -> bool:
        """Whether a second look at the question is open, which Esc leaves."""

    def other_way(self) -> bool:
        """Enter the question in the other way that there is for it; whether there is one."""

    def describe(self, spot: str, row: str, view: Any) -> tuple[Part, ...]:
        """A place or a row of the menu in one line."""

    def told_now(self, spot: str, view: Any) -> str:
        """What a place would bring now, or why it cannot be picked; "" if there is nothing to say."""

    def why_not(self, spot: str, view: Any) -> str:
        """Why a place cannot be picked now; "" if there is nothing to say."""

    def left_to_do(self, decision: Decision) -> list[str]:
        """What a turn still allows, each by its name."""

    def wasted(self, option: str) -> str:
        """A question before an option that would bring nothing now; "" where it brings something."""

    def info(self, view: Any) -> list[LogLine]:
        """Piles, discards and what else is open to all but lies on no board, and the points so far."""

    def legend(self) -> list[tuple[str, str]]:
        """The signs on the boards and what they mean."""


class GameKit:
    """What the kits of most games share: a view with round and step, and nothing to add where there are no such words.
    """

    LEGEND: ClassVar[Mapping[str, str]] = {}
    """The signs on the boards that the help explains, and what it says of them, by keys of words."""

    def __init__(self, host: Host) -> None:
        self.words, self._host = words_of(host.setup), host

    def moment(self, view: Any) -> tuple[int, ...]:
        """Round and step."""
        return view.round, view.step

    def entered(self) -> None:
        """Nothing is in mind but in what the question is entered with, which shows it itself."""

    def considered(self, view: Any) -> None:
        """Nothing else depends on what the player has in mind."""

    def prompt(self, prompt: Prompt, view: Any, viewer: Seat) -> Prompt:
        """The prompt tells all."""
        return prompt

    def wasted(self, option: str) -> str:
        """Everything that is listed brings something."""
        return ""

    def legend(self) -> list[tuple[str, str]]:
        """The signs on the boards and what they mean."""
        return [(self.words.text(sign), self.words.text(meaning)) for sign, meaning in self.LEGEND.items()]
