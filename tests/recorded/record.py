"""Records the whole games of ``tests/fixtures/games`` anew; run by hand when a rule has been mended on purpose.

    python -m tests.recorded.record

It plays games between bots and keeps the first few that together show what the fixtures must show (``BASE``); then
one game alone that is won and one that is lost, and one of four seats with Encounters (``VARIANTS``).
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.vocab import ROOM_IDS, ZONE_IDS
from resurgence_tui.saves.save_file import SeatSetup, make_setup
from resurgence_tui.saves.store import Store

from .look_ahead import best_choices

FOLDER = Path(__file__).parent.parent / "fixtures" / "games"

BASE = {
    *(*ZONE_IDS, *ROOM_IDS, "retired token", "row bonus", "level 4", "tie-break", "advanced Mission"),
    "second Mission",
}
"""What the recorded games show together: every Zone and room used, and what happens rarely."""

ENCOUNTERS = {"beaten Beast", "Stalker", "refilled black bag", "Bonus Event"}
LOST = {"lost alone", "flipped Rubble", "Mutants' Mission", "shortened Row", "fed Beast"}
MUST_SHOW = BASE | ENCOUNTERS | LOST | {"won alone"}

RARE = {*ROOM_IDS, "row bonus", "level 4", "tie-break", "advanced Mission", "second Mission"}
"""What a game is kept for, even when the common things have been shown."""

SHOWN_BY_FACT = {
    "retired": "retired token",
    "beast_beaten": "beaten Beast",
    "black_bag_refilled": "refilled black bag",
    "rubble_flipped": "flipped Rubble",
    "mutants_completed": "Mutants' Mission",
    "row_discarded": "shortened Row",
}

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
        elif key in SHOWN_BY_FACT:
            shown.add(SHOWN_BY_FACT[key])
        elif key in ("planned", "paid") and "token_stalker" in values:
            shown.add("Stalker")
        elif key == "event_revealed" and str(values[0]).startswith("bonus"):
            shown.add("Bonus Event")
        elif key == "mutants_scored" and values[0] == "token_beast":
            shown.add("fed Beast")
        elif key == "row_bonus" and values[0]:
            shown.add("row bonus")
        elif key == "card_used" and values[0] == "hero_cosmonaut":
            shown.add("second Mission")
        elif key == "level_raised" and values[0] == 4:
            shown.add("level 4")
        elif key == "completed" and str(values[0]).startswith("advanced"):
            shown.add("advanced Mission")
    if view.solo:
        shown.add("won alone" if host.winners else "lost alone")
    totals = [sum(me.sheet.values()) for me in view.seats]
    if totals.count(max(totals)) > 1:
        shown.add("tie-break")
    return shown & MUST_SHOW


def played(library: Library, seed: int) -> Host:
    """The finished game of that seed: of all seat counts and both starts, half between bots, half by ``liking``."""
    seats, start = 2 + seed % 3, "beginner" if seed % 4 == 0 else "draft"
    explored = seed % 2 == 0
    return explore(library, ["human" if explored else BOTS[i % 2] for i in range(seats)], seed, {"start": start})


def explore(library: Library, players: Sequence[str], seed: int, options: dict[str, str | bool]) -> Host:
    """A finished game in which everybody who is no bot plays by ``liking``."""
    host = begun(library, players, seed, options)
    rng = random.Random(seed)
    while not host.over:
        ticket, decision = host.asks()[0]
        host.submit(ticket, max(decision.options, key=lambda option: liking(option) + rng.random()))
        host.run_on()
    return host


def begun(library: Library, players: Sequence[str], seed: int, options: dict[str, str | bool]) -> Host:
    """A new game at its first question to somebody who is no bot."""
    seats = [SeatSetup(name=NAMES[i], player=player, colour=i) for i, player in enumerate(players)]
    host = library.new(make_setup(seats, seed, options=options))
    host.run_on()
    return host


def foreseen(library: Library, seed: int) -> Host:
    """A finished game alone, by the player who looks ahead."""
    options: dict[str, str | bool] = {"start": "draft", "solo": "village"}
    host = begun(library, ["human"], seed, options)
    for option in best_choices(GAME.start(1, seed, options, GAME.content())):
        host.submit(host.asks()[0].ticket, option)
        host.run_on()
    return host


def lost(library: Library, seed: int) -> Host:
    """A finished game alone, with Encounters, by ``liking``."""
    return explore(library, ["human"], seed, {"start": "draft", "solo": "stronghold", "encounters": True})


def with_encounters(library: Library, seed: int) -> Host:
    """A finished game of four seats with Encounters and Bonus Events, by ``liking``."""
    return explore(library, ["human"] * 4, seed, {"start": "draft", "encounters": True, "bonus_events": True})


class Variant(NamedTuple):
    """A recorded game of its own: the name of its file, how it is played, and what it must show."""

    name: str
    played: Callable[[Library, int], Host]
    shows: set[str]


VARIANTS = (
    Variant("alone_village", foreseen, {"won alone"}),
    Variant("alone_stronghold_encounters", lost, LOST),
    Variant("4_seats_encounters", with_encounters, ENCOUNTERS),
)


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


def keep(name: str, play: Callable[[Library, int], Host], seed: int) -> None:
    """Play the game of that seed once more and keep its save."""
    with tempfile.TemporaryDirectory() as folder:
        host = play(Library(Store(folder)), seed)
        assert host.path is not None
        (FOLDER / name).write_bytes(host.path.read_bytes())


def record_base() -> None:
    """Keep games until everything of the base game is shown, at least four of them."""
    missing, kept = set(BASE), 0
    for seed in count(1):
        host = played(Library(), seed)
        new = shown_by(host) & missing
        if not ((kept < 3 and new) or new & RARE):
            continue
        missing -= new
        kept += 1
        keep(f"{len(host.names)}_seats_{host.setup.options['start']}_{seed}.json", played, seed)
        if not missing and kept >= 4:
            return


def record_variants() -> None:
    """Keep the first game of each variant that shows all it must."""
    for variant in VARIANTS:
        seed = next(seed for seed in count(1) if variant.shows <= shown_by(variant.played(Library(), seed)))
        keep(f"{variant.name}_{seed}.json", variant.played, seed)


def main() -> None:
    """Record everything anew."""
    for old in FOLDER.glob("*.json"):
        old.unlink()
    record_base()
    record_variants()


if __name__ == "__main__":
    main()
