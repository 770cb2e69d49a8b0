"""The example in the documentation learns and is measured; here two games each have to do."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python learn.py\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {"__name__": "learn"}
    exec(compile(program, "learn.py", "exec"), names)
    worth = names["train"](steps=1, games=2)  # type: ignore[operator]
    assert capsys.readouterr().out.startswith("step 1: ")
    assert np.count_nonzero(worth) > 50 and np.isfinite(worth).all()
    assert 0 <= names["test"](worth, 2) <= 1  # type: ignore[operator]
