"""An open decision as the table shows it: prompt, options as rows of the menu, and where each lies on a board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.lacking import lacks
from resurgence_tui.games.resurgence.lookahead import EffectQuestion
from resurgence_tui.games.resurgence.outlook import SpaceOutlook
from resurgence_tui.games.resurgence.payments import likely_first, losses
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import ROOM_OF, TOKEN_WORDS, ZONE_OF
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.resurgence.sentences import lack_text, name, option_parts, prompt_text, space_parts, why_text
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.question.payment import FEW, GLUE, Mix, Trade, trades, ways
from resurgence_tui.ui.resurgence.question.place_text import PlaceText
from resurgence_tui.ui.resurgence.question.placing import REST, Placing, PlacingWay
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.widgets.decision_menu import LETTERED, NUMBERED, WAY_OUT
from resurgence_tui.ui.widgets.menu_rows import Inner, Row

WAYS_OUT = ("leave", "done", "stay")
"""Options that do nothing more; they share one key, wherever they stand."""

OF_A_PLACE = frozenset(
    "effect event mission complete plan build rescue advance take keep discard column flip switch".split()
)
"""Verbs of which only the first word is the id of a place or card that lies on a board."""

BOARD_OF = {
    "SET-19": at.OFFER,
    "SAL-02": at.OFFER,
    "SOLO-10": at.OFFER,
    "ENC-04": at.CITY,
    "PLACE-01": at.CITY,
    "PLACE-06": at.CITY,
    "BUILD-01": at.COMPOUND,
    "ROOM-HEADQUARTERS": at.COMPOUND,
    "MIS-16": at.COMPOUND,
    "UPK-C": at.COMPOUND,
    "SURV-20": at.ROW,
    "SURV-23": at.ROW,
    "MIS-18": at.ROW,
    "MIS-03": at.MISSIONS,
    "LEAD-12": at.LEADERSHIP,
}
"""The board that a rule's question is about, where it is about one."""

FEW_TO_REST = 4
"""Up to so many tokens of several areas are told apart in one row."""

FEW_NEXT = 5
"""Up to so many answers to the question after a placement have keys in its row: each kind of goods for a penalty of 1.
"""

GAINS_OF_CHOICE = frozenset({"GEN-03", "GEN-09"})
"""The questions for goods of choice and for a Specialist."""

OFFERS = ("SET-19", "SAL-02", "SOLO-10")
ASSIGNMENT = "ASG-01"
PLACING = "PLACE-01"
EXCHANGE = "AMB-144"
"""The rule that allows several exchanges, and says how many."""


def model_of(question: Question, decision: Decision, held: Sequence[int]) -> Mix | Trade:
    """What the stepper changes for a question with a mix. held: what the seat has, by Item."""
    if not question.mix[0].option.startswith("trade:"):
        return Mix(question.mix)
    most = int(decision.context[0]) if decision.rule == EXCHANGE else 1
    return Trade(question.mix, most, held, any(map(is_way_out, decision.options)))


def places_in(option: str) -> tuple[str, ...]:
    """The places on boards that an option names, that which it is about first."""
    verb, *names = option.split(":")
    if verb == "place":
        return tuple(names[2:])
    if verb == "card":
        return tuple(reversed(names))
    if verb == "pay":
        return tuple(word for word in names if word.startswith(("survivor_", "hero_")))
    if verb == "exhaust":
        return tuple(names)
    return tuple(names[:1]) if verb in OF_A_PLACE else ()


def spots_of(decision: Decision, view: View) -> dict[str, tuple[str, ...]]:
    """The places that each option names; of two Encounter tokens that of the rarer one (ENC-04)."""
    if decision.rule != "ENC-04":
        return {option: places for option in decision.options if (places := places_in(option))}
    zones = [zone.id for zone in view.content.zones if zone.district == decision.context[0]]
    return {option: (max(zip(map(ENCOUNTERS.index, option.split(":")[1:]), zones, strict=True))[1],)
            for option in decision.options}


ENCOUNTERS = ("mutant", "beast", "stalker")
"""Encounter tokens, the rarest last."""


def is_demand(rule: str) -> bool:
    """Whether a rule asks how a Mutant action is met."""
    return rule.startswith(("SOLO-A-", "SOLO-B-"))


def is_way_out(option: str) -> bool:
    """Whether an option only ends or leaves something."""
    return option in WAYS_OUT


