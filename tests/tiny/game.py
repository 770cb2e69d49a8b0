"""A second game, small but whole: an auction with secret bids, stones in a bag, an objection, and a map to flag.

Three rounds, in a quick game one. Each seat draws a stone unseen by others, bids coins in secret and names a pile by
its colour in secret. The highest bidder (the first of them clockwise) pays its bid in coins and stones of its hand and
takes the top card; the next seat may object for a coin, and then the card goes to the discard (and scores for the
house, if it takes part). A card that is kept scores, one point more on the pile of its own colour, and where there is a
map its owner may put a flag on a free field. The game ends at once when somebody has two cards on one pile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from resurgence_tui.engine.breakdown import Breakdown, Told
from resurgence_tui.engine.chance import Draws, mix
from resurgence_tui.engine.machine import run
from resurgence_tui.engine.options import Value, check_options
from resurgence_tui.engine.piles import draw_kind, shuffle
from resurgence_tui.engine.rulebook import Rulebook
from resurgence_tui.engine.sides import Points, Progress, SheetSpec, Side
from resurgence_tui.engine.table import redact, redact_table, unredacted
from resurgence_tui.engine.types import NOBODY, Decision, Fact, LogEntry, Seat

from .content import COLOURS, FIELDS, Cards, read_cards, schema
from .options import COINS, MODE_OPTION, OPTIONS
from .table import ADAPTER, LINES, SEATS, Auction, Player, answers, clone_auction, points_of_map, problems

__all__ = ["GAME", "OPTIONS", "Auction", "Cards", "book", "new_auction"]

HOUSE = "house"
"""The rival without a seat, and the option that lets it play."""

PAIR = 2
"""So many cards on one pile end the game."""

FOR_A_CARD = 2
"""Points of the house for each card that nobody gets."""

TOLD = {
    "round": 1, "drew": 1, "bid": 1, "bids": -1, "paid": 2, "took": 2, "objected": 1, "scored": 2, "house_scored": 1,
    "flagged": 1, "unflagged": 0, "ended": 1, "final_score": 1, "won": 0,
}  # fmt: skip
"""The keys of all facts, and how many values each carries; -1: one a seat."""

book = Rulebook()


@book.task("ROUND")
def start_round(table: Auction, seat: Seat) -> None:
    """Everybody draws a stone, then bids in secret."""
    if table.round == table.rounds:
        finish(table, "rounds")
        return
    table.round += 1
    table.veiled = True
    table.tell("round", NOBODY, table.round)
    for one, player in enumerate(table.players):
        player.secret = []
        kind = draw_kind(table, player.bag, f"bag {one}")
        player.drawn[kind] += 1
        table.tell_only(one, "drew", one, COLOURS[kind])
    table.then("REVEAL", NOBODY)
    table.then_together("BID", len(table.players), "coins")


@book.task("BID")
def ask_bid(table: Auction, seat: Seat, what: str) -> None:
    """Ask for the bid in secret."""
    table.ask("BID", seat, answers(table, "BID", seat, (what,)), what)


@book.answer("BID")
def take_bid(table: Auction, seat: Seat, option: str, what: str) -> None:
    """Note the bid and ask for the colour, still in secret."""
    table.players[seat].secret.append(option)
    table.tell("bid", seat, option)
    table.then("COLOUR", seat)


@book.task("COLOUR")
def ask_colour(table: Auction, seat: Seat) -> None:
    """Ask for the colour of the pile."""
    table.ask("COLOUR", seat, answers(table, "COLOUR", seat, ()))


@book.answer("COLOUR")
def take_colour(table: Auction, seat: Seat, option: str) -> None:
    """Note the colour."""
    table.players[seat].secret.append(option)


@book.task("REVEAL")
def reveal(table: Auction, seat: Seat) -> None:
    """Turn the bids up; the highest bidder pays."""
    table.veiled = False
    bids = [int(player.secret[0].partition(":")[2]) for player in table.players]
    table.tell("bids", NOBODY, *bids)
    winner = bids.index(max(bids))
    table.taken = table.deck.pop()
    table.then("ROUND", NOBODY)
    table.then("REACT", (winner + 1) % len(bids), winner)
    table.then("PAY", winner, bids[winner])


@book.task("PAY")
def ask_payment(table: Auction, seat: Seat, due: int) -> None:
    """Ask with how many stones of the hand the bid is paid; the rest is paid in coins."""
    table.ask("PAY", seat, answers(table, "PAY", seat, (due,)), due)


@book.answer("PAY")
def pay(table: Auction, seat: Seat, option: str, due: int) -> None:
    """Take stones and coins away."""
    player, used = table.players[seat], int(option.partition(":")[2])
    player.coins -= due - used
    for _ in range(used):
        colour = 0 if player.drawn[0] else 1
        player.drawn[colour] -= 1
        player.spent[colour] += 1
    table.tell("paid", seat, due - used, used)


@book.task("REACT")
def ask_objection(table: Auction, seat: Seat, winner: Seat) -> None:
    """The next seat may object, if it has a coin."""
    table.ask("REACT", seat, answers(table, "REACT", seat, (winner,)), winner)


@book.answer("REACT")
def react(table: Auction, seat: Seat, option: str, winner: Seat) -> None:
    """The card goes to the winner's pile of the named colour, or to the discard."""
    card, table.taken = table.taken, ""
    if option == "object":
        object_to(table, seat, card)
    else:
        keep(table, winner, card, table.players[winner].secret[1].partition(":")[2])


