"""What the auction supplies for its table screen; see ``ui.table.kit``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding

from resurgence_tui.app.history_of_points import points_of
from resurgence_tui.app.host import Ask, Host
from resurgence_tui.engine.types import NOBODY, Decision, LogEntry, Seat
from resurgence_tui.i18n.text import Words, words_of
from resurgence_tui.ui import theme
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.guide import NoGuide
from resurgence_tui.ui.table.kit import Unasked
from resurgence_tui.ui.table.moments import Moment
from resurgence_tui.ui.table.open_ask import OpenAsk
from resurgence_tui.ui.table.protocol import Table
from resurgence_tui.ui.table.public_boards import PublicBoards
from resurgence_tui.ui.table.question import NOTHING, Question
from resurgence_tui.ui.table.screen import TableScreen, bindings
from resurgence_tui.ui.table.seats import Looks, looks_of
from resurgence_tui.ui.widgets.decision_menu import WAY_OUT
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.menu_rows import Row
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt

from .content import FIELDS
from .sentences import fact_text, option_parts, prompt_text, round_text, table_lines, why_text
from .table import Auction
from .tabletop import KEYS, MAP, AuctionTable
from .telling import AuctionLog, AuctionNews

LAST = ("done", "let")
"""Options that do nothing: their key is the one for that."""


class Pending(OpenAsk):
    """The open question; nothing is in the player's mind but the answer."""

    def take(self, ask: Ask | None, view: object) -> None:
        """Turn to a question."""
        if ask is None or self.ask is None or ask.ticket != self.ask.ticket:
            self.warned = False
        self.ask = ask

    def picked(self, row: str) -> list[str]:
        """A row is an option."""
        return [row]

    def back(self) -> str | None:
        """There is no second look."""
        return None

    def forget_plans(self) -> None:
        """There are none."""


class AuctionPlaces:
    """The rules behind the fields; see ``ui.table.explanations.Places``."""

    def rule_at(self, board: str, spot: str, view: object) -> str:
        """That of the map."""
        return "PLACE" if board == MAP else ""

    def article_at(self, spot: str) -> str:
        """A field is an article of its own."""
        return spot

    def also_at(self, spot: str, view: object) -> list[str]:
        """Nothing else."""
        return []

    def has_face(self, spot: str) -> bool:
        """Every field has one."""
        return spot in FIELDS

    def rule_of_step(self, view: object) -> str:
        """That of a round."""
        return "ROUND"

    def at_hand(self, view: Auction) -> list[str]:
        """The card on the block."""
        return [view.taken] if view.taken else []


class NoMoments:
    """An auction has no moments that the next question would pass over."""

    begins: frozenset[str] = frozenset()

    def moments(self, log: Sequence[LogEntry], since: int, view: Auction, looks: Looks) -> list[Moment]:
        """None."""
        return []


