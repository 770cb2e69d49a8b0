"""The points of a game by round, as chart, table and sentences: what decided it. All of it is open to all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from resurgence_tui.app.history_of_points import PointsHistory, SideHistory, points_of
from resurgence_tui.app.host import Host
from resurgence_tui.engine.sides import Gains as Sources
from resurgence_tui.i18n.families import POINTS_PART, POINTS_SOURCE, POINTS_TICK, SIDE
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.gains_table import Gain, Gains, GainsRow
from resurgence_tui.ui.widgets.line_chart import Chart, ChartLine
from resurgence_tui.ui.widgets.painter import Part

RIVAL_LINE = theme.written("rival", bold=True)


@dataclass(frozen=True, slots=True)
class Story:
    """What there is to show of the points of a game. has_points: whether chart and table tell of any moment; they do
    not before the end of a game whose points count only then."""

    chart: Chart
    gains: Gains
    sentences: tuple[str, ...]
    over: bool
    has_points: bool = True


class _Teller:
    """Puts a history into words and numbers."""

    def __init__(self, words: Words, host: Host) -> None:
        self.words, self.host = words, host
        self.history: PointsHistory = points_of(host)
        self.names = list(host.names)
        self.marks: list[Part] = [
            (f" {seat + 1} ", theme.seat_style(one.colour)) for seat, one in enumerate(host.setup.seats)
        ]
        self.styles = [theme.SEAT_TEXT[one.colour % len(theme.SEAT_TEXT)] for one in host.setup.seats]
        for key in (SIDE.key(side.rival) for side in host.sides if side.rival):
            self.names.append(words.text(key))
            self.marks.append((f" {words.attribute(key, 'sign') or ''} ", theme.RIVAL))
            self.styles.append(RIVAL_LINE)
        sheet = host.game.sheet
        self.only_at_end, self.before = sheet.only_at_end, sheet.before
        self.ends = tuple(part for part in sheet.parts if part != self.before)
        self.parts = [self.parts_of(side) for side in self.history.sides]
        self.totals = [side.totals[-1] + sum(side.final.values()) for side in self.history.sides]
        self.first = self.winner()

    def winner(self) -> int:
        """The side that has won, or is ahead; -1 while several are."""
        if self.history.over:
            return self.host.winners[0] if self.host.winners else len(self.names) - 1
        return leader(self.totals)

    def parts_of(self, side: SideHistory) -> list[int]:
        """The final scoring of a side by part, without what was scored before it."""
        found, sheet = dict.fromkeys(self.ends, 0), self.host.game.sheet
        for line, points in side.final.items():
            part = sheet.part_of(line)
            found[part] = found.get(part, 0) + points
        return [found[part] for part in self.ends]

    # Chart and table

    def chart(self) -> Chart:
        """A tick for each round, of a game that is over for each that was played; then one for each part of the final
        scoring. Where that is all, it begins at the last round."""
        history, text = self.history, self.words.text
        first = history.reached if self.only_at_end else 0
        ticks = [str(count) for count in range(first, (history.reached if history.over else history.rounds) + 1)]
        names = [text(POINTS_TICK.key(part)) for part in self.ends] if history.over else []
        lines = []
        for side, each in enumerate(history.sides):
            points = list(each.totals[first:])
            if history.over:
                points += list(accumulate(self.parts[side], initial=points[-1]))[1:]
            lines.append(ChartLine(self.marks[side], self.names[side], self.styles[side], side, tuple(points)))
        lines.sort(key=lambda line: line.form == self.first)  # the one ahead lies on top
        split = len(ticks) if history.over else 0
        return Chart((*ticks, *names), tuple(lines), split, text("history-axis"), text("history-after-split"))

    def gains(self) -> Gains:
        """A line for each round, and in the end one for the final scoring."""
        history, text = self.history, self.words.text
        rows = []
        for moment in range(0 if self.only_at_end else history.reached + 1):
            gained = [each.gains[moment] for each in history.sides]
            if moment or any(map(any, gained)):
                label = text("history-round", count=moment) if moment else text("history-start")
                rows.append(GainsRow(label, tuple(self.cells(gained))))
        if history.over:
            finals = [dict(zip(self.ends, parts, strict=True)) for parts in self.parts]
            rows.append(GainsRow(text("history-final"), tuple(self.cells(finals))))
        return Gains(
            heading=text("history-rounds"),
            marks=tuple(self.marks),
            names=tuple(self.names),
            rows=tuple(rows),
            sum=text("history-total" if history.over else "history-so-far"),
            totals=tuple(self.totals),
            legend=text("history-legend"),
        )

    def cells(self, gained: Sequence[Sources]) -> list[Gain]:
        """What each side gained in a moment; whoever gained most, alone, is marked."""
        points = [sum(sources.values()) for sources in gained]
        best = leader(points)
        return [
            Gain(points[side], self.source(sources), side == best and points[side] > 0)
            for side, sources in enumerate(gained)
        ]

    def source(self, sources: Sources) -> str:
        """What most of the points came from."""
        main = max(sources, key=lambda source: abs(sources[source]), default="")
        return self.words.text(POINTS_SOURCE.key(main)) if main and sources[main] else ""

    # Sentences

    def sentences(self) -> tuple[str, ...]:
        """How the lead came about, where winner and next best differ, the best round."""
        if self.only_at_end and not self.history.over:
            return (self.words.text("history-only-at-end"),)
        found = [*self.ending(), *self.best_round()] if self.history.over else [*self.running(), *self.best_round()]
        if not self.history.told:
            found.append(self.words.text("history-not-told"))
        return tuple(found)

    def running(self) -> list[str]:
        """Who leads so far."""
        text, most = self.words.text, max(self.totals)
        ahead = [name for name, total in zip(self.names, self.totals, strict=True) if total == most]
        if not most:
            lead = text("history-none-yet")
        elif len(ahead) == 1:
            lead = text("history-leads", name=ahead[0], count=most)
        else:
            lead = text("history-leads-level", names=listed(self.words, ahead), count=most)
        return [lead, text("history-in-the-end")]

    def ending(self) -> list[str]:
        """Since when the winner was ahead, or what turned it, unless nobody could be; and where the two best differ."""
        first = self.first
        others = [side for side in range(len(self.names)) if side != first]
        second = max(others, key=lambda side: self.totals[side])
        compared = self.compared(first, second)
        if self.only_at_end:
            return compared or [self.words.text("history-only-at-end")]
        return [self.lead(first), *compared]

    def lead(self, first: int) -> str:
        """Since when the winner was ahead, or what turned it."""
        text, name = self.words.text, self.names[first]
        by_round = [[side.totals[moment] for side in self.history.sides] for moment in range(self.history.reached + 1)]
        last = by_round[-1]
        gained = [sum(parts) for parts in self.parts]
        ahead = leader(last)
        if ahead < 0:
            return text("history-level", name=name, gained=gained[first])
        if ahead != first:
            return text(
                "history-turned", name=name, other=self.names[ahead], mine=last[first], theirs=last[ahead],
                gained=gained[first], others=gained[ahead],
            )  # fmt: skip
        since = len(by_round) - 1
        while since > 1 and leader(by_round[since - 1]) == first:
            since -= 1
        return text("history-ahead-all-along", name=name) if since == 1 else text(
            "history-ahead-from", name=name, round=since)  # fmt: skip

    def compared(self, first: int, second: int) -> list[str]:
        """The parts of the score in which two sides differ, the widest gap first."""
        mine, theirs = ([self.history.sides[side].totals[-1], *self.parts[side]] for side in (first, second))
        gaps = [
            (mine_here - theirs_here, part)
            for mine_here, theirs_here, part in zip(mine, theirs, (self.before, *self.ends), strict=True)
            if mine_here != theirs_here
        ]
        gaps.sort(key=lambda gap: -abs(gap[0]))
        told = [
            self.words.text(
                "history-part-ahead" if gap > 0 else "history-part-behind",
                part=self.words.text(POINTS_PART.key(part)), count=abs(gap),
            )
            for gap, part in gaps
        ]  # fmt: skip
        if not told:
            return []
        names = {"name": self.names[first], "other": self.names[second]}
        return [self.words.text("history-compared", parts=", ".join(told), **names)]

    def best_round(self) -> list[str]:
        """Who gained most in one round, and what from."""
        sides = self.history.sides
        moments = [
            (sum(sides[side].gains[moment].values()), -moment, -side)
            for moment in range(1, self.history.reached + 1)
            for side in range(len(sides))
        ]
        count, moment, side = max(moments, default=(0, 0, 0))
        if count <= 0:
            return []
        source = self.source(sides[-side].gains[-moment])
        name = self.names[-side]
        return [self.words.text("history-best-round", name=name, round=-moment, count=count, source=source)]


def leader(points: Sequence[int]) -> int:
    """Who has most, alone; -1 if nobody does."""
    most = max(points)
    return list(points).index(most) if points.count(most) == 1 else -1


def story_of(words: Words, host: Host) -> Story:
    """The points of a game so far."""
    teller = _Teller(words, host)
    over = teller.history.over
    return Story(teller.chart(), teller.gains(), teller.sentences(), over, over or not teller.only_at_end)
