"""The first menu: new game, go on with the last one, saved games, rules, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.banner import Banner, Skyline
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu, Row
from resurgence_tui.ui.widgets.key_line import KeyLine

if TYPE_CHECKING:
    from resurgence_tui.app.results import Best
    from resurgence_tui.saves.store import Listing
    from resurgence_tui.ui.app import ResurgenceApp

ENTRIES = ("new", "guided", "resume", "saved", "hall", "rules", "settings", "quit")


class TitleScreen(Steady, Screen[None]):
    """The menu. Saved games are looked for after it has been painted."""

    app: ResurgenceApp
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]
    TOLD_KEYS = (("Up Down", "ui_key_move"), ("Enter", "ui_key_pick"))

    def __init__(self) -> None:
        super().__init__()
        self._last: Listing | None = None
        self._looked = self._newcomer = False

    def compose(self) -> ComposeResult:
        """Name, menu, a line for what went wrong, city, keys."""
        words = self.app.words
        yield Banner()
        yield Static(words.text("title_about"), id="about", classes="quiet", markup=False)
        with Vertical(id="choices"):
            yield DecisionMenu(id="menu")
            yield Static("", id="problem", classes="problem", markup=False)
            yield Static("", id="best", classes="quiet", markup=False)
        yield Skyline()
        yield KeyLine(words)

    def on_mount(self) -> None:
        """Show the menu at once; the game to go on with is named when it has been found."""
        for sheet in (self.query_one(Banner), self.query_one(Skyline), self.query_one(KeyLine)):
            sheet.signs = self.app.signs
        menu = self.query_one(DecisionMenu)
        menu.signs = self.app.signs
        menu.styles.height = len(ENTRIES)
        self._list()
        menu.focus()

    def on_screen_resume(self) -> None:
        """A game may have been played, renamed or deleted meanwhile."""
        self.call_after_refresh(self.run_worker, self._look, thread=True, exclusive=True, exit_on_error=False)

    def _look(self) -> None:
        """In a thread: find the game to go on with, and load what a game needs, so that it opens quickly."""
        from resurgence_tui.app.results import best_results

        self.app.call_from_thread(self._found, self._newest())
        self.app.call_from_thread(self._tell_best, best_results(self.app.library.store))
        import resurgence_tui.games.resurgence
        import resurgence_tui.ui.resurgence.table_screen  # noqa: F401

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
        self._list()

    def _tell_best(self, best: Best) -> None:
        """The best results alone against the Mutants, in one line."""
        from resurgence_tui.ui.screens.solo_score import best_line

        self.query_one("#best", Static).update(best_line(self.app.words, best))

    def _list(self) -> None:
        words = self.app.words
        menu = self.query_one(DecisionMenu)
        here = menu.row.id if menu.row else ""
        rows = []
        for entry in ENTRIES:
            note = self._note() if entry == "resume" else self._offer() if entry == "guided" else ""
            rows.append(Row(entry, words.text(f"title_{entry}"), note=note, key=words.text(f"title_{entry}_key")))
        menu.show(rows, at=here)

    def _note(self) -> str:
        from resurgence_tui.ui.screens.listings import summary

        if self._last is not None:
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
            self.app.change_settings(guide_offered=picked.row in ("new", "guided"))
        rows = {
            "new": self._new, "guided": self._guided, "resume": self._resume, "saved": self._saved, "hall": self._hall,
            "rules": self.app.open_rules, "settings": self.app.action_settings, "quit": self.app.exit,
        }  # fmt: skip
        rows[picked.row]()

    def _new(self) -> None:
        from resurgence_tui.ui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen())

    def _guided(self) -> None:
        from resurgence_tui.ui.resurgence.guide.offer import offer_tables

        offer_tables(self.app, self.tell)

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

