"""One line over the table: every seat with its points, the own one with all it has, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from textual.geometry import Region, Size

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.standing import MUTANTS, mutants_points, seat_points
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import ITEM_WORDS
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

    KIND = "seat"

    marks = frozenset(("vp", "level", "track"))

    def shown(self, view: View) -> object:
        """Points, levels, tracks, goods, tokens and totals, and who is on turn."""
        seats = [
            (seat_points(view, seat), owner.level, owner.tracks, owner.items, sum(owner.areas))
            for seat, owner in enumerate(view.seats)
        ]
        now = view.step, view.totals, view.first, seats_asked(view)
        return view.solo, mutants_points(view), view.mutant_tracks, now, seats

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """One line at a width, or two."""
        if view.solo:
            return draw_alone(view, looks, self.words, size.width, self.signs, self.changes, size.height)
        draw = draw_columns if size.height > 1 else draw_seats
        return draw(view, looks, self.words, size.width, self.signs, self.changes)


def draw_columns(view: View, looks: Looks, words: Words, width: int, signs: Signs = theme.UNICODE,
                 changes: Changes = NONE) -> Drawing:
    """The seats side by side in two lines: name, points and level; below them goods and tokens. The own one is wider,
    and who has more room than needed gives of it to those whose names would be cut.
    """
    painter = Painter(width, 2, signs)
    on_turn, own, count = seats_on_turn(view, looks), own_seat(view, looks), len(view.seats)
    more = min(OWN_MORE, max(width - count * LEAST_COLUMN, 0)) if count > 1 else 0
    column = (width - more) // count
    rooms = [column + (more if seat == own else 0) - 1 for seat in range(count)]
    rests, below = [], []
    for seat, room in enumerate(rooms):
        totals = totals_parts(view, seat, words) if seat == own else []
        rests.append([*totals, *tail(view, seat, looks, words, False, changes)])
        goods = [*goods_parts(view, seat, words, whole=True), *tokens_parts(view, seat, words)]
        if width_of(goods) + 1 > room:
            goods = [*goods_parts(view, seat, words, whole=False), *tokens_parts(view, seat, words, " ")]
        below.append(goods)
    needs = [
        max(FRAME + cell_len(look.name) + width_of(rest), width_of(goods) + 1)
        for look, rest, goods in zip(looks, rests, below, strict=False)
    ]
    x = 0
    for seat, room in enumerate(shared(rooms, needs)):
        rest, turn = rests[seat], seat in on_turn
        number, style = glyphs.seat_mark(seat, looks)
        tint = theme.SEAT_TEXT[looks[seat].colour % len(theme.SEAT_TEXT)] if turn else theme.PLAIN
        name = fitted(looks[seat].name, max(room - FRAME - width_of(rest), LEAST_NAME), signs)
        arrow = (signs.turn if turn else " ", theme.LEGAL)
        painter.parts(x, 0, [arrow, (f" {number} ", style), (f" {name}", tint), *rest], room)
        painter.parts(x + 1, 1, below[seat], room - 1)
        painter.spot(f"seat_{seat}", Region(x, 0, room, 2))
        x += room + 1
    return painter.drawing()


def shared(rooms: Sequence[int], needs: Sequence[int]) -> list[int]:
    """Rooms of the same sum: cell by cell the one with most to spare gives to the one that lacks most, as far as any
    can. Where nothing is lacking they stay as they are.
    """
    found = list(rooms)
    while True:
        spare = [room - need for room, need in zip(found, needs, strict=True)]
        giver, taker = spare.index(max(spare)), spare.index(min(spare))
        if spare[giver] <= 0 or spare[taker] >= 0:
            return found
        found[giver] -= 1
        found[taker] += 1


class Detail(NamedTuple):
    """How much of the seats one line tells. totals: those of the own seat. others: name and level of other seats."""

    totals: bool
    others: bool


DETAILS = tuple(Detail(totals, others) for others in (True, False) for totals in (True, False))
"""From the fullest line to the shortest."""

LEAST_COLUMN, OWN_MORE = 28, 14
"""Cells of a seat in two lines, and how many more the own one has where there is room."""

ENOUGH = 4
"""Cells that a name keeps before names are left out."""


def draw_seats(view: View, looks: Looks, words: Words, width: int, signs: Signs = theme.UNICODE,
               changes: Changes = NONE) -> Drawing:
    """The seats side by side, the own one with its goods, tokens and totals; as much of the others as has room."""
    painter = Painter(width, 1, signs)
    on_turn, own = seats_on_turn(view, looks), own_seat(view, looks)
    seats = range(len(view.seats))
    for detail in DETAILS:
        tails = [told(view, seat, looks, words, detail, own, changes) for seat in seats]
        named = [seat == own or detail.others for seat in seats]
        lengths = [cell_len(looks[seat].name) if named[seat] else -1 for seat in seats]
        fixed = sum(FRAME + width_of(parts) for parts in tails)
        if fixed + sum(min(length, ENOUGH) for length in lengths) <= width:
            break
    rooms = name_widths(lengths, width - fixed)
    spare = max(width - fixed - sum(rooms), 0) // len(tails)
    x = 0
    for seat, room in enumerate(rooms):
        turn = seat in on_turn
        number, style = glyphs.seat_mark(seat, looks)
        tint = theme.SEAT_TEXT[looks[seat].colour % len(theme.SEAT_TEXT)] if turn else theme.PLAIN
        name = (f" {fitted(looks[seat].name, room, signs)}" if named[seat] else "", tint)
        arrow = (signs.turn if turn else " ", theme.LEGAL)
        bot = words.text("board_bot_short") if looks[seat].bot else " "
        end = painter.parts(x, 0, [arrow, (f" {number}{bot}", style), name, *tails[seat]])
        painter.spot(f"seat_{seat}", Region(x, 0, end - x, 1))
        x = end + 1 + min(spare, 6)
    return painter.drawing()


def own_seat(view: View, looks: Looks) -> int:
    """The seat at the keyboard: a person who is asked, else the only person; NOBODY if that is not known."""
    people = [seat for seat, look in enumerate(looks) if not look.bot]
    asked = sorted(seats_asked(view) & set(people), key=lambda seat: (not looks[seat].goes_first, seat))
    return asked[0] if asked else people[0] if len(people) == 1 else NOBODY


def told(
    view: View, seat: int, looks: Looks, words: Words, detail: Detail, own: int, changes: Changes = NONE
) -> list[Part]:
    """What follows a name, as far as a line tells it."""
    if seat != own and not detail.others:
        return tail(view, seat, looks, words, True, changes)[:-2]
    parts = tail(view, seat, looks, words, True, changes)
    if seat == own:
        goods = goods_parts(view, seat, words, whole=False)
        parts += [("  ", theme.PLAIN), *goods, *tokens_parts(view, seat, words)]
        parts += totals_parts(view, seat, words) if detail.totals else []
    return parts


def goods_parts(view: View, seat: int, words: Words, whole: bool) -> list[Part]:
    """`Fo2 Fu0 Pa1 Am4 Me3`, or `Food 2 ...`."""
    goods = []
    for item, count in enumerate(view.seats[seat].items):
        key = ITEM_WORDS[item]
        called = f"{words.text(key)} " if whole else glyphs.short(words, key)
        goods.append([(called, theme.QUIET), (str(count), theme.STRONG if count else theme.QUIET)])
    return glyphs.joined(goods)


def tokens_parts(view: View, seat: int, words: Words, before: str = "  ") -> list[Part]:
    """`  4 left`: the tokens that a seat can still place; nothing outside of Step 3."""
    if view.step != 3:
        return []
    count = sum(view.seats[seat].areas)
    left = words.text("board_tokens_left", count=count)
    return [(before, theme.PLAIN), (left, theme.STRONG if count else theme.QUIET)]


def totals_parts(view: View, seat: int, words: Words) -> list[Part]:
    """`  [M]4 [H]0 [C]3`: the Leadership totals of the round (LEAD-02), once they are revealed."""
    if view.step not in (2, 3) or not view.totals:
        return []
    shown = [[glyphs.access_mark(area, words), (str(total), theme.PLAIN)]
             for area, total in enumerate(view.totals[seat * 3 : seat * 3 + 3])]
    return [("  ", theme.PLAIN), *glyphs.joined(shown)]


def draw_alone(view: View, looks: Looks, words: Words, width: int, signs: Signs = theme.UNICODE,
               changes: Changes = NONE, height: int = 1) -> Drawing:
    """The player and the Mutants with points and the own goods; the spaces reached on the tracks if there is room."""
    painter = Painter(width, height, signs)
    mine = tail(view, 0, looks, words, False, changes)
    own = [*goods_parts(view, 0, words, whole=height > 1), *tokens_parts(view, 0, words)]
    points = words.text("solo-points", count=mutants_points(view))
    mark = glyphs.sign(words, "token_mutant")
    theirs = [(f" {mark} ", styles.MUTANT), (f" {words.text('side_mutants')} ", theme.PLAIN),
              (points, style_of(changes, theme.VP, "vp", MUTANTS))]
    tracks = [track_parts(view.seats[0].tracks, words, changes, 0),
              track_parts(view.mutant_tracks, words, changes, MUTANTS)]
    if height == 1:
        mine += [("  ", theme.PLAIN), *own]
    least = FRAME + LEAST_NAME + width_of(mine) + width_of(theirs) + sum(map(width_of, tracks)) + 2
    if height > 1 or least <= width:
        mine, theirs = [*mine, *tracks[0]], [*theirs, *tracks[1]]
    room = max(width - FRAME - width_of(mine) - width_of(theirs) - 2, LEAST_NAME)
    turn = 0 in seats_on_turn(view, looks)
    number, style = glyphs.seat_mark(0, looks)
    tint = theme.SEAT_TEXT[looks[0].colour % len(theme.SEAT_TEXT)] if turn else theme.PLAIN
    name = (f" {fitted(looks[0].name, min(cell_len(looks[0].name), room), signs)}", tint)
    end = painter.parts(0, 0, [(signs.turn if turn else " ", theme.LEGAL), (f" {number} ", style), name, *mine])
    painter.spot("seat_0", Region(0, 0, end, height))
    painter.parts(end + (5 if width - end - width_of(theirs) > 5 else 2), 0, theirs)
    if height > 1:
        painter.parts(1, 1, [*own, *totals_parts(view, 0, words)])
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


def seats_on_turn(view: View, looks: Looks) -> set[int]:
    """Whose turn is told now, else who has to answer."""
    return {seat for seat, look in enumerate(looks) if look.is_told} or seats_asked(view)


def seats_asked(view: View) -> set[int]:
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
