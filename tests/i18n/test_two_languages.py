"""English and Polish say the same: keys, attributes, variables; every plural; a whole game, sentence by sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.i18n.cases import CASES
from resurgence_tui.i18n.resurgence.sentences import fact_text
from resurgence_tui.i18n.text import words

from .polish import english_in, files, messages, nodes, told, vocabulary, vocabulary_by_fluent, words_in

OF_PLURALS = {"one", "few", "many", "other"}
NUMBERS = {0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 22: "few"}
"""Numbers, and the form in which Polish counts so many."""


def variables(pattern: ast.BaseNode | None) -> set[str]:
    """The values that a pattern takes."""
    found = nodes(pattern) if pattern is not None else ()
    return {node.id.name for node in found if isinstance(node, ast.VariableReference)}


def test_both_have_the_same_files() -> None:
    assert files("pl") == files("en")


def test_both_have_the_same_keys_attributes_and_values() -> None:
    for file in files("en"):
        have_the_same(file)


def have_the_same(file: Path) -> None:
    """Both languages say the same keys of a file, of the same values."""
    english, polish = messages("en", file), messages("pl", file)
    assert list(polish) == list(english), file
    for key, message in english.items():
        theirs = {one.id.name: one.value for one in message.attributes}
        ours = {one.id.name: one.value for one in polish[key].attributes}
        assert not CASES & set(theirs), key
        assert set(ours) - CASES == set(theirs), key
        assert variables(polish[key].value) == variables(message.value), key
        assert {name: variables(ours[name]) for name in theirs} == {
            name: variables(value) for name, value in theirs.items()
        }, key
        for case in CASES & set(ours):
            assert variables(ours[case]) <= variables(polish[key].value), key


def test_who_counts_in_polish_has_all_forms() -> None:
    for key, message in (one for file in files("pl") for one in messages("pl", file).items()):
        for choice in (node for node in nodes(message) if isinstance(node, ast.SelectExpression)):
            names = {one.key.name for one in choice.variants if isinstance(one.key, ast.Identifier)}
            exact = {one.key.value for one in choice.variants if isinstance(one.key, ast.NumberLiteral)}
            wanted = OF_PLURALS - ({"one"} if "1" in exact else set())
            assert not names & OF_PLURALS or names >= wanted or names == {"other"}, key


def counted(message: ast.Message) -> bool:
    """Whether an entry only chooses by the plural of a number that stands in it."""
    choices = [node for node in nodes(message) if isinstance(node, ast.SelectExpression)]
    keys = [one.key for choice in choices for one in choice.variants]
    return bool(choices) and all(isinstance(key, ast.Identifier) and key.name in OF_PLURALS for key in keys)


@pytest.mark.games
def test_every_counted_sentence_takes_the_form_of_its_number() -> None:
    seen = 0
    for file in files("pl"):
        read = words("pl", game=file.parts[0] if len(file.parts) > 1 else DEFAULT_GAME)
        for key, message in messages("pl", file).items():
            if not counted(message):
                continue
            others = dict.fromkeys(variables(message), "X")
            chosen = {node.selector.id.name for node in nodes(message)
                      if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference)}
            texts = {number: re.sub(r"\d+", "#", read.text(key, **{**others, **dict.fromkeys(chosen, number)}))
                     for number in NUMBERS}
            assert texts[0] == texts[5] == texts[12] and texts[2] == texts[22], key
            assert "{" not in "".join(texts.values()), key
            seen += texts[1] != texts[5]
    assert seen > 60


@pytest.mark.parametrize(
    ("key", "forms"),
    [
        ("assign-ask", "Przydziel # żetonów|# żeton|# żetony"),
        ("bundle_meds", "# Leków|# Lek|# Leki"),
        ("bundle_parts", "# Części|# Część|# Części"),
        ("laborer", "Robotników|Robotnik|Robotników"),
        ("token_beast", "Bestii|Bestia|Bestie"),
        ("news_sentences", "# wpisów|# wpis|# wpisy"),
        ("reference_count_rules", "# zasad|# zasada|# zasady"),
    ],
)
def test_each_form_of_a_word(key: str, forms: str) -> None:
    many, one, few = forms.split("|")
    for number, form in NUMBERS.items():
        wanted = {"many": many, "one": one, "few": few}[form].replace("#", str(number))
        assert words("pl").text(key, count=number).endswith(wanted.removeprefix("Przydziel ")), number


WHOLE_GAMES = ("4_seats_encounters_7.json", "2_seats_draft_3.json", "alone_stronghold_encounters_1.json")


@pytest.mark.games
@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_the_log_of_a_whole_game_is_told_in_both(game: str) -> None:
    names, facts = told(game)
    content = None
    english = [fact_text(words("en"), fact, names, content) for fact in facts]
    polish = [fact_text(words("pl"), fact, names, content) for fact in facts]
    assert [text is None for text in english] == [text is None for text in polish]
    pairs = [(one, other) for one, other in zip(english, polish, strict=True) if one and other]
    assert len(pairs) > 250
    for one, other in pairs:
        assert english_in(other) == [], other
        assert "{" not in other and "  " not in other and other.endswith((".", "!")), other
        assert sorted(re.findall(r"\d+", other)) == sorted(re.findall(r"\d+", one)), (one, other)
        assert {name for name in names if name in one} == {name for name in names if name in other}, (one, other)


SAME = {
    *("Resurgence", "resurgence", "resume", "new", "seats", "solo", "village", "Residuum", "Unicode", "ASCII", "Anna"),
    *("Celina", "Arbat", "Metro", "Mutant", "Proletariat", "Start", "menu", "plan", "pln", "bot", "Spec", "RAD", "Mis"),
    "tech",
}
"""Names, commands, signs and words that are the same in both."""


def test_no_entry_was_left_in_english() -> None:
    """A word that stands in any Polish entry counts as Polish, so an entry that is only copied would hide its words."""
    found = set()
    for file in files("pl"):
        for key, message in messages("pl", file).items():
            theirs = {one.id.name: one.value for one in messages("en", file)[key].attributes}
            pairs = [(message.value, messages("en", file)[key].value),
                     *((one.value, theirs[one.id.name]) for one in message.attributes if one.id.name in theirs)]
            alike = [literal(polish) for polish, english in pairs if literal(polish) == literal(english)]
            found |= {word for text in alike for word in words_in(text)}
    assert found == SAME


def literal(pattern: ast.Pattern | None) -> str:
    """What stands in a pattern whatever its values are."""
    parts = nodes(pattern) if pattern is not None else ()
    return " ".join(part.value for part in parts if isinstance(part, ast.TextElement | ast.StringLiteral))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.games
def test_the_words_of_a_language_are_those_that_fluent_reads(language: str) -> None:
    assert vocabulary(language) == vocabulary_by_fluent(language)


def test_what_is_english_would_be_seen() -> None:
    assert len(vocabulary("en") - vocabulary("pl")) > 1500
    assert english_in("Anna zyskuje 2 Food from Bot Eager 1.") == ["Food", "from"]
    assert english_in("Pole Arbat: zyskujesz 1 Część.") == []
