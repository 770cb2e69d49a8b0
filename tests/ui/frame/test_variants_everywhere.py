"""Command line, new game screen, start of a game and saves allow the same variants."""

from __future__ import annotations

from itertools import product
from pathlib import Path

from resurgence_tui.app.own_options import fits
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli.console import Refusal
from resurgence_tui.cli.new_game import new_game_of
from resurgence_tui.cli.session import setup_of
from resurgence_tui.engine.options import OptionProblem, Value, check_options
from resurgence_tui.games import DEFAULT_GAME, game_called
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.ui.screens.new_game import OPTION, NewGameScreen
from resurgence_tui.ui.widgets.picker import Picker
from tests.ui.frame.frames import an_app, on_screen

GAME = game_called(DEFAULT_GAME)
SPECS = GAME.options
SEATS = range(GAME.seats[0], GAME.seats[1] + 1)
NAMES = ("Anna", "Boris", "Celina", "Dmitri")

Set = tuple[int, tuple[Value, ...]]
"""Seats, and a value of each option."""

ALL: list[Set] = [(seats, values) for seats in SEATS for values in product(*(spec.values for spec in SPECS))]


def chosen(values: tuple[Value, ...]) -> dict[str, Value]:
    return {spec.id: value for spec, value in zip(SPECS, values, strict=True)}


def startable() -> set[Set]:
    """What the game starts with."""
    content, found = GAME.content(), set()
    for seats, values in ALL:
        try:
            GAME.start(seats, 1, chosen(values), content)
        except OptionProblem:
            continue
        found.add((seats, values))
    return found


def test_the_command_line_allows_what_the_game_starts_with() -> None:
    found = set()
    for seats, values in ALL:
        given = new_game_of("resurgence")(seats=",".join(NAMES[:seats]), **chosen(values))
        try:
            given.check()
            setup = setup_of(given)
        except Refusal:
            continue
        assert check_options(SPECS, setup.options, len(setup.seats)) == chosen(values)
        found.add((seats, values))
    assert found == startable()
    assert 0 < len(found) < len(ALL)


def test_saves_hold_what_the_game_starts_with() -> None:
    content = GAME.content()
    tables = {(seats, values): GAME.start(seats, 1, chosen(values), content) for seats, values in startable()}
    for seats, values in ALL:
        setup = make_setup(parse_seats(",".join(NAMES[:seats])), 1, options=chosen(values))
        fitting = [one for one, table in tables.items() if fits(GAME, table, setup)]
        assert fitting == [(seats, values)] * ((seats, values) in tables)


async def test_the_screen_offers_what_the_game_starts_with(tmp_path: Path) -> None:
    found: set[Set] = set()
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        options = [f"{OPTION}{spec.id}" for spec in (*screen.kinds, *screen.switches)]
        fields = [app.screen.query_one(f"#{name}", Picker) for name in ("count", *options)]

        async def walk(left: list[Picker]) -> None:
            """Turn the fields through all their values, the later ones faster."""
            if not left:
                setup = screen.setup()
                assert setup is not None
                whole = check_options(SPECS, setup.options, len(setup.seats))
                found.add((len(setup.seats), tuple(whole.values())))
                return
            for _ in left[0].labels if not left[0].disabled else ("as it is",):
                await walk(left[1:])
                if not left[0].disabled:
                    left[0].focus()
                    await pilot.press("right")

        await walk(fields)
    assert found == startable()
