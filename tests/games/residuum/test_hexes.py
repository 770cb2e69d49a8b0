"""RSD-HEX: coordinates, ids, the block of the town, its ring, edges, holes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resurgence_tui.games.residuum.hexes import (
    DIRECTIONS,
    FURTHEST,
    RING_CELLS,
    TOWN,
    TOWN_CELLS,
    around,
    beside_map,
    cells,
    distance,
    edge_id,
    edge_order,
    ends,
    hex_id,
    holes,
    in_order,
    is_connected,
    touching,
)

RING = ["e2s0", "e2n1", "e2n2", "e1n2", "e0n2", "w1n1", "w2s0", "w2s1", "w2s2", "w1s2", "e0s2", "e1s1"]
CELLS = st.tuples(st.integers(-FURTHEST, FURTHEST), st.integers(-FURTHEST, FURTHEST))


@pytest.mark.rule("RSD-HEX-01", "RSD-HEX-02")
def test_q_grows_to_the_east_and_r_to_the_south() -> None:
    assert list(DIRECTIONS.items()) == [
        ("e", (1, 0)), ("ne", (1, -1)), ("nw", (0, -1)), ("w", (-1, 0)), ("sw", (-1, 1)), ("se", (0, 1)),
    ]  # fmt: skip
    assert around("e4s0") == ("e4n1", "e5n1", "e3s0", "e5s0", "e3s1", "e4s1")


@pytest.mark.rule("RSD-HEX-03")
def test_ids_are_words_and_zero_is_east_and_south() -> None:
    assert [hex_id(cell) for cell in ((2, -1), (-3, 0), (0, 3), (0, -2))] == ["e2n1", "w3s0", "e0s3", "e0n2"]
    assert {hex_id(cell) for cell in TOWN_CELLS} == {TOWN}


@pytest.mark.rule("RSD-HEX-03", "RSD-HEX-11")
@given(CELLS)
def test_every_cell_has_an_id_that_leads_back_to_it(cell: tuple[int, int]) -> None:
    assert cell in cells(hex_id(cell))


@pytest.mark.rule("RSD-HEX-03", "RSD-HEX-11")
@pytest.mark.parametrize("word", ["", "e0s0", "w0s0", "e2n0", "e02s1", "e33s0", "town2", "e2", "e2s1 ", "x2s1"])
def test_nothing_else_is_an_id(word: str) -> None:
    with pytest.raises(ValueError, match="is no hex"):
        cells(word)


@pytest.mark.rule("RSD-HEX-04", "RSD-AMB-06")
def test_the_block_is_the_town_and_three_hexes_between_its_arms() -> None:
    block = {(0, 0), (1, -1), (-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1)}
    assert {cell for hex in (TOWN, "e1s0", "e0n1", "w1s1") for cell in cells(hex)} == block
    assert around("e1s0") == tuple(in_order([TOWN, "e2n1", "e2s0", "e1s1"]))
    assert around("e0n1") == tuple(in_order([TOWN, "e1n2", "e0n2", "w1n1"]))
    assert around("w1s1") == tuple(in_order([TOWN, "w2s1", "w2s2", "w1s2"]))


@pytest.mark.rule("RSD-HEX-05", "RSD-HEX-07")
def test_the_town_is_one_hex_with_twelve_neighbours() -> None:
    inner = {"e1s0", "e0n1", "w1s1"}
    assert {*around(TOWN)} == inner | {*RING} - {"e2s0", "e0n2", "w2s2"} and len(around(TOWN)) == 12
    assert all(around(hex).count(TOWN) == 1 for hex in around(TOWN))


@pytest.mark.rule("RSD-HEX-06")
def test_the_ring_runs_counter_clockwise_from_the_east() -> None:
    assert [hex_id(cell) for cell in RING_CELLS] == RING
    assert all(max(abs(q), abs(r), abs(q + r)) == 2 for q, r in RING_CELLS)


@pytest.mark.rule("RSD-HEX-08", "RSD-AMB-07", "RSD-AMB-93")
def test_distance_goes_over_cells_without_tiles_and_from_the_nearest_cell_of_the_town() -> None:
    assert distance("e3s0", "w3s0") == 6 and distance("e3n3", "e0s3") == 6 and distance("e4s0", "e4s0") == 0
    assert distance(TOWN, "e2n1") == 1 and distance("w3s0", TOWN) == 2 and distance(TOWN, "e2s0") == 2


@pytest.mark.rule("RSD-HEX-09", "RSD-HEX-10")
def test_hexes_and_edges_are_ordered_by_row_and_the_town_comes_last() -> None:
    assert in_order([TOWN, "e0s2", "w1s2", "e2n1", "e2s0", "w2s0"]) == ["e2n1", "w2s0", "e2s0", "w1s2", "e0s2", TOWN]
    assert edge_id("e2n1", "e3n2") == "e3n2:e2n1" and edge_id(TOWN, "e2n1") == "e2n1:town"
    edges = ["e3s0:e4s0", "e3n1:e3s0", "e3n1:e4n1"]
    assert sorted(edges, key=edge_order) == ["e3n1:e4n1", "e3n1:e3s0", "e3s0:e4s0"]


@pytest.mark.rule("RSD-HEX-09")
@pytest.mark.parametrize("word", ["e4s0:e3s0", "e3s0:e5s0", "e3s0", "e3s0:e3s0", "town:e2n1"])
def test_what_is_no_edge_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="is no"):
        ends(word)


@pytest.mark.rule("RSD-LAY-10", "RSD-AMB-11")
def test_holes_are_the_empty_cells_that_are_enclosed() -> None:
    full = {hex_id((q, r)) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4}
    assert holes(full) == [] and is_connected(full)
    assert holes(full - {"e3s0", "e3n1", "w3s1"}) == ["e3n1", "e3s0", "w3s1"]
    assert holes(full - {"e3s0", "e4s0"}) == []  # open to the outside
    assert not is_connected({*full, "e9s0"})


@pytest.mark.rule("RSD-LAY-06")
def test_the_town_is_touched_once() -> None:
    ring = {TOWN, "e1s0", "e0n1", "w1s1"}
    assert touching("e2n1", ring) == 2 and touching("e2s0", ring) == 1
    assert len(beside_map(ring)) == 12
