"""Serve the game to browsers, each tab a table of its own."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from resurgence_tui.app.settings import SAVES
from resurgence_tui.i18n.text import words
from resurgence_tui.web.access import LOOPBACK, Access, new_token

from .console import Refusal
from .signals import clean_up_first

if TYPE_CHECKING:
    from resurgence_tui.web.server import PageWords

OF_THE_EXTRA = {"aiohttp", "aiohttp_jinja2", "jinja2", "textual_serve"}
"""Packages that only the extra ``web`` installs."""

EVERYWHERE = ("0.0.0.0", "::")
"""Addresses that stand for all of this machine's, and that no browser can open."""


def serve_tables(port: int, host: str | None, saves: Path | None) -> int:
    """Serve until Ctrl+C. host: the address to listen on, which then needs a token; None: this machine alone."""
    try:
        from resurgence_tui.web.server import TableServer
    except ModuleNotFoundError as error:
        if error.name in OF_THE_EXTRA:
            raise Refusal(words().text("cli_serve_no_extra")) from error
        raise
    clean_up_first()
    with listening(host or LOOPBACK, port) as taken, TemporaryDirectory(prefix="resurgence-") as notes:
        access = Access(taken.getsockname()[1], new_token() if host is not None else "")
        variables = {} if saves is None else {SAVES: str(saves.absolute())}
        server = TableServer(access, page_words(), Path(notes), variables)
        server.serve_on(taken, lambda: print("\n".join(told(access, host)), flush=True))
    return 0


def listening(address: str, port: int) -> socket.socket:
    """A socket that listens there; Refusal, in one sentence, if that is not possible."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        return socket.create_server((address, port), family=family)
    except OSError as error:
        why = (os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror or str(error)).lower()
        raise Refusal(words().text("cli_serve_not_there", address=address, port=str(port), why=why)) from error


def told(access: Access, host: str | None) -> list[str]:
    """What is said at the start: the address to open, and who then plays with whose saves."""
    name = socket.gethostname() if host in EVERYWHERE else host or LOOPBACK
    address = f"http://{f'[{name}]' if ':' in name else name}:{access.port}/"
    if access.token:
        address += f"?token={access.token}"
    whose = "cli_serve_for_all" if access.token else "cli_serve_here"
    text = words().text
    return [text("cli_serve_address", address=address), text(whose), text("cli_serve_end")]


def page_words() -> PageWords:
    """What the page says, in the player's language."""
    from resurgence_tui.web.server import PageWords

    read = words()
    return PageWords(
        language=read.language,
        title=read.text("cli_serve_title"),
        opening=read.text("cli_serve_opening"),
        closed=read.text("cli_serve_closed"),
        again=read.text("cli_serve_again"),
        no_script=read.text("cli_serve_no_script"),
        wrong=read.text("cli_serve_wrong"),
    )
