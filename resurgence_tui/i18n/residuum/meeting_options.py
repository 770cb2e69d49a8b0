"""Options of meetings and conflicts, of what they bring, and of the end of a turn."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat
from resurgence_tui.games.residuum.board import basecamps_at, is_location
from resurgence_tui.games.residuum.rules.calendar import provisions_due
from resurgence_tui.games.residuum.rules.nukes import armed_in_convoy
from resurgence_tui.games.residuum.vocab import RESOURCE_OF
from resurgence_tui.i18n.sentences import OptionText

from .names import goods
from .option_lines import Asked, verb
from .pieces import pieces_text, standing


def _line(asked: Asked, key: str, note: str = "") -> OptionText:
    """A line with its ``.long``."""
    return OptionText(asked.label(key), note=note, long=asked.words.attribute(key, "long") or "")


@verb("meet")
def _meet(asked: Asked, word: str) -> OptionText:
    seat = int(word.removeprefix("seat")) - 1
    return OptionText(asked.read.player(seat), note=_of(asked, seat))


def _of(asked: Asked, seat: Seat) -> str:
    """What a seat has where the meeting is."""
    return pieces_text(asked.read, standing(asked.view, seat, asked.view.meeting.hex))


WORDS = {"trade": "answer_word_trade", "none": "answer_word_none"}
"""What a visitor says."""

INTENTS = {"trade": "answer_intent_trade", "attack": "answer_intent_attack"}
"""What a visitor shows."""


@verb("word")
def _word(asked: Asked, word: str) -> OptionText:
    return _line(asked, WORDS[word])


@verb("welcome")
def _welcome(asked: Asked) -> OptionText:
    return _line(asked, "answer_welcome")


@verb("resist")
def _resist(asked: Asked) -> OptionText:
    more = is_location(asked.view, asked.seat, asked.view.meeting.hex)
    return _line(asked, "answer_resist", asked.label("answer_resist_card") if more else "")


@verb("intent")
def _intent(asked: Asked, word: str) -> OptionText:
    """An attack with a nuke is a blast, but for one at an active Basecamp of the host."""
    meeting = asked.view.meeting
    blasts = armed_in_convoy(asked.view, asked.seat) and meeting.host not in basecamps_at(
        asked.view, meeting.hex, active_only=True)
    return _line(asked, INTENTS[word], asked.label("answer_intent_blast") if word == "attack" and blasts else "")


@verb("accept")
def _accept(asked: Asked) -> OptionText:
    """An offer, with what it costs and brings the seat that is asked."""
    meeting = asked.view.meeting
    got = goods(asked.words, meeting.give)
    gain = asked.label("answer_get", goods=got) if got else ""
    return OptionText(asked.label("answer_accept"), goods(asked.words, meeting.want), gain)


@verb("decline")
def _decline(asked: Asked) -> OptionText:
    return _line(asked, "answer_decline")


@verb("counter")
def _counter(asked: Asked) -> OptionText:
    return _line(asked, "answer_counter")


# Conflicts


@verb("chem")
def _chem(asked: Asked, number: str) -> OptionText:
    count = int(number)
    if not count:
        return OptionText(asked.label("answer_boost_nothing"))
    return OptionText(asked.label("answer_chem", goods=asked.amount("chem", count), count=count))


@verb("nuclear")
def _nuclear(asked: Asked, what: str) -> OptionText:
    """The Nuclear of the store or of the convoy."""
    strength = asked.view.content.numbers.nuclear_boost
    if what == "none":
        return OptionText(asked.label("answer_boost_nothing"))
    if what == "carried":
        return OptionText(asked.label("answer_carried", count=strength))
    return OptionText(asked.label("answer_plus", goods=asked.amount("nuclear", 1), count=strength))


@verb("plunder")
def _plunder(asked: Asked, resource: str) -> OptionText:
    held = asked.view.seats[asked.view.meeting.host].store[RESOURCE_OF[resource]]
    return OptionText(asked.label("answer_all_of", goods=asked.amount(resource, held)))


@verb("take")
def _take(asked: Asked, resource: str) -> OptionText:
    held = asked.view.seats[int(asked.decision.context[0])].store[RESOURCE_OF[resource]]
    label = asked.label("answer_one_of", goods=asked.amount(resource, 1))
    return OptionText(label, note=asked.label("answer_they_hold", count=held))


# The end of a turn


@verb("upkeep")
def _upkeep(asked: Asked, what: str) -> OptionText:
    if what == "blast":
        return OptionText(asked.label("answer_upkeep_blast"))
    return OptionText(
        asked.label("answer_upkeep_pay"), goods(asked.words, asked.view.content.costs["nuke_upkeep"][0])
    )


@verb("feed")
def _feed(asked: Asked, what: str) -> OptionText:
    if what == "none":
        return OptionText(asked.label("answer_feed_none"), note=asked.label("answer_out"))
    numbers = asked.view.content.numbers
    due = numbers.year_end_food if what == "food" else provisions_due(asked.view, asked.seat)
    return OptionText(asked.label("answer_feed", goods=asked.amount(what, due)))
