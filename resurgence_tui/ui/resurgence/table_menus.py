"""What lies over the table for a moment: the game menu, who plays a seat, and what the piles hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container
from textual.screen import ModalScreen
from textual.widget import Widget

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.host import Host
from resurgence_tui.bots.registry import BOTS
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import TOKEN_WORDS
from resurgence_tui.i18n.sentences import counted_token, listed, name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.table_points import FILES, POINTS, TablePoints, points_lines
from resurgence_tui.ui.screens.above import Above
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu, Row
from resurgence_tui.ui.widgets.log import Log, LogLine

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

SAVE_AND_LEAVE, ABANDON, RULES, HELP, BACK = "save_and_leave", "abandon", "rules", "help", "back"
SETTINGS = "settings"
UNDO, RESET_TURN, REDO, PIN, GUIDE = "undo", "reset_turn", "redo", "pin", "guide"


class Overlay(Above, Steady, ModalScreen[str]):
    """A frame in the middle of the screen; Esc or a click beside it closes it with ""."""

    CSS_PATH = "table_menus.tcss"
    BINDINGS = [Binding("escape,f10", "close", show=False)]

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title

    def inside(self) -> Widget:
        """What the frame holds; it takes the focus."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The frame."""
        with Container() as frame:
            yield self.inside()
        frame.border_title = self._title

    def action_close(self) -> None:
        """Close without a choice."""
        self.dismiss("")

    def on_click(self, event: events.Click) -> None:
        """A click beside the frame closes it."""
        if event.widget is self:
            self.dismiss("")


class ChoiceScreen(Overlay):
    """A few rows to choose from; dismissed with the row's id."""

    def __init__(self, title: str, rows: Sequence[Row], signs: theme.Signs) -> None:
        super().__init__(title)
        self._rows, self._signs = rows, signs

    def inside(self) -> Widget:
        """The rows."""
        menu = DecisionMenu()
        menu.signs = self._signs
        return menu

    def on_mount(self) -> None:
        """Show the rows, as high as they are many."""
        menu = self.query_one(DecisionMenu)
        menu.styles.height = len(self._rows) + len({row.group for row in self._rows if row.group})
        menu.show(self._rows)

    def on_decision_menu_picked(self, event: DecisionMenu.Picked) -> None:
        """The choice, though not by the key that has opened the frame and is still held."""
        event.stop()
        spent = self.app.gate.spent_key()
        self.query_one(Container).border_subtitle = spent
        if not spent:
            self.dismiss(event.row)


class InfoScreen(Overlay):
    """Lines to scroll through."""

    BINDINGS = [Binding("escape,f10,x,enter", "close", show=False)]

    def __init__(self, title: str, lines: Sequence[LogLine], signs: theme.Signs) -> None:
        super().__init__(title)
        self._lines, self._signs = lines, signs

    def inside(self) -> Widget:
        """The lines."""
        log = Log()
        log.signs = self._signs
        return log

    def on_mount(self) -> None:
        """Show the lines from the top."""
        log = self.query_one(Log)
        log.show(self._lines)
        log.index = 0

    def on_log_explain(self, event: Log.Explain) -> None:
        """Nothing here has a rule."""
        event.stop()


def game_menu(words: Words, host: Host, may_have_pin: bool) -> list[Row]:
    """Rows of the game menu: only what can be done now."""
    names = [BACK, SAVE_AND_LEAVE]
    if not host.over:
        names += [UNDO, RESET_TURN] * bool(host.decisions) + [PIN] * may_have_pin + [GUIDE]
    names += [POINTS, FILES, RULES, SETTINGS, HELP] + [ABANDON] * (not host.over)
    names += [REDO] * (host.can_redo and not host.over)  # last, so that the others keep their numbers
    keys = {GUIDE: "guide-menu-off" if is_guided(host) else "guide-menu-on"}
    return [Row(one, words.text(keys.get(one, f"table-menu-{one}"))) for one in names]


def seat_rows(words: Words, host: Host) -> list[Row]:
    """A row for each seat and each player that it can be handed to: ``1:bot:random``."""
    rows = []
    for seat, one in enumerate(host.setup.seats):
        group = words.text("table-badge", number=seat + 1, name=one.name)
        for player in ("human", *BOTS):
            if player != one.player:
                key = f"table-seat-to-{player.replace(':', '-').replace('_', '-')}"
                rows.append(Row(f"{seat}:{player}", words.text(key, name=one.name), group=group))
    return rows


