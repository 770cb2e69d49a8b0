"""The screens kept as pictures: each reached from a seed, without a clock, an animation or a name of a file."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from rich.style import Style
from textual.pilot import Pilot
from textual.strip import Strip

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui import theme
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.palettes import PALETTES
from resurgence_tui.ui.picture import svg_of
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.widgets.painter import Drawing, cells_of
from tests.ui.guide.following import guided_host
from tests.ui.guide.pupils import Class
from tests.ui.residuum.games import new_game as new_wasteland
from tests.ui.residuum.games import play_until
from tests.ui.residuum.guided import Pupils
from tests.ui.residuum.guided import guided_host as residuum_guided_host

SIZES = ((80, 24), (120, 36), (160, 48))
EAGER = ("mission", "effect", "plan", "raise", "build", "rescue")
MOST = 3_000
SEED = 2
GROUND = PALETTES["frozen-city"].ground["background"]
TABLE = "Anna,Boris,Celina,bot:eager"

Wanted = Callable[[Host, str, tuple[str, ...]], bool]


def game(wanted: Wanted, seats: str = TABLE, seed: int = SEED) -> Host:
    """A game in memory, played at random, though eagerly, until a question is as wanted (or to its end)."""
    host = Library().new(make_setup(parse_seats(seats), seed, options={"start": "draft"}))
    chance = Random(seed)
    for _ in range(MOST):
        host.run_on()
        asks = host.asks()
        if not asks:
            return host
        decision = asks[0].decision
        options = tuple(decision.options)
        if wanted(host, decision.rule, options):
            return host
        eager = [option for option in options if option.partition(":")[0] in EAGER]
        host.submit(asks[0].ticket, chance.choice(eager or options))
    raise AssertionError("It never came to that.")


def asked(rule: str, from_round: int, part: str = "", options: int = 2) -> Wanted:
    """A rule asks in a round or later, with so many answers at least; one has these words in it."""

    def wanted(host: Host, asks: str, answers: tuple[str, ...]) -> bool:
        found = asks == rule and len(answers) >= options and any(part in answer for answer in answers)
        return found and host.view(0).round >= from_round

    return wanted


async def lift(pilot: Pilot[None]) -> None:
    """Lift the curtain, if it hangs."""
    if isinstance(pilot.app.screen, HandOverScreen):
        await pilot.press("enter")
        await pilot.pause()


async def half_assigned(pilot: Pilot[None]) -> None:
    """Some of the tokens lie in areas."""
    await lift(pilot)
    await pilot.press("1", "2")


async def new_game(pilot: Pilot[None]) -> None:
    """From the menu."""
    await pilot.press("n")


def guided() -> Host:
    """A guided game in its first round, when the first token is placed."""
    host = guided_host()
    pupils = Class(host)
    host.run_on()
    while host.asks()[0].decision.rule != "PLACE-01":
        pupils.answer(host.asks()[0])
        host.run_on()
    return host


def wasteland(rule: str, seed: int, turn: int = 1) -> Host:
    """A game of Residuum in which a rule asks, in a turn or later."""
    host = play_until(new_wasteland(seed=seed), rule, 0)
    while host.view(NOBODY).round < turn:
        host.submit(host.asks()[0].ticket, host.asks()[0].decision.options[-1])
        play_until(host, rule, 0)
    return host


def guided_wasteland() -> Host:
    """A guided game of Residuum in its first turn."""
    pupils = Pupils(residuum_guided_host())
    pupils.play(rounds=0)
    return pupils.host


async def read_on(pilot: Pilot[None]) -> None:
    """What is said before the question has been read."""
    await pilot.press("enter")


class Scene(NamedTuple):
    """name: of the files. about: what is seen, in one sentence. start: the game, none for the menu. then: what is
    pressed."""

    name: str
    about: str
    start: Callable[[], Host] | None = None
    then: Callable[[Pilot[None]], Awaitable[None]] = lift


async def nothing(pilot: Pilot[None]) -> None:
    """As it opens."""


SCENES = (
    Scene("menu", "The menu", None, nothing),
    Scene("new-game", "Seats, bots and variants of a new game", None, new_game),
    Scene("hand-over", "The curtain before a private decision", lambda: game(asked("ASG-01", 2)), nothing),
    Scene("draft", "The draft of Salvage cards", lambda: game(asked("SAL-02", 0))),
    Scene("assignment", "Tokens on their way into the areas", lambda: game(asked("ASG-01", 3)), half_assigned),
    Scene("placing", "A space for a Survivor", lambda: game(asked("PLACE-01", 3, options=8))),
    Scene("penalty", "Paying for those who stand in a Zone", lambda: game(asked("PLACE-06", 2, options=4))),
    Scene("mission", "A Mission that can be completed", lambda: game(asked("ACT-01", 3, part="mission:"))),
    Scene("guide", "The guide of a first game, beside the question", guided, read_on),
    Scene("upkeep", "Raising the level in Upkeep", lambda: game(asked("UPK-C", 3))),
    Scene("score", "The final score", lambda: game(lambda *_: False), nothing),
    Scene("wasteland", "Residuum: a turn on the map", lambda: wasteland("RSD-ASK-11", 5, 9)),
    Scene("wasteland-guide", "Residuum: the guide of a first game", guided_wasteland, read_on),
    Scene("wasteland-payment", "Residuum: paying for an action", lambda: wasteland("RSD-ASK-18", 5)),
    Scene("wasteland-town", "Residuum: selling and buying in the town", lambda: wasteland("RSD-ASK-31", 5)),
    Scene("wasteland-conflict", "Residuum: a card is laid in a conflict", lambda: wasteland("RSD-ASK-42", 5)),
)


def seen(style: Style | None) -> Style:
    """A style without what cannot be seen: what holds for the mouse, and the ground that is everywhere."""
    if style is None:
        return Style.null()
    ground = style.bgcolor if style.bgcolor is not None and style.bgcolor.name != GROUND else None
    return Style(color=style.color, bgcolor=ground, bold=style.bold or None, underline=style.underline or None)


def drawing_of(strips: list[Strip]) -> Drawing:
    """What is painted, as cells; equal styles are one object."""
    kept: dict[Style, Style] = {}
    rows = []
    for strip in strips:
        chars: list[str] = []
        styles: list[Style] = []
        for text, style, _ in strip:
            plain = seen(style)
            cells = cells_of(text)
            chars += cells
            styles += [kept.setdefault(plain, plain)] * len(cells)
        rows.append((chars, styles))
    return Drawing(len(rows[0][0]), len(rows), rows)


async def picture_of(scene: Scene, size: tuple[int, int], folder: Path) -> Drawing:
    """A scene as it is painted at a size. folder: an empty one, for the saved games."""
    with patch.dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor"):
        os.environ.pop("NO_COLOR", None)
        app = ResurgenceApp(
            scene.start() if scene.start is not None else "menu",
            library=Library(Store(folder)),
            signs=theme.UNICODE,
            settings=Settings(animation=False, reveals="never", waste="never", free_gains=False, guide_offered=True),
        )
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await scene.then(pilot)
            await pilot.pause()
            await pilot.pause()
            return drawing_of(app.screen._compositor.render_strips())


def file_name(scene: Scene, size: tuple[int, int]) -> str:
    """The file of a picture."""
    return f"{scene.name}-{size[0]}x{size[1]}.svg"


def svg(scene: Scene, drawing: Drawing) -> str:
    """The picture as it is kept."""
    return svg_of(drawing, scene.about)
