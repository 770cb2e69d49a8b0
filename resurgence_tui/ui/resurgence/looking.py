"""What the line under the board says of a place or card that is looked at: what would happen there, or why not."""

from __future__ import annotations

from resurgence_tui.games.resurgence.outlook import SpaceOutlook
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import ROOM_OF, TOKEN_WORDS, ZONE_OF
from resurgence_tui.i18n.sentences import card_text, listed, mission_text, name, space_parts
from resurgence_tui.i18n.text import Words


class Looking:
    """Puts into words what the rules tell of a place."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def extras(self, look: SpaceOutlook) -> list[str]:
        """What else a placement on a space would do: cards that wake, planned Missions that fit."""
        found = []
        if look.wakes:
            cards = listed(self.words, [name(self.words, card) for card in look.wakes])
            found.append(self.words.text("table-note-wakes", cards=cards))
        if look.missions:
            missions = listed(self.words, [name(self.words, mission) for mission in look.missions])
            found.append(self.words.text("table-note-missions", missions=missions))
        return found

    def look(self, space: str, look: SpaceOutlook, view: View) -> tuple[str, bool]:
        """The line about a space that is looked at, and whether it is legal now."""
        text = space_parts(self.words, space, view)
        if look.reason:
            return self.words.text("table-look-not", place=text.label, reason=self.reason(space, look, view)), False
        due = self.words.text("table-look-pay", count=look.penalty)
        if look.supplies:
            due = self.words.text("pay", cost=text.cost)
        parts = [text.cost and due, text.gain, text.note, *self.extras(look)]
        what = self.words.text("table-between").join(part for part in parts if part)
        return self.words.text("table-look", place=text.label, what=what), True

    def about(self, spot: str, view: View) -> str:
        """What a place or card is, in one line; "" if there is nothing to say."""
        content = view.content
        if spot in ZONE_OF or spot in ROOM_OF:
            return space_parts(self.words, spot, view).long
        if spot in content.missions:
            text = mission_text(self.words, content.missions[spot])
        elif spot in content.cards:
            text = self.words.attribute(spot, "text") or card_text(self.words, content.cards[spot])
        else:
            text = self.words.attribute(spot, "text") or ""
        return self.words.text("table-look", place=name(self.words, spot), what=text) if text else ""

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
        return self.words.text(f"table-not-{look.reason}", **values)
