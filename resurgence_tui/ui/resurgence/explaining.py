"""The part of a table that explains itself: the rule behind what is looked at, and the whole face of a card or sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import ITEM_WORDS, RESOURCES, ROOM_OF, ZONE_OF
from resurgence_tui.i18n.reference import Reference
from resurgence_tui.i18n.sentences import rule_of
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.resurgence.card_face import FaceScreen
from resurgence_tui.ui.resurgence.lookup import reference_of
from resurgence_tui.ui.resurgence.tabletop import Tabletop
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

STEP_RULES = ("SET-18", "ASG-01", "LEAD-01", "PLACE-01", "UPK-A", "SCORE-08")
"""The rule that each step of a round begins with: setup first, the final scoring last."""

PARTS = {
    **{ITEM_WORDS[item]: ("GEN-05" if item in RESOURCES else "SCORE-02") for item in range(len(ITEM_WORDS))},
    "points": "GEN-08",
    "tokens": "DRAW-03",
    "areas": "ASG-04",
}
"""Rules of the parts of a Compound board that are no card and no place."""

SIGNS = {
    **{item: f"sign_{item}" for item in ITEM_WORDS},
    "points": "sign_vp",
    "tokens": "sign_piles",
    "areas": "sign_compound",
}
"""The signs that explain them."""

SEAT = "seat_"


def rule_at(board: str, spot: str, view: View) -> str:
    """The rule behind a place of a board."""
    if spot.startswith(SEAT):
        return "EVT-02" if int(spot.removeprefix(SEAT)) == view.first else "PLACE-01"
    if board == at.MISSIONS:
        return "MIS-06" if spot in view.content.advanced else "MIS-03"
    return PARTS.get(spot) or rule_of(view.content, spot)


def article_at(spot: str) -> str:
    """The id of the article that explains a place."""
    return "sign_seat" if spot.startswith(SEAT) else SIGNS.get(spot, spot)


def also_at(spot: str, view: View) -> list[str]:
    """Rules that matter at a place now: what stands there, what lies on it, what happens there."""
    found = []
    if spot in ZONE_OF:
        zone = ZONE_OF[spot]
        if view.mutants[zone] or view.beasts[zone] or view.crowd(zone):
            found.append("PLACE-06")
        found += ["ENC-09"] * bool(view.beasts[zone]) + ["ENC-10"] * bool(view.stalkers[zone])
        if view.event and view.content.events[view.event].district == view.content.zones[zone].district:
            found += ["ACT-04", view.event]
    elif spot in ROOM_OF:
        found.append("PLACE-13")
        if view.turn.seat >= 0 and view.seats[view.turn.seat].rubble[ROOM_OF[spot]]:
            found += ["BUILD-01", "BUILD-03"]
    return found


class Explaining:
    """Keys and clicks that explain; a screen with a table has it among its bases."""

    if TYPE_CHECKING:
        app: ResurgenceApp

        @property
        def top(self) -> Tabletop: ...

    _said_of = ""

    # What the screen tells of itself

    def seen(self) -> View | None:
        """The table as it is shown."""
        raise NotImplementedError

    def asked_rule(self) -> str:
        """The rule that asks now; "" if nothing is asked."""
        return ""

    def told_now(self, spot: str) -> str:
        """What a place would bring now, or why it cannot be picked; "" if there is nothing to say."""
        return ""

    # What is looked at

    def spot_here(self, menu: bool = False) -> tuple[Board | None, str]:
        """Board and place under the cursor. menu: in the menu, the place that its row stands for."""
        top = self.top
        focused = top.screen.focused
        if isinstance(focused, ViewBoard) and focused.cursor:
            return focused, focused.cursor
        row = top.menu.row
        if not menu or row is None or not top.menu.display:
            return None, ""
        spots = top.question.spots.get(row.id, ())
        for spot in spots:
            board = self.board_with(spot)
            if board is not None:
                return board, spot
        return None, next(iter(spots), "")

    def rule_here(self) -> str:
        """The rule behind what is looked at: the sentence of the log, the place under the cursor, else what is asked.
        """
        log, view = self.top.log_of_game, self.seen()
        if log.has_focus and log.line is not None and log.line.rule:
            return log.line.rule
        board, spot = self.spot_here()
        rule = rule_at(str(board.id), spot, view) if board is not None and view is not None else ""
        return rule or self.asked_rule() or (STEP_RULES[view.step] if view is not None else "")

    def at_hand(self) -> list[str]:
        """What matters now: the place that is looked at, the question, the step, the cards of the round."""
        view = self.seen()
        if view is None:
            return []
        board, spot = self.spot_here(menu=True)
        found = [rule_at(str(board.id), spot, view), article_at(spot)] if board is not None else []
        found += also_at(spot, view) if spot else []
        cards = [view.event, view.leader, *view.directives]
        return [self.rule_here(), *found, self.asked_rule(), STEP_RULES[view.step], *cards]

    # Keys and clicks

    def action_explain(self) -> None:
        """The rule behind what is looked at."""
        self.app.open_rules(self.rule_here(), self.at_hand())

    def action_face(self) -> None:
        """The whole face of what is looked at; without a place the rule behind what is asked."""
        board, spot = self.spot_here(menu=True)
        if not spot or not self.show_face(spot, board):
            self.action_explain()

    def refuse(self, spot: str, why: str, otherwise: str = "") -> None:
        """Say why a place cannot be picked. Picked once more, or where there is nothing to say, it shows what it is.

        otherwise: what is said of a place that has no face.
        """
        again, self._said_of = spot == self._said_of, spot
        if (again or not why) and self.show_face(spot, self.board_with(spot)):
            self._said_of = ""
        else:
            self.say(why or otherwise)

    def say(self, problem: str) -> None:
        """Tell of a problem."""

    def board_with(self, spot: str) -> Board | None:
        """The board that shows a place, the one with the focus first."""
        boards = [one for one in self.top.boards if one.display and spot in one.drawing.spots]
        return next((one for one in boards if one.has_focus), boards[0] if boards else None)

    def show_face(self, spot: str, board: Board | None = None) -> bool:
        """Lay the face of a place over the table, and those beside it on the board behind; whether it has one."""
        reference, at_spot = reference_of(self.app), article_at(spot)
        if at_spot not in reference.articles:
            return False
        spots = list(board.drawing.spots) if board is not None and spot in board.drawing.spots else [spot]
        self.app.push_screen(FaceScreen(reference, self._articles(reference, spots), spots.index(spot)))
        return True

    def _articles(self, reference: Reference, spots: list[str]) -> list[tuple[str, str]]:
        """Articles of places, each with what the line under the board says of it."""
        return [(article_at(spot), self.told_now(spot)) for spot in spots if article_at(spot) in reference.articles]

    def on_board_asked(self, event: Board.Asked) -> None:
        """A right click on a place."""
        event.stop()
        if event.spot.startswith(SEAT) and (view := self.seen()) is not None:
            self.app.open_rules(rule_at(at.SEATS, event.spot, view), [article_at(event.spot)])
        elif not self.show_face(event.spot, event.board) and (view := self.seen()) is not None:
            self.app.open_rules(rule_at(str(event.board.id), event.spot, view), self.at_hand())

    def on_decision_menu_asked(self, event: DecisionMenu.Asked) -> None:
        """A right click on a row of the menu."""
        event.stop()
        self.action_face()
