"""One sign and one colour for each token, item and icon: the short forms that all boards share.

Everything is a list of parts, text with its style, made from a view and the words; nothing is decided here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from rich.cells import cell_len
from rich.style import Style

from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.content.printed import Bundle, Card, Cost, Effect, Goods, Mission
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import (
    AREA_WORDS,
    TOKEN_WORDS,
    Token,
)
from resurgence_tui.i18n.resurgence.printed_words import exchange_text
from resurgence_tui.i18n.resurgence.sentences import (
    bundle_text,
    card_text,
    cost_text,
    effect_text,
    mission_text,
    places_text,
)
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards.marking import style_of
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Part


@lru_cache(1 << 10)
def short(words: Words, key: str) -> str:
    """The short name of a component, or its name."""
    return words.attribute(key, "short") or words.text(key)


def name_within(words: Words, key: str, width: int) -> str:
    """The name of a component, the short one where there is no room for it."""
    name = words.text(key)
    return name if cell_len(name) <= width else short(words, key)


@lru_cache(1 << 10)
def sign(words: Words, key: str) -> str:
    """One or two letters for a token or an area."""
    return words.attribute(key, "sign") or short(words, key)


def joined(groups: Iterable[Sequence[Part]], between: Part = (" ", theme.PLAIN)) -> list[Part]:
    """Groups of parts with something between them; empty groups are left out."""
    found: list[Part] = []
    for group in groups:
        if group:
            found += [between, *group] if found else group
    return found


# Seats and tokens


def seat_mark(seat: int, looks: Looks, text: str = "") -> Part:
    """A badge with the seat's number, on the seat's colour."""
    return f"{seat + 1}{text}", theme.seat_style(looks[seat].colour)


def token_badge(seat: int, token: int, looks: Looks, words: Words) -> Part:
    """A Survivor on the map: the seat's number and the token's letter, as `2L`."""
    return seat_mark(seat, looks, sign(words, TOKEN_WORDS[token]))


def token_named(seat: int, token: int, looks: Looks, words: Words) -> Part:
    """A Survivor on the map in whole words, as `2 Laborer`."""
    return seat_mark(seat, looks, f" {words.text(TOKEN_WORDS[token])}")


def mutant_badges(count: int, words: Words, style: Style = styles.MUTANT) -> list[Part]:
    """`MU` for each Mutant, and from three on one badge with the number."""
    mark = sign(words, "token_mutant")
    marks = [mark] * count if count < 3 else [f"{count}{mark}"]
    return joined([(text, style)] for text in marks)


ENCOUNTERS = (("token_mutant", styles.MUTANT), ("token_beast", styles.BEAST), ("token_stalker", styles.STALKER))
"""Encounter tokens in the order of ``black_bag``, and how their badges look."""


def encounter_badges(view: View, zone: int, words: Words, changes: Changes = NONE) -> list[Part]:
    """The Mutants, Beasts and Stalkers in a Zone: `MU`, `BE`, `ST`."""
    others = [
        [(sign(words, key), style_of(changes, style, kind, zone))] * getattr(view, kind)[zone]
        for (key, style), kind in zip(ENCOUNTERS[1:], ("beasts", "stalkers"), strict=True)
    ]
    mutants = mutant_badges(view.mutants[zone], words, style_of(changes, styles.MUTANT, "mutants", zone))
    return joined([mutants, *(joined([one] for one in group) for group in others)])


def bag_text(counts: Sequence[int], words: Words) -> str:
    """Encounter tokens by kind: `4MU 2BE 1ST`; empty if there are none."""
    kinds = zip(ENCOUNTERS, counts, strict=True)
    return " ".join(f"{count}{sign(words, key)}" for (key, _), count in kinds if count)


def token_counts(counts: Sequence[int], words: Words, style: Style = theme.PLAIN) -> list[Part]:
    """Tokens by type: `1H 4L 2R`; those that the view hides: `6?`; none: a dash."""
    parts = [f"{count}{sign(words, TOKEN_WORDS[token])}" for token, count in enumerate(counts[:5]) if count]
    if len(counts) > 5 and counts[5]:
        parts.append(f"{counts[5]}?")
    return [(" ".join(parts) or "-", style)]


def access_mark(area: int, words: Words) -> Part:
    """`[M]`, `[H]` or `[C]` in the colour of that access."""
    return f"[{sign(words, AREA_WORDS[area])}]", styles.ACCESS[area]


def who_may(tokens: Sequence[bool], words: Words, long: bool = False) -> Part:
    """Who may go to a space: any, or a Specialist or the Hero."""
    if all(tokens):
        return words.text("board_anybody" if long else "board_any_token"), theme.QUIET
    names = [TOKEN_WORDS[token] for token in (*range(1, 5), Token.HERO) if tokens[token]]
    if long:
        return ", ".join(words.text(name) for name in names), theme.PLAIN
    return "/".join(sign(words, name) for name in names), theme.PLAIN


# What is paid and gained


@lru_cache(16)
def _telling(words: Words) -> tuple[re.Pattern[str], frozenset[str]]:
    """What stands out in costs and rewards: VP, end-game icons, the sign between cost and gain; and the icons."""
    vp = re.escape(short(words, "bundle_vp"))
    ends = frozenset(bundle_text(words, Bundle(ends=(key,)), short=True) for key in END_KEYS)
    icons = "|".join(map(re.escape, sorted(ends)))
    return re.compile(rf"(\+?\d+ ?{vp}(?!\w)|(?<!\S)(?:{icons})(?!\w)|(?<!\S)[>→](?!\S))"), ends


END_KEYS = ("end_rooms2", "end_survivors2", "end_missions2")


@lru_cache(1 << 12)
def tinted(text: str, words: Words, signs: Signs = theme.UNICODE, style: Style = theme.PLAIN) -> tuple[Part, ...]:
    """A text of costs and rewards in parts: VP and end-game VP in their colours, a quiet sign between cost and gain."""
    parts: list[Part] = []
    telling, ends = _telling(words)
    for at, piece in enumerate(telling.split(text)):
        if at % 2 == 0:
            parts.append((piece, style))
        elif piece in ">→":
            parts.append((signs.gives, theme.QUIET))
        else:
            parts.append((piece, theme.END_VP if piece in ends else theme.VP))
    return tuple(part for part in parts if part[0])


def bundle_parts(bundle: Bundle, words: Words) -> tuple[Part, ...]:
    """What is gained: `3VP 1Fo`."""
    return tinted(bundle_text(words, bundle, short=True), words)


def effect_parts(effect: Effect, words: Words, signs: Signs, style: Style = theme.PLAIN,
                 width: int = 0) -> tuple[Part, ...]:
    """A space's effect, in full where a width is given and has room for it: `+2 Parts`, else `+2Pa`, `1Fu → 2Am`."""
    text = effect_text(words, effect)
    return tinted(text if cell_len(text) <= width else effect_text(words, effect, short=True), words, signs, style)


