"""The rule reference on the command line."""

import pytest

from resurgence_tui.i18n.text import words


def test_a_rule_by_its_id_whatever_the_case(run) -> None:
    done = run("rules", "upk-c")
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[0] == "UPK-C"
    assert " ".join(done.out.split()).startswith(f"UPK-C {words().text('rule_UPK-C')} See also: UPK-C1")


def test_an_example_is_printed(run) -> None:
    assert words().attribute("rule_GEN-03", "example") in " ".join(run("rules", "GEN-03").out.split())


def test_a_family_in_the_order_of_the_rulebook(run) -> None:
    ids = [line for line in run("rules", "tie").out.splitlines() if line.startswith("TIE")]
    assert ids == ["TIE-01", "TIE-02", "TIE-03"]


def test_words_find_all_rules_that_hold_them(run) -> None:
    found = run("rules", "retire", "bag").out
    assert "RET-02" in found and "GEN-01" not in found
    for block in found.split("\n\n"):
        assert "retire" in block.casefold() and "bag" in block.casefold()


def test_without_a_word_the_families(run) -> None:
    lines = run("rules").out.splitlines()
    assert lines[0] == "GEN    General rules (11)"
    assert len([line for line in lines if line.endswith(")")]) == 26


@pytest.mark.parametrize("query", ["UPK-Z", "UPKC", "upk-c9"])
def test_an_unknown_id_brings_suggestions(run, query: str) -> None:
    assert run("rules", query).complaint.startswith(f"There is no rule '{query}'; do you mean UPK-")


def test_words_that_no_rule_holds(run) -> None:
    assert run("rules", "zeppelin").complaint == (
        "There is no rule 'zeppelin', and no rule holds these words; 'resurgence rules' lists the families."
    )


def test_the_parser_leads_to_the_same_place(run) -> None:
    assert run("rules", "GEN-01", "--").out == run("rules", "GEN-01").out
