"""An auction in words; see ``i18n.sentences.Sentences``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from resurgence_tui.engine.options import Value
from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import NOBODY, Decision, Fact, Seat
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.reference import CARDS_SECTION, Article
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words

from .content import COLOURS, FIELDS, Cards
from .table import LINES, Auction

ASKS = {rule: (f"ask_{rule}", f"why_{rule}") for rule in ("BID", "COLOUR", "PAY", "REACT", "PLACE")}
"""What a rule asks, and why."""


# The log


def _plain(key: str) -> Callable[[Words, Fact, Sequence[str]], str]:
    return lambda words, fact, names: words.text(key, name=_who(names, fact.seat))


def _number(key: str) -> Callable[[Words, Fact, Sequence[str]], str]:
    return lambda words, fact, names: words.text(key, name=_who(names, fact.seat), count=int(fact.values[0]))


def _thing(key: str) -> Callable[[Words, Fact, Sequence[str]], str]:
    return lambda words, fact, names: words.text(key, name=_who(names, fact.seat), what=words.text(str(fact.values[0])))


def _bids(words: Words, fact: Fact, names: Sequence[str]) -> str:
    told = [words.text("log_a_bid", name=name, count=int(bid)) for name, bid in zip(names, fact.values, strict=True)]
    return words.text("log_bids", bids=listed(words, told))


def _paid(words: Words, fact: Fact, names: Sequence[str]) -> str:
    coins, stones = fact.values
    return words.text("log_paid", name=names[fact.seat], coins=int(coins), stones=int(stones))


def _took(words: Words, fact: Fact, names: Sequence[str]) -> str:
    card, pile = map(str, fact.values)
    return words.text("log_took", name=names[fact.seat], card=words.text(card), pile=words.text(pile))


def _scored(words: Words, fact: Fact, names: Sequence[str]) -> str:
    return words.text("log_scored", name=names[fact.seat], count=int(fact.values[1]))


def _secret_bid(words: Words, fact: Fact, names: Sequence[str]) -> str:
    return words.text("log_bid", name=names[fact.seat], count=int(str(fact.values[0]).partition(":")[2]))


def _ended(words: Words, fact: Fact, names: Sequence[str]) -> str:
    return words.text("log_ended_pair" if fact.values[0] == "pair" else "log_ended_rounds")


def _who(names: Sequence[str], seat: Seat) -> str:
    return names[seat] if seat != NOBODY else ""


TELLS: dict[str, Callable[[Words, Fact, Sequence[str]], str]] = {
    "round": _number("log_round"), "drew": _thing("log_drew"), "bid": _secret_bid, "bids": _bids, "paid": _paid,
    "took": _took, "objected": _thing("log_objected"), "scored": _scored, "house_scored": _number("log_house_scored"),
    "flagged": _thing("log_flagged"), "ended": _ended, "final_score": _number("log_final_score"),
    "won": _plain("log_won"),
}  # fmt: skip
"""What tells of a fact, by its key. That no flag was put is not worth a line."""


def fact_text(
    words: Words, fact: Fact, names: Sequence[str], content: Any = None, view: Any = None
) -> str | None:
    """A fact of the log in a sentence; None where it is not worth one."""
    tell = TELLS.get(fact.key)
    return None if tell is None else tell(words, fact, names)


# Questions


def prompt_text(words: Words, decision: Decision, names: Sequence[str], view: Any = None) -> str:
    """What is asked."""
    return words.text(ASKS[decision.rule][0])


def why_text(words: Words, decision: Decision, view: Auction, *, names: Sequence[str]) -> str:
    """Why it is asked."""
    against = names[int(decision.context[0])] if decision.rule == "REACT" else ""
    return words.text(ASKS[decision.rule][1], name=against, card=words.text(view.taken) if view.taken else "")


def option_parts(
    words: Words, decision: Decision, option: str, view: Auction, *, names: Sequence[str] = ()
) -> OptionText:
    """An option, with what it costs and brings."""
    verb, _, what = option.partition(":")
    match verb:
        case "bid":
            return _told(words, OptionText(words.text("option_bid_coins", count=int(what))))
        case "colour":
            return _told(words, OptionText(words.text("option_colour", pile=words.text(what))))
        case "stones":
            coins = words.text("coins", count=int(decision.context[0]) - int(what))
            return _told(words, OptionText(words.text("option_stones", count=int(what)), cost=coins))
        case "flag":
            gain = words.text("points", count=1)
            return _told(words, OptionText(words.text("option_flag", field=words.text(what)), gain=gain))
        case "object":
            return _told(words, OptionText(words.text("option_object"), cost=words.text("coins", count=1)))
        case _:
            return _told(words, OptionText(words.text("option_let" if verb == "let" else "option_no_flag")))


def _told(words: Words, parts: OptionText) -> OptionText:
    return parts._replace(long=line_text(words, parts))


def line_text(words: Words, parts: OptionText) -> str:
    """An option as one line of text."""
    detail = row(words, [part for part in (parts.cost, parts.gain) if part])
    return words.text("list_told", what=parts.label, text=detail) if detail else parts.label


# The table


def round_text(words: Words, view: Auction) -> str:
    """The round that is played."""
    return words.text("auction_round", round=view.round, rounds=view.rounds)


def table_lines(words: Words, view: Auction, names: Sequence[str]) -> list[str]:
    """The table, a thing a line."""
    lines = [round_text(words, view), words.text("auction_deck", count=len(view.deck))]
    if view.taken:
        lines.append(words.text("auction_taken", card=words.text(view.taken)))
    if view.discard:
        lines.append(words.text("auction_discard", cards=listed(words, [words.text(card) for card in view.discard])))
    if view.has_map:
        fields = [
            words.text("auction_field", field=words.text(field), name=_who(names, owner) or words.text("auction_free"))
            for field, owner in zip(FIELDS, view.flags, strict=True)
        ]
        lines.append(words.text("auction_map", fields=row(words, fields, "list_semicolon")))
    for seat, name in enumerate(names):
        lines += seat_lines(words, view, seat, name)
    if view.has_house:
        lines.append(words.text("auction_house", count=view.house))
    return lines + (score_lines(words, view, names) if view.over else [])


def seat_lines(words: Words, view: Auction, seat: Seat, name: str) -> list[str]:
    """What a seat has, as far as the view shows it."""
    player = view.players[seat]
    lines = [words.text("auction_seat", name=name, coins=player.coins, points=player.points, stones=sum(player.drawn))]
    for colour, pile in zip(COLOURS, player.won, strict=True):
        if pile:
            cards = listed(words, [words.text(card) for card in pile])
            lines.append(words.text("auction_pile", pile=words.text(colour), cards=cards))
    return lines + secret_lines(words, view, (), seat)


def own_lines(words: Words, view: Auction, names: Sequence[str], seat: Seat) -> list[str]:
    """What a seat has; an auction has no turns."""
    return seat_lines(words, view, seat, names[seat])


def secret_lines(words: Words, view: Auction, names: Sequence[str], seat: Seat) -> list[str]:
    """The bid that was made in secret."""
    secret = view.players[seat].secret
    if not secret or UNKNOWN in secret:
        return []
    return [words.text("auction_secret", count=int(secret[0].partition(":")[2]))]


# The score


def score_lines(words: Words, view: Auction, names: Sequence[str]) -> list[str]:
    """The score sheets, a side a line."""
    sheets = [(name, player.sheet) for name, player in zip(names, view.players, strict=True)]
    sheets += [(words.text("side_house"), view.house_sheet)] if view.has_house else []
    return [
        words.text(
            "auction_sheet", name=name, count=sum(sheet.values()),
            lines=row(words, [words.text("list_counted", count=sheet.get(line, 0), what=sheet_line(words, line))
                              for line in LINES]),
        )
        for name, sheet in sheets
    ]  # fmt: skip


def verdict(words: Words, view: Auction, names: Sequence[str], winners: Sequence[Seat]) -> str:
    """Who has won."""
    if not winners:
        return words.text("auction_house_won", count=sum(view.house_sheet.values()))
    won = listed(words, [names[seat] for seat in winners])
    return words.text("auction_won", names=won, count=sum(view.players[winners[0]].sheet.values()))


def sheet_line(words: Words, line: str, view: Auction | None = None) -> str:
    """What a line of the sheet is called."""
    return words.text(f"score_{line}")


def revealed_key(what: str) -> str:
    """The auction has no sentences of its own about what was revealed."""
    return ""


# What can be looked up


def faces(words: Words, content: Cards) -> list[Article]:
    """All cards and fields."""
    cards = [
        Article(
            card, words.text(card), words.text("face_card"), CARDS_SECTION, words.text("face_cards"),
            words.text("face_worth", count=content.worth[card], colour=words.text(content.colour(card))),
            beside=("REVEAL",),
        )
        for card in content.ids
    ]  # fmt: skip
    chapter, text = words.text("face_fields"), words.text("face_field_text")
    fields = [
        Article(field, words.text(field), words.text("face_field"), CARDS_SECTION, chapter, text, beside=("PLACE",))
        for field in FIELDS
    ]
    return cards + fields


def lacking(words: Words, decision: Decision, view: Auction) -> dict[str, str]:
    """Nothing is ever lacking."""
    return {}


def about_option(words: Words, option: str, value: Value, seats: int, content: Cards | None) -> str:
    """What a value of an option means."""
    if option == "house":
        return words.text("option_house_begins", count=content.begun) if value and content else ""
    return words.attribute(f"option_{option}_{value}", "text") or ""


def thing_text(words: Words, thing: str) -> str:
    """The name of a card; else a number."""
    return words.text(thing) if thing.startswith("card_") else thing
