"""The boards of games alone and of games with Encounters at their sizes: all that must be there is."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from itertools import product
from random import Random

import pytest
from rich.cells import cell_len
from textual.geometry import Size

from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.outlook import penalty_of, supplies_of
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.vocab import DISTRICT_IDS, ZONE_IDS
from resurgence_tui.i18n.resurgence.sentences import mutant_action_text
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.card_rows import draw_event
from resurgence_tui.ui.resurgence.boards.leadership_tracks import draw_tracks
from resurgence_tui.ui.resurgence.boards.main_board import draw_city
from resurgence_tui.ui.resurgence.boards.seat_bar import draw_alone as draw_bar
from resurgence_tui.ui.resurgence.solo.mutants_panel import draw_mutants
from resurgence_tui.ui.resurgence.solo.solo_panel import draw_alone
from resurgence_tui.ui.table.seats import Looks, SeatLook
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Drawing
from tests.build import a_table

WORDS = words()
ANNA: Looks = (SeatLook("Anna", 0),)
LONG: Looks = (SeatLook("漢字の名前がとても長い人", 0),)
PANEL_SIZES = [(80, 11), (80, 10), (38, 13), (40, 12), (80, 20), (60, 15)]

Draw = Callable[[State, Looks, Signs], Drawing]


@lru_cache
def in_game(seed: int, encounters: bool = True) -> State:
    """Round 3, step 3 of a game alone, played at random."""
    chance = Random(seed)
    options = {"start": "draft", "solo": "town", "encounters": encounters}
    state = GAME.start(1, seed, options, GAME.content())
    while not (state.round == 3 and state.step == 3 and len(state.mutant_open) == 2):
        choose(state, 0, chance.choice(state.open[0].options), GAME.book)
    return state


def panel(width: int, height: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_alone(view, WORDS, width, height, signs)


def bar(width: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_bar(view, looks, WORDS, width, signs)


def tracks(width: int, height: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_tracks(view, looks, WORDS, width, height, signs)


def city(width: int, height: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_city(view, looks, WORDS, width, height, signs, 0)


def event(width: int, height: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_event(view, WORDS, width, height, signs)


ALL: dict[str, Draw] = {
    **{f"panel {w}x{h}": partial(panel, w, h) for w, h in PANEL_SIZES},
    **{f"bar {w}": partial(bar, w) for w in (80, 120, 160)},
    **{f"tracks {w}x{h}": partial(tracks, w, h) for w, h in ((36, 6), (38, 6), (80, 6), (40, 9))},
    **{f"city {w}x{h}": partial(city, w, h) for w, h in ((80, 11), (80, 10), (76, 14), (76, 18))},
    **{f"directives {w}x{h}": partial(event, w, h) for w, h in ((80, 5), (38, 4), (40, 4))},
}


@pytest.mark.parametrize("name", ALL)
def test_every_line_is_as_wide_as_the_board_and_every_text_has_its_words(name: str) -> None:
    for seed, signs, looks in product((1, 2), (theme.UNICODE, theme.ASCII), (ANNA, LONG)):
        drawing = ALL[name](in_game(seed), looks, signs)
        for chars, styles in drawing.rows:
            assert len(chars) == len(styles) == drawing.width == cell_len("".join(chars))
        assert "{" not in drawing.text
        if signs is theme.ASCII and looks is ANNA:
            assert drawing.text.isascii()


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (5, 3), (20, 2), (300, 80)])
def test_odd_sizes_do_no_harm(size: tuple[int, int]) -> None:
    for draw in (panel, tracks, city, event):
        assert draw(*size, in_game(1), ANNA, theme.UNICODE).width == size[0]
    assert bar(size[0], in_game(1), LONG, theme.UNICODE).width == size[0]


@pytest.mark.rule("SOLO-06", "SOLO-20", "SOLO-23", "AMB-146")
@pytest.mark.parametrize("size", PANEL_SIZES)
def test_the_panel_shows_card_side_actions_mutant_cards_and_bag(size: tuple[int, int]) -> None:
    view = in_game(1)
    text = panel(*size, view, ANNA, theme.UNICODE).text
    assert WORDS.text(view.leader) in text
    assert f"side {'AB'[view.action_side]}" in text
    for district, action in enumerate(view.content.mutant_actions[view.action_side]):
        row = next(line for line in text.split("\n") if f" {WORDS.attribute(DISTRICT_IDS[district], 'short')} " in line)
        long, short = (mutant_action_text(WORDS, action, short=brief) for brief in (False, True))
        assert long in row or short in row
    assert len(panel(*size, view, ANNA, theme.UNICODE).spots) == 6
    assert "MU1" in text and "MU2" in text and "MU3" not in text
    assert [line for line in text.split("\n") if "●" in line and ("MU" in line or "Mutants" in line)]
    if size[1] > 10:
        assert "Bag " in text and "card 2 of 3" in text


@pytest.mark.rule("SOLO-07", "SOLO-08")
@pytest.mark.parametrize("width", [80, 120, 160])
def test_the_bar_shows_points_and_tracks_of_both(width: int) -> None:
    t = a_table(1, solo="stronghold").on_tracks(0, metro=3, compound=1).with_vp(0, 7).mutants_have(vp=21, harbor=6)
    text = bar(width, t.state, ANNA, theme.UNICODE).text
    assert "Anna" in text and "7VP" in text and "Mutants 21VP" in text and "Fo0 Fu0 Pa0 Am0 Me0" in text
    two_lines = draw_bar(t.state, ANNA, WORDS, width, theme.UNICODE, height=2).text
    assert "[M]3 [H]0 [C]1" in two_lines and "[M]5 [H]6 [C]5" in two_lines
    assert "Food 0 Fuel 0 Parts 0 Ammo 0 Meds 0" in two_lines
    assert "Mutants 21VP" in bar(width, t.state, LONG, theme.UNICODE).text


@pytest.mark.rule("SOLO-07")
def test_the_mutants_stand_on_the_tracks_beside_the_player() -> None:
    t = a_table(1, solo="village").on_tracks(0, metro=5, harbor=2)
    for size in ((80, 6), (36, 6), (40, 9)):
        drawing = tracks(*size, t.state, ANNA, theme.UNICODE)
        assert drawing.text.count("MU") == 3 and "1MU" in drawing.text
        styles = [style for chars, row in drawing.rows for char, style in zip(chars, row, strict=True) if char == "U"]
        assert theme.RIVAL in styles


@pytest.mark.rule("ENC-07", "ENC-09", "ENC-10", "ENC-11")
@pytest.mark.parametrize("size", [(80, 11), (80, 10), (76, 14), (76, 18)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_city_shows_every_encounter_and_what_it_asks(size: tuple[int, int], seed: int) -> None:
    view = in_game(seed)
    drawing = city(*size, view, ANNA, theme.UNICODE)
    for zone, name in enumerate(ZONE_IDS):
        text = "\n".join(
            "".join(drawing.rows[y][0][region.x : region.right])
            for region in drawing.spots[name].regions
            for y in range(region.y, region.bottom)
        )
        for mark, zones in (("MU", view.mutants), ("BE", view.beasts), ("ST", view.stalkers)):
            assert len(re.findall(rf"{mark}\b", text)) == zones[zone], text
        due, supplies = penalty_of(view, zone), supplies_of(view, zone)
        if view.token_at(zone, 0) < 0 and due:
            more = f"{due - supplies}+" if due > supplies else ""
            assert f"pay {more}{supplies}Sup" in text if supplies else f"pay {due}" in text


def test_with_others_the_panel_lists_what_the_bag_holds() -> None:
    t = a_table(2, encounters=True)
    assert "Bag 6MU 2BE 1ST" in draw_mutants(t.state, WORDS, 38, 7).text
    assert "Bag" not in draw_mutants(a_table(2).state, WORDS, 38, 7).text


@pytest.mark.rule("SOLO-32")
def test_the_directives_say_what_they_bring_the_mutants() -> None:
    t = a_table(1, solo="village").directives("directive_a1", "directive_b6")
    text = event(80, 5, t.state, ANNA, theme.UNICODE).text
    assert "Mutants 7vp, you from level 3" in text and "Mutants 12vp" in text
    assert "MU 12vp" in event(38, 4, t.state, ANNA, theme.UNICODE).text


@pytest.mark.parametrize("size", [Size(80, 24), Size(100, 30), Size(120, 36), Size(160, 48), Size(200, 60)])
@pytest.mark.parametrize("assigning", [False, True])
def test_everything_of_a_game_alone_has_a_place_and_nothing_overlaps(size: Size, assigning: bool) -> None:
    shape = at.shape_of(size)
    shown = set()
    for tab in at.tabs_of(shape, mutants=True) or ("",):
        found = at.places(size, tab, tab, alone=True, assigning=assigning)
        shown |= set(found)
        cells: set[tuple[int, int]] = set()
        for name, region in found.items():
            assert region.x >= 0 and region.y >= 0 and region.right <= size.width and region.bottom <= size.height, name
            here = {(x, y) for x in range(region.x, region.right) for y in range(region.y, region.bottom)}
            assert not cells & here, name
            cells |= here
        assert found[at.MENU].height >= 5
    assert {*at.BOARDS, at.EVENT, at.MUTANTS} <= shown
