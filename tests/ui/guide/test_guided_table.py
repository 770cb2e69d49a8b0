"""The guide on the table: beside what is asked, in every size, for whoever is asked, until it is told to stop."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest
from textual.geometry import Size
from textual.pilot import Pilot

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.guide.room import make_room
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.table.dialogs import ChoiceScreen
from resurgence_tui.ui.table.guide_at_table import GO_ON
from resurgence_tui.ui.table.guide_box import HINT, SILENT, TALK, GuideBox
from resurgence_tui.ui.table.lessons import Lesson
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.table.tabletop import Tabletop
from tests.ui.guide.following import Follower, all_is_painted, guided_host
from tests.ui.guide.pupils import called
from tests.ui.guide.test_lessons import FIRST_ROUND
from tests.ui.table.playing import SIZES, a_screen, menu_of, new_host, painted, tap, until


def shown(screen: TableScreen) -> str:
    """The lesson that is shown; "" for none."""
    return called(screen.guide.lesson) if screen.guide.lesson is not None else ""


def reaches(screen: TableScreen, lesson: str) -> bool:
    """Whether a lesson is shown."""
    return shown(screen) == lesson


@pytest.mark.parametrize("size", SIZES[::2])
async def test_the_first_round_is_taught_by_keys_alone(size: tuple[int, int]) -> None:
    async with a_screen(guided_host(), size) as (pilot, screen):
        pupil = Follower(pilot, screen)
        await pupil.play(lambda: reaches(screen, "assign-again"), lambda _: all_is_painted(pilot, screen))
        heard = {lesson for lesson, round_ in pupil.heard[0].items() if round_ <= 1}
    assert {*FIRST_ROUND, "round", "leadership"} - heard == set()
    assert {"renewed", "onward", "event"} <= pupil.heard[0].keys()


@pytest.mark.parametrize(("language", "told"), [("en", "Esc opens the game menu"), ("pl", "Esc otwiera menu gry")])
async def test_the_first_box_says_what_esc_does(language: str, told: str) -> None:
    host = guided_host()
    async with a_screen(host, SIZES[0], Settings(language=language, guide_offered=True)) as (pilot, screen):
        await until(pilot, lambda: shown(screen) == "welcome")
        assert told in screen.top.guide.said[0]
        all_is_painted(pilot, screen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, ChoiceScreen))
        assert not host.decisions


async def test_alone_at_the_smallest_size_everything_said_is_painted() -> None:
    async with a_screen(guided_host("alone"), SIZES[0]) as (pilot, screen):
        pupil = Follower(pilot, screen)
        await pupil.play(lambda: reaches(screen, "assign-again"), lambda _: all_is_painted(pilot, screen))
    assert {"token", "demand", "round-alone", "leadership-alone"} <= pupil.heard[0].keys()


async def test_people_hear_their_own_lessons_and_the_curtain_none() -> None:
    async with a_screen(guided_host("two"), SIZES[0]) as (pilot, screen):
        pupil = Follower(pilot, screen)

        def watch(lesson: Lesson[Scene] | None) -> None:
            assert lesson is None or (screen.guide.scene is not None and screen.guide.scene.seat == screen.pending.seat)
            assert screen.guide.scene is None or screen.hand_over.viewer == screen.guide.scene.seat

        await pupil.play(lambda: screen.view is not None and screen.view.round == 2, watch)
    first = [{lesson for lesson, round_ in pupil.heard[seat].items() if round_ <= 1} for seat in (0, 1)]
    for heard in first:  # who can plan only one Mission picks it at once, and so is asked nothing about planning
        assert {*FIRST_ROUND, "round", "leadership"} - heard <= {"plan"}


@pytest.mark.parametrize("seed", [1, 2])
async def test_who_strays_is_never_stuck(seed: int) -> None:
    async with a_screen(guided_host(), SIZES[seed % 2]) as (pilot, screen):
        pupil = Follower(pilot, screen, stray=0.6, seed=seed)
        news: dict[int, set[bool]] = {0: set(), 1: set(), 2: set()}

        def watch(lesson: Lesson[Scene] | None) -> None:
            if lesson is not None:
                all_is_painted(pilot, screen)
                told = screen.top.news.is_open or screen.news.wait
                news[screen.view.round if screen.view is not None else 0].add(told)

        await pupil.play(lambda: screen.view is not None and screen.view.round == 3, watch)
        assert screen.host.decisions > 20
    assert (news[0], news[1]) == ({False}, {False}) and True in news[2]


WAYS_OUT = {"key": "e", "row": "row", "click": "click", "game menu": "f10"}


@pytest.mark.parametrize("way", WAYS_OUT)
async def test_the_guide_can_be_stopped_at_any_time_and_the_game_goes_on(way: str, tmp_path: Path) -> None:
    host = guided_host(library=Library(Store(tmp_path)))
    async with a_screen(host, SIZES[0]) as (pilot, screen):
        await Follower(pilot, screen).play(lambda: reaches(screen, "leadership"))
        await stop(pilot, screen, way)
        await until(pilot, lambda: not is_guided(host))
        await until(pilot, lambda: screen.pending.rule == "PLACE-01" and menu_of(screen).row is not None)
        assert (shown(screen), screen.top.guide.mode, menu_of(screen).advised) == ("", SILENT, "")
        assert GO_ON not in [row.id for row in menu_of(screen).rows] and not screen.top.guide.display
        before = host.decisions
        await tap(pilot, "r")
        await until(pilot, lambda: screen.pending.space_picked == "rest")
        await tap(pilot, "1")
        await until(pilot, lambda: host.decisions > before and screen.pending.rule == "PLACE-01")
        await tap(pilot, "e")
        await until(pilot, lambda: is_guided(host) and reaches(screen, "place-free"))
        assert menu_of(screen).advised
        await tap(pilot, "e")
        await until(pilot, lambda: not is_guided(host))
        host.close()
    resumed = Library(Store(tmp_path)).resume(host.path)
    async with a_screen(resumed, SIZES[0]) as (_, again):
        assert shown(again) == "" and again.pending.ask is not None


async def stop(pilot: Pilot[None], screen: TableScreen, way: str) -> None:
    """Stop the guide while it talks."""
    if way == "key":
        await tap(pilot, "1")
        await tap(pilot, "e")
    elif way == "row":
        await tap(pilot, "down")
        await tap(pilot, "enter")
    elif way == "click":
        await pilot.click(offset=(6, screen.top.menu.region.y + 1))
    else:
        await tap(pilot, "f10")
        await pilot.pause()
        menu = pilot.app.screen.query_one("DecisionMenu")
        row = next(place for place, one in enumerate(menu.rows) if one.id == "guide")  # type: ignore[attr-defined]
        await tap(pilot, menu.key_of(row))  # type: ignore[attr-defined]


async def test_a_game_that_is_gone_on_with_is_taught_on_from_where_it_stood(tmp_path: Path) -> None:
    host = guided_host(library=Library(Store(tmp_path)))
    async with a_screen(host, SIZES[0]) as (pilot, screen):
        first = Follower(pilot, screen)
        await first.play(lambda: reaches(screen, "place-room"))
        host.close()
    resumed = Library(Store(tmp_path)).resume(host.path)
    async with a_screen(resumed, SIZES[1]) as (pilot, screen):
        assert is_guided(resumed) and shown(screen) == "place-room"
        assert menu_of(screen).advised == screen.top.compound.advised == "room_checkpoint"
        await until(pilot, lambda: any("►" in line.split("Checkpoint")[0][-5:]
                                       for line in painted(pilot).splitlines() if "Checkpoint" in line))
        await tap(pilot, "up")
        await until(pilot, lambda: any("★" in line.split("Checkpoint")[0][-5:]
                                       for line in painted(pilot).splitlines() if "Checkpoint" in line))
        second = Follower(pilot, screen)
        await second.play(lambda: reaches(screen, "assign-again"))
    assert first.heard[0].keys() & second.heard[0].keys() <= {"place-room", "act-effect", "gain"}
    assert {*FIRST_ROUND, "round", "leadership"} <= first.heard[0].keys() | second.heard[0].keys()


async def test_the_mouse_reads_on_and_takes_what_is_suggested_on_the_board() -> None:
    async with a_screen(guided_host(), SIZES[2]) as (pilot, screen):
        await Follower(pilot, screen).play(lambda: reaches(screen, "leadership"))
        menu = menu_of(screen)
        await pilot.click(offset=(menu.region.x + 5, menu.region.y))
        await until(pilot, lambda: reaches(screen, "place-free"))
        await pilot.pause()
        city, spot, before = screen.top.city, menu.advised, screen.host.decisions
        assert city.advised == spot
        region = city.drawing.spots[spot].regions[0].translate(city.content_region.offset)
        await pilot.click(offset=(region.x + 3, region.y + 1))
        await until(pilot, lambda: screen.host.decisions > before)
        assert screen.host.table_facts(NOBODY)[-1].values[-1] == spot


async def test_what_is_taken_back_is_taught_again_but_not_told_again() -> None:
    async with a_screen(guided_host(), SIZES[0]) as (pilot, screen):
        await Follower(pilot, screen).play(lambda: reaches(screen, "act-effect"))
        before = screen.host.decisions
        await tap(pilot, "u")
        await until(pilot, lambda: screen.host.decisions < before)
        await until(pilot, lambda: reaches(screen, "place-free"))


async def test_an_answer_to_a_talk_that_is_over_answers_nothing() -> None:
    async with a_screen(guided_host(), SIZES[0]) as (pilot, screen):
        await Follower(pilot, screen).play(lambda: reaches(screen, "hero"))
        before = screen.host.decisions
        screen.post_message(Tabletop.Picked(GO_ON, "an old tag"))
        await pilot.pause()
        assert (screen.host.decisions, shown(screen)) == (before, "hero")


async def test_an_ordinary_game_has_no_guide_but_can_get_one() -> None:
    async with a_screen(new_host("Anna,bot:eager", start="beginner"), SIZES[0]) as (pilot, screen):
        assert (shown(screen), screen.top.guide.display) == ("", False)
        await tap(pilot, "e")
        await until(pilot, lambda: shown(screen) in ("welcome", "hero"))
        assert screen.top.guide.display


async def test_another_game_with_the_same_seats_is_no_first_game() -> None:
    host = guided_host()
    async with a_screen(host, SIZES[0]) as (pilot, screen):
        assert is_guided(host)
        host.abandon()
        screen.update()
        await pilot.pause()
        assert not is_guided(host) and shown(screen) == ""
    assert host.again().options["guide"] == "off"


@pytest.mark.parametrize("table", ["bot", "alone"])
@pytest.mark.parametrize("size", SIZES)
async def test_the_box_beside_the_sorting_of_tokens_is_as_high_as_what_it_says(
    table: str, size: tuple[int, int]
) -> None:
    async with a_screen(guided_host(table), size) as (pilot, screen):
        await Follower(pilot, screen).play(lambda: reaches(screen, "assign"))
        await pilot.pause()
        box = screen.top.query_one(GuideBox)
        drawn = box.text().splitlines()
        assert len(drawn) == box.size.height and all(len(line) > 2 for line in drawn), drawn
        text, advice = box.said
        told = " ".join(" ".join(line[2:] for line in drawn).split())
        assert told == f"{text} {screen.top.signs.advice} {advice}"
        height, here = box.size.height, box.region.y
        await pilot.press("1", "2")  # what is suggested is shorter now
        await pilot.pause()
        assert (box.size.height, box.region.y) == (height, here)


SHAPES = [Size(80, 24), Size(100, 30), Size(80, 60), Size(120, 36), Size(160, 48), Size(200, 70)]


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize(("mode", "alone", "assigning"), product((HINT, TALK), (False, True), (False, True)))
def test_nothing_lies_over_anything_else(size: Size, mode: str, alone: bool, assigning: bool) -> None:
    for front in at.BOARDS:
        found = at.places(size, front, at.ROW, False, alone, assigning)
        places = make_room(found, mode, alone, assigning)
        cells = [cell for region in places.values() for cell in cells_of(region)]
        assert len(cells) == len(set(cells))
        assert set(cells) <= set(product(range(size.width), range(size.height)))
        assert places.keys() - found.keys() == {at.GUIDE}
        assert found.keys() - places.keys() <= {at.LOOK}
        assert at.CITY not in places or places[at.CITY].height >= at.CITY_ROWS
        assert places[at.GUIDE].width >= 42 and places[at.GUIDE].height >= 3
        sorting = 12 if at.HEADER in places else 6
        assert places[at.MENU].height >= (2 if mode == TALK else sorting if assigning else 5)


def cells_of(region: object) -> list[tuple[int, int]]:
    """All cells of a region."""
    x, y, width, height = region  # type: ignore[misc]
    return list(product(range(x, x + width), range(y, y + height)))




KEYS = (*"0123456789emhcoskltxvniu/+-", *("up down left right enter enter enter tab escape f10".split()))


@pytest.mark.parametrize("table", ["alone", "two"])
async def test_no_key_at_any_moment_does_harm(table: str) -> None:
    chance = Random(11)
    async with a_screen(guided_host(table), SIZES[0]) as (pilot, screen):
        for _ in range(120):
            await tap(pilot, chance.choice(KEYS))
        assert screen.guide.lesson is None or is_guided(screen.host)
        assert screen.host.save_file().setup.options["guide"] in ("on", "off")
