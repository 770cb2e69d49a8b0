"""One line over the table: every seat with its name, points and level, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual.geometry import Region, Size

from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.standing import MUTANTS, mutants_points, seat_points
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.marking import style_of
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part, fitted

LEAST_NAME = 3
FRAME = 6
"""Cells of a seat beside its name and what follows it: arrow, badge, blanks."""


class SeatBar(ViewBoard, can_focus=False):
    """The seats. Its spots are `seat_0`, `seat_1`, ...: a click asks for that seat's Compound."""

    DEFAULT_CSS = """
    SeatBar { height: 1; }
    """

    marks = frozenset(("vp", "level", "track"))

    def kind(self, spot: str) -> str:
        """All are seats."""
        return "seat"

    def shown(self, view: View) -> object:
        """Points, levels and tracks, and who is on turn."""
        seats = [(seat_points(view, seat), owner.level, owner.tracks) for seat, owner in enumerate(view.seats)]
        return view.solo, mutants_points(view), view.mutant_tracks, view.first, seats_on_turn(view), seats

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The line at a width."""
        if view.solo:
            return draw_alone(view, looks, self.words, size.width, self.signs, self.changes)
        return draw_seats(view, looks, self.words, size.width, self.signs, self.changes)


def draw_seats(view: View, looks: Looks, words: Words, width: int, signs: Signs = theme.UNICODE,
               changes: Changes = NONE) -> Drawing:
    """The seats side by side; in a narrow line the badge tells bots, and the longest names are clipped first."""
    painter = Painter(width, 1, signs)
    on_turn = seats_on_turn(view)
    lengths = [cell_len(looks[seat].name) for seat in range(len(view.seats))]
    for brief in (False, True):
        tails = [tail(view, seat, looks, words, brief, changes) for seat in range(len(view.seats))]
        fixed = sum(FRAME + width_of(parts) for parts in tails)
        if fixed + sum(lengths) <= width:
            break
    rooms = name_widths(lengths, width - fixed)
    spare = max(width - fixed - sum(rooms), 0) // len(tails)
    x = 0
    for seat, room in enumerate(rooms):
        turn = seat in on_turn
        number, style = glyphs.seat_mark(seat, looks)
        tint = theme.SEAT_TEXT[looks[seat].colour % len(theme.SEAT_TEXT)] if turn else theme.PLAIN
        name = (f" {fitted(looks[seat].name, room, signs)}", tint)
        arrow = (signs.turn if turn else " ", theme.LEGAL)
        bot = words.text("board_bot_short") if brief and looks[seat].bot else " "
        end = painter.parts(x, 0, [arrow, (f" {number}{bot}", style), name, *tails[seat]])
        painter.spot(f"seat_{seat}", Region(x, 0, end - x, 1))
        x = end + 1 + min(spare, 6)
    return painter.drawing()


def draw_alone(view: View, looks: Looks, words: Words, width: int, signs: Signs = theme.UNICODE,
               changes: Changes = NONE) -> Drawing:
    """The player and the Mutants, each with points and the spaces reached on the three tracks."""
    painter = Painter(width, 1, signs)
    mine = [*tail(view, 0, looks, words, False, changes), *track_parts(view.seats[0].tracks, words, changes, 0)]
    points = words.text("solo-points", count=mutants_points(view))
    mark = glyphs.sign(words, "token_mutant")
    theirs = [(f" {mark} ", styles.MUTANT), (f" {words.text('side_mutants')} ", theme.PLAIN),
              (points, style_of(changes, theme.VP, "vp", MUTANTS))]
    theirs += track_parts(view.mutant_tracks, words, changes, MUTANTS)
    room = max(width - FRAME - width_of(mine) - width_of(theirs) - 2, LEAST_NAME)
    turn = 0 in seats_on_turn(view)
    number, style = glyphs.seat_mark(0, looks)
    tint = theme.SEAT_TEXT[looks[0].colour % len(theme.SEAT_TEXT)] if turn else theme.PLAIN
    name = (f" {fitted(looks[0].name, min(cell_len(looks[0].name), room), signs)}", tint)
    end = painter.parts(0, 0, [(signs.turn if turn else " ", theme.LEGAL), (f" {number} ", style), name, *mine])
    painter.spot("seat_0", Region(0, 0, end, 1))
    painter.parts(end + (5 if width - end - width_of(theirs) > 5 else 2), 0, theirs)
    return painter.drawing()


def track_parts(spaces: Sequence[int], words: Words, changes: Changes, seat: int | str) -> list[Part]:
    """The spaces reached on the Leadership tracks: `  [M]3 [H]0 [C]5`."""
    tracks = [[glyphs.access_mark(track, words), (str(space), style_of(changes, theme.STRONG, "track", seat, track))]
              for track, space in enumerate(spaces)]
    return [("  ", theme.PLAIN), *glyphs.joined(tracks)]


def name_widths(lengths: list[int], room: int) -> list[int]:
    """How many cells each name gets, the longest giving way first, but none below a few."""
    widths = list(lengths)
    while sum(widths) > room and max(widths) > LEAST_NAME:
        widths[widths.index(max(widths))] -= 1
    return widths


def seats_on_turn(view: View) -> set[int]:
    """Who has to answer now: the open questions' seats, else the seat whose turn is played."""
    asked = {decision.seat for decision in view.open}
    return asked or ({view.turn.seat} if view.turn.seat >= 0 else set())


def tail(view: View, seat: int, looks: Looks, words: Words, brief: bool, changes: Changes = NONE) -> list[Part]:
    """What follows a name: bot (brief: its badge says so), first player, VP, level."""
    parts: list[Part] = []
    if looks[seat].bot and not brief:
        parts.append((f" {words.text('board_bot')}", theme.QUIET))
    if seat == view.first:
        parts.append((f" {words.text('board_first')}", theme.EVENT))
    owner = view.seats[seat]
    points = words.text("board_points_short", count=seat_points(view, seat))
    blank: Part = (" ", theme.PLAIN)
    level = words.text("board_room_level", level=owner.level)
    return [*parts, blank, (points, style_of(changes, theme.VP, "vp", seat)),
            blank, (level, style_of(changes, theme.PLAIN, "level", seat))]
