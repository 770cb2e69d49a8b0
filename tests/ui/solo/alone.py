"""Games alone against the Mutants on a terminal without a screen: new ones, and positions built by hand."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.save_file import SaveFile, make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.table.screen import TableScreen
from tests.build import Table, a_table


def alone(seed: int = 1, skip: int = 0, folder: Path | None = None, seats: str = "Anna", **options: str | bool) -> Host:
    """A new game after so many answers at random; alone in the Mutant Village unless the options say something else."""
    chosen = {"start": "draft", **({"solo": "village"} if "," not in seats else {}), **options}
    library = Library(Store(folder) if folder is not None else None)
    host = library.new(make_setup(parse_seats(seats), seed, options=chosen))
    chance = Random(seed)
    for _ in range(skip):
        host.run_on()
        if host.over:
            break
        ask = host.asks()[0]
        host.submit(ask.ticket, chance.choice(ask.decision.options))
    return host


def until_asked(rule: str, seed: int = 1, **options: str | bool) -> Host:
    """A game alone, played at random up to the first question of a rule."""
    host = alone(seed, **options)
    chance = Random(seed)
    while True:
        host.run_on()
        ask = host.asks()[0]
        if ask.decision.rule == rule:
            return host
        host.submit(ask.ticket, chance.choice(ask.decision.options))


def host_of(position: Table, store: Store | None = None) -> Host:
    """A game at a position built by hand, with the options that it was built with."""
    state = position.state
    options: dict[str, str | bool] = {"start": state.start, "solo": state.solo}
    if state.encounters:
        options["encounters"] = True
    now = datetime.now(UTC)
    save = SaveFile(
        name="Test", created=now, saved=now, content_hash=state.content.hash, table={},
        setup=make_setup(parse_seats("Anna"), state.seed, options=options),
    )  # fmt: skip
    return Host(GAME, state, save, store)


def before_card(district: str, side: str = "a", encounters: bool = False, **items: int) -> Table:
    """Round 1, three tokens to place; resting the first one reveals the Mutant card of that District."""
    t = a_table(1, solo="village", encounters=encounters)
    first = "arbat" if district == "barbarian_gate" else "barbarian_gate"
    t.side("b" if first == "arbat" else "a").mutant_cards(first, district)
    if encounters:
        t.black_bag("mutant mutant")
    t.assigned(0, metro="laborer laborer", harbor="laborer").at("PLACE-01")
    return t.side(side).with_items(0, **items)


REST = "place:laborer:metro:rest"


def rest(host: Host) -> None:
    """Rest a Laborer."""
    host.submit(host.asks()[0].ticket, REST)


def take(screen: TableScreen, option: str) -> None:
    """Answer as if the option had been picked."""
    ask = screen.pending.ask
    assert ask is not None
    screen.answer(ask.ticket, option)
