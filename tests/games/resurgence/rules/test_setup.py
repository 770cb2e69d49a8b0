"""SET: what lies on the table before the first round, for every number of seats and for many shuffles."""

from collections.abc import Iterator

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.options import OptionProblem, check_options
from resurgence_tui.engine.piles import shuffle
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.rules.flow import SETUP
from resurgence_tui.games.resurgence.state import State
from tests.build import Table, a_table, content, new_game

COUNTS = (2, 3, 4)
DISTRICTS = ("arbat", "museum_row", "revolution_square", "barbarian_gate", "kremlin", "hope_island")
BEGINNING = "event_the_beginning"
BONUS = {"bonus_glass_blizzard", "bonus_howling_dark", "bonus_tunnel_fever", "bonus_warlord_tithe"}


def shuffled(seats: int, seeds: int = 40) -> Iterator[State]:
    """States at the first question of many games."""
    for seed in range(seeds):
        yield new_game(seats, seed).state


def pile(cards: tuple[str, ...], stream: str, seed: int) -> list[str]:
    """A deck as setup shuffles it, the top card last."""
    deck, table = list(cards), State(seed=seed)
    shuffle(table, deck, stream)
    return deck


def token_zones(state: State) -> list[int]:
    """Mutant tokens by Zone as the open cards ask for them."""
    named = [card.removeprefix("mutant_") for card in state.mutant_open]
    return [named.count(DISTRICTS[zone // 2]) for zone in range(12)]


def blanks(state: State) -> int:
    return sum(card.startswith("mutant_blank") for card in state.mutant_open)


@pytest.mark.rule("SET-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_set_01_the_main_board_has_twelve_zones_and_nobody_stands_on_it(seats: int) -> None:
    state = new_game(seats).state
    assert len(state.content.zones) == 12
    assert state.zones == [-1] * (12 * seats)
    assert [len(track) for track in state.content.tracks] == [9, 9, 9]


@pytest.mark.rule("AMB-18")
def test_setup_runs_in_the_printed_order_and_the_seed_decides_all_of_it() -> None:
    assert SETUP[-1] == "GEN-01"
    printed = [rule for rule in SETUP[:-1] if rule != "SET-07"]  # waits for the others: it may ask (AMB-153)
    assert printed == sorted(printed)
    assert SETUP.index("SET-07") < SETUP.index("SET-19")
    assert new_game(3, 7).dump() == new_game(3, 7).dump()
    assert new_game(3, 7).dump()["row"] != new_game(3, 8).dump()["row"]


@pytest.mark.rule("SET-02", "AMB-133", "AMB-17")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 5), (3, 5), (4, 6)])
def test_set_02_the_row_is_filled_from_the_right_with_the_top_of_the_shuffled_deck(seats: int, spaces: int) -> None:
    rows = set()
    for state in shuffled(seats):
        deck = pile(content().survivors, "survivor deck", state.seed)
        assert state.row == deck[-spaces:]  # the first card drawn (the last of the pile) lies on the right
        assert state.survivor_deck == deck[:-spaces]
        assert sorted(state.row + state.survivor_deck) == sorted(content().survivors)
        rows.add(tuple(state.row))
    assert len(rows) == 40


@pytest.mark.rule("AMB-17")
def test_amb_17_the_space_that_only_four_players_use_is_the_leftmost_of_the_row() -> None:
    assert content().row_prices(4) == (5, 4, 4, 3, 2, 2)
    assert content().row_prices(3) == content().row_prices(2) == (4, 4, 3, 2, 2)


@pytest.mark.rule("SET-03")
@pytest.mark.parametrize("seats", COUNTS)
def test_set_03_one_directive_of_each_deck_is_open_and_eleven_leave_the_game(seats: int) -> None:
    seen = set()
    for state in shuffled(seats):
        assert [content().directives[card].deck for card in state.directives] == ["a", "b"]
        out = sorted(card for card in state.aside if card.startswith("directive"))
        assert out == sorted(set(content().directives) - set(state.directives))
        assert len(out) == 11
        seen |= set(state.directives)
    assert len(seen) == 13


@pytest.mark.rule("SET-04")
@pytest.mark.parametrize("seats", COUNTS)
def test_set_04_the_beginning_lies_open_beside_five_random_events_and_no_event_token(seats: int) -> None:
    seen = set()
    for state in shuffled(seats):
        assert state.event == BEGINNING
        assert content().events[state.event].district == -1
        assert (len(state.event_deck), state.event_discard) == (5, [])
        out = [card for card in state.aside if card.startswith(("event", "bonus"))]
        assert len(out) == 6
        every = set(content().events) - {BEGINNING} - BONUS
        assert sorted(state.event_deck + out) == sorted(every)
        assert GAME.view(state, 0).event_deck == ["?"] * 5
        seen |= set(state.event_deck)
    assert len(seen) == 11


@pytest.mark.rule("AMB-15")
def test_amb_15_with_the_switch_five_of_fifteen_events_are_used_and_the_beginning_stays_first() -> None:
    seen = set()
    for seed in range(60):
        state = GAME.start(3, seed, {"bonus_events": True}, content())
        assert (state.event, len(state.event_deck)) == (BEGINNING, 5)
        out = [card for card in state.aside if card.startswith(("event", "bonus"))]
        assert len(out) == 10
        assert sorted(state.event_deck + out) == sorted(set(content().events) - {BEGINNING})
        seen |= set(state.event_deck)
    assert len(seen) == 15


@pytest.mark.rule("SET-05", "AMB-155")
@pytest.mark.parametrize("seats", COUNTS)
def test_set_05_any_seat_may_become_first_player_and_seats_are_clockwise_as_named(seats: int) -> None:
    firsts = []
    for state in shuffled(seats, 60):
        firsts.append(state.first)
        assert [fact.seat for fact in state.facts if fact.key == "first_player"] == [state.first]
        order = [seat % seats for seat in range(state.first, state.first + seats)]
        assert state.clockwise() == tuple(order)
    assert set(firsts) == set(range(seats))


@pytest.mark.rule("SET-06", "AMB-04")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 7), (4, 8)])
def test_set_06_below_four_seats_exactly_the_4p_blank_leaves_the_mutant_deck(seats: int, cards: int) -> None:
    orders = set()
    for state in shuffled(seats):
        whole = state.mutant_deck + state.mutant_open
        kept = set(content().mutant_district) - ({"mutant_blank_4p"} if seats < 4 else set())
        assert sorted(whole) == sorted(kept)
        assert len(whole) == cards
        assert ("mutant_blank_4p" in state.gone) == (seats < 4)
        assert GAME.view(state, 0).mutant_deck == ["?"] * len(state.mutant_deck)
        orders.add(tuple(whole))
    assert len(orders) > 30


