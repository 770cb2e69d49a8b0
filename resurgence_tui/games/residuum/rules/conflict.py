"""RSD-FIGHT: conflict cards are dealt, laid in secret, strengthened by boosters, and revealed."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.types import Seat

from ..board import (
    barricades_round,
    basecamps_at,
    has_outpost,
    is_location,
    lasting,
    outriders_at,
)
from ..rulebook import book, lists
from ..state import State
from ..vocab import ARMED, CHEM, NUCLEAR, RESOURCES, TECH
from .completing import play_kept
from .counting import UNSAID, number_options, number_said
from .effects import boosts, run_effects

STREAM = "conflict"


@book.task("RSD-FIGHT-01")
def deal(state: State, seat: Seat, resisted: int) -> None:
    """All cards are shuffled and two put aside; visitor and host get theirs, one more for a host that resists at a
    location, or by cards (RSD-FIGHT-01, RSD-FIGHT-02, RSD-MEET-08, RSD-FX-12)."""
    meeting, numbers = state.meeting, state.content.numbers
    shuffle(state, state.conflict_deck, STREAM)
    state.aside = [state.conflict_deck.pop() for _ in range(numbers.conflict_aside)]
    for one in (meeting.visitor, meeting.host):
        me = state.seats[one]
        skilled = state.content.characters[me.character].strategist
        count = numbers.conflict_skilled if skilled else numbers.conflict_competent
        count += sum(effect.number for effect in lasting(state, one, "cards"))
        if one == meeting.host and resisted and is_location(state, one, meeting.hex):
            count += 1
        me.conflict_hand = [state.conflict_deck.pop() for _ in range(min(count, len(state.conflict_deck)))]
        state.tell_all("conflict_dealt", one, len(me.conflict_hand))
        state.tell_only(one, "conflict_hand", one, *map(int, me.conflict_hand))
    state.then("RSD-FIGHT-14", meeting.visitor)
    state.then("RSD-FIGHT-06", meeting.visitor)
    state.then("RSD-FIGHT-06", meeting.host)  # the visitor has seen what the host spends (RSD-FIGHT-05)
    state.in_private("RSD-ASK-42", (meeting.visitor, meeting.host))


@lists("RSD-ASK-42", asked=True)
@lists("RSD-ASK-45", asked=True)
def card_options(state: State, seat: Seat) -> list[str]:
    """A value of the hand (RSD-ASK-42), also of one that a Chem lays (RSD-ASK-45); both choose at the same time, each
    seeing its own cards only (RSD-FIGHT-03, RSD-FIGHT-04)."""
    return [f"card:{value}" for value in sorted(set(state.seats[seat].conflict_hand))]


@book.answer("RSD-ASK-42")
@book.answer("RSD-ASK-45")
def take_card(state: State, seat: Seat, option: str) -> None:
    """It is laid face down."""
    me, value = state.seats[seat], option.removeprefix("card:")
    me.conflict_hand.remove(value)
    me.laid.append(value)


@book.task("RSD-FIGHT-06")
def ask_boosters(state: State, seat: Seat) -> None:
    """Boosters in their order: cards, Chem, the Chem's cards, Nuclear, Tech (RSD-FIGHT-06)."""
    for rule in ("RSD-FIGHT-07", "RSD-FIGHT-10", "RSD-FIGHT-08", "RSD-ASK-43"):
        state.then(rule, seat)


def boost_cards(state: State, seat: Seat) -> list[str]:
    """The character's power, kept and completed cards with a boost for the side that fits, by id."""
    me, cards = state.seats[seat], state.content.cards
    held = [*([] if me.power_used else [me.character]), *me.kept, *me.completed]
    return sorted(
        card
        for card in held
        if cards[card].moment == "boost"
        and card not in state.meeting.boosted
        and any(effect.kind == "boost" and boosts(state, seat, effect) for effect in cards[card].effects)
    )


