"""Text or fields that may be longer than the window."""

from __future__ import annotations

from typing import Any

from textual.containers import VerticalScroll


class JumpScroll(VerticalScroll):
    """Scrolls at once, as the lists do.

    Textual glides instead: a second from end to end, in which every step is painted and sent, to a far terminal too.
    """

    def _scroll_to(self, *where: Any, animate: bool = True, **how: Any) -> bool:
        return super()._scroll_to(*where, animate=False, **how)