@pytest.mark.rule("SET-07", "SET-08", "EX-26", "AMB-05")
@pytest.mark.parametrize(("seats", "opened"), [(2, 2), (3, 1), (4, 1)])
def test_set_08_both_zones_of_each_open_district_hold_a_mutant_and_a_blank_brings_none(seats: int, opened: int) -> None:
    totals = set()
    for state in shuffled(seats):
        assert len(state.mutant_open) == opened
        assert state.mutants == token_zones(state)
        assert state.mutant_supply == 6 - sum(state.mutants)
        assert sum(state.mutants) == 2 * (opened - blanks(state))
        totals.add(sum(state.mutants))
    assert totals == {2 * opened, 2 * opened - 2}  # a blank (there was one) is not replaced by another card


@pytest.mark.rule("SET-09", "SET-10", "AMB-133")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 4), (3, 4), (4, 5)])
def test_set_09_10_both_mission_columns_are_filled_from_the_top(seats: int, spaces: int) -> None:
    for state in shuffled(seats):
        for column, deck, cards, stream in (
            (state.basics, state.basic_deck, content().basics, "basic deck"),
            (state.advanced, state.advanced_deck, content().advanced, "advanced deck"),
        ):
            drawn = pile(cards, stream, state.seed)
            assert column == drawn[: -spaces - 1 : -1]
            assert deck == drawn[:-spaces]
    assert (len(content().basics), len(content().advanced)) == (30, 14)


