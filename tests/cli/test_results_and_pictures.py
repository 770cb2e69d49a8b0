"""The hall of fame and the pictures on the command line."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.results import best_results
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.results import RESULTS, Result, Results, Side, Tally
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.screens.best_words import best_line, best_text
from tests.saves.playing import a_game

from .conftest import ROOT, Done

Run = Callable[..., Done]

GAME = ROOT / "tests" / "fixtures" / "games" / "4_seats_encounters_7.json"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """A folder with the results of three games."""
    sides = [
        ((Side(name="Anna", points=40), Side(name="李小龍", points=44)), None, (1,), {"bonus_events": True}),
        ((Side(name="Anna", points=50),), 30, (0,), {"solo": "town", "encounters": True}),
        ((Side(name="Boris", points=60), Side(name="Bot Eager 1", player="bot:eager", points=60)), None, (1,), {}),
    ]
    for number, (each, rival, winners, options) in enumerate(sides, start=1):
        Results(tmp_path).add(
            Result(
                game="resurgence", game_id=f"{number:08x}", ended=NOON + timedelta(days=number), sides=each,
                rival=None if rival is None else Tally(points=rival), winners=winners, options=options,
            )
        )  # fmt: skip
    return tmp_path


ALL = """\
#  VP  Name    Result         Game                               When
1  60  Boris   lost on a tie  Resurgence, 2 seats                2026-01-04
2  50  Anna    won by 20      Resurgence, Town, Encounters       2026-01-03
3  44  李小龍  won by 4       Resurgence, 2 seats, Bonus Events  2026-01-02
4  40  Anna    lost by 4      Resurgence, 2 seats, Bonus Events  2026-01-02

