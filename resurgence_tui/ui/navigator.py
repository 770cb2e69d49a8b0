"""The game that is open, and the ways from one screen to another.

A screen is imported when it is shown: the first one does not wait for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from textual.screen import Screen

from resurgence_tui.app.told_game import tell_open
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.ui.games import screens_of

if TYPE_CHECKING:
    from resurgence_tui.app.host import Host
    from resurgence_tui.app.programs import Programs
    from resurgence_tui.app.replay import Place, Replay
    from resurgence_tui.saves.save_file import Setup
    from resurgence_tui.ui.program import Program

MOMENT = 0.02
"""Seconds after which is looked again whether a screen stands."""


class Navigator:
    """Opens games and screens, and leads back. host: the game to begin with, if there is one.

    pop_to_first: takes all screens but the first one away.
    """

    def __init__(self, app: Program, host: Host | None, pop_to_first: Callable[[], None]) -> None:
        self._app, self._host, self._pop_to_first = app, host, pop_to_first
        self._game = DEFAULT_GAME

    @property
    def host(self) -> Host | None:
        """The game that is played or looked at."""
        return self._host

    @property
    def game(self) -> str:
        """The game that is shown, or was last, or was picked; else the usual one."""
        return self._host.setup.game if self._host is not None else self._game

    def pick_game(self, name: str) -> None:
        """The menu is about that game from now on, and so are words and rules while none is played."""
        self._game = name

    def _hold(self, host: Host | None) -> None:
        """That game is open from now on; what was open before is saved and let go."""
        old, self._host = self._host, host
        tell_open(host.path if host is not None else None)
        if host is not None:
            self.pick_game(host.setup.game)
        if old is not None and old is not host:
            if host is not None and host.path == old.path:
                old.settle()
                old.bots.end()
            else:
                old.close()

    # Games

    def screen_of(self, host: Host) -> Screen[Any]:
        """What shows a game: the score of a finished one, else its table."""
        if host.over and not host.abandoned:
            from resurgence_tui.ui.screens.score import ScoreScreen

            return ScoreScreen(host)
        return screens_of(host.setup.game).table_screen(host)

    def open_game(self, host: Host) -> None:
        """Show a game; what was open before is left."""
        if self._still_opening(lambda: self.open_game(host)):
            return
        self._hold(host)
        self._pop_to_first()
        self._app.push_screen(self.screen_of(host))

    def start_game(self, setup: Setup, seed_typed: bool = False, programs: Programs | None = None) -> None:
        """Start a game and show it. ValueError or GameError, in one sentence, if that is not possible.

        seed_typed: whether a player has typed the seed. programs: those that play in it.
        """
        host = self._app.library.new(setup, self._app.content)
        host.seed_typed = seed_typed
        if programs is not None:
            host.bots.use(programs)
        self.open_game(host)

    def open_replay(self, replay: Replay, place: Place | None = None) -> None:
        """Show a game to step through, above what is open now."""
        self.pick_game(replay.setup.game)
        self._app.push_screen(screens_of(replay.setup.game).replay_screen(replay, place))

    def leave_replay(self) -> None:
        """Back to where the game was picked, or to the menu."""
        if len(self._screens()) > 2:
            self._app.pop_screen()
        else:
            self.to_menu()

    def show_score(self, host: Host) -> None:
        """Lay the score of a game over its table."""
        from resurgence_tui.ui.screens.score import ScoreScreen

        self._hold(host)
        self._app.push_screen(ScoreScreen(host))

    def show_table(self, host: Host) -> None:
        """Show the table of a game that is over: the one below its score, if there is one."""
        from resurgence_tui.ui.table.screen import TableScreen

        self._hold(host)
        stack = self._app.screen_stack
        if len(stack) > 1 and isinstance(stack[-2], TableScreen):
            self._app.pop_screen()
        else:
            self._app.push_screen(screens_of(host.setup.game).table_screen(host))

    # Back, and aside

    def to_menu(self) -> None:
        """Leave the game, which is saved, for the menu."""
        from resurgence_tui.ui.screens.title import TitleScreen

        if self._still_opening(self.to_menu):
            return
        self._hold(None)
        self._pop_to_first()
        if not isinstance(self._app.screen_stack[0], TitleScreen):
            self._app.push_screen(TitleScreen())

    def leave_game(self) -> None:
        """Leave the game for the menu; it is saved. Where something would be lost, ask first."""
        self._unless_lost(self.to_menu, "ui_leave_unsaved", "ui_leave_begun", "ui_leave_anyway")

    def quit(self) -> None:
        """End the program; the game is saved. Where something would be lost, ask first."""
        self._unless_lost(self._app.exit, "ui_quit_unsaved", "ui_quit_begun", "ui_quit_anyway")

    def _unless_lost(self, then: Callable[[], object], unsaved: str, begun: str, anyway: str) -> None:
        """Do something unless the game cannot be saved, or an answer is put together in part: then ask first.

        unsaved, begun: keys of these two questions; anyway: of what does it all the same.
        """
        problem = self._last_save()
        if self._app.too_small or (problem is None and not self._is_begun()):
            then()
            return
        from resurgence_tui.i18n.errors import error_text
        from resurgence_tui.ui.screens.confirm import ConfirmScreen, ask_before

        def leave() -> None:
            self._last_save()  # room may have been made while the question stood
            then()

        if not isinstance(self._app.screen, ConfirmScreen):
            words = self._app.words
            asked = words.text(begun) if problem is None else words.text(unsaved, problem=error_text(words, problem))
            ask_before(self._app, asked, leave, yes=anyway, no="ui_stay")

    def _is_begun(self) -> bool:
        """Whether a person has put an answer together in part, which only the table that is shown knows."""
        pending = [getattr(screen, "pending", None) for screen in self._screens()]
        return bool(self._host and self._host.humans) and any(one.is_begun for one in pending if one is not None)

    def _last_save(self) -> str | None:
        """Save again what could not be saved before, or is gone since; the reason if it still cannot be."""
        if self._host is None:
            return None
        self._host.settle()
        return self._host.save_problem

    def open_rules(self, at: str | None = None, here: Iterable[str] = ()) -> None:
        """The reference, at a rule, sign or card. here: ids of what matters on the screen now."""
        from resurgence_tui.ui.reference import reference_of
        from resurgence_tui.ui.screens.rules import RulesScreen

        self._app.push_screen(RulesScreen(reference_of(self._app), at, here))

    def open_help(self) -> None:
        """Keys of the current screen, and how to play."""
        from resurgence_tui.ui.screens.help import HelpScreen

        self._app.push_screen(HelpScreen(self._app.screen))

    def open_settings(self) -> None:
        """Show what can be set."""
        from resurgence_tui.ui.screens.settings import SettingsScreen

        self._app.push_screen(SettingsScreen())

    def say_anew(self) -> None:
        """Make the screens anew, since words are those of another language now.

        Those with a method ``anew`` are; the first one without, such as a question over the table, is left with all
        that lies above it. The menu below all of them sees to itself.
        """
        if self._still_opening(self.say_anew):
            return
        fresh = []
        for screen in self._screens()[1:]:
            again = getattr(screen, "anew", None)
            if again is None:
                break
            fresh.append(again())
        self._pop_to_first()
        for screen in fresh:
            self._app.push_screen(screen)

    def may_leave(self, screen: Screen[Any]) -> bool:
        """Whether a screen is on top, but for the notice about the size, with another one below."""
        stack = self._screens()
        return len(stack) > 1 and stack[-1] is screen

    def _screens(self) -> list[Screen[Any]]:
        """The screens from the first to the one on top, without the notice about the size."""
        return [screen for screen in self._app.screen_stack if not getattr(screen, "IS_NOTICE", False)]

    def _still_opening(self, then: Callable[[], object]) -> bool:
        """Whether a screen is just being opened: it is not taken away before it stands, but a moment later."""
        if all(screen.is_mounted for screen in self._app.screen_stack):
            return False
        self._app.set_timer(MOMENT, then)
        return True
