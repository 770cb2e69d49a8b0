"""The rule reference on the command line."""

import pytest

from resurgence_tui.i18n.text import words


def test_a_rule_by_its_id_whatever_the_case(run) -> None:
    done = run("rules", "upk-c")
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[0] == "UPK-C: Raising the Compound level"
    text, example = words().text("rule_UPK-C"), words().text("example_UPK-C")
    assert f"{text} Example: {example} See also: UPK-C1" in " ".join(done.out.split())


def test_an_example_is_printed(run) -> None:
    assert f"Example: {words().text('example_GEN-03')}" in " ".join(run("rules", "GEN-03").out.split())


def test_a_family_in_the_order_of_the_rulebook(run) -> None:
    ids = [line.partition(":")[0] for line in run("rules", "tie").out.splitlines() if line.startswith("TIE")]
    assert ids == ["TIE-01", "TIE-02", "TIE-03"]


def test_what_a_word_names_comes_before_what_mentions_it(run) -> None:
    heads = [block.splitlines()[0] for block in run("rules", "rubble").out.split("\n\n")]
    assert "Rubble" in heads[0]
    titled = [place for place, head in enumerate(heads) if "Rubble" in head.partition(":")[2]]
    assert len(titled) > 4
    assert max(titled[:4]) < heads.index("GEN-10: What is open and what is hidden")


def test_a_card_by_its_name_shows_its_whole_face_and_its_rule(run) -> None:
    out = " ".join(run("rules", "chef").out.split())
    assert out.startswith("CARD-CHEF: Chef Chef: a rescue also brings you 1 Food.")
    assert "Chef (Survivor card) Type: Builder Trigger: after a rescue" in out
    assert "Where" not in out and "See also: CARD-CHEF." in out


def test_a_sign_as_it_stands_on_a_board(run) -> None:
    signs = {"fo": "Fo: Food", "(E)": "(E): The Event token", "[M]": "[M]: Metro", "mu": "MU: Mutant"}
    for asked, starts in signs.items():
        assert run("rules", asked).out.startswith(starts), asked
    assert len(run("rules", "signs").out.split("\n\n")) > 60


def test_words_find_all_rules_that_hold_them(run) -> None:
    found = run("rules", "retire", "bag").out
    assert "RET-02" in found and "GEN-01" not in found
    for block in found.split("\n\n"):
        assert "retire" in block.casefold() and "bag" in block.casefold()


def test_without_a_word_the_families(run) -> None:
    lines = run("rules").out.splitlines()
    assert lines[0] == "GEN    General rules (11)"
    assert len([line for line in lines if line.endswith(")")]) == 27


@pytest.mark.parametrize("query", ["UPK-Z", "UPKC", "upk-c9"])
def test_an_unknown_id_brings_suggestions(run, query: str) -> None:
    assert run("rules", query).complaint.startswith(f"No rule '{query}'. Did you mean UPK-")


def test_words_that_no_rule_holds(run) -> None:
    assert run("rules", "zeppelin").complaint == (
        "No rule matches 'zeppelin'. 'resurgence rules' lists the families."
    )


def test_the_parser_leads_to_the_same_place(run) -> None:
    assert run("rules", "GEN-01", "--").out == run("rules", "GEN-01").out


def test_a_game_whose_ids_begin_with_its_name(run) -> None:
    lines = run("rules", "--game", "residuum").out.splitlines()
    assert lines[0] == "RSD-GEN   General rules (16)" and "RSD-FIGHT Conflict (20)" in lines
    family = run("rules", "--game", "residuum", "tie").out
    assert family == run("rules", "--game", "residuum", "RSD-TIE").out
    assert [line.partition(":")[0] for line in family.splitlines() if line.startswith("RSD")] == [
        f"RSD-TIE-0{number}" for number in range(1, 5)]  # fmt: skip
    assert run("rules", "--game", "residuum", "fight-18").out.startswith("RSD-FIGHT-18: Oil Fields favour the attack")


def test_an_id_that_only_another_game_has_is_found_without_its_name(run) -> None:
    for asked in ("RSD-CAL-17", "rsd-fight"):
        found = run("rules", asked)
        assert found.status == 0 and found.out == run("rules", "--game", "residuum", asked).out
        assert found.out.startswith(asked.upper())


def test_a_hint_in_another_game_names_the_game(run) -> None:
    for line in (("RSD-CAL-99",), ("--game", "residuum", "RSD-CAL-99")):
        told = run("rules", *line).complaint
        assert told.startswith("No rule 'RSD-CAL-99'. Did you mean RSD-") and told.endswith("(with --game residuum)?")
    assert "'resurgence rules --game residuum' lists" in run("rules", "--game", "residuum", "zeppelin").complaint
