"""The guide of Residuum on the table: from the menu, in every size, by keys and by mouse, until it is told to stop."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest
from textual.geometry import Size
from textual.pilot import Pilot

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.library import Library
from resurgence_tui.games.residuum.vocab import PROVISIONS, TECH
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.guide.room import make_room
from resurgence_tui.ui.table.guide_at_table import GO_ON
from resurgence_tui.ui.table.guide_box import HINT, SILENT, TALK
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.frame.frames import an_app, click_text, on_screen, see
from tests.ui.guide.following import all_is_painted
from tests.ui.table.playing import SIZES, a_screen, menu_of, painted, tap, until

from .guided import Pupils, called, guided_host
from .test_lessons import SPRING


def shown(screen: TableScreen) -> str:
    """The lesson that is shown; "" for none."""
    return called(screen.guide.lesson) if screen.guide.lesson is not None else ""


def state(screen: TableScreen) -> tuple[object, ...]:
    """Changes with every answer, every talk that is read and every warning."""
    return screen.host.decisions, screen.guide.tag, screen.pending.warned, screen.pending.rule


async def follow(pilot: Pilot[None], screen: TableScreen, last: str, most: int = 90) -> list[str]:
    """Do what is suggested, with keys alone, until a lesson is shown; the lessons on the way."""
    heard: list[str] = []
    for _ in range(most):
        await until(pilot, lambda: screen.pending.ask is not None)
        await pilot.pause(0)
        heard.append(shown(screen))
        if heard[-1] == last:
            return heard
        if screen.guide.lesson is not None:
            all_is_painted(pilot, screen)
        before = state(screen)
        if screen.top.slot == at.FORM:
            await trade(pilot, screen)
        elif screen.top.slot == at.CHOICES:
            await tap(pilot, "enter")  # takes all of it as it stands
        else:
            menu = menu_of(screen)
            ids = [row.id for row in menu.rows]
            await tap(pilot, menu.key_of(ids.index(menu.advised or (GO_ON if GO_ON in ids else ids[0]))))
        await until(pilot, lambda before=before: state(screen) != before)  # type: ignore[misc]
    raise AssertionError(heard)


async def trade(pilot: Pilot[None], screen: TableScreen) -> None:
    """Sell three Provisions and buy what they pay for, as the form's keys do."""
    form = screen.top.form
    form.cursor = "sell-provisions"
    await tap(pilot, "3")
    form.cursor = "buy-tech"
    await tap(pilot, "1")
    assert (form.plan.away[PROVISIONS], form.plan.here[TECH]) == (3, 1)
    await tap(pilot, "enter")


@pytest.mark.parametrize("size", SIZES)
async def test_setup_and_the_first_two_turns_are_taught_by_keys_alone(size: tuple[int, int]) -> None:
    async with a_screen(guided_host(), size) as (pilot, screen):
        heard = await follow(pilot, screen, "seasons")
    assert SPRING - set(heard) == set()


