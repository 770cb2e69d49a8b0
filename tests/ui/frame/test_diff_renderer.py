"""What is written to the terminal is what has changed, and it is enough: the picture is the same as by writing all."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pyte
import pytest
from rich.cells import cell_len
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate, CompositorUpdate, LayoutUpdate
from textual.geometry import Region
from textual.strip import Strip

from resurgence_tui.app.library import Library
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.diff_renderer import Frame
from resurgence_tui.ui.inside_textual import CellStrip
from tests.terminal.terminal import Screen
from tests.ui.frame.frames import save_running

pytestmark = pytest.mark.paints

INK, RED, GREY = Style(color="#08101c", bgcolor="#ffb454", bold=True), Style(color="#ff0000"), Style(bgcolor="#444444")
LOOKS = (INK, RED, GREY, RED + GREY, Style(bold=True), Style(underline=True) + RED, Style(reverse=True) + GREY)
SIZES = [(160, 48), (80, 24), (120, 36)]
KEYS = "down up tab right left o s m k l c x escape question_mark escape h enter 1 1 f10 escape slash escape 2".split()


class Both:
    """Two terminals: one is written whole stretches, as Textual would, the other one only what differs.

    bytes_whole: what it would take to write the whole picture each time. bytes_few: what it has taken.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.frame = Frame()
        self.all, self.few = Screen(*size), Screen(*size)
        self.bytes_whole = self.bytes_few = self.whole = 0

    def write(self, update: CompositorUpdate, console: Console) -> None:
        """Write an update to both."""
        every, few = update.render_segments(console), self.frame.changes(update).render_segments(console)
        pyte.Stream(self.all).feed(every)
        pyte.Stream(self.few).feed(few)
        if isinstance(update, LayoutUpdate):
            self.whole = len(every.encode())
        self.bytes_whole += self.whole
        self.bytes_few += len(few.encode())

    def check(self) -> None:
        """Both show the same signs in the same colours, as far as these are seen."""
        for y, (wanted, shown) in enumerate(zip(self.all.seen(), self.few.seen(), strict=True)):
            assert wanted == shown, (y, self.few.display[y], self.all.display[y])


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> Both:
    """Two terminals that the program writes to."""
    pair = Both(SIZES[0])

    def display(app: ResurgenceApp, screen: object, renderable: object) -> None:
        if isinstance(renderable, CompositorUpdate):
            pair.frame = app._frame
            pair.write(renderable, app.console)

    monkeypatch.setattr(ResurgenceApp, "_display", display)
    return pair


async def test_the_picture_is_the_same_as_by_writing_everything(tmp_path: Path, both: Both) -> None:
    library = Library(Store(tmp_path))
    path = save_running(tmp_path, answers=90)
    chance = Random(1)
    app = ResurgenceApp(library=library)
    async with app.run_test(size=SIZES[0], notifications=True) as pilot:
        await pilot.pause()
        app.navigator.open_game(library.resume(path))
        await pilot.pause()
        for number, key in enumerate([*KEYS, *chance.choices(KEYS, k=4)]):
            await pilot.press(key)
            if number % 6 == 0:
                both.check()
        both.check()
        assert both.bytes_few < both.bytes_whole / 15


async def test_another_size_is_written_whole(tmp_path: Path, both: Both) -> None:
    app = ResurgenceApp(library=Library(Store(tmp_path)))
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        for size in [*SIZES, SIZES[-1]]:
            for screen in (both.all, both.few):
                screen.resize(size[1], size[0])
                screen.erase_in_display(2)
            await pilot.resize_terminal(*size)
            await pilot.pause()
            both.check()


def picture(*rows: list[tuple[str, Style]]) -> LayoutUpdate:
    """A whole picture."""
    strips = [Strip([Segment(text, style) for text, style in row]) for row in rows]
    return LayoutUpdate([[strip] for strip in strips], Region(0, 0, strips[0].cell_length, len(strips)))


def console(colours: ColorSystem | None = ColorSystem.TRUECOLOR) -> Console:
    made = Console()
    made._color_system = colours
    return made


def test_one_cell_is_a_few_bytes_and_no_change_is_none() -> None:
    frame = Frame()
    frame.written(picture([("Food 3  ", INK), ("rest", RED)]), console())
    assert frame.written(picture([("Food 3  ", INK), ("rest", RED)]), console()) == ""
    told = frame.written(picture([("Food 4  ", INK), ("rest", RED)]), console())
    assert told == "\x1b[1;38;2;8;16;28;48;2;255;180;84m\x1b[1;6H4\x1b[0m"
    told = frame.written(picture([("Food 4  ", INK), ("re", RED), ("st", GREY)]), console())
    assert told == "\x1b[48;2;68;68;68m\x1b[1;11Hst\x1b[0m"


