"""Alone against the Mutants, Encounters, Bonus Events: from the command line to the score."""

import io
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.assets_path import assets
from resurgence_tui.cli.plain import LINE, Plain
from resurgence_tui.cli.results import summary_of, table_of
from resurgence_tui.cli.simulated import Plan, play
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.standing import mutants_points
from resurgence_tui.i18n.resurgence.table_mutants import encounter_tokens, hostile_there, price_of
from resurgence_tui.i18n.resurgence.table_text import table_lines
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import make_setup

from .conftest import Done

Run = Callable[..., Done]

ALONE: dict[str, str | bool] = {"solo": "town", "encounters": True}
TOGETHER: dict[str, str | bool] = {"encounters": True, "bonus_events": True}


def new_game(seats: str, options: dict[str, str | bool], seed: int = 7, pack: Path | None = None) -> Host:
    return Library(None).new(make_setup(parse_seats(seats), seed, options=options), pack)


class Typist:
    """Somebody at the keyboard who answers every question with any of its numbers."""

    def __init__(self, seed: int) -> None:
        self.out = io.StringIO()
        self.pick = random.Random(seed)

    def readline(self) -> str:
        shown = self.out.getvalue()
        options = re.findall(r"^\d+\. ", shown[shown.rindex("\n\n") :], re.MULTILINE)
        return f"{self.pick.randint(1, len(options))}\n"


def rich_levels(folder: Path) -> Path:
    """A content pack in which every Compound level is worth 99 VP."""
    levels = json.loads((assets() / "content" / "resurgence" / "levels.json").read_text(encoding="utf-8"))
    for level in levels:
        level["vp"] = 99
    (folder / "levels.json").write_text(json.dumps(levels), encoding="utf-8")
    return folder


def test_a_whole_solo_game_in_plain_text() -> None:
    host, typist = new_game("Anna", ALONE), Typist(7)
    assert Plain(host, typist, typist.out).play() == 0  # type: ignore[arg-type]
    shown = typist.out.getvalue()
    view = host.view(NOBODY)
    assert view.over and host.winners == []
    assert shown.splitlines()[-2:] == ["The Mutants win.", "The game is over."]
    assert f"\n  Anna {host.scores[0]} VP: " in shown
    assert f"\n  Mutants {mutants_points(view)} VP: {view.mutant_vp} scored before, " in shown
    assert "{" not in shown and LINE not in shown and "take the keyboard" not in shown
    for sentence in ("The Mutants' Leadership card this round: ", "Mutant action ", "From the Encounters bag: "):
        assert sentence in shown
    assert "Anna drew " in shown  # nobody to be hidden from


def test_a_solo_game_that_is_won(tmp_path: Path, run: Run) -> None:
    host, typist = new_game("Anna", {"solo": "village"}, 3, rich_levels(tmp_path)), Typist(3)
    Plain(host, typist, typist.out).play()  # type: ignore[arg-type]
    assert host.winners == [0]
    assert typist.out.getvalue().splitlines()[-2:] == ["Anna wins.", "The game is over."]
    line = ("simulate", "--solo", "village", "--seats", "bot:random", "--json", "-", "--content", str(tmp_path))
    (game,) = json.loads(run(*line).out)["games"]
    assert (game["winners"], game["won"]) == ([0], True)
    assert game["scores"][0] > game["mutants"]


def test_json_lines_end_with_the_mutants(run: Run, tmp_path: Path) -> None:
    for level, start in (("village", 0), ("town", 10), ("stronghold", 20)):
        folder = tmp_path / level
        done = run("play", "--jsonl", "--solo", level, "--seats", "bot:eager", "--seed", "5", "--saves", str(folder))
        end = json.loads(done.out)
        assert list(end) == ["over", "scores", "winners", "mutants", "won"]
        assert (len(end["scores"]), end["won"]) == (1, end["winners"] == [0])
        assert end["mutants"] > start
        (saved,) = folder.glob("*.json")
        assert run("play", "--jsonl", str(saved), "--saves", str(folder)).out == done.out


