"""The lessons of Residuum by themselves: whoever follows them meets them all, whoever does not is never misled."""

from __future__ import annotations

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.residuum.guide import scene as on
from resurgence_tui.ui.residuum.guide.guide_text import lesson_text
from resurgence_tui.ui.residuum.guide.lessons import FOURTH, HINTS, SECOND, TALKS, THIRD, Taught
from resurgence_tui.ui.residuum.guide.room import FEW
from resurgence_tui.ui.residuum.guide.scene import WastelandScene
from resurgence_tui.ui.residuum.guide.tables import TABLES
from resurgence_tui.ui.table.guide_box import BAR
from resurgence_tui.ui.table.lessons import LessonChoice
from resurgence_tui.ui.widgets.painter import wrapped

from .games import new_game, play_until
from .guided import Pupils, called, guided_host

BOTH = [words("en", game="residuum"), words("pl", game="residuum")]
NARROW, ROOM_FOR_TALK, ROOM_FOR_HINT = 80 - BAR - 1, 7, FEW
"""Columns, and lines there."""

FORM_WIDTH, ROOM_BESIDE_FORM = 80 - 32 - BAR - 1, 6
OF_FORMS = ("guide-trade", "guide-offer")
SPRING = {
    *("welcome", "map", "base", "cards", "keep", "bury", "turn", "carry", "load", "to", "set-up", "draw", "town"),
    *("yield", "to-town", "trade", "leave"),
}
"""Setup and two turns: an Outpost is carried out and set up, a card drawn, the town visited."""


def check(lesson: Taught, scene: WastelandScene) -> None:
    """A lesson is legal advice in whole sentences that fit the smallest terminal, about what the seat may see."""
    option = lesson.move(scene)
    assert not option or option in scene.options, (lesson.key, option)
    for language in BOTH:
        text = lesson_text(language, lesson, scene, "*")
        assert text and "{" not in text, (lesson.key, text)
        if lesson.key in OF_FORMS:
            assert len(wrapped(text, FORM_WIDTH, 99)) <= ROOM_BESIDE_FORM, (lesson.key, text)
        else:
            room = ROOM_FOR_TALK if lesson.talk else ROOM_FOR_HINT - bool(option)
            assert len(wrapped(text, NARROW, 99)) <= room, (lesson.key, text)
        if lesson.talk:
            assert language.attribute(lesson.key, "title")
    assert all(entry.fact.eyes in (NOBODY, scene.seat) for entry in scene.log)


@pytest.mark.parametrize(("table", "turns"), [("bot", 16), ("two", 16), ("three", 4), ("four", 4)])
def test_who_follows_learns_all_of_it_in_the_first_spring_and_the_rest_when_it_comes(table: str, turns: int) -> None:
    pupils = Pupils(guided_host(table), watch=check)
    heard = pupils.play(turns)
    assert pupils.host.over == (turns == 16) and sorted(heard) == list(range(TABLES[table].people))
    for lessons in heard.values():
        assert SPRING - {lesson for lesson, turn in lessons.items() if turn <= SECOND} == set()
        assert {"seasons": THIRD, "onward": FOURTH}.items() <= lessons.items() and "missed" not in lessons
        assert turns < 16 or {"autumn", "winter", "next-year", "shut", "last"} <= lessons.keys()


@pytest.mark.parametrize("stray", [0.3, 1.0])
def test_whatever_is_chosen_all_advice_is_legal_and_what_was_not_tried_is_told(stray: float) -> None:
    heard: set[str] = set()
    for seed in range(1, 3):
        for table in ("bot", "two"):
            tried: dict[int, frozenset[str]] = {}
            said: dict[int, str] = {}

            def watch(lesson: Taught, scene: WastelandScene) -> None:
                check(lesson, scene)
                if called(lesson) == "seasons":
                    tried[scene.seat] = scene.tried  # noqa: B023
                if called(lesson) == "missed":
                    said[scene.seat] = lesson_text(BOTH[0], lesson, scene)  # noqa: B023

            pupils = Pupils(guided_host(table), stray, seed, watch)
            for lessons in pupils.play().values():
                heard |= lessons.keys()
            assert pupils.host.over
            for seat, done in tried.items():
                missed = [deed for deed in (on.OUTPOST, on.CARD, on.TOWN) if deed not in done]
                text = said.get(seat, "")
                assert [deed for deed in (on.OUTPOST, on.CARD, on.TOWN)
                        if BOTH[0].text(f"guide-missed-{deed}") in text] == missed
    assert {"seasons", "missed", "feed"} <= heard


@pytest.mark.parametrize(("rule", "lesson"), [
    ("RSD-ASK-35", "word"), ("RSD-ASK-36", "welcome-them"), ("RSD-ASK-37", "intent"), ("RSD-ASK-38", "offer"),
    ("RSD-ASK-40", "answer"), ("RSD-ASK-42", "conflict"),
])  # fmt: skip
def test_a_meeting_is_explained_whenever_the_first_one_comes(rule: str, lesson: str) -> None:
    host = play_until(new_game(), rule, seed=4)
    decision = host.asks()[0].decision
    scene = WastelandScene(host.view(decision.seat), decision, host.log(decision.seat))
    shown = LessonChoice([], HINTS).lesson(scene)
    assert shown is not None and called(shown) == lesson
    check(shown, scene)


def test_what_the_hand_needs_is_said_only_where_nobody_else_looks_on() -> None:
    said: dict[str, list[str]] = {"bot": [], "two": []}
    for table, told in said.items():

        def watch(lesson: Taught, scene: WastelandScene) -> None:
            if called(lesson) == "trade":
                told.append(lesson_text(BOTH[0], lesson, scene))  # noqa: B023

        Pupils(guided_host(table), watch=watch).play(2)
    assert said["bot"] and all("Your cards still need" in text for text in said["bot"])
    assert said["two"] and not any("Your cards" in text for text in said["two"])


def test_a_map_that_is_laid_is_taught_too() -> None:
    heard = Pupils(new_game("Anna,bot:easy", map="laid"), watch=check).play(0)
    assert {"welcome", "map", "lay", "base", "cards", "keep"} <= heard[0].keys()


def test_a_talk_is_shown_once_and_what_was_tried_is_not_shown_again() -> None:
    shown: list[tuple[str, frozenset[str]]] = []
    Pupils(guided_host(), 0.4, 3, lambda lesson, scene: shown.append((called(lesson), scene.tried))).play()
    talks = [one for one, _ in shown if one in {called(lesson) for lesson in TALKS}]
    assert len(set(talks)) == len(talks)
    once = {"carry": on.OUTPOST, "to-town": on.TOWN, "draw": on.CARD, "recruit": on.RECRUIT, "build": on.BUILD,
            "complete": on.COMPLETED}
    assert [one for one, done in shown if one in once and once[one] in done] == []
