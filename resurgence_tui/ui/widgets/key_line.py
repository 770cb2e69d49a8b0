"""The keys of a screen in its last line; each can be clicked instead."""

from __future__ import annotations

from typing import Any

from textual.binding import Binding
from textual.dom import DOMNode
from textual.screen import Screen

from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.widgets.bars import Bar, Entry

NAMES = {
    "question_mark": "?",
    "exclamation_mark": "!",
    "escape": "Esc",
    "enter": "Enter",
    "space": "Space",
    "slash": "/",
    "plus": "+",
    "minus": "-",
    "equals_sign": "=",
    "delete": "Del",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "tab": "Tab",
}
"""Keys whose name on the keyboard differs from Textual's."""


WORDED = {
    "Up/Down": "key_up_down",
    "Left/Right": "key_left_right",
    "Arrows": "key_arrows",
    "Up": "key_up",
    "Down": "key_down",
    "Left": "key_left",
    "Right": "key_right",
    "Space": "key_space",
    "up": "key_short_up",
    "down": "key_short_down",
}
"""Names of keys that each language has its own for."""


def worded(words: Words, name: str) -> str:
    """The name of a key, or of several, in the language of the words."""
    return words.text(WORDED[name]) if name in WORDED else name


def key_name(words: Words, binding: Binding) -> str:
    """What stands on the key: ``Esc``, ``Ctrl+Q``, ``F1``, ``r``, ``U``."""
    return worded(words, binding.key_display) if binding.key_display else shown_key(words, binding.key)


def shown_key(words: Words, textual: str) -> str:
    """What stands on a key that Textual calls so."""
    *held, key = textual.split("+")
    held = [word for word in held if not (word == "shift" and len(key) == 1)]
    single = key.upper() if held else key
    shown = worded(words, NAMES.get(key, single if len(key) == 1 else key.capitalize()))
    return "+".join([*(word.capitalize() for word in held), shown]) if held else shown


def described(words: Words, binding: Binding) -> str:
    """What a key does: the words of its description, or the description itself where it is no key of the words."""
    return words.text(binding.description) if words.has(binding.description) else binding.description


def told_keys(words: Words, screen: Screen[Any]) -> list[tuple[str, str]]:
    """Keys that widgets of a screen answer without a binding of the screen, ``TOLD_KEYS``, and what each does."""
    return [(worded(words, keys), words.text(what)) for keys, what in getattr(screen, "TOLD_KEYS", ())]


class KeyLine(Bar):
    """Lists what a screen tells of its widgets' keys, and the bindings of screen and app that are meant to be shown.

    Where there is no room for all, the last ones are left out, but never the way back.
    """

    DEFAULT_CSS = "KeyLine { dock: bottom; }"

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._bound: dict[str, tuple[DOMNode, str]] = {}

    def on_mount(self) -> None:
        """Read the keys, now and whenever they may have changed."""
        self.list_keys()
        self.screen.bindings_updated_signal.subscribe(self, lambda _: self.list_keys())

    def list_keys(self) -> None:
        """The keys that work now; those of one action are named once."""
        self._bound, way_back = {}, ""
        entries = [Entry(f"told{place}", *told) for place, told in enumerate(told_keys(self._words, self.screen))]
        for active in self.screen.active_bindings.values():
            binding, ours = active.binding, active.node is self.screen or active.node is self.app
            told = (active.node, binding.action) in self._bound.values() or not binding.description
            if ours and binding.show and active.enabled and not told:
                name = str(len(entries))
                way_back = name if binding.key == "escape" else way_back
                entries.append(Entry(name, key_name(self._words, binding), described(self._words, binding)))
                self._bound[name] = (active.node, binding.action)
        self.entries = tuple(
            entry._replace(spare=0 if entry.id == way_back else place) for place, entry in enumerate(entries, 1)
        )

    async def on_bar_picked(self, picked: Bar.Picked) -> None:
        """A click does what the key does."""
        picked.stop()
        if picked.entry in self._bound:
            node, action = self._bound[picked.entry]
            await self.app.run_action(action, node)
