"""What the environment says of the terminal, and how far it is believed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.surroundings import mend, size_of


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
