"""A small widget that is drawn whole, in one go, and kept until something about it changes."""

from __future__ import annotations

from abc import abstractmethod

from rich.style import Style
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from resurgence_tui.ui.widgets.painter import Painter, to_strip
from resurgence_tui.ui.widgets.self_drawn import SelfDrawn


class Sheet(SelfDrawn, Widget):
    """Subclasses give `paint`, and call `repaint` when what they show has changed."""

    _kept: list[Strip] | None = None
    _kept_for = Size(0, 0)
    _ground: Style | None = None

    @abstractmethod
    def paint(self, sheet: Painter) -> None:
        """Draw on a sheet of the widget's size."""

    def repaint(self) -> None:
        """Draw again before the next look."""
        self._kept = None
        self.refresh()

    def fit(self) -> None:
        """What is kept for another size is drawn again, before Textual tells of the new one."""
        if self._kept_for != self.size:
            self._kept = None

    def render_line(self, y: int) -> Strip:
        """One line of what is kept."""
        if self._kept is None:
            self._kept_for = self.size
            sheet = Painter(self.size.width, self.size.height, self.signs)
            self.paint(sheet)
            if self._ground is None:
                self._ground = self.rich_style
            self._kept = [to_strip(row, self._ground) for row in sheet.drawing().rows]
        return self._kept[y] if y < len(self._kept) else Strip.blank(self.size.width, self.rich_style)

    def text(self) -> str:
        """What is shown, as plain text."""
        return "\n".join(self.render_line(y).text.rstrip() for y in range(self.size.height))

    def notify_style_update(self) -> None:
        """The background may be another one."""
        self._kept = self._ground = None
        super().notify_style_update()

    def on_resize(self) -> None:
        """Another size, another drawing, unless it has been painted already."""
        if self._kept is None or self._kept_for != self.size:
            self.repaint()

    def watch_signs(self) -> None:
        """Draw with the other signs."""
        self.repaint()

    def watch_has_focus(self, value: bool) -> None:
        """Many show whether keys go here."""
        super().watch_has_focus(value)
        if self.can_focus:
            self.repaint()