def object_to(table: Auction, seat: Seat, card: str) -> None:
    """A seat pays a coin, and nobody gets the card."""
    table.players[seat].coins -= 1
    table.discard.append(card)
    table.tell("objected", seat, card)
    if table.has_house:
        table.house += FOR_A_CARD
        table.tell("house_scored", NOBODY, FOR_A_CARD)


def keep(table: Auction, seat: Seat, card: str, colour: str) -> None:
    """A seat lays a card on its pile; two on one pile end the game, else it may put a flag on the map."""
    player, points = table.players[seat], table.content.points(card, colour)
    pile = player.won[COLOURS.index(colour)]
    pile.append(card)
    player.points += points
    table.tell("took", seat, card, colour)
    table.tell("scored", seat, "cards", points)
    if len(pile) == PAIR:
        finish(table, "pair")
    elif table.has_map:
        table.then("PLACE", seat)


@book.task("PLACE")
def ask_flag(table: Auction, seat: Seat) -> None:
    """Ask for the field of a flag."""
    table.ask("PLACE", seat, answers(table, "PLACE", seat, ()))


@book.answer("PLACE")
def place_flag(table: Auction, seat: Seat, option: str) -> None:
    """Put the flag there, or put none."""
    field = option.partition(":")[2]
    if field:
        table.flags[FIELDS.index(field)] = seat
        table.tell("flagged", seat, field)
    else:
        table.tell("unflagged", seat)


