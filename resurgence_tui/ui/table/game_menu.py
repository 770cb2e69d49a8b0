"""What is done seldom at the table: the game menu, who plays a seat, piles and points, files, giving up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.host import Host
from resurgence_tui.bots.registry import PROGRAM, bots_for
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.save_file import HUMAN
from resurgence_tui.ui.screens.exporting import offer_files
from resurgence_tui.ui.table.dialogs import ChoiceScreen, InfoScreen
from resurgence_tui.ui.table.hint import HINT
from resurgence_tui.ui.table.protocol import Deeds, InMind, Key, Table
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.menu_rows import Row

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

BACK, SAVE_AND_LEAVE, ABANDON, RULES, HELP, SETTINGS = (
    "back", "save_and_leave", "abandon", "rules", "help", "settings")  # fmt: skip
UNDO, RESET_TURN, REDO, PIN, GUIDE, POINTS, FILES = (
    "undo", "reset_turn", "redo", "pin", "guide", "points", "files")  # fmt: skip
GAME_MENU, INFO, SEATS, SCORE = "game_menu", "info", "seats", "score"

CALLED = {
    BACK: "table-menu-back",
    SAVE_AND_LEAVE: "table-menu-save_and_leave",
    UNDO: "table-menu-undo",
    RESET_TURN: "table-menu-reset_turn",
    PIN: "table-menu-pin",
    POINTS: "table-menu-points",
    FILES: "table-menu-files",
    RULES: "table-menu-rules",
    SETTINGS: "table-menu-settings",
    HELP: "table-menu-help",
    ABANDON: "table-menu-abandon",
    REDO: "table-menu-redo",
    HINT: "hint-menu",
}
"""The rows of the game menu but the guide's, and what they are called."""

HANDED_TO = {
    "human": "table-seat-to-human",
    "bot:easy": "table-seat-to-bot-easy",
    "bot:normal": "table-seat-to-bot-normal",
    "bot:hard": "table-seat-to-bot-hard",
    "bot:eager": "table-seat-to-bot-eager",
    "bot:random": "table-seat-to-bot-random",
    PROGRAM: "table-seat-to-program",
}
"""Who may play a seat, and what it is called to let them."""

PROGRAM_ANEW = "table-seat-to-program-anew"
"""The same of a program that has failed."""


def menu_rows(words: Words, host: Host, in_mind: InMind, may_have_pin: bool, has_guide: bool) -> list[Row]:
    """Rows of the game menu: only what can be done now."""
    names = [BACK, SAVE_AND_LEAVE]
    if host.played_here:
        names += [UNDO] * (host.decisions > 0 or in_mind.can_take_back) + [RESET_TURN] * (host.decisions > 0)
        names += [PIN] * may_have_pin + [GUIDE] * has_guide
    names += [POINTS, FILES, RULES, SETTINGS, HELP] + [ABANDON] * (not host.over and host.locked_by is None)
    names += [HINT] * bool(host.asks() and host.humans)
    can_redo = host.can_redo or in_mind.can_make_again
    names += [REDO] * (can_redo and host.played_here)  # last, so that the others keep their numbers
    called = CALLED | {GUIDE: "guide-menu-off" if is_guided(host) else "guide-menu-on"}
    return [Row(one, words.text(called[one])) for one in names]


def seat_rows(words: Words, host: Host) -> list[Row]:
    """A row for each seat and each player that it can be handed to: ``1:bot:random``.

    Where a bot plays for a program, the heading says so, and the program can be started anew.
    """
    rows, known = [], (HUMAN, *bots_for(host.setup.game))
    for seat, one in enumerate(host.setup.seats):
        stand_in = host.bots.stand_in(seat)
        plays, called = one.player, HANDED_TO
        group = words.text("table-badge", number=seat + 1, name=one.name)
        if stand_in is not None:
            plays, called = stand_in.bot, HANDED_TO | {PROGRAM: PROGRAM_ANEW}
            group = words.text("table-badge-stand-in", number=seat + 1, name=one.name, bot=plays)
        players = (*known, PROGRAM) if seat in host.bots.programs.commands else known
        for player in called:
            if player != plays and player in players:
                rows.append(Row(f"{seat}:{player}", words.text(called[player], name=one.name), group=group))
    return rows


