"""RSD-SET, RSD-LAY, RSD-BASE, RSD-DRAFT: from the first tile to the first turn."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.options import OptionProblem
from resurgence_tui.games.residuum.board import bonus
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import RING_CELLS, TOWN, around, distance, hex_id, touching
from resurgence_tui.games.residuum.rulebook import book
from resurgence_tui.games.residuum.rules.setup_map import chance_cell, legal_cells
from resurgence_tui.games.residuum.rules.setup_seats import legal_bases
from resurgence_tui.games.residuum.state import State
from resurgence_tui.games.residuum.vocab import POOR, TERRAIN_OF, TERRAINS
from tests.games.residuum.field import A, B, C, Field, content


def a_game(seats: int = 2, seed: int = 1, **options: str | bool) -> State:
    """A new game."""
    return GAME.start(seats, seed, options, content())


def play_until(state: State, rule: str, seed: int = 1) -> list[tuple[str, int]]:
    """Answer at random until a rule asks; rules and seats that were asked."""
    rng, asked = Random(seed), []
    while state.open[0].rule != rule:
        asked.append((state.open[0].rule, state.open[0].seat))
        choose(state, state.open[0].seat, rng.choice(state.open[0].options), book)
    return asked


@pytest.mark.rule("RSD-GEN-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_seats_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats"):
        a_game(seats)


@pytest.mark.rule("RSD-SET-09", "RSD-AMB-09")
def test_the_options_and_their_defaults() -> None:
    state = a_game()
    assert (state.map, state.bases, state.simpler) == ("laid", "chosen", False) and state.open[0].rule == "RSD-ASK-01"
    assert a_game(map="dealt").open[0].rule == "RSD-ASK-03"
    assert a_game(map="dealt", bases="dealt").open[0].rule == "RSD-ASK-04"
    assert GAME.fits(a_game(map="dealt"), 2, {"map": "dealt", "bases": "chosen", "simpler": False})
    with pytest.raises(OptionProblem):
        a_game(map="drawn")


@pytest.mark.rule("RSD-SET-01", "RSD-BASE-01", "RSD-DRAFT-01", "RSD-LAY-02", "RSD-SET-05")
def test_setup_goes_from_the_lead_seat_in_its_order() -> None:
    state = a_game(3, seed=4)
    lead = state.lead
    asked = play_until(state, "RSD-ASK-08")
    rules = [rule for rule, _ in asked]
    order = ["RSD-ASK-01", "RSD-ASK-02", "RSD-ASK-03", "RSD-ASK-04", "RSD-ASK-05", "RSD-ASK-06"]
    assert list(dict.fromkeys(rules)) == [rule for rule in order if rule in rules]
    clockwise = [(lead + i) % 3 for i in range(3)]
    drawers = [seat for rule, seat in asked if rule == "RSD-ASK-01"][::3]
    assert drawers == [clockwise[i % 3] for i in range(8)]
    assert [seat for rule, seat in asked if rule == "RSD-ASK-03"] == clockwise
    assert [seat for rule, seat in asked if rule == "RSD-ASK-04"] == clockwise * 3


@pytest.mark.rule("RSD-SET-02", "RSD-SET-03", "RSD-SET-04", "RSD-SET-06", "RSD-SET-07", "RSD-FACT-41")
def test_what_each_seat_begins_with() -> None:
    state = a_game(4, map="dealt", bases="dealt")
    assert sorted(me.character for me in state.seats) == sorted(content().characters)
    for me in state.seats:
        assert me.store == [6, 0, 0, 0, 0, 0, 0, 0, 0] and not me.power_used and not me.visited
        assert me.outriders == [me.basecamp, *[""] * 5] and me.marks == [1, 0, 0, 0, 0, 0]
        assert me.outposts == [me.basecamp, "", "", ""] and me.outposts_active == [False] * 4
        assert me.loose == [me.basecamp] and me.basecamp_active
    assert [fact.key for fact in state.facts][:4] == ["character_dealt"] * 4
    assert [fact.seat for fact in state.facts if fact.key == "lead_chosen"] == [state.lead]


@pytest.mark.rule("RSD-SET-05", "RSD-SET-08", "RSD-SET-03", "RSD-UNDO-07")
def test_lead_first_and_characters_are_drawn_each_from_its_own_stream() -> None:
    leads, firsts, characters = set(), set(), set()
    for seed in range(30):
        state = a_game(3, seed, map="dealt", bases="dealt")
        play_until(state, "RSD-ASK-08")
        leads.add(state.lead)
        firsts.add(state.first)
        characters.add(state.seats[0].character)
        assert state.mover == state.first and state.round == 1
        assert {*state.chance} == {
            "characters", "tiles", "starting hexes", "lead", "discoveries", "town cards", "first", "map", "bases",
        }  # fmt: skip
    assert leads == firsts == {0, 1, 2} and characters == {*content().characters}


@pytest.mark.rule("RSD-LAY-01", "RSD-HEX-06")
def test_the_block_and_the_ring_lie_before_anybody_is_asked() -> None:
    state = a_game(2)
    assert [*state.terrain] == [TOWN, "e1s0", "e0n1", "w1s1", *(hex_id(cell) for cell in RING_CELLS)]
    assert [state.terrain[hex] for hex in ("e1s0", "e0n1", "w1s1")] == ["water_source", "food_supply", "tech_site"]
    assert len(state.stack) == 30 - 12 - 3 and len(state.drawn) == 3
    rings = {tuple(a_game(2, seed).terrain.values()) for seed in range(5)}
    assert len(rings) == 5


@pytest.mark.rule("RSD-LAY-02", "RSD-LAY-04", "RSD-HIDE-02", "RSD-FACT-01", "RSD-FACT-02")
def test_three_tiles_are_drawn_seen_by_all_and_laid_in_any_order() -> None:
    state = a_game(2, seed=3)
    drawn = list(state.drawn)
    assert next(fact for fact in state.facts if fact.key == "tiles_drawn").values == tuple(drawn)
    assert GAME.view(state, 1 - state.lead).drawn == drawn
    assert list(state.open[0].options) == [f"tile:{one}" for one in TERRAINS if one in drawn]
    last = state.open[0].options[-1]
    choose(state, state.lead, last, book)
    cell = state.open[0].options[0]
    choose(state, state.lead, cell, book)
    terrain, hex = last.removeprefix("tile:"), cell.removeprefix("lay:")
    assert state.terrain[hex] == terrain and state.facts[0].values == (terrain, hex)
    assert Counter(state.drawn) == Counter(drawn) - Counter([terrain])


@pytest.mark.rule("RSD-LAY-06", "RSD-LAY-07", "RSD-LAY-08", "RSD-AMB-10")
@pytest.mark.parametrize("seed", range(4))
def test_one_of_three_is_laid_beside_a_single_hex_as_it_is_counted_then(seed: int) -> None:
    state, counts = a_game(2, seed), []
    rng, place = Random(seed), set[int]()
    while state.open[0].rule in ("RSD-ASK-01", "RSD-ASK-02"):
        asked = state.open[0]
        option = rng.choice(asked.options)
        if option.startswith("lay:"):
            counts.append(touching(option.removeprefix("lay:"), state.terrain))
        choose(state, asked.seat, option, book)
    for draw in range(0, len(counts), 3):
        assert counts[draw : draw + 3].count(1) == 1
        place.add(counts[draw : draw + 3].index(1))
    assert len(place) > 1


@pytest.mark.rule("RSD-LAY-09", "RSD-LAY-05")
def test_a_tile_may_be_laid_into_a_hole_next_to_the_map_only() -> None:
    f = Field()
    del f.state.terrain["e4s0"]
    f.state.drawn = ["woodland"] * 3
    assert "e4s0" in legal_cells(f.state)
    assert all(touching(hex, f.state.terrain) for hex in legal_cells(f.state))
    f.state.alone = True
    assert "e4s0" in legal_cells(f.state)


@pytest.mark.rule("RSD-GEN-13", "RSD-ASK-02")
def test_a_very_ragged_map_is_asked_row_by_row() -> None:
    f = Field()
    f.state.terrain = {TOWN: "trade_town", **content().block} | {
        hex_id((q, r)): "wasteland" for r in (-3, 0, 3) for q in range(-12, 13) if hex_id((q, r)) not in ("e1s0", TOWN)
    }
    f.state.drawn = ["woodland"] * 3
    assert len(legal_cells(f.state)) > 60
    f.task("RSD-LAY-04", A).do("tile:woodland")
    assert f.options == ["row:n4", "row:n3", "row:n2", "row:n1", "row:s0", "row:s1", "row:s2", "row:s3", "row:s4"]
    f.do("row:s1")
    assert 0 < len(f.options) <= 60 and all(option.endswith("s1") for option in f.options)
    f.do(f.options[0])
    assert f.rule == "RSD-ASK-01"


@pytest.mark.rule("RSD-LAY-10", "RSD-LAY-11", "RSD-LAY-12", "RSD-AMB-12", "RSD-FACT-03", "RSD-COMP-04")
def test_holes_are_filled_in_hex_order_and_starting_hexes_left_over_go_to_the_box() -> None:
    f = Field()
    gone = ["e3n1", "e3s0", "w3s1"]
    for hex in gone:
        del f.state.terrain[hex]
    f.state.starting = list(content().starting)
    before = list(f.state.box)
    f.state.then("RSD-ASK-03", A)
    f.task("RSD-LAY-10", A)
    assert [values[1] for values in f.told("hole_filled")] == gone
    laid = [str(values[0]) for values in f.told("hole_filled")]
    boxed = Counter({terrain: f.state.box[number] - before[number] for terrain, number in TERRAIN_OF.items()})
    assert +boxed + Counter(laid) == Counter(content().starting) and f.state.starting == []


@pytest.mark.rule("RSD-LAY-11", "RSD-AMB-12")
def test_holes_beyond_the_starting_hexes_stay_empty() -> None:
    f = Field()
    for hex in ("e3n1", "e3s0", "w3s1"):
        del f.state.terrain[hex]
    f.state.starting = ["woodland"]
    f.state.then("RSD-ASK-03", A)
    f.task("RSD-LAY-10", A)
    assert f.told("hole_filled") == [("woodland", "e3n1")] and "e3s0" not in f.state.terrain


@pytest.mark.rule("RSD-SET-10")
def test_a_dealt_map_is_drawn_among_the_legal_cells_and_leaves_holes_open() -> None:
    filled = 0
    for seed in range(12):
        state = a_game(2, seed, map="dealt")
        filled += sum(fact.key == "hole_filled" for fact in state.facts)
        assert len(state.terrain) == 4 + 30 + sum(fact.key == "hole_filled" for fact in state.facts)
    assert filled >= 18
    f = Field()
    f.state.drawn = ["woodland"]
    assert all(chance_cell(f.state) in legal_cells(f.state) for _ in range(20))


@pytest.mark.rule("RSD-SET-11")
def test_dealt_basecamps_have_the_highest_bonus_that_is_legal() -> None:
    for seed in range(6):
        state, dealt = a_game(3, seed, map="dealt"), a_game(3, seed, map="dealt", bases="dealt")
        for seat in dealt.from_lead():
            legal = legal_bases(state)[1]
            home = dealt.seats[seat].basecamp
            assert home in legal
            assert bonus(state, seat, home) == max(bonus(state, seat, hex) for hex in legal)
            choose(state, seat, f"base:{home}", book)


@pytest.mark.rule("RSD-BASE-02", "RSD-BASE-03", "RSD-BASE-04", "RSD-BASE-05", "RSD-ASK-03", "RSD-AMB-94",
                  "RSD-FACT-04")
@pytest.mark.parametrize("seed", range(4))
def test_a_basecamp_is_placed_by_all_four_rules(seed: int) -> None:
    state = a_game(3, seed, map="dealt")
    while state.open[0].rule == "RSD-ASK-03":
        asked, others = state.open[0], [me.basecamp for me in state.seats if me.basecamp]
        legal = {
            hex
            for hex, terrain in state.terrain.items()
            if terrain == "wasteland"
            and TOWN not in around(hex)
            and all(distance(hex, one) >= 3 for one in others)
            and sum(state.terrain.get(one, "wasteland") not in POOR for one in around(hex)) <= 2
        }
        assert {option.removeprefix("base:") for option in asked.options} == legal and legal
        choose(state, asked.seat, asked.options[0], book)
        assert state.facts[0].values == (asked.options[0].removeprefix("base:"), 0)
    beside = {hex for one in ("e1s0", "e0n1", "w1s1") for hex in around(one)} - {*around(TOWN)}
    assert beside  # the small hexes of the block do not bar


def poor_map(*wastelands: str) -> Field:
    """Woodlands everywhere but for these; nobody has a Basecamp but A."""
    f = Field(3)
    f.terrain("woodland", *(hex for hex, terrain in f.state.terrain.items() if terrain == "wasteland"))
    f.terrain("wasteland", *wastelands)
    f.state.seats[B].basecamp = f.state.seats[C].basecamp = ""
    return f


@pytest.mark.rule("RSD-BASE-07", "RSD-BASE-09")
def test_then_the_distance_is_relaxed() -> None:
    f = poor_map("e4s0", "e6s0", "e5s0", "e2n1").basecamp(A, "e4s0").task("RSD-ASK-03", B)
    assert f.options == ["base:e6s0"]
    assert f.do("base:e6s0").told("basecamp_placed") == [("e6s0", 2)]


@pytest.mark.rule("RSD-BASE-08", "RSD-AMB-13")
def test_at_last_any_free_wasteland_will_do() -> None:
    f = poor_map("e4s0", "e5s0", "e2n1").basecamp(A, "e4s0")
    f.state.then("RSD-ASK-03", C)
    f.task("RSD-ASK-03", B)
    assert f.options == ["base:e5s0"]
    f.do("base:e5s0")
    assert f.options == ["base:e2n1"]
    assert f.do("base:e2n1").told("basecamp_placed") == [("e5s0", 3), ("e2n1", 3)]


@pytest.mark.rule("RSD-DRAFT-02", "RSD-FACT-05", "RSD-HIDE-03", "RSD-HIDE-04", "RSD-ASK-60")
def test_a_draft_is_private() -> None:
    state = a_game(2, map="dealt", bases="dealt")
    asked = state.open[0]
    assert asked.private and len(state.seats[asked.seat].looked) == 3
    seen = GAME.view(state, 1 - asked.seat)
    assert seen.seats[asked.seat].looked == ["?"] * 3 and seen.open[0].options == ()
    choose(state, asked.seat, asked.options[0], book)
    told = {(fact.key, fact.values, fact.eyes) for fact in state.facts}
    card = asked.options[0].removeprefix("keep:")
    assert told == {("card_kept", (), -1), ("card_kept", (card,), asked.seat)}


@pytest.mark.rule("RSD-DRAFT-04")
def test_after_the_draft_the_discard_is_shuffled_into_the_deck() -> None:
    state = a_game(3, map="dealt", bases="dealt")
    play_until(state, "RSD-ASK-08")
    assert [len(me.hand) for me in state.seats] == [3, 3, 3]
    assert len(state.discovery_deck) == 27 and state.discovery_discard == []


def boxed_in() -> Field:
    """A's Basecamp has nothing but Radiation Zones round it."""
    f = Field().basecamp(A, "e4s0").terrain("radiation_zone", *around("e4s0"))
    f.state.lead = B
    return f


