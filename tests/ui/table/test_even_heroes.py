"""HERO-EVEN on the table: the goods that a Hero brings stand on its card and in a column of the menu."""

from __future__ import annotations

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.ui.resurgence.boards.offer_board import OfferBoard
from resurgence_tui.ui.widgets.menu_rows import on_several_lines
from tests.ui.table.playing import a_screen, menu_of


@pytest.mark.parametrize("seed", [5, 2])
async def test_goods_of_heroes_stand_on_their_cards_and_below_each_other(seed: int) -> None:
    host = Library().new(make_setup(parse_seats("Anna,bot:random"), seed, options={"even_heroes": True}))
    async with a_screen(host) as (_, screen):
        menu, offer = menu_of(screen), screen.query_one(OfferBoard)
        assert not on_several_lines(menu.rows, menu.size.width, menu.size.height)
        brings = [row for row in menu.rows if row.gain]
        assert brings and offer.drawing.text.count("At the start: +1") == len(brings)
