"""What `resurgence --version` prints: everything that a report about a fault has to name."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from platform import python_version

from resurgence_tui import __version__


def version_text() -> str:
    """This program, Python and Textual with their versions, in one line: names only, so it is the same in any language.

    Textual is asked of its metadata, which is found without importing it; "?" where it was packed without them.
    """
    try:
        textual = version("textual")
    except PackageNotFoundError:
        textual = "?"
    return f"resurgence {__version__} (Python {python_version()}, Textual {textual})"
