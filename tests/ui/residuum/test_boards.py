"""What the boards of Residuum write where there is little room: nothing cut, nothing glued together."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from resurgence_tui.games.residuum.plans import Bargain, GoodsPlan
from resurgence_tui.games.residuum.vocab import RESOURCES
from resurgence_tui.i18n.residuum.sentences import why_text
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum.boards.all_seats import AllSeats
from resurgence_tui.ui.residuum.boards.cards_board import CardsBoard
from resurgence_tui.ui.residuum.boards.goods_form import GoodsForm
from resurgence_tui.ui.residuum.boards.hex_map import EMPTY, HexMap
from resurgence_tui.ui.residuum.boards.own_store import OwnStore
from resurgence_tui.ui.residuum.boards.town_board import TownBoard
from resurgence_tui.ui.table.seats import default_looks

from .games import first_turn, new_game, play_until, view_of

WORDS = words("en", game="residuum")


@pytest.fixture(scope="module")
def view():
    return view_of(first_turn())


def lines(board, view, width: int, height: int) -> list[str]:
    return board.drawn(view, default_looks(len(view.seats)), Size(width, height)).text.splitlines()


def test_the_store_leaves_a_blank_between_a_name_and_its_number(view) -> None:
    view.seats[0].store[0] = 11
    assert "Provisions 11 " in lines(OwnStore(WORDS), view, 45, 11)[0]


def test_all_cubes_of_a_seat_are_told(view) -> None:
    for store in ([11, 1, 1, 1, 1, 1, 1, 1, 1], [12, 10, 11, 12, 13, 14, 15, 10, 12], [3, 0, 0, 0, 0, 0, 0, 0, 2]):
        view.seats[0].store[:] = store
        text = "\n".join(lines(AllSeats(WORDS), view, 45, 14)[:4])
        assert all(f"{WORDS.attribute(word, 'short')} {count}" in text
                   for word, count in zip(RESOURCES, store, strict=True) if count)


def test_prices_and_calendar_have_room_for_their_words(view) -> None:
    view.seats[0].character = next(one for one, what in view.content.characters.items() if what.barterer)
    text = "\n".join(lines(TownBoard(WORDS), view, 80, 11))
    assert "Skilled Bartering " in text and "your Outriders eat." in " ".join(text.split())


@pytest.mark.parametrize("width", [45, 61, 80])
def test_the_heads_of_an_offer_are_whole(width: int) -> None:
    host = play_until(new_game(seed=2), "RSD-ASK-38", 0)
    seat = host.asks()[0].decision.seat
    form = GoodsForm(WORDS)
    form.open_with(Bargain(view_of(host, seat), seat), GoodsPlan())
    assert lines(form, view_of(host, seat), width, 11)[0].split()[-4:] == ["have", "give", "want", "theirs"]


@pytest.mark.parametrize("signs", [theme.UNICODE, theme.ASCII])
def test_a_star_card_is_not_marked_as_a_suggestion(view, signs: theme.Signs) -> None:
    board = CardsBoard(WORDS, signs=signs)
    board.show_cards([next(card for card, what in view.content.cards.items() if what.star)])
    text = "\n".join(lines(board, view, 60, 12))
    assert "(star)" in text and signs.advice not in text.splitlines()[0]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_card_too_narrow_for_name_and_star_tells_both(view, language: str) -> None:
    read = words(language, game="residuum")
    stars = [card for card, what in view.content.cards.items() if what.star]
    board, moved = CardsBoard(read), 0
    for card in stars:
        board.show_cards([card])
        frame, first, *_ = filter(str.strip, lines(board, view, 24, 14))
        name, has_star = read.text(card), f"{read.text('face_star')}: " in first
        assert has_star or read.text("hand_star", card=name) in frame
        assert name in frame or len(name) > 18
        moved += has_star
    assert 0 < moved < len(stars)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_is_visited_reads_in_one_line_what_the_visitor_brings_and_what_stands_there(language: str) -> None:
    host = play_until(new_game(seed=7), "RSD-ASK-36", 7)
    decision = host.asks()[0].decision
    told = why_text(words(language, game="residuum"), decision, view_of(host, decision.seat), names=host.names)
    assert ("1 Outpost and 1 Outrider." if language == "en" else "1 Posterunek i 1 Zwiadowca.") in told
    assert len(told) <= 78, "the line below the question in 80 columns"


def test_signs_on_the_map_never_lie_over_what_is_read(view) -> None:
    board = HexMap(WORDS)
    board.view = view
    for width, height in ((40, 9), (46, 11), (52, 13), (60, 15)):
        board.zoom = None
        board._corner = None
        board.drawn(view, default_looks(len(view.seats)), Size(width, height))
        room = board._room(Size(width, height))
        plain = board._window(Size(width, height))
        left, top = board._corner
        for y in range(height):
            for x in range(room.x, width):
                if plain.rows[y][0][x] in ("▲", "▼", "◄", "►") and plain.rows[y][1][x] == theme.TITLE:
                    assert board._whole.rows[y + top][0][x - room.x + left] in EMPTY
