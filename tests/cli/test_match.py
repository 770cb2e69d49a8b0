"""A match of bots: each seed from every seat, games kept as they are played, and figures with their error."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.cli import match
from resurgence_tui.cli.console import Refusal
from resurgence_tui.cli.match import play_game
from resurgence_tui.cli.match_file import MatchFile
from resurgence_tui.cli.match_table import error_of, match_table, ratings, share, slow_of, standings
from resurgence_tui.cli.simulated import Plan, Played, play
from resurgence_tui.i18n.text import Words

LINE = ("match", "bot:random", "bot:eager", "--seed", "40", "--games", "4", "--start", "beginner")
PLAN = Plan("resurgence", ("bot:random", "bot:eager"), {"start": "beginner"}, None)


def lines_of(file: Path) -> list[dict[str, Any]]:
    """What a file holds, but for how long decisions took."""
    return [
        {name: value for name, value in json.loads(line).items() if name != "milliseconds"}
        for line in file.read_text(encoding="utf-8").splitlines()
    ]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a match of four games."""
    from resurgence_tui.cli.main import main

    file = tmp_path_factory.mktemp("match") / "match.jsonl"
    assert main([*LINE, "--jobs", "1", "--json", str(file)]) == 0
    return file


def test_each_seed_is_played_from_every_seat_and_is_the_game_of_simulate(whole: Path) -> None:
    header, *games = lines_of(whole)
    assert (header["match"], header["game"], header["seed"]) == (["bot:random", "bot:eager"], "resurgence", 40)
    assert [(game["number"], game["seed"], game["players"]) for game in games] == [
        (0, 40, [0, 1]), (1, 40, [1, 0]), (2, 41, [0, 1]), (3, 41, [1, 0]),
    ]  # fmt: skip
    turned = play(PLAN._replace(seats=("bot:eager", "bot:random")), 41)
    assert games[3] == {"number": 3, "players": [1, 0], **turned.entry, "did": turned.did}
    for game in map(json.loads, whole.read_text(encoding="utf-8").splitlines()[1:]):
        assert [bool(times) and min(times) >= 0 for times in game["milliseconds"]] == [True, True]
    assert match.seated("abc", 4) == [1, 2, 0]
    assert [match.ways_to_sit(seats) for seats in ("aa", "ab", "aaa", "abab", "abbb")] == [1, 2, 1, 2, 4]


def test_the_table_tells_wins_points_and_ratings_the_strongest_first(whole: Path, run) -> None:
    done = run(*LINE, "--json", str(whole))  # nothing is left to play
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "4 games, seeds 40 to 41"
    games = [json.loads(line) for line in whole.read_text(encoding="utf-8").splitlines()[1:]]
    found = standings(2, games)
    best = max((0, 1), key=lambda player: found[player].rating)
    assert lines[3].split()[:3] == [str(best + 1), header_name(best), f"{found[best].wins:g}"]
    assert sum(one.wins for one in found) == 4
    assert f"± {error_of(found[best].points):.1f}" in lines[3]
    assert len({len(line) for line in lines[2:5]}) == 1


def test_one_seed_is_said_as_one_and_of_one_game_no_error_is_told() -> None:
    game = {"seed": 7, "players": [0, 1], "scores": [20, 26], "winners": [1], "milliseconds": [[1.25], [1.0]]}
    other = {**game, "players": [1, 0], "winners": [0, 1]}
    once, twice = (match_table(Words("en"), "ab", games) for games in ([game], [game, other]))
    assert (once[0], twice[0]) == ("1 game, seed 7", "2 games, seed 7")
    assert [" 26.0  " in once[3], " 20.0  " in once[4], "± 5.9" in "".join(twice)] == [True] * 3
    polish = match_table(Words("pl"), "ab", [game, other])
    assert polish[0] == "2 gry, ziarno 7" and "23,0 ± 5,9" in "".join(polish) and " 1,5 " in "".join(polish)
    assert "." not in "".join(polish[2:-2])
    assert match_table(Words("pl"), "ab", [game, {**other, "seed": 9}])[0] == "2 gry, ziarna od 7 do 9"


def header_name(player: int) -> str:
    """The bot that a player is."""
    return PLAN.seats[player]


def test_a_match_that_was_interrupted_goes_on_and_comes_to_the_same_on_two_processors(
    whole: Path, run, tmp_path: Path
) -> None:
    first = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "match.jsonl"
    file.write_text("".join(first[:2]) + first[2][:50], encoding="utf-8")
    done = run(*LINE, "--jobs", "2", "--json", str(file))
    assert (done.status, done.err) == (0, "")
    assert file.read_text(encoding="utf-8").startswith("".join(first[:2])), "what was played is not played again"
    assert lines_of(file) == lines_of(whole)


