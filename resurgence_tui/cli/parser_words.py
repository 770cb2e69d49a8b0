"""What the parser of the command line says by itself, in the words of the reader.

Its headings and errors are English sentences of a library; those that players meet are found here and said again. What
it may say besides stays as it is.
"""

from __future__ import annotations

import re

from resurgence_tui.i18n.text import words

HEADINGS = {
    "Usage:": "cli_parser_usage",
    "Commands:": "cli_parser_commands",
    "Parameters:": "cli_parser_parameters",
    "Arguments:": "cli_parser_arguments",
}
"""What a line of the help begins with."""

PHRASES = {
    "[OPTIONS]": "cli_parser_options",
    "[ARGS]": "cli_parser_args",
    "[ARGS...]": "cli_parser_args_many",
    "[required]": "cli_parser_required",
    "Display this message and exit.": "cli_parser_help",
    "Display application version.": "cli_parser_version",
}
"""What stands within a line of the help."""

ERRORS = {
    r'Unknown option: "?(?P<option>[^"]*?)"?\.': "cli_parser_unknown",
    r'Unknown option: "?(?P<option>[^"]*?)"?\. Did you mean (?P<close>\S+)\?': "cli_parser_unknown_close",
    r'Command "(?P<command>.*)" parameter (?P<option>\S+) requires an argument\.': "cli_parser_needs_value",
    r'Invalid value "(?P<value>.*)" for (?P<option>\S+)\. Choose from: (?P<values>.*)\.': "cli_bad_value",
}
"""Whole errors, and the sentences that say the same."""


def help_line(line: str) -> str:
    """A line of the help."""
    begins = next((heading for heading in HEADINGS if line.startswith(heading)), "")
    if begins:
        line = words().text(HEADINGS[begins]) + line.removeprefix(begins)
    for phrase, key in PHRASES.items():
        if phrase in line:
            line = line.replace(phrase, words().text(key))
    return line


def error_text(said: str) -> str:
    """An error of the parser, in one line."""
    line = " ".join(said.split())
    for pattern, key in ERRORS.items():
        if found := re.fullmatch(pattern, line):
            return words().text(key, **found.groupdict())
    return line
