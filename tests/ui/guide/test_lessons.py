"""The lessons by themselves: whoever follows them meets them all, whoever does not is never misled."""

from __future__ import annotations

import pytest

from resurgence_tui.app.hints import Advisor
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.outlook import wasted
from resurgence_tui.games.resurgence.vocab import AREAS, TOKENS
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence.boards.assignment_board import Plan
from resurgence_tui.ui.resurgence.guide import moves as moves
from resurgence_tui.ui.resurgence.guide import scene as on
from resurgence_tui.ui.resurgence.guide.guide_text import assignment_text, lesson_text
from resurgence_tui.ui.resurgence.guide.lessons import HINTS, TALKS, SortingLesson
from resurgence_tui.ui.resurgence.guide.room import FEW
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.guide.tables import TABLES
from resurgence_tui.ui.table.guide_box import BAR
from resurgence_tui.ui.table.lessons import Lesson
from resurgence_tui.ui.widgets.painter import wrapped
from tests.build import a_table
from tests.ui.guide.following import guided_host
from tests.ui.guide.pupils import Class, Heard, called

WORDS = words()
LESSONS = (*TALKS, *HINTS)

FIRST_ROUND = {
    *("welcome", "hero", "starter", "specialist", "assign"),
    *("place-free", "place-penalty", "penalty", "place-room", "place-rest"),
    *("act-effect", "act-card", "act-mission", "plan", "upkeep", "level"),
}
"""Each kind of placement, a card, a Mission planned and one completed, and a choice in Upkeep."""

WIDTH, ROOM_FOR_TALK, ROOM_FOR_HINT = 80 - BAR - 1, 6, FEW - 1
"""Lines at 80 columns; a hint leaves one for what is suggested."""


def check(lesson: Lesson[Scene], scene: Scene) -> None:
    """A lesson is legal advice in whole sentences that fit the smallest terminal, about what the seat may see."""
    option = lesson.move(scene)
    assert not option or option in scene.options, (lesson.key, option)
    text = lesson_text(WORDS, lesson, scene, "*")
    assert text and "{" not in text, (lesson.key, text)
    assert len(wrapped(text, WIDTH, 99)) <= (ROOM_FOR_TALK if lesson.talk else ROOM_FOR_HINT), (lesson.key, text)
    if lesson.talk:
        assert WORDS.attribute(lesson.key, "title")
    if isinstance(lesson, SortingLesson):
        planned, drawn = lesson.plan(scene), scene.view.seats[scene.seat].drawn
        assert sorted(token for token, _ in planned) == [token for token in TOKENS for _ in range(drawn[token])]
        assert {area for _, area in planned} <= set(AREAS)
    assert all(entry.fact.eyes in (NOBODY, scene.seat) for entry in scene.log)


@pytest.fixture(scope="module")
def followed() -> dict[str, Heard]:
    """What is heard in a whole game at each table by people who do all that is suggested."""
    return {table: Class(guided_host(table), watch=check).play() for table in TABLES}


@pytest.mark.parametrize("table", ["bot", "alone", "two"])
def test_the_first_round_has_all_of_it_for_everybody(followed: dict[str, Heard], table: str) -> None:
    kind = "-alone" if table == "alone" else ""
    wanted = FIRST_ROUND | {f"round{kind}", f"leadership{kind}"}
    assert sorted(followed[table]) == list(range(TABLES[table].people))
    for heard in followed[table].values():
        assert wanted - {lesson for lesson, round_ in heard.items() if round_ <= 1} == set()


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("stray", [0.0, 0.5, 1.0])
def test_what_has_not_been_tried_in_the_first_round_is_told_in_words(table: str, stray: float) -> None:
    tried: dict[int, frozenset[str]] = {}

    def watch(lesson: Lesson[Scene], scene: Scene) -> None:
        if called(lesson) == "upkeep":
            tried[scene.seat] = scene.tried

    heard = Class(guided_host(table), stray, 7, watch).play(rounds=2)
    assert tried.keys() == heard.keys()
    for seat, lessons in heard.items():
        assert ("missed-places" in lessons) == (not tried[seat] >= {on.FREE, on.PENALTY, on.ROOM, on.REST})
        assert ("missed-deeds" in lessons) == (not tried[seat] >= {on.CARD, on.PLAN, on.MISSION})
        assert ("no-level" in lessons) == (lessons.get("level", 2) > 1)


def test_whatever_is_chosen_all_advice_is_legal_every_game_ends_and_every_lesson_comes_up_in_some(
    followed: dict[str, Heard], request: pytest.FixtureRequest
) -> None:
    heard = {lesson for lessons in followed.values() for seat in lessons.values() for lesson in seat}
    for seed in range(1, 3 if request.config.option.thorough else 2):
        for table in TABLES:
            host = guided_host(table)
            for lessons in Class(host, (0.25, 1.0)[seed % 2], seed, check).play().values():
                heard |= lessons.keys()
            assert host.over
    on_the_screen, of_what_nobody_foresaw = {"token"}, {"any"}
    assert on_the_screen <= {called(lesson) for lesson in LESSONS} - heard <= on_the_screen | of_what_nobody_foresaw


def test_nothing_is_shown_again_once_it_has_been_tried() -> None:
    host, shown = guided_host(), []

    def watch(lesson: Lesson[Scene], scene: Scene) -> None:
        shown.append((called(lesson), scene.tried))

    Class(host, 0.5, 3, watch).play()
    tried = {"place-free": on.FREE, "place-penalty": on.PENALTY, "place-room": on.ROOM, "place-rest": on.REST,
             "act-card": on.CARD, "act-mission": on.MISSION, "plan": on.PLAN, "build": on.BUILD, "rescue": on.RESCUE}
    assert [one for one, done in shown if one in tried and tried[one] in done] == []
    talks = [one for one, _ in shown if one in {called(lesson) for lesson in TALKS}]
    assert len(set(talks)) == len(talks)


