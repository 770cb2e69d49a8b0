"""The rows of a Compound board: items, level, tokens, rooms, Missions and cards of one seat, each for a width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.content.printed import RoomSpec
from resurgence_tui.games.resurgence.standing import seat_points
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREAS, ITEM_WORDS, RESOURCES, SUPPLIES, TOKEN_WORDS
from resurgence_tui.i18n.resurgence.sentences import card_text, goods_text, income_text, level_gain_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.marking import marked, style_of
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import Line, beside, in_columns, width_of
from resurgence_tui.ui.widgets.painter import Part, fitted

DENSE = 13
"""With fewer rows two columns give each Mission one row, and rooms only their names."""

TOKEN_ROWS = 2
"""Rows of bag, Rest Area, supply and retired tokens, at most."""

LEAST_NAME = 9
"""Cells that a name keeps before what stands behind it is clipped."""

LABELS = (
    "board_level", "board_tokens", "board_areas", "board_rooms", "board_planned", "board_columns", "board_cards",
)  # fmt: skip
"""What stands in front of the rows."""

A_WORD = 4
"""Cells, below which nothing of what a card does could be read."""

BLANK: Part = (" ", theme.PLAIN)
WIDE: Part = ("  ", theme.PLAIN)


class Planned(NamedTuple):
    """What a seat has in mind while it assigns: tokens at ``area * 5 + token``, and by type those still in hand."""

    seat: int
    areas: tuple[int, ...]
    hand: tuple[int, ...]


def spotted(*groups: tuple[str, list[Part]], room: int = 0) -> Line:
    """A row of groups of parts, each of which is a spot. room: they stand closer where it is too narrow."""
    wide = sum(width_of(parts) for _, parts in groups) + width_of([WIDE]) * (len(groups) - 1)
    gap = BLANK if room and wide > room else WIDE
    line, x = Line(*glyphs.joined([parts for _, parts in groups], gap)), 0
    for name, parts in groups:
        line.spot(name, x, width_of(parts))
        x += width_of(parts) + width_of([gap])
    return line


PILE_SPOTS = {"bag": "tokens", "rest": "rest", "supply": "tokens", "retired": "tokens"}
"""The spots of the piles of tokens: on one of them tokens are placed."""


def pile_row(groups: Sequence[tuple[str, list[Part]]], gap: str) -> Line:
    """A row of piles; the spot of each begins in the gap before it, where its marker has room."""
    line, x = Line(*glyphs.joined([parts for _, parts in groups], (gap, theme.PLAIN))), 0
    for name, parts in groups:
        before = min(x, 1)
        line.spot(name, x - before, width_of(parts) + before)
        x += width_of(parts) + len(gap)
    return line


def runs(parts: Iterable[Part]) -> list[Part]:
    """Parts of one style that follow each other as one."""
    return [("".join(text for text, _ in same), style) for style, same in groupby(parts, itemgetter(1))]


class Compound:
    """The sections of a Compound as rows, each for a width."""

    def __init__(self, view: View, seat: int, looks: Looks, words: Words, signs: Signs,
                 planned: Planned | None = None, changes: Changes = NONE) -> None:
        self.changes = changes
        self.view, self.seat, self.looks, self.words, self.signs = view, seat, looks, words, signs
        self.me = view.seats[seat]
        self.assigned: Sequence[int] = planned.areas if planned else self.me.areas
        self.drawn: Sequence[int] = planned.hand if planned else self.me.drawn
        self.content = view.content
        names = (words.text(item, count=2) for item in ITEM_WORDS)
        self.gutter = max(map(cell_len, (*map(words.text, LABELS), *names))) + 1

    def one_column(self, width: int, tight: bool, cards: int) -> list[Line]:
        """All sections, one below the other. tight: items and their limits share rows. cards: to a row."""
        wide = width - self.gutter
        items = self.items_tight(width) if tight else self.items(width)
        return [
            *items,
            *self.labelled("board_level", self.level(wide)),
            *self.labelled("board_tokens", self.tokens(wide)),
            *self.labelled("board_areas", self.areas(wide)),
            *self.labelled("board_rooms", self.rooms(wide, 2)),
            *self.labelled("board_planned", self.planned(wide)),
            *self.labelled("board_columns", self.columns(wide, tight)),
            *self.labelled("board_cards", self.cards(wide, cards)),
        ]

    def left_column(self, width: int, dense: bool) -> list[Line]:
        """Items, tokens, Missions."""
        wide = width - self.gutter
        return [
            *self.items_tight(width),
            *self.labelled("board_level", self.level(wide)),
            *self.labelled("board_tokens", self.tokens(wide)),
            *self.labelled("board_areas", self.areas(wide)),
            *(self.planned_dense(width) if dense else self.labelled("board_planned", self.planned(wide))),
            *self.labelled("board_columns", self.columns(wide, tight=True)),
        ]

    def right_column(self, width: int, height: int) -> list[Line]:
        """Rooms, and cards in as many rows as are left."""
        rooms = self.rooms(width, 2, names_only=True) if height < DENSE else self.rooms(width, 1)
        left = max(height - len(rooms), 1)
        columns = min(max(-(-len(self.me.cards) // left), 1), 2)
        return [*rooms, *self.at_most(self.cards(width, columns), left, columns)]

    def labelled(self, label: str, lines: list[Line]) -> list[Line]:
        """Rows with a label in front of the first one."""
        lines = [line.moved(self.gutter) for line in lines]
        if lines:
            lines[0].at(0, [(self.words.text(label), theme.TITLE)])
        return lines

    # Items and level

    def items(self, width: int) -> list[Line]:
        """Three rows: Resources on the left; Supplies and VP on the right."""
        left = [spotted((ITEM_WORDS[item], self.item(item, bar=True))) for item in RESOURCES]
        right = [spotted((ITEM_WORDS[item], [*self.item(item, bar=True), *self.icons(item, brief=width < 66)]))
                 for item in SUPPLIES]
        return beside(left, [*right, spotted(("points", self.points()))], self.gutter + 19)

    def points(self) -> list[Part]:
        """Victory Points so far, and the spaces reached on the Leadership tracks."""
        tracks = [[glyphs.access_mark(track, self.words), (str(space), self.tint(theme.STRONG, "track", track))]
                  for track, space in enumerate(self.me.tracks)]
        return [self.vp(), ("   ", theme.PLAIN), *glyphs.joined(tracks, ("  ", theme.PLAIN))]

    def vp(self) -> Part:
        """Victory Points so far, or the final score."""
        return self.words.text("board_points", count=seat_points(self.view, self.seat)), self.tint(theme.VP, "vp")

    def items_tight(self, width: int) -> list[Line]:
        """Resources, and Supplies with the VP: a row each."""
        def item(item: int) -> list[Part]:
            return self.item(item, bar=width >= 70, aligned=False)

        return [
            spotted(*((ITEM_WORDS[one], item(one)) for one in RESOURCES), ("points", [self.vp()]), room=width),
            spotted(*((ITEM_WORDS[one], [*item(one), *self.icons(one, brief=True)]) for one in SUPPLIES), room=width),
        ]

    def item(self, item: int, bar: bool, aligned: bool = True) -> list[Part]:
        """`Food 3/9` and a bar; aligned: in columns, with a cell of the bar for each item."""
        have, limit = self.me.items[item], self.content.numbers.limits[item]
        name, style = self.words.text(ITEM_WORDS[item], count=2), self.tint(theme.STRONG, "item", item)
        if aligned:
            name = fitted(name, self.gutter - 1)
            parts = [(name + " " * (have < 10), theme.QUIET), (str(have), style), (f"/{limit:<2}", theme.QUIET)]
        else:
            parts = [(f"{name} ", theme.QUIET), (str(have), style), (f"/{limit}", theme.QUIET)]
        if bar:
            cells = limit if aligned else 9
            full, more = have * cells // limit, self.changes.signed("item", self.seat, item)
            rest = cells - len(more)
            scored = self.scoring(item, have) if cells == limit else {}
            cells_of_bar = [(self.signs.full, theme.BAR)] * full + [(self.signs.empty, theme.FRAME)] * (cells - full)
            drawn = [scored.get(cell, part) for cell, part in enumerate(cells_of_bar[:rest])]
            parts += [BLANK, *runs(drawn), (more, marked(theme.STRONG))]
        return parts

    def scoring(self, item: int, have: int) -> dict[int, Part]:
        """The cells of a bar where the end VP rise, with how many they are."""
        table = self.content.supply_vp if item in SUPPLIES else ()
        return {space - 1: (str(table[space]), theme.END_VP if have >= space else theme.QUIET)
                for space in range(1, len(table)) if table[space] > table[space - 1]}

    def tint(self, style: Style, kind: str, *which: int) -> Style:
        """The style of a number of this seat, marked if it has changed."""
        return style_of(self.changes, style, kind, self.seat, *which)

    def icons(self, item: int, brief: bool = False) -> list[Part]:
        """The end VP reached, and where the next icon lies."""
        have, table, words = self.me.items[item], self.content.supply_vp, self.words
        reached = table[have] if have < len(table) else table[-1]
        parts: list[Part] = [BLANK, (words.text("board_end_vp", count=reached), theme.END_VP)]
        following = next((space for space in range(have, len(table)) if table[space] > reached), None)
        if following is not None:
            key = "board_next_icon_short" if brief else "board_next_icon"
            parts += [BLANK, (words.text(key, count=table[following], space=following), theme.QUIET)]
        return parts

    def level(self, width: int) -> list[Line]:
        """The level and its VP, then what the next one needs: a sign behind what is there already."""
        words, me = self.words, self.me
        now = self.content.levels[me.level]
        parts: list[Part] = [(str(me.level), self.tint(theme.STRONG, "level")), BLANK,
                             (words.text("board_end_vp", count=now.vp), theme.END_VP)]
        if me.level + 1 >= len(self.content.levels):
            return [spotted((f"level_{me.level}", parts))]
        after = self.content.levels[me.level + 1]
        hold, pay = self.needs((0, 0, 0, after.ammo, after.meds)), self.needs(after.cost.goods)
        paying = (f" {words.text('board_level_pay')} ", theme.QUIET)
        brings = [(f" {self.signs.gives} ", theme.QUIET), (level_gain_text(words, after, short=True), theme.PLAIN)]
        long, brief = "board_next_level", "board_next_level_short"
        for now_at, key, more in ((parts, long, brings), (parts, long, []), (parts, brief, []), (parts[:1], brief, [])):
            wide: Part = ("  " if key == long else " ", theme.PLAIN)
            text = (words.text(key, level=after.level), theme.QUIET)
            whole = [*now_at, wide, text, BLANK, *hold, paying, *pay, *more]
            if width_of(whole) <= width:
                break
        return [Line(*whole).spot(f"level_{after.level}", 0, width)]

    def needs(self, goods: Iterable[int]) -> list[Part]:
        """Goods, each with a sign where the seat has as much."""
        found: list[list[Part]] = []
        for item, count in enumerate(goods):
            if count:
                enough = self.me.items[item] >= count
                single = tuple(count if at == item else 0 for at in range(5))
                text = goods_text(self.words, single, short=True)
                found.append([(text + (self.signs.done if enough else ""), theme.GOOD if enough else theme.PLAIN)])
        return glyphs.joined(found)

    # Tokens

    def tokens(self, width: int) -> list[Line]:
        """Bag, Rest Area, supply and retired tokens by type; hidden ones as a number of question marks."""
        words, me = self.words, self.me
        groups: list[tuple[str, list[Part]]] = []
        for pile, key, counts in (
            ("bag", "board_bag", me.bag), ("rest", "board_rest", me.rest),
            ("supply", "board_supply", me.supply), ("retired", "board_retired", me.retired),
        ):  # fmt: skip
            if pile == "retired" and not sum(counts):
                continue
            told = (words.text(key, count=sum(counts)), self.tint(theme.QUIET, pile))
            hidden = pile in ("bag", "rest") and any(counts) and not any(counts[:5])
            groups.append((PILE_SPOTS[pile], [told] if hidden else [told, BLANK, *glyphs.token_counts(counts, words)]))
        for gap in ("   ", " "):
            rows: list[list[tuple[str, list[Part]]]] = [[]]
            for group in groups:
                parts = [parts for _, parts in (*rows[-1], group)]
                if width_of(glyphs.joined(parts, (gap, theme.PLAIN))) > width:
                    rows.append([])
                rows[-1].append(group)
            if len(rows) <= TOKEN_ROWS:
                break
        else:
            rows = [rows[0], [group for row in rows[1:] for group in row]]
        return [pile_row(row, gap) for row in rows]

    def areas(self, width: int) -> list[Line]:
        """Assigned tokens by area, and drawn ones that are not assigned yet; closer together where there is no room."""
        words, areas = self.words, self.assigned
        hidden = areas[15] if len(areas) > 15 else 0
        for space, gap, brief in ((" ", "   ", False), (" ", "  ", False), ("", " ", False), ("", " ", True)):
            groups: list[list[Part]] = []
            for area in AREAS:
                counts = areas[area * 5 : area * 5 + 5]
                signs = [glyphs.sign(words, TOKEN_WORDS[token]) for token in range(5) for _ in range(counts[token])]
                letters = UNKNOWN if hidden else space.join(signs) or "-"
                style = theme.STRONG if signs else theme.QUIET
                groups.append([glyphs.access_mark(area, words), BLANK, (letters, style)])
            if hidden:
                told = f"{hidden}{UNKNOWN}" if brief else words.text("board_assigned_hidden", count=hidden)
                groups.append([(told, theme.QUIET)])
            if sum(self.drawn):
                drawn = glyphs.token_counts(self.drawn, words, theme.STRONG)
                groups.append([(words.text("board_drawn"), theme.QUIET), BLANK, *drawn])
            line = glyphs.joined(groups, (gap, theme.PLAIN))
            if width_of(line) <= width:
                break
        return [spotted(("areas", line))]

    # Rooms

    def rooms(self, width: int, columns: int, names_only: bool = False) -> list[Line]:
        """The rooms in columns, read downwards."""
        wide = width // columns
        drawn = [self.room(room, wide - 1, names_only).spot(room.id, 0, wide - 1) for room in self.content.rooms]
        return in_columns(drawn, columns, wide, downwards=True)

    def room_state(self, room: RoomSpec) -> tuple[list[Part], Style]:
        """The token in a room, or that it is cleared, or Rubble and the level it asks; and the style of its name."""
        me, signs = self.me, self.signs
        token, level = me.rooms[room.index], self.words.text("board_room_level", level=room.level)
        if token >= 0:
            return [glyphs.token_badge(self.seat, token, self.looks, self.words)], theme.STRONG
        if not me.rubble[room.index]:
            return [(signs.done, theme.GOOD)], theme.STRONG
        if room.level <= me.level:
            return [(signs.rubble + level, theme.PLAIN)], theme.PLAIN
        return [(signs.empty + level, theme.DIM)], theme.DIM

    def room(self, room: RoomSpec, width: int, name_only: bool) -> Line:
        """A room: what lies on it; name, effect, who may go."""
        words, signs = self.words, self.signs
        state, style = self.room_state(room)
        if name_only:
            return Line().at(1, state).at(5, [(words.text(room.id), style)], width - 5)
        effect = [*glyphs.effect_parts(room.effect, words, signs, theme.DIM if style is theme.DIM else theme.PLAIN)]
        if not all(room.tokens):
            effect += [BLANK, (glyphs.who_may(room.tokens, words)[0], theme.DIM if style is theme.DIM else theme.QUIET)]
        if width_of(effect) > width - 13:
            effect = [(text.strip() or text, tint) for text, tint in effect]
        start = max(min(18, width - width_of(effect)), 13)
        name = words.text(room.id)
        if cell_len(name) > start - 6:
            name = glyphs.short(words, room.id)
        return Line().at(1, state).at(5, [(name, style)], start - 6).at(start, effect, width - start)

    # Missions and cards

    def planned(self, width: int, one_row: bool = False) -> list[Line]:
        """Planned Missions: name, place, cost and reward, and what is still missing; free slots.

        one_row: what does not fit is clipped, rather than put into a row of its own.
        """
        words = self.words
        lines = []
        for name in self.missions:
            mission = self.content.missions[name]
            trade = glyphs.trade_parts(mission, words, self.signs)
            lacks = glyphs.missing(mission.cost, self.me.items)
            state = ((words.text("board_lacks", goods=goods_text(words, lacks, short=True)), theme.WARNING)
                     if any(lacks) else (self.signs.done, theme.GOOD))
            place = glyphs.places_parts(mission, words)
            tail = [*place, BLANK, *trade, BLANK, state]
            room = width - 1 - width_of(tail) - 1
            if one_row and room < LEAST_NAME:
                line = Line().at(1, [(words.text(name), theme.STRONG)], LEAST_NAME)
                lines.append(line.at(LEAST_NAME + 2, tail, width - LEAST_NAME - 2).spot(name, 0, width))
                continue
            if one_row or room >= 10:
                line = Line().at(1, [(words.text(name), theme.STRONG)], room).ending(width, tail)
                lines.append(line.spot(name, 0, width))
            else:
                lines += self.planned_whole(name, width)
        slot = (words.text("board_free_slots", count=1), theme.DIM)
        return lines + [Line().at(1, [slot]) for _ in range(0 if one_row else self.free_slots)]

    @property
    def missions(self) -> list[str]:
        """The planned Missions, and the one that is being completed."""
        return [*self.me.slots, *([self.me.completing] if self.me.completing else [])]

    def planned_whole(self, name: str, width: int) -> list[Line]:
        """A planned Mission in two rows, in whole words where they fit."""
        mission, words = self.content.missions[name], self.words
        lacks = glyphs.missing(mission.cost, self.me.items)
        called: Part = (words.text(name), theme.STRONG)
        for place in (glyphs.whole_places(mission, words), glyphs.places_parts(mission, words)):
            room = width - 2 - width_of(place)
            if width_of([called]) < room:
                break
        for short in (False, True):
            trade = (glyphs.trade_parts if short else glyphs.whole_trade)(mission, words, self.signs)
            state: Part = (self.signs.done, theme.GOOD)
            if any(lacks):
                state = words.text("board_lacks", goods=goods_text(words, lacks, short=short)), theme.WARNING
            second = [*trade, BLANK, state]
            if width_of(second) + 3 <= width:
                break
        first = Line().at(1, [called], room).ending(width, place)
        return [first.spot(name, 0, width), Line().at(3, second, width - 3).spot(name, 0, width)]

    @property
    def free_slots(self) -> int:
        """Slots without a Mission."""
        return self.content.numbers.planning_slots - len(self.me.slots)

    def planned_dense(self, width: int) -> list[Line]:
        """Planned Missions in as many rows as there are slots: the label with the free ones, then a row each."""
        lines, free = self.planned(width, one_row=True), self.free_slots
        spare = self.content.numbers.planning_slots - len(lines)
        if not free or not spare:
            return lines
        told = Line().at(1, [(self.words.text("board_free_slots", count=free), theme.DIM)])
        return [*self.labelled("board_planned", [told]), *lines, *(Line() for _ in range(spare - 1))]

    def columns(self, width: int, tight: bool) -> list[Line]:
        """Completed Missions by column, each a spot, with their income where there is room, and the row bonus."""
        words = self.words
        key = "board_row_bonus_taken" if self.me.row_bonus else "board_row_bonus_open"
        bonus = [(words.text(key), theme.DIM if self.me.row_bonus else theme.GOOD)]
        brief, full = [], []
        for column, name in enumerate(self.content.column_ids):
            income = income_text(words, self.content.column_income[column], short=True)
            brief.append([(f"{glyphs.short(words, name)} ", theme.QUIET),
                          (str(len(self.me.columns[column])), self.tint(theme.STRONG, "column", column))])
            full.append([*brief[-1], (f" ({income})", theme.QUIET)])
        one_row, two_rows = [[*brief, bonus]], [full, [bonus]]
        for rows in ([[*full, bonus]], *((one_row, two_rows) if tight else (two_rows, one_row)), [brief, [bonus]]):
            if max(width_of(glyphs.joined(row, WIDE)) for row in rows) < width:
                break
        lines = [Line(BLANK, *glyphs.joined(row, WIDE)) for row in rows]
        x = 0
        for name, group in zip(self.content.column_ids, rows[0], strict=False):
            lines[0].spot(name, x, width_of(group) + 1)
            x += width_of(group) + len(WIDE[0])
        return lines

    def cards(self, width: int, columns: int) -> list[Line]:
        """Hero and Survivors: type, ability, and whether it is used or barred."""
        wide = width // columns
        return in_columns([self.card(name, wide - 1).spot(name, 0, wide - 1) for name in self.me.cards], columns, wide)

    def at_most(self, lines: list[Line], most: int, columns: int) -> list[Line]:
        """Rows of cards, at most so many; the last one tells how many cards it leaves out."""
        if len(lines) <= most:
            return lines
        left = len(self.me.cards) - (most - 1) * columns
        return [*lines[: most - 1], Line().at(1, [(self.words.text("board_more_cards", count=left), theme.QUIET)])]

    def cards_whole(self, width: int) -> list[Line]:
        """Hero and Survivors, each ability in whole words if they fit into a row or one of their own."""
        lines = []
        for name in self.me.cards:
            line = self.card(name, width - 1).spot(name, 0, width - 1)
            ability = card_text(self.words, self.content.cards[name])
            behind = width - 1 - self.ability_at(name, width - 1) - self.state_room(name)
            if cell_len(ability) <= behind or cell_len(ability) > width - 4:
                lines.append(line)
                continue
            style = theme.DIM if self.state_of(name) else theme.PLAIN
            lines.append(self.card(name, width - 1, ability=False).spot(name, 0, width - 1))
            told = glyphs.tinted(ability, self.words, self.signs, style)
            lines.append(Line().at(3, told, width - 4).spot(name, 0, width - 1))
        return lines

    def state_of(self, name: str) -> str:
        """Whether a card is used or barred, in words."""
        if name in self.me.spent:
            return self.words.text("board_card_used")
        barred = self.view.turn.seat == self.seat and name in self.view.turn.rescued
        return self.words.text("board_card_barred") if barred else ""

    def state_room(self, name: str) -> int:
        """Cells of what is said of a card's state, with a blank."""
        state = self.state_of(name)
        return cell_len(state) + 1 if state else 0

    def ability_at(self, name: str, width: int) -> int:
        """The column of a card's ability."""
        return min(19, max(width // 2, 4 + cell_len(self.words.text(name))))

    def card(self, name: str, width: int, ability: bool = True) -> Line:
        """A card in one row. ability: with what it does, if there is room for a word of it."""
        words, card = self.words, self.content.cards[name]
        state = self.state_of(name)
        letter, _ = glyphs.card_type(card, words)
        tail: list[Part] = [(state, theme.WARNING)] if state else []
        end, start = width - self.state_room(name), self.ability_at(name, width)
        ability = ability and end - start >= A_WORD
        line = Line().at(1, [(letter, theme.DIM if state else theme.TITLE)])
        line.at(3, [(words.text(name), theme.DIM if state else theme.STRONG)], start - 4 if ability else end - 4)
        if ability:
            parts = glyphs.ability_parts(card, words, self.signs, end - start)
            line.at(start, [(text, theme.DIM) for text, _ in parts] if state else parts, end - start)
        return line.ending(width, tail)
