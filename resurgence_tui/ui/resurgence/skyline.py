"""The buildings of the city, drawn in lines: large, and small where there is little room.

In a building a blank is open air, a tilde a wall, a dot a window, which is lit or dark; stars and crosses crown towers.
"""

from __future__ import annotations

from collections.abc import Iterator

Sprite = tuple[str, ...]

LARGE = 9
"""Rows from which on the large buildings have room; the spires of the highest may be cut off."""

GATE_TOWER: Sprite = (
    "    *    ",
    "    │    ",
    "   ╱^╲   ",
    "   │◎│   ",
    "  ┌┴─┴┐  ",
    "  │~·~│  ",
    " ┌┴───┴┐ ",
    " │~·~·~│ ",
    " │~╭─╮~│ ",
    " │~│~│~│ ",
)
DOMES: Sprite = (
    "         +         ",
    "        ╱^╲        ",
    "    +   │·│   +    ",
    "   ╭^╮ ╱~~~╲ ╭^╮   ",
    " + ╰┬╯ │~·~│ ╰┬╯ + ",
    "╭^╮│~├─┴───┴─┤~│╭^╮",
    "╰┬╯│·│~·~~~·~│·│╰┬╯",
    "│~├┴~┴─╭───╮─┴~┴┤~│",
    "│·│~·~~│~~~│~~·~│·│",
)
HIGH_RISE: Sprite = (
    "         *         ",
    "         │         ",
    "        ╱^╲        ",
    "       ┌┴─┴┐       ",
    "       │·~·│       ",
    "    ┌──┘~·~└──┐    ",
    "    │·~·~·~·~·│    ",
    " ┌──┘~·~·~·~·~└──┐ ",
    " │·~·~·~·~·~·~·~·│ ",
    " │~·~·~·~·~·~·~·~│ ",
    " │·~·~·~╭─╮~·~·~·│ ",
)
MAST: Sprite = (
    "   │   ",
    "   │   ",
    "   │   ",
    "  ╭┴╮  ",
    "  ╰┬╯  ",
    "   │   ",
    "   │   ",
    "  ╱│╲  ",
    " ╱~│~╲ ",
    "╱~~│~~╲",
)
WALL: Sprite = (
    "┌┐ ┌┐ ┌┐ ┌┐ ┌┐ ┌┐",
    "│└─┘└─┘└─┘└─┘└─┘│",
    "│~~~~~~~~~~~~~~~│",
)
FLATS: Sprite = (
    "┌─────────╮  ",
    "│·~·~·~·~·╰╮ ",
    "│~·~·~·~·~~│ ",
    "│·~·~·~·~·~╰╮",
    "│~·~·~·~·~·~│",
    "│·~·~·~·~·~·│",
)
RUIN: Sprite = (
    "╭╮  ╭─╮   ",
    "│╰╮╭╯·│   ",
    "│·╰╯~·╰╮ ╱",
    "│~·~·~·╰─│",
    "│·~·~·~·~│",
)
WORKS: Sprite = (
    "  ┌┐  ╭╮    ",
    "  ││  ││    ",
    "  ││  ││    ",
    "  │├╲ │├╲ ╱╲",
    "┌─┴┴─╲┴┴─╲╱│",
    "│~~·~~~·~~~│",
    "│~~·~~~·~~~│",
)
HOUSE: Sprite = (
    "   ╱╲   ",
    "  ╱~~╲  ",
    " ╱~~~~╲ ",
    " │·~~·│ ",
    " │~··~│ ",
)
STREET = (
    FLATS, MAST, WORKS, HOUSE, HIGH_RISE, RUIN, WALL, GATE_TOWER, WALL, DOMES, HOUSE, FLATS, RUIN, HIGH_RISE, WORKS,
)  # fmt: skip
"""Large buildings from left to right; the gate tower stands in the middle of the screen."""

SMALL_TOWER: Sprite = (
    "  *  ",
    " ╱^╲ ",
    " │◎│ ",
    "┌┴─┴┐",
)
SMALL_DOMES: Sprite = (
    "   + ╱^╲ +   ",
    " +╭^╮│·│╭^╮+ ",
    "╭^╮┬╯├─┤╰┬╭^╮",
    "╰┬╯│~│·│~│╰┬╯",
)
SMALL_HIGH_RISE: Sprite = (
    "     *     ",
    "    ┌┴┐    ",
    " ┌──┘·└──┐ ",
    " │·~·~·~·│ ",
)
SMALL_MAST: Sprite = (
    " │ ",
    "╭┴╮",
    "╰┬╯",
    "╱│╲",
)
SMALL_WALL: Sprite = (
    "┌┐ ┌┐ ┌┐ ┌┐",
    "│└─┘└─┘└─┘│",
)
SMALL_FLATS: Sprite = (
    "┌─────╮  ",
    "│·~·~·╰─╮",
    "│~·~·~·~│",
)
SMALL_RUIN: Sprite = (
    "╭╮ ╭╮  ",
    "│╰─╯╰╮╱",
    "│·~·~╰│",
)
SMALL_WORKS: Sprite = (
    " ┌┐ ╭╮  ",
    "┌┴┴╲┴┴╲╮",
    "│·~~·~~│",
)
SMALL_STREET = (
    SMALL_FLATS, SMALL_MAST, SMALL_WORKS, SMALL_HIGH_RISE, SMALL_RUIN, SMALL_WALL, SMALL_TOWER, SMALL_WALL, SMALL_DOMES,
    SMALL_FLATS, SMALL_RUIN, SMALL_HIGH_RISE, SMALL_WORKS, SMALL_MAST,
)  # fmt: skip

FAR_STEPS = (7, 7, 7, 10, 10, 6, 6, 6, 8, 5, 5, 9, 9, 9, 12, 7, 7, 4, 6, 6, 6, 11, 11, 8, 8, 5, 9, 6, 6, 3)
"""Heights of the houses far away, in twelfths of the skyline; each is three columns wide."""

MOON: Sprite = (
    " ▄██▄ ",
    "██████",
    " ▀██▀ ",
)
PLAIN_MOON: Sprite = (
    " .--. ",
    "(    )",
    " '--' ",
)


def street(width: int, height: int) -> Iterator[tuple[int, Sprite]]:
    """The buildings that are seen, and where each begins: their middle one in the middle, the row as long as needed."""
    large = height >= LARGE
    row, gap = (STREET, 1) if large else (SMALL_STREET, 0)
    middle = row.index(GATE_TOWER if large else SMALL_TOWER)
    x = (width - len(row[middle][0])) // 2
    at = middle
    while x < width:
        yield x, row[at % len(row)]
        x += len(row[at % len(row)][0]) + gap
        at += 1
    x = (width - len(row[middle][0])) // 2
    at = middle - 1
    while x > 0:
        x -= len(row[at % len(row)][0]) + gap
        yield x, row[at % len(row)]
        at -= 1


def far_heights(width: int, height: int) -> list[int]:
    """How high the houses far away stand in each column."""
    steps = [FAR_STEPS[x // 3 % len(FAR_STEPS)] for x in range(width)]
    return [max(step * (height - 1) // 12, 1) for step in steps]


def moon(height: int, plain: bool) -> Sprite:
    """The moon, where the sky is high enough. plain: in ASCII characters."""
    if height < LARGE + 5:
        return ()
    return PLAIN_MOON if plain else MOON
