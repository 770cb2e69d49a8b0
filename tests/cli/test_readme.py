"""What the README and the pages in docs say of the program is so."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from resurgence_tui.bots.registry import BOTS, PROGRAM
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.resurgence.table_screen import MoscowTableScreen
from resurgence_tui.ui.screens.hall_of_fame import HallOfFameScreen
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.screens.new_game import NewGameScreen
from resurgence_tui.ui.screens.rules import RulesScreen
from resurgence_tui.ui.screens.saved_games import SavedGamesScreen
from resurgence_tui.ui.screens.score import ScoreScreen
from resurgence_tui.ui.screens.title import ENTRIES
from resurgence_tui.ui.screens.whole_log import WholeLog
from resurgence_tui.ui.table.replay_screen import ROUNDS
from resurgence_tui.ui.widgets.decision_menu import LETTERED

from .conftest import ROOT, Done

Run = Callable[..., Done]

README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = {
    "/": "slash",
    "!": "exclamation_mark",
    "?": "question_mark",
    "Esc": "escape",
    "Enter": "enter",
    "Backspace": "backspace",
    "Up/Down": "up",
    **{f"F{number}": f"f{number}" for number in range(1, 13)},
    "Ctrl+S": "ctrl+s",
    "Ctrl+Q": "ctrl+q",
    "Ctrl+R": "ctrl+r",
    "Ctrl+U": "ctrl+u",
    "Ctrl+Z": "ctrl+z",
}
PLACES = {
    "at the table": MoscowTableScreen,
    "whole log": WholeLog,
    "curtain": HandOverScreen,
    "new game": NewGameScreen,
    "saved games": SavedGamesScreen,
    "score": ScoreScreen,
    "hall of fame": HallOfFameScreen,
    "rules": RulesScreen,
    "everywhere": ResurgenceApp,
}
"""The places of the tables of keys whose keys are bindings; lists, boards and steppers read theirs themselves."""


def bound(place: str) -> set[str]:
    """The keys that are bound in a place."""
    return {key for binding in PLACES[place].BINDINGS for key in binding.key.split(",")}


def told_keys() -> list[tuple[str, str]]:
    """Place and key of every key in the README that should be a binding."""
    part = README[README.index("## Keys") : README.index("Before a private decision")]
    at_table, elsewhere = part.split("| where | key | does |")
    rows = [("at the table", row.split(" | ")[0]) for row in at_table.split("|---|---|\n")[1].splitlines()]
    where = ""
    for row in elsewhere.split("|---|---|---|\n")[1].splitlines():
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        if len(cells) == 3:
            where = cells[0] or where
            rows.append((where, cells[1]))
    found = []
    for place, cell in rows:
        keys = re.findall(r"`(\S)`", cell) + re.findall(r"\b(F\d+|Ctrl\+\w|Esc|Backspace)", cell)
        found += [(place, key) for key in keys if place in PLACES]
    return found


def test_every_key_is_bound_where_the_readme_says() -> None:
    keys = told_keys()
    assert len(keys) > 30
    wrong = [(place, key) for place, key in keys if NAMES.get(key, key) not in bound(place)]
    assert wrong == []


def test_every_key_of_the_table_is_in_the_readme() -> None:
    told = {NAMES.get(key, key) for place, key in told_keys() if place == "at the table"}
    assert bound("at the table") - told == set("2345678") | set(LETTERED[9:-1])  # "1 to 9", "A to Z"


def test_every_letter_of_the_score_is_in_the_readme() -> None:
    told = {key for place, key in told_keys() if place == "score"}
    assert {key for key in bound("score") if len(key) == 1 and key.isalpha()} <= told


def test_every_letter_of_the_hall_of_fame_is_in_the_readme() -> None:
    told = {key for place, key in told_keys() if place == "hall of fame"}
    assert {key for key in bound("hall of fame") if len(key) == 1} <= told


def test_the_keys_of_the_menu_and_the_rounds_of_a_replay_are_those_of_the_readme() -> None:
    (menu,) = re.findall(r"^\| menu \| (.*?) \|", README, re.MULTILINE)
    assert re.findall(r"`(\w)`", menu) == [words("en").text(key) for _, key in ENTRIES.values()]
    (replay,) = re.findall(r"^\| replay \| (.*?) \|", README, re.MULTILINE)
    assert re.findall(r"`(\w)`", replay) == [ROUNDS[0], ROUNDS[-1]]


def test_every_command_and_option_is_there(run: Run) -> None:
    block = README[README.index("## Command line") :].split("```")[1]
    commands = re.findall(r"^resurgence (\w+)", block, re.MULTILINE)
    assert set(commands) == set(re.findall(r"^  (\w+):", run("--help").out, re.MULTILINE))
    # of pip, pytest, the benchmark, uvx
    elsewhere = {"--version", "--debug", "--quiet", "--against", "--dist", "--from", "--thorough"}
    told = set(re.findall(r"--[a-z][a-z-]+", README)) - elsewhere
    offered = {option for command in commands for option in re.findall(r"--[a-z-]+", run(command, "--help").out)}
    assert told <= offered | set(re.findall(r"--[a-z-]+", run("--help").out))
    new = block[block.index("resurgence new") : block.index("resurgence resume")]
    assert set(re.findall(r"--[a-z-]+", new)) == set(re.findall(r"--[a-z-]+", run("new", "--help").out)) - {"--debug"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_bots_rules_files_and_links_exist(page: Path, run: Run) -> None:
    text = page.read_text(encoding="utf-8")
    assert set(re.findall(r"\bbot:[a-z]+", text)) <= {*BOTS, PROGRAM}
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", text):
        assert (page.parent / link).exists(), link
    for line in re.findall(r"resurgence rules ([A-Z]+(?:-[A-Z0-9]+)*)", text):
        assert run("rules", line).status == 0
    for path in re.findall(r"`((?:assets|tests|resurgence_tui)/[\w/.]+)`", text):
        assert (ROOT / path).exists(), path


def test_the_pictures_are_those_of_the_screens() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert shown and all(path.startswith("docs/pictures/") and (ROOT / path).exists() for path in shown)


def test_the_page_about_content_packs_names_every_file_and_its_example_is_a_pack(run: Run, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "content-packs.md").read_text(encoding="utf-8")
    table = page[page.index("| file |") : page.index("Ids never change")]
    files = {path.name for path in (ROOT / "assets" / "content" / "resurgence").glob("*.json")}
    assert set(re.findall(r"`(\w+\.json)`", table)) == files
    missions, tracks = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    for name, text in (("missions.json", missions), ("tracks.json", tracks)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    line = ("simulate", "--seats", "bot:random*2", "--json", "-", "--content")
    assert run(*line, str(tmp_path)).status == 0
    (tmp_path / "missions.json").write_text(missions.replace('"ammo"', '"amo"'), encoding="utf-8")
    assert run(*line, str(tmp_path)).complaint in page


def test_the_result_in_the_page_about_bots_is_a_real_one(run: Run) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (text,) = re.findall(r'```json\n(\{"games".*?)```', page, re.DOTALL)
    real = json.loads(run("simulate", "--seats", "bot:random*2", "--seed", "1", "--json", "-").out)
    told = json.loads(text)
    game, other = told["games"][0], real["games"][0]
    assert list(game) == list(other)
    assert {**game, "sources": 0} == {**other, "sources": 0}
    for mine, others in zip(game["sources"], other["sources"], strict=True):
        assert mine.items() - others.items() == {("...", 0)}
    assert {**told["summary"], "seats": 0} == {**real["summary"], "seats": 0}
    assert told["summary"]["seats"][0].keys() == real["summary"]["seats"][0].keys()