def test_what_is_said_is_about_the_question_that_is_open_and_the_missions_that_are_planned() -> None:
    said: dict[str, set[str]] = {}
    planned: set[tuple[bool, bool]] = set()

    def watch(lesson: Lesson[Scene], scene: Scene) -> None:
        said.setdefault(scene.rule, set()).add(called(lesson))
        if called(lesson) == "assign-again":
            text = lesson_text(WORDS, lesson, scene)
            names = WORDS.text("guide-assign-planned"), WORDS.text("guide-assign-unplanned")
            assert sum(one in text for one in names) == 1
            planned.add((any(scene.view.seats[scene.seat].slots), names[0] in text))

    for seed in range(1, 7):
        Class(guided_host("two"), 1.0, seed, watch).play(rounds=3)
    talks = {called(lesson) for lesson in TALKS}
    assert said["GEN-09"] - talks == {"add-specialist"}
    assert "add-specialist" not in {one for rule, ids in said.items() if rule != "GEN-09" for one in ids}
    assert planned == {(True, True), (False, False)}


def scene_of(host: Host) -> Scene:
    """The question that is open."""
    host.run_on()
    ask = host.asks()[0]
    decision = ask.decision
    return Scene(host.view(decision.seat), decision, host.log(decision.seat), advisor=Advisor(host, ask))


def test_whoever_only_rests_is_told_in_words_what_else_there_is_and_shown_it_later() -> None:
    host = guided_host()
    told: dict[str, tuple[int, Scene]] = {}
    people = Class(host, watch=lambda lesson, scene: told.setdefault(called(lesson), (scene.view.round, scene)))
    while (scene := scene_of(host)).view.round < 2:
        people.listen(scene)
        rest = [one for one in scene.options if one.endswith(":rest")]
        host.submit(host.asks()[0].ticket, (rest or scene.options)[0])
    people.play(rounds=3)
    text = lesson_text(WORDS, next(one for one in TALKS if called(one) == "missed-places"), told["missed-places"][1])
    assert [kind for kind in ("free", "penalty", "room", "rest") if WORDS.text(f"guide-missed-{kind}") in text] == [
        "free", "penalty", "room"]
    assert {one: told[one][0] for one in ("place-free", "missed-deeds")} == {"place-free": 1, "missed-deeds": 1}


def test_the_hero_and_the_mission_that_are_suggested_are_within_reach() -> None:
    host = guided_host()
    scene = scene_of(host)
    assert {one.removeprefix("take:") for one in moves.easy_hero(scene)} <= set(moves.EASY_HEROES)
    host.submit(host.asks()[0].ticket, moves.easy_hero(scene)[0])
    scene = scene_of(host)
    for one in moves.easy_starter(scene):
        mission = scene.view.content.missions[one.removeprefix("take:")]
        assert moves.missing(scene, mission, scene.view.content.numbers.beginner.goods) == 0


def test_the_guide_says_in_which_areas_tokens_go() -> None:
    plan = Plan([2, 0, 0, 1, 0], [0] * 15)
    told = [assignment_text(words(language), plan, 0, [(0, 0), (0, 1), (3, 2)]) for language in ("en", "pl")]
    assert told[0] == "Try: Hero in 1, Hero in 2 and Scholar in 3."
    assert told[1].startswith("Spróbuj: Bohater w 1")


@pytest.mark.rule("PLACE-12")
@pytest.mark.parametrize("tokens", [{"harbor": "laborer laborer scholar ranger"},
                                    {"metro": "laborer scholar", "harbor": "laborer", "compound": "laborer"}])
@pytest.mark.parametrize("parts", [0, 1])
def test_no_placement_is_suggested_that_is_marked_as_bringing_nothing(tokens: dict[str, str], parts: int) -> None:
    state = a_table(2).with_items(0, parts=parts).assigned(0, **tokens).at("PLACE-01", seat=0).state
    view, asked = GAME.view(state, 0), state.open[0]
    idle, scene = wasted(view, asked), Scene(view, asked, ())
    assert any("hope_island_right" in option for option in idle)
    told = [lesson for lesson in HINTS if lesson.fits(scene) and lesson.among(scene)]
    assert told and not [lesson.key for lesson in told if idle.keys() & set(lesson.among(scene))]


@pytest.mark.rule("ACT-01")
def test_no_deed_is_suggested_that_is_marked_as_bringing_nothing() -> None:
    t = a_table(2).with_items(0, food=9).assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    state = t.do("place:laborer:metro:revolution_square_right").state
    scene = Scene(GAME.view(state, 0), state.open[0], ())
    lesson = next(one for one in HINTS if one.fits(scene))
    assert wasted(scene.view, scene.decision) and lesson.move(scene) == "done"


@pytest.mark.parametrize("stray", [0.3, 0.9])
def test_nobody_in_a_whole_game_is_advised_to_waste_anything(stray: float) -> None:
    def watch(lesson: Lesson[Scene], scene: Scene) -> None:
        idle = wasted(scene.view, scene.decision)
        assert len(idle) == len(scene.options) or lesson.move(scene) not in idle, lesson.key

    Class(guided_host("bot"), stray, 5, watch).play()
