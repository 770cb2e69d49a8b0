"""What a key that is held down may do, as the keyboard repeats it: a clock that only the test moves."""

from __future__ import annotations

import pytest

from resurgence_tui.ui.key_guard import KeyGuard
from resurgence_tui.ui.screens.lift_key import LiftKey

SETTLE = 0.5


@pytest.fixture(autouse=True)
def _keys_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeyGuard, "SLOWEST", 1.6)


class Clock:
    """Seconds."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def guard() -> tuple[KeyGuard, Clock]:
    """A guard at a question."""
    clock = Clock()
    made = KeyGuard(clock)
    made.turn_to("Anna")
    return made, clock


def test_a_key_counts_for_the_question_at_which_it_went_down() -> None:
    keys, clock = guard()
    keys.press("enter", clock.now)
    assert not keys.is_spent
    keys.turn_to("Boris")
    assert keys.is_spent, "the first press, should it come to an answer only now"
    for gap in (1.5, 0.2, 0.2, 1.6):
        clock.now += gap
        keys.press("enter", clock.now)
        assert keys.is_spent
    clock.now += 1.61
    keys.press("enter", clock.now)
    assert not keys.is_spent


def test_repeats_go_on_counting_while_the_same_is_asked() -> None:
    keys, clock = guard()
    for _ in range(5):
        clock.now += 0.03
        keys.press("1", clock.now)
        keys.turn_to("Anna")
        assert not keys.is_spent


def test_another_key_counts_at_once_and_then_the_first_one_again() -> None:
    keys, clock = guard()
    keys.press("enter", clock.now)
    keys.turn_to("Boris")
    keys.press("down", clock.now)
    assert not keys.is_spent
    keys.press("enter", clock.now)
    assert not keys.is_spent


def test_a_click_counts_and_does_not_end_a_key_that_is_held() -> None:
    keys, clock = guard()
    keys.press("enter", clock.now)
    keys.turn_to("Boris")
    keys.click(clock.now + 0.1)
    assert not keys.is_spent and keys.clicked
    keys.press("enter", clock.now + 0.2)
    assert keys.is_spent and not keys.clicked


@pytest.mark.parametrize("how", ["down", "click"])
def test_what_was_pressed_before_the_question_came_does_not_count_for_it(how: str) -> None:
    keys, clock = guard()
    typed = clock.now
    clock.now += 0.3  # the program was busy with the question before
    keys.turn_to("Boris")
    if how == "click":
        keys.click(typed)
    else:
        keys.press(how, typed)
    assert keys.is_spent


def test_what_may_be_held_down() -> None:
    keys, clock = guard()
    assert keys.may_be_down == ""
    keys.press("space", clock.now)
    clock.now += 1.6
    assert keys.may_be_down == "space"
    clock.now += 0.1
    assert keys.may_be_down == ""


@pytest.mark.parametrize(("last", "wanted"), [("", "enter"), ("1", "enter"), ("enter", "space"), ("space", "enter")])
def test_the_key_used_last_does_not_lift(last: str, wanted: str) -> None:
    lift = LiftKey(last, 0.0)
    assert lift.key == wanted
    lift.press(wanted, 0.6, SETTLE)
    assert lift.is_pressed


@pytest.mark.parametrize("first", [0.2, 0.45, 0.55, 1.5])
@pytest.mark.parametrize("gap", [0.2, 1 / 11, 1 / 60])
@pytest.mark.parametrize("key", ["enter", "space", "1"])
def test_a_key_held_while_the_curtain_falls_never_lifts_it(key: str, gap: float, first: float) -> None:
    lift, at = LiftKey(key, 0.0), first
    for _ in range(40):
        lift.press(key, at, SETTLE)
        assert not lift.is_pressed and lift.key != key
        at += gap


def test_keys_before_the_silence_count_as_used_and_make_it_begin_anew() -> None:
    lift = LiftKey("1", 0.0)
    lift.press("enter", 0.3, SETTLE)
    assert (lift.is_pressed, lift.key) == (False, "space")
    lift.press("x", 0.7, SETTLE)
    lift.press("space", 1.0, SETTLE)
    assert (lift.is_pressed, lift.key) == (False, "enter")
    lift.press("enter", 1.6, SETTLE)
    assert lift.is_pressed
    lift.press("x", 1.61, SETTLE)
    assert not lift.is_pressed, "one more key in the same breath"
