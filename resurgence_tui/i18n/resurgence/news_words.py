"""What a seat has done in few words: ``Laborer in Arbat, upper; rescues the Chef; Metro track 3``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from resurgence_tui.engine.types import Fact
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.text import Words

from .names import DISTRICTS, a_token, at_place, counted_token, name

Deed = Callable[[Words, Fact], str]


def _placed(words: Words, fact: Fact) -> str:
    token, place = str(fact.values[0]), str(fact.values[1])
    return words.text("news_placed", token=counted_token(words, token, 1), where=at_place(words, place))


def _token(key: str, place: int) -> Deed:
    return lambda words, fact: words.text(key, token=a_token(words, str(fact.values[place])))


def _card(key: str) -> Deed:
    return lambda words, fact: words.text(key, card=name(words, str(fact.values[0])))


def _number(key: str) -> Deed:
    return lambda words, fact: words.text(key, count=int(fact.values[0]))


def _advanced(words: Words, fact: Fact) -> str:
    return words.text("news_advanced", track=words.text(str(fact.values[0])), space=int(fact.values[1]))


def _cards(words: Words, fact: Fact) -> str:
    return words.text("news_kept", cards=listed(words, [name(words, str(card)) for card in fact.values]))


def is_district(fact: Fact) -> bool:
    """Whether a card of the Mutants names a District."""
    return str(fact.values[0]).removeprefix("mutant_") in DISTRICTS


def came_to(words: Words, fact: Fact) -> str:
    """Where the Mutants came to: the District of their card, or the name of the blank card."""
    card = str(fact.values[0])
    district = card.removeprefix("mutant_")
    return words.text(district) if district in DISTRICTS else name(words, card)


DEEDS: dict[str, Deed] = {
    "placed": _placed,
    "rested": _token("news_rested", 0),
    "rescued": _card("news_rescued"),
    "planned": _card("news_planned"),
    "completed": _card("news_completed"),
    "built": _card("news_built"),
    "retired": _token("news_retired", 1),
    "specialist_added": _token("news_added", 0),
    "advanced": _advanced,
    "level_raised": _number("news_level"),
    "event_revealed": lambda words, fact: words.text("news_first"),
    "hero_taken": _card("news_hero"),
    "starter_taken": _card("news_starter"),
    "salvage_revealed": _cards,
    "final_score": _number("news_final"),
    "won": lambda words, fact: words.text("news_won"),
}
"""What a seat has done, or what has come to it, by the fact that tells of it."""

OF_TABLE: dict[str, Deed] = {
    "round_started": _number("news_round"),
    "event_revealed": _card("news_event"),
    "mutants_moved": came_to,
    "board_flipped": lambda words, fact: words.text("news_side", side=str(fact.values[0])),
}
"""What has happened to the whole table."""

OF_MUTANTS: dict[str, Deed] = {"mutants_advanced": _advanced, "mutants_completed": _card("news_completed")}
"""What the Mutants have done where one plays alone."""


def deeds(words: Words, facts: Iterable[Fact], kinds: dict[str, Deed]) -> list[str]:
    """What facts of these kinds tell, in order; of several steps on one track only where they have led."""
    last: dict[object, Fact] = {}
    for number, fact in enumerate(facts):
        if fact.key in kinds:
            track = (fact.key, fact.values[0]) if fact.key.endswith("advanced") else number
            last.pop(track, None)
            last[track] = fact
    return [kinds[fact.key](words, fact) for fact in last.values()]


def of_table(words: Words, facts: Sequence[Fact]) -> list[str]:
    """What has happened to the whole table; all that the Mutants' cards brought in one."""
    told = deeds(words, facts, {key: deed for key, deed in OF_TABLE.items() if key != "mutants_moved"})
    came = deeds(words, facts, {"mutants_moved": came_to})
    return [*told, *([words.text("news_mutants", where=listed(words, came))] if came else [])]


def in_a_row(words: Words, told: Sequence[str]) -> str:
    """Deeds one after the other."""
    return row(words, told, "list_semicolon")


def gains(words: Words, points: int, level: int) -> str:
    """What that brought: ``+3VP L2``. level: the one reached, 0 for none."""
    parts = [words.text("news_points", sign="+" if points > 0 else "-", count=abs(points))] if points else []
    return " ".join([*parts, *([words.text("board_room_level", level=level)] if level else [])])
