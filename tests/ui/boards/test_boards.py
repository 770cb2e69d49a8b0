"""The boards of Resurgence at the three sizes: all that must be there is, and nothing that must not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations, pairwise, product

import pytest
from rich.cells import cell_len
from textual.geometry import Size

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.outlook import penalty_of
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.vocab import (
    AREA_WORDS,
    DISTRICT_IDS,
    ITEM_WORDS,
    ROOM_IDS,
    TOKEN_WORDS,
    ZONE_IDS,
    Item,
)
from resurgence_tui.i18n.text import words as words_in
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.card_rows import draw_event, draw_missions, draw_row
from resurgence_tui.ui.resurgence.boards.city_ground import BATTLEMENT, BRIDGE, HOUSE, RIVER, ground_of
from resurgence_tui.ui.resurgence.boards.city_plan import plan_for
from resurgence_tui.ui.resurgence.boards.compound_board import draw_compound
from resurgence_tui.ui.resurgence.boards.leadership_tracks import draw_tracks
from resurgence_tui.ui.resurgence.boards.main_board import draw_city
from resurgence_tui.ui.resurgence.boards.seat_bar import SeatBar, draw_seats
from resurgence_tui.ui.resurgence.solo.mutants_panel import draw_mutants
from resurgence_tui.ui.table.seats import Looks, SeatLook, default_looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.board import STEPS, nearest
from resurgence_tui.ui.widgets.painter import Drawing, Part, cells_of
from tests.build import a_table

from .positions import LOOKS, WORDS, mid_game, veiled

CITY_SIZES = [(96, 18), (96, 22), (76, 14), (76, 18), (74, 22), (80, 13), (80, 10), (72, 24), (130, 30)]
MAPS = [size for size in CITY_SIZES if plan_for(*size) is not None]
TRACK_SIZES = [(35, 6), (37, 6), (40, 9), (42, 6), (62, 12), (80, 13)]
ROW_SIZES = ((47, 6), (49, 12), (80, 11), (78, 14), (160, 5))
COMPOUND_SIZES = [(98, 16), (97, 15), (76, 21), (72, 22), (72, 20), (70, 18), (60, 16), (80, 13), (76, 14), (80, 11)]
MISSION_SIZES = [(47, 12), (47, 22), (80, 13), (120, 13), (40, 13), (40, 11), (80, 11), (60, 15), (62, 21), (78, 14)]

Draw = Callable[[State, Looks, Signs], Drawing]


def city(width: int, height: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_city(view, looks, WORDS, width, height, signs, view.turn.seat)


def compound(width: int, height: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_compound(view, 1, looks, WORDS, width, height, signs)


def tracks(width: int, height: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_tracks(view, looks, WORDS, width, height, signs)


def seats(width: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw_seats(view, looks, WORDS, width, signs)


def panel(draw: Callable[..., Drawing], width: int, height: int, view: State, looks: Looks, signs: Signs) -> Drawing:
    return draw(view, WORDS, width, height, signs)


ALL: dict[str, Draw] = {
    **{f"city {w}x{h}": partial(city, w, h) for w, h in CITY_SIZES},
    **{f"compound {w}x{h}": partial(compound, w, h) for w, h in COMPOUND_SIZES},
    **{f"tracks {w}x{h}": partial(tracks, w, h) for w, h in TRACK_SIZES},
    **{f"seats {w}": partial(seats, w) for w in (160, 120, 80)},
    **{f"row {w}x{h}": partial(panel, draw_row, w, h) for w, h in ROW_SIZES},
    **{f"missions {w}x{h}": partial(panel, draw_missions, w, h) for w, h in MISSION_SIZES},
    **{f"event {w}x{h}": partial(panel, draw_event, w, h) for w, h in ((35, 10), (47, 4), (80, 13), (38, 7))},
    **{f"mutants {w}x{h}": partial(panel, draw_mutants, w, h) for w, h in ((35, 7), (80, 13))},
}


def cell(drawing: Drawing, x: int, y: int) -> str:
    return drawing.rows[y][0][x]


def text_of(parts: Iterable[Part]) -> str:
    """The characters of some parts."""
    return "".join(text for text, _ in parts)


def within(drawing: Drawing, spot: str) -> str:
    """The characters of a spot."""
    return "\n".join(
        "".join(drawing.rows[y][0][region.x : region.right])
        for region in drawing.spots[spot].regions
        for y in range(region.y, region.bottom)
    )


@pytest.mark.parametrize("name", ALL)
def test_every_line_is_exactly_as_wide_as_the_board(name: str) -> None:
    for seed, signs in product((3, 17, 23), (theme.UNICODE, theme.ASCII)):
        drawing = ALL[name](mid_game(seed=seed), LOOKS, signs)
        assert len(drawing.rows) == drawing.height
        for chars, styles in drawing.rows:
            assert len(chars) == len(styles) == drawing.width == cell_len("".join(chars))
        for strip in drawing.lines:
            assert strip.cell_length == drawing.width
        for spot in drawing.spots.values():
            for region in spot.regions:
                assert 0 <= region.x < region.right <= drawing.width and 0 <= region.y < region.bottom <= drawing.height
            assert spot.regions[0].contains(*spot.mark)


@pytest.mark.parametrize("name", ALL)
def test_every_text_has_its_words_in_signs_of_width_one_without_emoji(name: str) -> None:
    text = ALL[name](mid_game(), default_looks(4), theme.UNICODE).text
    assert "{" not in text
    for char in set(text) - {"\n"}:
        assert cells_of(char) == (char,)
        assert ord(char) < 0x2700 or char == "✓"
    assert ALL[name](mid_game(), default_looks(4), theme.ASCII).text.isascii()


@pytest.mark.parametrize(("width", "height"), [(0, 0), (1, 1), (5, 3), (20, 2), (30, 5), (300, 80)])
def test_odd_sizes_do_no_harm(width: int, height: int) -> None:
    view = mid_game()
    for draw in (city, compound, tracks):
        assert draw(width, height, view, LOOKS, theme.UNICODE).height == height
    for flat in (draw_row, draw_missions, draw_event, draw_mutants):
        assert flat(view, WORDS, width, height).width == width
    assert seats(width, view, LOOKS, theme.UNICODE).width == width


@pytest.mark.parametrize(("width", "height"), CITY_SIZES)
@pytest.mark.parametrize("seed", [3, 4, 12, 23])
def test_the_city_shows_every_zone_token_and_penalty(width: int, height: int, seed: int) -> None:
    view = mid_game(seed=seed)
    drawing = city(width, height, view, default_looks(4), theme.UNICODE)
    assert list(drawing.spots) == list(ZONE_IDS)
    for district in DISTRICT_IDS:
        assert WORDS.text(district) in drawing.text
    for zone in view.content.zones:
        text = within(drawing, zone.id)
        access = AREA_WORDS[zone.access]
        assert WORDS.text(access) in text or f"[{WORDS.attribute(access, 'sign')}]" in text
        for seat in range(4):
            token = view.token_at(zone.index, seat)
            if token >= 0:
                sign, name = WORDS.attribute(TOKEN_WORDS[token], "sign"), WORDS.text(TOKEN_WORDS[token])
                assert f"{seat + 1}{sign}" in text or f"{seat + 1} {name}" in text
        assert text.count("MU") == view.mutants[zone.index]
        due = penalty_of(view, zone.index)
        asked = due and view.token_at(zone.index, view.turn.seat) < 0
        assert (WORDS.text("board_pay", count=due) in text) == bool(asked)


def test_the_city_shows_who_may_go_where() -> None:
    drawing = city(96, 18, mid_game(), LOOKS, theme.UNICODE)
    assert "Builder, Hero" in within(drawing, "arbat_lower")
    assert "anybody" in within(drawing, "arbat_upper")
    for size in ((76, 14), (80, 13)):
        small = city(*size, mid_game(), LOOKS, theme.UNICODE)
        assert "B/H" in within(small, "arbat_lower") and "any" in within(small, "arbat_upper")


@pytest.mark.parametrize(("width", "height"), MAPS)
@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII], ids=["unicode", "ascii"])
def test_on_the_map_zones_lie_as_they_are_called_and_the_ground_touches_none(
    width: int, height: int, signs: Signs
) -> None:
    drawing = city(width, height, mid_game(), default_looks(4), signs)
    places = {name: spot.regions[0] for name, spot in drawing.spots.items()}
    for left, right in (("revolution_square", ("left", "right")), ("hope_island", ("left", "right"))):
        first, second = (places[f"{left}_{side}"] for side in right)
        assert first.y == second.y and first.right == second.x
    for district in ("arbat", "museum_row", "kremlin"):
        first, second = (places[f"{district}_{side}"] for side in ("upper", "lower"))
        assert first.x == second.x and first.bottom == second.y
    assert places["arbat_upper"].x < places["kremlin_upper"].x < places["barbarian_gate_left"].x
    assert places["revolution_square_left"].y < places["kremlin_upper"].y < places["kremlin_lower"].y
    assert all(not one.overlaps(other) for one, other in combinations(places.values(), 2))
    ground = {RIVER, BRIDGE, BATTLEMENT, HOUSE}
    for place in places.values():
        for y in range(place.y, place.bottom):
            assert ground.isdisjoint(drawing.rows[y][1][place.x : place.right])


@pytest.mark.parametrize(("width", "height"), MAPS)
def test_every_zone_of_the_map_is_reached_by_arrows(width: int, height: int) -> None:
    spots = city(width, height, mid_game(), LOOKS, theme.UNICODE).spots
    for start in spots:
        reached, new = {start}, [start]
        while new:
            at = new.pop()
            ways = {nearest(spots[at], direction, list(spots.values())) for direction in STEPS} - reached - {""}
            reached |= ways
            new += ways
        assert reached == set(ZONE_IDS)


@pytest.mark.parametrize(("width", "height"), MAPS)
def test_the_river_flows_whatever_happens_in_the_city(width: int, height: int) -> None:
    """The ground is drawn once for a size; positions are drawn over copies of it."""
    plan = plan_for(width, height)
    assert plan is not None
    before = [chars.copy() for chars, _ in ground_of(plan, theme.UNICODE).rows]
    city(width, height, mid_game(), LOOKS, theme.UNICODE)
    assert [chars for chars, _ in ground_of(plan, theme.UNICODE).rows] == before
    assert any(style is RIVER for _, row in ground_of(plan, theme.UNICODE).rows for style in row)


def test_penalties_are_those_of_the_seat_on_turn_and_of_nobody_without_one() -> None:
    view = mid_game()
    assert "pay" not in draw_city(view, LOOKS, WORDS, 96, 18).text
    assert "pay" in draw_city(view, LOOKS, WORDS, 96, 18, payer=view.turn.seat).text


def test_the_event_token_lies_beside_its_district() -> None:
    view = GAME.clone(mid_game())
    view.event = next(card.id for card in view.content.events.values() if card.district >= 0)
    district = view.content.events[view.event].district
    line = next(
        line for line in city(96, 18, view, LOOKS, theme.UNICODE).text.splitlines()
        if WORDS.text(DISTRICT_IDS[district]) in line
    )
    assert f"{WORDS.text(DISTRICT_IDS[district])} {WORDS.text('board_event_token')}" in line
    view.event = view.content.beginning
    assert WORDS.text("board_event_token") not in city(96, 18, view, LOOKS, theme.UNICODE).text


def test_a_crowded_zone_shows_all_its_tokens_at_every_size() -> None:
    view = GAME.clone(mid_game())
    view.zones[0:4] = [0, 1, 2, 3]
    view.mutants[0] = 4
    for width, height in CITY_SIZES:
        text = within(city(width, height, view, LOOKS, theme.UNICODE), "arbat_upper")
        for badge in ("4MU", "1H", "2L", "3R", "4S"):
            assert badge in text, (width, height)


@pytest.mark.parametrize(("width", "height"), COMPOUND_SIZES)
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("seed", [3, 17, 23])
def test_a_compound_shows_rooms_missions_and_cards(width: int, height: int, seat: int, seed: int) -> None:
    view = mid_game(seed=seed)
    me = view.seats[seat]
    drawing = draw_compound(view, seat, default_looks(4), WORDS, width, height)
    parts = {*ITEM_WORDS, "points", "tokens", "rest", "areas", f"level_{min(me.level + 1, 4)}"}
    assert set(drawing.spots) == {*ROOM_IDS, *me.slots, *me.cards, *view.content.column_ids, *parts}
    for item in Item:
        assert f"{me.items[item]}/{view.content.numbers.limits[item]}" in drawing.text
    for room in ROOM_IDS:
        text = within(drawing, room)
        assert WORDS.text(room) in text or str(WORDS.attribute(room, "short")) in text
        token = me.rooms[ROOM_IDS.index(room)]
        if token >= 0:
            assert f"{seat + 1}{WORDS.attribute(TOKEN_WORDS[token], 'sign')}" in text
    for mission in me.slots:
        card, text = view.content.missions[mission], within(drawing, mission)
        trades = (glyphs.trade_parts(card, WORDS, theme.UNICODE), glyphs.whole_trade(card, WORDS, theme.UNICODE))
        assert any(text_of(trade) in text for trade in trades)


def test_a_room_tells_cleared_rubble_and_above_the_level() -> None:
    view = GAME.clone(mid_game())
    me = view.seats[0]
    me.level, me.rooms = 2, [-1] * 10
    me.rubble = ["", "?", "?", "?", "?", "?", "?", "?", "?", "?"]
    drawing = draw_compound(view, 0, LOOKS, WORDS, 72, 22)
    assert within(drawing, "room_checkpoint").split()[0] == theme.UNICODE.done
    assert within(drawing, "room_armory").split()[0] == f"{theme.UNICODE.rubble}L1"
    assert within(drawing, "room_workshop").split()[0] == f"{theme.UNICODE.empty}L3"


def test_a_compound_tells_end_vp_next_icon_and_next_level() -> None:
    view = GAME.clone(mid_game())
    me = view.seats[0]
    me.level, me.items = 2, [2, 0, 0, 8, 3]
    text = draw_compound(view, 0, LOOKS, WORDS, 72, 22).text
    ammo, meds = text.splitlines()[:2]
    assert "8/13" in ammo and "2vp 4vp at 11" in ammo
    assert "3/13" in meds and "0vp 1vp at 5" in meds
    assert "5Am✓ 5Me pay 2Fo✓ 2Fu" in text
    me.level = 4
    text = draw_compound(view, 0, LOOKS, WORDS, 72, 22).text
    assert "4 9vp" in text and "hold" not in text


def test_a_planned_mission_tells_what_is_lacking() -> None:
    view = GAME.clone(mid_game())
    me = view.seats[0]
    me.slots, me.items = ["basic_clear_the_gallery"], [0, 0, 0, 1, 0]
    assert "lacks 2Am" in within(draw_compound(view, 0, LOOKS, WORDS, 72, 22), "basic_clear_the_gallery")
    me.items[Item.AMMO] = 3
    text = within(draw_compound(view, 0, LOOKS, WORDS, 72, 22), "basic_clear_the_gallery")
    assert "lacks" not in text and theme.UNICODE.done in text


def test_free_slots_stand_under_their_label_and_move_nothing_where_there_is_least_room() -> None:
    view = GAME.clone(mid_game())
    me = view.seats[0]
    rows = []
    for slots, told in (([], "Planned  3 free slots"), (["basic_clear_the_gallery"], "Planned  2 free slots"),
                        (["basic_clear_the_gallery", "basic_night_school"], "Planned  free slot")):
        me.slots, me.completing = slots, ""
        drawing = draw_compound(view, 0, LOOKS, WORDS, 80, 11)
        lines = drawing.text.splitlines()
        assert drawing.text.count("free slot") == 1 and any(line.startswith(told) for line in lines)
        assert all(slot in drawing.spots for slot in slots)
        rows.append(next(at for at, line in enumerate(lines) if line.startswith("Done")))
    assert len(set(rows)) == 1


def test_used_and_new_cards_are_marked_in_words() -> None:
    view = GAME.clone(mid_game())
    me = view.seats[0]
    me.cards, me.spent = ["hero_mystic", "survivor_chef", "survivor_miner"], ["survivor_chef"]
    view.turn.seat, view.turn.rescued = 0, ["survivor_miner"]
    drawing = draw_compound(view, 0, LOOKS, WORDS, 72, 22)
    assert "used" in within(drawing, "survivor_chef")
    assert "next turn" in within(drawing, "survivor_miner")
    assert "used" not in within(drawing, "hero_mystic")


def test_the_row_bonus_is_open_or_taken() -> None:
    view = GAME.clone(mid_game())
    for taken, words in ((False, "row bonus open"), (True, "row bonus taken")):
        view.seats[0].row_bonus = taken
        for width, height in COMPOUND_SIZES:
            assert words in draw_compound(view, 0, LOOKS, WORDS, width, height).text


@pytest.mark.parametrize(("width", "height"), COMPOUND_SIZES)
def test_hidden_tokens_of_another_seat_never_appear(width: int, height: int) -> None:
    table = veiled()
    for seat in range(4):
        for viewer in (NOBODY, (seat + 1) % 4):
            first = draw_compound(GAME.view(table, viewer), seat, LOOKS, WORDS, width, height).text
            other = GAME.clone(table)
            me = other.seats[seat]
            spare = [0, 0, 0, 0, sum(me.bag) + sum(me.drawn)]
            me.bag = [0, 0, 0, 0, spare[4] - sum(me.drawn)]
            me.drawn = [0, sum(me.drawn), 0, 0, 0]
            me.areas = [0] * 14 + [sum(me.areas)]
            again = draw_compound(GAME.view(other, viewer), seat, LOOKS, WORDS, width, height).text
            assert first == again
            assert "?" in first
        own = draw_compound(GAME.view(table, seat), seat, LOOKS, WORDS, width, height).text
        assert "?" not in own


def test_rubble_and_decks_never_appear() -> None:
    table = mid_game()
    secret = [*table.survivor_deck, *table.basic_deck, *table.advanced_deck, *table.event_deck, *table.mutant_deck]
    for name, draw in ALL.items():
        text = draw(GAME.view(table, NOBODY), LOOKS, theme.UNICODE).text
        for card in secret:
            named = WORDS.text(card)
            if len(named) > 9 and named in text:
                assert named in draw(without(table, card), LOOKS, theme.UNICODE).text, (name, card)


def without(table: State, card: str) -> State:
    """The table as it is seen if that card were not in any deck."""
    other = GAME.clone(table)
    for deck in (other.survivor_deck, other.basic_deck, other.advanced_deck, other.event_deck, other.mutant_deck):
        if card in deck:
            deck[deck.index(card)] = deck[0]
    return GAME.view(other, NOBODY)


@pytest.mark.parametrize(("width", "height"), TRACK_SIZES)
def test_marks_stand_on_their_spaces(width: int, height: int) -> None:
    view = GAME.clone(mid_game())
    for seat, owner in enumerate(view.seats):
        owner.tracks = [0, 8, seat]
    drawing = tracks(width, height, view, LOOKS, theme.UNICODE)
    spaces = [f"track_{area}_{space}" for area in AREA_WORDS for space in range(9)]
    assert list(drawing.spots) == [*AREA_WORDS, *spaces]
    lines = [within(drawing, track).splitlines() for track in AREA_WORDS]
    assert "1234" in lines[0][0]
    assert lines[1][0].rstrip().endswith("1234")
    for seat in range(4):
        assert str(seat + 1) in lines[2][0]
    for track in range(3):
        assert lines[track][1].count("VP") == sum(1 for bonus in view.content.tracks[track] if bonus.vp)
        assert ("retire" if width == 62 else "ret") in lines[track][1]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(158, 12), (98, 12), (80, 13), (62, 12)])
def test_no_dot_of_an_empty_space_stands_in_the_words_before_it(language: str, width: int, height: int) -> None:
    text = draw_tracks(mid_game(), LOOKS, words_in(language), width, height).text
    assert theme.UNICODE.dot in text
    assert not re.search(rf"\w{theme.UNICODE.dot}|{theme.UNICODE.dot}\w", text), text


def test_the_income_of_a_column_is_whole_or_short_but_never_cut() -> None:
    told = [draw_compound(mid_game(), 1, LOOKS, words_in(language), 100, 15).text for language in ("en", "pl")]
    assert "1 Food or 1 Fuel" in told[0] and "1Ży lub 1Pa" in told[1]


def test_the_row_shows_price_type_and_ability() -> None:
    view = GAME.clone(mid_game())
    view.row = ["", "survivor_chef", "survivor_sniper", "survivor_pilot", "survivor_doctor", "survivor_miner"]
    for width, height in ROW_SIZES:
        drawing = draw_row(view, WORDS, width, height)
        assert list(drawing.spots) == view.row[1:]
        text = within(drawing, "survivor_chef")
        in_a_row = (width, height) in ((78, 14), (160, 5))
        assert ("4 Food" in text and "Builder" in text) if in_a_row else text.split()[:3] == ["4Fo", "B", "Chef"]
        assert "Chef" in text and "+1" in text
        assert WORDS.text("board_empty_space") in drawing.text


@pytest.mark.parametrize(("width", "height"), MISSION_SIZES)
def test_missions_show_place_cost_and_reward(width: int, height: int) -> None:
    view = mid_game(seed=12)
    drawing = draw_missions(view, WORDS, width, height)
    names = [name for name in [*view.basics, *view.advanced] if name]
    assert list(drawing.spots) == names
    for name in names:
        mission, text = view.content.missions[name], within(drawing, name)
        place, trade = text_of(glyphs.places_parts(mission, WORDS)), glyphs.trade_parts(mission, WORDS, theme.UNICODE)
        whole_place, whole = glyphs.whole_places(mission, WORDS), glyphs.whole_trade(mission, WORDS, theme.UNICODE)
        if width >= 78 or (width >= 60 and len(drawing.spots[name].regions) == 2):
            assert place in text or text_of(whole_place) in text
            assert text_of(trade) in text or text_of(whole) in text
            assert WORDS.text(name) in text or "…" in text
        else:
            assert "…" in text or text_of(trade) in text or text_of(whole) in text, text


def test_advanced_missions_say_from_which_level() -> None:
    view = mid_game()
    assert "from level 3" in draw_missions(view, WORDS, 80, 13, level=2).text
    assert "from level" not in draw_missions(view, WORDS, 80, 13, level=3).text


def test_event_and_directives_have_name_and_text() -> None:
    view = mid_game()
    for height in (12, 3):
        drawing = draw_event(view, WORDS, 80, height)
        assert list(drawing.spots) == [view.event, *view.directives]
        for card in drawing.spots:
            assert WORDS.text(card) in within(drawing, card)
            assert len(within(drawing, card).strip()) > len(WORDS.text(card)) + 8


def test_mutant_cards_and_piles_are_counted() -> None:
    view = mid_game()
    drawing = draw_mutants(view, WORDS, 40, 9)
    assert list(drawing.spots) == view.mutant_open
    for pile in (view.survivor_deck, view.basic_deck, view.advanced_deck, view.event_deck, view.mutant_deck):
        assert str(len(pile)) in drawing.text


@pytest.mark.parametrize("width", [160, 120, 80])
def test_the_seat_bar_names_seats_and_whose_turn_it_is(width: int) -> None:
    view = mid_game()
    drawing = seats(width, view, LOOKS, theme.UNICODE)
    assert list(drawing.spots) == [f"seat_{seat}" for seat in range(4)]
    for seat, owner in enumerate(view.seats):
        text = within(drawing, f"seat_{seat}")
        assert f" {seat + 1}" in text and f"{owner.vp}VP" in text and f"L{owner.level}" in text
        assert (theme.UNICODE.turn in text) == (seat == view.open[0].seat)
        assert ("1st" in text) == (seat == view.first)
        assert ("bot" in text or f" {seat + 1}b " in text) == LOOKS[seat].bot
        assert LOOKS[seat].name[:2] in text


@pytest.mark.parametrize("size", [(80, 1), (120, 2), (160, 2)])
def test_the_seat_bar_tells_goods_tokens_and_totals_of_whoever_plays(size: tuple[int, int]) -> None:
    """The own ones at every size; in two lines those of all seats."""
    t = a_table(4).with_items(1, food=2, fuel=3, meds=4).with_items(2, parts=5)
    t.assigned(1, metro="laborer hero", compound="laborer").assigned(2, harbor="hero").at("PLACE-01", seat=1)
    t.state.totals = [0, 0, 0, 4, 0, 1, 0, 3, 0, 0, 0, 0]
    view = GAME.view(t.state, 1)
    looks = tuple(SeatLook(name, colour) for colour, name in enumerate(("Anna", "Boris", "Celina", "Dmitri")))
    bar = SeatBar(WORDS, signs=theme.UNICODE)
    text = within(bar.drawn(view, looks, Size(*size)), "seat_1")
    long, short = "Food 2 Fuel 3 Parts 0 Ammo 0 Meds 4", "Fo2 Fu3 Pa0 Am0 Me4"
    assert (long if size[0] == 160 else short) in text and "3 left" in text and "Boris" in text
    assert ("[M]4 [H]0 [C]1" in text) == (size[0] > 80)
    other = within(bar.drawn(view, looks, Size(*size)), "seat_2")
    assert ("Pa5" in other and "1 left" in other) == (size[1] > 1)


def test_a_narrow_seat_bar_clips_the_longest_names_first() -> None:
    text = seats(80, mid_game(), LOOKS, theme.UNICODE).text
    assert "Anna" in text and "Dmitri" in text and "…" in text


@pytest.mark.parametrize("name", ALL)
def test_a_name_of_wide_characters_does_not_move_anything_else(name: str) -> None:
    """Boards that show no names look the same; the seat bar keeps its badges apart."""
    view = mid_game()
    plain = ALL[name](view, tuple(look._replace(name="Anna") for look in LOOKS), theme.UNICODE)
    wide = ALL[name](view, LOOKS, theme.UNICODE)
    if not name.startswith("seats"):
        assert plain.text == wide.text
    else:
        assert list(plain.spots) == list(wide.spots)
        ends = [wide.spots[spot].regions[0] for spot in wide.spots]
        assert all(left.right < right.x for left, right in pairwise(ends))
