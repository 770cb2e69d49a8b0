"""The keys of sentences stand whole in the code, so that a search finds where a sentence is used or are of a family."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import resurgence_tui
from resurgence_tui.assets_path import assets
from resurgence_tui.games import GAMES
from resurgence_tui.i18n.families import FAMILIES, Family
from resurgence_tui.i18n.text import entries, words
from tests.source import nodes

PACKAGE = Path(resurgence_tui.__file__).parent
FOLDER = assets() / "i18n" / "en"
OWN = {game: import_module(f"resurgence_tui.i18n.{game}.families").FAMILIES for game in GAMES}
"""The families of each game besides those of all games."""

FILES = sorted(str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.ftl"))
STEMS = "|".join(sorted({Path(file).stem for file in FILES}))
STEM = re.compile(rf"({STEMS})(_|\\-)")
"""How a key begins, in a pattern."""

LOOKED_UP = {"text", "attribute", "has", "say"}
"""What sentences are asked of by their keys."""

OF_WORDS = re.compile(r"(^|_)(words|read|says|of_game)$")
"""What such a call is made on."""


@cache
def modules() -> dict[Path, tuple[ast.AST, ...]]:
    """All that stands in each module of the package; but for the families, where keys are put together."""
    paths = (path for path in PACKAGE.rglob("*.py") if path.name != "families.py")
    return {path.relative_to(PACKAGE): nodes(path) for path in paths}


@cache
def strings() -> frozenset[str]:
    """All strings that stand in the code."""
    constants = (node for held in modules().values() for node in held if isinstance(node, ast.Constant))
    return frozenset(node.value for node in constants if isinstance(node.value, str))


@cache
def all_keys() -> frozenset[str]:
    return frozenset(key for file in FILES for key, _ in entries(FOLDER / file))


def families(game: str) -> tuple[Family, ...]:
    return (*FAMILIES, *OWN[game])


@cache
def declared(game: str) -> frozenset[str]:
    """The keys of all families of a game."""
    return frozenset(one.key(id) for one in families(game) if one.ids is not None for id in one.ids(game))


OF_COMPONENTS = {f"{game}/cards.ftl" for game in GAMES}
"""Their keys are the ids of the content files and of what else lies on the table."""


def test_every_key_begins_with_the_name_of_its_file() -> None:
    for file in (file for file in FILES if file not in OF_COMPONENTS):
        stem = Path(file).stem
        keys = [key.removeprefix("-") for key, _ in entries(FOLDER / file)]
        assert [key for key in keys if key != stem and not key.startswith((f"{stem}_", f"{stem}-"))] == [], file


@pytest.mark.parametrize("folder", ["", *GAMES])
def test_every_key_stands_whole_in_the_code_or_belongs_to_a_family(folder: str) -> None:
    games = [folder] if folder else list(GAMES)
    found = strings().union(*(declared(game) for game in games))
    open_ones = [one for game in games for one in families(game) if one.ids is None]
    files = [file for file in FILES if file.rpartition("/")[0] == folder]
    assert files
    keys = [key for file in files for key, _ in entries(FOLDER / file) if not key.startswith("-") and key not in found]
    assert [key for key in keys if not any(one.id_in(key) for one in open_ones)] == []


NO_KEYS = {
    *("action_mask", "board_flipped", "bundle_text", "face-keys", "face_up", "guide_go_on"),
    *("guide_stop", "help_lines", "help_quit", "lack_text", "list_type", "list_ways", "new-name", "option_parts"),
    "option_text",
    *("offer_accepted", "offer_declined", "offer_made"),
    *("place_harbor", "place_metro", "place_mutant_zone", "place_room", "round_started", "round_text"),
    *("rule_here", "rule_of", "score_lines", "table_lines", "trigger_text", "why_text"),
}
"""What begins as keys do and is the name of something else."""


def test_every_key_in_the_code_has_a_sentence() -> None:
    asked = {one for one in strings() if re.fullmatch(rf"({STEMS})[_-][\w-]+", one)}
    assert len(asked) > 900
    assert sorted(asked - all_keys()) == sorted(NO_KEYS)


@pytest.mark.parametrize("language", sorted(folder.name for folder in FOLDER.parent.iterdir()))
def test_every_language_has_all_sentences(language: str) -> None:
    files = {file: {key for key, _ in entries(FOLDER.parent / language / file)} for file in FILES}
    assert [file for file in FILES if files[file] != {key for key, _ in entries(FOLDER / file)}] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_id_of_a_family_has_a_sentence(game: str) -> None:
    read = words(game=game)
    wanted = [one.key(id) for one in families(game) if one.ids is not None and not one.some for id in one.ids(game)]
    assert len(wanted) > 20
    assert [key for key in wanted if not read.has(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_family_whose_file_says_what_there_is_stands_in_one_file(game: str) -> None:
    for one in families(game):
        if one.ids is None:
            read = [file for file in FILES if "/" not in file or file.startswith(f"{game}/")]
            files = {file for file in read for key, _ in entries(FOLDER / file) if one.id_in(key)}
            assert len(files) == 1, one.start


def glued(held: Iterable[ast.AST]) -> Iterator[ast.expr]:
    """Expressions that make a string of parts."""
    for node in held:
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add)):
            yield node


def pattern(node: ast.expr) -> str:
    """What such an expression may give, as a pattern."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr):
        return "".join(map(pattern, node.values))
    if isinstance(node, ast.BinOp):
        return pattern(node.left) + pattern(node.right)
    return ".+"


def begins_like_a_key(node: ast.expr) -> bool:
    """Whether it begins as the name of a file of words does, and may give one of the keys."""
    made = pattern(node)
    return STEM.match(made) is not None and any(re.fullmatch(made, key) for key in all_keys())


def asks_for_words(node: ast.AST) -> bool:
    """Whether a sentence is asked for."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    if isinstance(called, ast.Name):
        return called.id in LOOKED_UP
    on = getattr(called, "value", None)
    on = on.func if isinstance(on, ast.Call) else on
    name = on.attr if isinstance(on, ast.Attribute) else on.id if isinstance(on, ast.Name) else ""
    return isinstance(called, ast.Attribute) and (
        called.attr == "say" or (called.attr in LOOKED_UP and OF_WORDS.search(name) is not None))


def test_no_key_is_put_together_outside_of_the_families() -> None:
    found = [f"{path}:{node.lineno}" for path, held in modules().items() for node in glued(held)
             if begins_like_a_key(node)]  # fmt: skip
    for path, held in modules().items():
        calls = (node for node in held if asks_for_words(node))
        found += [f"{path}:{call.lineno}" for call in calls if call.args[:1] and is_glued(call.args[0])]
    assert found == []


def is_glued(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr | ast.BinOp)


def test_no_attribute_is_asked_for_by_a_name_that_is_put_together() -> None:
    found = []
    for path, held in modules().items():
        for node in held:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("getattr", "setattr", "hasattr"):
                found += [f"{path}:{node.lineno}"] * is_glued(node.args[1])
    assert found == []


def test_what_is_put_together_would_be_seen() -> None:
    made = ast.parse("words.text(f'{one}-short')\nself.words.has('a' + b)\nwords().text(f'a_{b}')\nother(f'{c}')")
    assert sum(asks_for_words(node) and is_glued(node.args[0]) for node in ast.walk(made)) == 3
    made = ast.parse("key = f'history-{name}'; 'ui_' + x; f'nothing_{x}'; 1 + x")
    assert [begins_like_a_key(node) for node in glued(ast.walk(made))] == [True, True, False, False]
