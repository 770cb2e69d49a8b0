"""Whole random games: everything stays accounted for, within its limits, resumable and hidden, until the game ends.

In CI 14 games a seat count, start and bot, and 14 of each variant; ``RESURGENCE_GAMES=3000`` plays more by hand.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import NOBODY, Decision, Fact
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.options import DIFFICULTIES, STARTS
from resurgence_tui.games.resurgence.soundness import problems
from resurgence_tui.games.resurgence.state import State
from tests.build import content

GAMES = int(os.environ.get("RESURGENCE_GAMES", "14"))
LOOKED_THROUGH = 4
"""One game of so many is counted through after every choice; counting takes three times as long as playing."""

NOW_AND_THEN = 7
"""After so many choices the other games are: what is lost or twice there stays so, and is found a little later."""

SAMPLES = 10
"""Points of a game at which it is saved, loaded, looked at, and every option tried."""

LONGEST = 2_000
"""No game of four seats comes near this many decisions."""

BOTS = ("bot:random", "bot:eager")


class Kind(NamedTuple):
    """A kind of game. start and bot: "" stands for both of them mixed, by the seed."""

    seats: int
    start: str = ""
    bot: str = ""
    solo: str = ""
    encounters: bool = False
    bonus_events: bool = False

    def options(self, seed: int) -> dict[str, Any]:
        """The options of the game of that seed."""
        chosen: dict[str, Any] = {"start": self.start or random.Random(seed).choice(STARTS)}
        if self.solo:
            chosen["solo"] = self.solo
        return chosen | {"encounters": self.encounters, "bonus_events": self.bonus_events}

    def bot_name(self, seed: int) -> str:
        """The bot that plays the game of that seed."""
        return self.bot or random.Random(-1 - seed).choice(BOTS)

    @property
    def named(self) -> str:
        """Its name in the list of tests."""
        words = (self.start, self.bot.removeprefix("bot:"), self.solo, "encounters" * self.encounters)
        return "-".join([str(self.seats), *(word for word in words if word)])


BASE = [Kind(seats, start, bot) for seats in (2, 3, 4) for start in STARTS for bot in BOTS]
SOLO = [Kind(1, solo=solo, encounters=encounters) for solo in DIFFICULTIES for encounters in (False, True)]
ENCOUNTERS = [Kind(seats, encounters=True, bonus_events=True) for seats in (2, 3, 4)]
KINDS = [pytest.param(kind, id=kind.named) for kind in (*BASE, *SOLO, *ENCOUNTERS)]


def positions(kind: Kind, seed: int) -> Iterator[State]:
    """The table of one game at every decision, up to its end; the same table object each time."""
    state, bot = GAME.start(kind.seats, seed, kind.options(seed), content()), bot_called(kind.bot_name(seed), GAME)
    while not state.over:
        yield state
        asked = state.open[state.answered % len(state.open)]
        option = bot.answer(lambda: None, asked, BotChance(seed, asked.seat, state.answered))
        choose(state, asked.seat, option, GAME.book)
        assert state.answered < LONGEST
    yield state


def sample_points(kind: Kind, seed: int) -> list[State]:
    """Copies of ten tables spread over one game."""
    rng = random.Random(seed)
    kept: list[State] = []
    for number, state in enumerate(positions(kind, seed)):
        if len(kept) < SAMPLES:
            kept.append(GAME.clone(state))
        elif (place := rng.randrange(number + 1)) < SAMPLES:
            kept[place] = GAME.clone(state)
    return kept


@pytest.mark.rule("GEN-01", "GEN-05", "GEN-06")
@pytest.mark.parametrize("kind", KINDS)
def test_everything_is_accounted_for_after_every_choice(kind: Kind) -> None:
    """Tokens, cards, Rubble and Mutants are each somewhere once, items keep their limits, somebody has an option."""
    for seed in range(GAMES):
        often = 1 if seed % LOOKED_THROUGH == 0 else NOW_AND_THEN
        for number, state in enumerate(positions(kind, seed)):
            assert state.over or number % often or problems(state) == []
            assert state.over != bool(state.open)
            assert all(asked.options for asked in state.open)
            assert len({asked.seat for asked in state.open}) == len(state.open)
        assert problems(state) == []
        assert state.round == 6
        assert [sum(me.sheet.values()) for me in state.seats] == GAME.scores(state)
        beaten = kind.solo and GAME.scores(state)[0] <= sum(state.mutant_sheet.values())
        assert len(GAME.winners(state)) == (0 if beaten else 1)


@pytest.mark.parametrize("kind", KINDS)
def test_ten_points_of_each_game_save_load_and_save_to_the_same_text(kind: Kind) -> None:
    """A table loaded from its JSON is the same table, asks the same, and goes on to the same end."""
    for seed in range(0, GAMES, 5):
        for state in sample_points(kind, seed):
            text = json.dumps(GAME.dump(state))
            loaded = GAME.load(json.loads(text), content())
            assert json.dumps(GAME.dump(loaded)) == text
            assert loaded.open == state.open
            assert loaded == state


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_listed_can_be_carried_through(kind: Kind) -> None:
    """Each option of sampled decisions is taken in a copy and played on to the end of the turn; nothing gets stuck."""
    for seed in range(0, GAMES, 10):
        for state in sample_points(kind, seed):
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
@pytest.mark.parametrize("kind", KINDS)
def test_a_view_does_not_change_when_hidden_things_do(kind: Kind) -> None:
    """Decks, face-down Rubble, hands and other seats' hidden tokens are mixed; no viewer sees a difference."""
    rng = random.Random(7)
    for seed in range(0, GAMES, 5):
        for state in sample_points(kind, seed):
            for eyes in range(NOBODY, kind.seats):
                before = GAME.dump(GAME.view(state, eyes))
                mixed = GAME.clone(state)
                mix_hidden(mixed, eyes, rng)
                assert GAME.dump(GAME.view(mixed, eyes)) == before