def safest_first(decision: Decision, view: View) -> tuple[str, ...]:
    """The options in the order in which they are shown: a token is given away by none that Enter alone would pick.

    To retire nobody comes first, then the tokens, the Hero last (RET-01); of payments the one that is missed least. Of
    a turn what would bring nothing comes last, before its end.
    """
    if decision.rule == "ACT-01":
        idle = lacks(view, decision)
        return tuple(sorted(decision.options, key=lambda option: (is_way_out(option), option in idle)))
    if decision.rule != "RET-01":
        return likely_first(view, decision)
    worth = ("leave", *TOKEN_WORDS[1:], TOKEN_WORDS[0])
    return tuple(sorted(decision.options, key=lambda option: worth.index(option.split(":")[-1])))


def board_of(decision: Decision) -> str:
    """The board that a decision is about."""
    if decision.rule == "ACT-01":
        space = str(decision.context[0]) if decision.context else ""
        return at.COMPOUND if space in ROOM_OF else at.CITY
    if is_demand(decision.rule):
        return at.COMPOUND if decision.options[-1].startswith(("exhaust", "flip")) else at.CITY
    return BOARD_OF.get(decision.rule, "")


class QuestionText:
    """Turns decisions into Questions, for one game and one language."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words, self.names = words, names
        self.looking = PlaceText(words)

    def question(self, decision: Decision, view: View, short: bool = False) -> Question:
        """A decision with a row for each option."""
        options = safest_first(decision, view)
        texts = {option: option_parts(self.words, decision, option, view, short=short) for option in options}
        notes, idle = self.notes(decision, view), lacks(view, decision)
        rows = tuple(
            self.row(option, text, note=notes.get(option, ""))._replace(dim=option in idle)
            for option, text in texts.items()
        )
        mix = (ways(options) or trades(options)) if len(options) > FEW else []
        return Question(
            asked=prompt_text(self.words, decision, self.names),
            why=why_text(self.words, decision, view, names=self.names),
            rows=rows,
            searched=rows,
            spots=spots_of(decision, view),
            board=board_of(decision),
            dims=decision.rule in BOARD_OF or decision.options[0].startswith("flip:"),
            mix=tuple(mix),
            long={option: self.with_note(text.long, notes.get(option, "")) for option, text in texts.items()},
        )

    def notes(self, decision: Decision, view: View) -> dict[str, str]:
        """What is said of options that would bring nothing, or take away what is needed in this very place."""
        found = {
            option: self.words.text("lack_now", lack=lack_text(self.words, lack))
            for option, lack in lacks(view, decision).items()
        }
        for option, missions in losses(view, decision).items():
            named = listed(self.words, [name(self.words, mission) for mission in missions])
            found[option] = self.words.text("lack_takes", missions=named)
        return found

    def with_note(self, text: str, note: str) -> str:
        """An option in one line, with what is said of it."""
        return self.words.text("answer_line_note", line=text, note=note) if note else text

    def row(self, row: str, text: OptionText, group: str = "", note: str = "", key: str = "") -> Row:
        """A row of the menu for an option's text."""
        notes = [one for one in (text.note, note) if one]
        return Row(
            row,
            text.label,
            text.cost,
            text.gain,
            ", ".join(notes),
            group,
            key or (WAY_OUT if is_way_out(row) else ""),
            text.long,
            stays=is_way_out(row),
        )

    def spaces(
        self,
        decision: Decision,
        placing: Placing,
        look: Mapping[str, SpaceOutlook],
        ahead: Mapping[str, EffectQuestion],
        view: View,
        short: bool = False,
        grouped: bool = True,
    ) -> Question:
        """The first look of a placement: a row for each space; the search looks through every single placement.

        Where several tokens may go to a space, each has a key in its row, as long as there are any left; where one may,
        what is asked next has. ahead: what the effect of a space asks then.
        """
        whole = self.question(decision, view, short)
        rows = self.space_rows(placing, look, ahead, view, short, grouped)
        spots = {option: places[:1] for option, places in whole.spots.items()}
        return replace(
            whole,
            rows=rows,
            spots=spots | {space: (space,) for space in placing.spaces},
            long={**whole.long, **{row.id: row.words for row in rows}},
        )

    def space_rows(
        self,
        placing: Placing,
        look: Mapping[str, SpaceOutlook],
        ahead: Mapping[str, EffectQuestion],
        view: View,
        short: bool,
        grouped: bool,
    ) -> tuple[Row, ...]:
        """The rows of that, without what else belongs to the question."""
        rows = []
        for space in placing.spaces:
            text = space_parts(self.words, space, view, short=short)
            extras, idle = [], False
            if space in look:
                lack, idle = look[space].lack, look[space].wasted is not None
                extras = [lack_text(self.words, lack)] if lack is not None else []
                extras += self.looking.extras(look[space])
            group = self.words.text("lack_group") if idle else self.group(space)
            note = ", ".join(extras)
            row = self.row(space, text, group if grouped else "", note, "r" if space == REST else "")
            rows.append(row._replace(stays=space == REST, dim=idle))
        rows.sort(key=lambda row: (row.id == REST, row.dim))
        signs = {self.words.attribute(token, "sign") for token in TOKEN_WORDS}
        keys = iter([key for key in (NUMBERED + LETTERED)[len(rows) :] if key.isalpha() and key not in signs])
        keyed = []
        for row in rows:
            one = self.with_tokens(row, placing.spaces[row.id], keys)
            if len(placing.spaces[row.id]) == 1 and row.id in look:
                answers = self.next_answers(look[row.id], ahead.get(row.id), view)
                one = self.with_next(one, placing.spaces[row.id][0].option, *answers, keys)
            keyed.append(one)
        return tuple(keyed)

    def next_answers(
        self, look: SpaceOutlook, ahead: EffectQuestion | None, view: View
    ) -> tuple[str, Mapping[str, str]]:
        """The answers to what is asked once a token has been placed: how the penalty is paid, or what is gained of the
        effect. A key of the words that says which, and the answers in signs."""
        if look.ways:
            return "place-note-pay", {option: self.looking.way(option, short=True) for option in look.ways}
        if ahead is None or ahead[1].rule not in GAINS_OF_CHOICE:
            return "place-note-gain", {}
        effect, asked = ahead
        return "place-note-gain", {
            f"{effect}{GLUE}{option}": self.words.attribute(option.split(":")[1], "sign")
            or self.looking.way(option, short=True)
            for option in likely_first(view, asked)
            if not is_way_out(option)
        }

    def with_next(self, row: Row, placement: str, key: str, answers: Mapping[str, str], keys: Iterator[str]) -> Row:
        """The row of a space with a key for each of the answers to what is asked next, if they are few and short."""
        if not 1 < len(answers) <= FEW_NEXT or any(" " in told for told in answers.values()):
            return row
        inner = []
        for (option, told), free in zip(answers.items(), keys, strict=False):
            text = self.words.text("place-note-key", key=free, token=told)
            inner.append(Inner(free, f"{placement}{GLUE}{option}", text))
        if len(inner) < len(answers):
            return row
        choices = self.words.text(key, choices=" ".join(one.text for one in inner))
        return row._replace(note=f"{row.note}, {choices}", inner=tuple(inner))

    def with_tokens(self, row: Row, ways_there: Sequence[PlacingWay], keys: Iterator[str]) -> Row:
        """The row of a space with its tokens in front of the note, several of them with a key each.

        What needs a card that helps is asked for by the row alone. keys: those that are free, as few as there may be.
        """
        plain = [one for one in ways_there if not one.cards] if len(ways_there) > 1 else []
        from_areas = len({one.area for one in plain}) > 1
        if from_areas and len(plain) > FEW_TO_REST:
            plain, from_areas = [], False
        inner, shown = [], []
        for one in ways_there:
            sign = self.words.attribute(one.token, "sign") or one.token
            if from_areas and one in plain:
                sign = self.words.text("place-note-from", token=sign, area=self.words.attribute(one.area, "sign") or "")
            key = next(keys, "") if one in plain else ""
            if key:
                sign = self.words.text("place-note-key", key=key, token=sign)
                inner.append(Inner(key, one.option, sign))
            shown.append(sign)
        covered = {one.token for one in plain}
        shown = [sign for sign, one in zip(shown, ways_there, strict=True) if one in plain or one.token not in covered]
        tokens = self.words.text("place-note-tokens", tokens=" ".join(dict.fromkeys(shown)))
        return row._replace(note=", ".join(text for text in (tokens, row.note) if text), inner=tuple(inner))

    def ways(self, decision: Decision, placing: Placing, view: View, short: bool = False) -> Question:
        """The second look of a placement: which token, and which cards for it."""
        whole = self.question(decision, view, short)
        listed_here = {one.option for one in placing.ways}
        rows = tuple(row for row in whole.rows if row.id in listed_here)
        return replace(
            whole,
            asked=self.words.text("table-ask-token", place=name(self.words, placing.space)),
            why=self.words.text("table-why-token"),
            rows=rows,
            spots={row.id: whole.spots[row.id] for row in rows},
        )

    def group(self, space: str) -> str:
        """The heading that a space stands under."""
        if space in ZONE_OF:
            return self.words.text("table-group-city")
        return self.words.text("table-group-rooms" if space in ROOM_OF else "table-group-rest")
