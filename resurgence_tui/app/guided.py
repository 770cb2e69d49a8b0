"""The guide of a first game: an ordinary game, whose setup says that a guide goes along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from resurgence_tui.saves.save_file import HUMAN, SeatSetup, Setup, make_setup

from .host import Host
from .own_options import GUIDE as OPTION
from .own_options import OFF, ON


@dataclass(frozen=True, slots=True)
class Learners:
    """Who learns together.

    called: the key of what that is called. people: at the keyboard. seed: of a shuffle that shows much.
    bot: what plays the other seat, "" for none. options: of the game.
    """

    called: str
    people: int
    seed: int
    bot: str = ""
    options: Mapping[str, str | bool] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """Seats of the game."""
        return self.people + bool(self.bot)


def guided_setup(
    game: str, learners: Learners, names: Sequence[str], bot_name: str = "", language: str = "en"
) -> Setup:
    """The setup of a guided game. names: of as many people as may be needed."""
    people = [SeatSetup(name=name, colour=seat, player=HUMAN) for seat, name in enumerate(names[: learners.people])]
    bots = [SeatSetup(name=bot_name, colour=learners.people, player=learners.bot)] if learners.bot else []
    options = {**learners.options, OPTION: ON}
    return make_setup([*people, *bots], learners.seed, game=game, options=options, language=language)


def is_guided(host: Host) -> bool:
    """Whether the guide goes along now."""
    return host.setup.options.get(OPTION) == ON


def set_guide(host: Host, on: bool) -> None:
    """Let the guide go along or stop; the save remembers it."""
    host.setup.options[OPTION] = ON if on else OFF
    host.autosave()
