"""Whole random games: everything stays accounted for, within its limits, resumable and hidden, until the game ends.

In CI a few games of each kind; ``RESURGENCE_GAMES=1000`` plays more by hand.
"""

from __future__ import annotations

import json
import os
from random import Random

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.table import Hide, Table, hidden_fields
from resurgence_tui.engine.types import NOBODY, Choice, LogEntry, Seat
from resurgence_tui.games.residuum.board import is_active_at
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import cells, holes, is_connected
from resurgence_tui.games.residuum.options import DEALT, LAID
from resurgence_tui.games.residuum.rulebook import PRIVATE, book
from resurgence_tui.games.residuum.rules.final_scoring import sheet_of
from resurgence_tui.games.residuum.soundness import problems
from resurgence_tui.games.residuum.state import SeatState, State
from resurgence_tui.games.residuum.usual import usual
from tests.games.residuum.field import content
from tests.games.residuum.playing import a_game, positions

pytestmark = pytest.mark.games

GAMES = int(os.environ.get("RESURGENCE_GAMES", "4"))
LONGEST = 4_000
"""No game of four seats comes near this many decisions."""

MOST_OPTIONS = 60
SEASONS = ("spring", "summer", "autumn", "winter")
SAMPLES = 6

KINDS = [(seats, rich) for seats in (2, 3, 4) for rich in (False, True)]


@pytest.mark.parametrize(("seats", "rich"), KINDS)
@pytest.mark.rule("RSD-INV-01", "RSD-INV-02", "RSD-INV-03", "RSD-INV-04", "RSD-INV-05", "RSD-INV-07", "RSD-INV-08",
                  "RSD-INV-09", "RSD-INV-10", "RSD-INV-11", "RSD-INV-13", "RSD-GEN-12", "RSD-GEN-13", "RSD-AMB-84",
                  "RSD-GEN-03", "RSD-CAL-01", "RSD-ACT-02")
