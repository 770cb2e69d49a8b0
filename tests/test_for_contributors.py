"""What the pages and files for contributors say is so: commands are the README's, versions those that are supported."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", ".github/PULL_REQUEST_TEMPLATE.md")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def command(name: str) -> str:
    """The README's command below that mark."""
    (line,) = re.findall(rf"<!-- command: {name} -->\n```sh\n(.+)\n```", read("README.md"))
    return str(line)


def anchors(page: str) -> set[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    for path, _, anchor in re.findall(r"\]\((?!http)([^)#]+)(#([^)]+))?\)", read(name)):
        target = (ROOT / name).parent / path
        assert target.exists(), path
        assert not anchor or anchor in anchors(target.read_text(encoding="utf-8")), anchor


def test_the_workflow_runs_the_commands_of_the_readme() -> None:
    workflow = read(".github/workflows/tests.yml")
    assert f"run: {command('test')} -m quick\n" in workflow
    windows = re.findall(r"\npy -3 (.*); (.*); (.*pytest.*)\n", read("README.md"))[0]
    assert [line for line in windows if line.removeprefix("-m") not in workflow] == []
    assert "- run: .ci/run\n" in workflow


def test_the_quick_tests_are_the_same_everywhere() -> None:
    quick = command("quick test")
    assert quick in read("CONTRIBUTING.md")
    (hook,) = re.findall(r"entry: python tools/in_venv\.py (pytest .*)", read(".pre-commit-config.yaml"))
    assert quick == f".venv/bin/python -m {hook}"


def test_the_workflow_has_every_python_that_the_package_names() -> None:
    named = tomllib.loads(read("pyproject.toml"))["project"]["classifiers"]
    versions = [one.rpartition(" ")[2] for one in named if re.search(r":: 3\.\d+$", one)]
    (matrix,) = re.findall(r"python: \[(.*)\]", read(".github/workflows/tests.yml"))
    assert re.findall(r'"([\d.]+)"', matrix) == versions == ["3.11", "3.12", "3.13", "3.14"]


def test_the_changelog_lists_versions_from_the_newest_on() -> None:
    first, *versions = re.findall(r"^## (.+)$", read("CHANGELOG.md"), re.MULTILINE)
    assert first == "[Unreleased]"
    found = [re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)", one) for one in versions]
    assert all(found) and versions
    order = [(*map(int, one.groups()[:3]), one[4]) for one in found if one]
    assert order == sorted(order, reverse=True)


OF_A_SYSTEM = re.compile(r"os\.name|win32|hasattr\((?:os|signal), |/dev/full")


@pytest.mark.parametrize("files", ["resurgence_tui/**/*.py", "tests/**/test_*.py"])
def test_what_is_otherwise_on_windows_is_listed(files: str) -> None:
    found = [path.relative_to(ROOT).as_posix() for path in ROOT.glob(files)
             if path != Path(__file__) and OF_A_SYSTEM.search(path.read_text(encoding="utf-8"))]
    assert len(found) > 5
    listed = read("docs/windows.md")
    assert [file for file in found if file not in listed] == []
    named = re.findall(r"`((?:tests|resurgence_tui)/[^`]+)`", listed)
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_what_is_said_of_pins_and_limits_is_what_holds() -> None:
    from resurgence_tui.games import packs
    from resurgence_tui.saves import pins, reading, tries

    said = " ".join(read("SECURITY.md").split())
    assert f"PBKDF2-HMAC-SHA-256, {pins.ROUNDS:,} rounds" in said
    assert (tries.TRIES, tries.PAUSE, tries.LONGEST_PAUSE) == (3, 30, 3600)
    assert "after every third wrong one the next try waits, 30 seconds at first and up to an hour" in said
    assert (pins.SHORTEST, pins.LONGEST) == (4, 12) and "Four to twelve digits" in said
    for part in (packs, reading):
        assert f"at most {part.LARGEST >> 20} MB and {part.MOST_VALUES:,} values" in said