@pytest.mark.rule("SET-11", "SET-12", "SET-13", "SET-14", "SET-15", "SET-17", "SET-22")
@pytest.mark.parametrize("seats", COUNTS)
def test_set_11_to_22_every_seat_starts_with_the_same_pieces(seats: int) -> None:
    t = new_game(seats)
    for seat in range(seats):
        me = t.seat(seat)
        assert t.tokens(seat, "bag") == {"hero": 1, "laborer": 6}
        assert t.tokens(seat, "supply") == {"ranger": 4, "scholar": 4, "builder": 4}
        assert [t.tokens(seat, name) for name in ("rest", "drawn", "retired")] == [{}, {}, {}]
        assert t.items(seat) == {"food": 0, "fuel": 0, "parts": 0, "ammo": 2, "meds": 2}
        assert (me.level, me.vp, me.tracks, me.rooms, me.columns) == (1, 0, [0, 0, 0], [-1] * 10, [[], [], []])


@pytest.mark.rule("SET-16")
@pytest.mark.parametrize("seats", COUNTS)
def test_set_16_nine_unseen_rubble_tokens_lie_on_all_rooms_but_the_checkpoint(seats: int) -> None:
    seen = set()
    for state in shuffled(seats):
        laid = [token for me in state.seats for token in me.rubble[1:]]
        assert [me.rubble[0] for me in state.seats] == [""] * seats
        out = [token for token in state.aside if token.startswith("rubble")]
        assert sorted(laid + out) == sorted(content().rubble)
        assert "" not in laid and len(laid) == 9 * seats
        for viewer in range(-1, seats):
            assert [me.rubble for me in GAME.view(state, viewer).seats] == [["", *["?"] * 9]] * seats
        seen.add(tuple(laid))
    assert len(seen) == 40


@pytest.mark.rule("SET-18")
@pytest.mark.parametrize("seats", COUNTS)
def test_set_18_one_hero_and_one_starter_more_than_players_are_open(seats: int) -> None:
    for state in shuffled(seats):
        for shown, every, prefix in (
            (state.heroes, content().heroes, "hero_"),
            (state.starters, content().starters, "starter_"),
        ):
            assert len(shown) == seats + 1
            out = [card for card in state.aside if card.startswith(prefix)]
            assert sorted(shown + out) == sorted(every)


@pytest.mark.rule("SET-19", "SET-20", "AMB-06", "AMB-132")
@pytest.mark.parametrize("seats", COUNTS)
def test_set_19_the_first_player_chooses_hero_and_starter_last_and_all_in_one_pass(seats: int) -> None:
    t = new_game(seats, 5)
    heroes, starters = list(t.state.heroes), list(t.state.starters)
    for seat in reversed(t.state.clockwise()):
        assert (t.decision.rule, t.decision.seat, t.decision.private) == ("SET-19", seat, False)
        assert t.options == tuple(f"take:{card}" for card in heroes)
        t.do(f"take:{heroes.pop(0)}")
        assert (t.decision.rule, t.decision.seat) == ("SET-19", seat)
        assert t.options == tuple(f"take:{card}" for card in starters)
        t.do(f"take:{starters.pop(-1)}")
    assert (t.state.heroes, t.state.starters) == ([], [])
    assert [card for card in t.state.gone if card in (*heroes, *starters)] == [*heroes, *starters]
    assert {decision.rule for decision in t.state.open} == {"SAL-02"}


@pytest.mark.rule("SET-20")
def test_set_20_the_hero_lies_beside_the_compound_and_the_starter_fills_one_of_three_slots() -> None:
    t = new_game(2, 3)
    taken: dict[int, list[str]] = {0: [], 1: []}
    while t.state.open[0].rule == "SET-19":
        taken[t.decision.seat].append(t.options[0].removeprefix("take:"))
        t.do(t.options[0])
    for seat, (hero, starter) in taken.items():
        assert (t.seat(seat).cards, t.seat(seat).spent, t.seat(seat).slots) == ([hero], [], [starter])
    plan = a_table().assigned(0, compound="laborer").cleared(0, "room_scout_post")
    two = plan.clone().planned(0, "starter_soup_line", "basic_toll_post").at("PLACE-01")
    full = plan.clone().planned(0, "starter_soup_line", "basic_toll_post", "basic_night_cull").at("PLACE-01")
    two.do("place:laborer:compound:room_scout_post")
    full.do("place:laborer:compound:room_scout_post")
    assert two.options == ("effect:room_scout_post", "done")
    assert full.options == ("done",)


