"""UPK-A to UPK-F: recall, income, levels, Row, Missions, Mutants; all seats finish a part before the next starts."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from resurgence_tui.engine.piles import fill_gaps

from ..content.printed import Level
from ..rulebook import book
from ..state import EMPTY, State
from .alike import all_alike
from .items import ask_payment, can_pay, gain
from .mutants import clear_map, reveal_mutants
from .option_ids import goods_word, parse_goods


@book.task("UPK-A")
def recall_and_ready(state: State, seat: int) -> None:
    """Bring all placed tokens to their owners' Rest Areas (UPK-A1), then make the cards ready (UPK-A2)."""
    state.step = 4
    count = len(state.seats)
    for one, me in enumerate(state.seats):
        placed = state.zones[one::count] + me.rooms
        for token in range(len(me.rest)):
            me.rest[token] += placed.count(token)
        me.rooms = [EMPTY] * len(me.rooms)
        me.spent = []
    state.zones = [EMPTY] * len(state.zones)
    state.tell("recalled", seat)


@book.task("UPK-B")
def column_income(state: State, seat: int) -> None:
    """Every completed Mission pays its column's income, one seat after another (UPK-B)."""
    state.then_each("UPK-B/seat", state.clockwise())


@book.task("UPK-B/seat")
def income_of(state: State, seat: int) -> None:
    """Give what leaves no choice; then ask for the mix of each column that does (AMB-80)."""
    choices = []
    for column, missions in enumerate(state.seats[seat].columns):
        if not missions:
            continue
        income, number = state.content.column_income[column], len(missions)
        if len(income) == 1:
            goods = tuple(amount * number for amount in income[0].goods)
            gain(state, seat, goods, state.content.column_ids[column])
        else:
            choices.append(column)
    for column in reversed(choices):
        state.then("UPK-B/mix", seat, column)


@book.task("UPK-B/mix")
def ask_income(state: State, seat: int, column: int) -> None:
    """Ask once for what all the Missions of a column bring, unless every mix gives the same (AMB-130)."""
    goods = tuple(bundle.goods for bundle in state.content.column_income[column])
    options = income_options(goods, len(state.seats[seat].columns[column]))
    if all_alike(state, seat, [parse_goods(option)[0] for option in options]):
        take_income(state, seat, options[0], state.content.column_ids[column])
    else:
        state.ask("UPK-B", seat, options, state.content.column_ids[column])


@lru_cache(maxsize=1024)
def income_options(alternatives: tuple[tuple[int, ...], ...], number: int) -> tuple[str, ...]:
    """All mixes of a column's alternatives over its Missions, as options."""
    mixes = combinations_with_replacement(alternatives, number)
    return tuple(dict.fromkeys(f"gain:{goods_word(tuple(map(sum, zip(*mix, strict=True))))}" for mix in mixes))


@book.answer("UPK-B")
def take_income(state: State, seat: int, option: str, column: str) -> None:
    """Gain the mix chosen."""
    gain(state, seat, parse_goods(option)[0], column)


@book.task("UPK-C")
def raise_levels(state: State, seat: int) -> None:
    """Each seat may raise its level, in turn order (UPK-C1)."""
    state.then_each("UPK-C/seat", state.clockwise())


def next_level(state: State, seat: int) -> Level | None:
    """The level after the seat's own, or None at the top."""
    levels, level = state.content.levels, state.seats[seat].level
    return levels[level + 1] if level + 1 < len(levels) else None


def can_raise_level(state: State, seat: int) -> bool:
    """Whether Ammo and Meds on hand, with what this Upkeep brought (UPK-C7), reach the next level's need, and its Fuel
    and Food can be paid (UPK-C2); the numbers are content (UPK-C3, UPK-C4, UPK-C5)."""
    level, items = next_level(state, seat), state.seats[seat].items
    return (
        level is not None and items[3] >= level.ammo and items[4] >= level.meds and can_pay(state, seat, (level.cost,))
    )


@book.task("UPK-C/seat")
def offer_level(state: State, seat: int) -> None:
    """Ask whether to rise, if the seat can."""
    if can_raise_level(state, seat):
        state.ask("UPK-C", seat, ("raise", "stay"), state.seats[seat].level + 1)


@book.answer("UPK-C")
def answer_level(state: State, seat: int, option: str, level: int) -> None:
    """Pay and rise by one; another level may follow in the same Upkeep (AMB-82)."""
    if option == "stay":
        state.tell("level_kept", seat)
        return
    state.then("UPK-C/seat", seat)
    state.then("UPK-C6", seat, level)
    ask_payment(state, seat, (state.content.levels[level].cost,), f"level_{level}")


@book.task("UPK-C6")
def raise_level(state: State, seat: int, level: int) -> None:
    """The level rises and never falls (UPK-C6)."""
    state.seats[seat].level = level
    state.tell("level_raised", seat, level)


@book.task("UPK-D")
def renew_row(state: State, seat: int) -> None:
    """Discard the cards in the two rightmost spaces (UPK-D1), slide the others right (UPK-D2), refill (UPK-D3)."""
    row = state.row
    leaving = [card for card in row[-2:] if card]
    state.survivor_discard += leaving
    staying = [card for card in row[:-2] if card]
    state.row = [""] * (len(row) - len(staying)) + staying
    fill_row(state)
    state.tell("row_renewed", seat, *leaving)


def fill_row(state: State) -> None:
    """Fill the Row's empty spaces from the deck, the rightmost first (AMB-133).

    An empty deck leaves them empty (UPK-D4, AMB-83).
    """
    fill_gaps(state.row, state.survivor_deck, list(reversed(range(len(state.row)))))


@book.task("UPK-E")
def refill_missions(state: State, seat: int) -> None:
    """Refill both columns, the topmost space first.

    Cards do not slide, an empty deck leaves spaces empty (UPK-E2, AMB-84).
    """
    basics = fill_gaps(state.basics, state.basic_deck, list(range(len(state.basics))))
    advanced = fill_gaps(state.advanced, state.advanced_deck, list(range(len(state.advanced))))
    new = [*(state.basics[space] for space in basics), *(state.advanced[space] for space in advanced)]
    state.tell("missions_refilled", seat, *new)


@book.task("UPK-F")
def move_mutants(state: State, seat: int) -> None:
    """Discard the Mutant cards, clear the map (UPK-F1, ENC-13), and turn up the next ones (UPK-F2).

    Alone against the Mutants the next ones come in Step 3 (SOLO-26).
    """
    state.mutant_discard += state.mutant_open
    state.mutant_open = []
    clear_map(state)
    reveal_mutants(state)