def test_everything_is_sound_at_every_question_until_each_seat_has_had_sixteen_turns(seats: int, rich: bool) -> None:
    for seed in range(GAMES):
        state, turns = a_game(seats, seed, rich), [0] * seats
        for count, (asked, _) in enumerate(positions(state, seed)):
            assert count < LONGEST
            assert problems(state) == [], (seed, count)
            assert 1 <= len(asked.options) <= MOST_OPTIONS and len({*asked.options}) == len(asked.options)
            assert asked.private == (asked.rule in PRIVATE)
            assert asked.rule != "RSD-ASK-11" or asked.options[-1] == "act:end"
            for fact in state.facts:
                if fact.key == "turn_started":
                    turns[fact.seat] += 1
                    assert fact.values[1] == SEASONS[(int(fact.values[0]) - 1) // 2 % 4]
        assert turns == [16] * seats and problems(state) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("RSD-INV-12", "RSD-LAY-03", "RSD-LAY-10", "RSD-SET-10", "RSD-SET-11", "RSD-HEX-11")
def test_after_the_setup_the_map_is_connected_and_has_no_hole(seats: int) -> None:
    draws = {2: 6, 3: 8, 4: 10}[seats]
    for seed in range(4 * GAMES):
        state, drawn = GAME.start(seats, seed, {"map": LAID if seed % 2 else DEALT}, content()), 0
        rng = Random(seed)
        drawn = sum(fact.key == "tiles_drawn" for fact in state.facts)
        while not state.seats[-1].basecamp or not all(me.basecamp for me in state.seats):
            asked = state.open[0]
            choose(state, asked.seat, rng.choice(asked.options), book)
            drawn += sum(fact.key == "tiles_drawn" for fact in state.facts)
        assert drawn == draws
        assert is_connected(state.terrain) and holes(state.terrain) == []
        assert max(abs(number) for hex in state.terrain for number in _place(hex)) <= 32


def _place(hex: str) -> tuple[int, int]:
    return cells(hex)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("RSD-INV-06", "RSD-CREW-06")
def test_active_pieces_of_two_seats_share_a_hex_only_where_one_came_to_life_beside_the_other(seats: int) -> None:
    for seed in range(GAMES):
        state, beside = a_game(seats, seed, True), set[str]()
        for asked, option in positions(state, seed):
            for fact in state.facts:
                if fact.key in ("roused", "rallied", "recruited"):
                    beside.add(str(fact.values[0]))
            if asked.rule == "RSD-ASK-11":
                for hex in state.terrain:
                    here = [one for one in range(seats) if is_active_at(state, one, hex)]
                    assert len(here) < 2 or hex in beside, (seed, hex, option)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("RSD-INV-14")
def test_saved_loaded_and_saved_again_a_table_is_the_same_and_its_choices_lead_to_it(seats: int) -> None:
    for seed in range(GAMES):
        state, made = a_game(seats, seed, False), []
        played = [Choice(asked.seat, option) for asked, option in positions(state, seed)]
        again, rng = a_game(seats, seed, False), Random(seed)
        wanted = sorted(rng.sample(range(len(played)), SAMPLES))
        for number, choice in enumerate(played):
            if number in wanted:
                text = json.dumps(GAME.dump(again))
                loaded = GAME.load(json.loads(text), content(), GAME.edition)
                assert json.dumps(GAME.dump(loaded)) == text
                made.append(loaded)
            choose(again, choice.seat, choice.option, book)
            for loaded in made:
                choose(loaded, choice.seat, choice.option, book)
        assert GAME.dump(again) == GAME.dump(state)
        assert all(loaded == again for loaded in made)


def permuted(state: State, seat: Seat, seed: int) -> State:
    """The same table, with what the seat cannot know in another order and other chance to come."""
    other, dice = GAME.clone(state), Table(seed=seed)
    other.seed, other.chance = seed, {}
    for name, hide in hidden_fields(State).items():
        if hide is Hide.ALL:
            shuffle(dice, getattr(other, name), "any")
    for owner, me in enumerate(other.seats):
        for name, hide in hidden_fields(SeatState).items():
            pile = getattr(me, name)
            if owner == seat and hide is Hide.OTHERS:
                continue
            if name in ("conflict_hand", "laid", "blind"):
                setattr(me, name, [str(6 - int(value)) for value in pile])
            elif pile and name != "picked":
                deck = other.discovery_deck
                for place, card in enumerate(pile[: len(deck)]):
                    pile[place], deck[place] = deck[place], card
    other.facts = [fact for fact in other.facts if fact.eyes in (seat, NOBODY)]
    other.open = [asked if asked.seat == seat or not asked.private else asked._replace(options=("?",))
                  for asked in other.open]
    return other


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("RSD-HIDE-01", "RSD-HIDE-03", "RSD-HIDE-04", "RSD-HIDE-05", "RSD-HIDE-06", "RSD-HIDE-07",
                  "RSD-HIDE-08", "RSD-HIDE-09")
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(seats: int) -> None:
    seen = set[str]()
    for seed in range(GAMES):
        state, rng = a_game(seats, seed, True), Random(seed)
        for asked, _ in positions(state, seed):
            if rng.random() < 0.02 or (asked.rule not in seen and asked.private):
                seen.add(asked.rule)
                for seat in (NOBODY, *range(seats)):
                    view = GAME.view(state, seat)
                    assert view == GAME.view(permuted(state, seat, seed), seat), asked.rule
                    assert len(view.discovery_deck) == len(state.discovery_deck)
    assert "RSD-ASK-42" in seen and "RSD-ASK-26" in seen


@pytest.mark.rule("RSD-FACT-01", "RSD-FACT-02", "RSD-FACT-05", "RSD-FACT-07", "RSD-FACT-09", "RSD-FACT-10",
                  "RSD-FACT-11", "RSD-FACT-12", "RSD-FACT-14", "RSD-FACT-25", "RSD-FACT-40")
def test_all_that_is_told_can_happen_and_is_dated_by_turn_and_place() -> None:
    for seed in range(2 * GAMES):
        seats = 2 + seed % 3
        state = a_game(seats, seed, bool(seed % 2))
        log = GAME.dated(None, state.facts)
        before = GAME.clone(state)
        for _ in positions(state, seed):
            log += GAME.dated(before, state.facts)
            before = GAME.clone(state)
        log += GAME.dated(before, state.facts)
        for entry in log:
            assert GAME.may_tell(state, entry), entry
            assert not GAME.may_tell(state, LogEntry(18, 0, entry.fact))
            strange = entry.fact._replace(values=(*entry.fact.values, "no such word"))
            assert not GAME.may_tell(state, entry._replace(fact=strange)), entry
        started = [entry for entry in log if entry.fact.key == "turn_started"]
        assert [(entry.round, entry.step) for entry in started] == [
            (turn, place) for turn in range(1, 17) for place in range(1, seats + 1)
        ]
        assert log[-1].round == 17 and log[0].round == 0


@pytest.mark.rule("RSD-ASK-63", "RSD-ASK-64", "RSD-AMB-97", "RSD-END-01", "RSD-SCORE-10", "RSD-AMB-82")
def test_usual_answers_are_listed_and_the_last_sheet_is_the_running_count() -> None:
    for seed in range(GAMES):
        state = a_game(2 + seed % 3, seed, bool(seed % 2))
        for asked, _ in positions(state, seed):
            answer = usual(GAME.view(state, asked.seat), asked)
            assert not answer or answer in asked.options
            points = GAME.scores(state)
            assert [sum(sheet_of(state, seat).values()) for seat in range(len(state.seats))] == points
        assert GAME.scores(state) == [sum(me.sheet.values()) for me in state.seats]
        assert [me.sheet for me in state.seats] == [sheet_of(state, seat) for seat in range(len(state.seats))]
        best = max(GAME.scores(state))
        assert GAME.winners(state) and all(GAME.scores(state)[seat] == best for seat in GAME.winners(state))
