"""Tables in the middle of a game, reached by legal choices from a seed, and looks for their seats."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache

from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.content.catalogue import Catalogue
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.table.seats import Looks, SeatLook

WORDS = words("en")
WIDE = "漢字の名前がとても長い人"
LOOKS: Looks = (SeatLook("Anna", 2), SeatLook(WIDE, 0), SeatLook("[b]Zoë[/b]", 1), SeatLook("Dmitri", 3, bot=True))


@lru_cache
def content() -> Catalogue:
    """The printed components, read once."""
    return GAME.content()


def play_until(stop: Callable[[State], bool], seats: int = 4, seed: int = 3) -> State:
    """Random legal choices, eager ones first, until the table is as wanted."""
    chance = random.Random(seed)
    state = GAME.start(seats, seed, {"start": "draft"}, content())
    while not stop(state):
        assert not state.over, "never came"
        decision = chance.choice(state.open)
        eager = [option for option in decision.options if option.partition(":")[0] in EAGER] or list(decision.options)
        choose(state, decision.seat, chance.choice(eager), GAME.book)
    return state


EAGER = ("mission", "effect", "plan", "raise", "build", "rescue")


@lru_cache
def mid_game(seats: int = 4, seed: int = 3) -> State:
    """Round 4, step 3, several tokens on the map."""
    return play_until(
        lambda table: table.round == 4 and table.step == 3 and sum(t >= 0 for t in table.zones) > seats, seats, seed
    )


@lru_cache
def veiled(seed: int = 3) -> State:
    """Round 3 while tokens are drawn and assigned in secret; some seats have assigned some."""
    return play_until(lambda table: table.veiled and table.round == 3 and len(table.open) < 4, 4, seed)
