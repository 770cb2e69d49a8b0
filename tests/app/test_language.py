"""Which language is read: the command line, the environment, the settings, the system, English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resurgence_tui.app.language import give, known, language_of, of_system, winner


@pytest.fixture(autouse=True)
def _nothing_given() -> Iterator[None]:
    yield
    give("")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "pl_PL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "pl"}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_system_speaks_in_the_first_variable_that_says_anything(environment: dict[str, str], language: str) -> None:
    assert of_system(environment) == language


@pytest.mark.parametrize(
    ("name", "language"),
    [("pl", "pl"), ("PL", "pl"), ("pl-PL", "pl"), ("pl_PL@euro", "pl"), ("en_GB", "en"), ("xx", ""), ("", ""),
     ("../pl", ""), ("POSIX", "")],
)  # fmt: skip
def test_a_language_is_known_by_its_names(name: str, language: str) -> None:
    assert known(name) == language


def test_each_wins_over_those_after_it() -> None:
    system, variable = {"LANG": "pl_PL"}, {"LANG": "pl_PL", "RESURGENCE_LANGUAGE": "en"}
    assert language_of("auto", system) == "pl"
    assert language_of("en", system) == "en"
    assert language_of("pl", variable) == "en" and winner(variable) == ("RESURGENCE_LANGUAGE", "en")
    give("pl")
    assert language_of("en", variable) == "pl" and winner(variable) == ("--language", "pl")


def test_what_is_not_known_counts_as_nothing() -> None:
    assert language_of("pl", {"RESURGENCE_LANGUAGE": "xx"}) == "pl"
    assert winner({"RESURGENCE_LANGUAGE": "xx"}) is None
    assert language_of("xx", {"LANG": "pl_PL"}) == "en"
