"""A new game: seats with names, colours and players, alone the difficulty, start and other variants, the seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Horizontal, Vertical
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from resurgence_tui.app.host import new_seed
from resurgence_tui.app.library import printed
from resurgence_tui.app.player_names import names_kept, names_to_keep
from resurgence_tui.bots.registry import bots_for
from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.options import OptionSpec, Value, offered
from resurgence_tui.games import DEFAULT_GAME, GAMES, game_called
from resurgence_tui.i18n import families
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.saves.save_file import HUMAN, SeatSetup, Setup, make_setup
from resurgence_tui.ui import theme
from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.name_input import NAMES, NameInput, name_problem
from resurgence_tui.ui.widgets.picker import Picker

USUAL = 2
"""Seats to start with, where the game allows it."""

PLAYERS = {
    "human": "new_player_human",
    "bot:easy": "new_player_easy",
    "bot:normal": "new_player_normal",
    "bot:hard": "new_player_hard",
    "bot:eager": "new_player_eager",
    "bot:random": "new_player_random",
}
"""Who may play a seat, and what they are called."""

ABOUT = {
    "human": "",
    "bot:easy": "new_about_easy",
    "bot:normal": "new_about_normal",
    "bot:hard": "new_about_hard",
    "bot:eager": "new_about_eager",
    "bot:random": "new_about_random",
}
"""What is said about who plays a seat."""

COLOURS = ("new_colour_1", "new_colour_2", "new_colour_3", "new_colour_4")
"""The colours to choose from, as ``theme.SEATS`` has them."""

LONGEST_SEED = 18

OPTION = "option-"
"""What the ids of the fields for options begin with."""


def readable(game: Game, pack: Path | None) -> Any:
    """The printed components that explain options; None while they cannot be read, of which starting the game tells."""
    try:
        return printed(game, pack)
    except GameError:
        return None


class NewGameScreen(GuardedScreen, Screen[None]):
    """All of it fits 80 by 24; Enter starts a game for two at once, since Start has the focus."""

    CSS_PATH = "new_game.tcss"
    AUTO_FOCUS = "#go"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]
    TOLD_KEYS = (("Up/Down", "ui_key_move"), ("Left/Right", "new_key_change"))
    BINDINGS = [
        Binding("up", "near(-1)", "ui_key_move", show=False),
        Binding("down", "near(1)", "ui_key_move", show=False),
        Binding("enter", "near(1)", "new_key_next", show=False),
        Binding("f5,ctrl+s", "start", "new_key_start", id="start"),
        Binding("escape", "dismiss", "ui_key_back", id="back"),
    ]

    def __init__(self, game: str = DEFAULT_GAME) -> None:
        super().__init__()
        self.game = game_called(game)
        bots = bots_for(game)
        self.players = tuple(player for player in PLAYERS if player == HUMAN or player in bots)
        self.fewest, self.most = self.game.seats[0], min(self.game.seats[1], len(theme.SEATS))
        specs = sorted(self.game.options, key=lambda spec: spec.id != self.game.mode_option)  # the mode comes first
        self.kinds = [spec for spec in specs if not spec.switch]
        self.switches = [spec for spec in specs if spec.switch]
        self._shown = {spec.id: spec.values for spec in specs}
        self._names = self._names_to_begin_with()

    def anew(self) -> NewGameScreen:
        """The same screen in the language that is read now."""
        return NewGameScreen(self.game.name)

    def compose(self) -> ComposeResult:
        """Fields from top to bottom."""
        words = self.app.words
        yield Static(self.heading, classes="heading", markup=False)
        with Center(id="middle"), Vertical(id="form"):
            with Horizontal(classes="line"):
                yield Static(words.text("new_seats"), classes="label", markup=False)
                counts = range(self.fewest, self.most + 1)
                labels = [words.text("new_seats_count", count=count) for count in counts]
                usual = min(max(USUAL, self.fewest), self.most)
                yield Picker(labels, usual - self.fewest, classes="-first", id="count")
            for seat in range(self.most):
                yield from self._seat(seat)
            for spec in self.kinds:
                yield from self._kind(spec)
            if self.switches:
                yield from self._switches()
            with Horizontal(classes="line"):
                yield Static(words.text("new_seed"), classes="label", markup=False)
                yield Input(placeholder=words.text("new_seed_empty"), id="seed", select_on_focus=True)
            yield Static("", id="seed-why", classes="why", markup=False)
            with Horizontal(classes="line", id="ends"):
                yield Button(words.text("new_go"), id="go")
                yield Button(words.text("ui_back"), id="back")
            yield Static("", id="problem", classes="problem", markup=False)
        yield from screens_of(self.game.name).backdrop()
        yield KeyLine(words)

    def _names_to_begin_with(self) -> list[str]:
        """Those of the people who played last, then some that nobody of them has."""
        kept = names_kept(self.app.settings)
        taken = {name.casefold() for name in kept}
        return [*kept, *(name for name in map(self.app.words.text, NAMES) if name.casefold() not in taken)]

    @property
    def heading(self) -> str:
        """What is begun here; of several games also which."""
        words = self.app.words
        return words.text("new_heading_of", game=words.text("title")) if len(GAMES) > 1 else words.text("new_heading")

    def _kind(self, spec: OptionSpec) -> ComposeResult:
        """An option with several values: its field, and what the value that is picked means."""
        words = self.app.words
        with Vertical(classes="option"):
            with Horizontal(classes="line"):
                yield Static(words.text(families.OPTION.key(spec.id)), classes="label", markup=False)
                yield Picker([self._label(spec, value) for value in spec.values], classes="-first", id=OPTION + spec.id)
            yield Static("", classes="why quiet", markup=False)

    def _switches(self) -> ComposeResult:
        """All that is on or off, in one line, and what it means."""
        with Horizontal(classes="line", id="switches"):
            yield Static(self.app.words.text("new_extras"), classes="label", markup=False)
            for place, spec in enumerate(self.switches):
                labels = [self._label(spec, value) for value in spec.values]
                yield Picker(labels, classes="" if place else "-first", id=OPTION + spec.id)
        yield Static("", id="switches-why", classes="why quiet", markup=False)

    def _label(self, spec: OptionSpec, value: Value) -> str:
        """What a value is called."""
        return self.app.words.text(families.option_value(spec.id, value))

    def _seat(self, seat: int) -> ComposeResult:
        words = self.app.words
        colours = [words.text(colour) for colour in COLOURS]
        players = [words.text(PLAYERS[player]) for player in self.players]
        with Vertical(classes="seat", id=f"seat{seat}"):
            with Horizontal(classes="line"):
                yield Static(str(seat + 1), classes="label", markup=False)
                yield NameInput(
                    self._names[seat], placeholder=words.text("new_name", number=seat + 1),
                    id=f"name{seat}",
                )  # fmt: skip
                yield Picker(colours, seat, mark=f" {seat + 1} ", badges=theme.SEATS, id=f"colour{seat}")
                yield Picker(players, id=f"player{seat}")
            yield Static("", id=f"why{seat}", classes="why problem", markup=False)

    def on_mount(self) -> None:
        """Say what the values to start with mean."""
        self.query_one("#seed", Input).cursor_blink = False
        self._show_seats()

    # What is set

    @property
    def count(self) -> int:
        """How many seats play."""
        return self.fewest + self.query_one("#count", Picker).value

    def names(self) -> list[str]:
        """What stands in the name fields of the seats that play."""
        return [self.query_one(f"#name{seat}", NameInput).value for seat in range(self.count)]

    def _picked(self, kind: str, seat: int) -> int:
        return self.query_one(f"#{kind}{seat}", Picker).value

    def check_names(self) -> bool:
        """Say below each name why it will not do, or how the bot plays that sits there; whether all names will do."""
        names = self.names()
        sound = True
        for seat, name in enumerate(names):
            problem = name_problem(self.app.words, name, names[:seat] + names[seat + 1 :])
            self.query_one(f"#name{seat}", NameInput).mark(problem)
            about = ABOUT[self.players[self._picked("player", seat)]]
            why = self.query_one(f"#why{seat}", Static)
            why.update(problem or (self.app.words.text(about) if about else ""))
            why.set_class(bool(problem), "problem")
            why.set_class(not problem, "quiet")
            sound = sound and not problem
        return sound

    def seed(self) -> int | None:
        """The seed of the field, a new one where it is empty; None if it is no seed."""
        text = self.query_one("#seed", Input).value.strip()
        if not text:
            return new_seed()
        return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED else None

    def setup(self) -> Setup | None:
        """What the game starts with; None, with the reason on the screen, if something has to be mended."""
        seed = self.seed()
        if not self.check_names():
            self.tell(self.app.words.text("new_wait"))
            return None
        if seed is None:
            self.tell(self.app.words.text("new_seed_wrong"))
            return None
        players = self.players
        seats = [
            SeatSetup(name=name, player=players[self._picked("player", seat)], colour=self._picked("colour", seat))
            for seat, name in enumerate(self.names())
        ]
        language = self.app.words.language
        return make_setup(seats, seed, game=self.game.name, options=self.options(), language=language)

    def options(self) -> dict[str, Value]:
        """What is picked, but for what is as it always is."""
        return {
            spec.id: value
            for spec, value, values in self._chosen()
            if value != spec.default or (len(values) > 1 and not spec.switch)
        }

    def _chosen(self) -> list[tuple[OptionSpec, Value, tuple[Value, ...]]]:
        """For each option what is picked, or else has to be, and what can be: beside what those before it are."""
        chosen: dict[str, Value] = {spec.id: self._least(spec) for spec in self.game.options}
        found = []
        for spec in (*self.kinds, *self.switches):
            values = offered(self.game.options, chosen, self.count, spec.id)
            picked = self._picked_of(spec)
            if picked in values:
                chosen[spec.id] = picked
            elif values and chosen[spec.id] not in values:
                chosen[spec.id] = values[0]
            found.append((spec, chosen[spec.id], values))
        return found

    def _least(self, spec: OptionSpec) -> Value:
        """What holds of an option for so many seats if nothing is picked."""
        fitting = [value for value in spec.values if spec.goes_with(value, self.count)]
        return fitting[0] if fitting and spec.default not in fitting else spec.default

    def _picked_of(self, spec: OptionSpec) -> Value:
        """The value that a field shows."""
        return self._shown[spec.id][self._field(spec).value]

    def _field(self, spec: OptionSpec) -> Picker:
        return self.query_one(f"#{OPTION}{spec.id}", Picker)

    def _around(self, picker: Picker) -> DOMNode:
        """The field of an option with the line that says what its value means."""
        return next(one for one in picker.ancestors if one.has_class("option"))

    # What is shown

    def tell(self, problem: str) -> None:
        """Say in one sentence what went wrong."""
        self.query_one("#problem", Static).update(problem)

    def _show_seats(self) -> None:
        for seat in range(self.most):
            self.query_one(f"#seat{seat}").set_class(seat >= self.count, "-unused")
        for seat in range(self.most):
            for field in self.query_one(f"#seat{seat}").query("NameInput, Picker"):
                field.disabled = seat >= self.count
        self._show_options()
        self.check_names()
        self._explain()
        self._explain_seed()

    def _show_options(self) -> None:
        """Offer what can be picked now, and nothing where that is but one thing."""
        for spec, value, values in self._chosen():
            picker = self._field(spec)
            picker.disabled = len(values) < 2
            (picker if spec.switch else self._around(picker)).set_class(picker.disabled, "-unused")
            if not picker.disabled:
                self._shown[spec.id] = values
                picker.offer([self._label(spec, one) for one in values], values.index(value))

    def _explain(self) -> None:
        words, say = self.app.words, sentences_of(self.game.name)
        content, chosen = readable(self.game, self.app.content), self._chosen()
        texts = {
            spec.id: say.about_option(words, spec.id, value, self.count, content)
            for spec, value, values in chosen
            if len(values) > 1
        }
        for spec in self.kinds:
            self._around(self._field(spec)).query_one(".why", Static).update(texts.get(spec.id, ""))
        if self.switches:
            about_all = dict.fromkeys(filter(None, (texts.get(spec.id) for spec in self.switches)))
            self.query_one("#switches-why", Static).update(" ".join(about_all))

    def _explain_seed(self) -> None:
        wrong = self.seed() is None
        why = self.query_one("#seed-why", Static)
        why.update(self.app.words.text("new_seed_wrong" if wrong else "new_seed_why"))
        why.set_class(wrong, "problem")
        why.set_class(not wrong, "quiet")

    # Reactions

    def on_picker_changed(self, changed: Picker.Changed) -> None:
        """Another number of seats, colour, player or start."""
        changed.stop()
        self.tell("")
        name = changed.picker.id or ""
        if name == "count":
            self._show_seats()
        elif name.startswith("colour"):
            self._swap_colour(changed.picker)
        elif name.startswith("player"):
            self.check_names()
        elif name.startswith(OPTION):
            self._show_options()
            self._explain()

    def _swap_colour(self, picked: Picker) -> None:
        """Colours stay different: the seat that had this one gets the colour that is free now."""
        pickers = [self.query_one(f"#colour{seat}", Picker) for seat in range(self.most)]
        free = next(colour for colour in range(len(theme.SEATS)) if colour not in {picker.value for picker in pickers})
        for picker in pickers:
            if picker is not picked and picker.value == picked.value:
                picker.value = free

    def on_name_input_edited(self, edited: NameInput.Edited) -> None:
        """Check while typing."""
        edited.stop()
        self.tell("")
        self.check_names()

    def on_input_changed(self, changed: Input.Changed) -> None:
        """The seed."""
        changed.stop()
        self.tell("")
        self._explain_seed()

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """Enter in a field goes on to the next."""
        submitted.stop()
        self.action_near(1)

    def on_button_pressed(self, pressed: Button.Pressed) -> None:
        """Start, or leave."""
        pressed.stop()
        if pressed.button.id == "go":
            self.action_start()
        else:
            self.dismiss()

    def rule_here(self) -> str:
        """F1 opens the rules at what the field decides."""
        field = (self.focused.id or "") if self.focused is not None else ""
        rules = {OPTION + spec.id: spec.rule for spec in self.game.options}
        about = "seats" if field == "count" else "setup"
        return rules.get(field) or screens_of(self.game.name).rule_about(about, self.count)

    def action_near(self, by: int) -> None:
        """To the field before or after."""
        self.focus_next() if by > 0 else self.focus_previous()

    def action_start(self) -> None:
        """Start the game, or say why it cannot start."""
        setup = self.setup()
        if setup is None:
            self._focus_wrong()
            return
        people = [seat.name for seat in setup.seats if seat.human]
        self.app.preferences.change(names=names_to_keep(people, self.app.settings))
        try:
            self.app.navigator.start_game(setup, seed_typed=bool(self.query_one("#seed", Input).value.strip()))
        except (GameError, ValueError, OSError) as error:
            self.tell(error_text(self.app.words, error))

    def _focus_wrong(self) -> None:
        for field in self.query(NameInput):
            if field.problem and not field.disabled:
                field.focus()
                return
        self.query_one("#seed", Input).focus()

    def on_click(self, event: events.Click) -> None:
        """A click on a label goes to its field."""
        widget: Widget | None = event.widget
        if widget is not None and widget.has_class("label") and widget.parent is not None:
            for field in widget.parent.children:
                if field.focusable:
                    field.focus()
                    return
