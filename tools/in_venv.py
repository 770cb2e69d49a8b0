"""Run a program out of the `.venv` of this checkout, on any system: `python tools/in_venv.py ruff check .`"""

import os
import subprocess
import sys
from pathlib import Path

PROGRAMS = Path(__file__).resolve().parents[1] / ".venv" / ("Scripts" if os.name == "nt" else "bin")


def main(words: list[str]) -> int:
    """The exit status of the program; 2 if there is no such program."""
    program = PROGRAMS / (words[0] + (".exe" if os.name == "nt" else ""))
    if not program.exists():
        sys.stderr.write(f"There is no {program}: CONTRIBUTING.md says how it is set up.\n")
        return 2
    return subprocess.run([str(program), *words[1:]]).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
