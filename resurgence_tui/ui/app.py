"""The App: theme, global keys, first screen, and the ways from one screen to another.

What the first screen does not need is imported after it has been painted, or when it is asked for.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from textual import constants, events
from textual.await_complete import AwaitComplete
from textual.binding import Binding
from textual.css.query import NoMatches
from textual.dom import NoScreen
from textual.driver import Driver
from textual.geometry import Size
from textual.screen import Screen
from textual.theme import Theme

from resurgence_tui.engine.errors import GameError
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.i18n.fault_words import fault_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.i18n.text import words as words_of
from resurgence_tui.ui import appearance, collector, surroundings, theme
from resurgence_tui.ui.closed_terminal import ClosedTerminal
from resurgence_tui.ui.diff_renderer import Frame
from resurgence_tui.ui.esc_selector import EscSelector
from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.input_gate import InputGate
from resurgence_tui.ui.inside_textual import read_keys_by, wait_after_esc, with_size
from resurgence_tui.ui.job_control import JobControl
from resurgence_tui.ui.navigator import Navigator
from resurgence_tui.ui.preferences import Preferences
from resurgence_tui.ui.program import Program

if TYPE_CHECKING:
    from resurgence_tui.app.host import Host
    from resurgence_tui.app.library import Library, NewerBeside
    from resurgence_tui.app.replay import Replay
    from resurgence_tui.app.settings import Settings

LEAST = Size(80, 24)
"""The smallest terminal that the game is played in."""

LONG = 10
"""Seconds for which is seen what is wrong with the file of settings."""


class Fault(GameError):
    """A fault of the program has ended it."""

    def __init__(self, error: Exception) -> None:
        super().__init__(fault_text(words_of(), error))
        self.__cause__ = error


class ResurgenceApp(Program):
    """The program on the screen.

    start: ``menu``, a game to show at once, or what starts or reads one while the name of the game is shown, to play or
    to step through from moment ``at``; if that fails, the program ends and the reason is in ``failure``. library: the
    saved games, if not those of the folder for them. saves, content: folders of saved games and of a content pack, if
    not those of the settings. settings: what the player has set; without them the file is read. game: the
    one that the menu is about, or whose name is shown until its table is.
    """

    TITLE = "Resurgence"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = ["app.tcss", "screens/title.tcss"]
    BINDINGS = [
        Binding("f1", "rules", "ui_key_rules", id="rules"),
        Binding("question_mark", "help", "ui_key_help", id="help"),
        Binding("f2", "settings", "settings_key", show=False, id="settings"),
        Binding("ctrl+q", "quit", "ui_key_quit", show=False, priority=True, id="quit"),
        Binding("ctrl+c", "help_quit", show=False, system=True),
        Binding("ctrl+z", "suspend_process", "ui_key_suspend", show=False, priority=True, id="suspend"),
    ]

    def __init__(
        self,
        start: Literal["menu"] | Host | Callable[[], Host | Replay] = "menu",
        *,
        at: int | None = None,
        library: Library | None = None,
        words: Words | None = None,
        saves: Path | None = None,
        content: Path | None = None,
        signs: theme.Signs | None = None,
        settings: Settings | None = None,
        game: str = DEFAULT_GAME,
    ) -> None:
        surroundings.mend(os.environ, *surroundings.screen_streams())
        wait_after_esc(surroundings.esc_wait(os.environ))
        super().__init__()
        effects = {
            "theme": lambda: appearance.apply_theme(self),
            "signs": lambda: appearance.draw_with(self, appearance.signs_now(self.settings.signs)),
            "animation": self._put_animation,
        }
        self.preferences = Preferences(settings, library, saves, content, words, effects, self._warn)
        opened = None if start == "menu" or callable(start) else start
        self.navigator: Navigator = Navigator(self, opened, self._pop_to_first)
        self.navigator.pick_game(game)
        self.signs = signs or appearance.signs_now(self.settings.signs)
        self.failure: Exception | None = None
        self._start = start if callable(start) else None
        self._at = at
        self._closed_terminal = ClosedTerminal(self, self._leave_quietly)
        self._job_control = JobControl(self, self._put_away, self._paint_anew)
        self._frame = Frame()
        self.gate: InputGate = InputGate(self)
        appearance.apply_theme(self)
        appearance.draw_with(self, self.signs)
        self._put_animation()

    def get_driver_class(self) -> type[Driver]:
        """What reads keys and draws: Textual's own, but that the terminal itself tells its size, at each resize too.

        Textual's own asks standard output alone, which may be a file, and believes the environment before it. And it
        takes an Esc late.
        """
        driver = super().get_driver_class()
        read_keys_by(EscSelector)
        return with_size(driver, lambda: surroundings.size_of(*surroundings.screen_streams()))

    def get_theme(self, theme_name: str) -> Theme | None:
        """A theme by its name. Textual asks on every line that it paints, and puts all themes together each time."""
        return self.theme_known(theme_name) or super().get_theme(theme_name)

    def get_default_screen(self) -> Screen[Any]:
        """The screen below all others: the menu, or nothing where a game is shown at once."""
        if self._start is not None:
            from resurgence_tui.ui.screens.laying_out import LayingOutScreen

            return LayingOutScreen()
        if self.host is not None:
            return Screen()
        from resurgence_tui.ui.screens.title import TitleScreen

        return TitleScreen()

    def on_mount(self) -> None:
        """Show the game, if there is one, and watch the terminal."""
        if self.host is not None:
            self.push_screen(self.navigator.screen_of(self.host))
        if self.host is None and self._start is not None:
            self.screen.call_after_refresh(self.run_worker, self._lay_out, thread=True)
        else:
            self.call_after_refresh(collector.go_on)
        self.gate.asked_anew()
        self._closed_terminal.watch()
        self._job_control.watch()
        self._mind_size(self.size)
        self.call_after_refresh(self.preferences.tell_problems)

    def _lay_out(self) -> None:
        """In a thread: start or read the game, and load what shows it."""
        assert self._start is not None
        try:
            opened = self._start()
            screens_of(opened.setup.game).load()
        except Exception as error:
            from resurgence_tui.app.library import NewerBeside

            if isinstance(error, NewerBeside):
                self.call_from_thread(self._ask_which, error)
                return
            self.failure = error
            self.call_from_thread(self.exit, return_code=2)
        else:
            from resurgence_tui.app.host import Host

            if isinstance(opened, Host):
                self.call_from_thread(self.navigator.open_game, opened)
            else:
                from resurgence_tui.app.replay import Place

                self.call_from_thread(self.navigator.open_replay, opened, Place(self._at))
        finally:
            collector.go_on()

    def _ask_which(self, beside: NewerBeside) -> None:
        """An older generation is to be shown, though a newer one can be read: ask for which, and read that."""
        from resurgence_tui.ui.screens.opening import ask_which

        def read(chosen: Path) -> None:
            self._start = partial(beside.resume, chosen)
            self.run_worker(self._lay_out, thread=True)

        ask_which(self, beside, read)

    # The screens that lie on each other

    def _pop_to_first(self) -> None:
        with self._under_the_notice():
            while len(self.screen_stack) > 1:
                self._pop()

    def _pop(self) -> AwaitComplete:
        """Take the top off the stack; the last screen stays."""
        if len(self.screen_stack) < 2:
            return AwaitComplete.nothing()
        self._mark_left(self.screen)
        popped = super().pop_screen()
        self.gate.asked_anew()
        return popped

    def _mark_left(self, screen: Screen[Any]) -> None:
        if hasattr(screen, "left"):
            screen.left = True

    # Keys that work everywhere

    async def on_event(self, event: events.Event) -> None:
        """Every event passes the gate first."""
        if self.gate.admits(event):
            await super().on_event(event)

    def is_harmless(self, error: Exception) -> bool:
        """A program that ends takes widgets away from handlers that still run; that is no fault."""
        return self.is_ending and isinstance(error, (NoMatches, NoScreen))

    def note_failure(self, error: Exception) -> None:
        """The first fault is the one that is told."""
        self.failure = self.failure or Fault(error)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Below the smallest size nothing but quitting works; rules, help and settings do not open twice; a browser
        has no shell to go back to."""
        if action in ("rules", "help"):
            return not (self.too_small or getattr(self.screen, "IS_REFERENCE", False))
        if action == "suspend_process":
            return not self.is_web
        if action == "settings":
            return not (self.too_small or any(getattr(screen, "IS_SETTINGS", False) for screen in self.screen_stack))
        return super().check_action(action, parameters)

    def action_rules(self) -> None:
        """The rules, at the one that the current screen is about."""
        asking = getattr(self.screen, "rule_here", None)
        self.navigator.open_rules(asking() if callable(asking) else None)

    def action_help(self) -> None:
        """Keys of the current screen, and how to play."""
        self.navigator.open_help()

    def action_settings(self) -> None:
        """Show what can be set."""
        self.navigator.open_settings()

    async def action_quit(self) -> None:
        """Quit; the game is saved. Where that is not possible, ask first."""
        self.navigator.quit()

    def _warn(self, sentence: str) -> None:
        """Tell of something that is wrong, long enough to be read."""
        self.notify(sentence, severity="warning", markup=False, timeout=LONG)

    def _put_animation(self) -> None:
        """What moves on the screens, moves or does not."""
        self.animation_level = constants.TEXTUAL_ANIMATIONS if self.settings.animation else "none"

    # When the terminal is gone, or somebody else may look

    def _leave_quietly(self) -> None:
        """The terminal is gone: save what is not saved; nobody is left to be told anything."""
        if self.host is not None:
            self.host.close()

    def action_help_quit(self) -> None:
        """Ctrl+C ends nothing here; say what does."""
        if not self.too_small:
            self.notify(self.words.text("ui_ctrl_c"), markup=False, timeout=3)

    def action_suspend_process(self) -> None:
        """Back to the shell, until it lets the program go on."""
        self._job_control.suspend()

    def _put_away(self) -> None:
        """Whoever looks next may be somebody else: what only one person may see is hidden."""
        for screen in list(self.screen_stack):
            hide = getattr(screen, "put_away", None)
            if callable(hide):
                hide()

    def _paint_anew(self) -> None:
        """Paint the whole terminal, whatever is on it now."""
        self._frame.forget()
        self.screen.refresh(layout=True)

    @property
    def looks(self) -> tuple[object, ...]:
        """The language too."""
        return *super().looks, self.words

    @property
    def is_known(self) -> bool:
        """Whether all has been written since the terminal may have been changed by something else."""
        return self._frame.knows_all(self.size)

    def to_write(self, renderable: Any) -> Any:
        """Only what differs from what stands in the terminal."""
        return self._frame.changes(renderable)

    # Too small a terminal

    def on_resize(self, event: events.Resize) -> None:
        """Show the notice, or take it away. Some terminals empty themselves even where the size is the same again."""
        self._frame.forget()
        self.screen.refresh()
        self._mind_size(event.size)

    def _mind_size(self, size: Size) -> None:
        fits = size.width >= LEAST.width and size.height >= LEAST.height
        if not self.has_screens or fits != self.too_small:
            return
        if fits:
            self._pop()
        else:
            self._put_notice()

    def _put_notice(self) -> None:
        from resurgence_tui.ui.screens.too_small import TooSmallScreen

        super().push_screen(TooSmallScreen(LEAST))
        self.gate.asked_anew()

    @contextmanager
    def _under_the_notice(self) -> Iterator[None]:
        """What a game changes by itself while the notice stands, it changes beneath it."""
        if not self.too_small:
            yield
            return
        self._pop()
        try:
            yield
        finally:
            self._put_notice()

    def push_screen(self, *args: Any, **values: Any) -> Any:
        """Show another screen on top."""
        with self._under_the_notice():
            pushed = super().push_screen(*args, **values)
            self.gate.asked_anew()
            return pushed

    def pop_screen(self) -> AwaitComplete:
        """Leave the screen on top; the first one stays."""
        with self._under_the_notice():
            return self._pop()
