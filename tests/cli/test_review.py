"""The review of a finished game as text."""

import re
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store


def saved(folder: Path, seats: str, **options: object) -> str:
    """A game as far as its bots play it."""
    host = Library(Store(folder)).new(make_setup(parse_seats(seats), 3, options=options))
    host.run_on()
    host.close()
    return str(host.path)


def test_show_review_says_what_cost_most_in_either_language(tmp_path: Path, run) -> None:
    file = saved(tmp_path, "bot:easy", solo="village")
    english, polish = run("show", "--review", file).out, run("--language", "pl", "show", file, "--review").out
    assert "2. Round 6, Bot Easy 1: Place a Survivor\nChosen: Laborer to Arbat, upper.\nBetter: Scholar" in english
    assert "Moment 162 in the replay." in english and english.count("Chosen: ") == 3
    assert polish.count("Wybrano: ") == 3 and "Chwila 162 w powtórce." in polish and "Better" not in polish


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_parts_that_are_named_add_up_to_the_points(language: str, tmp_path: Path, run) -> None:
    out = run("--language", language, "show", "--review", saved(tmp_path, "bot:easy", solo="village")).out
    told = {"en": r"about (\S+) points more: (.*?)\.(?: In favor.*: (.*)\.)?$",
            "pl": r"około (\S+) pkt więcej: (.*?)\.(?: Za wybranym.*: (.*)\.)?$"}[language]  # fmt: skip
    found = re.findall(told, out, re.MULTILINE)
    assert found and ("from all else" in out or "cała reszta" in out)
    for points, *both in found:
        more, less = (
            sum(float(one.replace(",", ".")) for one in re.findall(r"\b\d+(?:[.,]\d)?\b", part)) for part in both
        )
        assert more - less == pytest.approx(float(points.replace(",", ".")))


def test_only_a_finished_game_is_reviewed_and_nothing_else_printed_beside(tmp_path: Path, run) -> None:
    file = saved(tmp_path, "Anna,bot:easy")
    assert run("show", "--review", file).complaint == "Only finished games can be reviewed."
    alone = "Use --review without --seat, --score and --svg."
    assert [run("show", "--review", file, *more).complaint for more in (["--score"], ["--seat", "Anna"])] == [alone] * 2


@pytest.mark.games
def test_in_residuum_what_is_called_smaller_is_less_than_each_part_that_is_named(tmp_path: Path, run) -> None:
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("bot:random,bot:easy"), 7, game="residuum"))
    host.run_on()
    host.close()
    out = run("show", "--review", str(host.path)).out
    told = re.findall(r"points more: (.*?)\.(?: In favor.*: (.*)\.)?$", out, re.MULTILINE)
    assert len(told) == out.count("Chosen: ") > 3
    for part in filter(None, (part for both in told for part in both)):
        *named, last = [float(number) for number in re.findall(r"(\d+(?:\.\d)?) from", part)]
        assert named == sorted(named, reverse=True)
        assert "smaller" not in part or last < min(named)
