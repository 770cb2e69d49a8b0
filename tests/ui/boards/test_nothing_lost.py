"""Positions of the recorded games on the boards of three tables: every entry is there, or a mark where it is not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from textual.geometry import Size

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.outlook import penalty_of
from resurgence_tui.games.resurgence.view import View, view
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, DISTRICT_IDS, ITEM_WORDS, TOKEN_WORDS
from resurgence_tui.i18n.resurgence.sentences import card_text, effect_text
from resurgence_tui.saves.store import Store
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.card_rows import draw_event, draw_missions, draw_row
from resurgence_tui.ui.resurgence.boards.compound_board import draw_compound
from resurgence_tui.ui.resurgence.boards.leadership_tracks import draw_tracks
from resurgence_tui.ui.resurgence.boards.main_board import draw_city
from resurgence_tui.ui.resurgence.solo.solo_panel import draw_alone
from resurgence_tui.ui.table.layout import Shape, shape_of
from resurgence_tui.ui.table.seats import default_looks
from resurgence_tui.ui.widgets.painter import Drawing

from .positions import WORDS

GAMES = Path(__file__).parents[2] / "fixtures" / "games"
TABLES = (Size(80, 24), Size(120, 36), Size(160, 48))
EACH = 92
"""Every so many choices of a game are looked at."""

CUT = "…"
LEAST = 3
"""Characters before a cut that tell what is meant."""


@lru_cache
def positions(path: Path) -> tuple[View, ...]:
    """What the seat that is asked sees, in moments of a recorded game."""
    save = Store(GAMES).read(path)
    content = GAME.content(made_with=save.content_hash)
    table = GAME.start(len(save.setup.seats), save.setup.seed, save.setup.options, content)
    found = []
    for number, (seat, option) in enumerate(save.choices):
        if number % EACH == EACH - 1:
            found.append(view(table, table.open[0].seat if table.open else NOBODY))
        choose(table, seat, option, GAME.book)
    return tuple(found)


def room(table: Size, board: str, assigning: bool = False) -> Size:
    """What a board has to draw on at a table; with a frame or a heading as there."""
    region = at.places(table, board, board, alone=True, assigning=assigning)[board]
    if shape_of(table) is Shape.NARROW or below_tabs(table, board):
        return region.size
    if board == at.CITY:
        return Size(region.width - at.FRAME, region.height - at.FRAME)
    return Size(region.width, region.height - at.RULE)


def below_tabs(table: Size, board: str) -> bool:
    """Whether a board shares its room with others, and so has no heading."""
    return board in (*at.tabs_of(shape_of(table)), at.MUTANTS)


def within(drawing: Drawing, spot: str) -> str:
    """What stands on a spot, rows joined."""
    return " ".join(
        "".join(drawing.rows[y][0][region.x : region.right])
        for region in drawing.spots[spot].regions
        for y in range(region.y, region.bottom)
    )


def told(text: str, shown: str) -> bool:
    """Whether a text is shown, broken into lines, or begun and marked as cut."""
    plain = " ".join(text.replace(">", "→").split())
    flat = " ".join(shown.split())
    if plain in flat or all(word in flat for word in plain.split()):
        return True
    return any(f"{plain[:length]}{CUT}" in flat for length in range(LEAST, len(plain)))


def lost(texts: Iterable[tuple[str, ...]], shown: str) -> list[tuple[str, ...]]:
    """Of texts, each in several forms, those that are shown in none."""
    return [forms for forms in texts if not any(told(form, shown) for form in forms)]


def played() -> Iterator[tuple[View, Size]]:
    """All positions at all tables."""
    for path in sorted(GAMES.glob("*.json")):
        for position in positions(path):
            for table in TABLES:
                yield position, table


def test_every_zone_tells_access_effect_who_may_go_who_is_there_and_the_price() -> None:
    for position, table in played():
        seats, (width, height) = len(position.seats), room(table, at.CITY)
        payer = position.turn.seat
        drawing = draw_city(position, default_looks(seats), WORDS, width, height, payer=payer)
        for district in DISTRICT_IDS:
            assert WORDS.text(district) in drawing.text, (table, district)
        for zone in position.content.zones:
            shown = within(drawing, zone.id)
            access = AREA_WORDS[zone.access]
            facts = [
                (WORDS.text(access), f"[{WORDS.attribute(access, 'sign')}]"),
                (effect_text(WORDS, zone.effect), effect_text(WORDS, zone.effect, short=True)),
                (glyphs.who_may(zone.tokens, WORDS)[0], glyphs.who_may(zone.tokens, WORDS, long=True)[0]),
            ]
            facts += [tuple(named(seat, token, default_looks(seats), WORDS)[0]
                            for named in (glyphs.token_badge, glyphs.token_named))
                      for seat in range(seats) if (token := position.token_at(zone.index, seat)) >= 0]
            facts += [(text,) for text, _ in glyphs.encounter_badges(position, zone.index, WORDS) if text != " "]
            due = penalty_of(position, zone.index)
            if due and payer >= 0 and position.token_at(zone.index, payer) < 0:
                facts.append((str(due), WORDS.text("board_pay", count=due)))
            assert not lost(facts, shown), (table, zone.id, shown)


def test_every_compound_tells_rooms_missions_goods_piles_cards_and_columns() -> None:
    for position, table in played():
        width, height = room(table, at.COMPOUND)
        for seat, me in enumerate(position.seats):
            drawing = draw_compound(position, seat, default_looks(len(position.seats)), WORDS, width, height)
            text = drawing.text
            for name in position.content.column_ids:
                assert name in drawing.spots
            missions = [*me.slots, *([me.completing] if me.completing else [])]
            for name in missions:
                card = position.content.missions[name]
                places = glyphs.places_parts(card, WORDS)[0][0], glyphs.whole_places(card, WORDS)[0][0]
                shown = within(drawing, name)
                assert not lost([(WORDS.text(name),)], shown), (table, name, shown)
                assert not lost([places], shown) or CUT in shown, (table, name, shown)
            facts = [(WORDS.text(room.id), glyphs.short(WORDS, room.id)) for room in position.content.rooms]
            facts += [(f"{me.items[item]}/{limit}",) for item, limit in enumerate(position.content.numbers.limits)]
            facts += [(WORDS.text(word),) for word in ITEM_WORDS]
            facts += [(WORDS.text("board_bag", count=sum(me.bag)),), (WORDS.text("board_rest", count=sum(me.rest)),
                                                                    WORDS.text("board_rest_area", count=sum(me.rest)))]
            supply = [(f"{count}{glyphs.sign(WORDS, TOKEN_WORDS[token])}",)
                      for token, count in enumerate(me.supply) if count]
            piles = within(drawing, "tokens")
            assert not lost(supply, piles) or CUT in piles, (table, seat, text)
            facts.append((WORDS.text("board_row_bonus_taken" if me.row_bonus else "board_row_bonus_open"),))
            assert not lost(facts, text), (table, seat, text)
            missing = [name for name in me.cards if name not in drawing.spots]
            more = WORDS.text("board_more_cards", count=len(missing))
            assert not missing or more in text, (table, missing, text)
            for name in [name for name in me.cards if name in drawing.spots]:
                assert told(WORDS.text(name), within(drawing, name)), (table, name)


@pytest.mark.parametrize("table", TABLES)
def test_every_card_of_the_row_tells_name_token_ability_and_price(table: Size) -> None:
    width, height = room(table, at.ROW)
    for position, _ in ((one, size) for one, size in played() if size == table):
        drawing = draw_row(position, WORDS, width, height)
        for price, name in zip(position.content.row_prices(len(position.seats)), position.row, strict=False):
            if not name:
                continue
            card, shown = position.content.cards[name], within(drawing, name)
            kind = glyphs.card_token(card)
            facts = [
                (WORDS.text(name),), (WORDS.text(kind), glyphs.sign(WORDS, kind)),
                (card_text(WORDS, card), card_text(WORDS, card, short=True)),
                (WORDS.text("board_price", count=price), WORDS.text("board_price_whole", count=price)),
            ]
            whole = shown.replace("│", " ")
            assert not lost(facts, whole), (table, lost(facts, whole), shown)


def test_every_open_mission_tells_its_name_and_district() -> None:
    for position, table in played():
        width, height = room(table, at.MISSIONS)
        drawing = draw_missions(position, WORDS, width, height)
        for name in filter(None, (*position.basics, *position.advanced)):
            card, shown = position.content.missions[name], within(drawing, name)
            places = glyphs.places_parts(card, WORDS)[0][0], glyphs.whole_places(card, WORDS)[0][0]
            trades = ("".join(text for text, _ in glyphs.trade_parts(card, WORDS, theme.UNICODE)),
                      "".join(text for text, _ in glyphs.whole_trade(card, WORDS, theme.UNICODE)))
            assert not lost([(WORDS.text(name),), places, trades], shown), (table, name, shown)


def test_leadership_event_and_directives_are_all_told() -> None:
    for position, table in played():
        seats = len(position.seats)
        width, height = room(table, at.LEADERSHIP)
        tracks = draw_tracks(position, default_looks(seats), WORDS, width, height)
        for track, name in enumerate(AREA_WORDS):
            for seat, owner in enumerate(position.seats):
                place = tracks.spots[f"track_{name}_{owner.tracks[track]}"].regions[0]
                rows = tracks.rows[place.y][0]
                assert str(seat + 1) in rows[max(place.x - seats, 0) : place.right + seats], (table, name, seat)
        event = at.places(table, at.LEADERSHIP, at.LEADERSHIP)[at.EVENT].size
        height = event.height - (at.RULE if shape_of(table) is not Shape.NARROW else 0)
        drawing = draw_event(position, WORDS, event.width, height)
        for card in filter(None, (position.event if not position.solo else "", *position.directives)):
            assert told(WORDS.text(card), within(drawing, card)), (table, card, drawing.text)


@pytest.mark.parametrize("height", range(8, 22))
@pytest.mark.parametrize("width", [80, 78, 62])
def test_alone_every_district_tells_what_the_mutants_do_there(width: int, height: int) -> None:
    """Also where the guide, or tokens that are assigned, leave the panel less room."""
    for path in sorted(GAMES.glob("alone*.json")):
        for position in positions(path):
            drawing = draw_alone(position, WORDS, width, height)
            for district in DISTRICT_IDS:
                forms = WORDS.text(district), glyphs.short(WORDS, district)
                assert not lost([forms], drawing.text), (width, height, district, drawing.text)


@pytest.mark.parametrize(("width", "height"), [(60, 16), (80, 11), (78, 14), (98, 16)])
def test_a_compound_with_more_cards_than_rows_says_how_many_more(width: int, height: int) -> None:
    position = GAME.clone(positions(GAMES / "2_seats_draft_3.json")[-1])
    me = position.seats[0]
    me.slots = list(filter(None, position.basics))[:3]
    me.cards = [*me.cards[:1], *(name for name, card in position.content.cards.items() if card.type >= 0)][:9]
    drawing = draw_compound(position, 0, default_looks(2), WORDS, width, height)
    missing = [name for name in me.cards if name not in drawing.spots]
    assert not missing or WORDS.text("board_more_cards", count=len(missing)) in drawing.text, drawing.text
    for name in me.slots:
        assert told(WORDS.text(name), within(drawing, name)), drawing.text
