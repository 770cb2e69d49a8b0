"""What screens and widgets know of the app that they are part of. It imports none of them, so that nothing goes round.

``ui.app`` is the one class that does all this; nothing else of ``ui`` imports that module.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from textual.app import App
from textual.screen import Screen

if TYPE_CHECKING:
    from resurgence_tui.app.host import Host
    from resurgence_tui.app.library import Library
    from resurgence_tui.app.replay import Replay
    from resurgence_tui.app.settings import Settings
    from resurgence_tui.i18n.reference import Reference
    from resurgence_tui.i18n.text import Words
    from resurgence_tui.saves.save_file import Setup
    from resurgence_tui.ui.key_guard import KeyGuard
    from resurgence_tui.ui.signs import Signs


class Gate(Protocol):
    """What sees every key first, see ``ui.input_gate``."""

    keys: KeyGuard

    def asked_anew(self) -> None:
        """The screen on top may ask something else now."""

    def spent_key(self) -> str:
        """Why what has just been pressed does not count for what is asked now; "" if it does."""


class Program(App[None]):
    """The app, as whatever it shows sees it.

    settings: what the player has set. signs: what lines and marks are drawn with.
    """

    settings: Settings
    signs: Signs
    gate: Gate

    if TYPE_CHECKING:

        def push_screen(self, *args: Any, **values: Any) -> Any:
            """Show another screen on top."""

    # What it holds

    @property
    def game(self) -> str:
        """The game that is shown, or was last: its words and rules are those of the moment."""
        raise NotImplementedError

    @property
    def words(self) -> Words:
        """The words of the player's language, and of the game."""
        raise NotImplementedError

    @property
    def host(self) -> Host | None:
        """The game that is played or looked at."""
        raise NotImplementedError

    @property
    def library(self) -> Library:
        """The saved games, and what starts new ones."""
        raise NotImplementedError

    @property
    def content(self) -> Path | None:
        """Folder of the content pack that new games are played with."""
        raise NotImplementedError

    @property
    def too_small(self) -> bool:
        """Whether the notice about the size covers everything."""
        raise NotImplementedError

    @property
    def is_ending(self) -> bool:
        """Whether the program has been told to end."""
        raise NotImplementedError

    def reference(self) -> Reference:
        """What can be looked up now."""
        raise NotImplementedError

    # Settings

    def change_settings(self, **changes: Any) -> None:
        """Set something, at once and for the next time. ValueError if it cannot be set to that."""
        raise NotImplementedError

    def winner_over(self, key: str) -> tuple[str, str] | None:
        """What wins over a setting: an option or a variable of the environment, and what it says; or nothing."""
        raise NotImplementedError

    def setting_problem_texts(self) -> list[str]:
        """What of the file of settings could not be used, a sentence each."""
        raise NotImplementedError

    def settings_path(self) -> Path:
        """Where the settings are kept."""
        raise NotImplementedError

    # From one screen to another

    def pick_game(self, name: str) -> None:
        """The menu is about another game from now on."""
        raise NotImplementedError

    def open_game(self, host: Host) -> None:
        """Show a game; what was open before is left."""
        raise NotImplementedError

    def start_game(self, setup: Setup, seed_typed: bool = False) -> None:
        """Start a game and show it. ValueError or GameError, in one sentence, if that is not possible."""
        raise NotImplementedError

    def open_replay(self, replay: Replay, moment: int | None = None) -> None:
        """Show a game to step through, above what is open now."""
        raise NotImplementedError

    def leave_replay(self) -> None:
        """Back to where the game was picked, or to the menu."""
        raise NotImplementedError

    def show_score(self, host: Host) -> None:
        """Lay the score of a game over its table."""
        raise NotImplementedError

    def show_table(self, host: Host) -> None:
        """Show the table of a game that is over."""
        raise NotImplementedError

    def to_menu(self) -> None:
        """Leave the game, which is saved, for the menu."""
        raise NotImplementedError

    def leave_game(self) -> None:
        """Leave the game for the menu; where it cannot be saved, ask first."""
        raise NotImplementedError

    def open_rules(self, at: str | None = None, here: Iterable[str] = ()) -> None:
        """The reference, at a rule, sign or card. here: ids of what matters on the screen now."""
        raise NotImplementedError

    def action_rules(self) -> None:
        """The rules, at the one that the current screen is about."""
        raise NotImplementedError

    def action_help(self) -> None:
        """Keys of the current screen, and how to play."""
        raise NotImplementedError

    def action_settings(self) -> None:
        """Show what can be set."""
        raise NotImplementedError

    def may_leave(self, screen: Screen[Any]) -> bool:
        """Whether a screen is on top, but for the notice, with another one below."""
        raise NotImplementedError

    # When the terminal is gone, or somebody else may look

    def put_away(self) -> None:
        """What only one person may see is hidden."""
        raise NotImplementedError

    def leave_quietly(self) -> None:
        """The terminal is gone: save what is not saved."""
        raise NotImplementedError

    def paint_anew(self) -> None:
        """Paint the whole terminal, whatever is on it now."""
        raise NotImplementedError
