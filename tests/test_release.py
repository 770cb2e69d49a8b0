"""What is published: the wheel works where only it is, and tools/release.py lets nothing incomplete pass."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from resurgence_tui import __version__

ROOT = Path(__file__).parents[1]


def _release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "tools" / "release.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release = _release()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")), versions=["standard"])
    return Path(built)


@pytest.mark.terminal
def test_the_wheel_holds_what_the_program_reads_and_its_types(wheel: Path) -> None:
    assert release.missing_in(wheel) == []
    with ZipFile(wheel) as opened:
        names = opened.namelist()
    assets = {f"resurgence_tui/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "assets").rglob("*.*")}
    assert assets <= set(names)
    assert not [name for name in names if not name.startswith(("resurgence_tui/", "resurgence_tui-"))]


@pytest.mark.terminal
def test_the_program_runs_from_the_unpacked_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as opened:
        opened.extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}

    def told(*words: str) -> str:
        return subprocess.check_output([sys.executable, *words], cwd=tmp_path, env=environment, text=True)

    look = "import resurgence_tui as it; from resurgence_tui.assets_path import assets; print(it.__file__, assets())"
    assert told("-c", look).count(str(tmp_path)) == 2
    assert told("-m", "resurgence_tui", "--version").startswith(f"resurgence {__version__} (")


def test_the_sources_hold_all_that_a_change_needs() -> None:
    names = {Path(file.distribution_path).as_posix() for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert set(release.IN_SOURCES) <= names
    assert not [name for name in names if name.startswith("saves/")]


def test_what_an_archive_lacks_is_named(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "some.whl", "w") as made:
        for name in release.IN_WHEEL[1:]:
            made.writestr(name, "")
    assert release.missing_in(tmp_path / "some.whl") == ["resurgence_tui/py.typed"]
    with tarfile.open(tmp_path / "some.tar.gz", "w:gz"):
        pass
    assert release.missing_in(tmp_path / "some.tar.gz") == list(release.IN_SOURCES)


def test_the_version_is_the_same_everywhere() -> None:
    assert release.version_of(ROOT) == __version__


def test_versions_that_differ_are_refused(tmp_path: Path) -> None:
    (tmp_path / "resurgence_tui").mkdir()
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n', encoding="utf-8")
    (tmp_path / "resurgence_tui" / "__init__.py").write_text('__version__ = "1.2.0"\n', encoding="utf-8")
    changes = "# Changelog\n\n## [Unreleased]\n\n## [{}] - 2026-01-31\n\n## [1.0.0] - 2025-01-31\n"
    (tmp_path / "CHANGELOG.md").write_text(changes.format("1.1.0"), encoding="utf-8")
    with pytest.raises(release.NotReady, match=r"package 1\.2\.0, CHANGELOG.md begins with 1\.1\.0\."):
        release.version_of(tmp_path)
    (tmp_path / "CHANGELOG.md").write_text(changes.format("1.2.0"), encoding="utf-8")
    assert release.version_of(tmp_path) == "1.2.0"


def test_another_release_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "old.whl").touch()
    with pytest.raises(release.NotReady, match="something in"):
        release.build(ROOT, tmp_path)


def test_a_command_that_fails_stops_the_release(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(release.NotReady, match="status 3"):
        release.run(sys.executable, "-c", "import sys; print('why'); sys.exit(3)", at=tmp_path)
    assert capfd.readouterr().err == "why\n"


def test_a_trial_knows_nothing_of_this_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RESURGENCE_SAVES", "/mine")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    look = "import os; print(os.environ.get('RESURGENCE_SAVES'), os.environ.get('PYTHONPATH'), os.getcwd())"
    assert release.run(sys.executable, "-c", look, at=tmp_path).split() == ["None", "None", str(tmp_path.resolve())]


def test_what_to_upload_is_named_with_its_sum(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"abc")
    told = release.to_upload([tmp_path / "a.whl"])
    assert "3 bytes  sha256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" in told
    assert told.endswith(f"twine upload {tmp_path / 'a.whl'}")
