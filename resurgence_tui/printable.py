"""What may go to a terminal: text in which nothing steers it, whatever file the text has come from.

Control characters can move the cursor, rename the window or type on the keyboard; marks of direction can turn a line
round, so that it says something else than is in it. All that is printed goes through here: lines of commands in
``cli.printing``, screens in ``ui.compositor``.
"""

from __future__ import annotations

from unicodedata import category, normalize

REPLACEMENT = "?"


def is_shown(char: str) -> bool:
    """Whether a character stands in a line as itself: no control, no mark of direction, nothing unassigned."""
    return char.isprintable() or category(char) == "Zs"


def printable(text: str, keep: str = "") -> str:
    """The text with a question mark for each character that is not shown, a blank for line breaks and tabs.

    keep: characters that stay as they are, such as the line breaks between lines.
    """
    if text.isprintable():
        return text
    return "".join(char if char in keep or is_shown(char) else _instead(char) for char in text)


PLAINER = str.maketrans({"ł": "l", "Ł": "L", "„": '"', "”": '"', "–": "-", "…": "...", "→": ">"})
"""Characters that Unicode does not take apart, and what stands for them where there are few."""


def encodable(text: str, encoding: str) -> str:
    """The text for a stream that knows only some characters: letters lose their marks, others become a ``?``."""
    return "".join(char if _fits(char, encoding) else _plainer(char, encoding) for char in text)


def _plainer(char: str, encoding: str) -> str:
    bare = normalize("NFKD", char.translate(PLAINER)).encode(encoding, errors="ignore").decode(encoding)
    return bare or REPLACEMENT


def _fits(char: str, encoding: str) -> bool:
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def escaped_json(text: str) -> str:
    """JSON that says the same, in which characters that are not shown are escaped; those lie within strings."""
    if text.isprintable():
        return text
    return "".join(char if char == "\n" or is_shown(char) else _escape(char) for char in text)


def _instead(char: str) -> str:
    return " " if char.isspace() else REPLACEMENT


def _escape(char: str) -> str:
    units = char.encode("utf-16-be", errors="surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))
