"""Cards that lie open for all: the Survivor Row, the Mission columns, the Event and the Directives."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual.geometry import Size

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

    def kind(self, spot: str) -> str:
        """All are cards."""
        return "card"

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
    """A card a row, in the order of the spaces from left to right; with room, its ability in full below it."""
    painter = Painter(width, height, signs)
    prices = view.content.row_prices(len(view.seats))
    spaces = list(zip(prices, view.row, strict=False))
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
    put(painter, 0, 0, width, lines)
    return painter.drawing()


class MissionColumns(ViewBoard):
    """Basic and Advanced Missions. Its spots are the Missions, by their ids."""

    def kind(self, spot: str) -> str:
        """All are Missions."""
        return "mission"

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
        lists = [MissionList(view, words, missions, half, signs) for missions in spaces]
        for at, (title, missions) in enumerate(zip(titles, spaces, strict=True)):
            tall = lists[at].tall(height - 1 - len(missions))
            lines = [lists[at].title(title), *lists[at].rows(missions, tall, bool(at) and level < needed)]
            put(painter, at * (half + 2), 0, half, lines)
        return painter.drawing()
    both = MissionList(view, words, [*view.basics, *view.advanced], width, signs)
    spare = height - len(titles) - len(both.names)
    tall = both.tall(spare)
    y = 0
    for at, (title, missions) in enumerate(zip(titles, spaces, strict=True)):
        head = [both.title(title)] if spare + at >= 0 else []
        y = put(painter, 0, y, width, [*head, *both.rows(missions, tall, bool(at) and level < needed)])
    return painter.drawing()


SIDE_BY_SIDE = 110
LEAST_NAME = 12
"""Narrower names are not worth a column of their own."""

LEAST_PLACE = 6
"""A place is clipped to so many cells before a cost or reward is."""

SCRAP = 4
"""What is left of a name in so few cells is left out."""


class MissionList:
    """Missions in rows of one width, their places and trades in columns."""

    def __init__(self, view: View, words: Words, names: Sequence[str], width: int, signs: Signs) -> None:
        self.words, self.names, self.width, self.signs = words, names, width, signs
        cards = {name: view.content.missions[name] for name in names if name}
        self.cards = cards
        self.trades = {name: glyphs.trade_parts(card, words, signs) for name, card in cards.items()}
        self.places = {name: glyphs.places_parts(card, words) for name, card in cards.items()}
        self.trade = max(map(width_of, self.trades.values()), default=0)
        self.place = max(map(width_of, self.places.values()), default=0)
        self.longest = max((cell_len(words.text(name)) for name in cards), default=0)
        self.room = min(width - self.trade - self.place - 4, self.longest)

    def name_room(self, name: str) -> int:
        """Cells for a name that shares one row with its place and trade."""
        return self.width - width_of(self.places[name]) - width_of(self.trades[name]) - 4

    def tall(self, spare: int) -> set[str]:
        """Which Missions get two rows: those whose names would suffer most, or all where there is room for all."""
        if self.room >= self.longest or spare <= 0:
            return set()
        if spare >= len(self.cards):
            return set(self.cards)
        lacks = {name: cell_len(self.words.text(name)) - self.name_room(name) for name in self.cards}
        return {name for name in sorted(lacks, key=lambda name: -lacks[name])[:spare] if lacks[name] > 0}

    def title(self, title: str) -> Line:
        """A heading with a line behind it."""
        rule = self.signs.light[0] * max(self.width - cell_len(title) - 1, 0)
        return Line((title, theme.TITLE), BLANK, (rule, theme.FRAME))

    def rows(self, missions: Sequence[str], tall: set[str], locked: bool) -> list[Line]:
        """Each Mission in one or two rows: name and place, cost and reward; an empty space says so."""
        lines: list[Line] = []
        for name in missions:
            if not name:
                lines.append(Line().at(1, [(self.words.text("board_empty_space"), theme.DIM)]))
                continue
            called: Part = (self.words.text(name), theme.DIM if locked else theme.STRONG)
            place, trade = self.places[name], self.trades[name]
            if name in tall:
                place = glyphs.places_parts(self.cards[name], self.words, self.width // 2)
                line = Line().at(1, [called], self.width - width_of(place) - 3).ending(self.width - 1, place)
                lines += [line, Line().at(3, trade).spot(name, 0, self.width)]
            elif self.room >= LEAST_NAME:
                line = Line().at(1, [called], self.room).at(self.room + 2, place)
                lines.append(line.at(self.room + 3 + self.place, trade))
            else:
                end = self.width - width_of(trade)
                head = [*place, BLANK, called] if self.name_room(name) > SCRAP else place
                start = max(end, min(LEAST_PLACE, width_of(place)) + 2)
                lines.append(line := Line().at(1, head, start - 2).at(start, trade))
            line.spot(name, 0, self.width)
        return lines


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
