"""`resurgence serve`: its options, what it says, what it lets go of as it ends; and the program that it starts."""

import builtins
import os
import re
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.cli import serve
from resurgence_tui.cli.screens import on_terminal
from resurgence_tui.ui.appearance import signs_for
from resurgence_tui.web.access import Access

from .conftest import Done, process

Run = Callable[..., Done]


@pytest.mark.parametrize("port", ["-1", "65536", "8000.5", "many", ""])
def test_what_is_no_port_is_refused_in_one_sentence(run: Run, port: str) -> None:
    assert run("serve", f"--port={port}").complaint == "A port must be a whole number from 0 to 65535."


def test_a_port_that_somebody_else_has_is_refused_in_one_sentence(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        complaint = run("serve", "--port", str(port)).complaint
    assert complaint == (
        f"Port {port} of 127.0.0.1 cannot be used: address already in use. Choose another one with --port or --host."
    )


def test_without_the_extra_one_sentence_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *others: Any) -> Any:
        if name.split(".")[0] in serve.OF_THE_EXTRA:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name.split(".")[0])
        return real(name, *others)

    for module in [name for name in sys.modules if name.startswith(("resurgence_tui.web.server", "aiohttp"))]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without)
    assert run("serve").complaint == (
        'Playing in a browser needs the extra \'web\'. Install it with: python -m pip install "resurgence-tui[web]"'
    )


def test_what_follows_from_where_it_listens_is_said_at_the_start() -> None:
    here = " ".join(serve.told(Access(8000), None))
    assert "http://127.0.0.1:8000/ " in here
    assert "Only this machine can reach it." in here
    there = " ".join(serve.told(Access(8000, "secret"), "192.168.1.5"))
    assert "http://192.168.1.5:8000/?token=secret " in there
    assert "Whoever has the whole address plays with this machine's saved games" in there
    assert "http://[fe80::1]:8000/?token=secret" in serve.told(Access(8000, "secret"), "fe80::1")[0]
    assert f"http://{socket.gethostname()}:8000/?token=secret" in serve.told(Access(8000, "secret"), "0.0.0.0")[0]


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGTERM")
@pytest.mark.parametrize(("options", "token"), [((), ""), (("--host", "127.0.0.1"), r"\?token=[\w-]{22,}")])
def test_it_ends_when_it_is_told_to_and_leaves_no_folder_behind(
    tmp_path: Path, options: tuple[str, ...], token: str
) -> None:
    child = process("serve", "--port", "0", *options, env={**os.environ, "TMPDIR": str(tmp_path)}, cwd=tmp_path)
    assert child.stdout is not None
    first = child.stdout.readline().decode()
    assert re.fullmatch(rf"Open this address in a browser: http://127\.0\.0\.1:\d+/{token}\n", first)
    child.send_signal(signal.SIGTERM)
    _, complaints = child.communicate(timeout=200)
    assert (child.returncode, complaints) == (0, b"")
    assert list(tmp_path.iterdir()) == []


def test_a_driver_that_the_environment_names_stands_for_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    with Path(os.devnull).open(encoding="utf-8") as nothing:
        monkeypatch.setattr(sys, "__stdin__", nothing)
        monkeypatch.delenv("TEXTUAL_DRIVER", raising=False)
        assert not on_terminal()
        monkeypatch.setenv("TEXTUAL_DRIVER", "textual.drivers.web_driver:WebDriver")
        assert on_terminal()


def test_a_browser_shows_all_signs_whatever_the_servers_locale_is() -> None:
    plain = {"LANG": "C", "TERM": "vt220"}
    assert signs_for(plain, "ascii").name == "ascii"
    assert signs_for({**plain, "TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver"}, "ascii").name == "unicode"
