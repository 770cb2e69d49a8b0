"""SET: the table as it is laid out before the first round, in the printed order (AMB-18)."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle

from ..rulebook import book
from ..state import State, blank_table
from .encounters_expansion import fill_black_bag
from .items import gain
from .mutants import reveal_mutants
from .option_ids import prefixed
from .step4_upkeep import fill_row, refill_missions

MUTANT_TOKENS = 6
"""COMP-12."""


@book.task("SET-02")
def lay_row(state: State, seat: int) -> None:
    """Shuffle the Survivor deck and fill the Row, whose length follows the number of seats (SET-02)."""
    state.survivor_deck = list(state.content.survivors)
    shuffle(state, state.survivor_deck, "survivor deck")
    state.row = [""] * len(state.content.row_prices(len(state.seats)))
    fill_row(state)


@book.task("SET-03")
def reveal_directives(state: State, seat: int) -> None:
    """One Directive of each deck is open; the others leave the game (SET-03)."""
    for deck, name in ((state.content.directives_a, "directives a"), (state.content.directives_b, "directives b")):
        cards = list(deck)
        shuffle(state, cards, name)
        state.directives.append(cards.pop())
        state.aside += cards


@book.task("SET-04")
def prepare_events(state: State, seat: int) -> None:
    """The Beginning lies open; five of the other Events are the deck (SET-04): one for each round (EVT-07).

    Bonus Events may be shuffled among them (ENC-14); alone there are no Events (SOLO-02).
    """
    cards = list(state.content.event_deck)
    if state.solo:
        state.aside += [state.content.beginning, *cards]
        return
    if state.bonus_events:
        cards += state.content.bonus_events
    shuffle(state, cards, "event deck")
    used = state.content.numbers.event_cards_used
    state.event, state.event_deck = state.content.beginning, cards[:used]
    state.aside += cards[used:]


@book.task("SET-05")
def choose_first_player(state: State, seat: int) -> None:
    """The First Player is drawn at random (SET-05, AMB-155)."""
    order = list(range(len(state.seats)))
    shuffle(state, order, "first player")
    state.first = order[0]
    state.tell("first_player", state.first)


@book.task("SET-06")
def prepare_mutants(state: State, seat: int) -> None:
    """Leave the 4P blank out below four seats and shuffle (SET-06); alone both blanks are left out (SOLO-03)."""
    cards = list(state.content.mutant_district)
    if state.solo:
        state.gone += [card for card in cards if state.content.mutant_district[card] < 0]
    elif len(state.seats) < 4:
        state.gone.append(state.content.mutant_four)
    cards = [card for card in cards if card not in state.gone]
    shuffle(state, cards, "mutant deck")
    state.mutant_deck, state.mutant_supply = cards, MUTANT_TOKENS
    if state.encounters:
        fill_black_bag(state)


@book.task("SET-07")
def reveal_first_mutants(state: State, seat: int) -> None:
    """Turn up the first Mutant cards and place their tokens (SET-07, SET-08)."""
    reveal_mutants(state)


@book.task("SET-09")
def lay_missions(state: State, seat: int) -> None:
    """Shuffle both Mission decks and fill the columns from the top (SET-09, SET-10)."""
    numbers, seats = state.content.numbers, len(state.seats)
    state.basic_deck, state.advanced_deck = list(state.content.basics), list(state.content.advanced)
    shuffle(state, state.basic_deck, "basic deck")
    shuffle(state, state.advanced_deck, "advanced deck")
    state.basics = [""] * numbers.basic_column_spaces[seats]
    state.advanced = [""] * numbers.advanced_column_spaces[seats]
    refill_missions(state, seat)


@book.task("SET-16")
def hand_out_boards(state: State, seat: int) -> None:
    """Give every seat its pieces (SET-11), the Ammo and Meds it starts with (SET-14), nine unseen Rubble tokens
    (SET-16) and its starting bag (SET-22)."""
    rubble = list(state.content.rubble)
    shuffle(state, rubble, "rubble")
    numbers = state.content.numbers
    for me in state.seats:
        me.items[3] = me.items[4] = state.content.supply_start
        me.bag = list(numbers.starting_bag)
        me.supply = [total - used for total, used in zip(numbers.seat_tokens, numbers.starting_bag, strict=True)]
        for room in state.content.rooms:
            if not room.open:
                me.rubble[room.index] = rubble.pop()
    state.aside += rubble


@book.task("SET-18")
def reveal_heroes(state: State, seat: int) -> None:
    """Reveal one Hero and one Starter Mission more than there are seats; the others leave the game (SET-18)."""
    number = len(state.seats) + 1
    for deck, open_cards, name in (
        (state.content.heroes, state.heroes, "heroes"),
        (state.content.starters, state.starters, "starters"),
    ):
        cards = list(deck)
        shuffle(state, cards, name)
        open_cards += cards[:number]
        state.aside += cards[number:]


@book.task("SET-19")
def open_hero_choice(state: State, seat: int) -> None:
    """In reverse turn order each seat takes a Hero and a Starter Mission (SET-19, AMB-06)."""
    state.then("SET-20", seat)
    state.then_each("SET-19/seat", reversed(state.clockwise()))


@book.task("SET-19/seat")
def ask_hero(state: State, seat: int) -> None:
    """Ask which of the open Heroes the seat takes."""
    state.ask("SET-19", seat, [prefixed("take", hero) for hero in state.heroes], "hero")


@book.answer("SET-19")
def take_hero_or_starter(state: State, seat: int, option: str, kind: str) -> None:
    """The Hero lies beside the Compound; then the Starter Mission goes into a planning slot (SET-20).

    A Hero may bring goods, so that all are worth the same (HERO-EVEN).
    """
    card = option.partition(":")[2]
    if kind == "hero":
        state.heroes.remove(card)
        state.seats[seat].cards.append(card)
        state.tell("hero_taken", seat, card)
        if state.even_heroes and any(goods := state.content.even_goods[card].goods):
            gain(state, seat, goods, card)
        state.ask("SET-19", seat, [prefixed("take", starter) for starter in state.starters], "starter")
    else:
        state.starters.remove(card)
        state.seats[seat].slots.append(card)
        state.tell("starter_taken", seat, card)


@book.task("SET-20")
def clear_offers(state: State, seat: int) -> None:
    """What nobody took leaves the game, seen by all."""
    state.gone += state.heroes + state.starters
    state.heroes, state.starters = [], []


def empty_table(seats: int, seed: int) -> State:
    """The main board with nothing on it yet, for that many seats (SET-01)."""
    return blank_table(seats, seed)
