"""Whole random games: everything stays accounted for, within its limits, resumable and hidden, until the game ends.

In CI 50 games a seat count, start and bot; ``RESURGENCE_GAMES=3000`` plays more by hand.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import NOBODY, Decision, Fact
from resurgence_tui.games.resurgence import GAME, STARTS
from resurgence_tui.games.resurgence.soundness import problems
from resurgence_tui.games.resurgence.state import State
from tests.build import content

GAMES = int(os.environ.get("RESURGENCE_GAMES", "50"))
SAMPLES = 10
"""Points of a game at which it is saved, loaded, looked at, and every option tried."""

LONGEST = 2_000
"""No game of four seats comes near this many decisions."""

KINDS = [
    pytest.param(seats, start, bot, id=f"{seats}-{start}-{bot.removeprefix('bot:')}")
    for seats in (2, 3, 4)
    for start in STARTS
    for bot in ("bot:random", "bot:eager")
]


def positions(seats: int, start: str, bot_name: str, seed: int) -> Iterator[State]:
    """The table of one game at every decision, up to its end; the same table object each time."""
    state, bot = GAME.start(seats, seed, {"start": start}, content()), bot_called(bot_name)
    while not state.over:
        yield state
        asked = state.open[state.answered % len(state.open)]
        option = bot.answer(lambda: None, asked, BotChance(seed, asked.seat, state.answered))
        choose(state, asked.seat, option, GAME.book)
        assert state.answered < LONGEST
    yield state


def sample_points(seats: int, start: str, bot: str, seed: int) -> list[State]:
    """Copies of ten tables spread over one game."""
    rng = random.Random(seed)
    kept: list[State] = []
    for number, state in enumerate(positions(seats, start, bot, seed)):
        if len(kept) < SAMPLES:
            kept.append(GAME.clone(state))
        elif (place := rng.randrange(number + 1)) < SAMPLES:
            kept[place] = GAME.clone(state)
    return kept


@pytest.mark.rule("GEN-01", "GEN-05", "GEN-06")
@pytest.mark.parametrize(("seats", "start", "bot"), KINDS)
def test_everything_is_accounted_for_after_every_choice(seats: int, start: str, bot: str) -> None:
    """Tokens, cards, Rubble and Mutants are each somewhere once, items keep their limits, somebody has an option."""
    for seed in range(GAMES):
        for state in positions(seats, start, bot, seed):
            assert problems(state) == []
            assert state.over != bool(state.open)
            assert all(asked.options for asked in state.open)
            assert len({asked.seat for asked in state.open}) == len(state.open)
        assert state.round == 6
        assert [sum(me.sheet.values()) for me in state.seats] == GAME.scores(state)
        assert len(GAME.winners(state)) == 1


@pytest.mark.parametrize(("seats", "start", "bot"), KINDS)
def test_ten_points_of_each_game_save_load_and_save_to_the_same_text(seats: int, start: str, bot: str) -> None:
    """A table loaded from its JSON is the same table, asks the same, and goes on to the same end."""
    for seed in range(0, GAMES, 5):
        for state in sample_points(seats, start, bot, seed):
            text = json.dumps(GAME.dump(state))
            loaded = GAME.load(json.loads(text), content())
            assert json.dumps(GAME.dump(loaded)) == text
            assert loaded.open == state.open
            assert loaded == state


@pytest.mark.parametrize(("seats", "start", "bot"), KINDS)
def test_every_option_listed_can_be_carried_through(seats: int, start: str, bot: str) -> None:
    """Each option of sampled decisions is taken in a copy and played on to the end of the turn; nothing gets stuck."""
    for seed in range(0, GAMES, 10):
        for state in sample_points(seats, start, bot, seed):
            for asked in state.open:
                for option in asked.options:
                    tried = GAME.clone(state)
                    choose(tried, asked.seat, option, GAME.book)
                    for _ in range(6):
                        if tried.open:
                            choose(tried, tried.open[0].seat, tried.open[0].options[0], GAME.book)
                    assert problems(tried) == []
                    assert tried.over != bool(tried.open)


@pytest.mark.rule("GEN-10", "AMB-02", "AMB-131", "AMB-146")
@pytest.mark.parametrize(("seats", "start", "bot"), KINDS)
def test_a_view_does_not_change_when_hidden_things_do(seats: int, start: str, bot: str) -> None:
    """Decks, face-down Rubble, hands and other seats' hidden tokens are mixed; no viewer sees a difference."""
    rng = random.Random(7)
    for seed in range(0, GAMES, 5):
        for state in sample_points(seats, start, bot, seed):
            for eyes in range(NOBODY, seats):
                before = GAME.dump(GAME.view(state, eyes))
                mixed = GAME.clone(state)
                mix_hidden(mixed, eyes, rng)
                assert GAME.dump(GAME.view(mixed, eyes)) == before


