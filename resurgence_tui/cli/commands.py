"""The commands and their options, read by cyclopts; each opens the module that does its work only when it is called."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Callable, Sequence
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from cyclopts import App, CycloptsError
from cyclopts.exceptions import UnknownOptionError, UnusedCliTokensError
from cyclopts.help import PlainFormatter

from resurgence_tui.app.settings import languages
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import surroundings

from . import parameters
from .console import Refusal
from .new_game import MANY, Content, GameName, NewGame, game_in, games_with, new_game_of
from .parameters import option
from .parser_words import error_text, help_line
from .signals import clean_up_first
from .variants import check_mode, game_named
from .version import version_text

text = words().text

READING = ("check", "show", "replay", "export")
"""Commands that take ``-`` for a file."""

FLAGS = ("--plain", "--score", "--review", "--choices")
"""Options of those without a value."""

SERVED = 8000
"""The port that browsers are served on unless another one is named."""

DASH = f".{os.sep}-"
"""The same path, which nobody takes for an option."""


class HelpText(PlainFormatter):
    """Help as plain lines without frames, the lines after the first of an entry indented."""

    def _print_plain(self, console: Any, text: str) -> None:
        indent = " " * (len(text) - len(text.lstrip()))
        words_only = help_line(" ".join(text.split()))
        for line in textwrap.wrap(words_only, console.width, initial_indent=indent, subsequent_indent=indent * 3):
            console.print(line, highlight=False, markup=False)


Order = Literal["points", "lead", "date", "name"]
Saves = Annotated[Path | None, option("cli_option_saves", converter=parameters.folder)]
SavedFile = Annotated[Path, option("cli_option_file")]
Programs = Annotated[list[str] | None, option("cli_option_program", "--program")]
NewestOr = Annotated[Path | None, option("cli_option_newest")]


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
        status = app_for(game_in(tokens))(tokens, exit_on_error=False, print_error=False, verbose=False)
    except UnusedCliTokensError as error:
        word = (error.unused_tokens or given)[0].replace(DASH, "-")
        key = "cli_left_over" if error.command_chain else "cli_unknown_command"
        raise Refusal(text(key, word=word)) from error
    except UnknownOptionError as error:
        option = error.token.keyword or error.token.value
        others = games_with(option, several=tokens[0] == match.__name__) if tokens[0] in NEW_GAMES else ()
        told = text("cli_option_elsewhere", option=option, game=others[0]) if others else error_text(str(error))
        raise Refusal(told) from error
    except CycloptsError as error:
        raise Refusal(error_text(str(error))) from error
    return status if isinstance(status, int) else 0


def menu(*, content: Content = None, saves: Saves = None) -> int:
    from .screens import open_menu

    return open_menu(content, saves)


def new(*, given: NewGame | None = None, saves: Saves = None) -> int:
    asked = given or new_game_of(DEFAULT_GAME)()
    asked.check()
    from .screens import open_new

    return open_new(asked, saves)


def resume(file: NewestOr = None, /, *, program: Programs = None, saves: Saves = None) -> int:
    from .screens import open_saved

    return open_saved(file, saves, program or ())


def play(
    file: NewestOr = None,
    /,
    *,
    given: NewGame | None = None,
    plain: Annotated[bool, option("cli_option_plain")] = False,
    jsonl: Annotated[bool, option("cli_option_jsonl")] = False,
    resumed: Annotated[Path | None, option("cli_option_resumed", "--resume")] = None,
    program: Programs = None,
    saves: Saves = None,
) -> int:
    asked = given or new_game_of(DEFAULT_GAME)()
    asked.check()
    if plain == jsonl:
        raise Refusal(text("cli_plain_or_jsonl"))
    if file and resumed:
        raise Refusal(text("cli_two_files"))
    saved = file or resumed
    if saved and asked.given():
        raise Refusal(text("cli_saved_has_its_own", option=asked.given()[0]))
    if program and not saved:
        raise Refusal(text("cli_program_new"))
    from .session import open_game, tell_settings
    from .which import asked_which, told_which

    if jsonl:
        from .jsonl import play_jsonl as play_on
    else:
        from .plain import play_plain as play_on

    clean_up_first()
    tell_settings()
    which = told_which if jsonl else asked_which
    return play_on(which(lambda: open_game(asked, saved, saves, program or ())))


def simulate(
    *,
    given: NewGame | None = None,
    games: Annotated[int, option("cli_option_games", converter=parameters.count)] = 1,
    jobs: Annotated[int | None, option("cli_option_jobs", converter=parameters.count)] = None,
    cluster: Annotated[str | None, option("cli_option_cluster")] = None,
    json: Annotated[Path | None, option("cli_option_json", converter=parameters.target)] = None,
    choices: Annotated[bool, option("cli_option_choices")] = False,
) -> int:
    asked = given or new_game_of(DEFAULT_GAME)()
    asked.check()
    from .simulate import simulate_games
    from .workers import workers_of

    clean_up_first()
    return simulate_games(asked, games, workers_of(jobs, cluster, 1), json, choices)


def match(
    *players: Annotated[str, option("cli_option_players")],
    unseated: NewGame | None = None,
    games: Annotated[int, option("cli_option_match_games", converter=parameters.count)] = 100,
    jobs: Annotated[int | None, option("cli_option_match_jobs", converter=parameters.count)] = None,
    cluster: Annotated[str | None, option("cli_option_cluster")] = None,
    json: Annotated[Path | None, option("cli_option_match_json", converter=parameters.target)] = None,
    choices: Annotated[bool, option("cli_option_choices")] = False,
    plot: Annotated[Path | None, option("cli_option_plot", converter=parameters.target)] = None,
) -> int:
    asked = unseated or new_game_of(DEFAULT_GAME, has_seats=False)()
    asked.check()
    from .match import play_match, processors
    from .workers import workers_of

    clean_up_first()
    return play_match(asked, players, games, workers_of(jobs, cluster, processors()), json, choices, plot)


def balance(
    file: Annotated[Path, option("cli_option_match_file")],
    /,
    *,
    about: Annotated[list[str] | None, option("cli_option_about", "--about")] = None,
    plot: Annotated[Path | None, option("cli_option_plot", converter=parameters.target)] = None,
) -> int:
    from .balance import print_balance

    clean_up_first()
    return print_balance(file, about or (), plot)


def check(file: SavedFile, /) -> int:
    from .check import check_file

    return check_file(file)


def show(
    file: SavedFile,
    /,
    *,
    seat: Annotated[str | None, option("cli_option_seat")] = None,
    score: Annotated[bool, option("cli_option_score")] = False,
    review: Annotated[bool, option("cli_option_review")] = False,
    svg: Annotated[Path | None, option("cli_option_svg", converter=parameters.target)] = None,
) -> int:
    if score and seat is not None:
        raise Refusal(text("cli_score_of_all"))
    if review and (score or seat is not None or svg is not None):
        raise Refusal(text("cli_review_alone"))
    if review:
        from .review import print_review

        clean_up_first()
        return print_review(file)
    from .show import show_file

    if svg is not None:
        clean_up_first()
    return show_file(file, seat, score, svg)


def results(
    *,
    mode: Annotated[str | None, option("cli_option_mode")] = None,
    name: Annotated[str | None, option("cli_option_name")] = None,
    bots: Annotated[bool, option("cli_option_bots")] = False,
    order: Annotated[Order, option("cli_option_order")] = "points",
    saves: Saves = None,
    game: Annotated[str, option("cli_option_game_of_results", converter=game_named, shown=MANY)] = "",
) -> int:
    from resurgence_tui.app.hall_of_fame import Chosen

    from .hall_of_fame import print_results

    clean_up_first()
    if mode is not None:
        check_mode(game, mode)
    return print_results(Chosen(game=game, mode=mode or "", name=name or "", bots=bots, order=order), saves)


def replay(
    file: SavedFile,
    /,
    *,
    at: Annotated[int | None, option("cli_option_at", converter=parameters.moment)] = None,
) -> int:
    from .screens import open_replay

    return open_replay(file, at)


def export(
    file: SavedFile,
    target: Annotated[Path | None, option("cli_option_target", converter=parameters.target)] = None,
    /,
    *,
    plain: Annotated[bool, option("cli_option_export_plain", "--plain")] = False,
) -> int:
    if not plain:
        raise Refusal(text("cli_export_how"))
    from .export import export_plainly

    clean_up_first()
    return export_plainly(file, target)


def rules(*query: Annotated[str, option("cli_option_query")], game: GameName = DEFAULT_GAME) -> int:
    from .rule_reference import print_rules

    return print_rules(" ".join(query), game)


def schema(
    kind: Annotated[Literal["save", "content"], option("cli_option_kind")], /, *, game: GameName = DEFAULT_GAME
) -> int:
    from .schemas import print_schema

    return print_schema(kind, game)


def serve(
    *,
    port: Annotated[int, option("cli_option_port", converter=parameters.port)] = SERVED,
    host: Annotated[str | None, option("cli_option_host")] = None,
    saves: Saves = None,
) -> int:
    from .serve import serve_tables

    return serve_tables(port, host, saves)


COMMANDS: dict[Callable[..., int], str] = {
    new: "cli_command_new",
    resume: "cli_command_resume",
    play: "cli_command_play",
    simulate: "cli_command_simulate",
    match: "cli_command_match",
    balance: "cli_command_balance",
    check: "cli_command_check",
    show: "cli_command_show",
    results: "cli_command_results",
    replay: "cli_command_replay",
    export: "cli_command_export",
    rules: "cli_command_rules",
    schema: "cli_command_schema",
    serve: "cli_command_serve",
}
"""All commands, each called like its function, and the key of what it does."""

OF_A_GAME = (new, play, simulate, match, results, rules)
"""Those that take the options of a game, or whose help may say of a game what it says of no other."""

NEW_GAMES = tuple(run.__name__ for run in (new, play, simulate, match))
"""Those that take what is chosen before a game."""

SAID_OF_A_GAME = {"mode": "cli_option_mode", "query": "cli_option_query"}
"""Parameters whose help may be in the words of a game, and its keys."""


EXAMPLES = (
    "cli_example_new", "cli_example_alone", "cli_example_resume", "cli_example_plain", "cli_example_simulate",
)  # fmt: skip
"""Command lines that the help gives, as far as there are words for them; ``about`` says what each does."""


def epilogue(game: str) -> str:
    """What the help ends with: examples, those of the game among them, and how errors are told."""
    read = words(game=game)
    known = [key for key in EXAMPLES if read.has(key)]
    width = max(len(read.text(key)) for key in known)
    lines = [text("cli_examples")]
    lines += [f"  {read.text(key):<{width}}  {read.attribute(key, 'about')}" for key in known]
    how = text("cli_language_how", languages=listed(words(), languages(), "list_or"))
    return "\n".join([*lines, "", how, "", text("cli_epilogue")])


@cache
def app_for(game: str) -> App:
    """The parser of a command line that names a game; only the options of new games depend on that."""
    made = App(
        name="resurgence",
        help=text("cli_about"),
        usage=text("cli_usage"),
        version=version_text,
        version_flags=["--version"],
        help_flags=["--help", "-h"],
        help_format="plaintext",
        help_formatter=HelpText(),
        help_epilogue=epilogue(game),
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    made.default(menu)
    made.register_install_completion_command(help=text("cli_option_completion"))
    for run, about in COMMANDS.items():
        known = _with_options_of(game, run) if run in OF_A_GAME else run
        made.command(known, name=run.__name__, help=text(about), help_epilogue=text("cli_epilogue"))
    return made


def _annotation(game: str, name: str, annotation: Any) -> Any:
    """What a parameter of a command is for a game."""
    if name == "given":
        return new_game_of(game) | None
    if name == "unseated":
        return new_game_of(game, has_seats=False) | None
    if name in SAID_OF_A_GAME:
        return Annotated[get_args(annotation)[0], option(SAID_OF_A_GAME[name], says=words(game=game))]
    return annotation


def _with_options_of(game: str, run: Callable[..., int]) -> Callable[..., int]:
    """A command that reads the options of a game into its parameter ``given``, with its help in the words of that."""

    def made(*words: Any, **options: Any) -> int:
        return run(*words, **options)

    taken = signature(run, eval_str=True)
    known = [
        parameter.replace(annotation=_annotation(game, name, parameter.annotation))
        for name, parameter in taken.parameters.items()
    ]
    made.__name__ = run.__name__
    made.__signature__ = taken.replace(parameters=known)  # type: ignore[attr-defined]
    made.__annotations__ = {parameter.name: parameter.annotation for parameter in known}
    return made
