"""Chance lies on the table: fair, the same on every machine, and moved by nothing but drawing."""

from collections import Counter
from itertools import permutations

import pytest

from resurgence_tui.engine import chance
from resurgence_tui.engine.chance import below, each_below, number, stream_seed
from resurgence_tui.engine.piles import draw_kind, draw_kinds, fill_gaps, shuffle
from resurgence_tui.engine.table import Table

GOLDEN_SEED = 12290136801890344303
GOLDEN_NUMBERS = [14476999561148348331, 1025477597850977034, 13417705784040060418]
GOLDEN_FAR = [827187042523676605, 1070197927417238532]
GOLDEN_ORDER = [6, 2, 9, 7, 1, 8, 11, 0, 4, 3, 5, 10]


def chi_square(counts: list[int]) -> float:
    """How far counts of equally likely things are from equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_streams_give_the_same_numbers_on_every_version_of_python() -> None:
    assert stream_seed(1, "survivor deck") == GOLDEN_SEED
    assert [number(1, "survivor deck", i) for i in range(3)] == GOLDEN_NUMBERS
    assert [number(2**62, "bag 3", i) for i in (0, 10**6)] == GOLDEN_FAR


def test_the_generator_is_the_one_that_is_published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "stream_seed", lambda seed, name: 1234567)
    assert [number(0, "", i) for i in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_shuffle_gives_the_same_order_on_every_version_of_python() -> None:
    pile = list(range(12))
    shuffle(Table(seed=42), pile, "deck")
    assert pile == GOLDEN_ORDER


def test_below_gives_every_number_equally_often() -> None:
    for limit, most in ((2, 10.9), (6, 20.6), (10, 27.9), (36, 67.0)):  # 99.9% of fair samples stay below these
        counters: dict[str, int] = {}
        drawn = Counter(below(limit, counters, "fair", limit) for _ in range(limit * 1000))
        assert set(drawn) == set(range(limit))
        assert chi_square(list(drawn.values())) < most, limit


def test_below_takes_no_value_from_the_uneven_rest() -> None:
    limit = (1 << 63) + 1  # almost half of all numbers lie in the rest and are passed over
    counters: dict[str, int] = {}
    drawn = [below(7, counters, "rest", limit) for _ in range(200)]
    assert max(drawn) < limit
    assert 300 < counters["rest"] < 550
    assert abs(sum(value < limit // 2 for value in drawn) - 100) < 35


def test_numbers_drawn_together_are_those_drawn_one_by_one() -> None:
    """Also where some are passed over, and the stream goes on from the same place."""
    limits = [6, 1, (1 << 63) + 1, 52, (1 << 64) - 1, (1 << 63) + 5, 2] * 30
    together: dict[str, int] = {"deck": 4}
    one_by_one = dict(together)
    drawn = each_below(9, together, "deck", limits)
    assert drawn == [below(9, one_by_one, "deck", limit) for limit in limits]
    assert together == one_by_one
    counter, expected = 4, []
    for limit in limits:
        while number(9, "deck", counter) >= (1 << 64) - (1 << 64) % limit:
            counter += 1
        expected.append(number(9, "deck", counter) % limit)
        counter += 1
    assert (drawn, together["deck"]) == (expected, counter)


def test_many_numbers_at_once_are_those_of_the_stream() -> None:
    """However many are made side by side, from wherever in the stream."""
    for seed, counter, many in ((1, 0, 1), (2, 7, 3), (3, 10**6, 40), (4, 2**40, 300), (2**62, 5, 0)):
        counters = {"deck": counter}
        expected = [number(seed, "deck", counter + i) % (i + 2) for i in range(many)]
        assert each_below(seed, counters, "deck", range(2, many + 2)) == expected
        assert counters == {"deck": counter + many}


def test_a_shuffle_gives_every_order_equally_often() -> None:
    table = Table(seed=3)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(2400):
        pile = ["a", "b", "c", "d"]
        shuffle(table, pile, "orders")
        orders[tuple(pile)] += 1
    assert set(orders) == set(permutations("abcd"))
    assert chi_square(list(orders.values())) < 49.8


def test_a_bag_gives_kinds_by_how_many_there_are() -> None:
    table = Table(seed=4)
    drawn = Counter(draw_kind(table, [1, 0, 6, 3], "bag") for _ in range(4000))
    assert set(drawn) == {0, 2, 3}
    expected = {0: 400, 2: 2400, 3: 1200}
    assert sum((drawn[kind] - many) ** 2 / many for kind, many in expected.items()) < 13.9


def test_an_empty_bag_gives_nothing_and_moves_no_stream() -> None:
    table = Table(seed=4)
    assert draw_kind(table, [0, 0], "bag") == -1
    assert table.chance == {}


def test_things_drawn_together_are_those_drawn_one_by_one() -> None:
    """As many as there are, by the same chance; what is empty moves no stream on."""
    one_by_one, together = Table(seed=12), Table(seed=12)
    counts, same = [2, 0, 5, 3], [2, 0, 5, 3]
    singly = [draw_kind(one_by_one, counts, "bag") for _ in range(10)]
    drawn = [draw_kinds(together, same, 4, "bag"), draw_kinds(together, same, 9, "bag")]
    assert (drawn[0] + drawn[1], [len(some) for some in drawn]) == (singly, [4, 6])
    assert same == counts == [0, 0, 0, 0]
    assert draw_kinds(together, same, 3, "bag") == []
    assert together.chance == one_by_one.chance


def test_a_stream_does_not_care_what_other_streams_give() -> None:
    alone, busy = Table(seed=9), Table(seed=9)
    first = [below(alone.seed, alone.chance, "bag 0", 100) for _ in range(20)]
    second = []
    for _ in range(20):
        below(busy.seed, busy.chance, "deck", 7)
        second.append(below(busy.seed, busy.chance, "bag 0", 100))
        below(busy.seed, busy.chance, "bag 1", 100)
    assert first == second


def test_streams_and_seeds_differ() -> None:
    starts = {tuple(number(seed, name, i) for i in range(2)) for seed in range(20) for name in ("a", "b", "bag 1")}
    assert len(starts) == 60


def test_gaps_are_filled_from_the_top_in_the_order_named() -> None:
    spaces, deck = ["", "x", "", ""], ["low", "top"]
    assert fill_gaps(spaces, deck, [3, 1, 0, 2]) == [3, 0]
    assert (spaces, deck) == (["low", "x", "", "top"], [])
