"""A table that explains itself: the rule behind what is looked at, and the whole face of a card, place or sign."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from resurgence_tui.i18n.reference import Reference
from resurgence_tui.ui.reference import reference_of
from resurgence_tui.ui.table.protocol import Deeds, Key
from resurgence_tui.ui.table.tabletop import Tabletop, TabletopScreen
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

EXPLAIN, FACE = "explain", "face"


class Places(Protocol):
    """What a game knows of the places on its boards."""

    def rule_at(self, board: str, spot: str, view: Any) -> str:
        """The rule behind a place of a board."""

    def article_at(self, spot: str) -> str:
        """The id of the article that explains a place."""

    def also_at(self, spot: str, view: Any) -> list[str]:
        """Rules that matter at a place now."""

    def has_face(self, spot: str) -> bool:
        """Whether a place is shown whole; of others only the rule is."""

    def rule_of_step(self, view: Any) -> str:
        """The rule that the step begins with."""

    def at_hand(self, view: Any) -> list[str]:
        """The cards that matter in the whole round."""


class Explanations:
    """Keys and clicks that explain.

    seen: the table as it is shown. asked_rule: the rule that asks now, "" if nothing is asked. told_now: what a place
    would bring now, or why it cannot be picked; "" if there is nothing to say.
    """

    KEYS = (Key("f1", EXPLAIN, "table-help-explain"), Key("i", FACE, "table-help-face"))

    def __init__(
        self, app: Program, top: Tabletop, places: Places, *, seen: Callable[[], Any],
        asked_rule: Callable[[], str] = lambda: "", told_now: Callable[[str], str] = lambda spot: "",
    ) -> None:
        self._app, self._top, self._places = app, top, places
        self._seen, self._asked_rule, self._told_now = seen, asked_rule, told_now
        self._said_of = ""

    def deeds(self) -> Deeds:
        """What the keys do."""
        return {EXPLAIN: self.explain, FACE: self.show_face_here}

    # What is looked at

    def spot_here(self, menu: bool = False) -> tuple[Board | None, str]:
        """Board and place under the cursor. menu: in the menu, the place that its row stands for."""
        top = self._top
        focused = top.screen.focused
        if isinstance(focused, Board) and focused in top.boards and focused.cursor:
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
        log, view = self._top.log_of_game, self._seen()
        if log.has_focus and log.line is not None and log.line.rule:
            return log.line.rule
        board, spot = self.spot_here()
        rule = self._places.rule_at(str(board.id), spot, view) if board is not None and view is not None else ""
        return rule or self._asked_rule() or (self._places.rule_of_step(view) if view is not None else "")

    def at_hand(self) -> list[str]:
        """What matters now: the place that is looked at, the question, the step, the cards of the round."""
        view, places = self._seen(), self._places
        if view is None:
            return []
        board, spot = self.spot_here(menu=True)
        found = [places.rule_at(str(board.id), spot, view), places.article_at(spot)] if board is not None else []
        found += places.also_at(spot, view) if spot else []
        return [self.rule_here(), *found, self._asked_rule(), places.rule_of_step(view), *places.at_hand(view)]

    # Keys and clicks

    def explain(self) -> None:
        """Show the rule behind what is looked at."""
        self._app.navigator.open_rules(self.rule_here(), self.at_hand())

    def show_face_here(self) -> None:
        """Show the whole face of what is looked at; without a place the rule behind what is asked."""
        board, spot = self.spot_here(menu=True)
        if not spot or not self.show_face(spot, board):
            self.explain()

    def refuse(self, spot: str, why: str, otherwise: str = "") -> None:
        """Say why a place cannot be picked. Picked once more, or where there is nothing to say, it shows what it is.

        otherwise: what is said of a place that has no face.
        """
        again, self._said_of = spot == self._said_of, spot
        if (again or not why) and self.show_face(spot, self.board_with(spot)):
            self._said_of = ""
        else:
            self._top.say(why or otherwise)

    def board_with(self, spot: str) -> Board | None:
        """The board that shows a place, the one with the focus first."""
        boards = [one for one in self._top.boards if one.display and spot in one.drawing.spots]
        return next((one for one in boards if one.has_focus), boards[0] if boards else None)

    def show_face(self, spot: str, board: Board | None = None) -> bool:
        """Lay the face of a place over the table, and those beside it on the board behind; whether it has one."""
        reference, at_spot = reference_of(self._app), self._places.article_at(spot)
        if at_spot not in reference.articles:
            return False
        spots = list(board.drawing.spots) if board is not None and spot in board.drawing.spots else [spot]
        from resurgence_tui.ui.table.card_face import FaceScreen

        told = self._articles(reference, spots)
        self._app.push_screen(FaceScreen.filled(self._app, reference, told, spots.index(spot)))
        return True

    def _articles(self, reference: Reference, spots: Sequence[str]) -> list[tuple[str, str]]:
        """Articles of places, each with what the line under the board says of it."""
        found = [(self._places.article_at(spot), spot) for spot in spots]
        return [(article, self._told_now(spot)) for article, spot in found if article in reference.articles]

    def ask_of_place(self, event: Board.Asked) -> None:
        """Explain a place after a right click: its face where it has one of its own, else its rule."""
        event.stop()
        view = self._seen()
        if self._places.has_face(event.spot) and self.show_face(event.spot, event.board):
            return
        if view is not None:
            rule = self._places.rule_at(str(event.board.id), event.spot, view)
            here = self.at_hand() if self._places.has_face(event.spot) else [self._places.article_at(event.spot)]
            self._app.navigator.open_rules(rule, here)


class ExplainedScreen(TabletopScreen):
    """A screen with a table that explains itself."""

    explanations: Explanations

    def rule_here(self) -> str:
        """The rule behind what is looked at."""
        return self.explanations.rule_here()

    def on_board_asked(self, event: Board.Asked) -> None:
        """A right click on a place."""
        self.explanations.ask_of_place(event)

    def on_decision_menu_asked(self, event: DecisionMenu.Asked) -> None:
        """A right click on a row of the menu."""
        event.stop()
        self.explanations.show_face_here()