def test_alone_one_seat_is_enough_and_the_save_knows_the_variants(run: Run, tmp_path: Path) -> None:
    line = ("play", "--plain", "--solo", "stronghold", "--encounters", "--seed", "4", "--saves", str(tmp_path))
    done = run(*line, typed="1\n" * 12)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("Resurgence: Player.\nSeed 4: share it to play the identical game")
    (saved,) = tmp_path.glob("*.json")
    setup = json.loads(saved.read_text(encoding="utf-8"))["setup"]
    assert setup["options"] == {"solo": "stronghold", "encounters": True}
    assert re.fullmatch(rf"{saved.name} is sound: \d+ choices, round 1\.\n", run("check", str(saved)).out)
    shown = run("show", str(saved), "--seat", "Player").out.splitlines()
    assert any(re.fullmatch(r"Mutant Stronghold: 2\d VP\.", line) for line in shown)
    again = run("play", "--plain", str(saved), "--saves", str(tmp_path))
    assert again.status == 0
    assert again.out.split("\n> ")[0].split("\n\n")[-1] == done.out.split("\n> ")[-2].split("\n\n")[-1]


def test_variants_of_several_seats_reach_the_game(run: Run, tmp_path: Path) -> None:
    line = ("play", "--plain", "--seats", "Anna,bot:random", "--encounters", "--bonus-events", "--saves", str(tmp_path))
    done = run(*line)
    (saved,) = tmp_path.glob("*.json")
    assert json.loads(saved.read_text(encoding="utf-8"))["setup"]["options"] == TOGETHER
    assert run("check", str(saved)).status == 0
    shown = run("show", str(saved)).out
    assert re.search(r"^Encounters bag: .+\.$", shown, re.MULTILINE)
    assert "Mutant Action board" not in shown and "Mutants" not in shown.split("Leadership tracks:")[1]
    assert "Event: " in shown and done.status == 0


def games_on(seats: str, options: dict[str, str | bool], seed: int) -> list[Any]:
    """The public view after every tenth choice of a game of bots that take any option, and the last one."""
    host = new_game(seats, options, seed)
    pick, views = random.Random(seed), []
    while not host.over:
        ask = host.asks()[0]
        host.submit(ask.ticket, pick.choice(ask.decision.options))
        if not host.decisions % 10 or host.over:
            views.append(host.view(NOBODY))
    return views


@pytest.mark.parametrize(("seats", "options"), [("Anna", ALONE), ("Anna,Boris,Clara", TOGETHER)])
def test_the_table_as_text_has_a_line_for_everything(seats: str, options: dict[str, str | bool]) -> None:
    names = seats.split(",")
    met = set()
    for seed in range(3):
        for view in games_on(seats, options, seed):
            told = "\n".join(table_lines(words(), view, names))
            assert "{" not in told and "?" not in told
            for word, zones in (("Mutant", view.mutants), ("Beast", view.beasts), ("Stalker", view.stalkers)):
                assert len(re.findall(rf"There: .*\b{word}\b", told)) == sum(map(bool, zones)), told
                met.add(word) if any(zones) else None
            if view.solo:
                points = sum(view.mutant_sheet.values()) if view.over else view.mutant_vp
                assert f"Mutant Town: {points} VP." in told
                assert f"Mutant Action board, side {'AB'[view.action_side]}:\n  Arbat: pay any 2 Resources" in told
                assert f"Metro: Anna on {view.seats[0].tracks[0]} and Mutants on {view.mutant_tracks[0]}\n" in told
                assert ("Leadership card of the Mutants: " in told) == bool(view.leader)
                assert ("Closed for good" in told) == bool(view.seats[0].flipped)
                assert "First Player" not in told and "Event" not in told
    assert met == {"Mutant", "Beast", "Stalker"}


def test_the_leadership_card_of_the_round_with_its_bands() -> None:
    view = next(view for view in games_on("Anna", ALONE, 1) if view.leader)
    lines = table_lines(words(), view, ["Anna"])
    place = next(place for place, line in enumerate(lines) if line.startswith("Leadership card of the Mutants: "))
    assert lines[place].endswith(". By your total:")
    for line, track in zip(lines[place + 1 : place + 4], ("Metro", "Harbor", "Compound"), strict=True):
        assert re.fullmatch(rf"  {track}: (\S+ (Mutants|both|you) \+\d(, |$))+", line)


