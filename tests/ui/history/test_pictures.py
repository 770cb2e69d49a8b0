"""Pictures stand alone, hold what the drawing holds, and are free of secrets while something private is decided."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import PALETTES
from resurgence_tui.ui.picture import ARMS, SHADES, svg_of
from resurgence_tui.ui.screens.score_picture import score_drawing, score_text, table_drawing, table_text
from resurgence_tui.ui.widgets.line_chart import FORMS
from resurgence_tui.ui.widgets.painter import Painter
from tests.ui.frame.frames import finished
from tests.ui.table.playing import new_host

SVG = "{http://www.w3.org/2000/svg}"
FOUR = ("Anna", "Boris", "Celina", "Dmitri")
FIXTURES = Path(__file__).parents[2] / "fixtures" / "games"


def words_in(picture: str) -> list[str]:
    """The words of a picture, in reading order."""
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_letters_grounds_shades_and_lines() -> None:
    painter = Painter(12, 2)
    painter.text(0, 0, " 1 ", theme.SEATS[0])
    painter.text(4, 0, "A<b> 李", theme.PLAIN)
    painter.text(0, 1, "██░─╮", theme.TITLE)
    picture = svg_of(painter.drawing(), "A & B")
    root = ElementTree.fromstring(picture)
    assert root.find(f"{SVG}title").text == "A & B"  # type: ignore[union-attr]
    assert words_in(picture) == ["1", "A<b>", "李"]
    places = [(text.get("x"), text.get("textLength")) for text in root.iter(f"{SVG}text")]
    assert places == [("9", "9"), ("36", "36"), ("81", "18")]
    rects = [(rect.get("x"), rect.get("width"), rect.get("fill-opacity")) for rect in root.iter(f"{SVG}rect")][1:]
    assert rects == [("0", "27", None), ("0", "18", None), ("18", "9", "0.3")]
    paths = [path.get("d") for path in root.iter(f"{SVG}path")]
    assert paths == ["M31.5 27L27 27M31.5 27L36 27M36 27Q40.5 27 40.5 36"]


def test_every_sign_that_lines_are_drawn_with_is_a_shape() -> None:
    drawn = {sign for form in FORMS["unicode"] for sign in form} | set(theme.UNICODE.light + theme.UNICODE.heavy)
    assert drawn - set(ARMS) == set()
    for sign in (*ARMS, *SHADES, "▀", "▄", "▚"):
        painter = Painter(1, 1)
        painter.text(0, 0, sign, theme.TITLE)
        picture = svg_of(painter.drawing(), "x")
        assert words_in(picture) == []
        assert len(list(ElementTree.fromstring(picture).iter())) > 4, sign


@pytest.mark.parametrize("name", PALETTES)
def test_a_picture_stands_alone_in_the_colours_of_each_theme(name: str) -> None:
    host = finished(FOUR)
    for drawing in (table_drawing(words(), host), score_drawing(words(), host)):
        picture = svg_of(drawing, "x", name)
        assert [link for link in re.findall(r"\w+://[^\s\"')]+", picture) if "www.w3.org/2000/svg" not in link] == []
        assert not re.search(r"@font-face|@import|<script|href|<image|<style|url\(", picture)
        colours = set(re.findall(r"#[0-9a-f]{6}", picture))
        assert colours <= set(PALETTES[name].text.values()) | set(PALETTES[name].ground.values())


def test_the_picture_says_what_the_drawing_says() -> None:
    host = finished(FOUR)
    for drawing in (table_drawing(words(), host), score_drawing(words(), host)):
        shapes = str.maketrans(dict.fromkeys([*ARMS, *SHADES, *"▀▄▚"], " "))
        assert "".join(words_in(svg_of(drawing, "x"))) == "".join(drawing.text.translate(shapes).split())


def test_the_score_page_holds_sheet_bars_chart_rounds_and_sentences() -> None:
    host = finished(FOUR)
    text = score_drawing(words(), host).text
    for part in ("Anna, Boris, Celina, Dmitri", "wins with", "Leadership: Metro", "G█", " Final scoring", "Round 6",
                 "What decided it", "Best round:"):  # fmt: skip
        assert part in text, part
    plain = score_text(words(), host, theme.ASCII)
    assert plain.isascii() and "Leadership: Metro" in plain and "What decided it" in plain and "Final" in plain
    assert not text.endswith("\n\n") and "{" not in text + plain


@pytest.mark.parametrize("name", ["2_seats_draft_9", "3_seats_draft_1", "4_seats_encounters_7", "alone_village_5"])
def test_the_table_page_holds_all_boards_and_every_compound(name: str) -> None:
    host = Library().resume(FIXTURES / f"{name}.json")
    text = table_drawing(words(), host).text
    for seat, one in enumerate(host.names):
        assert f"{seat + 1} {one}: Compound level" in text
    for part in ("Moscow", "Survivor Row", "Missions", "Leadership", "Kremlin"):
        assert f" {part} " in text, part
    assert "{" not in text and table_text(words(), host, theme.ASCII).isascii()


# Secrets


def played(answers: int, last: int = 0) -> Host:
    """A game after so many answers of both seats: always the first option, but for the last answer."""
    host = new_host("Anna,Boris", seed=4)
    for number in range(answers):
        ask = host.asks()[-1]
        host.submit(ask.ticket, ask.decision.options[last if number + 1 == answers else 0])
    return host


def private_moments(most: int = 12) -> list[int]:
    """After how many answers both seats assign tokens in secret, with more than one way to do so."""
    host = new_host("Anna,Boris", seed=4)
    found = []
    while not host.over and len(found) < most:
        ask = host.asks()[-1]
        if ask.decision.rule == "ASG-01" and len(host.asks()) == 2 and len(ask.decision.options) > 1:
            found.append(host.decisions)
        host.submit(ask.ticket, ask.decision.options[0])
    return found


def pages(host: Host) -> list[str]:
    """Everything that can be written to files."""
    drawn = [table_drawing(words(), host), score_drawing(words(), host)]
    return [table_text(words(), host), score_text(words(), host), *(svg_of(drawing, "x") for drawing in drawn)]


def test_the_files_are_the_same_whatever_is_decided_in_private() -> None:
    compared = 0
    for answers in private_moments():
        seat = played(answers).asks()[-1].decision.seat
        one, other = played(answers + 1), played(answers + 1, -1)
        if one.is_private and one.ask_of(seat) is not None:
            assert table_text(words(), one, eyes=seat) != table_text(words(), other, eyes=seat)
            assert pages(one) == pages(other)
            compared += 1
    assert compared >= 6


@pytest.mark.parametrize("eyes", [0, 1])
def test_what_a_seat_may_see_is_drawn_only_for_that_seat(eyes: int) -> None:
    host = played(private_moments(1)[0])
    everybody, seat, other = (table_text(words(), host, eyes=who) for who in (NOBODY, eyes, 1 - eyes))
    assert len({everybody, seat, other}) == 3
