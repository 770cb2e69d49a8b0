"""The variants of a new game on the command line: checked as everywhere, refused in words of the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from resurgence_tui.engine.options import OptionProblem, Problem, Value, check_options
from resurgence_tui.games import DEFAULT_GAME, game_called
from resurgence_tui.i18n.text import words

from .console import Refusal

SENTENCES = {
    (Problem.NEEDED, "solo"): "cli_one_seat",
    (Problem.SEATS, "solo"): "cli_solo_seats",
    (Problem.EXCLUDED, "bonus_events"): "cli_solo_bonus_events",
}
"""Of what is wrong, and of which option -> the sentence that says so best."""

ANY = {
    Problem.UNKNOWN: "cli_variant_unknown",
    Problem.VALUE: "cli_bad_value",
    Problem.EXCLUDED: "cli_variant_excluded",
    Problem.SEATS: "cli_variant_seats",
    Problem.NEEDED: "cli_variant_needed",
}
"""The sentence for every other option."""


def check_variants(chosen: Mapping[str, Value], seats: int | None) -> None:
    """Refuse variants that cannot be played so. seats: how many play; None while that is not known."""
    try:
        check_options(game_called(DEFAULT_GAME).options, chosen, seats)
    except OptionProblem as problem:
        raise Refusal(problem_text(problem)) from None


def problem_text(problem: OptionProblem) -> str:
    """Why variants cannot be played, in one sentence."""
    other, _ = problem.other or ("", "")
    return words().text(
        SENTENCES.get((problem.kind, problem.option), ANY[problem.kind]),
        option=as_typed(problem.option), value=str(problem.value), values=_listed(problem.values),
        other=as_typed(other), count=problem.seats or 0,
    )  # fmt: skip


def as_typed(option: str) -> str:
    """The name of an option as it stands on a command line."""
    return f"--{option.replace('_', '-')}"


def _listed(values: Iterable[Value]) -> str:
    """Values that can be typed."""
    return ", ".join(f'"{value}"' for value in values if value and isinstance(value, str))


def variant_named(option: str) -> Callable[[object, Sequence[Any]], str]:
    """What reads the value of an option; the game is asked for its values only then."""

    def read(kind: object, tokens: Sequence[Any]) -> str:
        specs = game_called(DEFAULT_GAME).options
        known = next(spec.values for spec in specs if spec.id == option)
        return _one_of(known, tokens[0])

    return read


def mode_named(kind: object, tokens: Sequence[Any]) -> str:
    """What was played, for the hall of fame."""
    from resurgence_tui.app.hall_of_fame import modes_of

    return _one_of(modes_of(game_called(DEFAULT_GAME)), tokens[0])


def _one_of(known: Sequence[Value], token: Any) -> str:
    """The value in a word of the command line; Refusal, which lists them, if it is none of those."""
    value: str = token.value
    if not value or value not in known:
        raise Refusal(words().text("cli_bad_value", value=value, option=token.keyword or "", values=_listed(known)))
    return value
