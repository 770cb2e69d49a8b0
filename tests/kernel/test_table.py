"""What is generated from the fields of a table: the copy, and the view of a seat."""

import random
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import NOBODY, Decision
from tests.tiny.game import GAME, Auction, book, new_auction


def some_tables() -> list[Auction]:
    """Tables of a game from start to end."""
    table, chance, found = new_auction(seed=5), random.Random(5), []
    while table.open:
        found.append(GAME.clone(table))
        asked = chance.choice(table.open)
        choose(table, asked.seat, chance.choice(asked.options), book)
    return [*found, table]


def changeable(value: Any) -> list[Any]:
    """Every list, dict and record inside a value, itself included."""
    if isinstance(value, list | tuple):
        inner = [part for entry in value for part in changeable(entry)]
        return [value, *inner] if isinstance(value, list) else inner
    if isinstance(value, dict):
        return [value]
    if is_dataclass(value):
        inside = [
            part
            for field in fields(value)
            if field.name != "content"
            for part in changeable(getattr(value, field.name))
        ]
        return [value, *inside]
    return []


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    for table in some_tables():
        copied = GAME.clone(table)
        assert copied == table
        assert copied.content is table.content
        shared = {id(part) for part in changeable(table)} & {id(part) for part in changeable(copied)}
        assert shared == set()


def test_playing_on_a_copy_leaves_the_original_as_it_was() -> None:
    for table in some_tables():
        before = GAME.dump(table)
        copied = GAME.clone(table)
        while copied.open:
            choose(copied, copied.open[-1].seat, copied.open[-1].options[-1], book)
        assert GAME.dump(table) == before


def test_looking_changes_neither_table_nor_chance() -> None:
    for table in some_tables():
        before = GAME.dump(table)
        for seat in (NOBODY, 0, 1, 2):
            GAME.view(table, seat)
        assert GAME.dump(table) == before


def test_a_view_keeps_the_secrets_of_the_others_and_of_the_table() -> None:
    table = new_auction(seats=2)
    choose(table, 0, "bid:3", book)
    seen = GAME.view(table, 1)
    assert (seen.seed, seen.chance, seen.agenda, seen.private) == (0, {}, [], [])
    assert seen.deck == [UNKNOWN] * 6
    assert seen.players[0].secret == [UNKNOWN]
    assert (seen.players[0].bag, seen.players[0].drawn) == ([0, 0, 3], [0, 0, 1])
    assert (seen.players[1].bag, seen.players[1].drawn) == (table.players[1].bag, table.players[1].drawn)
    assert Decision("COLOUR", 0, (), (), True) in seen.open
    assert table.decision_of(1) in seen.open
    assert seen.facts == []


def test_nobody_sees_what_only_seats_see() -> None:
    table = new_auction(seats=2)
    seen = GAME.view(table, NOBODY)
    assert all(not asked.options for asked in seen.open)
    assert [fact.key for fact in seen.facts] == ["round"]


def test_a_view_after_the_reveal_shows_what_was_veiled() -> None:
    table = new_auction(seats=2)
    for seat in (0, 1):
        choose(table, seat, "bid:1", book)
        choose(table, seat, "colour:red", book)
    seen = GAME.view(table, 1)
    assert seen.players[0].bag == table.players[0].bag
    assert seen.players[0].secret == [UNKNOWN, UNKNOWN]
    assert seen.open == table.open


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_what_is_hidden_has_no_influence_on_a_view(seat: int) -> None:
    for table in some_tables():
        other = GAME.clone(table)
        other.seed, other.chance = 77, {"deck": 9}
        other.deck.reverse()
        for owner, player in enumerate(other.players):
            if owner != seat:
                player.secret = ["bid:0" for _ in player.secret]
                if table.veiled:
                    player.drawn.reverse()
                    player.bag.reverse()
        if table.veiled:
            other.facts = [fact for fact in other.facts if fact.eyes in (seat, NOBODY)]
        assert GAME.view(other, seat) == GAME.view(table, seat)
