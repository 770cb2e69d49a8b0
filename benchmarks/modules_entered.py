"""How many modules of ours a key press enters, from the key to the paint: more than 45 are a sign that tasks are split.

    .venv/bin/python benchmarks/modules_entered.py [--list]

A module counts once a function of it has run. The keys are pressed in a game that asks for a token to be placed, and
each is pressed before it is counted, so that what is done once a game does not count.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from screen_games import save  # noqa: E402
from textual import events  # noqa: E402
from textual.pilot import Pilot  # noqa: E402

from resurgence_tui.app.library import Library  # noqa: E402
from resurgence_tui.app.settings import Settings  # noqa: E402
from resurgence_tui.saves.store import Store  # noqa: E402
from resurgence_tui.ui.app import ResurgenceApp  # noqa: E402

PACKAGE = f"{ROOT / 'resurgence_tui'}/"
KEYS = (
    ("a row down", ("down", "up")),
    ("a place of the city", ("tab", "right", "left")),
    ("a board", ("o", "c")),
    ("an answer", ("enter",)),
)
SETTINGS = Settings(reveals="never", waste="never", free_gains=False, moments="skip", pace="at-once", animation=False)


@contextmanager
def modules(found: set[str]) -> Iterator[None]:
    """Within, take down the modules of ours that are entered."""

    def enter(frame: FrameType, event: str, argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE) and frame.f_code.co_name != "<module>":
            found.add(frame.f_code.co_filename.removeprefix(PACKAGE))

    sys.setprofile(enter)
    try:
        yield
    finally:
        sys.setprofile(None)


async def press(pilot: Pilot[None], key: str) -> None:
    """Press a key and wait until all is painted."""
    driver = pilot.app._driver
    assert driver is not None
    driver.send_message(events.Key(key, "\r" if key == "enter" else key if len(key) == 1 else None))
    await asyncio.sleep(0.4)


async def measure(folder: Path, size: tuple[int, int]) -> dict[str, set[str]]:
    """For each kind of key the modules that it enters."""
    save(folder, "placing", "Anna,Boris", "PLACE-01", 3, "resurgence")
    host = Library(Store(folder)).resume(folder / "placing.json")
    app = ResurgenceApp(start=host, library=Library(Store(folder)), settings=SETTINGS)
    counted: dict[str, set[str]] = {}
    async with app.run_test(size=size) as pilot:
        await asyncio.sleep(0.5)
        for what, keys in KEYS:
            for _ in range(2 if len(keys) > 1 else 1):
                for key in keys:
                    entered: set[str] = set()
                    with modules(entered):
                        await press(pilot, key)
                    counted[what] = entered
    return counted


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", default="160x48")
    parser.add_argument("--list", action="store_true", help="name the modules")
    given = parser.parse_args()
    columns, rows = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        for what, entered in asyncio.run(measure(Path(folder), (columns, rows))).items():
            print(f"{what:<22} {len(entered):3} modules")
            if given.list:
                print("\n".join(f"    {module}" for module in sorted(entered)))


if __name__ == "__main__":
    main()