@book.task("RSD-ASK-43")
def ask_boost(state: State, seat: Seat) -> None:
    """Again until none is wanted or there is no more."""
    if boost_cards(state, seat):
        state.put("RSD-ASK-43", seat)


@lists("RSD-ASK-43")
def boost_options(state: State, seat: Seat) -> list[str]:
    """Which one, or none (RSD-ASK-43)."""
    return [*(f"boost:{card}" for card in boost_cards(state, seat)), "boost:none"]


@book.answer("RSD-ASK-43")
def take_boost(state: State, seat: Seat, option: str) -> None:
    """The card is used."""
    card, me = option.removeprefix("boost:"), state.seats[seat]
    if card == "none":
        return
    state.meeting.boosted.append(card)
    state.then("RSD-ASK-43", seat)
    if card == me.character:
        me.power_used = True
        state.tell("power_used", seat, card)
    elif card in me.kept:
        play_kept(state, seat, card)
    else:
        state.tell("discovery_used", seat, card)
    run_effects(state, seat, card)


def _spend_boost(state: State, seat: Seat, kind: int, count: int, points: int) -> None:
    """Cubes of the store are lost whatever happens; amounts are open (RSD-FIGHT-11, RSD-FIGHT-12)."""
    state.seats[seat].store[kind] -= count
    state.meeting.boosts[seat == state.meeting.host] += points
    if count:
        state.tell("boosted", seat, RESOURCES[kind], count)


@book.task("RSD-FIGHT-08")
def ask_chem(state: State, seat: Seat) -> None:
    """Each Chem lays one more card."""
    if min(state.seats[seat].store[CHEM], state.content.numbers.chem_limit):
        state.put("RSD-ASK-44", seat)


@lists("RSD-ASK-44")
def chem_options(state: State, seat: Seat) -> list[str]:
    """At most 2 (RSD-ASK-44)."""
    most = min(state.seats[seat].store[CHEM], state.content.numbers.chem_limit)
    return [f"chem:{number}" for number in range(most + 1)]


@book.answer("RSD-ASK-44")
def take_chem(state: State, seat: Seat, option: str) -> None:
    """The Chem is spent; its cards follow."""
    number = int(option.removeprefix("chem:"))
    _spend_boost(state, seat, CHEM, number, 0)
    for _ in range(number):
        state.then("RSD-FIGHT-09", seat)


@book.task("RSD-FIGHT-09")
def lay_another(state: State, seat: Seat) -> None:
    """A card of the hand, chosen in private; with none left the top of the deck, which nobody sees before the reveal
    (RSD-FIGHT-08, RSD-FIGHT-09)."""
    me = state.seats[seat]
    if me.conflict_hand:
        state.in_private("RSD-ASK-45", (seat,))
    elif state.conflict_deck:
        me.blind.append(state.conflict_deck.pop())


def _carried(state: State, seat: Seat) -> list[int]:
    """Members of an attacking convoy whose nuke may be spent: only at a Basecamp (RSD-FIGHT-13)."""
    meeting, marks = state.meeting, state.seats[seat].marks
    if seat != meeting.visitor or meeting.host not in basecamps_at(state, meeting.hex, active_only=True):
        return []
    return [one for one in state.convoy.members if marks[one] & ARMED]


@lists("RSD-ASK-46")
def nuclear_options(state: State, seat: Seat) -> list[str]:
    """Of the store, carried, or none (RSD-ASK-46)."""
    found = ["nuclear:store"] if state.seats[seat].store[NUCLEAR] else []
    return [*found, *(["nuclear:carried"] if _carried(state, seat) else []), "nuclear:none"]


@book.task("RSD-FIGHT-10")
def ask_nuclear(state: State, seat: Seat) -> None:
    """At most one Nuclear, worth 6 (RSD-FIGHT-10)."""
    if state.content.numbers.nuclear_boost_limit and len(nuclear_options(state, seat)) > 1:
        state.put("RSD-ASK-46", seat)


