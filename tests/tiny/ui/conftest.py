"""Keys and curtains as in the other tests of screens."""

from tests.ui.conftest import (
    _curtain_lifts_at_once,
    _keys_are_let_go_at_once,
    _nothing_is_shown_for_a_while,
    _painted_when_looked_at,
    _settings_of_its_own,
    _style_sheets_are_read_once,
    _waited_for_until_all_rest,
)

__all__ = [
    "_curtain_lifts_at_once", "_keys_are_let_go_at_once", "_nothing_is_shown_for_a_while", "_painted_when_looked_at",
    "_settings_of_its_own", "_style_sheets_are_read_once",
    "_waited_for_until_all_rest",
]  # fmt: skip