def trade_parts(mission: Mission, words: Words, signs: Signs) -> tuple[Part, ...]:
    """A Mission's cost and reward: `1Pa 1Me → 3VP 1Fo`."""
    return tinted(mission_text(words, mission, short=True), words, signs)


def whole_trade(mission: Mission, words: Words, signs: Signs) -> tuple[Part, ...]:
    """A Mission's cost and reward in whole words: `1 Part, 1 Meds → 3 VP, 1 Food`."""
    trade = exchange_text(words, cost_text(words, mission.cost), bundle_text(words, mission.reward))
    return tinted(trade, words, signs)


def missing(cost: Cost, items: Sequence[int]) -> Goods:
    """The goods of a Mission's cost that the seat does not own, by Item."""
    lacks = [max(due - have, 0) for due, have in zip(cost.goods, items, strict=True)]
    return lacks[0], lacks[1], lacks[2], lacks[3], lacks[4]


# Places and cards


def places_parts(mission: Mission, words: Words) -> tuple[Part, ...]:
    """Where a Mission is completed: its Districts, or at a Mutant."""
    if mission.mutant:
        return ((sign(words, "token_mutant"), styles.MUTANT),)
    return ((places_text(words, mission, short=True), theme.TITLE),)


def whole_places(mission: Mission, words: Words) -> tuple[Part, ...]:
    """Where a Mission is completed, in whole words."""
    return ((places_text(words, mission), styles.MUTANT if mission.mutant else theme.TITLE),)


def card_token(card: Card) -> str:
    """The word of the token that comes with a card."""
    return TOKEN_WORDS[Token.HERO if card.type < 0 else card.type]


def card_type(card: Card, words: Words) -> Part:
    """The letter of the token that comes with a card."""
    return sign(words, card_token(card)), theme.STRONG


def ability_parts(card: Card, words: Words, signs: Signs, width: int = 0) -> tuple[Part, ...]:
    """A card's ability: what wakes it, and what it does; in full where a width is given and has room for it."""
    text = card_text(words, card)
    return tinted(text if cell_len(text) <= width else card_text(words, card, short=True), words, signs)


def event_district(view: View) -> int:
    """The District of the Event token, or -1."""
    return view.content.events[view.event].district if view.event else -1


def pay_parts(due: int, words: Words, supplies: int = 0) -> list[Part]:
    """What a Zone costs to enter: `pay 2`; supplies: of which so many are Ammo or Meds: `pay 1+1Sup`."""
    if not supplies:
        return [(words.text("board_pay", count=due), theme.WARNING)] if due else []
    cost = cost_text(words, Cost(sup=supplies), short=True)
    if due > supplies:
        cost = f"{due - supplies}+{cost}"
    return [(words.text("solo-pay", cost=cost), theme.WARNING)]