def test_what_a_zone_with_encounters_costs() -> None:
    view = games_on("Anna", ALONE, 1)[0]
    view.mutants, view.beasts, view.stalkers, view.zones = [1, 0, 1] + [0] * 9, [0, 1, 1] + [0] * 9, [0] * 12, [-1] * 12
    view.stalkers[3] = 1
    assert [price_of(words(), view, zone) for zone in range(4)] == [
        "any good",
        "Ammo or Meds",
        "Ammo or Meds, any good",
        "",
    ]
    assert hostile_there(words(), view, 2) == ["Mutant", "Beast"]
    city = [line for line in table_lines(words(), view, ["Anna"]) if "There: " in line]
    assert [line.partition(" There: ")[2] for line in city] == [
        "Mutant. To join costs any good.",
        "Beast. To join costs Ammo or Meds.",
        "Mutant and Beast. To join costs Ammo or Meds, any good.",
        "Stalker.",
    ]


def test_the_encounters_bag() -> None:
    assert encounter_tokens(words(), [4, 2, 1]) == "4 Mutants, 2 Beasts and 1 Stalker"
    assert encounter_tokens(words(), [1, 0, 0]) == "1 Mutant"
    assert encounter_tokens(words(), [0, 0, 0]) == "none"


def test_simulated_solo_games(run: Run, tmp_path: Path) -> None:
    line = ("simulate", "--solo", "village", "--encounters", "--seats", "bot:eager", "--games", "4", "--seed", "9")
    alone, shared = tmp_path / "alone.json", tmp_path / "shared.json"
    done = run(*line, "--json", str(alone))
    assert run(*line, "--jobs", "2", "--json", str(shared)).out == done.out
    assert alone.read_bytes() == shared.read_bytes()
    result = json.loads(alone.read_text(encoding="utf-8"))
    for game in result["games"]:
        assert list(game)[-2:] == ["mutants", "won"]
        assert game["won"] == (game["winners"] == [0]) == (game["scores"][0] > game["mutants"])
        assert sum(game["sources"][0].values()) == game["scores"][0]
    told = result["summary"]["mutants"]
    scores = [game["mutants"] for game in result["games"]]
    assert (told["lowest"], told["highest"], told["mean"]) == (min(scores), max(scores), sum(scores) / 4)
    assert told["wins"] + result["summary"]["seats"][0]["wins"] == 4
    lines = done.out.splitlines()
    assert lines[2].split() == ["1", "bot:eager", "Mutants"]
    assert len({len(line) for line in lines[2:]}) == 1


def test_variants_make_a_difference_and_a_game_without_mutants_of_its_own_tells_none(run: Run) -> None:
    line = ("simulate", "--seats", "bot:random*3", "--json", "-")
    results = [json.loads(run(*line, *more).out) for more in ((), ("--encounters",), ("--bonus-events",))]
    games = [result["games"][0] for result in results]
    assert len({json.dumps(game) for game in games}) == 3
    assert all("mutants" not in game and "won" not in game for game in games)
    assert all("mutants" not in result["summary"] for result in results)


def test_the_summary_of_a_game_won_and_one_lost() -> None:
    game = {"seed": 1, "seats": ["bot:eager"], "decisions": 9, "rounds": 6, "sources": [{"missions": 1}]}
    won = {**game, "scores": [50], "winners": [0], "mutants": 40, "won": True}
    lost = {**game, "scores": [30], "winners": [], "mutants": 30, "won": False}
    summary = summary_of([won, lost], ["mutants"])
    assert summary["mutants"] == {"wins": 1, "mean": 35.0, "lowest": 30, "highest": 40}
    assert table_of(words(), {"games": [won, lost], "summary": summary}, ["mutants"])[3].split() == ["Wins", "1", "1"]


@pytest.mark.parametrize(("seats", "options"), [("bot:eager", ALONE), ("bot:random,bot:eager", TOGETHER)])
def test_a_host_plays_the_very_same_game(seats: str, options: dict[str, str | bool]) -> None:
    plan = Plan("resurgence", tuple(seats.split(",")), options, None)
    game = play(plan, 11).entry
    host = new_game(seats, options, 11)
    host.run_on()
    assert (host.scores, host.winners, host.decisions) == (game["scores"], game["winners"], game["decisions"])


def test_what_the_mutants_have_before_the_end() -> None:
    assert mutants_points(GAME.start(1, 3, {"solo": "stronghold"}, GAME.content())) == 20
