"""Read a save for the commands that only look, from a file or a stream."""

from __future__ import annotations

from pathlib import Path

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.disk import PIECE, reason
from resurgence_tui.saves.names import clean_path, clean_title
from resurgence_tui.saves.reading import LARGEST, parse
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store

from .console import Refusal
from .streams import STDIN, is_stream, opened


def read_file(file: Path) -> SaveFile:
    """The save in a file or stream; SaveError or Refusal, in one sentence, if there is none."""
    if is_stream(file):
        return parse(_all_of(file), _in_a_sentence(file))
    store = Store(file.parent)
    try:
        return store.read(file)
    except SaveError as error:
        refer_to_older(store, file, error)
        raise


def refer_to_older(store: Store, file: Path, error: SaveError) -> None:
    """For a file that cannot be read: Refusal with the error and the older generation that can be, if there is one."""
    older = store.older(file)
    if older is not None:
        raise Refusal(words().text("cli_older", error=error_text(words(), error), file=str(older))) from error


def called(file: Path) -> str:
    """What a file is called where something is told of it."""
    if file == STDIN:
        return words().text("cli_stdin")
    return clean_path(file) if is_stream(file) else clean_title(file.name)


def _in_a_sentence(file: Path) -> str:
    return called(file) if file == STDIN else f"'{called(file)}'"


def _all_of(stream: Path) -> bytes:
    """What comes out of a stream; of one that is larger than a save can be, no more than is needed to see that."""
    text, named = words().text, _in_a_sentence(stream)
    raw = b""
    try:
        with opened(stream) as source:
            if source.isatty():
                raise Refusal(text("cli_stream_terminal", file=named))
            while len(raw) <= LARGEST and (piece := source.read(PIECE)):
                raw += piece
    except (OSError, ValueError) as error:
        raise SaveError(text("cli_stream_not", file=named, why=reason(error))) from None
    if not raw:
        raise SaveError(text("cli_stream_empty", file=named))
    if len(raw) > LARGEST:
        raise SaveError(text("cli_stream_large", file=named, most=LARGEST >> 20))
    return raw
