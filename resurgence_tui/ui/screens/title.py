"""The first menu: new game, go on with the last one, saved games, rules, quit; of several games, which."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.engine.errors import GameError
from resurgence_tui.games import GAMES, game_called
from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.menu_rows import Row

if TYPE_CHECKING:
    from resurgence_tui.app.results import Best
    from resurgence_tui.saves.store import Listing

ENTRIES = {
    "new": ("title_new", "title_new_key"),
    "guided": ("title_guided", "title_guided_key"),
    "resume": ("title_resume", "title_resume_key"),
    "saved": ("title_saved", "title_saved_key"),
    "hall": ("title_hall", "title_hall_key"),
    "rules": ("title_rules", "title_rules_key"),
    "shelf": ("title_shelf", "title_shelf_key"),
    "settings": ("title_settings", "title_settings_key"),
    "quit": ("title_quit", "title_quit_key"),
}
"""The entries in order: what each is called, and its key."""


class TitleScreen(GuardedScreen, Screen[None]):
    """The menu. Saved games are looked for after it has been painted."""

    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]
    TOLD_KEYS = (("Up/Down", "ui_key_move"), ("Enter", "ui_key_pick"))

    def __init__(self) -> None:
        super().__init__()
        self._last: Listing | None = None
        self._looked = self._newcomer = self._touched = False
        self._game = self._language = ""

    def anew(self) -> TitleScreen:
        """The same screen in the language that is read now."""
        return TitleScreen()

    def compose(self) -> ComposeResult:
        """Name, menu, a line for what went wrong, city, keys."""
        words, screens = self.app.words, screens_of(self.app.game)
        yield from (widget.add_class("banner") for widget in screens.banner())
        yield Static(words.text("title_about"), id="about", classes="quiet", markup=False)
        with Vertical(id="choices"):
            yield DecisionMenu(id="menu")
            yield Static("", id="problem", classes="problem", markup=False)
            yield Static("", id="best", classes="quiet", markup=False)
        yield from screens.backdrop()
        yield KeyLine(words)

    def on_mount(self) -> None:
        """Show the menu at once; the game to go on with is named when it has been found."""
        self._dress()

    def _dress(self) -> None:
        """Show the entries."""
        self._game, self._language = self.app.game, self.app.words.language
        menu = self.query_one(DecisionMenu)
        menu.styles.height = len(self.entries)
        self._list()
        menu.focus()

    @property
    def entries(self) -> list[str]:
        """What there is to pick: a guided game where there is one, another game where there are several."""
        offered = {"guided": screens_of(self.app.game).HAS_GUIDE, "shelf": len(GAMES) > 1}
        return [entry for entry in ENTRIES if offered.get(entry, True)]

    async def on_screen_resume(self) -> None:
        """A game may have been played, renamed or deleted meanwhile, or another one picked, or another language."""
        if (self._game, self._language) != (self.app.game, self.app.words.language):
            await self.recompose()
            self._dress()
        self.call_after_refresh(self.run_worker, self._look, thread=True, exclusive=True, exit_on_error=False)

    def _look(self) -> None:
        """In a thread: find the game to go on with, and load what a game needs, so that it opens quickly."""
        from resurgence_tui.app.library import printed
        from resurgence_tui.app.results import best_results

        self.app.call_from_thread(self._found, self._newest())
        self.app.call_from_thread(self._tell_best, best_results(self.app.library.store, self.app.game))
        screens_of(self.app.game).load()
        with suppress(GameError):
            printed(game_called(self.app.game), self.app.content)

    def _newest(self) -> Listing | None:
        """The game to go on with."""
        try:
            games = self.app.library.list()
        except OSError:
            return None
        self._newcomer = not any(game.over for game in games)
        return self.app.library.to_go_on_with(games)

    def _found(self, last: Listing | None) -> None:
        self._last, self._looked = last, True
        self._list(at="" if self._touched else self._first_entry())

    def _first_entry(self) -> str:
        """Where the cursor stands until a key is pressed: on the last game, else on the guided one for a newcomer."""
        if self._last is not None:
            return "resume"
        return "guided" if self._offer() and "guided" in self.entries else ""

    def notice_input(self, event: events.Key | events.MouseDown) -> None:
        """A key or a button was pressed: the cursor is the player's from now on."""
        self._touched = True

    def _tell_best(self, best: Best) -> None:
        """The best results of the game's modes, in one line."""
        from resurgence_tui.ui.screens.best_words import best_line

        self.query_one("#best", Static).update(best_line(self.app.words, best, self.app.game))

    def _list(self, at: str = "") -> None:
        """Show the entries. at: the one that the cursor goes to, "" where it stays."""
        words = self.app.words
        menu = self.query_one(DecisionMenu)
        here = at or (menu.row.id if menu.row else "")
        rows = []
        for entry in self.entries:
            called, key = ENTRIES[entry]
            note = self._note() if entry == "resume" else self._offer() if entry == "guided" else ""
            rows.append(Row(entry, words.text(called), note=note, key=words.text(key)))
        menu.show(rows, at=here)

    def _note(self) -> str:
        if self._last is not None:
            from resurgence_tui.ui.screens.listings import summary

            return summary(self.app.words, self._last)
        return self.app.words.text("title_no_game") if self._looked else ""

    def _offer(self) -> str:
        """Who has never finished a game is told once where to start."""
        offered = self.app.settings.guide_offered or not self._newcomer
        return "" if offered else self.app.words.text("title_guided_note")

    def tell(self, problem: str) -> None:
        """Say in one sentence what went wrong, or that nothing did ("")."""
        self.query_one("#problem", Static).update(problem)

    def on_decision_menu_picked(self, picked: DecisionMenu.Picked) -> None:
        """Do what was picked."""
        picked.stop()
        self.tell("")
        if self._offer():
            self.app.preferences.change(guide_offered=picked.row in ("new", "guided"))
        rows = {
            "new": self._new, "guided": self._guided, "resume": self._resume, "saved": self._saved, "hall": self._hall,
            "rules": self.app.navigator.open_rules, "shelf": self._shelf, "settings": self.app.navigator.open_settings,
            "quit": self.app.exit,
        }  # fmt: skip
        rows[picked.row]()

    def _new(self) -> None:
        from resurgence_tui.ui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen(self.app.game))

    def _guided(self) -> None:
        screens_of(self.app.game).offer_guided(self.app, self.tell)

    def _resume(self) -> None:
        if not self._looked:  # pressed before the look in the thread has ended
            self._found(self._newest())
        if self._last is None:
            self.tell(self.app.words.text("title_nothing_to_resume"))
            return
        from resurgence_tui.ui.screens.opening import open_saved

        open_saved(self.app, self._last.path, self.tell)

    def _saved(self) -> None:
        from resurgence_tui.ui.screens.saved_games import SavedGamesScreen

        self.app.push_screen(SavedGamesScreen())

    def _hall(self) -> None:
        from resurgence_tui.ui.screens.hall_of_fame import HallOfFameScreen

        self.app.push_screen(HallOfFameScreen())

    def _shelf(self) -> None:
        from resurgence_tui.ui.screens.shelf import ShelfScreen

        self.app.push_screen(ShelfScreen())
