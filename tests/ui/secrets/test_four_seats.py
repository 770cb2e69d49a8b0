"""A recorded game of four people, played again on the screen: nobody sees what only another seat, or nobody, knows.

A test word bundle gives every card and Rubble token a name that nothing else has, and every sentence that only one seat
may read that seat's name in a frame. After every answer, and on every screen that can be opened from there, what is
painted, the title, the toasts and the list of saved games are searched for everything hidden from whoever looks.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.pins import Pins
from resurgence_tui.engine.table import Hide, hidden_fields
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import SeatState, State
from resurgence_tui.i18n import text as text_module
from resurgence_tui.saves.reading import parse
from resurgence_tui.saves.save_file import HUMAN
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.screen import TableScreen
from tests.build import content
from tests.ui.table.playing import UNASKED, painted, tap, until

RECORDED = Path(__file__).parents[2] / "fixtures" / "games" / "4_seats_draft_5.json"
PIN_OF = {0: "908172635", 2: "736452819"}
PRINTED = content()
CARDS = [
    *PRINTED.salvage, *PRINTED.survivors, *PRINTED.missions, *PRINTED.events, *PRINTED.mutant_district,
    *dict.fromkeys(token.rpartition("_")[0] for token in PRINTED.rubble),
]  # fmt: skip
MARK = re.compile(r"Zq(\d{3})Z")
FRAMED = re.compile(r"Zx(\w+)xZ")
READ = ("drew_tokens", "assigned", "kept")
"""Facts that only one seat may read, but for tokens that are assigned as soon as they are drawn."""

OPENED = ("c", "o", "o", "o", "o", "s", "m", "k", "l", "n", "L", "x", "p", "g", "i", "f1", "question_mark", "f2", "f10")
"""Keys that bring boards forward or open something over the table."""

EVERY = 660
"""Open answers from one visit of all screens to the next."""

UNSEEN = {2: 40, 4: 14}
"""Answers in the open that are given between two looks, by how many seats open all screens at each private question;
the others open the log alone."""

ROUNDS = {2: 3, 4: 6}
"""Rounds that are looked at; then the game goes to its end at once."""


@pytest.fixture
def marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words that mark what is private."""
    folder = tmp_path / "words"
    folder.mkdir()
    lines = [f"{card} = Zq{number:03d}Z" for number, card in enumerate(CARDS)]
    lines += [f"log_{key} = Zx{{ $name }}xZ" for key in READ]
    (folder / "marks.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setenv(text_module.OVERLAY, str(folder))
    yield


def hidden_from(table: State, viewer: Seat) -> set[str]:
    """Cards and tokens that this viewer may not know: what lies face down, and the hands and picks of others."""
    found: list[str] = []
    for name, hide in hidden_fields(State).items():
        if hide is Hide.ALL:
            found += getattr(table, name)
    for owner, seat in enumerate(table.seats):
        for name, hide in hidden_fields(SeatState).items():
            values = getattr(seat, name)
            if hide is Hide.ALL:
                found += [kind_of(token) for room, token in enumerate(values) if token and room not in seat.flipped]
            elif hide is Hide.OTHERS and owner != viewer:
                found += values
    face_up = {kind_of(token) for token in table.gone}
    face_up |= {kind_of(seat.rubble[room]) for seat in table.seats for room in seat.flipped}
    return {kind_of(one) for one in found} - face_up


def kind_of(token: str) -> str:
    """What names a Rubble token: there are several of a kind. A card names itself."""
    return token.rpartition("_")[0] if token in PRINTED.rubble else token


class Search:
    """Looks for secrets in everything that can be seen."""

    def __init__(self, pilot: Pilot[None], app: ResurgenceApp, host: Host, screen: TableScreen) -> None:
        self.pilot, self.app, self.host, self.screen = pilot, app, host, screen
        self.searched, self.shown = 0, set[str]()
        self.screens = set[str]()

    @property
    def viewer(self) -> Seat:
        """Whose eyes look."""
        return self.screen.hand_over.viewer

    def look(self) -> None:
        """Search what is there now."""
        toasts = [str(toast.message) for toast in self.app._notifications]
        listed = [str(game) for game in self.app.library.list()] if self.searched % 10 == 0 else []
        seen = "\n".join([painted(self.pilot), self.app.title, self.app.sub_title, *toasts, *listed])
        table: Any = self.host._table
        cards = {CARDS[int(number)] for number in MARK.findall(seen)}
        where = f"{type(self.app.screen).__name__} at decision {self.host.decisions}, eyes of {self.viewer}"
        told = {str(value) for entry in self.host.log(self.viewer) for value in entry.fact.values}
        assert cards & hidden_from(table, self.viewer) - told == set(), where
        facts = [entry.fact for entry in self.host.log(self.viewer)]
        may_read = [self.host.names[fact.seat] for fact in facts if fact.key in READ]
        for name, count in Counter(FRAMED.findall(seen)).items():
            assert count <= may_read.count(name), f"{where}: {name}"
        assert not [pin for pin in PIN_OF.values() if pin in seen], where
        self.searched += 1
        self.shown |= cards | set(FRAMED.findall(seen))
        self.screens.add(type(self.app.screen).__name__)

    async def open_everything(self) -> None:
        """Every board and screen that a key opens from the table, and back; each seat every other key."""
        await self.open(*OPENED[self.viewer % 2 :: 2])

    async def open(self, *keys: str) -> None:
        """What these keys open, and back."""
        for key in keys:
            await tap(self.pilot, key)
            await self.pilot.pause()
            self.look()
            for _ in range(3):
                if self.app.screen is self.screen:
                    break
                await tap(self.pilot, "escape")
                await self.pilot.pause()
            assert self.app.screen is self.screen, f"{key} leads to {self.app.screen}"

    async def lift(self) -> None:
        """Look at the curtain and what is open before it, then lift it, with the PIN where there is one."""
        curtain = self.app.screen
        assert isinstance(curtain, HandOverScreen)
        self.look()
        if self.host.decisions % 3 == 0:
            await tap(self.pilot, "p")
            await until(self.pilot, lambda: self.app.screen is not curtain)
            await self.pilot.pause()
            self.look()
            await tap(self.pilot, "escape")
            await until(self.pilot, lambda: self.app.screen is curtain)
        seat = self.screen.hand_over.needs_curtain()
        assert seat is not None
        for digit in PIN_OF.get(seat, ""):
            await tap(self.pilot, digit)
        if seat in PIN_OF:
            self.look()
        await tap(self.pilot, "enter")
        await until(self.pilot, lambda: self.app.screen is not curtain)


@pytest.mark.parametrize("opening", UNSEEN)
async def test_nobody_sees_a_secret_of_another_seat(
    opening: int, tmp_path: Path, marked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = parse(RECORDED.read_bytes(), RECORDED.name)
    then = GAME.content(made_with=recorded.content_hash)
    monkeypatch.setattr("resurgence_tui.app.library.printed", lambda game, folder: then)
    setup = recorded.setup.model_copy(deep=True)
    for one in setup.seats:
        one.player = HUMAN
    answers = [[choice.option for choice in recorded.choices if choice.seat == seat] for seat in range(4)]
    library = Library(Store(tmp_path / "saves"))
    host = library.new(setup)
    for seat, digits in PIN_OF.items():
        Pins(host).set(seat, digits)

    def recorded_answer(seat: Seat) -> str:
        """What the seat answered then to what it is asked now."""
        return answers[seat][sum(choice.seat == seat for choice in host._save.choices)]

    app = ResurgenceApp(start=host, library=library, settings=UNASKED)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        assert app.title == "Resurgence"
        screen = next(one for one in app.screen_stack if isinstance(one, TableScreen))
        search, visited = Search(pilot, app, host, screen), set[tuple[str, Seat]]()
        while not host.over:
            if isinstance(app.screen, HandOverScreen):
                await search.lift()
                continue
            unseen, looked_at = 0, host.view(NOBODY).round <= ROUNDS[opening]
            while not (host.over or (looked_at and (host.is_private or unseen >= UNSEEN[opening]))):
                ask = host.asks()[0]
                host.submit(ask.ticket, recorded_answer(ask.decision.seat))
                unseen += 1
            if unseen:
                screen.go_on()
                await pilot.pause(0)
                if isinstance(app.screen, HandOverScreen) or host.over:
                    continue
            search.look()
            ask = screen.pending.ask
            assert ask is not None
            rule, seat = ask.decision.rule, ask.decision.seat
            if (rule, seat) not in visited and (ask.decision.private or len(visited) < host.decisions // EVERY):
                visited.add((rule, seat))
                await (search.open_everything() if seat < opening else search.open("L"))
            screen.answer(ask.ticket, recorded_answer(seat))
            await pilot.pause(0)
        await pilot.pause()
        search.look()
    assert sorted(host.save_file().choices) == sorted(recorded.choices)
    assert search.searched > 40 * opening and {"Anna", "Boris", "Celina", "Dmitri"} <= search.shown
    assert len([card for card in search.shown if card.startswith("salvage_")]) > 8
    must = {"MoscowTableScreen", "HandOverScreen", "MoscowPublicBoards", "WholeLog", "InfoScreen", "RulesScreen"}
    must |= {"HelpScreen", "SettingsScreen", "ChoiceScreen", "PointsScreen"}
    assert search.screens >= must, search.screens
    files = b"".join(path.read_bytes() for path in (tmp_path / "saves").rglob("*") if path.is_file())
    assert not [pin for pin in PIN_OF.values() if pin.encode() in files]


async def test_a_fault_of_the_program_tells_nothing_of_the_table(
    tmp_path: Path, marked: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = parse(RECORDED.read_bytes(), RECORDED.name)
    setup = recorded.setup.model_copy(deep=True)
    for one in setup.seats:
        one.player = HUMAN
    host = Library(Store(tmp_path)).new(setup)
    while not host.asks()[0].decision.private:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    app = ResurgenceApp(start=host, library=Library(Store(tmp_path)))

    def fails(self: TableScreen, board: str, letter: str = "") -> None:
        secrets = self.host._table.seats[0].hand  # what a report of variables would show
        raise KeyError(secrets[0])

    monkeypatch.setattr(TableScreen, "action_tab", fails)
    with pytest.raises(KeyError):
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await tap(pilot, "enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await tap(pilot, "o")
            await pilot.pause()
    assert app.failure is not None
    printed = capsys.readouterr()
    told = f"{app.failure} {printed.out} {printed.err} {[str(one) for one in app._exit_renderables]}"
    hidden: Any = host._table
    assert not [card for card in hidden_from(hidden, NOBODY) if card in told] and not MARK.findall(told)
    assert str(app.failure).startswith("The program crashed (KeyError at ")