def test_ctrl_c_keeps_what_was_played_and_tells_it(
    whole: Path, run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(plan: Plan, first: int, number: int) -> Played:
        if number == 2:
            raise KeyboardInterrupt
        return play_game(plan, first, number)

    monkeypatch.setattr(match, "play_game", interrupted)
    file = tmp_path / "match.jsonl"
    done = run(*LINE, "--jobs", "1", "--json", str(file))
    goes_on = f"The same command goes on where '{file}' stops."
    assert (done.status, done.err) == (130, f"resurgence: Interrupted: 2 of 4 games finished. {goes_on}\n")
    assert done.out.startswith("2 games, seed")
    assert lines_of(file) == lines_of(whole)[:3]
    done = run(*LINE, "--jobs", "1")
    assert (done.status, done.err) == (130, "resurgence: Interrupted: 2 of 4 games finished.\n")


HOLDER = """
import sys
from pathlib import Path
from resurgence_tui.saves.lock import claim
lock = claim(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.terminal
@pytest.mark.parametrize("name", ["match.jsonl", "match.parquet"])
def test_a_file_that_another_program_writes_is_left_to_it(run, tmp_path: Path, name: str) -> None:
    file, pipe = tmp_path / name, subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(file)], stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdin and other.stdout and other.stdout.readline() == "held\n"
        told = run(*LINE, "--jobs", "1", "--json", str(file)).complaint
        assert told == f"Another program is writing a match to '{file}'. Wait until it is done, or name another file."
        assert not file.exists()
        other.stdin.close()
    assert run(*LINE, "--jobs", "1", "--json", str(file)).status == 0
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_what_breaks_a_match_off_is_told_beside_what_cannot_be_drawn(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The disk fills up while games are kept, so the picture cannot be written either."""

    def full(path: Path, *rest: object) -> None:
        raise Refusal(f"'{path}' cannot be written: no space left on device.")

    file, picture = tmp_path / "match.jsonl", tmp_path / "match.svg"
    keep = MatchFile.keep

    def kept(held: MatchFile, game: dict[str, Any]) -> None:
        keep(held, game)
        if game["number"] == 1:
            full(file)

    monkeypatch.setattr(MatchFile, "keep", kept)
    monkeypatch.setattr(match, "write_plot", full)
    done = run(*LINE, "--jobs", "1", "--json", str(file), "--plot", str(picture))
    assert done.status == 2
    assert done.err.splitlines() == [
        f"resurgence: '{one}' cannot be written: no space left on device." for one in (picture, file)
    ]
    assert done.out.startswith("2 games, seed 40\n")


def test_what_is_for_one_seat_alone_is_not_offered_and_told(run) -> None:
    offered = run("match", "--help").out
    assert "--start" in offered and "--solo" not in offered and "--solo" in run("simulate", "--help").out
    told = run("match", "bot:random", "bot:random", "--solo", "village").complaint
    assert told == "--solo is for one seat, not for 2."


def test_choices_are_kept_of_all_games_of_a_file_or_of_none(
    whole: Path, run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(match, "play_game", pytest.fail)
    assert run(*LINE, "--choices").complaint.startswith("--choices keeps nothing without --json.")
    told = run(*LINE, "--choices", "--json", str(whole)).complaint
    assert told.startswith(f"The games in '{whole}' were kept without their choices.")
    header, *games = lines_of(whole)
    file = tmp_path / "with.jsonl"
    lines = [header, *({**game, "choices": [], "milliseconds": [[1.0], [1.0]]} for game in games)]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    told = run(*LINE, "--json", str(file)).complaint
    assert told.startswith(f"The games in '{file}' were kept with their choices.")
    assert run(*LINE, "--choices", "--json", str(file)).status == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("bot:random",), "Name at least two players"),
        ((), "Name at least two players"),
        (("bot:random", "Anna"), "Only bots can be simulated, and 'Anna' is a person."),
        (("bot:random", "bot:genius"), "There is no bot 'bot:genius'"),
        (("bot:cmd:cat 'x", "bot:random"), "The command 'cat 'x' has a quotation mark without an end."),
        (("bot:cmd:cat 'x", "bot:cmd:cat 'y"), "The command 'cat 'x' has a quotation mark without an end."),
        (("bot:random*2", "--games", "0"), "--games must be a whole number from 1 to 999999999."),
        (("bot:random*2", "--games", "1000000000"), "--games must be a whole number from 1 to 999999999."),
        (("bot:random*2", "--seed", f"{(1 << 63) - 1}", "--games", "4"), "So many games need seeds beyond"),
        (("bot:random*2", "--json", "{folder}/other"), "'{folder}/other' holds another match"),
        (("bot:random*2", "--json", "{folder}/letter"), "'{folder}/letter' is not a file of a match"),
        (("bot:random*2", "--json", "{folder}"), "'{folder}' is a folder, not a file."),
        (("bot:random*2", "--json", "/dev/null"), "'/dev/null' is not an ordinary file"),
        (("bot:random*2", "--json", "{folder}/large"), "'{folder}/large' is larger than 200 MB"),
    ],
)
def test_what_is_no_match_is_refused_in_one_sentence(
    words: tuple[str, ...], told: str, run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    header = {"match": ["a", "b"], "game": "resurgence", "edition": 2, "content": "", "options": {}, "seed": 1}
    (tmp_path / "other").write_text(json.dumps(header) + "\n", encoding="utf-8")
    with (tmp_path / "large").open("wb") as large:
        large.truncate((200 << 20) + 1)  # of holes
    (tmp_path / "letter").write_text("Dear Anna,\n", encoding="utf-8")
    monkeypatch.setattr(match, "play_game", None)
    words = tuple(word.format(folder=tmp_path) for word in words)
    assert run("match", *words).complaint.startswith(told.format(folder=tmp_path))
    assert (tmp_path / "letter").read_text(encoding="utf-8") == "Dear Anna,\n"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("scores", ["20", "26"]), ("scores", [20]), ("scores", [20, 26, 27]), ("scores", [20, True]),
        ("scores", [20, 10**400]), ("scores", [20, 1e308]), ("players", [9, 9]), ("players", [0, 0]),
        ("players", [1, 0]), ("seats", ["bot:random", "bot:random"]), ("winners", [2]), ("winners", [0, 0]),
        ("winners", None), ("number", -1), ("number", 0), ("number", None), ("seed", float("nan")), ("rounds", "6"),
        ("decisions", -1), ("milliseconds", None), ("milliseconds", [[1.0], None]),
        ("milliseconds", [[1.0], [float("nan")]]), ("milliseconds", [[1.0], [float("inf")]]),
        ("milliseconds", [[1.0], [1e308]]), ("sources", [{"missions": 1}]), ("sources", [{"missions": 1}, {}]),
        ("sources", [{"missions": 1}, {"missions": 1}]), ("did", [{}]), ("did", [{"placed": 1}, {}]), ("", 0),
        ("choices", 5), ("choices", None), ("choices", [5]), ("choices", [["0", "stay"]]), ("choices", [[2, "stay"]]),
        ("won", "yes"), ("stand_ins", [1]), ("stand_ins", {"0": 5}), ("stand_ins", {"2": "silent"}),
        ("mutants", "many"), ("mutants", 10**30),
    ],
)  # fmt: skip
def test_a_faulty_line_is_refused_by_its_number_by_match_and_by_balance(
    field: str, value: object, whole: Path, run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = whole.read_text(encoding="utf-8").splitlines()
    lines[3] = json.dumps({**json.loads(lines[3]), field: value}) if field else "Dear Anna,"
    file = tmp_path / "match.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setattr(match, "play_game", None)
    told = f"is damaged: '{'seats' if value == [1, 0] else field}' has no fitting value" if field else "is not a game"
    start = f"Line 4 of '{file}' {told}"
    assert run(*LINE, "--json", str(file)).complaint.startswith(start)
    assert run("balance", str(file)).complaint.startswith(start)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_device_without_end_is_not_read(run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Path.open

    def open_another(path: Path, *given: Any, **named: Any) -> Any:
        assert path != Path("/dev/full")
        return opened(path, *given, **named)

    monkeypatch.setattr(Path, "open", open_another)
    assert run("balance", "/dev/full").complaint == "'/dev/full' is not an ordinary file, so no match is kept in it."


def test_without_the_extra_a_match_is_refused_before_it_begins(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "openskill.models", raising=False)
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setattr(match, "play_game", None)
    assert run(*LINE, "--jobs", "1").complaint.endswith('pip install "resurgence-tui[lab]"')


def test_the_bounds_of_a_share_are_those_of_wilson() -> None:
    assert share(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert share(100, 100) == pytest.approx((0.9630, 1.0), abs=1e-4)
    assert share(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert error_of([1, 2, 3, 4]) == pytest.approx(1.96 * 1.2910 / 2, abs=1e-4)
    assert error_of([5]) == 0
    assert slow_of(list(range(1, 101))) == 96


def test_ratings_follow_the_order_of_each_game_whoever_sits_where() -> None:
    def game(players: list[int], scores: list[int], winners: list[int]) -> dict[str, Any]:
        return {"players": players, "scores": scores, "winners": winners}

    won = [game([0, 1, 2], [30, 20, 10], [0]), game([2, 0, 1], [10, 30, 20], [1])]
    (first, _), (second, _), (third, _) = ratings(3, won)
    assert first > second > third
    (one, sigma), (other, _) = ratings(2, [game([0, 1], [20, 20], [0, 1])])
    assert one == pytest.approx(other) and sigma < 25 / 3
    broken = ratings(2, [game([1, 0], [20, 20], [0])])
    assert broken[1][0] > broken[0][0], "who wins a tie comes before"
