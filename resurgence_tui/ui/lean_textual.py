"""Import Textual without what the program has no use for, or not at the start."""

from __future__ import annotations

from resurgence_tui.stand_ins import called_late, standing_in, user_folders


class Absent:
    """In place of a class of the palette."""


def import_textual() -> None:
    """Import the app of Textual.

    Its command palette, a tenth of it with the widgets that only the palette shows, stays out until somebody asks for
    it, and so do the modules that make ids of notifications and find what a wrong word in a style sheet may have meant.
    """
    user_folders()
    names = ("CommandListItem", "CommandPalette", "DiscoveryHit", "Hit", "Hits", "Provider", "SimpleProvider")
    with (
        standing_in("textual.command", **dict.fromkeys(names, Absent)),
        called_late("uuid", "uuid4"),
        called_late("difflib", "get_close_matches"),
    ):
        import textual.app  # noqa: F401
