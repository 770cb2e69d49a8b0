"""Facts whose sentence depends on more than the key of the fact."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resurgence_tui.engine.types import NOBODY, Fact
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.vocab import ACTIONS, RESOURCES
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Words

from .names import amount, amounts, name
from .phrases import CAUSES, edge_text, hex_text, paid_for, pairs_text

Names = Sequence[str]
Teller = Callable[[Words, Fact, str, Names], str | None]

TELLERS: dict[str, Teller] = {}
"""Fact -> the function that puts it into words, from the fact, the name of its seat and all names."""


def tells(key: str) -> Callable[[Teller], Teller]:
    """Register the function for a kind of fact."""

    def register(teller: Teller) -> Teller:
        TELLERS[key] = teller
        return teller

    return register


# Setup


@tells("tiles_drawn")
def _tiles_drawn(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    tiles = listed(words, [name(words, str(terrain)) for terrain in fact.values])
    return words.text("log_tiles_drawn", name=who, tiles=tiles)


@tells("tile_laid")
def _tile_laid(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    """The ring round the town is laid by nobody, and is seen on the map."""
    if fact.seat == NOBODY:
        return None
    terrain, hex = map(str, fact.values)
    return words.text("log_tile_laid", name=who, terrain=name(words, terrain), hex=hex_text(words, hex))


OPEN_AND_OWN = {
    "card_kept": ("log_card_kept", "log_card_kept_own"),
    "discovery_drawn": ("log_discovery_drawn", "log_discovery_drawn_own"),
    "discovery_discarded": ("log_discovery_discarded", "log_discovery_discarded_own"),
}
"""Facts that are told twice: to all without the card, and to its owner which one it is."""


def _open_and_own(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    open_, own = OPEN_AND_OWN[fact.key]
    return words.text(own, name=who, card=name(words, str(fact.values[0]))) if fact.values else words.text(
        open_, name=who)


for _key in OPEN_AND_OWN:
    TELLERS[_key] = _open_and_own


# Cubes and points

MADE = {
    "basecamp": "log_made_basecamp",
    "bonus": "log_made_bonus",
    "outpost": "log_made_outpost",
    "outrider": "log_made_outrider",
}
"""What has produced -> its sentence."""


@tells("produced")
def _produced(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    piece, hex, resource, count = fact.values
    goods = amounts(words, [(str(resource), int(count))])
    if not goods or piece not in MADE:
        return None
    return words.text(MADE[str(piece)], name=who, goods=goods, hex=hex_text(words, str(hex)))


@tells("paid")
def _paid(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    what, _, *paid = fact.values
    goods = pairs_text(words, paid)
    if not goods:
        return None
    if what in ACTIONS or what == "nuke_upkeep":
        return words.text("log_paid", name=who, goods=goods, what=paid_for(words, str(what)))
    return words.text("log_paid_card", name=who, goods=goods, card=name(words, str(what)))


@tells("gained")
def _gained(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    card, *taken = fact.values
    goods = pairs_text(words, taken)
    return words.text("log_gained", name=who, goods=goods, card=name(words, str(card))) if goods else None


@tells("gain_cut")
def _gain_cut(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    resource, count = fact.values
    return words.text("log_gain_cut", name=who, goods=amount(words, str(resource), int(count)))


@tells("game_ended")
def _game_ended(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    scores = [words.text("log_score", name=one, count=count) for one, count in zip(names, fact.values, strict=False)]
    return words.text("log_game_ended", scores=listed(words, scores))


# Moves and pieces


def _load(words: Words, outposts: int, barricades: int, basecamp: int = 0) -> str:
    return amounts(words, [("basecamp", basecamp), ("outpost", outposts), ("barricade", barricades)])


@tells("moved")
def _moved(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    origin, target, *numbers = fact.values
    count, outposts, barricades, basecamp = map(int, numbers)
    told = {"name": who, "outriders": amount(words, "outrider", count), "hex": hex_text(words, str(origin))}
    load = _load(words, outposts, barricades, basecamp)
    if target == TOWN:
        return words.text("log_moved_town_load", load=load, **told) if load else words.text("log_moved_town", **told)
    place = hex_text(words, str(target))
    if load:
        return words.text("log_moved_load", place=place, load=load, **told)
    return words.text("log_moved", place=place, **told)


@tells("networked")
def _networked(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    origin, target, count, barricades = fact.values
    load = _load(words, 0, int(barricades))
    told = {"name": who, "outriders": amount(words, "outrider", int(count)), "hex": hex_text(words, str(origin))}
    place = hex_text(words, str(target))
    if load:
        return words.text("log_networked_load", place=place, load=load, **told)
    return words.text("log_networked", place=place, **told)


@tells("outpost_taken_over")
def _taken_over(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    hex, other, count = fact.values
    return words.text(
        "log_outpost_taken_over", name=who, other=names[int(other)], hex=hex_text(words, str(hex)), count=int(count)
    )


BARRICADES = {
    "barricade_activated": "log_barricade_activated",
    "barricade_torn_down": "log_barricade_torn_down",
    "barricade_destroyed": "log_barricade_destroyed",
}
"""What is done with a Barricade on an edge -> its sentence."""


def _barricade(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    edge, other = fact.values
    return edge_text(words, str(edge), BARRICADES[fact.key], name=who, other=names[int(other)])


for _key in BARRICADES:
    TELLERS[_key] = _barricade


@tells("put_out_of_action")
def _put_out(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    hex, place, count, cause = fact.values
    told = {
        "name": who, "outriders": amount(words, "outrider", int(count)), "hex": hex_text(words, str(hex)),
        "cause": words.text(CAUSES[str(cause)]),
    }  # fmt: skip
    if place == "supply":
        return words.text("log_out_supply", **told)
    if place == hex:
        return words.text("log_out_there", **told)
    return words.text("log_out_home", place=hex_text(words, str(place)), **told)


@tells("lost_to_supply")
def _lost(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    piece, hex, count, cause = fact.values
    return words.text(
        "log_lost", name=who, pieces=amounts(words, [(str(piece), int(count))]), hex=hex_text(words, str(hex)),
        cause=words.text(CAUSES[str(cause)]),
    )  # fmt: skip


@tells("sent_home")
def _sent_home(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    piece, hex, count = fact.values
    pieces = amounts(words, [(str(piece), int(count))])
    return words.text("log_sent_home", name=who, pieces=pieces, hex=hex_text(words, str(hex)))


# The town


@tells("town_sold")
def _sold(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    goods = pairs_text(words, fact.values)
    return words.text("log_town_sold", name=who, goods=goods) if goods else None


@tells("town_bought")
def _bought(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    goods = pairs_text(words, fact.values)
    return words.text("log_town_bought", name=who, goods=goods) if goods else None


@tells("town_card")
def _town_card(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    card, fate = map(str, fact.values)
    return words.text("log_town_card_kept" if fate == "kept" else "log_town_card", name=who, card=name(words, card))


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
def _changed(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    hex, old, new, cause = map(str, fact.values)
    key = CHANGED.get(cause, "log_changed")
    return words.text(key, name=who, hex=hex_text(words, hex), old=name(words, old), new=name(words, new))


@tells("nuke_detonated")
def _blown(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    hex, cause = map(str, fact.values)
    return words.text(BLOWN.get(cause, "log_nuke_blown"), name=who, hex=hex_text(words, hex))


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


def _met(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    hex, other, *word = fact.values
    key = MET.get((fact.key, str(word[0]) if word else ""))
    return words.text(key, name=who, hex=hex_text(words, str(hex)), other=names[int(other)]) if key else None


for _key, _ in MET:
    TELLERS[_key] = _met


DEALS = {
    "offer_made": ("log_offer", "log_offer_gift", "log_offer_wish"),
    "offer_accepted": ("log_accepted", "log_accepted_gift", "log_accepted_wish"),
}
"""An offer -> its sentence; where nothing is wanted for it; and where nothing is given for what is wanted."""


def _deal(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    middle = fact.values.index("for")
    give, want = pairs_text(words, fact.values[:middle]), pairs_text(words, fact.values[middle + 1 :])
    both, gift, wish = DEALS[fact.key]
    if not give:
        return words.text(wish, name=who, want=want)
    return words.text(both, name=who, give=give, want=want) if want else words.text(gift, name=who, give=give)


for _key in DEALS:
    TELLERS[_key] = _deal


@tells("conflict_hand")
def _hand(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    return words.text("log_dealt_own", name=who, cards=listed(words, [str(value) for value in sorted(fact.values)]))


@tells("boosted")
def _boosted(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    what, count = fact.values
    if what == "carried":
        return words.text("log_boosted_carried", name=who)
    if what in RESOURCES:
        return words.text("log_boosted", name=who, goods=amount(words, str(what), int(count)))
    return words.text("log_boosted_card", name=who, count=int(count), card=name(words, str(what)))


@tells("conflict_revealed")
def _revealed(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    cards, boosters, pieces, total = fact.values
    return words.text(
        "log_revealed", name=who, cards=listed(words, str(cards).split("+")), boosters=boosters, pieces=pieces,
        total=total,
    )  # fmt: skip


@tells("conflict_won")
def _won(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    hex, winner, loser = fact.values
    return words.text("log_won", name=names[int(winner)], other=names[int(loser)], hex=hex_text(words, str(hex)))


@tells("conflict_drawn")
def _drawn(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    hex, visitor, host = fact.values
    return words.text("log_drawn", name=names[int(visitor)], other=names[int(host)], hex=hex_text(words, str(hex)))


@tells("plundered")
def _plundered(words: Words, fact: Fact, who: str, names: Names) -> str | None:
    loser, resource, count = fact.values
    goods = amounts(words, [(str(resource), int(count))])
    return words.text("log_plundered", name=who, goods=goods, other=names[int(loser)]) if goods else None
