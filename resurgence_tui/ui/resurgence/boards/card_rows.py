"""Cards that lie open for all: the Survivor Row, the Mission columns, the Event and the Directives."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual.geometry import Region, Size

from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.names import kind_of
from resurgence_tui.i18n.resurgence.sentences import card_text, directive_text, event_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import Line, put, width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part, wrapped

BLANK: Part = (" ", theme.PLAIN)


class SurvivorRow(ViewBoard):
    """The Survivor Row. Its spots are the cards, by their ids."""

    KIND = "card"

    def heading(self, view: View, looks: Looks) -> str:
        """Survivor Row, and the deck."""
        deck, discard = len(view.survivor_deck), len(view.survivor_discard)
        return self.words.text("board_row", deck=deck, discard=discard)

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The row at a size."""
        return draw_row(view, self.words, size.width, size.height, self.signs)

    def shown(self, view: View) -> object:
        """The cards of the row."""
        return id(view.content), len(view.seats), view.row


def draw_row(view: View, words: Words, width: int, height: int, signs: Signs = theme.UNICODE) -> Drawing:
    """Cards side by side, each with its price below, where there is room; else a list of them."""
    painter = Painter(width, height, signs)
    spaces = list(zip(view.content.row_prices(len(view.seats)), view.row, strict=False))
    each = width // max(len(spaces), 1)
    if (each >= WIDE_CARD and height >= LOW_CARD) or (each >= NARROW_CARD and height >= HIGH_CARD):
        for at, (price, name) in enumerate(spaces):
            place = Region(at * width // len(spaces), 0, 0, min(height, HIGHEST_CARD))
            place = Region(place.x, 0, (at + 1) * width // len(spaces) - place.x, place.height)
            draw_card(painter, view, words, place, price, name)
    else:
        put(painter, 0, 0, width, row_lines(view, words, width, height, signs, spaces))
    return painter.drawing()


WIDE_CARD, LOW_CARD = 24, 5
"""Columns of a card whose name stands in its frame, and the rows that it needs."""

NARROW_CARD, HIGH_CARD, HIGHEST_CARD = 13, 12, 14
"""Columns of a card whose name stands within, the rows that it needs, and those that it has at most."""


def draw_card(painter: Painter, view: View, words: Words, place: Region, price: int, name: str) -> None:
    """A space of the row: its card with name, token and ability, and the price on its lower edge."""
    painter.box(place)
    cost = words.text("board_price_whole", count=price)
    at = place.x + max((place.width - cell_len(cost) - 2) // 2, 1)
    painter.text(at, place.bottom - 1, f" {cost} ", theme.STRONG if name else theme.DIM)
    wide = place.width >= WIDE_CARD
    x, y, room = place.x + 1 + wide, place.y + 1, place.width - 2 - 2 * wide
    if not name:
        for line in wrapped(words.text("board_empty_space"), room, 2, painter.signs):
            y += bool(painter.text(x, y, line, theme.DIM))
        return
    card = view.content.cards[name]
    called, kind = words.text(name), words.text(glyphs.card_token(card))
    if wide:
        if cell_len(called) + cell_len(kind) + 3 > place.width - 2:
            kind = glyphs.sign(words, glyphs.card_token(card))
        tight = cell_len(called) + cell_len(kind) + 4 > place.width - 4
        painter.text(place.x + 2 - tight, place.y, f" {called} ", theme.STRONG)
        painter.right(place.x + 2, place.y, f"{kind} " if tight else f" {kind} ", theme.QUIET, place.width - 4 + tight)
    else:
        for text, style in ((called, theme.STRONG), (kind, theme.QUIET)):
            for line in wrapped(text, room, 2, painter.signs):
                painter.text(x, y, line, style)
                y += 1
    lines = text_lines(card_text(words, card), card_text(words, card, short=True), room, place.bottom - 1 - y, painter)
    for at, line in enumerate(lines):
        painter.parts(x, y + at, glyphs.tinted(line, words, painter.signs))
    painter.spot(name, place, (place.x, place.y), box=True)


def text_lines(text: str, short: str, width: int, most: int, painter: Painter) -> list[str]:
    """A text in lines, in short where it does not fit in full, or only with a word cut off."""
    for one in (text, short):
        lines = wrapped(one, width, most + 1, painter.signs)
        if len(lines) <= most and max(map(cell_len, one.split()), default=0) <= width:
            return lines
    return wrapped(short, width, most, painter.signs)


def row_lines(
    view: View, words: Words, width: int, height: int, signs: Signs, spaces: Sequence[tuple[int, str]]
) -> list[Line]:
    """A card a row, in the order of the spaces from left to right; with room, its ability in full below it."""
    tall = 2 if height >= 2 * len(spaces) else 1
    names = max([cell_len(words.text(card)) for _, card in spaces if card], default=0)
    lines: list[Line] = []
    for price, name in spaces:
        cost = (words.text("board_price", count=price), theme.STRONG if name else theme.DIM)
        if not name:
            lines.append(Line().at(1, [cost]).at(6, [(words.text("board_empty_space"), theme.DIM)]))
            lines += [Line()] * (tall - 1)
            continue
        card = view.content.cards[name]
        line = Line().at(1, [cost]).at(6, [(glyphs.card_type(card, words)[0], theme.TITLE)])
        lines.append(line.at(8, [(words.text(name), theme.STRONG)], min(names, max(width - 8 - 12, 8))))
        line.spot(name, 0, width)
        start = 8 + min(names, max(width - 8 - 12, 8)) + 2
        if tall == 1:
            line.at(start, glyphs.ability_parts(card, words, signs, width - start))
            continue
        kind = words.text(glyphs.card_token(card))
        line.at(start, [(kind, theme.QUIET)])
        lines.append(Line().at(8, glyphs.tinted(card_text(words, card), words, signs)).spot(name, 0, width))
    return lines


class MissionColumns(ViewBoard):
    """Basic and Advanced Missions. Its spots are the Missions, by their ids."""

    KIND = "mission"

    def heading(self, view: View, looks: Looks) -> str:
        """Missions."""
        return self.words.text("board_missions")

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The columns at a size."""
        return draw_missions(view, self.words, size.width, size.height, self.signs, level_in(view))

    def shown(self, view: View) -> object:
        """The Missions, how many more there are, and the level of who would plan."""
        decks = (len(view.basic_deck), len(view.advanced_deck))
        return id(view.content), view.basics, view.advanced, decks, level_in(view)


def level_in(view: View) -> int:
    """The level of the seat on turn; while there is none, the one from which all Missions are open."""
    return view.seats[view.turn.seat].level if view.turn.seat >= 0 else view.content.numbers.advanced_level


def draw_missions(view: View, words: Words, width: int, height: int, signs: Signs = theme.UNICODE,
                  level: int = 4) -> Drawing:
    """Side by side where the width allows, else one below the other; level: of the seat that would plan."""
    painter = Painter(width, height, signs)
    needed = view.content.numbers.advanced_level
    key = "board_advanced" if level >= needed else "board_advanced_locked"
    titles = (
        words.text("board_basic", deck=len(view.basic_deck)),
        words.text(key, deck=len(view.advanced_deck), level=needed),
    )
    spaces = (view.basics, view.advanced)
    if width >= SIDE_BY_SIDE:
        half = (width - 2) // 2
        for at, (title, missions) in enumerate(zip(titles, spaces, strict=True)):
            column = MissionList(view, words, missions, half, height - 1, signs)
            lines = [column.title(title), *column.rows(missions, bool(at) and level < needed)]
            put(painter, at * (half + 2), 0, half, lines)
        return painter.drawing()
    names = [*view.basics, *view.advanced]
    heads = max(min(height - len(names), len(titles)), 0)
    both = MissionList(view, words, names, width, height - heads, signs)
    y = 0
    for at, (title, missions) in enumerate(zip(titles, spaces, strict=True)):
        head = [both.title(title)] if heads + at >= len(titles) else []
        y = put(painter, 0, y, width, [*head, *both.rows(missions, bool(at) and level < needed)])
    return painter.drawing()


SIDE_BY_SIDE = 110


class MissionList:
    """Missions below each other: each in one row if its name, place and trade fit in whole words, else in two.

    height: rows for all of them. Where they are too few, those that lose least have one row, in short words.
    """

    def __init__(self, view: View, words: Words, names: Sequence[str], width: int, height: int, signs: Signs) -> None:
        self.words, self.width, self.signs = words, width, signs
        self.cards = {name: view.content.missions[name] for name in names if name}
        spare = height - len(names)
        two = [name for name in self.cards if self.whole_width(name) > width]
        one = sorted(two, key=self.lost)[: max(len(two) - max(spare, 0), 0)]
        self.tall = frozenset(two) - frozenset(one)
        self.brief = frozenset(one)

    def parts(self, name: str, short: bool) -> tuple[Sequence[Part], Sequence[Part]]:
        """Where a Mission is completed, and what it costs and brings."""
        card, words = self.cards[name], self.words
        if short:
            return glyphs.places_parts(card, words), glyphs.trade_parts(card, words, self.signs)
        return glyphs.whole_places(card, words), glyphs.whole_trade(card, words, self.signs)

    def whole_width(self, name: str, short: bool = False) -> int:
        """Cells of a Mission in one row."""
        place, trade = self.parts(name, short)
        return 1 + cell_len(self.words.text(name)) + 2 + width_of(place) + 2 + width_of(trade)

    def lost(self, name: str) -> int:
        """How many cells of its name a Mission loses in one row of short words."""
        return max(self.whole_width(name, True) - self.width, 0)

    def title(self, title: str) -> Line:
        """A heading with a line behind it."""
        rule = self.signs.light[0] * max(self.width - cell_len(title) - 1, 0)
        return Line((title, theme.TITLE), BLANK, (rule, theme.FRAME))

    def rows(self, missions: Sequence[str], locked: bool) -> list[Line]:
        """The rows of some of them; an empty space says so."""
        lines: list[Line] = []
        for name in missions:
            if not name:
                lines.append(Line().at(1, [(self.words.text("board_empty_space"), theme.DIM)]))
                continue
            called: Part = (self.words.text(name), theme.DIM if locked else theme.STRONG)
            place, trade = self.parts(name, name in self.brief)
            end = self.width - width_of(trade)
            if name in self.tall:
                room = self.width - width_of(place) - 4
                lines.append(Line().at(1, [called], room).ending(self.width - 1, place).spot(name, 0, self.width))
                if width_of(trade) + 3 > self.width:
                    trade = self.parts(name, True)[1]
                lines.append(Line().at(3, trade, self.width - 3).spot(name, 0, self.width))
                continue
            room = min(max(end - width_of(place) - 4, LEAST_NAME), cell_len(called[0]))
            head = room + 3
            place_room = min(width_of(place), max(end - 2 - head, LEAST_PLACE))
            start = max(end, head + place_room + 2)
            line = Line().at(1, [called], room).at(start - 2 - place_room, place, place_room)
            lines.append(line.at(start, trade, self.width - start).spot(name, 0, self.width))
        return lines


LEAST_NAME, LEAST_PLACE = 9, 6
"""Cells of a name and of a place that are kept before a cost or reward is."""


class EventPanel(ViewBoard):
    """The Event of the round and the two Directives. Its spots are these cards, by their ids."""

    def kind(self, spot: str) -> str:
        """Event or directive."""
        return kind_of(spot)

    def heading(self, view: View, looks: Looks) -> str:
        """Event and Directives; alone there are no Events (SOLO-02)."""
        return self.words.text("solo-directives" if view.solo else "board_event_and_directives")

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The cards at a size."""
        return draw_event(view, self.words, size.width, size.height, self.signs)

    def shown(self, view: View) -> object:
        """The Event, and the Directives."""
        return id(view.content), view.solo, view.event, view.directives


def draw_event(view: View, words: Words, width: int, height: int, signs: Signs = theme.UNICODE) -> Drawing:
    """Name and text of each card: in full, in short, or in one row, as the height allows."""
    for short, one_row in ((False, False), (True, False), (True, True)):
        lines = event_lines(view, words, width, signs, short, one_row)
        if len(lines) <= height:
            break
    painter = Painter(width, height, signs)
    put(painter, 0, 0, width, lines)
    return painter.drawing()


def event_lines(view: View, words: Words, width: int, signs: Signs, short: bool, one_row: bool) -> list[Line]:
    """The rows of the panel."""
    cards: list[tuple[str, str, Part]] = []
    if view.event:
        event = view.content.events[view.event]
        cards.append((view.event, event_text(words, event, short), (words.text("board_event_token"), theme.EVENT)))
    for name in view.directives:
        directive = view.content.directives[name]
        mark = (words.text("board_directive", deck=directive.deck.upper()), theme.END_VP)
        cards.append((name, directive_text(words, directive, short), mark))
    lines: list[Line] = []
    for name, text, mark in cards:
        head: list[Part] = [mark, BLANK, (words.text(name), theme.STRONG)]
        if view.solo:
            level, points = view.content.numbers.advanced_level, view.content.directives[name].mutants
            gives = words.text("solo-directive", count=points, level=level)
            if one_row or width_of(head) + cell_len(gives) + 2 > width:
                gives = words.text("solo-directive-short", count=points)
            head += [BLANK, (gives, theme.END_VP)]
        if one_row:
            lines.append(Line().at(1, [*head, ("  ", theme.PLAIN), (text, theme.PLAIN)]).spot(name, 0, width))
            continue
        lines.append(Line().at(1, head).spot(name, 0, width))
        for row in wrapped(text, width - 3, 3, signs):
            lines.append(Line().at(3, glyphs.tinted(row, words, signs)).spot(name, 0, width))
    return lines