def finish(table: Auction, why: str) -> None:
    """The game ends: everybody's map and purse score, and of each two free fields the house scores one."""
    table.over, table.veiled = True, False
    table.agenda.clear()
    table.tell("ended", NOBODY, why)
    for seat, player in enumerate(table.players):
        player.secret = []
        player.sheet = {"cards": player.points, **points_of_map(table, seat), "purse": player.coins // 2}
        table.tell("final_score", seat, sum(player.sheet.values()))
    if table.has_house:
        table.house_sheet = {"cards": table.house, "fields": table.flags.count(NOBODY) // 2, "pairs": 0, "purse": 0}
    for seat in GAME.winners(table):
        table.tell("won", seat)


class TinyGame:
    """The auction, for the kernel and its hosts; see ``engine.game.Game``."""

    name = "tiny"
    book = book
    edition = 1
    seats = SEATS
    options = OPTIONS
    mode_option = MODE_OPTION
    sheet = SheetSpec(
        LINES, during="cards", rule="PURSE", rivals=("house",), earned=("cards",), sources=tuple(LINES),
        moments=("cards",),
    )  # fmt: skip
    turns: frozenset[str] = frozenset({"PAY"})
    breakdowns = (
        Breakdown("cards", {"took": Told(0)}),
        Breakdown("coins", {"paid": Told(1, amount=0)}),
        Breakdown("end", at_end=lambda table, seat: [str(table.round)]),
    )
    together: Mapping[str, str] = MappingProxyType({})
    begins: frozenset[str] = frozenset()

    def content(self, pack: str | None = None, made_with: str = "") -> Cards:
        """The cards; they have never had other values."""
        return read_cards(pack)

    def content_from(self, changed: Mapping[str, Any], made_with: str = "") -> Cards:
        """The cards of a save."""
        return Cards(changed)

    def start(self, seats: int, seed: int, options: Mapping[str, Any], content: Any) -> Auction:
        """A table at its first question."""
        if not SEATS[0] <= seats <= SEATS[1]:
            raise ValueError(f"An auction is held by {SEATS[0]} to {SEATS[1]} seats, not {seats}.")
        chosen = check_options(self.options, options, seats)
        coins = COINS[str(chosen[MODE_OPTION])]
        players = [Player(coins=coins) for _ in range(seats)]
        table = Auction(seed=seed, players=players, deck=list(content.ids), chosen=chosen)
        table.content = content
        table.house = content.begun if table.has_house else 0
        shuffle(table, table.deck, "deck")
        table.then("ROUND", NOBODY)
        run(table, book)
        return table

    def clone(self, table: Auction) -> Auction:
        """A copy."""
        copied: Auction = clone_auction(table)
        return copied

    def view(self, table: Auction, seat: Seat) -> Auction:
        """What a seat may see."""
        seen = self.clone(table)
        if not redact_table(seen, seat):
            return seen
        for owner, player in enumerate(seen.players):
            redact(Player, player, owner == seat, table.veiled)
        return seen

    def imagine(self, view: Auction, chance: Draws) -> Auction:
        """A table that looks like that to the seat: deck, stones and secret answers of others are drawn anew."""
        table = self.clone(view)
        known = unredacted(table, len(view.players), chance)
        seen = {*view.discard, view.taken, *(card for player in view.players for pile in player.won for card in pile)}
        table.deck = [card for card in view.content.ids if card not in seen]
        mix(table.deck, chance)
        for owner, player in enumerate(table.players):
            if owner == known.seat:
                continue
            if view.veiled:
                stones = [kind for kind, spent in enumerate(player.spent) for _ in range(2 - spent)]
                mix(stones, chance)
                held = sum(player.drawn)
                player.drawn = [stones[:held].count(kind) for kind in (0, 1)]
                player.bag = [stones[held:].count(kind) for kind in (0, 1)]
            for number in range(len(player.secret)):
                listed = answers(table, ("BID", "COLOUR")[number], owner, ())
                player.secret[number] = listed[chance.below(len(listed))]
        table.open = [
            asked if asked.options else asked._replace(
                options=tuple(answers(table, asked.rule, asked.seat, ())), context=("coins",) * (asked.rule == "BID"))
            for asked in table.open
        ]  # fmt: skip
        return table

    def dump(self, table: Auction) -> dict[str, Any]:
        """The table as JSON values."""
        dumped: dict[str, Any] = ADAPTER.dump_python(table, mode="json")
        return dumped

    def load(self, data: Any, content: Any, edition: int | None = None) -> Auction:
        """The table from JSON values; ValueError if they are not a sound one."""
        table = ADAPTER.validate_python(data)
        table.content = content
        if self.dump(table) != data:
            raise ValueError("the table has fields that are unknown, missing or of another kind")
        for problem in problems(table):
            raise ValueError(problem)
        return table

    def fits(self, table: Auction, seats: int, options: Mapping[str, Value]) -> bool:
        """Whether it was set up so."""
        return len(table.players) == seats and table.chosen == options

    def may_tell(self, table: Auction, entry: LogEntry) -> bool:
        """Whether there is a fact of that kind, with as many values, and a house that it may tell of."""
        key, seat, values, eyes = entry.fact
        count = len(table.players) if TOLD.get(key) == -1 else TOLD.get(key)
        known = len(values) == count and (key != "house_scored" or table.has_house)
        return known and all(NOBODY <= one < len(table.players) for one in (seat, eyes))

    def winners(self, table: Auction) -> list[Seat]:
        """Whoever has most points; nobody if the house has as many."""
        sides = self.sides(table) if table.over else []
        most = max((side.points for side in sides), default=0)
        if any(side.rival and side.points == most for side in sides):
            return []
        return [side.seat for side in sides if side.points == most]

    def scores(self, table: Auction) -> list[int]:
        """Points of each seat."""
        return [side.points for side in self.sides(table) if not side.rival]

    def dated(self, before: Auction | None, facts: Iterable[Fact]) -> list[LogEntry]:
        """Facts with the round that they fall in; there are no steps."""
        round_, found = before.round if before else 0, []
        for fact in facts:
            round_ = int(fact.values[0]) if fact.key == "round" else round_
            found.append(LogEntry(round_, 0, fact))
        return found

    def sides(self, table: Auction) -> list[Side]:
        """The seats, and the house if it takes part."""
        sides = []
        for seat, player in enumerate(table.players):
            points = sum(player.sheet.values()) if table.over else player.points
            earned = {"cards": player.points} if player.points else {}
            sources = dict.fromkeys(LINES, 0) | player.sheet
            sides.append(Side(seat, points, player.points, sheet=player.sheet, earned=earned, sources=sources))
        if table.has_house:
            points = sum(table.house_sheet.values()) if table.over else table.house
            sides.append(Side(NOBODY, points, table.house, HOUSE, table.content.begun, table.house_sheet))
        return sides

    def progress(self, table: Auction) -> Progress:
        """The round that is played."""
        return Progress(table.round, table.rounds)

    def points_in(self, log: Iterable[LogEntry]) -> list[Points]:
        """Cards that were kept, and those that went to the house."""
        found = []
        for entry in log:
            fact = entry.fact
            if fact.key == "scored":
                found.append(Points(entry.round, fact.seat, str(fact.values[0]), int(fact.values[1])))
            elif fact.key == "house_scored":
                found.append(Points(entry.round, NOBODY, "cards", int(fact.values[0])))
        return found

    def gives_up(self, option: str) -> bool:
        """Whether an option does without something: a flag."""
        return option == "done"

    def unasked(self, view: Callable[[], Any], decision: Decision) -> str:
        """Everything is asked."""
        return ""

    def table_schema(self) -> dict[str, Any]:
        """JSON Schema of a table."""
        return ADAPTER.json_schema()

    def content_schema(self) -> dict[str, Any]:
        """JSON Schema of the file of a pack."""
        return schema()


GAME = TinyGame()


def new_auction(seats: int = 3, seed: int = 1) -> Auction:
    """A game at its first question."""
    return GAME.start(seats, seed, {}, GAME.content())
