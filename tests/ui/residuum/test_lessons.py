"""The lessons of Residuum by themselves: whoever follows them meets them all, whoever does not is never misled."""

from __future__ import annotations

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.board import bonus, neighbours
from resurgence_tui.games.residuum.outlook import out_of_reach
from resurgence_tui.games.residuum.vocab import POOR
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.residuum.guide import moves
from resurgence_tui.ui.residuum.guide import scene as on
from resurgence_tui.ui.residuum.guide.guide_text import lesson_text
from resurgence_tui.ui.residuum.guide.lessons import FOURTH, HINTS, SECOND, TALKS, THIRD, Taught
from resurgence_tui.ui.residuum.guide.room import FEW
from resurgence_tui.ui.residuum.guide.scene import WastelandScene
from resurgence_tui.ui.residuum.guide.tables import TABLES
from resurgence_tui.ui.residuum.hex_words import hex_name
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


def test_no_card_is_suggested_that_can_never_be_completed_and_no_free_power_is_forgotten() -> None:
    seen = {"keep": 0, "away": 0, "power": 0}

    def watch(lesson: Taught, scene: WastelandScene) -> None:
        view, seat, hand = scene.view, scene.seat, scene.view.seats[scene.seat].hand
        if called(lesson) in ("keep", "keep-drawn", "bury"):
            dead = {one for one in scene.options if out_of_reach(view, seat, one.partition(":")[2], hand)}
            if dead and dead != set(scene.options):
                assert (lesson.move(scene) in dead) == (called(lesson) == "bury")
                seen["away" if called(lesson) == "bury" else "keep"] += 1
        elif called(lesson) == "end":
            assert "act:power" not in scene.options or not moves.gift(scene)
        seen["power"] += called(lesson) == "power"

    for seed in range(1, 5):
        Pupils(new_game("Anna,Boris,Celina,Dmitri", seed), 0.2, seed, watch).play(4)
    assert all(seen.values()), seen


def test_a_card_that_another_one_needs_is_not_put_away() -> None:
    host = play_until(new_game(), "RSD-ASK-27", seed=4)
    decision = host.asks()[0].decision
    view, seat = host.view(decision.seat), decision.seat
    assert view.content.cards["discovery_relay_mast"].requirement == ("bonus", "", 2)
    while bonus(view, seat) > 1:
        rich = next(hex for hex in neighbours(view, view.seats[seat].basecamp) if view.terrain[hex] not in POOR)
        view.terrain[rich] = "wasteland"
    view.seats[seat].completed = []
    mast, fields = "discovery_relay_mast", "discovery_wide_fields"
    view.seats[seat].hand = [mast, fields, "discovery_drill_ground"]
    asked = WastelandScene(view, decision._replace(options=(f"card:{fields}", "card:discovery_drill_ground")), ())
    assert moves.dearest(asked) == ["card:discovery_drill_ground"]
    assert not out_of_reach(view, seat, mast, view.seats[seat].hand)
    view.seats[seat].hand = ["discovery_drill_ground"]
    asked = WastelandScene(view, decision._replace(options=(f"card:{mast}", f"card:{fields}")), ())
    assert moves.cheapest(asked) == [f"card:{fields}"] and moves.dearest(asked) == [f"card:{mast}"]


def test_the_carried_outpost_is_said_to_lie_where_it_lies() -> None:
    told: dict[str, str] = {}

    def watch(lesson: Taught, scene: WastelandScene) -> None:
        me = scene.view.seats[scene.seat]
        lying = [hex for hex, active in zip(me.outposts, me.outposts_active, strict=True) if hex and not active]
        if called(lesson) == "carry" and lying:
            told[hex_name(BOTH[0], scene.view, lying[0])] = lesson_text(BOTH[0], lesson, scene)

    for seed in range(1, 4):
        Pupils(guided_host(), 0.5, seed, watch).play(6)
    assert len(told) > 1 and all(f"folded in {where}" in text for where, text in told.items())
