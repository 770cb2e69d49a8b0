"""The score in words: the sheet of each side line by line, and who has won. For any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from resurgence_tui.app.host import Host
from resurgence_tui.engine.sides import SheetSpec
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.families import SCORE_EARNED, SCORE_PART, SIDE
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.widgets.score import RIVAL, Score, ScoreLine


class Tally(Protocol):
    """The points of one side, of a game at the table or of one that was kept."""

    @property
    def sheet(self) -> Mapping[str, int]:
        """The final scoring by line."""

    @property
    def earned(self) -> Mapping[str, int]:
        """What was scored before it, by source."""


def score_of(words: Words, host: Host) -> Score:
    """The sheets of all sides as one table of words and numbers; a side that began with points is told of it."""
    sides, spec, say = host.sides, host.game.sheet, sentences_of(host.setup.game)
    view, rivals = host.view(NOBODY), [side.rival for side in host.sides if side.rival]
    lines = lines_of(words, spec, sides, lambda line: say.sheet_line(words, line, view))
    if any(side.begun for side in sides):
        place = next((place for place, line in enumerate(lines, start=1) if line.part >= 0), 0)
        lines.insert(place, ScoreLine(words.text("score_begun"), tuple(side.begun for side in sides), -1))
    return Score(
        names=(*host.names, *(words.text(SIDE.key(rival)) for rival in rivals)),
        colours=(*(seat.colour for seat in host.setup.seats), *(RIVAL for _ in rivals)),
        lines=tuple(lines),
        totals=tuple(side.points for side in sides),
        winners=winning(len(host.names), host.winners, len(rivals)),
        source=words.text("score_source"),
        sum=words.text("score_sum"),
        parts=part_names(words, spec),
        marks=tuple(words.attribute(SIDE.key(rival), "sign") or "" for rival in rivals),
    )


def lines_of(
    words: Words, spec: SheetSpec, sides: Sequence[Tally], label: Callable[[str], str]
) -> list[ScoreLine]:
    """The lines of a sheet in order; where the points scored before it came from, below the line for them."""
    lines = []
    for name in spec.in_order(dict.fromkeys((line for side in sides for line in side.sheet), 0)):
        points = tuple(side.sheet.get(name, 0) for side in sides)
        known = label(name) if name in spec.lines else name
        lines.append(ScoreLine(known, points, spec.parts.index(spec.part_of(name))))
        if name == spec.during:
            lines += _finer(words, sides)
    return lines


def _finer(words: Words, sides: Sequence[Tally]) -> list[ScoreLine]:
    """Where the points of the game came from; what paid nobody is left out."""
    sources = dict.fromkeys(source for side in sides for source, points in side.earned.items() if points)
    return [
        ScoreLine(
            named(words, SCORE_EARNED.key(source), source), tuple(side.earned.get(source, 0) for side in sides), -1
        )
        for source in sources
    ]


def part_names(words: Words, spec: SheetSpec) -> tuple[str, ...]:
    """The names of the parts of a sheet."""
    return tuple(words.text(SCORE_PART.key(part)) for part in spec.parts)


def winning(seats: int, winners: Sequence[int], rivals: int) -> tuple[int, ...]:
    """The columns that have won; where no seat has, the rivals."""
    return tuple(winners) or tuple(range(seats, seats + rivals))


def named(words: Words, key: str, otherwise: str) -> str:
    """A word, or the bare name where something of another version has none."""
    return words.text(key) if words.has(key) else otherwise


def verdict_of(words: Words, host: Host) -> str:
    """Who has won a finished game, and by how much."""
    return sentences_of(host.setup.game).verdict(words, host.view(NOBODY), host.names, host.winners)
