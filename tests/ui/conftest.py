"""Tests of the screens press keys faster than people do."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from resurgence_tui.ui.screens.hand_over import HandOverScreen


@pytest.fixture(autouse=True)
def _curtain_lifts_at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The curtain waits a moment for keys typed ahead; here none are (``test_hand_over`` tests that one by itself)."""
    monkeypatch.setattr(HandOverScreen, "SETTLE", 0.0)
    yield


@pytest.fixture(autouse=True)
def _settings_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What one test sets does not hold for the next."""
    monkeypatch.setenv("RESURGENCE_CONFIG", str(tmp_path / "config"))
