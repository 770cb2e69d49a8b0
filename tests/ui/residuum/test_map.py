"""The map: bricks that touch six others, and all that lies on them painted at each zoom, in both sets of signs."""

from __future__ import annotations

from itertools import pairwise
from unittest.mock import patch

import pytest
from rich.style import Style
from textual.geometry import Size

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import TOWN, around, edge_id, ends
from resurgence_tui.games.residuum.labels import labels
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.hex_map import HexMap
from resurgence_tui.ui.residuum.boards.hex_painter import NOTHING_ELSE, HexPainter, Shown
from resurgence_tui.ui.residuum.boards.hex_plan import FAR, MIDDLE, NEAR, ZOOMS, HexPlan, Zoom, beside
from resurgence_tui.ui.table.seats import default_looks
from resurgence_tui.ui.widgets.painter import Drawing
from tests.ui.residuum.games import first_turn, view_of


@pytest.fixture(scope="module")
def state():
    """A table in its first turn, with more on it than there would be."""
    state = GAME.clone(view_of(first_turn(), NOBODY))
    me, other = state.seats
    base = me.basecamp
    spare = [hex for hex in state.terrain if hex not in (TOWN, base, other.basecamp)]
    me.outriders[:4], me.marks[:4] = [base, spare[0], spare[0], spare[0]], [1, 1, 1, 3]
    me.outposts[:2], me.outposts_active[:2] = [spare[0], spare[0]], [True, False]
    other.loose = [spare[0]]
    neighbour = next(hex for hex in around(spare[1]) if hex in state.terrain and hex != TOWN)
    state.barricades = {edge_id(spare[1], neighbour): 1}
    me.oil = [base]
    return state


def drawn(
    state, zoom: Zoom, signs: theme.Signs = theme.UNICODE, shown: Shown = NOTHING_ELSE, language: str = "en"
) -> Drawing:
    look = words(language, game="residuum")
    return HexPainter(look, state, default_looks(2), zoom, signs, shown).drawing()


@pytest.mark.parametrize("zoom", ZOOMS, ids=lambda zoom: zoom.name)
def test_each_hex_shares_a_side_with_each_of_its_neighbours_and_no_inside(state, zoom: Zoom) -> None:
    plan = HexPlan(state.terrain, zoom)
    insides = [
        (x, y)
        for regions in plan.regions.values()
        for region in regions
        for y in range(region.y + 1, region.bottom - 1)
        for x in range(region.x + 1, region.right - 1)
    ]
    assert len(insides) == len(set(insides))
    for hex in state.terrain:
        for other in around(hex):
            if other in state.terrain:
                sides = plan.edge(edge_id(hex, other))
                assert sides and all(points for points in sides)
                touched = {*plan.regions[hex]}, {*plan.regions[other]}
                for x, y in sides[0]:
                    assert all(any(region.contains(x, y) for region in regions) for regions in touched)


def test_steps_in_six_directions_lead_to_the_hexes_around(state) -> None:
    hex = next(one for one in state.terrain if one != TOWN and TOWN not in around(one))
    found = [beside(hex, direction) for direction in ("e", "ne", "nw", "w", "sw", "se")]
    assert sorted(found) == sorted(around(hex))
    corners = HexPlan(found, NEAR)
    north, east, south, west = (corners.box(beside(hex, way)) for way in ("ne", "e", "se", "w"))
    assert west.x < north.x < east.x and north.y < east.y == west.y < south.y


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("zoom", [MIDDLE, NEAR], ids=lambda zoom: zoom.name)
def test_terrains_pieces_and_names_can_be_read(state, zoom: Zoom, language: str) -> None:
    drawing, look = drawn(state, zoom, language=language), words(language, game="residuum")
    for hex, terrain in state.terrain.items():
        region = drawing.spots[hex].regions[0]
        inside = ["".join(drawing.rows[y][0][region.x : region.right]) for y in range(region.y, region.bottom)]
        if hex != TOWN:
            assert look.attribute(terrain, "short") in inside[1]
            pieces = [seat for seat in state.seats if hex in (seat.basecamp, *seat.outriders, *seat.outposts)]
            if not pieces:
                assert any(labels(state.terrain)[hex] in line for line in inside)
    rider = look.attribute("outrider", "sign")
    crowded = state.seats[0].outposts[0]
    region = drawing.spots[crowded].regions[0]
    told = "".join("".join(drawing.rows[y][0][region.x : region.right]) for y in range(region.y, region.bottom))
    assert f"1P{rider}3!" in told
    assert "2k" in told or zoom is MIDDLE
    assert f"1B{rider}" in drawing.text and look.attribute("trade_town", "short") in drawing.text