class GameMenu:
    """Opens what lies over the table, and does what is chosen there.

    in_mind: what undo and redo may be about besides choices. info: the lines about piles and points. may_have_pin:
    whether the menu offers a PIN now. others: what the rows of the menu do that other parts of the table keep, by the
    ids of these deeds; filled in once all parts are there.
    """

    KEYS = (
        Key("x", INFO, "table-help-info"), Key("p", POINTS, "history-help-points"), Key("g", SEATS, "table-help-seats"),
        Key("f10", GAME_MENU, "table-help-menu"),
    )  # fmt: skip

    def __init__(
        self, app: Program, words: Words, host: Host, table: Table, in_mind: InMind, *,
        info: Callable[[], Sequence[LogLine]], may_have_pin: Callable[[], bool], has_guide: bool,
    ) -> None:
        self._app, self._words, self._host, self._table = app, words, host, table
        self._in_mind = in_mind
        self._info, self._may_have_pin, self._has_guide = info, may_have_pin, has_guide
        self.others: Deeds = {}

    def deeds(self) -> Deeds:
        """What keys and the key line do."""
        to = self._app.navigator
        return {
            INFO: self.show_info, POINTS: self.show_points, SEATS: self.hand_over_seats, GAME_MENU: self.open,
            FILES: self.write_files, SCORE: self.show_score, HELP: to.open_help, SAVE_AND_LEAVE: to.leave_game,
            SETTINGS: to.open_settings, ABANDON: self.abandon,
        }  # fmt: skip

    def open(self) -> None:
        """Show the game menu."""
        rows = menu_rows(self._words, self._host, self._in_mind, self._may_have_pin(), self._has_guide)
        self._app.push_screen(ChoiceScreen(self._words.text("table-menu"), rows), self._chosen)

    def _chosen(self, chosen: str | None) -> None:
        if chosen and chosen != BACK:
            self.others[chosen]()

    def show_score(self) -> None:
        """Show the score of a finished game."""
        if self._host.over and not self._host.abandoned:
            self._app.navigator.show_score(self._host)

    def show_points(self) -> None:
        """Show the points so far as a chart and round by round; of a finished game its score."""
        if self._host.over and not self._host.abandoned:
            self.show_score()
            return
        from resurgence_tui.ui.screens.points import PointsScreen

        self._app.push_screen(PointsScreen(self._host))

    def show_info(self) -> None:
        """Show piles, discards, what is out of the game, and the points so far."""
        self._app.push_screen(InfoScreen.filled(self._app, self._words.text("table-info"), self._info()))

    def write_files(self) -> None:
        """Offer to write points, score and table to files."""
        offer_files(self._app, self._host, self._tell_of_files)

    def _tell_of_files(self, sentence: str, wrong: bool) -> None:
        self._app.notify(sentence, severity="error" if wrong else "information", markup=False, timeout=8)

    def hand_over_seats(self) -> None:
        """Let a bot play a seat, or a person again; nobody plays a game that is over."""
        if self._host.over:
            self._table.say(self._words.text("table-over"))
            return
        rows = seat_rows(self._words, self._host)
        self._app.push_screen(ChoiceScreen(self._words.text("table-seats"), rows), self._hand_to)

    def _hand_to(self, chosen: str | None) -> None:
        if chosen:
            seat, _, player = chosen.partition(":")
            self._host.hand_to(int(seat), player)
            self._table.go_on()

    def abandon(self) -> None:
        """Give the game up, once that has been confirmed."""
        from resurgence_tui.ui.screens.confirm import ask_before

        ask_before(self._app, self._words.text("table-abandon-sure"), self._abandon)

    def _abandon(self) -> None:
        self._host.abandon()
        self._table.update()
