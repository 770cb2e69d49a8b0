"""The Compound as a player board, for a table that is wide enough: goods, bag and Rest Area, the stair of levels and
the Mission columns to the left, rooms as tiles, planned Missions and cards to the right.
"""

from __future__ import annotations

from functools import lru_cache

from rich.cells import cell_len
from rich.style import Style

from resurgence_tui.games.resurgence.content.printed import Level, RoomSpec
from resurgence_tui.games.resurgence.vocab import ITEM_WORDS
from resurgence_tui.i18n.resurgence.sentences import income_text, level_gain_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.compound_rows import BLANK, PILE_SPOTS, Compound
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import Line, beside, in_columns, width_of
from resurgence_tui.ui.widgets.painter import Part

WIDTH, HEIGHT = 96, 15
"""What a player board needs."""

PILES = 31
"""Column of bag and Rest Area, beside the goods."""

STEP = 2
"""Columns from one step of the stair to the next."""

ROOM_COLUMNS = 2


class PlayerBoard:
    """The sections of a Compound, laid out side by side."""

    def __init__(self, compound: Compound, width: int, height: int) -> None:
        self.compound, self.width, self.height = compound, width, height
        self.words, self.signs, self.me = compound.words, compound.signs, compound.me
        self.left = width * 21 // 40

    def lines(self) -> list[Line]:
        """All rows of the board."""
        return beside(self.left_half(), self.right_half(self.width - self.left - 1), self.left + 1)

    def left_half(self) -> list[Line]:
        """Goods beside the piles, what else is owned, stair, Mission columns; with a row between where there is room.
        """
        blocks = [
            [*beside(self.goods(), self.piles(self.left - PILES - 1), PILES), *self.owned()],
            self.stair(self.left),
            self.columns(self.left),
        ]
        spare = self.height - sum(map(len, blocks))
        found: list[Line] = []
        for at, block in enumerate(blocks):
            found += [Line()] if at and spare >= at else []
            found += block
        return found

    def goods(self) -> list[Line]:
        """A bar for each item."""
        return [Line(*self.compound.item(item, bar=True)).spot(word, 0, PILES - 1)
                for item, word in enumerate(ITEM_WORDS)]

    def piles(self, width: int) -> list[Line]:
        """Bag and Rest Area, each with what is in it."""
        across, down, top_left, top_right, bottom_left, bottom_right = list(self.signs.light)
        edges = ((top_left, top_right), (down, down), (bottom_left, bottom_right))
        found = []
        piles = (("bag", "board_bag", self.me.bag), ("rest", "board_rest_area", self.me.rest))
        for (pile, key, counts), (left, right) in zip(piles, edges, strict=False):
            called = f" {self.words.text(key, count=sum(counts))} "
            style = self.compound.tint(theme.QUIET, pile)
            rule = across * (width - 3 - cell_len(called))
            head = Line((left + across, theme.FRAME), (called, style), (rule + right, theme.FRAME))
            row = Line().at(0, [(down, theme.FRAME)]).at(2, glyphs.token_counts(counts, self.words), width - 3)
            row.at(width - 1, [(down, theme.FRAME)])
            found += [line.spot(PILE_SPOTS[pile], 0, width) for line in (head, row)]
        bottom = Line((bottom_left + across * (width - 2) + bottom_right, theme.FRAME))
        return [*found, bottom.spot(PILE_SPOTS["rest"], 0, width)]

    def owned(self) -> list[Line]:
        """Points and tracks; supply and retired tokens; assigned ones."""
        words, compound = self.words, self.compound
        points = compound.points()
        piles = [[(words.text(key), theme.QUIET), BLANK, *glyphs.token_counts(counts, words)]
                 for key, counts in (("board_supply", self.me.supply), ("board_retired", self.me.retired))
                 if sum(counts)]
        first = Line(*points).spot("points", 0, width_of(points))
        supply = glyphs.joined(piles, ("  ", theme.PLAIN))
        x = max(PILES, width_of(points) + 2)
        if x + width_of(supply) <= self.left:
            rows = [first.at(x, supply).spot("tokens", x, width_of(supply))]
        else:
            rows = [first, Line(*supply).spot("tokens", 0, width_of(supply))]
        return [*rows, *compound.labelled("board_areas", compound.areas(self.left - compound.gutter - 1))]

    # The stair of levels

    def stair(self, width: int) -> list[Line]:
        """A step for each level, the highest first: what it asks and brings. The next one is lit if it can be paid."""
        levels = [level for level in self.compound.content.levels if level.level]
        text = STEP * len(levels)
        found = []
        for at, level in reversed(list(enumerate(levels))):
            step = " " * (STEP * at) + self.signs.light[2] + self.signs.light[0]
            if at < len(levels) - 1:
                step += self.signs.light[5]
            line = Line((step, theme.FRAME)).at(text, self.step(level, width - text), width - text)
            if level.level == self.me.level + 1 or level.level == self.me.level == len(levels):
                line.spot(f"level_{level.level}", 0, width)
            found.append(line)
        return found

    def step(self, level: Level, width: int) -> list[Part]:
        """A level: its number, what it asks with a sign behind what is there, what it brings."""
        compound, words, me = self.compound, self.words, self.me
        number = f"{level.level}"
        if level.level == me.level:
            here: Part = (number, theme.seat_style(compound.looks[compound.seat].colour))
            return [here, BLANK, *glyphs.tinted(level_gain_text(words, level, short=True), words, self.signs)]
        gains: Part = (level_gain_text(words, level, short=True), theme.PLAIN)
        asks = (0, 0, 0, level.ammo, level.meds), level.cost.goods
        hold, pay = (compound.needs(goods) for goods in asks)
        parts = [(number, theme.STRONG), BLANK, (words.text("board_level_hold"), theme.QUIET), BLANK, *hold,
                 (f" {words.text('board_level_pay')} ", theme.QUIET), *pay,
                 (f" {self.signs.gives} ", theme.QUIET), gains]
        if level.level < me.level or not pay:
            return [(number, theme.DIM), BLANK, (gains[0], theme.DIM)]
        if level.level > me.level + 1:
            return [(text.replace(self.signs.done, ""), theme.DIM) for text, _ in parts]
        if all(have >= max(due) for have, *due in zip(me.items, *asks, strict=True)):
            parts[0] = (number, theme.LEGAL)
        return parts

    # Mission columns

    def columns(self, width: int) -> list[Line]:
        """The row bonus as a bracket over the three columns; each with its Missions and what it brings a round."""
        compound, words, across = self.compound, self.words, self.signs.light[0]
        key = "board_row_bonus_taken" if self.me.row_bonus else "board_row_bonus_open"
        called, style = f" {words.text(key)} ", theme.DIM if self.me.row_bonus else theme.GOOD
        rule = across * ((width - 2 - cell_len(called)) // 2)
        start, end = self.signs.light[2] + rule, rule + self.signs.light[3]
        bracket = Line((start, theme.FRAME), (called, style), (end, theme.FRAME))
        names, incomes = Line(), Line()
        wide = width // len(compound.content.column_ids)
        for at, name in enumerate(compound.content.column_ids):
            count = len(self.me.columns[at])
            slots = self.signs.full + " "
            parts: list[Part] = [
                (f"{glyphs.short(words, name)} ", theme.QUIET), (str(count), compound.tint(theme.STRONG, "column", at)),
                BLANK, (slots * min(count, 3), theme.BAR), (self.signs.empty, theme.FRAME)]
            names.at(at * wide + 1, parts, wide - 1).spot(name, at * wide, wide - 1)
            whole, short = (income_text(words, compound.content.column_income[at], short) for short in (False, True))
            income = whole if cell_len(whole) < wide else short
            incomes.at(at * wide + 1, [(income, theme.PLAIN)], wide - 1).spot(name, at * wide, wide - 1)
        return [bracket, names, incomes]

    # Rooms, planned Missions, cards

    def right_half(self, width: int) -> list[Line]:
        """Rooms, planned Missions and cards, as roomy as the height allows; cards without room are counted."""
        compound, lines = self.compound, []
        laid = {self.tiles: self.tiles(width)}
        for rooms, one_row, columns in (
            (self.tiles, False, 0), (self.tiles, False, 1), (self.tiles, False, 2), (self.tiles, True, 2),
            (self.names, False, 2), (self.names, True, 2),
        ):
            if rooms not in laid:
                laid[rooms] = rooms(width)
            lines = [*laid[rooms], *self.planned(width, one_row)]
            cards = compound.cards(width, columns) if columns else compound.cards_whole(width)
            if len(lines) + len(cards) <= self.height:
                break
        return [*lines, *compound.at_most(cards, max(self.height - len(lines), 1), columns)]

    def planned(self, width: int, one_row: bool) -> list[Line]:
        """How many slots are free, and the planned Missions."""
        compound = self.compound
        free = compound.free_slots
        told = Line().at(1, [(self.words.text("board_free_slots", count=free), theme.DIM)] if free else [])
        lines = compound.labelled("board_planned", [told])
        if one_row:
            return [*lines, *compound.planned(width, one_row)]
        for name in compound.missions:
            lines += compound.planned_whole(name, width)
        return lines

    def names(self, width: int) -> list[Line]:
        """The rooms, a row each."""
        return self.compound.rooms(width, ROOM_COLUMNS)

    def tiles(self, width: int) -> list[Line]:
        """The rooms in two columns of five tiles of two rows; Rubble is hatched and tells its level."""
        wide = width // ROOM_COLUMNS
        rooms = self.compound.content.rooms
        half = -(-len(rooms) // ROOM_COLUMNS)
        found: list[Line] = []
        for at in range(half):
            pair = [self.tile(room, wide - 1) for room in rooms[at::half]]
            for row in zip(*pair, strict=True):
                found += in_columns(row, ROOM_COLUMNS, wide)
        return found

    def tile(self, room: RoomSpec, width: int) -> tuple[Line, Line]:
        """A room: what lies on it and its name; what it does and who may go there."""
        state, style = self.compound.room_state(room)
        rubble = self.me.rubble[room.index] and self.me.rooms[room.index] < 0
        hatch = [(state[0][0][0] * 3, state[0][1])] if rubble else []
        first = Line(*state).at(4, [(glyphs.name_within(self.words, room.id, width - 4), style)], width - 4)
        second = Line(*hatch).at(4, room_use(room, self.words, self.signs, style, width - 4), width - 4)
        return first.spot(room.id, 0, width), second.spot(room.id, 0, width)


@lru_cache(256)
def room_use(room: RoomSpec, words: Words, signs: Signs, style: Style, width: int) -> tuple[Part, ...]:
    """What a room does and, unless that is anybody, who may go there."""
    who: tuple[Part, ...] = ()
    if not all(room.tokens):
        who = (BLANK, (glyphs.who_may(room.tokens, words)[0], theme.QUIET))
    effect = glyphs.effect_parts(room.effect, words, signs, style, width - width_of(who)) + who
    return tuple((text, style) for text, _ in effect) if style is theme.DIM else effect


def fits(width: int, height: int) -> bool:
    """Whether a player board has room."""
    return width >= WIDTH and height >= HEIGHT