class AuctionKit:
    """The game's part of the table screen of one host."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.words = words_of(host.setup)
        self.question = Pending()
        self.log_text = AuctionLog(self.words, host)
        self.places = AuctionPlaces()
        self.news = self.turns = AuctionNews(self.words)
        told = frozenset({"paid"})
        self.unasked = Unasked(lambda fact: fact_text(self.words, fact, host.names), told, told)

    def tabletop(self, signs: theme.Signs) -> AuctionTable:
        """The boards."""
        self.top = AuctionTable(self.words, signs)
        return self.top

    def moments(self, signs: theme.Signs) -> NoMoments:
        """There are none."""
        return NoMoments()

    def guide(self, table: Table) -> NoGuide:
        """There is none."""
        return NoGuide()

    def public_screen(self) -> AuctionPublic:
        """Map and log as everybody may see them."""
        return AuctionPublic(self._host, self.words)

    def moment(self, view: Auction) -> tuple[int, ...]:
        """The round."""
        return (view.round,)

    def header(self, view: Auction, viewer: Seat) -> tuple[Part, ...]:
        """The round and the card on the block."""
        taken = self.words.text("auction_taken", card=self.words.text(view.taken)) if view.taken else ""
        return (*self.header_short(view), (f"   {taken}", theme.QUIET))

    def aside(self, view: Auction) -> tuple[Part, ...]:
        """How many cards are to come."""
        return ((self.words.text("auction_deck", count=len(view.deck)), theme.QUIET),)

    def header_short(self, view: Auction) -> tuple[Part, ...]:
        """The round."""
        told = self.words.text("auction_over") if view.over else round_text(self.words, view)
        return ((told, theme.STRONG),)

    def pose(self, view: Auction) -> Question:
        """Each option a row; fields on the map too."""
        if self.question.ask is None:
            return NOTHING
        decision, rows, spots, long = self.question.ask.decision, [], {}, {}
        for option in decision.options:
            told = option_parts(self.words, decision, option, view)
            key = WAY_OUT if option in LAST else ""
            rows.append(Row(option, told.label, told.cost, told.gain, told.note, key=key))
            long[option] = told.long
            field = option.partition(":")[2]
            if field in FIELDS:
                spots[option] = (field,)
        return Question(
            prompt_text(self.words, decision, self._host.names),
            why_text(self.words, decision, view, names=self._host.names),
            tuple(rows), tuple(rows), spots, MAP if spots else "", bool(spots), long=long,
        )  # fmt: skip

    def enter(self, question: Question, view: Auction, looks: Looks, read_first: bool) -> str:
        """In the menu, always."""
        return at.MENU

    def entered(self) -> None:
        """Nothing is in mind."""

    def considered(self, view: Auction) -> None:
        """Nothing is in mind."""

    def prompt(self, prompt: Prompt, view: Auction, viewer: Seat) -> Prompt:
        """Beside the bid stands what was bid in secret."""
        secret = view.players[viewer].secret if viewer != NOBODY else []
        if self.question.rule != "COLOUR" or not secret:
            return prompt
        bid = self.words.text("auction_secret", count=int(secret[0].partition(":")[2]))
        return replace(prompt, notice=prompt.notice or bid)

    def answered(self, before: int, option: str) -> None:
        """Nothing is remembered."""

    def second_look(self) -> bool:
        """There is none."""
        return False

    def other_way(self) -> bool:
        """There is none."""
        return False

    def describe(self, spot: str, row: str, view: Auction) -> tuple[Part, ...]:
        """An option, else the field and whose flag stands there."""
        long = self.top.question.long.get(row) if row else None
        if long is not None:
            return ((long, theme.PLAIN),)
        return ((field_text(self.words, view, spot, self._host.names), theme.PLAIN),) if spot in FIELDS else ()

    def told_now(self, spot: str, view: Auction) -> str:
        """Whose flag stands there."""
        return field_text(self.words, view, spot, self._host.names) if spot in FIELDS else ""

    def why_not(self, spot: str, view: Auction) -> str:
        """Why no flag can be put there."""
        taken = spot in FIELDS and view.flags[FIELDS.index(spot)] != NOBODY
        return self.words.text("auction_taken_field") if taken else ""

    def left_to_do(self, decision: Decision) -> list[str]:
        """The fields that are free."""
        return [self.words.text(option.partition(":")[2]) for option in decision.options if option.startswith("flag:")]

    def wasted(self, option: str) -> str:
        """Everything brings something."""
        return ""

    def info(self, view: Auction) -> list[LogLine]:
        """The table as text, and the points by round."""
        totals = [str(side.totals[-1]) for side in points_of(self._host).sides]
        lines = [LogLine(line) for line in table_lines(self.words, view, self._host.names)]
        return [*lines, LogLine(", ".join(totals), heading=True)]

    def legend(self) -> list[tuple[str, str]]:
        """A flag."""
        return [(self.words.text("auction_legend_flag"), self.words.text("auction_legend_flag-is"))]


def field_text(words: Words, view: Auction, field: str, names: Sequence[str]) -> str:
    """A field, and whose flag stands there."""
    owner = view.flags[FIELDS.index(field)]
    name = names[owner] if owner != NOBODY else words.text("auction_free")
    return words.text("auction_field_look", field=words.text(field), name=name)


class AuctionPublic(PublicBoards):
    """Map and log without secrets."""

    BINDINGS: ClassVar = [Binding(key, f"tab('{board}')", show=False) for board, (key, _, _) in KEYS.items()]

    def __init__(self, host: Host, words: Words) -> None:
        view, looks = host.view(NOBODY), looks_of(host.setup.seats)

        def described(spot: str, row: str) -> tuple[Part, ...]:
            return ((field_text(words, view, spot, host.names), theme.PLAIN),) if spot in FIELDS else ()

        described_so: Callable[[str, str], tuple[Part, ...]] = described
        super().__init__(
            words, AuctionTable(words, self.app.signs), view, looks, places=AuctionPlaces(), described=described_so,
            lines=AuctionLog(words, host).lines(NOBODY, looks), header=((round_text(words, view), theme.STRONG),),
        )


class AuctionScreen(TableScreen):
    """One auction, from the first bid to the score."""

    BINDINGS: ClassVar = [*bindings(KEYS)]

    def __init__(self, host: Host) -> None:
        super().__init__(host, AuctionKit(host))
