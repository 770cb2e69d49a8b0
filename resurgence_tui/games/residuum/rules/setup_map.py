"""RSD-SET, RSD-LAY: the map is laid, by hand or by chance."""

from __future__ import annotations

from resurgence_tui.engine.chance import below
from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.types import NOBODY, Seat

from ..hexes import RING_CELLS, TOWN, around, beside_map, hex_id, holes, order, touching
from ..options import DEALT
from ..rulebook import book, lists
from ..state import State
from ..vocab import TERRAIN_OF, TERRAINS

TILES, STARTING, MAP = "tiles", "starting hexes", "map"
"""Streams of chance (RSD-UNDO-07)."""

AT_ONCE = 3
"""Tiles of a draw (RSD-LAY-02)."""

MOST_CELLS = 60
"""More cells are not listed at once; then the row is asked first (RSD-GEN-13)."""


@book.task("RSD-LAY-01")
def lay_block_and_ring(state: State, seat: Seat) -> None:
    """The block, then twelve tiles of the shuffled stack round it, unasked (RSD-LAY-01, RSD-COMP-03)."""
    state.terrain = {TOWN: "trade_town", **state.content.block}
    state.stack = list(state.content.stacks[len(state.seats)])
    shuffle(state, state.stack, TILES)
    for cell in RING_CELLS:
        put_tile(state, NOBODY, state.stack.pop(), hex_id(cell))


def put_tile(state: State, seat: Seat, terrain: str, hex: str) -> None:
    """A tile lies on a cell."""
    state.terrain[hex] = terrain
    state.tell("tile_laid", seat, terrain, hex)


@book.task("RSD-LAY-02")
def draw_tiles(state: State, seat: Seat) -> None:
    """From the lead seat clockwise each draws the top three tiles, seen by all, until the stack is empty (RSD-LAY-02,
    RSD-LAY-03)."""
    if not state.stack:
        return
    state.then("RSD-LAY-02", (seat + 1) % len(state.seats))
    state.drawn = [state.stack.pop() for _ in range(AT_ONCE)]
    state.alone = False
    state.tell("tiles_drawn", seat, *state.drawn)
    state.then("RSD-LAY-04", seat)


@book.task("RSD-LAY-04")
def lay_next(state: State, seat: Seat) -> None:
    """While tiles are held, one of them is laid; dealt maps take them as they were drawn (RSD-LAY-04, RSD-SET-10)."""
    if not state.drawn:
        return
    if state.map == DEALT:
        terrain = state.drawn[0]
        lay(state, seat, terrain, chance_cell(state))
    else:
        state.put("RSD-ASK-01", seat)


@lists("RSD-ASK-01")
def tile_options(state: State, seat: Seat) -> list[str]:
    """Which of the drawn tiles (RSD-ASK-01)."""
    return [f"tile:{terrain}" for terrain in TERRAINS if terrain in state.drawn]


@book.answer("RSD-ASK-01")
def take_tile(state: State, seat: Seat, option: str) -> None:
    """Ask where it goes."""
    state.put("RSD-ASK-02", seat, option.removeprefix("tile:"), "")


def legal_cells(state: State) -> list[str]:
    """The empty cells where the next tile of the draw may be laid: exactly one of the three beside a single hex, the
    others beside two or more, counted as they are laid, holes too (RSD-LAY-05 to RSD-LAY-09)."""
    cells = beside_map(state.terrain)
    if state.alone:
        return [hex for hex in cells if touching(hex, state.terrain) >= 2]
    if len(state.drawn) == 1:
        return [hex for hex in cells if touching(hex, state.terrain) == 1]
    return cells


def row_word(hex: str) -> str:
    """The row of a hex, as an option."""
    row = order(hex)[0]
    return f"row:{'s' if row >= 0 else 'n'}{abs(row)}"


@lists("RSD-ASK-02")
def cell_options(state: State, seat: Seat, terrain: str, row: str) -> list[str]:
    """Where the tile goes; the row first if there are too many cells (RSD-ASK-02)."""
    cells = legal_cells(state)
    if row:
        return [f"lay:{hex}" for hex in cells if row_word(hex) == row]
    if len(cells) > MOST_CELLS:
        return list(dict.fromkeys(row_word(hex) for hex in cells))
    return [f"lay:{hex}" for hex in cells]


@book.answer("RSD-ASK-02")
def take_cell(state: State, seat: Seat, option: str, terrain: str, row: str) -> None:
    """The tile lies there."""
    if option.startswith("row:"):
        state.put("RSD-ASK-02", seat, terrain, option)
    else:
        lay(state, seat, terrain, option.removeprefix("lay:"))


def lay(state: State, seat: Seat, terrain: str, hex: str) -> None:
    """Lay a drawn tile and go on."""
    state.alone = state.alone or touching(hex, state.terrain) == 1
    state.drawn.remove(terrain)
    put_tile(state, seat, terrain, hex)
    state.then("RSD-LAY-04", seat)


def chance_cell(state: State) -> str:
    """A legal cell, drawn with weights that leave holes open and close round them, as people do (RSD-SET-10)."""
    cells = legal_cells(state)
    weights = [_weight(state, hex) for hex in cells]
    pick = below(state.seed, state.chance, MAP, sum(weights))
    for hex, weight in zip(cells, weights, strict=True):
        if pick < weight:
            return hex
        pick -= weight
    raise AssertionError("the weights of a map have changed while it was drawn")


def _weight(state: State, hex: str) -> int:
    """50, and 100 times the square of what would then touch each empty neighbour beyond 3; a fiftieth of that for a
    cell that five hexes touch already."""
    weight = 50
    for beside in around(hex):
        if beside not in state.terrain:
            weight += 100 * max(0, touching(beside, state.terrain) + 1 - 3) ** 2
    return weight if touching(hex, state.terrain) < 5 else max(1, weight // 50)


@book.task("RSD-LAY-10")
def fill_holes(state: State, seat: Seat) -> None:
    """Holes are filled in hex order with shuffled Starting hexes, as far as they go; those left go to the box
    (RSD-LAY-10 to RSD-LAY-12)."""
    shuffle(state, state.starting, STARTING)
    for hex in holes(state.terrain):
        if not state.starting:
            break
        terrain = state.starting.pop()
        state.terrain[hex] = terrain
        state.tell("hole_filled", seat, terrain, hex)
    for terrain in state.starting:
        state.box[TERRAIN_OF[terrain]] += 1
    state.starting = []