@pytest.mark.rule("RSD-BASE-10", "RSD-BASE-11", "RSD-ASK-06", "RSD-AMB-08", "RSD-FACT-06", "RSD-COMP-05")
def test_who_is_boxed_in_may_swap_a_neighbour() -> None:
    f = boxed_in()
    f.state.then("RSD-ASK-11", B)
    f.task("RSD-BASE-10", -1)
    assert (f.rule, f.asked.seat) == ("RSD-ASK-06", A)
    assert f.options == [*(f"swap:{hex}" for hex in around("e4s0")), "swap:none"]
    before = f.lying()
    choose(f.state, A, "swap:e3s0", book)
    assert f.since(before) == {"e3s0": "wasteland", "box wasteland": -1, "box radiation_zone": 1}
    assert [fact.values for fact in f.state.facts] == [("e3s0", "radiation_zone", "wasteland")]


@pytest.mark.rule("RSD-BASE-11", "RSD-FACT-43")
def test_without_a_wasteland_in_the_box_nobody_is_asked_and_a_swap_may_be_declined() -> None:
    f = boxed_in().box(wasteland=0)
    f.state.then("RSD-ASK-11", A)
    assert f.task("RSD-BASE-10", -1).rule == "RSD-ASK-11"
    f = boxed_in()
    f.state.then("RSD-ASK-11", A)
    f.task("RSD-BASE-10", -1)
    before = f.lying()
    f.do("swap:none")
    assert f.since(before) == {} and f.told("swap_declined") == [()]
