"""Residuum told in both languages: every kind of fact, every question with its options, the table, the score; and
nothing of what a seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from resurgence_tui.engine.table import Table, hidden_fields
from resurgence_tui.engine.types import NOBODY, Decision, Fact
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.labels import label
from resurgence_tui.games.residuum.rulebook import LISTS, PRIVATE
from resurgence_tui.games.residuum.state import Meeting, SeatState, State
from resurgence_tui.games.residuum.tellable import SHAPES, SHAPES_OF_TABLE, WITHOUT, WORDS
from resurgence_tui.games.residuum.vocab import ACTIONS, LINES
from resurgence_tui.i18n.residuum.fact_words import SENTENCES, SILENT
from resurgence_tui.i18n.residuum.option_lines import VERBS
from resurgence_tui.i18n.residuum.prompt_words import QUESTIONS, VARIANTS
from resurgence_tui.i18n.residuum.sentences import (
    about_option,
    fact_text,
    line_text,
    option_parts,
    prompt_text,
    revealed_key,
    score_lines,
    sheet_line,
    table_lines,
    verdict,
    why_text,
)
from resurgence_tui.i18n.text import Words
from tests.games.residuum.field import Field
from tests.games.residuum.playing import a_game, positions

from .polish import english_in

NAMES = ["Anna", "Boris", "Celina", "Dmitri"]
READ = {
    (language, aloud): Words(language, game="residuum", aloud=aloud) for language in ("en", "pl") for aloud in (0, 1)
}
EN, PL = READ["en", 0], READ["pl", 0]


def is_sound(text: str) -> bool:
    """Whether a text is one sentence or line, with nothing missing in it."""
    return bool(text.strip()) and not re.search(r"[{}]|  |\.\.| [,.;:?]|None|\?\?", text)


# Facts

EXAMPLES = {
    "count": (1, 2, 5), "seat": (1,), "hex": ("e3n1", "w2s0"), "edge": ("e2n1:e3n1",), "place": ("supply", "e0s3"),
    "values": ("3", "2+4"), "card": ("discovery_still", "leader_sergeant", "town_gossip"),
    "payment": ("discovery_still", "nuke_upkeep", *ACTIONS), "booster": ("discovery_war_drums", "tech", "carried"),
}  # fmt: skip
"""Values of each kind that a fact may have."""

MANY = {
    "pair*": (("tech", 2, "gold", 1), ("provisions", 5)), "count*": ((3, 12), (5,)),
    "deal*": (("oil", 1, "for", "food", 2), ("oil", 1, "for"), ("for", "food", 2)),
}  # fmt: skip
"""Several values at once."""


def facts_of(key: str) -> Iterator[Fact]:
    """Facts of a kind: with each value that each place may have, the others as usual."""
    kinds = SHAPES.get(key, SHAPES_OF_TABLE.get(key, ()))
    seat = 0 if key in SHAPES else NOBODY
    known = [MANY.get(kind) or tuple((one,) for one in EXAMPLES.get(kind) or sorted(WORDS[kind])) for kind in kinds]
    for place, choices in enumerate(known):
        for choice in choices:
            values = [choice if one == place else usual[0] for one, usual in enumerate(known)]
            yield Fact(key, seat, tuple(value for part in values for value in part))
    if not kinds or key in WITHOUT:
        yield Fact(key, seat)


CUT_SHORT = ("tile_laid", "produced", "word_given", "intent_shown", "lost_to_supply", "sent_home")
"""Facts that have no sentence with some of the values that a log could hold: a Barricade makes nothing."""


@pytest.mark.parametrize("key", [*SHAPES, *SHAPES_OF_TABLE])
def test_every_kind_of_fact_is_told_alike_in_both(key: str) -> None:
    facts = list(facts_of(key))
    assert facts
    for fact in facts:
        one, other = (fact_text(read, fact, NAMES) for read in (EN, PL))
        if key in SILENT or one is None:
            assert one is None and other is None
            assert key in SILENT or key in CUT_SHORT, fact
            continue
        assert other is not None
        for text in (one, other):
            assert is_sound(text) and text[-1] == ".", text
        assert english_in(other) == [], other
        assert {name for name in NAMES if name in one} == {name for name in NAMES if name in other}, (one, other)
        assert sorted(re.findall(r"\d+", other)) >= sorted(re.findall(r"\d+", one)), (one, other)


def test_a_fact_has_no_sentence_that_it_does_not_need() -> None:
    assert set(SENTENCES) <= set(SHAPES) | set(SHAPES_OF_TABLE)


def test_places_are_told_by_label_on_a_whole_map_and_by_direction_before() -> None:
    state = a_game(2, 4, rich=False)
    hex = next(one for one in state.terrain if one != "town")
    fact = Fact("recruited", 0, (hex,))
    assert fact_text(EN, fact, NAMES, view=state) == f"Anna recruits an Outrider in {label(state, hex)}."
    laid = a_game(2, 1, rich=False)
    assert fact_text(EN, Fact("recruited", 0, ("e2n1",)), NAMES, view=laid) == "Anna recruits an Outrider in E2N1."
    short = {"e2n1": "W2Pn1", "e0s2": "W0Pd2", "w4n3": "Z4Pn3", "w4s3": "Z4Pd3"}
    for one, told in short.items():
        fact = Fact("recruited", 0, (one,))
        assert fact_text(PL, fact, NAMES, view=laid) == f"Anna werbuje Zwiadowcę na heksie {told}."
    aloud = {"e2n1": "east 2 north 1", "e0n3": "north 3", "w2s0": "west 2", "e0s2": "south 2", "w1s1": "west 1 south 1"}
    for one, told in aloud.items():
        assert fact_text(READ["en", 1], Fact("roused", 0, (one,)), NAMES) == f"Anna activates an Outrider in {told}."


# Questions

MADE_BY_HAND = {
    Decision("RSD-ASK-06", 0, ("swap:e1s0", "swap:none")),
    Decision("RSD-ASK-07", 0, ("rally:e1s0",)),
    Decision("RSD-ASK-17", 0, ("count:wood:0", "count:wood:2"), ("move", 9, 9, 0, 0, *(-1,) * 9)),
    Decision("RSD-ASK-20", 0, ("at:e1s0:seat2",)),
    Decision("RSD-ASK-30", 0, ("choose:tech", "choose:water"), ("discovery_sunken_depot", 0)),
    Decision("RSD-ASK-34", 0, ("meet:seat1", "meet:seat2")),
    Decision("RSD-ASK-39", 0, ("want:tech:0", "want:tech:2"), ("tech", -1)),
    Decision("RSD-ASK-40", 0, ("accept", "decline", "counter"), (1,)),
    Decision("RSD-ASK-40", 0, ("accept", "decline"), (2,)),
    Decision("RSD-ASK-41", 0, ("exit:e2s0",)),
    Decision("RSD-ASK-46", 0, ("nuclear:store", "nuclear:carried", "nuclear:none")),
    Decision("RSD-ASK-50", 0, ("drag:e1s0", "drag:w1s1")),
    *(Decision("RSD-ASK-19", 0, ("at:e1s0",), (kind, "paid")) for kind in ("recover", "upgrade", "rouse")),
    Decision("RSD-ASK-19", 0, ("at:e1s0",), ("terrain", "free", "gold_mine")),
    Decision("RSD-ASK-21", 0, ("edge:e0n2:e0n1",), ("destroy_barricade",)),
    Decision("RSD-ASK-23", 0, ("target:e1s0",), ("contaminate",)),
    Decision("RSD-ASK-25", 0, ("who:e1s0:armedmet",), ("contaminate", "e1s0")),
    Decision("RSD-ASK-25", 0, ("who:e1s0:fresh",), ("arm", "")),
    Decision("RSD-ASK-29", 0, ("card:town_fast_truck",), ("favour",)),
    Decision("RSD-ASK-02", 0, ("row:n3", "row:s0", "row:s2"), ("woodland", "")),
    Decision("RSD-ASK-38", 0, ("tens:0", "tens:5"), ("food", -1)),
    Decision("RSD-ASK-38", 0, ("give:food:0", "give:food:2"), ("food", -1)),
    Decision("RSD-ASK-47", 0, ("ones:0", "ones:3"), (5,)),
    Decision("RSD-ASK-52", 0, ("upkeep:pay", "upkeep:blast"), ("e1s0",)),
}
"""Questions that a few random games seldom or never meet."""


def kind_of(decision: Decision) -> tuple[str, ...]:
    """A question by the rule that asks, and the word that tells its variants apart."""
    variant = (decision.rule, str(decision.context[0])) if decision.context else ()
    return variant if variant in VARIANTS else (decision.rule,)


def told(state: State, decision: Decision) -> None:
    """All words of a question are sound, differ between its options, and say the same in both languages."""
    numbers = []
    for (language, aloud), read in READ.items():
        parts = [option_parts(read, decision, option, state, names=NAMES) for option in decision.options]
        assert len({part.label + part.note for part in parts}) == len(parts), parts
        texts = [
            prompt_text(read, decision, NAMES, state), why_text(read, decision, state, names=NAMES),
            *(line_text(read, part) for part in parts), *(part.long for part in parts),
        ]  # fmt: skip
        assert [text for text in texts if not is_sound(text)] == []
        if language == "pl":
            assert [text for text in texts if english_in(text)] == []
        if not aloud:
            numbers.append([sorted(re.findall(r"\d+", line_text(read, part))) for part in parts])
    assert numbers[0] == numbers[1], decision


@cache
def seen() -> tuple[frozenset[tuple[str, ...]], frozenset[str], int]:
    """Whole games: the questions and verbs that they met, each told at least once, and how many facts were told."""
    kinds: set[tuple[str, ...]] = set()
    verbs: set[str] = set()
    lines = 0
    for seats, seed in ((2, 1), (3, 2), (4, 5)):
        state = a_game(seats, seed, rich=True)
        for number, (asked, _) in enumerate(positions(state, seed)):
            new = kind_of(asked) not in kinds
            kinds.add(kind_of(asked))
            verbs.update(option.partition(":")[0] for option in asked.options)
            if new or number % 24 == 0:
                view = GAME.view(state, asked.seat)
                told(view, next(one for one in view.open if one.seat == asked.seat))
            for fact in state.facts if number % 2 == 0 else ():
                one, other = (fact_text(read, fact, NAMES, view=state) for read in (EN, PL))
                assert (one is None) == (other is None)
                if one and other:
                    lines += 1
                    assert is_sound(one) and is_sound(other) and english_in(other) == [], other
    return frozenset(kinds), frozenset(verbs), lines


@pytest.mark.games
def test_whole_games_are_told_in_both() -> None:
    kinds, verbs, lines = seen()
    assert len(kinds) > 45 and len(verbs) > 35 and lines > 500


@pytest.mark.parametrize("decision", sorted(MADE_BY_HAND, key=str), ids=lambda one: "-".join(map(str, kind_of(one))))
def test_what_play_seldom_meets_is_told_too(decision: Decision) -> None:
    state = a_game(2, 4, rich=True)
    state.meeting = Meeting(visitor=0, host=1, hex="e1s0", origin="e2s0")
    state.barricades = {"e0n2:e0n1": 1}
    told(state, decision)


def test_every_question_and_every_verb_is_told() -> None:
    kinds, verbs, _ = seen()
    by_hand = {kind_of(one) for one in MADE_BY_HAND}
    assert {(rule,) for rule in QUESTIONS} | set(VARIANTS) | {("RSD-ASK-15",)} == kinds | by_hand
    of_hand = {option.partition(":")[0] for one in MADE_BY_HAND for option in one.options}
    assert set(VERBS) == verbs | of_hand
    assert {rule for rule, *_ in kinds | by_hand} <= set(LISTS)


# What is hidden


@pytest.mark.games
def test_the_table_names_no_card_that_a_seat_may_not_know() -> None:
    state, looks = a_game(3, 4, rich=True), 0
    for number, _ in enumerate(positions(state, 4)):
        if number % 80:
            continue
        hidden = {card for me in state.seats for card in (*me.hand, *me.looked, *me.picked)} | set(state.discovery_deck)
        for seat in (NOBODY, *range(3)):
            mine = set() if seat == NOBODY else {*state.seats[seat].hand, *state.seats[seat].looked}
            view = GAME.view(state, seat)
            for read in (EN, PL):
                lines = table_lines(read, view, NAMES[:3])
                assert [line for line in lines if not is_sound(line.strip())] == []
                text = "\n".join(lines)
                assert read is EN or english_in(text) == []
                secret = [card for card in hidden - mine if re.search(rf"\b{re.escape(read.text(card))}\b", text)]
                assert secret == [], text
                looks += 1
            for asked in view.open:
                if asked.seat != seat and asked.rule in PRIVATE:
                    name = NAMES[asked.seat]
                    assert prompt_text(EN, asked, NAMES, view) == f"{name} decides in private"
                    assert why_text(EN, asked, view, names=NAMES) == ""
    assert looks > 30


def test_only_the_owner_reads_which_card_it_was() -> None:
    state = a_game(2, 4, rich=False)
    facts = [fact for asked, _ in positions(state, 4) for fact in state.facts]
    named = {card for card in GAME.content().cards if card.startswith("discovery_")}
    drawn = [fact for fact in facts if fact.key in (*WITHOUT, "card_buried", "card_returned")]
    assert drawn
    for fact in drawn:
        assert (fact.eyes == NOBODY) == (not fact.values)
        text = fact_text(EN, fact, NAMES) or ""
        assert any(EN.text(card) in text for card in named) == bool(fact.values)


# The score


def finished(*sheets: dict[str, int]) -> State:
    state = a_game(len(sheets), 4, rich=False)
    state.over = True
    for me, sheet in zip(state.seats, sheets, strict=True):
        me.sheet = dict.fromkeys(LINES, 0) | sheet
        me.store = [0] * 9
    return state


def test_the_score_names_what_brought_points() -> None:
    state = finished({"basecamp": 3, "outposts": 4}, {"basecamp": 3})
    assert score_lines(EN, state, NAMES[:2]) == [
        "Final score:", "Anna 7 VP: 3 Basecamp, 4 Outposts", "Boris 3 VP: 3 Basecamp",
    ]  # fmt: skip
    assert verdict(EN, state, NAMES[:2], GAME.winners(state)) == "Anna wins with 7 VP."
    assert [line for line in LINES if "{" in sheet_line(PL, line)] == []


def test_ties_are_broken_in_words() -> None:
    state = finished({"basecamp": 3}, {"basecamp": 3})
    shared = "Anna and Boris win together with 3 VP each: all tie-breakers are equal."
    assert verdict(EN, state, NAMES[:2], [0, 1]) == shared
    state.seats[1].store[3] = 2
    assert verdict(EN, state, NAMES[:2], GAME.winners(state)) == (
        "Anna and Boris have 3 VP and 2 active Outriders and locations each; Boris has more cubes without Provisions, "
        "2 to 0.")  # fmt: skip
    state.seats[0].marks[0] = 0
    assert verdict(EN, state, NAMES[:2], GAME.winners(state)) == (
        "Anna and Boris have 3 VP each; Boris has more active Outriders and locations, 2 to 1.")
    assert "{" not in verdict(PL, state, NAMES[:2], GAME.winners(state))


@pytest.mark.parametrize("read", (EN, PL), ids=("en", "pl"))
def test_options_of_a_game_say_what_they_mean(read: Words) -> None:
    meant = [about_option(read, spec.id, value, 2, None) for spec in GAME.options for value in spec.values]
    assert all(map(is_sound, meant)) and len(set(meant)) == len(meant)


def test_what_stops_taking_back_is_said_for_every_chance_and_secret() -> None:
    secrets = {*hidden_fields(State), *hidden_fields(SeatState)} - {*hidden_fields(Table)}
    streams = {"tiles", "starting hexes", "map", "first", "discoveries", "town cards", "conflict", "veil"}
    assert [what for what in secrets | streams if not EN.has(revealed_key(what) or "-")] == []


@pytest.mark.rule("RSD-HIDE-06")
@pytest.mark.parametrize(("hand", "laid", "told"), [
    (["2"], ["5"], "1 conflict card in hand and 1 laid, hidden."),
    (["2", "4"], [], "2 conflict cards in hand and 0 laid, hidden."),
])  # fmt: skip
def test_conflict_cards_are_counted_in_whole_words(hand: list[str], laid: list[str], told: str) -> None:
    state = Field().state
    state.seats[0].conflict_hand, state.seats[0].laid = hand, laid
    lines = [line.strip() for line in table_lines(EN, GAME.view(state, NOBODY), NAMES[:2])]
    assert [line for line in lines if "conflict card" in line] == [told]
