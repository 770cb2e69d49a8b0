"""The whole face of a component in words: what it is, what it costs and brings, when it works, and the rule behind it.

A face is an article of the reference: the sheet over the table, the reference and the command line show the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.reference import CARDS_SECTION, Article
from resurgence_tui.i18n.text import Words

from .fact_rules import PAID
from .names import RESOURCES, SEASONS, Content, amount
from .printed_keys import ACTIONS, MOMENTS
from .printed_words import (
    cost_text,
    dear_text,
    effects_text,
    either_text,
    pays_text,
    points_text,
    requirement_text,
    ways_text,
)

Lines = list[tuple[str, str]]
"""(key of the label, text). Those without a text are left out."""

PIECES = ("basecamp", "outpost", "outrider", "barricade", "nuke")

KINDS = {
    "resource": "face_kind_resource",
    "terrain": "face_kind_terrain",
    "piece": "face_kind_piece",
    "season": "face_kind_season",
    "action": "face_kind_action",
    "character": "face_kind_character",
    "discovery": "face_kind_discovery",
    "town": "face_kind_town",
}
"""Kind of component -> what its face calls it."""

RULES = {
    "wasteland": "RSD-PROD-01",
    "tech_site": "RSD-PROD-02",
    "water_source": "RSD-PROD-03",
    "food_supply": "RSD-PROD-04",
    "woodland": "RSD-PROD-05",
    "radiation_zone": "RSD-PROD-06",
    "contaminated_water": "RSD-PROD-07",
    "oil_field": "RSD-PROD-08",
    "gold_mine": "RSD-PROD-09",
    "trade_town": "RSD-TOWN-10",
    "basecamp": "RSD-CAMP-01",
    "outpost": "RSD-POST-01",
    "outrider": "RSD-CREW-01",
    "barricade": "RSD-BAR-01",
    "nuke": "RSD-NUKE-01",
    "spring": "RSD-CAL-02",
    "summer": "RSD-CAL-03",
    "autumn": "RSD-CAL-04",
    "winter": "RSD-CAL-05",
}
"""A terrain, a piece or a season -> the rule behind it."""

RULES_OF_KINDS = {
    "resource": "RSD-PAY-01",
    "character": "RSD-CHAR-01",
    "discovery": "RSD-DISC-04",
    "town": "RSD-TOWN-18",
}
"""Kind of component -> the rule behind all of that kind."""


def face(words: Words, content: Content, source: str) -> Article | None:
    """The face of a component by its id, an action by the word of the menu; None if there is nothing to show."""
    kind = kind_of(content, source)
    if kind is None:
        return None
    shown = tuple((words.text(label), text) for label, text in FACES[kind](words, content, source) if text)
    key = ACTIONS.get(source, source)
    called = words.text(key)
    return Article(
        key,
        called[:1].upper() + called[1:],
        "",
        CARDS_SECTION,
        words.text(KINDS[kind]),
        words.attribute(key, "text") or "",
        shown,
        words.attribute(key, "flavour") or "",
        (rule_of(content, source),),
    )


def faces(words: Words, content: Content) -> Iterator[Article]:
    """All that can be looked up: resources, terrains, pieces, seasons, actions, characters and cards."""
    made = (face(words, content, source) for source in all_of(content))
    return (one for one in made if one is not None)


def all_of(content: Content) -> Iterator[str]:
    """The ids of everything that has a face, in the order of the reference."""
    yield from RESOURCES
    yield from (*content.makes, "trade_town")
    yield from (*PIECES, *SEASONS, *ACTIONS)
    yield from (*content.characters, *content.discoveries, *content.town_cards)


def kind_of(content: Content, source: str) -> str | None:
    """The kind of a component; None if there is none of that id."""
    known = (
        ("resource", RESOURCES),
        ("terrain", (*content.makes, "trade_town")),
        ("piece", PIECES),
        ("season", SEASONS),
        ("action", ACTIONS),
        ("character", content.characters),
        ("discovery", content.discoveries),
        ("town", content.town_cards),
    )
    return next((kind for kind, ids in known if source in ids), None)


def rule_of(content: Content, source: str) -> str:
    """The rule behind a component; "" if there is no such component."""
    kind = kind_of(content, source) or ""
    return PAID[source] if kind == "action" else RULES.get(source) or RULES_OF_KINDS.get(kind, "")


# Resources, terrains, pieces, seasons


def _resource(words: Words, content: Content, source: str) -> Lines:
    at, numbers = RESOURCES.index(source), content.numbers
    worth, price = content.worth[at], content.prices[at]
    paid = [name for name, one in content.actions.items() if worth and (at in one.pays or at == 0)]
    made = [words.text(terrain) for terrain, pieces in content.makes.items() if any(one[at] for one in pieces.values())]
    takes = zip(price.costs, price.dear_costs, strict=True)
    competent, skilled = (dear_text(words, usual, price.season, dear) for usual, dear in takes)
    costs = words.text("face_by_rating", competent=competent, skilled=skilled) if any(price.costs) else ""
    return [
        ("face_worth", amount(words, "points", worth) if worth else ""),
        ("face_pays", "" if at == 0 else listed(words, [words.text(ACTIONS[name]) for name in paid])),
        ("face_made", "" if at == 0 else listed(words, made)),
        ("face_sells", dear_text(words, price.sell, price.season, price.dear_sell)),
        ("face_costs", costs),
        ("face_most", words.text("face_a_visit", count=price.most) if price.most else ""),
        ("face_scores", _resource_scores(words, source, numbers)),
    ]


def _resource_scores(words: Words, source: str, numbers: Content) -> str:
    most, least = numbers.score.get(source, 0), numbers.score_type
    values = {"count": most, "types": numbers.score["types"], "least": least}
    if source == "nuclear" and least > numbers.nuclear_limit:
        return words.text("face_most_alone", count=most)
    return words.text("face_most_scores" if most else "face_types_score", **values)


def _terrain(words: Words, content: Content, source: str) -> Lines:
    if source not in content.makes:
        return []
    makes = content.makes[source]
    camp = either_text(words, makes["basecamp"])
    if any(makes["basecamp"]):
        camp = words.text("face_with_x", goods=camp)
    two, three, four = (pile.count(source) for _, pile in sorted(content.stacks.items()))
    return [
        ("face_basecamp", camp),
        ("face_outpost", either_text(words, makes["outpost"])),
        ("face_outrider", either_text(words, makes["outrider"])),
        ("face_tiles", words.text("face_by_seats", two=two, three=three, four=four)),
    ]


def _piece(words: Words, content: Content, source: str) -> Lines:
    numbers = content.numbers
    limits_and_strength = {
        "basecamp": (1, numbers.basecamp_defence),
        "outpost": (numbers.outposts, numbers.outpost_defence),
        "outrider": (numbers.outriders, 1),
        "barricade": (numbers.barricades, 1),
    }
    most, strength = limits_and_strength.get(source, (0, 0))
    points = numbers.score.get(source, 0)
    return [
        ("face_pieces", str(most) if most else ""),
        ("face_cost", ways_text(words, content.costs["arm"]) if source == "nuke" else ""),
        ("face_defends", f"+{strength}" if strength else ""),
        ("face_scores", words.text("face_piece_scores", count=points) if points else ""),
    ]


def _season(words: Words, content: Content, source: str) -> Lines:
    each, place = content.numbers.season_turns, SEASONS.index(source)
    turns = [turn for turn in range(1, content.numbers.turns + 1) if (turn - 1) // each % len(SEASONS) == place]
    return [("face_turns", listed(words, [str(turn) for turn in turns]))]


def _action(words: Words, content: Content, source: str) -> Lines:
    if source in content.actions:
        return [
            ("face_cost", points_text(words, content, source)),
            ("face_paid", pays_text(words, content, source)),
        ]
    return [("face_cost", ways_text(words, content.costs[source]) if source in content.costs else "")]


# Cards


def _character(words: Words, content: Content, source: str) -> Lines:
    one, numbers = content.characters[source], content.numbers
    cards = numbers.conflict_skilled if one.strategist else numbers.conflict_competent
    strategy = "face_skilled_cards" if one.strategist else "face_competent_cards"
    return [
        ("face_strategy", words.text(strategy, count=cards)),
        ("face_bartering", words.text("face_skilled" if one.barterer else "face_competent")),
        ("face_power", effects_text(words, content, source)),
        ("face_when", words.text(MOMENTS[content.cards[source].moment])),
    ]


def _discovery(words: Words, content: Content, source: str) -> Lines:
    card = content.cards[source]
    return [
        ("face_needs", requirement_text(words, content, source)),
        ("face_cost", cost_text(words, content, source)),
        ("face_does", effects_text(words, content, source)),
        ("face_when", words.text(MOMENTS.get(card.moment, "printed_moment_complete"))),
        ("face_star", words.text("face_star_text") if card.star else ""),
        ("face_scores", words.text("face_discovery_scores", count=content.numbers.score["discovery"])),
    ]


def _town_card(words: Words, content: Content, source: str) -> Lines:
    moment = content.cards[source].moment
    return [
        ("face_does", effects_text(words, content, source)),
        ("face_when", words.text(MOMENTS.get(moment, "printed_moment_drawn"))),
        ("face_kept", "" if moment == "once" else words.text("face_kept_text")),
    ]


FACES: dict[str, Callable[[Words, Content, str], Lines]] = {
    "resource": _resource,
    "terrain": _terrain,
    "piece": _piece,
    "season": _season,
    "action": _action,
    "character": _character,
    "discovery": _discovery,
    "town": _town_card,
}
"""What stands on each kind of component."""
