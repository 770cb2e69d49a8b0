"""Tests of the screens press keys faster than people do, and the same one for seat after seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from resurgence_tui.ui.key_guard import KeyGuard
from resurgence_tui.ui.screens.hand_over import HandOverScreen


@pytest.fixture(autouse=True)
def _curtain_lifts_at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The curtain waits a moment for keys typed ahead; here they count, even those pressed before it is painted
    (``test_hand_over`` and ``test_held_keys`` test the wait by itself)."""
    monkeypatch.setattr(HandOverScreen, "SETTLE", -60.0)
    yield


@pytest.fixture(autouse=True)
def _keys_are_let_go_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that comes again is a new press, not one that is held (``test_held_keys`` holds keys)."""
    monkeypatch.setattr(KeyGuard, "SLOWEST", 0.0)


@pytest.fixture(autouse=True)
def _settings_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What one test sets does not hold for the next."""
    monkeypatch.setenv("RESURGENCE_CONFIG", str(tmp_path / "config"))
