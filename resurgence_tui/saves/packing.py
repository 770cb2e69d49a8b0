"""The part of a save that nobody may know, packed so that an editor or a search does not show it.

This keeps honest people from looking, and promises no more: it is compressed, not encrypted, and whoever writes a
few lines of code can open it.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode

QUICKEST = 1
"""Level of compression: a save is written after every decision."""


def pack(text: str) -> str:
    """The text in a form that does not show what it says."""
    return b64encode(zlib.compress(text.encode(), QUICKEST)).decode("ascii")


def unpack(packed: str, most: int) -> bytes:
    """What was packed. ValueError if it is no packed text, or longer than ``most`` bytes."""
    try:
        raw = b64decode(packed, validate=True)
        opener = zlib.decompressobj()
        text = opener.decompress(raw, most)
    except (zlib.error, ValueError) as error:
        raise ValueError("what is packed in it cannot be opened") from error
    if not opener.eof or opener.unused_data:
        raise ValueError("what is packed in it is too long or cut short")
    return text
