"""Games of bots: the shape of the results, and the same results whatever the number of processes."""

import json
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli.simulated import Plan, play
from resurgence_tui.games.resurgence.vocab import SOURCES
from resurgence_tui.saves.save_file import make_setup

SEATS = "bot:random,bot:eager*2"


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """What a simulation of six games wrote."""
    from resurgence_tui.cli.main import main

    file = tmp_path_factory.mktemp("results") / "results.json"
    assert main(["simulate", "--seats", SEATS, "--games", "6", "--seed", "40", "--json", str(file)]) == 0
    return file.read_text(encoding="utf-8"), file


@pytest.mark.smoke
def test_the_games_have_the_agreed_shape(results) -> None:
    result = json.loads(results[0])
    assert list(result) == ["games", "summary"]
    assert [game["seed"] for game in result["games"]] == [40, 41, 42, 43, 44, 45]
    for game in result["games"]:
        assert list(game) == ["seed", "seats", "scores", "winners", "decisions", "rounds", "sources"]
        assert game["seats"] == ["bot:random", "bot:eager", "bot:eager"]
        assert (len(game["scores"]), len(game["winners"]), game["rounds"]) == (3, 1, 6)
        assert game["decisions"] > 100
        assert game["scores"][game["winners"][0]] == max(game["scores"])
        assert [list(each) for each in game["sources"]] == [list(SOURCES)] * 3


def test_the_sources_of_a_seat_are_its_score(results) -> None:
    for game in json.loads(results[0])["games"]:
        assert [sum(each.values()) for each in game["sources"]] == game["scores"]


def test_the_summary_counts_the_games(results) -> None:
    result = json.loads(results[0])
    games, summary = result["games"], result["summary"]
    assert summary["games"] == 6
    assert sum(seat["wins"] for seat in summary["seats"]) == 6
    for seat, told in enumerate(summary["seats"]):
        scores = [game["scores"][seat] for game in games]
        assert told["player"] == games[0]["seats"][seat]
        assert (told["lowest"], told["highest"]) == (min(scores), max(scores))
        assert told["mean"] == round(sum(scores) / 6, 3)
        assert sum(told["sources"].values()) == pytest.approx(told["mean"], abs=0.01)


def test_the_highest_seed_may_be_the_last_one(run) -> None:
    line = ("simulate", "--seats", "bot:random*2", "--start", "beginner", "--seed", str((1 << 63) - 1))
    assert run(*line, "--games", "1").out.startswith("1 game, seed 9223372036854775807, ")
    told = "So many games need seeds beyond 9223372036854775807, the highest. Begin with a smaller --seed."
    assert run(*line, "--games", "2").complaint == told


def test_the_same_seed_gives_the_same_bytes_whatever_the_jobs(results, run, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    done = run("simulate", "--seats", SEATS, "--games", "6", "--seed", "40", "--jobs", "2", "--json", str(again))
    assert (done.status, done.err) == (0, "")
    assert again.read_bytes() == results[1].read_bytes()


def test_the_table_has_a_column_for_each_seat(run) -> None:
    done = run("simulate", "--seats", "bot:eager*2", "--games", "2", "--seed", "3", "--start", "beginner")
    lines = done.out.splitlines()
    assert lines[0].startswith("2 games, seeds 3 to 4, ")
    assert lines[2].split() == ["1", "bot:eager", "2", "bot:eager"]
    wins = next(line for line in lines if line.startswith("Wins"))
    assert sum(map(int, wins.split()[1:])) == 2
    assert len({len(line) for line in lines[2:]}) == 1


def test_json_to_standard_output_comes_alone(run) -> None:
    done = run("simulate", "--seats", "bot:random*2", "--json", "-")
    assert json.loads(done.out)["summary"]["games"] == 1


def test_a_content_pack_is_played_with(run, tmp_path: Path) -> None:
    (tmp_path / "numbers.json").write_text('{"resources_per_vp": 1}', encoding="utf-8")
    line = ("simulate", "--seats", "bot:random*2", "--games", "2", "--json", "-")
    plain, packed = (json.loads(run(*words).out) for words in (line, (*line, "--content", str(tmp_path))))
    for one, other in zip(plain["games"], packed["games"], strict=True):
        assert [each["missions"] for each in one["sources"]] == [each["missions"] for each in other["sources"]]
    assert plain["summary"]["seats"][0]["sources"]["resources"] < packed["summary"]["seats"][0]["sources"]["resources"]


def test_the_start_makes_a_difference(run) -> None:
    line = ("simulate", "--seats", "bot:random*2", "--json", "-", "--start")
    draft, beginner = (json.loads(run(*line, start).out)["games"] for start in ("draft", "beginner"))
    assert draft != beginner


def test_a_host_plays_the_very_same_game() -> None:
    plan = Plan("resurgence", ("bot:random", "bot:eager"), {}, None)
    game = play(plan, 11).entry
    host = Library(None).new(make_setup(parse_seats("bot:random,bot:eager"), 11))
    host.run_on()
    assert (host.scores, host.winners, host.decisions) == (game["scores"], game["winners"], game["decisions"])


def test_the_table_writes_numbers_as_its_language_does(run) -> None:
    line = ("simulate", "--seats", "bot:eager*2", "--games", "1", "--seed", "3", "--start", "beginner")
    english, polish = (run("--language", language, *line).out.splitlines() for language in ("en", "pl"))
    assert [word.replace(".", ",") for word in english[4].split()[-2:]] == polish[4].split()[-2:]
    assert all(",0" in word for word in polish[4].split()[-2:])
