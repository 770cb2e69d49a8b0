"""One cursor: where the keys go, and nowhere else; a click on a board picks and leaves the keys where they were."""

from __future__ import annotations

import pytest
from textual.geometry import Offset

from resurgence_tui.games.resurgence.vocab import ITEM_WORDS
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence.question.pending import STEPPER
from tests.build import a_table
from tests.ui.table.playing import a_screen, host_at, menu_of, new_host, painted, until

SIGN = "►"

LOWER = 12
"""The menu lies below this line at 80x24; further up the sign is that of whose turn it is."""


async def test_behind_a_question_the_menu_has_no_cursor_and_gets_it_back() -> None:
    async with a_screen(new_host("Anna,bot:random", seed=3)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)

        def signs() -> int:
            return sum(line.startswith(SIGN) for line in painted(pilot).splitlines()[LOWER:])

        await until(pilot, lambda: signs() == 1)
        await pilot.press("f10")
        await until(pilot, lambda: "Show a hint" in painted(pilot))
        await until(pilot, lambda: signs() == 0)
        assert sum(f"{SIGN} " in line for line in painted(pilot).splitlines()[1:]) == 1
        await pilot.press("escape")
        await until(pilot, lambda: signs() == 1)


async def test_after_a_click_on_the_map_the_keys_go_to_the_menu() -> None:
    t = a_table(2).with_items(0, parts=2).assigned(0, harbor="laborer laborer", metro="laborer")
    async with a_screen(host_at(t.at("PLACE-01", seat=0)), (120, 36)) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        menu, city = menu_of(screen), screen.top.city
        barred = next(spot for spot in city.drawing.spots if spot not in city.legal and spot.startswith("arbat_lower"))
        region = city.drawing.spots[barred].regions[0]
        await pilot.click(city, offset=Offset(region.x + 2, region.y + 1))
        await until(pilot, lambda: bool(screen.top.prompt.prompt.problem))
        assert screen.focused is menu and screen.host.decisions == 0
        before = menu.index
        await pilot.press("down")
        assert menu.index == before + 1
        picked = next(spot for spot in city.legal if spot.startswith("revolution"))
        region = city.drawing.spots[picked].regions[0]
        await pilot.click(city, offset=Offset(region.x + 2, region.y + 1))
        await until(pilot, lambda: screen.host.decisions == 1)
        assert screen.focused is menu_of(screen)


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_a_click_on_the_rest_area_puts_a_token_to_rest(size: tuple[int, int]) -> None:
    t = a_table(2).assigned(0, harbor="laborer laborer").at("PLACE-01", seat=0)
    async with a_screen(host_at(t), size) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        board = screen.top.compound
        if size == (80, 24):
            await pilot.press("o")
        await until(pilot, lambda: "rest" in board.drawing.spots)
        region, edge = board.drawing.spots["rest"].regions[0], 1 if size != (80, 24) else 0
        before = screen.host.view(0).seats[0].rest[1]
        await pilot.click(board, offset=(region.x + 2, region.y + edge))
        await until(pilot, lambda: screen.host.decisions == 1)
        assert screen.host.view(0).seats[0].rest[1] == before + 1


async def test_a_click_anywhere_in_half_a_column_pays_less_or_more() -> None:
    t = a_table(2, encounters=True).with_items(0, food=2, fuel=2, parts=2, ammo=2).assigned(0, metro="laborer laborer")
    t = t.encounters_in("arbat_upper", "beast").mutants("arbat").with_cards(0, "survivor_electrician")
    t = t.at("PLACE-01", seat=0)
    t.do("place:laborer:metro:arbat_upper")
    async with a_screen(host_at(t)) as (pilot, screen):
        await until(pilot, lambda: screen.top.slot == STEPPER)
        stepper, mix = screen.top.stepper, screen.top.stepper.mix
        assert mix is not None
        item = next(item for item in mix.items if mix.goods[item])
        column = stepper.region.x + stepper_column(painted(pilot).splitlines()[stepper.region.y], screen.words, item)
        for y in range(3):
            had = mix.goods[item]
            await pilot.click(offset=(column + 1, stepper.region.y + y))
            await until(pilot, lambda had=had: mix.goods[item] == had - 1)
            await pilot.click(offset=(column + 5, stepper.region.y + y))
            await until(pilot, lambda had=had: mix.goods[item] == had)


def stepper_column(line: str, words: Words, item: int) -> int:
    """Where the column of an item begins."""
    return line.index(words.text(ITEM_WORDS[item], count=2)) - 1
