"""Records the whole games of ``tests/fixtures/games`` anew; run by hand when a rule has been mended on purpose.

    python -m tests.recorded.record

It plays games between bots and keeps the first few that together show what the fixtures must show (``MUST_SHOW``).
"""

from __future__ import annotations

import random
import tempfile
from itertools import count
from pathlib import Path

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.games.resurgence.vocab import ROOM_IDS, ZONE_IDS
from resurgence_tui.saves.save_file import SeatSetup, make_setup
from resurgence_tui.saves.store import Store

FOLDER = Path(__file__).parent.parent / "fixtures" / "games"

MUST_SHOW = {*ZONE_IDS, *ROOM_IDS, "retired token", "row bonus", "level 4", "tie-break", "advanced Mission"}
"""What the recorded games show together: every Zone and room used, and what happens rarely."""

RARE = {*ROOM_IDS, "row bonus", "level 4", "tie-break", "advanced Mission"}
"""What a game is kept for, even when the common things have been shown."""

NAMES = ("Anna", "Boris", "Celina", "Dmitri")
BOTS = ("bot:eager", "bot:random")


def shown_by(host: Host) -> set[str]:
    """Which of ``MUST_SHOW`` a finished game shows."""
    shown = set()
    view = host.view(-1)
    for entry in host.log(-1):
        key, _, values, _ = entry.fact
        if key == "placed":
            shown.add(str(values[1]))
        elif key == "retired":
            shown.add("retired token")
        elif key == "row_bonus" and values[0]:
            shown.add("row bonus")
        elif key == "level_raised" and values[0] == 4:
            shown.add("level 4")
        elif key == "completed" and str(values[0]).startswith("advanced"):
            shown.add("advanced Mission")
    totals = [sum(me.sheet.values()) for me in view.seats]
    if totals.count(max(totals)) > 1:
        shown.add("tie-break")
    return shown & MUST_SHOW


def played(library: Library, seed: int) -> Host:
    """The finished game of that seed: of all seat counts and both starts, half between bots, half by ``liking``."""
    seats, start = 2 + seed % 3, "beginner" if seed % 4 == 0 else "draft"
    explored = seed % 2 == 0
    players = [SeatSetup(name=NAMES[i], player="human" if explored else BOTS[i % 2], colour=i) for i in range(seats)]
    host = library.new(make_setup(players, seed, options={"start": start}))
    rng = random.Random(seed)
    host.run_on()
    while not host.over:
        ticket, decision = host.asks()[0]
        host.submit(ticket, max(decision.options, key=lambda option: liking(option) + rng.random()))
        host.run_on()
    return host


LIKED_SPACES = {
    "workshop": 9,
    "propaganda": 9,
    "headquarters": 9,
    "garage": 4,
    "market_stall": 2,
    "scout_post": 2,
    "armory": 3,
    "clinic": 3,
}


def liking(option: str) -> float:
    """How much the exploring player likes an option: levels, building and the rooms of high levels before all."""
    verb, *words = option.split(":")
    place = words[2] if verb == "place" else words[-1] if words else ""
    if verb in ("done", "leave", "stay") or place == "rest":
        return -5
    if verb == "build":
        return LIKED_SPACES.get(place.removeprefix("room_"), 0)
    if verb == "place":
        wanted = 3 if place.startswith("hope_island") else 2 if place in ("room_checkpoint", "kremlin_lower") else 0
        return LIKED_SPACES.get(place.removeprefix("room_"), wanted)
    if verb == "pay":
        return -option.count("ammo") - option.count("meds")
    if verb == "assign":
        return 0.5 if words[0] in ("hero", "scholar") and words[1] == "compound" else 0
    return {"raise": 5, "effect": 3, "mission": -4}.get(verb, 0)


def main() -> None:
    """Keep games until everything is shown, at least four of them."""
    missing, kept = set(MUST_SHOW), 0
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for seed in count(1):
        new = shown_by(played(Library(), seed)) & missing
        if not ((kept < 3 and new) or new & RARE):
            continue
        missing -= new
        kept += 1
        with tempfile.TemporaryDirectory() as folder:
            host = played(Library(Store(folder)), seed)
            assert host.path is not None
            name = f"{len(host.names)}_seats_{host.setup.options['start']}_{seed}.json"
            (FOLDER / name).write_bytes(host.path.read_bytes())
        print(name, sorted(new))  # noqa: T201
        if not missing and kept >= 4:
            return


if __name__ == "__main__":
    main()
