"""A game of a few lines for the kernel's own tests: an auction with secret bids, stones in a bag, and an objection.

Three rounds, in a quick game one. Each seat draws a stone unseen by others, bids coins in secret and names a colour in
secret. The highest bidder (the first of them clockwise) pays its bid in coins and stones of its hand and takes the top
card; the next seat may object for a coin, and then the card goes to the discard.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter
from pydantic.dataclasses import dataclass

from resurgence_tui.engine.machine import run
from resurgence_tui.engine.options import OptionSpec, Value, check_options
from resurgence_tui.engine.piles import draw_kind, shuffle
from resurgence_tui.engine.rulebook import Rulebook
from resurgence_tui.engine.table import Hide, Shared, Table, make_clone, redact, redact_table
from resurgence_tui.engine.types import NOBODY, Fact, LogEntry, Seat

COINS = {"few": 4, "many": 6}
OPTIONS = (
    OptionSpec("coins", tuple(COINS), "few", "SETUP", seats={"many": (2, 3)}),
    OptionSpec("quick", (False, True), False, "SETUP", excludes=((True, "coins", "many"),)),
)
COLOURS = ("red", "blue")
ROUNDS = 3
book = Rulebook()


class Cards:
    """What is printed: the cards of the deck."""

    ids = tuple(f"card_{letter}" for letter in "abcdef")
    hash = "tiny"
    changed: Mapping[str, Any] = {}


@dataclass(slots=True, kw_only=True)
class Player:
    """One seat: coins, stones in the bag and drawn by colour, the secret bid and colour, cards won."""

    coins: int = 4
    bag: Annotated[list[int], Hide.OTHERS_WHILE_VEILED] = Field(default_factory=lambda: [2, 2])
    drawn: Annotated[list[int], Hide.OTHERS_WHILE_VEILED] = Field(default_factory=lambda: [0, 0])
    spent: list[int] = Field(default_factory=lambda: [0, 0])
    secret: Annotated[list[str], Hide.OTHERS] = Field(default_factory=list)
    won: list[list[str]] = Field(default_factory=lambda: [[], []])


@dataclass(slots=True, kw_only=True, config=ConfigDict(arbitrary_types_allowed=True))
class Auction(Table):
    """The whole table. taken: the card on its way from the deck to whoever gets it."""

    content: Annotated[Any, Shared.CONTENT, Field(exclude=True)] = None
    round: int = 0
    players: list[Player] = Field(default_factory=list)
    deck: Annotated[list[str], Hide.ALL] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)
    taken: str = ""
    chosen: dict[str, str | bool] = Field(default_factory=dict)


ADAPTER: TypeAdapter[Auction] = TypeAdapter(Auction)
clone_auction = make_clone(Auction)


@book.task("ROUND")
def start_round(table: Auction, seat: Seat) -> None:
    """Everybody draws a stone, then bids in secret."""
    if table.round == (1 if table.chosen.get("quick") else ROUNDS):
        table.over = True
        return
    table.round += 1
    table.veiled = True
    table.tell("round", NOBODY, table.round)
    for one, player in enumerate(table.players):
        kind = draw_kind(table, player.bag, f"bag {one}")
        player.drawn[kind] += 1
        table.tell_only(one, "drew", one, COLOURS[kind])
    table.then("REVEAL", NOBODY)
    table.then_together("BID", len(table.players), "coins")


@book.task("BID")
def ask_bid(table: Auction, seat: Seat, what: str) -> None:
    """Ask for the bid in secret."""
    table.ask("BID", seat, [f"bid:{coins}" for coins in range(table.players[seat].coins + 1)], what)


@book.answer("BID")
def take_bid(table: Auction, seat: Seat, option: str, what: str) -> None:
    """Note the bid and ask for the colour, still in secret."""
    table.players[seat].secret.append(option)
    table.tell("bid", seat, option)
    table.then("COLOUR", seat)


@book.task("COLOUR")
def ask_colour(table: Auction, seat: Seat) -> None:
    """Ask for the colour of the pile."""
    table.ask("COLOUR", seat, [f"colour:{colour}" for colour in COLOURS])


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
    stones = sum(table.players[seat].drawn)
    table.ask("PAY", seat, [f"stones:{used}" for used in range(min(stones, due) + 1)], due)


@book.answer("PAY")
def pay(table: Auction, seat: Seat, option: str, due: int) -> None:
    """Take stones and coins away."""
    player, used = table.players[seat], int(option.partition(":")[2])
    player.coins -= due - used
    for _ in range(used):
        colour = 0 if player.drawn[0] else 1
        player.drawn[colour] -= 1
        player.spent[colour] += 1


@book.task("REACT")
def ask_objection(table: Auction, seat: Seat, winner: Seat) -> None:
    """The next seat may object, if it has a coin."""
    table.ask("REACT", seat, ["object", "let"] if table.players[seat].coins else ["let"], winner)


@book.answer("REACT")
def react(table: Auction, seat: Seat, option: str, winner: Seat) -> None:
    """The card goes to the winner's pile of the named colour, or to the discard."""
    card, table.taken = table.taken, ""
    if option == "object":
        table.players[seat].coins -= 1
        table.discard.append(card)
    else:
        colour = COLOURS.index(table.players[winner].secret[1].partition(":")[2])
        table.players[winner].won[colour].append(card)
    for player in table.players:
        player.secret = []


