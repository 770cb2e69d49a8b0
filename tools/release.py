"""Build a release, try it in fresh environments, and say what to upload. Nothing is uploaded, tagged or pushed.

    python tools/release.py [FOLDER]

The wheel and the source distribution are built from the tree as it stands into FOLDER (default: ``dist``), which has to
be empty. Exit status 0: both can be published. 1: something is wrong, in one sentence on standard error.

Needs the extra ``release``.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]

IN_WHEEL = (
    "resurgence_tui/py.typed",
    "resurgence_tui/ui/app.tcss",
    "resurgence_tui/assets/content/resurgence/missions.json",
    "resurgence_tui/assets/i18n/en/cli.ftl",
)
"""Of each kind of file that the program reads beside its code, one."""

IN_SOURCES = (*("README.md", "LICENSE", "CHANGELOG.md", "constraints.txt", "assets/i18n/en/cli.ftl"),
              *("resurgence_tui/py.typed", "tests/conftest.py", "docs/how-to.md", "tools/release.py"))  # fmt: skip

TRIED = (
    ("resurgence", "--version"),
    ("python", "-m", "resurgence_tui", "--version"),
    ("resurgence", "rules", "GEN-01"),
    ("resurgence", "simulate", "--seats", "bot:random*2", "--games", "1"),
)
"""What has to end well in an environment that holds nothing but the release."""


class NotReady(Exception):
    """Why this cannot be published, in one sentence."""


def version_of(root: Path) -> str:
    """The version that is to be published; NotReady unless package, pyproject.toml and CHANGELOG.md agree on it."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    code = re.search(r'^__version__ = "(.+)"$', _read(root / "resurgence_tui" / "__init__.py"), re.MULTILINE)
    told = re.search(r"^## \[(\d[^]]*)\] - \d{4}-\d\d-\d\d$", _read(root / "CHANGELOG.md"), re.MULTILINE)
    found = [project["version"], code and code[1], told and told[1]]
    if len(set(found)) > 1:
        in_project, in_code, in_changes = found
        raise NotReady(
            f"pyproject.toml has version {in_project}, the package {in_code}, CHANGELOG.md begins with {in_changes}."
        )
    return str(project["version"])


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def missing_in(archive: Path) -> list[str]:
    """What a wheel or source distribution should hold and does not."""
    if archive.suffix == ".whl":
        with ZipFile(archive) as opened:
            names = set(opened.namelist())
        return [name for name in IN_WHEEL if name not in names]
    with tarfile.open(archive) as sources:
        names = {name.partition("/")[2] for name in sources.getnames()}
    return [name for name in IN_SOURCES if name not in names]


def build(root: Path, folder: Path) -> list[Path]:
    """Build the source distribution, and the wheel from it; their paths."""
    if any(folder.glob("*")):
        raise NotReady(f"There is something in {folder} already.")
    run(sys.executable, "-m", "build", "--outdir", str(folder), str(root))
    return sorted(folder.iterdir())


def try_out(archive: Path, constraints: Path, version: str) -> None:
    """Install an archive where nothing else is installed, and use it there as a player would. NotReady if it fails."""
    with TemporaryDirectory() as scratch:
        elsewhere = Path(scratch)
        venv.create(elsewhere / "env", with_pip=True)
        programs = elsewhere / "env" / ("Scripts" if os.name == "nt" else "bin")
        install = ("-m", "pip", "install", "--quiet", "-c", str(constraints), str(archive))
        run(str(programs / "python"), *install, at=elsewhere)
        for program, *words in TRIED:
            out = run(str(programs / program), *words, at=elsewhere)
            if "--version" in words and not out.startswith(f"resurgence {version} ("):
                raise NotReady(f"{archive.name} calls itself {out.strip()}.")


def run(*words: str, at: Path = ROOT) -> str:
    """What a command prints. It sees no other copy of the package and no games or settings of this machine.

    NotReady if it fails.
    """
    print("+", *words, flush=True)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("RESURGENCE_", "PYTHONPATH"))}
    own |= {"XDG_CONFIG_HOME": str(at / "config"), "XDG_DATA_HOME": str(at / "data")}
    done = subprocess.run(words, cwd=at, env=own, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise NotReady(f"This ended with status {done.returncode}: {' '.join(words)}")
    return done.stdout


def to_upload(archives: Iterable[Path]) -> str:
    """Each file with its size and SHA-256, and the command that would publish them."""
    archives = list(archives)
    lines = [f"{path}  {path.stat().st_size:,} bytes  sha256 {hashlib.sha256(path.read_bytes()).hexdigest()}"
             for path in archives]  # fmt: skip
    return "\n".join(["To upload:", *lines, "", "twine upload " + " ".join(map(str, archives))])


def main(words: list[str]) -> int:
    """Do it all; the exit status."""
    folder = Path(words[0] if words else "dist").absolute()
    try:
        version = version_of(ROOT)
        archives = build(ROOT, folder)
        for archive in archives:
            if missing := missing_in(archive):
                raise NotReady(f"{archive.name} lacks {', '.join(missing)}.")
            try_out(archive, ROOT / "constraints.txt", version)
    except NotReady as reason:
        sys.stderr.write(f"release: {reason}\n")
        return 1
    print(f"\nresurgence-tui {version} works from both files.\n\n{to_upload(archives)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
