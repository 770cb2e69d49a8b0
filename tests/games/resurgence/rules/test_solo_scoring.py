"""SOLO-30 to SOLO-33: what the player and the Mutants score, and who has won."""

import pytest

from resurgence_tui.games.resurgence.game import GAME
from tests.build import Table, a_table, content

LINES = "track level ammo meds resources lead_metro lead_harbor lead_compound directive_a directive_b mission_end"
NO_POINTS = dict.fromkeys(LINES.split(), 0)


def last_round(a: str = "directive_a5", b: str = "directive_b1", **options: object) -> Table:
    """The end of round 6 alone, with these Directives open."""
    return a_table(1, solo="village", **options).in_round(6).directives(a, b)


@pytest.mark.rule("SOLO-30")
def test_solo_30_the_player_scores_as_usual() -> None:
    t = last_round("directive_a5", "directive_b4").with_vp(0, 21).at_level(0, 3).with_items(0, food=6, fuel=2, parts=1)
    t.with_items(0, ammo=11, meds=8).on_tracks(0, 6, 5, 4).with_cards(
        0, "hero_mystic", "survivor_chef", "survivor_scout"
    )
    t.completed(0, 0, "advanced_floating_mill").cleared(0, "room_armory", "room_clinic", "room_garage")
    t.at("SCORE-08")
    assert t.seat(0).sheet == {
        "track": 21,
        "level": 5,
        "ammo": 4,
        "meds": 2,
        "resources": 3,
        "lead_metro": 7,
        "lead_harbor": 4,
        "lead_compound": 4,
        "directive_a": 4,
        "directive_b": 2,
        "mission_end": 2,
    }
    assert (t.state.over, GAME.scores(t.state)) == (True, [58])


@pytest.mark.rule("SOLO-30", "SCORE-07")
def test_solo_30_the_player_needs_level_3_for_the_directives() -> None:
    t = last_round("directive_a5", "directive_b4").at_level(0, 2).with_items(0, food=8).at("SCORE-08")
    assert t.seat(0).sheet == {**NO_POINTS, "level": 2, "resources": 2}


@pytest.mark.rule("SOLO-31")
def test_solo_31_the_mutants_score_their_marker_their_places_and_both_directives() -> None:
    t = last_round().mutants_have(23, metro=5, harbor=6, compound=8).on_tracks(0, 6, 6, 0).at("SCORE-08")
    assert t.state.mutant_sheet == {
        "track": 23,
        "lead_metro": 4,
        "lead_harbor": 4,  # tied for first: both take the second prize
        "lead_compound": 7,
        "directive_a": 7,
        "directive_b": 8,
    }
    assert [t.seat(0).sheet[f"lead_{area}"] for area in ("metro", "harbor", "compound")] == [7, 4, 0]
    assert [fact.values for fact in t.state.facts if fact.key == "mutants_final_score"] == [(53,)]


@pytest.mark.rule("SOLO-31", "SCORE-04", "AMB-89")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [(8, 5, (7, 4)), (5, 5, (4, 4)), (4, 5, (4, 7)), (1, 8, (4, 7)), (0, 5, (0, 7)), (8, 8, (4, 4))],
)
def test_solo_31_two_compete_on_each_track(mine: int, theirs: int, points: tuple[int, int]) -> None:
    for area in ("metro", "harbor", "compound"):
        t = last_round().on_tracks(0, **{area: mine}).mutants_have(0, **{area: theirs}).at("SCORE-08")
        assert (t.seat(0).sheet[f"lead_{area}"], t.state.mutant_sheet[f"lead_{area}"]) == points


DIRECTIVES = {
    **dict.fromkeys(("directive_a1", "directive_a2", "directive_a3", "directive_a4", "directive_a5"), 7),
    **dict.fromkeys(("directive_b1", "directive_b2", "directive_b3", "directive_b4"), 8),
    "directive_b5": 7,
    **dict.fromkeys(("directive_b6", "directive_b7", "directive_b8"), 12),
}


@pytest.mark.rule("SOLO-32", "AMB-109")
@pytest.mark.parametrize(("directive", "points"), DIRECTIVES.items())
def test_solo_32_a_directive_gives_the_mutants_its_maximum_without_a_level(directive: str, points: int) -> None:
    deck_a = directive.startswith("directive_a")
    t = last_round(directive, "directive_b5") if deck_a else last_round("directive_a1", directive)
    t.at("SCORE-08")
    assert t.state.mutant_sheet["directive_a" if deck_a else "directive_b"] == points
    assert t.state.mutant_sheet["directive_b" if deck_a else "directive_a"] == 7
    assert t.seat(0).sheet["directive_a"] == t.seat(0).sheet["directive_b"] == 0


@pytest.mark.rule("AMB-109")
def test_amb_109_a_player_may_get_more_than_the_mutants_from_the_same_directive() -> None:
    t = last_round("directive_a1", "directive_b6").at_level(0, 4).with_bag(0, "ranger ranger ranger ranger")
    t.cleared(0, *(room.id for room in content().rooms)).at("SCORE-08")
    assert (t.seat(0).sheet["directive_b"], t.state.mutant_sheet["directive_b"]) == (20, 12)


def ended(mine: int, theirs: int) -> Table:
    """A game that ends with these totals."""
    t = last_round().on_tracks(0, 5, 5, 5)  # 4 for each track, for both
    return t.with_vp(0, mine - 12).mutants_have(theirs - 12 - 15).at("SCORE-08")


@pytest.mark.rule("SOLO-33", "DRV-21")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"), [(60, 60, []), (61, 60, [0]), (59, 60, []), (100, 27, [0]), (12, 90, [])]
)
def test_solo_33_the_player_wins_only_with_more_points(mine: int, theirs: int, winners: list[int]) -> None:
    t = ended(mine, theirs)
    assert (sum(t.seat(0).sheet.values()), sum(t.state.mutant_sheet.values())) == (mine, theirs)
    assert (t.state.over, GAME.winners(t.state)) == (True, winners)
    assert [fact.seat for fact in t.state.facts if fact.key == "won"] == winners


@pytest.mark.rule("SOLO-33", "TIE-02")
def test_solo_33_leadership_breaks_no_tie_with_the_mutants() -> None:
    t = last_round().on_tracks(0, 8, 8, 8).mutants_have(0, 5, 5, 5).with_vp(0, 15).at("SCORE-08")
    assert (GAME.scores(t.state), sum(t.state.mutant_sheet.values())) == ([36], 27)
    tied = last_round().on_tracks(0, 8, 8, 8).mutants_have(9, 5, 5, 5).with_vp(0, 15).at("SCORE-08")
    assert (GAME.scores(tied.state), sum(tied.state.mutant_sheet.values())) == ([36], 36)
    assert (GAME.winners(t.state), GAME.winners(tied.state)) == ([0], [])
