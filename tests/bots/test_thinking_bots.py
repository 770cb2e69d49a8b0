"""Bots that look ahead: each is stronger than the one before, decides alike with like chance, and can be stopped."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from resurgence_tui.bots.bot import Bot, BotChance
from resurgence_tui.bots.playouts import Playouts
from resurgence_tui.bots.registry import THINKING, bot_called, bots_for, check_bot, valued
from resurgence_tui.bots.thinking_bots import EasyBot, HardBot, NormalBot
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games import GAMES, Listed
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from resurgence_tui.games.resurgence.valuation.habits import JUDGES
from resurgence_tui.games.resurgence.valuation.weights import weights
from tests.build import a_table, content
from tests.tiny.game import GAME as TINY
from tests.tiny.valuation import VALUATION as OF_TINY


def played(bots: list[Bot], seed: int, **options: Any) -> Iterator[tuple[Any, Decision, str]]:
    """A game of bots: the table, the question and the answer, at every question with several options."""
    state, asked_before = GAME.start(len(bots), seed, options, content()), [0] * len(bots)
    while state.open:
        asked = state.open[0]
        seat, option = asked.seat, asked.options[0]
        if len(asked.options) > 1:
            chance = BotChance(seed, seat, asked_before[seat])
            option = bots[seat].answer(lambda seat=seat: GAME.view(state, seat), asked, chance)  # type: ignore[misc]
            yield state, asked, option
        asked_before[seat] += 1
        choose(state, seat, option, GAME.book)
    yield state, Decision("", 0, ()), ""


def end_of(bots: list[Bot], seed: int, **options: Any) -> Any:
    """The table when the game is over."""
    table = None
    for state, _, _ in played(bots, seed, **options):
        table = state
    return table


@pytest.mark.games
def test_an_easy_bot_beats_chance_and_a_normal_one_beats_it() -> None:
    wins = {"easy": 0, "normal": 0}
    for seed in (1, 2):
        easy, normal = EasyBot(GAME, VALUATION), NormalBot(GAME, VALUATION)
        wins["easy"] += GAME.winners(end_of([easy, bot_called("bot:random", GAME)], seed)) == [0]
        wins["normal"] += GAME.winners(end_of([EasyBot(GAME, VALUATION), normal], seed)) == [1]
    assert wins == {"easy": 2, "normal": 2}


@pytest.mark.games
@pytest.mark.parametrize(("seats", "options"), [(1, {"solo": "town", "encounters": True}), (4, {"bonus_events": True})])
def test_a_normal_bot_plays_every_kind_of_game_to_its_end(seats: int, options: dict[str, Any]) -> None:
    rules = set()
    for _, asked, option in played([NormalBot(GAME, VALUATION) for _ in range(seats)], 3, **options):
        assert option in asked.options or not asked.rule
        rules.add(asked.rule)
    assert len(rules) > 15


@pytest.mark.games
@pytest.mark.parametrize("name", sorted(THINKING))
def test_the_same_chance_gives_the_same_game_whatever_was_thought_before(name: str) -> None:
    def answers() -> list[str]:
        bots = [HardBot(GAME, VALUATION, Watch(), playouts=4) if name == "bot:hard" else bot_called(name, GAME)
                for _ in range(2)]  # fmt: skip
        found = []
        for state, _, option in played(bots, 5, start="beginner"):
            if state.round > 1:
                break
            found.append(option)
        return found

    assert answers() == answers()


class Counting(Watch):
    """Time for so many playouts, of which it counts those that are asked for. early: how many half of the time is."""

    def __init__(self, number: int, early: int = 1 << 20) -> None:
        super().__init__()
        self.left, self.early = number, early

    @property
    def is_running(self) -> bool:
        """One playout less."""
        self.left -= 1
        return self.left >= 0

    @property
    def is_early(self) -> bool:
        """One playout less, in the first half too."""
        self.early -= 1
        return self.early >= 0 and self.is_running


def test_a_hard_bot_takes_what_its_playouts_show_and_stops_when_it_is_told_to() -> None:
    t = a_table(2).in_round(6).with_items(0, parts=2, ammo=1).assigned(0, metro="laborer")
    t = t.planned(0, "basic_bookshop_barricade").at("PLACE-01", seat=0)
    asked, view = t.state.open[0], GAME.view(t.state, 0)
    hard = HardBot(GAME, VALUATION, Watch(), playouts=16)
    option = hard.answer(lambda: view, asked, BotChance(1, 0, 0))
    assert ":arbat_" in option, "where the Mission can be completed at once, and no act is played on beyond the round"

    watch = Counting(3)
    assert HardBot(GAME, VALUATION, watch, playouts=10_000).answer(lambda: view, asked, BotChance(1, 0, 0))
    assert watch.left < 0
    stopped = Watch(60.0)
    stopped.start()
    assert stopped.is_running
    stopped.stop()
    assert not stopped.is_running


def assigning(**items: int) -> State:
    """A table on which a seat that has these goods has five tokens to assign."""
    t = a_table(2).in_round(6).with_items(0, **items)
    me = t.state.seats[0]
    me.bag, me.drawn = [0, 0, 0, 0, 0], [1, 2, 1, 1, 0]
    return t.at("ASG-01", seat=0).state


def playouts_of(table: State, watch: Counting, number: int) -> tuple[int, str]:
    """How many playouts a hard bot asks for, and its answer."""
    asked, before = table.open[0], watch.left
    view = GAME.view(table, asked.seat)
    answer = HardBot(GAME, VALUATION, watch, playouts=number).answer(lambda: view, asked, BotChance(1, 0, 0))
    return before - watch.left, answer


def test_a_hard_bot_plays_out_more_ways_to_assign_tokens_than_placements_and_fewer_on_each_further_table() -> None:
    placing = a_table(2).in_round(6).assigned(0, metro="laborer laborer ranger", harbor="laborer scholar")
    assert playouts_of(placing.at("PLACE-01", seat=0).state, Counting(1000), 8)[0] <= 8
    table = assigning()
    ways = len(VALUATION.acts(table, table.open[0]))
    assert ways > HardBot.WIDE - 12
    first = min(ways, HardBot.WIDE)
    number, _ = playouts_of(table, Counting(1000), 24)
    assert first + 12 <= number <= 24 * HardBot.MORE < 3 * first, "all once, the best twelve again, the best four"


def test_a_hard_bot_that_is_short_of_time_plays_out_what_it_can_and_compares_no_half_of_a_table() -> None:
    table = assigning(food=3, parts=2)
    asked = table.open[0]
    imagined = GAME.imagine(GAME.view(table, 0), BotChance(1, 0, 0))
    acts = [act for _, act in sorted(VALUATION.acts(imagined, asked), key=lambda act: -act[0])]
    playouts, chance = Playouts(GAME, VALUATION), BotChance(1, 0, 0)
    GAME.imagine(GAME.view(table, 0), chance)
    same = GAME.imagine(GAME.view(table, 0), chance)
    best_of_six = max(acts[:6], key=lambda act: playouts.value(same, 0, act))
    assert best_of_six != acts[0]
    number, answer = playouts_of(table, Counting(9, early=6), 24)
    assert (number, answer) == (10, best_of_six[0]), "six that are compared, and a second table that is not done"
    assert playouts_of(table, Counting(0, early=0), 24)[1] == acts[0][0], "no time at all"


def test_a_watch_is_early_as_long_as_half_of_its_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("resurgence_tui.bots.watch.monotonic", lambda: now[0])
    watch, endless = Watch(1.0), Watch()
    watch.start()
    endless.start()
    found = []
    for now[0] in (100.0, 100.4, 100.6, 100.9, 101.1):
        assert endless.is_running
        assert endless.is_early
        found.append((watch.is_early, watch.is_running))
    assert found == [(True, True), (True, True), (False, True), (False, True), (False, False)]
    watch.start()
    watch.stop()
    assert not watch.is_early


def test_bots_that_think_play_only_games_with_a_valuation(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Listed("tests.tiny.game", "tests.tiny.options", "tests.tiny.sentences", "tests.tiny.screens", "")
    monkeypatch.setitem(GAMES, "tiny", bare)
    assert bots_for("tiny") == ("bot:random", "bot:eager")
    assert set(bots_for("resurgence")) >= THINKING
    with pytest.raises(ValueError, match=r"no bot 'bot:hard'; there are bot:random, bot:eager\.$"):
        check_bot("bot:hard", "tiny")
    with pytest.raises(ValueError, match="No bot can think"):
        valued(TINY)


@pytest.mark.games
@pytest.mark.parametrize("seats", [2, 4])
def test_the_bots_play_another_game_by_its_own_valuation(seats: int) -> None:
    wins, games = 0, 12
    for seed in range(games):
        bots: list[Bot] = [HardBot(TINY, OF_TINY, Watch(), playouts=24)]
        bots += [bot_called("bot:random", TINY) for _ in range(seats - 1)]
        table = TINY.start(seats, seed, {"map": True}, TINY.content())
        while table.open:
            asked = table.open[0]
            view = TINY.view(table, asked.seat)
            chance = BotChance(seed, asked.seat, table.answered)
            option = bots[asked.seat].answer(lambda view=view: view, asked, chance)  # type: ignore[misc]
            choose(table, asked.seat, option, TINY.book)
        wins += 0 in TINY.winners(table)
    assert wins > games * 2 // seats / 2, f"{wins} of {games}"


@pytest.mark.games
def test_positions_and_habits_read_nothing_that_lies_face_down() -> None:
    for state, asked, _ in played([NormalBot(GAME, VALUATION) for _ in range(2)], 9):
        if not asked.options or state.answered % 6:
            continue
        tables = [GAME.imagine(GAME.view(state, asked.seat), BotChance(0, 0, number)) for number in (1, 2)]
        if state.veiled or not state.round:
            continue  # what others hold is imagined too, and counts
        assert VALUATION.worth(tables[0], asked.seat) == VALUATION.worth(tables[1], asked.seat)
        assert VALUATION.rough(tables[0], asked) == VALUATION.rough(tables[1], asked)


def test_worth_is_the_lead_once_a_game_is_over_and_more_points_are_worth_more_before() -> None:
    over = end_of([bot_called("bot:eager", GAME) for _ in range(2)], 1)
    scores = GAME.scores(over)
    assert VALUATION.worth(over, 0) == scores[0] - scores[1] == -VALUATION.worth(over, 1)
    t, rng = a_table(2), random.Random(1)
    before = VALUATION.worth(t.state, 0)
    assert VALUATION.worth(t.with_items(0, ammo=3).state, 0) > before
    assert VALUATION.worth(a_table(2).with_vp(0, rng.randint(1, 9)).state, 0) > before
    assert VALUATION.worth(a_table(2).at_level(0, 2).state, 0) > before


@pytest.mark.games
def test_every_kind_of_option_is_judged() -> None:
    verbs, kinds = set(), [(1, {"solo": "town", "encounters": True}), (3, {"encounters": True, "bonus_events": True})]
    for seats, options in kinds:
        for seed in range(12):
            state, rng = GAME.start(seats, seed, options, content()), random.Random(seed)
            while state.open:
                asked = rng.choice(state.open)
                verbs |= {option.partition(":")[0] for option in asked.options}
                choose(state, asked.seat, rng.choice(asked.options), GAME.book)
    assert verbs - {"place"} <= set(JUDGES) and len(verbs) > 25


def test_the_measured_worths_are_those_of_cards_of_the_game() -> None:
    cards = content()
    assert weights().measured and all(
        name in cards.cards or name in cards.missions or name in cards.salvage for name in weights().measured
    )
