"""The table as lines of text, public or as one seat sees it: made to be read aloud, a thing a line.

Everything comes from a view, in which what the viewer may not know is '?' or only a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.residuum.board import barricades_in_play, bonus, neighbours, season
from resurgence_tui.games.residuum.hexes import TOWN, edge_order, in_order, order
from resurgence_tui.games.residuum.rules.final_scoring import points
from resurgence_tui.games.residuum.rules.prices import sale
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCES, TERRAINS
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.text import Words

from .phrases import Reader, direction_text
from .pieces import owners, pieces_text, place_text, standing
from .printed_words import card_text, effects_text, goods_text, requirement_text
from .score_words import score_lines

INDENT = "  "

SEASONS = {
    "spring": "table_text_spring",
    "summer": "table_text_summer",
    "autumn": "table_text_autumn",
    "winter": "table_text_winter",
}
"""What a season changes."""


class TableText:
    """Writes one view. names: of the seats, as the players wrote them."""

    def __init__(self, words: Words, view: View, names: Sequence[str]) -> None:
        self.words, self.view, self.names = words, view, names
        self.read = Reader(words, names, view)
        self.content = view.content

    def say(self, key: str, **values: str | int) -> str:
        """A sentence of the text."""
        return self.words.text(key, **values)

    def own(self, seat: Seat) -> Iterator[str]:
        """Where a seat stands: whose turn and whose meeting it is, if not only its own, store, purse, places, hand."""
        view, me = self.view, self.view.seats[seat]
        met = view.meeting.host != NOBODY
        if view.round and not view.over and (met or view.mover != seat):
            yield self.turn()
        yield from (line.strip() for line in self.meeting())
        yield self.head(seat)
        yield from self.goods(seat)
        hexes = {me.basecamp, *me.outposts, *me.outriders, *me.loose, *me.oil} - {""}
        stands = [
            self.say(
                "table_text_stands", place=place_text(self.read, hex),
                pieces=pieces_text(self.read, standing(view, seat, hex)),
            )
            for hex in in_order(hexes)
        ]  # fmt: skip
        if stands:
            yield self.say("table_text_places", places=row(self.words, stands, "list_semicolon"))
        yield from self.hand(seat)

    def lines(self) -> list[str]:
        """The whole table."""
        seats = [line for seat in range(len(self.names)) for line in self.seat(seat)]
        sheet = score_lines(self.words, self.view, self.names) if self.view.over else []
        return [*self.calendar(), *self.map(), *self.town(), *self.meeting(), *seats, *sheet]

    # The whole table

    def calendar(self) -> Iterator[str]:
        """Turn, season and what it changes, who is on turn."""
        view, numbers = self.view, self.content.numbers
        if view.over or not view.round:
            yield self.say("table_text_over" if view.over else "table_text_setup")
            return
        yield self.turn()
        seats = len(self.names)
        order_of_play = [self.names[(view.first + place) % seats] for place in range(seats)]
        yield self.say("table_text_order", names=row(self.words, order_of_play))
        yield self.say(SEASONS[season(view)])
        if view.round in numbers.year_end_turns:
            yield self.say("table_text_year_end")
        if view.round > numbers.town_last_turn:
            yield self.say("table_text_town_closed")

    def turn(self) -> str:
        """Turn, season, who is on turn."""
        return self.say(
            "table_text_turn", turn=self.view.round, turns=self.content.numbers.turns,
            season=self.read.named(season(self.view)), name=self.read.player(self.view.mover),
        )  # fmt: skip

    def map(self) -> Iterator[str]:
        """Tiles that are laid now, the hexes row by row, then those with pieces and what lies beside them."""
        view = self.view
        if view.drawn:
            tiles = listed(self.words, [self.read.named(tile) for tile in view.drawn])
            yield self.say("table_text_tiles", tiles=tiles, left=len(view.stack))
        if not view.terrain:
            return
        hexes = [hex for hex in in_order(view.terrain) if hex != TOWN]
        yield self.say("table_text_map", count=len(hexes) + 1)
        for line in sorted({order(hex)[0] for hex in hexes}):
            told = [self.hex(hex) for hex in hexes if order(hex)[0] == line]
            yield INDENT + self.say("table_text_row", hexes=row(self.words, told))
        beside = row(self.words, [self.hex(hex) for hex in neighbours(view, TOWN)])
        yield INDENT + self.say("table_text_town_place", hexes=beside)
        yield from self.pieces(hexes)
        if view.barricades:
            edges = [
                self.say("table_text_edge", name=self.read.player(view.barricades[edge]), **self.read.edge(edge))
                for edge in sorted(view.barricades, key=edge_order)
            ]
            yield self.say("table_text_barricades", edges=row(self.words, edges, "list_semicolon"))

    def hex(self, hex: str) -> str:
        """A hex and its terrain: ``H4 Gold Mine``."""
        return self.say("table_text_hex", hex=self.read.hex(hex), terrain=self.read.named(self.view.terrain[hex]))

    def pieces(self, hexes: Sequence[str]) -> Iterator[str]:
        """What stands and lies where, and what lies around it by its direction."""
        found = [(hex, owners(self.read, hex)) for hex in hexes]
        if any(there for _, there in found):
            yield self.say("table_text_pieces")
        for hex, there in found:
            if there:
                yield INDENT + self.say(
                    "table_text_beside", place=place_text(self.read, hex),
                    pieces=row(self.words, there, "list_semicolon"), hexes=row(self.words, list(self.around(hex))),
                )  # fmt: skip

    def around(self, hex: str) -> Iterator[str]:
        """The hexes beside one: ``east H5 Woodland``; the town by its name."""
        for one in neighbours(self.view, hex):
            if one == TOWN:
                yield self.read.named("trade_town")
            else:
                yield self.say(
                    "table_text_way", way=direction_text(self.words, hex, one), hex=self.read.hex(one),
                    terrain=self.read.named(self.view.terrain[one]),
                )  # fmt: skip

    def town(self) -> Iterator[str]:
        """Prices of the season; discovery cards left; loose tiles."""
        view, prices = self.view, self.content.prices
        now = season(view)
        yield self.say("table_text_town")
        sales = [sale(view, kind) for kind in range(len(prices))]
        yield INDENT + self.say("table_text_sells", prices=self.prices(sales))
        for skilled, key in enumerate(("table_text_buys_competent", "table_text_buys_skilled")):
            costs = [(one.dear_costs if one.season == now else one.costs)[skilled] for one in prices]
            yield INDENT + self.say(key, prices=self.prices(costs))
        most = [(RESOURCES[kind], one.most) for kind, one in enumerate(prices)]
        yield INDENT + self.say("table_text_limits", goods=self.read.many(most))
        discarded = len(view.discovery_discard) + len(view.discovery_open)
        yield self.say("table_text_deck", count=len(view.discovery_deck), discarded=discarded)
        tiles = [
            self.say("table_text_tile", count=count, terrain=self.read.named(terrain))
            for terrain, count in zip(TERRAINS, view.box, strict=True)
            if count
        ]
        yield self.say("table_text_box", tiles=row(self.words, tiles) or self.say("table_text_none"))

    def prices(self, prices: Sequence[int]) -> str:
        """What one cube of each type costs or brings; types without a price are left out."""
        told = [
            self.say("table_text_price_sell", count=price, resource=self.read.named(what))
            for what, price in zip(RESOURCES, prices, strict=True)
            if price
        ]
        return row(self.words, told)

    def meeting(self) -> Iterator[str]:
        """Who meets whom, and the offer that is open."""
        meeting = self.view.meeting
        if meeting.host == NOBODY:
            return
        yield self.say(
            "table_text_meeting", hex=self.read.hex(meeting.hex), name=self.read.player(meeting.visitor),
            other=self.read.player(meeting.host),
        )  # fmt: skip
        if any((*meeting.give, *meeting.want)):
            give, want = goods_text(self.words, meeting.give), goods_text(self.words, meeting.want)
            yield INDENT + self.say("table_text_offer", give=give, want=want)

    # One seat

    def seat(self, seat: Seat) -> Iterator[str]:
        """All that a seat owns, as far as it may be seen."""
        yield self.head(seat)
        lines = (*self.leader(seat), *self.holdings(seat), *self.cards(seat), *self.conflict(seat))
        yield from (INDENT + line for line in lines)

    def head(self, seat: Seat) -> str:
        """The name of a seat, its character, and its points."""
        me = self.view.seats[seat]
        card = self.read.named(me.character) if me.character else self.say("table_text_none")
        if self.view.round:
            return self.say("table_text_seat", name=self.names[seat], card=card, count=points(self.view, seat))
        return self.say("table_text_seat_setup", name=self.names[seat], card=card)

    def leader(self, seat: Seat) -> Iterator[str]:
        """What the character is good at, and its power."""
        me = self.view.seats[seat]
        if not me.character:
            return
        printed = self.content.characters[me.character]
        ratings = [
            self.say("table_text_skilled" if skilled else "table_text_competent")
            for skilled in (printed.strategist, printed.barterer)
        ]
        yield self.say("table_text_ratings", strategy=ratings[0], bartering=ratings[1])
        if me.power_used:
            yield self.say("table_text_power_used")
        else:
            yield self.say("table_text_power", effects=effects_text(self.words, self.content, me.character))

    def goods(self, seat: Seat) -> Iterator[str]:
        """Store and purse."""
        me = self.view.seats[seat]
        yield self.say("table_text_store", goods=goods_text(self.words, me.store))
        if any(me.purse):
            points_of = [
                self.say("answer_points_of", count=count, resource=self.read.named(what))
                for what, count in zip(RESOURCES, me.purse, strict=True)
                if count
            ]
            yield self.say("table_text_purse", points=listed(self.words, points_of))

    def holdings(self, seat: Seat) -> Iterator[str]:
        """Store, purse, X, supply, and whether the town can be visited."""
        view, me, numbers = self.view, self.view.seats[seat], self.content.numbers
        yield from self.goods(seat)
        if me.basecamp:
            yield self.say("table_text_bonus", count=bonus(view, seat))
        left = [
            ("outrider", me.outriders.count("")),
            ("outpost", me.outposts.count("")),
            ("barricade", numbers.barricades - barricades_in_play(view, seat)),
        ]
        yield self.say("table_text_supply", pieces=self.read.many(left) or self.say("table_text_none"))
        if view.round and not view.over:
            yield self.say("table_text_visited" if me.visited else "table_text_not_visited")

    def cards(self, seat: Seat) -> Iterator[str]:
        """Hand, cards being looked at, completed cards, kept cards of the town."""
        me = self.view.seats[seat]
        yield from self.hand(seat)
        for key, cards in (("table_text_completed", me.completed), ("table_text_kept", me.kept)):
            if cards:
                yield self.say(key)
                yield from (INDENT + self.card(card, card in me.used, False) for card in cards)

    def hand(self, seat: Seat) -> Iterator[str]:
        """Hand and cards being looked at; of a hidden hand the number."""
        me = self.view.seats[seat]
        if UNKNOWN in me.hand:
            yield self.say("table_text_hand_hidden", count=len(me.hand))
        for key, cards in (("table_text_hand", me.hand), ("table_text_looked", me.looked)):
            if cards and UNKNOWN not in cards:
                yield self.say(key)
                yield from (INDENT + self.card(card, card in me.used, cards is me.hand) for card in cards)

    def card(self, card: str, used: bool, in_hand: bool) -> str:
        """A card with what it says; one in hand also with what it needs."""
        told = {"card": self.read.named(card), "text": card_text(self.words, self.content, card)}
        needs = requirement_text(self.words, self.content, card) if in_hand else ""
        if needs:
            return self.say("table_text_card_needs", requirement=needs, **told)
        return self.say("table_text_card_used" if used else "table_text_card", **told)

    def conflict(self, seat: Seat) -> Iterator[str]:
        """Conflict cards of a seat: how many, and its own by their values."""
        me = self.view.seats[seat]
        laid = [*me.laid, *me.blind]
        if UNKNOWN in me.conflict_hand or (UNKNOWN in me.laid and not me.conflict_hand):
            yield self.say("table_text_conflict_hidden", hand=len(me.conflict_hand), laid=len(laid))
            return
        for key, cards in (("table_text_conflict_hand", me.conflict_hand), ("table_text_conflict_laid", me.laid)):
            if cards:
                yield self.say(key, cards=listed(self.words, sorted(cards)))


def table_lines(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    return TableText(words, view, names).lines()


def own_lines(words: Words, view: View, names: Sequence[str], seat: Seat) -> list[str]:
    """Where a seat stands and what it has."""
    return list(TableText(words, view, names).own(seat))


def secret_lines(words: Words, view: View, names: Sequence[str], seat: Seat) -> list[str]:
    """Hand, cards being looked at, conflict cards."""
    me, text = view.seats[seat], TableText(words, view, names)
    cards = (*me.hand, *me.looked, *me.conflict_hand, *me.laid)
    return [] if UNKNOWN in cards else [*text.hand(seat), *text.conflict(seat)]
