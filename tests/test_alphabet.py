"""Names in the order of the Polish alphabet."""

from hypothesis import given
from hypothesis import strategies as st

from resurgence_tui.alphabet import in_order

ALPHABET = "aąbcćdeęfghijklłmnńoóprsśtuvwxyzźż"


def test_every_letter_stands_where_the_alphabet_has_it() -> None:
    assert sorted(set(ALPHABET), key=in_order) == list(ALPHABET)
    assert sorted(set(ALPHABET.upper()), key=in_order) == list(ALPHABET.upper())


def test_a_letter_with_a_mark_is_a_letter_of_its_own() -> None:
    names = ["Żaneta", "zofia", "Źrebię", "Łucja", "Lzy", "Ćwiek", "Czesław", "Ania", "Ąni", "Anna"]
    assert sorted(names, key=in_order) == [
        "Ania", "Anna", "Ąni", "Czesław", "Ćwiek", "Lzy", "Łucja", "zofia", "Źrebię", "Żaneta",
    ]  # fmt: skip


@given(st.text(), st.text())
def test_any_names_can_be_compared_and_composed_ones_are_the_same(one: str, other: str) -> None:
    assert (in_order(one) < in_order(other)) != (in_order(one) >= in_order(other))
    assert in_order("n\u0301" + one) == in_order("ń" + one)
