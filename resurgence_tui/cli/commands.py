"""The commands and their options, read by cyclopts; each opens the module that does its work only when it is called."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter, Token
from cyclopts.exceptions import UnusedCliTokensError
from cyclopts.help import PlainFormatter

from resurgence_tui import __version__
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import surroundings

from .console import Refusal
from .signals import clean_up_first

text = words().text

LARGEST_SEED = (1 << 63) - 1
LARGEST_COUNT = 999_999_999
READING = ("check", "show", "replay", "export")
"""Commands that take ``-`` for a file."""

FLAGS = ("--plain", "--score")
"""Options of those without a value."""

DASH = f".{os.sep}-"
"""The same path, which nobody takes for an option."""



def _option(key: str, *names: str, converter: Callable[..., Any] | None = None) -> Parameter:
    """How an option is shown in the help; its text has the key ``cli_option_<key>``."""
    told = text(f"cli_option_{key}")
    return Parameter(
        name=names or None, help=told, negative="", show_default=False, show_choices=False, converter=converter
    )


def _digits(word: str, most: int) -> int | None:
    """The number that a word of nothing but digits means; None for any other word and above the most."""
    plain = word.isascii() and word.isdigit() and len(word) <= len(str(most))
    return int(word) if plain and int(word) <= most else None


def _seed(kind: object, tokens: Sequence[Token]) -> int:
    """The seed in a word; the parser alone would round what is no whole number."""
    seed = _digits(tokens[0].value, LARGEST_SEED)
    if seed is None:
        raise Refusal(text("cli_bad_seed"))
    return seed


def _count(kind: object, tokens: Sequence[Token]) -> int:
    """A number of games or processes, at least 1."""
    count = _digits(tokens[0].value, LARGEST_COUNT)
    if not count:
        raise Refusal(text("cli_at_least_one", option=tokens[0].keyword or ""))
    return count


def _moment(kind: object, tokens: Sequence[Token]) -> int:
    """A moment of a game: the number of choices made by then."""
    moment = _digits(tokens[0].value, LARGEST_COUNT)
    if moment is None:
        raise Refusal(text("cli_bad_moment"))
    return moment


class HelpText(PlainFormatter):
    """Help as plain lines without frames, the lines after the first of an entry indented."""

    def _print_plain(self, console: Any, text: str) -> None:
        indent = " " * (len(text) - len(text.lstrip()))
        words_only = " ".join(text.split())
        for line in textwrap.wrap(words_only, console.width, initial_indent=indent, subsequent_indent=indent * 3):
            console.print(line, highlight=False, markup=False)


Start = Literal["draft", "beginner"]
Mode = Literal["2", "3", "4", "village", "town", "stronghold"]
Order = Literal["points", "lead", "date", "name"]
Solo = Literal["village", "town", "stronghold"]
SeatsText = Annotated[str | None, _option("seats")]
Seed = Annotated[int | None, _option("seed", converter=_seed)]
StartWord = Annotated[Start | None, _option("start")]
SoloWord = Annotated[Solo | None, _option("solo")]
Encounters = Annotated[bool, _option("encounters")]
BonusEvents = Annotated[bool, _option("bonus_events", "--bonus-events")]
Content = Annotated[Path | None, _option("content")]
Saves = Annotated[Path | None, _option("saves")]
SavedFile = Annotated[Path, _option("file")]
NewestOr = Annotated[Path | None, _option("newest")]


@Parameter(name="*")
@dataclass(kw_only=True)
class NewGame:
    """What a new game is made of."""

    seats: SeatsText = None
    seed: Seed = None
    start: StartWord = None
    solo: SoloWord = None
    encounters: Encounters = False
    bonus_events: BonusEvents = False
    content: Content = None

    def check(self) -> None:
        """Refuse variants that exclude each other (AMB-112)."""
        if self.solo and self.bonus_events:
            raise Refusal(text("cli_solo_bonus_events"))

    def given(self) -> list[str]:
        """The options that were given and have no meaning for a game that exists already."""
        values = [("--seats", self.seats), ("--seed", self.seed), ("--start", self.start), ("--solo", self.solo)]
        values += [("--encounters", self.encounters or None), ("--bonus-events", self.bonus_events or None)]
        return [option for option, value in values if value is not None]


app = App(
    name="resurgence",
    help=text("cli_about"),
    usage=text("cli_usage"),
    version=f"resurgence {__version__}",
    version_flags=["--version"],
    help_flags=["--help", "-h"],
    help_format="plaintext",
    help_formatter=HelpText(),
    help_epilogue=text("cli_epilogue"),
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)


def command(given: Sequence[str]) -> int:
    """Run the words of a command line; Refusal, in one sentence, if they cannot be understood."""
    surroundings.mend(os.environ, sys.stdout)  # the help is as wide as what it is printed on
    tokens = list(given)
    for place in range(len(tokens) - 1, 0, -1):
        option, value = tokens[place - 1 : place + 1]
        if value != "-":  # a lone dash would be taken for an option
            continue
        if option.startswith("--") and option not in FLAGS:
            tokens[place - 1 : place + 1] = [f"{option}=-"]
        elif tokens[0] in READING:
            tokens[place] = DASH
    try:
        status = app(tokens, exit_on_error=False, print_error=False, verbose=False)
    except UnusedCliTokensError as error:
        word = (error.unused_tokens or given)[0].replace(DASH, "-")
        key = "cli_left_over" if error.command_chain else "cli_unknown_command"
        raise Refusal(text(key, word=word)) from error
    except CycloptsError as error:
        raise Refusal(" ".join(str(error).split())) from error
    return status if isinstance(status, int) else 0


@app.default
def menu(*, content: Content = None, saves: Saves = None) -> int:
    from .screens import open_menu

    return open_menu(content, saves)


def _about(key: str) -> str:
    return text(f"cli_command_{key}")


@app.command(help=_about("new"))
def new(*, game: NewGame | None = None, saves: Saves = None) -> int:
    game = game or NewGame()
    game.check()
    from .screens import open_new

    return open_new(game, saves)


@app.command(help=_about("resume"))
def resume(file: NewestOr = None, /, *, saves: Saves = None) -> int:
    from .screens import open_saved

    return open_saved(file, saves)


@app.command(help=_about("play"))
def play(
    file: NewestOr = None,
    /,
    *,
    game: NewGame | None = None,
    plain: Annotated[bool, _option("plain")] = False,
    jsonl: Annotated[bool, _option("jsonl")] = False,
    resumed: Annotated[Path | None, _option("resumed", "--resume")] = None,
    saves: Saves = None,
) -> int:
    game = game or NewGame()
    game.check()
    if plain == jsonl:
        raise Refusal(text("cli_plain_or_jsonl"))
    if file and resumed:
        raise Refusal(text("cli_two_files"))
    saved = file or resumed
    if saved and game.given():
        raise Refusal(text("cli_saved_has_its_own", option=game.given()[0]))
    from .session import open_game, tell_settings
    from .which import asked_which, told_which

    if jsonl:
        from .jsonl import play_jsonl as play_on
    else:
        from .plain import play_plain as play_on

    clean_up_first()
    tell_settings()
    which = told_which if jsonl else asked_which
    return play_on(which(lambda: open_game(game, saved, saves)))


@app.command(help=_about("simulate"))
def simulate(
    *,
    game: NewGame | None = None,
    games: Annotated[int, _option("games", converter=_count)] = 1,
    jobs: Annotated[int, _option("jobs", converter=_count)] = 1,
    json: Annotated[Path | None, _option("json")] = None,
) -> int:
    game = game or NewGame()
    game.check()
    from .simulate import simulate_games

    clean_up_first()
    return simulate_games(game, games, jobs, json)


@app.command(help=_about("check"))
def check(file: SavedFile, /) -> int:
    from .check import check_file

    return check_file(file)


@app.command(help=_about("show"))
def show(
    file: SavedFile,
    /,
    *,
    seat: Annotated[str | None, _option("seat")] = None,
    score: Annotated[bool, _option("score")] = False,
    svg: Annotated[Path | None, _option("svg")] = None,
) -> int:
    if score and seat is not None:
        raise Refusal(text("cli_score_of_all"))
    from .show import show_file

    if svg is not None:
        clean_up_first()
    return show_file(file, seat, score, svg)


@app.command(help=_about("results"))
def results(
    *,
    mode: Annotated[Mode | None, _option("mode")] = None,
    name: Annotated[str | None, _option("name")] = None,
    bots: Annotated[bool, _option("bots")] = False,
    order: Annotated[Order, _option("order")] = "points",
    saves: Saves = None,
) -> int:
    from resurgence_tui.app.hall_of_fame import Chosen

    from .hall_of_fame import print_results

    clean_up_first()
    return print_results(Chosen(mode=mode or "", name=name or "", bots=bots, order=order), saves)


@app.command(help=_about("replay"))
def replay(
    file: SavedFile,
    /,
    *,
    at: Annotated[int | None, _option("at", converter=_moment)] = None,
) -> int:
    from .screens import open_replay

    return open_replay(file, at)


@app.command(help=_about("export"))
def export(
    file: SavedFile,
    target: Annotated[Path | None, _option("target")] = None,
    /,
    *,
    plain: Annotated[bool, _option("export_plain", "--plain")] = False,
) -> int:
    if not plain:
        raise Refusal(text("cli_export_how"))
    from .export import export_plainly

    clean_up_first()
    return export_plainly(file, target)


@app.command(help=_about("rules"))
def rules(*query: Annotated[str, _option("query")]) -> int:
    from .rule_reference import print_rules

    return print_rules(" ".join(query))


@app.command(help=_about("schema"))
def schema(kind: Annotated[Literal["save", "content"], _option("kind")], /) -> int:
    from .schemas import print_schema

    return print_schema(kind)