def mix_hidden(state: State, eyes: int, rng: random.Random) -> None:
    """Change everything that a viewer may not know, within what that viewer knows."""
    state.seed, state.chance, state.agenda = rng.getrandbits(60), {"other": 1}, []
    for deck in (state.survivor_deck, state.basic_deck, state.advanced_deck, state.mutant_deck):
        rng.shuffle(deck)
    shown = {me.rubble[room] for me in state.seats for room in me.flipped}
    hidden_rubble = [me.rubble for me in state.seats] + [state.aside]
    mix(hidden_rubble, rng, lambda card: card.startswith("rubble_") and card not in shown)
    mix([state.event_deck, state.aside], rng, lambda card: card.startswith(("event_", "bonus_")))
    mix([state.leader_deck, state.aside], rng, lambda card: card.startswith("mutlead_"))
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
    (state, *_) = [s for s in sample_points(Kind(2, "draft", "bot:random"), 3) if s.veiled or s.survivor_deck]
    mixed = GAME.clone(state)
    mix_hidden(mixed, NOBODY, random.Random(1))
    assert GAME.dump(mixed) != GAME.dump(state)


@pytest.mark.parametrize("kind", KINDS[::5])
def test_the_same_choices_make_the_same_game_whatever_is_looked_at(kind: Kind) -> None:
    """Looking at views, cloning and resuming from JSON at every decision changes nothing, byte for byte."""
    straight = [json.dumps(GAME.dump(state)) for state in positions(kind, 11)]
    state = GAME.start(kind.seats, 11, kind.options(11), content())
    resumed = [json.dumps(GAME.dump(state))]
    while not state.over:
        for eyes in range(NOBODY, kind.seats):
            GAME.view(state, eyes)
        state = GAME.load(json.loads(resumed[-1]), content())
        asked = state.open[state.answered % len(state.open)]
        bot, chance = bot_called(kind.bot_name(11), GAME), BotChance(11, asked.seat, state.answered)
        option = bot.answer(lambda: None, asked, chance)
        choose(state, asked.seat, option, GAME.book)
        resumed.append(json.dumps(GAME.dump(state)))
    assert resumed == straight


def test_eager_games_reach_level_4_and_advanced_missions() -> None:
    """What uniform random play does not reach comes up among eager games, so that the properties above cover it."""
    levels: set[int] = set()
    kinds: set[str] = set()
    for seed in range(300):
        *_, state = positions(Kind(3, "draft", "bot:eager"), seed)
        levels |= {me.level for me in state.seats}
        kinds |= {m.split("_")[0] for me in state.seats for column in me.columns for m in column}
        if 4 in levels and "advanced" in kinds:
            break
    assert levels >= {1, 2, 3, 4}
    assert kinds == {"starter", "basic", "advanced"}


@pytest.mark.parametrize("kind", [pytest.param(kind, id=kind.named) for kind in (*SOLO[:2], ENCOUNTERS[1])])
def test_games_of_each_variant_come_to_all_that_is_special_in_it(kind: Kind) -> None:
    """The questions and facts that only the variants have come up, so that the properties above cover them."""
    wanted = {"mutant_action", "rubble_flipped", "mutants_completed", "row_discarded"} if kind.solo else set()
    wanted |= {f"SOLO-{action}" for action in ASKED_ALONE} if kind.solo else set()
    if kind.encounters:
        wanted |= {"ENC-04", "ENC-10", "black_bag_refilled", "beast_beaten", "encounter_put"}
    if kind.bonus_events:
        wanted |= set(content().bonus_events)
    for seed in range(300):
        for state in positions(kind, seed):
            wanted -= {asked.rule for asked in state.open} | {fact.key for fact in state.facts}
            wanted -= {state.event}
        if not wanted:
            break
    assert wanted == set()


ASKED_ALONE = ("A-ARB", "A-MUS", "A-BAR", "A-HOP", "B-ARB", "B-MUS", "B-BAR", "B-HOP")
"""Mutant actions that ask; those of Revolution Square and the Kremlin happen unasked."""
