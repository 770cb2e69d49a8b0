"""Questions of the recorded games in the menus of three tables: no two rows read the same, and no fact is cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.geometry import Size

from resurgence_tui.app.host import Host
from resurgence_tui.games import game_called
from resurgence_tui.i18n.text import words_of
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD, Pending
from resurgence_tui.ui.resurgence.question.question_text import QuestionText
from resurgence_tui.ui.table.layout import Shape, shape_of
from resurgence_tui.ui.table.question import Question, shortened
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.menu_rows import NOTE_BEGINS, Row, fits
from resurgence_tui.ui.widgets.painter import Painter
from tests.ui.table.test_decision_menu import a_menu

GAMES = Path(__file__).parents[2] / "fixtures" / "games"
TABLES = (Size(80, 24), Size(120, 36), Size(160, 48))
EACH = 9
"""Every so many questions of a game are looked at."""


def fresh(save: SaveFile) -> Host:
    """The game of a save before its first choice, with people at all seats."""
    game, setup = game_called(save.setup.game), save.setup
    table = game.start(len(setup.seats), setup.seed, setup.options, game.content(made_with=save.content_hash))
    begun = save.model_copy(deep=True, update={"choices": [], "log": [], "undone": [], "noted": None})
    for seat in begun.setup.seats:
        seat.player = "human"
    return Host(game, table, begun)


def questions(path: Path, table: Size) -> Iterator[Question]:
    """The questions of a game as they are put into the menu of a table: each, and of a placement both looks."""
    save = Store(GAMES).read(path)
    host = fresh(save)
    host.unasked.on = False
    pending = Pending(QuestionText(words_of(save.setup), host.names))
    for number, (seat, option) in enumerate(save.choices):
        ask = host.ask_of(seat)
        assert ask is not None
        if number % EACH == 0 and len(ask.decision.options) > 1:
            view = host.view(seat)
            pending.take(ask, view)
            yield posed(pending, view, table)
            if pending.placing is not None and not pending.picked(option.split(":")[3]):
                yield posed(pending, view, table)
        host.submit(ask.ticket, option)


def posed(pending: Pending, view: object, table: Size) -> Question:
    """As the table kit does it."""
    room = menu_room(table)
    grouped = shape_of(table) is not Shape.NARROW

    def fit(question: Question) -> bool:
        return fits(question.rows, room.width, room.height)

    question = pending.question(view, False, grouped)  # type: ignore[arg-type]
    if pending.slot(question) == ASSIGNMENT_BOARD or fit(question):
        return question
    short = pending.question(view, True, grouped)
    assert pending.rows_in_signs(view, grouped) == short.rows
    return shortened(question, short.rows, fit) or short  # type: ignore[arg-type]


def menu_room(table: Size) -> Size:
    """What the menu has at a table."""
    return at.places(table, at.CITY, at.COMPOUND)[at.MENU].size


def read(menu: DecisionMenu) -> list[str]:
    """What stands in the rows, one after the other, as if all lines were in sight."""
    found = [""] * len(menu.rows)
    for line, (place, part) in enumerate(menu._lines):
        if part >= 0:
            sheet = Painter(menu.width, 1, menu.signs)
            menu.paint_line(sheet, line)
            found[place] += "".join(sheet.drawing().rows[0][0]).rstrip() + "\n"
    return found


def in_signs(text: str) -> str:
    """A text as it is painted."""
    return text.replace(" > ", f" {theme.UNICODE.gives} ")


def lost(row: Row, told: str) -> list[str]:
    """The facts of a row that cannot be read: what it costs and brings, and of a note what it is about.

    That is the tokens of a placement, the District of a Mission; of a long note the beginning.
    """
    flat, note = " ".join(told.split()), row.note.split(",")[0]
    facts = [row.cost, row.gain, note if row.id.startswith("plan:") else note[:NOTE_BEGINS]]
    return [fact for fact in facts if " ".join(in_signs(fact).split()) not in flat]


@pytest.mark.parametrize("table", TABLES, ids=lambda size: f"{size.width}x{size.height}")
@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
async def test_no_two_rows_read_the_same_and_no_fact_is_cut(path: Path, table: Size) -> None:
    room = menu_room(table)
    async with a_menu(size=(room.width, room.height)) as (_, menu, _):
        for question in questions(path, table):
            menu.show(question.rows)
            told = read(menu)
            plain = [" ".join(text.split()[1:]) for text in told]
            assert len(set(plain)) == len(plain), "\n".join(told)
            found = {row.id: missing for row, text in zip(question.rows, told, strict=True)
                     if (missing := lost(row, text))}
            assert not found, f"{found}\n" + "".join(told)