@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII], ids=lambda signs: signs.name)
@pytest.mark.parametrize("zoom", ZOOMS, ids=lambda zoom: zoom.name)
def test_a_barricade_stands_in_its_border_in_the_colour_of_its_seat(state, zoom: Zoom, signs: theme.Signs) -> None:
    drawing = drawn(state, zoom, signs)
    ((edge, owner),) = state.barricades.items()
    points = HexPlan(state.terrain, zoom).edge(edge)[0]
    cells = [(drawing.rows[y][0][x], drawing.rows[y][1][x]) for x, y in points]
    number, style = cells[len(cells) // 2]
    assert number == str(owner + 1)
    assert theme.SEAT_TEXT[owner].color in (style.color, style.bgcolor)
    assert signs is theme.UNICODE or drawing.text.isascii()


def test_what_has_no_room_ends_in_a_plus(state) -> None:
    region = drawn(state, FAR).spots[state.seats[0].outposts[0]].regions[0]
    line = drawn(state, FAR).rows[region.y + 1][0][region.x : region.right]
    assert "+" in line


def test_hexes_without_a_tile_and_edges_can_be_picked_where_they_are_asked_about(state) -> None:
    free = next(hex for one in state.terrain for hex in around(one) if hex not in state.terrain)
    (edge,) = state.barricades
    spots = drawn(state, NEAR, shown=Shown(frozenset((free,)), frozenset((edge,)))).spots
    assert free in spots and edge in spots
    assert free not in drawn(state, NEAR).spots
    cells = [(region.x, region.y) for region in spots[edge].regions]
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(cells))
    assert set(ends(edge)) <= set(spots)


@pytest.mark.parametrize("zoom", ZOOMS, ids=lambda zoom: zoom.name)
def test_a_hex_is_a_hexagon_of_its_ground_and_what_a_seat_holds_has_its_colour(state, zoom: Zoom) -> None:
    drawing, plan = drawn(state, zoom), HexPlan(state.terrain, zoom)
    held = {0: {state.seats[0].basecamp, state.seats[0].outposts[0]}, 1: {state.seats[1].basecamp}}
    for hex, terrain in state.terrain.items():
        outline = plan.outline(hex)
        grounds = {drawing.rows[y][1][x].bgcolor for y, row in outline.body.items() for x in row}
        assert styles.TERRAIN[terrain].bgcolor in grounds
        top, *_ = sorted(outline.body)
        inner = outline.body[top]
        if hex != TOWN:  # the line rises to the middle: what is below it belongs to the hex, narrower than its walls
            assert len(inner) < zoom.width - 1
            assert {drawing.rows[top][1][x].bgcolor for x in inner} == {styles.TERRAIN[terrain].bgcolor}
    for seat, hexes in held.items():
        colour = theme.SEAT_TEXT[seat].color
        for hex in hexes:
            rim = {(x, y) for y, row in plan.outline(hex).rim.items() for x in row}
            for other in {one for ones in held.values() for one in ones} - {hex}:
                rim -= {(x, y) for y, row in plan.outline(other).rim.items() for x in row}
            assert {drawing.rows[y][1][x].color for x, y in rim} <= {colour, theme.SEAT_TEXT[1].color} and rim
            assert colour in {drawing.rows[y][1][x].color for x, y in rim}


@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII], ids=lambda signs: signs.name)
def test_goals_glow_all_else_is_dim_and_what_changed_keeps_a_sign(state, signs: theme.Signs) -> None:
    goal, changed, other = [hex for hex in state.terrain if hex != TOWN][:3]
    board = HexMap(words(game="residuum"), signs=signs)
    board.view, board.looks = state, default_looks(2)
    with patch.object(HexMap, "size", Size(99, 43)):
        board.light([goal])
        board.redraw()
        board.set_reactive(HexMap.changed, frozenset((changed,)))
        rows = [board._marked(y) for y in range(43)]
    spots = board.drawing.spots

    def at(hex: str, x: int, y: int) -> tuple[str, Style]:
        region = spots[hex].regions[0]
        return rows[region.y + y][0][region.x + x], rows[region.y + y][1][region.x + x]

    assert at(goal, 1, 1)[1].bgcolor == styles.TERRAIN[state.terrain[goal]].bgcolor
    for hex in (changed, other):
        assert at(hex, 1, 1)[1] == styles.BARRED
    x, y = spots[goal].mark
    assert rows[y][0][x] == signs.legal and rows[y][1][x].color == theme.LEGAL.color
    x, y = spots[changed].mark
    assert rows[y][0][x] == signs.changed
    assert at(goal, 0, 1)[0] in "┃#" and at(goal, 0, 1)[1].color == theme.LEGAL.color
    assert signs is theme.UNICODE or all("".join(chars).isascii() for chars, _ in rows)
