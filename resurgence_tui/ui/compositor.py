"""Draws what can be shown, and, where parts of the screen are painted anew, only the widgets in those parts.

Textual draws all widgets between the highest and the lowest part: with a menu below and a board above, that is all.
"""

from __future__ import annotations

from collections.abc import Iterable

from textual._compositor import ChopsUpdate, Compositor
from textual.geometry import Region
from textual.strip import Strip

from resurgence_tui.ui.clean import clean_strip


class CleanCompositor(Compositor):
    """What a screen is composed by."""

    _touched: tuple[Region, ...] = ()

    def render_partial_update(self) -> ChopsUpdate | None:
        """The parts that are to be painted anew."""
        self._touched = tuple(self._dirty_regions)
        try:
            return super().render_partial_update()
        finally:
            self._touched = ()

    def _get_renders(self, crop: Region | None = None) -> Iterable[tuple[Region, Region, list[Strip]]]:
        """The widgets' lines, those in front first, without anything that could steer the terminal."""
        for region, clip, strips in self._touched_renders(crop):
            yield region, clip, [clean_strip(strip) for strip in strips]

    def _touched_renders(self, crop: Region | None) -> Iterable[tuple[Region, Region, list[Strip]]]:
        touched = self._touched
        if not touched:
            yield from super()._get_renders(crop)
            return
        for widget, (region, clip) in self.visible_widgets.items():
            seen = region.intersection(clip)
            if any(seen.overlaps(one) for one in touched):
                yield region, clip, widget.render_lines(seen.translate(-region.offset))