def mix_hidden(state: State, eyes: int, rng: random.Random) -> None:
    """Change everything that a viewer may not know, within what that viewer knows."""
    state.seed, state.chance, state.agenda = rng.getrandbits(60), {"other": 1}, []
    for deck in (state.survivor_deck, state.basic_deck, state.advanced_deck, state.event_deck, state.mutant_deck):
        rng.shuffle(deck)
    mix([me.rubble for me in state.seats] + [state.aside], rng, lambda card: card.startswith("rubble_"))
    mix([state.event_deck, state.aside], rng, lambda card: card.startswith("event_"))
    mix([state.aside], rng, lambda card: bool(card))
    others = [me for seat, me in enumerate(state.seats) if seat != eyes]
    mix(
        [pile for me in others for pile in (me.hand, me.picks)] + [state.aside], rng, lambda c: c.startswith("salvage_")
    )
    if state.veiled:
        for me in others:
            mix_tokens([me.bag, me.drawn, me.areas], rng)
    state.open = [
        Decision(asked.rule, asked.seat, ("something", "else"), ("?",), True)
        if asked.private and asked.seat != eyes
        else asked
        for asked in state.open
    ]
    state.facts = [fact for fact in state.facts if fact.eyes in (NOBODY, eyes)]
    state.facts.append(Fact("secret", 0, ("x",), seats_other_than(state, eyes)))
    state.private = []


def seats_other_than(state: State, eyes: int) -> int:
    """Some seat that is not the viewer's."""
    return 0 if eyes != 0 else 1


def mix(piles: list[list[str]], rng: random.Random, chosen: Callable[[str], bool]) -> None:
    """Shuffle the chosen cards of several piles among their places."""
    places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card and chosen(card)]
    cards = [pile[i] for pile, i in places]
    rng.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card


def mix_tokens(piles: list[list[int]], rng: random.Random) -> None:
    """Deal the tokens of several count lists anew, keeping how many each holds."""
    sizes = [sum(pile) for pile in piles]
    tokens = [i % 5 for pile in piles for i, count in enumerate(pile) for _ in range(count)]
    rng.shuffle(tokens)
    for pile, size in zip(piles, sizes, strict=True):
        pile[:] = [0] * len(pile)
        for _ in range(size):
            pile[tokens.pop() + 5 * rng.randrange(len(pile) // 5)] += 1


def test_mixing_would_be_seen_by_somebody() -> None:
    """The mixing of the test above is not idle: with every eye open at once the table is another one."""
    (state, *_) = [s for s in sample_points(2, "draft", "bot:random", 3) if s.veiled or s.survivor_deck]
    mixed = GAME.clone(state)
    mix_hidden(mixed, NOBODY, random.Random(1))
    assert GAME.dump(mixed) != GAME.dump(state)


@pytest.mark.parametrize(("seats", "start", "bot"), KINDS[::3])
def test_the_same_choices_make_the_same_game_whatever_is_looked_at(seats: int, start: str, bot: str) -> None:
    """Looking at views, cloning and resuming from JSON at every decision changes nothing, byte for byte."""
    straight = [json.dumps(GAME.dump(state)) for state in positions(seats, start, bot, 11)]
    state = GAME.start(seats, 11, {"start": start}, content())
    resumed = [json.dumps(GAME.dump(state))]
    while not state.over:
        for eyes in range(NOBODY, seats):
            GAME.view(state, eyes)
        state = GAME.load(json.loads(resumed[-1]), content())
        asked = state.open[state.answered % len(state.open)]
        option = bot_called(bot).answer(lambda: None, asked, BotChance(11, asked.seat, state.answered))
        choose(state, asked.seat, option, GAME.book)
        resumed.append(json.dumps(GAME.dump(state)))
    assert resumed == straight


def test_eager_games_reach_level_4_and_advanced_missions() -> None:
    """What uniform random play does not reach comes up among eager games, so that the properties above cover it."""
    levels: set[int] = set()
    kinds: set[str] = set()
    for seed in range(300):
        *_, state = positions(3, "draft", "bot:eager", seed)
        levels |= {me.level for me in state.seats}
        kinds |= {m.split("_")[0] for me in state.seats for column in me.columns for m in column}
        if 4 in levels and "advanced" in kinds:
            break
    assert levels >= {1, 2, 3, 4}
    assert kinds == {"starter", "basic", "advanced"}
