"""Functions that are hung up under a name, so that whoever meets the name finds what belongs to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

K = TypeVar("K")
F = TypeVar("F", bound=Callable[..., Any])


def registers(table: dict[K, Any], *names: K) -> Callable[[F], F]:
    """A decorator that puts a function into a table under these names; AssertionError if one of them has one."""

    def register(function: F) -> F:
        for name in names:
            if name in table:
                raise AssertionError(f"{name} is kept by two functions")
            table[name] = function
        return function

    return register