def info_lines(words: Words, view: View, names: Sequence[str]) -> list[LogLine]:
    """Piles with their sizes, discards to look through, retired tokens of every seat."""
    text = words.text
    lines = [LogLine(text("table-info-piles"), heading=True)]
    special = ("leaders", view.leader_deck, view.leader_discard) if view.solo else (
        "events", view.event_deck, view.event_discard)
    for pile, deck, discard in (
        ("survivors", view.survivor_deck, view.survivor_discard),
        ("basic", view.basic_deck, ()),
        ("advanced", view.advanced_deck, ()),
        special,
        ("mutants", view.mutant_deck, view.mutant_discard),
    ):
        lines.append(LogLine(text(f"table-info-{pile}", count=len(deck))))
        if discard:
            cards = listed(words, [name(words, card) for card in discard])
            lines.append(LogLine(text("table-info-discarded", cards=cards)))
    if view.encounters:
        for key, counts in (("solo-info-bag", view.black_bag), ("solo-info-discarded", view.encounter_discard)):
            lines.append(LogLine(text(key, tokens=encounters_text(words, counts))))
    gone = [card for card in view.gone if not card.startswith("rubble")]
    if gone:
        lines.append(LogLine(text("table-info-gone", cards=listed(words, [name(words, card) for card in gone]))))
    lines.append(LogLine(text("table-info-seats"), heading=True))
    for seat, me in enumerate(view.seats):
        retired = zip(TOKEN_WORDS, me.retired, strict=True)
        tokens = [counted_token(words, word, count) for word, count in retired if count]
        key = "table-info-retired" if tokens else "table-info-none-retired"
        lines.append(LogLine(text(key, name=names[seat], tokens=listed(words, tokens)), badge=str(seat + 1)))
        done = [name(words, mission) for column in me.columns for mission in column]
        if done:
            lines.append(LogLine(text("table-info-done", name=names[seat], missions=listed(words, done))))
    return lines


def encounters_text(words: Words, counts: Sequence[int]) -> str:
    """Encounter tokens by kind within a sentence: ``3 Mutants and a Beast``."""
    kinds = ("mutant", "beast", "stalker")
    found = [words.text(f"a_{kind}", count=count) for kind, count in zip(kinds, counts, strict=True) if count]
    return listed(words, found) or words.text("solo-info-none")


class TableMenus(TablePoints):
    """The part of the table screen that opens what lies over it."""

    if TYPE_CHECKING:
        app: ResurgenceApp
        host: Host
        words: Words
        view: View | None

        def go_on(self) -> None: ...
        def say(self, problem: str) -> None: ...
        def update(self) -> None: ...
        def action_explain(self) -> None: ...
        @property
        def may_have_pin(self) -> bool: ...

    def action_score(self) -> None:
        """The score of a finished game."""
        if self.host.over and not self.host.abandoned:
            self.app.show_score(self.host)

    def action_leave(self) -> None:
        """Back to the menu; the game is saved."""
        self.app.leave_game()

    def action_help(self) -> None:
        """Keys, and what the signs mean."""
        self.app.action_help()

    def action_info(self) -> None:
        """Piles, discards, retired tokens, and the points so far."""
        if self.view is not None:
            lines = info_lines(self.words, self.view, self.host.names) + points_lines(self.words, self.host)
            self.app.push_screen(InfoScreen(self.words.text("table-info"), lines, self.app.signs))

    def action_seats(self) -> None:
        """Let a bot play a seat, or a person again; nobody plays a game that is over."""
        if self.host.over:
            self.say(self.words.text("table-over"))
            return
        rows = seat_rows(self.words, self.host)
        self.app.push_screen(ChoiceScreen(self.words.text("table-seats"), rows, self.app.signs), self._hand_to)

    def _hand_to(self, chosen: str | None) -> None:
        if chosen:
            seat, _, player = chosen.partition(":")
            self.host.hand_to(int(seat), player)
            self.go_on()

    def action_game_menu(self) -> None:
        """What is done seldom: take back, PIN, save and leave, rules, help, abandon."""
        rows = game_menu(self.words, self.host, self.may_have_pin)
        self.app.push_screen(ChoiceScreen(self.words.text("table-menu"), rows, self.app.signs), self._from_menu)

    def _from_menu(self, chosen: str | None) -> None:
        if chosen == SAVE_AND_LEAVE:
            self.action_leave()
        elif chosen == SETTINGS:
            self.app.action_settings()
        elif chosen == RULES:
            self.action_explain()
        elif chosen == HELP:
            self.action_help()
        elif chosen in (UNDO, RESET_TURN, REDO, PIN, GUIDE, POINTS, FILES):
            getattr(self, f"action_{chosen}")()
        elif chosen == ABANDON:
            self.app.push_screen(ConfirmScreen(self.words.text("table-abandon-sure")), self._abandon_if)

    def _abandon_if(self, sure: bool | None) -> None:
        if sure:
            self.host.abandon()
            self.update()
