"""A race of acts: clear questions are settled at once, doubtful ones take as many tables as there are."""

from __future__ import annotations

import random

from resurgence_tui.bots.race import Race

A, B, C = ("a",), ("b",), ("c",)


def test_who_is_clearly_behind_is_out_after_two_tables_and_who_is_as_good_a_little_later() -> None:
    race = Race([(0.3, A), (0.2, B), (0.0, C)])
    race.add([10.0, 14.0, 13.9])
    assert race.acts == [B, C, A], "one table shows who leads, and nobody is out"
    race.add([4.1, 4.0, 0.0])
    assert race.acts == [B, C]
    for tables in range(2, 12):
        race.add([5.0 + tables, 4.8 + tables])
        if len(race.acts) == 1:
            break
    assert race.acts == [B] and 4 < tables < 11


def test_the_better_of_two_by_a_point_is_mostly_found_however_much_each_table_differs() -> None:
    chance, found, tables = random.Random(3), 0, 0
    for _ in range(200):
        race, left = Race([(0.0, A), (0.0, B)]), 32
        while len(race.acts) > 1 and left:
            luck = chance.gauss(0, 20)
            value = {A: luck + chance.gauss(0, 1.4), B: luck + 1.0 + chance.gauss(0, 1.4)}
            race.add([value[act] for act in race.acts])
            left -= 1
        found += race.acts[0] == B
        tables += 32 - left
    assert found > 150 and tables < 200 * 16


def test_who_has_to_be_surely_behind_stays_longer() -> None:
    def left(sure: float) -> list[tuple[str, ...]]:
        race = Race([(0.0, A), (0.0, B)], sure)
        for first, second in ((2.0, 0.0), (3.0, 1.0)):
            race.add([first, second])
        return race.acts

    assert left(1.2) == [A]
    assert left(3.0) == [A, B]


def test_after_a_table_no_more_stay_than_are_kept_and_who_is_not_played_out_is_out() -> None:
    race = Race([(0.0, A), (0.0, B), (0.0, C)], 9.0, (2, 1))
    race.add([1.0, 3.0, 2.0])
    assert race.acts == [B, C]
    race.add([1.0, 1.5])
    assert race.acts == [B]
    short = Race([(0.0, A), (0.0, B), (0.0, C)])
    short.add([1.0, 1.4])
    assert short.acts == [B, A]
