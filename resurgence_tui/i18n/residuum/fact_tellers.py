"""Facts whose sentence depends on more than the key of the fact."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.engine.registry import registers
from resurgence_tui.engine.types import NOBODY, Fact
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.vocab import ACTIONS, RESOURCES
from resurgence_tui.i18n.lists import listed

from .names import amount
from .phrases import CAUSES, Reader, paid_for

Teller = Callable[[Reader, Fact, str], str | None]

TELLERS: dict[str, Teller] = {}
"""Fact -> the function that puts it into words, from the reader, the fact and the name of its seat."""


def tells(*keys: str) -> Callable[[Teller], Teller]:
    """Register the function for some kinds of facts."""
    return registers(TELLERS, *keys)


# Setup


@tells("tiles_drawn")
def _tiles_drawn(read: Reader, fact: Fact, who: str) -> str | None:
    tiles = listed(read.words, [read.named(str(terrain)) for terrain in fact.values])
    return read.text("log_tiles_drawn", name=who, tiles=tiles)


@tells("tile_laid")
def _tile_laid(read: Reader, fact: Fact, who: str) -> str | None:
    """The ring round the town is laid by nobody, and is seen on the map."""
    if fact.seat == NOBODY:
        return None
    terrain, hex = map(str, fact.values)
    return read.text("log_tile_laid", name=who, terrain=read.named(terrain), hex=read.hex(hex))


OPEN_AND_OWN = {
    "card_kept": ("log_card_kept", "log_card_kept_own"),
    "discovery_drawn": ("log_discovery_drawn", "log_discovery_drawn_own"),
    "discovery_discarded": ("log_discovery_discarded", "log_discovery_discarded_own"),
}
"""Facts that are told twice: to all without the card, and to its owner which one it is."""


@tells(*OPEN_AND_OWN)
def _open_and_own(read: Reader, fact: Fact, who: str) -> str | None:
    open_, own = OPEN_AND_OWN[fact.key]
    if not fact.values:
        return read.text(open_, name=who)
    return read.text(own, name=who, card=read.named(str(fact.values[0])))


# Cubes and points

MADE = {
    "basecamp": "log_made_basecamp",
    "bonus": "log_made_bonus",
    "outpost": "log_made_outpost",
    "outrider": "log_made_outrider",
}
"""What has produced -> its sentence."""


@tells("produced")
def _produced(read: Reader, fact: Fact, who: str) -> str | None:
    piece, hex, resource, count = fact.values
    goods = read.many([(str(resource), int(count))])
    if not goods or piece not in MADE:
        return None
    return read.text(MADE[str(piece)], name=who, goods=goods, hex=read.hex(str(hex)))


@tells("paid")
def _paid(read: Reader, fact: Fact, who: str) -> str | None:
    what, _, *paid = fact.values
    goods = read.pairs(paid)
    if not goods:
        return None
    if what in ACTIONS or what == "nuke_upkeep":
        return read.text("log_paid", name=who, goods=goods, what=paid_for(read.words, str(what)))
    return read.text("log_paid_card", name=who, goods=goods, card=read.named(str(what)))


@tells("gained")
def _gained(read: Reader, fact: Fact, who: str) -> str | None:
    card, *taken = fact.values
    goods = read.pairs(taken)
    return read.text("log_gained", name=who, goods=goods, card=read.named(str(card))) if goods else None


@tells("gain_cut")
def _gain_cut(read: Reader, fact: Fact, who: str) -> str | None:
    resource, count = fact.values
    return read.text("log_gain_cut", name=who, goods=amount(read.words, str(resource), int(count)))


@tells("game_ended")
def _game_ended(read: Reader, fact: Fact, who: str) -> str | None:
    sums = zip(read.names, fact.values, strict=False)
    scores = [read.text("log_score", name=one, count=count) for one, count in sums]
    return read.text("log_game_ended", scores=listed(read.words, scores))


# Moves and pieces


def _load(read: Reader, outposts: int, barricades: int, basecamp: int = 0) -> str:
    return read.many([("basecamp", basecamp), ("outpost", outposts), ("barricade", barricades)])


@tells("moved")
def _moved(read: Reader, fact: Fact, who: str) -> str | None:
    origin, target, *numbers = fact.values
    count, outposts, barricades, basecamp = map(int, numbers)
    told = {"name": who, "outriders": amount(read.words, "outrider", count), "hex": read.hex(str(origin))}
    load = _load(read, outposts, barricades, basecamp)
    if target == TOWN:
        return read.text("log_moved_town_load", load=load, **told) if load else read.text("log_moved_town", **told)
    place = read.hex(str(target))
    if load:
        return read.text("log_moved_load", place=place, load=load, **told)
    return read.text("log_moved", place=place, **told)


@tells("networked")
def _networked(read: Reader, fact: Fact, who: str) -> str | None:
    origin, target, count, barricades = fact.values
    load = _load(read, 0, int(barricades))
    told = {"name": who, "outriders": amount(read.words, "outrider", int(count)), "hex": read.hex(str(origin))}
    place = read.hex(str(target))
    if load:
        return read.text("log_networked_load", place=place, load=load, **told)
    return read.text("log_networked", place=place, **told)


@tells("outpost_taken_over")
def _taken_over(read: Reader, fact: Fact, who: str) -> str | None:
    hex, other, count = fact.values
    return read.text(
        "log_outpost_taken_over", name=who, other=read.names[int(other)], hex=read.hex(str(hex)), count=int(count)
    )


BARRICADES = {
    "barricade_activated": "log_barricade_activated",
    "barricade_torn_down": "log_barricade_torn_down",
    "barricade_destroyed": "log_barricade_destroyed",
}
"""What is done with a Barricade on an edge -> its sentence."""


@tells(*BARRICADES)
def _barricade(read: Reader, fact: Fact, who: str) -> str | None:
    edge, other = fact.values
    return read.text(BARRICADES[fact.key], name=who, other=read.names[int(other)], **read.edge(str(edge)))


PIECES = frozenset(("basecamp", "outpost", "outrider", "barricade"))
"""What can be lost. A log of another program may tell of something else, which is not worth a line."""


@tells("put_out_of_action")
def _put_out(read: Reader, fact: Fact, who: str) -> str | None:
    hex, place, count, cause = fact.values
    told = {
        "name": who, "outriders": amount(read.words, "outrider", int(count)), "hex": read.hex(str(hex)),
        "cause": read.text(CAUSES[str(cause)]),
    }  # fmt: skip
    if place == "supply":
        return read.text("log_out_supply", **told)
    if place == hex:
        return read.text("log_out_there", **told)
    return read.text("log_out_home", place=read.hex(str(place)), **told)


@tells("lost_to_supply")
def _lost(read: Reader, fact: Fact, who: str) -> str | None:
    piece, hex, count, cause = fact.values
    if piece not in PIECES:
        return None
    pieces = amount(read.words, str(piece), int(count))
    return read.text("log_lost", name=who, pieces=pieces, hex=read.hex(str(hex)), cause=read.text(CAUSES[str(cause)]))


@tells("sent_home")
def _sent_home(read: Reader, fact: Fact, who: str) -> str | None:
    piece, hex, count = fact.values
    if piece not in PIECES:
        return None
    pieces = amount(read.words, str(piece), int(count))
    return read.text("log_sent_home", name=who, pieces=pieces, hex=read.hex(str(hex)))


# The town


@tells("town_sold")
def _sold(read: Reader, fact: Fact, who: str) -> str | None:
    goods = read.pairs(fact.values)
    return read.text("log_town_sold", name=who, goods=goods) if goods else None


@tells("town_bought")
def _bought(read: Reader, fact: Fact, who: str) -> str | None:
    goods = read.pairs(fact.values)
    return read.text("log_town_bought", name=who, goods=goods) if goods else None


@tells("town_card")
def _town_card(read: Reader, fact: Fact, who: str) -> str | None:
    card, fate = map(str, fact.values)
    return read.text("log_town_card_kept" if fate == "kept" else "log_town_card", name=who, card=read.named(card))


# Land and nukes

CHANGED = {
    "contaminate": "log_changed_contaminate",
    "irradiate": "log_changed_irradiate",
    "blast": "log_changed_blast",
    "discovery": "log_changed_discovery",
}
"""Why a tile has changed -> its sentence."""

BLOWN = {
    "attack": "log_nuke_blown_attack",
    "upkeep": "log_nuke_blown_upkeep",
    "defeat": "log_nuke_blown_defeat",
}
"""Why a nuke has blown up -> its sentence."""


@tells("terrain_changed")
def _changed(read: Reader, fact: Fact, who: str) -> str | None:
    hex, old, new, cause = map(str, fact.values)
    key = CHANGED.get(cause, "log_changed")
    return read.text(key, name=who, hex=read.hex(hex), old=read.named(old), new=read.named(new))


@tells("nuke_detonated")
def _blown(read: Reader, fact: Fact, who: str) -> str | None:
    hex, cause = map(str, fact.values)
    return read.text(BLOWN.get(cause, "log_nuke_blown"), name=who, hex=read.hex(hex))


# Meetings

MET = {
    ("meeting_started", ""): "log_meeting",
    ("word_given", "trade"): "log_word_trade",
    ("word_given", "none"): "log_word_none",
    ("welcomed", ""): "log_welcomed",
    ("resisted", ""): "log_resisted",
    ("intent_shown", "trade"): "log_intent_trade",
    ("intent_shown", "attack"): "log_intent_attack",
}
"""What is said or shown at a meeting, and the word for it -> its sentence."""


@tells(*{key for key, _ in MET})
def _met(read: Reader, fact: Fact, who: str) -> str | None:
    hex, other, *word = fact.values
    key = MET.get((fact.key, str(word[0]) if word else ""))
    return read.text(key, name=who, hex=read.hex(str(hex)), other=read.names[int(other)]) if key else None


DEALS = {
    "offer_made": ("log_offer", "log_offer_gift", "log_offer_wish"),
    "offer_accepted": ("log_accepted", "log_accepted_gift", "log_accepted_wish"),
}
"""An offer -> its sentence; where nothing is wanted for it; and where nothing is given for what is wanted."""


@tells(*DEALS)
def _deal(read: Reader, fact: Fact, who: str) -> str | None:
    middle = fact.values.index("for")
    give, want = read.pairs(fact.values[:middle]), read.pairs(fact.values[middle + 1 :])
    both, gift, wish = DEALS[fact.key]
    if not give:
        return read.text(wish, name=who, want=want)
    return read.text(both, name=who, give=give, want=want) if want else read.text(gift, name=who, give=give)


@tells("conflict_hand")
def _hand(read: Reader, fact: Fact, who: str) -> str | None:
    return read.text("log_dealt_own", name=who, cards=listed(read.words, [str(value) for value in sorted(fact.values)]))


@tells("boosted")
def _boosted(read: Reader, fact: Fact, who: str) -> str | None:
    what, count = fact.values
    if what == "carried":
        return read.text("log_boosted_carried", name=who)
    if what in RESOURCES:
        return read.text("log_boosted", name=who, goods=amount(read.words, str(what), int(count)))
    return read.text("log_boosted_card", name=who, count=int(count), card=read.named(str(what)))


@tells("conflict_revealed")
def _revealed(read: Reader, fact: Fact, who: str) -> str | None:
    cards, boosters, pieces, total = fact.values
    return read.text(
        "log_revealed", name=who, cards=listed(read.words, str(cards).split("+")), boosters=boosters, pieces=pieces,
        total=total,
    )  # fmt: skip


@tells("conflict_won")
def _won(read: Reader, fact: Fact, who: str) -> str | None:
    hex, winner, loser = fact.values
    return read.text("log_won", name=read.names[int(winner)], other=read.names[int(loser)], hex=read.hex(str(hex)))


@tells("conflict_drawn")
def _drawn(read: Reader, fact: Fact, who: str) -> str | None:
    hex, visitor, host = fact.values
    return read.text("log_drawn", name=read.names[int(visitor)], other=read.names[int(host)], hex=read.hex(str(hex)))


@tells("plundered")
def _plundered(read: Reader, fact: Fact, who: str) -> str | None:
    loser, resource, count = fact.values
    goods = read.many([(str(resource), int(count))])
    return read.text("log_plundered", name=who, goods=goods, other=read.names[int(loser)]) if goods else None
