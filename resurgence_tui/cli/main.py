"""The command `resurgence`: runs one command line and answers every failure with one line on standard error.

What is asked for without any option, as most often it is, goes straight to its work: the parser of the command line,
which costs more than 100 ms, is imported only where there are options to parse.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from resurgence_tui.stand_ins import leave_out_plugins

from .console import forget_output, say
from .signals import Ended

FAILED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
"""The status that a shell gives to a program ended by a closed pipe."""

WITHOUT_GAME = {
    "simulate", "match", "balance", "check", "show", "results", "replay", "export", "rules", "schema", "serve",
}  # fmt: skip
"""Commands that play no saved game."""


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line (default: this program's own) and return its exit status."""
    from .printing import clean_streams

    with clean_streams():
        return run_safely(list(sys.argv[1:] if words is None else words))


def run_safely(given: list[str]) -> int:
    """Run a command line; every failure is answered with one line."""
    leave_out_plugins()
    debug = "--debug" in given
    given = [word for word in given if word != "--debug"]
    try:
        given = in_language(given)
        status = run(given)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        forget_output()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Ended as ended:
        return ended.status
    except SystemExit as left:  # the writer of the help leaves in this way where nobody reads on
        return PIPE_CLOSED if isinstance(left.__context__, BrokenPipeError) else FAILED
    except Exception as error:
        if debug:
            from .tracing import trace_text

            sys.stderr.write(trace_text(error))
        else:
            say(error, in_game=not set(given[:1]) & WITHOUT_GAME)
        return FAILED


def in_language(given: list[str]) -> list[str]:
    """The words of a command line without the language that they name; that, or the usual one, is read from now on."""
    from resurgence_tui.app.language import OPTION, give, known, language_of
    from resurgence_tui.app.settings import languages, read_settings
    from resurgence_tui.i18n.text import read_in

    give("")
    read_in(language_of(read_settings()[0].language))
    rest, named = list(given), None
    for place, word in enumerate(given):
        option, is_one, value = word.partition("=")
        if option == OPTION:
            named = value if is_one else "".join(given[place + 1 : place + 2])
            del rest[place : place + (1 if is_one else 2)]
            break
    if named is None:
        return rest
    if not known(named):
        from resurgence_tui.i18n.text import words

        from .console import Refusal

        raise Refusal(words().text("cli_bad_language", language=named, languages=", ".join(languages())))
    give(named)
    read_in(known(named))
    return rest


def run(words: list[str]) -> int:
    """Do what a command line asks for; the exit status."""
    if words == ["--version"]:
        from .version import version_text

        print(version_text())
        return 0
    if not any(word.startswith("-") for word in words):
        status = run_plain_words(words)
        if status is not None:
            return status
    from .commands import command

    return command(words)


def run_plain_words(words: list[str]) -> int | None:
    """Do what is asked for without any option and so needs no parser; None if that is something else."""
    match words:
        case []:
            from .screens import open_menu

            return open_menu()
        case ["resume", *file] if len(file) < 2:
            from pathlib import Path

            from .screens import open_saved

            return open_saved(Path(file[0]) if file else None, None)
        case ["results"]:
            from resurgence_tui.app.hall_of_fame import Chosen

            from .hall_of_fame import print_results
            from .signals import clean_up_first

            clean_up_first()
            return print_results(Chosen(), None)
        case ["rules", *query]:
            from .rule_reference import print_rules

            return print_rules(" ".join(query))
    return None
