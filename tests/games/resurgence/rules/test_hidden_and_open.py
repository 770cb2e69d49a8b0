"""GEN-10: what a seat may see of the table, compared field by field with the table itself."""

from typing import Any

import pytest

from resurgence_tui.games.resurgence.game import GAME
from tests.build import a_table

UNSEEN = {"seed", "chance", "agenda", "survivor_deck", "basic_deck", "advanced_deck", "event_deck", "mutant_deck"}


def differing(view: dict[str, Any], table: dict[str, Any]) -> set[str]:
    """Names of the fields in which a view is not the table; a seat's fields as ``0.bag``."""
    names = {name for name in table if name != "seats" and view[name] != table[name]}
    for seat, me in enumerate(table["seats"]):
        names |= {f"{seat}.{name}" for name in me if view["seats"][seat][name] != me[name]}
    return names


@pytest.mark.rule("GEN-10", "AMB-131", "AMB-02")
def test_gen_10_in_step_3_only_decks_rubble_and_what_lies_unseen_is_hidden() -> None:
    t = a_table(3).assigned(0, metro="laborer hero").assigned(1, harbor="ranger").with_rest(2, "laborer")
    t.with_cards(1, "survivor_chef").exhausted(1, "survivor_chef").planned(2, "basic_toll_post").at("PLACE-01")
    table = t.dump()
    hidden = UNSEEN | {"aside"} | {f"{seat}.rubble" for seat in range(3)}
    for viewer in (-1, 0, 1, 2):
        view = GAME.dump(GAME.view(t.state, viewer))
        assert differing(view, table) == hidden
        for deck in ("survivor_deck", "basic_deck", "advanced_deck", "event_deck", "mutant_deck", "aside"):
            assert view[deck] == ["?"] * len(table[deck])  # everybody knows the size (AMB-146)
        assert [me["rubble"] for me in view["seats"]] == [["", *["?"] * 9]] * 3
        assert (view["seed"], view["chance"], view["agenda"]) == (0, {}, [])


@pytest.mark.rule("GEN-10", "AMB-131", "AMB-02", "ASG-02")
def test_gen_10_while_tokens_are_assigned_bag_draw_and_areas_of_others_are_hidden_too() -> None:
    t = a_table(3).at("DRAW-01")
    t.choose(1, t.state.decision_of(1).options[0])  # type: ignore[union-attr]
    table = t.dump()
    view = GAME.dump(GAME.view(t.state, 0))
    others = {f"{seat}.{pile}" for seat in (1, 2) for pile in ("bag", "drawn", "areas")}
    rubble = {f"{seat}.rubble" for seat in range(3)}
    assert differing(view, table) == UNSEEN | {"aside", "private", "open", "facts"} | others | rubble
    assert [(me["bag"], me["drawn"], me["areas"]) for me in view["seats"]][1:] == [
        ([0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 3], [0] * 15 + [1]),
        ([0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 4], [0] * 15 + [0]),
    ]


@pytest.mark.rule("AMB-146")
def test_amb_146_discards_and_retired_tokens_are_open_and_cards_put_aside_in_setup_stay_unseen() -> None:
    t = a_table(2).event("event_stove_night").in_row(*("survivor_chef survivor_miner survivor_pilot".split()), "", "")
    t.without_supply(1, "ranger")
    t.state.survivor_discard, t.state.mutant_discard = ["survivor_scout"], ["mutant_arbat"]
    seen = GAME.view(t.state, 0)
    assert (seen.survivor_discard, seen.mutant_discard) == (["survivor_scout"], ["mutant_arbat"])
    assert seen.event_discard == ["event_the_beginning"]
    assert seen.seats[1].retired == [0, 0, 4, 0, 0]
    assert set(seen.aside) == {"?"}
    t.in_round(6).at("SCORE-08")
    assert t.state.over and set(GAME.view(t.state, 0).aside) == {"?"}
