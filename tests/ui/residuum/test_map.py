"""The map: bricks that touch six others, and all that lies on them painted at each zoom, in both sets of signs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import TOWN, around, edge_id, ends
from resurgence_tui.games.residuum.labels import labels
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import theme
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
    assert style in (theme.SEAT_TEXT[owner], theme.SEATS[owner])
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
