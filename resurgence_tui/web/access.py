"""Who may play through the server: whoever sits at this machine, or knows the token.

A browser lets any page on the web open a websocket to this machine, and a page may point its own name at 127.0.0.1. So
the server asks under which name it was reached, and which page asks.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from urllib.parse import urlsplit

LOOPBACK = "127.0.0.1"
"""Where the server listens unless it is told otherwise: nobody reaches it from another machine."""

NAMES = (LOOPBACK, "localhost", "[::1]")
"""How a browser on this machine names it."""

LENGTH = 16
"""Random bytes of a token: 128 bits cannot be guessed."""


@dataclass(frozen=True)
class Access:
    """What a request has to bring.

    port: where the server listens. token: a secret part of the address; "" where only this machine reaches the server.
    """

    port: int
    token: str = ""

    def knows(self, token: str) -> bool:
        """Whether this is the token, compared in a time that tells nothing about it."""
        return secrets.compare_digest(token.encode("utf-8", "surrogateescape"), self.token.encode())

    def is_named(self, host: str) -> bool:
        """Whether the server may be reached under this name (the header Host). With a token any name will do."""
        usual = NAMES if self.port == 80 else ()
        return bool(self.token) or host in {*usual, *(f"{name}:{self.port}" for name in NAMES)}

    @staticmethod
    def is_own_page(origin: str, host: str) -> bool:
        """Whether a page of this server asks (the headers Origin and Host); what tells no origin is no browser."""
        return bool(origin) and urlsplit(origin).netloc == host


def new_token() -> str:
    """A token for an address."""
    return secrets.token_urlsafe(LENGTH)
