"""The game in a browser, from the server to a click on a Zone, in the real Chromium that is installed here."""

from __future__ import annotations

import os
import re
from itertools import cycle
from pathlib import Path

import pytest

from resurgence_tui.cli.main import main
from tests.opened import opened

from .browser import CHROMIUM, MOMENT, BrowserTab, Server, chromium, saved_in
from .terminal import LIFT

NEEDED = "RESURGENCE_TEST_BROWSER"
"""The environment variable by which .ci/run says that the browser has to be there: without it the test fails."""

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="processes are listed by ps"),
    pytest.mark.skipif(CHROMIUM is None and NEEDED not in os.environ, reason="no Chromium is installed"),
]

CURTAIN = "Everybody else: look away."
KNOWN = {
    "Press any key": "Space",
    "This reveals something hidden": "y",
    "Take a ": "1",
    "Add a Specialist": "1",
    "Retire a Survivor?": "0",  # which answers nothing of the question after it, should the screen be late
}
"""What is asked on the way from a beginner's start to the first placement, and a key that answers it."""

WINDOW = {"width": 800, "height": 480}
PHONE = {"width": 740, "height": 340}
"""A small phone turned sideways, without what its browser takes for itself."""


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """An empty folder of saved games."""
    folder = tmp_path / "saves"
    folder.mkdir()
    return folder


def play_until(tab: BrowserTab, words: str) -> None:
    """Play on, behind the curtain too, until these words are on the screen: the first option, whatever is asked, and
    the tokens of a hand in two areas."""
    areas = cycle("12")
    while words not in tab.text:
        hand = re.search(r"In hand: (\d+)", tab.text)
        if CURTAIN in tab.text:
            tab.lift()
        elif hand:
            tab.press(next(areas) if int(hand[1]) else "Enter")
        elif key := next((KNOWN[one] for one in KNOWN if one in tab.text), ""):
            tab.press(key)
        else:
            tab.page.wait_for_timeout(MOMENT)


def test_a_game_in_a_browser_with_keys_mouse_reload_and_two_tabs(saves: Path) -> None:
    """What is asked and what is answered is the same as in a terminal; nothing is lost with a page."""
    with Server(RESURGENCE_SAVES=str(saves)) as server, chromium() as browser:
        context = browser.new_context(viewport=WINDOW, permissions=["clipboard-read", "clipboard-write"])
        tab = BrowserTab(context.new_page(), server.address)
        tab.wait_for("New game")
        assert tab.page.title() == "Resurgence"
        tab.press("n")  # the keys reach the table at once, without a click
        tab.wait_for("Salvage draft")
        assert tab.marked_and_copied() == tab.text  # what came is what the page shows
        tab.click("Salvage draft")
        tab.wait_for("Beginner start")
        tab.click("random")
        tab.press("7")  # a seed, so that each run sees the same table
        tab.press("F5")
        tab.wait_for("Take a Hero")

        play_until(tab, CURTAIN)
        tab.lift()
        tab.wait_for("In hand")
        tab.press("1")
        assert CURTAIN not in tab.text
        answered = opened(saved_in(saves))["choices"]
        tab.page.set_viewport_size(PHONE)  # the page loads itself again, with smaller letters
        tab.wait_until(lambda: tab.connections == 2)
        tab.wait_for(LIFT)  # the same game, and what only one may see is hidden from whoever sits there now
        assert tab.screen.columns >= 80
        assert tab.screen.lines >= 24
        assert "In hand" not in tab.text
        assert opened(saved_in(saves))["choices"] == answered

        play_until(tab, "Place a Survivor")
        placed = len(opened(saved_in(saves))["choices"])
        tab.click("+2Fo")
        if "which token?" in tab.wait_for("which token?", "Use your turn at", "Automatically"):
            tab.press("1")
        tab.wait_for("Revolution Square, right")
        tab.wait_until(lambda: "revolution_square" in str(opened(saved_in(saves))["choices"][placed:]))

        other = BrowserTab(context.new_page(), server.address)
        other.wait_for("New game")
        assert "Round 1" not in other.text  # a tab of its own, with a program of its own
        assert len(server.programs()) == 2
        tab.page.close()
        server.wait_for_programs(1)
        assert main(["check", str(saved_in(saves))]) == 0
        other.press("r")
        other.wait_for("Round 1")
        assert "another program" not in other.text
        assert tab.errors + other.errors == []
    assert server.process.returncode == 0
