"""Stand-ins for modules that are never used: a name that a stand-in lacks comes from the module itself."""

import subprocess
import sys
from pathlib import Path

import pytest

from resurgence_tui.stand_ins import StandIn, called_late, give_way, stand_in, standing_in

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.quick


def printed(code: str) -> str:
    """What a Python of its own prints."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_within_the_module_is_not_imported_and_after_it_it_is_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    with standing_in("colorsys", rgb_to_hls="instead"):
        from colorsys import rgb_to_hls

        assert isinstance(sys.modules["colorsys"], StandIn)
    assert rgb_to_hls == "instead"
    from colorsys import hls_to_rgb

    assert hls_to_rgb(0.0, 1.0, 0.0) == (1.0, 1.0, 1.0)


def test_another_name_is_that_of_the_module_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    stand_in("colorsys", rgb_to_hls="instead")
    from colorsys import hls_to_rgb

    assert hls_to_rgb(0.0, 1.0, 0.0) == (1.0, 1.0, 1.0)
    assert not isinstance(sys.modules["colorsys"], StandIn)


def test_what_is_imported_already_stays() -> None:
    import json

    with standing_in("json", loads=None):
        assert sys.modules["json"] is json
    give_way("json")
    assert sys.modules["json"] is json


def test_the_palette_of_textual_is_there_for_who_asks() -> None:
    code = (
        "from resurgence_tui.ui.lean_textual import import_textual; import_textual()\n"
        "import sys; print('textual.command' in sys.modules)\n"
        "from textual.command import CommandPalette; print(CommandPalette.__name__)"
    )
    assert printed(code).split() == ["False", "CommandPalette"]


def test_models_are_checked_without_looking_for_plugins() -> None:
    code = (
        "import sys; from resurgence_tui.stand_ins import leave_out_plugins; leave_out_plugins()\n"
        "from resurgence_tui.saves.pins import Pin\n"
        "print(Pin(salt='', hash='').wrong, 'importlib.metadata' in sys.modules)"
    )
    assert printed(code).split() == ["0", "False"]


def test_a_sentence_with_a_choice_is_told_without_the_time_zone() -> None:
    code = (
        "import sys; from resurgence_tui.i18n.text import words\n"
        "print(words().text('parts', count=2)); print('babel.localtime' in sys.modules)"
    )
    assert printed(code).split() == ["Parts", "False"]


def test_a_function_is_imported_when_it_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    with called_late("colorsys", "hls_to_rgb"):
        from colorsys import hls_to_rgb
    assert "colorsys" not in sys.modules
    assert hls_to_rgb(0.0, 1.0, s=0.0) == (1.0, 1.0, 1.0)
    assert "colorsys" in sys.modules


def test_folders_of_the_platform_are_found_without_archives() -> None:
    code = (
        "import sys; from resurgence_tui.stand_ins import user_folders; found = user_folders()\n"
        "print(sorted({'tempfile', 'lzma', 'bz2'} & set(sys.modules)))\n"
        "import platformdirs, tempfile; assert found is platformdirs; print(tempfile.gettempdir() != '')"
    )
    assert printed(code).splitlines() == ["[]", "True"]
