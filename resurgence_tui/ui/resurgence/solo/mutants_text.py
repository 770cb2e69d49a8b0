"""Alone against the Mutants: what they have just done, and how far their card, its action and the placement are.

A forced outcome is told and not asked, so it stands where the explanation of the question would stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Decision, Fact, Seat
from resurgence_tui.games.resurgence.content.printed import MutantAction
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import DISTRICT_IDS
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.resurgence.sentences import fact_text, goods_phrase, name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.question.question_text import PLACING, is_demand
from resurgence_tui.ui.widgets.painter import Part

CARD, ACTION, PLACE = "card", "action", "place"
STAGES = (CARD, ACTION, PLACE)

ENDS_A_CARD = ("placed", "rested", "round_started")
"""Facts after which the last Mutant card is no longer the one at hand."""

TELLS_CARD = (PLACING, "ENC-04")
"""Rules that ask while a Mutant card is at hand, besides the demands themselves."""


class MutantsText:
    """Reads the log of a game alone. chosen: the last answer of the player, so that a forced one can be told apart."""

    def __init__(self, words: Words, host: Host) -> None:
        self.words, self.host = words, host
        self.chosen = ""

    # How far it is

    def at_hand(self, eyes: Seat) -> list[Fact]:
        """The facts of the Mutant card that lies open and for which nothing has been placed yet; none otherwise."""
        found: list[Fact] = []
        for entry in reversed(self.host.log(eyes)):
            if entry.fact.key in ENDS_A_CARD:
                return []
            found.append(entry.fact)
            if entry.fact.key == "mutants_moved":
                return found[::-1]
        return []

    def trail(self, view: View, eyes: Seat, decision: Decision | None) -> list[Part]:
        """Card, action, placement: where one is; the number of cards alone once the last one is dealt with."""
        if view.step != 3 or not view.mutant_open:
            return []
        most = view.content.numbers.mutant_cards_revealed[1]
        number = self.words.text("solo-trail-card", count=len(view.mutant_open), most=most)
        rule = decision.rule if decision is not None else ""
        if rule == PLACING and not self.at_hand(eyes):
            return [(number, theme.QUIET)]
        now = CARD if rule == "ENC-04" else ACTION if is_demand(rule) else PLACE
        texts = {CARD: number, ACTION: self.words.text("solo-trail-action"), PLACE: self.words.text("solo-trail-place")}
        parts: list[Part] = []
        for stage in STAGES:
            if parts:
                parts.append((" > ", theme.QUIET))
            parts.append((texts[stage], theme.LEGAL if stage == now else theme.QUIET))
        return parts

    # What has happened

    def told(self, view: View, eyes: Seat, since: int, decision: Decision | None) -> str:
        """What the Mutants have done since a point of the log, and the card at hand with all that came of it."""
        words, facts = self.words, [entry.fact for entry in self.host.log(eyes, since)]
        rule = decision.rule if decision is not None else ""
        told = [self.leadership(facts)]
        at_hand = self.at_hand(eyes) if rule in TELLS_CARD or is_demand(rule) else []
        older = facts[: max(len(facts) - len(at_hand), 0)]
        told += [self.card(view, one, True) for one in by_card(older)]
        for fact in facts:
            if fact.key == "mutants_scored" and fact.values[0] == "token_beast":
                told.append(fact_text(words, fact, self.host.names, view.content) or "")
        if at_hand:
            told.append(self.card(view, at_hand, not (is_demand(rule) or rule == "ENC-04")))
        return " ".join(sentence for sentence in told if sentence)

    def leadership(self, facts: Iterable[Fact]) -> str:
        """Who has advanced in which area."""
        found = [
            self.words.text("solo-led", area=self.words.text(str(fact.values[0])), band=int(fact.values[2]))
            for fact in facts
            if fact.key == "leadership_alone"
        ]
        return self.words.text("solo-leadership", areas=", ".join(found)) if found else ""

    def card(self, view: View, facts: Sequence[Fact], over: bool) -> str:
        """One Mutant card with what came of it. over: nothing more will come of it."""
        words, district = self.words, view.content.mutant_district[str(facts[0].values[0])]
        what = self.outcome(view, facts, over)
        if not what:
            return ""
        place = view.mutant_open.index(str(facts[0].values[0])) + 1 if facts[0].values[0] in view.mutant_open else 0
        where = words.text(DISTRICT_IDS[district])
        return words.text("solo-card-told", number=place, district=where, what="; ".join(what))

    def outcome(self, view: View, facts: Sequence[Fact], over: bool) -> list[str]:
        """What came of a card, bit by bit."""
        text = self.words.text
        action = next((action_of(view, str(fact.values[0])) for fact in facts if fact.key == "mutant_action"), None)
        found = []
        gone = [name(self.words, str(fact.values[0])) for fact in facts if fact.key == "row_discarded"]
        if gone:
            found.append(text("solo-row-gone", cards=listed(self.words, gone), count=len(gone)))
        keys = {fact.key for fact in facts}
        for fact in facts:
            if fact.key in BITS:
                found.append(BITS[fact.key](self, fact, action, keys))
        if action is not None and over and keys.isdisjoint(OUTCOMES):
            found.append(text("solo-nothing"))
        if action is not None and action.discard_row and not gone:
            found.insert(0, text("solo-row-empty"))
        return [bit for bit in found if bit]

    def _paid(self, fact: Fact, action: MutantAction | None, keys: set[str]) -> str:
        goods = tuple(int(amount) for amount in fact.values[1:6])
        return self.words.text("solo-you-pay", goods=goods_phrase(self.words, goods))

    def _exhausted(self, fact: Fact, action: MutantAction | None, keys: set[str]) -> str:
        return self.words.text("solo-you-exhaust", card=name(self.words, str(fact.values[0])))

    def _mission(self, fact: Fact) -> str:
        mission = name(self.words, str(fact.values[0]))
        return self.words.text("solo-they-complete", mission=mission, count=int(fact.values[1]))

    def _flipped(self, fact: Fact, action: MutantAction | None, keys: set[str]) -> str:
        room, rubble = (name(self.words, str(value)) for value in fact.values)
        return self.words.text("solo-room-closed", room=room, rubble=rubble)

    def _turned(self, fact: Fact, action: MutantAction | None, keys: set[str]) -> str:
        none = "" if "mutants_completed" in keys else self.words.text("solo-no-mission") + "; "
        return none + self.words.text("solo-board-turned", side=str(fact.values[0]))

    def _declined(self, fact: Fact, action: MutantAction | None, keys: set[str]) -> str:
        return self.words.text("solo-no-card-used")

    def _scored(self, fact: Fact, action: MutantAction | None, keys: set[str]) -> str:
        """VP for the Mutants, with the reason where it was no choice."""
        points, text = int(fact.values[1]), self.words.text
        if str(fact.values[0]) == "token_beast" or action is None:
            return ""
        if action.mission:
            return self._mission(fact)
        if action.mutants and action.choices and "card_exhausted" not in keys and not self._is_asked():
            return text("solo-none-ready", count=points)
        forced = any(choice.cost is not None for choice in action.choices) and not self.chosen.startswith("mutants:")
        return text("solo-they-gain-forced" if forced and not action.mutants else "solo-they-gain", count=points)

    def _is_asked(self) -> bool:
        """Whether the player is asked how to meet a Mutant action now."""
        return any(is_demand(ask.decision.rule) for ask in self.host.asks())


Bit = Callable[[MutantsText, Fact, MutantAction | None, set[str]], str]

BITS: dict[str, Bit] = {
    "paid": MutantsText._paid,
    "card_exhausted": MutantsText._exhausted,
    "rubble_flipped": MutantsText._flipped,
    "mutants_scored": MutantsText._scored,
    "board_flipped": MutantsText._turned,
    "declined": MutantsText._declined,
}
"""What the facts of a Mutant card become."""

OUTCOMES = frozenset({*BITS, "row_discarded"})


def action_of(view: View, action: str) -> MutantAction | None:
    """The entry of the Action board with that id."""
    return next((one for side in view.content.mutant_actions for one in side if one.id == action), None)


def by_card(facts: Iterable[Fact]) -> list[list[Fact]]:
    """Facts card by card; those before the first card, or after a placement, belong to none."""
    found: list[list[Fact]] = []
    running = False
    for fact in facts:
        if fact.key == "mutants_moved":
            found.append([])
            running = True
        elif fact.key in ENDS_A_CARD:
            running = False
        if running:
            found[-1].append(fact)
    return found
