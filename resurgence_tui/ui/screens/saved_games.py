"""The saved games: resume, show the score of a finished one, rename, delete. Nothing secret is shown."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Input, Static

from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.saves.names import LONGEST_TITLE, clean_title
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.column_list import Column, ColumnList
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.line_list import LineList

from .confirm import ask_before
from .listings import played_by, progress, when
from .opening import open_replay, open_saved

if TYPE_CHECKING:
    from resurgence_tui.saves.store import Listing

COLUMNS = (
    Column("name", "saved_name", share=44),
    Column("seats", "saved_seats", share=56),
    Column("progress", "saved_progress", 16, quiet=True),
    Column("when", "saved_when", 16, quiet=True),
)
"""The columns, with the keys of their headings."""

BUTTONS = {
    "open": "saved_resume", "replay": "saved_replay", "rename": "saved_rename", "delete": "saved_delete",
    "back": "ui_back",
}  # fmt: skip


class SavedGamesScreen(GuardedScreen, Screen[None]):
    """A list, what there is to say about the highlighted game, and what can be done with it."""

    CSS_PATH = "saved_games.tcss"
    AUTO_FOCUS = "#games"
    TOLD_KEYS = (("Up/Down", "ui_key_move"),)
    BINDINGS = [
        Binding("enter", "open", "saved_key_open", id="open"),
        Binding("p", "replay", "saved_key_replay", id="replay"),
        Binding("r", "rename", "saved_key_rename", id="rename"),
        Binding("d,delete", "delete", "saved_key_delete", id="delete"),
        Binding("escape", "back", "ui_key_back", id="back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._games: list[Listing] = []
        self._place = -1

    def anew(self) -> SavedGamesScreen:
        """The same screen in the language that is read now."""
        return SavedGamesScreen()

    def compose(self) -> ComposeResult:
        """List, details, buttons, a field for another name, a line for what happened."""
        words = self.app.words
        yield Static(words.text("saved_heading"), classes="heading", markup=False)
        yield ColumnList(id="games")
        with Vertical(id="about"):
            yield Static("", id="title", markup=False)
            yield Static("", id="details", markup=False)
            yield Input(placeholder=words.text("saved_new_name"), id="new-name", max_length=LONGEST_TITLE)
            with Horizontal(id="ends"):
                for button, called in BUTTONS.items():
                    yield Button(words.text(called), id=button)
            yield Static("", id="told", markup=False)
        yield KeyLine(words)

    def on_mount(self) -> None:
        """The field for another name is shown when one is asked for."""
        field = self.query_one("#new-name", Input)
        field.cursor_blink = False
        field.display = False

    def on_screen_resume(self) -> None:
        """Read the folder again: a game may have been played meanwhile."""
        if not self.query_one("#new-name", Input).display:
            self.read(self.game.path if self.game else None)

    @property
    def game(self) -> Listing | None:
        """The highlighted game."""
        return self._games[self._place] if 0 <= self._place < len(self._games) else None

    def read(self, at: Path | None = None) -> None:
        """List the games of the folder, with the highlight on that file or where it was."""
        words = self.app.words
        self._games = self.app.library.list()
        place = next((place for place, game in enumerate(self._games) if game.path == at), max(self._place, 0))
        columns = [replace(column, heading=words.text(column.heading)) for column in COLUMNS]
        rows = [
            (game.name, played_by(words, game, short=True), progress(words, game), when(words, game.saved))
            for game in self._games
        ]
        bad = {number for number, game in enumerate(self._games) if game.problem is not None}
        self.query_one(ColumnList).show(columns, rows, place, bad=bad)
        self._look(min(place, len(self._games) - 1))

    def tell(self, sentence: str, wrong: bool = True) -> None:
        """Say what happened, or what went wrong."""
        told = self.query_one("#told", Static)
        told.update(sentence)
        told.set_class(wrong, "problem")

    def _look(self, place: int) -> None:
        """Say about a game what its line has no room for."""
        self._place = place
        words, game, store = self.app.words, self.game, self.app.library.store
        title, details, button = "", "", self.query_one("#open", Button)
        if game is None:
            title = words.text("saved_none")
            details = words.text("saved_folder", folder=str(store.folder)) if store is not None else ""
        else:
            title = game.name
            details = error_text(words, game.problem) if game.problem else words.text(
                "saved_summary",
                seats=played_by(words, game),
                progress=progress(words, game),
                when=when(words, game.saved),
            )
            ready = "saved_open_score" if game.over else "saved_resume"
            button.label = words.text("saved_open" if game.problem is not None else ready)
        self.query_one("#title", Static).update(title)
        self.query_one("#details", Static).update(details)
        self.query_one("#details").set_class(game is not None and game.problem is not None, "problem")
        button.display = game is not None
        self.query_one("#delete").display = game is not None
        for button_id in ("#rename", "#replay"):
            self.query_one(button_id).display = game is not None and game.problem is None
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what can be done with the highlighted game is offered."""
        game = self.game
        if action in ("rename", "replay"):
            return game is not None and game.problem is None
        return game is not None if action in ("open", "delete") else True

    # Reactions

    def on_line_list_highlighted(self, looked: LineList.Highlighted) -> None:
        """Another game is highlighted."""
        looked.stop()
        if looked.place != self._place:
            self.tell("")
            self._look(looked.place)

    def on_line_list_picked(self, picked: LineList.Picked) -> None:
        """Open it."""
        picked.stop()
        self.action_open()

    async def on_button_pressed(self, pressed: Button.Pressed) -> None:
        """A click in place of a key."""
        pressed.stop()
        await self.run_action(str(pressed.button.id))

    def action_open(self) -> None:
        """Go on with a game, or show the score of a finished one."""
        if self.game is not None:
            self.tell("")
            open_saved(self.app, self.game.path, self.tell)

    def action_replay(self) -> None:
        """Step through a game."""
        if self.game is not None and self.game.problem is None:
            self.tell("")
            open_replay(self.app, self.game.path, self.tell)

    def action_rename(self) -> None:
        """Ask for another name."""
        if self.game is None or self.game.problem is not None:
            return
        field = self.query_one("#new-name", Input)
        field.value = self.game.name
        field.display = True
        field.focus()
        self.tell(self.app.words.text("saved_rename_hint"), wrong=False)

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """The other name is given."""
        submitted.stop()
        store, game = self.app.library.store, self.game
        if store is None or game is None:
            return
        name = clean_title(submitted.value)
        if not name:
            self.tell(self.app.words.text("saved_rename_empty"))
            return
        try:
            store.rename(game.path, name)
        except (GameError, ValueError, OSError) as error:
            self.tell(error_text(self.app.words, error))
            return
        self._close_field()
        self.read(game.path)
        self.tell(self.app.words.text("saved_renamed", name=name), wrong=False)

    def action_back(self) -> None:
        """Keep the old name, or leave."""
        if self.query_one("#new-name", Input).display:
            self._close_field()
            self.tell("")
        else:
            self.dismiss()

    def _close_field(self) -> None:
        self.query_one("#new-name", Input).display = False
        self.query_one(ColumnList).focus()

    def action_delete(self) -> None:
        """Ask before a game is deleted."""
        if self.game is not None:
            question = self.app.words.text("saved_delete_sure", name=self.game.name)
            ask_before(self.app, question, self._delete, yes="saved_delete", no="ui_back")

    def _delete(self) -> None:
        store, game = self.app.library.store, self.game
        if store is None or game is None:
            return
        try:
            store.delete(game.path)
        except (GameError, OSError) as error:
            self.tell(error_text(self.app.words, error))
            return
        self.read()
        self.query_one(ColumnList).focus()
        self.tell(self.app.words.text("saved_deleted", name=game.name), wrong=False)
