"""The three Leadership tracks: spaces with their bonuses, and the seats' marks standing on them."""

from __future__ import annotations

from rich.cells import cell_len
from textual.geometry import Region, Size

from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.content.printed import Bundle
from resurgence_tui.games.resurgence.standing import MUTANTS
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS
from resurgence_tui.i18n.resurgence.sentences import bundle_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.marking import style_of
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter

ACCESS = 3
"""Cells of the sign of a track."""

WHOLE = 7
"""Cells a space from which on bonuses are told in whole words."""

SIGN = 3
"""Cells of a bonus in its shortest form."""

IN_THREE_LETTERS = {
    "bundle_retire": "board_track_retire",
    "bundle_plan": "board_track_plan",
    "bundle_draw": "board_track_draw",
}
"""Bonuses, and what narrow spaces say of them."""

LEAST = 35
"""Cells that nine spaces need with a bonus and a blank each; then no cell is left for a margin."""

ROOMY = 6
"""Cells a space from which on the names of the tracks stand in front of them."""


class LeadershipTracks(ViewBoard):
    """The tracks. Its spots are the tracks, by their words: metro, harbor, compound; and their spaces: track_metro_3.
    """

    marks = frozenset(("track",))

    def shown(self, view: View) -> object:
        """How far everybody has come."""
        return id(view.content), view.solo, view.mutant_tracks, [owner.tracks for owner in view.seats]

    def kind(self, spot: str) -> str:
        """Tracks, and spaces of them."""
        return "track" if spot in AREA_WORDS else "space"

    def heading(self, view: View, looks: Looks) -> str:
        """Leadership."""
        return self.words.text("board_leadership")

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The tracks at a size."""
        return draw_tracks(view, looks, self.words, size.width, size.height, self.signs, self.changes)


def draw_tracks(view: View, looks: Looks, words: Words, width: int, height: int,
                signs: Signs = theme.UNICODE, changes: Changes = NONE) -> Drawing:
    """Each track in two rows, marks above bonuses; with more height the numbers of the spaces, and bonuses in whole
    words."""
    painter = Painter(width, height, signs)
    step = min(max(height // 3, 2), 4)
    names = [words.text(name) for name in AREA_WORDS]
    label = max(map(cell_len, names)) + 7
    count = len(view.content.tracks[0])
    roomy = (width - label) // count >= ROOMY
    left = label if roomy else 1 if width > LEAST else 0
    pitch = max((width - left - SIGN) // max(count - 1, 1), 1)
    if not roomy and (width - ACCESS - SIGN) // max(count - 1, 1) >= WHOLE:
        left, pitch = ACCESS, (width - ACCESS - SIGN) // max(count - 1, 1)
    whole = step == 4 and pitch >= WHOLE
    spaces: dict[str, tuple[Region, tuple[int, int]]] = {}
    for track, name in enumerate(AREA_WORDS):
        y = track * step
        called = (f" {names[track]}" if roomy else "", theme.QUIET)
        painter.parts(min(left, 1) if roomy or left < ACCESS else 0, y + 1,
                      [glyphs.access_mark(track, words), called])
        painter.across(left, y, pitch * (count - 1) + 1)
        end = 0  # of the bonus before, which may reach into a space that has none
        for space, bonus in enumerate(view.content.tracks[track]):
            x = left + space * pitch
            standing(painter, view, looks, words, track, space, x, y, changes)
            if space:
                next_is_free = view.content.tracks[track][space + 1 : space + 2] == (Bundle(),)
                room = min(pitch - 1 + (pitch if whole and next_is_free else 0), max(width - x, 1))
                texts = whole_bonus(words, bonus) if whole else []
                if not whole or max(cell_len(text.replace(" ", "")) for text in texts) > room:
                    texts = [bundle_text(words, bonus, short=True)]
                if bonus == Bundle() and x < end + 1:
                    texts = []
                for line, text in enumerate(texts):
                    text = short_bonus(words, text, room, signs)
                    style = theme.VP if bonus.vp else theme.PLAIN if text != signs.dot else theme.FRAME
                    end = max(end, painter.text(x, y + 1 + line, text, style, room + 1))
            if step > 2:
                painter.text(x, y + step - 1, str(space), theme.QUIET, pitch)
            before = 1 if space or x else 0  # the blank before a bonus is for the marker
            place = Region(x - before, y, min(pitch, width - x + before), step)
            spaces[f"track_{name}_{space}"] = (place, (place.x, y + 1 if space else y))
        painter.spot(name, Region(0, y, width, step), (0, y))
    for name, (place, mark) in spaces.items():
        painter.spot(name, place, mark)
    return painter.drawing()


def whole_bonus(words: Words, bonus: Bundle) -> list[str]:
    """A bonus in whole words, in at most two lines."""
    if bonus.sup and not bonus.res:
        return [words.text("board_track_supply")]
    if bonus.res:
        return words.text("board_track_resource").split(" ", 1)
    return [bundle_text(words, bonus)]


def short_bonus(words: Words, text: str, width: int, signs: Signs) -> str:
    """A bonus as short as the space is narrow; a dot for none."""
    if cell_len(text) > width:
        text = text.replace(" ", "").removeprefix("1")
    if cell_len(text) > width:
        for key, shorter in IN_THREE_LETTERS.items():
            if text == glyphs.short(words, key):
                return words.text(shorter)
    return text or signs.dot


def standing(
    painter: Painter, view: View, looks: Looks, words: Words, track: int, space: int, x: int, y: int, changes: Changes
) -> None:
    """The marks of the seats, and alone of the Mutants, on a space; else a knot in the line that the track is."""
    marks = []
    for seat, owner in enumerate(view.seats):
        if owner.tracks[track] == space:
            text, style = glyphs.seat_mark(seat, looks)
            marks.append((text, style_of(changes, style, "track", seat, track)))
    if view.solo and view.mutant_tracks[track] == space:
        mark = glyphs.sign(words, "token_mutant")
        marks.append((mark, style_of(changes, styles.MUTANT, "track", MUTANTS, track)))
    painter.parts(min(x, painter.width - width_of(marks)), y, marks)
    if not marks:
        painter.text(x, y, painter.signs.knot, theme.FRAME)
