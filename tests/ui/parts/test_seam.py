"""What holds screens and games apart: every game supplies all that is asked of it, and no imports go in a circle."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from resurgence_tui.games import GAMES
from resurgence_tui.ui.games import Screens, screens_of
from resurgence_tui.ui.palettes import FROZEN_CITY, Colour, add_colours
from tests.source import nodes

PACKAGE = Path(__file__).parents[3] / "resurgence_tui"
FILES = {
    ".".join(("resurgence_tui", *file.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): file
    for file in PACKAGE.rglob("*.py")
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_supplies_all_that_is_shown_of_it(game: str) -> None:
    asked = {name for name in (*vars(Screens), *Screens.__annotations__) if not name.startswith("_")}
    assert asked and {name for name in asked if not hasattr(screens_of(game), name)} == set()


def test_a_game_cannot_take_a_colour_that_is_there_already() -> None:
    for name, shown in (("new", FROZEN_CITY["ice"]), ("ice", "#123456")):
        with pytest.raises(ValueError, match="taken"):
            add_colours({name: Colour((shown, "#000000", "#ffffff", "#ffffff"), (7, 7), (0, 0))})


def imported(module: str) -> set[str]:
    """The modules that one imports, anywhere in it: in functions and for the type checker alone as well."""
    found = set()
    package = module if FILES[module].stem == "__init__" else module.rpartition(".")[0]
    for node in nodes(FILES[module]):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join(filter(None, (*above, node.module)))
            names = {f"{base}.{name.name}" for name in node.names}
            found |= {name if name in FILES else base for name in names}
    return {name for name in found if name in FILES} - {module}


def test_no_imports_go_in_a_circle() -> None:
    try:
        TopologicalSorter({module: imported(module) for module in FILES}).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
