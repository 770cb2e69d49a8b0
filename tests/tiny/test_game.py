"""The auction keeps the contract of ``engine.game.Game``: it ends, scores, loads what it dumps, and keeps secrets."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.sides import Progress
from resurgence_tui.engine.types import NOBODY, Fact, LogEntry
from tests.tiny.content import COLOURS, Cards
from tests.tiny.game import GAME, TOLD, Auction, book
from tests.tiny.playing import WHOLE, auction, play_on, tables, to_a_pair, to_the_map
from tests.tiny.table import LINES, answers

OPTIONS: tuple[Mapping[str, str | bool], ...] = ({"quick": True}, WHOLE, {"coins": "many", "map": True})


def test_it_has_all_that_a_game_must_have() -> None:
    wanted = {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")}
    assert {name for name in wanted if not hasattr(GAME, name)} == set()


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3])
def test_games_at_random_end_and_every_table_on_the_way_can_be_saved(seats: int, options: dict[str, Any]) -> None:
    for seed in range(6):
        for table in tables(seats, seed, **options):
            text = json.dumps(GAME.dump(table))
            again = GAME.load(json.loads(text), table.content)
            assert json.dumps(GAME.dump(again)) == text
            assert GAME.fits(again, seats, table.chosen) and not GAME.fits(again, seats + 1, table.chosen)
            assert 1 <= table.round <= table.rounds == GAME.progress(table).rounds
        assert table.over and table.open == []
        assert GAME.scores(table) == [sum(player.sheet.values()) for player in table.players]


def test_it_ends_at_once_with_two_cards_on_one_pile() -> None:
    host = to_a_pair(auction())
    table = host.view(NOBODY)
    assert host.over and (table.round, table.rounds) == (2, 3)
    assert [fact.values for fact in table.facts if fact.key == "ended"] == [("pair",)]
    assert any(len(pile) == 2 for pile in table.players[0].won)


def test_it_ends_after_the_last_round_otherwise() -> None:
    for seed in range(40):
        *_, last = tables(2, seed)
        pair = any(len(pile) == 2 for player in last.players for pile in player.won)
        ended = next(fact for fact in last.facts if fact.key == "ended")
        assert ended.values == (("pair",) if pair else ("rounds",))
        assert pair or last.round == 3


def test_the_house_has_a_side_points_and_wins_ties() -> None:
    outcomes = set()
    for seed in range(30):
        *_, last = tables(2, seed)
        *seats, house = GAME.sides(last)
        assert [side.seat for side in seats] == [0, 1]
        assert (house.seat, house.rival, house.begun) == (NOBODY, "house", 1)
        assert all(sum(side.sources.values()) == side.points for side in seats)
        assert house.points == sum(house.sheet.values()) and set(house.sheet) == set(LINES)
        most = max(side.points for side in seats)
        won = GAME.winners(last)
        assert won == ([] if house.points >= most else [side.seat for side in seats if side.points == most])
        outcomes.add(bool(won))
    assert outcomes == {True, False}
    assert len(GAME.sides(tables(2, 1, quick=True)[-1])) == 2


def test_the_log_tells_of_all_points_but_those_of_the_last_count() -> None:
    for seed in range(10):
        host = play_on(auction(seed=seed), seed=seed)
        told = GAME.points_in(host.log(NOBODY))
        for side in host.sides:
            assert side.scored == side.begun + sum(each.points for each in told if each.seat == side.seat)
        rounds = [entry.round for entry in host.log(NOBODY)]
        assert rounds == sorted(rounds) and rounds[0] == 1 and host.progress == Progress(rounds[-1], 3)
        assert all(GAME.may_tell(host.view(NOBODY), entry) for entry in host.log(NOBODY))


def test_what_cannot_happen_cannot_be_told() -> None:
    table = tables(2, 1, quick=True)[0]
    for key, values, may in (("round", (1,), True), ("house_scored", (2,), False), ("hero", (), False),
                             ("took", ("card_a",), False), ("bids", (1, 2), True), ("bids", (1, 2, 3), False)):
        assert GAME.may_tell(table, LogEntry(1, 0, Fact(key, NOBODY, values))) is may, key
    assert not GAME.may_tell(table, LogEntry(1, 0, Fact("won", 2, ())))
    assert {fact.key for seed in range(20) for one in tables(2, seed) for fact in one.facts} == set(TOLD)


@pytest.mark.parametrize("change", [
    lambda table: table.pop("flags"),
    lambda table: table.update(more=1),
    lambda table: table.update(round=9),
    lambda table: table["flags"].__setitem__(0, 7),
    lambda table: table["deck"].append("card_a"),
    lambda table: table["deck"].pop(),
    lambda table: table["players"].append(table["players"][0]),
    lambda table: table["players"][0].update(coins=99),
    lambda table: table["players"][0].update(points=9),
    lambda table: table["players"][0].update(bag=[9, 9]),
    lambda table: table["players"][0].update(sheet={"cards": 9}),
    lambda table: table["open"].clear(),
    lambda table: table["open"].append(table["open"][0]),
    lambda table: table["open"][0].__setitem__(2, ["bid:99"]),
    lambda table: table["open"][0].__setitem__(4, False),
    lambda table: table["agenda"].append(["RIOT", 0, []]),
    lambda table: table["chosen"].update(coins="none"),
    lambda table: table["chosen"].pop("map"),
    lambda table: table.update(over=True),
    lambda table: table.update(house=3, chosen={**table["chosen"], "house": False}),
])  # fmt: skip
def test_a_table_that_cannot_be_is_not_loaded(change: Callable[[dict[str, Any]], object]) -> None:
    dumped = json.loads(json.dumps(GAME.dump(tables(2)[0])))
    GAME.load(dumped, GAME.content())
    change(dumped)
    with pytest.raises(ValueError):
        GAME.load(dumped, GAME.content())


def permuted(table: Auction, seat: int) -> Auction:
    """The table with all else that a seat cannot know."""
    other = GAME.clone(table)
    other.seed, other.chance = 77, {"deck": 9}
    other.deck.reverse()
    for owner, player in enumerate(other.players):
        if owner != seat:
            player.secret = ["bid:0", "colour:blue"][: len(player.secret)]
            if table.veiled:
                player.drawn.reverse()
                player.bag.reverse()
    other.private = [stack[:] for stack in table.private]
    return other


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_no_view_depends_on_what_its_seat_cannot_know(seat: int) -> None:
    for table in tables(3, 4):
        other = permuted(table, seat)
        other.facts = [fact for fact in other.facts if fact.eyes in (seat, NOBODY)]
        assert GAME.view(other, seat) == GAME.view(table, seat)
        assert GAME.sides(GAME.view(table, seat)) == GAME.sides(table)
        assert GAME.progress(GAME.view(table, seat)) == GAME.progress(table)


def test_the_map_takes_each_flag_once_and_counts_neighbours() -> None:
    host = to_the_map(auction())
    ask = host.ask_of(0)
    assert ask is not None and len(ask.decision.options) == 7 and GAME.gives_up(ask.decision.options[-1])
    host.submit(ask.ticket, "flag:field_2")
    table = host.view(NOBODY)
    assert table.flags == [NOBODY, 0, *[NOBODY] * 4]
    assert "flag:field_2" not in answers(table, "PLACE", 1, ())


def test_a_pack_changes_what_cards_are_worth() -> None:
    cards = Cards({"card_a": 5})
    assert cards.hash != GAME.content().hash and cards.changed == {"card_a": 5}
    assert cards.points("card_a", cards.colour("card_a")) == 6
    assert {cards.colour(card) for card in cards.ids} == set(COLOURS)
    assert GAME.content_from(cards.changed).hash == cards.hash


def test_eager_bots_put_their_flags() -> None:
    table = GAME.start(2, 1, WHOLE, GAME.content())
    while table.open[0].rule != "PLACE":
        asked = table.open[0]
        choose(table, asked.seat, asked.options[-1], book)
    assert [option for option in table.open[0].options if GAME.gives_up(option)] == ["done"]
