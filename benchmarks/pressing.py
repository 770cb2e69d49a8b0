"""Gives the recorded choices of a game as a person would, and counts keys by what they are for; see ``keys.py``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.games import game_called
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store

Counted = tuple[str, Counter[str], int]
"""A way of playing: its name, the keys by what they are for, and how many seats played."""


class Presser(ABC):
    """Gives the choices of one recorded game to a host that is asked anew. unasked: whether some are taken unasked."""

    def __init__(self, save: SaveFile, unasked: bool) -> None:
        setup, game = save.setup, game_called(save.setup.game)
        table = game.start(len(setup.seats), setup.seed, setup.options, game.content(made_with=save.content_hash))
        fresh = save.model_copy(deep=True, update={"choices": [], "log": [], "undone": [], "noted": None})
        for seat in fresh.setup.seats:
            seat.player = "human"
        self.host = Host(game, table, fresh)
        self.host.unasked.on = unasked
        self.choices, self.keys = list(save.choices), Counter[str]()

    def play(self) -> Counter[str]:
        """The keys of the whole game."""
        at = 0
        while at < len(self.choices):
            seat, option = self.choices[at]
            ask = self.host.ask_of(seat)
            assert ask is not None
            is_free = len(ask.decision.options) == 1 or self.host.unasked_option(ask.decision) == option
            count = 1 if is_free else self.press(ask, at)
            for one, chosen in self.choices[at : at + count]:
                asked = self.host.ask_of(one)
                assert asked is not None
                self.host.submit(asked.ticket, chosen)
            at += count
        return self.keys

    @abstractmethod
    def press(self, ask: Ask, at: int) -> int:
        """Count the keys for the next choices that one pick stands for; how many they are."""


def saves_in(folder: Path) -> list[SaveFile]:
    """The recorded games of a folder."""
    return [Store(folder).read(path) for path in sorted(folder.glob("*.json"))]


def counted(saves: Sequence[SaveFile], ways: Iterable[tuple[str, Callable[[SaveFile], Presser]]]) -> list[Counted]:
    """Each way of playing, by its name, over all games."""
    seats = sum(len(save.setup.seats) for save in saves)
    return [(name, sum((made(save).play() for save in saves), Counter[str]()), seats) for name, made in ways]
