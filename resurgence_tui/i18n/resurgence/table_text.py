"""The table as lines of text, public or as one seat sees it: made to be read aloud, a thing a line.

Everything comes from a view, in which what the viewer may not know is '?' or only a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.resurgence.standing import SCORE_SHEET, seat_points
from resurgence_tui.games.resurgence.state import EMPTY, SeatState
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, DISTRICT_IDS, TOKEN_WORDS
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Words

from .names import counted_token, name
from .printed_words import (
    bundle_text,
    card_text,
    directive_text,
    effect_text,
    event_text,
    goods_text,
    income_text,
    level_text,
    mission_text,
)
from .prompt_words import round_text, step_text
from .table_mutants import INDENT, hostile_there, mutant_lines, price_of

SCORED = {
    "track": "table_text_score_track",
    "level": "table_text_score_level",
    "ammo": "table_text_score_ammo",
    "meds": "table_text_score_meds",
    "resources": "table_text_score_resources",
    "lead_metro": "table_text_score_lead_metro",
    "lead_harbor": "table_text_score_lead_harbor",
    "lead_compound": "table_text_score_lead_compound",
    "directive_a": "table_text_score_directive_a",
    "directive_b": "table_text_score_directive_b",
    "mission_end": "table_text_score_mission_end",
}
"""A line of the score sheet, and what was scored there."""


class TableText:
    """Writes one view. names: of the seats, as the players wrote them."""

    def __init__(self, words: Words, view: View, names: Sequence[str]) -> None:
        self.words, self.view, self.names = words, view, names
        self.content = view.content

    def say(self, key: str, **values: str | int) -> str:
        """A sentence of the text."""
        return self.words.text(key, **values)

    def lines(self) -> list[str]:
        """The whole table."""
        parts = (self.head(), self.city(), self.row(), self.missions(), self.tracks())
        seats = (self.seat(seat) for seat in range(len(self.names)))
        sheet = self.sheet() if self.view.over else iter(())
        return [line for part in (*parts, *seats, sheet) for line in part]

    # The whole table

    def head(self) -> Iterator[str]:
        """Round, step, First Player, Event, Directives, Mutants."""
        view, words = self.view, self.words
        step = step_text(words, view.step)
        number = round_text(words, view.round, self.content.numbers.rounds)
        yield self.say("table_text_round" if view.round else "table_text_step", round=number, step=step)
        if not view.solo:
            yield self.say("table_text_first", name=self.names[view.first])
        if view.turn.seat != NOBODY:
            yield self.say("table_text_turn", name=self.names[view.turn.seat])
        if view.event:
            event = event_text(words, self.content.events[view.event])
            yield self.say("table_text_event", event=words.text(view.event), text=event, left=len(view.event_deck))
        for directive in view.directives:
            text = directive_text(words, self.content.directives[directive])
            yield self.say("table_text_directive", name=words.text(directive), text=text)
        if view.mutant_open:
            yield self.say("table_text_mutants", cards=listed(words, [words.text(card) for card in view.mutant_open]))
        yield from mutant_lines(words, view)
        for key, offer in (("table_text_heroes", view.heroes), ("table_text_starters", view.starters)):
            if offer:
                yield self.say(key)
                yield from (INDENT + self.card(card) for card in offer)

    def city(self) -> Iterator[str]:
        """The twelve Zones, two to a District."""
        yield self.say("table_text_city")
        event = self.view.event_card
        for zone in self.content.zones:
            yield INDENT + self.zone(zone.index)
            if zone.index % 2 and zone.district == event.district:
                district = self.words.text(DISTRICT_IDS[zone.district])
                yield INDENT * 2 + self.say("table_text_event_here", district=district)

    def zone(self, index: int) -> str:
        """A Zone: access, tokens allowed, effect, who stands there, what a further seat pays."""
        zone, view, words = self.content.zones[index], self.view, self.words
        there = hostile_there(words, view, index)
        for seat, owner in enumerate(self.names):
            token = view.token_at(index, seat)
            if token != EMPTY:
                there.append(self.say("table_text_stands", name=owner, token=words.text(TOKEN_WORDS[token])))
        line = self.say(
            "table_text_zone",
            zone=words.text(zone.id),
            area=words.text(AREA_WORDS[zone.access]),
            tokens=self.allowed(zone.tokens),
            text=effect_text(words, zone.effect),
        )
        if not there:
            return line
        occupied = self.say("table_text_occupied", zone=line, there=listed(words, there))
        price = price_of(words, view, index)
        alone = bool(view.solo) and view.token_at(index, 0) != EMPTY  # nobody is left who could join
        return occupied if alone or not price else self.say("table_text_join", zone=occupied, price=price)

    def allowed(self, tokens: Sequence[bool]) -> str:
        """Which tokens may go somewhere."""
        if all(tokens):
            return self.say("table_text_any_token")
        kinds = [TOKEN_WORDS[token] for token, may in enumerate(tokens) if may]
        return listed(self.words, [self.words.text(kind) for kind in kinds], "list_or")

    def row(self) -> Iterator[str]:
        """The Survivor Row with its prices."""
        yield self.say("table_text_row", left=len(self.view.survivor_deck))
        for card, price in zip(self.view.row, self.content.row_prices(len(self.names)), strict=True):
            shown = self.card(card) if card else self.say("table_text_empty")
            yield INDENT + self.say("table_text_price", count=price, card=shown)

    def missions(self) -> Iterator[str]:
        """The face-up Missions."""
        for key, missions, deck in (
            ("table_text_basic", self.view.basics, self.view.basic_deck),
            ("table_text_advanced", self.view.advanced, self.view.advanced_deck),
        ):
            yield self.say(key, left=len(deck))
            yield from (INDENT + self.card(mission) for mission in missions if mission)

    def tracks(self) -> Iterator[str]:
        """The three Leadership tracks."""
        yield self.say("table_text_tracks")
        for area, track in enumerate(AREA_WORDS):
            seats = [
                self.say("table_text_on_space", name=owner, space=self.view.seats[seat].tracks[area])
                for seat, owner in enumerate(self.names)
            ]
            if self.view.solo:
                mutants = self.words.text("side_mutants")
                seats.append(self.say("table_text_on_space", name=mutants, space=self.view.mutant_tracks[area]))
            yield INDENT + self.words.text("list_told", what=self.words.text(track), text=listed(self.words, seats))

    def card(self, card: str) -> str:
        """A card with what it says."""
        words, content = self.words, self.content
        if card == UNKNOWN:
            return self.say("table_text_unknown_card")
        if card in content.missions:
            return words.text("list_told", what=words.text(card), text=mission_text(words, content.missions[card]))
        if card in content.cards:
            printed = content.cards[card]
            kind = words.text("hero" if printed.type < 0 else TOKEN_WORDS[printed.type])
            return self.say("table_text_card", card=words.text(card), kind=kind, text=card_text(words, printed))
        return name(words, card)

    # One seat

    def seat(self, seat: Seat) -> Iterator[str]:
        """All that a seat owns, as far as it may be seen."""
        me = self.view.seats[seat]
        head, goods = self.standing(seat)
        yield head
        yield INDENT + goods
        if me.level + 1 < len(self.content.levels):
            text = level_text(self.words, self.content.levels[me.level + 1])
            yield INDENT + self.say("table_text_next_level", level=me.level + 1, text=text)
        yield from (INDENT + line for line in (*self.tokens(me), *self.rooms(me), *self.cards(me)))

    def standing(self, seat: Seat) -> tuple[str, str]:
        """How a seat stands, and its goods."""
        me = self.view.seats[seat]
        first = self.say("table_text_is_first") if seat == self.view.first and not self.view.solo else ""
        points = seat_points(self.view, seat)
        head = self.say("table_text_seat", name=self.names[seat], vp=points, level=me.level, first=first)
        return head, self.say("table_text_goods", goods=goods_text(self.words, tuple(me.items)))

    def own(self, seat: Seat) -> Iterator[str]:
        """Whose turn it is, if not the seat's, how the seat stands, and its goods."""
        if self.view.turn.seat not in (NOBODY, seat):
            yield self.say("table_text_turn", name=self.names[self.view.turn.seat])
        yield from self.standing(seat)

    def tokens(self, me: SeatState) -> Iterator[str]:
        """Bag, hand of drawn tokens, Assignment board, Rest Area, supply and what is retired."""
        yield self.say("table_text_bag", tokens=self.counted(me.bag))
        yield from self.drawn(me)
        for key, counts in (
            ("table_text_rest", me.rest), ("table_text_supply", me.supply), ("table_text_retired", me.retired),
        ):  # fmt: skip
            if any(counts):
                yield self.say(key, tokens=self.counted(counts))

    def drawn(self, me: SeatState) -> Iterator[str]:
        """Hand of drawn tokens, and Assignment board."""
        if any(me.drawn):
            yield self.say("table_text_drawn", tokens=self.counted(me.drawn))
        if len(me.areas) > 15:
            if me.areas[-1]:
                yield self.say("table_text_assigned", tokens=self.counted(me.areas))
        elif any(me.areas):
            areas = [(word, me.areas[area * 5 : area * 5 + 5]) for area, word in enumerate(AREA_WORDS)]
            shown = [
                self.words.text("list_told", what=self.words.text(word), text=self.counted(tokens))
                for word, tokens in areas
                if any(tokens)
            ]
            yield self.say("table_text_assigned", tokens="; ".join(shown))

    def counted(self, counts: Sequence[int]) -> str:
        """Counts by type; of hidden ones only how many."""
        if len(counts) > len(TOKEN_WORDS) and sum(counts[:-1]) == 0:
            return self.say("table_text_hidden_tokens", count=counts[-1])
        parts = [counted_token(self.words, TOKEN_WORDS[token], count) for token, count in enumerate(counts) if count]
        return listed(self.words, parts) or self.say("table_text_none")

    def rooms(self, me: SeatState) -> Iterator[str]:
        """The rooms: cleared ones with their effect and who works there, and those under Rubble."""
        yield self.say("table_text_rooms")
        buried: list[str] = []
        closed: list[str] = []
        for room in self.content.rooms:
            named = self.words.text(room.id)
            if room.index in me.flipped:
                rubble = name(self.words, me.rubble[room.index])
                closed.append(self.say("table_text_open_rubble", room=named, rubble=rubble))
                continue
            if me.rubble[room.index]:
                buried.append(self.say("table_text_buried", room=named, level=room.level))
                continue
            text = effect_text(self.words, room.effect)
            line = self.say("table_text_room", room=named, tokens=self.allowed(room.tokens), text=text)
            token = me.rooms[room.index]
            there = "" if token == EMPTY else self.say("table_text_in_room", token=self.words.text(TOKEN_WORDS[token]))
            yield INDENT + line + there
        if buried:
            yield INDENT + self.say("table_text_rubble", rooms=listed(self.words, buried))
        if closed:
            yield INDENT + self.say("table_text_closed", rooms=listed(self.words, closed))

    def cards(self, me: SeatState) -> Iterator[str]:
        """Survivor cards, planned and completed Missions, the draft."""
        for key, cards in (("table_text_cards", me.cards), ("table_text_planned", [card for card in me.slots if card])):
            if cards:
                yield self.say(key)
                for card in cards:
                    yield INDENT + self.card(card) + (self.say("table_text_spent") if card in me.spent else "")
        for column, missions in enumerate(me.columns):
            if missions:
                income = income_text(self.words, self.content.column_income[column])
                done = listed(self.words, [self.words.text(mission) for mission in missions])
                column_name = self.words.text(self.content.column_ids[column])
                yield self.say("table_text_column", column=column_name, missions=done, text=income)
        yield from self.hand(me)

    def hand(self, me: SeatState) -> Iterator[str]:
        """The draft; of hidden cards the number."""
        for key, cards in (("table_text_hand", me.hand), ("table_text_picks", me.picks)):
            if cards:
                known = UNKNOWN not in cards
                shown = listed(self.words, self.salvage(cards)) if known else ""
                yield self.say(key, cards=shown or self.say("table_text_hidden_cards", count=len(cards)))

    def salvage(self, cards: Sequence[str]) -> list[str]:
        """Salvage cards and what they bring."""
        words, printed = self.words, self.content.salvage
        texts = [(words.text(card), bundle_text(words, printed[card])) for card in cards]
        return [words.text("list_told", what=what, text=text) for what, text in texts]

    def sheet(self) -> Iterator[str]:
        """The score sheets."""
        yield self.say("table_text_scores")
        sheets = [(owner, self.view.seats[seat].sheet) for seat, owner in enumerate(self.names)]
        if self.view.solo:
            sheets.append((self.words.text("side_mutants"), self.view.mutant_sheet))
        for owner, sheet in sheets:
            scored = [(line, sheet[line]) for line in SCORE_SHEET.in_order(sheet) if sheet[line]]
            lines = [self.say(SCORED[line], count=points) for line, points in scored]
            total = sum(sheet.values())
            yield INDENT + self.say("table_text_score", name=owner, count=total, lines=listed(self.words, lines))


def table_lines(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    return TableText(words, view, names).lines()


def own_lines(words: Words, view: View, names: Sequence[str], seat: Seat) -> list[str]:
    """Where a seat stands and what it has."""
    return list(TableText(words, view, names).own(seat))


def secret_lines(words: Words, view: View, names: Sequence[str], seat: Seat) -> list[str]:
    """The cards of the draft; while the seats assign, the tokens drawn and where they go."""
    me, text = view.seats[seat], TableText(words, view, names)
    tokens = list(text.drawn(me)) if view.veiled else []
    return tokens if UNKNOWN in (*me.hand, *me.picks) else [*tokens, *text.hand(me)]


def score_lines(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """The score sheets of a finished game."""
    return list(TableText(words, view, names).sheet())
