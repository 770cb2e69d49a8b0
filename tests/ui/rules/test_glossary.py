"""Every sign and abbreviation that the boards draw has an entry in the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from resurgence_tui.assets_path import assets
from resurgence_tui.games import GAMES
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, TOKEN_WORDS
from resurgence_tui.i18n.reference import RULES_SECTION, SIGNS_SECTION, Reference
from resurgence_tui.i18n.resurgence.printed_keys import PARTS
from resurgence_tui.i18n.text import entries, words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards.card_rows import draw_event, draw_missions, draw_row
from resurgence_tui.ui.resurgence.boards.compound_board import draw_compound
from resurgence_tui.ui.resurgence.boards.emblems import EMBLEMS
from resurgence_tui.ui.resurgence.boards.leadership_tracks import draw_tracks
from resurgence_tui.ui.resurgence.boards.main_board import draw_city
from resurgence_tui.ui.resurgence.boards.seat_bar import draw_alone, draw_seats
from resurgence_tui.ui.resurgence.solo.mutants_panel import draw_mutants
from resurgence_tui.ui.resurgence.solo.solo_panel import draw_alone as draw_panel_alone
from tests.ui.boards.positions import LOOKS, mid_game
from tests.ui.solo.alone import alone

WORDS = words("en")
FRAMES = {"name", "light", "heavy", "double"}
"""What frames are drawn with; the entries of marks tell what a heavy and a double one mean."""

LETTERS = re.compile(r"[A-Za-z][A-Za-z.]*")
PLAIN = set("a an any at by for if in is it map now of off on or per the to you".split())
"""Words of one to four letters that are words."""


def glossary(signs: theme.Signs = theme.UNICODE) -> Reference:
    """The glossary as it is for a set of signs."""
    return Reference(WORDS, (), signs._asdict())


def called(signs: theme.Signs = theme.UNICODE) -> str:
    """All signs of the glossary, one after the other."""
    return " ".join(article.called for article in glossary(signs).section(SIGNS_SECTION))


def printed_words() -> Iterator[tuple[str, str]]:
    """What stands on the components."""
    for file in ("cards", "bundle", "trigger", "ability"):
        yield from entries(assets() / "i18n" / "en" / "resurgence" / f"{file}.ftl")


@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII], ids=lambda signs: signs.name)
def test_every_mark_has_an_entry(signs: theme.Signs) -> None:
    shown = called(signs)
    marks = {name: mark for name, mark in signs._asdict().items() if name not in FRAMES}
    assert {name for name, mark in marks.items() if mark not in shown} == set()
    assert len(marks) > 10


def test_every_token_area_and_short_name_that_is_an_abbreviation_has_an_entry() -> None:
    shown = set(LETTERS.findall(called()))
    missing = set()
    for key, source in printed_words():
        name = WORDS.text(key, count=2)
        for part in ("short", "sign"):
            short = WORDS.attribute(key, part)
            if short is None or key.startswith("mutant_action"):
                continue
            new = set(LETTERS.findall(short)) - set(LETTERS.findall(name)) - shown - long_words()
            missing |= {(key, one) for one in new}
        assert source
    assert missing == set()
    assert {WORDS.attribute(key, "sign") for key in (*TOKEN_WORDS, *AREA_WORDS)} <= shown


@cache
def long_words() -> set[str]:
    """Words as they stand in sentences and names: not the short forms."""
    found = set(PLAIN)
    printed = "cards bundle trigger ability board printed phrase side rule family".split()
    said = "ask why answer round solo table place assign stepper offer info log".split()
    of_game = (f"resurgence/{name}" for name in (*printed, *said))
    for name in ("table", *of_game):
        for _, source in entries(assets() / "i18n" / "en" / f"{name}.ftl"):
            for line in source.split("\n"):
                if not re.match(r" +\.(short|sign) ", line) and "_short" not in line and "board_track_" not in line:
                    text = re.sub(r"{[^}]*}", " ", line.partition("=")[2])
                    found |= {word.strip(".") for word in LETTERS.findall(text) if len(word.strip(".")) > 3}
    return found


def drawn(signs: theme.Signs) -> str:
    """All boards at all the sizes that they have, in several games and rounds, in one text."""
    texts = []
    for seed in (3, 12, 23):
        view = mid_game(seed=seed)
        for width, height in ((80, 13), (72, 24), (48, 16), (39, 11)):
            texts += [
                draw_city(view, LOOKS, WORDS, width, height, signs, payer=view.turn.seat),
                draw_tracks(view, LOOKS, WORDS, width, height, signs),
                draw_row(view, WORDS, width, height, signs),
                draw_missions(view, WORDS, width, height, signs, 1),
                draw_event(view, WORDS, width, height, signs),
                draw_mutants(view, WORDS, width, height, signs),
                *(draw_compound(view, seat, LOOKS, WORDS, width, height, signs) for seat in range(4)),
            ]
        texts.append(draw_seats(view, LOOKS, WORDS, 80, signs))
    view = alone(3, skip=60, encounters=True).view(0)
    texts += [draw_panel_alone(view, WORDS, width, 14, signs) for width in (80, 40)]
    texts.append(draw_alone(view, LOOKS, WORDS, 80, signs))
    return "\n".join(drawing.text for drawing in texts)


def test_no_board_draws_an_abbreviation_that_has_no_entry() -> None:
    shown, known = set(LETTERS.findall(called())), long_words()
    titles = [WORDS.text(key, count=2) for key, _ in printed_words()]
    names = {word.strip(".") for name in (*titles, *(look.name for look in LOOKS)) for word in LETTERS.findall(name)}
    text = re.sub(r"\S*…", " ", drawn(theme.UNICODE))
    found = {word.strip(".") for word in LETTERS.findall(text)}
    assert found - shown - known - names - {one.strip(".") for one in shown} == set()


def test_no_board_draws_a_mark_that_has_no_entry() -> None:
    frames = set("".join(theme.UNICODE._asdict()[name] for name in FRAMES - {"name"}))
    names = set("".join(look.name for look in LOOKS))
    art = set("".join(usual for usual, _ in EMBLEMS.values()))
    strange = {char for char in drawn(theme.UNICODE) if ord(char) > 127} - frames - names - art
    assert strange - set(called()) == set()
    assert strange


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_has_sign_name_text_and_its_rules_exist(game: str) -> None:
    read = words("en", game=game)
    book = Reference(read, (), theme.UNICODE._asdict())
    rules = {article.id for article in book.section(RULES_SECTION)}
    for article in book.section(SIGNS_SECTION):
        assert article.called and article.title and article.text and article.chapter.startswith("Signs: "), article
        named = (read.attribute(article.id, "see") or "").split(", ")
        assert set(filter(None, named)) <= rules, article.id
        assert "{" not in f"{article.called}{article.text}", article.id
    assert len({article.title for article in book.section(SIGNS_SECTION)}) == len(book.section(SIGNS_SECTION))


def test_the_game_knows_no_end_key_without_an_entry() -> None:
    shorts = {WORDS.attribute(PARTS[key], "short") for key in GAME.content().end_keys}
    assert shorts <= set(called().split())
