"""What is printed in an auction: the cards, their colours and their worth. A content pack may change the worth."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from resurgence_tui.engine.errors import ContentError

COLOURS = ("red", "blue")
FIELDS = tuple(f"field_{number}" for number in range(1, 7))
"""The fields of the map, in two rows."""

IN_A_ROW = 3
FILE = "cards.json"
WORTHS = range(1, 10)


class Cards:
    """What is printed. changed: the worth of cards that a pack gives."""

    ids = tuple(f"card_{letter}" for letter in "abcdef")
    begun = 1
    """Points that the house begins with."""

    def __init__(self, changed: Mapping[str, Any] | None = None) -> None:
        for card, worth in (changed or {}).items():
            if card not in self.ids or type(worth) is not int or worth not in WORTHS:
                raise ContentError(f"{FILE}: the worth of '{card[:20]}' is not a number from 1 to 9.")
        self.changed: dict[str, int] = dict(changed or {})
        self.worth = dict.fromkeys(self.ids, 1) | self.changed
        written = json.dumps(self.changed, sort_keys=True).encode()
        self.hash = blake2b(written, digest_size=8).hexdigest() if self.changed else "tiny"

    def colour(self, card: str) -> str:
        """The colour that a card is printed in: red, blue, red, ..."""
        return COLOURS[self.ids.index(card) % 2]

    def points(self, card: str, pile: str) -> int:
        """What a card scores on a pile: one more on that of its own colour."""
        return self.worth[card] + (self.colour(card) == pile)


def read_cards(pack: str | None) -> Cards:
    """The cards, with those of a pack over them; ContentError says what is wrong with it."""
    if pack is None:
        return Cards()
    try:
        changed = json.loads((Path(pack) / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ContentError(f"{FILE} cannot be read: {type(error).__name__}.") from None
    if not isinstance(changed, dict):
        raise ContentError(f"{FILE} does not hold a worth for each card.")
    return Cards(changed)


def neighbours(field: int) -> list[int]:
    """The fields beside and below one, so that each pair is met once."""
    beside = [field + 1] if (field + 1) % IN_A_ROW else []
    return beside + [field + IN_A_ROW] * (field + IN_A_ROW < len(FIELDS))


def schema() -> dict[str, Any]:
    """JSON Schema of the file of a pack."""
    worth = {"type": "integer", "minimum": WORTHS.start, "maximum": WORTHS.stop - 1}
    cards = {"type": "object", "properties": dict.fromkeys(Cards.ids, worth), "additionalProperties": False}
    return {"type": "object", "properties": {FILE: cards}, "additionalProperties": False}
