"""Bots answer with what is listed, by chance of their own, and by nothing that is hidden from them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from resurgence_tui.bots.bot import Bot, BotChance
from resurgence_tui.bots.random_bot import EagerBot, RandomBot
from resurgence_tui.bots.registry import BOTS, THINKING, bot_called, valued
from resurgence_tui.bots.thinking_bots import HardBot
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.giving_up import gives_up
from tests.permute import permuted


def answers(bot: Bot, options: tuple[str, ...], times: int = 200) -> Counter[str]:
    """What a bot answers to a question asked often."""
    decision = Decision("X", 0, options)
    return Counter(bot.answer(lambda: pytest.fail("it looked"), decision, BotChance(1, 0, n)) for n in range(times))


def test_the_random_bot_takes_any_option() -> None:
    found = answers(RandomBot(), ("effect:x", "done", "leave", "place:hero:metro:rest"), 4000)
    assert len(found) == 4
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 16.3


def test_the_eager_bot_does_not_give_up_while_there_is_something_to_do() -> None:
    options = ("done", "leave", "stay", "place:hero:metro:rest", "raise", "place:hero:metro:arbat_upper")
    assert set(answers(EagerBot(gives_up), options)) == {"raise", "place:hero:metro:arbat_upper"}
    assert set(answers(EagerBot(gives_up), ("leave",))) == {"leave"}
    assert set(answers(EagerBot(gives_up), ("place:hero:metro:rest", "place:laborer:harbor:rest"))) == {
        "place:hero:metro:rest",
        "place:laborer:harbor:rest",
    }


@pytest.mark.parametrize(
    ("option", "so"),
    [
        ("done", True),
        ("leave", True),
        ("stay", True),
        ("place:hero:metro:rest", True),
        ("place:hero:metro:rest:survivor_actor", True),
        ("place:hero:metro:arbat_upper", False),
        ("retire:rest:laborer", False),
        ("raise", False),
        ("pay:nothing", False),
        ("", False),
    ],
)
def test_what_giving_up_is(option: str, so: bool) -> None:
    assert gives_up(option) == so


def test_the_chance_of_a_bot_depends_on_seed_seat_and_number_alone() -> None:
    def numbers(seed: int, seat: int, decision: int) -> tuple[int, ...]:
        chance = BotChance(seed, seat, decision)
        return tuple(chance.below(1 << 40) for _ in range(5))

    assert numbers(1, 2, 3) == numbers(1, 2, 3)
    assert len({numbers(*case) for case in [(1, 2, 3), (2, 2, 3), (1, 3, 3), (1, 2, 4), (3, 2, 1)]}) == 5
    assert len({number for n in range(100) for number in numbers(1, 0, n)}) == 500


def test_an_unknown_bot_is_refused_naming_those_there_are() -> None:
    for name in ("bot:genius", "random", "", "human"):
        with pytest.raises(ValueError, match=r"bot:random, bot:eager, bot:easy, bot:normal, bot:hard\.$"):
            bot_called(name, GAME)


def quick(name: str) -> Bot:
    """A bot that thinks no longer than a test may take."""
    return HardBot(GAME, valued(GAME), Watch(), playouts=2) if name == "bot:hard" else bot_called(name, GAME)


@pytest.mark.games
@pytest.mark.parametrize("name", BOTS)
def test_what_is_hidden_does_not_change_the_answer(name: str) -> None:
    bot, content = quick(name), GAME.content()
    for seed in range(1 if name in THINKING else 3):
        state = GAME.start(3 if name in THINKING else 2 + seed, seed, {"encounters": seed == 0}, content)
        while state.open and state.round < (2 if name == "bot:hard" else 3 if name in THINKING else 9):
            asked = state.open[-1]
            seat, number = asked.seat, state.answered
            other: Any = permuted(state, seat, seed + 100)
            views = [GAME.view(one, seat) for one in (state, other)]
            if number % 10 == 0:
                assert views[0] == views[1]
            given = [
                bot.answer(lambda view=view: view, asked, BotChance(seed, seat, number))
                for view in views  # type: ignore[misc]
            ]
            assert given[0] == given[1]
            assert given[0] in asked.options
            choose(state, seat, given[0], GAME.book)


@pytest.mark.games
def test_eager_seats_do_everything_that_a_game_offers() -> None:
    told: Counter[str] = Counter()
    bot, content = EagerBot(gives_up), GAME.content()
    for seed in range(12):
        state = GAME.start(2 + seed % 3, seed, {}, content)
        while state.open:
            asked = state.open[0]
            choose(
                state,
                asked.seat,
                bot.answer(lambda: None, asked, BotChance(seed, asked.seat, state.answered)),
                GAME.book,
            )
            told.update(fact.key for fact in state.facts)
    wanted = (
        "built planned rescued completed level_raised retired specialist_added drew_openly card_used advanced switched"
    )
    assert {key for key in wanted.split() if not told[key]} == set()