async def test_from_the_menu_by_mouse_and_on_from_the_save(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        app.navigator.pick_game("residuum")
        await on_screen(pilot, "TitleScreen")
        await click_text(pilot, "First game")
        await see(pilot, "who plays?", "Alone, with a bot")
        await click_text(pilot, "Alone, with a bot")
        await on_screen(pilot, "NamesScreen")
        await click_text(pilot, "Start the game")
        await see(pilot, "Your first game")
        for word in ("The map", "Place your Basecamp"):
            await click_text(pilot, "Go on")
            await see(pilot, word)
        host = app.host
        assert host is not None and is_guided(host) and host.setup.options["map"] == "dealt"
        before, path = host.decisions, host.path
        await click_text(pilot, "★5 G2")
        await see(pilot, "This reveals something hidden")
        await click_text(pilot, "Go on")
        await until(pilot, lambda: host.decisions > before)
        host.close()
    resumed = Library(Store(tmp_path)).resume(path)
    async with a_screen(resumed, SIZES[1]) as (_, screen):
        assert is_guided(resumed) and shown(screen) == "cards"


async def test_the_map_marks_what_is_suggested_and_a_click_there_takes_it() -> None:
    async with a_screen(guided_host(), SIZES[2]) as (pilot, screen):
        await follow(pilot, screen, "to")
        board, before = screen.top.map, screen.host.decisions
        assert menu_of(screen).advised == f"to:{board.advised}"
        region = board.drawing.spots[board.advised].regions[0].translate(board.content_region.offset)
        await pilot.click(offset=(region.x + 3, region.y + 1))
        await until(pilot, lambda: screen.host.decisions > before and shown(screen) == "set-up")


async def test_what_can_be_done_in_a_hex_is_explained_and_the_guide_can_be_stopped() -> None:
    async with a_screen(guided_host(), SIZES[0]) as (pilot, screen):
        await follow(pilot, screen, "carry")
        await tap(pilot, "m")
        await tap(pilot, "enter")
        await until(pilot, lambda: shown(screen) == "here")
        await tap(pilot, "escape")
        await until(pilot, lambda: shown(screen) == "carry")
        before = screen.host.decisions
        await tap(pilot, "e")
        await until(pilot, lambda: not is_guided(screen.host))
        assert (shown(screen), screen.top.guide.mode, menu_of(screen).advised) == ("", SILENT, "")
        assert not screen.top.guide.display and screen.host.decisions == before
        await tap(pilot, "e")
        await until(pilot, lambda: shown(screen) == "carry")


SHAPES = [Size(80, 24), Size(100, 30), Size(80, 60), Size(120, 36), Size(160, 48), Size(200, 70)]


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize(("mode", "over"), product((HINT, TALK), ("", at.CARDS, *at.FORMS)))
def test_nothing_lies_over_anything_else(size: Size, mode: str, over: str) -> None:
    if mode == TALK and over:
        return  # a talk stands before a question, whose cards and forms come after it
    for front in at.TURNS[at.shape_of(size)]:
        found = at.places(size, front, over)
        places = make_room(found, mode)
        cells = [cell for region in places.values() for cell in product(range(region.x, region.right),
                                                                        range(region.y, region.bottom))]
        assert len(cells) == len(set(cells))
        assert set(cells) <= set(product(range(size.width), range(size.height)))
        assert places.keys() - found.keys() == {at.GUIDE}
        assert places[at.GUIDE].width >= 44 and places[at.GUIDE].height >= (7 if mode == TALK else 4)
        assert at.FORM not in places or places[at.FORM].height >= 11
        assert at.CHOICES not in places or places[at.CHOICES].height >= 6
        assert at.MENU not in places or places[at.MENU].height >= (2 if mode == TALK else 6)
        assert at.MAP not in places or places[at.MAP].height >= 8


async def test_feeding_nothing_is_said_to_cost_outriders_before_it_is_done() -> None:
    host = Pupils(guided_host(), 0.3, 7).play_until("RSD-ASK-53")
    async with a_screen(host, SIZES[0]) as (pilot, screen):
        while screen.guide.lesson is not None and screen.guide.lesson.talk:
            await tap(pilot, "enter")
        form, before = screen.top.choices, host.decisions
        await until(pilot, lambda: form.has_focus)
        await tap(pilot, "down")
        for _ in range(3):
            await tap(pilot, "right")
        await until(pilot, lambda: form.line.chosen == "feed:none" and "fed nothing" in painted(pilot))
        hungry = sum(line.chosen == "feed:none" for line in form.plan.lines)
        assert all(sign not in painted(pilot) for sign in ("< Feed", "→"))
        await tap(pilot, "enter")
        await until(pilot, lambda: screen.words.text("choices_hungry_sure", count=hungry)[:50] in painted(pilot))
        assert host.decisions == before
        await tap(pilot, "enter")
        await until(pilot, lambda: host.decisions > before)


KEYS = (*"0123456789emostlkcxvniu/+-", *("up down left right enter enter enter tab escape f10".split()))


async def test_no_key_at_any_moment_does_harm() -> None:
    chance = Random(12)
    async with a_screen(guided_host("two"), SIZES[0]) as (pilot, screen):
        for _ in range(90):
            await tap(pilot, chance.choice(KEYS))
        assert screen.guide.lesson is None or is_guided(screen.host)


@pytest.mark.parametrize(("rule", "seed"), [
    ("RSD-ASK-09", 5), ("RSD-ASK-53", 4), ("RSD-ASK-31", 5), ("RSD-ASK-38", 10),
])  # fmt: skip
async def test_a_form_is_seen_whole_beside_the_guide_at_every_size(rule: str, seed: int) -> None:
    host = Pupils(guided_host(), 0.3, seed).play_until(rule)
    async with a_screen(host, SIZES[1]) as (pilot, screen):
        while screen.guide.lesson is not None and screen.guide.lesson.talk:
            await tap(pilot, "enter")
        if screen.top.news.is_open:
            await tap(pilot, "n")
        assert shown(screen)
        for size in (*SIZES, (100, 30), SIZES[0], SIZES[1]):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            top = screen.top
            assert top.slot in at.FORMS
            board, regions = top.query_one(f"#{top.slot}"), top.places(top.size)
            assert board.display and board.region.size == regions[top.slot].size
            assert not board.region.overlaps(top.guide.region) and top.guide.display
            lines = painted(pilot).splitlines()[board.region.y : board.region.bottom]
            text = "\n".join(line[board.region.x : board.region.right] for line in lines)
            enters = ("choices_enter",) if top.slot == at.CHOICES else ("form_enter_none", "form_lacks_bought")
            assert any(screen.words.text(key)[:20] in text for key in enters), (size, text)
