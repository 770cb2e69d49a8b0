"""What the line under the board says of a place or card that is looked at: what would happen there, or why not."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.outlook import SpaceOutlook
from resurgence_tui.games.resurgence.refusals import refusal
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, DISTRICT_IDS, ROOM_OF, TOKEN_WORDS, ZONE_OF
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.resurgence.sentences import (
    bundle_text,
    card_text,
    costs_text,
    goods_text,
    income_text,
    lack_text,
    level_text,
    mission_text,
    name,
    space_parts,
    trigger_text,
)
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence.question.payment import way

FEW_WAYS = 5
"""Up to so many ways to pay a penalty are told one by one: each kind of goods for a penalty of 1."""

REFUSED = {
    "too_dear": "place-refused-too_dear",
    "needs_level": "place-refused-needs_level",
    "is_clear": "place-refused-is_clear",
    "face_up": "place-refused-face_up",
    "planned_now": "place-refused-planned_now",
    "one_a_turn": "place-refused-one_a_turn",
    "wrong_place": "place-refused-wrong_place",
    "lacks": "place-refused-lacks",
    "card_used": "place-refused-card_used",
    "card_new": "place-refused-card_new",
    "asleep": "place-refused-asleep",
    "no_use": "place-refused-no_use",
    "when_paying": "place-refused-when_paying",
    "when_placing": "place-refused-when_placing",
    "no_token_there": "place-refused-no_token_there",
    "effect_used": "place-refused-effect_used",
    "token_elsewhere": "place-refused-token_elsewhere",
    "track_full": "place-refused-track_full",
    "other_track": "place-refused-other_track",
    "event_elsewhere": "place-refused-event_elsewhere",
    "event_used": "place-refused-event_used",
}
"""Why a place is none of the answers, as ``games.resurgence.refusals`` has it."""

NOT_LEGAL = {
    "own_token": "place-not-own_token",
    "rubble": "place-not-rubble",
    "closed": "place-not-closed",
    "no_token": "place-not-no_token",
    "needs_type": "place-not-needs_type",
    "cannot_pay": "place-not-cannot_pay",
    "no_supply": "place-not-no_supply",
}
"""Why a token may not be placed, as ``games.resurgence.outlook`` has it."""


class PlaceText:
    """Puts into words what the rules tell of a place."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def extras(self, look: SpaceOutlook) -> list[str]:
        """What else a placement on a space would do: cards that wake, Missions, the Event."""
        found = []
        for key, things in (
            ("place-note-wakes", look.wakes),
            ("place-note-missions", look.missions),
            ("place-note-event", (look.event,)),
        ):
            named = [name(self.words, thing) for thing in things if thing]
            if named:
                found.append(self.words.text(key, things=listed(self.words, named)))
        return found

    def look(self, space: str, look: SpaceOutlook, view: View, room: int = 0) -> tuple[str, bool]:
        """The line about a space that is looked at, and whether it is legal now. room: cells, 0 for as many as need be.
        """
        if look.reason:
            place, reason = name(self.words, space), self.reason(space, look, view)
            return self.words.text("place-look-not", place=place, reason=reason), False
        line = self.legal(space, look, view, short=False)
        return (line if not room or cell_len(line) <= room else self.legal(space, look, view, short=True)), True

    def legal(self, space: str, look: SpaceOutlook, view: View, short: bool) -> str:
        """What is paid and how, what comes of it, and what else it makes possible. short: the goods in signs."""
        text = space_parts(self.words, space, view, short=short)
        parts = [self.due(text.cost, look.ways, short), text.gain, text.note]
        if look.lack is not None and look.wasted is None:
            parts.append(lack_text(self.words, look.lack))
        parts += self.extras(look)
        if look.lacking:
            missions = listed(self.words, [name(self.words, mission) for mission in look.lacking])
            parts.append(self.words.text("place-look-lacking", missions=missions))
        if look.wasted is not None:
            parts.append(self.words.text("lack_now", lack=lack_text(self.words, look.wasted)))
        what = self.words.text("place-between").join(part for part in parts if part)
        return self.words.text("place-look", place=text.label if short else name(self.words, space), what=what)

    def due(self, cost: str, ways: Sequence[str], short: bool) -> str:
        """A penalty, and the ways to pay it: all if they are few, else the likely one and how many others there are.

        ways: the likely one first.
        """
        if not ways:
            return ""
        if len(ways) == 1:
            return self.words.text("printed_pay", cost=self.way(ways[0], short))
        told = [self.way(one, short=True) for one in ways]
        if len(told) <= FEW_WAYS:
            if short:
                return self.words.text("printed_pay", cost=row(self.words, told, "list_slash"))
            either = listed(self.words, told, "list_or")
        else:
            either = self.words.text("place-look-others", likely=told[0], count=len(told) - 1)
        return self.words.text("place-look-pay", cost=cost, ways=either)

    def way(self, option: str, short: bool) -> str:
        """One way to pay: goods, and the card that helps."""
        paid = way(option)
        goods = goods_text(self.words, paid.goods, short) if paid is not None else ""
        if paid is None or not paid.cards:
            return goods
        cards = listed(self.words, [name(self.words, card) for card in sorted(paid.cards)])
        return self.words.text("place-look-with", goods=goods, cards=cards)

    def refused(self, spot: str, asked: Decision, view: View) -> str:
        """A place that is none of the answers, and why not; "" where there is nothing to say."""
        found = refusal(view, asked, spot)
        if not found.reason:
            return ""
        words, values = self.words, dict[str, str | int](count=found.number)
        if found.cost:
            values["cost"] = costs_text(words, found.cost)
        if found.place:
            values["where"] = name(words, found.place)
        if found.reason == "asleep":
            values["when"] = trigger_text(words, view.content.cards[spot])
        if found.reason == "event_elsewhere":
            values["where"] = words.text(DISTRICT_IDS[found.number])
        reason = words.text(REFUSED[found.reason], **values)
        return words.text("place-look-not", place=name(words, spot), reason=reason)

    def about(self, spot: str, view: View) -> str:
        """What a place or card is, in one line; "" if there is nothing to say."""
        content = view.content
        if spot in ZONE_OF or spot in ROOM_OF:
            return space_parts(self.words, spot, view).long
        if spot in content.missions:
            text = mission_text(self.words, content.missions[spot])
        elif spot in content.column_ids:
            income = content.column_income[content.column_ids.index(spot)]
            text = self.words.text("answer_note_income", gain=income_text(self.words, income))
        elif spot in content.cards:
            text = self.words.attribute(spot, "text") or card_text(self.words, content.cards[spot])
        elif spot.startswith("track_"):
            _, track, space = spot.split("_")
            bonus = bundle_text(self.words, content.tracks[AREA_WORDS.index(track)][int(space)])
            text = bonus or self.words.text("face_no_bonus")
        elif spot.startswith("level_"):
            text = level_text(self.words, content.levels[int(spot.removeprefix("level_"))])
        else:
            text = self.words.attribute(spot, "text") or ""
        return self.words.text("place-look", place=name(self.words, spot), what=text) if text else ""

    def reason(self, space: str, look: SpaceOutlook, view: View) -> str:
        """Why a space is not legal, in words."""
        values: dict[str, str | int] = {"count": look.penalty}
        if space in ZONE_OF:
            spec = view.content.zones[ZONE_OF[space]]
            tokens, access = spec.tokens, spec.access
        elif space in ROOM_OF:
            tokens, access = view.content.rooms[ROOM_OF[space]].tokens, 2
        else:
            tokens, access = (True,) * 5, 2
        kinds = [self.words.text(TOKEN_WORDS[token]) for token in (4, 3, 2, 1, 0) if tokens[token]]
        values["who"] = listed(self.words, kinds, "list_or")
        values["area"] = self.words.text(("metro", "harbor", "compound")[access])
        return self.words.text(NOT_LEGAL[look.reason], **values)
