"""Cards that a later version brings were not there before: games begun without them go on without them."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app import library
from resurgence_tui.app.library import Library, OtherContent
from resurgence_tui.app.replay import read_replay
from resurgence_tui.assets_path import assets
from resurgence_tui.engine.errors import ContentError
from resurgence_tui.games import game_called, packs
from resurgence_tui.games.packs import ContentFiles
from resurgence_tui.games.residuum.content import catalogue as residuum_catalogue
from resurgence_tui.games.residuum.content.check import COUNTS as RESIDUUM_COUNTS
from resurgence_tui.games.resurgence.content import catalogue as resurgence_catalogue
from resurgence_tui.games.resurgence.content.check import COUNTS as RESURGENCE_COUNTS
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.save_file import HUMAN
from resurgence_tui.saves.store import Store
from tests.recorded.editions import game_by_whim

FIXTURES = Path(__file__).parents[3] / "fixtures"
RECORDED = {"resurgence": FIXTURES / "games", "residuum": FIXTURES / "residuum_games"}
CATALOGUES = {"resurgence": resurgence_catalogue, "residuum": residuum_catalogue}

NEW = {
    "resurgence": {
        "missions": "basic_came_later", "survivors": "survivor_came_later", "salvage": "salvage_came_later",
        "heroes": "hero_came_later", "even_heroes": "hero_came_later", "directives": "directive_came_later",
    },
    "residuum": {"discoveries": "card_came_later", "town_cards": "town_came_later"},
}  # fmt: skip
"""Game -> file -> the id of its new entry."""

Later = Callable[..., None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Later:
    """Makes it a version with a card more in each of those files, and with one further earlier file."""

    def begin(game: str, kept: dict[str, Any] | None = None) -> None:
        folder = tmp_path / "assets" / "content" / game
        shutil.copytree(assets() / "content" / game, folder)
        for name, new in NEW[game].items():
            path = folder / f"{name}.json"
            held = json.loads(path.read_text(encoding="utf-8"))
            if isinstance(held, dict):
                held[new] = next(iter(held.values()))
            else:
                at = next((n for n, one in enumerate(held) if one.get("kind") == "basic"), 0) + 1
                held.insert(at, {**held[at], "id": new})
                count_one_more(monkeypatch, game, name, held[at])
            path.write_text(json.dumps(held), encoding="utf-8")
        numbers = [int(path.stem) for path in (folder / "earlier").glob("*.json")]
        (folder / "earlier").mkdir(exist_ok=True)
        if kept is None:
            kept = {"absent": {name: [new] for name, new in NEW[game].items()}}
        (folder / "earlier" / f"{max(numbers, default=0) + 1}.json").write_text(json.dumps(kept), encoding="utf-8")
        files = CATALOGUES[game].CONTENT
        monkeypatch.setattr(packs, "assets", lambda: tmp_path / "assets")
        monkeypatch.setattr(CATALOGUES[game], "CONTENT", ContentFiles(game, files.names, files.tables))
        monkeypatch.setattr(library, "_own_content", library._own_content.__wrapped__)

    return begin


def count_one_more(monkeypatch: pytest.MonkeyPatch, game: str, name: str, card: dict[str, Any]) -> None:
    if game == "residuum":
        monkeypatch.setitem(RESIDUUM_COUNTS, name, RESIDUUM_COUNTS[name] + 1)
        return
    of = RESURGENCE_COUNTS[name]
    kind = next(iter(of)) if len(of) == 1 else next(card[word] for word in ("kind", "type", "deck") if word in card)
    monkeypatch.setitem(of, kind, of[kind] + 1)


@pytest.mark.parametrize("game", NEW)
def test_without_the_new_cards_the_values_are_just_those_of_before(game: str, later: Later) -> None:
    today = game_called(game).content()
    later(game)
    now, then = game_called(game).content(), game_called(game).content(made_with=today.hash)
    assert (now.hash != today.hash, now.earlier) == (True, False)
    assert (then.hash, then.earlier, then.changed) == (today.hash, True, {})
    for id in NEW[game].values():
        assert (id in str(vars_of(now)), id in str(vars_of(then))) == (True, False)
    assert vars_of(then) == {**vars_of(today), "earlier": True}


def vars_of(content: Any) -> dict[str, Any]:
    return {name: getattr(content, name) for name in content.__slots__}


@pytest.mark.games
@pytest.mark.parametrize(
    ("game", "path"), [(game, path) for game in NEW for path in sorted(RECORDED[game].glob("*.json"))[:3]],
    ids=lambda value: getattr(value, "stem", value),
)  # fmt: skip
def test_a_recorded_game_replays_and_goes_on_without_them(game: str, path: Path, later: Later, tmp_path: Path) -> None:
    later(game)
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    saves = Library(Store(tmp_path))
    replay = read_replay(saves, copy)
    assert (replay.first, replay.doubt, replay.has_earlier_values) == (0, None, True)
    host = replay.what_if(replay.last // 2, "then", Store(tmp_path))
    for seat in range(len(host.names)):
        host.hand_to(seat, HUMAN)
    for _ in range(30):
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    assert (host.over, host.doubt, host.has_earlier_values) == (False, None, True)
    host.close()
    again = saves.resume(host.path)
    assert (again.save_file().table, again.doubt) == (host.save_file().table, None)
    assert saves.new(again.setup).has_earlier_values is False


def test_whole_games_of_today_end_just_so_without_them(later: Later) -> None:
    """Four seats, Encounters and Bonus Events, so that every deck is dealt."""
    options = {"start": "draft", "encounters": True, "bonus_events": True, "even_heroes": True}
    today = GAME.content()
    ended = game_by_whim(4, 0, options, today)
    later("resurgence")
    assert game_by_whim(4, 0, options, GAME.content(made_with=today.hash)) == ended
    assert game_by_whim(4, 0, options, GAME.content()) != ended


def test_a_pack_that_changes_a_new_card_is_another_one_for_a_game_of_before(later: Later, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(next(iter(sorted(RECORDED["resurgence"].glob("*.json")))).read_bytes())
    later("resurgence")
    pack = tmp_path / "pack"
    pack.mkdir()
    card = next(one for one in resurgence_catalogue.CONTENT.now.files["missions"] if one["id"] == "basic_came_later")
    (pack / "missions.json").write_text(json.dumps([{**card, "reward": {"vp": 9}}]), encoding="utf-8")
    assert GAME.content(str(pack)).missions["basic_came_later"].reward.vp == 9
    with pytest.raises(OtherContent, match="another content pack"):
        Library(Store(tmp_path)).resume(path, pack)


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ({"absent": {"missions": ["basic_nowhere"]}}, "card basic_nowhere, field id: the game has no entry"),
        ({"absent": {"even_heroes": ["nobody"]}}, "even_heroes.json: card nobody, field id: the game has no entry"),
        ({"absent": {"dreams": ["basic_came_later"]}}, "dreams.json: the game has no content file of this name"),
        ({"absent": {"rubble": ["rubble_1"]}}, "rubble.json: this file is one table"),
        ({"added": ["dreams"]}, "dreams.json: the game has no content file of this name"),
        ({"entries": {"missions": [{"id": "basic_nowhere"}]}}, "card basic_nowhere, field id: the game has no entry"),
        ({"missing": {"missions": ["basic_came_later"]}}, "missing is none of entries, absent, added"),
    ],
)
def test_what_an_earlier_file_cannot_say_is_told(kept: dict[str, Any], said: str, later: Later) -> None:
    today = GAME.content().hash
    later("resurgence", kept)
    with pytest.raises(ContentError) as caught:
        GAME.content(made_with=today)
    assert re.match(r"earlier/\d+\.json: ", str(caught.value)) and said in str(caught.value)
