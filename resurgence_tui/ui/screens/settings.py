"""What can be set: looks, animation, questions, language, folders; and what of the file could not be used.

Everything holds at once, also for the table below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from resurgence_tui.app.settings import FOLDERS, choices_of
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n import settings_words as say
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import words as words_of
from resurgence_tui.ui import theme
from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.inside_textual import JumpScroll
from resurgence_tui.ui.screens.folders import FolderRefused, content_folder, saves_folder
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.picker import Picker
from resurgence_tui.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

PICKED = (
    "theme", "signs", "animation", "confirmations", "reveals", "waste", "free_gains", "moments", "pace", "language",
)  # fmt: skip
"""Settings of a few values, in the order of the screen; the folders follow."""


class Sample(Sheet):
    """How seats, areas and marks look now."""

    app: Program
    DEFAULT_CSS = "Sample { height: 1; }"

    def paint(self, sheet: Painter) -> None:
        """Badges and marks in one line."""
        words, screens = self.app.words, screens_of(self.app.game)
        signs, gap = self.signs, (" ", theme.PLAIN)
        parts = [(f" {seat + 1} ", theme.SEATS[seat]) for seat in range(len(theme.SEATS))]
        parts += [gap, *screens.sample(words)]
        parts += [gap, (f"{signs.legal} {words.text('settings_sample_marks')}", theme.LEGAL)]
        parts += [gap, (f"{signs.cursor} {words.text('settings_sample_cursor')}", theme.CURSOR)]
        parts += [gap, (f"{signs.changed} {words.text('settings_sample_changed')}", theme.CHANGED)]
        parts += [gap, (f"{words.text('settings_sample_warning')} 2", theme.WARNING)]
        parts += [gap, (words.text("settings_sample_points"), theme.VP)]
        sheet.parts(0, 0, parts)


class Form(JumpScroll, can_focus=False, inherit_bindings=False):
    """Scrolls to the field that has the focus; its keys are those of the screen."""


class SettingsScreen(GuardedScreen, Screen[None]):
    """A field for each setting, with a line below it that says what its value does."""

    CSS_PATH = "settings.tcss"
    IS_SETTINGS = True
    AUTO_FOCUS = "#theme"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-middle"), (40, "-tall")]
    TOLD_KEYS = (("Up/Down", "ui_key_move"), ("Left/Right", "settings_key_change"), ("Enter", "settings_key_keep"))
    BINDINGS = [
        Binding("up", "near(-1)", "ui_key_move", show=False),
        Binding("down", "near(1)", "ui_key_move", show=False),
        Binding("enter", "near(1)", "new_key_next", show=False),
        Binding("f2", "back", "ui_key_back", show=False),
        Binding("escape", "back", "ui_key_back", id="back"),
    ]

    def compose(self) -> ComposeResult:
        """Fields from top to bottom, a sample, the file, and a way back."""
        words = self.app.words
        yield Static(words.text("settings_heading"), classes="heading", markup=False)
        with Center(id="middle"), Form(id="form"):
            for key in PICKED:
                yield from self._field(key, Picker(self._labels(key), self._place(key), id=key))
            for key in FOLDERS:
                yield from self._field(key, Input(getattr(self.app.settings, key), id=key, select_on_focus=True))
            yield Static("", id="here", classes="why quiet", markup=False)
            yield from self._told("looks", Sample())
            yield from self._told("file", Static("", id="file", markup=False))
            yield Static("", id="problems", classes="why", markup=False)
            yield Button(words.text("settings_back"), id="done")
        yield KeyLine(words)

    def _field(self, key: str, field: Widget) -> ComposeResult:
        with Vertical(classes="setting"):
            with Horizontal(classes="line"):
                yield Static(self.app.words.text(say.SETTINGS[key]), classes="label", markup=False)
                yield field
            yield Static("", id=f"{key}-why", classes="why quiet", markup=False)

    def _told(self, key: str, what: Widget) -> ComposeResult:
        """A line that says something and cannot be changed."""
        with Horizontal(classes="told"):
            yield Static(self.app.words.text(say.SETTINGS[key]), classes="label", markup=False)
            yield what

    def _labels(self, key: str) -> list[str]:
        return [self._label(key, value) for value in choices_of(key)]

    def _label(self, key: str, value: str) -> str:
        """What a value is called; a language calls itself."""
        if (key, value) in say.VALUES:
            return self.app.words.text(say.VALUES[key, value])
        return words_of(value).text("settings_language_name")

    def _place(self, key: str) -> int:
        """Which of its values a setting has."""
        value = getattr(self.app.settings, key)
        return choices_of(key).index(str(value).lower() if isinstance(value, bool) else value)

    def on_mount(self) -> None:
        """It stands in the language that is read now."""
        self._language = self.app.words.language
        self._dress()

    def _dress(self) -> None:
        """Say what each value does."""
        for field in self.query(Input):
            field.cursor_blink = False
        self.app.clear_notifications()  # they are all told here
        self._say_all()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Where there is not room for all, only the setting that has the focus says what its value does."""
        self._say_here(event.widget.id or "")

    # What is said

    def _say_all(self) -> None:
        words, app = self.app.words, self.app
        self.query_one("#saves", Input).placeholder = self._usual_saves()
        self.query_one("#content", Input).placeholder = words.text("settings_content_none")
        for key in (*PICKED, *FOLDERS):
            self._say(key, self._why(key))
        self.query_one("#file", Static).update(str(app.preferences.path))
        self._say_problems()

    def _say_problems(self) -> None:
        """What of the file could not be used."""
        words, app = self.app.words, self.app
        problems = app.preferences.problem_texts()
        told = self.query_one("#problems", Static)
        told.update("\n".join(problems) or words.text("settings_file_sound"))
        told.set_class(bool(problems), "problem")
        told.set_class(not problems, "quiet")

    def _usual_saves(self) -> str:
        from resurgence_tui.saves.folder import saves_folder as folder_of

        return str(folder_of())

    def _why(self, key: str) -> str:
        """What a setting does with the value it has."""
        words = self.app.words
        wins = self.app.preferences.winner_over(key)
        if wins is not None:
            return words.text("settings_wins", name=wins[0], value=wins[1])
        if key in FOLDERS:
            return words.text(say.FOLDERS[key])
        value = choices_of(key)[self._place(key)]
        if (key, value) in say.VALUES:
            return words.attribute(say.VALUES[key, value], "why") or ""
        return words.text("settings_language_one")

    def _say(self, key: str, what: str, wrong: bool = False) -> None:
        why = self.query_one(f"#{key}-why", Static)
        why.update(what)
        why.set_class(wrong, "problem")
        why.set_class(not wrong, "quiet")

        if self.focused is not None and self.focused.id == key:
            self._say_here(key)

    def _say_here(self, key: str) -> None:
        """Say in one place below all fields what is said of a setting; "" for what is none."""
        here = self.query_one("#here", Static)
        said = self.query(f"#{key}-why").results(Static) if key in (*PICKED, *FOLDERS) else ()
        why = next(iter(said), None)
        here.update(why.render() if why is not None else "")
        here.set_class(why is not None and why.has_class("problem"), "problem")

    # Changes

    async def on_picker_changed(self, changed: Picker.Changed) -> None:
        """Another value: it holds at once."""
        changed.stop()
        key = changed.picker.id or ""
        value, spoken = choices_of(key)[changed.value], self.app.words.language
        self.app.preferences.change(**{key: value == "true" if value in ("true", "false") else value})
        if self.app.words.language != spoken:
            await self._say_anew(key)
            return
        self._say(key, self._why(key))
        self._say_problems()

    async def _say_anew(self, key: str) -> None:
        """The screen in another language. key: the setting that has the focus again."""
        await self.recompose()
        self._dress()
        self.query_one(f"#{key}").focus()

    def on_input_changed(self, changed: Input.Changed) -> None:
        """While a folder is typed nothing is tried out."""
        changed.stop()
        key = changed.input.id or ""
        if changed.value != getattr(self.app.settings, key):
            self._say(key, self.app.words.text("settings_typing"))

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """Enter keeps a folder, and goes on if it will do."""
        submitted.stop()
        if self._keep(submitted.input):
            self.action_near(1)

    def on_input_blurred(self, blurred: Input.Blurred) -> None:
        """Leaving the field keeps the folder too, or says why it will not do."""
        blurred.stop()
        if blurred.value != getattr(self.app.settings, blurred.input.id or ""):
            self._keep(blurred.input)

    def _keep(self, field: Input) -> bool:
        """Keep what stands in a field of a folder; whether it will do."""
        key = field.id or ""
        if field.value.strip() == getattr(self.app.settings, key):
            self._say(key, self._why(key))
            return True
        try:
            typed = field.value
            folder = saves_folder(typed) if key == "saves" else content_folder(typed, self.app.game)
        except FolderRefused as refused:
            self._say(key, self.app.words.text(refused.key, folder=refused.folder), wrong=True)
            return False
        except GameError as error:
            self._say(key, error_text(self.app.words, error), wrong=True)
            return False
        self.app.preferences.change(**{key: folder})
        self._say_problems()
        with self.prevent(Input.Changed):
            field.value = folder
        wins = self.app.preferences.winner_over(key)
        self._say(key, self._why(key) if wins or not folder else self.app.words.text("settings_kept"))
        return True

    # Ways

    def action_near(self, by: int) -> None:
        """To the field before or after."""
        self.focus_next() if by > 0 else self.focus_previous()

    def action_back(self) -> None:
        """Put back what stood in the field, or leave."""
        field = self.focused
        if isinstance(field, Input) and field.value != getattr(self.app.settings, field.id or ""):
            with self.prevent(Input.Changed):
                field.value = getattr(self.app.settings, field.id or "")
            self._say(field.id or "", self._why(field.id or ""))
            return
        self._leave()

    def _leave(self) -> None:
        """Back; the screens below too speak the language that is read now."""
        self.dismiss()
        if self.app.words.language != self._language:
            self.app.call_later(self.app.navigator.say_anew)

    def on_button_pressed(self, pressed: Button.Pressed) -> None:
        """Leave, unless a folder will not do."""
        pressed.stop()
        self._leave()

    def on_click(self, event: events.Click) -> None:
        """A click on a label goes to its field."""
        widget = event.widget
        if widget is not None and widget.has_class("label") and widget.parent is not None:
            for field in widget.parent.children:
                if field.focusable:
                    field.focus()
                    return

