"""Who may play through the server."""

import secrets
from typing import Any

import pytest

from resurgence_tui.web.access import Access, new_token


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000"])
def test_without_a_token_the_server_is_reached_under_the_names_of_this_machine(host: str) -> None:
    assert Access(8000).is_named(host)


@pytest.mark.parametrize("host", ["elsewhere.example:8000", "127.0.0.1", "127.0.0.1:8001", "localhost.to:8000", ""])
def test_a_name_that_somebody_else_points_at_this_machine_is_no_way_in(host: str) -> None:
    assert not Access(8000).is_named(host)


def test_at_the_usual_port_of_the_web_a_browser_tells_no_port() -> None:
    assert Access(80).is_named("localhost")


def test_with_a_token_any_name_of_the_machine_will_do() -> None:
    assert Access(8000, "secret").is_named("shelter.example:8000")


def test_only_the_whole_token_is_known() -> None:
    access = Access(8000, "secret")
    assert access.knows("secret")
    assert not any(map(access.knows, ("", "secre", "secret ", "Secret", "s\udce9cret", "żółw")))


def test_without_a_token_a_token_is_one_too_many() -> None:
    assert Access(8000).knows("")
    assert not Access(8000).knows("secret")


def test_the_token_is_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[Any, Any]] = []
    monkeypatch.setattr(secrets, "compare_digest", lambda *both: compared.append(both) or True)
    assert Access(8000, "secret").knows("other")
    assert compared == [(b"other", b"secret")]


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://elsewhere.example", False),
        ("http://127.0.0.1:8001", False),
        ("http://127.0.0.1", False),
        ("null", False),
        ("", False),
    ],
)
def test_only_a_page_of_the_server_itself_may_ask(origin: str, is_ours: bool) -> None:
    assert Access.is_own_page(origin, "127.0.0.1:8000") is is_ours


def test_every_server_has_a_token_of_its_own_that_needs_no_escape_in_an_address() -> None:
    one, other = new_token(), new_token()
    assert one != other
    assert len(one) >= 22
    assert one.replace("-", "").replace("_", "").isalnum()