class TinyGame:
    """The auction, for the kernel and its hosts."""

    name = "tiny"
    book = book
    edition = 1
    seats = (2, 4)
    options = OPTIONS
    modes: tuple[str, ...] = ()
    turns: frozenset[str] = frozenset()
    together: frozenset[str] = frozenset()

    def content(self, pack: str | None = None) -> Cards:
        """The cards."""
        return Cards()

    def content_from(self, changed: Mapping[str, Any]) -> Cards:
        """The cards, since there are no others."""
        return Cards()

    def start(self, seats: int, seed: int, options: Mapping[str, Any], content: Any) -> Auction:
        """A table at its first question."""
        chosen = check_options(self.options, options, seats)
        coins = COINS[str(chosen["coins"])]
        players = [Player(coins=coins) for _ in range(seats)]
        table = Auction(seed=seed, players=players, deck=list(content.ids), chosen=chosen)
        table.content = content
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
        redact_table(seen, seat)
        for owner, player in enumerate(seen.players):
            redact(Player, player, owner == seat, table.veiled)
        return seen

    def dump(self, table: Auction) -> dict[str, Any]:
        """The table as JSON values."""
        dumped: dict[str, Any] = ADAPTER.dump_python(table, mode="json")
        return dumped

    def load(self, data: Any, content: Any, edition: int | None = None) -> Auction:
        """The table from JSON values."""
        table = ADAPTER.validate_python(data)
        table.content = content
        return table

    def fits(self, table: Auction, seats: int, options: Mapping[str, Value]) -> bool:
        """Whether it was set up so."""
        return len(table.players) == seats and table.chosen == options

    def may_tell(self, table: Auction, entry: LogEntry) -> bool:
        """Anything may be told."""
        return True

    def winners(self, table: Auction) -> list[Seat]:
        """Whoever has most cards."""
        scores = self.scores(table)
        return [seat for seat, score in enumerate(scores) if table.over and score == max(scores)]

    def scores(self, table: Auction) -> list[int]:
        """Cards of each seat."""
        return [sum(map(len, player.won)) for player in table.players]

    def dated(self, before: Auction | None, facts: Iterable[Fact]) -> list[LogEntry]:
        """Facts with the round that they fall in; there are no steps."""
        return [LogEntry(before.round if before else 0, 0, fact) for fact in facts]


GAME = TinyGame()


def new_auction(seats: int = 3, seed: int = 1) -> Auction:
    """A game at its first question."""
    return GAME.start(seats, seed, {}, GAME.content())