@pytest.mark.rule("SET-21")
def test_set_21_each_seat_has_an_assignment_board_of_three_areas_behind_a_screen() -> None:
    t = a_table(3).at("DRAW-01")
    assert [me.areas for me in t.state.seats] == [[0] * 15] * 3
    t.choose(1, t.state.decision_of(1).options[2])
    seen = GAME.view(t.state, 0)
    assert seen.seats[1].areas == [0] * 15 + [1]
    assert sum(GAME.view(t.state, 1).seats[1].areas[10:]) == 1


def through_heroes(start: str | None, seats: int = 3, seed: int = 2) -> Table:
    options = {} if start is None else {"start": start}
    t = Table(GAME.start(seats, seed, options, content()))
    while t.state.open[0].rule == "SET-19":
        t.choose(t.state.open[0].seat, t.state.open[0].options[0])
    return t


@pytest.mark.rule("SET-23", "AMB-07")
def test_set_23_the_whole_table_plays_one_start_and_the_draft_unless_told_otherwise() -> None:
    draft, beginner, unsaid = through_heroes("draft"), through_heroes("beginner"), through_heroes(None)
    assert [(one.rule, one.seat) for one in draft.state.open] == [("SAL-02", seat) for seat in range(3)]
    assert [me.items for me in draft.state.seats] == [[0, 0, 0, 2, 2]] * 3
    assert (unsaid.state.start, unsaid.dump()) == ("draft", draft.dump())
    assert beginner.decision.rule == "SAL-11"
    assert [me.hand for me in beginner.state.seats] == [[], [], []]
    with pytest.raises(ValueError, match="draft"):
        through_heroes("both")


@pytest.mark.parametrize("start", ["draft", "beginner"])
def test_hero_even_who_takes_a_weaker_hero_gets_goods_and_nothing_else_changes(start: str) -> None:
    """Two games alike but for the switch: after both Heroes are taken only their goods differ."""
    brought = {}
    for seed in range(30):
        tables = [GAME.start(2, seed, {"start": start, "even_heroes": even}, content()) for even in (False, True)]
        while tables[0].open[0].rule == "SET-19":
            seat, facts = tables[0].open[0].seat, []
            option = tables[0].open[0].options[seed % len(tables[0].open[0].options)]
            assert tables[0].open == tables[1].open
            for table in tables:
                choose(table, seat, option, GAME.book)
                facts.append([fact for fact in table.facts if fact.key == "gained" and fact.values[0] == option[5:]])
            if option.startswith("take:hero"):
                assert facts[0] == []
                brought[option[5:]] = list(facts[1][0].values[1:6]) if facts[1] else []
        usual, even = tables
        for me, other in zip(usual.seats, even.seats, strict=True):
            goods = brought[me.cards[0]] or [0] * 5
            assert [a + b for a, b in zip(me.items, goods, strict=True)] == other.items
            assert (me.cards, me.slots, me.bag) == (other.cards, other.slots, other.bag)
        assert usual.open == even.open and usual.row == even.row
    assert brought == {
        "hero_cosmonaut": [1, 1, 1, 0, 0], "hero_mystic": [1, 1, 0, 0, 0], "hero_traffic_cop": [1, 0, 0, 0, 0],
        "hero_surgeon": [0, 0, 1, 0, 0], "hero_librarian": [], "hero_olympian": [],
    }  # fmt: skip


def test_hero_even_is_refused_alone_and_saved_only_where_it_holds() -> None:
    with pytest.raises(OptionProblem, match="'even_heroes' cannot be 'True' where 'solo' is 'town'"):
        GAME.start(1, 1, {"solo": "town", "even_heroes": True}, content())
    usual, even = (GAME.start(2, 1, {"even_heroes": one}, content()) for one in (False, True))
    assert "even_heroes" not in GAME.dump(usual), "a save from before it opens as it is"
    dumped = GAME.dump(even)
    assert dumped["even_heroes"] is True and GAME.load(dumped, content()).even_heroes
    assert not GAME.fits(even, 2, check_options(GAME.options, {}, 2))
