"""What screens and widgets know of the app that they are part of: its parts, and what they are asked for most.

``ui.app`` makes the one app there is; nothing else of ``ui`` imports that module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from textual.screen import Screen

from resurgence_tui.ui.inside_textual import InsideApp

if TYPE_CHECKING:
    from resurgence_tui.app.host import Host
    from resurgence_tui.app.library import Library
    from resurgence_tui.app.programs import Programs
    from resurgence_tui.app.replay import Place, Replay
    from resurgence_tui.app.settings import Settings
    from resurgence_tui.i18n.text import Words
    from resurgence_tui.saves.save_file import Setup
    from resurgence_tui.ui.key_guard import KeyGuard
    from resurgence_tui.ui.preferences import Preferences
    from resurgence_tui.ui.signs import Signs


class Gate(Protocol):
    """What sees every key first, see ``ui.input_gate``."""

    keys: KeyGuard

    def asked_anew(self) -> None:
        """The screen on top may ask something else now."""

    def refuses(self, show: Callable[[str], object], hide: Callable[[str], object]) -> bool:
        """Whether what has just been pressed does not count for what is asked now, which is told for a while."""

    def spent_key(self) -> str:
        """Why what has just been pressed does not count for what is asked now; "" if it does."""


class Navigation(Protocol):
    """The game that is open, and the ways from one screen to another, see ``ui.navigator``."""

    @property
    def host(self) -> Host | None:
        """The game that is played or looked at."""

    @property
    def game(self) -> str:
        """The game that is shown, or was last, or was picked: its words and rules are those of the moment."""

    def pick_game(self, name: str) -> None:
        """The menu is about that game from now on."""

    def open_game(self, host: Host) -> None:
        """Show a game; what was open before is left."""

    def start_game(self, setup: Setup, seed_typed: bool = False, programs: Programs | None = None) -> None:
        """Start a game and show it. ValueError or GameError, in one sentence, if that is not possible.

        seed_typed: whether a player has typed the seed. programs: those that play in it.
        """

    def open_replay(self, replay: Replay, place: Place | None = None) -> None:
        """Show a game to step through, above what is open now."""

    def leave_replay(self) -> None:
        """Back to where the game was picked, or to the menu."""

    def show_score(self, host: Host) -> None:
        """Lay the score of a game over its table."""

    def show_table(self, host: Host) -> None:
        """Show the table of a game that is over."""

    def to_menu(self) -> None:
        """Leave the game, which is saved, for the menu."""

    def leave_game(self) -> None:
        """Leave the game for the menu; where it cannot be saved, ask first."""

    def open_rules(self, at: str | None = None, here: Iterable[str] = ()) -> None:
        """The reference, at a rule, sign or card. here: ids of what matters on the screen now."""

    def open_help(self) -> None:
        """Keys of the current screen, and how to play."""

    def open_settings(self) -> None:
        """Show what can be set."""

    def say_anew(self) -> None:
        """Make the screens anew, since words are those of another language now."""

    def may_leave(self, screen: Screen[object]) -> bool:
        """Whether a screen is on top, but for the notice about the size, with another one below."""


class Program(InsideApp):
    """The app, as whatever it shows sees it. signs: what lines and marks are drawn with."""

    signs: Signs
    gate: Gate
    preferences: Preferences
    navigator: Navigation

    @property
    def settings(self) -> Settings:
        """What the player has set."""
        return self.preferences.settings

    @property
    def words(self) -> Words:
        """The words of the player's language, and of the game."""
        return self.preferences.words_of(self.game)

    @property
    def library(self) -> Library:
        """The saved games, and what starts new ones."""
        return self.preferences.library

    @property
    def content(self) -> Path | None:
        """Folder of the content pack that new games are played with."""
        return self.preferences.content

    @property
    def host(self) -> Host | None:
        """The game that is played or looked at."""
        return self.navigator.host

    @property
    def game(self) -> str:
        """The game that is shown, or was last, or was picked; else the usual one."""
        return self.navigator.game

    @property
    def too_small(self) -> bool:
        """Whether the notice about the size covers everything."""
        return getattr(self.screen, "IS_NOTICE", False) if self.has_screens else False
