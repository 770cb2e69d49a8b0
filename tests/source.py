"""The code of the program as trees, each module read once for all tests that look at it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(module: Path) -> ast.Module:
    """The code of a module. module: an absolute path, so that the same one is known again."""
    return ast.parse(module.read_text(encoding="utf-8"))


@cache
def nodes(module: Path) -> tuple[ast.AST, ...]:
    """All that stands in a module, as ``ast.walk`` goes through it. module: as for ``parsed``."""
    return tuple(ast.walk(parsed(module)))
