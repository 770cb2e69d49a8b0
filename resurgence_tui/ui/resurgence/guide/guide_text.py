"""The words of a lesson, with the names and numbers of the table it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resurgence_tui.games.resurgence.content.printed import Effect
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, TOKEN_WORDS
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.resurgence.sentences import cost_text, costs_text, event_text, goods_phrase, name, space_parts
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence.boards.assignment_board import DIGITS, Plan
from resurgence_tui.ui.resurgence.guide import scene as on
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.placing import way
from resurgence_tui.ui.table.lessons import Lesson

Values = dict[str, str | int]

MISSED = {
    on.FREE: "guide-missed-free",
    on.PENALTY: "guide-missed-penalty",
    on.ROOM: "guide-missed-room",
    on.REST: "guide-missed-rest",
    on.CARD: "guide-missed-card",
    on.PLAN: "guide-missed-plan",
    on.MISSION: "guide-missed-mission",
}
"""What has not been tried, and the sentence about it."""

NO_EFFECT = Effect((), ())


def lesson_text(words: Words, lesson: Lesson[Scene], scene: Scene, sign: str = "") -> str:
    """What a lesson says. sign: what marks a suggestion."""
    make = VALUES.get(lesson.key)
    values: Values = {"sign": sign}
    values |= make(words, scene) if make is not None else {}
    option = lesson.move(scene)
    if option.startswith("place:"):
        values |= _space(words, scene, way(option).space)
    return words.text(lesson.key, **values)


def _space(words: Words, scene: Scene, space: str) -> Values:
    """A space, what it costs there and what it gives."""
    effect = scene.view.content.effects[space] if space != on.REST else NO_EFFECT
    return {"place": name(words, space), "gain": space_parts(words, space, scene.view).gain,
            "cost": costs_text(words, effect.pays)}


def _moved(words: Words, scene: Scene) -> Values:
    """How far the seat has moved on each track in this round, and what the first places bring."""
    advanced = scene.facts(("advanced",), scene.view.round)
    steps = [sum(1 for fact in advanced if fact.values[0] == area) for area in AREA_WORDS]
    tracks = [words.text("guide-moved-track", area=words.text(area), count=count)
              for area, count in zip(AREA_WORDS, steps, strict=True) if count]
    moved = words.text("guide-moved", tracks=listed(words, tracks)) if tracks else words.text("guide-moved-none")
    prizes = scene.view.content.numbers.prizes[: 1 if scene.view.solo else max(len(scene.view.seats), 2)]
    return {"moved": moved, "prizes": listed(words, [str(prize) for prize in prizes])}


def _income(words: Words, scene: Scene) -> Values:
    """What the columns have brought unasked."""
    content, me = scene.view.content, scene.view.seats[scene.seat]
    columns = content.column_ids
    gains = [fact.values[1:6] for fact in scene.facts(("gained",), 1) if fact.values[0] in columns]
    goods = tuple(sum(int(amount) for amount in item) for item in zip(*gains, strict=True))
    told = [words.text("guide-income-got", goods=goods_phrase(words, goods))] if gains else []
    if any(done and len(income) > 1 for done, income in zip(me.columns, content.column_income, strict=True)):
        told.append(words.text("guide-income-choose"))
    return {"income": " ".join(told) or words.text("guide-income-none")}


def _next_level(words: Words, scene: Scene) -> Values:
    """What the next level needs and costs."""
    levels, level = scene.view.content.levels, scene.view.seats[scene.seat].level
    wanted = levels[min(level + 1, len(levels) - 1)]
    hold = goods_phrase(words, (0, 0, 0, wanted.ammo, wanted.meds))
    return {"level": wanted.level, "hold": hold, "cost": cost_text(words, wanted.cost)}


def _missed(*deeds: str) -> Callable[[Words, Scene], Values]:
    """A sentence for each that has not been tried."""

    def values(words: Words, scene: Scene) -> Values:
        told = [words.text(MISSED[deed]) for deed in deeds if deed not in scene.tried]
        return {"missed": " ".join(told)}

    return values


def _planned(words: Words, scene: Scene) -> Values:
    """What to think of while tokens are sorted: a planned Mission, if there is one."""
    has_one = any(scene.view.seats[scene.seat].slots)
    return {"planned": words.text("guide-assign-planned" if has_one else "guide-assign-unplanned")}


def _mutants(words: Words, scene: Scene) -> Values:
    """Alone the Mutants come later in the round."""
    return {"mutants": "" if scene.view.solo else words.text("guide-renewed-mutants")}


def _scoring(words: Words, scene: Scene) -> Values:
    alone = words.text("guide-onward-alone") if scene.view.solo else ""
    return {"resources": scene.view.content.numbers.resources_per_vp, "alone": alone}


def _goal(words: Words, scene: Scene) -> Values:
    return {"goal": words.text("guide-goal-alone" if scene.view.solo else "guide-goal")}


def _event(words: Words, scene: Scene) -> Values:
    """The Event of the round."""
    event = scene.view.event_card
    return {"event": name(words, event.id), "text": event_text(words, event)}


def _advanced(words: Words, scene: Scene) -> Values:
    return {"level": scene.view.content.numbers.advanced_level}


VALUES: dict[str, Callable[[Words, Scene], Values]] = {
    "guide-welcome": _goal,
    "guide-leadership": _moved,
    "guide-leadership-alone": _moved,
    "guide-upkeep": _income,
    "guide-no-level": _next_level,
    "guide-missed-places": _missed(on.FREE, on.PENALTY, on.ROOM, on.REST),
    "guide-missed-deeds": _missed(on.CARD, on.PLAN, on.MISSION),
    "guide-assign-again": _planned,
    "guide-renewed": _mutants,
    "guide-onward": _scoring,
    "guide-event": _event,
    "guide-advanced": _advanced,
}


def assignment_text(words: Words, plan: Plan, held: int, wanted: Sequence[tuple[int, int]]) -> str:
    """Which key sorts which token still in hand, in the order in which they are held. wanted: token and area."""
    if not plan.left:
        return words.text("guide-try-done")
    left = list(wanted)  # each is used once
    for token, area in zip(plan.tokens, plan.where, strict=True):
        if area >= 0:
            found = (token, area) if (token, area) in left else next((one for one in left if one[0] == token), None)
            if found is not None:
                left.remove(found)
    digits = {area: digit for digit, area in DIGITS.items()}
    count, told = len(plan.tokens), []
    for place in ((held + step) % count for step in range(count)):
        one = next((entry for entry in left if plan.where[place] < 0 and entry[0] == plan.tokens[place]), None)
        if one is not None:
            left.remove(one)
            called = words.text(TOKEN_WORDS[one[0]])
            told.append(words.text("guide-assign-one", token=called, key=digits[one[1]]))
    return words.text("guide-try-assign", moves=listed(words, told))
