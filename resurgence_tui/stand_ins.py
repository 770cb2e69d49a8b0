"""Stand-ins for modules that libraries import and this program never uses, so that the start does not wait for them.

Each has the few names that are asked for while a library is imported. Whatever else is asked of it comes from the
module itself, which is imported then: a new release of a library may make the start slower, and breaks nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from typing import Any


class StandIn(ModuleType):
    """Stands for a module as long as only these names of it are asked for."""

    def __init__(self, name: str, names: Mapping[str, Any]) -> None:
        super().__init__(name)
        self.__dict__.update(names)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # such as __path__, by which imports tell packages from modules
            raise AttributeError(name)
        return getattr(self._itself(), name)

    def _itself(self) -> ModuleType:
        """The module that this one stands for."""
        from importlib import import_module

        give_way(self.__name__)
        return import_module(self.__name__)

    def function(self, name: str) -> Callable[..., Any]:
        """A function of the module, which is imported when it is called."""

        def called(*given: Any, **options: Any) -> Any:
            return getattr(self._itself(), name)(*given, **options)

        return called


def stand_in(module: str, **names: Any) -> None:
    """Put a stand-in in the place of a module, unless that has been imported already."""
    sys.modules.setdefault(module, StandIn(module, names))


def give_way(module: str) -> None:
    """Whoever imports that module from now on gets the module itself."""
    if isinstance(sys.modules.get(module), StandIn):
        del sys.modules[module]


@contextmanager
def standing_in(module: str, **names: Any) -> Iterator[None]:
    """Within, a stand-in is in the place of a module."""
    stand_in(module, **names)
    try:
        yield
    finally:
        give_way(module)


@contextmanager
def called_late(module: str, *functions: str) -> Iterator[None]:
    """Within, a module can be imported for these functions at once, and is when one of them is called."""
    put = StandIn(module, {})
    put.__dict__.update({name: put.function(name) for name in functions})
    sys.modules.setdefault(module, put)
    try:
        yield
    finally:
        give_way(module)


def user_folders() -> ModuleType:
    """The module platformdirs, without what it imports for temporary files: archives of three kinds."""
    with called_late("tempfile", "TemporaryFile", "gettempdir"):
        import platformdirs
    return platformdirs


def leave_out_plugins() -> None:
    """Let pydantic do without the plugins that other packages of this Python may bring for it.

    Looking for them takes 40 ms: the module that does so imports e-mail and archives, and reads about each package that
    is installed. For the whole run, since pydantic asks again for every model.
    """
    stand_in("pydantic.plugin._loader", get_plugins=lambda: ())
