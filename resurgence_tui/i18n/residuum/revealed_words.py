"""What a choice has shown, by the pile or the chance behind it."""

from __future__ import annotations

SEEN = {
    "tiles": "undo-seen-tiles",
    "starting hexes": "undo-seen-tiles",
    "map": "undo-seen-tiles",
    "stack": "undo-seen-tiles",
    "starting": "undo-seen-tiles",
    "first": "undo-seen-first",
    "discoveries": "undo-seen-discoveries",
    "discovery_deck": "undo-seen-discovery_deck",
    "discovery_discard": "undo-seen-discovery_deck",
    "looked": "undo-seen-discovery_deck",
    "hand": "undo-seen-hand",
    "picked": "undo-seen-hand",
    "town cards": "undo-seen-town",
    "town_deck": "undo-seen-town",
    "conflict": "undo-seen-conflict",
    "conflict_deck": "undo-seen-conflict",
    "aside": "undo-seen-conflict",
    "conflict_hand": "undo-seen-conflict",
    "laid": "undo-seen-laid",
    "blind": "undo-seen-laid",
    "veil": "undo-seen-veil",
}
"""What ``engine.reveal`` names, streams of chance and hidden fields of the table, and the sentence about it."""


def revealed_key(what: str) -> str:
    """The key of a sentence about what was revealed; "" for none of its own."""
    return SEEN.get(what, "")
