"""SCORE and TIE: the sheet of each seat, and who has won."""

from __future__ import annotations

from ..rulebook import book
from ..state import State
from ..vocab import AREA_WORDS
from .directive_cards import count_of, directive_points

SHEET = (
    *("track", "level", "ammo", "meds", "resources"),
    *("lead_metro", "lead_harbor", "lead_compound", "directive_a", "directive_b", "mission_end"),
)
"""Lines of the score sheet in the order they are counted; ``track`` is what was scored during the game."""


def places_points(spaces: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Points of each seat on one Leadership track (SCORE-04, SCORE-06, AMB-87, AMB-88, AMB-89).

    Places are counted densely. Each place pays the prize of that rank, one rank lower for everybody who is tied or
    stands below a tie;
    a token on space 0 gets nothing (SCORE-05) and shifts nobody.
    """
    ranked = sorted({space for space in spaces if space > 0}, reverse=True)
    points = {0: 0}
    shift = 0
    for place, space in enumerate(ranked):
        if spaces.count(space) > 1:
            shift = 1
        rank = place + shift
        points[space] = prizes[rank] if rank < len(prizes) else 0
    return [points[space] for space in spaces]


@book.task("SCORE-08")
def score_game(state: State, seat: int) -> None:
    """Fill every seat's sheet, alone as always (SOLO-30); the game is over (SCORE-08).

    Level (SCORE-01), Ammo and Meds (SCORE-02), Resources (SCORE-03), tracks (SCORE-04), and from level 3 on the
    Directives (SCORE-07).
    """
    state.step = 5
    content = state.content
    for one, me in enumerate(state.seats):
        me.sheet = {
            "track": me.vp,
            "level": content.levels[me.level].vp,
            "ammo": content.supply_vp[me.items[3]],
            "meds": content.supply_vp[me.items[4]],
            "resources": sum(me.items[:3]) // content.numbers.resources_per_vp,
        }
        for area, word in enumerate(AREA_WORDS):
            spaces = [other.tracks[area] for other in state.seats]
            if state.solo:
                spaces.append(state.mutant_tracks[area])
            me.sheet[f"lead_{word}"] = places_points(spaces, content.numbers.prizes)[one]
        scoring = me.level >= content.numbers.advanced_level
        for line, name in zip(("directive_a", "directive_b"), state.directives, strict=True):
            me.sheet[line] = directive_points(state, one, content.directives[name]) if scoring else 0
        me.sheet["mission_end"] = mission_end_points(state, one)
        state.tell("final_score", one, total(state, one))
    if state.solo:
        score_mutants(state)
    state.over = True
    for winner in winners(state):
        state.tell("won", winner)
    if state.solo and not winners(state):
        state.tell("mutants_won", -1)


def score_mutants(state: State) -> None:
    """The Mutants' sheet: VP, places on the tracks, and the most that both Directives give (SOLO-31, SOLO-32)."""
    prizes, directives = state.content.numbers.prizes, state.content.directives
    sheet = state.mutant_sheet = {"track": state.mutant_vp}
    for area, word in enumerate(AREA_WORDS):
        sheet[f"lead_{word}"] = places_points([state.seats[0].tracks[area], state.mutant_tracks[area]], prizes)[1]
    for line, name in zip(("directive_a", "directive_b"), state.directives, strict=True):
        sheet[line] = directives[name].mutants
    state.tell("mutants_final_score", -1, sum(sheet.values()))


def mission_end_points(state: State, seat: int) -> int:
    """End-game VP printed on completed Missions, each Mission up to its own maximum (SCORE-08, AMB-141)."""
    points = 0
    for column in state.seats[seat].columns:
        for mission in column:
            for end in state.content.missions[mission].reward.ends:
                key = state.content.end_keys[end]
                points += min(key.max, count_of(state, seat, key.count) // key.per)
    return points


def total(state: State, seat: int) -> int:
    """Final score of a seat: the sum of its sheet (SCORE-08)."""
    return sum(state.seats[seat].sheet.values())


def winners(state: State) -> list[int]:
    """The seat that has won.

    Most VP (TIE-01), then the higher total Leadership (TIE-02), then the later seat in turn order (TIE-03).

    Alone the player wins with more VP than the Mutants; on a tie the Mutants do, and the list is empty (SOLO-33).
    """
    if state.solo:
        return [0] if total(state, 0) > sum(state.mutant_sheet.values()) else []
    order = state.clockwise()
    return [max(order, key=lambda seat: (total(state, seat), sum(state.seats[seat].tracks), order.index(seat)))]