Name    Games  Won  Mean  Best  Last game
Anna        2    1  45.0    50  2026-01-03
李小龍      1    1  44.0    44  2026-01-02
Boris       1    0  60.0    60  2026-01-04
"""



def test_results_prints_the_hall_of_fame(run: Run, saves: Path) -> None:
    assert run("results", "--saves", str(saves)) == (0, ALL, "")


def test_results_are_chosen_and_sorted(run: Run, saves: Path) -> None:
    def points(*words: str) -> list[tuple[str, str]]:
        table = run("results", "--saves", str(saves), *words).out.split("\n\n")[0].splitlines()[1:]
        return [(line[7:].split("  ")[0], line.split()[1]) for line in table]

    with_bots = [("Boris", "60"), ("Bot Eager 1 (bot)", "60"), ("李小龍", "44"), ("Anna", "40")]
    assert points("--mode", "2", "--bots") == with_bots
    assert points("--name", "anna") == [("Anna", "50"), ("Anna", "40")]
    assert points("--mode", "town") == [("Anna", "50")]
    assert points("--order", "date")[0] == ("Boris", "60") and points("--order", "lead")[0] == ("Anna", "50")


SIMPLER = """\
#  VP  Name   Result     Game                             When
1  61  Anna   won by 4   Residuum, 2 seats, Simpler game  2026-01-02
2  57  Boris  lost by 4  Residuum, 2 seats, Simpler game  2026-01-02"""


def test_a_simpler_game_is_found_by_the_name_of_its_option(run: Run, tmp_path: Path) -> None:
    sides = (Side(name="Anna", points=61), Side(name="Boris", points=57))
    for number, options in enumerate(({"simpler": True}, {"map": "dealt"}), start=1):
        Results(tmp_path).add(
            Result(
                game="residuum", game_id=f"{number:08x}", ended=NOON + timedelta(days=number), sides=sides,
                winners=(0,), options=options,
            )
        )  # fmt: skip
    of_residuum = ("results", "--game", "residuum", "--saves", str(tmp_path), "--mode")
    table = run(*of_residuum, "simpler").out.split("\n\n")[0]
    assert table == SIMPLER
    assert run("results", "--saves", str(tmp_path), "--mode", "simpler").out.split("\n\n")[0] == SIMPLER
    refused = 'Invalid value "True" for --mode. Choose from: "2", "3", "4", "simpler".'
    assert run(*of_residuum, "True").complaint == refused
    assert "(simpler)" in run("results", "--game", "residuum", "--help").out
    known = best_results(Store(tmp_path), "residuum")
    read = words(game="residuum")
    assert best_line(read, known, "residuum") == "Best: won by 4 (Simpler game)"
    setup = make_setup(parse_seats("Anna,Boris"), seed=1, options={"simpler": True}, game="residuum")
    host = Library(Store(tmp_path)).new(setup)
    assert best_text(read, host, known) == "Best result, Simpler game: won by 4, 61 (Anna)."


def test_what_is_not_there_is_said(run: Run, saves: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    assert run("results", "--saves", str(tmp_path / "other")).out == "No finished games yet.\n"
    assert run("results", "--saves", str(saves), "--mode", "4").out == "No finished game matches.\n"
    complaint = run("results", "--saves", str(saves), "--name", "Zoe").complaint
    assert complaint == "Zoe has not finished a game."
    complaint = run("results", "--mode", "5").complaint
    assert complaint.endswith('Choose from: "2", "3", "4", "village", "town", "stronghold", "simpler".')


def test_damaged_results_are_told_beside_what_is_known(run: Run, tmp_path: Path) -> None:
    host = a_game(Store(tmp_path), 3000, "Anna", solo="village")
    (tmp_path / RESULTS).write_text("{", encoding="utf-8")
    status, out, err = run("results", "--saves", str(tmp_path))
    assert status == 0 and f"{host.scores[0]}  Anna" in out
    assert err == "resurgence: Past results are not known: 'results.json' is damaged.\n"


def test_show_draws_a_picture_into_a_file_or_to_standard_output(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    target.write_text("old", encoding="utf-8")
    assert run("show", str(GAME), "--svg", str(target)) == (0, "", "")
    picture = target.read_text(encoding="utf-8")
    assert picture.startswith('<svg xmlns="http://www.w3.org/2000/svg"') and "Survivor" in picture
    assert run("show", str(GAME), "--svg", "-").out == picture
    score = run("show", str(GAME), "--score", "--svg", "-").out
    assert "Celina" in score and "Directive:" in score and score != picture
    assert [path.name for path in tmp_path.iterdir()] == ["table.svg"]


def test_show_prints_the_score_with_rounds_and_what_decided_it(run: Run) -> None:
    lines = run("show", str(GAME), "--score").out.splitlines()
    assert lines[0] == "This game began with earlier card values and keeps them."
    assert lines[1:4] == ["Resurgence: Anna, Boris, Celina, Dmitri. Seed 7.", "", "Dmitri wins with 21 VP."]
    turned = "Boris led after the last round, 4 to 3. Final scoring turned it: Dmitri +18, Boris +16."
    assert "What decided it" in lines and turned in lines


def test_a_picture_as_a_seat_sees_it_is_another_one(run: Run, tmp_path: Path) -> None:
    host = a_game(Store(tmp_path), 40, "Anna,Boris", start="beginner")
    while not (host.is_private and len(host.asks()) == 2):
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    everybody, anna, boris = (run("show", str(host.path), "--svg", "-", *seat).out
                              for seat in ((), ("--seat", "Anna"), ("--seat", "2")))  # fmt: skip
    assert len({everybody, anna, boris}) == 3


def test_what_cannot_be_drawn_is_one_line(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "none" / "x.svg"
    assert run("show", str(GAME), "--svg", str(target)).complaint == f"No folder '{target.parent}'."
    excluded = "The score covers all seats: use either --score or --seat."
    assert run("show", str(GAME), "--score", "--seat", "Anna").complaint == excluded
    assert "requires an argument" in run("show", str(GAME), "--svg").complaint
