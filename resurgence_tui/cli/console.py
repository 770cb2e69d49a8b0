"""What every command does with its errors: one sentence on standard error, and quiet where nobody reads on."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from resurgence_tui.printable import printable


class Refusal(Exception):
    """What was asked for on the command line cannot be done: one sentence for the player."""


def say(error: Exception, in_game: bool = True) -> None:
    """Print an error as one line on standard error, whatever it holds. in_game: whether a game may be open."""
    from resurgence_tui.engine.errors import GameError
    from resurgence_tui.engine.options import OptionProblem

    known = isinstance(error, Refusal | GameError | OptionProblem | OSError)
    if type(error) is ValueError:  # of ours: those of libraries are of kinds of their own
        from resurgence_tui.i18n.fault_words import is_of_rules

        known = not is_of_rules(error)
    if isinstance(error, OSError) and error.strerror and error.filename:
        text = f"{error.filename}: {error.strerror}"
    elif isinstance(error, OSError) and error.strerror:  # no file of the player's: the streams of the program
        forget_output(sys.stdout)
        text = f"What is printed cannot be written: {error.strerror.lower()}."
    else:
        text = " ".join(str(error).split()) or type(error).__name__
    from resurgence_tui.i18n.text import DEFAULT, words

    if not known:
        from resurgence_tui.i18n.fault_words import fault_text

        text = fault_text(words(), error, in_game)
    elif words().language != DEFAULT:
        from resurgence_tui.i18n.errors import error_text

        text = error_text(words(), text)
    try:
        print(f"resurgence: {printable(text)}", file=sys.stderr)
    except (OSError, ValueError):
        forget_output()


def forget_output(*streams: TextIO) -> None:
    """Nobody reads on: let what is still buffered go nowhere, so that the end of the program stays quiet."""
    for stream in streams or (sys.stdout, sys.stderr):
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            continue
