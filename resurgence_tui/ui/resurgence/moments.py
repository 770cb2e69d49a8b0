"""The moments of a round as pictures: the reveal of Step 2, and Upkeep with what the next round brings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from resurgence_tui.engine.types import NOBODY, Fact, LogEntry
from resurgence_tui.games.resurgence.round_story import (
    AreaStory,
    Standing,
    UpkeepStory,
    leadership_story,
    upkeep_story,
)
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, TOKEN_WORDS
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.resurgence.names import name
from resurgence_tui.i18n.resurgence.news_words import came_to, gains, is_district
from resurgence_tui.i18n.resurgence.printed_words import bundle_text, event_text, goods_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.signs import Signs
from resurgence_tui.ui.table.moments import WIDTH, Moment
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Part, fitted, wrapped

Line = tuple[Part, ...]

NAME, CHIPS, TOTAL = 18, 16, 4
"""Cells of the columns of Step 2: a seat, its tokens, their total; how far it steps has the rest."""

HEAD = 18
"""Cells of what a line of Upkeep is about."""


class MoscowMoments:
    """Draws the moments of a game in progress."""

    begins = frozenset({"assignment_revealed", "round_started"})

    def __init__(self, words: Words, signs: Signs) -> None:
        self._words, self._signs = words, signs

    def moments(self, log: Sequence[LogEntry], since: int, view: View, looks: Looks) -> list[Moment]:
        """Those that have come about with the entries from ``since`` on.

        The reveal counts when it is told, Upkeep once the next round has begun; several answers may lie in between.
        """
        found = []
        for place in range(since, len(log)):
            key = log[place].fact.key
            if key == "assignment_revealed" and (place == 0 or log[place - 1].fact.key != key):
                facts = _until(log, place, "recalled")
                if view.step >= 2 and not any(fact.key == "recalled" for fact in facts):
                    found.append(self._leadership(facts, view, looks))
            elif key == "round_started" and int(log[place].fact.values[0]) > 1:
                begins = max(one for one in range(place) if log[one].fact.key == "recalled")
                found.append(self._upkeep(_until(log, begins, "assignment_revealed"), view, looks))
        return found

    # Step 2

    def _leadership(self, facts: Sequence[Fact], view: View, looks: Looks) -> Moment:
        lines: list[Line] = []
        for story in leadership_story(view, facts):
            lines += [*([()] if lines else []), self._area(story)]
            lines += [self._side(story, side, view, looks) for side in story.sides]
        return Moment(self._words.text("moment_leadership", round=view.round), tuple(lines))

    def _area(self, story: AreaStory) -> Line:
        """The name of an area, and why nobody advances where that is so."""
        text = self._words.text
        called = (text(AREA_WORDS[story.area]).upper(), styles.ACCESS[story.area])
        told = "" if any(side.steps for side in story.sides) else text("moment_nobody")
        return called, (f"  {told}", theme.QUIET)

    def _side(self, story: AreaStory, side: Standing, view: View, looks: Looks) -> Line:
        """One side: its tokens as chips, their total, how far it steps and which bonuses that brings."""
        text, leads = self._words.text, bool(side.steps)
        called_in = theme.STRONG if leads else theme.QUIET
        if side.seat == NOBODY:
            badge, called = (glyphs.sign(self._words, "token_mutant"), styles.MUTANT), text("side_mutants")
            chips, total = [], ""
        else:
            look = looks[side.seat]
            badge, called = (f" {side.seat + 1} ", theme.seat_style(look.colour)), look.name
            chips, total = self._chips(side, look.colour), str(side.total)
        line = _padded([badge, (" ", theme.PLAIN), (fitted(called, NAME - 5, self._signs), called_in)], NAME)
        line = _padded([*line, *chips], NAME + CHIPS)
        line = _padded([*line, (total.rjust(TOTAL - 2), theme.VP if leads else theme.QUIET)], NAME + CHIPS + TOTAL)
        if side.steps:
            line.append((f"{self._signs.gives * side.steps} ", theme.LEGAL))
            line.append((self._where(story, side, view), theme.PLAIN))
        return tuple(line)

    def _chips(self, side: Standing, colour: int) -> list[Part]:
        """The tokens of a seat in an area: a chip each, with the letter of its type."""
        chips: list[Part] = []
        for token, count in enumerate(side.tokens):
            letter = glyphs.sign(self._words, TOKEN_WORDS[token])
            chips += [(letter, theme.seat_style(colour)), (" ", theme.PLAIN)] * count
        if width_of(chips) <= CHIPS - 1:
            return chips
        counted = [f"{count}{glyphs.sign(self._words, TOKEN_WORDS[token])}"
                   for token, count in enumerate(side.tokens) if count]
        return [(" ".join(counted), theme.seat_style(colour))]

    def _where(self, story: AreaStory, side: Standing, view: View) -> str:
        """Which spaces a side enters, and what they bring."""
        text = self._words.text
        if not side.entered:
            return text("moment_at_the_end")
        track = view.content.tracks[story.area]
        brought = [bundle_text(self._words, track[space]) for space in side.entered] if side.seat != NOBODY else []
        bonus = row(self._words, [one for one in brought if one])
        key = "moment_space_bonus" if bonus else "moment_space"
        return text(key, space=side.entered[-1], bonus=bonus)

    # Upkeep and the next round

    def _upkeep(self, facts: Sequence[Fact], view: View, looks: Looks) -> Moment:
        text = self._words.text
        lines: list[Line] = [((text("moment_upkeep"), theme.TITLE),)]
        for story in upkeep_story(facts, len(view.seats)):
            lines += self._brought(story, looks)
        theirs = sum(int(fact.values[1]) for fact in facts if fact.key == "mutants_scored")
        if theirs:
            badge = (glyphs.sign(self._words, "token_mutant"), styles.MUTANT)
            lines += self._line([badge, (f"  {text('side_mutants')}", theme.STRONG)], gains(self._words, theirs, 0))
        lines += [(), ((text("table-round", round=view.round, rounds=view.content.numbers.rounds), theme.TITLE),)]
        for key, told in self._news(facts, view, looks):
            lines += self._line([(text(key), theme.QUIET)], told)
        return Moment(text("moment_round", round=view.round), tuple(lines))

    def _brought(self, story: UpkeepStory, looks: Looks) -> list[Line]:
        """What Upkeep brought one seat."""
        text, look = self._words.text, looks[story.seat]
        told = []
        if any(story.goods):
            told.append(text("moment_income", goods=goods_text(self._words, story.goods), lost=story.lost))
        if story.level:
            told.append(text("moment_level", level=story.level))
        if story.points:
            told.append(gains(self._words, story.points, 0))
        called = fitted(look.name, HEAD - 5, self._signs)
        head = [(f" {story.seat + 1} ", theme.seat_style(look.colour)), (f" {called}", theme.STRONG)]
        return self._line(head, row(self._words, told) or text("moment_nothing"))

    def _news(self, facts: Sequence[Fact], view: View, looks: Looks) -> list[tuple[str, str]]:
        """What the next round begins with, by the key of its heading."""
        words, found = self._words, []
        by_key = {fact.key: fact for fact in facts}
        found.append(("moment_first", looks[view.first].name))
        if view.event:
            event = view.content.events[view.event]
            told = words.text("list_told", what=name(words, view.event), text=event_text(words, event))
            found.append(("moment_event", told))
        if view.leader:
            found.append(("moment_leader", name(words, view.leader)))
        cards = [fact for fact in facts if fact.key == "mutants_moved"]
        if cards:
            came = [came_to(words, fact) for fact in cards if is_district(fact)]
            found.append(("moment_mutants", listed(words, came) or words.text("moment_mutants_none")))
        renewed = by_key.get("row_renewed")
        leaving = [name(words, str(card)) for card in renewed.values] if renewed is not None else []
        if leaving:
            new = [name(words, card) for card in view.row[: len(leaving)] if card]
            found.append(("moment_new_survivors", listed(words, new)))
            found.append(("moment_left", listed(words, leaving)))
        refilled = by_key.get("missions_refilled")
        if refilled is not None:
            found.append(("moment_new_missions", listed(words, [name(words, str(one)) for one in refilled.values])))
        return [(key, told) for key, told in found if told]

    def _line(self, head: list[Part], told: str) -> list[Line]:
        """A heading and what is told, in as many lines as that needs."""
        first, *more = wrapped(told, WIDTH - HEAD, 4, self._signs)
        drawn = [glyphs.tinted(part, self._words, self._signs) for part in (first, *more)]
        return [(*_padded(head if not line else [], HEAD), *parts) for line, parts in enumerate(drawn)]


def _until(log: Sequence[LogEntry], begins: int, key: str) -> list[Fact]:
    """The facts from a place of the log to the next one of a kind."""
    found = [log[begins].fact]
    for entry in log[begins + 1 :]:
        if entry.fact.key == key and found[-1].key != key:
            break
        found.append(entry.fact)
    return found


def _padded(parts: list[Part], width: int) -> list[Part]:
    """Parts, with blanks up to a width."""
    used = sum(cell_len(text) for text, _ in parts)
    return [*parts, (" " * max(width - used, 1), theme.PLAIN)]

