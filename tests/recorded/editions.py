"""What the rules of an edition do, kept in ``tests/fixtures/editions/<number>``: run by hand when that was changed.

    python -m tests.recorded.editions

It keeps how games end that are played by a fixed whim (``ends.json``), and saves of the recorded games: at their end,
and on the way there. An edition that is kept already is not written over: a rule that does something else since then
needs a new number, ``edition`` in the object of the game.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from resurgence_tui.app.library import open_save
from resurgence_tui.app.replay import Replay
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.reading import parse
from resurgence_tui.saves.save_file import HUMAN, SaveFile, canonical

from .record import FOLDER as GAMES

FOLDER = GAMES.parent / "editions"
ENDS = "ends.json"
SHARES = (0.12, 0.3, 0.5, 0.7, 0.9, 0.02)
"""How far the recorded games have come, one after the other, where they are kept on the way."""

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"start": "draft"}),
    (3, {"start": "beginner", "encounters": True}),
    (4, {"start": "draft", "encounters": True, "bonus_events": True}),
    (1, {"start": "draft", "solo": "village"}),
    (1, {"start": "beginner", "solo": "stronghold", "encounters": True}),
    (2, {"start": "draft", "bonus_events": True, "encounters": True}),
)
"""What the games by a whim are played with; each several times."""

TIMES = 4


def ends() -> dict[str, str]:
    """How each game by a whim ends: a fingerprint of its table and of all that was told.

    Played with the values of the recorded games, since other values of cards are no other rules.
    """
    recorded = next(GAMES.glob("*.json"))
    content = GAME.content(made_with=parse(recorded.read_bytes(), recorded.name).content_hash)
    return {
        f"{number} {seed}": game_by_whim(seats, seed, options, content)
        for number, (seats, options) in enumerate(SETUPS)
        for seed in range(TIMES)
    }


def game_by_whim(seats: int, seed: int, options: dict[str, Any], content: Any) -> str:
    """The fingerprint of a game in which the option is taken whose words the whim likes best, in whatever order."""
    table, mark = GAME.start(seats, seed, options, content), blake2b(digest_size=12)
    mark.update(canonical(table.facts).encode())
    while table.open:
        asked = table.open[table.answered % len(table.open)]
        liked = min(asked.options, key=lambda option: (_whim(seed, table.answered % 64, option), option))
        choose(table, asked.seat, liked, GAME.book)
        mark.update(canonical(table.facts).encode())
    mark.update(canonical(GAME.dump(table)).encode())
    return mark.hexdigest()


@cache
def _whim(seed: int, moment: int, option: str) -> int:
    """How little an option is liked; what ends a turn or gives something up is liked least."""
    last = option.partition(":")[0] in ("done", "leave", "stay")
    return last << 64 | int.from_bytes(blake2b(f"{seed} {moment} {option}".encode(), digest_size=8).digest())


def saves_of(edition: int) -> list[Path]:
    """The saves that are kept of an edition."""
    return sorted(path for path in (FOLDER / str(edition)).glob("*.json") if path.name != ENDS)


def kept_ends(edition: int) -> dict[str, str]:
    """How the games by a whim ended by the rules of an edition."""
    found: dict[str, str] = json.loads((FOLDER / str(edition) / ENDS).read_text(encoding="utf-8"))
    return found


def keep() -> None:
    """Keep the present edition."""
    folder = FOLDER / str(GAME.edition)
    if (folder / ENDS).exists():
        sys.exit(f"Edition {GAME.edition} is kept already. If a rule does something else since then, raise the number.")
    folder.mkdir(parents=True, exist_ok=True)
    for number, path in enumerate(sorted(GAMES.glob("*.json"))):
        save = parse(path.read_bytes(), path.name)
        replay = Replay(*open_save(save), save)
        if replay.first or replay.doubt is not None:
            sys.exit(f"{path.name} does not replay; record the games first: python -m tests.recorded.record")
        _write(folder / f"{path.stem}_over.json", save)
        moment = int(replay.last * SHARES[number % len(SHARES)])
        _write(folder / f"{path.stem}_after_{moment}.json", _on_the_way(replay, save, moment))
    (folder / ENDS).write_text(json.dumps(ends(), indent=1) + "\n", encoding="utf-8")


def _on_the_way(replay: Replay, save: SaveFile, moment: int) -> SaveFile:
    """The save of a game as it stood at a moment; people play."""
    host = replay.what_if(moment, save.name)
    for seat in range(len(host.names)):
        if host.setup.seats[seat].player != HUMAN:
            host.hand_to(seat, HUMAN)
    return host.save_file()


def _write(path: Path, save: SaveFile) -> None:
    path.write_text(save.text(), encoding="utf-8")


if __name__ == "__main__":
    keep()
