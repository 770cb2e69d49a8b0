"""What the environment says of the terminal, and how far it is believed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual import constants

from resurgence_tui.app.library import Library
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.surroundings import ESC_WAIT, ESC_WAIT_FAR, esc_wait, mend, size_of


def test_without_a_terminal_the_environment_tells_the_size_as_far_as_it_can_be_one(tmp_path: Path) -> None:
    with (tmp_path / "file").open("w") as file:
        for columns, lines, size in (
            ("132", "43", (132, 43)),
            ("1000", "1", (1000, 1)),
            ("1001", "0", (80, 24)),
            ("100000", "-5", (80, 24)),
            ("", "many", (80, 24)),
            ("²", "9" * 5000, (80, 24)),
        ):
            environment = {"COLUMNS": columns, "LINES": lines}
            assert size_of(file, None, environment=environment) == size
            mend(environment, file, None)
            assert size_of(file, environment=environment) == size
            assert environment == ({} if size == (80, 24) else {"COLUMNS": columns, "LINES": lines})


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
def test_a_terminal_that_does_not_know_its_size_leaves_it_to_the_environment() -> None:
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    environment = {"COLUMNS": "100", "LINES": "30", "NO_COLOR": "1"}
    with open(theirs, "w") as terminal:  # noqa: PTH123
        fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", 0, 0, 0, 0))
        mend(environment, terminal)
        assert size_of(terminal, environment=environment) == (100, 30)
        fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", 48, 160, 0, 0))
        assert size_of(terminal, environment=environment) == (160, 48)
        mend(environment, terminal)
    os.close(ours)
    assert environment == {"NO_COLOR": "1"}


@pytest.mark.parametrize(("wish", "colours"), [(None, True), ("", True), ("0", False), ("1", False)])
async def test_only_a_no_color_that_says_something_takes_the_colours_away(
    wish: str | None, colours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    if wish is not None:
        monkeypatch.setenv("NO_COLOR", wish)
    app = ResurgenceApp(library=Library())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        strips = app.screen._compositor.render_strips()
        painted = {segment.style.color.triplet for strip in strips for segment in strip
                   if segment.style and segment.style.color and segment.style.color.triplet}
    assert any(len(set(colour)) > 1 for colour in painted) is colours


@pytest.mark.parametrize(
    ("environment", "wait"),
    [
        ({}, ESC_WAIT),
        ({"SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}, ESC_WAIT_FAR),
        ({"SSH_TTY": "/dev/pts/1"}, ESC_WAIT_FAR),
        ({"SSH_TTY": "", "ESCDELAY": ""}, ESC_WAIT),
        ({"SSH_TTY": "/dev/pts/1", "ESCDELAY": "40"}, None),
    ],
)
def test_esc_waits_longer_over_a_network_and_as_long_as_the_environment_says(
    environment: dict[str, str], wait: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert esc_wait(environment) == wait
    for name in ("ESCDELAY", "SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(constants, "ESCAPE_DELAY", 0.5)
    ResurgenceApp(library=Library())
    assert (0.5 if wait is None else wait) == constants.ESCAPE_DELAY
