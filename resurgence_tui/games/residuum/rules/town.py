"""RSD-TOWN: a visit is to sell, to buy, a card of the town, and to leave."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.types import Seat

from ..rulebook import book, lists
from ..state import State, Visit
from ..vocab import BUYING_ORDER, RESOURCE_OF, RESOURCES
from .counting import UNSAID, number_options, number_said
from .effects import run_effects
from .legal_moves import Load, town_exits
from .moving import step_to
from .prices import can_buy, cost, most_bought, sale
from .store import pairs

STREAM = "town cards"


@book.task("RSD-TOWN-10")
def visit_town(state: State, seat: Seat, origin: str) -> None:
    """Mark visited, sell, buy, card, exit, in this order (RSD-TOWN-04, RSD-TOWN-10)."""
    state.seats[seat].visited = True
    state.visit = Visit(origin=origin)
    state.tell("town_entered", seat)
    state.then("RSD-TOWN-19", seat)
    state.then("RSD-TOWN-18", seat)
    state.then("RSD-TOWN-14", seat)
    state.then("RSD-TOWN-11", seat, 0)
    state.then("RSD-TOWN-13", seat)
    state.then("RSD-TOWN-12", seat, 0)


@book.task("RSD-TOWN-12")
def sell(state: State, seat: Seat, kind: int) -> None:
    """Everything that is sold is laid down first, type by type, only out of the store (RSD-TOWN-12, RSD-TOWN-17)."""
    for one in range(kind, len(RESOURCES)):
        if state.seats[seat].store[one]:
            state.put("RSD-ASK-31", seat, RESOURCES[one], UNSAID)
            return


def _purchase_stays(state: State, seat: Seat, kind: int, number: int) -> bool:
    """Whether something could still be bought if so many cubes of a type are sold, and then as many as wanted of those
    that come after it."""
    store, visit = state.seats[seat].store, state.visit
    later = range(kind + 1, len(RESOURCES))
    credit = visit.credit + number * sale(state, kind) + sum(sale(state, one) * store[one] for one in later)
    for one in range(len(RESOURCES)):
        if visit.sold[one] or (one == kind and number):
            continue
        kept_back = sale(state, one) * store[one] if one in later else 0
        if can_buy(state, seat, one, credit - kept_back):
            return True
    return False


@lists("RSD-ASK-31")
def sell_options(state: State, seat: Seat, word: str, tens: int) -> list[str]:
    """How many of a type, so that a purchase stays possible (RSD-ASK-31)."""
    kind = RESOURCE_OF[word]
    held = range(state.seats[seat].store[kind] + 1)
    return number_options(f"sell:{word}", [one for one in held if _purchase_stays(state, seat, kind, one)], tens)


@book.answer("RSD-ASK-31")
def take_sale(state: State, seat: Seat, option: str, word: str, tens: int) -> None:
    """The cubes go to the stock, their value is credit."""
    number, ten = number_said(option, tens)
    if number == UNSAID:
        state.put("RSD-ASK-31", seat, word, ten)
        return
    kind = RESOURCE_OF[word]
    state.seats[seat].store[kind] -= number
    state.visit.sold[kind] = number
    state.visit.credit += number * sale(state, kind)
    state.then("RSD-TOWN-12", seat, kind + 1)


@book.task("RSD-TOWN-13")
def told_sales(state: State, seat: Seat) -> None:
    """What was sold is told, and is not bought in the same visit (RSD-TOWN-13)."""
    state.tell("town_sold", seat, *pairs(state.visit.sold))


def _is_on_offer(state: State, seat: Seat, kind: int) -> bool:
    return not state.visit.sold[kind] and can_buy(state, seat, kind, state.visit.credit)


@book.task("RSD-TOWN-11")
def buy(state: State, seat: Seat, place: int) -> None:
    """Purchases are taken from the credit, type by type; at least one cube must be bought (RSD-TOWN-11)."""
    for one in range(place, len(BUYING_ORDER)):
        if _is_on_offer(state, seat, BUYING_ORDER[one]):
            state.put("RSD-ASK-32", seat, RESOURCES[BUYING_ORDER[one]], UNSAID)
            return


@lists("RSD-ASK-32")
def buy_options(state: State, seat: Seat, word: str, tens: int) -> list[str]:
    """How many of a type; none only if something was bought or can still be (RSD-ASK-32)."""
    kind = RESOURCE_OF[word]
    later = BUYING_ORDER[BUYING_ORDER.index(kind) + 1 :]
    may_skip = any(state.visit.bought) or any(_is_on_offer(state, seat, one) for one in later)
    most = min(state.visit.credit // cost(state, seat, kind), most_bought(state, seat, kind))
    return number_options(f"buy:{word}", range(0 if may_skip else 1, most + 1), tens)


@book.answer("RSD-ASK-32")
def take_purchase(state: State, seat: Seat, option: str, word: str, tens: int) -> None:
    """The cubes come into the store."""
    number, ten = number_said(option, tens)
    if number == UNSAID:
        state.put("RSD-ASK-32", seat, word, ten)
        return
    kind = RESOURCE_OF[word]
    state.visit.credit -= number * cost(state, seat, kind)
    state.visit.bought[kind] = number
    state.seats[seat].store[kind] += number
    state.then("RSD-TOWN-11", seat, BUYING_ORDER.index(kind) + 1)


@book.task("RSD-TOWN-14")
def told_purchases(state: State, seat: Seat) -> None:
    """What was bought is told; credit left over is lost (RSD-TOWN-14)."""
    state.tell("town_bought", seat, *pairs(state.visit.bought))
    state.visit.credit = 0


@book.task("RSD-TOWN-18")
def draw_card(state: State, seat: Seat) -> None:
    """The top card of the town works, or is kept face up until it is played; used ones make a new deck
    (RSD-TOWN-18, RSD-TOWN-21)."""
    if not state.town_deck:
        state.town_deck, state.town_discard = state.town_discard, []
        shuffle(state, state.town_deck, STREAM)
    if not state.town_deck:
        return
    card = state.town_deck.pop()
    if state.content.cards[card].moment == "once":
        state.tell("town_card", seat, card, "used")
        state.town_card = card
        state.then("RSD-TOWN-21", seat)
        run_effects(state, seat, card)
    else:
        state.tell("town_card", seat, card, "kept")
        state.seats[seat].kept.append(card)


@book.task("RSD-TOWN-21")
def put_away(state: State, seat: Seat) -> None:
    """A card of the town that has worked goes to the discard."""
    state.town_discard.append(state.town_card)
    state.town_card = ""


@book.task("RSD-TOWN-19")
def ask_exit(state: State, seat: Seat) -> None:
    """The convoy leaves, free."""
    state.put("RSD-ASK-33", seat)


@lists("RSD-ASK-33")
def exit_options(state: State, seat: Seat) -> list[str]:
    """Where to (RSD-ASK-33); back where it came from, should a card have barred all ways."""
    convoy = state.convoy
    found = town_exits(state, seat, Load(convoy.outposts, convoy.barricades, convoy.basecamp))
    return [f"exit:{hex}" for hex in found or [state.visit.origin]]


@book.answer("RSD-ASK-33")
def leave(state: State, seat: Seat, option: str) -> None:
    """The convoy stands there with its load."""
    hex = option.removeprefix("exit:")
    step_to(state, seat, hex)
    state.visit = Visit()
    state.tell("town_left", seat, hex)
