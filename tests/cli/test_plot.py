"""Plots of many games: what they show is what the games say, and the same games give the same picture."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from resurgence_tui.cli import match, plot
from resurgence_tui.cli.match_table import SURE, ratings, share
from resurgence_tui.i18n.text import words

pytestmark = pytest.mark.skipif(not find_spec("matplotlib"), reason="the extra 'plots' is not installed")

MATCH = ("match", "bot:random", "bot:eager", "--games", "6", "--seed", "40", "--jobs", "1", "--start", "beginner")


def game(number: int, scores: list[int], sources: list[dict[str, int]]) -> dict[str, Any]:
    """A game that the seat with more points wins."""
    return {
        "number": number, "players": [0, 1], "seed": number, "scores": scores, "sources": sources, "rounds": 6,
        "winners": [scores.index(max(scores))], "decisions": 100 + number, "milliseconds": [[1.0], [1.0]],
    }  # fmt: skip


GAMES = [
    game(number, [30, 18] if number % 4 else [20, 28], [{"missions": 20, "events": -4}, {"missions": 10, "events": 2}])
    for number in range(8)
]


def test_error_bars_and_bars_are_those_of_the_games() -> None:
    from matplotlib.figure import Figure

    rating, wins, sources, length = Figure().subplots(2, 2).flat
    names = ["1 bot:a", "2 bot:b"]
    plot._strength(words(), names, GAMES, rating, wins)
    plot._sources(words(), names, GAMES, sources)
    plot._length(words(), GAMES, length)
    ends = [segment for bar in rating.containers for segment in bar.lines[2][0].get_segments()]
    for (mean, sigma), ((low, _), (high, _)) in zip(ratings(2, GAMES), ends, strict=True):
        assert (low, high) == pytest.approx((mean - SURE * sigma, mean + SURE * sigma))
    ends = [segment for bar in wins.containers for segment in bar.lines[2][0].get_segments()]
    for won, ((low, _), (high, _)) in zip((6, 2), ends, strict=True):
        assert (low, high) == pytest.approx([100 * part for part in share(won, 8)])
    bars = {bars.get_label(): [(bar.get_x(), bar.get_width()) for bar in bars] for bars in sources.containers}
    assert bars == {"Missions": [(0, 20), (0, 10)], "Events": [(0, -4), (10, 2)]}
    assert sum(bar.get_height() for bar in length.patches) == 8


def test_the_same_match_gives_the_same_picture_here_and_from_its_file(run, tmp_path: Path) -> None:
    first, again, games = tmp_path / "first.svg", tmp_path / "again.svg", tmp_path / "games.jsonl"
    assert run(*MATCH, "--json", str(games), "--plot", str(first)).err == ""
    assert run("balance", str(games), "--plot", str(again)).err == ""
    assert first.read_bytes() == again.read_bytes()
    told = [text.text for text in ElementTree.parse(first).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Resurgence: 6 games, seeds 40 to 42", "1 bot:random", "2 bot:eager", "Rating", "Wins"} <= set(told)
    assert run("--language", "pl", "balance", str(games), "--plot", str(again)).err == ""
    assert "Decyzji na grę" in again.read_text(encoding="utf-8")


def test_one_player_alone_and_names_with_signs_can_be_drawn() -> None:
    alone = [{**one, "players": [0], "scores": one["scores"][:1], "sources": one["sources"][:1]} for one in GAMES]
    told = [text.text for text in ElementTree.fromstring(plot.plot_text(words(), ["bot:cmd:a $x<y$ &"], alone)).iter()]
    assert "1 bot:cmd:a $x<y$ &" in told and "Points" in told and "Rating" not in told


def test_a_plot_that_cannot_be_is_refused_before_any_game(run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(match, "play_game", None)
    for name, told in (
        ("games.png", f"Pictures are written as SVG, so '{tmp_path / 'games.png'}' has to end in .svg."),
        ("gone/games.svg", f"No folder '{tmp_path / 'gone'}'."),
    ):
        assert run(*MATCH, "--plot", str(tmp_path / name)).complaint == told
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    for line in (MATCH, ("balance", str(tmp_path / "games.jsonl"))):
        assert run(*line, "--plot", str(tmp_path / "a.svg")).complaint.endswith('pip install "resurgence-tui[plots]"')
