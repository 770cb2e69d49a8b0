"""The order of names: that of the Polish alphabet, in which a letter with a mark is a letter of its own after the bare
one (a, ą, b, c, ć, ... z, ź, ż); names in English stand in it as in their own.

ICU knows the order of every language, but weighs more than all else that this program needs, for one alphabet that fits
in a line.
"""

from __future__ import annotations

from unicodedata import normalize

WHOLE = str.maketrans({"ł": "l\u0337"})
"""Letters that Unicode does not take apart, with a mark of their own."""


def in_order(name: str) -> tuple[tuple[str, str], ...]:
    """What names are sorted by: letter by letter the bare letter, then its mark. Capitals count as small letters."""
    letters: list[tuple[str, str]] = []
    for char in normalize("NFC", name.casefold()):
        taken_apart = normalize("NFD", char).translate(WHOLE)
        letters.append((taken_apart[0], taken_apart[1:]))
    return tuple(letters)
