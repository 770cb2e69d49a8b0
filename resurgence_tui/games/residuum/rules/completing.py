"""RSD-DISC: discovery cards are completed and used; powers of characters and cards of the town are played."""

from __future__ import annotations

from collections.abc import Iterable

from resurgence_tui.engine.types import Seat

from ..board import active_outposts, bonus, outrider_hexes
from ..content.catalogue import Card
from ..hexes import TOWN, around, distance
from ..rulebook import book, lists
from ..state import State
from ..vocab import ACTIVE
from .acts import act, asks
from .effects import can_change_terrain, run_effects, usable
from .store import holds, spend


def meets(state: State, seat: Seat, requirement: tuple[str, str, int]) -> bool:
    """Whether a seat meets what a card requires, which is checked when it is completed only (RSD-DISC-06)."""
    kind, word, number = requirement
    me = state.seats[seat]
    standing = [where for where, mark in zip(me.outriders, me.marks, strict=True) if mark & ACTIVE]
    match kind:
        case "outrider_on":
            return any(state.terrain[hex] == word for hex in outrider_hexes(state, seat))
        case "outpost_on":
            return any(state.terrain[hex] == word for hex in active_outposts(state, seat))
        case "outposts":
            return len(active_outposts(state, seat)) >= number
        case "outriders":
            return len(standing) >= number
        case "near_town":
            return sum(hex in around(TOWN) for hex in standing) >= number
        case "barricades":
            return sum(owner == seat for owner in state.barricades.values()) >= number
        case "bonus":
            return me.basecamp_active and bonus(state, seat) >= number
        case "far":
            return any(distance(hex, me.basecamp) >= number for hex in standing)
        case _:
            return True


def completable(state: State, seat: Seat) -> list[str]:
    """Cards of the hand whose requirement holds and whose cubes can be paid, by id; no second one with the star, no
    tile that is not there (RSD-DISC-04, RSD-DISC-07, RSD-DISC-09)."""
    me = state.seats[seat]
    return [] if me.finished else could_be_completed(state, seat, sorted(me.hand))


def could_be_completed(state: State, seat: Seat, held: Iterable[str]) -> list[str]:
    """Of these cards, those that a seat that held them could complete."""
    me, cards = state.seats[seat], state.content.cards
    starred = any(cards[card].star for card in me.completed)
    return [
        card
        for card in held
        if holds(me.store, cards[card].cost)
        and not (starred and cards[card].star)
        and meets(state, seat, cards[card].requirement)
        and _tiles_are_there(state, seat, cards[card])
    ]


def out_of_reach(state: State, seat: Seat, card: str, held: Iterable[str]) -> bool:
    """Whether nothing that a seat does with its pieces lets it complete a card as the map lies: a second one with the
    star, a terrain that lies nowhere, an X that neither its Basecamp nor the cards that it holds bring (RSD-DISC-06,
    RSD-DISC-07)."""
    me, cards = state.seats[seat], state.content.cards
    if cards[card].star and any(cards[one].star for one in me.completed):
        return True
    kind, word, number = cards[card].requirement
    if kind in ("outrider_on", "outpost_on"):
        return word not in state.terrain.values()
    if kind == "bonus" and me.basecamp in state.terrain:
        more = sum(effect.number for one in held if one != card and cards[one].moment == "lasting"
                   for effect in cards[one].effects if effect.kind == "bonus")
        return bonus(state, seat) + more < number
    return False


def _tiles_are_there(state: State, seat: Seat, card: Card) -> bool:
    return all(can_change_terrain(state, seat, effect) for effect in card.effects if effect.kind == "terrain")


@act("complete", lambda state, seat: bool(completable(state, seat)))
def begin_completing(state: State, seat: Seat) -> None:
    """Complete a card of the hand, chosen in private (RSD-ACT-19, RSD-ASK-60)."""
    state.then("RSD-DISC-04", seat)
    state.in_private("RSD-ASK-28", (seat,))


@lists("RSD-ASK-28", asked=True)
def complete_options(state: State, seat: Seat) -> list[str]:
    """The cards of the hand that can be completed (RSD-ASK-28)."""
    return [f"card:{card}" for card in completable(state, seat)]


@book.answer("RSD-ASK-28")
def pick(state: State, seat: Seat, option: str) -> None:
    """The card leaves the hand."""
    me, card = state.seats[seat], option.removeprefix("card:")
    me.hand.remove(card)
    me.picked = [card]


@book.task("RSD-DISC-04")
def complete(state: State, seat: Seat) -> None:
    """It is paid and lies face up; what it does once it does now (RSD-DISC-04, RSD-DISC-05, RSD-DISC-10)."""
    me = state.seats[seat]
    (card,) = me.picked
    me.picked, me.finished = [], True
    me.completed.append(card)
    spend(state, seat, state.content.cards[card].cost, card)
    state.tell("discovery_completed", seat, card)
    if state.content.cards[card].moment == "once":
        run_effects(state, seat, card)


def usable_cards(state: State, seat: Seat) -> list[str]:
    """Completed cards whose action was not taken this turn and can be now, by id (RSD-DISC-08)."""
    me, cards = state.seats[seat], state.content.cards
    return [
        card
        for card in sorted(me.completed)
        if cards[card].moment == "use" and card not in me.used and usable(state, seat, cards[card])
    ]


def playable_favours(state: State, seat: Seat) -> list[str]:
    """Kept cards of the town for the own turn that can be played now, by id."""
    cards = state.content.cards
    return [
        card
        for card in sorted(state.seats[seat].kept)
        if cards[card].moment == "turn" and usable(state, seat, cards[card])
    ]


USE, FAVOUR = "use", "favour"
CARDS = {USE: usable_cards, FAVOUR: playable_favours}


act(USE, lambda state, seat: bool(usable_cards(state, seat)))(asks("RSD-ASK-29", USE))  # RSD-ACT-20
act(FAVOUR, lambda state, seat: bool(playable_favours(state, seat)))(asks("RSD-ASK-29", FAVOUR))  # RSD-ACT-27


@lists("RSD-ASK-29")
def use_options(state: State, seat: Seat, kind: str) -> list[str]:
    """Which one (RSD-ASK-29)."""
    return [f"card:{card}" for card in CARDS[kind](state, seat)]


@book.answer("RSD-ASK-29")
def take_card(state: State, seat: Seat, option: str, kind: str) -> None:
    """Use it: a completed card once in this turn, a card of the town once and for all."""
    card = option.removeprefix("card:")
    if kind == USE:
        state.seats[seat].used.append(card)
        state.tell("discovery_used", seat, card)
    else:
        play_kept(state, seat, card)
    run_effects(state, seat, card)


def play_kept(state: State, seat: Seat, card: str) -> None:
    """A kept card of the town goes to the discard (RSD-TOWN-21)."""
    state.seats[seat].kept.remove(card)
    state.town_discard.append(card)
    state.tell("favour_played", seat, card)


def power_is_ready(state: State, seat: Seat) -> bool:
    """Whether the power of the character may be used on the own turn, once a game (RSD-CHAR-02, RSD-CHAR-03)."""
    me = state.seats[seat]
    card = state.content.cards[me.character]
    return not me.power_used and card.moment == "turn" and usable(state, seat, card)


@act("power", power_is_ready)
def use_power(state: State, seat: Seat) -> None:
    """Use the character's power (RSD-ACT-26)."""
    me = state.seats[seat]
    me.power_used = True
    state.tell("power_used", seat, me.character)
    run_effects(state, seat, me.character)
