"""Import Textual without its command palette, which the program has no use for."""

from __future__ import annotations

from resurgence_tui.stand_ins import standing_in


class Absent:
    """In place of a class of the palette."""


def import_textual() -> None:
    """Import the app of Textual; its command palette, a tenth of it with the widgets that only the palette shows, stays
    out until somebody asks for it."""
    names = ("CommandListItem", "CommandPalette", "DiscoveryHit", "Hit", "Hits", "Provider", "SimpleProvider")
    with standing_in("textual.command", **dict.fromkeys(names, Absent)):
        import textual.app  # noqa: F401
