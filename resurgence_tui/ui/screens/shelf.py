"""The shelf: all games that there are, one of which the menu is about."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.games import GAMES
from resurgence_tui.ui.screens.game_words import title_of, words_for
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.menu_rows import Row


class ShelfScreen(GuardedScreen, Screen[None]):
    """A list of the games, and what the highlighted one is about."""

    CSS_PATH = "shelf.tcss"
    AUTO_FOCUS = "#games"
    TOLD_KEYS = (("Up/Down", "ui_key_move"), ("Enter", "ui_key_pick"))
    BINDINGS = [Binding("escape", "dismiss", "ui_key_back", id="back")]

    def anew(self) -> ShelfScreen:
        """The same screen in the language that is read now."""
        return ShelfScreen()

    def compose(self) -> ComposeResult:
        """Heading, games, a few words about one, keys."""
        words = self.app.words
        yield Static(words.text("shelf_heading"), classes="heading", markup=False)
        with Center(id="middle"), Vertical(id="shelf"):
            yield DecisionMenu(id="games")
            yield Static("", id="about", classes="quiet", markup=False)
        yield KeyLine(words)

    def on_mount(self) -> None:
        """The game that was picked last is highlighted."""
        menu = self.query_one(DecisionMenu)
        menu.styles.height = len(GAMES)
        self.watch(menu, "index", self._tell)
        menu.show([Row(game, title_of(self.app.words, game)) for game in GAMES], at=self.app.game)
        self._tell()

    def _tell(self) -> None:
        """What the highlighted game is about."""
        row = self.query_one(DecisionMenu).row
        about = words_for(self.app.words, row.id).text("title_about") if row is not None else ""
        self.query_one("#about", Static).update(about)

    def on_decision_menu_picked(self, picked: DecisionMenu.Picked) -> None:
        """The menu is about that game from now on."""
        picked.stop()
        self.app.navigator.pick_game(picked.row)
        self.dismiss()
