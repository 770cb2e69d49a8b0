"""A new game: seats with names, colours and players, alone the difficulty, start and other variants, the seed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from resurgence_tui.app.host import new_seed
from resurgence_tui.app.library import printed
from resurgence_tui.engine.errors import GameError
from resurgence_tui.games import game_called
from resurgence_tui.saves.save_file import SeatSetup, Setup, make_setup
from resurgence_tui.ui import theme
from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.name_input import NameInput, name_problem
from resurgence_tui.ui.widgets.picker import Picker

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

FEWEST, MOST = 1, 4
ALONE, TOGETHER = 1, 2
LEVELS = ("village", "town", "stronghold")
"""The difficulties of a game alone (SOLO-08)."""

SWITCHES = ("encounters", "bonus_events")
"""What may come into a game besides; alone there are no Events (SOLO-02)."""

PLAYERS = ("human", "bot:random", "bot:eager")
STARTS = ("draft", "beginner")
LONGEST_SEED = 18


def starting_points(level: str, content: Path | None) -> int:
    """VP that the Mutants start with; 0 while the cards cannot be read, of which starting the game tells."""
    try:
        points: int = printed(game_called("resurgence"), content).numbers.difficulty[level]
    except GameError:
        return 0
    return points


RULES = {"level": "SOLO-08", "variant": "SET-23", "encounters": "ENC-01", "bonus_events": "ENC-14"}
"""The rule behind each field."""


class NewGameScreen(Steady, Screen[None]):
    """All of it fits 80 by 24; Enter starts a game for two at once, since Start has the focus."""

    app: ResurgenceApp
    CSS_PATH = "new_game.tcss"
    AUTO_FOCUS = "#go"
    TOLD_KEYS = (("Up Down", "ui_key_move"), ("Left Right", "new_key_change"))
    BINDINGS = [
        Binding("up", "near(-1)", "ui_key_move", show=False),
        Binding("down", "near(1)", "ui_key_move", show=False),
        Binding("enter", "near(1)", "new_key_next", show=False),
        Binding("f5,ctrl+s", "start", "new_key_start", id="start"),
        Binding("escape", "dismiss", "ui_key_back", id="back"),
    ]

    def compose(self) -> ComposeResult:
        """Fields from top to bottom."""
        words = self.app.words
        yield Static(words.text("new_heading"), classes="heading", markup=False)
        with Center(id="middle"), Vertical(id="form"):
            with Horizontal(classes="line"):
                yield Static(words.text("new_seats"), classes="label", markup=False)
                counts = range(FEWEST, MOST + 1)
                labels = [words.text("new_seats_count", count=count) for count in counts if count != ALONE]
                yield Picker([words.text("solo-new-alone"), *labels], TOGETHER - FEWEST, id="count")
            for seat in range(MOST):
                yield from self._seat(seat)
            with Vertical(id="levels"):
                with Horizontal(classes="line"):
                    yield Static(words.text("solo-new-level"), classes="label", markup=False)
                    yield Picker([words.text(f"solo-new-{level}") for level in LEVELS], id="level")
                yield Static("", id="level-why", classes="why quiet", markup=False)
            with Horizontal(classes="line"):
                yield Static(words.text("new_start"), classes="label", markup=False)
                yield Picker([words.text(f"new_start_{start}") for start in STARTS], id="variant")
            yield Static("", id="variant-why", classes="why quiet", markup=False)
            with Horizontal(classes="line"):
                yield Static(words.text("solo-new-extras"), classes="label", markup=False)
                for name in SWITCHES:
                    labels = [words.text(f"solo-new-{name}-{state}") for state in ("off", "on")]
                    yield Picker(labels, id=name)
            yield Static("", id="extras-why", classes="why quiet", markup=False)
            with Horizontal(classes="line"):
                yield Static(words.text("new_seed"), classes="label", markup=False)
                yield Input(placeholder=words.text("new_seed_empty"), id="seed", select_on_focus=True)
            yield Static("", id="seed-why", classes="why", markup=False)
            with Horizontal(classes="line", id="ends"):
                yield Button(words.text("new_go"), id="go")
                yield Button(words.text("ui_back"), id="back")
            yield Static("", id="problem", classes="problem", markup=False)
        yield KeyLine(words)

    def _seat(self, seat: int) -> ComposeResult:
        words = self.app.words
        colours = [words.text(f"new_colour_{colour}") for colour in range(1, MOST + 1)]
        players = [words.text(f"new_player_{player.removeprefix('bot:')}") for player in PLAYERS]
        with Vertical(classes="seat", id=f"seat{seat}"):
            with Horizontal(classes="line"):
                yield Static(str(seat + 1), classes="label", markup=False)
                yield NameInput(
                    words.text(f"new_name_{seat + 1}"), placeholder=words.text("new_name", number=seat + 1),
                    id=f"name{seat}",
                )  # fmt: skip
                yield Picker(colours, seat, mark=f" {seat + 1} ", badges=theme.SEATS, id=f"colour{seat}")
                yield Picker(players, id=f"player{seat}")
            yield Static("", id=f"why{seat}", classes="why problem", markup=False)

    def on_mount(self) -> None:
        """Signs of the terminal, and what is said about the values to start with."""
        for picker in self.query(Picker):
            picker.signs = self.app.signs
        self.query_one(KeyLine).signs = self.app.signs
        self.query_one("#seed", Input).cursor_blink = False
        self._show_seats()

    # What is set

    @property
    def count(self) -> int:
        """How many seats play."""
        return FEWEST + self.query_one("#count", Picker).value

    def names(self) -> list[str]:
        """What stands in the name fields of the seats that play."""
        return [self.query_one(f"#name{seat}", NameInput).value for seat in range(self.count)]

    def _picked(self, kind: str, seat: int) -> int:
        return self.query_one(f"#{kind}{seat}", Picker).value

    def check_names(self) -> bool:
        """Say beside each name why it will not do; whether all will."""
        names = self.names()
        sound = True
        for seat, name in enumerate(names):
            problem = name_problem(self.app.words, name, names[:seat] + names[seat + 1 :])
            self.query_one(f"#name{seat}", NameInput).mark(problem)
            self.query_one(f"#why{seat}", Static).update(problem)
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
        seats = [
            SeatSetup(name=name, player=PLAYERS[self._picked("player", seat)], colour=self._picked("colour", seat))
            for seat, name in enumerate(self.names())
        ]
        return make_setup(seats, seed, options=self.options(), language=self.app.words.language)

    def options(self) -> dict[str, str | bool]:
        """The variants that are on."""
        found: dict[str, str | bool] = {"start": STARTS[self.query_one("#variant", Picker).value]}
        if self.count == ALONE:
            found["solo"] = self.level
        for name in SWITCHES:
            picker = self.query_one(f"#{name}", Picker)
            if picker.value and not picker.disabled:
                found[name] = True
        return found

    @property
    def level(self) -> str:
        """The difficulty that is picked."""
        return LEVELS[self.query_one("#level", Picker).value]

    # What is shown

    def tell(self, problem: str) -> None:
        """Say in one sentence what went wrong."""
        self.query_one("#problem", Static).update(problem)

    def _show_seats(self) -> None:
        for seat in range(MOST):
            self.query_one(f"#seat{seat}").set_class(seat >= self.count, "-unused")
        for seat in range(MOST):
            for field in self.query_one(f"#seat{seat}").query("NameInput, Picker"):
                field.disabled = seat >= self.count
        alone = self.count == ALONE
        self.set_class(alone, "-alone")
        self.query_one("#level", Picker).disabled = not alone
        self.query_one("#bonus_events", Picker).disabled = alone
        self.check_names()
        self._explain()

    def _explain(self) -> None:
        words = self.app.words
        start, alone = STARTS[self.query_one("#variant", Picker).value], self.count == ALONE
        about = words.attribute(f"new_start_{start}", "text") or ""
        if alone:
            about = words.text(f"solo-new-{start}")
            points = starting_points(self.level, self.app.content)
            self.query_one("#level-why", Static).update(words.text("solo-new-points", count=points))
        self.query_one("#variant-why", Static).update(about)
        self.query_one("#extras-why", Static).update(words.text("solo-new-why" if alone else "solo-new-why-together"))
        wrong = self.seed() is None
        why = self.query_one("#seed-why", Static)
        why.update(words.text("new_seed_wrong" if wrong else "new_seed_why"))
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
        elif name in ("variant", "level"):
            self._explain()

    def _swap_colour(self, picked: Picker) -> None:
        """Colours stay different: the seat that had this one gets the colour that is free now."""
        pickers = [self.query_one(f"#colour{seat}", Picker) for seat in range(MOST)]
        free = next(colour for colour in range(MOST) if colour not in {picker.value for picker in pickers})
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
        self._explain()

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
        if field == "count":
            return "SOLO-01" if self.count == 1 else "SET-05"
        return RULES.get(field, "SET-01")

    def action_near(self, by: int) -> None:
        """To the field before or after."""
        self.focus_next() if by > 0 else self.focus_previous()

    def action_start(self) -> None:
        """Start the game, or say why it cannot start."""
        setup = self.setup()
        if setup is None:
            self._focus_wrong()
            return
        try:
            self.app.start_game(setup, seed_typed=bool(self.query_one("#seed", Input).value.strip()))
        except (GameError, ValueError, OSError) as error:
            self.tell(str(error))

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
