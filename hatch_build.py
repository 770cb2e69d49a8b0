"""The build switch: with RESURGENCE_COMPILED=1 the wheel holds kernel and rules as machine code besides their sources.

mypyc compiles the modules as they are, so they do the same, faster. Without the switch the wheel is pure Python, and
nothing is needed to build it but hatchling.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "RESURGENCE_COMPILED"

COMPILED = (
    "resurgence_tui/engine/chance.py",
    "resurgence_tui/engine/machine.py",
    "resurgence_tui/engine/piles.py",
    "resurgence_tui/engine/rulebook.py",
    "resurgence_tui/games/resurgence/rulebook.py",
    "resurgence_tui/games/resurgence/vocab.py",
    "resurgence_tui/games/resurgence/rules/*.py",
    "resurgence_tui/games/resurgence/standing.py",
    "resurgence_tui/games/resurgence/valuation/[!_]*.py",
    "resurgence_tui/bots/learnt.py",
    "resurgence_tui/bots/lookahead.py",
    "resurgence_tui/bots/playouts.py",
)
"""What is compiled, as patterns: all that a move and a playout run through, but for what pydantic makes classes of
(tables)."""

NEEDED = ("mypy[mypyc]>=1.18,<3", "pydantic>=2.12,<3")
"""What compiling needs besides a C compiler: mypyc, and pydantic, whose plugin for mypy reads the types of tables."""


def modules(root: Path) -> list[str]:
    """The modules that are compiled, as paths below the checkout."""
    found = sorted(path for pattern in COMPILED for path in root.glob(pattern) if path.name != "__init__.py")
    return [path.relative_to(root).as_posix() for path in found]


def compiled(root: Path, into: Path) -> dict[str, str]:
    """Compile the modules; where each extension lies, and its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = Path.cwd()
    os.chdir(root)  # both read the project's settings from where they run, and modules are named from there
    try:
        extensions = mypycify(modules(root), opt_level="2", target_dir=str(into / "c"))
        command = Distribution({"name": "resurgence", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(into / "lib"), str(into / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    lib = into / "lib"
    return {str(path): path.relative_to(lib).as_posix() for path in lib.rglob("*") if path.is_file()}


class CompiledRules(BuildHookInterface):
    """Puts the compiled modules into a wheel, if the switch says so."""

    PLUGIN_NAME = "custom"
    scratch: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What pip puts into the environment of the build."""
        return [*NEEDED] if os.environ.get(SWITCH) == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and mark the wheel as one for this Python and machine."""
        if os.environ.get(SWITCH) != "1":
            return
        if version == "editable":
            self.app.display_warning(f"{SWITCH} is not heeded: what is installed to be edited stays pure Python")
            return
        self.scratch = TemporaryDirectory()
        build_data["force_include"].update(compiled(Path(self.root), Path(self.scratch.name)))
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The extensions are in the wheel: what they were made in goes."""
        if self.scratch is not None:
            self.scratch.cleanup()