@book.answer("RSD-ASK-46")
def take_nuclear(state: State, seat: Seat, option: str) -> None:
    """It is spent; a carried nuke is gone (RSD-FIGHT-13)."""
    strength = state.content.numbers.nuclear_boost
    if option == "nuclear:store":
        _spend_boost(state, seat, NUCLEAR, 1, strength)
    elif option == "nuclear:carried":
        state.seats[seat].marks[_carried(state, seat)[0]] &= ~ARMED
        state.meeting.boosts[0] += strength
        state.tell("boosted", seat, "carried", 1)


@book.task("RSD-FIGHT-07")
def ask_tech(state: State, seat: Seat) -> None:
    """Any number of Tech, one each (RSD-FIGHT-07)."""
    if state.seats[seat].store[TECH]:
        state.put("RSD-ASK-47", seat, UNSAID)


@lists("RSD-ASK-47")
def tech_options(state: State, seat: Seat, tens: int) -> list[str]:
    """How many (RSD-ASK-47)."""
    return number_options("tech", range(state.seats[seat].store[TECH] + 1), tens)


@book.answer("RSD-ASK-47")
def take_tech(state: State, seat: Seat, option: str, tens: int) -> None:
    """They are spent."""
    number, ten = number_said(option, tens)
    if number == UNSAID:
        state.put("RSD-ASK-47", seat, ten)
    else:
        _spend_boost(state, seat, TECH, number, number)


def pieces(state: State, seat: Seat) -> int:
    """What the pieces add: Outriders of the convoy and 2 on an Oil Field for the visitor (RSD-FIGHT-15, RSD-FIGHT-18);
    for the host all Outriders there, Outpost, Basecamp, and its Barricades on any edge (RSD-FIGHT-15 to RSD-FIGHT-17).
    """
    meeting, numbers = state.meeting, state.content.numbers
    hex = meeting.hex
    if seat == meeting.visitor:
        return len(state.convoy.members) + numbers.oil_field_attack * (state.terrain[hex] == "oil_field")
    return (
        len(outriders_at(state, seat, hex))
        + numbers.outpost_defence * has_outpost(state, seat, hex)
        + numbers.basecamp_defence * (seat in basecamps_at(state, hex, active_only=True))
        + len(barricades_round(state, seat, hex))
    )


@book.task("RSD-FIGHT-14")
def reveal(state: State, seat: Seat) -> None:
    """Cards, boosters and pieces make each total; the higher one wins, equal is a draw (RSD-FIGHT-14, RSD-FIGHT-19)."""
    meeting = state.meeting
    totals = []
    for side, one in enumerate((meeting.visitor, meeting.host)):
        me = state.seats[one]
        cards = [*me.laid, *me.blind]
        always = sum(effect.number for effect in lasting(state, one, "boost") if boosts(state, one, effect))
        boosters, strength = meeting.boosts[side] + always, pieces(state, one)
        totals.append(sum(map(int, cards)) + boosters + strength)
        state.tell("conflict_revealed", one, "+".join(cards), boosters, strength, totals[-1])
    _gather(state)
    visitor, host = totals
    if visitor == host:
        state.tell("conflict_drawn", meeting.visitor, meeting.hex, meeting.visitor, meeting.host)
        state.then("RSD-WIN-21", meeting.visitor)
    elif visitor > host:
        state.tell("conflict_won", meeting.visitor, meeting.hex, meeting.visitor, meeting.host)
        state.then("RSD-WIN-24", meeting.visitor)
    else:
        state.tell("conflict_won", meeting.host, meeting.hex, meeting.host, meeting.visitor)
        state.then("RSD-WIN-18", meeting.host)


def _gather(state: State) -> None:
    """All conflict cards are one deck again; what stayed in hand is not shown (RSD-FIGHT-20)."""
    for me in state.seats:
        me.conflict_hand, me.laid, me.blind = [], [], []
    state.aside, state.conflict_deck = [], list(state.content.conflict_cards)