def test_strips_that_lie_side_by_side_are_one_stretch() -> None:
    frame = Frame()
    frame.written(picture([("abcdefgh", RED)]), console())
    left, right = (Strip([Segment(text, RED)]) for text in ("ABCD", "EFGH"))
    told = frame.written(ChopsUpdate([{0: left, 4: right}], [(0, 1, 7)], [[4, 8]]), console())
    assert told == "\x1b[38;2;255;0;0m\x1b[1;2HBCDEFG\x1b[0m"
    apart = ChopsUpdate([{0: right, 4: None, 6: Strip([Segment("GH", RED)])}], [(0, 0, 8)], [[4, 6, 8]])
    told = frame.written(apart, console())
    assert told == "\x1b[38;2;255;0;0m\x1b[1HEFGH\x1b[8GH\x1b[0m"


def test_what_lies_close_together_in_one_look_is_one_stretch() -> None:
    frame, mixed = Frame(), RED + GREY
    frame.written(picture([("abcdefghijklmnopqrst", RED)]), console())
    told = frame.written(picture([("aBcDefghijklmnopqrsT", RED)]), console())
    assert told == "\x1b[38;2;255;0;0m\x1b[1;2HBcD\x1b[20GT\x1b[0m"
    told = frame.written(picture([("aBcDefghijKlmnopQrsT", RED)]), console())
    assert told == "\x1b[38;2;255;0;0m\x1b[1;11HKlmnopQ\x1b[0m"
    told = frame.written(picture([("aB", RED), ("c", mixed), ("DefghijKlmnopQrsT", RED)]), console())
    assert told == "\x1b[38;2;255;0;0;48;2;68;68;68m\x1b[1;3Hc\x1b[0m"
    told = frame.written(picture([("aX", RED), ("c", mixed), ("XefghijKlmnopQrsT", RED)]), console())
    assert told == "\x1b[38;2;255;0;0m\x1b[1;2HX\x1b[4GX\x1b[0m"


def test_lines_that_take_more_bytes_than_to_pass_over_them_are_passed_over() -> None:
    frame = Frame()
    frame.written(picture([("a──b─c", RED)]), console())
    told = frame.written(picture([("A──B─C", RED)]), console())
    assert told == "\x1b[38;2;255;0;0m\x1b[1HA\x1b[4GB─C\x1b[0m"


def test_after_forgetting_everything_is_written_again() -> None:
    frame, shown = Frame(), picture([("Food 3", INK)])
    first = frame.written(shown, console())
    assert frame.written(shown, console()) == ""
    frame.forget()
    assert frame.written(shown, console()) == first


def test_both_halves_of_a_wide_sign_are_written() -> None:
    for before, after in (("a漢c ", "abc  "), ("abc  ", "a漢c "), ("漢字 ", "x漢字"), ("a漢b ", "a漢c ")):
        both = Both((5, 1))
        for row in (before, after):
            both.write(picture([(row, RED)]), console())
        both.check()


@pytest.mark.parametrize("seed", range(8))
def test_whatever_changes_the_picture_is_the_same(seed: int) -> None:
    chance, width, height = Random(seed), 24, 6
    both = Both((width, height))
    both.write(picture(*(drawn(chance, width) for _ in range(height))), console())
    for _ in range(40):
        if chance.random() < 0.3:
            both.write(picture(*(drawn(chance, width) for _ in range(height))), console())
        else:
            spans = [(y, 0, width) for y in sorted(chance.sample(range(height), 2))]
            chops = [{0: Strip([Segment(*part) for part in drawn(chance, width)])} for _ in range(height)]
            both.write(ChopsUpdate(chops, spans, [[width]] * height), console())
        both.check()


def drawn(chance: Random, width: int) -> list[tuple[str, Style]]:
    """A row of few words in few looks, so that many cells are alike in two of them; some signs take two cells."""
    row: list[tuple[str, Style]] = []
    while width:
        word = chance.choice(("a", "ab", "──", " ", "   ", "漢"))
        word = word if cell_len(word) <= width else " "
        row.append((word, chance.choice(LOOKS)))
        width -= cell_len(word)
    return row


def test_sixteen_colours_are_told_as_sixteen_colours() -> None:
    told = Frame().written(picture([("x", INK)]), console(ColorSystem.STANDARD))
    assert told == "\x1b[1;30;103m\x1b[1Hx\x1b[0m"


def test_a_line_that_is_kept_is_told_in_the_colours_of_each_terminal() -> None:
    line = CellStrip(["x"], [INK])
    shown = LayoutUpdate([[line]], Region(0, 0, 1, 1))
    for colours, told in (ColorSystem.TRUECOLOR, "1;38;2;8;16;28;48;2;255;180;84"), (ColorSystem.STANDARD, "1;30;103"):
        assert Frame().written(shown, console(colours)) == f"\x1b[{told}m\x1b[1Hx\x1b[0m"
    frame = Frame()
    frame.written(shown, console())
    assert frame.written(shown, console(ColorSystem.STANDARD)) == "\x1b[1;30;103m\x1b[1Hx\x1b[0m"


def test_of_a_terminal_with_no_columns_nothing_is_written() -> None:
    assert Frame().written(LayoutUpdate([[]], Region(0, 0, 0, 1)), console()) == ""
